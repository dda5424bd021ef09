"""Words: every string a player reads, from locales/, by Fluent.

>>> text("or-list", items="7, 8", last="9")
'7, 8 or 9'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.registry import Rule, law

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "fr", "de")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise HalfpastError(f"There are no words in {shown(language)}; there are: {', '.join(LANGUAGES)}.")
    from fluent.runtime import FluentBundle, FluentResource  # here, for most programs never need it

    found = FluentBundle([language], use_isolating=False)
    for file in sorted((files("halfpast") / "locales" / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def text(key: str, language: str = "en", /, **args: Any) -> str:
    """A message with its arguments filled in; `key.attribute` is an attribute of it."""
    name, _, attribute = key.partition(".")
    words = bundle(language)
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    value, errors = words.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(value)


def listed(words: Sequence[str], joiner: str, language: str = "en") -> str:
    """Several words as one, by the joiner `or-list` or `and-list`.

    >>> listed(["7", "8", "9"], "or-list"), listed(["7"], "or-list")
    ('7, 8 or 9', '7')
    """
    if len(words) < 2:
        return "".join(words)
    return text(joiner, language, items=", ".join(words[:-1]), last=words[-1])


def words(game: str, language: str = "en", names: Sequence[str] = (), you: int | None = None) -> Any:
    """The words of a game for a reader of this language (who has the seat `you`): refusals and events as sentences."""
    return import_module(f"halfpast.i18n.{game}").Words(language, names, you)


def rules(game: str, language: str = "en", edition: str | None = None) -> list[tuple[Rule, str, str]]:
    """Every rule of a game (that is in force in an edition) with its title and its text, in the law's order."""
    return [
        (rule, text(f"{number}.title", language), text(number, language))
        for number, rule in law(game).items()
        if edition is None or not rule.editions or edition in rule.editions
    ]
