"""Can this hand lay this level, and how far off is it? Exact, and quick enough to be asked at every move.

It tries out where each group could lie (its number, its first number, its colour): colour runs first, then colour
groups, runs, sets. For a given choice no search is needed, only counting:

- a colour run takes its own cards: whoever else wanted such a card can have the joker in its stead;
- sets and runs take whatever has their number, for a joker is worth more to a colour group, where its number is free;
- colour groups have what is left of their colour. Where several of them could spare a card for the same set or run,
  the most that all can spare together is a flow, and its smallest cut is found by trying every set of colours;
- jokers fill what is missing, range by range; those left over fill colour groups, full jokers anything.

A missing card is a full joker that would have to be given, so the distance is found by giving more and more.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import (
    COLOURS,
    J1,
    NUMBER_CARDS,
    NUMBERS,
    RANGE,
    RANGES,
    bits,
    colour_of,
    count,
    lowest_bit,
    number_of,
    once,
    twice,
)
from halfpast.games.level8.rules.state import COLOUR, COLOUR_RUN, GROUPS, RUN, SET

# What stands where in w.room.
HAVE = 0  # cards by number, less those that colour runs took
WANT = HAVE + NUMBERS  # cards that sets and runs want, by number
LACK = WANT + NUMBERS  # numbers wanted that are not there, by range
NEED = LACK + RANGES  # cards that colour groups want, by colour
ONCE = NEED + COLOURS
TWICE = ONCE + COLOURS
JOKERS = TWICE + COLOURS  # by range, then full ones
TYPE = JOKERS + RANGES + 1  # the groups to be laid, in the order in which they are tried
SIZE = TYPE + GROUPS
FIXED = SIZE + GROUPS  # where a group already lies; -1: anywhere
AT = FIXED + GROUPS  # where it is tried now
TAKEN = AT + GROUPS  # the numbers of the cards that a colour run took, a bit each
NUMBER = TAKEN + GROUPS  # how many groups
PARTS = NUMBER + 1  # parts of sets at hand, by how many cards they have
ANYWHERE = -1


@kernel
def consider(w: Scratch, bags: Array, at: int) -> None:
    """Begin anew, with these cards and no group."""
    room = w.room
    for place in range(NEED + COLOURS):
        room[place] = 0
    for colour in range(COLOURS):
        there, double = once(bags, at, colour), twice(bags, at, colour)
        room[ONCE + colour], room[TWICE + colour] = there, double
        while there:
            number = lowest_bit(there)
            room[HAVE + number] += 1 + ((double >> number) & 1)
            there &= there - 1
    for joker in range(RANGES + 1):
        room[JOKERS + joker] = count(bags, at, J1 + joker)
    room[NUMBER] = 0


@kernel
def leave_out(w: Scratch, card: int) -> None:
    """Leave out one of these cards, which is there."""
    if card >= NUMBER_CARDS:
        w.room[JOKERS + card - J1] -= 1
    else:
        _take(w, colour_of(card), number_of(card))


@kernel
def _take(w: Scratch, colour: int, number: int) -> bool:
    """Take a card away, if it is there."""
    room, bit = w.room, 1 << number
    if room[TWICE + colour] & bit:
        room[TWICE + colour] &= ~bit
    elif room[ONCE + colour] & bit:
        room[ONCE + colour] &= ~bit
    else:
        return False
    room[HAVE + number] -= 1
    return True


@kernel
def add_group(w: Scratch, kind: int, size: int, fixed: int) -> None:
    """One more group to be laid; those that leave the least choice come first."""
    room = w.room
    place = room[NUMBER]
    while place > 0 and _rank(room[TYPE + place - 1]) > _rank(kind):
        room[TYPE + place] = room[TYPE + place - 1]
        room[SIZE + place] = room[SIZE + place - 1]
        room[FIXED + place] = room[FIXED + place - 1]
        place -= 1
    room[TYPE + place], room[SIZE + place], room[FIXED + place] = kind, size, fixed
    room[NUMBER] += 1


@kernel
def _rank(kind: int) -> int:
    """Colour runs, colour groups, runs, sets."""
    return 0 if kind == COLOUR_RUN else 1 if kind == COLOUR else 2 if kind == RUN else 3


@kernel
def _places(kind: int, size: int) -> int:
    """In how many places a group can lie."""
    if kind == SET:
        return NUMBERS
    if kind == COLOUR:
        return COLOURS
    return _starts(size) if kind == RUN else _starts(size) * COLOURS


@kernel
def _starts(size: int) -> int:
    """At how many numbers a run can begin."""
    return NUMBERS - size + 1


@kernel
def colour_run_at(colour: int, start: int, size: int) -> int:
    """The place of a colour run, by its colour and its first number."""
    return colour * _starts(size) + start


@kernel
def colour_at(w: Scratch, depth: int) -> int:
    """The colour of the colour run that is tried at this depth."""
    return int(w.room[AT + depth] // _starts(w.room[SIZE + depth]))


@kernel
def start_at(w: Scratch, depth: int) -> int:
    """The first number of the colour run that is tried at this depth."""
    return int(w.room[AT + depth] % _starts(w.room[SIZE + depth]))


@kernel
def can_lay(w: Scratch, given: int) -> bool:
    """Whether the cards, and so many full jokers more, make all the groups; w.room[AT:] then says where they lie."""
    if is_far(w, given):
        return False
    found = next_way(w, given, True)
    if found:
        for depth in range(w.room[NUMBER] - 1, -1, -1):
            _remove(w, depth)
    return found


@routine
def is_far(w: Scratch, given: int) -> bool:
    """A quick no: there are too few jokers even if no two groups (sets aside) wanted the same card."""
    room = w.room
    present, short, sets, largest = 0, -given, 0, 0
    for number in range(NUMBERS):
        if room[HAVE + number]:
            present |= 1 << number
    for joker in range(RANGES + 1):
        short -= room[JOKERS + joker]
    for depth in range(room[NUMBER]):
        kind, size = room[TYPE + depth], room[SIZE + depth]
        if kind == SET:
            sets += 1
            largest = max(largest, size)
            short += size
            continue
        best = _most_in_a_row(present, size) if kind == RUN else 0
        if kind != RUN:
            for colour in range(COLOURS):
                here = _cards_of(w, colour) if kind == COLOUR else _most_in_a_row(room[ONCE + colour], size)
                best = max(best, here)
        short += max(0, size - best)
    return bool(short - _most_in_sets(w, sets, largest) > 0)


@kernel
def _most_in_a_row(numbers: int, size: int) -> int:
    """How many of this many numbers in a row are there, at most."""
    best, window = 0, (1 << size) - 1
    for start in range(NUMBERS - size + 1):
        best = max(best, bits((numbers >> start) & window))
    return best


@kernel
def _most_in_sets(w: Scratch, sets: int, largest: int) -> int:
    """How many cards this many sets of this size can have, at most."""
    if sets == 0:
        return 0
    room, most = w.room, 0
    for size in range(largest + 1):
        room[PARTS + size] = 0
    for number in range(NUMBERS):
        cards = room[HAVE + number]
        while cards > 0:
            room[PARTS + min(cards, largest)] += 1
            cards -= largest
    for size in range(largest, 0, -1):
        taken = min(sets, room[PARTS + size])
        most += taken * size
        sets -= taken
    return most


@routine
def next_way(w: Scratch, given: int, is_first: bool) -> bool:
    """The next way to place all the groups, with so many full jokers more; they lie there until it is asked again.

    False: there are no more, and no group is placed.
    """
    room = w.room
    groups, depth, fresh = room[NUMBER], 0, True
    if groups == 0:
        return is_first
    spare = room[JOKERS + RANGES] + given
    if is_first:
        room[AT] = room[FIXED] - 1 if room[FIXED] >= 0 else -1
    else:
        depth, fresh = groups - 1, False
    while depth >= 0:
        kind, size, fixed = room[TYPE + depth], room[SIZE + depth], room[FIXED + depth]
        if not fresh:
            _remove(w, depth)
        fresh = False
        room[AT + depth] += 1
        at = room[AT + depth]
        if at >= _places(kind, size) if fixed < 0 else at > fixed:
            depth -= 1
            continue
        _place(w, depth)
        if _lacking(w) > spare:
            continue
        if depth + 1 == groups:
            if missing(w) <= spare:
                return True
            continue
        depth += 1
        fresh = True
        start = -1
        if room[FIXED + depth] >= 0:
            start = room[FIXED + depth] - 1
        elif room[TYPE + depth] == kind and room[SIZE + depth] == size and fixed < 0:
            start = at - 1  # equal groups in rising order
        room[AT + depth] = start
    return False


@kernel
def _place(w: Scratch, depth: int) -> None:
    """Place a group where it is tried."""
    room = w.room
    kind, size, at = room[TYPE + depth], room[SIZE + depth], room[AT + depth]
    if kind == SET:
        _want(w, at, size)
    elif kind == COLOUR:
        room[NEED + at] += size
    elif kind == RUN:
        for number in range(at, at + size):
            _want(w, number, 1)
    else:
        _take_cells(w, depth, colour_at(w, depth), start_at(w, depth), size)


@kernel
def _remove(w: Scratch, depth: int) -> None:
    """Take the group away again."""
    room = w.room
    kind, size, at = room[TYPE + depth], room[SIZE + depth], room[AT + depth]
    if kind == SET:
        _want(w, at, -size)
    elif kind == COLOUR:
        room[NEED + at] -= size
    elif kind == RUN:
        for number in range(at, at + size):
            _want(w, number, -1)
    else:
        _give_back(w, depth, colour_at(w, depth), start_at(w, depth), size)


@kernel
def _want(w: Scratch, number: int, more: int) -> None:
    """Sets and runs want more, or less, of a number."""
    room = w.room
    before = room[WANT + number] - room[HAVE + number]
    room[WANT + number] += more
    room[LACK + number // RANGE] += max(0, before + more) - max(0, before)


@kernel
def _take_cells(w: Scratch, depth: int, colour: int, start: int, size: int) -> None:
    """A colour run takes its cards, where they are."""
    taken = 0
    for number in range(start, start + size):
        if _take(w, colour, number):
            taken |= 1 << number
        else:
            w.room[LACK + number // RANGE] += 1
    w.room[TAKEN + depth] = taken


@kernel
def _give_back(w: Scratch, depth: int, colour: int, start: int, size: int) -> None:
    """A colour run gives its cards back."""
    room, taken = w.room, w.room[TAKEN + depth]
    for number in range(start, start + size):
        bit = 1 << number
        if not taken & bit:
            room[LACK + number // RANGE] -= 1
            continue
        room[HAVE + number] += 1
        if room[ONCE + colour] & bit:
            room[TWICE + colour] |= bit
        else:
            room[ONCE + colour] |= bit


@kernel
def _lacking(w: Scratch) -> int:
    """Numbers wanted that neither a card nor a joker of their range can be; colour groups left out."""
    room, lacking = w.room, 0
    for part in range(RANGES):
        lacking += max(0, room[LACK + part] - room[JOKERS + part])
    return lacking


@kernel
def missing(w: Scratch) -> int:
    """What only full jokers can fill, colour groups and all."""
    room, left = w.room, 0
    for part in range(RANGES):
        left += max(0, room[JOKERS + part] - room[LACK + part])
    return _lacking(w) + max(0, _short_of_colour(w) - left)


@routine
def _short_of_colour(w: Scratch) -> int:
    """How many cards the colour groups are short of, after sets and runs have had theirs."""
    room = w.room
    short, wanted, colours = 0, 0, 0
    for colour in range(COLOURS):
        if room[NEED + colour]:
            colours |= 1 << colour
            short += max(0, room[NEED + colour] - _cards_of(w, colour))
    if colours == 0:
        return 0
    for number in range(NUMBERS):
        wanted += _wanted_of(w, number, colours)
    if wanted == 0:
        return short
    spared = wanted
    cut = colours
    while cut > 0:  # every set of colours that are cut off; the empty one gives all that is wanted
        flow = 0
        for colour in range(COLOURS):
            if (cut >> colour) & 1:
                flow += max(0, _cards_of(w, colour) - room[NEED + colour])
        for number in range(NUMBERS):
            flow += min(_wanted_of(w, number, colours), _cells(w, number, colours & ~cut))
        spared = min(spared, flow)
        cut = (cut - 1) & colours
    return short + wanted - spared


@kernel
def _cards_of(w: Scratch, colour: int) -> int:
    """How many cards of a colour are left."""
    return bits(w.room[ONCE + colour]) + bits(w.room[TWICE + colour])


@kernel
def _cells(w: Scratch, number: int, colours: int) -> int:
    """How many cards of a number there are in these colours."""
    found = 0
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            found += ((w.room[ONCE + colour] >> number) & 1) + ((w.room[TWICE + colour] >> number) & 1)
    return found


@kernel
def _wanted_of(w: Scratch, number: int, colours: int) -> int:
    """How many cards of a number sets and runs take from the colours that are collected."""
    inside = _cells(w, number, colours)
    lacking: int = w.room[WANT + number] - (w.room[HAVE + number] - inside)
    return min(max(0, lacking), inside)


@kernel
def distance(w: Scratch) -> int:
    """How many cards are missing, at least."""
    given = 0
    while not can_lay(w, given):
        given += 1
    return given
