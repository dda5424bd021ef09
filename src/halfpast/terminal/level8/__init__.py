"""Level 8 in a terminal: the table as lines, and moves as people type them."""

from halfpast.terminal.level8.table import (
    event_lines,
    level_lines,
    move_words,
    openly,
    own_lines,
    painted,
    score_lines,
    table_lines,
    welcome_lines,
)
from halfpast.terminal.level8.typed import CARDS, MOVES, as_moves

COMMANDS = {"level": level_lines}

__all__ = [
    "CARDS",
    "COMMANDS",
    "MOVES",
    "as_moves",
    "event_lines",
    "level_lines",
    "move_words",
    "openly",
    "own_lines",
    "painted",
    "score_lines",
    "table_lines",
    "welcome_lines",
]
