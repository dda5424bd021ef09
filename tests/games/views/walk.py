"""Matches of every edition of a game, played so that every place is met: chance alone seldom comes to the rare ones."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any, ClassVar

import halfpast

Json = dict[str, Any]

HOUSE = "house"
OTHERS_CHANCE = 0.1  # of the many positions in plain play, how many are looked at


class Walk(ABC):
    """How the matches of one game are begun and played for these tests."""

    game: ClassVar[str]
    printed: ClassVar[tuple[str, ...]]
    places: ClassVar[tuple[str, ...]]  # where a match can stand
    plain: ClassVar[tuple[str, ...]]  # those of them where it mostly stands
    ways: ClassVar[tuple[str, ...]]  # how a match begins
    styles: ClassVar[tuple[str, ...]]  # how the seats choose
    seats: ClassVar[range]
    most_moves: ClassVar[int]  # a match that goes on for ever is no reason to see no other
    looks: ClassVar[int]  # at how many positions of a match one looks

    @property
    def editions(self) -> tuple[str, ...]:
        """The printed ones, and house editions."""
        return (*self.printed, HOUSE)

    @abstractmethod
    def begin(self, edition: str, way: str, chooser: random.Random) -> halfpast.Match:
        """A match of an edition, begun in one of the ways."""

    @abstractmethod
    def choose(self, match: halfpast.Match, style: str, chooser: random.Random) -> str:
        """A legal move, mostly one to the taste of the style, if there is one."""

    @abstractmethod
    def place_of(self, view: Json) -> str:
        """Which of the places a view or a position is of."""

    @abstractmethod
    def has(self, edition: str, place: str) -> bool:
        """Whether matches of an edition come to a place."""

    @abstractmethod
    def moves_of_cards(self, view: Json) -> dict[str, str]:
        """The own cards of which a view on one's own turn says why they are refused, each as a move."""

    def starts(self, late: bool = True) -> Iterator[tuple[str, str]]:
        """Edition and way to begin, each with each, in turn and without an end."""
        ways = [way for way in self.ways if late or way != "late"]
        return cycle([(edition, way) for way in ways for edition in self.editions])

    def must_be_met(self) -> set[str]:
        """Every edition with every place that it has."""
        return {f"{edition} {place}" for edition in self.editions for place in self.places if self.has(edition, place)}

    def check_met(self, met: Counter[str]) -> None:
        """Every edition was seen in every place it has, and every number of seats."""
        missing = (self.must_be_met() | {f"{seats} seats" for seats in self.seats}) - set(met)
        assert not missing, f"never met: {sorted(missing)}"

    def steps(self, match: halfpast.Match, chooser: random.Random) -> Iterator[None]:
        """Play a match to its end; after the deal and after every move the caller may look at it."""
        style = chooser.choice(self.styles)
        yield
        for _ in range(self.most_moves):
            if match.seat is None:
                return
            match.play(self.choose(match, style, chooser))
            yield

    def is_plain(self, view: Json) -> bool:
        """Whether there are many such positions."""
        return self.place_of(view) in self.plain

    def positions(self, edition: str, way: str, chooser: random.Random, most: int) -> Iterator[halfpast.Match]:
        """One match, where it is worth looking at: at every rare place, and now and then in plain play."""
        return islice(self._worth_looking_at(edition, way, chooser), most)

    def _worth_looking_at(self, edition: str, way: str, chooser: random.Random) -> Iterator[halfpast.Match]:
        match = self.begin(edition, way, chooser)
        for _ in self.steps(match, chooser):
            if not self.is_plain(match.position()) or chooser.random() < OTHERS_CHANCE:
                yield match


def seats_and_spectator(match: halfpast.Match) -> list[int | None]:
    """Everyone who may look."""
    return [*range(match.seats), None]
