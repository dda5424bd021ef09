"""What resample draws fits the truth no more often than chance: as often as cards shuffled by the law alone.

For every view one match is resampled and one layout is drawn by the slow sampler of the game (half_law.py,
level8_law.py). Where all hidden cards may lie anywhere, how many fit the truth by chance is also known exactly. Each
view gives a difference of mean 0; over many views their sum is held against their squares, zone by zone.
"""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import halfpast
from tests.games.half.views.law import Hidden as HalfHidden
from tests.games.half.views.law import Layout as HalfLayout
from tests.games.half.views.law import Public
from tests.games.half.views.law import draw_by_law as draw_half_by_law
from tests.games.half.views.walk import HALF
from tests.games.level8.views.law import Hidden as Level8Hidden
from tests.games.level8.views.law import Layout as Level8Layout
from tests.games.level8.views.law import draw_by_law as draw_level8_by_law
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.stats import FINE, FLOOR, worst
from tests.games.views.walk import Json, Walk, seats_and_spectator

TRIES = 20_000  # of the slow sampler, for one view
LOOKED_AT = 0.15  # how many of the positions
Resample = Callable[[Json, int, Json], Json]


class Layout(Protocol):
    """Where the hidden cards lie."""

    def bags(self, zone: str) -> dict[str, Counter[str]]:
        """The cards of a zone: bag by bag, or place by place where the order counts."""
        ...


@dataclass
class Drawn:
    """The hidden cards of a view: as they are, as resampled, as drawn slowly; all of them, if they lie anywhere."""

    true: Layout
    mine: Layout
    slow: Layout
    pool: list[str] | None


class Law(ABC):
    """What a game says of hidden cards."""

    walk: ClassVar[Walk]
    zones: ClassVar[tuple[str, ...]]
    exact: ClassVar[tuple[str, ...]]  # zones into which cards come from the pool alone

    @abstractmethod
    def looks(self, edition: str, way: str, chooser: random.Random) -> Iterator[tuple[halfpast.Match, Any]]:
        """A match now and then, and what all were told of its hands so far."""

    @abstractmethod
    def draw(self, match: halfpast.Match, view: Json, drawn: Json, told: Any, chance: random.Random) -> Drawn | None:
        """The layouts of a view; None if it is too rare to be drawn slowly."""


class HalfLaw(Law):
    """H05: what was announced."""

    walk = HALF
    zones = exact = ("hands", "stocks", "blinds", "out")

    def looks(self, edition: str, way: str, chooser: random.Random) -> Iterator[tuple[halfpast.Match, Public]]:
        """From the first deal on, so that all that was ever announced and laid is known."""
        match = self.walk.begin(edition, way, chooser)
        public, told = Public.of(dict(match.edition.parameters)), 0
        for _ in self.walk.steps(match, chooser):
            events = match.events(None, told)
            told += len(events)
            public.see(events)
            if chooser.random() < LOOKED_AT:
                yield match, public

    def draw(self, match: halfpast.Match, view: Json, drawn: Json, told: Any, chance: random.Random) -> Drawn | None:
        """Hands that what was announced allows."""
        hidden = HalfHidden(view)
        mine = HalfLayout.of(drawn, hidden)
        for seat, hand in mine.hands.items():
            assert not hand or told.allows(seat, hand), f"seat {seat} cannot hold {hand}: {view}"
        slow = draw_half_by_law(hidden, told, TRIES, chance)
        free = not any(size and told.tells_of(seat) for seat, size in hidden.hands.items())
        true = HalfLayout.of(match.position(), hidden)
        return None if slow is None else Drawn(true, mine, slow, hidden.pool if free else None)


class Level8Law(Law):
    """L04, L20: nothing is told of a hidden card."""

    walk = LEVEL8
    zones, exact = ("hands", "stock", "kept"), ("hands", "stock")

    def looks(self, edition: str, way: str, chooser: random.Random) -> Iterator[tuple[halfpast.Match, None]]:
        """Rare places always, plain ones now and then."""
        for match in self.walk.positions(edition, way, chooser, self.walk.looks):
            yield match, None

    def draw(self, match: halfpast.Match, view: Json, drawn: Json, told: Any, chance: random.Random) -> Drawn | None:
        """Any layout."""
        hidden = Level8Hidden(view, dict(match.edition.parameters))
        true, mine = (Level8Layout.of(position, hidden) for position in (match.position(), drawn))
        return Drawn(true, mine, draw_level8_by_law(hidden, chance), hidden.pool)


HALF_LAW, LEVEL8_LAW = HalfLaw(), Level8Law()


def resample_position(view: Json, seed: int, truth: Json) -> Json:
    """The position of a match that fits the view; a test's own resample may look at the truth."""
    return halfpast.resample(view, seed=seed).position()


def matches(layout: Layout, truth: Layout, zone: str) -> int:
    """How many cards of a zone are as in truth."""
    right, drawn = truth.bags(zone), layout.bags(zone)
    assert right.keys() == drawn.keys()
    return sum((right[name] & drawn[name]).total() for name in right)


def expected_matches(pool: list[str], truth: Layout, zone: str) -> float:
    """How many cards of a zone are as in truth, by chance, when every card of the pool may lie anywhere."""
    have, cards, found = Counter(pool), len(pool), 0.0
    for bag in truth.bags(zone).values():
        size = bag.total()
        for card, right in bag.items():
            for drawn in range(1, min(size, have[card]) + 1):
                ways = math.comb(have[card], drawn) * math.comb(cards - have[card], size - drawn)
                found += min(right, drawn) * ways / math.comb(cards, size)
    return found


def kinds_in(layout: Layout, zone: str) -> Counter[str]:
    """How often each kind lies in a zone."""
    return sum(layout.bags(zone).values(), Counter[str]())


class Tally:
    """Sums and squares of differences, by name."""

    def __init__(self, law: Law) -> None:
        self.law, self.figures = law, Counter[str]()

    def add(self, name: str, difference: float) -> None:
        self.figures[f"{name} sum"] += round(difference * FINE)
        self.figures[f"{name} squares"] += round(difference**2 * FINE**2)

    def look(self, drawn: Drawn | None) -> None:
        """One view."""
        if drawn is None:
            self.figures["too rare to draw slowly"] += 1
            return
        self.figures["views"] += 1
        self.figures["views with nothing announced"] += drawn.pool is not None
        for zone in self.law.zones:
            fits = matches(drawn.mine, drawn.true, zone)
            self.figures[f"cards in {zone}"] += kinds_in(drawn.true, zone).total()
            self.figures[f"as in truth in {zone}"] += fits
            self.add(f"truth in {zone}", fits - matches(drawn.slow, drawn.true, zone))
            if drawn.pool is not None and zone in self.law.exact:
                self.add(f"exactly in {zone}", fits - expected_matches(drawn.pool, drawn.true, zone))
            self.compare_kinds(zone, kinds_in(drawn.mine, zone), kinds_in(drawn.slow, zone))

    def compare_kinds(self, zone: str, mine: Counter[str], slow: Counter[str]) -> None:
        """Each kind lies in a zone as often as by the slow sampler."""
        for card in mine.keys() | slow.keys():
            self.add(f"kind in {zone} {card}", mine[card] - slow[card])


def run(law: Law, views: int, seed: int, resample: Resample = resample_position) -> Counter[str]:
    """So many views; sums and counts."""
    chooser, tally = random.Random(seed), Tally(law)
    for edition, way in law.walk.starts(late=law is not HALF_LAW):  # what was announced is known from the deal on only
        for match, told in law.looks(edition, way, chooser):
            view = match.view(chooser.choice(seats_and_spectator(match)))
            drawn = resample(view, chooser.getrandbits(32), match.position())
            tally.look(law.draw(match, view, drawn, told, chooser))
            if tally.figures["views"] == views:
                return tally.figures
    raise AssertionError("the starts have no end")


def verdict(law: Law, figures: Counter[str]) -> str:
    """The p-values, each already times the number of sums it is the smallest of."""
    found = {what: worst(figures, what) for what in ("truth", "exactly", "kind")}
    assert min(found.values()) > FLOOR, found
    assert figures["too rare to draw slowly"] < figures["views"] / 50
    by_zone = ", ".join(
        f"{zone} {figures[f'as in truth in {zone}'] / figures[f'cards in {zone}']:.4f}" for zone in law.zones
    )
    said = ", ".join(f"{what} p = {p:.3f}" for what, p in found.items())
    return f"{figures['views']:,} views; as in truth: {by_zone}; against chance: {said} (floor {FLOOR})"
