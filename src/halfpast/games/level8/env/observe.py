"""What a seat sees of Level 8, as bytes.

`observe` reads a view, or the state itself, because it reads only what a view has; tests compare the two.
It writes the parts one after another, in the order in which they are listed here.
"""

from __future__ import annotations

from typing import Protocol

from halfpast.core.kernel import kernel, routine
from halfpast.core.layout import Part, lay_out
from halfpast.core.record import Array, signed
from halfpast.games.level8.rules.cards import FACE_AS, FACE_CARD, KINDS, NOTHING, count, next_held
from halfpast.games.level8.rules.law.end import may_keep
from halfpast.games.level8.rules.state import (
    COLOUR,
    COLOUR_RUN,
    GROUPS,
    KEEPING,
    RUN,
    SEATS,
    SHOWN,
    SPECIALS,
    TARGET,
    State,
    actor_of,
    level_of,
    line_size,
    line_type,
    next_seat,
    pile_top,
    seats_of,
    stock_left,
    turn_of,
)

VERSION = 1  # changes whenever what is written here, or what a move does, changes
MOST = 255  # that a byte says

CARDS = "how many of each card, in the deck's order"
KIND = "as its place in the deck's order, plus 1; 0: none"
GROUP = "1 run, 2 set, 3 colour, 4 colour run, 0 none"
TABLE_PARTS = (
    ("hand", KINDS, f"your hand: {CARDS}"),
    ("discards", KINDS, f"all discard piles: {CARDS}"),
    ("laid", KINDS, f"all groups laid out, jokers as jokers: {CARDS}"),
    ("line_group", GROUPS, f"the groups of your level: {GROUP}"),
    ("line_size", GROUPS, "and how many cards each has"),
    ("under", SPECIALS, "specials under the stock: take, swap, keep, skip"),
    ("stock", 1, "how many cards the stock has"),
    ("phase", 1, "0 draw, 1 act, 2 show, 3 pick, 4 put, 5 keep, 6 over, 7 in a lay, 8 in laying off"),
    ("turn", 1, "who must decide: so many seats after you; when it is over, who did last"),
    ("actor", 1, "whose turn it is: so many seats after you"),
    ("dealer", 1, "who dealt: so many seats after you"),
    ("seat", 1, "your seat"),
    ("round", 1, "the round, at most 255"),
    ("plays", 1, "moves in this round so far, at most 255"),
    ("filled", 1, "in a lay: how many cards the group that grows has"),
    ("put", 1, "in a swap: how many cards were put"),
    ("may_keep", 1, "in keep: how many cards you may keep in all"),
    ("staged", 1, f"in laying off: the card, {KIND}"),
    ("staged_as", 1, f"and what it stands for, {KIND}"),
)
SEAT_PARTS = (
    ("known", KINDS, f"what all have seen go into its hand: {CARDS}"),
    ("level", 1, "its level"),
    ("groups", 1, "how many groups it has laid out"),
    ("hand_size", 1, "how many cards its hand has"),
    ("keeps", 1, "keep cards before it"),
    ("skip", 1, "1: a skip card lies before it"),
    ("kept", 1, "how many cards it keeps for the next round"),
    ("top", 1, f"the top of its discard pile, {KIND}"),
    ("shown", SHOWN, f"the cards it shows (L16), {KIND}"),
    ("group", GROUPS, f"its groups: {GROUP}"),
    ("low", GROUPS, "the lowest number of each that is a run, or the number of a set"),
    ("high", GROUPS, "the highest number of each that is a run"),
    ("colour", GROUPS, "the colour of each that has one: 1 red to 6 purple"),
    ("group_size", GROUPS, "how many cards each has"),
)
ASKED_PARTS = (
    ("asked_group", GROUPS, f"the groups of its level, by its own level card (L23a): {GROUP}"),
    ("asked_size", GROUPS, "and how many cards each has"),
)
TABLE = sum(size for _, size, _ in TABLE_PARTS)
EACH = sum(size for _, size, _ in SEAT_PARTS)
ASKED = sum(size for _, size, _ in ASKED_PARTS)
SEEN = TABLE + EACH * SEATS + ASKED * (SEATS - 1)  # bytes of an observation, for most seats
DISCARDS, LAID = KINDS, 2 * KINDS  # where these parts begin


def parts(seats: int) -> dict[str, Part]:
    """What is where: the table, then each seat, you first and then clockwise; then what the others' levels ask for.

    >>> parts(2)["known_0"].slice, parts(2)["level_1"].start
    (slice(321, 419, None), 552)
    """
    every_part = list(TABLE_PARTS)
    for after in range(seats):
        whose = f"of the seat {after} after you: " if after else "of yours: "
        every_part += [(f"{name}_{after}", size, whose + says) for name, size, says in SEAT_PARTS]
    for after in range(1, seats):
        whose = f"of the seat {after} after you: "
        every_part += [(f"{name}_{after}", size, whose + says) for name, size, says in ASKED_PARTS]
    return lay_out(every_part)


class Shown(Protocol):
    """A step, as far as it is written here."""

    observation: Array


@kernel
def put(o: Shown, at: int, value: int) -> int:
    """Write a number, and go on."""
    o.observation[at] = value
    return at + 1


@kernel
def put_kind(o: Shown, at: int, kind: int) -> int:
    """Write which card it is."""
    return put(o, at, 0 if kind == NOTHING else kind + 1)


@routine
def put_bag(o: Shown, at: int, bags: Array, who: int) -> int:
    """Write how many of each card a bag holds; nothing was written there yet."""
    kind = next_held(bags, who, 0)
    while kind < KINDS:
        o.observation[at + kind] = count(bags, who, kind)
        kind = next_held(bags, who, kind + 1)
    return at + KINDS


@kernel
def count_chain(v: State, o: Shown, at: int, node: int) -> int:
    """Count the cards of a pile or a group where they belong; return how many there are."""
    number = 0
    while node != NOTHING:
        o.observation[at + v.node_card[node]] += 1
        node = signed(v.node_next[node])
        number += 1
    return number


@kernel
def after(v: State, you: int, seat: int) -> int:
    """How many seats after you a seat sits, clockwise."""
    return seat - you if seat >= you else seat - you + seats_of(v)


@routine
def observe(v: State, you: int, o: Shown) -> None:
    """Write what the seat `you` sees into the `observation` of a step."""
    for at in range(TABLE + EACH * seats_of(v) + ASKED * (seats_of(v) - 1)):
        o.observation[at] = 0
    put_bag(o, 0, v.hand, you)
    at = write_level(v, you, o, LAID + KINDS)
    for special in range(SPECIALS):
        at = put(o, at, signed(v.under[special]))
    at = write_standing(v, you, o, at)
    seat = you
    for _ in range(seats_of(v)):
        at = write_seat(v, seat, o, at)
        at = write_groups(v, seat, o, at)
        seat = next_seat(v, seat)
    for _ in range(seats_of(v) - 1):
        seat = next_seat(v, seat)
        at = write_level(v, seat, o, at)


@kernel
def write_level(v: State, seat: int, o: Shown, at: int) -> int:
    """What a seat's level asks for, by its own level card."""
    for place in range(GROUPS):
        size = line_size(v, seat, place)
        o.observation[at + place] = line_type(v, seat, place) + 1 if size else 0
        o.observation[at + GROUPS + place] = size
    return at + 2 * GROUPS


@kernel
def write_standing(v: State, you: int, o: Shown, at: int) -> int:
    """Where the match stands."""
    at = put(o, at, stock_left(v))
    at = put(o, at, signed(v.phase))
    at = put(o, at, after(v, you, turn_of(v)))
    at = put(o, at, after(v, you, actor_of(v)))
    at = put(o, at, after(v, you, signed(v.dealer)))
    at = put(o, at, you)
    at = put(o, at, min(signed(v.round_number), MOST))
    at = put(o, at, min(signed(v.plays), MOST))
    at = put(o, at, signed(v.filled))
    at = put(o, at, signed(v.put_size))
    at = put(o, at, may_keep(v, you) if v.phase == KEEPING else 0)
    is_staged = v.phase == TARGET
    at = put_kind(o, at, signed(FACE_CARD[v.staged]) if is_staged else NOTHING)
    return put_kind(o, at, signed(FACE_AS[v.staged]) if is_staged else NOTHING)


@kernel
def write_seat(v: State, seat: int, o: Shown, at: int) -> int:
    """What all know of a seat, but for its groups."""
    at = put_bag(o, at, v.known, seat)
    at = put(o, at, level_of(v, seat))
    at = put(o, at, signed(v.laid[seat]))
    at = put(o, at, signed(v.hand_size[seat]))
    at = put(o, at, signed(v.keeps[seat]))
    at = put(o, at, signed(v.skip[seat]))
    at = put(o, at, signed(v.kept_size[seat]))
    at = put_kind(o, at, pile_top(v, seat))
    count_chain(v, o, DISCARDS, signed(v.pile[seat]))
    for place in range(SHOWN):
        at = put_kind(o, at, signed(v.shown[seat, place]) if place < v.shown_size[seat] else NOTHING)
    return at


@kernel
def write_groups(v: State, seat: int, o: Shown, at: int) -> int:
    """The groups a seat has laid out, and the one it is laying."""
    for place in range(GROUPS):
        if v.group[seat, place] != NOTHING:
            o.observation[at + place] = signed(v.group_type[seat, place]) + 1
            write_ends(v, seat, place, o, at + GROUPS + place)
            o.observation[at + 4 * GROUPS + place] = count_chain(v, o, LAID, signed(v.group[seat, place]))
    return at + 5 * GROUPS


@kernel
def write_ends(v: State, seat: int, place: int, o: Shown, at: int) -> None:
    """What a group's cards have in common: numbers, counted from 1, and colour."""
    kind = signed(v.group_type[seat, place])
    if kind != COLOUR:
        o.observation[at] = signed(v.group_low[seat, place]) + 1
    if kind in (RUN, COLOUR_RUN):
        o.observation[at + GROUPS] = signed(v.group_high[seat, place]) + 1
    if kind in (COLOUR, COLOUR_RUN):
        o.observation[at + 2 * GROUPS] = signed(v.group_colour[seat, place]) + 1
