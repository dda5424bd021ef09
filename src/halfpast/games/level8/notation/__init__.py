"""Level 8 as text: `lay r3 b3 / g6 p6`, `off j6=r8 2.1`; positions as JSON-ready dicts."""

from halfpast.games.level8.notation.deck import deck_text, parse_deck
from halfpast.games.level8.notation.moves import move_text, parse_move
from halfpast.games.level8.notation.read import read_position
from halfpast.games.level8.notation.read_view import FOLLOWS, read_view
from halfpast.games.level8.notation.write import write_position, write_view

NOT_IN_LOGS: tuple[str, ...] = ()
DEALT: tuple[str, ...] = ("hand", "pile", "stock")  # where a deal puts cards

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
