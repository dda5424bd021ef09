"""The commands know the third game."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import halfpast
from halfpast.cli import main
from halfpast.compile import ready_all
from halfpast.core import kernel
from halfpast.i18n import LANGUAGES, text

from .games import played


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for the match that is kept, and a terminal that says nothing of its language."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "state"


def run(*words: str, given: str = "") -> str:
    """What the command says."""
    result = CliRunner().invoke(main, list(words), input=given, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str) -> str:
    """What it says when it will not."""
    result = CliRunner().invoke(main, list(words), catch_exceptions=False)
    assert result.exit_code
    return result.output


def test_line_mode_over_a_pipe(state: Path) -> None:
    """A person who tries what the table shows in brackets, else what it asks for; from the first line to the last."""
    command = [sys.executable, "-m", "halfpast", "play", "--game", "high", "--edition", "strict", "--seed", "5"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, text=True, env=dict(os.environ), **pipes) as process:  # type: ignore[call-overload]
        assert process.stdin
        assert process.stdout
        shown, chooser, asked = "", random.Random(1), iter(["hint", "why", "legal", "score", "rules T06", "7", "help"])
        while letter := process.stdout.read(1):
            shown += letter
            if not shown.endswith(text("terminal-prompt") + " "):
                continue
            table = shown.rpartition("Your hand:")[2]
            goes = re.findall(r"\[(\d)\]", table) or re.findall("No card goes: (draw|pass)", table)
            says = next(asked, None) or chooser.choice(goes)
            process.stdin.write(f"{says}\n")
            process.stdin.flush()
    assert process.returncode == 0
    assert "At the table: You, Fox (Low), Owl (Low)" in shown
    assert "That is no move. Type a card from 1 to 6" in shown
    assert "T06  The 6." in shown
    assert re.search("(has|have) won!", shown)
    assert len(list((state / "halfpast").glob("over-*.json"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_left_goes_on(language: str, state: Path) -> None:
    first = run("play", "--game", "high", "--seats", "2", "--seed", "3", "--lang", language, given="")
    assert text("terminal-bye-kept", language) in first
    (kept,) = (state / "halfpast").glob("match-*.json")
    assert json.loads(kept.read_text("utf-8"))["players"] == ["you", "low"]
    assert text("terminal-resumed", language) in run("play", "--resume", given="")


def test_bots_are_those_of_the_game() -> None:
    assert "random, low" in refused("play", "--game", "high", "--bots", "family")
    assert "There is no bot 'low'" in refused("play", "--game", "half", "--bots", "low")
    assert "(Random)" in run("play", "--game", "high", "--bots", "random", "--seats", "2", given="")


def test_rules_and_editions() -> None:
    assert run("rules", "T06") == "T06  The 6. A 6 ends the pile, and the next card begins a new one.\n"
    assert run("rules", "--game", "high").count("\n") == 10
    assert "T04x" not in run("rules", "--edition", "plain")
    shown = run("editions", "--game", "high", "--lang", "fr")
    assert shown.startswith("High Card\nplain: Simple")
    assert "equal = non" in shown
    assert "High Card" in run("editions")


def test_position_and_replay_and_verify() -> None:
    position = halfpast.new("high", seats=2, seed=1).position()
    assert "Stock: " in run("position", given=json.dumps(position))
    shown = run("replay", given=json.dumps(played().log()))
    assert shown.splitlines()[-1] == "Player 3 has won!"
    fair = halfpast.new("high", seats=2, seed=bytes(32), salts=["00" * 16, None])
    assert text("fair-yes", "en", deals=1) in run("verify", given=json.dumps(fair.log()))


def test_duel_and_simulate() -> None:
    assert "low over random, plain, 2 seats: wins +" in run(
        "duel", "low", "random", "--game", "high", "--seats", "2", "--deals", "200"
    )
    found = json.loads(run("simulate", "--game", "high", "--games", "500", "--bots", "low", "--json"))
    assert (found["game"], found["games"], found["bots"]) == ("high", 500, ["low"] * 3)


def test_compile_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """`halfpast compile`, but that nothing is compiled: only which units would be."""
    wanted: list[str] = []
    monkeypatch.setattr(kernel, "is_kept", lambda unit: True)
    monkeypatch.setattr(kernel, "ready", lambda unit, tell: wanted.append(unit))
    run("compile")
    its = {unit for unit in wanted if kernel.game_of(unit) == "high"}
    assert its == {"high", "high.bots", "high.bots.study", "high.env", "high.env.against"}
    wanted.clear()
    ready_all()
    assert {unit for unit in wanted if kernel.game_of(unit) == "high"} == {"high", "high.bots"}
