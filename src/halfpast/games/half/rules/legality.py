"""Which kinds are legal on which bid under which duty, as a table: generated from the rules, never written.

An entry is a bag mask: 15 for a kind of which any number may be laid, the largest number for halves (H13a), 0 for
a kind that is refused; and PAIR where 8+½ is legal.
"""

from __future__ import annotations

import numba
import numpy as np

from halfpast.core.kernel import entry, kernel, prepare
from halfpast.core.record import Array, States, signed
from halfpast.games.half.rules.cards import COPIES, HALF, KINDS
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.specials import refuse_cards, refuse_eight_half
from halfpast.games.half.rules.state import STATE, State, hand_is_done, holds_eight_half, turn_of

HALVES = 15 << (4 * HALF)
PAIR = 1 << (4 * KINDS)  # after the kinds: choices that are not cards
TAKE_PILE = PAIR << 4
ONES = 0x0111111111111
BIDS = 32  # room for the highest bid, 9 and eight halves
EDITIONS = 16  # five_wild, half_across, eight_half, half_on_eight_half: all that legality on a bid depends on

LEGAL: Array  # filled by `generate`, before any kernel that reads it is compiled


@kernel
def place_in_table(s: State) -> int:
    """Where the table says what is legal now."""
    edition = (signed(s.five_wild) << 2) | (signed(s.half_across) << 1) | signed(s.eight_half)
    edition |= signed(s.half_on_eight_half) << 3
    return (edition << 6) | (signed(s.duty) << 5) | signed(s.bid)


@kernel
def legal_here(s: State) -> int:
    """The table's entry for this bid, duty and edition."""
    return signed(LEGAL[place_in_table(s)])


@kernel
def choices(s: State) -> int:
    """In phase play, not blind: the bag of what may be laid (sets too), with PAIR for 8+½ and TAKE_PILE to take.

    The quick twin of `moves.refuse`; test_the_legal_list_is_what_refuse_lets_pass holds the two equal.
    """
    allowed = legal_here(s)
    from_open = hand_is_done(s, turn_of(s))
    cards = signed(s.open[s.turn] if from_open else s.hand[s.turn])
    bag = (cards & allowed & ~HALVES) | min(cards & HALVES, allowed & HALVES)
    if not s.sets or (from_open and not s.open_sets):
        bag = (bag | (bag >> 1) | (bag >> 2) | (bag >> 3)) & ONES
    if not from_open and holds_eight_half(s, turn_of(s)):
        bag |= allowed & PAIR
    return bag | TAKE_PILE if may_take(s, bag) else bag


@kernel
def may_take(s: State, bag: int) -> bool:
    """H07: whether there is nothing to lay, or the pile may be taken anyway."""
    return bag == 0 or bool(s.voluntary_take and s.pile_size)


@kernel
def most_of(s: State, kind: int) -> int:
    """The largest set of a kind that is legal; a smaller one is legal too.

    test_the_table_of_legality_is_refuse_for_every_bid_duty_and_edition holds the table and `refuse` equal.
    """
    most = 0
    while most < COPIES[HALF] and refuse_cards(s, kind, most + 1) == Reason.NONE:
        most += 1
    return most if kind == HALF else 15 * (most > 0)


@entry(STATE, numba.int64[::1])
def fill(states: States, table: Array) -> None:
    """Ask the rules about every bid, duty and edition."""
    s = states[0]
    for place in range(EDITIONS * 2 * BIDS):
        s.bid = place % BIDS
        s.duty = (place >> 5) & 1
        s.eight_half = (place >> 6) & 1
        s.half_across = (place >> 7) & 1
        s.five_wild = (place >> 8) & 1
        s.half_on_eight_half = (place >> 9) & 1
        table[place] = PAIR if refuse_eight_half(s) == Reason.NONE else 0
        for kind in range(KINDS):
            table[place] |= most_of(s, kind) << (4 * kind)


@prepare
def generate() -> None:
    """Make the table; compiled kernels take it in as a constant."""
    global LEGAL
    table = np.zeros(EDITIONS * 2 * BIDS, np.int64)
    fill(np.zeros(1, STATE), table)
    LEGAL = table  # last, so that nothing is ever compiled with a half-made table
