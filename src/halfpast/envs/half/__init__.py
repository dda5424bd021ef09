"""The environments of 8½."""

from collections.abc import Mapping

from halfpast.core.parameters import Edition
from halfpast.envs.half import observe, steps
from halfpast.games.half.cards import CARDS
from halfpast.games.half.state import SEATS
from halfpast.notation.half.moves import move_text as number_text

__all__ = ["bounds", "longest", "number_text", "observe", "steps"]


def bounds(edition: Edition) -> tuple[int, int]:
    """H24: the least and the most points of a game."""
    return (-CARDS, 0) if edition.parameters["scoring"] == "cards" else (0, 3)


def longest(limits: Mapping[str, int]) -> int:
    """H27: how many moves a game may have; a last chance is settled first, by every seat."""
    return limits["max_plays"] + SEATS
