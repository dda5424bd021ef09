"""What a bot thinks of a view, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from halfpast.core.documents import ReadJson
from halfpast.core.game import Move
from halfpast.core.parsed import Seen
from halfpast.core.scratch import HERE

if TYPE_CHECKING:
    from halfpast.core.words import GameWords


@dataclass(frozen=True)
class Advice:
    """A move that a bot thinks of, and why: in words, and as the code of the message.

    The reason is the bot's own and may mention cards that the others do not see. `openly` is what they may be told.
    """

    move: str
    why: str
    reason: str
    openly: str
    chance: float | None = None  # of winning; None from a bot that does not work it out


class Because(Protocol):
    """A reason of a game's bots: one of its numbers in the kernels."""

    @property
    def code(self) -> str:
        """The code of its message."""


class Thinking(ABC):
    """Thinking about one view: every legal move with its worth, and why."""

    def __init__(self, bot: int, seed: int, seen: Seen) -> None:
        """`bot`: its number in the kernels. `seen`: what the seat that must decide sees."""
        self.bot, self.seed, self.views = bot, seed, seen.views

    def weighed(self, number: int) -> dict[int, float]:
        """Every dense move with its worth, from this thread's scratch."""
        scratch = HERE.scratch
        return dict(zip(scratch["moves"][0, :number].tolist(), scratch["worth"][0, :number].tolist(), strict=True))

    @abstractmethod
    def best(self) -> str:
        """The move that the bot makes."""

    @abstractmethod
    def ordered(self) -> list[Move]:
        """Every legal move, best first."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """A move as text."""

    @abstractmethod
    def why(self, move: Move) -> Because:
        """Why the bot would make this move."""

    @abstractmethod
    def openly(self, move: Move, why: Because) -> Because:
        """How much of the reason the others may hear."""

    def advice(self, words: GameWords, view: ReadJson) -> list[Advice]:
        """Every move, best first, with its reason, in words for whoever has this view."""
        return [self.thought(words, view, move) for move in self.ordered()]

    def thought(self, words: GameWords, view: ReadJson, move: Move) -> Advice:
        """One move with its reason, and how much of that the others may hear."""
        why = self.why(move)
        openly = self.openly(move, why)
        said = words.why(why.code, view), why.code, words.why(openly.code, view)
        return Advice(self.text(move), *said)
