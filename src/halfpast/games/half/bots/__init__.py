"""The bots of 8½: a file each, and the table that asks them."""

from halfpast.games.half.bots import study  # its entries are compiled with those of its unit
from halfpast.games.half.bots.thoughts import Thoughts, play_out, ready

__all__ = ["Thoughts", "play_out", "ready", "study"]
