"""What the package of somebody else's game brings to the page, which already has everything for our own games.

Besides rules such a game has `page/part.js`: web/src/games/brought/face.ts says what that exports. Its words are its
strings, its law is offered with its editions.
"""

from __future__ import annotations

from pathlib import Path

from halfpast.core.package import Package
from halfpast.core.registry import law
from halfpast.i18n import LANGUAGES
from halfpast.store import Document


def page_of(game: Package) -> Path | None:
    """The folder of a game's page part; None if it brings none."""
    folder = game.folder / "page"
    return folder if (folder / "part.js").is_file() else None


def law_of(game: Package) -> list[Document]:
    """Its rules, as the page lists them."""
    rules = law(game.folder).values()
    return [
        {
            "number": rule.number,
            "section": rule.section,
            "sources": {edition: {"book": one.book, "ours": bool(one.ours)} for edition, one in rule.sources.items()},
        }
        for rule in rules
    ]


def words_of(game: Package, language: str) -> str:
    """All its strings in a language; none in a language that we do not have."""
    if game.strings is None or language not in LANGUAGES:
        return ""
    return "\n".join(file.read_text("utf-8") for file in sorted((game.strings / language).glob("*.ftl")))
