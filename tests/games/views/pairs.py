"""Two matches that differ only in cards hidden from a seat look the same to it, and go on looking the same.

The same moves are made in both. What each seat may come to see is worked out from the two positions alone, by what the
game's own file says of it: half_pairs.py, level8_pairs.py.
"""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

import halfpast
from tests.games.views.walk import Json, Walk, seats_and_spectator

MOST_MOVES = 20
MOST_PAIRS_A_MATCH = 20

Way = Callable[[halfpast.Match, "int | None", random.Random], Json]


class Pairing(ABC):
    """How pairs of matches of one game are made, and who may come to see that they differ."""

    walk: ClassVar[Walk]
    ways: ClassVar[tuple[Way, ...]]  # to change what is hidden from a seat
    owners_see: ClassVar[float]  # how many moves at least show an owner other cards, so that the comparison can fail

    def choose(self, moves: list[str], chooser: random.Random) -> str:
        """One of the moves that are legal in both."""
        return chooser.choice(moves)

    @abstractmethod
    def differ(self, p: Json, q: Json) -> bool:
        """Whether two positions are not the same, whatever is hidden."""

    @abstractmethod
    def own(self, position: Json, seat: int) -> object:
        """What only that seat sees."""

    @abstractmethod
    def shows_all(self, move: str, one: halfpast.Match, p: Json, q: Json) -> bool:
        """Whether the move shows everyone that the matches differ."""

    @abstractmethod
    def owners(self, move: str, one: halfpast.Match, p: Json, q: Json) -> set[int]:
        """The seats that see other cards by this move, and nobody else does."""

    @abstractmethod
    def is_new_deal(self, before: Json, after: Json) -> bool:
        """Whether cards were dealt anew between two positions of one match."""

    @abstractmethod
    def is_same_deal(self, p: Json, q: Json) -> bool:
        """Whether the next deal will be the same in both."""


def resampled(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """A position with all that is hidden from a seat drawn anew."""
    return halfpast.resample(match.view(you), seed=chooser.getrandbits(32)).position()


@dataclass
class Pair:
    """Two matches, and the seats that cannot tell them apart so far."""

    pairing: Pairing
    one: halfpast.Match
    other: halfpast.Match
    you: int | None
    counts: Counter[str] = field(default_factory=Counter)
    told: int = 0  # how many events have been compared

    def __post_init__(self) -> None:
        self.p, self.q = self.one.position(), self.other.position()
        self.differ = self.pairing.differ(self.p, self.q)
        self.alike = {None, *(seat for seat in range(self.one.seats) if self.has_same_cards(seat))}
        self.compare_views(seats_and_spectator(self.one))
        self.compare_events(1)

    def has_same_cards(self, seat: int) -> bool:
        """Whether what a seat sees alone is the same in both."""
        return self.pairing.own(self.p, seat) == self.pairing.own(self.q, seat)

    def compare_views(self, viewers: list[int | None]) -> None:
        """Views are the same, byte by byte, for those who cannot know better; others see their own cards differ."""
        for viewer in viewers:
            if viewer in self.alike:
                self.expect(viewer, "view", self.one.view(viewer), self.other.view(viewer))
            elif viewer is not None and not self.has_same_cards(viewer):
                assert self.one.view(viewer) != self.other.view(viewer)

    def compare_events(self, told: int, up_to_deal: bool = False) -> None:
        """What happened is the same for those who cannot know better; another deal is another thing."""
        for viewer in self.alike:
            one, other = self.one.events(viewer, self.told), self.other.events(viewer, self.told)
            if up_to_deal:
                one, other = without_deal(one), without_deal(other)
            self.expect(viewer, "events", one, other)
            self.counts["event streams"] += 1
        self.told = told

    def expect(self, viewer: int | None, what: str, one: object, other: object) -> None:
        """The two are the same, byte by byte."""
        assert json.dumps(one) == json.dumps(other), (
            f"{what} of {viewer}, who cannot know better:\n{one}\n{other}\nin\n"
            f"{json.dumps(self.one.position())}\n{json.dumps(self.other.position())}"
        )

    def play(self, chooser: random.Random) -> None:
        """The same moves in both, until all may see that they differ, or no move is legal in both."""
        for _ in range(MOST_MOVES):
            too = set(self.other.legal())
            moves = [move for move in self.one.legal() if move in too]
            if not moves or not self.step(self.pairing.choose(moves, chooser)):
                return

    def step(self, move: str) -> bool:
        """One move in both; False once all may see a difference."""
        p, q = self.p, self.q
        if self.pairing.shows_all(move, self.one, p, q):
            return False
        owners = self.pairing.owners(move, self.one, p, q)
        same_deal = self.pairing.is_same_deal(p, q)
        told = self.one.play(move)[-1]["number"] + 1
        self.other.play(move)
        self.p, self.q = self.one.position(), self.other.position()
        self.counts["moves"] += 1
        for seat in owners:
            self.alike.discard(seat)
            self.counts["owners saw other cards"] += 1
            assert self.one.events(seat, self.told) != self.other.events(seat, self.told)
        other_deal = self.pairing.is_new_deal(p, self.p) and not same_deal
        self.compare_events(told, up_to_deal=other_deal)
        if not other_deal:
            self.compare_views([self.you, None])
        return not other_deal


def without_deal(events: list[Json]) -> list[Json]:
    """The events before the next deal."""
    types = [event["type"] for event in events]
    return events[: types.index("dealt")]


def make_pair(pairing: Pairing, match: halfpast.Match, you: int | None, way: Way, chooser: random.Random) -> Pair:
    """The match loaded twice: as it is, and with other hidden cards; the deals to come the same, or not."""
    truth = match.position()
    changed = way(match, you, chooser)
    if chooser.random() < 0.5:
        changed["rng"] = truth["rng"]
    return Pair(pairing, halfpast.load(truth), halfpast.load(changed), you)


def run(pairing: Pairing, pairs: int, seed: int) -> Counter[str]:
    """So many pairs of random matches, the editions in turn; the counts say what was met."""
    chooser, met, walk = random.Random(seed), Counter[str](), pairing.walk
    for edition, start in walk.starts():
        for match in walk.positions(edition, start, chooser, MOST_PAIRS_A_MATCH):
            you = chooser.choice(seats_and_spectator(match))
            pair = make_pair(pairing, match, you, chooser.choice(pairing.ways), chooser)
            if pair.differ:
                pair.play(chooser)
            met.update(pair.counts)
            met["pairs"] += pair.differ
            met[f"{edition} {walk.place_of(match.position())}"] += pair.differ
            met[f"{match.seats} seats"] += pair.differ
            if met["pairs"] == pairs:
                return met
    raise AssertionError("the starts have no end")


def verdict(pairing: Pairing, met: Counter[str]) -> str:
    """The moves made side by side, the events that were the same, and how often one seat alone saw a difference."""
    assert met["owners saw other cards"] > pairing.owners_see * met["moves"]
    said = ("pairs", "moves", "event streams", "owners saw other cards")
    return ", ".join(f"{met[what]:,} {what}" for what in said)
