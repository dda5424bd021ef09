from __future__ import annotations

import os
import subprocess
import sys

import pytest

from halfpast.games import game
from tests.golden.make import FOLDER, GAMES_AN_EDITION, differing


def test_ten_golden_games_an_edition_are_kept() -> None:
    for edition in game("half").editions.printed:
        assert len(list(FOLDER.glob(f"{edition}-[0-9]*.txt"))) == GAMES_AN_EDITION


@pytest.mark.parametrize("mode", ["compiled", "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_golden_games_are_played_the_same_in_every_mode(mode: str) -> None:
    if mode == "compiled":
        assert differing() == [], "make docs, and review the diff"
        return
    command = [sys.executable, "-m", "tests.golden.make", "--check"]
    run = subprocess.run(command, env=os.environ | {mode: "1"}, capture_output=True, text=True, timeout=900)
    assert run.returncode == 0, run.stderr[-2000:]
