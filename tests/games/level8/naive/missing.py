"""How many cards a hand is away from a level, by brute force from the law: every place where the groups could lie.

A group that lies somewhere is a list of slots: a set of three 7s is three slots for a 7; a run from 4 to 6 one slot
each for a 4, a 5 and a 6; a colour group slots for that colour; a colour run slots for one card each. L13 says what a
joker fills. The most slots that the hand can fill is a matching of cards and slots; what is left over is missing.

What saves time is plain: places whose slots the same hand cards fill are one place; the more groups lie, the more is
missing, so a few groups that are already too far away are not gone on with; and of two equal groups the one that comes
first lies in no later place.
"""

from __future__ import annotations

from functools import cache
from itertools import count

from tests.games.level8.naive.referee import COLOURS, RANGES, colour_of, number_of

Slot = tuple[str, int]  # the colour and the number it asks for; "" and 0: any
Line = list[tuple[str, int]]


@cache
def fills(card: str, slot: Slot) -> bool:
    """L11 to L13: whether a hand card can lie in a slot."""
    colour, number = slot
    if card in RANGES:
        return number == 0 or number in RANGES[card]
    if card[0] not in COLOURS or not card[1:].isdigit():
        return False  # L12: a special
    return colour in ("", colour_of(card)) and number in (0, number_of(card))


@cache
def places(kind: str, size: int) -> list[list[Slot]]:
    """L11: every place where a group can lie."""
    starts = range(1, 15 - size + 2)
    if kind == "set":
        return [[("", number)] * size for number in range(1, 16)]
    if kind == "colour":
        return [[(colour, 0)] * size for colour in COLOURS]
    if kind == "run":
        return [[("", number) for number in range(start, start + size)] for start in starts]
    assert kind == "colour-run", kind
    return [[(colour, number) for number in range(start, start + size)] for colour in COLOURS for start in starts]


class Matching:
    """Slots, each by the hand cards that fill it (a bit a card), of which as many as can be are filled."""

    def __init__(self, slots: list[int] | None = None, slot_of: dict[int, int] | None = None, missing: int = 0) -> None:
        self.slots = slots or []
        self.slot_of = slot_of or {}  # by card, a bit
        self.missing = missing

    def add(self, slots: tuple[int, ...]) -> Matching:
        """The same with more slots."""
        more = Matching(list(self.slots), dict(self.slot_of), self.missing)
        for slot in slots:
            more.slots.append(slot)
            more.missing += not more.fill(len(more.slots) - 1, [0])
        return more

    def fill(self, at: int, tried: list[int]) -> bool:
        """Find a card for a slot; one that lies elsewhere if its slot finds another."""
        while left := self.slots[at] & ~tried[0]:
            card = left & -left
            tried[0] |= card
            if card not in self.slot_of or self.fill(self.slot_of[card], tried):
                self.slot_of[card] = at
                return True
        return False


class Search:
    """A hand, and where groups can lie for it."""

    def __init__(self, hand: list[str]) -> None:
        self.hand = hand

    def filled_by(self, slots: list[Slot]) -> tuple[int, ...]:
        """For each slot the hand cards that fill it."""
        return tuple(sum(1 << at for at, card in enumerate(self.hand) if fills(card, slot)) for slot in slots)

    def places_of(self, group: tuple[str, int]) -> list[tuple[int, ...]]:
        """Every place of a group that is another to this hand."""
        return list(dict.fromkeys(self.filled_by(slots) for slots in places(*group)))

    def reaches(self, line: Line, most: int, begun: list[Slot]) -> bool:
        """Whether all groups, and the slots of one begun, can lie with so many cards missing at the most."""
        together = sorted(line)  # equal groups one after another; their order on the card does not matter
        found = Matching().add(self.filled_by(begun))
        return found.missing <= most and self.goes_on(found, together, [self.places_of(one) for one in together], most)

    def goes_on(
        self, found: Matching, line: Line, where: list[list[tuple[int, ...]]], most: int, first: int = 0
    ) -> bool:
        """Whether the groups of the line can lie too; the first one in this place or a later one."""
        if not line:
            return True
        for at in range(first, len(where[0])):
            more = found.add(where[0][at])
            is_equal = len(line) > 1 and line[1] == line[0]
            if more.missing <= most and self.goes_on(more, line[1:], where[1:], most, at if is_equal else 0):
                return True
        return False


def can_be_laid(hand: list[str], line: Line, begun: list[Slot] | None = None) -> bool:
    """Whether a hand makes all groups of a level, and fills the slots of one already begun."""
    return Search(hand).reaches(line, 0, begun or [])


def cards_missing(hand: list[str], line: Line) -> int:
    """The fewest cards that a hand lacks for a level."""
    search = Search(hand)
    return next(most for most in count() if search.reaches(line, most, []))
