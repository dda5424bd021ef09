"""What a seat sees of High Card, as bytes. It reads a view, or the state itself, for it reads only what a view has."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.layout import WORD, Part, in_words, lay_out
from halfpast.core.record import Array, signed
from high_card.rules.state import KINDS, OVER, SEATS, State, in_hand, next_seat, seats_of, stock_left, top

VERSION = 1
MOST = 255  # that a byte says
TABLE, EACH = 2 * KINDS + 4, 3  # bytes
SEEN = in_words(TABLE + EACH * SEATS)  # words, for most seats


def parts(seats: int) -> dict[str, Part]:
    """What stands where.

    >>> parts(2)["size_1"].start
    19
    """
    found = [
        ("hand", KINDS, "your hand: how many 1 2 3 4 5 6"),
        ("out", KINDS, "the cards in piles that are done, likewise"),
        ("top", 1, "the card on top of the pile; 0: none"),
        ("stock", 1, "how many cards the stock has"),
        ("plays", 1, "moves so far, at most 255"),
        ("seat", 1, "your seat"),
    ]
    for after in range(seats):
        whose = f"of the seat {after} after you" if after else "of yours"
        found += [(f"size_{after}", 1, f"{whose}: cards in hand"), (f"turn_{after}", 1, f"{whose}: 1: it must decide")]
        found += [(f"trump_{after}", 1, f"{whose}: the trump; 0: none")]
    return lay_out(found)


class Shown(Protocol):
    """A step, as far as it is written here."""

    observation: Array


@kernel
def put(o: Shown, at: int, value: int) -> None:
    """Write a byte."""
    o.observation[at // WORD] |= np.uint64(value) << np.uint64(8 * (at % WORD))


@kernel
def observe(v: State, you: int, o: Shown) -> None:
    """Write what the seat `you` sees into the `observation` of a step."""
    for word in range(SEEN):
        o.observation[word] = 0
    for kind in range(KINDS):
        put(o, kind, signed(v.hand[you, kind]))
        put(o, KINDS + kind, signed(v.out[kind]))
    put(o, 2 * KINDS, top(v) + 1)
    put(o, 2 * KINDS + 1, stock_left(v))
    put(o, 2 * KINDS + 2, min(signed(v.plays), MOST))
    put(o, 2 * KINDS + 3, you)
    seat, at = you, TABLE
    for _ in range(seats_of(v)):
        put(o, at, in_hand(v, seat))
        put(o, at + 1, seat == v.turn and v.phase != OVER)
        put(o, at + 2, signed(v.trump[seat]))
        seat = next_seat(v, seat)
        at += EACH
