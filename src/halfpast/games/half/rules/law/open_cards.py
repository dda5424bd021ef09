"""H04, H19 to H22: open and blind cards, and where a taken pile goes."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.games.half.rules.cards import NOTHING, count
from halfpast.games.half.rules.law.pile import take_pile
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.state import (
    FROM_BLIND,
    FROM_HAND,
    FROM_OPEN,
    OPENING,
    REACHED,
    SOURCE,
    STARTED,
    State,
    hand_is_done,
    holds,
    holds_eight_half,
    next_seat,
    turn_of,
)


@kernel
def plays_from(s: State, seat: int) -> int:
    """H04, H19: from the hand; with stock and hand empty, from the open cards; with those gone, from the blind ones."""
    if not hand_is_done(s, seat):
        return FROM_HAND
    return FROM_OPEN if s.open[seat] else FROM_BLIND


@kernel
def refuse_source(s: State, kind: int, number: int) -> Reason:
    """H09, H19: sets come from the hand; open cards go one a turn; blind ones unseen."""
    seat = turn_of(s)
    source = plays_from(s, seat)
    lie_open = count(s.open[seat], kind)
    if source == FROM_BLIND:
        return Reason.PLAY_BLIND
    if source == FROM_OPEN:
        return refuse_open(s, lie_open, number)
    if holds(s, seat, kind) >= number:
        return refuse_set(s, number)
    return Reason.HAND_FIRST if lie_open and not holds(s, seat, kind) else Reason.NOT_HELD


@kernel
def refuse_open(s: State, lie_open: int, number: int) -> Reason:
    """H19: one open card a turn; several of a kind only with `open_sets`."""
    if lie_open and number > 1 and not s.open_sets:
        return Reason.ONE_OPEN
    return refuse_set(s, number) if lie_open >= number else Reason.NOT_OPEN


@kernel
def refuse_set(s: State, number: int) -> Reason:
    """H09: several of a kind together; without `sets` one card a turn, but in the opening (H05 says how many)."""
    return Reason.ONE_CARD if number > 1 and not s.sets and s.phase != OPENING else Reason.NONE


@kernel
def refuse_eight_half_source(s: State) -> Reason:
    """H15, H19: the 8 and the ½ of 8+½ come from the hand only."""
    seat = turn_of(s)
    source = plays_from(s, seat)
    if source == FROM_BLIND:
        return Reason.PLAY_BLIND
    if source == FROM_OPEN:
        return Reason.EIGHT_HALF_HAND
    return Reason.NONE if holds_eight_half(s, seat) else Reason.NOT_HELD


@kernel
def refuse_blind(s: State, place: int) -> Reason:
    """H19: a blind card is turned over when hand, stock and open cards are gone, in a place where one lies."""
    seat = turn_of(s)
    source = plays_from(s, seat)
    if source == FROM_HAND:
        return Reason.HAND_FIRST
    if source == FROM_OPEN:
        return Reason.OPEN_FIRST
    return Reason.BLIND_GONE if s.blind[seat, place] == NOTHING else Reason.NONE


@kernel
def goes_into_hand(s: State, seat: int, source: int) -> bool:
    """H20, H21, H21x: into the hand once table play has begun; with `source` each time by what was played, with `blind`
    never: only a blind card that is not legal (H22) and a finisher who is caught (H23) go there with the pile.
    """
    if s.table_from == SOURCE:
        return source != FROM_HAND
    return bool(s.table[seat])  # with `blind` it is never set


@kernel
def reach_table(s: State, seat: int) -> None:
    """H21: with `reached`, table play begins once and for all the moment stock and hand are both empty."""
    if s.table_from == REACHED and hand_is_done(s, seat):
        s.table[seat] = 1


@kernel
def begin_turn(s: State) -> None:
    """H21b: with `started`, table play begins with the seat's first turn on which both are empty."""
    if s.table_from == STARTED and hand_is_done(s, turn_of(s)):
        s.table[s.turn] = 1


@kernel
def take_blind(s: State, seat: int) -> None:
    """H22: a blind card that is not legal is taken with the pile into the hand; the next seat opens."""
    take_pile(s, seat, True)
    s.turn = next_seat(s, seat)
