"""8½ in a terminal: the table as lines, and moves as people type them."""

from collections.abc import Callable

from halfpast.core.playing import Playing
from halfpast.games.half.terminal.drawing import (
    event_lines,
    move_words,
    openly,
    own_lines,
    painted,
    score_lines,
    table_lines,
    welcome_lines,
)
from halfpast.games.half.terminal.typed import VOCABULARY, as_move, as_moves
from halfpast.games.half.words import Words

COMMANDS: dict[str, Callable[[Playing, Words], list[str]]] = {}  # none of its own

__all__ = [
    "COMMANDS",
    "VOCABULARY",
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
