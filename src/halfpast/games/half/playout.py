"""Random play inside the compiled loop: the measure of the engine's speed, and the random bot's hand."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import signed
from halfpast.core.rng import Scratch, cheap
from halfpast.games.half.cards import kth, size
from halfpast.games.half.moves import FIRST, apply, choices, legal
from halfpast.games.half.rules.table import plays_from
from halfpast.games.half.state import FROM_BLIND, OVER, PLAY, State, turn_of


@kernel
def choose(s: State, w: Scratch) -> int:
    """A legal move, each as likely as the others. In ordinary play it is drawn from the bag, without a list."""
    if s.phase != PLAY or plays_from(s, turn_of(s)) == FROM_BLIND:
        return signed(w.moves[cheap(w, legal(s, w))])
    bag = choices(s)
    kind, more = kth(bag, cheap(w, size(bag)))
    return signed(FIRST[kind]) + more


@kernel
def play_out(s: State, w: Scratch) -> int:
    """Play at random to the end of the game; return the number of moves."""
    moves = 0
    while s.phase != OVER:
        apply(s, choose(s, w))
        moves += 1
    return moves
