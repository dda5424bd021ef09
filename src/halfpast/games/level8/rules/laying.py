"""A good way to lay a level, card by card: as few jokers as can be, of these as few full ones, and cards left that go
elsewhere. What may be laid, `refuse_step` says; test_L07_a_whole_lay_and_its_numbers_are_refused_alike holds what comes
of it to `refuse_lay`.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import FACE_AS, FACE_CARD, FACES, JOKER, NUMBER_CARDS, RANGES, count
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.legal import any_group_takes, is_said_plainly
from halfpast.games.level8.rules.moves import consider_rest, refuse_step
from halfpast.games.level8.rules.solver import JOKERS, can_lay
from halfpast.games.level8.rules.state import State, line_type, seats_of, turn_of

GOES_ELSEWHERE, MORE_IF_FULL = 1, 2  # a full joker is dearer than a card that goes elsewhere
A_JOKER = 32  # and one more joker is dearer than any number of full ones: no level takes more than ten cards
NONE = -1


@routine
def best_step(s: State, w: Scratch) -> int:
    """L07: the face that best continues the lay; NONE if the level cannot be laid."""
    seat = turn_of(s)
    group = line_type(s, seat, signed(s.laid[seat]))
    best, least = NONE, 1 << 30
    for face in range(FACES):
        card, stands = signed(FACE_CARD[face]), signed(FACE_AS[face])
        if not count(s.hand, seat, card) or not is_said_plainly(group, card, stands):
            continue
        if refuse_step(s, w, face) != Reason.NONE:
            continue
        cost = price(s, w, face)
        if cost < least:
            best, least = face, cost
    return best


@kernel
def price(s: State, w: Scratch, face: int) -> int:
    """What a card costs: the jokers used now and later, and a card that could be laid off on another group."""
    card = signed(FACE_CARD[face])
    cost = 0
    if card >= NUMBER_CARDS:
        cost = A_JOKER + (MORE_IF_FULL if card == JOKER else 0)
    else:
        for seat in range(seats_of(s)):
            if seat != turn_of(s) and any_group_takes(s, seat, face):
                cost = GOES_ELSEWHERE
    consider_rest(s, w, face)
    return cost + cheapest_jokers(w)


@routine
def cheapest_jokers(w: Scratch) -> int:
    """The least that jokers can cost when all the groups are laid; w.room has enough cards for that."""
    low, middle, high, full = w.room[JOKERS], w.room[JOKERS + 1], w.room[JOKERS + 2], w.room[JOKERS + RANGES]
    cost = -1
    for number in range(low + middle + high + full + 1):
        for d in range(min(full, number) + 1):
            for a in range(min(low, number - d) + 1):
                for b in range(min(middle, number - d - a) + 1):
                    if cost < 0 and number - d - a - b <= high:
                        w.room[JOKERS], w.room[JOKERS + 1], w.room[JOKERS + 2] = a, b, number - d - a - b
                        w.room[JOKERS + RANGES] = d
                        if can_lay(w, 0):
                            cost = A_JOKER * number + MORE_IF_FULL * d
    w.room[JOKERS], w.room[JOKERS + 1], w.room[JOKERS + 2], w.room[JOKERS + RANGES] = low, middle, high, full
    return cost
