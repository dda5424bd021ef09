"""Random play inside the compiled loop: for simulations, and the measure of the engine's speed."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules.apply import apply
from halfpast.games.half.rules.cards import kth, size
from halfpast.games.half.rules.law.open_cards import plays_from
from halfpast.games.half.rules.legal import legal
from halfpast.games.half.rules.legality import choices
from halfpast.games.half.rules.moves import FIRST
from halfpast.games.half.rules.state import FROM_BLIND, OVER, PLAY, State, turn_of


@kernel
def choose(s: State, w: Scratch) -> int:
    """A legal move, each as likely as the others. In ordinary play it is drawn from a bag, without making a list."""
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
