"""What a seat sees of 8½, as bytes.

Rows of two words: how many cards 0 2 4 6 8 ½ lie somewhere and two numbers, how many cards 1 3 5 7 9 ghost and two
numbers more: a bag counts in half bytes, so every other kind of it is such a word already. `observe` reads a view, or
the state itself, because it reads only what a view has; tests compare the two.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.layout import Part, lay_out
from halfpast.core.record import Array, signed
from halfpast.games.half.rules.cards import KINDS, NOTHING, size
from halfpast.games.half.rules.law.attack import catching_kind
from halfpast.games.half.rules.state import OVER, PLACES, State, next_seat, seats_of, stock_left

MOST = 255  # that a byte says
VERSION = 1  # changes whenever what is written here, or what a move does, changes

Row = tuple[tuple[str, str], ...]  # some cards, then four numbers: each with its name and what it says

TABLE_ROWS: tuple[Row, ...] = (
    (
        ("hand", "your hand"),
        ("bid", "the bid in halves: 13 is 6½"),
        ("catch", "the number that catches the bid (H16), plus 1; 0: none does"),
        ("pile_size", "how many cards the pile has"),
        ("phase", "0 exchange, 1 opening, 2 play, 3 last chance, 4 over"),
    ),
    (
        ("pile", "the pile"),
        ("source", "where the last cards laid came from: 0 hand, 1 open, 2 blind"),
        ("plays", "moves in this game so far, at most 255"),
        ("seat", "your seat"),
        ("under_five", "1: a card must be laid under a 5 (H17)"),
    ),
    (
        ("aside", "all cards aside, of all seats"),
        ("dealer", "who dealt: so many seats after you"),
        ("finisher", "who finished the game before (H26): so many seats after you, plus 1; 0: nobody"),
        ("big_loser", "whose open cards may be exchanged (H26), likewise"),
        ("seats", "how many seats play"),
    ),
)
SEAT_ROWS: tuple[Row, ...] = (
    (
        ("open", "its open cards"),
        ("blind", "where its blind cards still lie: 1, 2 and 4, added up"),
        ("table", "1: table play has begun for it (H21)"),
        ("hand_size", "how many cards its hand has"),
        ("stock", "how many cards its stock has"),
    ),
    (
        ("known", "the cards that all have seen go into its hand"),
        ("announced", "the card it announced (H05), as its number; 12: it had none; 13: it announced nothing"),
        ("dealt", "of its hand as dealt surely still there: 4 for the card announced, and 1 for each other"),
        ("aside_size", "how many cards it has aside"),
        ("turn", "1: it must decide"),
    ),
)

TABLE, EACH = len(TABLE_ROWS), len(SEAT_ROWS)


def _named(row: Row, end: str = "", whose: str = "") -> list[tuple[str, int, str]]:
    """The parts of a row, in the order in which they are written."""
    (cards, says), *rest = row
    numbers = [(name + end, 1, whose + what) for name, what in rest]
    even = (f"{cards}_even{end}", KINDS // 2, f"{whose}{says}: how many 0 2 4 6 8 ½")
    odd = (f"{cards}_odd{end}", KINDS // 2, f"{whose}{says}: how many 1 3 5 7 9 ghosts")
    return [even, *numbers[:2], odd, *numbers[2:]]


def parts(seats: int) -> dict[str, Part]:
    """What is where: the table, then each seat, you first and then clockwise.

    >>> parts(3)["open_odd_1"].slice, parts(3)["bid"].start
    (slice(88, 94, None), 6)
    """
    every_part = [part for row in TABLE_ROWS for part in _named(row)]
    for after in range(seats):
        whose = f"of the seat {after} after you: " if after else "of yours: "
        every_part += [part for row in SEAT_ROWS for part in _named(row, f"_{after}", whose)]
    return lay_out(every_part)


_EVERY_OTHER, _4, _48, _56 = np.uint64(0x0F0F0F0F0F0F), np.uint64(4), np.uint64(48), np.uint64(56)


class Shown(Protocol):
    """A step, as far as it is written here."""

    observation: Array


@kernel
def two(first: int, second: int) -> np.uint64:
    """Two numbers as the last two bytes of a word."""
    return np.uint64((np.uint64(first) << _48) | (np.uint64(second) << _56))


@kernel
def write_row(o: Shown, row: int, bag: int, even: np.uint64, odd: np.uint64) -> None:
    """A row: a bag, and its numbers."""
    counts = np.uint64(bag)
    o.observation[2 * row] = (counts & _EVERY_OTHER) | even
    o.observation[2 * row + 1] = ((counts >> _4) & _EVERY_OTHER) | odd


@kernel
def after(v: State, you: int, seat: int) -> int:
    """How many seats after you a seat sits, clockwise."""
    return seat - you if seat >= you else seat - you + seats_of(v)


@kernel
def one_after(v: State, you: int, seat: int) -> int:
    """The same plus 1, or 0 for nobody."""
    return 0 if seat < 0 else after(v, you, seat) + 1


@kernel
def observe(v: State, you: int, o: Shown) -> None:
    """Write what the seat `you` sees into the `observation` of a step."""
    write_table(v, you, o)
    seat, row = you, TABLE
    for _ in range(seats_of(v)):
        write_seat(v, seat, o, row)
        seat = next_seat(v, seat)
        row += EACH


@kernel
def write_table(v: State, you: int, o: Shown) -> None:
    """Your hand, the pile, what lies aside, and where the game stands."""
    asked = two(signed(v.bid), catching_kind(v) + 1)
    write_row(o, 0, v.hand[you], asked, two(signed(v.pile_size), signed(v.phase)))
    standing = two(signed(v.source), min(signed(v.plays), MOST))
    write_row(o, 1, v.pile_bag, standing, two(you, signed(v.duty)))
    aside = 0
    for seat in range(seats_of(v)):
        aside += v.aside[seat]
    finisher, loser = one_after(v, you, signed(v.last_finisher)), one_after(v, you, signed(v.last_big_loser))
    write_row(o, 2, aside, two(after(v, you, signed(v.dealer)), finisher), two(loser, seats_of(v)))


@kernel
def write_seat(v: State, seat: int, o: Shown, row: int) -> None:
    """What all know of a seat."""
    in_hand = size(v.hand[seat]) + signed(v.unseen[seat])  # in a view the hand is what is seen of it
    on_table = two(blind_places(v, seat), signed(v.table[seat]))
    write_row(o, row, v.open[seat], on_table, two(in_hand, stock_left(v, seat)))
    opening = two(signed(v.announced[seat]), signed(v.dealt[seat]))
    write_row(o, row + 1, v.known[seat], opening, two(size(v.aside[seat]), seat == v.turn and v.phase != OVER))


@kernel
def blind_places(v: State, seat: int) -> int:
    """Where blind cards still lie, as bits."""
    places = 0
    for place in range(PLACES):
        places |= (v.blind[seat, place] != NOTHING) << place
    return places
