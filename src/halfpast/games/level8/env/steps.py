"""Many matches of Level 8 at once, step by step: a number for each goes in; what the next seats see comes out."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel, routine
from halfpast.core.mask import allow, allow_nothing, clear_mask, draw_all, first_wrong, words_for
from halfpast.core.record import Array, States, dtype_of, i8, signed, u16
from halfpast.core.rng import draw_key
from halfpast.core.scratch import SCRATCH, Scratch
from halfpast.games.level8.bots.choosing import choose
from halfpast.games.level8.env.observe import SEEN, observe
from halfpast.games.level8.rules.apply import apply
from halfpast.games.level8.rules.deal import begin_match
from halfpast.games.level8.rules.legal import legal
from halfpast.games.level8.rules.moves import MOVES
from halfpast.games.level8.rules.state import NOBODY, OVER, SEATS, STATE, State, seats_of, turn_of
from halfpast.games.level8.rules.view import see

POINTS, WIN = range(2)  # what is rewarded: REWARDS in halfpast.envs.terms
AGAINST = "against"  # entries that ask bots: ready("level8.env.against")
MASK = words_for(MOVES)
DEALER_BY_LOT = -1

_int, _key = numba.int64, numba.uint32[::1]
_ints, _flags, _bytes = numba.int64[::1], numba.boolean[::1], numba.uint8[::1]


class Step:
    """The output of a step for one match: the buffers of an environment are an array of these."""

    mask: Annotated[Array, np.uint64, MASK]
    rewards: Annotated[Array, np.float32, SEATS]  # of every seat
    reward: Annotated[float, np.float32]  # of the seat that moved, or of the learner
    legal: u16  # how many numbers are legal
    seat: i8  # who decides next
    ended: Annotated[bool, np.bool_]  # the match is over
    levels: Annotated[Array, np.uint8, SEATS]  # the levels up to which the seats have been rewarded
    observation: Annotated[Array, np.uint8, SEEN]
    final: Annotated[Array, np.uint8, SEEN]  # if it ended: what was seen last


STEP = dtype_of(Step)


@kernel
def reward(s: State, o: Step, rewarded: int) -> None:
    """L19, L22, L23: levels moved up, and one more for the winner; or 1 for the winner, -1 for the others (L26: 0)."""
    for seat in range(seats_of(s)):
        wins = s.phase == OVER and s.winner == seat
        if rewarded == POINTS:
            o.rewards[seat] += signed(s.level[seat]) - signed(o.levels[seat]) + wins
        elif s.phase == OVER and s.winner != NOBODY:
            o.rewards[seat] += 1 if wins else -1
        o.levels[seat] = s.level[seat]


@kernel
def begin(s: State, w: Scratch, o: Step) -> None:
    """Deal the first round of a match."""
    begin_match(s, w, DEALER_BY_LOT, np.empty(0, np.uint8))
    for seat in range(SEATS):
        o.levels[seat] = s.level[seat]


@kernel
def finish(s: State, w: Scratch, o: Step, you: int, resets: bool) -> None:
    """End a match: what `you` saw at the end; and a new one, if it starts again by itself."""
    o.ended = True
    observe(s, you, o)
    for at in range(SEEN):
        o.final[at] = o.observation[at]
    if resets:
        begin(s, w, o)


@routine
def show(s: State, w: Scratch, o: Step) -> None:
    """Show who decides next, and what that seat sees and may do."""
    o.seat = s.turn
    observe(s, turn_of(s), o)
    clear_mask(o, MASK)
    o.legal = legal(s, w)
    for at in range(o.legal):
        allow(o, signed(w.moves[at]))


@kernel
def forget(o: Step) -> None:
    """Clear the rewards: none in this step so far."""
    o.ended = False
    for seat in range(SEATS):
        o.rewards[seat] = 0


@kernel
def deal_anew(s: State, w: Scratch, o: Step, i: int, study: Array) -> None:
    """Begin a match: with the study's key for match `i`, if there is one, else with the next deals."""
    if len(study):
        draw_key(study, i, s.key, w)
        s.deals = 0
    forget(o)
    begin(s, w, o)


@entry(STATE, STEP, _flags, _key, _int, SCRATCH)
def restart(states: States, steps: States, which: Array, study: Array, games: int, scratch: States) -> None:
    """Start again where `which` says so. A series is one match here; `games` is there because 8½ has it."""
    w = scratch[0]
    for i in range(len(states)):
        if which[i]:
            deal_anew(states[i], w, steps[i], i, study)
            show(states[i], w, steps[i])
        else:
            forget(steps[i])


@entry(STATE, STEP, _ints, _int, _int, _int, SCRATCH)
def step(states: States, steps: States, actions: Array, rewarded: int, games: int, resets: int, scratch: States) -> int:
    """Make a number in every match and return -1; or, if one is not legal, change nothing and return its match.

    resets: matches that have ended start again; otherwise nobody may move there.
    """
    w, wrong = scratch[0], first_wrong(steps, actions, MOVES)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        s, o = states[i], steps[i]
        mover = turn_of(s)
        forget(o)
        apply(s, w, actions[i])
        reward(s, o, rewarded)
        if s.phase == OVER:
            finish(s, w, o, mover, bool(resets))
        o.reward = o.rewards[mover]
        if s.phase == OVER:
            allow_nothing(o, MASK)
        else:
            show(s, w, o)
    return -1


@routine
def let_others_play(s: State, w: Scratch, o: Step, v: State, bots: Array, learner: int, rewarded: int) -> None:
    """The bots move, each seeing only its view, until the learner must decide."""
    while s.phase == OVER or s.turn != learner:
        if s.phase == OVER:
            finish(s, w, o, learner, True)
        else:
            see(s, turn_of(s), v)
            apply(s, w, choose(v, w, signed(bots[s.turn]), signed(s.key[0]) + signed(s.deals)))
            reward(s, o, rewarded)
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
    """Start again where `which` says so, with bots in all seats but the learner's."""
    w = scratch[0]
    for i in range(len(states)):
        if which[i]:
            deal_anew(states[i], w, steps[i], i, study)
            let_others_play(states[i], w, steps[i], views[0], bots, learner, rewarded)
        else:
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
    w, wrong = scratch[0], first_wrong(steps, actions, MOVES)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        forget(steps[i])
        apply(states[i], w, actions[i])
        reward(states[i], steps[i], rewarded)
        let_others_play(states[i], w, steps[i], views[0], bots, learner, rewarded)
    return -1


@entry(STATE, _int, STEP)
def look(views: States, you: int, steps: States) -> None:
    """What a seat sees: the observation of its view."""
    observe(views[0], you, steps[0])


@entry(STATE, STEP, _int)
def pay(states: States, steps: States, rewarded: int) -> None:
    """The reward of each seat in a match that is over, from its beginning."""
    for seat in range(SEATS):
        steps[0].rewards[seat] = 0
        steps[0].levels[seat] = 1
    reward(states[0], steps[0], rewarded)


@entry(STEP, _ints, SCRATCH)
def sample(steps: States, actions: Array, scratch: States) -> None:
    """A legal number for every match, each as likely as the others, drawn by the scratch's generator."""
    draw_all(steps, actions, scratch[0])
