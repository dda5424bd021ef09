"""Matches of 8½ under any order of calls (match_machine.py)."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

import halfpast
from tests.games.half.rules.positions import DECK, EDITIONS, KINDS, cards
from tests.games.match_machine import CHANCES, PROFILE, SEEDS, MatchMachine, through_json

LAYS = [kind * number for kind in KINDS for number in range(1, DECK[kind] + 1)]
EXCHANGES = [f"exchange {own} {other}" for own in KINDS for other in KINDS]
LAYS.insert(LAYS.index("9"), "8h")
MOVES = [*LAYS, "take", "blind 1", "blind 2", "blind 3", "pass", *EXCHANGES, "decline"]

# What people type that is no move: near misses, then anything.
NEAR = [
    "",
    " ",
    "h8",
    "8hh",
    "88h",
    "78",
    "H",
    "8H",
    "G",
    "½",
    "8½",
    "10",
    "-1",
    "７",
    "٣",
    "11111",
    "0000000",
    "hhhhhhhhh",
]
NEAR += [" 7", "7 ", "7\n", "7 7", "7,7", "Take", "TAKE", "take ", "takes", "pass 1", "decline 7", "blind", "blind 0"]
NEAR += ["blind 4", "blind1", "blind  1", "blind 1 2", "blind -1", "exchange", "exchange 7", "exchange 77 3"]
NEAR += ["exchange 7 3 1", "exchange 73", "exchange  7 3", "undo", "null", "\x00", "g" * 10_000]
NO_MOVES = st.sampled_from(NEAR) | st.text(max_size=12).filter(lambda text: text not in MOVES)
# A value for every parameter. Short limits too, so that games without a finisher come up (H27).
PARAMETERS: dict[str, st.SearchStrategy[Any]] = {
    "stock": st.just("all") | st.integers(0, 11),
    "opening": st.sampled_from(["lowest-yellow", "lowest-number", "lot"]),
    "opening_sets": st.booleans(),
    "announcing": st.sampled_from(["all", "opener"]),
    "voluntary_take": st.booleans(),
    "sets": st.booleans(),
    "ghost_risk": st.booleans(),
    "half_across": st.booleans(),
    "eight_half": st.booleans(),
    "half_on_eight_half": st.booleans(),
    "five_wild": st.booleans(),
    "five_through_ghost": st.booleans(),
    "open_sets": st.booleans(),
    "aside_shown": st.sampled_from(["open", "face-down"]),
    "table_from": st.sampled_from(["reached", "started", "source", "blind"]),
    "scoring": st.sampled_from(["points", "cards"]),
    "fewest_tie": st.sampled_from(["all", "none"]),
    "games": st.integers(1, 99),
    "exchange": st.booleans(),
    "max_plays": st.just(100) | st.integers(100, 10_000),
}
NAMES: dict[str, st.SearchStrategy[Any]] = {"name": st.sampled_from(["ours", "Omas Regeln", "½ – 8½ «maison»"])}
HOUSES = st.fixed_dictionaries({"base": st.sampled_from(EDITIONS)}, optional=PARAMETERS | NAMES)


class HalfMachine(MatchMachine):
    """A series of 8½."""

    letter = "H"

    @initialize(
        edition=st.sampled_from(EDITIONS) | HOUSES,
        seats=st.integers(2, 5),
        games=st.sampled_from([3, 2, 1]),
        seed=SEEDS,
        dealer=st.none() | st.integers(0, 4),
        left_out=st.none() | st.integers(0, 54),
        played=st.integers(0, 120),
        chance=CHANCES,
    )
    def begin(
        self,
        edition: str | dict[str, Any],
        seats: int,
        games: int,
        seed: int | bytes,
        dealer: int | None,
        left_out: int | None,
        played: int,
        chance: int,
    ) -> None:
        """A new match, some moves on; with `left_out` from a deck of its own, without some cards."""
        deck = None
        if left_out is not None:
            whole = list(DECK.elements())
            deck = "".join(random.Random(left_out).sample(whole, max(72 - left_out, 9 * seats)))
        who = None if dealer is None else dealer % seats
        match, again = (
            halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed, deck=deck, dealer=who)
            for _ in range(2)
        )
        self.begin_with(match, again)
        assert self.m.seats == seats
        self.play_on(played, chance)

    def finished(self, match: halfpast.Match) -> int:
        """How many games of the match are over."""
        return len(match.position()["match"]["results"])

    def check_cards(self, match: halfpast.Match) -> None:
        """All 72."""
        assert cards(match.position()) == DECK

    def sayable(self) -> list[str]:
        """Every move there is: by card, then take, blind, pass, exchange, decline."""
        return MOVES

    @precondition(lambda self: self.m.seat is not None)
    @rule(phase=st.sampled_from(["exchange", "last-chance"]), chance=CHANCES)
    def play_until(self, phase: str, chance: int) -> None:
        self.go_until(phase, chance)

    @rule(text=NO_MOVES)
    def type_no_move(self, text: str) -> None:
        self.refuse_text(text)

    @invariant()
    def every_legal_move_is_one_of_the_moves(self) -> None:
        assert set(self.m.legal()) <= set(MOVES)

    @invariant()
    def the_result_comes_with_the_end(self) -> None:
        result, block = self.m.result(), self.m.position()["match"]
        assert (result is None) == (self.m.seat is not None)
        assert block["games"] == self.m.games
        if result is None:
            assert block["game"] == len(block["results"]) + 1 <= block["games"]
            return
        assert block["game"] == len(block["results"]) == block["games"]
        assert result["games"] == block["results"]
        totals = [sum(points) for points in zip(*(row["points"] for row in result["games"]), strict=True)]
        best = min(totals) if self.m.edition.parameters["scoring"] == "cards" else max(totals)
        assert result["totals"] == totals
        assert result["winners"] == [seat for seat, total in enumerate(totals) if total == best]


TestMatch = HalfMachine.TestCase
TestMatch.settings = PROFILE


def test_the_machine_draws_every_parameter() -> None:
    assert list(PARAMETERS) == list(halfpast.editions("half")["amigo"]["parameters"])


def test_a_copy_keeps_its_own_moves_to_take_back() -> None:
    m = halfpast.new("half", seed=7)
    m.play("3" if "3" in m.legal() else m.legal()[0])
    before, legal = m.position(), m.legal()
    m.play(legal[0])
    copy = m.copy()
    m.undo()
    m.play(legal[-1])
    copy.undo()
    assert copy.position() == before


def test_a_log_that_was_handed_out_is_the_callers_own() -> None:
    m = halfpast.new("half", seed=7)
    m.log()["start"]["seed"] = 8
    assert halfpast.replay(m.log()).position() == m.position()


def test_a_copy_does_not_share_its_log() -> None:
    m = halfpast.new("half", seed=7)
    copy = m.copy()
    copy.play(copy.legal()[0])
    assert m.log()["moves"] == []
    assert len(copy.log()["moves"]) == 1


def test_a_deck_given_as_a_list_stays_the_callers_own() -> None:
    deck = list("0123456789hg" * 3)
    m = halfpast.new("half", seed=7, deck=deck)
    deck.reverse()
    assert halfpast.replay(m.log()).position() == m.position()


def test_a_deck_may_be_any_iterable_and_the_log_is_still_json() -> None:
    m = halfpast.new("half", seed=7, deck=iter("0123456789hg" * 3))
    assert halfpast.replay(through_json(m.log())).position() == m.position()
