"""What a bot thinks of a view, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from halfpast.core.errors import HalfpastError
from halfpast.core.game import Move
from halfpast.core.scratch import HERE


@dataclass(frozen=True)
class Advice:
    """A move that a bot thinks of, and why: in words, and as the code of the message.

    The reason is the bot's own: it may tell of cards that the others do not see. `openly` is what they may be told.
    """

    move: str
    why: str
    reason: str
    openly: str
    chance: float | None = None  # to win; None from a bot that does not reckon it


class Thinking(ABC):
    """Of one view: every legal move with its worth, and why."""

    def __init__(self, bot: int, seed: int, view: Mapping[str, Any], seen: Any) -> None:
        """`bot`: its number in the kernels."""
        self.view, self.bot, self.seed, self.views = view, bot, seed, seen.views
        if seen.you is None or not self.decides(seen.you):
            raise HalfpastError("A bot is asked with the view of the seat that must decide.")

    def decides(self, you: int) -> bool:
        """Whether the seat that sees this view must decide."""
        return bool(self.view["turn"] == you)

    def weighed(self, number: int) -> dict[int, float]:
        """Every dense move with its worth, from this thread's scratch."""
        scratch = HERE.scratch
        return dict(zip(scratch["moves"][0, :number].tolist(), scratch["worth"][0, :number].tolist(), strict=True))

    @abstractmethod
    def best(self) -> str:
        """The move that it makes."""

    @abstractmethod
    def ordered(self) -> list[Move]:
        """Every legal move, best first."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """A move as text."""

    @abstractmethod
    def why(self, move: Move) -> IntEnum:
        """Why it would make this move."""

    @abstractmethod
    def openly(self, move: Move, why: IntEnum) -> IntEnum:
        """What of it the others may hear."""

    def advice(self, words: Any) -> list[Advice]:
        """Every move, best first, with its reason."""
        return [self.thought(words, move) for move in self.ordered()]

    def thought(self, words: Any, move: Move) -> Advice:
        """One move with its reason, and what of it the others may hear."""
        why: Any = self.why(move)
        openly: Any = self.openly(move, why)
        said = words.why(why.code, self.view), why.code, words.why(openly.code, self.view)
        return Advice(self.text(move), *said)
