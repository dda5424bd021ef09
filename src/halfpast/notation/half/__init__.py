"""8½ as text: `33`, `8h`, `blind 2`; positions as JSON-ready dicts."""

from halfpast.notation.half.cards import deck_text, parse_deck
from halfpast.notation.half.moves import move_text, parse_move
from halfpast.notation.half.read import read_position
from halfpast.notation.half.read_view import FOLLOWS, read_view
from halfpast.notation.half.write import write_position, write_view

NOT_IN_LOGS = ("dealt",)  # younger than the first logs; it follows from their moves

__all__ = [
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
