"""What a person typed, in any of the languages: a command, or words of a game."""

from __future__ import annotations

import unicodedata
from functools import cache

from halfpast.i18n import text
from halfpast.i18n.base import GameWords
from halfpast.terminal.own import own

COMMANDS = ("hint", "why", "legal", "rules", "score", "table", "undo", "save", "help", "quit")
ALWAYS = {"?": "help", "q": "quit"}


@cache
def vocabulary(game: str, language: str) -> dict[str, str]:
    """Every word that may be typed in a game, with what it means: this language's before the English ones.

    A word of the game's own goes before a command of that name.

    >>> vocabulary("half", "en")["ghosts"], vocabulary("half", "en")["exit"]
    ('g', 'quit')
    """
    its = own(game)
    keys = {f"terminal-word-{meaning}": meaning for meaning in COMMANDS}
    for meaning in (*its.COMMANDS, *its.MOVES, *its.CARDS):
        keys[f"terminal-{game}-word-{meaning}"] = its.CARDS.get(meaning, meaning)
    found = dict(ALWAYS)
    for tongue in ("en", language):
        for key, meaning in keys.items():
            for word in text(key, tongue).split(","):
                found[plain(word)] = meaning
    return found


def plain(typed: str) -> str:
    """Without what does not matter: capitals, quotation marks, ways to write one letter.

    >>> plain(" „Die nehm ich“ "), plain("J’échange")
    ('die nehm ich', "j'échange")
    """
    folded = unicodedata.normalize("NFC", typed).lower().translate(SIGNS)
    return " ".join(word.strip("'") for word in folded.split())


SIGNS = str.maketrans({"’": "'", "–": "-", "\xa0": " ", "\u202f": " ", **dict.fromkeys('‘„“”«»"')})


def command_of(line: str, words: GameWords) -> tuple[str, str]:
    """The command that a line begins with ("" if it is none), and the rest of the line."""
    first, _, rest = unicodedata.normalize("NFC", line).strip().partition(" ")
    command = vocabulary(words.game.name, words.language).get(first.lower(), "")
    known = command in COMMANDS or command in own(words.game.name).COMMANDS
    return (command, rest.strip()) if known else ("", line)
