"""Random editions and dealt states for tests that look inside."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import numba

from halfpast.core.game import Game
from halfpast.core.parameters import Choice, Flag, Whole
from halfpast.core.record import States
from halfpast.core.rng import derive_key

F = TypeVar("F", bound=Callable[..., Any])


class Compile(Protocol):
    """What Numba does to a test's own loop over the kernels, as its stubs do not say."""

    def __call__(self, function: F, /) -> F: ...


njit: Compile = numba.njit  # type: ignore[assignment]


def random_edition(game: Game, chooser: random.Random) -> dict[str, Any]:
    """A house edition over any base, with any parameter changed."""
    house: dict[str, Any] = {"base": chooser.choice(list(game.editions.printed))}
    for name, parameter in game.editions.parameters.items():
        if chooser.random() < 0.5:
            continue
        match parameter:
            case Flag() | Choice():
                house[name] = chooser.choice(parameter.ends())
            case Whole():
                house[name] = chooser.randint(parameter.low, min(parameter.high, 1000))
    return house


def no_settings(chooser: random.Random, seats: int) -> dict[str, Any]:
    """A match sets nothing besides its edition."""
    return {}


def dealt_states(
    game: Game, number: int, chooser: random.Random, settings: Callable[[random.Random, int], Any] = no_settings
) -> States:
    """States of one random edition and number of seats, each dealt from a key of its own."""
    edition, seats = game.editions.get(random_edition(game, chooser)), chooser.choice(game.seat_counts)
    edition = game.with_settings(edition, settings(chooser, seats), seats)
    states = game.states(number, edition, seats)
    for i in range(number):
        states["key"][i] = derive_key(chooser.randbytes(8))
        game.deal(states, i)
    return states
