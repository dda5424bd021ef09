"""The environments of Level 8."""

from collections.abc import Mapping, Sequence

from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.games.level8.env import chance, observe, steps
from halfpast.games.level8.notation.moves import move_text, number_text
from halfpast.games.level8.rules.composed_moves import whole_of
from halfpast.games.level8.rules.moves import LAY, ONTO
from halfpast.games.level8.rules.state import HAND, LAYING, LEVELS, SEATS, TARGET

__all__ = [
    "IN_PARTS",
    "SPIEL",
    "bounds",
    "chance",
    "goes_on",
    "longest",
    "number_text",
    "observe",
    "steps",
    "whole_text",
]

SPIEL = {"max_plays": 0, "max_rounds": 0}  # what OpenSpiel may be told besides
IN_PARTS = range(LAY, ONTO)  # numbers that are a part of a move: a lay's, and the card that is laid off

MOST_NUMBERS = HAND + 1  # in one move: a lay of a whole hand


def bounds(edition: Edition) -> tuple[int, int]:
    """L19, L22: the least and the most that a match brings: seven levels, and the win."""
    return 0, LEVELS


def goes_on(states: States, number: int) -> bool:
    """Whether a move goes on after this number, which has been made already if it is part of one."""
    return number in IN_PARTS and int(states[0]["phase"]) in (LAYING, TARGET)


def whole_text(states: States, numbers: Sequence[int]) -> str:
    """The move as text, from all its numbers."""
    return str(move_text(whole_of(states, 0, numbers)))


def longest(limits: Mapping[str, int]) -> int:
    """L26: how many numbers a match may have: a lay has one a card, and a round ends some moves after its last turn."""
    return limits["max_rounds"] * (limits["max_plays"] + SEATS * HAND) * MOST_NUMBERS
