"""What is where in an observation: named parts, one after another, each taking some bytes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

WORD = 8  # observations and masks are written in words of this many bytes


@dataclass(frozen=True)
class Part:
    """Something that an observation says.

    >>> Part("bid", 12, 13, "the bid, in halves").slice
    slice(12, 13, None)
    """

    name: str
    start: int
    stop: int
    says: str

    @property
    def slice(self) -> slice:
        """Where it is."""
        return slice(self.start, self.stop)


def lay_out(parts: Iterable[tuple[str, int, str]]) -> dict[str, Part]:
    """Parts one after another, from their names, sizes and meanings.

    >>> lay_out([("hand", 12, "own cards"), ("bid", 1, "in halves")])["bid"].start
    12
    """
    laid: dict[str, Part] = {}
    at = 0
    for name, size, says in parts:
        laid[name] = Part(name, at, at + size, says)
        at += size
    return laid


def size_of(parts: dict[str, Part]) -> int:
    """How many bytes all parts take."""
    return max(part.stop for part in parts.values())


def in_words(size: int) -> int:
    """How many words it takes to hold this many bytes.

    >>> in_words(16), in_words(17)
    (2, 3)
    """
    return -(-size // WORD)
