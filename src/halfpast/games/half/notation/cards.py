"""Cards as letters, bags as sorted texts."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from halfpast.core.errors import HalfpastError
from halfpast.core.record import Array
from halfpast.games.half.rules.cards import COPIES, LETTERS, NOTHING, PLAYED, kinds_text
from halfpast.games.half.rules.law.setting_up import DEALT


def text_bag(text: str) -> int:
    """The bag of a text of cards in any order, with none more often than the deck has it."""
    return sum(1 << (4 * LETTERS.index(letter)) for letter in text)


def text_kinds(text: str) -> Array:
    """Letters as kinds; `-` as NOTHING."""
    return np.array([NOTHING if letter == PLAYED else LETTERS.index(letter) for letter in text], np.uint8)


def deck_text(deck: Array) -> str:
    """A deck order as letters: what `parse_deck` reads."""
    return kinds_text(deck.tolist())


def too_many(text: str) -> str:
    """What a text has more of than the deck, in words; empty if there is nothing."""
    for kind, copies in enumerate(COPIES):
        if text.count(LETTERS[kind]) > copies:
            return f"{text.count(LETTERS[kind])} cards {LETTERS[kind]}, where the deck has {copies}"
    return ""


def parse_deck(deck: object, seats: int) -> Array:
    """A deck order given by the caller: letters, at least nine per seat, and no card more often than the deck has it.

    >>> parse_deck("0123456789hg012345", 2)[:3].tolist()
    [0, 1, 2]
    """
    if not isinstance(deck, str) and isinstance(deck, Iterable):
        deck = list(deck)
        if all(isinstance(card, str) and len(card) == 1 for card in deck):
            deck = "".join(deck)
    if not isinstance(deck, str):
        raise HalfpastError(f"A deck is a text of cards out of {LETTERS}, in the order of the deal.")
    strange = sorted({letter for letter in deck if letter not in LETTERS})
    if strange:
        raise HalfpastError(f"The deck has no card {strange[0]!r}; the cards are {LETTERS}.")
    if too_many(deck):
        raise HalfpastError(f"This deck has {too_many(deck)}.")
    if len(deck) < DEALT * seats:
        raise HalfpastError(f"{seats} seats need at least {DEALT * seats} cards; this deck has {len(deck)}.")
    return text_kinds(deck)
