"""The rule registry: every rule number, what the law says of it, and which functions enforce it.

A function cites the rules it enforces at the head of its docstring: `\"\"\"H13, H13a: …\"\"\"`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from halfpast.core.documents import Json

F = TypeVar("F", bound=Callable[..., object])
CITATION = re.compile(r"^((?:[A-Z]\d\d[a-z]?(?:, )?)+): ")

_enforcers: dict[str, list[str]] = {}


class LawError(ValueError):
    """A law.toml that cannot be read."""


@dataclass(frozen=True)
class Source:
    """The source of a rule in one edition: a passage of its book, our own ruling, or both."""

    book: str  # the passage, in the book's own language; empty where the book is silent
    ours: str  # which part of the rule is ours, or why; empty where the book says it all


@dataclass(frozen=True)
class Rule:
    """A numbered rule, with its source in each edition where it is in force. Its text is in locales/."""

    number: str
    section: str
    sources: dict[str, Source]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions in which all or part of it is in force."""
        return tuple(self.sources)


def cite(function: F) -> F:
    """Enter a function under the rules that its docstring cites.

    >>> numbers_cited("H13, H13a: a half raises the bid.")
    ['H13', 'H13a']
    """
    for number in numbers_cited(function.__doc__ or ""):
        _enforcers.setdefault(number, []).append(f"{function.__module__}.{function.__qualname__}")
    return function


def numbers_cited(docstring: str) -> list[str]:
    """The rule numbers at the head of a docstring."""
    match = CITATION.match(docstring)
    return re.findall(r"[A-Z]\d\d[a-z]?", match[1]) if match else []


def enforcers(number: str) -> list[str]:
    """The functions that cite this rule; those of modules not imported yet are missing."""
    return sorted(_enforcers.get(number, []))


def law(folder: Path) -> dict[str, Rule]:
    """Every rule of the game in a folder, by number, in the law's order."""
    editions = {file.stem for file in (folder / "editions").glob("*.toml")}
    tables = tomllib.loads((folder / "law.toml").read_text("utf-8"))
    return {number: _rule(number, table, editions) for number, table in tables.items()}


def _rule(number: str, table: Json, editions: set[str]) -> Rule:
    said = {edition: _source(f"{number}, {edition}", value) for edition, value in table.items() if edition != "section"}
    if unknown := [edition for edition in said if edition not in editions]:
        raise LawError(f"{number}: there is no edition {unknown[0]}. There are: {', '.join(sorted(editions))}.")
    if "section" not in table or not said:
        raise LawError(f"{number} needs a section, and a line for each edition in which it is in force.")
    return Rule(number, table["section"], said)


def _source(where: str, value: object) -> Source:
    """One line of the law: a passage, or a table of what the book says and what we rule.

    >>> _source("H11, amigo", {"book": "Spelverloop, 3", "ours": "what an empty pile is"})
    Source(book='Spelverloop, 3', ours='what an empty pile is')
    """
    said = {"book": value} if isinstance(value, str) else value
    if (
        not isinstance(said, dict)
        or not said
        or not said.keys() <= {"book", "ours"}
        or not all(isinstance(text, str) and text.strip() for text in said.values())
    ):
        raise LawError(f'{where}: either a passage of its book, or {{ book = "passage", ours = "what we rule" }}.')
    return Source(said.get("book", ""), said.get("ours", ""))
