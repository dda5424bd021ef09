"""The public face under any order of calls: a match is played, refused, saved, replayed, taken back and copied.

Quick and the same every time by default; HALFPAST_SOAK=1 runs the long, random profile "soak".
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import halfpast

from .rules.table import DECK, EDITIONS, KINDS, cards

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "quick", max_examples=30, stateful_step_count=30, derandomize=True, deadline=None, suppress_health_check=SLOW
)
settings.register_profile(
    "soak", max_examples=300, stateful_step_count=60, deadline=None, suppress_health_check=SLOW, print_blob=True
)
PROFILE = settings.get_profile("soak" if os.environ.get("HALFPAST_SOAK") == "1" else "quick")

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
NO_TEXTS = st.sampled_from(
    [None, True, 7, 7.0, b"7", ["7"], ("take",), {"move": "7"}, {"take"}, float("nan"), object()]
)

# A value for every parameter. Short limits too, so that games without a finisher come up (H27).
PARAMETERS: dict[str, st.SearchStrategy[Any]] = {
    "stock": st.just("all") | st.integers(0, 11),
    "opening": st.sampled_from(["lowest-yellow", "lowest-number", "lot"]),
    "opening_sets": st.booleans(),
    "voluntary_take": st.booleans(),
    "half_across": st.booleans(),
    "eight_half": st.booleans(),
    "five_wild": st.booleans(),
    "five_through_ghost": st.booleans(),
    "open_sets": st.booleans(),
    "table_from": st.sampled_from(["reached", "started", "source"]),
    "scoring": st.sampled_from(["points", "cards"]),
    "fewest_tie": st.sampled_from(["all", "none"]),
    "games": st.integers(1, 99),
    "exchange": st.booleans(),
    "max_plays": st.just(100) | st.integers(100, 10_000),
}
NAMES: dict[str, st.SearchStrategy[Any]] = {"name": st.sampled_from(["ours", "Omas Regeln", "½ – 8½ «maison»"])}
HOUSES = st.fixed_dictionaries({"base": st.sampled_from(EDITIONS)}, optional=PARAMETERS | NAMES)
SEEDS = st.integers(-5, 2**64) | st.binary(max_size=40)
CHANCES = st.integers(0, 2**16)  # seeds of the random players


def through_json(data: object) -> Any:
    """What comes back when it was written to a file."""
    return json.loads(json.dumps(data, allow_nan=False))


def finished(match: halfpast.Match) -> int:
    """How many games of the match are over."""
    return len(match.position()["match"]["results"])


@dataclass
class Bystander:
    """A copy that nobody plays on, and how it was when it was made."""

    match: halfpast.Match
    position: dict[str, Any]
    log: dict[str, Any]
    before: list[dict[str, Any]]


class MatchMachine(RuleBasedStateMachine):
    """Any calls in any order; `before` keeps the positions that undo must come back to."""

    m: halfpast.Match
    before: list[dict[str, Any]]
    bystanders: list[Bystander]

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
        self.m = halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed, deck=deck, dealer=who)
        again = halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed, deck=deck, dealer=who)
        assert again.position() == self.m.position()
        assert self.m.seats == seats
        self.before = []
        self.bystanders = []
        self.play_on(played, chance)

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        """Whatever is done inside leaves the match as it is."""
        position, log, legal, seat = self.m.position(), self.m.log(), self.m.legal(), self.m.seat
        yield
        assert self.m.position() == position
        assert self.m.log() == log
        assert (self.m.legal(), self.m.seat) == (legal, seat)

    def play_one(self, move: str) -> None:
        """A move of the match itself."""
        self.before.append(self.m.position())
        self.m.play(move)

    @precondition(lambda self: self.m.seat is not None)
    @rule(which=st.integers(0, 200))
    def play(self, which: int) -> None:
        legal = self.m.legal()
        move, seat, plays = legal[which % len(legal)], self.m.seat, self.m.position()["plays"]
        games = finished(self.m)
        self.play_one(move)
        assert self.m.log()["moves"][-1] == {"seat": seat, "move": move}
        if finished(self.m) == games:
            assert self.m.position()["plays"] == plays + 1

    def play_on(self, number: int, chance: int, phase: str | None = None) -> None:
        """So many moves at random, or until that phase comes."""
        chooser = random.Random(chance)
        for _ in range(number):
            if self.m.seat is None:
                break
            self.play_one(chooser.choice(self.m.legal()))
            position = self.m.position()
            assert cards(position) == DECK
            if position["phase"] == phase:
                break

    @precondition(lambda self: self.m.seat is not None)
    @rule(number=st.integers(2, 80), chance=CHANCES)
    def play_some(self, number: int, chance: int) -> None:
        self.play_on(number, chance)

    @precondition(lambda self: self.m.seat is not None)
    @rule(phase=st.sampled_from(["exchange", "last-chance"]), chance=CHANCES)
    def play_until(self, phase: str, chance: int) -> None:
        """Until that phase comes; if the match ends before, back to where it was not over yet."""
        self.play_on(250, chance, phase)
        if self.m.seat is None:
            self.undo(3)

    @rule(which=st.integers(0, len(MOVES)))
    def try_an_illegal_move(self, which: int) -> None:
        legal = self.m.legal()
        illegal = [move for move in MOVES if move not in legal]
        move = illegal[which % len(illegal)]
        with self.nothing_changes():
            refusal = self.m.refusal(move)
            with pytest.raises(halfpast.IllegalMove) as raised:
                self.m.play(move)
        error = raised.value
        assert refusal is not None
        assert (error.rule, error.reason, error.args) == (refusal.rule, refusal.reason, refusal.args)
        assert re.fullmatch(r"H\d\d[a-z]?", error.rule)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", error.reason)
        assert isinstance(error.args, dict)
        assert through_json(error.args) == error.args
        assert re.fullmatch(rf"[A-Z0-9½].+ .+\. \({error.rule}\)", str(error))
        assert not re.search(r"[{}]|\bNone\b|half-", str(error))
        if self.m.seat is None:
            assert error.reason == "over"

    @rule()
    def ask_about_every_move(self) -> None:
        legal = self.m.legal()
        with self.nothing_changes():
            allowed = [move for move in MOVES if self.m.refusal(move) is None]
        assert set(allowed) == set(legal)
        assert allowed == legal  # by card, then take, blind, pass, exchange, decline

    @rule(text=NO_MOVES)
    def type_no_move(self, text: str) -> None:
        with self.nothing_changes():
            with pytest.raises(halfpast.InvalidMove, match=r"is no move: .+\.$"):
                self.m.play(text)
            with pytest.raises(halfpast.InvalidMove, match=r"is no move: .+\.$"):
                self.m.refusal(text)

    @rule(thing=NO_TEXTS)
    def play_what_is_no_text(self, thing: Any) -> None:
        with self.nothing_changes():
            with pytest.raises(halfpast.InvalidMove, match="A move is a text"):
                self.m.play(thing)
            with pytest.raises(halfpast.InvalidMove, match="A move is a text"):
                self.m.refusal(thing)

    def saved(self) -> halfpast.Match:
        """The match, saved and loaded."""
        position = self.m.position()
        loaded = halfpast.load(through_json(position))
        assert loaded.position() == position
        assert (loaded.legal(), loaded.seat) == (self.m.legal(), self.m.seat)
        assert loaded.result() == self.m.result()
        return loaded

    def replayed(self) -> halfpast.Match:
        """The match, played again from its log."""
        log = self.m.log()
        again = halfpast.replay(through_json(log))
        assert again.position() == self.m.position()
        assert (again.legal(), again.seat) == (self.m.legal(), self.m.seat)
        assert again.log() == log
        return again

    @rule(chance=CHANCES, further=st.integers(0, 5))
    def a_saved_match_goes_on_the_same(self, chance: int, further: int) -> None:
        """Into the next deal, and some moves further."""
        with self.nothing_changes():
            one, other = self.m.copy(), self.saved()
            go_on_alike(one, other, chance, further)

    @rule(chance=CHANCES, further=st.integers(0, 5))
    def a_replayed_match_goes_on_the_same(self, chance: int, further: int) -> None:
        with self.nothing_changes():
            one, other = self.m.copy(), self.replayed()
            go_on_alike(one, other, chance, further)

    @rule()
    def go_on_with_the_saved_match(self) -> None:
        self.m = self.saved()
        self.before = []

    @rule()
    def go_on_with_the_replayed_match(self) -> None:
        self.m = self.replayed()

    @rule(number=st.integers(1, 6))
    def undo(self, number: int) -> None:
        for _ in range(min(number, len(self.before))):
            self.m.undo()
            assert self.m.position() == self.before.pop()

    @rule()
    def undo_to_the_start_and_once_more(self) -> None:
        copy = self.m.copy()
        with self.nothing_changes():
            for position in reversed(self.before):
                copy.undo()
                assert copy.position() == position
            start, log = copy.position(), copy.log()
            with pytest.raises(halfpast.HalfpastError, match="no move to take back"):
                copy.undo()
            assert (copy.position(), copy.log()) == (start, log)
            assert halfpast.replay(log).position() == start

    @precondition(lambda self: len(self.bystanders) < 3)
    @rule()
    def make_a_copy(self) -> None:
        copy = self.m.copy()
        assert copy.position() == self.m.position()
        assert copy.log() == self.m.log()
        assert (copy.legal(), copy.seat) == (self.m.legal(), self.m.seat)
        self.bystanders.append(Bystander(copy, copy.position(), copy.log(), list(self.before)))

    @precondition(lambda self: self.bystanders)
    @rule(number=st.integers(0, 30), chance=CHANCES)
    def look_at_a_copy(self, number: int, chance: int) -> None:
        """It is as it was made, whatever the match did since; and playing on it, or back, leaves the match alone."""
        copy = self.bystanders.pop(0)
        assert copy.match.position() == copy.position
        assert copy.match.log() == copy.log
        chooser = random.Random(chance)
        with self.nothing_changes():
            played = 0
            while copy.match.seat is not None and played < number:
                copy.match.play(chooser.choice(copy.match.legal()))
                played += 1
            for _ in range(played):
                copy.match.undo()
            assert copy.match.position() == copy.position
            for position in copy.before[: -number - 2 : -1]:
                copy.match.undo()
                assert copy.match.position() == position

    @rule(chance=CHANCES)
    def scribble_on_what_was_returned(self, chance: int) -> None:
        """What a match hands out is the caller's own."""
        with self.nothing_changes():
            scribble([self.m.position(), self.m.log(), self.m.legal(), self.m.result()])

    @invariant()
    def all_72_cards_are_there(self) -> None:
        assert cards(self.m.position()) == DECK

    @invariant()
    def a_seat_must_decide_or_the_match_is_over(self) -> None:
        position, legal = self.m.position(), self.m.legal()
        assert self.m.seat == position["turn"]
        assert (self.m.seat is None) == (position["phase"] == "over") == (not legal)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(MOVES)
        assert all(self.m.refusal(move) is None for move in legal)

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

    @invariant()
    def everything_is_ready_for_json(self) -> None:
        for data in (self.m.position(), self.m.log(), self.m.legal(), self.m.result()):
            assert through_json(data) == data

    def teardown(self) -> None:
        if hasattr(self, "m"):
            self.saved()
            self.replayed()


def go_on_alike(one: halfpast.Match, other: halfpast.Match, chance: int, further: int) -> None:
    """Two matches get the same moves, into the next deal and some further (400 at the most), and stay the same."""
    chooser, games = random.Random(chance), finished(one)
    for _ in range(400):
        if one.seat is None or (finished(one) > games and further == 0):
            break
        further -= finished(one) > games
        move = chooser.choice(one.legal())
        one.play(move)
        other.play(move)
        assert other.position() == one.position()
    assert (other.legal(), other.result()) == (one.legal(), one.result())


def scribble(data: Any) -> None:
    """Empty every dict and list."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.clear()


TestMatch = MatchMachine.TestCase
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
