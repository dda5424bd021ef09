"""Whether the next card that is put down ends the round: the law, as events ask it, which have no state after it."""

from __future__ import annotations

import numba

from halfpast.core.kernel import entry
from halfpast.core.record import States, signed
from halfpast.games.level8.rules.law.turn import ends_round
from halfpast.games.level8.rules.state import STATE


@entry(STATE, numba.int64)
def next_card_ends_round(states: States, i: int) -> bool:
    """L17, L18: whether the seat to decide would end the round with a card put down."""
    s = states[i]
    return ends_round(s, signed(s.hand_size[s.turn]) - 1)
