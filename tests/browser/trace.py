"""What was seen of the cards, frame by frame (flights.js), beside what the server said that happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.truth import Truth

WATCH = Path(__file__).with_name("flights.js").read_text("utf-8")
# All have landed, or as long as the move itself takes: bots may go on for ever.
DONE = """(lasts) => {
  const begun = window.traced.find(({ fly }) => fly.length)?.at
  return begun && (performance.now() - begun > lasts || !document.querySelector('.flying'))
}"""
MORE = "seen => window.traced.length > seen + 2"  # two frames more
STILL = (
    "() => document.getAnimations().every((one) => one.playState !== 'running') && !document.querySelector('.flying')"
)
NEAR = 30  # pixels
LASTS = 900  # milliseconds
BACK = 30  # pixels that a card may seem to go back, where what lies there makes room for another
# Zones of events that the page shows under other names; where a card lies in several, all of them.
PAGE_ZONES = {
    "hand": ["shown", "hand", "plan"],
    "group": ["laid"],
    "under": ["stock"],
    "kept": ["hand"],
    "open": ["open", "blind"],
}

Frame = dict[str, Any]
Spot = dict[str, Any]


def distance(one: Spot, other: Spot) -> float:
    """In pixels."""
    return hypot(one["x"] - other["x"], one["y"] - other["y"])


@dataclass
class Way:
    """One picture on its way."""

    card: str  # 'back' face down
    spots: list[Spot]

    def rests(self, frames: list[Frame]) -> list[tuple[float, Spot]]:
        """When and how it is seen where it has landed."""
        own = [(frame["at"], one) for frame in frames for one in frame["fly"] if one["id"] == self.spots[0]["id"]]
        return [(at, spot) for at, spot in own if distance(spot, self.spots[-1]) < 1]

    def leads(self, sources: list[Spot], goals: list[Spot]) -> bool:
        """Whether it starts at one of the sources, comes nearer to a goal at every frame, and ends there."""
        first, last = self.spots[0], self.spots[-1]
        for goal in goals:
            for source in sources:
                left = [distance(one, goal) for one in self.spots]
                nearer = all(after <= before + BACK for before, after in pairwise(left))
                if nearer and distance(first, source) < NEAR and distance(last, goal) < NEAR:
                    return True
        return False


@dataclass
class Trace:
    """All frames, and the events of the time."""

    frames: list[Frame]
    events: list[dict[str, Any]]

    def ways(self) -> list[Way]:
        """Of everything that flew, in the order in which it was first seen."""
        found: dict[int, Way] = {}
        for frame in self.frames:
            for one in frame["fly"]:
                way = found.setdefault(one["id"], Way("back", []))
                way.spots.append(one)
                way.card = way.card if one["card"] == "back" else one["card"]
        return list(found.values())

    def carried(self, kind: str) -> Iterator[tuple[str, str, str]]:
        """What events of a kind carried: each card ('' unknown), the page's zones it left, and those it came to."""
        for event in self.events:
            for carry in event.get("cards", []) if event["type"] == kind else ():
                cards = carry["cards"]
                to_seat = carry.get("to_seat", carry["seat"])
                for card in [""] * cards if isinstance(cards, int) else cards:
                    yield card.split("=")[0], f"{carry['from']} {carry['seat']}", f"{carry['to']} {to_seat}"

    def places(self, zone: str, card: str) -> list[Spot]:
        """Where a card of a zone was seen, on a pile any card of it; and the zone itself."""
        name, seat = zone.split(" ")
        names = [one for zone in PAGE_ZONES.get(name, [name]) for one in (f"{zone} {seat}", zone)]
        for kinds in ([card], ["", "back"]):
            lain = [
                spot
                for frame in (self.frames[0], self.frames[-1], *self.frames[:: max(1, len(self.frames) // 20)])
                for spot in frame["lie"]
                if spot["where"] in names and (spot["card"] in kinds or name == "pile")
            ]
            if lain:
                break
        zones = [
            spot for frame in (self.frames[0], self.frames[-1]) for spot in frame["zones"] if spot["where"] in names
        ]
        return lain + zones

    def assert_flown(self, kind: str, least: int = 1) -> None:
        """So many cards, at least, of those that events of a kind carried were seen to go where they go."""
        carried = list(self.carried(kind))
        assert carried, kind
        flown, ways = 0, self.ways()
        for card, source, goal in carried:
            of_card = [way for way in ways if way.card in (card or "back", "back")]
            right = [way for way in of_card if way.leads(self.places(source, card), self.places(goal, card))]
            flown += bool(right)
            if right:
                ways.remove(right[0])
        flights = [(way.card, way.spots[0], way.spots[-1]) for way in self.ways()]
        assert flown >= least, f"{kind}: {flown} of {len(carried)} flew rightly, {carried}; seen: {flights}"

    def assert_none_strays(self) -> None:
        """Everything that flew left a place where such a card, or one face down, lay, and came to such a place."""
        ways = self.ways()
        assert ways
        first, last = self.frames[0], self.frames[-1]
        for way in ways:
            kinds = (way.card, "", "back")
            lay, lies = ([one for one in frame["lie"] if one["card"] in kinds] for frame in (first, last))
            assert way.leads(lay + first["zones"], lies + last["zones"]), (way.card, way.spots[0], way.spots[-1])

    def assert_never_twice(self) -> None:
        """At no frame a card is seen more often than when nothing moves, before or after."""
        still = [frame for frame in self.frames if not frame["fly"]]
        first, last = seen(self.frames[0]), seen(self.frames[-1])
        most: Counter[str] = Counter()
        for frame in (self.frames[0], *still, self.frames[-1]):
            most |= seen(frame)
        hidden = {card for card, source, _ in self.carried("took") if source.startswith("pile")}  # lay below the top
        for frame in self.frames:
            for card, times in seen(frame).items():
                if card and card != "back" and card not in hidden - {*first, *last}:
                    spots = [one for one in frame["lie"] + frame["fly"] if one["card"] == card]
                    assert times <= max(1, most[card]), f"{card} is seen {times} times: {spots}"


def seen(frame: Frame) -> Counter[str]:
    """How often each card is seen; one that lies covered, where a picture of it still rests, counts once."""
    covered = [
        one
        for one in frame["lie"]
        if not one["top"] and any(one["card"] == fly["card"] and distance(one, fly) < NEAR for fly in frame["fly"])
    ]
    return Counter(one["card"] for one in frame["lie"] + frame["fly"] if one not in covered)


def look(page: Page, button: Locator, lasts: int = LASTS) -> Trace:
    """Everything seen from a press of a button until all cards have landed, or for so many milliseconds."""
    page.evaluate(WATCH)
    button.click(position={"x": 10, "y": 15})
    page.wait_for_function(DONE, arg=lasts)
    page.wait_for_function(MORE, arg=page.evaluate("window.traced.length"))
    return Trace(page.evaluate("window.traced"), [])


def watch(page: Page, button: Locator, truth: Truth, lasts: int = LASTS) -> Trace:
    """The same, with the events of the move that the button makes."""
    match = truth.now()
    seat, happened = match.seat, match.happened
    trace = look(page, button, lasts)
    events = truth.now().events(seat, happened)
    trace.events = [event for event in events if event["move"] == events[0]["move"]]
    return trace
