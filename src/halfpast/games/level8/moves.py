"""Moves as dense integers, and the three verbs: refuse, legal, apply.

Most moves are one number. A lay is one for each of its cards, in the order of the level card's groups, runs rising;
laying off is two: the card for what it stands for, then the group. Between the numbers of one move the record stands in
LAYING or TARGET; no prefix is a dead end.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.cards import (
    FACE_AS,
    FACE_CARD,
    FACES,
    J1,
    JOKER,
    KEEP,
    KINDS,
    NOTHING,
    NUMBER_CARDS,
    NUMBERS,
    RANGE,
    REST,
    SKIP,
    SWAP,
    TAKE,
    colour_of,
    count,
    first_face,
    last_face,
    next_held,
    number_of,
    put_in,
    take_out,
)
from halfpast.games.level8.deal import next_round
from halfpast.games.level8.rules.end import ask_to_keep, end_round, is_endless, keep, may_keep, refuse_keep, win
from halfpast.games.level8.rules.groups import add_to_group, refuse_more, refuse_next
from halfpast.games.level8.rules.reasons import Reason
from halfpast.games.level8.rules.specials import (
    draw_after_swap,
    end_showing,
    next_to_show,
    pick,
    play_keep,
    play_skip,
    play_swap,
    play_take,
    put,
    refuse_pick,
    refuse_put,
    refuse_show,
    refuse_skip,
    refuse_special,
    show,
)
from halfpast.games.level8.rules.turn import (
    begin_turn,
    draw_from_pile,
    draw_from_stock,
    lay_off,
    line_groups,
    refuse_discard,
    refuse_draw,
    refuse_laying,
    refuse_off,
    refuse_phase,
    refuse_target,
)
from halfpast.games.level8.solver import ANYWHERE, add_group, can_lay, consider
from halfpast.games.level8.state import (
    ACT,
    COLOUR,
    COLOUR_RUN,
    DRAW,
    GROUPS,
    KEEPING,
    LAYING,
    LEVELS,
    NOBODY,
    OVER,
    PICK,
    PUT,
    RUN,
    SEATS,
    SHOW,
    SHOWN,
    TARGET,
    State,
    actor_of,
    count_play,
    is_out,
    level_of,
    lose,
    next_seat,
    put_on_pile,
    seats_of,
    stock_left,
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
    """L07: the next card of a lay: held, right for its group, and no dead end."""
    if s.phase != LAYING:
        reason = refuse_laying(s)
        if reason != Reason.NONE:
            return reason
    seat = turn_of(s)
    if not count(s.hand, seat, signed(FACE_CARD[face])):
        return Reason.NOT_HELD
    place, line = signed(s.laid[seat]), level_of(s, seat) - 1
    s.group_type[seat, place] = s.line_type[line, place]
    reason = refuse_next(s, seat, place, signed(s.line_size[line, place]), signed(s.filled), signed(FACE_AS[face]))
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
    place, line = signed(s.laid[seat]), level_of(s, seat) - 1
    take_out(s.hand, seat, card)
    consider(w, s.hand, seat)
    put_in(s.hand, seat, card)
    kind, size = signed(s.line_type[line, place]), signed(s.line_size[line, place]) - signed(s.filled) - 1
    if size > 0:
        at = number_of(stands)
        if kind == RUN:
            at += 1
        elif kind == COLOUR:
            at = colour_of(stands)
        elif kind == COLOUR_RUN:
            at += 1 + colour_of(stands) * (NUMBERS - size + 1)
        add_group(w, kind, size, at)
    for later in range(place + 1, GROUPS):
        if s.line_size[line, later]:
            add_group(w, signed(s.line_type[line, later]), signed(s.line_size[line, later]), ANYWHERE)


@kernel
def consider_level(s: State, w: Scratch, seat: int) -> None:
    """L07: the seat's hand and its level, for the solver."""
    line = level_of(s, seat) - 1
    consider(w, s.hand, seat)
    for place in range(GROUPS):
        if s.line_size[line, place]:
            add_group(w, signed(s.line_type[line, place]), signed(s.line_size[line, place]), ANYWHERE)


@routine
def refuse_staging(s: State, face: int) -> Reason:
    """L08: a card to be laid off, for what it stands for: some group must take it."""
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


@routine
def legal(s: State, w: Scratch) -> int:
    """Write the legal moves into w.moves, rising; return how many. Of equal jokers laid off, one way of several."""
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
    if stock_left(s):
        w.moves[0] = DRAW_STOCK
        number = 1
    for seat in range(seats_of(s)):
        if s.pile[seat] != NOTHING:
            w.moves[number] = DRAW_PILE + seat
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
    if s.hand_size[seat] < 2 or not signed(s.hand[seat, REST]) >> (4 * (TAKE - NUMBER_CARDS)):
        return number
    for kind in range(TAKE, SKIP):
        if count(s.hand, seat, kind):
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
    """L07: every card, for all it may stand for, with which the lay can go on."""
    seat = turn_of(s)
    group = signed(s.line_type[level_of(s, seat) - 1, s.laid[seat]])
    kind = next_held(s.hand, seat, 0)
    while kind < TAKE:
        number = legal_faces(s, w, number, group, kind)
        kind = next_held(s.hand, seat, kind + 1)
    return number


@routine
def legal_faces(s: State, w: Scratch, number: int, group: int, card: int) -> int:
    """L07, L13: all that one card may stand for next; what comes to the same in this group is asked once."""
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
    if s.hand_size[seat] < 2:
        return number
    kind = next_held(s.hand, seat, 0)
    while kind < TAKE:
        for face in range(first_face(kind), last_face(kind) + 1):
            for other in range(seats_of(s)):
                if any_group_takes(s, other, face):
                    w.moves[number] = OFF + face
                    number += 1
                    break
        kind = next_held(s.hand, seat, kind + 1)
    return number


@kernel
def any_group_takes(s: State, seat: int, face: int) -> bool:
    """L08, L13: whether a group of a seat takes a card, said in the one way in which `legal` says it."""
    for place in range(signed(s.laid[seat])):
        if takes(s, seat, place, face):
            return True
    return False


@routine
def takes(s: State, seat: int, place: int, face: int) -> bool:
    """L08, L13: whether a group takes a card, said in the one way in which `legal` says it."""
    card, stands = signed(FACE_CARD[face]), signed(FACE_AS[face])
    if refuse_more(s, seat, place, stands) != Reason.NONE:
        return False
    if card >= NUMBER_CARDS and not s.joker_off:
        return False
    return is_said_plainly(signed(s.group_type[seat, place]), card, stands)


@kernel
def is_said_plainly(group: int, card: int, stands: int) -> bool:
    """L13: of equal ways to say what a joker is, one: in runs and sets a colour, in colour groups a number."""
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
    """L16: one of the cards shown, or none; of two equal ones of a seat the first."""
    number = 0
    for seat in range(seats_of(s)):
        for place in range(signed(s.shown_size[seat])):
            if place == 0 or s.shown[seat, place] != s.shown[seat, place - 1]:
                w.moves[number] = PICK_CARD + seat * SHOWN + place
                number += 1
    w.moves[number] = PICK_NONE
    return number + 1


@routine
def apply(s: State, w: Scratch, move: int) -> None:
    """Make a legal move, to the point where a seat must decide or the match is over."""
    seat = turn_of(s)
    if move < CARD:
        if move == DRAW_STOCK:
            draw_from_stock(s, w, seat)
        else:
            draw_from_pile(s, seat, move - DRAW_PILE)
        s.phase = ACT
        count_play(s)
    elif move < PLAY:
        count_play(s)
        apply_card(s, w, move - CARD)
    elif move < LAY:
        count_play(s)
        play_special(s, w, move)
    elif move < OFF:
        lay_next(s, move - LAY)
    elif move < ONTO:
        s.staged = move - OFF
        s.phase = TARGET
    elif move < PICK_CARD:
        onto = move - ONTO
        lay_off(s, signed(FACE_CARD[s.staged]), signed(FACE_AS[s.staged]), onto // GROUPS, onto % GROUPS)
        s.phase = ACT
        count_play(s)
    elif move <= PICK_NONE:
        count_play(s)
        if move < PICK_NONE:
            other, place = (move - PICK_CARD) // SHOWN, (move - PICK_CARD) % SHOWN
            pick(s, w, other, signed(s.shown[other, place]))
        end_showing(s)
        end_turn(s, w)
    else:
        count_play(s)
        finish_choosing(s, w)


@routine
def apply_card(s: State, w: Scratch, kind: int) -> None:
    """L09, L16, L17, L20: a card is discarded, shown, put or kept."""
    seat = turn_of(s)
    if s.phase == SHOW:
        show(s, seat, kind)
        if s.shown_size[seat] == SHOWN:
            next_to_show(s, next_seat(s, seat))
    elif s.phase == KEEPING:
        keep(s, kind)
        if s.kept_size[seat] >= may_keep(s, seat):
            finish_choosing(s, w)
    elif s.phase == PUT:
        put(s, kind)
        if s.hand_size[seat] == 0:
            finish_round(s, w, seat)
        elif s.put_size == SHOWN:
            finish_choosing(s, w)
    else:
        lose(s, seat, kind)
        put_on_pile(s, seat, kind)
        if s.hand_size[seat] == 0:
            finish_round(s, w, seat)
        else:
            end_turn(s, w)


@routine
def play_special(s: State, w: Scratch, move: int) -> None:
    """L15 to L17a, L24: a special instead of the discard."""
    if move == PLAY:
        play_take(s)
    elif move == PLAY + SWAP - TAKE:
        play_swap(s)
    else:
        if move == PLAY + KEEP - TAKE:
            play_keep(s)
        else:
            play_skip(s, move - SKIP_SEAT)
        end_turn(s, w)


@routine
def lay_next(s: State, face: int) -> None:
    """L07, L22: the next card of a lay; with the last one the level is out, and level 8 wins."""
    seat, card = turn_of(s), signed(FACE_CARD[face])
    place, line = signed(s.laid[seat]), level_of(s, seat) - 1
    s.group_type[seat, place] = s.line_type[line, place]
    add_to_group(s, seat, place, card, signed(FACE_AS[face]), s.filled == 0)
    lose(s, seat, card)
    s.phase = LAYING
    s.filled += 1
    if s.filled < s.line_size[line, place]:
        return
    s.filled = 0
    s.laid[seat] += 1
    if s.laid[seat] < line_groups(s, seat):
        return
    count_play(s)
    s.phase = ACT
    if level_of(s, seat) == LEVELS:
        win(s, seat)


@kernel
def finish_choosing(s: State, w: Scratch) -> None:
    """L17, L20: nothing more is put, or kept."""
    if s.phase == PUT:
        draw_after_swap(s, w)
        end_turn(s, w)
    elif not ask_to_keep(s):
        next_round(s, w)


@kernel
def end_turn(s: State, w: Scratch) -> None:
    """L05, L26: the next seat's turn."""
    if is_endless(s):
        finish_round(s, w, NOBODY)
    else:
        begin_turn(s, next_seat(s, actor_of(s)))


@routine
def finish_round(s: State, w: Scratch, ender: int) -> None:
    """L18 to L21: levels, then what is kept, then the next round."""
    end_round(s, ender)
    if s.phase == KEEPING and not ask_to_keep(s):
        next_round(s, w)
