"""Legality lives only in refuse: the legal numbers of Level 8 are those that it lets pass, each said in one way.

Over many more positions: `make soak ARGS=legality8`.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import numpy as np
import pytest

from halfpast.core.record import States
from halfpast.core.scratch import HERE
from halfpast.games.level8.rules.cards import NUMBER_CARDS, NUMBERS, PAIRS
from halfpast.games.level8.rules.composed_moves import Lay, steps
from halfpast.games.level8.rules.game import GAME, apply_move, legal_moves, refuse_move
from halfpast.games.level8.rules.law.reasons import RULES, Reason
from halfpast.games.level8.rules.moves import MOVES, OFF, ONTO, PICK_CARD, PICK_NONE
from halfpast.games.level8.rules.state import ACT, COLOUR_RUN, LAYING, RUN, SHOWN
from tests.games.half.random_games import dealt_states
from tests.games.level8.random_games import level_cards


def listed(states: States, i: int) -> list[int]:
    """The numbers of the legal list."""
    found: list[int] = HERE.scratch["moves"][0][: legal_moves(states, i, HERE.scratch)].tolist()
    return found


def ways(states: States, i: int, number: int) -> set[tuple[int, ...]]:
    """What a number does: of a joker laid off, where it can go and as what, as far as that matters there (L13)."""
    if PICK_CARD <= number < PICK_NONE:
        seat, place = divmod(number - PICK_CARD, SHOWN)
        return {(PICK_CARD, seat, int(states[i]["shown"][seat, place]))}
    if not OFF + NUMBER_CARDS <= number < ONTO:
        return {(number,)}
    trial, (joker, stands) = states[i : i + 1].copy(), PAIRS[number - OFF]
    GAME.apply(trial, 0, number)
    groups = {onto: int(trial["group_type"][0].flat[onto - ONTO]) for onto in listed(trial, 0)}
    return {(joker, onto, {RUN: stands % NUMBERS, COLOUR_RUN: stands}.get(kind, -1)) for onto, kind in groups.items()}


def all_ways(states: States, numbers: list[int]) -> set[tuple[int, ...]]:
    return set().union(*(ways(states, 0, number) for number in numbers))


def play_and_compare(positions: int, seed: int) -> None:
    """So many positions of random play, all editions: the legal list is held against refuse, number by number."""
    chooser, seen = random.Random(seed), 0
    while seen < positions:
        states = dealt_states(GAME, 1, chooser, level_cards)
        while seen < positions and not GAME.is_over(states, 0) and states["round_number"][0] < 3:
            legal = listed(states, 0)
            passed = [number for number in range(MOVES) if not refuse_move(states, 0, number, HERE.scratch)]
            assert legal == sorted(set(legal) & set(passed)), states[0]
            assert all_ways(states, legal) == all_ways(states, passed), states[0]
            GAME.apply(states, 0, chooser.choice(legal))
            seen += 1


@pytest.mark.parametrize("seed", range(4))
def test_the_legal_numbers_are_those_that_refuse_lets_pass(seed: int) -> None:
    play_and_compare(800, seed)


def test_asking_changes_nothing() -> None:
    chooser, lays = random.Random(5), 0
    while lays < 60:
        states = dealt_states(GAME, 1, chooser, level_cards)
        for _ in range(400):
            if GAME.is_over(states, 0):
                break
            before = states.tobytes()
            legal = listed(states, 0)
            for number in (*legal, *(chooser.randrange(MOVES) for _ in range(10))):
                refuse_move(states, 0, number, HERE.scratch)
            moves = GAME.legal(states, 0) if states["phase"][0] < LAYING else []
            assert all(GAME.refuse(states, 0, move) is None for move in moves)
            assert states.tobytes() == before
            lays += any(isinstance(move, Lay) for move in moves)
            GAME.apply(states, 0, chooser.choice(legal))


def spoiled(chooser: random.Random, lay: Lay) -> Lay:
    """The lay with one card, or what it stands for, another one; or two cards the other way round."""
    cards = [card for group in lay.groups for card in group]
    one, other = chooser.randrange(len(cards)), chooser.randrange(len(cards))
    match chooser.randrange(4):
        case 0:
            cards[one] = chooser.choice(PAIRS)
        case 1:
            cards[one] = cards[other]
        case 2:
            cards[one], cards[other] = cards[other], cards[one]
        case 3:
            near = [pair for pair in PAIRS if pair[0] == cards[one][0] or pair[1] == cards[one][1]]
            cards[one] = chooser.choice(near)
    left = iter(cards)
    return Lay(tuple(tuple(islice(left, len(group))) for group in lay.groups))


def passes(states: States, lay: Lay) -> bool:
    """Whether one number of a lay after another is let pass."""
    trial = states.copy()
    for number in steps(trial, 0, lay):
        if refuse_move(trial, 0, number, HERE.scratch):
            return False
        apply_move(trial, 0, number, HERE.scratch)
    return True


def test_L07_a_whole_lay_and_its_numbers_are_refused_alike() -> None:
    """`refuse_lay` reads a lay whole, `refuse_step` number by number: good lays, and such as are spoiled a bit."""
    chooser, told = random.Random(7), Counter[bool]()
    while min(told[True], told[False]) < 150:
        states = dealt_states(GAME, 1, chooser, level_cards)
        for _ in range(400):
            if GAME.is_over(states, 0):
                break
            if listed(states, 0) and states["phase"][0] == ACT:
                for good in [move for move in GAME.legal(states, 0) if isinstance(move, Lay)]:
                    assert passes(states, good)
                    for lay in (good, *(spoiled(chooser, good) for _ in range(20))):
                        is_legal = GAME.refuse(states, 0, lay) is None
                        assert is_legal == passes(states, lay), lay
                        told[is_legal] += 1
            GAME.apply(states, 0, chooser.choice(listed(states, 0)))


def test_the_mask_is_the_legal_list() -> None:
    chooser = random.Random(3)
    states, mask = dealt_states(GAME, 3, chooser, level_cards), np.full(MOVES, 7, np.uint8)
    for i in range(3):
        for _ in range(300):
            if GAME.is_over(states, i):
                break
            GAME.legal_mask(states, i, mask)
            assert np.flatnonzero(mask).tolist() == listed(states, i)
            assert mask.max() == 1
            GAME.apply(states, i, chooser.choice(listed(states, i)))


def test_a_record_is_at_most_2048_bytes() -> None:
    assert GAME.state.itemsize <= 2048


def test_every_reason_names_its_rule() -> None:
    assert set(RULES) == set(Reason) - {Reason.NONE}
