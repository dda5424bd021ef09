"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules.state import State


@kernel
def weigh_by_chance(v: State, w: Scratch, number: int) -> None:
    """Say what each of the legal moves in w.moves is worth: pure chance."""
    for at in range(number):
        w.worth[at] = cheap(w, 1 << 30)
