"""A deck order given by the caller."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.record import Array
from halfpast.games.level8.rules.cards import KIND_OF, TEXTS
from halfpast.games.level8.rules.state import HAND


def deck_text(deck: Array) -> list[str]:
    """A deck order as texts: what `parse_deck` reads."""
    return [TEXTS[kind] for kind in deck]


def parse_deck(deck: object, seats: int) -> Array:
    """A deck order, or part of one, as kinds; whether the edition has these cards is checked when it is dealt.

    >>> parse_deck(["r1"] * 60, 2)[:2].tolist()
    [0, 0]
    """
    cards = list(deck) if isinstance(deck, Iterable) and not isinstance(deck, str) else deck
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise HalfpastError("A deck is a list of cards like r7, j6 or take, in the order of the deal.")
    for card in cards:
        if card not in KIND_OF:
            raise HalfpastError(
                f"The deck has no card {shown(card)}; cards are r7, p15, j1 j6 j11 j, take swap keep skip."
            )
    if not HAND * seats < len(cards):
        raise HalfpastError(f"{seats} seats need more than {HAND * seats} cards; this deck has {len(cards)}.")
    return np.array([KIND_OF[card] for card in cards], np.uint8)
