"""The proof that a game is one folder: a third one, made known by an entry point as anybody's package makes its own.

It lies in tests/third/as-installed as pip would have put it there. What it must do is in tests/third, run by a process
of its own in whose path that folder is, so that all other tests see our two games only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from halfpast.games import GAMES

THIRD = Path(__file__).resolve().parents[1] / "third"
ROOT = THIRD.parents[1]
# Some extensions do not survive Python's own end: what pytest found is said before it.
RUN = "import os, sys, pytest; found = pytest.main(sys.argv[1:]); sys.stdout.flush(); os._exit(found)"


def test_a_third_game_is_one_folder(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(THIRD / "as-installed")}
    words = ["-q", "--color=no", "-p", "no:cacheprovider", f"--basetemp={tmp_path / 'third'}", str(THIRD)]
    command = [sys.executable, "-c", RUN, *words]
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-20_000:] + found.stderr[-5_000:]
    assert " passed" in found.stdout


def test_without_its_folder_nobody_knows_it() -> None:
    assert list(GAMES) == ["half", "level8"]
    assert not [name for name in sys.modules if name.startswith("high_card")]
