"""Randomness. One generator wherever cards are shuffled or dealt, or lots drawn: ChaCha with 8 rounds.

Key: BLAKE2b-256 of the seed and the seats' salts. Nonce: which deal of the match, and what for.
Random play uses `cheap`, a separate generator, never the table's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numba
import numpy as np

from halfpast.core.errors import HalfpastError
from halfpast.core.kernel import entry, kernel, routine
from halfpast.core.record import Array, States, signed
from halfpast.core.scratch import BLOCK_WORDS, SCRATCH, Scratch

ROUNDS = 8
MOST_BITS = 4096  # a log writes the seed in decimal
KEY_WORDS = 8
FOR_DECK, FOR_LOTS, FOR_DEALER, FOR_GAMES = 0, 1, 2, 3
DRAWS_A_BLOCK = 2 * BLOCK_WORDS  # 16 bits each


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed as bytes; a tag keeps 7 and b"7" apart.

    >>> seed_bytes(7), seed_bytes(b"7")
    (b'i7', b'b7')
    """
    if isinstance(seed, bool) or not isinstance(seed, int | bytes):
        raise HalfpastError(f"A seed is an int, bytes or None, not {type(seed).__name__}.")
    if isinstance(seed, int) and seed.bit_length() > MOST_BITS:
        raise HalfpastError(f"A seed that is an int has at most {MOST_BITS} bits; bytes may be longer.")
    return b"i%x" % seed if isinstance(seed, int) else b"b" + seed


def derive_key(seed: bytes, salts: Sequence[bytes] = ()) -> Array:
    """The match's key: BLAKE2b-256 of the seed and the seats' salts, each with its length before it."""
    digest = hashlib.blake2b(digest_size=32, person=b"halfpast key")
    for part in (seed, *salts):
        digest.update(len(part).to_bytes(8, "little") + part)
    return np.frombuffer(digest.digest(), "<u4").astype(np.uint32)


# x is an array of uint32: sums and shifts are made wider by Numba and cut to 32 bits again when stored.
@kernel
def _quarter(x: Array, a: int, b: int, c: int, d: int) -> None:
    x[a] = x[a] + x[b]
    x[d] = x[d] ^ x[a]
    x[d] = (x[d] << 16) | (x[d] >> 16)
    x[c] = x[c] + x[d]
    x[b] = x[b] ^ x[c]
    x[b] = (x[b] << 12) | (x[b] >> 20)
    x[a] = x[a] + x[b]
    x[d] = x[d] ^ x[a]
    x[d] = (x[d] << 8) | (x[d] >> 24)
    x[c] = x[c] + x[d]
    x[b] = x[b] ^ x[c]
    x[b] = (x[b] << 7) | (x[b] >> 25)


@kernel
def chacha_block(key: Array, counter: int, nonce: int, purpose: int, rounds: int, x: Array) -> None:
    """Write one ChaCha block of 16 words into x[:16]; x[16:32] holds its start. Layout of RFC 8439."""
    x[16], x[17], x[18], x[19] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        x[20 + i] = key[i]
    x[28], x[29], x[30], x[31] = counter, nonce, purpose, 0
    for i in range(16):
        x[i] = x[16 + i]
    for _ in range(rounds // 2):
        _quarter(x, 0, 4, 8, 12)
        _quarter(x, 1, 5, 9, 13)
        _quarter(x, 2, 6, 10, 14)
        _quarter(x, 3, 7, 11, 15)
        _quarter(x, 0, 5, 10, 15)
        _quarter(x, 1, 6, 11, 12)
        _quarter(x, 2, 7, 8, 13)
        _quarter(x, 3, 4, 9, 14)
    for i in range(16):
        x[i] = x[i] + x[16 + i]


@routine
def shuffle(w: Scratch, key: Array, nonce: int, purpose: int, size: int) -> None:
    """Shuffle w.items (Fisher–Yates) with 16-bit draws; any draw that would favour some places is discarded."""
    counter, drawn = 0, DRAWS_A_BLOCK
    i = size - 1
    while i > 0:
        if drawn == DRAWS_A_BLOCK:
            chacha_block(key, counter, nonce, purpose, ROUNDS, w.words)
            counter, drawn = counter + 1, 0
        draw = (w.words[drawn >> 1] >> (16 * (drawn & 1))) & 0xFFFF
        drawn += 1
        product = signed(draw) * (i + 1)
        rest = product & 0xFFFF
        if rest > i or rest >= 0x10000 % (i + 1):
            j = product >> 16
            w.items[i], w.items[j] = w.items[j], w.items[i]
            i -= 1


@kernel
def draw_key(study: Array, number: int, key: Array, w: Scratch) -> None:
    """The key of one game of a study, from the study's key and the game's number, whoever plays it, and whenever."""
    chacha_block(study, number >> 32, number & 0xFFFFFFFF, FOR_GAMES, ROUNDS, w.words)
    for i in range(KEY_WORDS):
        key[i] = w.words[i]


_GAMMA, _M1, _M2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@kernel
def cheap(w: Scratch, bound: int) -> int:
    """A whole number below bound, for bots and simulations only (splitmix64, multiply and shift)."""
    w.random += _GAMMA
    z = w.random
    z = (z ^ (z >> _30)) * _M1
    z = (z ^ (z >> _27)) * _M2
    z = z ^ (z >> _31)
    return signed(((z >> _32) * np.uint64(bound)) >> _32)


_int = numba.int64


@entry(numba.uint32[::1], _int, _int, _int, _int, SCRATCH)
def block(key: Array, counter: int, nonce: int, purpose: int, rounds: int, scratch: States) -> None:
    """`chacha_block` for Python, so that it can be checked against the published vectors."""
    chacha_block(key, counter, nonce, purpose, rounds, scratch[0].words)


@entry(numba.uint32[::1], _int, SCRATCH)
def shuffle_numbers(key: Array, size: int, scratch: States) -> None:
    """The numbers below size, shuffled into the scratch's items: for Python, to be checked against chance."""
    w = scratch[0]
    for i in range(size):
        w.items[i] = i
    shuffle(w, key, 0, FOR_DECK, size)
