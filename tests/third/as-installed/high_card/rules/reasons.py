"""Why a move is refused."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """NONE: the move is legal."""

    NONE = 0
    OVER = 1
    NOT_HELD = 2
    TOO_LOW = 3
    CAN_PLAY = 4
    NO_STOCK = 5
    DRAW_FIRST = 6

    @property
    def code(self) -> str:
        """The reason as text: `too-low`."""
        return self.name.lower().replace("_", "-")

    @property
    def rule(self) -> str:
        """The number of the rule that refuses."""
        return RULES[self]


RULES = {
    Reason.OVER: "T07",
    Reason.NOT_HELD: "T04",
    Reason.TOO_LOW: "T04",
    Reason.CAN_PLAY: "T05",
    Reason.NO_STOCK: "T05",
    Reason.DRAW_FIRST: "T05",
}
