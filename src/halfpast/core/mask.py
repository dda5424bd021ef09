"""Masks of legal moves: a byte a move, in words of eight.

They are the field `mask` of a record; its field `legal` says how many moves are legal.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from halfpast.core.kernel import kernel
from halfpast.core.record import Array, States, signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch

IN_A_WORD = 8
_ONES, _1, _56, _64 = np.uint64(0x0101010101010101), np.uint64(1), np.uint64(56), np.uint64(64)
_TWOS, _FOURS, _EIGHTS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333), np.uint64(0x0F0F0F0F0F0F0F0F)
_2, _4 = np.uint64(2), np.uint64(4)
_UP_TO = np.array([sum(1 << (8 * place) for place in range(number)) for number in range(IN_A_WORD + 1)], np.uint64)


class Masked(Protocol):
    """A record with a mask."""

    mask: Array
    legal: int


def words_for(moves: int) -> int:
    """How many words a mask has.

    >>> words_for(223)
    28
    """
    return -(-moves // IN_A_WORD)


@kernel
def lowest_bit(word: np.uint64) -> int:
    """The place of the lowest bit of a word that is not 0: the bits below it, counted."""
    below = (word & (~word + _1)) - _1
    below = below - ((below >> _1) & _TWOS)
    below = (below & _FOURS) + ((below >> _2) & _FOURS)
    below = (below + (below >> _4)) & _EIGHTS
    return signed((below * _ONES) >> _56)


@kernel
def clear_mask(o: Masked, words: int) -> None:
    """No move is legal."""
    for word in range(words):
        o.mask[word] = 0


@kernel
def allow(o: Masked, move: int) -> None:
    """A move is legal."""
    o.mask[move >> 3] |= _1 << np.uint64(8 * (move & 7))


@kernel
def allow_up_to(o: Masked, first: int, number: int) -> None:
    """This many moves from `first` on are legal: 0 to 8 of them. Without a branch where `first` is a constant."""
    ones = _UP_TO[number]
    word, shift = first >> 3, np.uint64(8 * (first & 7))
    o.mask[word] |= ones << shift
    if first & 7:
        o.mask[word + 1] |= ones >> (_64 - shift)


@kernel
def is_allowed(o: Masked, move: int, moves: int) -> bool:
    """Whether any number is a legal move, by the mask."""
    return 0 <= move < moves and bool((o.mask[move >> 3] >> np.uint64(8 * (move & 7))) & _1)


@kernel
def allow_nothing(o: Masked, words: int) -> None:
    """It is over: nobody may do anything more."""
    clear_mask(o, words)
    o.legal = 0


@kernel
def first_wrong(steps: States, actions: Array, moves: int) -> int:
    """The first of many records whose move is not legal, or -1."""
    for i in range(len(steps)):
        if not is_allowed(steps[i], actions[i], moves):
            return i
    return -1


@kernel
def draw_allowed(o: Masked, w: Scratch) -> int:
    """A legal move, each as likely as the others; 0 if there is none."""
    if o.legal == 0:
        return 0
    rest, word = cheap(w, signed(o.legal)), 0
    here = signed((o.mask[0] * _ONES) >> _56)
    while rest >= here:
        rest -= here
        word += 1
        here = signed((o.mask[word] * _ONES) >> _56)
    bits = o.mask[word]
    for _ in range(rest):
        bits &= bits - _1
    return IN_A_WORD * word + (lowest_bit(bits) >> 3)


@kernel
def draw_all(steps: States, actions: Array, w: Scratch) -> None:
    """A legal move for each of many records."""
    for i in range(len(steps)):
        actions[i] = draw_allowed(steps[i], w)
