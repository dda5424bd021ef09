"""Legality lives only in refuse: the generated table and the legal list say the same.

Over millions of positions: `make soak ARGS=legality`, in the compiled loop, which takes long to compile.
"""

from __future__ import annotations

import random

import numpy as np

from halfpast.core.kernel import direct
from halfpast.core.record import States
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules import legality
from halfpast.games.half.rules.apply import apply
from halfpast.games.half.rules.cards import COPIES, HALF, KINDS, kth
from halfpast.games.half.rules.game import GAME, refuse_move
from halfpast.games.half.rules.law.reasons import RULES, Reason
from halfpast.games.half.rules.law.specials import refuse_cards, refuse_eight_half
from halfpast.games.half.rules.legal import legal
from halfpast.games.half.rules.legality import BIDS, EDITIONS, PAIR
from halfpast.games.half.rules.moves import MOVES, refuse
from halfpast.games.half.rules.playout import choose
from halfpast.games.half.rules.state import OVER, State
from tests.games.half.random_games import dealt_states, njit

legality.generate()  # for the loops compiled here, which are not in the cache


@njit
def differs(s: State, w: Scratch) -> bool:
    """Whether the legal list is not exactly the moves that refuse lets pass."""
    number, at = legal(s, w), 0
    for move in range(MOVES):
        if refuse(s, move) == Reason.NONE:
            if at == number or w.moves[at] != move:
                return True
            at += 1
    return at != number


@njit
def play_and_compare(states: States, scratch: States) -> tuple[int, int]:
    """Play every state at random; return how many positions were seen, and the first state that differs (or -1)."""
    seen = 0
    for i in range(len(states)):
        s, w = states[i], scratch[0]
        while s.phase != OVER:
            seen += 1
            if differs(s, w):
                return seen, i
            apply(s, choose(s, w))
    return seen, -1


def test_the_legal_list_is_what_refuse_lets_pass() -> None:
    chooser, seen = random.Random(1), 0
    while seen < 20_000:
        states = dealt_states(GAME, 4, chooser)
        refuse_now = direct(refuse_move)
        for i in range(len(states)):
            while not GAME.is_over(states, i):
                legal = GAME.legal(states, i)
                assert legal == [move for move in range(MOVES) if not refuse_now(states, i, move)], states[i]
                GAME.apply(states, i, chooser.choice(legal))
                seen += 1


@njit
def legal_by_refuse(states: States, kind: int, number: int) -> bool:
    if kind == KINDS:
        return bool(refuse_eight_half(states[0]) == Reason.NONE)
    return bool(refuse_cards(states[0], kind, number) == Reason.NONE)


def test_the_table_of_legality_is_refuse_for_every_bid_duty_and_edition() -> None:
    state = np.zeros(1, GAME.state)
    for place in range(EDITIONS * 2 * BIDS):
        state["bid"], state["duty"] = place % BIDS, (place >> 5) & 1
        state["eight_half"], state["half_across"], state["five_wild"] = place >> 6 & 1, place >> 7 & 1, place >> 8 & 1
        state["half_on_eight_half"] = place >> 9 & 1
        entry = int(legality.LEGAL[place])
        assert bool(entry & PAIR) == legal_by_refuse(state, KINDS, 1)
        for kind in range(KINDS):
            most = (entry >> (4 * kind)) & 15
            for number in range(1, COPIES[HALF] + 1):
                assert (number <= most) == legal_by_refuse(state, kind, number), (place, kind, number)


def test_the_mask_is_the_legal_list() -> None:
    chooser = random.Random(3)
    states, mask = dealt_states(GAME, 20, chooser), np.full(MOVES, 7, np.uint8)
    for i in range(20):
        while not GAME.is_over(states, i):
            GAME.legal_mask(states, i, mask)
            legal = GAME.legal(states, i)
            assert np.flatnonzero(mask).tolist() == legal
            assert mask.max() == 1
            GAME.apply(states, i, chooser.choice(legal))


def test_a_record_is_at_most_512_bytes() -> None:
    assert GAME.state.itemsize <= 512


def test_every_reason_names_its_rule() -> None:
    assert set(RULES) == set(Reason) - {Reason.NONE}


@njit
def kth_of(bag: int, k: int) -> tuple[int, int]:
    return kth(bag, k)


def test_the_kth_card_of_a_bag_is_the_kth_of_its_sorted_cards() -> None:
    chooser = random.Random(1)
    for _ in range(2000):
        counts = [chooser.choice((0, 0, 0, 1, 1, 2, 8)) for _ in range(14)]
        bag = sum(number << (4 * kind) for kind, number in enumerate(counts))
        cards = [(kind, before) for kind, number in enumerate(counts) for before in range(number)]
        assert [kth_of(bag, k) for k in range(len(cards))] == cards
