"""One word per thing in each language, from glossary/LANGUAGE.toml: made into a page by `make docs`.

A file has a table for each thing, named in English and the same in all languages:

    [discard]
    word = "weggooien"                                     # the one word the strings use
    never = { "afleg*" = "kept for the pile" }             # what they must not say instead, and why
    except = ["aflegstapel*"]                              # phrases in which such a word is right
    only = ["level8-*", "L[0-9]*"]                         # messages it is about; all, where this is left out

In `never` and `except`, `*` stands for any letters or none. Small letters find capitals too; a capital only itself.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "docs/glossary"


@dataclass(frozen=True)
class Entry:
    """What one thing is called in one language, and what it is not called."""

    word: str
    never: dict[str, str] = field(default_factory=dict)
    excepted: tuple[str, ...] = ()
    only: tuple[str, ...] = ("*",)

    def misnamed(self, message: str, said: str) -> list[str]:
        """The banned words in what this message says.

        >>> pile = Entry("pile", {"stack*": "British card players say pile"}, excepted=("stack of cards",))
        >>> pile.misnamed("half-event-took", "Ann takes both stacks, not a stack of cards.")
        ['stacks']
        """
        if not any(fnmatchcase(message, pattern) for pattern in self.only):
            return []
        for phrase in self.excepted:
            said = finder(phrase).sub("…", said)
        return [found for banned in self.never for found in finder(banned).findall(said)]


@cache
def finder(phrase: str) -> re.Pattern[str]:
    """What finds a phrase as whole words."""
    letters = re.escape(phrase).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE if phrase.islower() else 0)


@cache
def glossary(language: str) -> dict[str, Entry]:
    """Every thing, and what this language calls it."""
    tables = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    return {
        thing: Entry(
            word=table.pop("word"),
            never=table.pop("never", {}),
            excepted=tuple(table.pop("except", ())),
            only=tuple(table.pop("only", ("*",))),
            **table,  # a key nobody knows is an error
        )
        for thing, table in tables.items()
    }
