"""Why a bot makes a move: the codes whose words are in locales/*/half-bots.ftl."""

from __future__ import annotations

from enum import IntEnum

from halfpast.core.kernel import kernel
from halfpast.games.half.rules.moves import BLIND, DECLINE, PASS, TAKE


class Why(IntEnum):
    """The main reason for a move."""

    ONLY_MOVE = 0
    BY_CHANCE = 1
    SLIP = 2
    FINISHES = 3
    CATCHES = 4
    NOTHING_CATCHES = 5
    STEALS_TEMPO = 6
    LAYS_MANY = 7
    SAFE = 8
    SMALL_RISK = 9
    NEEDS_SPECIAL = 10
    KEEPS_SPECIAL = 11
    BRINGS_DOWN = 12
    BLIND = 13
    TAKES_BY_CHOICE = 14
    BETTER_OPEN = 15
    KEEPS_OPEN = 16
    OUT_OF_REACH = 17
    SECRET = 18

    @property
    def code(self) -> str:
        """The reason as text: `lays-many`."""
        return self.name.lower().replace("_", "-")


# Told about another seat's lay, these would give away what it holds.
RESTS_ON_HIDDEN_CARDS = {Why.ONLY_MOVE, Why.NEEDS_SPECIAL}


@kernel
def why_no_lay(move: int) -> Why:
    """The reason for a move that lays no chosen card."""
    if move == TAKE:
        return Why.TAKES_BY_CHOICE
    if move == PASS:
        return Why.NOTHING_CATCHES
    if move == DECLINE:
        return Why.KEEPS_OPEN
    return Why.BLIND if BLIND <= move < PASS else Why.BETTER_OPEN
