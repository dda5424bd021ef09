"""The generator against published vectors, and the shuffle against chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from mpmath import gammainc

import halfpast
from halfpast.core.record import Array
from halfpast.core.rng import block, derive_key, seed_bytes, shuffle_numbers
from halfpast.core.scratch import HERE
from halfpast.games.half.rules.cards import CARDS, COPIES, KINDS
from halfpast.games.half.rules.game import GAME

ZERO_8 = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
ZERO_20 = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)
RFC_8439 = (  # section 2.3.2: key 00 01 … 1f, nonce 00000009 0000004a 00000000, counter 1
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
)


def keystream(key: bytes, counter: int, nonce: int, purpose: int, rounds: int) -> str:
    w = HERE.scratch
    block(np.frombuffer(key, "<u4").astype(np.uint32), counter, nonce, purpose, rounds, w)
    return bytes(w["words"][0, :16].astype("<u4").tobytes()).hex()


@pytest.mark.parametrize(("rounds", "vector"), [(8, ZERO_8), (20, ZERO_20)], ids=["8", "20"])
def test_chacha_with_all_zero_key_and_nonce(rounds: int, vector: str) -> None:
    assert keystream(bytes(32), 0, 0, 0, rounds) == vector


def test_chacha_as_in_rfc_8439() -> None:
    assert keystream(bytes(range(32)), 1, 0x09000000, 0x4A000000, 20) == RFC_8439


def test_keys_differ_with_seed_salt_and_their_bounds() -> None:
    seeds = [seed_bytes(7), seed_bytes(b"7"), seed_bytes(-7), seed_bytes(b"")]
    keys = [derive_key(seed).tobytes() for seed in seeds]
    keys += [derive_key(b"ab", [b"c"]).tobytes(), derive_key(b"a", [b"bc"]).tobytes(), derive_key(b"ab").tobytes()]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("seed", ["7", 1.5, True, [1]])
def test_a_seed_of_another_type_is_refused(seed: Any) -> None:
    with pytest.raises(halfpast.HalfpastError, match="A seed is an int, bytes or None"):
        seed_bytes(seed)


def fairness(table: Array, expected: Array) -> float:
    """The p-value of a table place by card over whole shuffles.

    A shuffle fixes how often each card comes, so places are not independent: of the plain sum a part
    (places - 1) / places is chi-square, with (places - 1) * (cards - 1) degrees of freedom.
    """
    places, cards = table.shape
    statistic = ((table - expected) ** 2 / expected).sum() * (places - 1) / places
    freedom = (places - 1) * (cards - 1)
    return float(gammainc(freedom / 2, statistic / 2, regularized=True))


Seeds = Callable[[int], bytes]


def card_by_place(deals: int, seeds: Seeds) -> Array:
    """How often each of 72 different cards came to each place, over so many shuffles."""
    table = np.zeros((CARDS, CARDS), np.int64)
    places, w = np.arange(CARDS), HERE.scratch
    for _ in range(deals):
        shuffle_numbers(derive_key(seeds(16)), CARDS, w)
        table[places, w["items"][0, :CARDS]] += 1
    return table


def kind_by_place(deals: int, seats: int, seeds: Seeds) -> Array:
    """How often each kind was dealt to each place of the deck, in real deals."""
    states = GAME.states(deals, GAME.editions.get("amigo"), seats)
    for i in range(deals):
        states["key"][i] = derive_key(seeds(16))
        GAME.deal(states, i)
    return np.stack([np.bincount(states["deck"][:, place], minlength=KINDS) for place in range(CARDS)])


def test_the_shuffle_is_fair_card_by_place() -> None:
    deals = 20_000
    assert fairness(card_by_place(deals, random.Random(1).randbytes), np.full((CARDS, CARDS), deals / CARDS)) > 1e-4


def test_the_deal_is_fair_kind_by_place() -> None:
    GAME.ready()
    deals = 20_000
    expected = np.broadcast_to(np.array(COPIES) * deals / CARDS, (CARDS, KINDS))
    assert fairness(kind_by_place(deals, 3, random.Random(2).randbytes), expected) > 1e-4


def test_a_biased_shuffle_would_be_seen() -> None:
    rng, deals = np.random.default_rng(1), 20_000
    table = np.zeros((CARDS, CARDS), np.int64)
    for _ in range(deals):
        cards = np.arange(CARDS)
        for i in range(CARDS):  # the well-known mistake: every place swaps with any place
            j = rng.integers(CARDS)
            cards[i], cards[j] = cards[j], cards[i]
        table[np.arange(CARDS), cards] += 1
    assert fairness(table, np.full((CARDS, CARDS), deals / CARDS)) < 1e-4


def test_the_same_seed_deals_the_same_and_the_lots_are_fair() -> None:
    GAME.ready()
    first = GAME.states(2000, GAME.editions.get("amigo"), 5)
    for i in range(2000):
        first["key"][i] = derive_key(b"%d" % i)
    again = first.copy()
    for states in (first, again):
        for i in range(2000):
            GAME.deal(states, i)
    assert (first == again).all()
    assert np.bincount(first["dealer"]).min() > 300
    assert np.bincount(first["lots"][:, 0]).min() > 300
