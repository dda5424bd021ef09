"""What a person typed, in any of the languages: words, with what they mean."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from halfpast.core.words import text

COMMANDS = ("hint", "why", "legal", "rules", "score", "table", "undo", "save", "help", "quit")  # common to all games
ALWAYS = {"?": "help", "q": "quit"}


class Unclear(Exception):
    """What was typed is almost a move; a sentence says what is missing."""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words that may be typed in a game, by what they mean; its strings are `terminal-GAME-word-…`."""

    game: str
    moves: tuple[str, ...]
    cards: Mapping[str, str]  # and how a move writes them
    commands: tuple[str, ...] = field(default=())  # of this game alone

    @cache  # noqa: B019  # one a game, for as long as the program runs
    def meanings(self, language: str) -> dict[str, str]:
        """Every word that may be typed, with what it means: this language's before the English ones.

        A game's own word takes precedence over a command of the same name.

        >>> from halfpast.games import package
        >>> half = package("half").terminal.VOCABULARY.meanings("en")
        >>> half["ghosts"], half["exit"]
        ('g', 'quit')
        """
        keys = {f"terminal-word-{meaning}": meaning for meaning in COMMANDS}
        for meaning in (*self.commands, *self.moves, *self.cards):
            keys[f"terminal-{self.game}-word-{meaning}"] = self.cards.get(meaning, meaning)
        meanings = dict(ALWAYS)
        for tongue in ("en", language):
            for key, meaning in keys.items():
                for word in text(key, tongue).split(","):
                    meanings[plain(word)] = meaning
        return meanings

    def command_of(self, line: str, language: str) -> tuple[str, str]:
        """The command that a line begins with ("" if it is none), and the rest of the line."""
        first, _, rest = unicodedata.normalize("NFC", line).strip().partition(" ")
        command = self.meanings(language).get(first.lower(), "")
        return (command, rest.strip()) if command in (*COMMANDS, *self.commands) else ("", line)


def plain(typed: str) -> str:
    """The text without what makes no difference: capitals, quotation marks, different ways to write a letter.

    >>> plain(" „Die nehm ich“ "), plain("J’échange")
    ('die nehm ich', "j'échange")
    """
    folded = unicodedata.normalize("NFC", typed).lower().translate(SIGNS)
    return " ".join(word.strip("'") for word in folded.split())


SIGNS = str.maketrans({"’": "'", "–": "-", "\xa0": " ", "\u202f": " ", **dict.fromkeys('‘„“”«»"')})
