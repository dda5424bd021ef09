"""How bots are asked: from Python with a view, or in a compiled game among bots, each of which sees only its view."""

from __future__ import annotations

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel, routine
from halfpast.core.record import Array, States, signed
from halfpast.core.scratch import SCRATCH, Scratch
from halfpast.games.half.bots.family import weigh_family, why_family
from halfpast.games.half.bots.learner import weigh_learner, why_learner
from halfpast.games.half.bots.random_bot import weigh_by_chance
from halfpast.games.half.bots.why import Why
from halfpast.games.half.rules.apply import apply
from halfpast.games.half.rules.legal import legal
from halfpast.games.half.rules.state import OVER, STATE, State, turn_of
from halfpast.games.half.rules.view import see

RANDOM, LEARNER, FAMILY = range(3)  # in the order of the package's `bots`

_int, _bytes = numba.int64, numba.uint8[::1]
_M1, _M2, _M3 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB), np.uint64(0xD6E8FEB86659FD93)


@kernel
def stir(v: State, w: Scratch, seed: int) -> None:
    """Chance comes only from the bot's seed and what it sees: it makes the same move when everything looks the same."""
    w.random = np.uint64(seed) * _M1
    w.random ^= np.uint64(v.hand[v.turn]) * _M2
    w.random ^= (np.uint64(v.pile_bag) + (np.uint64(v.plays) << np.uint64(48))) * _M3


@routine
def weigh(v: State, w: Scratch, bot: int, seed: int) -> int:
    """Write the legal moves into w.moves and what the bot thinks of them into w.worth; return how many."""
    stir(v, w, seed)
    number = legal(v, w)
    if bot == RANDOM:
        weigh_by_chance(v, w, number)
    elif bot == LEARNER:
        weigh_learner(v, w, number)
    elif bot == FAMILY:
        weigh_family(v, w, number)
    return number


@kernel
def choose(v: State, w: Scratch, bot: int, seed: int) -> int:
    """The move that the bot likes best."""
    number, best = weigh(v, w, bot, seed), 0
    for at in range(1, number):
        if w.worth[at] > w.worth[best]:
            best = at
    return signed(w.moves[best])


@entry(STATE, _int, _int, _int, SCRATCH)
def weigh_moves(views: States, i: int, bot: int, seed: int, scratch: States) -> int:
    """What a bot thinks of each legal move, into the scratch; return how many."""
    return weigh(views[i], scratch[0], bot, seed)


@entry(STATE, _int, _int, _int, _int, SCRATCH)
def why_move(views: States, i: int, bot: int, seed: int, move: int, scratch: States) -> int:
    """The number of the Why of a move."""
    v, w = views[i], scratch[0]
    stir(v, w, seed)
    if bot == RANDOM:
        return Why.BY_CHANCE.value
    return why_learner(v, w, move).value if bot == LEARNER else why_family(v, move).value


@entry(STATE, _int, _bytes, _int, STATE, SCRATCH)
def play_among_bots(states: States, i: int, bots: Array, seed: int, views: States, scratch: States) -> int:
    """Play a dealt game to its end with a bot in every seat; return the number of moves."""
    s, v, w = states[i], views[0], scratch[0]
    moves = 0
    while s.phase != OVER:
        see(s, turn_of(s), v)
        apply(s, choose(v, w, signed(bots[s.turn]), seed))
        moves += 1
    return moves
