"""How bots are asked: from Python with a view, or in a compiled match among bots, each of which sees only its view."""

from __future__ import annotations

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel, routine
from halfpast.core.record import Array, States, signed
from halfpast.core.scratch import SCRATCH, Scratch
from halfpast.games.level8.bots.family import weigh_family, why_family
from halfpast.games.level8.bots.learner import weigh_learner, why_learner
from halfpast.games.level8.bots.random_bot import weigh_by_chance
from halfpast.games.level8.bots.why import Why
from halfpast.games.level8.rules.apply import apply
from halfpast.games.level8.rules.cards import WORDS
from halfpast.games.level8.rules.legal import legal
from halfpast.games.level8.rules.state import LAYING, OVER, STATE, State, is_between, turn_of
from halfpast.games.level8.rules.view import see

RANDOM, LEARNER, FAMILY = range(3)  # in the order of the package's `bots`
ALL_MOVES = -1
STUDY = "study"  # entries that no table needs: ready("level8.bots.study")

_int, _bytes = numba.int64, numba.uint8[::1]
_M1, _M2, _M3 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB), np.uint64(0xD6E8FEB86659FD93)


@routine
def stir(v: State, w: Scratch, seed: int) -> None:
    """Chance comes only from the bot's seed and what it sees: it makes the same move when everything looks the same."""
    w.random = np.uint64(seed) * _M1
    for word in range(WORDS):
        w.random = (w.random ^ np.uint64(v.hand[v.turn, word])) * _M2
    w.random ^= (np.uint64(v.plays) + (np.uint64(v.round_number) << np.uint64(16))) * _M3


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


@entry(STATE, _int, _int, _int, _int, SCRATCH)
def ask_bot(views: States, i: int, bot: int, seed: int, move: int, scratch: States) -> int:
    """What a bot thinks of each legal move, into the scratch, and how many; or, of one move, the number of its Why."""
    v, w = views[i], scratch[0]
    if move == ALL_MOVES:
        return weigh(v, w, bot, seed)
    stir(v, w, seed)
    if bot == RANDOM:
        return Why.BY_CHANCE.value
    return why_learner(v, w, move).value if bot == LEARNER else why_family(v, w, move).value


@kernel
def play_number(s: State, w: Scratch, move: int, laid: Array) -> bool:
    """Make a legal number; count the level that it lays out; return whether it completes a move."""
    seat, was_laying = turn_of(s), s.phase == LAYING
    apply(s, w, move)
    if was_laying and s.phase != LAYING:
        laid[seat] += 1
    return not is_between(s)


@entry(STATE, _int, _bytes, _int, numba.int64[::1], STATE, SCRATCH, apart=STUDY)
def play_among_bots(states: States, i: int, bots: Array, seed: int, laid: Array, views: States, scratch: States) -> int:
    """Play a dealt match to its end with bots in all seats; count the levels laid; return the number of whole moves."""
    s, v, w = states[i], views[0], scratch[0]
    moves = 0
    while s.phase != OVER:
        see(s, turn_of(s), v)
        moves += play_number(s, w, choose(v, w, signed(bots[s.turn]), seed), laid)
    return moves
