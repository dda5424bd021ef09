"""The cards, and bags of them.

A kind is a number: 90 number cards by colour (colour * 15 + number - 1), then the jokers, then the specials: the order
in which cards are sorted everywhere. A *bag* is how many of each kind in seven words: one a colour, with a bit for each
number that is there once (the low half) and twice (the high half), and one that counts jokers and specials, four bits
each.

What is laid is a *face*: a number card is its own face; a joker has one for every card it can stand for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.record import Array, signed

COLOURS, NUMBERS = 6, 15
COLOUR_LETTERS = "roygbp"
NUMBER_CARDS = COLOURS * NUMBERS
J1, J6, J11, JOKER = range(NUMBER_CARDS, NUMBER_CARDS + 4)
TAKE, SWAP, KEEP, SKIP = range(JOKER + 1, JOKER + 5)
KINDS = SKIP + 1
NOTHING, UNSEEN = 255, 254  # no card here; only in a view: a card lies here
MOST_COPIES = 2  # of a number card
MOST_CARDS = 212  # with every parameter of a deck at its highest

WORDS = COLOURS + 1
REST = COLOURS  # the word of jokers and specials
SECOND = 16  # where the bits of second copies begin
ALL_NUMBERS = (1 << NUMBERS) - 1

RANGES = 3
RANGE = NUMBERS // RANGES

TEXTS = [
    *(f"{colour}{number}" for colour in COLOUR_LETTERS for number in range(1, NUMBERS + 1)),
    *("j1", "j6", "j11", "j"),
    *("take", "swap", "keep", "skip"),
]
KIND_OF = {text: kind for kind, text in enumerate(TEXTS)}

# Faces, each a card and what it stands for: the 90 number cards, then each range's joker as each of its 30 cards, then
# the full joker as each of 90.
PAIRS = [(kind, kind) for kind in range(NUMBER_CARDS)]
for _joker in (J1, J6, J11):
    PAIRS += [(_joker, kind) for kind in range(NUMBER_CARDS) if kind % NUMBERS // RANGE == _joker - J1]
PAIRS += [(JOKER, kind) for kind in range(NUMBER_CARDS)]
FACES = len(PAIRS)
_STANDS = RANGE * COLOURS  # how many cards a range's joker can stand for
FACE_CARD = np.array([card for card, _ in PAIRS], np.uint8)  # which card is laid
FACE_AS = np.array([stands for _, stands in PAIRS], np.uint8)  # what it stands for
FACE_OF = {pair: face for face, pair in enumerate(PAIRS)}


def put_bag(words: Array, kinds: Iterable[int]) -> None:
    """Put cards into an empty bag; any more than it can count are left out."""
    for kind, number in Counter(kinds).items():
        if kind < NUMBER_CARDS:
            bit = 1 << (kind % NUMBERS)
            words[kind // NUMBERS] |= np.uint32(bit if number == 1 else bit | bit << SECOND)
        else:
            words[REST] |= np.uint32(min(number, 15) << (4 * (kind - NUMBER_CARDS)))


@kernel
def first_face(card: int) -> int:
    """The first of the faces of a number card or a joker."""
    return card if card < NUMBER_CARDS else NUMBER_CARDS + (card - J1) * _STANDS


@kernel
def last_face(card: int) -> int:
    """The last of its faces."""
    if card < NUMBER_CARDS:
        return card
    return FACES - 1 if card == JOKER else first_face(card) + _STANDS - 1


@kernel
def colour_of(kind: int) -> int:
    """The colour of a number card."""
    return kind // NUMBERS


@kernel
def number_of(kind: int) -> int:
    """The number of a number card, counted from 0."""
    return kind % NUMBERS


@kernel
def is_joker(kind: int) -> bool:
    """Whether a kind is a joker."""
    return J1 <= kind <= JOKER


@kernel
def is_special(kind: int) -> bool:
    """Whether a kind is take, swap, keep or skip."""
    return TAKE <= kind <= SKIP


@kernel
def count(bags: Array, at: int, kind: int) -> int:
    """How many of a kind the bag `at` holds."""
    if kind < NUMBER_CARDS:
        word, number = signed(bags[at, kind // NUMBERS]), kind % NUMBERS
        return ((word >> number) & 1) + ((word >> (SECOND + number)) & 1)
    return (signed(bags[at, REST]) >> (4 * (kind - NUMBER_CARDS))) & 15


@kernel
def put_in(bags: Array, at: int, kind: int) -> None:
    """One more of a kind."""
    if kind >= NUMBER_CARDS:
        bags[at, REST] += 1 << (4 * (kind - NUMBER_CARDS))
        return
    colour, bit = kind // NUMBERS, 1 << (kind % NUMBERS)
    word = signed(bags[at, colour])
    bags[at, colour] = word | (bit << SECOND if word & bit else bit)


@kernel
def take_out(bags: Array, at: int, kind: int) -> None:
    """One card fewer of a kind, which is there."""
    if kind >= NUMBER_CARDS:
        bags[at, REST] -= 1 << (4 * (kind - NUMBER_CARDS))
        return
    colour, bit = kind // NUMBERS, 1 << (kind % NUMBERS)
    word = signed(bags[at, colour])
    bags[at, colour] = word & ~(bit << SECOND) if word & (bit << SECOND) else word & ~bit


@kernel
def once(bags: Array, at: int, colour: int) -> int:
    """The numbers of a colour that are there, a bit each."""
    return signed(bags[at, colour]) & ALL_NUMBERS


@kernel
def twice(bags: Array, at: int, colour: int) -> int:
    """The numbers of a colour that are there twice, a bit each."""
    return (signed(bags[at, colour]) >> SECOND) & ALL_NUMBERS


@kernel
def empty(bags: Array, at: int) -> None:
    """Nothing left in a bag."""
    for word in range(WORDS):
        bags[at, word] = 0


@kernel
def bits(mask: int) -> int:
    """How many bits of 32 are set."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


@kernel
def lowest_bit(mask: int) -> int:
    """The place of the lowest bit that is set."""
    return bits((mask & -mask) - 1)


@kernel
def next_held(bags: Array, at: int, kind: int) -> int:
    """The first kind, from this one on, that the bag `at` holds; KINDS if there is none."""
    while kind < NUMBER_CARDS:
        rest = (signed(bags[at, kind // NUMBERS]) & ALL_NUMBERS) >> (kind % NUMBERS)
        if rest:
            return kind + lowest_bit(rest)
        kind = (kind // NUMBERS + 1) * NUMBERS
    rest = signed(bags[at, REST]) >> (4 * (kind - NUMBER_CARDS))
    while rest:
        if rest & 15:
            return kind
        rest >>= 4
        kind += 1
    return KINDS


@kernel
def kth_bit(mask: int, k: int) -> int:
    """The place of the k-th bit that is set, counted from 0."""
    for _ in range(k):
        mask &= mask - 1
    place = 0
    while not mask & 1:
        mask >>= 1
        place += 1
    return place


@kernel
def kth_card(bags: Array, at: int, k: int) -> int:
    """The kind of the k-th card of a bag, second copies counted after the first ones of their colour."""
    for colour in range(COLOURS):
        word = signed(bags[at, colour])
        here = bits(word)
        if k < here:
            return colour * NUMBERS + kth_bit(word, k) % SECOND
        k -= here
    rest = signed(bags[at, REST])
    for kind in range(NUMBER_CARDS, KINDS):
        k -= rest & 15
        if k < 0:
            return kind
        rest >>= 4
    return NOTHING
