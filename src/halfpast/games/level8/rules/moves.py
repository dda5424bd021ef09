"""Moves as dense integers, and `refuse`: the one place where legality is decided.

Most moves are one number. A lay is one for each of its cards, in the order of the level card's groups, runs rising;
laying off is two: the card for what it stands for, then the group. Between the numbers of one move the record stands in
LAYING or TARGET; no prefix is a dead end. `legal` lists what `refuse` lets pass, `apply` makes a move; each has a file.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import (
    FACE_AS,
    FACE_CARD,
    FACES,
    KINDS,
    NOTHING,
    TAKE,
    colour_of,
    count,
    number_of,
)
from halfpast.games.level8.rules.law.end import refuse_keep
from halfpast.games.level8.rules.law.groups import refuse_more
from halfpast.games.level8.rules.law.lay import refuse_in_group, refuse_laying
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.law.specials import (
    refuse_pick,
    refuse_put,
    refuse_show,
    refuse_skip,
    refuse_special,
)
from halfpast.games.level8.rules.law.turn import (
    refuse_discard,
    refuse_draw,
    refuse_off,
    refuse_phase,
    refuse_target,
)
from halfpast.games.level8.rules.solver import ANYWHERE, add_group, can_lay, colour_run_at, consider, leave_out
from halfpast.games.level8.rules.state import (
    COLOUR,
    COLOUR_RUN,
    GROUPS,
    KEEPING,
    LAYING,
    PICK,
    PUT,
    RUN,
    SEATS,
    SHOW,
    SHOWN,
    TARGET,
    State,
    line_size,
    line_type,
    seats_of,
    turn_of,
)

DRAW_STOCK = 0
DRAW_PILE = 1  # + seat
CARD = DRAW_PILE + SEATS  # + kind: discard, show, put or keep, as the phase asks
PLAY = CARD + KINDS  # + take, swap, keep
SKIP_SEAT = PLAY + 3  # + seat
LAY = SKIP_SEAT + SEATS  # + face
OFF = LAY + FACES  # + face
ONTO = OFF + FACES  # + seat * GROUPS + place
PICK_CARD = ONTO + SEATS * GROUPS  # + seat * SHOWN + place
PICK_NONE = PICK_CARD + SEATS * SHOWN
DONE = PICK_NONE + 1
MOVES = DONE + 1


@routine
def refuse(s: State, w: Scratch, move: int) -> Reason:
    """Why the seat to decide may not make this move: the one place where legality is decided."""
    if move < CARD:
        return refuse_draw(s, move - DRAW_PILE)
    if move < PLAY:
        return refuse_card(s, move - CARD)
    if move < SKIP_SEAT:
        return refuse_special(s, TAKE + move - PLAY)
    if move < LAY:
        return refuse_skip(s, move - SKIP_SEAT)
    if move < OFF:
        return refuse_step(s, w, move - LAY)
    if move < ONTO:
        return refuse_staging(s, move - OFF)
    if move < PICK_CARD:
        return refuse_onto(s, (move - ONTO) // GROUPS, (move - ONTO) % GROUPS)
    if move < PICK_NONE:
        seat, place = (move - PICK_CARD) // SHOWN, (move - PICK_CARD) % SHOWN
        shown = signed(s.shown[seat, place]) if place < s.shown_size[seat] else NOTHING
        return refuse_pick(s, seat, shown)
    if move == PICK_NONE:
        return refuse_phase(s, PICK)
    return refuse_phase(s, KEEPING) if s.phase == KEEPING else refuse_phase(s, PUT)


@kernel
def refuse_card(s: State, kind: int) -> Reason:
    """A card by itself: shown, put, kept or discarded, as the phase asks."""
    if s.phase == SHOW:
        return refuse_show(s, kind)
    if s.phase == PUT:
        return refuse_put(s, kind)
    if s.phase == KEEPING:
        return refuse_keep(s, kind)
    return refuse_discard(s, kind)


@routine
def refuse_step(s: State, w: Scratch, face: int) -> Reason:
    """L07: the next card of a lay must be held, fit its group, and not be a dead end."""
    if s.phase != LAYING:
        reason = refuse_laying(s)
        if reason != Reason.NONE:
            return reason
    if not count(s.hand, turn_of(s), signed(FACE_CARD[face])):
        return Reason.NOT_HELD
    reason = refuse_in_group(s, signed(FACE_AS[face]))
    if reason != Reason.NONE:
        return reason
    return Reason.NONE if can_go_on(s, w, face) else Reason.NO_DEAD_END


@routine
def can_go_on(s: State, w: Scratch, face: int) -> bool:
    """L07: whether the level can be laid out whole after this card, the next of its group."""
    consider_rest(s, w, face)
    return can_lay(w, 0)


@routine
def consider_rest(s: State, w: Scratch, face: int) -> None:
    """L07: what is left of hand and level after this card, the next of its group, for the solver."""
    seat, card, stands = turn_of(s), signed(FACE_CARD[face]), signed(FACE_AS[face])
    place = signed(s.laid[seat])
    consider(w, s.hand, seat)
    leave_out(w, card)
    kind, size = line_type(s, seat, place), line_size(s, seat, place) - signed(s.filled) - 1
    if size > 0:
        at = number_of(stands)
        if kind == RUN:
            at += 1
        elif kind == COLOUR:
            at = colour_of(stands)
        elif kind == COLOUR_RUN:
            at = colour_run_at(colour_of(stands), at + 1, size)
        add_group(w, kind, size, at)
    for later in range(place + 1, GROUPS):
        if line_size(s, seat, later):
            add_group(w, line_type(s, seat, later), line_size(s, seat, later), ANYWHERE)


@kernel
def consider_level(s: State, w: Scratch, seat: int) -> None:
    """L07: the seat's hand and its level, for the solver."""
    consider(w, s.hand, seat)
    for place in range(GROUPS):
        if line_size(s, seat, place):
            add_group(w, line_type(s, seat, place), line_size(s, seat, place), ANYWHERE)


@routine
def refuse_staging(s: State, face: int) -> Reason:
    """L08: a card to be laid off, as what it stands for: some group must take it."""
    card, stands = signed(FACE_CARD[face]), signed(FACE_AS[face])
    reason = refuse_off(s, card, stands)
    if reason != Reason.NONE:
        return reason
    for seat in range(seats_of(s)):
        for place in range(signed(s.laid[seat])):
            if refuse_more(s, seat, place, stands) == Reason.NONE:
                return Reason.NONE
    return Reason.NO_GROUP


@kernel
def refuse_onto(s: State, seat: int, place: int) -> Reason:
    """L08: the group that a card is laid off on."""
    if s.phase != TARGET:
        return Reason.NO_GROUP
    return refuse_target(s, signed(FACE_AS[s.staged]), seat, place)
