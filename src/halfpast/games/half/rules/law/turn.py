"""H07, H10, H11: a seat must play, draws, and takes the pile when it cannot."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import KINDS, count, one
from halfpast.games.half.rules.law.open_cards import goes_into_hand, plays_from
from halfpast.games.half.rules.law.pile import take_pile
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.specials import refuse_cards, refuse_eight_half
from halfpast.games.half.rules.state import (
    FROM_BLIND,
    FROM_HAND,
    LAST_CHANCE,
    PLAY,
    State,
    holds_eight_half,
    next_seat,
    stock_left,
    turn_of,
)


@routine
def can_play(s: State, seat: int) -> bool:
    """H07: whether the seat has a legal play: a card it can play now, or a blind one to turn over."""
    source = plays_from(s, seat)
    if source == FROM_BLIND:
        return True
    bag = s.hand[seat] if source == FROM_HAND else s.open[seat]
    for kind in range(KINDS):
        if count(bag, kind) and refuse_cards(s, kind, 1) == Reason.NONE:
            return True
    return source == FROM_HAND and holds_eight_half(s, seat) and refuse_eight_half(s) == Reason.NONE


@kernel
def refuse_take(s: State) -> Reason:
    """H07, H11: only a seat with no legal play takes the pile (any seat with `voluntary_take`), and only a pile."""
    if s.phase == LAST_CHANCE:
        return Reason.ONLY_ATTACK
    if s.pile_size == 0:
        return Reason.NOTHING_TO_TAKE
    return Reason.MUST_PLAY if can_play(s, turn_of(s)) and not s.voluntary_take else Reason.NONE


@kernel
def refuse_pass(s: State) -> Reason:
    """H07: nobody may pass, except in a last chance (H23a)."""
    return Reason.NONE if s.phase == LAST_CHANCE else Reason.NO_PASS


@kernel
def draw(s: State, seat: int, number: int) -> None:
    """H10: after playing, the seat draws as many cards as it played, while its stock lasts."""
    for _ in range(min(number, stock_left(s, seat))):
        s.hand[seat] += one(signed(s.deck[s.stock_top[seat]]))
        s.stock_top[seat] += 1


@routine
def take(s: State) -> None:
    """H11: a seat that cannot play takes the whole pile; the seat to its left opens a new one."""
    seat = turn_of(s)
    take_pile(s, seat, goes_into_hand(s, seat, plays_from(s, seat)))
    s.phase = PLAY
    s.turn = next_seat(s, seat)
