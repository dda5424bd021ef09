"""The plain checks of a text of cards."""

from __future__ import annotations

from halfpast.core.errors import shown
from halfpast.games.half.rules.cards import LETTERS
from halfpast.notation.fields import refuse


def cards(value: object, what: str, also: str = "") -> str:
    """A text of cards."""
    if not isinstance(value, str):
        refuse(f"{what} is a text of cards, not {shown(value)}.")
    for letter in value:
        if letter not in LETTERS and letter not in also:
            refuse(f"{what} has {letter!r}, which is no card; the cards are {LETTERS}.")
    return value
