"""Environments for learning: Gymnasium's vector interface, PettingZoo, OpenSpiel.

>>> envs = vector_env("half", num_envs=8, edition="fundex", seats=3)
>>> seen, infos = envs.reset(seed=1)
>>> seen["observation"].shape, seen["action_mask"].shape
((8, 144), (8, 223))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from halfpast.core.errors import HalfpastError, check_whole
from halfpast.core.layout import Part
from halfpast.core.record import plain
from halfpast.envs.player import Player, observe
from halfpast.envs.terms import REWARDS, parts_of, read_terms
from halfpast.games import DEFAULT, GAMES
from halfpast.games import game as find_game

if TYPE_CHECKING:
    from halfpast.envs.aec import GameAECEnv
    from halfpast.envs.vector import GamesVectorEnv

__all__ = ["REWARDS", "Part", "Player", "aec_env", "fields", "move_text", "observe", "vector_env"]


def vector_env(
    game: str = DEFAULT,
    num_envs: int = 1,
    edition: str | Mapping[str, Any] | None = None,
    seats: int = 3,
    *,
    games: int = 1,
    opponents: Sequence[str] | str | None = None,
    reward: str = "points",
    copy: bool = False,
    **settings: object,
) -> GamesVectorEnv:
    """Many games at once, as Gymnasium's vector environments are.

    Without opponents the caller plays all seats (self-play); opponents: bots for the other seats, one name for all or
    one for each seat. games: how many of 8½ make an episode. reward: `points`, or `win` (1, -1). copy: fresh
    arrays at every step, instead of the same memory. settings: what else a game takes, like Level 8's `card`.

    >>> envs = vector_env("level8", num_envs=2, seats=2, opponents="family", reward="win")
    >>> seen, infos = envs.reset(seed=1)
    >>> seen, rewards, ended, truncated, infos = envs.step(envs.sample())
    >>> infos["seat"].tolist()
    [0, 0]
    """
    terms = read_terms(game, edition, seats, games, reward, settings)
    _check_for("gymnasium")
    from halfpast.envs.vector import GamesVectorEnv

    return GamesVectorEnv(terms, num_envs, opponents, copy)


def aec_env(
    game: str = DEFAULT,
    edition: str | Mapping[str, Any] | None = None,
    seats: int = 3,
    *,
    games: int = 1,
    reward: str = "points",
    **settings: object,
) -> GameAECEnv:
    """One game, as PettingZoo's AEC environments are. The arguments are those of `vector_env`.

    >>> env = aec_env("half", edition="fundex", seats=3)
    >>> env.reset(seed=1)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    terms = read_terms(game, edition, seats, games, reward, settings)
    _check_for("pettingzoo")
    from halfpast.envs.aec import GameAECEnv

    return GameAECEnv(terms)


def fields(game: str = DEFAULT, seats: int = 3) -> dict[str, Part]:
    """What is where in an observation, by name.

    >>> fields("half", seats=3)["bid"]
    Part(name='bid', start=6, stop=7, says='the bid in halves: 13 is 6½')
    """
    return read_terms(game, None, seats, 1, "points", {}).parts


def move_text(game: str, move: int | np.integer[Any]) -> str:
    """What the number of a move means; for Level 8's lays and lay-offs it is part of a move.

    >>> move_text("half", 39), move_text("level8", 114)
    ('77', 'lay r1')
    """
    number = check_whole(plain(move), "move", 0, find_game(game).moves - 1)
    return str(parts_of(game).number_text(number))


def _register() -> None:
    """Register the games for `gymnasium.make_vec`, if Gymnasium is installed."""
    try:
        gymnasium = import_module("gymnasium")
    except ImportError:
        return
    for game in GAMES:
        name = read_terms(game, None, 3, 1, "points", {}).name.capitalize().replace("_", "-")
        gymnasium.register(f"halfpast/{name}", vector_entry_point="halfpast.envs:vector_env", kwargs={"game": game})


def _check_for(package: str) -> None:
    """Say how to install a package that may be missing."""
    try:
        import_module(package)
    except ImportError as error:
        raise HalfpastError(f'This needs {package}: pip install "halfpast[envs]".') from error


_register()
