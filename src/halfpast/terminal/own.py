"""What is a game's own in the terminal: one folder a game, chosen here by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from halfpast.core.events import Event
from halfpast.match import Match


class Unclear(Exception):
    """What was typed is nearly a move: a sentence says what is missing."""


class Own(Protocol):
    """What every game has of its own. Its messages are `terminal-GAME-…`; `words` are its own too."""

    MOVES: Sequence[str]  # words of moves that may be typed, by what they mean
    CARDS: Mapping[str, str]  # words of cards, and how a move writes them
    COMMANDS: Mapping[str, Callable[[Match, Any], list[str]]]  # besides those of all games, with what they show

    def welcome_lines(self, match: Match, names: str, words: Any) -> list[str]:
        """What is played, and by whom."""

    def table_lines(self, shown: Mapping[str, Any], view: Mapping[str, Any], words: Any) -> list[str]:
        """The table, a line a seat: `shown` is a view or a whole position."""

    def own_lines(self, view: Mapping[str, Any], words: Any) -> list[str]:
        """What the player has, and what is asked of them."""

    def event_lines(self, events: list[Event], words: Any) -> list[str]:
        """What happened; a line with a space in front is shown as it is."""

    def score_lines(self, match: Match, words: Any) -> list[str]:
        """How the match stands."""

    def move_words(self, move: str, words: Any) -> str:
        """A move as one would say it, or type it."""

    def openly(self, move: str) -> str:
        """Of another seat's move what the player may know."""

    def painted(self, line: str) -> str:
        """A line as a terminal with colours shows it."""

    def as_moves(self, line: str, words: Any, match: Match) -> list[str]:
        """A typed line as moves, one after another; Unclear, where something is missing."""


def own(game: str) -> Own:
    """What is this game's own.

    >>> own("half").MOVES[0], own("level8").MOVES[0]
    ('take', 'draw')
    """
    found: Own = import_module(f"halfpast.terminal.{game}")
    return found
