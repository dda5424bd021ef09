"""Compiled code is kept safely, and a person is told when it is made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import halfpast
from halfpast.core import kernel
from halfpast.games import GAMES, game

FIRST_LIST = "import halfpast; print(halfpast.new('half', seed=1).legal())"
# A game with only a few entries: to compile them all takes half a minute.
FEW = """
from halfpast.core import kernel
from halfpast.core.scratch import HERE
from halfpast.games.half.rules import game, legality
few = {entry}legality.fill,
kernel._entries["half"] = [one for one in kernel._entries["half"] if one[0] in few]
"""
# How many zeros may be laid on a bid of 6½, as the table made of the rules has it.
ASK = (
    FEW.format(entry="")
    + """
import numpy
game.GAME.ready()
table = numpy.zeros(legality.EDITIONS * 2 * legality.BIDS, numpy.int64)
legality.fill(numpy.zeros(1, game.GAME.state), table)
print(legality.__file__, table[13] & 15)
"""
)
PLAY_AT_RANDOM = """
for edition in game.GAME.editions.printed.values():
    for seats in game.GAME.seat_counts:
        states = game.GAME.states(1, edition, seats)
        HERE.scratch["random"] = seats
        print(edition.name, seats, game.play_random(states, 0, 500, HERE.scratch))
"""


def python(code: str, *, package: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """A new Python, with the package from a copy of the sources where one is given."""
    source = {"PYTHONPATH": str(package)} if package else {}
    command = [sys.executable, "-c", code]
    ended = subprocess.run(command, env=os.environ | source | environment, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, (ended.returncode, ended.stderr[-500:])
    return ended


def test_damaged_code_is_made_anew_and_a_change_in_another_file_is_not_served_from_the_old(tmp_path: Path) -> None:
    """Compile from a copy; damage it; change a rule that an entry only reaches through other files: that is seen."""
    package = tmp_path / "halfpast"
    shutil.copytree(Path(halfpast.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    cache = {"HALFPAST_CACHE": str(tmp_path / "cache")}
    first = python(ASK, package=tmp_path, **cache)
    assert first.stdout == f"{package / 'games/half/rules/legality.py'} 0\n", first.stderr
    assert "compiling the rules of half, once" in first.stderr
    for file in tmp_path.glob("cache/half-*/**/*.nbi"):
        file.write_bytes(file.read_bytes()[:50])
    again = python(ASK, package=tmp_path, **cache)
    assert again.stdout == first.stdout, again.stderr[-500:]
    assert "compiling" in again.stderr
    rule = package / "games/half/rules/law/specials.py"
    text = rule.read_text("utf-8")
    changed = text.replace("Reason.ZERO_ON_HALF if is_half(bid_halves(s)) else Reason.NONE", "Reason.NONE")
    assert changed != text
    rule.write_text(changed, "utf-8")
    second = python(ASK, package=tmp_path, **cache)
    assert second.stdout.endswith(" 15\n"), second.stderr
    assert "compiling" in second.stderr
    third = python(ASK, package=tmp_path, **cache)
    assert (third.stdout, third.stderr) == (second.stdout, "")


def test_random_games_are_the_same_with_every_index_checked(tmp_path: Path) -> None:
    code = FEW.format(entry="game.play_random, ") + PLAY_AT_RANDOM
    checked = python(code, HALFPAST_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1")
    assert checked.stdout.count("\n") == 5 * 4, checked.stderr[-500:]
    assert (
        checked.stdout
        == python(
            "from halfpast.core.scratch import HERE\nfrom halfpast.games.half.rules import game\n" + PLAY_AT_RANDOM
        ).stdout
    )


def test_a_cache_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    run = python(FIRST_LIST, HALFPAST_CACHE=str(blocked / "cache"), NUMBA_DISABLE_JIT="1")
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("['")


def test_a_warm_start_says_nothing() -> None:
    game("half").ready()
    assert python(FIRST_LIST).stderr == ""


def test_a_warm_start_does_not_fill_the_tables_that_only_compiling_needs() -> None:
    """Numba's own reading of a cached function fills them first, which is half of the time of a start."""
    halfpast.new("half", seed=1).legal()
    lookup = "from numba.core.registry import cpu_target; print(len(cpu_target.target_context._defns))"
    assert int(python(f"{FIRST_LIST}; {lookup}").stdout.split()[-1]) < 10  # hundreds when they are filled


def test_importing_the_package_compiles_nothing(tmp_path: Path) -> None:
    run = python("import halfpast", HALFPAST_CACHE=str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert not list(tmp_path.rglob("*.nbi"))


def test_all_entries_of_a_unit_are_known_as_soon_as_its_game_is() -> None:
    """One that came later would be compiled unasked, and the cache would be taken for damaged."""
    code = """
from importlib import import_module
from pkgutil import walk_packages
import halfpast.games, halfpast.bots
from halfpast.core import kernel
for game in halfpast.games.GAMES.values():
    for part in (game.thinking, game.env):
        assert part
before = kernel.units()
for module in walk_packages(halfpast.games.__path__, "halfpast.games."):
    import_module(module.name)
print({unit: number for unit, number in kernel.units().items() if number != before.get(unit)})
"""
    assert python(code).stdout == "{}\n"


def test_other_code_keeps_its_own_numba_cache() -> None:
    assert not str(kernel.numba.config.CACHE_DIR).startswith(str(kernel.cache_folder("half")))


def test_old_caches_are_removed_and_the_present_one_stays(tmp_path: Path) -> None:
    for number in range(kernel.KEEP + 3):
        (tmp_path / f"half-{number}").mkdir()
        os.utime(tmp_path / f"half-{number}", (number, number))
    (tmp_path / "level8-1").mkdir()
    kernel._tidy(tmp_path / "half-0")
    kept = {folder.name for folder in tmp_path.iterdir()}
    assert {"half-0", "level8-1", f"half-{kernel.KEEP + 2}"} <= kept
    assert len(kept) == kernel.KEEP + 2


def test_threads_play_at_once_without_disturbing_each_other() -> None:
    def play(seed: int, found: dict[int, object]) -> None:
        match = halfpast.new("half", edition="express", seats=3, games=3, seed=seed)
        while match.seat is not None:
            match.play(match.legal()[0])
        found[seed] = match.result()

    alone: dict[int, object] = {}
    together: dict[int, object] = {}
    for seed in range(4):
        play(seed, alone)
    threads = [threading.Thread(target=play, args=(seed, together)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


@pytest.mark.parametrize(
    ("module", "owner"), [("halfpast.games.half.rules.moves", "half"), ("halfpast.core.rng", "core")]
)
def test_a_module_belongs_to_its_game(module: str, owner: str) -> None:
    assert kernel.unit_of(module) == owner


def test_a_compile_that_was_stopped_leaves_no_wrong_rules_behind(tmp_path: Path) -> None:
    """Ctrl-C in the first compile, and another try in the same process: Numba may give up, but a new start is right."""
    stop = """
import signal
from halfpast.games.half.rules import game
signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 0.5, 0.3)  # again: one that comes while something is given back is lost
try:
    game.GAME.ready()
except KeyboardInterrupt:
    signal.setitimer(signal.ITIMER_REAL, 0)
    print("stopped")
"""
    right = " 0\n"
    stopped = python(stop + ASK, HALFPAST_CACHE=str(tmp_path)).stdout
    assert stopped.startswith("stopped")
    assert stopped.endswith(("stopped\n", right))
    assert python(ASK, HALFPAST_CACHE=str(tmp_path)).stdout.endswith(right)


def test_another_processor_has_a_cache_of_its_own(tmp_path: Path) -> None:
    folder = "from halfpast.core.kernel import cache_folder; print(cache_folder('half'))"
    here = python(folder, HALFPAST_CACHE=str(tmp_path)).stdout
    there = python(folder, HALFPAST_CACHE=str(tmp_path), NUMBA_CPU_NAME="core2").stdout
    assert here != there


@pytest.mark.parametrize("name", GAMES)
def test_no_field_is_called_like_something_that_records_have(name: str) -> None:
    """Not compiled, s.put would be NumPy's own."""
    assert [field for field in game(name).state.names or () if hasattr(np.record, field)] == []
