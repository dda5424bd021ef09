"""The same games on a real Ray on this computer, with two workers. In processes of their own, which Ray wants whole."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import halfpast
from halfpast.arena.batch import simulate

BOTH = """
import numpy as np
import ray
from halfpast.arena import cluster
from halfpast.arena.batch import simulate
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
cluster.TIMES = 1  # so that there are more chunks
for game, games in (("half", 6000), ("level8", 24)):
    asked = {"games": games, "bots": ["family", "learner", "random"], "seed": 4}
    there, here = simulate(game, **asked, ray=True), simulate(game, **asked)
    assert (there.rows == here.rows).all() and there.summary == here.summary
    print(game, there.games)
assert ray.is_initialized()  # whose it is ends it
cluster.sources_digest = lambda unit: b"another"
try:
    simulate("half", games=100, ray=True)
except Exception as error:
    print(type(error).__name__, error)
"""


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_same_seed_plays_the_same_on_two_workers() -> None:
    said = run(sys.executable, "-c", BOTH)
    assert said.splitlines()[:2] == ["half 6000", "level8 24"]
    assert "HalfpastError A worker of Ray failed: A worker has another halfpast" in said


def is_playing() -> bool:
    """Whether a worker of Ray is at work: Ray names its processes after what they do."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if command.read_bytes().startswith(b"ray::_play"):
                return True
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="what processes do is read from /proc")
def test_the_command_plays_there_and_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    told = tmp_path / "stderr"
    with (
        told.open("w") as stream,
        subprocess.Popen(
            [sys.executable, "-m", "halfpast", "simulate", "--games", "1000000000", "--ray", "--threads", "2"],
            stdout=subprocess.PIPE, stderr=stream, text=True,
        ) as playing,
    ):  # fmt: skip
        until = time.monotonic() + 120
        while not is_playing() and time.monotonic() < until:
            time.sleep(0.1)
        playing.send_signal(signal.SIGINT)
        said, _ = playing.communicate(timeout=120)
    assert " of 1,000,000,000 games in series of 6" in said, told.read_text()
    assert playing.returncode == 0


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(halfpast.HalfpastError, match=r"halfpast\[cluster\]"):
        simulate("half", games=10, ray=True)
