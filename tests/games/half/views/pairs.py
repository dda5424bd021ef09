"""Pairs of matches of 8½: a seat may come to see what it draws, a blind card, what is announced, the next deal."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

import halfpast
from tests.games.half.naive.referee import ORDER, announcements
from tests.games.half.views.law import masked
from tests.games.half.views.walk import HALF
from tests.games.views.pairs import Pairing, resampled
from tests.games.views.walk import Json


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


class HalfPairing(Pairing):
    """The cards that only a seat sees are its hand."""

    walk = HALF
    owners_see = 0.05
    ways = (resampled, resampled_but_own_stock, few_swapped)

    def differ(self, p: Json, q: Json) -> bool:
        """Hands, stocks, blind cards, the cards out."""
        return any(p[key] != q[key] for key in ("seats", "out"))

    def own(self, position: Json, seat: int) -> object:
        """The hand."""
        return position["seats"][seat]["hand"]

    def shows_all(self, move: str, one: halfpast.Match, p: Json, q: Json) -> bool:
        """A blind card, what is announced after an exchange, or the lots."""
        if p["phase"] == "exchange":
            parameters = dict(one.edition.parameters)
            hands = [[list(seat["hand"]) for seat in position["seats"]] for position in (p, q)]
            mine, theirs = (masked(announcements(each, parameters), parameters) for each in hands)
            return mine != theirs or p["rng"] != q["rng"]
        if move.startswith("blind"):
            place = int(move[-1]) - 1
            mine, theirs = (position["seats"][one.seat]["blind"][place] for position in (p, q))
            return bool(mine != theirs)
        return False

    def owners(self, move: str, one: halfpast.Match, p: Json, q: Json) -> set[int]:
        """Who draws other cards."""
        return {p["turn"]} if drawn_cards(move, p) != drawn_cards(move, q) else set()

    def is_new_deal(self, before: Json, after: Json) -> bool:
        """The next game."""
        return bool(before["match"] != after["match"] and after["phase"] != "over")

    def is_same_deal(self, p: Json, q: Json) -> bool:
        """All cards are shuffled."""
        return bool(p["rng"] == q["rng"])


def drawn_cards(move: str, position: Json) -> str:
    """H10: what the seat to move draws after this move."""
    seat = position["seats"][position["turn"]]
    laid = 0 if move.split()[0] in ("take", "blind", "pass", "exchange", "decline") else len(move)
    return str(seat["stock"][:laid] if seat["hand"] else "")


HALF_PAIRS = HalfPairing()
