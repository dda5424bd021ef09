"""All games are compiled at once, on all processors."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from halfpast import compile as compiling
from halfpast.core import kernel

Told = list[tuple[str, int, int]]


def pretend(monkeypatch: pytest.MonkeyPatch, program: str) -> list[subprocess.Popen[str]]:
    """Nothing is kept, and instead of the compiler a program runs, for each game; they are gathered."""
    begun: list[subprocess.Popen[str]] = []
    begin = subprocess.Popen

    def popen(command: list[str], **options: object) -> subprocess.Popen[str]:
        assert command[:3] == [sys.executable, "-m", "halfpast.compile"]
        begun.append(begin([sys.executable, "-c", program, *command[3:]], stdout=subprocess.PIPE, text=True))
        return begun[-1]

    monkeypatch.setattr(kernel, "is_kept", lambda unit: False)
    monkeypatch.setattr("halfpast.compile.subprocess.Popen", popen)
    monkeypatch.setattr(kernel, "ready", lambda unit, tell: None)
    return begun


def test_rules_and_bots_in_processes_of_their_own_are_one_count(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = pretend(monkeypatch, "import sys; print(*sys.argv[1:])")
    told: Told = []
    compiling.ready_all(lambda *what: told.append(what))
    units = ["half", "half.bots", "level8", "level8.bots"]
    of = sum(kernel.units()[unit] for unit in units)
    assert sorted(name for name, _, _ in told) == ["", " ".join(units[:2]), " ".join(units[2:])]
    assert [done for _, done, _ in told] == [0, 1, of]
    assert {all_of for _, _, all_of in told} == {of}
    assert [process.returncode for process in begun] == [0, 0]


def test_who_stops_it_stops_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = pretend(monkeypatch, "import time; print('one', flush=True); time.sleep(600)")

    signal.signal(signal.SIGALRM, signal.default_int_handler)  # SIGINT may be switched off in the background

    def stop(name: str, done: int, of: int) -> None:
        if not done:
            os.kill(os.getpid(), signal.SIGALRM)

    with pytest.raises(KeyboardInterrupt):
        compiling.ready_all(stop)
    assert begun
    assert all(process.wait(30) != 0 for process in begun)


def test_a_process_says_each_entry(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def ready(unit: str, tell: kernel.Tell) -> None:
        for what in (("tables", 0, 2), ("weigh_moves", 0, 2), ("why_move", 1, 2), ("", 2, 2)):
            tell(*what)

    monkeypatch.setattr(kernel, "ready", ready)
    compiling.main(["half.bots"])
    assert capsys.readouterr().out == "weigh_moves\nwhy_move\n"


def test_what_is_kept_is_compiled_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = pretend(monkeypatch, "")
    monkeypatch.setattr(kernel, "is_kept", lambda unit: True)
    compiling.ready_all()
    assert begun == []
