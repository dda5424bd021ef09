"""Whole matches of Level 8 inside the compiled loop, each written down as a row: for simulations."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel
from halfpast.core.parameters import Edition
from halfpast.core.record import Array, States, dtype_of, i8, signed, u8, u16, u32
from halfpast.core.rng import draw_key
from halfpast.core.scratch import SCRATCH
from halfpast.games.level8.bots.choosing import RANDOM, STUDY, choose, play_number
from halfpast.games.level8.rules.cards import FACE_CARD, NUMBER_CARDS
from halfpast.games.level8.rules.deal import begin_match
from halfpast.games.level8.rules.moves import CARD, DRAW_STOCK, LAY, OFF, ONTO, PICK_CARD, PLAY, SKIP_SEAT
from halfpast.games.level8.rules.playout import choose as choose_by_chance
from halfpast.games.level8.rules.state import KEEPING, OVER, SEATS, STATE, State, turn_of
from halfpast.games.level8.rules.view import see

# What is counted in a match, and the rule it belongs to.
COUNTED = {
    "draws_from_stock": "L06",
    "draws_from_piles": "L06",
    "levels_laid": "L07",
    "jokers_laid": "L13",
    "cards_laid_off": "L08",
    "take_played": "L16",
    "swap_played": "L17",
    "keep_played": "L17a",
    "skip_played": "L24",
    "cards_kept": "L20",
}
(
    DRAWS_FROM_STOCK, DRAWS_FROM_PILES, LEVELS_LAID, JOKERS_LAID, CARDS_LAID_OFF, TAKE_PLAYED, SWAP_PLAYED, KEEP_PLAYED,
    SKIP_PLAYED, CARDS_KEPT,
) = range(len(COUNTED))  # fmt: skip

_int, _bytes, _key = numba.int64, numba.uint8[::1], numba.uint32[::1]


class Row:
    """What is kept of a match that was played to its end."""

    winner: i8  # -1: nobody (L26)
    dealer: u8  # of the first round
    rounds: u16
    moves: u32
    level: Annotated[Array, np.uint8, SEATS]
    laid: Annotated[Array, np.uint16, SEATS]  # levels
    counts: Annotated[Array, np.uint32, len(COUNTED)]


ROW = dtype_of(Row)
CHUNK = 20  # games that a thread plays at a stretch: some hundredths of a second
LENGTHS = ("moves", "rounds")  # fields that say how long the match was
BY_SEAT = ("level", "laid")  # fields that say what each seat scored


def wins(rows: States, seats: int, edition: Edition) -> Array:
    """L22, L23: who won each match; nobody if it was cut off (L26)."""
    return np.asarray(rows["winner"][:, None] == np.arange(seats))


@kernel
def note(s: State, move: int, row: Row) -> None:
    """Note what a legal number does, before it is made."""
    if move < CARD:
        row.counts[DRAWS_FROM_STOCK if move == DRAW_STOCK else DRAWS_FROM_PILES] += 1
    elif move < PLAY:
        row.counts[CARDS_KEPT] += s.phase == KEEPING
    elif move < SKIP_SEAT:
        row.counts[TAKE_PLAYED + move - PLAY] += 1
    elif move < LAY:
        row.counts[SKIP_PLAYED] += 1
    elif move < OFF:
        row.counts[JOKERS_LAID] += FACE_CARD[move - LAY] >= NUMBER_CARDS
    elif ONTO <= move < PICK_CARD:
        row.counts[CARDS_LAID_OFF] += 1
        row.counts[JOKERS_LAID] += FACE_CARD[s.staged] >= NUMBER_CARDS


@kernel
def write_row(s: State, row: Row) -> None:
    """Write down how the match ended."""
    row.winner = s.winner
    row.rounds = s.round_number
    for seat in range(SEATS):
        row.level[seat] = s.level[seat]
        row.counts[LEVELS_LAID] += row.laid[seat]


@entry(STATE, ROW, _key, _int, _int, _bytes, STATE, SCRATCH, apart=STUDY)
def play_games(
    states: States, rows: States, study: Array, first: int, series: int, bots: Array, views: States, scratch: States
) -> None:
    """Play a match for each row, numbered from `first`, a bot in every seat. Each depends on its number alone.

    A series is one match here; `series` is there because 8½ has it.
    """
    s, v, w, no_cards = states[0], views[0], scratch[0], np.empty(0, np.uint8)
    for at in range(len(rows)):
        number, row = first + at, rows[at]
        draw_key(study, number, s.key, w)
        chance = np.uint64(w.words[8]) | (np.uint64(w.words[9]) << np.uint64(32))
        s.deals = 0
        begin_match(s, w, -1, no_cards)
        row.dealer = s.dealer
        while s.phase != OVER:
            bot = signed(bots[s.turn])
            if bot == RANDOM:
                w.random = chance
                move = choose_by_chance(s, w)
                chance = w.random
            else:
                see(s, turn_of(s), v)
                move = choose(v, w, bot, number)
            note(s, move, row)
            row.moves += play_number(s, w, move, row.laid)
        write_row(s, row)
