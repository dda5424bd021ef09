"""L04, L05, L20, L21: a round is set up."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.level8.rules.cards import WORDS, empty
from halfpast.games.level8.rules.law.turn import begin_turn
from halfpast.games.level8.rules.state import (
    HAND,
    NOBODY,
    SEATS,
    SPECIALS,
    State,
    free_nodes,
    gain,
    next_seat,
    put_on_pile,
    seats_of,
    stock_left,
)


@routine
def clear_table(s: State) -> None:
    """L20, L21: what was kept stays in the hand, which nobody has seen; everything else goes."""
    free_nodes(s)
    for kind in range(SPECIALS):
        s.under[kind] = 0
    for seat in range(SEATS):
        for word in range(WORDS):
            s.hand[seat, word] = s.kept[seat, word]
        s.hand_size[seat] = s.kept_size[seat]
        empty(s.kept, seat)
        empty(s.known, seat)
        s.kept_size[seat] = 0
        s.shown_size[seat] = 0
        s.laid[seat] = 0
        s.keeps[seat] = 0
        s.skip[seat] = 0


@routine
def deal_hands(s: State) -> None:
    """L04, L20: one card a seat, from the left of the dealer, until every hand has ten; the next one is turned over."""
    seat, full = signed(s.dealer), 0
    while full < seats_of(s) and stock_left(s) > 0:
        seat = next_seat(s, seat)
        if s.hand_size[seat] >= HAND:
            full += 1
            continue
        full = 0
        gain(s, seat, signed(s.stock[s.stock_top]), False)
        s.stock_top += 1
    if stock_left(s) > 0:
        put_on_pile(s, signed(s.dealer), signed(s.stock[s.stock_top]))
        s.stock_top += 1


@kernel
def start_round(s: State) -> None:
    """L05: the seat left of the dealer begins."""
    s.ender = NOBODY
    s.plays = 0
    s.put_size = 0
    s.filled = 0
    s.asked = 0
    begin_turn(s, next_seat(s, signed(s.dealer)))
