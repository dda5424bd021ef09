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

F = TypeVar("F", bound=Callable[..., object])
CITATION = re.compile(r"^((?:[A-Z]\d\d[a-z]?(?:, )?)+): ")

_enforcers: dict[str, list[str]] = {}


@dataclass(frozen=True)
class Rule:
    """A numbered rule: where it comes from, and where it holds. Its text is in locales/."""

    number: str
    section: str
    books: dict[str, str]
    editions: tuple[str, ...]  # those in which it is in force; empty: all
    ruling: bool | str  # True: wholly ours; "part": partly


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
    tables = tomllib.loads((folder / "law.toml").read_text("utf-8"))
    return {
        number: Rule(number, t["section"], t.get("books", {}), tuple(t.get("editions", ())), t["ruling"])
        for number, t in tables.items()
    }
