"""L07, L22: a level is laid out, card by card: what `refuse` asks and `apply` does of one card, of a whole lay too."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.level8.rules.cards import count
from halfpast.games.level8.rules.law.end import win
from halfpast.games.level8.rules.law.groups import add_to_group, refuse_face, refuse_next
from halfpast.games.level8.rules.law.reasons import REASONS, Reason
from halfpast.games.level8.rules.law.turn import refuse_phase
from halfpast.games.level8.rules.said import SaidLay
from halfpast.games.level8.rules.state import (
    ACT,
    GROUPS,
    LAYING,
    LEVELS,
    State,
    count_play,
    is_out,
    level_of,
    line_size,
    line_type,
    lose,
    turn_of,
)


@kernel
def line_cards(s: State, seat: int) -> int:
    """How many cards the seat's level takes."""
    cards = 0
    for place in range(GROUPS):
        cards += line_size(s, seat, place)
    return cards


@kernel
def line_groups(s: State, seat: int) -> int:
    """How many groups the seat's level has."""
    groups = 0
    for place in range(GROUPS):
        if line_size(s, seat, place):
            groups += 1
    return groups


@kernel
def keeps_one(s: State, seat: int) -> bool:
    """L09, L22: a card must be left after the level, but on level 8."""
    return level_of(s, seat) == LEVELS or s.hand_size[seat] != line_cards(s, seat)


@routine
def refuse_laying(s: State) -> Reason:
    """L07, L09, L22: one level a round, after drawing; a card must be left, but on level 8.

    A hand smaller than the level does not hold its cards, which is a different reason.
    """
    reason = refuse_phase(s, ACT)
    if reason != Reason.NONE:
        return reason
    seat = turn_of(s)
    if is_out(s, seat):
        return Reason.ALREADY_OUT
    return Reason.NONE if keeps_one(s, seat) else Reason.KEEP_ONE


@routine
def refuse_lay(s: State, lay: SaidLay) -> int:
    """L07: all groups of the level at once, in the order of the level card, each of its size, from the hand.

    The reason, and REASONS times the card that is to blame, counted from 1 as they were said. The record is spoiled:
    the lay is tried on it, card by card. `refuse_step` (moves.py) says the same of one number after another:
    test_L07_a_whole_lay_and_its_numbers_are_refused_alike holds the two equal.
    """
    reason = refuse_laying(s)
    if reason != Reason.NONE:
        return reason.value
    seat = turn_of(s)
    if lay.groups != line_groups(s, seat):
        return Reason.NUMBER_OF_GROUPS.value
    for place in range(signed(lay.groups)):
        if lay.group_size[place] != line_size(s, seat, place):
            return Reason.GROUP_SIZE.value
    for at in range(signed(lay.cards)):
        reason = refuse_said(s, lay, at)
        if reason != Reason.NONE:
            return reason.value + REASONS * (at + 1)
    for k in range(signed(lay.cards)):
        at = signed(lay.order[k])
        reason = refuse_in_group(s, signed(lay.stands[at]))
        if reason != Reason.NONE:
            return reason.value + REASONS * (at + 1)
        lay_next(s, signed(lay.card[at]), signed(lay.stands[at]))
    return 0


@kernel
def refuse_said(s: State, lay: SaidLay, at: int) -> Reason:
    """L07, L12, L13: each card of a lay is in the hand, as often as it was said, and may stand for what was said."""
    reason = refuse_face(signed(lay.card[at]), signed(lay.stands[at]))
    if reason != Reason.NONE:
        return reason
    same = 0
    for other in range(signed(lay.cards)):
        if lay.card[other] == lay.card[at]:
            same += 1
    return Reason.NOT_HELD if same > count(s.hand, turn_of(s), signed(lay.card[at])) else Reason.NONE


@kernel
def refuse_in_group(s: State, stands: int) -> Reason:
    """L07, L11: what the next card of a lay stands for continues the group that it belongs to."""
    seat = turn_of(s)
    place = signed(s.laid[seat])
    kind, size = line_type(s, seat, place), line_size(s, seat, place)
    return refuse_next(s, seat, place, kind, size, signed(s.filled), stands)


@routine
def lay_next(s: State, card: int, stands: int) -> None:
    """L07, L22: the next card of a lay; with the last one the level is out, and level 8 wins."""
    seat = turn_of(s)
    place = signed(s.laid[seat])
    s.group_type[seat, place] = line_type(s, seat, place)
    add_to_group(s, seat, place, card, stands, s.filled == 0)
    lose(s, seat, card)
    s.phase = LAYING
    s.filled += 1
    if s.filled < line_size(s, seat, place):
        return
    s.filled = 0
    s.laid[seat] += 1
    if s.laid[seat] < line_groups(s, seat):
        return
    count_play(s)
    s.phase = ACT
    if level_of(s, seat) == LEVELS:
        win(s, seat)
