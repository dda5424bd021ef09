"""The screen in the players' guide is what the game shows."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[1] / "docs/players.md"


def test_the_screen_in_the_guide_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = re.search(r"```\n\$ halfpast (.*?)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert screen
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = re.findall(r"your move> (\w+)", screen[2])
    command = [sys.executable, "-m", "halfpast", *shlex.split(screen[1])]
    done = subprocess.run(command, input="\n".join([*typed, ""]), capture_output=True, encoding="utf-8", check=True)
    shown = re.sub(r"(your move>) \w+\n", r"\1 ", screen[2]).strip()
    for part in shown.split("\n…\n"):  # … stands for lines left out
        assert part in done.stdout
