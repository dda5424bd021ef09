"""The bots asked: by Python with a view, and in a compiled game among bots, each of which sees its view only."""

from __future__ import annotations

from enum import IntEnum

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel, routine
from halfpast.core.record import Array, States, signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import SCRATCH, Scratch
from high_card.rules.law import apply, legal
from high_card.rules.state import OVER, STATE, State, turn_of
from high_card.rules.view import see

RANDOM, LOW = range(2)  # in the order of the package's `bots`

_int, _bytes = numba.int64, numba.uint8[::1]


class Why(IntEnum):
    """The main reason for a move."""

    ONLY_MOVE = 0
    BY_CHANCE = 1
    LOWEST = 2
    SECRET = 3

    @property
    def code(self) -> str:
        """The reason as text: `by-chance`."""
        return self.name.lower().replace("_", "-")


@routine
def weigh(v: State, w: Scratch, bot: int, seed: int) -> int:
    """Write the legal moves into w.moves and what the bot thinks of them into w.worth; return how many."""
    w.random = np.uint64(seed) + (np.uint64(v.plays) << np.uint64(32))
    number = legal(v, w)
    for at in range(number):
        w.worth[at] = cheap(w, 1 << 30) if bot == RANDOM else -signed(w.moves[at])
    return number


@kernel
def choose(v: State, w: Scratch, bot: int, seed: int) -> int:
    """The move that the bot thinks most of."""
    number, best = weigh(v, w, bot, seed), 0
    for at in range(1, number):
        if w.worth[at] > w.worth[best]:
            best = at
    return signed(w.moves[best])


@entry(STATE, _int, _int, _int, SCRATCH)
def weigh_moves(views: States, i: int, bot: int, seed: int, scratch: States) -> int:
    """What a bot thinks of each legal move, into the scratch; return how many."""
    return weigh(views[i], scratch[0], bot, seed)


@entry(STATE, _int, _bytes, _int, STATE, SCRATCH)
def play_among_bots(states: States, i: int, bots: Array, seed: int, views: States, scratch: States) -> None:
    """Play a dealt game to its end, a bot in every seat."""
    s, v, w = states[i], views[0], scratch[0]
    while s.phase != OVER:
        see(s, turn_of(s), v)
        apply(s, choose(v, w, signed(bots[s.turn]), seed))
