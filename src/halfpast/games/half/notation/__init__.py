"""8½ as text: `33`, `8h`, `blind 2`; positions as JSON-ready dicts."""

from halfpast.games.half.notation.cards import deck_text, parse_deck
from halfpast.games.half.notation.moves import move_text, parse_move
from halfpast.games.half.notation.read import read_position
from halfpast.games.half.notation.read_view import FOLLOWS, read_view
from halfpast.games.half.notation.write import write_position, write_view

NOT_IN_LOGS: tuple[str, ...] = ("dealt",)  # newer than the first logs; it follows from their moves
DEALT: tuple[str, ...] = (
    "blind",
    "open",
    "hand",
    "stock",
    "out",
)  # where a deal puts cards

__all__ = [
    "DEALT",
    "FOLLOWS",
    "NOT_IN_LOGS",
    "deck_text",
    "move_text",
    "parse_deck",
    "parse_move",
    "read_position",
    "read_view",
    "write_position",
    "write_view",
]
