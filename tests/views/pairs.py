"""Two matches that differ only in cards hidden from a seat look the same to it, and go on looking the same.

The same moves are made in both. What each seat may come to see is worked out here from the two positions alone: its
own cards when it draws, a blind card when it is turned, what is announced after an exchange, the next deal.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

import halfpast

from ..naive.half import ORDER, announcements
from .walk import Json, place_of, positions, seats_and_spectator, starts

MOST_MOVES = 20
MOST_PAIRS_A_MATCH = 20


class Slot(NamedTuple):
    """A place where a card lies: `zone` of a seat, or `out` (seat -1)."""

    seat: int
    zone: str
    at: int


def in_order(cards: list[str]) -> str:
    """Cards as a sorted text."""
    return "".join(sorted(cards, key=ORDER.index))


class Table:
    """A position taken apart into slots, so that hidden cards can be exchanged; what all know stays where it is."""

    def __init__(self, position: Json) -> None:
        self.position = position
        self.known = position.get("known", [""] * len(position["seats"]))
        self.cards: dict[Slot, str] = {}
        for number, seat in enumerate(position["seats"]):
            unknown = Counter(seat["hand"]) - Counter(self.known[number])
            self.add(number, "hand", "".join(unknown.elements()))
            self.add(number, "stock", seat["stock"])
            self.add(number, "blind", seat["blind"])
        self.add(-1, "out", position["out"])

    def add(self, seat: int, zone: str, cards: str) -> None:
        self.cards.update({Slot(seat, zone, at): card for at, card in enumerate(cards) if card != "-"})

    def hidden_from(self, you: int | None) -> list[Slot]:
        """All slots but those of one's own hand."""
        return [slot for slot in self.cards if slot.zone != "hand" or slot.seat != you]

    def swap(self, one: Slot, other: Slot) -> None:
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def zone(self, seat: int, zone: str) -> list[str]:
        return [card for slot, card in self.cards.items() if (slot.seat, slot.zone) == (seat, zone)]

    def whole(self) -> Json:
        """The position with the cards as they lie now."""
        seats = [self.whole_seat(number, seat) for number, seat in enumerate(self.position["seats"])]
        return {**self.position, "seats": seats, "out": in_order(self.zone(-1, "out"))}

    def whole_seat(self, number: int, seat: Json) -> Json:
        blind = [self.cards.get(Slot(number, "blind", at), "-") for at in range(3)]
        return {
            **seat,
            "hand": in_order([*self.known[number], *self.zone(number, "hand")]),
            "stock": "".join(self.zone(number, "stock")),
            "blind": "".join(blind),
        }


def resampled(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """A position with all that is hidden from a seat drawn anew."""
    return halfpast.resample(match.view(you), seed=chooser.getrandbits(32)).position()


def resampled_but_own_stock(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """The same, but the seat will draw what it draws in the match; so the two go on alike for longer."""
    truth, table = Table(match.position()), Table(resampled(match, you, chooser))
    done = set()
    for slot in [slot for slot in table.cards if (slot.seat, slot.zone) == (you, "stock")]:
        done.add(slot)
        if table.cards[slot] != truth.cards[slot]:
            have_it = (
                other
                for other, card in table.cards.items()
                if card == truth.cards[slot] and other.zone != "hand" and other not in done
            )
            table.swap(slot, next(have_it, slot))
    return table.whole()


def few_swapped(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """A position in which a few hidden cards have changed places, as what was announced allows."""
    table = Table(match.position())
    slots = table.hidden_from(you)
    for _ in range(chooser.randint(1, 3) if slots else 0):  # at the end nothing may be hidden any more
        for _ in range(5):
            one, other = chooser.choice(slots), chooser.choice(slots)
            table.swap(one, other)
            if can_be(table.whole()):
                break
            table.swap(one, other)
    return table.whole()


def can_be(position: Json) -> bool:
    """Whether a position can be loaded."""
    try:
        halfpast.load(position)
    except halfpast.InvalidPosition:
        return False
    return True


Way = Callable[[halfpast.Match, int | None, random.Random], Json]
WAYS: tuple[Way, ...] = (resampled, resampled_but_own_stock, few_swapped)


@dataclass
class Pair:
    """Two matches, and the seats that cannot tell them apart so far."""

    one: halfpast.Match
    other: halfpast.Match
    you: int | None
    counts: Counter[str] = field(default_factory=Counter)
    told: int = 0  # how many events have been compared

    def __post_init__(self) -> None:
        self.p, self.q = self.one.position(), self.other.position()
        self.differ = any(self.p[key] != self.q[key] for key in ("seats", "out"))
        self.same_deals = self.p["rng"] == self.q["rng"]
        self.alike = {None, *(seat for seat in range(self.one.seats) if self.has_same_hand(seat))}
        self.compare_views(seats_and_spectator(self.one))
        self.compare_events(1)

    def has_same_hand(self, seat: int) -> bool:
        """Whether a seat's hand is the same in both."""
        return bool(self.p["seats"][seat]["hand"] == self.q["seats"][seat]["hand"])

    def compare_views(self, viewers: list[int | None]) -> None:
        """Views are the same, byte by byte, for those who cannot know better; others see their own hands differ."""
        for viewer in viewers:
            if viewer in self.alike:
                self.expect(viewer, "view", self.one.view(viewer), self.other.view(viewer))
            elif viewer is not None and not self.has_same_hand(viewer):
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
            if not moves or not self.step(chooser.choice(moves)):
                return

    def step(self, move: str) -> bool:
        """One move in both; False once all may see a difference."""
        p, q, mover = self.p, self.q, self.one.seat
        if self.shows_all(move):
            return False
        told = self.one.play(move)[-1]["number"] + 1
        self.other.play(move)
        self.p, self.q = self.one.position(), self.other.position()
        self.counts["moves"] += 1
        if drawn_cards(move, p) != drawn_cards(move, q):
            self.alike.discard(mover)
            self.counts["owners saw other cards"] += 1
            assert self.one.events(mover, self.told) != self.other.events(mover, self.told)
        other_deal = self.p["match"] != p["match"] and self.one.seat is not None and not self.same_deals
        self.compare_events(told, up_to_deal=other_deal)
        if not other_deal:
            self.compare_views([self.you, None])
        return not other_deal

    def shows_all(self, move: str) -> bool:
        """Whether the move shows everyone that the matches differ: a blind card, what is announced, or the lots."""
        if self.p["phase"] == "exchange":
            parameters = dict(self.one.edition.parameters)
            hands = [[list(seat["hand"]) for seat in position["seats"]] for position in (self.p, self.q)]
            one, other = (announcements(each, parameters) for each in hands)
            return one != other or not self.same_deals
        if move.startswith("blind"):
            place = int(move[-1]) - 1
            one, other = (position["seats"][self.one.seat]["blind"][place] for position in (self.p, self.q))
            return bool(one != other)
        return False


def without_deal(events: list[Json]) -> list[Json]:
    """The events before the next deal."""
    types = [event["type"] for event in events]
    return events[: types.index("dealt")]


def drawn_cards(move: str, position: Json) -> str:
    """H10: what the seat to move draws after this move."""
    seat = position["seats"][position["turn"]]
    laid = 0 if move.split()[0] in ("take", "blind", "pass", "exchange", "decline") else len(move)
    return str(seat["stock"][:laid] if seat["hand"] else "")


def make_pair(match: halfpast.Match, you: int | None, way: Way, chooser: random.Random) -> Pair:
    """The match loaded twice: as it is, and with other hidden cards; the deals to come the same, or not."""
    truth = match.position()
    changed = way(match, you, chooser)
    if chooser.random() < 0.5:
        changed["rng"] = truth["rng"]
    return Pair(halfpast.load(truth), halfpast.load(changed), you)


def run(pairs: int, seed: int) -> Counter[str]:
    """So many pairs of random matches, the editions in turn; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for edition, start in starts():
        for match in islice(positions(edition, start, chooser), MOST_PAIRS_A_MATCH):
            you = chooser.choice(seats_and_spectator(match))
            pair = make_pair(match, you, chooser.choice(WAYS), chooser)
            pair.play(chooser)
            met.update(pair.counts)
            met["pairs"] += pair.differ
            met[f"{edition} {place_of(match.position())}"] += pair.differ
            met[f"{match.seats} seats"] += pair.differ
            if met["pairs"] == pairs:
                return met
    raise AssertionError("the starts have no end")


def verdict(met: Counter[str]) -> str:
    """The moves made side by side, the events that were the same, and how often one seat alone saw a difference."""
    assert met["owners saw other cards"] * 20 > met["moves"]
    said = ("pairs", "moves", "event streams", "owners saw other cards")
    return ", ".join(f"{met[what]:,} {what}" for what in said)
