"""Why a move is refused: the code that players' sentences and bots rely on, and the rule it comes from."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """NONE: the move is legal."""

    NONE = 0
    OVER = 1
    EXCHANGE_FIRST = 2
    NO_EXCHANGE = 3
    NOT_OWN_OPEN = 4
    NOT_LOSER_OPEN = 5
    OPEN_WITH_LOWEST = 6
    OPEN_WITH_ONE = 7
    ONLY_ATTACK = 8
    NO_PASS = 9
    MUST_PLAY = 10
    NOTHING_TO_TAKE = 11
    NOT_HELD = 12
    HAND_FIRST = 13
    NOT_OPEN = 14
    OPEN_FIRST = 15
    PLAY_BLIND = 16
    BLIND_GONE = 17
    ONE_OPEN = 18
    EIGHT_HALF_OFF = 19
    EIGHT_HALF_HAND = 20
    BELOW_BID = 21
    HALF_ACROSS = 22
    ZERO_ON_HALF = 23
    ON_EIGHT_HALF = 24
    FIVE_HIGH = 25
    UNDER_FIVE = 26
    ON_NINE = 27
    ONE_CARD = 28

    @property
    def code(self) -> str:
        """The reason as text: `zero-on-half`."""
        return self.name.lower().replace("_", "-")

    @property
    def rule(self) -> str:
        """The number of the rule that refuses."""
        return RULES[self]


RULES = {
    Reason.OVER: "H25",
    Reason.EXCHANGE_FIRST: "H26",
    Reason.NO_EXCHANGE: "H26",
    Reason.NOT_OWN_OPEN: "H26",
    Reason.NOT_LOSER_OPEN: "H26",
    Reason.OPEN_WITH_LOWEST: "H05",
    Reason.OPEN_WITH_ONE: "H05",
    Reason.ONLY_ATTACK: "H23a",
    Reason.NO_PASS: "H07",
    Reason.MUST_PLAY: "H07",
    Reason.NOTHING_TO_TAKE: "H11",
    Reason.NOT_HELD: "H09",
    Reason.HAND_FIRST: "H19",
    Reason.NOT_OPEN: "H19",
    Reason.OPEN_FIRST: "H19",
    Reason.PLAY_BLIND: "H19",
    Reason.BLIND_GONE: "H19",
    Reason.ONE_OPEN: "H19",
    Reason.EIGHT_HALF_OFF: "H15",
    Reason.EIGHT_HALF_HAND: "H15",
    Reason.BELOW_BID: "H08",
    Reason.HALF_ACROSS: "H13a",
    Reason.ZERO_ON_HALF: "H14",
    Reason.ON_EIGHT_HALF: "H15b",
    Reason.FIVE_HIGH: "H17",
    Reason.UNDER_FIVE: "H17b",
    Reason.ON_NINE: "H18",
    Reason.ONE_CARD: "H09",
}
