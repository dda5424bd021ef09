"""The environments of Level 8."""

from collections.abc import Mapping

from halfpast.core.parameters import Edition
from halfpast.envs.level8 import observe, steps
from halfpast.games.level8.state import HAND, LEVELS, SEATS
from halfpast.notation.level8.moves import number_text

__all__ = ["bounds", "longest", "number_text", "observe", "steps"]

MOST_NUMBERS = HAND + 1  # of one move: a lay of a whole hand


def bounds(edition: Edition) -> tuple[int, int]:
    """L19, L22: the least and the most that a match brings: seven levels, and the win."""
    return 0, LEVELS


def longest(limits: Mapping[str, int]) -> int:
    """L26: how many numbers a match may have: a lay has one a card, and a round ends some moves after its last turn."""
    return limits["max_rounds"] * (limits["max_plays"] + SEATS * HAND) * MOST_NUMBERS
