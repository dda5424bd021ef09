"""The bid that follows from a pile."""

from __future__ import annotations

from halfpast.core.errors import InvalidPosition
from halfpast.core.parameters import Edition
from halfpast.games.half.cards import LETTERS
from halfpast.games.half.game import GAME, catching, lay_given_pile
from halfpast.notation.half.cards import text_kinds


def bid_of(pile: str, edition: Edition) -> tuple[int, bool, str]:
    """The bid in halves, whether the next seat is under a 5, and the card that catches ("" if none does).

    >>> bid_of("6h", GAME.editions.get("amigo"))
    (13, False, '7')
    """
    states = GAME.states(1, edition, 2)
    if lay_given_pile(states, 0, text_kinds(pile)) >= 0:
        raise InvalidPosition(f"Nobody could have laid the pile {pile!r}.")
    catch = catching(states, 0)
    return int(states[0]["bid"]), bool(states[0]["duty"]), LETTERS[catch] if catch >= 0 else ""
