"""Words: every string a player reads, from locales/, by Fluent.

>>> print(*words("half", "en").tell([{"type": "turn", "seat": 1}]))
It is Player 2’s turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from halfpast.core.registry import Rule, law
from halfpast.core.words import LANGUAGES, GameWords, bundle, listed, spoken_here, text
from halfpast.games import package

__all__ = ["LANGUAGES", "GameWords", "bundle", "listed", "rules", "spoken_here", "text", "words"]


def words(game: str, language: str = "en", names: Sequence[str] = (), you: int | None = None) -> GameWords:
    """The words of a game for a reader of this language (who has the seat `you`): refusals and events as sentences."""
    return package(game).words(language, names, you)


def rules(game: str, language: str = "en", edition: str | None = None) -> list[tuple[Rule, str, str]]:
    """Every rule of a game (or only those in force in an edition) with its title and text, in the law's order."""
    return [
        (rule, text(f"{number}.title", language), text(number, language))
        for number, rule in law(package(game).folder).items()
        if edition is None or edition in rule.sources
    ]
