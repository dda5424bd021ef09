"""Words: every string a player reads, from locales/, by Fluent; and what the words of every game share.

>>> text("or-list", items="7, 8", last="9")
'7, 8 or 9'
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar

from halfpast.core.errors import HalfpastError, Refusal, shown
from halfpast.core.events import Event
from halfpast.core.game import Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "fr", "de")
_folders: list[Traversable] = [files("halfpast") / "locales"]


def add_strings(folder: Traversable) -> None:
    """Add the strings of a game that brings its own: a folder of .ftl files for each language."""
    _folders.append(folder)
    bundle.cache_clear()


def spoken_here() -> str:
    """The language of this terminal, if we have it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise HalfpastError(f"There are no words in {shown(language)}; there are: {', '.join(LANGUAGES)}.")
    from fluent.runtime import FluentBundle, FluentResource  # imported here, because most programs never need it

    made = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for file in sorted((folder / language).iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def text(key: str, language: str = "en", /, **args: object) -> str:
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


class GameWords(ABC):
    """One reader's words: a language, what the seats are called, and which seat the reader has."""

    game: ClassVar[Game]

    def __init__(self, language: str = "en", names: Sequence[str] = (), you: int | None = None) -> None:
        bundle(language)  # HalfpastError, if there is no such language
        self.language, self.names, self.you = language, names, you

    def text(self, key: str, /, **args: object) -> str:
        """A message in this language."""
        return text(key, self.language, **args)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if seat < len(self.names) else self.text("seat-name", number=seat + 1)

    def whom(self, seat: int) -> str:
        """Whether a sentence speaks to a seat or about it."""
        return "you" if seat == self.you else "other"

    def subject(self, seat: int) -> dict[str, Any]:
        """Who did it."""
        return {"who": self.whom(seat), "name": self.name(seat)}

    def joined(self, joiner: str, words: Iterable[str]) -> str:
        """Several words as one, by the joiner `or-list` or `and-list`."""
        return listed(list(words), joiner, self.language)

    def edition(self, name: str) -> str:
        """What an edition is called; a house edition by its own name."""
        is_printed = name in self.game.editions.printed
        return self.text(f"{self.game.name}-edition-{_as_id(name)}.short") if is_printed else name

    def about_edition(self, name: str) -> str:
        """Which box a printed edition comes from."""
        return self.text(f"{self.game.name}-edition-{_as_id(name)}")

    def section(self, name: str) -> str:
        """What a section of the rules is called."""
        return self.text(f"{self.game.name}-section-{name}")

    def parameter(self, name: str) -> str:
        """What a parameter decides."""
        return self.text(f"{self.game.name}-parameter-{_as_id(name)}")

    def value(self, name: str, value: object) -> str:
        """A parameter's value."""
        if isinstance(value, bool):
            return self.text("value-yes" if value else "value-no")
        return self.text(f"{self.game.name}-value-{_as_id(name)}-{value}") if isinstance(value, str) else str(value)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with its rule."""
        said = self.text(f"{self.game.name}-refusal-{refusal.reason}", **self.refusal_arguments(refusal))
        return f"{said} ({refusal.rule})"

    def event(self, event: Event) -> str:
        """One event as a sentence."""
        return self.text(f"{self.game.name}-event-{self.kind(event)}", **self.arguments(event))

    @abstractmethod
    def tell(self, events: Sequence[Event]) -> list[str]:
        """What happened, as sentences; things that belong together share one."""

    @abstractmethod
    def card(self, card: str, /) -> str:
        """One card."""

    @abstractmethod
    def why(self, code: str, view: Mapping[str, Any]) -> str:
        """Why a bot would make a move, from the code of its reason, for the seat whose view it is."""

    @abstractmethod
    def refusal_arguments(self, refusal: Refusal) -> dict[str, Any]:
        """What a refusal's sentence may use."""

    @abstractmethod
    def kind(self, event: Event) -> str:
        """Which sentence an event has: its type, with -none if there was nothing or nobody."""

    @abstractmethod
    def arguments(self, event: Event) -> dict[str, Any]:
        """What an event's sentence may use."""


def _as_id(name: str) -> str:
    """A name as part of a message's id, which cannot have _ or +.

    >>> _as_id("keep_from"), _as_id("master+skips")
    ('keep-from', 'master-skips')
    """
    return name.replace("_", "-").replace("+", "-")
