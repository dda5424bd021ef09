"""The legal moves as a list: what `refuse` (moves.py) lets pass, found without trying every number.

test_the_legal_numbers_are_those_that_refuse_lets_pass holds the two equal.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import (
    FACE_AS,
    FACE_CARD,
    J1,
    JOKER,
    KINDS,
    NUMBER_CARDS,
    RANGE,
    REST,
    SKIP,
    TAKE,
    colour_of,
    count,
    first_face,
    last_face,
    next_held,
    number_of,
)
from halfpast.games.level8.rules.law.groups import may_go_off, refuse_more
from halfpast.games.level8.rules.law.lay import refuse_laying
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.law.specials import refuse_skip, refuse_special
from halfpast.games.level8.rules.law.turn import STOCK, refuse_draw, refuse_off
from halfpast.games.level8.rules.moves import (
    CARD,
    DONE,
    DRAW_PILE,
    DRAW_STOCK,
    LAY,
    OFF,
    ONTO,
    PICK_CARD,
    PICK_NONE,
    PLAY,
    SKIP_SEAT,
    consider_level,
    refuse_card,
    refuse_onto,
    refuse_step,
)
from halfpast.games.level8.rules.solver import can_lay
from halfpast.games.level8.rules.state import (
    ACT,
    COLOUR,
    COLOUR_RUN,
    DRAW,
    GROUPS,
    KEEPING,
    LAYING,
    OVER,
    PICK,
    SHOW,
    SHOWN,
    TARGET,
    State,
    is_out,
    line_type,
    seats_of,
    turn_of,
)

assert STOCK == DRAW_STOCK - DRAW_PILE


@routine
def legal(s: State, w: Scratch) -> int:
    """Write the legal moves into w.moves, rising; return how many. Equivalent ways to lay off a joker count as one."""
    if s.phase == DRAW:
        return legal_draws(s, w)
    if s.phase == ACT:
        number = legal_cards(s, w, 0)
        number = legal_specials(s, w, number)
        if not is_out(s, turn_of(s)):
            return legal_lays(s, w, number)
        return legal_offs(s, w, number)
    if s.phase == LAYING:
        return legal_steps(s, w, 0)
    if s.phase == TARGET:
        return legal_targets(s, w)
    if s.phase == OVER:
        return 0
    if s.phase == PICK:
        return legal_picks(s, w)
    number = legal_cards(s, w, 0)
    if s.phase != SHOW:
        w.moves[number] = DONE
        number += 1
    return number


@routine
def legal_draws(s: State, w: Scratch) -> int:
    """L06: stock and piles."""
    number = 0
    for pile in range(STOCK, seats_of(s)):
        if refuse_draw(s, pile) == Reason.NONE:
            w.moves[number] = DRAW_PILE + pile
            number += 1
    return number


@routine
def legal_cards(s: State, w: Scratch, number: int) -> int:
    """L09, L16, L17, L20: the hand's cards, each kind once; in SHOW and KEEPING without those already chosen."""
    seat = turn_of(s)
    is_choice = s.phase == SHOW or s.phase == KEEPING
    kind = next_held(s.hand, seat, 0)
    while kind < KINDS:
        if not is_choice or refuse_card(s, kind) == Reason.NONE:
            w.moves[number] = CARD + kind
            number += 1
        kind = next_held(s.hand, seat, kind + 1)
    return number


@routine
def legal_specials(s: State, w: Scratch, number: int) -> int:
    """L15 to L17a, L24: specials that may be played."""
    seat = turn_of(s)
    if not signed(s.hand[seat, REST]) >> (4 * (TAKE - NUMBER_CARDS)):  # holds none
        return number
    for kind in range(TAKE, SKIP):
        if refuse_special(s, kind) == Reason.NONE:
            w.moves[number] = PLAY + kind - TAKE
            number += 1
    if count(s.hand, seat, SKIP):
        for other in range(seats_of(s)):
            if refuse_skip(s, other) == Reason.NONE:
                w.moves[number] = SKIP_SEAT + other
                number += 1
    return number


@kernel
def legal_lays(s: State, w: Scratch, number: int) -> int:
    """L07: the first card of a lay, if the level can be laid."""
    if refuse_laying(s) != Reason.NONE:
        return number
    consider_level(s, w, turn_of(s))
    return legal_steps(s, w, number) if can_lay(w, 0) else number


@routine
def legal_steps(s: State, w: Scratch, number: int) -> int:
    """L07: every card that can continue the lay, as anything it may stand for."""
    seat = turn_of(s)
    group = line_type(s, seat, signed(s.laid[seat]))
    kind = next_held(s.hand, seat, 0)
    while kind < TAKE:
        number = legal_faces(s, w, number, group, kind)
        kind = next_held(s.hand, seat, kind + 1)
    return number


@routine
def legal_faces(s: State, w: Scratch, number: int, group: int, card: int) -> int:
    """L07, L13: all that one card may stand for next; ways that are equivalent in this group are tried once."""
    asked, good = 0, 0  # a bit for each number, or colour
    for face in range(first_face(card), last_face(card) + 1):
        stands = signed(FACE_AS[face])
        same = colour_of(stands) if group == COLOUR else number_of(stands)
        if group == COLOUR_RUN or not (asked >> same) & 1:
            asked |= 1 << same
            good &= ~(1 << same)
            if refuse_step(s, w, face) == Reason.NONE:
                good |= 1 << same
        if (good >> same) & 1:
            w.moves[number] = LAY + face
            number += 1
    return number


@routine
def legal_offs(s: State, w: Scratch, number: int) -> int:
    """L08: every card that some group takes; a joker in one colour for runs and sets, with one number for colours."""
    seat = turn_of(s)
    kind = next_held(s.hand, seat, 0)
    while kind < TAKE:
        first, last = first_face(kind), last_face(kind)
        if refuse_off(s, kind, signed(FACE_AS[first])) != Reason.NONE:  # whatever it stands for
            last = first - 1
        for face in range(first, last + 1):
            for other in range(seats_of(s)):
                if any_group_takes(s, other, face):
                    w.moves[number] = OFF + face
                    number += 1
                    break
        kind = next_held(s.hand, seat, kind + 1)
    return number


@kernel
def any_group_takes(s: State, seat: int, face: int) -> bool:
    """L08, L13: whether a group of a seat takes a card, said the way `legal` says it."""
    for place in range(signed(s.laid[seat])):
        if takes(s, seat, place, face):
            return True
    return False


@routine
def takes(s: State, seat: int, place: int, face: int) -> bool:
    """L08, L13: whether a group takes a card, said the way `legal` says it."""
    card, stands = signed(FACE_CARD[face]), signed(FACE_AS[face])
    if refuse_more(s, seat, place, stands) != Reason.NONE:
        return False
    return may_go_off(s, card) and is_said_plainly(signed(s.group_type[seat, place]), card, stands)


@kernel
def is_said_plainly(group: int, card: int, stands: int) -> bool:
    """L13: one of the equal ways to say what a joker is: in runs and sets one colour, in colour groups one number."""
    if card < NUMBER_CARDS or group == COLOUR_RUN:
        return True
    if group == COLOUR:
        return number_of(stands) == (0 if card == JOKER else RANGE * (card - J1))
    return colour_of(stands) == 0


@kernel
def legal_targets(s: State, w: Scratch) -> int:
    """L08: the groups that take the card."""
    number = 0
    for seat in range(seats_of(s)):
        for place in range(signed(s.laid[seat])):
            if refuse_onto(s, seat, place) == Reason.NONE:
                w.moves[number] = ONTO + seat * GROUPS + place
                number += 1
    return number


@routine
def legal_picks(s: State, w: Scratch) -> int:
    """L16: one of the cards shown, or none; of two equal ones of a seat, the first."""
    number = 0
    for seat in range(seats_of(s)):
        for place in range(signed(s.shown_size[seat])):
            if place == 0 or s.shown[seat, place] != s.shown[seat, place - 1]:
                w.moves[number] = PICK_CARD + seat * SHOWN + place
                number += 1
    w.moves[number] = PICK_NONE
    return number + 1
