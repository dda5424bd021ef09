"""The bots of Level 8: a file each, and the table that asks them."""

from halfpast.games.level8.bots import alone, study  # noqa: F401  # their entries are compiled with those of their units
from halfpast.games.level8.bots.thoughts import Thoughts, play_out, ready, ready_to_study

__all__ = ["Thoughts", "play_out", "ready", "ready_to_study", "study"]
