"""Words: every string a player reads, from locales/, by Fluent.

>>> text("or-list", items="7, 8", last="9")
'7, 8 or 9'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from halfpast.core.errors import Refusal
from halfpast.core.registry import Rule, law

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no words in {language!r}; there are: {', '.join(LANGUAGES)}.")
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


def card_name(card: str, language: str = "en") -> str:
    """What a card, or 8+½, is called in a sentence."""
    return text(f"half-card-{card}", language) if card in ("h", "g", "8h") else card


def faces(cards: str, language: str = "en") -> str:
    """Cards one after another as they look: `7h` is "7 ½"."""
    return " ".join(text(f"half-face-{card}", language) if card in "hg" else card for card in cards)


def either(words: Sequence[str], language: str = "en") -> str:
    """A choice in words: "7, 8 or 9"."""
    if len(words) < 2:
        return "".join(words)
    return text("or-list", language, items=", ".join(words[:-1]), last=words[-1])


def refusal_text(game: str, refusal: Refusal, language: str = "en") -> str:
    """A refusal as a sentence, with its rule."""
    args = dict(refusal.args)
    for name in ("cards", "own", "other", "lowest", "catch"):
        if name in args:
            args[name] = faces(args[name], language)
    if "may" in args:
        args["may"] = either([card_name(card, language) for card in args["may"]], language)
    return f"{text(f'{game}-refusal-{refusal.reason}', language, **args)} ({refusal.rule})"


def rules(game: str, language: str = "en") -> list[tuple[Rule, str, str]]:
    """Every rule of a game with its title and its text, in the law's order."""
    return [(rule, text(f"{number}.title", language), text(number, language)) for number, rule in law(game).items()]
