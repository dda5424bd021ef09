"""What can be laid off on the groups on the table: how to get rid of cards once the level is out."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.games.level8.rules.cards import FACE_CARD, FACES, JOKER, NUMBER_CARDS
from halfpast.games.level8.rules.legal import any_group_takes
from halfpast.games.level8.rules.state import State, is_out, seats_of


@routine
def goes_off(v: State, kind: int) -> bool:
    """Whether some group takes a card."""
    if kind < NUMBER_CARDS:
        return some_group_takes(v, kind)
    if kind > JOKER:
        return False
    for face in range(NUMBER_CARDS, FACES):
        if FACE_CARD[face] == kind and some_group_takes(v, face):
            return True
    return False


@kernel
def some_group_takes(v: State, face: int) -> bool:
    """Whether a group of any seat takes it."""
    for seat in range(seats_of(v)):
        if any_group_takes(v, seat, face):
            return True
    return False


@kernel
def others_out(v: State, seat: int) -> int:
    """How many other seats have their level out."""
    number = 0
    for other in range(seats_of(v)):
        if other != seat and is_out(v, other):
            number += 1
    return number
