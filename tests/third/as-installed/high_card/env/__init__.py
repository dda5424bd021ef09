"""The environments of High Card."""

from collections.abc import Mapping, Sequence

from halfpast.core.parameters import Edition
from halfpast.core.record import States
from high_card.env import chance, observe, steps
from high_card.notation.moves import move_text as number_text

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

IN_PARTS = range(0)  # numbers that are a part of a move
SPIEL = {"max_plays": 0}  # what OpenSpiel may be told besides


def bounds(edition: Edition) -> tuple[int, int]:
    """T07: the winner's 1."""
    return 0, 1


def goes_on(states: States, number: int) -> bool:
    """Whether a move goes on after this number: it never does."""
    return False


def whole_text(states: States, numbers: Sequence[int]) -> str:
    """The move as text."""
    return number_text(numbers[0])


def longest(limits: Mapping[str, int]) -> int:
    """T08: how many moves a game may have."""
    return limits["max_plays"]
