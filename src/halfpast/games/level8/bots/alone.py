"""A collector alone: how many turns it takes to lay a level from ten dealt cards. This is how levels are measured."""

from __future__ import annotations

import numba

from halfpast.core.kernel import entry
from halfpast.core.record import Array, States
from halfpast.core.scratch import SCRATCH
from halfpast.games.level8.bots.choosing import STUDY
from halfpast.games.level8.bots.collect import least_useful, think
from halfpast.games.level8.rules.deal import begin_match
from halfpast.games.level8.rules.law.lay import keeps_one
from halfpast.games.level8.rules.law.turn import draw_from_stock
from halfpast.games.level8.rules.moves import consider_level
from halfpast.games.level8.rules.solver import can_lay
from halfpast.games.level8.rules.state import STATE, lose, put_on_pile
from halfpast.games.level8.rules.view import see

_int = numba.int64


@entry(STATE, _int, _int, _int, numba.uint8[::1], STATE, SCRATCH, apart=STUDY)
def turns_alone(states: States, i: int, level: int, most: int, no_cards: Array, views: States, scratch: States) -> int:
    """Deal, then draw from the stock and discard, specials too, until seat 0 can lay the level, up to a limit."""
    s, v, w = states[i], views[0], scratch[0]
    begin_match(s, w, 0, no_cards)
    s.level[0] = level
    for turn in range(1, most + 1):
        draw_from_stock(s, w, 0)
        consider_level(s, w, 0)
        if keeps_one(s, 0) and can_lay(w, 0):
            return turn
        see(s, 0, v)
        think(v, w, 0)
        kind = least_useful(v, w, 0)
        lose(s, 0, kind)
        put_on_pile(s, 0, kind)
    return most
