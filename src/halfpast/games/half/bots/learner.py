"""Learner: plays like somebody who has just understood the rules.

Catches when it can, else lays its lowest number, all of a kind together, and keeps the special cards for when nothing
else goes. It looks at its own cards only, and one move in five is a slip.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.half.bots.lay import cards_in, is_special, kind_of
from halfpast.games.half.bots.why import Why, why_no_lay
from halfpast.games.half.rules.moves import DECLINE, EIGHT_HALF, TAKE, attacks
from halfpast.games.half.rules.state import State

SLIP_IN = 5


@kernel
def weigh_learner(v: State, w: Scratch, number: int) -> None:
    """Say what each of the legal moves in w.moves is worth."""
    slips = learner_slips(w)
    for at in range(number):
        chance = cheap(w, 1 << 20) / (1 << 20)
        w.worth[at] = chance if slips else worth_to_learner(v, w.moves[at]) + chance


@kernel
def learner_slips(w: Scratch) -> bool:
    """Whether this move is a slip: the first that chance decides."""
    return cheap(w, SLIP_IN) == 0


@kernel
def worth_to_learner(v: State, move: int) -> float:
    """A catch first, then low numbers, many at once, and specials last; anything rather than take or exchange."""
    if move == DECLINE:
        return 1.0
    if move >= TAKE:
        return 0.0
    if attacks(v, move):
        return 100.0 + cards_in(move)
    if move == EIGHT_HALF:
        return 20.0
    if is_special(kind_of(move)):
        return 10.0 - cards_in(move)
    return 50.0 - kind_of(move) + cards_in(move) / 8


@kernel
def why_learner(v: State, w: Scratch, move: int) -> Why:
    """The main reason for a move; w is as `weigh_learner` left it."""
    if learner_slips(w):
        return Why.SLIP
    if move >= TAKE:
        return why_no_lay(move)
    if attacks(v, move):
        return Why.CATCHES
    if move != EIGHT_HALF and is_special(kind_of(move)):
        return Why.NEEDS_SPECIAL
    return Why.LAYS_MANY if cards_in(move) > 1 else Why.KEEPS_SPECIAL
