"""Cards of a record as texts: bags sorted, piles bottom to top, groups by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from halfpast.games.level8.rules.cards import ALL_NUMBERS, NOTHING, NUMBER_CARDS, NUMBERS, SECOND, TEXTS


def bag_texts(words: np.ndarray[Any, Any]) -> list[str]:
    """A bag as sorted card texts."""
    *colours, rest = words.tolist()
    found = []
    for colour, word in enumerate(colours):
        first, second = word & ALL_NUMBERS, word >> SECOND
        for number in range(first.bit_length()):
            if first >> number & 1:
                found += [TEXTS[colour * NUMBERS + number]] * (1 + (second >> number & 1))
    kind = NUMBER_CARDS
    while rest:
        found += [TEXTS[kind]] * (rest & 15)
        rest >>= 4
        kind += 1
    return found


def face_texts(cards: Iterable[tuple[int, int]]) -> list[str]:
    """Cards of a group; a joker says what it is.

    >>> face_texts([(0, 0), (91, 68)])
    ['r1', 'j6=b9']
    """
    return [TEXTS[card] if card == stands else f"{TEXTS[card]}={TEXTS[stands]}" for card, stands in cards]


def chain(s: np.void, node: int) -> list[tuple[int, int]]:
    """The cards of a pile or a group with what they stand for, the last one first."""
    found = []
    while node != NOTHING:
        found.append((int(s["node_card"][node]), int(s["node_as"][node])))
        node = int(s["node_next"][node])
    return found


def pile_texts(s: np.void, seat: int) -> list[str]:
    """A discard pile, bottom to top."""
    return [TEXTS[card] for card, _ in reversed(chain(s, int(s["pile"][seat])))]


def group_texts(s: np.void, seat: int, place: int) -> list[str]:
    """A group on the table, its cards by number, then colour, a card before a joker."""
    cards = chain(s, int(s["group"][seat, place]))
    return face_texts(sorted(cards, key=lambda card: (card[1] % NUMBERS, card[1], card[0])))
