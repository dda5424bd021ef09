"""The command, run as people run it."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import halfpast
from halfpast import i18n
from halfpast.terminal.half import told
from halfpast.terminal.lines import LineMode


def run(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "halfpast", *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, timeout=300)


def played(seed: int = 3, games: int = 2) -> halfpast.Match:
    match = halfpast.new("half", edition="fundex", seats=3, games=games, seed=seed)
    chooser = random.Random(seed)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    return match


def test_a_whole_series_over_a_pipe() -> None:
    """Answer every prompt with the first thing that `legal` offers."""
    command = [
        sys.executable,
        "-m",
        "halfpast",
        "play",
        "--edition",
        "demi",
        "--seats",
        "3",
        "--games",
        "2",
        "--seed",
        "5",
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        lines: list[str] = []
        asked = False
        process.stdin.write("legal\n")
        for line in process.stdout:
            lines.append(line)
            offered = re.search(r"You may: (.*)$", line)
            if offered:
                process.stdin.write(offered[1].split(", ")[0] + "\n")
                asked = True
            elif line.startswith("Your hand") and asked:
                process.stdin.write("legal\n")
        assert process.wait(timeout=60) == 0
    text = "".join(lines)
    assert "Game 1: " in text
    assert "Game 2: " in text
    assert "The series is over. Winner: " in text


def test_line_mode_refuses_with_the_rule_and_goes_on() -> None:
    result = run(
        "play", "--edition", "amigo", "--seed", "7", given="7\nnonsense\nrules H14\nrules H99\nhelp\nundo\nsave\n"
    )
    assert result.returncode == 0
    assert "(H05)" in result.stdout
    assert i18n.text("terminal-no-move") in result.stdout
    assert "H14  The zero." in result.stdout
    assert "There is no rule H99" in result.stdout
    assert i18n.text("terminal-nothing-to-undo") in result.stdout
    assert i18n.text("terminal-save-how") in result.stdout
    assert "--seed 7" in result.stdout  # how to come back
    assert "Traceback" not in result.stderr


def test_line_mode_shows_no_hidden_card() -> None:
    result = run("play", "--edition", "amigo", "--seats", "2", "--seed", "7", given="")
    seats = [line for line in result.stdout.splitlines() if "hand" in line and "blind" in line]
    assert len(seats) == 2
    for line in seats:
        assert re.search(r"hand 3, stock \d+, open [^#]*, blind ###", line)


def test_undo_and_save_in_line_mode(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    given = f"4\nundo\n4\nsave {file}\nsave {tmp_path}/no/where\nquit\n"
    result = run("play", "--edition", "amigo", "--seed", "7", given=given)
    assert i18n.text("terminal-undone") in result.stdout
    assert i18n.text("terminal-saved", file=str(file)) in result.stdout
    assert "cannot be written" in result.stdout
    assert halfpast.replay(json.loads(file.read_text())).seat == 0


def test_an_undone_match_ends_when_it_ends() -> None:
    """After an undo the loop follows the match that goes on, not the one that was left."""
    match = halfpast.new("half", edition="express", seats=2, games=1, seed=3)
    said: list[str] = []
    lines = LineMode(match, 3, say=said.append)
    chooser = random.Random(1)
    undone = iter([True])

    def ask() -> str:
        return "undo" if len(said) > 30 and next(undone, False) else chooser.choice(lines.match.legal())

    lines.ask = ask  # type: ignore[method-assign]
    lines.run()
    assert i18n.text("terminal-undone") in said
    assert said.count("") < 200
    assert lines.match.result() is not None


def test_a_blind_card_missed_in_a_last_chance_is_told_to_go_back() -> None:
    seats = [{"hand": "", "open": "", "blind": "1--"}, {"hand": "", "open": "", "blind": "---", "aside": "33"}]
    head = {"game": "half", "edition": "amigo", "phase": "last-chance", "turn": 0, "pile": "7h", "match": {"games": 1}}
    match = halfpast.load({**head, "seats": seats})
    before = match.position()
    match.play("blind 1")
    assert told(match, before, "blind 1", 0) == "You turn over 1: no catch. The card goes back."
    assert match.position()["seats"][0]["blind"] == "1--"


def test_replay_tells_the_match_move_by_move(tmp_path: Path) -> None:
    match = played()
    file = tmp_path / "log.json"
    file.write_text(json.dumps(match.log()))
    result = run("replay", str(file))
    assert result.returncode == 0
    assert "Game 2: " in result.stdout
    assert "The series is over" in result.stdout
    assert len(result.stdout.splitlines()) > len(match.log()["moves"])


def test_replay_of_an_edited_log_says_so(tmp_path: Path) -> None:
    log = played().log()
    log["moves"].pop()
    result = run("replay", given=json.dumps(log))
    assert result.returncode == 1
    assert "was cut or edited" in result.stderr


def test_position_shows_the_table_and_what_may_be_played() -> None:
    match = halfpast.new("half", seats=2, seed=1)
    result = run("position", given=json.dumps(match.position()))
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1] == " ".join(match.legal())


@pytest.mark.parametrize(
    ("given", "words"), [("{", "is not JSON"), ("{}", 'whose "game" is one of: half'), ("[]", "dict")]
)
def test_position_that_cannot_be_is_told_why(given: str, words: str) -> None:
    result = run("position", given=given)
    assert result.returncode == 1
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_rules_all_one_and_by_edition() -> None:
    everything = run("rules").stdout
    assert len(re.findall(r"^H\d\d", everything, re.MULTILINE)) == 46
    assert run("rules", "H14", "H17x").stdout.count("\n") == 2
    assert "\nH17x" not in run("rules", "--edition", "amigo").stdout
    wrong = run("rules", "H99")
    assert wrong.returncode == 1
    assert "There is no rule H99" in wrong.stderr


def test_bad_options_say_what_would_be_right() -> None:
    wrong = run("play", "--edition", "amiga")
    assert wrong.returncode == 2
    assert "express-advanced" in wrong.stderr
    assert "2<=x<=5" in run("play", "--seats", "9").stderr
