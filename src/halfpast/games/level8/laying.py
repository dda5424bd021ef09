"""A good way to lay a level, card by card: as few jokers as can be, and cards left that go elsewhere."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.cards import FACE_AS, FACE_CARD, FACES, JOKER, NUMBER_CARDS, RANGES, count
from halfpast.games.level8.moves import any_group_takes, consider_rest, is_said_plainly, refuse_step
from halfpast.games.level8.rules.reasons import Reason
from halfpast.games.level8.solver import JOKERS, can_lay
from halfpast.games.level8.state import State, level_of, seats_of, turn_of

A_JOKER, A_FULL_JOKER, GOES_ELSEWHERE = 8, 9, 1
NONE = -1


@routine
def best_step(s: State, w: Scratch) -> int:
    """L07: the face that goes on with the level in the best way; NONE, if the level cannot be laid."""
    seat = turn_of(s)
    group = signed(s.line_type[level_of(s, seat) - 1, s.laid[seat]])
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
    """What a card costs: the jokers used now and later, and a card that could be laid off on a group of another."""
    card = signed(FACE_CARD[face])
    cost = 0
    if card >= NUMBER_CARDS:
        cost = A_FULL_JOKER if card == JOKER else A_JOKER
    else:
        for seat in range(seats_of(s)):
            if seat != turn_of(s) and any_group_takes(s, seat, face):
                cost = GOES_ELSEWHERE
    consider_rest(s, w, face)
    return cost + A_JOKER * fewest_jokers(w)


@routine
def fewest_jokers(w: Scratch) -> int:
    """With how few of the jokers at hand all the groups can be laid; one more than there are, if with none."""
    low, middle, high, full = w.room[JOKERS], w.room[JOKERS + 1], w.room[JOKERS + 2], w.room[JOKERS + RANGES]
    most = low + middle + high + full
    enough = most + 1
    for number in range(most + 1):
        for a in range(min(low, number) + 1):
            for b in range(min(middle, number - a) + 1):
                for c in range(min(high, number - a - b) + 1):
                    if enough > most and number - a - b - c <= full:
                        w.room[JOKERS], w.room[JOKERS + 1], w.room[JOKERS + 2] = a, b, c
                        w.room[JOKERS + RANGES] = number - a - b - c
                        if can_lay(w, 0):
                            enough = number
    w.room[JOKERS], w.room[JOKERS + 1], w.room[JOKERS + 2], w.room[JOKERS + RANGES] = low, middle, high, full
    return int(enough)
