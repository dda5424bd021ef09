"""The two kinds of errors: not understood (Invalid…) and not allowed (IllegalMove). Each says what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


def shown(value: object) -> str:
    """A value as an error message shows it: short, whatever it is.

    >>> shown("6½"), shown(10**5000)
    ("'6½'", 'an int')
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"an {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"


class HalfpastError(ValueError):
    """Any input this package refuses. Nothing was changed by the call that raised it."""


def check_whole(value: object, what: str, low: int, high: int, error: type[HalfpastError] = HalfpastError) -> int:
    """The value, if it is a whole number from low to high.

    >>> check_whole(3, "seats", 2, 5)
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise error(f"{what} is a whole number from {low} to {high}, not {shown(value)}.")
    return value


class InvalidMove(HalfpastError):
    """The text is no move of this game at all."""


class InvalidPosition(HalfpastError):
    """The position is impossible; the message says what is wrong."""


class InvalidEdition(HalfpastError):
    """No such edition, or a house edition with an impossible parameter.

    For something typed piece by piece, `why` is a word for what is wrong, and `count` says how many.
    """

    def __init__(self, words: str, why: str = "", count: int = 0) -> None:
        super().__init__(words)
        self.why, self.count = why, count


class InvalidLog(HalfpastError):
    """The log is not one of ours, or was cut short or edited."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: a code, its arguments (JSON-ready), the rule's number.

    >>> Refusal("zero-on-half", "H14", {"bid": "6½"}).rule
    'H14'
    """

    reason: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"reason": self.reason, "rule": self.rule, "args": dict(self.args)}


class IllegalMove(HalfpastError):
    """A move that the rules refuse now; `rule`, `reason` and `args` say why, `str()` says it in words."""

    def __init__(self, refusal: Refusal, words: str | Callable[[], str]) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self._words = words  # how to find them, until somebody asks: a server says it in its readers' languages

    @property
    def rule(self) -> str:
        """The number of the rule that refuses the move."""
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """The refusal's code."""
        return self.refusal.reason

    @property
    def args(self) -> Any:  # type: ignore[override]  # its public name; nobody needs BaseException's
        """The refusal's arguments."""
        return self.refusal.args

    @property
    def words(self) -> str:
        """The refusal as a sentence, with its rule."""
        if not isinstance(self._words, str):
            self._words = self._words()
        return self._words

    def __str__(self) -> str:
        return self.words

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal, self.words)
