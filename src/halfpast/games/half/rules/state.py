"""The record of one game of 8½, and the names by which the rules read it."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.parameters import Choice, Flag, Whole
from halfpast.core.record import Array, dtype_of, i8, i64, signed, u8, u16, u32
from halfpast.core.rng import KEY_WORDS
from halfpast.games.half.rules.cards import CARDS, HALF, NOTHING, count

SEATS = 5
PLACES = 3
STOCK_ALL = 255
MOST_GAMES = 99
PHASES = ("exchange", "opening", "play", "last-chance", "over")
EXCHANGE, OPENING, PLAY, LAST_CHANCE, OVER = range(5)
SOURCES = ("hand", "open", "blind")
FROM_HAND, FROM_OPEN, FROM_BLIND = range(3)

# The words of the parameters that are a choice, and their numbers.
OPENINGS = ("lowest-yellow", "lowest-number", "lot")
LOWEST_YELLOW, LOWEST_NUMBER, BY_LOT = range(3)
ANNOUNCING = ("all", "opener")
ANNOUNCE_ALL, ANNOUNCE_OPENER = range(2)
TABLE_FROM = ("reached", "started", "source", "blind")
REACHED, STARTED, SOURCE, BLIND_ONLY = range(4)
ASIDE_SHOWN = ("open", "face-down")
SCORINGS = ("points", "cards")
POINTS, CARDS_HELD = range(2)
FEWEST_TIES = ("all", "none")
TIE_ALL, TIE_NONE = range(2)


class State:
    """One game: the whole truth."""

    # Cards. A bag (i64) counts them by kind; other cards are kept in order.
    hand: Annotated[Array, np.int64, SEATS]
    open: Annotated[Array, np.int64, SEATS]
    aside: Annotated[Array, np.int64, SEATS]
    known: Annotated[Array, np.int64, SEATS]  # the cards of the hand that everyone has seen go there
    out: i64  # not in this game
    pile_bag: i64
    pile: Annotated[Array, np.uint8, CARDS]  # bottom to top
    pile_size: u8
    deck: Annotated[Array, np.uint8, CARDS]  # a seat's stock is deck[stock_top:stock_end], top first
    stock_top: Annotated[Array, np.uint8, SEATS]
    stock_end: Annotated[Array, np.uint8, SEATS]
    blind: Annotated[Array, np.uint8, (SEATS, PLACES)]

    # Where the game stands.
    seats: u8
    phase: u8
    turn: u8
    dealer: u8
    bid: u8  # in halves: 13 is 6½
    duty: u8  # the next card is laid under a 5 (H17)
    safe: u8  # a ghost lies on the bid, and nobody can be caught for it (H12)
    source: u8  # where the last cards laid came from
    plays: u16
    table: Annotated[Array, np.uint8, SEATS]  # table play has begun (H21)
    announced: Annotated[Array, np.uint8, SEATS]  # H05
    dealt: Annotated[Array, np.uint8, SEATS]  # what is certainly left of the hand dealt (setting_up.py)
    unseen: Annotated[Array, np.uint8, SEATS]  # only in a view: cards of the hand that its seat may not know
    lots: Annotated[Array, np.uint8, SEATS]  # a tie goes to the seat with the lowest lot
    last_finisher: i8  # of the game before (H26); -1: none
    last_big_loser: i8

    # How it ended.
    finisher: i8
    big_loser: i8
    held: Annotated[Array, np.uint8, SEATS]
    points: Annotated[Array, np.uint8, SEATS]

    # The deals to come.
    key: Annotated[Array, np.uint32, KEY_WORDS]
    deals: u32

    # What the edition says.
    stock: Annotated[int, np.uint8, Whole("H03", 0, 11, "all", STOCK_ALL)]
    opening: Annotated[int, np.uint8, Choice("H05", OPENINGS)]
    opening_sets: Annotated[int, np.uint8, Flag("H05")]
    announcing: Annotated[int, np.uint8, Choice("H05", ANNOUNCING)]
    voluntary_take: Annotated[int, np.uint8, Flag("H07")]
    sets: Annotated[int, np.uint8, Flag("H09")]
    ghost_risk: Annotated[int, np.uint8, Flag("H12")]
    half_across: Annotated[int, np.uint8, Flag("H13a")]
    eight_half: Annotated[int, np.uint8, Flag("H15")]
    half_on_eight_half: Annotated[int, np.uint8, Flag("H15b")]
    five_wild: Annotated[int, np.uint8, Flag("H17x")]
    five_through_ghost: Annotated[int, np.uint8, Flag("H17c")]
    open_sets: Annotated[int, np.uint8, Flag("H19")]
    aside_shown: Annotated[int, np.uint8, Choice("H20", ASIDE_SHOWN)]  # only how people see it: all know the cards
    table_from: Annotated[int, np.uint8, Choice("H21", TABLE_FROM)]
    scoring: Annotated[int, np.uint8, Choice("H24", SCORINGS)]
    fewest_tie: Annotated[int, np.uint8, Choice("H24", FEWEST_TIES)]
    games: Annotated[int, np.uint8, Whole("H25", 1, MOST_GAMES)]
    exchange: Annotated[int, np.uint8, Flag("H26")]
    max_plays: Annotated[int, np.uint16, Whole("H27", 100, 10_000)]


STATE = dtype_of(State)


# A field read this way is a signed number: in Numba int(…) leaves a uint8 unsigned, and 0 - 1 would be huge.
@kernel
def seats_of(s: State) -> int:
    """How many seats play."""
    return signed(s.seats)


@kernel
def turn_of(s: State) -> int:
    """The seat that must decide."""
    return signed(s.turn)


@kernel
def bid_halves(s: State) -> int:
    """The bid, in halves; an empty pile has bid 0."""
    return signed(s.bid)


@kernel
def is_half(bid: int) -> bool:
    """Whether a bid ends in ½."""
    return bid % 2 == 1


@kernel
def holds(s: State, seat: int, kind: int) -> int:
    """How many of a kind the seat has in hand."""
    return count(s.hand[seat], kind)


@kernel
def stock_left(s: State, seat: int) -> int:
    """How many cards the seat's stock still has."""
    return signed(s.stock_end[seat]) - signed(s.stock_top[seat])


@kernel
def blind_left(s: State, seat: int) -> int:
    """How many of the seat's blind cards are still there."""
    left = 0
    for place in range(PLACES):
        if s.blind[seat, place] != NOTHING:
            left += 1
    return left


@kernel
def hand_is_done(s: State, seat: int) -> bool:
    """Whether the seat has neither stock nor hand left."""
    return bool(s.hand[seat] == 0 and s.stock_top[seat] == s.stock_end[seat])


@kernel
def seat_before(s: State, seat: int) -> int:
    """The seat that moved before this one: if there is a pile, whoever laid its top."""
    return seat - 1 if seat > 0 else seats_of(s) - 1


@kernel
def next_seat(s: State, seat: int) -> int:
    """H06: play goes clockwise, to the next higher seat."""
    return seat + 1 if seat + 1 < s.seats else 0


@kernel
def holds_eight_half(s: State, seat: int) -> bool:
    """Whether the seat has an 8 and a ½ in hand."""
    return bool(holds(s, seat, 8) and holds(s, seat, HALF))


@kernel
def has_no_cards(s: State, seat: int) -> bool:
    """Whether the seat has nothing left in hand, stock, open or blind; cards aside do not matter."""
    return hand_is_done(s, seat) and s.open[seat] == 0 and blind_left(s, seat) == 0


@kernel
def end_game(s: State, finisher: int) -> None:
    """The game is over, with a finisher or without one (-1)."""
    s.phase = OVER
    s.finisher = finisher
