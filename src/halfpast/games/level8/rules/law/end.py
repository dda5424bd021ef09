"""L18 to L23, L26: the end of a round, what is kept, the end of the match."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.level8.rules.cards import count, put_in
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.law.turn import refuse_phase
from halfpast.games.level8.rules.state import (
    KEEPING,
    LEVELS,
    NOBODY,
    OVER,
    State,
    is_out,
    level_of,
    seats_of,
    turn_of,
)

KEPT = 4  # cards that a seat on a high level may keep
KEPT_A_CARD = 3  # and for each keep


@kernel
def win(s: State, seat: int) -> None:
    """L22, L23: the match is over."""
    s.phase = OVER
    s.winner = seat


@routine
def end_round(s: State, ender: int) -> None:
    """L18, L19, L23: the ender moves up two levels, every other seat with its level out one; or the match is over."""
    s.ender = ender
    wins = ender != NOBODY and is_out(s, ender) and level_of(s, ender) == LEVELS - 1
    for seat in range(seats_of(s)):
        up = 2 if seat == ender else 1 if is_out(s, seat) else 0
        s.level[seat] = min(LEVELS, level_of(s, seat) + up)
    if wins or s.round_number >= s.max_rounds:
        win(s, ender if wins else NOBODY)
        return
    s.phase = KEEPING
    s.actor = ender if ender != NOBODY else s.dealer
    s.asked = 0


@kernel
def may_keep(s: State, seat: int) -> int:
    """L17a, L20: how many hand cards a seat may keep, if its level is not out."""
    if is_out(s, seat):
        return 0
    number = KEPT_A_CARD * signed(s.keeps[seat]) + (KEPT if level_of(s, seat) >= s.keep_from else 0)
    return min(number, signed(s.hand_size[seat]))


@routine
def ask_to_keep(s: State) -> bool:
    """L20: ask the next seat that may keep, clockwise from the ender's left; False: all have been asked."""
    while s.asked < s.seats:
        s.asked += 1
        seat = (signed(s.actor) + signed(s.asked)) % seats_of(s)
        if may_keep(s, seat) > 0:
            s.turn = seat
            return True
    s.asked = 0
    return False


@kernel
def refuse_keep(s: State, kind: int) -> Reason:
    """L20: hand cards, one by one."""
    reason = refuse_phase(s, KEEPING)
    if reason != Reason.NONE:
        return reason
    held = count(s.hand, turn_of(s), kind)
    if not held:
        return Reason.NOT_HELD
    return Reason.ALREADY_KEPT if count(s.kept, turn_of(s), kind) >= held else Reason.NONE


@kernel
def keep(s: State, kind: int) -> None:
    """L20: the card stays in the hand for the next round."""
    put_in(s.kept, turn_of(s), kind)
    s.kept_size[s.turn] += 1


@kernel
def is_endless(s: State) -> bool:
    """L26: our ruling: a round in which nobody puts down the last card is stopped."""
    return bool(s.plays >= s.max_plays)
