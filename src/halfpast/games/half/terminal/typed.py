"""Moves of 8½ as people type them."""

from __future__ import annotations

import unicodedata

from halfpast.core.playing import Playing
from halfpast.core.typed import Vocabulary
from halfpast.games.half.rules.cards import LETTERS
from halfpast.games.half.words import Words

ASIDE = "aside"  # the one command of its own

VOCABULARY = Vocabulary(
    "half", ("take", "blind", "pass", "exchange", "decline"), {"ghost": "g", "half": "h"}, commands=(ASIDE,)
)


def as_moves(line: str, words: Words, match: Playing) -> list[str]:
    """A typed line as moves: always one."""
    return [as_move(line, words)]


def as_move(line: str, words: Words) -> str:
    """A typed line as a move: cards may be typed as they are shown.

    >>> en = Words("en")
    >>> as_move("7 7", en), as_move("8½", en), as_move("Ghost", en), as_move("BLIND 2", en), as_move("8+½", en)
    ('77', '8h', 'g', 'blind 2', '8h')
    """
    meaning = VOCABULARY.meanings(words.language)
    plain = unicodedata.normalize("NFC", line).lower().replace("1/2", "½").replace("+", " ").replace("½", " h ")
    parts = [meaning.get(part, part) for part in plain.split()]
    letters = "".join(parts)
    letters = "8h" if letters == "h8" else letters
    return letters if letters and set(letters) <= set(LETTERS) else " ".join(parts)
