"""Why a bot makes a move: the codes whose words are in locales/*/level8-bots.ftl."""

from __future__ import annotations

from enum import IntEnum

from halfpast.core.kernel import kernel
from halfpast.games.level8.rules.cards import SWAP, TAKE
from halfpast.games.level8.rules.moves import DONE, DRAW_STOCK, LAY, OFF, PICK_CARD, PICK_NONE, PLAY, SKIP_SEAT
from halfpast.games.level8.rules.state import KEEPING, State


class Why(IntEnum):
    """The main reason for a move."""

    ONLY_MOVE = 0
    BY_CHANCE = 1
    SLIP = 2
    LAYS_LEVEL = 3
    LAYS_OFF = 4
    ENDS_ROUND = 5
    STOCK_BETTER = 6
    HELPS = 7
    GOES_OFF = 8
    NOT_NEEDED = 9
    NEEDED = 10
    SAFE = 11
    HELPS_NOBODY = 12
    PLAYS_TAKE = 13
    PLAYS_SWAP = 14
    PLAYS_KEEP = 15
    PLAYS_SKIP = 16
    NOTHING_HELPS = 17
    ENOUGH = 18
    SECRET = 19
    LEAST_NEEDED = 20

    @property
    def code(self) -> str:
        """The reason as text: `lays-off`."""
        return self.name.lower().replace("_", "-")


# Told about another seat's move, these would give away what it holds.
RESTS_ON_HIDDEN_CARDS = {
    Why.HELPS,
    Why.NOT_NEEDED,
    Why.LEAST_NEEDED,
    Why.NEEDED,
    Why.HELPS_NOBODY,
    Why.SAFE,
    Why.ONLY_MOVE,
}


@kernel
def why_forced(v: State, move: int) -> Why:
    """The reason for a move that speaks for itself."""
    if move == DRAW_STOCK:
        return Why.STOCK_BETTER
    if PLAY <= move < LAY:
        if move >= SKIP_SEAT:
            return Why.PLAYS_SKIP
        kind = TAKE + move - PLAY
        return Why.PLAYS_TAKE if kind == TAKE else Why.PLAYS_SWAP if kind == SWAP else Why.PLAYS_KEEP
    if LAY <= move < OFF:
        return Why.LAYS_LEVEL
    if OFF <= move < PICK_CARD:
        return Why.LAYS_OFF
    if move == PICK_NONE:
        return Why.NOTHING_HELPS
    if move == DONE:
        return Why.ENOUGH
    return Why.NEEDED if v.phase == KEEPING else Why.HELPS
