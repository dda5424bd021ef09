"""Why a bot makes a move: the codes whose words are in locales/*/half-bots.ftl."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """The main reason for a move."""

    ONLY_MOVE = 0
    BY_CHANCE = 1
    SLIP = 2
    FINISHES = 3
    CATCHES = 4
    LAST_CHANCE = 5
    NOTHING_CATCHES = 6
    STEALS_TEMPO = 7
    LAYS_MANY = 8
    SAFE = 9
    SMALL_RISK = 10
    NEEDS_SPECIAL = 11
    KEEPS_SPECIAL = 12
    BRINGS_DOWN = 13
    BLIND = 14
    TAKES_BY_CHOICE = 15
    BETTER_OPEN = 16
    KEEPS_OPEN = 17

    @property
    def code(self) -> str:
        """The reason as text: `lays-many`."""
        return self.name.lower().replace("_", "-")
