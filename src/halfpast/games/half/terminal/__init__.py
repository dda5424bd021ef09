"""8½ in a terminal: the table as lines, and moves as people type them."""

from halfpast.games.half.terminal.drawing import (
    aside_lines,
    event_lines,
    move_words,
    openly,
    own_lines,
    painted,
    score_lines,
    table_lines,
    welcome_lines,
)
from halfpast.games.half.terminal.typed import ASIDE, VOCABULARY, as_move, as_moves

COMMANDS = {ASIDE: aside_lines}

__all__ = [
    "COMMANDS",
    "VOCABULARY",
    "as_move",
    "as_moves",
    "aside_lines",
    "event_lines",
    "move_words",
    "openly",
    "own_lines",
    "painted",
    "score_lines",
    "table_lines",
    "welcome_lines",
]
