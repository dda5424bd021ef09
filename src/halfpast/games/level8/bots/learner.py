"""Learner: plays like somebody who has just understood the rules.

It looks at its own cards only: takes what brings it nearer to its level, keeps what it would be further from without,
lays when it can, plays specials as they come. One number in five is a slip: any legal number, as of the random bot. A
lay is several numbers, and so has a slip in it more often than not.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.level8.bots.laying_off import goes_off
from halfpast.games.level8.bots.why import Why, why_forced
from halfpast.games.level8.rules.cards import is_special, put_in, take_out
from halfpast.games.level8.rules.laying import best_step
from halfpast.games.level8.rules.moves import (
    CARD,
    DONE,
    DRAW_PILE,
    DRAW_STOCK,
    LAY,
    OFF,
    ONTO,
    PICK_CARD,
    PICK_NONE,
    PLAY,
    consider_level,
)
from halfpast.games.level8.rules.solver import distance
from halfpast.games.level8.rules.state import KEEPING, SHOWN, State, is_out, pile_top, turn_of

SLIP_IN = 5


@kernel
def weigh_learner(v: State, w: Scratch, number: int) -> None:
    """Say what each of the legal moves in w.moves is worth."""
    slips = learner_slips(w)
    for at in range(number):
        chance = cheap(w, 1 << 20) / (1 << 20)
        w.worth[at] = chance if slips else worth_to_learner(v, w, signed(w.moves[at])) + chance
    if not slips:
        prefer_best_step(v, w, number)


@routine
def prefer_best_step(v: State, w: Scratch, number: int) -> None:
    """Of the cards that can continue a lay, prefer the one that spares jokers."""
    for at in range(number):
        if LAY <= w.moves[at] < OFF:
            step = LAY + best_step(v, w)
            for other in range(number):
                if w.moves[other] == step:
                    w.worth[other] += 1000.0
            return


@kernel
def learner_slips(w: Scratch) -> bool:
    """Whether this number is a slip: the first that chance decides."""
    return cheap(w, SLIP_IN) == 0


@routine
def worth_to_learner(v: State, w: Scratch, move: int) -> float:
    """Lay, lay off or play a special; of cards, those that bring it closer, or that it can do without."""
    seat = turn_of(v)
    if move == DRAW_STOCK or move in (DONE, PICK_NONE):
        return 2.0
    if move < CARD:
        return 3.0 * brings_nearer(v, w, seat, pile_top(v, move - DRAW_PILE))
    if move < PLAY:
        kind = move - CARD
        if v.phase == KEEPING:
            return 4.0 * is_needed(v, w, seat, kind)
        return 0.0 if is_special(kind) else 4.0 - 4.0 * is_needed(v, w, seat, kind)
    if move < LAY:
        return 10.0
    if move < ONTO:
        return 100.0
    if move < PICK_CARD:
        return 0.0
    place = move - PICK_CARD
    return 3.0 * brings_nearer(v, w, seat, signed(v.shown[place // SHOWN, place % SHOWN]))


@routine
def how_far(v: State, w: Scratch, seat: int) -> int:
    """How many cards are missing."""
    consider_level(v, w, seat)
    return distance(w)


@routine
def brings_nearer(v: State, w: Scratch, seat: int, kind: int) -> bool:
    """Whether a card brings the seat closer to its level; once that is out, whether it can be laid off."""
    if is_out(v, seat):
        return goes_off(v, kind)
    if is_special(kind):
        return False
    before = how_far(v, w, seat)
    put_in(v.hand, seat, kind)
    after = how_far(v, w, seat)
    take_out(v.hand, seat, kind)
    return after < before


@routine
def is_needed(v: State, w: Scratch, seat: int, kind: int) -> bool:
    """Whether the seat would be further from its level without a card."""
    if is_out(v, seat):
        return goes_off(v, kind)
    if is_special(kind):
        return False
    before = how_far(v, w, seat)
    take_out(v.hand, seat, kind)
    after = how_far(v, w, seat)
    put_in(v.hand, seat, kind)
    return after > before


@kernel
def why_learner(v: State, w: Scratch, move: int) -> Why:
    """The main reason for a move; w is as `weigh_learner` left it."""
    if learner_slips(w):
        return Why.SLIP
    if move < CARD and move != DRAW_STOCK:
        return Why.HELPS if brings_nearer(v, w, turn_of(v), pile_top(v, move - DRAW_PILE)) else Why.SAFE
    if CARD <= move < PLAY:
        if v.phase == KEEPING:
            return Why.NEEDED
        return Why.LEAST_NEEDED if is_needed(v, w, turn_of(v), move - CARD) else Why.NOT_NEEDED
    return why_forced(v, move)
