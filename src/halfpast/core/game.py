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

Move = Any  # as a game's notation reads it: a number below `moves`, or an object that stands for several


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
        """Another process gets its own instance of the game."""
        return "GAME"

    def ready(self, tell: kernel.Tell | None = None) -> None:
        """Compile what is not compiled yet, keeping the person informed. `states` does this too, if need be."""
        kernel.ready(self.name, tell)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that this game cannot be played with."""
        check_whole(seats, "seats", self.seat_counts[0], self.seat_counts[-1])

    def check_games(self, games: object, edition: Edition) -> int:
        """How many games a match has: whatever the parameter `games` allows, or one, where a match is not a series."""
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
        """The edition, with whatever a match sets besides its parameters: in most games, nothing.

        seats: how many there are, if that is known, because a setting may be given for each of them.
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
        """Deal game number `number` of a study, varying what came before it in games where that matters."""
        self.deal(states, i)

    @abstractmethod
    def refuse(self, states: States, i: int, move: Move) -> Refusal | None:
        """Why the seat to decide may not make this move; None when it may."""

    @abstractmethod
    def legal(self, states: States, i: int) -> list[Move]:
        """The legal moves, in their usual order."""

    def draft(self, states: States, i: int, seat: int, groups: object) -> tuple[list[Json], Move | None]:
        """What cards put into groups make so far, and the move once it is complete; for games with such moves."""
        raise HalfpastError(f"{self.name} has nothing to draft.")

    @abstractmethod
    def legal_mask(self, states: States, i: int, mask: Array) -> None:
        """Write 1 into mask for every dense integer that is legal, 0 for the others."""

    @abstractmethod
    def apply(self, states: States, i: int, move: Move) -> None:
        """Make a legal move; what an illegal one would do is undefined."""

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
        """What the move that led from one record to the other did."""

    @abstractmethod
    def begin_event(self, edition: Edition, games: int) -> Event:
        """What everyone knows about a match as it begins, besides the edition and the number of seats."""

    @abstractmethod
    def end_events(self, rows: list[Json], games: int, edition: Edition) -> list[Event]:
        """The events at the end of a game, the last of these rows; and of the match, if it was the last game."""

    @abstractmethod
    def scores(self, states: States, i: int) -> list[float]:
        """What each seat scored in the game that is over; more is better, whatever the scoring."""

    @abstractmethod
    def row(self, states: States, i: int) -> Json:
        """How the game in the record ended: a row of the score block."""

    @abstractmethod
    def result(self, rows: list[Json], edition: Edition) -> Json:
        """How the match ended, from all its rows."""

    @abstractmethod
    def winners(self, result: ReadJson) -> list[int]:
        """The seats that won a match that ended so; none, where it ended without a winner."""
