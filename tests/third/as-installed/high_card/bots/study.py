"""Whole games of High Card inside the compiled loop, each written down as a row: for simulations."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np

from halfpast.core.kernel import entry
from halfpast.core.parameters import Edition
from halfpast.core.record import Array, States, dtype_of, i8, signed, u8, u16
from halfpast.core.rng import draw_key
from halfpast.core.scratch import SCRATCH
from high_card.bots.choosing import choose
from high_card.rules.law import apply, deal, draw_dealer
from high_card.rules.state import DRAW, HIGHEST, OVER, PASS, SEATS, STATE, in_hand, turn_of
from high_card.rules.view import see

COUNTED = {"sixes": "T06", "draws": "T05", "passes": "T05"}
SIXES, DRAWS, PASSES = range(len(COUNTED))

_int, _bytes, _key = numba.int64, numba.uint8[::1], numba.uint32[::1]


class Row:
    """What is kept of a game that was played to its end."""

    winner: i8  # -1: nobody (T08)
    dealer: u8
    moves: u16
    held: Annotated[Array, np.uint8, SEATS]
    counts: Annotated[Array, np.uint16, len(COUNTED)]


ROW = dtype_of(Row)
CHUNK = 2_000
LENGTHS = ("moves",)
BY_SEAT = ("held",)


def wins(rows: States, seats: int, edition: Edition) -> Array:
    """T07: who won each game."""
    return np.asarray(rows["winner"][:, None] == np.arange(seats))


@entry(STATE, ROW, _key, _int, _int, _bytes, STATE, SCRATCH, apart="study")
def play_games(
    states: States, rows: States, study: Array, first: int, series: int, bots: Array, views: States, scratch: States
) -> None:
    """Deal and play a game for each row, numbered from `first`; a bot in every seat."""
    s, v, w, no_cards = states[0], views[0], scratch[0], np.empty(0, np.uint8)
    for at in range(len(rows)):
        row = rows[at]
        draw_key(study, first + at, s.key, w)
        s.deals = 0
        draw_dealer(s, w)
        deal(s, w, no_cards)
        while s.phase != OVER:
            see(s, turn_of(s), v)
            move = choose(v, w, signed(bots[s.turn]), first + at)
            row.counts[SIXES] += move == HIGHEST
            row.counts[DRAWS] += move == DRAW
            row.counts[PASSES] += move == PASS
            apply(s, move)
        row.winner = s.winner
        row.dealer = s.dealer
        row.moves = s.plays
        for seat in range(SEATS):
            row.held[seat] = in_hand(s, seat)
