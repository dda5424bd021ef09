"""What the words of every game share: a reader, what the seats are called, editions, refusals and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from halfpast.core.errors import Refusal
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.i18n import bundle, listed, text


class GameWords(ABC):
    """One reader's words: a language, what the seats are called, and which seat the reader has."""

    game: ClassVar[Game]

    def __init__(self, language: str = "en", names: Sequence[str] = (), you: int | None = None) -> None:
        bundle(language)  # HalfpastError, if there is no such language
        self.language, self.names, self.you = language, names, you

    def text(self, key: str, /, **args: Any) -> str:
        """A message in this language."""
        return text(key, self.language, **args)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else self.text("seat-name", number=seat + 1)

    def whom(self, seat: int) -> str:
        """Whether a sentence speaks to a seat or of it."""
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
        """Which box a printed edition is."""
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
        """What happened, as sentences; what belongs together is one."""

    @abstractmethod
    def refusal_arguments(self, refusal: Refusal) -> dict[str, Any]:
        """What a refusal's sentence may use."""

    @abstractmethod
    def kind(self, event: Event) -> str:
        """Which sentence an event has: its type, with -none where there was nothing or nobody."""

    @abstractmethod
    def arguments(self, event: Event) -> dict[str, Any]:
        """What an event's sentence may use."""


def _as_id(name: str) -> str:
    """A name as a part of a message's id, which can have neither _ nor +.

    >>> _as_id("keep_from"), _as_id("master+skips")
    ('keep-from', 'master-skips')
    """
    return name.replace("_", "-").replace("+", "-")
