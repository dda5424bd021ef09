"""The bots of High Card."""

from high_card.bots import study  # its entries are compiled with those of its unit
from high_card.bots.thoughts import Thoughts, play_out, ready

__all__ = ["Thoughts", "play_out", "ready", "study"]
