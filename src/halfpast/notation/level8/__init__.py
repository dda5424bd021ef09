"""Level 8 as text: `lay r3 b3 / g6 p6`, `off j6=r8 2.1`; positions as JSON-ready dicts."""

from halfpast.notation.level8.deck import deck_text, parse_deck
from halfpast.notation.level8.moves import move_text, parse_move
from halfpast.notation.level8.read import read_position
from halfpast.notation.level8.read_view import FOLLOWS, read_view
from halfpast.notation.level8.write import write_position, write_view

NOT_IN_LOGS: tuple[str, ...] = ()

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
