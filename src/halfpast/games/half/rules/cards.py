"""The 72 cards, and bags of them.

A kind is a number: 0 to 9, then the half and the ghost. A *bag* is how many of each kind, four bits a kind in one
int64 (no kind has more than eight cards), so that a whole pile goes into a hand with one addition.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.record import Array
from halfpast.core.registry import cite

LETTERS = "0123456789hg"
HALF, GHOST, KINDS = 10, 11, 12
NOTHING = 12  # no card here; UNSAID: it is not even said that there is none
UNSAID = 13
UNSEEN = 14  # only in a view: a card lies here
COPIES = (6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8)
CARDS = 72
PLAYED, FACE_DOWN = "-", "#"  # as text: where a card was played, and where an unseen one lies

_EVEN = 0x0F0F0F0F0F0F0F  # every other kind, in seven bytes
_EACH = 0x01010101010101
_HIGH = 0x80808080808080
_LOW = 0x7F7F7F7F7F7F7F


@cite
def full_deck() -> Array:
    """H01: 72 cards; yellow 1 and 2 four times, 3 4 6 7 8 six times; 0 5 9 six times, ½ and ghost eight times."""
    return np.repeat(np.arange(KINDS, dtype=np.uint8), COPIES)


@lru_cache(maxsize=65536)
def bag_text(bag: int) -> str:
    """A bag as sorted letters.

    >>> bag_text(0x102)
    '002'
    """
    return "".join(letter * ((bag >> (4 * kind)) & 15) for kind, letter in enumerate(LETTERS))


def kinds_text(kinds: Iterable[int]) -> str:
    """Kinds as letters; a card not seen as `#`, none as `-`.

    >>> kinds_text([7, HALF, NOTHING, UNSEEN])
    '7h-#'
    """
    return "".join(LETTERS[kind] if kind < NOTHING else FACE_DOWN if kind == UNSEEN else PLAYED for kind in kinds)


def bid_text(halves: int) -> str:
    """A bid as people write it.

    >>> bid_text(13), bid_text(1), bid_text(0)
    ('6½', '½', '0')
    """
    whole, half = divmod(halves, 2)
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


@kernel
def one(kind: int) -> int:
    """A bag with one card."""
    return 1 << (4 * kind)


@kernel
def some(kind: int, number: int) -> int:
    """A bag with some cards of one kind."""
    return number << (4 * kind)


@kernel
def count(bag: int, kind: int) -> int:
    """How many of a kind are in a bag."""
    return (bag >> (4 * kind)) & 15


@kernel
def running_sums(bag: int) -> int:
    """A byte for every two kinds: how many cards the bag has up to there. A single multiplication adds them up."""
    return ((bag & _EVEN) + ((bag >> 4) & _EVEN)) * _EACH


@kernel
def size(bag: int) -> int:
    """How many cards are in a bag: the last of its running sums."""
    return (running_sums(bag) >> 48) & 0xFF


@kernel
def kth(bag: int, k: int) -> tuple[int, int]:
    """The kind of the k-th card of a bag, and how many of that kind come before it.

    It counts the running sums that are not above k, without a branch, because every random move calls it.
    """
    sums = running_sums(bag)
    above = ((sums & _LOW | _HIGH) - (k + 1) * _EACH) & _HIGH
    pair = 7 - ((((above >> 7) * _EACH) >> 48) & 0xFF)
    rest = k - (((sums << 8) >> (8 * pair)) & 0xFF)
    first = ((bag & _EVEN) >> (8 * pair)) & 0xFF
    second = rest >= first
    return 2 * pair + second, rest - first * second


@kernel
def is_yellow(kind: int) -> bool:
    """Whether a kind is one of the yellow number cards (H01)."""
    return 1 <= kind <= 8 and kind != 5


FULL_BAG = sum(number << (4 * kind) for kind, number in enumerate(COPIES))
