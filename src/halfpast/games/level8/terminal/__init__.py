"""Level 8 in a terminal: the table as lines, and moves as people type them."""

from halfpast.games.level8.terminal.drawing import (
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
from halfpast.games.level8.terminal.typed import LEVEL, VOCABULARY, as_moves

COMMANDS = {LEVEL: level_lines}

__all__ = [
    "COMMANDS",
    "VOCABULARY",
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
