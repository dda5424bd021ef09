"""What a lay would do, as far as the seat can know: the numbers that the bots weigh."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import GHOST, HALF, size
from halfpast.games.half.rules.law.attack import catches_bid
from halfpast.games.half.rules.law.specials import EIGHT_AND_HALF, bid_after, duty_after, safe_after
from halfpast.games.half.rules.moves import EIGHT_HALF, KIND, NUMBER
from halfpast.games.half.rules.state import State, blind_left, stock_left


@kernel
def kind_of(move: int) -> int:
    """The kind that a lay puts on top."""
    return signed(KIND[move])


@kernel
def cards_in(move: int) -> int:
    """How many cards a lay has."""
    return 2 if move == EIGHT_HALF else signed(NUMBER[move])


@kernel
def new_bid(v: State, move: int) -> int:
    """The bid after a lay that is not an attack."""
    return EIGHT_AND_HALF if move == EIGHT_HALF else bid_after(v, kind_of(move), cards_in(move))


@kernel
def new_duty(v: State, move: int) -> bool:
    """Whether the next seat is under a 5 after a lay."""
    return False if move == EIGHT_HALF else duty_after(v, kind_of(move))


@kernel
def new_catch(v: State, move: int) -> int:
    """The number that catches the bid after a lay that is not an attack; -1 if none does."""
    return -1 if safe_after(v, kind_of(move)) else catches_bid(new_bid(v, move))


@kernel
def cards_to_go(v: State, seat: int) -> int:
    """How many cards the seat must still get rid of."""
    return size(v.hand[seat]) + signed(v.unseen[seat]) + stock_left(v, seat) + size(v.open[seat]) + blind_left(v, seat)


@kernel
def is_special(kind: int) -> bool:
    """Whether a kind can be laid on nearly every bid: 0, ½, ghost."""
    return kind in (0, HALF, GHOST)
