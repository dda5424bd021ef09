"""Compiled code is kept safely, and a person is told when it is made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import halfpast
from halfpast.core import kernel
from halfpast.games import game

FIRST_LIST = "import halfpast; print(halfpast.new('half', seed=1).legal())"


def python(code: str, *, package: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """A new Python, with the package from a copy of the sources where one is given."""
    source = {"PYTHONPATH": str(package)} if package else {}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=os.environ | source | environment, capture_output=True, text=True, timeout=600)


def test_a_change_in_another_file_is_not_served_from_the_old_cache(tmp_path: Path) -> None:
    """Compile from a copy; change a rule that an entry only reaches through other files; the change is seen."""
    package = tmp_path / "halfpast"
    shutil.copytree(Path(halfpast.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    ask = (
        "import halfpast;"
        "p = {'game': 'half', 'edition': 'amigo', 'phase': 'play', 'turn': 0, 'pile': '6h', 'seats':"
        " [{'hand': '0', 'open': '111', 'blind': '222'}, {'hand': '3', 'open': '333', 'blind': '444'}]};"
        "print(halfpast.__file__, halfpast.load(p).legal())"
    )
    cache = {"HALFPAST_CACHE": str(tmp_path / "cache")}
    first = python(ask, package=tmp_path, **cache)
    assert first.stdout.split(maxsplit=1) == [str(package / "__init__.py"), "['take']\n"], first.stderr
    assert "compiling the rules of half, once" in first.stderr
    rule = package / "games/half/rules/specials.py"
    text = rule.read_text("utf-8")
    changed = text.replace("Reason.ZERO_ON_HALF if is_half(bid_halves(s)) else Reason.NONE", "Reason.NONE")
    assert changed != text
    rule.write_text(changed, "utf-8")
    second = python(ask, package=tmp_path, **cache)
    assert second.stdout.endswith("['0']\n"), second.stderr
    assert "compiling" in second.stderr
    third = python(ask, package=tmp_path, **cache)
    assert (third.stdout, third.stderr) == (second.stdout, "")


def test_a_cache_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    run = python(FIRST_LIST, HALFPAST_CACHE=str(blocked / "cache"), NUMBA_DISABLE_JIT="1")
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("['")


def test_a_warm_start_says_nothing() -> None:
    game("half").ready()
    assert python(FIRST_LIST).stderr == ""


def test_importing_the_package_compiles_nothing(tmp_path: Path) -> None:
    run = python("import halfpast", HALFPAST_CACHE=str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert not list(tmp_path.rglob("*.nbi"))


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


@pytest.mark.parametrize(("module", "owner"), [("halfpast.games.half.moves", "half"), ("halfpast.core.rng", "core")])
def test_a_module_belongs_to_its_game(module: str, owner: str) -> None:
    assert kernel.unit_of(module) == owner


def test_a_compile_that_was_stopped_leaves_no_wrong_rules_behind(tmp_path: Path) -> None:
    """Ctrl-C in the first compile, and another try in the same process: Numba may give up, but a new start is right."""
    ask = """
m = halfpast.new("half", seed=1)
m.play(m.legal()[0])
print(m.legal() == ["5", "8", "g"] and all(m.refusal(move) is None for move in m.legal()))
"""
    stop = """
import signal, halfpast
signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 0.5)
try:
    halfpast.new("half", seed=1)
except KeyboardInterrupt:
    pass
"""
    stopped = python(stop + ask, HALFPAST_CACHE=str(tmp_path))
    assert "False" not in stopped.stdout
    assert python("import halfpast" + ask, HALFPAST_CACHE=str(tmp_path)).stdout == "True\n"


def test_damaged_compiled_code_is_made_anew(tmp_path: Path) -> None:
    cache = str(tmp_path)
    whole = python(FIRST_LIST, HALFPAST_CACHE=cache).stdout
    for file in tmp_path.glob("half-*/**/*.nbi"):
        file.write_bytes(file.read_bytes()[:50])
    again = python(FIRST_LIST, HALFPAST_CACHE=cache)
    assert again.stdout == whole, again.stderr[-500:]
    assert "compiling" in again.stderr


def test_another_processor_has_a_cache_of_its_own(tmp_path: Path) -> None:
    folder = "from halfpast.core.kernel import cache_folder; print(cache_folder('half'))"
    here = python(folder, HALFPAST_CACHE=str(tmp_path)).stdout
    there = python(folder, HALFPAST_CACHE=str(tmp_path), NUMBA_CPU_NAME="core2").stdout
    assert here != there
