"""What chance decides before a game begins, one lot after another, as OpenSpiel asks for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, Self

from halfpast.core.game import Game
from halfpast.core.parameters import Edition
from halfpast.core.record import States

Lot = tuple[int, float]  # what may be drawn, and how likely it is
Sampler = Callable[[], float]  # numbers from 0 to 1


class Unchanging:
    """Something that never changes once it is made, so it is its own copy."""

    __slots__ = ()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


class Terms(Protocol):
    """What an environment plays, as far as its chance asks."""

    @property
    def game(self) -> Game:
        """The game's verbs."""

    @property
    def edition(self) -> Edition:
        """The edition it is played by."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    def states(self, number: int) -> States:
        """This many games, with nothing dealt yet."""

    def shorten(self, states: States) -> None:
        """Have games cut short sooner than any edition would."""


@dataclass(frozen=True)
class Chance(Unchanging, ABC):
    """How far the lots have been drawn; drawing one more makes a new one of these."""

    terms: Terms

    @abstractmethod
    def lots(self) -> list[Lot]:
        """What may be drawn now."""

    @abstractmethod
    def draw(self, lot: int) -> Self:
        """How it stands after this lot."""

    @abstractmethod
    def state(self) -> States | None:
        """The game, once all lots are drawn."""

    @abstractmethod
    def text(self, lot: int) -> str:
        """A lot in words."""

    def resampled(self, states: States, seat: int, sampler: Sampler) -> States:
        """Another state that this seat cannot tell from this one, each as likely as the others."""
        game = self.terms.game
        return game.resample(game.view(states, 0, seat), 0, int(sampler() * 2**53))
