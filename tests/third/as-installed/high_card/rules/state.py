"""The 24 cards, and the record of one game."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.parameters import Flag, Whole
from halfpast.core.record import Array, dtype_of, i8, signed, u8, u16, u32
from halfpast.core.registry import cite
from halfpast.core.rng import KEY_WORDS

KINDS, COPIES = 6, 4
CARDS = KINDS * COPIES
HIGHEST = KINDS - 1  # a kind is a number from 0; its card shows one more
SEATS = 4
PLAY, OVER = range(2)
PHASES = ("play", "over")
DRAW, PASS, MOVES = KINDS, KINDS + 1, KINDS + 2  # below them a kind: play a card of it


class State:
    """One game: the whole truth."""

    hand: Annotated[Array, np.uint8, (SEATS, KINDS)]  # how many of each kind
    unseen: Annotated[Array, np.uint8, SEATS]  # only in a view: cards of a hand that are not seen
    deck: Annotated[Array, np.uint8, CARDS]  # the stock is deck[stock_top:]
    stock_top: u8
    pile: Annotated[Array, np.uint8, CARDS]  # bottom to top
    pile_size: u8
    out: Annotated[Array, np.uint8, KINDS]  # in piles that are done

    trump: Annotated[Array, np.uint8, SEATS]  # of each seat the card that goes on anything; 0: none

    seats: u8
    phase: u8
    turn: u8
    dealer: u8
    plays: u16
    winner: i8  # -1: nobody

    key: Annotated[Array, np.uint32, KEY_WORDS]
    deals: u32

    each: Annotated[int, np.uint8, Whole("T03", 2, 6)]
    equal: Annotated[int, np.uint8, Flag("T04")]
    max_plays: Annotated[int, np.uint16, Whole("T08", 10, 1000)]


STATE = dtype_of(State)


@cite
def full_deck() -> Array:
    """T01: 1 to 6, four of each."""
    return np.repeat(np.arange(KINDS, dtype=np.uint8), COPIES)


@kernel
def seats_of(s: State) -> int:
    """How many seats play."""
    return signed(s.seats)


@kernel
def turn_of(s: State) -> int:
    """The seat that must decide."""
    return signed(s.turn)


@kernel
def next_seat(s: State, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@kernel
def top(s: State) -> int:
    """The kind on top of the pile; -1 where there is none."""
    return signed(s.pile[s.pile_size - 1]) if s.pile_size else -1


@kernel
def stock_left(s: State) -> int:
    """How many cards the stock has."""
    return CARDS - signed(s.stock_top)


@kernel
def in_hand(s: State, seat: int) -> int:
    """How many cards a hand has, seen or not."""
    cards = signed(s.unseen[seat])
    for kind in range(KINDS):
        cards += s.hand[seat, kind]
    return signed(cards)
