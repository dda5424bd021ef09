"""Random play inside the compiled loop: for simulations, and the measure of the engine's speed."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.apply import apply
from halfpast.games.level8.rules.legal import legal
from halfpast.games.level8.rules.state import OVER, State, is_between


@kernel
def choose(s: State, w: Scratch) -> int:
    """A legal number, each as likely as the others."""
    number = legal(s, w)
    return signed(w.moves[cheap(w, number)])


@kernel
def play_out(s: State, w: Scratch) -> int:
    """Play at random to the end of the match; return the number of whole moves."""
    moves = 0
    while s.phase != OVER:
        apply(s, w, choose(s, w))
        moves += not is_between(s)
    return moves
