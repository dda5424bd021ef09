"""Moves and decks as text."""

from __future__ import annotations

import numpy as np

from halfpast.core.errors import HalfpastError, InvalidMove, shown
from halfpast.core.record import Array
from high_card.rules.events import kinds_text
from high_card.rules.state import DRAW, KINDS, PASS, full_deck

FACES = "".join(str(kind + 1) for kind in range(KINDS))
TEXTS = [*FACES, "draw", "pass"]

assert (TEXTS[DRAW], TEXTS[PASS]) == ("draw", "pass")


def move_text(move: int) -> str:
    """The text of a move.

    >>> move_text(5)
    '6'
    """
    return str(TEXTS[move])


def parse_move(text: object) -> int:
    """The move that a text is; InvalidMove says what would be one."""
    if not isinstance(text, str) or text not in TEXTS:
        raise InvalidMove(f"{shown(text)} is no move; moves are: {', '.join(TEXTS)}.")
    return TEXTS.index(text)


def kinds(text: str) -> Array:
    """Digits as kinds."""
    return np.array([FACES.index(card) for card in text], np.uint8)


def parse_deck(deck: object, seats: int) -> Array:
    """All 24 cards in the order of the deal."""
    if not isinstance(deck, str) or sorted(deck) != sorted(kinds_text(full_deck())):
        raise HalfpastError(f"A deck is a text of all 24 cards, {FACES} four times each, in the order of the deal.")
    return kinds(deck)


def deck_text(deck: Array) -> str:
    """The same as text."""
    return kinds_text(deck)
