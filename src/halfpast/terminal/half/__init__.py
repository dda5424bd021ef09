"""8½ in a terminal: the table as lines, and moves as people type them."""

from halfpast.terminal.half.table import (
    event_lines,
    move_words,
    openly,
    own_lines,
    painted,
    score_lines,
    table_lines,
    welcome_lines,
)
from halfpast.terminal.half.typed import CARDS, COMMANDS, MOVES, as_move, as_moves

__all__ = [
    "CARDS",
    "COMMANDS",
    "MOVES",
    "as_move",
    "as_moves",
    "event_lines",
    "move_words",
    "openly",
    "own_lines",
    "painted",
    "score_lines",
    "table_lines",
    "welcome_lines",
]
