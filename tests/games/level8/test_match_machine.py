"""Matches of Level 8 under any order of calls (match_machine.py)."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

import halfpast
from halfpast.games.level8.rules.levels import known_cards
from tests.games.level8.rules.positions import CARDS, EDITIONS, NUMBERS, PAIR, Data, cards, deck_of, some_move
from tests.games.match_machine import CHANCES, PROFILE, SEEDS, MatchMachine

SEATS, GROUPS = range(6), range(1, 6)
MOVES = [
    *("draw", *(f"draw {seat}" for seat in SEATS)),
    *(f"{word} {card}" for word in ("discard", "show", "put", "keep") for card in CARDS),
    *("play take", "play swap", "play keep", *(f"play skip {seat}" for seat in SEATS)),
    *(f"off {card} {seat}.{place}" for card in NUMBERS for seat in SEATS for place in GROUPS),
    *(f"pick {seat} {card}" for seat in SEATS for card in CARDS),
    *("pick none", "done"),
]
# What people type that is no move: near misses, then anything.
NEAR = [
    "", " ", "Draw", "draw ", "draw 6", "draw -1", "draw 0 1", "discard", "discard r0", "discard r16", "discard R1",
    "discard j2", "discard j6=r7", "play", "play r1", "play skip", "play skip 6", "play take 1", "off r1", "off r1 0",
    "off r1 0.0", "off r1 6.1", "lay", "lay ", "lay r1 /", "lay / r1", "lay r1 / / r2", "lay r1,r2", "pick", "pick 1",
    "pick none 1", "pick r1", "put", "keep", "show", "done 1", "none", "r1", "undo", "null", "\x00",
]  # fmt: skip
NEAR.append("lay " + "r1 " * 4000)
FIRST = ("draw", "lay", "off", "discard", "play", "show", "pick", "put", "keep", "done")
NO_MOVES = st.sampled_from(NEAR) | st.text(max_size=12).filter(lambda text: not text.startswith(FIRST))

# A value for every parameter. Short rounds and matches too, so that some are cut (L26).
PARAMETERS: dict[str, st.SearchStrategy[Any]] = {
    "copies": st.integers(1, 2),
    "range_jokers": st.integers(0, 4),
    "full_jokers": st.integers(0, 6),
    "takes": st.integers(0, 2),
    "swaps": st.integers(0, 3),
    "keep_cards": st.integers(0, 4),
    "skips": st.integers(0, 3),
    "shuffle_specials": st.booleans(),
    "joker_off": st.booleans(),
    "swap_ends": st.booleans(),
    "keep_from": st.just("never") | st.integers(1, 8),
    "max_plays": st.just(100) | st.integers(100, 10_000),
    "max_rounds": st.just(10) | st.integers(10, 10_000),
}
HOUSES = st.fixed_dictionaries(
    {"base": st.sampled_from(EDITIONS)}, optional=PARAMETERS | {"name": st.sampled_from(["ours", "«maison»"])}
)


class Level8Machine(MatchMachine):
    """A match of Level 8."""

    letter = "L"
    furthest = 60

    @initialize(
        edition=st.sampled_from(EDITIONS) | HOUSES,
        card=st.sampled_from([None, *known_cards(), PAIR]),
        others=st.none() | st.lists(st.sampled_from([*known_cards(), PAIR]), min_size=5, max_size=5),
        seats=st.integers(2, 6),
        seed=SEEDS,
        level=st.integers(1, 8),
        played=st.integers(0, 60),
        chance=CHANCES,
    )
    def begin(
        self,
        edition: str | Data,
        card: str | Data | None,
        others: list[str | Data] | None,
        seats: int,
        seed: int | bytes,
        level: int,
        played: int,
        chance: int,
    ) -> None:
        """A new match, all with one level card or each with their own (L23a), or one that begins on a higher level;
        some moves on.
        """
        cards_of = card if card is None or others is None else [card, *others[: seats - 1]]
        match, again = (
            halfpast.new("level8", edition=edition, seats=seats, seed=seed, card=cards_of) for _ in range(2)
        )
        self.begin_with(match, again)
        self.deck = deck_of(edition)
        if level > 1:
            position = self.m.position()
            self.m = halfpast.load({**position, "seats": [{**one, "level": level} for one in position["seats"]]})
        self.play_on(played, chance)

    def finished(self, match: halfpast.Match) -> int:
        """How many rounds are over."""
        return int(match.position()["round"]) - 1

    def check_cards(self, match: halfpast.Match) -> None:
        """All cards of the deck."""
        assert cards(match.position()) == self.deck

    def sayable(self) -> list[str]:
        """Every move there is but lays and jokers laid off, of which `legal` lists a few."""
        return MOVES

    def listed(self) -> list[str]:
        """The legal moves but these, in the same order."""
        legal = {move for move in self.m.legal() if not move.startswith("lay ") and "=" not in move}
        assert legal <= set(MOVES)
        return [move for move in MOVES if move in legal]

    def choose(self, chooser: random.Random, match: halfpast.Match) -> str:
        """Levels are laid out where they can be, so that rounds end."""
        return some_move(match, chooser)

    def seat_of(self, position: dict[str, Any]) -> int | None:
        """Who must decide: while cards are shown, the first after the player of take who has shown too few."""
        seats: list[Data] = position["seats"]
        if position["phase"] != "show":
            return super().seat_of(position)
        order = [(int(position["turn"]) + step) % len(seats) for step in range(1, len(seats))]
        return next(at for at in order if len(seats[at]["shown"]) < min(3, len(seats[at]["hand"])))

    @precondition(lambda self: self.m.seat is not None)
    @rule(phase=st.sampled_from(["show", "pick", "put", "keep"]), chance=CHANCES)
    def play_until(self, phase: str, chance: int) -> None:
        self.go_until(phase, chance)

    @rule(text=NO_MOVES)
    def type_no_move(self, text: str) -> None:
        self.refuse_text(text)

    @invariant()
    def the_result_comes_with_the_end(self) -> None:
        result, position = self.m.result(), self.m.position()
        assert (result is None) == (self.m.seat is not None)
        if result is not None:
            assert result["winner"] == position["winner"]
            assert result["levels"] == [one["level"] for one in position["seats"]]
            assert result["rounds"] == position["round"]


TestMatch = Level8Machine.TestCase
TestMatch.settings = settings(PROFILE, max_examples=max(6, PROFILE.max_examples // 5))


def test_the_machine_draws_every_parameter() -> None:
    assert list(PARAMETERS) == list(halfpast.editions("level8")["master"]["parameters"])
