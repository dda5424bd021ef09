"""Moves as text: the cards laid, `take`, `blind 2`, `pass`, `exchange 7 3`, `decline`."""

from __future__ import annotations

from halfpast.core.errors import InvalidMove
from halfpast.games.half.rules.cards import COPIES, KINDS, LETTERS
from halfpast.games.half.rules.moves import BLIND, DECLINE, LAYS, MOVES, PASS, SWAP, TAKE, lay_text
from halfpast.games.half.rules.state import PLACES

TEXTS = [lay_text(move) for move in range(len(LAYS))]
TEXTS += ["take", *(f"blind {place + 1}" for place in range(PLACES)), "pass"]
TEXTS += [f"exchange {own} {other}" for own in LETTERS for other in LETTERS]
TEXTS += ["decline"]
NUMBERS = {text: move for move, text in enumerate(TEXTS)}

assert (TEXTS[TAKE], TEXTS[BLIND], TEXTS[PASS], TEXTS[DECLINE]) == ("take", "blind 1", "pass", "decline")
assert len(TEXTS) == MOVES == SWAP + KINDS * KINDS + 1


def move_text(move: int) -> str:
    """The text of a move.

    >>> move_text(0)
    '0'
    """
    return TEXTS[move]


def parse_move(text: object) -> int:
    """The move that a text stands for; InvalidMove says what would be a move.

    >>> move_text(parse_move("8h"))
    '8h'
    >>> parse_move("h8")
    Traceback (most recent call last):
    halfpast.InvalidMove: 'h8' is no move: the 8 lies below, write 8h.
    """
    if not isinstance(text, str):
        raise InvalidMove(f"A move is a text like '7', '33', '8h' or 'take', not {type(text).__name__}.")
    move = NUMBERS.get(text)
    if move is None:
        raise InvalidMove(f"{text[:40]!r} is no move: {_what_would_be(text)}")
    return move


def _what_would_be(text: str) -> str:
    word = text.strip().lower().split(" ")[0]
    tidy = " ".join(text.lower().split())
    if tidy in NUMBERS:
        return f"write {tidy}."
    if text == "h8":
        return "the 8 lies below, write 8h."
    if word == "blind":
        return f"blind cards are 'blind 1' to 'blind {PLACES}'."
    if word == "exchange":
        return "an exchange is 'exchange 7 3': your open 7 for the big loser's 3."
    if text and set(text) <= set(LETTERS):
        if len(set(text)) == 1:
            return f"the deck has only {COPIES[LETTERS.index(text[0])]} cards {text[0]}."
        return "cards laid together are all of one kind ('33', 'hh'), or '8h'."
    return f"lay cards ({' '.join(LETTERS)}; h is ½, g a ghost) as '7', '33' or '8h', or say take, blind 1, pass."
