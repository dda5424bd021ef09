"""What resample draws fits the truth no more often than chance: as often as cards shuffled by the law alone.

For every view one match is resampled and one layout is drawn by the slow sampler of law.py. Where nothing was
announced, how many cards fit the truth by chance is also known exactly. Each view gives a difference of mean 0; over
many views their sum is held against their squares, for the hands, stocks, blind cards and the cards out apart.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator

import halfpast

from .law import Hidden, Layout, Public, draw_by_law
from .stats import FINE, FLOOR, worst
from .walk import Json, begin, seats_and_spectator, starts, steps

ZONES = ("hands", "stocks", "blinds", "out")
TRIES = 20_000  # of the slow sampler, for one view
LOOKED_AT = 0.15  # how many of the positions
Resample = Callable[[Json, int, Json], Json]


def resample_position(view: Json, seed: int, truth: Json) -> Json:
    """The position of a match that fits the view; a test's own resample may look at the truth."""
    return halfpast.resample(view, seed=seed).position()


def zone_bags(layout: Layout, zone: str) -> dict[str, Counter[str]]:
    """The cards of a zone: bag by bag for hands and out, place by place for stocks and blind cards."""
    if zone == "out":
        return {"out": Counter(layout.out)}
    texts: dict[int, str] = getattr(layout, zone)
    if zone == "hands":
        return {str(seat): Counter(text) for seat, text in texts.items()}
    return {f"{seat} {at}": Counter(card) for seat, text in texts.items() for at, card in enumerate(text)}


def matches(layout: Layout, truth: Layout, zone: str) -> int:
    """How many cards of a zone are as in truth."""
    right, drawn = zone_bags(truth, zone), zone_bags(layout, zone)
    assert right.keys() == drawn.keys()
    return sum((right[name] & drawn[name]).total() for name in right)


def expected_matches(pool: list[str], truth: Layout, zone: str) -> float:
    """How many cards of a zone are as in truth, by chance, when every card of the pool may lie anywhere."""
    have, cards, found = Counter(pool), len(pool), 0.0
    for bag in zone_bags(truth, zone).values():
        size = bag.total()
        for card, right in bag.items():
            for drawn in range(1, min(size, have[card]) + 1):
                ways = math.comb(have[card], drawn) * math.comb(cards - have[card], size - drawn)
                found += min(right, drawn) * ways / math.comb(cards, size)
    return found


def kinds_in(layout: Layout, zone: str) -> Counter[str]:
    """How often each kind lies in a zone."""
    return sum(zone_bags(layout, zone).values(), Counter[str]())


class Tally:
    """Sums and squares of differences, by name."""

    def __init__(self) -> None:
        self.figures = Counter[str]()

    def add(self, name: str, difference: float) -> None:
        self.figures[f"{name} sum"] += round(difference * FINE)
        self.figures[f"{name} squares"] += round(difference**2 * FINE**2)

    def look(self, view: Json, truth: Json, public: Public, drawn: Json, chance: random.Random) -> None:
        """One view, the position it is of, and a position drawn to fit it."""
        hidden = Hidden(view)
        true, mine = Layout.of(truth, hidden), Layout.of(drawn, hidden)
        for seat, hand in mine.hands.items():
            assert not hand or public.allows(seat, hand), f"seat {seat} cannot hold {hand}: {view}"
        slow = draw_by_law(hidden, public, TRIES, chance)
        if slow is None:
            self.figures["too rare to draw slowly"] += 1
            return
        self.figures["views"] += 1
        free = not any(size and public.tells_of(seat) for seat, size in hidden.hands.items())
        self.figures["views with nothing announced"] += free
        for zone in ZONES:
            fits = matches(mine, true, zone)
            self.figures[f"cards in {zone}"] += kinds_in(true, zone).total()
            self.figures[f"as in truth in {zone}"] += fits
            self.add(f"truth in {zone}", fits - matches(slow, true, zone))
            if free:
                self.add(f"exactly in {zone}", fits - expected_matches(hidden.pool, true, zone))
            self.compare_kinds(zone, kinds_in(mine, zone), kinds_in(slow, zone))

    def compare_kinds(self, zone: str, mine: Counter[str], slow: Counter[str]) -> None:
        """Each kind lies in a zone as often as by the slow sampler."""
        for card in mine.keys() | slow.keys():
            self.add(f"kind in {zone} {card}", mine[card] - slow[card])


def views_of(edition: str, way: str, chooser: random.Random) -> Iterator[tuple[halfpast.Match, Public]]:
    """A match now and then, from the first deal on, so that all that was ever announced and laid is known."""
    match = begin(edition, way, chooser)
    public, told = Public.of(dict(match.edition.parameters)), 0
    for _ in steps(match, chooser):
        events = match.events(None, told)
        told += len(events)
        public.see(events)
        if chooser.random() < LOOKED_AT:
            yield match, public


def run(views: int, seed: int, resample: Resample = resample_position) -> Counter[str]:
    """So many views; sums and counts."""
    chooser, tally = random.Random(seed), Tally()
    for edition, way in starts(late=False):
        for match, public in views_of(edition, way, chooser):
            view, truth = match.view(chooser.choice(seats_and_spectator(match))), match.position()
            drawn = resample(view, chooser.getrandbits(32), truth)
            tally.look(view, truth, public, drawn, chooser)
            if tally.figures["views"] == views:
                return tally.figures
    raise AssertionError("the starts have no end")


def verdict(figures: Counter[str]) -> str:
    """The p-values, each already times the number of sums it is the smallest of."""
    found = {what: worst(figures, what) for what in ("truth", "exactly", "kind")}
    assert min(found.values()) > FLOOR, found
    assert figures["too rare to draw slowly"] < figures["views"] / 50
    by_zone = ", ".join(
        f"{zone} {figures[f'as in truth in {zone}'] / figures[f'cards in {zone}']:.4f}" for zone in ZONES
    )
    said = ", ".join(f"{what} p = {p:.3f}" for what, p in found.items())
    return f"{figures['views']:,} views; as in truth: {by_zone}; against chance: {said} (floor {FLOOR})"
