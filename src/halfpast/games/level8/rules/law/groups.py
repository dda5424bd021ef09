"""L11 to L14: what makes a group, what a joker may stand for, what may be laid off on it."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.level8.rules.cards import (
    J1,
    JOKER,
    NUMBER_CARDS,
    NUMBERS,
    RANGE,
    colour_of,
    is_special,
    number_of,
)
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.state import COLOUR, COLOUR_RUN, RUN, SET, State, new_node


@kernel
def refuse_face(card: int, stands: int) -> Reason:
    """L12, L13: no special; a number card is itself; a joker stands for a number in its range, in any colour."""
    if is_special(card):
        return Reason.SPECIAL_IN_GROUP
    if stands >= NUMBER_CARDS or (card < NUMBER_CARDS and card != stands):
        return Reason.JOKER_RANGE
    if J1 <= card < JOKER and number_of(stands) // RANGE != card - J1:
        return Reason.JOKER_RANGE
    return Reason.NONE


@routine
def refuse_next(s: State, seat: int, place: int, kind: int, size: int, filled: int, stands: int) -> Reason:
    """L11: whether a card continues a group that is being laid: runs from the lowest number up."""
    number, colour = number_of(stands), colour_of(stands)
    if kind == RUN:
        good = number == s.group_high[seat, place] + 1 if filled else number + size <= NUMBERS
        return Reason.NONE if good else Reason.NOT_RUN
    if kind == SET:
        return Reason.NONE if not filled or number == s.group_low[seat, place] else Reason.NOT_SET
    if kind == COLOUR:
        return Reason.NONE if not filled or colour == s.group_colour[seat, place] else Reason.NOT_COLOUR
    good = number + size <= NUMBERS
    if filled:
        good = number == s.group_high[seat, place] + 1 and colour == s.group_colour[seat, place]
    return Reason.NONE if good else Reason.NOT_COLOUR_RUN


@routine
def refuse_more(s: State, seat: int, place: int, stands: int) -> Reason:
    """L08: a run grows at both ends, a set by its number, a colour group by its colour, a colour run in its colour."""
    kind, number, colour = signed(s.group_type[seat, place]), number_of(stands), colour_of(stands)
    at_end = number == s.group_high[seat, place] + 1 or number + 1 == s.group_low[seat, place]
    if kind == RUN:
        return Reason.NONE if at_end else Reason.OFF_RUN
    if kind == SET:
        return Reason.NONE if number == s.group_low[seat, place] else Reason.OFF_SET
    if kind == COLOUR:
        return Reason.NONE if colour == s.group_colour[seat, place] else Reason.OFF_COLOUR
    return Reason.NONE if at_end and colour == s.group_colour[seat, place] else Reason.OFF_COLOUR_RUN


@kernel
def may_go_off(s: State, card: int) -> bool:
    """L13: a joker may be laid off only where the edition says so (`joker_off`); number cards always."""
    return card < NUMBER_CARDS or bool(s.joker_off)


@routine
def add_to_group(s: State, seat: int, place: int, card: int, stands: int, is_first: bool) -> None:
    """L13, L14: a card lies in a group, as what it stands for, until the end of the round."""
    s.group[seat, place] = new_node(s, card, stands, signed(s.group[seat, place]))
    grow(s, seat, place, stands, is_first)


@kernel
def grow(s: State, seat: int, place: int, stands: int, is_first: bool) -> None:
    """L11: the ends, the number or the colour of a group that has one card more."""
    number = number_of(stands)
    if is_first:
        s.group_low[seat, place] = number
        s.group_high[seat, place] = number
        s.group_colour[seat, place] = colour_of(stands)
    elif s.group_type[seat, place] == RUN or s.group_type[seat, place] == COLOUR_RUN:
        s.group_low[seat, place] = min(signed(s.group_low[seat, place]), number)
        s.group_high[seat, place] = max(signed(s.group_high[seat, place]), number)
