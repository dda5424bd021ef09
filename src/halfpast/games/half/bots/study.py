"""Whole games of 8½ inside the compiled loop, each written down as a row: for simulations."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel
from halfpast.core.parameters import Edition
from halfpast.core.record import Array, States, dtype_of, i8, signed, u8, u16
from halfpast.core.rng import draw_key
from halfpast.core.scratch import SCRATCH
from halfpast.games.half.bots.choosing import RANDOM, choose
from halfpast.games.half.rules.apply import apply
from halfpast.games.half.rules.cards import GHOST, HALF
from halfpast.games.half.rules.deal import deal, draw_dealer, pass_the_deal
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.rules.law.end import has_won
from halfpast.games.half.rules.moves import BLIND, DECLINE, EIGHT_HALF, KIND, NUMBER, PASS, SWAP, TAKE, attacks
from halfpast.games.half.rules.playout import choose as choose_by_chance
from halfpast.games.half.rules.state import LAST_CHANCE, OVER, SEATS, STATE, State, turn_of
from halfpast.games.half.rules.view import see

STUDY = "study"  # entries that no table needs: ready("half.bots.study")

# What is counted in a game, and the rule it belongs to.
COUNTED = {
    "catches": "H16",
    "takes": "H11",
    "sets": "H09",
    "eight_halves": "H15",
    "halves": "H13",
    "zeros": "H14",
    "fives": "H17",
    "ghosts": "H12",
    "blind_cards": "H19",
    "last_chances": "H23a",
    "exchanges": "H26",
}
CATCHES, TAKES, SETS, EIGHT_HALVES, HALVES, ZEROS, FIVES, GHOSTS, BLIND_CARDS, LAST_CHANCES, EXCHANGES = range(
    len(COUNTED)
)

_int, _bytes, _key = numba.int64, numba.uint8[::1], numba.uint32[::1]


class Row:
    """What is kept of a game that was played to its end."""

    finisher: i8  # -1: nobody (H27)
    big_loser: i8
    dealer: u8
    moves: u16
    held: Annotated[Array, np.uint8, SEATS]
    points: Annotated[Array, np.uint8, SEATS]
    counts: Annotated[Array, np.uint16, len(COUNTED)]


ROW = dtype_of(Row)
CHUNK = 2_000  # games that a thread plays at a stretch: some hundredths of a second
LENGTHS = ("moves",)  # fields that say how long the game was
BY_SEAT = ("points", "held")  # fields that say what each seat scored


def wins(rows: States, seats: int, edition: Edition) -> Array:
    """Who won each game; one column per seat."""
    won = np.zeros((len(rows), seats), np.bool_)
    mark_winners(GAME.states(1, edition, seats), rows, won)
    return won


@entry(STATE, ROW, numba.boolean[:, ::1], apart=STUDY)
def mark_winners(states: States, rows: States, won: Array) -> None:
    """Mark who has won, judging by what a row keeps of a game, in a record that has the edition."""
    s = states[0]
    for at in range(len(rows)):
        s.finisher = rows[at].finisher
        for seat in range(SEATS):
            s.points[seat] = rows[at].points[seat]
        for seat in range(won.shape[1]):
            won[at, seat] = has_won(s, seat)


@kernel
def note(s: State, move: int, row: Row) -> None:
    """Note what a legal move does, before it is made."""
    if s.phase == LAST_CHANCE:
        row.counts[LAST_CHANCES] += 1
    if move == TAKE:
        row.counts[TAKES] += 1
        return
    if attacks(s, move):
        row.counts[CATCHES] += 1
    if move >= BLIND:
        row.counts[BLIND_CARDS] += move < PASS
        row.counts[EXCHANGES] += SWAP <= move < DECLINE
        return
    if move == EIGHT_HALF:
        row.counts[EIGHT_HALVES] += 1
        return
    kind = signed(KIND[move])
    row.counts[SETS] += NUMBER[move] > 1
    row.counts[HALVES] += kind == HALF
    row.counts[ZEROS] += kind == 0
    row.counts[FIVES] += kind == 5
    row.counts[GHOSTS] += kind == GHOST


@kernel
def write_row(s: State, row: Row) -> None:
    """Write down how the game ended."""
    row.finisher = s.finisher
    row.big_loser = s.big_loser
    row.dealer = s.dealer
    row.moves = s.plays
    for seat in range(SEATS):
        row.held[seat] = s.held[seat]
        row.points[seat] = s.points[seat]


@entry(STATE, ROW, _key, _int, _int, _bytes, STATE, SCRATCH, apart=STUDY)
def play_games(
    states: States, rows: States, study: Array, first: int, series: int, bots: Array, views: States, scratch: States
) -> None:
    """Deal and play a game for each row, numbered from `first`, which begins a series; a bot in every seat.

    A series has so many games, one after another (H25, H26), and depends on the study's key and its number alone.
    """
    s, v, w, no_cards = states[0], views[0], scratch[0], np.empty(0, np.uint8)
    chance = np.uint64(0)
    for at in range(len(rows)):
        number, row = first + at, rows[at]
        if at % series == 0:
            draw_key(study, number // series, s.key, w)
            chance = np.uint64(w.words[8]) | (np.uint64(w.words[9]) << np.uint64(32))
            s.deals = 0
            s.last_finisher = -1
            s.last_big_loser = -1
            draw_dealer(s, w)
        else:
            pass_the_deal(s)
        deal(s, w, no_cards)
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
            apply(s, move)
        write_row(s, row)
