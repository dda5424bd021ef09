"""The plain checks of a list of cards."""

from __future__ import annotations

from halfpast.core.errors import shown
from halfpast.games.level8.rules.cards import KIND_OF
from halfpast.notation.fields import refuse


def read_kinds(value: object, what: str) -> list[int]:
    """A list of cards, as kinds."""
    if not isinstance(value, list):
        refuse(f"{what} is a list of cards, not {shown(value)}.")
    for card in value:
        if not isinstance(card, str) or card not in KIND_OF:
            refuse(f"{what} has {shown(card)}, which is no card: r7, p15, j1 j6 j11 j, take swap keep skip.")
    return [KIND_OF[card] for card in value]
