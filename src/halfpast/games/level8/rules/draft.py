"""Cards put into groups by somebody who is still thinking: what they make, what the jokers are, what is missing.

Whether cards go together is asked of the solver: so many of them, and the missing ones as full jokers, make the group.
A joker that says what it stands for is that card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numba
import numpy as np

from halfpast.core.errors import InvalidMove, shown
from halfpast.core.kernel import entry
from halfpast.core.record import Array, States
from halfpast.core.scratch import HERE, SCRATCH
from halfpast.games.level8.rules.cards import (
    J1,
    JOKER,
    KIND_OF,
    MOST_COPIES,
    NUMBER_CARDS,
    NUMBERS,
    PAIRS,
    TEXTS,
    WORDS,
    put_bag,
)
from halfpast.games.level8.rules.composed_moves import Lay, in_line
from halfpast.games.level8.rules.legal import is_said_plainly
from halfpast.games.level8.rules.levels import line_of
from halfpast.games.level8.rules.solver import ANYWHERE, add_group, can_lay, consider
from halfpast.games.level8.rules.state import COLOUR, COLOUR_RUN, GROUP_NAMES, HAND
from halfpast.games.level8.rules.texts import bag_texts, face_texts

Held = tuple[int, int | None]  # a card, and what it stands for, if that was said
JOKER_FACES = [pair for pair in PAIRS if pair[0] >= NUMBER_CARDS]


@entry(numba.uint32[:, ::1], numba.int64, numba.int64, numba.int64, SCRATCH)
def cards_make_group(bags: Array, group: int, size: int, missing: int, scratch: States) -> bool:
    """Whether all the cards of a bag, and this many missing ones, make a group."""
    w = scratch[0]
    consider(w, bags, 0)
    add_group(w, group, size, ANYWHERE)
    return can_lay(w, missing)


@entry(numba.int64, numba.int64, numba.int64)
def joker_said_plainly(group: int, joker: int, stands: int) -> bool:
    """Whether this is the listed one of several equal ways to say what a joker is in a group."""
    return is_said_plainly(group, joker, stands)


def read_groups(groups: object, number: int) -> list[list[Held]]:
    """Groups of cards as texts, a joker with what it stands for or without: [["r3", "j1"], ["b4", "j1=b5"]]."""
    if not isinstance(groups, list | tuple) or len(groups) != number:
        raise InvalidMove(f"A draft is a list of {number} groups, as the level has; each a list of cards, or empty.")
    return [read_group(group) for group in groups]


def read_group(group: object) -> list[Held]:
    """A group's cards."""
    if not isinstance(group, list | tuple) or len(group) > HAND + 1:
        raise InvalidMove(f'A group of a draft is a list of cards like ["r3", "j1"], not {shown(group)}.')
    return [read_held(card) for card in group]


def read_held(text: object) -> Held:
    """A card; a joker may say what it stands for: j6=b9."""
    name, is_said, stands = text.partition("=") if isinstance(text, str) else ("", "", "")
    card, kind = KIND_OF.get(name), KIND_OF.get(stands)
    is_right = card is not None and (not is_said or (kind is not None and (card, kind) in JOKER_FACES))
    if card is None or not is_right:
        raise InvalidMove(f'A card of a draft is like "r3", "j1" or "j1=r3", not {shown(text)}.')
    return card, kind


def draft(s: np.void, seat: int, groups: list[list[Held]]) -> tuple[list[dict[str, Any]], Lay | None]:
    """What the groups of a seat's level are so far; and the lay that they make, once all are complete."""
    left = cards_left(s, seat, groups)
    found, laid = [], []
    for (kind, size), cards in zip(line_of(s, seat), groups, strict=False):
        group = Group(kind, size)
        said = group.said(cards)
        laid.append([] if said is None or len(said) < size else said)
        found.append(
            {
                "group": GROUP_NAMES[kind],
                "size": size,
                "cards": face_texts(said) if said is not None else [TEXTS[card] for card, _ in cards],
                "missing": max(0, size - len(cards)),
                "wrong": [] if said is not None else group.to_blame(cards),
                "jokers": [] if said is None else group.choices(cards),
                "takes": [TEXTS[card] for card in left if said is not None and group.goes([*cards, (card, None)])],
            }
        )
    return found, Lay(tuple(tuple(cards) for cards in laid)) if all(laid) else None


def cards_left(s: np.void, seat: int, groups: list[list[Held]]) -> list[int]:
    """The kinds in hand that are in no group yet; InvalidMove for cards that the seat does not have."""
    left = [KIND_OF[text] for text in bag_texts(s["hand"][seat])]
    for card, _ in (card for group in groups for card in group):
        if card not in left:
            raise InvalidMove(f"The hand has no {TEXTS[card]} for this draft, or not enough of them.")
        left.remove(card)
    return sorted(set(left))


class Group:
    """One group of a level, and cards tried out in it."""

    def __init__(self, kind: int, size: int) -> None:
        self.kind, self.size = kind, size

    def goes(self, cards: Sequence[Held]) -> bool:
        """Whether all these cards can be part of the group."""
        missing = self.size - len(cards)
        if missing < 0:
            return False
        return bool(cards_make_group(self.bag(cards), self.kind, self.size, missing, HERE.scratch))

    def bag(self, cards: Sequence[Held]) -> np.ndarray[Any, Any]:
        """The cards; a joker that says what it stands for counts as that card, or as one that is equivalent here."""
        held: list[int] = []
        for card, stands in cards:
            kind = card if stands is None else stands
            while kind < NUMBER_CARDS and held.count(kind) == MOST_COPIES:
                kind = self.same(kind)
            held.append(kind)
        words = np.zeros((1, WORDS), np.uint32)
        put_bag(words[0], held)
        return words

    def same(self, kind: int) -> int:
        """Another card that is as good in this group: of its number in runs and sets, else of its colour."""
        if self.kind in (COLOUR, COLOUR_RUN):
            return kind // NUMBERS * NUMBERS + (kind + 1) % NUMBERS
        return (kind + NUMBERS) % NUMBER_CARDS

    def said(self, cards: Sequence[Held]) -> list[tuple[int, int]] | None:
        """The cards with what every joker stands for, runs in rising order; None if they do not go together."""
        now = list(cards)
        if not self.goes(now):
            return None
        for at, (card, stands) in enumerate(now):
            if J1 <= card <= JOKER and stands is None:
                now[at] = next(held for held in self.faces(card) if self.goes([*now[:at], held, *now[at + 1 :]]))
        found = [(card, card if stands is None else stands) for card, stands in now]
        return in_line(self.kind, found)

    def faces(self, joker: int) -> list[Held]:
        """What a joker may stand for; where the colour or the number does not matter, just one of them."""
        return [face for face in JOKER_FACES if face[0] == joker and joker_said_plainly(self.kind, *face)]

    def to_blame(self, cards: Sequence[Held]) -> list[str]:
        """The cards without which the others would go together."""
        return [TEXTS[card[0]] for at, card in enumerate(cards) if self.goes([*cards[:at], *cards[at + 1 :]])]

    def choices(self, cards: Sequence[Held]) -> list[dict[str, Any]]:
        """What each joker may stand for, with the other cards as they are said."""
        found = []
        for at, (card, _) in enumerate(cards):
            if J1 <= card <= JOKER:
                may_be = [held for held in self.faces(card) if self.goes([*cards[:at], held, *cards[at + 1 :]])]
                found.append(
                    {"joker": TEXTS[card], "may_be": [TEXTS[stands] for _, stands in may_be if stands is not None]}
                )
        return found


def groups_of(states: States, i: int, seat: int) -> int:
    """How many groups the seat's level has."""
    return len(line_of(states[i], seat))
