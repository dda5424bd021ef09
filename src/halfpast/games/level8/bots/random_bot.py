"""The random bot: any legal number, each as likely as the others.

A number is not always a whole move (games/level8/moves.py): every card with which a lay can begin is one, a joker for
each card it may stand for. So a level is the likelier to be laid the more cards and jokers it can begin with.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.state import State


@kernel
def weigh_by_chance(v: State, w: Scratch, number: int) -> None:
    """Say what each of the legal numbers in w.moves is worth: pure chance."""
    for at in range(number):
        w.worth[at] = cheap(w, 1 << 30)
