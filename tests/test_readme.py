"""The screens in the players' guide are what the games show."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from halfpast.games.level8.rules.levels import find_card
from halfpast.games.level8.rules.state import GROUP_NAMES

GUIDE = Path(__file__).resolve().parents[1] / "docs/players.md"


SCREENS = re.findall(r"```\n\$ halfpast (.*?)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(("words", "screen"), SCREENS, ids=["half", "level8"])
def test_the_screens_in_the_guide_are_true(
    words: str, screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = re.findall(r"your move> (.+)", screen)
    command = [sys.executable, "-m", "halfpast", *shlex.split(words)]
    done = subprocess.run(command, input="\n".join([*typed, ""]), capture_output=True, encoding="utf-8", check=True)
    shown = re.sub(r"(your move>) .+\n", r"\1 ", screen).strip()
    for part in shown.split("\n…\n"):  # … stands for lines left out
        assert part in done.stdout


def test_the_level_card_in_the_guide_is_one_and_has_every_kind() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    card = find_card(tomllib.loads(example))
    assert {kind for line in card.levels for kind, _ in line} == set(GROUP_NAMES)
