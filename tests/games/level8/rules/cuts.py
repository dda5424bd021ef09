"""How often L26 cuts: matches of Level 8 played at random in a compiled loop, rounds and matches counted.

At random means by whole moves, as from `legal()`: a lay is one of them, so levels come out as
seldom as they can by chance.
"""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from halfpast.core.record import Array, States, signed
from halfpast.core.rng import cheap, derive_key
from halfpast.core.scratch import HERE, Scratch
from halfpast.games.level8.rules.apply import apply
from halfpast.games.level8.rules.game import GAME
from halfpast.games.level8.rules.legal import legal
from halfpast.games.level8.rules.moves import CARD, LAY, OFF, PLAY
from halfpast.games.level8.rules.state import KEEPING, LAYING, NOBODY, OVER, State, is_between
from tests.games.half.random_games import njit
from tests.games.level8.random_games import EDITIONS

CASES = [(edition, seats) for edition in EDITIONS for seats in GAME.seat_counts]
WHAT = ("matches", "matches cut", "rounds", "rounds cut", "moves")


@njit
def choose_whole(s: State, w: Scratch) -> int:
    """A move as a person would list them, each as likely: of all the numbers that begin a lay one, as in `legal()`."""
    number, first, lays = legal(s, w), 0, 0
    for at in range(number):
        if LAY <= w.moves[at] < OFF:
            first = first if lays else at
            lays += 1
    if lays == 0 or s.phase == LAYING:
        return signed(w.moves[cheap(w, number)])
    at = cheap(w, number - lays + 1)
    if at == number - lays:
        return signed(w.moves[first + cheap(w, lays)])
    return signed(w.moves[at if at < first else at + lays])


@njit
def play_and_count(s: State, w: Scratch, counts: Array) -> None:
    """Play a match at random to its end; count rounds and moves, and those that were cut."""
    while s.phase != OVER:
        this_round, plays, phase, seat = s.round_number, s.plays, s.phase, s.turn
        move = choose_whole(s, w)
        puts_last_card = CARD <= move < PLAY and s.hand_size[seat] == 1
        apply(s, w, move)
        counts[4] += not is_between(s)
        is_over = s.round_number != this_round or s.phase == KEEPING or s.phase == OVER
        if is_over and phase != KEEPING:
            counts[2] += 1
            counts[3] += not puts_last_card and plays + 1 >= s.max_plays and s.winner == NOBODY
    counts[0] += 1
    counts[1] += s.winner == NOBODY


@njit
def play_all(states: States, scratch: States, counts: Array) -> None:
    """Every match of the array."""
    for i in range(len(states)):
        play_and_count(states[i], scratch[0], counts)


def run(edition: str, seats: int, matches: int, seed: int) -> Counter[str]:
    """So many matches of one edition with its own level card."""
    states = GAME.states(matches, GAME.with_settings(GAME.editions.get(edition), {}), seats)
    chooser, counts = random.Random(seed), np.zeros(len(WHAT), np.int64)
    HERE.scratch["random"] = seed
    for i in range(matches):
        states["key"][i] = derive_key(chooser.randbytes(8))
        GAME.deal(states, i)
    play_all(states, HERE.scratch, counts)
    return Counter({f"{edition} {seats} {what}": int(number) for what, number in zip(WHAT, counts, strict=True)})


def verdict(found: Counter[str]) -> str:
    """The table of docs/figures.md."""
    lines = [
        "",
        "| edition | seats | matches | moves a match | rounds a match | rounds cut | matches cut |",
        "|---" * 7 + "|",
    ]
    for edition, seats in CASES:
        matches, cut, rounds, rounds_cut, moves = (found[f"{edition} {seats} {what}"] for what in WHAT)
        assert matches, (edition, seats)
        shares = f"{rounds_cut / rounds:.2%} | {cut / matches:.2%}"
        lines.append(
            f"| {edition} | {seats} | {matches:,} | {moves / matches:,.0f} | {rounds / matches:.1f} | {shares} |"
        )
    return "\n".join(lines) + "\n "
