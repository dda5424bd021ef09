"""High Card as text: `4`, `draw`, `pass`; positions as JSON-ready dicts."""

from high_card.notation.moves import deck_text, move_text, parse_deck, parse_move
from high_card.notation.read import FOLLOWS, read_position, read_view
from high_card.notation.write import write_position, write_view

NOT_IN_LOGS: tuple[str, ...] = ()
DEALT: tuple[str, ...] = ("hand", "stock")

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
