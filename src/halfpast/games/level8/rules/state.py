"""The record of a match of Level 8, and the names by which the rules read it."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.parameters import Flag, Whole
from halfpast.core.record import Array, dtype_of, i8, signed, u8, u16, u32
from halfpast.core.rng import KEY_WORDS
from halfpast.games.level8.rules.cards import MOST_CARDS, NOTHING, TAKE, WORDS, count, put_in, take_out

SEATS = 6
LEVELS = 8
GROUPS = 5  # at most, in a level
SHOWN = 3  # cards that a seat shows when somebody plays take
SWAPPED = 3  # cards that may be put down in a swap
HAND = 10
MOST_PLAYS = 20_000  # where the count of a round's moves stops; L26 stops a round long before that
SPECIALS = 4
PHASES = ("draw", "act", "show", "pick", "put", "keep", "over")
# LAYING and TARGET occur only between the numbers of one move.
DRAW, ACT, SHOW, PICK, PUT, KEEPING, OVER, LAYING, TARGET = range(9)
GROUP_NAMES = ("run", "set", "colour", "colour-run")
RUN, SET, COLOUR, COLOUR_RUN = range(4)
NOBODY = -1
TYPE_BITS = 2  # of a group, in a line of a level card


class State:
    """One match: the whole truth."""

    # Cards. Bags count them by kind; the stock lies in order; what lies open is a chain of nodes.
    hand: Annotated[Array, np.uint32, (SEATS, WORDS)]
    known: Annotated[Array, np.uint32, (SEATS, WORDS)]  # the cards of the hand that everyone has seen go there
    kept: Annotated[Array, np.uint32, (SEATS, WORDS)]  # the cards of the hand that stay for the next round
    hand_size: Annotated[Array, np.uint8, SEATS]
    kept_size: Annotated[Array, np.uint8, SEATS]
    shown: Annotated[Array, np.uint8, (SEATS, SHOWN)]  # still in the hand
    shown_size: Annotated[Array, np.uint8, SEATS]
    stock: Annotated[Array, np.uint8, MOST_CARDS]  # stock[stock_top:stock_end], top first
    stock_top: u8
    stock_end: u8
    under: Annotated[Array, np.uint8, SPECIALS]  # specials face up under the stock
    out: Annotated[Array, np.uint32, (1, WORDS)]  # cards of the edition's deck that are not in this match
    node_card: Annotated[Array, np.uint8, MOST_CARDS]
    node_as: Annotated[Array, np.uint8, MOST_CARDS]  # in a group: what the card stands for
    node_next: Annotated[Array, np.uint8, MOST_CARDS]
    free: u8  # the first node that nobody uses
    pile: Annotated[Array, np.uint8, SEATS]  # the top node of each discard pile
    group: Annotated[Array, np.uint8, (SEATS, GROUPS)]  # the node laid last in each group
    group_type: Annotated[Array, np.uint8, (SEATS, GROUPS)]
    group_low: Annotated[Array, np.uint8, (SEATS, GROUPS)]  # the lowest number of a run, the number of a set; from 0
    group_high: Annotated[Array, np.uint8, (SEATS, GROUPS)]
    group_colour: Annotated[Array, np.uint8, (SEATS, GROUPS)]

    # Where the match stands.
    seats: u8
    phase: u8
    turn: u8  # the seat that must decide
    actor: u8  # the seat whose turn it is
    dealer: u8
    ender: i8  # who ended the round; NOBODY while it is being played, or if nobody did (L26)
    round_number: u16
    plays: u16  # whole moves in this round
    level: Annotated[Array, np.uint8, SEATS]  # 1 to 8
    laid: Annotated[Array, np.uint8, SEATS]  # groups on the table: none, or all of the level
    keeps: Annotated[Array, np.uint8, SEATS]  # keep cards in front of the seat
    skip: Annotated[Array, np.uint8, SEATS]  # a skip card lies in front of the seat
    put_size: u8  # cards put so far in a swap
    staged: u16  # between the numbers of one move: the face to be laid off
    filled: u8  # between the numbers of one move: the cards laid so far in the group that grows
    asked: u8  # in KEEPING: the seats that have had their turn to choose
    winner: i8
    unseen: Annotated[Array, np.uint8, SEATS]  # only in a view: cards of the hand that its seat may not know

    # The deals to come.
    key: Annotated[Array, np.uint32, KEY_WORDS]
    deals: u32

    # Each seat's level card: the size of every group, and in the lowest bits its type; 0: no group.
    lines: Annotated[Array, np.uint8, (SEATS, LEVELS, GROUPS)]

    # What the edition says.
    copies: Annotated[int, np.uint8, Whole("L25", 1, 2)]
    range_jokers: Annotated[int, np.uint8, Whole("L01", 0, 4)]
    full_jokers: Annotated[int, np.uint8, Whole("L25", 0, 7)]
    takes: Annotated[int, np.uint8, Whole("L16", 0, 2)]
    swaps: Annotated[int, np.uint8, Whole("L17", 0, 3)]
    keep_cards: Annotated[int, np.uint8, Whole("L17a", 0, 4)]
    skips: Annotated[int, np.uint8, Whole("L24", 0, 4)]
    shuffle_specials: Annotated[int, np.uint8, Flag("L10")]
    joker_off: Annotated[int, np.uint8, Flag("L13")]
    swap_ends: Annotated[int, np.uint8, Flag("L17")]
    keep_from: Annotated[int, np.uint8, Whole("L20", 1, 8, "never", 9)]
    max_plays: Annotated[int, np.uint16, Whole("L26", 100, 10_000)]
    max_rounds: Annotated[int, np.uint16, Whole("L26", 10, 10_000)]


STATE = dtype_of(State)


@kernel
def seats_of(s: State) -> int:
    """How many seats play."""
    return signed(s.seats)


@kernel
def turn_of(s: State) -> int:
    """The seat that must decide."""
    return signed(s.turn)


@kernel
def actor_of(s: State) -> int:
    """The seat whose turn it is."""
    return signed(s.actor)


@kernel
def next_seat(s: State, seat: int) -> int:
    """L05: play goes clockwise, to the next higher seat."""
    return seat + 1 if seat + 1 < s.seats else 0


@kernel
def stock_left(s: State) -> int:
    """How many cards the stock has."""
    return signed(s.stock_end) - signed(s.stock_top)


@kernel
def is_out(s: State, seat: int) -> bool:
    """Whether the seat has its level on the table."""
    return bool(s.laid[seat])


@kernel
def level_of(s: State, seat: int) -> int:
    """The seat's level, 1 to 8."""
    return signed(s.level[seat])


@kernel
def line_type(s: State, seat: int, place: int) -> int:
    """L03, L11: what the seat's level asks for, by the seat's own level card: a run, a set, a colour, a colour run."""
    return signed(s.lines[seat, level_of(s, seat) - 1, place]) & (1 << TYPE_BITS) - 1


@kernel
def line_size(s: State, seat: int, place: int) -> int:
    """L03, L11: of how many cards; 0: there is no such group."""
    return signed(s.lines[seat, level_of(s, seat) - 1, place]) >> TYPE_BITS


@kernel
def is_between(s: State) -> bool:
    """Whether the record stands between the numbers of one move."""
    return s.phase == LAYING or s.phase == TARGET


@kernel
def count_play(s: State) -> None:
    """L26: one more whole move in this round."""
    if s.plays < MOST_PLAYS:
        s.plays += 1


# A card comes into a hand or leaves it.


@kernel
def gain(s: State, seat: int, kind: int, is_known: bool) -> None:
    """A card comes into the hand; all have seen it, or only the seat."""
    put_in(s.hand, seat, kind)
    s.hand_size[seat] += 1
    if is_known:
        put_in(s.known, seat, kind)


@kernel
def lose(s: State, seat: int, kind: int) -> None:
    """A card leaves the hand; of two equal ones, the one that everyone knew leaves first."""
    take_out(s.hand, seat, kind)
    s.hand_size[seat] -= 1
    if count(s.known, seat, kind):
        take_out(s.known, seat, kind)


# Chains of nodes: discard piles, and groups on the table.


@kernel
def free_nodes(s: State) -> None:
    """All nodes unused, no pile and no group."""
    for node in range(MOST_CARDS):
        s.node_next[node] = node + 1 if node + 1 < MOST_CARDS else NOTHING
    s.free = 0
    for seat in range(SEATS):
        s.pile[seat] = NOTHING
        for place in range(GROUPS):
            s.group[seat, place] = NOTHING


@kernel
def new_node(s: State, card: int, stands: int, below: int) -> int:
    """A node that holds a card, before the node `below`."""
    node = signed(s.free)
    s.free = s.node_next[node]
    s.node_card[node] = card
    s.node_as[node] = stands
    s.node_next[node] = below
    return node


@kernel
def release(s: State, node: int) -> int:
    """Give a node back; return the one that was below it."""
    below = signed(s.node_next[node])
    s.node_next[node] = s.free
    s.free = node
    return below


@kernel
def put_on_pile(s: State, seat: int, kind: int) -> None:
    """A card goes on the seat's discard pile."""
    s.pile[seat] = new_node(s, kind, NOTHING, signed(s.pile[seat]))


@kernel
def pile_top(s: State, seat: int) -> int:
    """The top card of a discard pile, or NOTHING."""
    return NOTHING if s.pile[seat] == NOTHING else signed(s.node_card[s.pile[seat]])


@kernel
def slide_under(s: State, kind: int) -> None:
    """A special goes face up under the stock."""
    s.under[kind - TAKE] += 1
