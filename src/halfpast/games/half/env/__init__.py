"""The environments of 8½."""

from collections.abc import Mapping, Sequence

from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.games.half.env import chance, observe, steps
from halfpast.games.half.notation.moves import move_text as number_text
from halfpast.games.half.rules.cards import CARDS
from halfpast.games.half.rules.state import SEATS

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

IN_PARTS = range(0)  # numbers that are only part of a move
SPIEL = {"start": "", "max_plays": 0}  # what else OpenSpiel may be told


def bounds(edition: Edition) -> tuple[int, int]:
    """H24: the least and the most points of a game."""
    return (-CARDS, 0) if edition.parameters["scoring"] == "cards" else (0, 3)


def goes_on(states: States, number: int) -> bool:
    """Whether a move goes on after this number: it never does."""
    return False


def whole_text(states: States, numbers: Sequence[int]) -> str:
    """The move as text."""
    return number_text(numbers[0])


def longest(limits: Mapping[str, int]) -> int:
    """H27: how many moves a game may have; a last chance is settled first, by every seat."""
    return limits["max_plays"] + SEATS
