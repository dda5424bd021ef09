"""What a game's own parts need from a match in play; `halfpast.Match`, above the games, provides it."""

from __future__ import annotations

from typing import Protocol

from halfpast.core.documents import Json
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.core.parameters import Edition


class Playing(Protocol):
    """A match in play."""

    @property
    def game(self) -> Game:
        """The game's verbs."""

    @property
    def edition(self) -> Edition:
        """The edition it is played by."""

    @property
    def games(self) -> int:
        """How many games it has."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the match is over."""

    def view(self, seat: int | None) -> Json:
        """What a seat may know; None: a spectator's view."""

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as a seat may know it."""

    def draft(self, groups: object, seat: int | None = None) -> Json:
        """What cards put into groups make so far, in a game that has such moves."""
