"""The command in this process or in one of its own, fed with lines; and the matches that it keeps."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import halfpast
from halfpast.cli import main
from halfpast.i18n import text

from .screen import LONGEST_WAIT, called, kept_match


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for the match that is kept, and a terminal that says nothing of its language."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("LC_MESSAGES", "LANG", "HALFPAST_CALLED_BY", "PYTHONIOENCODING", "PYTHONUTF8"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state"


def run(*words: str | Path, given: str = "", env: dict[str, str] | None = None) -> Result:
    """The command in this process, with this input; what it does not handle itself fails the test."""
    return CliRunner().invoke(main, list(map(str, words)), input=given, env=env, catch_exceptions=False)


def process(
    *words: str, given: bytes = b"", shell: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own; `shell`: redirections, as one would type them."""
    environment = {**os.environ, **(env or {})}
    return subprocess.run(called(words, shell), input=given, capture_output=True, timeout=LONGEST_WAIT, env=environment)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def answers(result: Result, language: str = "en") -> list[str]:
    """What was shown before the first prompt, and after each line that was typed."""
    assert result.exit_code == 0, result.output
    return result.stdout.split(text("terminal-prompt", language) + " ")


def kept(state: Path) -> halfpast.Match:
    """The match that was left."""
    return halfpast.replay(json.loads(kept_match(state).read_text("utf-8")))


def own_moves(match: halfpast.Match) -> list[str]:
    return [entry["move"] for entry in match.log()["moves"] if entry.get("seat") == 0]


def saved(match: halfpast.Match, file: Path) -> Path:
    file.write_text(json.dumps(match.log()), "utf-8")
    return file
