from __future__ import annotations

import pytest

from halfpast.games import GAMES, game
from tests.golden.make import AN_EDITION, FOLDER, check_in_mode, differing


@pytest.mark.parametrize("name", GAMES)
def test_so_many_golden_games_an_edition_are_kept(name: str) -> None:
    for edition in game(name).editions.printed:
        assert len(list((FOLDER / name).glob(f"{edition}-[0-9][0-9].txt"))) == AN_EDITION[name]


def test_golden_games_are_played_the_same() -> None:
    assert differing() == [], "make docs, and review the diff"


# All of them, and with every index checked: `make soak ARGS=modes`; see tests/core/test_kernel.py too.
def test_golden_games_are_played_the_same_without_the_compiler() -> None:
    check_in_mode("NUMBA_DISABLE_JIT", "--few")
