"""What a person typed, in any of the languages, as a command or a move."""

from __future__ import annotations

import unicodedata
from functools import cache

from halfpast.games.half.cards import LETTERS
from halfpast.i18n import text
from halfpast.i18n.half import Words

COMMANDS = ("hint", "why", "legal", "rules", "score", "table", "undo", "save", "help", "quit")
MOVES = ("take", "blind", "pass", "exchange", "decline")
CARDS = {"ghost": "g", "half": "h"}
ALWAYS = {"?": "help", "q": "quit"}


@cache
def vocabulary(language: str) -> dict[str, str]:
    """Every word that may be typed, with what it means: this language's words before the English ones.

    >>> vocabulary("en")["ghosts"], vocabulary("en")["exit"]
    ('g', 'quit')
    """
    found = dict(ALWAYS)
    for tongue in ("en", language):
        for meaning in (*COMMANDS, *MOVES, *CARDS):
            for word in text(f"terminal-word-{meaning}", tongue).split(","):
                found[word.strip().lower()] = CARDS.get(meaning, meaning)
    return found


def command_of(line: str, words: Words) -> tuple[str, str]:
    """The command that a line begins with ("" if it is none), and the rest of the line."""
    first, _, rest = unicodedata.normalize("NFC", line).strip().partition(" ")
    command = vocabulary(words.language).get(first.lower(), "")
    return (command, rest.strip()) if command in COMMANDS else ("", line)


def as_move(line: str, words: Words) -> str:
    """A typed line as a move: cards may be typed as they are shown.

    >>> en = Words("en")
    >>> as_move("7 7", en), as_move("8½", en), as_move("Ghost", en), as_move("BLIND 2", en), as_move("8+½", en)
    ('77', '8h', 'g', 'blind 2', '8h')
    """
    meaning = vocabulary(words.language)
    plain = unicodedata.normalize("NFC", line).lower().replace("1/2", "½").replace("+", " ").replace("½", " h ")
    parts = [meaning.get(part, part) for part in plain.split()]
    letters = "".join(parts)
    letters = "8h" if letters == "h8" else letters
    return letters if letters and set(letters) <= set(LETTERS) else " ".join(parts)
