"""H06 to H11: whose turn, what may be laid, drawing, taking the pile."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.cards import KINDS, count, one, some
from halfpast.games.half.rules.reasons import Reason
from halfpast.games.half.rules.specials import refuse_cards, refuse_eight_half
from halfpast.games.half.rules.table import begin_table_play, goes_into_hand, plays_from
from halfpast.games.half.state import (
    FROM_BLIND,
    FROM_HAND,
    LAST_CHANCE,
    PLAY,
    STARTED,
    State,
    hand_is_done,
    holds,
    stock_left,
    turn_of,
)


@kernel
def next_seat(s: State, seat: int) -> int:
    """H06: play goes clockwise, to the next higher seat."""
    return seat + 1 if seat + 1 < s.seats else 0


@kernel
def begin_turn(s: State) -> None:
    """H21b: where table play begins when `started`, it begins with the seat's first turn without stock and hand."""
    if s.table_from == STARTED and hand_is_done(s, turn_of(s)):
        begin_table_play(s, turn_of(s))


@routine
def can_play(s: State, seat: int) -> bool:
    """H07: whether the seat has a legal play: a card it plays now, or a blind one to turn."""
    source = plays_from(s, seat)
    if source == FROM_BLIND:
        return True
    bag = s.hand[seat] if source == FROM_HAND else s.open[seat]
    for kind in range(KINDS):
        if count(bag, kind) and refuse_cards(s, kind, 1) == Reason.NONE:
            return True
    pair = source == FROM_HAND and holds(s, seat, 8) and holds(s, seat, 10)
    return bool(pair and refuse_eight_half(s) == Reason.NONE)


@kernel
def refuse_take(s: State) -> Reason:
    """H07, H11: only a seat with no legal play takes the pile (any seat with `voluntary_take`), and only a pile."""
    if s.phase == LAST_CHANCE:
        return Reason.ONLY_ATTACK
    if s.pile_size == 0:
        return Reason.NOTHING_TO_TAKE
    if can_play(s, turn_of(s)) and not s.voluntary_take:
        return Reason.MUST_PLAY
    return Reason.NONE


@kernel
def refuse_pass(s: State) -> Reason:
    """H07: nobody may pass, but for the last chance (H23a)."""
    return Reason.NONE if s.phase == LAST_CHANCE else Reason.NO_PASS


@kernel
def put_on_pile(s: State, kind: int, number: int) -> None:
    """H09: several cards of one kind are laid together."""
    top = signed(s.pile_size)
    for place in range(top, top + number):
        s.pile[place] = kind
    s.pile_size = top + number
    s.pile_bag += some(kind, number)


@kernel
def draw(s: State, seat: int, number: int) -> None:
    """H10: after playing, the seat draws as many cards as it played, while its stock lasts."""
    for _ in range(min(number, stock_left(s, seat))):
        s.hand[seat] += one(signed(s.deck[s.stock_top[seat]]))
        s.stock_top[seat] += 1


@kernel
def clear_pile(s: State) -> None:
    """H11: an empty pile has bid 0 and is whole."""
    s.pile_size = 0
    s.pile_bag = 0
    s.bid = 0
    s.duty = 0
    s.source = FROM_HAND


@kernel
def take_pile(s: State, seat: int, into_hand: bool) -> None:
    """H20: a taken pile goes into the hand, seen by all, or aside, out of the game and counted at the end."""
    if into_hand:
        s.hand[seat] += s.pile_bag
        s.known[seat] += s.pile_bag
    else:
        s.aside[seat] += s.pile_bag
    clear_pile(s)


@routine
def take(s: State) -> None:
    """H11: who cannot play takes the whole pile; the seat to its left opens a new one."""
    seat = turn_of(s)
    take_pile(s, seat, goes_into_hand(s, seat, plays_from(s, seat)))
    s.phase = PLAY
    s.turn = next_seat(s, seat)
