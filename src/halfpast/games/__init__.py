"""The games there are: one folder and one line each. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.game import Game

GAMES = {"half": "8½"}


def game(name: str) -> Game:
    """The game of that name.

    >>> game("half").seats
    range(2, 6)
    """
    if not isinstance(name, str) or name not in GAMES:
        raise HalfpastError(f"There is no game {shown(name)}. There are: {', '.join(GAMES)}.")
    found: Game = import_module(f"halfpast.games.{name}.game").GAME
    return found
