"""The public face under any order of calls: a match is played, refused, saved, replayed, taken back and copied.

What every game has in common; test_match_machine.py and test_level8_match_machine.py say what is its own. Quick and
the same every time by default; HALFPAST_SOAK=1 runs the long, random profile "soak".
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import halfpast

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "quick", max_examples=30, stateful_step_count=30, derandomize=True, deadline=None, suppress_health_check=SLOW
)
settings.register_profile(
    "soak", max_examples=300, stateful_step_count=60, deadline=None, suppress_health_check=SLOW, print_blob=True
)
PROFILE = settings.get_profile("soak" if os.environ.get("HALFPAST_SOAK") == "1" else "quick")

NO_TEXTS = st.sampled_from(
    [None, True, 7, 7.0, b"7", ["7"], ("take",), {"move": "7"}, {"take"}, float("nan"), object()]
)

SEEDS = st.integers(-5, 2**64) | st.binary(max_size=40)
CHANCES = st.integers(0, 2**16)  # seeds of the random players


def through_json(data: object) -> Any:
    """What comes back when it was written to a file."""
    return json.loads(json.dumps(data, allow_nan=False))


@dataclass
class Bystander:
    """A copy that nobody plays on, and how it was when it was made."""

    match: halfpast.Match
    position: dict[str, Any]
    log: dict[str, Any]
    before: list[dict[str, Any]]


class MatchMachine(RuleBasedStateMachine):
    """Any calls in any order; `before` keeps the positions that undo must come back to."""

    letter: ClassVar[str]  # the letter of the game's rule numbers
    furthest: ClassVar[int] = 400  # moves until the next deal, or as far as two matches are played side by side
    m: halfpast.Match
    before: list[dict[str, Any]]
    bystanders: list[Bystander]

    def begin_with(self, match: halfpast.Match, again: halfpast.Match) -> None:
        """A match, and another made in the same way."""
        assert again.position() == match.position()
        self.m, self.before, self.bystanders = match, [], []

    def finished(self, match: halfpast.Match) -> int:
        """How many games, or rounds, are over."""
        raise NotImplementedError

    def check_cards(self, match: halfpast.Match) -> None:
        """All cards are there."""
        raise NotImplementedError

    def sayable(self) -> list[str]:
        """Moves, legal or not; of those that `legal` lists all there are, in its order."""
        raise NotImplementedError

    def listed(self) -> list[str]:
        """The legal moves that are among these."""
        return self.m.legal()

    def choose(self, chooser: random.Random, match: halfpast.Match) -> str:
        """A legal move, by chance."""
        return chooser.choice(match.legal())

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
        games = self.finished(self.m)
        self.play_one(move)
        assert self.m.log()["moves"][-1] == {"seat": seat, "move": move}
        if self.finished(self.m) == games:
            assert self.m.position()["plays"] == plays + 1

    def play_on(self, number: int, chance: int, phase: str | None = None) -> None:
        """So many moves at random, or until that phase comes."""
        chooser = random.Random(chance)
        for _ in range(number):
            if self.m.seat is None:
                break
            self.play_one(self.choose(chooser, self.m))
            self.check_cards(self.m)
            if self.m.position()["phase"] == phase:
                break

    @precondition(lambda self: self.m.seat is not None)
    @rule(number=st.integers(2, 80), chance=CHANCES)
    def play_some(self, number: int, chance: int) -> None:
        self.play_on(number, chance)

    def go_until(self, phase: str, chance: int) -> None:
        """Until that phase comes; if the match ends before, back to where it was not over yet."""
        self.play_on(250, chance, phase)
        if self.m.seat is None:
            self.undo(3)

    @rule(which=st.integers(0, 400))
    def try_an_illegal_move(self, which: int) -> None:
        illegal = [move for move in self.sayable() if self.m.refusal(move) is not None]
        move = illegal[which % len(illegal)]
        with self.nothing_changes():
            refusal = self.m.refusal(move)
            with pytest.raises(halfpast.IllegalMove) as raised:
                self.m.play(move)
        error = raised.value
        assert refusal is not None
        assert (error.rule, error.reason, error.args) == (refusal.rule, refusal.reason, refusal.args)
        assert re.fullmatch(rf"{self.letter}\d\d[a-z]?", error.rule)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", error.reason)
        assert isinstance(error.args, dict)
        assert through_json(error.args) == error.args
        assert re.fullmatch(rf"[A-Z0-9½].+ .+\. \({error.rule}\)", str(error))
        assert not re.search(r"[{}]|\bNone\b|half-|level8-", str(error))
        if self.m.seat is None:
            assert error.reason == "over"

    @rule()
    def ask_about_every_move(self) -> None:
        with self.nothing_changes():
            allowed = [move for move in self.sayable() if self.m.refusal(move) is None]
        assert allowed == self.listed()

    def refuse_text(self, text: str) -> None:
        """It is no move at all."""
        with self.nothing_changes():
            with pytest.raises(halfpast.InvalidMove, match=r"is no (move|card)\b.+\.$"):
                self.m.play(text)
            with pytest.raises(halfpast.InvalidMove, match=r"is no (move|card)\b.+\.$"):
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
            self.go_on_alike(one, other, chance, further)

    @rule(chance=CHANCES, further=st.integers(0, 5))
    def a_replayed_match_goes_on_the_same(self, chance: int, further: int) -> None:
        with self.nothing_changes():
            one, other = self.m.copy(), self.replayed()
            self.go_on_alike(one, other, chance, further)

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
                copy.match.play(self.choose(chooser, copy.match))
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

    def go_on_alike(self, one: halfpast.Match, other: halfpast.Match, chance: int, further: int) -> None:
        """Two matches get the same moves, into the next deal and some further, and stay the same."""
        chooser, games = random.Random(chance), self.finished(one)
        for _ in range(self.furthest):
            if one.seat is None or (self.finished(one) > games and further == 0):
                break
            further -= self.finished(one) > games
            move = self.choose(chooser, one)
            one.play(move)
            other.play(move)
            assert other.position() == one.position()
        assert (other.legal(), other.result()) == (one.legal(), one.result())

    @invariant()
    def all_cards_are_there(self) -> None:
        self.check_cards(self.m)

    @invariant()
    def a_seat_must_decide_or_the_match_is_over(self) -> None:
        position, legal = self.m.position(), self.m.legal()
        assert self.m.seat == self.seat_of(position)
        assert (self.m.seat is None) == (position["phase"] == "over") == (not legal)
        assert len(set(legal)) == len(legal)
        assert all(self.m.refusal(move) is None for move in legal)

    def seat_of(self, position: dict[str, Any]) -> int | None:
        """Who must decide."""
        found: int | None = position["turn"]
        return found

    @invariant()
    def everything_is_ready_for_json(self) -> None:
        for data in (self.m.position(), self.m.log(), self.m.legal(), self.m.result()):
            assert through_json(data) == data

    def teardown(self) -> None:
        if hasattr(self, "m"):
            self.saved()
            self.replayed()


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
