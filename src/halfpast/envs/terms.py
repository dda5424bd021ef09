"""What an environment plays: a game, its edition, the number of seats, and what is rewarded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from halfpast.core import kernel
from halfpast.core.chance import Unchanging
from halfpast.core.errors import HalfpastError, IllegalMove, InvalidMove, Refusal, shown
from halfpast.core.game import Game
from halfpast.core.layout import Part, size_of
from halfpast.core.package import Env
from halfpast.core.parameters import Edition
from halfpast.core.record import Array, States, plain
from halfpast.games import game as find_game
from halfpast.games import package

REWARDS = ("points", "win")


@dataclass(frozen=True)
class Terms(Unchanging):
    """What is played."""

    game: Game
    edition: Edition
    seats: int
    games: int  # in a series, which is one episode
    reward: str
    limits: Mapping[str, int] = field(default_factory=dict)  # instead of the edition's own

    @property
    def name(self) -> str:
        """The game, and the version of its environments, which changes when their behaviour does.

        >>> read_terms("half", None, 3, 1, "points", {}).name
        'half_v1'
        """
        return f"{self.game.name}_v{parts_of(self.game.name).observe.VERSION}"

    @property
    def rewarded(self) -> int:
        """What is rewarded, as the kernels know it."""
        return REWARDS.index(self.reward)

    @cached_property
    def parts(self) -> dict[str, Part]:
        """What is where in an observation."""
        parts: dict[str, Part] = parts_of(self.game.name).observe.parts(self.seats)
        return parts

    @cached_property
    def size(self) -> int:
        """How many bytes an observation has."""
        return size_of(self.parts)

    def states(self, number: int) -> States:
        """This many games, not dealt yet, with everything their environments need already compiled."""
        states = self.game.states(number, self.edition, self.seats)
        self.shorten(states)
        self.ready()
        return states

    def ready(self) -> None:
        """Compile what has not been compiled yet."""
        kernel.ready(f"{self.game.name}.env")

    @property
    def all_limits(self) -> dict[str, int]:
        """After how many moves or rounds a game is cut off."""
        return {name: int(self.edition.parameters[name]) for name in self.game.limits} | dict(self.limits)

    def shorten(self, states: States) -> None:
        """Cut games off sooner than any edition would, to study small ones."""
        for name, limit in self.limits.items():
            states[name] = limit

    def steps(self, number: int) -> States:
        """The output of a step, for this many games."""
        return np.zeros(number, parts_of(self.game.name).steps.STEP)

    def observations(self, steps: States, field: str = "observation") -> Array:
        """The observations in it, as bytes; read-only."""
        return _bytes(steps[field], self.size)

    def masks(self, steps: States) -> Array:
        """The masks in it, as bytes; read-only."""
        return _bytes(steps["mask"], self.game.moves).view(np.int8)

    def bounds(self) -> tuple[float, float]:
        """The smallest and the largest reward of a seat in an episode."""
        least, most = parts_of(self.game.name).bounds(self.edition) if self.reward == "points" else (-1, 1)
        return least * self.games, most * self.games

    def refuse(self, states: States, i: int, move: int) -> HalfpastError:
        """The error for an illegal move in game `i`."""
        if not 0 <= move < self.game.moves:
            return InvalidMove(f"Game {i}: {move} is no move: moves are numbers from 0 to {self.game.moves - 1}.")
        refusal = self.game.refuse(states[i : i + 1].copy(), 0, int(move)) or Refusal("not-said-so", "", {})
        what = parts_of(self.game.name).number_text(int(move))
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return IllegalMove(refusal, f"Game {i}: the move {move}, {what}, is refused: {refusal.reason}{rule}.")


def _bytes(words: Array, size: int) -> Array:
    bytes_of_words = np.asarray(words.view(np.uint8)[:, :size])
    bytes_of_words.flags.writeable = False
    return bytes_of_words


def parts_of(game: str) -> Env:
    """A game's environments."""
    return package(game).env


def read_terms(
    game: str,
    edition: str | Mapping[str, Any] | None,
    seats: int,
    games: int,
    reward: str,
    settings: Mapping[str, Any],
) -> Terms:
    """Check the terms, and refuse what cannot be played. settings: what else a game takes, like Level 8's `card`."""
    rules, seats, games = find_game(game), plain(seats), plain(games)
    rules.check_seats(seats)
    if reward not in REWARDS:
        raise HalfpastError(f"reward is one of {', '.join(REWARDS)}, not {shown(reward)}.")
    chosen = rules.editions.get(next(iter(rules.editions.printed)) if edition is None else edition)
    chosen = rules.with_settings(chosen, settings, seats)
    return Terms(rules, chosen, seats, rules.check_games(games, chosen), reward)
