"""Random play inside the compiled loop: the measure of the engine's speed, and the random bot's hand."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import signed
from halfpast.core.rng import Scratch, cheap
from halfpast.games.half.cards import count, size
from halfpast.games.half.legality import PAIR
from halfpast.games.half.moves import EIGHT_HALF, FIRST, TAKE, apply, legal, may_take, playable
from halfpast.games.half.rules.table import plays_from
from halfpast.games.half.state import FROM_BLIND, OVER, PLAY, State, turn_of


@kernel
def choose(s: State, w: Scratch) -> int:
    """A legal move, each as likely as the others. In ordinary play it is drawn from the bag, without a list."""
    if s.phase != PLAY or plays_from(s, turn_of(s)) == FROM_BLIND:
        return signed(w.moves[cheap(w, legal(s, w))])
    bag = playable(s)
    takes = may_take(s, bag)
    drawn = cheap(w, size(bag) + takes)
    if takes:
        if drawn == 0:
            return TAKE
        drawn -= 1
    if bag & PAIR:
        if drawn == 0:
            return EIGHT_HALF
        drawn -= 1
    kind = 0
    while drawn >= count(bag, kind):
        drawn -= count(bag, kind)
        kind += 1
    return signed(FIRST[kind]) + drawn


@kernel
def play_out(s: State, w: Scratch) -> int:
    """Play at random to the end of the game; return the number of moves."""
    moves = 0
    while s.phase != OVER:
        apply(s, choose(s, w))
        moves += 1
    return moves
