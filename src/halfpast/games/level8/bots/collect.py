"""What a hand is good for: every way to make the level that is near, weighed by how likely its missing cards come.

One look at all the ways tells of each card at hand how much is lost without it, and of each card that may come how much
is won with it. Everything a collector decides follows from these two.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import (
    COLOURS,
    J1,
    JOKER,
    KINDS,
    NUMBER_CARDS,
    NUMBERS,
    RANGE,
    RANGES,
    REST,
    bits,
)
from halfpast.games.level8.rules.moves import consider_level
from halfpast.games.level8.rules.resample import hidden_cards
from halfpast.games.level8.rules.solver import (
    HAVE,
    JOKERS,
    LACK,
    NEED,
    NUMBER,
    ONCE,
    SIZE,
    TAKEN,
    TWICE,
    TYPE,
    WANT,
    colour_at,
    distance,
    missing,
    next_way,
    start_at,
)
from halfpast.games.level8.rules.state import COLOUR_RUN, State

# What stands where in w.thought.
USE = 0  # by kind: the part of all ways that is lost without it
GAIN = USE + KINDS  # by kind: how much all ways would grow with it
UNSEEN = GAIN + KINDS  # by kind: cards that the seat has not seen
USE_NUMBER = UNSEEN + KINDS
GAIN_NUMBER = USE_NUMBER + NUMBERS
EASE_NUMBER = GAIN_NUMBER + NUMBERS  # how easily a card of that number comes
USE_COLOUR = EASE_NUMBER + NUMBERS
GAIN_COLOUR = USE_COLOUR + COLOURS
EASE_COLOUR = GAIN_COLOUR + COLOURS
TOTAL = EASE_COLOUR + COLOURS  # the weight of all ways
FAR = TOTAL + 1  # how many cards are missing, at the least
HIDDEN = FAR + 1  # how many cards are not seen

PATIENCE = 12.0  # with this many suitable cards left, it is as likely as not that one comes in time
NEAR = 2  # this close to the level, ways that lack one more card count too


@routine
def think(v: State, w: Scratch, seat: int) -> None:
    """Fill w.thought for the hand of a seat and its level."""
    count_unseen(v, w)
    reckon_ease(w)
    consider_level(v, w, seat)
    far = distance(w)
    more = far + 1 if far <= NEAR else far
    is_first = True
    while next_way(w, more, is_first):
        is_first = False
        weigh_way(w)
    w.thought[FAR] = far
    share_out(w)


@routine
def count_unseen(v: State, w: Scratch) -> None:
    """Find the cards that the seat has not seen, with no thinking done yet."""
    for place in range(HIDDEN + 1):
        w.thought[place] = 0.0
    number = hidden_cards(v, w)
    w.thought[HIDDEN] = number
    for place in range(number):
        w.thought[UNSEEN + w.items[place]] += 1.0


@kernel
def reckon_ease(w: Scratch) -> None:
    """How easily a number or a colour comes, judging by how many suitable cards are unseen."""
    t = w.thought
    jokers = t[UNSEEN + JOKER]
    for kind in range(NUMBER_CARDS):
        t[EASE_NUMBER + kind % NUMBERS] += t[UNSEEN + kind]
        t[EASE_COLOUR + kind // NUMBERS] += t[UNSEEN + kind]
    for number in range(NUMBERS):
        t[EASE_NUMBER + number] = ease(t[EASE_NUMBER + number] + jokers + t[UNSEEN + J1 + number // RANGE])
    for part in range(RANGES):
        jokers += t[UNSEEN + J1 + part]
    for colour in range(COLOURS):
        t[EASE_COLOUR + colour] = ease(t[EASE_COLOUR + colour] + jokers)


@kernel
def ease(cards: float) -> float:
    """The chance that one of this many cards comes in time."""
    return (cards + 0.1) / (cards + PATIENCE)


@routine
def weigh_way(w: Scratch) -> None:
    """Count one way in which the groups can lie, with what it uses and what it lacks."""
    room, t = w.room, w.thought
    short = max(0, missing(w) - room[JOKERS + RANGES])
    lacking, chance = 0, 0.0
    for number in range(NUMBERS):
        lack = room[WANT + number] - room[HAVE + number]
        if lack > 0:
            lacking += lack
            chance += lack * t[EASE_NUMBER + number]
    for colour in range(COLOURS):
        lack = room[NEED + colour] - bits(room[ONCE + colour]) - bits(room[TWICE + colour])
        if lack > 0:
            lacking += lack
            chance += lack * t[EASE_COLOUR + colour]
    for depth in range(room[NUMBER]):
        if room[TYPE + depth] == COLOUR_RUN:
            colour, start = colour_at(w, depth), start_at(w, depth)
            for number in range(start, start + room[SIZE + depth]):
                if not (room[TAKEN + depth] >> number) & 1:
                    lacking += 1
                    chance += cell_ease(w, colour, number)
    chance = chance / lacking if lacking else 1.0
    weight = 1.0
    for _ in range(short):
        weight *= chance
    t[TOTAL] += weight
    note_use(w, weight)
    if short:
        note_gain(w, weight * (1.0 / chance - 1.0))


@kernel
def cell_ease(w: Scratch, colour: int, number: int) -> float:
    """How easily one particular card comes, or a joker for it."""
    t = w.thought
    return ease(t[UNSEEN + colour * NUMBERS + number] + t[UNSEEN + J1 + number // RANGE] + t[UNSEEN + JOKER])


@kernel
def note_use(w: Scratch, weight: float) -> None:
    """Note what a way uses; if there are more equal cards than it needs, each gets a share."""
    room, t = w.room, w.thought
    for number in range(NUMBERS):
        if room[WANT + number] and room[HAVE + number]:
            t[USE_NUMBER + number] += weight * min(1.0, room[WANT + number] / room[HAVE + number])
    for colour in range(COLOURS):
        cards = bits(room[ONCE + colour]) + bits(room[TWICE + colour])
        if room[NEED + colour] and cards:
            t[USE_COLOUR + colour] += weight * min(1.0, room[NEED + colour] / cards)
    for depth in range(room[NUMBER]):
        if room[TYPE + depth] == COLOUR_RUN:
            colour = colour_at(w, depth)
            for number in range(NUMBERS):
                if (room[TAKEN + depth] >> number) & 1:
                    t[USE + colour * NUMBERS + number] += weight


@kernel
def note_gain(w: Scratch, more: float) -> None:
    """Note what a way lacks, and how much it would grow with such a card."""
    room, t = w.room, w.thought
    any_colour = False
    for number in range(NUMBERS):
        if room[WANT + number] > room[HAVE + number]:
            t[GAIN_NUMBER + number] += more
    for colour in range(COLOURS):
        if room[NEED + colour] > bits(room[ONCE + colour]) + bits(room[TWICE + colour]):
            t[GAIN_COLOUR + colour] += more
            any_colour = True
    for depth in range(room[NUMBER]):
        if room[TYPE + depth] == COLOUR_RUN:
            colour, start = colour_at(w, depth), start_at(w, depth)
            for number in range(start, start + room[SIZE + depth]):
                if not (room[TAKEN + depth] >> number) & 1:
                    t[GAIN + colour * NUMBERS + number] += more
    for part in range(RANGES):
        if any_colour or room[LACK + part] > room[JOKERS + part]:
            t[GAIN + J1 + part] += more
    t[GAIN + JOKER] += more


@kernel
def share_out(w: Scratch) -> None:
    """Share out what was noted by number and colour among the cards it concerns, all as parts of the whole."""
    t = w.thought
    total = max(t[TOTAL], 1e-9)
    for kind in range(NUMBER_CARDS):
        number, colour = kind % NUMBERS, kind // NUMBERS
        t[USE + kind] = min(1.0, (t[USE + kind] + t[USE_NUMBER + number] + t[USE_COLOUR + colour]) / total)
        t[GAIN + kind] = (t[GAIN + kind] + t[GAIN_NUMBER + number] + t[GAIN_COLOUR + colour]) / total
    for kind in range(J1, JOKER + 1):
        t[USE + kind] = 1.0
        t[GAIN + kind] /= total


@kernel
def expected_gain(w: Scratch) -> float:
    """What a card from the stock is worth, on average."""
    total = 0.0
    for kind in range(KINDS):
        total += w.thought[UNSEEN + kind] * w.thought[GAIN + kind]
    return float(total / max(w.thought[HIDDEN], 1.0))


@kernel
def least_useful(v: State, w: Scratch, seat: int) -> int:
    """The card in hand that would be missed least."""
    best, least = -1, 1e9
    for kind in range(KINDS):
        if w.thought[USE + kind] < least and holds(v, seat, kind):
            best, least = kind, w.thought[USE + kind]
    return best


@kernel
def holds(v: State, seat: int, kind: int) -> bool:
    """Whether a seat is seen to hold a card of a kind."""
    if kind < NUMBER_CARDS:
        return bool((signed(v.hand[seat, kind // NUMBERS]) >> (kind % NUMBERS)) & 1)
    return bool((signed(v.hand[seat, REST]) >> (4 * (kind - NUMBER_CARDS))) & 15)
