"""The bots of 8½: a file each, and the table that asks them."""

from halfpast.bots.half import study  # noqa: F401  # its entries are compiled with those of its unit
from halfpast.bots.half.thoughts import Thoughts, play_out, ready

__all__ = ["Thoughts", "play_out", "ready"]
