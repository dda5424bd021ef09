"""Why a move is refused: the code that players' sentences and bots rely on, and the rule it comes from."""

from __future__ import annotations

from enum import IntEnum

REASONS = 256  # a reason and the place of a card, in one number


class Reason(IntEnum):
    """NONE: the move is legal."""

    NONE = 0
    OVER = 1
    DRAW_FIRST = 2
    DRAWN = 3
    NO_STOCK = 4
    NO_PILE = 5
    NO_SEAT = 6
    ALREADY_OUT = 7
    NUMBER_OF_GROUPS = 8
    GROUP_SIZE = 9
    NOT_HELD = 10
    NOT_RUN = 11
    NOT_SET = 12
    NOT_COLOUR = 13
    NOT_COLOUR_RUN = 14
    SPECIAL_IN_GROUP = 15
    JOKER_RANGE = 16
    KEEP_ONE = 17
    NOT_OUT = 18
    NO_GROUP = 19
    OFF_RUN = 20
    OFF_SET = 21
    OFF_COLOUR = 22
    OFF_COLOUR_RUN = 23
    JOKER_OFF = 24
    LAST_SPECIAL = 25
    SKIP_SELF = 26
    SKIP_TWICE = 27
    SHOW_FIRST = 28
    ALREADY_SHOWN = 29
    PICK_FIRST = 30
    NOT_SHOWN = 31
    PUT_FIRST = 32
    CHOOSE_KEPT = 33
    ALREADY_KEPT = 34
    NOT_ASKED = 35
    NO_DEAD_END = 36

    @property
    def code(self) -> str:
        """The reason as text: `not-run`."""
        return self.name.lower().replace("_", "-")

    @property
    def rule(self) -> str:
        """The number of the rule that refuses."""
        return RULES[self]


RULES = {
    Reason.OVER: "L22",
    Reason.DRAW_FIRST: "L06",
    Reason.DRAWN: "L06",
    Reason.NO_STOCK: "L10",
    Reason.NO_PILE: "L06",
    Reason.NO_SEAT: "L03",
    Reason.ALREADY_OUT: "L07",
    Reason.NUMBER_OF_GROUPS: "L07",
    Reason.GROUP_SIZE: "L07",
    Reason.NOT_HELD: "L07",
    Reason.NOT_RUN: "L11",
    Reason.NOT_SET: "L11",
    Reason.NOT_COLOUR: "L11",
    Reason.NOT_COLOUR_RUN: "L11",
    Reason.SPECIAL_IN_GROUP: "L12",
    Reason.JOKER_RANGE: "L13",
    Reason.KEEP_ONE: "L09",
    Reason.NOT_OUT: "L08",
    Reason.NO_GROUP: "L08",
    Reason.OFF_RUN: "L08",
    Reason.OFF_SET: "L08",
    Reason.OFF_COLOUR: "L08",
    Reason.OFF_COLOUR_RUN: "L08",
    Reason.JOKER_OFF: "L13",
    Reason.LAST_SPECIAL: "L15",
    Reason.SKIP_SELF: "L24",
    Reason.SKIP_TWICE: "L24",
    Reason.SHOW_FIRST: "L16",
    Reason.ALREADY_SHOWN: "L16",
    Reason.PICK_FIRST: "L16",
    Reason.NOT_SHOWN: "L16",
    Reason.PUT_FIRST: "L17",
    Reason.CHOOSE_KEPT: "L20",
    Reason.ALREADY_KEPT: "L20",
    Reason.NOT_ASKED: "L17",
    Reason.NO_DEAD_END: "L07",
}
