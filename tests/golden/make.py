"""Golden games, as text. `make docs` writes them anew; review the diff.

python -m tests.golden.make                 write them
python -m tests.golden.make --check half    compare, in whatever mode Numba is (the modes must agree)
python -m tests.golden.make --check --few   only some of each edition
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from halfpast.games import GAMES, game
from tests.golden import tell_half, tell_level8

FOLDER = Path(__file__).parent
TELL = {"half": tell_half.golden_game, "level8": tell_level8.golden_game}
AN_EDITION = {"half": 10, "level8": 5}
FEW = {"half": 3, "level8": 2}


def golden_games(games: Iterable[str] = GAMES, an_edition: Mapping[str, int] = AN_EDITION) -> dict[str, str]:
    """The golden games by their files' names."""
    return {
        f"{name}/{edition}-{number:02}.txt": TELL[name](edition, number)
        for name in games
        for edition in game(name).editions.printed
        for number in range(1, an_edition[name] + 1)
    }


def differing(games: Iterable[str] = GAMES) -> list[str]:
    """The golden games that are no longer what their files say, missing and needless files included."""
    made = golden_games(games)
    files = [file for name in games for file in FOLDER.glob(f"{name}/*.txt")]
    kept = {file.relative_to(FOLDER).as_posix(): file.read_text("utf-8") for file in files}
    return sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))


def differing_of_few() -> list[str]:
    """Those of the first few of each edition that are not what their files say."""
    made = golden_games(an_edition=FEW)
    return sorted(name for name, text in made.items() if text != (FOLDER / name).read_text("utf-8"))


def check_in_mode(mode: str, *words: str) -> None:
    """Compare in a process of its own, for Numba chooses its mode when it is imported."""
    command = [sys.executable, "-m", "tests.golden.make", "--check", *words]
    run = subprocess.run(command, env=os.environ | {mode: "1"}, capture_output=True, text=True, timeout=900)
    assert run.returncode == 0, run.stderr[-2000:]


if __name__ == "__main__":
    if "--check" in sys.argv:
        asked = [word for word in sys.argv[1:] if word in GAMES] or GAMES
        different = differing_of_few() if "--few" in sys.argv else differing(asked)
        sys.exit(f"these differ: {different}" if different else 0)
    made = golden_games()
    for name, text in made.items():
        (FOLDER / name).parent.mkdir(exist_ok=True)
        (FOLDER / name).write_text(text, "utf-8")
    print(f"wrote {len(made)} golden games")
