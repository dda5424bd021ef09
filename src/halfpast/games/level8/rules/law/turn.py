"""L05, L06, L08 to L10: drawing, laying off, discarding, and a stock that runs out. Laying out: lay.py."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.rng import FOR_DECK, shuffle
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import NOTHING, SKIP, TAKE, count
from halfpast.games.level8.rules.law.groups import add_to_group, may_go_off, refuse_face, refuse_more
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.state import (
    ACT,
    DRAW,
    GROUPS,
    KEEPING,
    OVER,
    PICK,
    PUT,
    SHOW,
    SPECIALS,
    State,
    gain,
    is_out,
    lose,
    next_seat,
    pile_top,
    release,
    seats_of,
    slide_under,
    stock_left,
    turn_of,
)

STOCK = -1  # among the piles, which are numbered by their seats


@routine
def refuse_phase(s: State, phase: int) -> Reason:
    """L06, L16, L17, L20: everything in its order; the reason says what comes first."""
    if s.phase == phase:
        return Reason.NONE
    if s.phase == DRAW:
        return Reason.DRAW_FIRST
    if s.phase == SHOW:
        return Reason.SHOW_FIRST
    if s.phase == PICK:
        return Reason.PICK_FIRST
    if s.phase == PUT:
        return Reason.PUT_FIRST
    if s.phase == KEEPING:
        return Reason.CHOOSE_KEPT
    if s.phase == OVER:
        return Reason.OVER
    return Reason.DRAWN if phase == DRAW else Reason.NOT_ASKED


@routine
def refuse_draw(s: State, pile: int) -> Reason:
    """L06, L10: the top of the stock, or of any discard pile, if there is a card."""
    reason = refuse_phase(s, DRAW)
    if reason != Reason.NONE:
        return reason
    if pile >= seats_of(s):
        return Reason.NO_SEAT
    if has_card(s, pile):
        return Reason.NONE
    return Reason.NO_STOCK if pile == STOCK else Reason.NO_PILE


@kernel
def has_card(s: State, pile: int) -> bool:
    """L06, L10: whether a discard pile, or the stock, has a card to draw."""
    return stock_left(s) > 0 if pile == STOCK else s.pile[pile] != NOTHING


@kernel
def draw_from_pile(s: State, seat: int, pile: int) -> None:
    """L06: the top of a discard pile goes into the hand; all have seen it."""
    card = pile_top(s, pile)
    s.pile[pile] = release(s, signed(s.pile[pile]))
    gain(s, seat, card, True)


@kernel
def draw_from_stock(s: State, w: Scratch, seat: int) -> None:
    """L06, L10, L16, L17: the top of the stock, if any, goes into the hand; its last brings a new stock at once."""
    if stock_left(s) == 0:
        return
    gain(s, seat, signed(s.stock[s.stock_top]), False)
    s.stock_top += 1
    if stock_left(s) == 0:
        shuffle_discards(s, w)


@routine
def shuffle_discards(s: State, w: Scratch) -> None:
    """L10: all discards but the tops, and the specials under the stock, become the new stock."""
    number = 0
    for seat in range(seats_of(s)):
        if s.pile[seat] == NOTHING:
            continue
        node = signed(s.node_next[s.pile[seat]])
        s.node_next[s.pile[seat]] = NOTHING
        while node != NOTHING:
            w.items[number] = s.node_card[node]
            number += 1
            node = release(s, node)
    if s.shuffle_specials:
        for kind in range(SPECIALS):
            for _ in range(signed(s.under[kind])):
                w.items[number] = TAKE + kind
                number += 1
            s.under[kind] = 0
    shuffle(w, s.key, signed(s.deals), FOR_DECK, number)
    s.deals += 1
    for place in range(number):
        s.stock[place] = w.items[place]
    s.stock_top = 0
    s.stock_end = number


@routine
def refuse_off(s: State, card: int, stands: int) -> Reason:
    """L08, L09, L13: lay off hand cards once the level is out, never the last one."""
    reason = refuse_phase(s, ACT)
    if reason != Reason.NONE:
        return reason
    seat = turn_of(s)
    if not is_out(s, seat):
        return Reason.NOT_OUT
    reason = refuse_face(card, stands)
    if reason != Reason.NONE:
        return reason
    if not may_go_off(s, card):
        return Reason.JOKER_OFF
    if not count(s.hand, seat, card):
        return Reason.NOT_HELD
    return Reason.KEEP_ONE if s.hand_size[seat] < 2 else Reason.NONE


@kernel
def refuse_target(s: State, stands: int, seat: int, place: int) -> Reason:
    """L08: any group on the table, one's own or another's."""
    if seat >= seats_of(s) or place >= GROUPS or place >= s.laid[seat]:
        return Reason.NO_GROUP
    return refuse_more(s, seat, place, stands)


@kernel
def lay_off(s: State, card: int, stands: int, seat: int, place: int) -> None:
    """L08: the card goes from the hand to the group."""
    lose(s, turn_of(s), card)
    add_to_group(s, seat, place, card, stands, False)


@routine
def begin_turn(s: State, seat: int) -> None:
    """L06, L10, L24: the next turn; a skip is all of it; if there is nothing to draw, it starts with L07.

    A seat that was robbed of its last card and cannot draw has nothing to do: its turn passes.
    """
    while s.skip[seat] or (s.hand_size[seat] == 0 and not has_something_to_draw(s)):
        if s.skip[seat]:
            s.skip[seat] = 0
            slide_under(s, SKIP)
        seat = next_seat(s, seat)
    s.turn = seat
    s.actor = seat
    s.phase = DRAW if has_something_to_draw(s) else ACT


@kernel
def has_something_to_draw(s: State) -> bool:
    """L10: whether the stock or a discard pile has a card."""
    for pile in range(STOCK, seats_of(s)):
        if has_card(s, pile):
            return True
    return False


@kernel
def last_card_ends(s: State, phase: int) -> bool:
    """L17, L18: the last hand card put down ends the round; in a swap at once only where `swap_ends` (our ruling)."""
    return phase != PUT or bool(s.swap_ends)


@kernel
def ends_round(s: State, left: int) -> bool:
    """L17, L18: whether a card that is put down now, with so many left in the hand, ends the round."""
    return left == 0 and last_card_ends(s, signed(s.phase))


@kernel
def refuse_discard(s: State, kind: int) -> Reason:
    """L09: discard any one hand card."""
    reason = refuse_phase(s, ACT)
    if reason != Reason.NONE:
        return reason
    return Reason.NONE if count(s.hand, turn_of(s), kind) else Reason.NOT_HELD
