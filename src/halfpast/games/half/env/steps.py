"""Many games of 8½ at once, step by step: a move for each goes in; what the next seats see and may do comes out."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel
from halfpast.core.mask import allow, allow_nothing, allow_up_to, clear_mask, draw_all, first_wrong, words_for
from halfpast.core.record import Array, States, dtype_of, i8, signed, u8, u16
from halfpast.core.rng import draw_key
from halfpast.core.scratch import SCRATCH, Scratch
from halfpast.games.half.bots.choosing import choose
from halfpast.games.half.env.observe import EACH, TABLE, observe
from halfpast.games.half.rules.apply import apply
from halfpast.games.half.rules.cards import size
from halfpast.games.half.rules.deal import deal, draw_dealer, pass_the_deal
from halfpast.games.half.rules.law.end import gain, has_won
from halfpast.games.half.rules.law.open_cards import plays_from
from halfpast.games.half.rules.law.setting_up import start_game
from halfpast.games.half.rules.legal import legal
from halfpast.games.half.rules.legality import choices
from halfpast.games.half.rules.moves import FIRST, MOVES
from halfpast.games.half.rules.state import FROM_BLIND, OVER, PLAY, SEATS, STATE, State, seats_of, turn_of
from halfpast.games.half.rules.view import see

POINTS, WIN = range(2)  # what is rewarded: REWARDS in halfpast.envs.terms
AGAINST = "against"  # entries that ask bots: ready("half.env.against")
SEEN = 2 * (TABLE + EACH * SEATS)  # words of an observation, for most seats
MASK = words_for(MOVES)

_int, _key = numba.int64, numba.uint32[::1]
_ints, _flags, _bytes = numba.int64[::1], numba.boolean[::1], numba.uint8[::1]


class Step:
    """The output of a step for one game: the buffers of an environment are an array of these."""

    observation: Annotated[Array, np.uint64, SEEN]
    mask: Annotated[Array, np.uint64, MASK]
    rewards: Annotated[Array, np.float32, SEATS]  # of every seat
    reward: Annotated[float, np.float32]  # of the seat that moved, or of the learner
    legal: u16  # how many moves are legal
    seat: i8  # who decides next
    ended: Annotated[bool, np.bool_]  # the series is over
    is_rewarded: Annotated[bool, np.bool_]  # a game was over
    left: u8  # games of the series, this one among them
    final: Annotated[Array, np.uint64, SEEN]  # if it ended: what was seen last


STEP = dtype_of(Step)


@kernel
def reward(s: State, o: Step, rewarded: int) -> None:
    """What each seat scored in the game; or 1 for the winner, -1 for the others, and 0 if nobody finished."""
    for seat in range(seats_of(s)):
        if rewarded == POINTS:
            o.rewards[seat] += gain(s, seat)
        elif s.finisher >= 0:
            o.rewards[seat] += 1 if has_won(s, seat) else -1


@kernel
def begin(s: State, w: Scratch) -> None:
    """Deal the first game of a series."""
    s.last_finisher = -1
    s.last_big_loser = -1
    draw_dealer(s, w)
    deal(s, w, np.empty(0, np.uint8))


@kernel
def finish(s: State, w: Scratch, o: Step, you: int, rewarded: int, games: int, resets: bool) -> None:
    """End a game: its rewards, and the next game; after the last of a series, also what `you` saw at the end."""
    o.is_rewarded = True
    reward(s, o, rewarded)
    if o.left > 1:
        o.left -= 1
        pass_the_deal(s)
        deal(s, w, np.empty(0, np.uint8))
    else:
        o.ended = True
        o.left = games
        observe(s, you, o)
        for word in range(SEEN):
            o.final[word] = o.observation[word]
        if resets:
            begin(s, w)


@kernel
def write_mask(s: State, w: Scratch, o: Step) -> None:
    """Write the legal moves into the mask; in ordinary play from a bag, without making a list."""
    clear_mask(o, MASK)
    if s.phase != PLAY or plays_from(s, turn_of(s)) == FROM_BLIND:
        o.legal = legal(s, w)
        for at in range(o.legal):
            allow(o, signed(w.moves[at]))
        return
    bag = choices(s)
    o.legal = size(bag)
    for kind in range(len(FIRST)):
        allow_up_to(o, signed(FIRST[kind]), (bag >> (4 * kind)) & 15)


@kernel
def show(s: State, w: Scratch, o: Step) -> None:
    """Show who decides next, and what that seat sees and may do."""
    o.seat = s.turn
    observe(s, turn_of(s), o)
    write_mask(s, w, o)


@kernel
def forget(o: Step) -> None:
    """Clear the rewards: none in this step so far."""
    if o.is_rewarded:
        o.is_rewarded = False
        o.ended = False
        for seat in range(SEATS):
            o.rewards[seat] = 0


@kernel
def deal_anew(s: State, w: Scratch, o: Step, i: int, study: Array, games: int) -> None:
    """Begin a series: with the study's key for game `i`, if there is one, else with the next deals."""
    if len(study):
        draw_key(study, i, s.key, w)
        s.deals = 0
    o.left = games
    forget(o)
    begin(s, w)


@entry(STATE, STEP, _flags, _key, _int, SCRATCH)
def restart(states: States, steps: States, which: Array, study: Array, games: int, scratch: States) -> None:
    """Start again where `which` says so."""
    w = scratch[0]
    for i in range(len(states)):
        if which[i]:
            deal_anew(states[i], w, steps[i], i, study, games)
            show(states[i], w, steps[i])
        else:
            forget(steps[i])


@entry(STATE, STEP, _ints, _int, _int, _int, SCRATCH)
def step(states: States, steps: States, actions: Array, rewarded: int, games: int, resets: int, scratch: States) -> int:
    """Make a move in every game and return -1; or, if a move is not legal, change nothing and return its game.

    resets: games that have ended start again; otherwise nobody may move there.
    """
    w, wrong = scratch[0], first_wrong(steps, actions, MOVES)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        s, o = states[i], steps[i]
        mover = turn_of(s)
        forget(o)
        apply(s, actions[i])
        if s.phase == OVER:
            finish(s, w, o, mover, rewarded, games, bool(resets))
        o.reward = o.rewards[mover]
        if s.phase == OVER:
            allow_nothing(o, MASK)
        else:
            show(s, w, o)
    return -1


@kernel
def let_others_play(
    s: State, w: Scratch, o: Step, v: State, bots: Array, learner: int, rewarded: int, games: int
) -> None:
    """The bots move, each seeing only its view, until the learner must decide."""
    while s.phase == OVER or s.turn != learner:
        if s.phase == OVER:
            finish(s, w, o, learner, rewarded, games, True)
        else:
            see(s, turn_of(s), v)
            chance = signed(s.key[0]) + signed(s.deals)
            apply(s, choose(v, w, signed(bots[s.turn]), chance))
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
            deal_anew(states[i], w, steps[i], i, study, games)
            let_others_play(states[i], w, steps[i], views[0], bots, learner, rewarded, games)
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
        apply(states[i], actions[i])
        let_others_play(states[i], w, steps[i], views[0], bots, learner, rewarded, games)
    return -1


@entry(STATE, _int, STEP)
def look(views: States, you: int, steps: States) -> None:
    """What a seat sees: the observation of its view."""
    observe(views[0], you, steps[0])


@entry(STATE, STEP, _int)
def pay(states: States, steps: States, rewarded: int) -> None:
    """The reward of each seat in a game that is over."""
    for seat in range(SEATS):
        steps[0].rewards[seat] = 0
    reward(states[0], steps[0], rewarded)


@entry(STATE)
def open_again(states: States) -> None:
    """Begin the game that was dealt once more: after its lots were changed."""
    start_game(states[0])


@entry(STEP, _ints, SCRATCH)
def sample(steps: States, actions: Array, scratch: States) -> None:
    """A legal move for every game, each as likely as the others, drawn by the scratch's generator."""
    draw_all(steps, actions, scratch[0])
