"""The games there are: one folder and one line each. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.game import Game

GAMES = {"half": "8½", "level8": "Level 8 Master"}


def game(name: str) -> Game:
    """The game of that name.

    >>> game("half").seats
    range(2, 6)
    """
    if not isinstance(name, str) or name not in GAMES:
        raise HalfpastError(f"There is no game {shown(name)}. There are: {', '.join(GAMES)}.")
    found: Game = import_module(f"halfpast.games.{name}.game").GAME
    return found


def game_of(data: object, what: str, error: type[HalfpastError] = HalfpastError) -> Game:
    """The game that a position or a view is of.

    >>> game_of({"game": "half"}, "A view").name
    'half'
    """
    name = data.get("game") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in GAMES:
        raise error(f'{what} is a dict whose "game" is one of: {", ".join(GAMES)}.')
    return game(name)
