"""Many games of High Card at once, a step at a time."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel
from halfpast.core.mask import allow, allow_nothing, clear_mask, draw_all, first_wrong, words_for
from halfpast.core.record import Array, States, dtype_of, i8, signed, u16
from halfpast.core.rng import draw_key
from halfpast.core.scratch import SCRATCH, Scratch
from high_card.bots.choosing import choose
from high_card.env.observe import SEEN, observe
from high_card.rules.law import apply, deal, draw_dealer, gain, legal
from high_card.rules.state import MOVES, OVER, SEATS, STATE, State, seats_of, turn_of
from high_card.rules.view import see

POINTS, WIN = range(2)  # what is rewarded: REWARDS in halfpast.envs.terms
AGAINST = "against"
MASK = words_for(MOVES)

_int, _key = numba.int64, numba.uint32[::1]
_ints, _flags, _bytes = numba.int64[::1], numba.boolean[::1], numba.uint8[::1]


class Step:
    """What comes out of a step for one game."""

    observation: Annotated[Array, np.uint64, SEEN]
    mask: Annotated[Array, np.uint64, MASK]
    rewards: Annotated[Array, np.float32, SEATS]  # of every seat
    reward: Annotated[float, np.float32]  # of who moved, or of the learner
    legal: u16  # how many moves are
    seat: i8  # who decides next
    ended: Annotated[bool, np.bool_]
    final: Annotated[Array, np.uint64, SEEN]  # where it ended: what was seen last


STEP = dtype_of(Step)


@kernel
def reward(s: State, o: Step, rewarded: int) -> None:
    """T07: what each seat made of the game; or 1 for whoever won and -1 for the others, 0 where nobody did."""
    for seat in range(seats_of(s)):
        if rewarded == POINTS:
            o.rewards[seat] += gain(s, seat)
        elif s.winner >= 0:
            o.rewards[seat] += 2 * gain(s, seat) - 1


@kernel
def begin(s: State, w: Scratch) -> None:
    """Deal."""
    draw_dealer(s, w)
    deal(s, w, np.empty(0, np.uint8))


@kernel
def finish(s: State, w: Scratch, o: Step, you: int, rewarded: int, resets: bool) -> None:
    """The game is over: what it brings, and what `you` saw at the end."""
    o.ended = True
    reward(s, o, rewarded)
    observe(s, you, o)
    for word in range(SEEN):
        o.final[word] = o.observation[word]
    if resets:
        begin(s, w)


@kernel
def show(s: State, w: Scratch, o: Step) -> None:
    """Who decides next, what it sees and may do."""
    o.seat = s.turn
    observe(s, turn_of(s), o)
    clear_mask(o, MASK)
    o.legal = legal(s, w)
    for at in range(o.legal):
        allow(o, signed(w.moves[at]))


@kernel
def forget(o: Step) -> None:
    """Nothing was rewarded yet in this step."""
    o.ended = False
    for seat in range(SEATS):
        o.rewards[seat] = 0


@kernel
def deal_anew(s: State, w: Scratch, o: Step, i: int, study: Array) -> None:
    """Begin a game: with the study's key for it, if there is one, else with the deals that follow."""
    if len(study):
        draw_key(study, i, s.key, w)
        s.deals = 0
    begin(s, w)


@entry(STATE, STEP, _flags, _key, _int, SCRATCH)
def restart(states: States, steps: States, which: Array, study: Array, games: int, scratch: States) -> None:
    """Begin anew where `which` says so."""
    for i in range(len(states)):
        forget(steps[i])
        if which[i]:
            deal_anew(states[i], scratch[0], steps[i], i, study)
            show(states[i], scratch[0], steps[i])


@entry(STATE, STEP, _ints, _int, _int, _int, SCRATCH)
def step(states: States, steps: States, actions: Array, rewarded: int, games: int, resets: int, scratch: States) -> int:
    """Make a move in every game; return -1, or the first whose move is not legal, and then nothing has changed."""
    w, wrong = scratch[0], first_wrong(steps, actions, MOVES)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        s, o = states[i], steps[i]
        mover = turn_of(s)
        forget(o)
        apply(s, actions[i])
        if s.phase == OVER:
            finish(s, w, o, mover, rewarded, bool(resets))
        o.reward = o.rewards[mover]
        if s.phase == OVER:
            allow_nothing(o, MASK)
        else:
            show(s, w, o)
    return -1


@kernel
def let_others_play(s: State, w: Scratch, o: Step, v: State, bots: Array, learner: int, rewarded: int) -> None:
    """The bots move, each with its view only, until the learner must decide."""
    while s.phase == OVER or s.turn != learner:
        if s.phase == OVER:
            finish(s, w, o, learner, rewarded, True)
        else:
            see(s, turn_of(s), v)
            apply(s, choose(v, w, signed(bots[s.turn]), signed(s.key[0])))
    o.reward = o.rewards[learner]
    show(s, w, o)


@entry(STATE, STEP, _flags, _key, _bytes, _int, _int, _int, STATE, SCRATCH, apart=AGAINST)
def restart_against(
    states: States,
    steps: States,
    which: Array,
    study: Array,
    bots: Array,
    learner: int,
    rewarded: int,
    games: int,
    views: States,
    scratch: States,
) -> None:
    """Begin anew where `which` says so; bots in all seats but the learner's."""
    for i in range(len(states)):
        forget(steps[i])
        if which[i]:
            deal_anew(states[i], scratch[0], steps[i], i, study)
            let_others_play(states[i], scratch[0], steps[i], views[0], bots, learner, rewarded)
            forget(steps[i])


@entry(STATE, STEP, _ints, _bytes, _int, _int, _int, STATE, SCRATCH, apart=AGAINST)
def step_against(
    states: States,
    steps: States,
    actions: Array,
    bots: Array,
    learner: int,
    rewarded: int,
    games: int,
    views: States,
    scratch: States,
) -> int:
    """As `step`; then the bots move until the learner must decide again."""
    wrong = first_wrong(steps, actions, MOVES)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        forget(steps[i])
        apply(states[i], actions[i])
        let_others_play(states[i], scratch[0], steps[i], views[0], bots, learner, rewarded)
    return -1


@entry(STATE, _int, STEP)
def look(views: States, you: int, steps: States) -> None:
    """What a seat sees: the observation of its view."""
    observe(views[0], you, steps[0])


@entry(STATE, STEP, _int)
def pay(states: States, steps: States, rewarded: int) -> None:
    """What a game that is over brings to each seat."""
    forget(steps[0])
    reward(states[0], steps[0], rewarded)


@entry(STEP, _ints, SCRATCH)
def sample(steps: States, actions: Array, scratch: States) -> None:
    """A legal move for every game, each as likely as the others."""
    draw_all(steps, actions, scratch[0])
