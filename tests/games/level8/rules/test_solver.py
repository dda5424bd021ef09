"""The lay solver of Level 8 is exact, and a lay can be made number by number."""

from __future__ import annotations

import pytest

from tests.games.level8.naive.missing import Line, can_be_laid, cards_missing
from tests.games.level8.rules.solver import run, run_walks


@pytest.mark.parametrize("seed", range(2))
def test_L07_the_solver_finds_what_brute_force_finds(seed: int) -> None:
    met = run(700, seed)
    assert all(met[f"missing {missing}"] for missing in range(5))
    assert met["ways with jokers"] > 50
    assert met["ways with full jokers"] > 10


@pytest.mark.parametrize("seed", range(2))
def test_L07_no_prefix_of_a_lay_is_a_dead_end_and_every_lay_is_reached(seed: int) -> None:
    met = run_walks(150, seed)
    assert met["lays walked along"] > 300
    assert met["lists compared"] > 100
    assert met["nothing to lay"] > 50


# ---------------------------------------------------------------- the brute force itself, by hand

BY_HAND: list[tuple[str, Line, int]] = [
    ("r2 b2 r3 b3 r6 b6 g6 o6", [("set", 2)] * 4, 0),  # L11: two sets may have the same number
    ("r2 b2 r3 b3 r6 b6 g6 o7", [("set", 2)] * 4, 1),
    ("r7 b8 j6", [("run", 3)], 0),
    ("r7 b8 j1", [("run", 3)], 1),  # L13: not in its range
    ("r14 b15 g1", [("run", 3)], 1),  # L08: 15 and 1 do not join
    ("r7 r8 b9", [("colour-run", 3)], 1),
    ("r7 r7 j1", [("colour", 3)], 0),  # L13: its number does not matter
    ("take swap keep skip", [("set", 2)], 2),  # L12
    ("j j", [("run", 2)], 0),
    ("r7 b7 r8", [("set", 2), ("colour", 2)], 1),  # the r7 is wanted twice
    ("r7 b7 g7 r8", [("set", 2), ("colour", 2)], 0),
    ("r3", [("run", 10)], 9),
]


@pytest.mark.parametrize(("hand", "line", "missing"), BY_HAND)
def test_L11_L12_L13_cards_missing(hand: str, line: Line, missing: int) -> None:
    assert cards_missing(hand.split(), line) == missing
    assert can_be_laid(hand.split(), line) == (missing == 0)
