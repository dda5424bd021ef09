"""The Game interface: what a match, a bot or an environment needs of any game, and nothing more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np

from halfpast.core import kernel
from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import HalfpastError, Refusal, check_whole, shown
from halfpast.core.events import Event
from halfpast.core.parameters import Edition, Editions
from halfpast.core.record import Array, States

Move = Any  # as a game's notation reads it: a number below `moves`, or what stands for several


class Game(ABC):
    """The verbs of a game, on game `i` of an array of states. Inside, moves are dense integers below `moves`."""

    name: ClassVar[str]
    seat_counts: ClassVar[range]  # for how many players it is
    moves: ClassVar[int]
    state: ClassVar[np.dtype[np.void]]
    editions: ClassVar[Editions]
    breaks: ClassVar[frozenset[str]]  # the events after which people look at the score
    limits: ClassVar[tuple[str, ...]]  # parameters: after how many moves or rounds a match is cut short

    def __reduce__(self) -> str:
        """In another process it is that one's own."""
        return "GAME"

    def ready(self, tell: kernel.Tell | None = None) -> None:
        """Compile what is not compiled yet, telling the person. `states` does it too, if nobody has."""
        kernel.ready(self.name, tell)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not for."""
        check_whole(seats, "seats", self.seat_counts[0], self.seat_counts[-1])

    def check_games(self, games: object, edition: Edition) -> int:
        """How many games a match has: what the parameter `games` may be; one, where a match is no series."""
        parameter = self.editions.parameters.get("games")
        if parameter is None:
            if isinstance(games, bool | float) or games not in (None, 1):
                raise HalfpastError(f"A match of {self.name} is one game: leave games out.")
            return 1
        wanted = edition.parameters["games"] if games is None else games
        if parameter.inside(wanted) is None:
            raise HalfpastError(f"games is {parameter.values()}, not {shown(wanted)}.")
        return int(str(wanted))

    def with_settings(self, edition: Edition, settings: ReadJson, seats: int | None = None) -> Edition:
        """The edition with what a match sets besides its parameters: nothing, in most games.

        seats: for how many, where that is known: a setting may be said for each of them.
        """
        for name, value in settings.items():
            if value is not None:
                raise HalfpastError(f"{self.name} has no {name}.")
        return edition

    def states(self, number: int, edition: Edition, seats: int) -> States:
        """An array of records with the edition's parameters written in, nothing dealt yet."""
        self.ready()
        states = np.zeros(number, self.state)
        states["seats"] = seats
        for name, parameter in self.editions.parameters.items():
            states[name] = parameter.inside(edition.parameters[name])
        return states

    @abstractmethod
    def deal(self, states: States, i: int, dealer: int | None = None, cards: Array | None = None) -> None:
        """Deal the match's first game: by this dealer, or by lot; these cards, or a deck shuffled by the key."""

    @abstractmethod
    def deal_next(self, states: States, i: int) -> None:
        """Deal the game after the one in the record, which is over."""

    def deal_for_study(self, states: States, i: int, number: int) -> None:
        """Deal the game `number` of a study: where what came before a game matters, now so, now so."""
        self.deal(states, i)

    @abstractmethod
    def refuse(self, states: States, i: int, move: Move) -> Refusal | None:
        """Why the seat to decide may not make this move; None when it may."""

    @abstractmethod
    def legal(self, states: States, i: int) -> list[Move]:
        """The legal moves, in the order in which they are listed."""

    def draft(self, states: States, i: int, seat: int, groups: object) -> tuple[list[Json], Move | None]:
        """What cards in groups make so far, and the move they are once whole; for games with moves built up so."""
        raise HalfpastError(f"{self.name} has nothing to draft.")

    @abstractmethod
    def legal_mask(self, states: States, i: int, mask: Array) -> None:
        """Write 1 into mask for every dense integer that is legal, 0 for the others."""

    @abstractmethod
    def apply(self, states: States, i: int, move: Move) -> None:
        """Make a legal move; what an illegal one would do is not said."""

    @abstractmethod
    def is_over(self, states: States, i: int) -> bool:
        """Whether the game in the record has ended."""

    @abstractmethod
    def view(self, states: States, i: int, seat: int | None) -> States:
        """What a seat (None: a spectator) may know, as an array of one record in which the rest is blank."""

    @abstractmethod
    def resample(self, views: States, i: int, seed: int) -> States:
        """A state that fits a view, drawn uniformly over what its seat cannot tell apart."""

    @abstractmethod
    def deal_events(self, states: States, i: int, game: int) -> list[Event]:
        """What happened when the game in the record, so far unplayed, was dealt."""

    @abstractmethod
    def move_events(self, before: States, after: States, i: int, move: Move) -> list[Event]:
        """What a move did, that led from one record to the other."""

    @abstractmethod
    def begin_event(self, edition: Edition, games: int) -> Event:
        """What all know of a match that begins, besides edition and seats."""

    @abstractmethod
    def end_events(self, rows: list[Json], games: int, edition: Edition) -> list[Event]:
        """A game is over, the last of these rows; and the match, where there are as many as it has games."""

    @abstractmethod
    def scores(self, states: States, i: int) -> list[float]:
        """What each seat made of the game that is over; more is better, whatever the scoring."""

    @abstractmethod
    def row(self, states: States, i: int) -> Json:
        """How the game in the record ended: a row of the score block."""

    @abstractmethod
    def result(self, rows: list[Json], edition: Edition) -> Json:
        """How the match ended, from all its rows."""

    @abstractmethod
    def winners(self, result: ReadJson) -> list[int]:
        """The seats that won a match that ended so; none, where it ended without a winner."""
