"""The command, run as people run it: typed at, piped into, interrupted, resumed, in four languages."""

from __future__ import annotations

import json
import random
import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import halfpast
from halfpast.bots import BOTS
from halfpast.cli import _tell_compiling, main
from halfpast.core.registry import law
from halfpast.games import package
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.terminal import move_words
from halfpast.games.half.words import Words
from halfpast.i18n import LANGUAGES, text
from halfpast.notation.log import seal
from halfpast.terminal.lines import LineMode, names_at
from tests.games.half.rules.positions import house
from tests.games.half.terminal.played import at_terminal, compiled, in_force, last_table, opening, over, played, word

from .terminal.command import answers, kept, lines, own_moves, process, run, saved, state
from .terminal.english import english_in
from .terminal.screen import Screen, kept_match

RULES = list(law(package("half").folder))

__all__ = ["compiled", "state"]  # fixtures


# Who sits at the table


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_one_to_four_bots_sit_at_the_table(bots: int, state: Path) -> None:
    result = run("play", "--seats", str(bots + 1), "--seed", "1")
    names = names_at(bots + 1, "en")
    assert f"At the table: You, {', '.join(f'{name} (Family)' for name in names[1:])}." in result.stdout
    rows = [line for line in result.stdout.splitlines() if "  blind " in line]
    assert [row[2:].split("  ")[0].strip() for row in rows] == names
    assert kept(state).seats == bots + 1


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        (("--bots", "learner"), ["Learner", "Learner"]),
        (("--bots", "random,family"), ["Random", "Family"]),
        (("--bots", " random , learner,family"), ["Random", "Learner", "Family"]),
        (("--bots", "learner", "--seats", "4"), ["Learner"] * 3),
        (("--bots", "random,family", "--seats", "3"), ["Random", "Family"]),
        (("--seats", "2"), ["Family"]),
        ((), ["Family", "Family"]),
    ],
)
def test_bots_sit_where_they_are_named(options: Sequence[str], levels: list[str]) -> None:
    shown = run("play", *options, "--seed", "1").stdout
    assert re.findall(r"\((\w+)\)", shown.splitlines()[0]) == levels


@pytest.mark.parametrize(
    ("options", "telling"),
    [
        (("--bots", "nobody"), r"no bot 'nobody'.*random, learner, family"),
        (("--bots", "random,"), r"no bot ''.*random, learner, family"),
        (("--bots", "Family"), "random, learner, family"),
        (("--bots", "random,family", "--seats", "2"), "2 seats.*names 2"),
        (("--bots", "random,family", "--seats", "5"), "5 seats.*names 2"),
        (("--bots", "family,family,family,family,family"), "At most 4 bots play 8½"),
        (("--seats", "9"), "2<=x<=6"),
        (("--seats", "1"), "2<=x<=6"),
        (("--seats", "6"), "At most 4 bots play 8½"),
        (("--game", "half", "--edition", "master"), "no edition 'master'"),
        (("--game", "level8", "--edition", "amigo"), "no edition 'amigo'"),
        (("--game", "half", "--card", "master-1"), "half has no card"),
        (("--card", "nothing"), "no level card 'nothing'. There are: level8-1, master-1, master-2"),
        (("--card", "nothing.toml"), "nothing.toml"),
        (("--game", "level8", "--games", "2"), "leave games out"),
        (("--game", "level8", "--bots", "family,family,family,family,family,family"), "At most 5 bots"),
        (("--game", "whist"), "'half', 'level8'"),
        (("--resume", "--game", "level8"), "leave these out"),
        (("--games", "0"), "1<=x"),
        (("--edition", "amiga"), "express-advanced"),
        (("--lang", "es"), "'nl', 'fr', 'de'"),
        (("--seed", "-1"), "0<=x"),
        (("--pace", "-1"), "0<=x"),
        (("--pace", "nan"), "pace"),
        (("--resume", "--seats", "3"), "leave these out"),
        (("--resume", "--edition", "amigo", "--seed", "7"), "leave these out"),
    ],
)
def test_wrong_options_say_what_would_be_right(options: Sequence[str], telling: str, state: Path) -> None:
    result = run("play", *options)
    assert result.exit_code in (1, 2)
    assert re.search(telling, result.stderr), result.stderr
    assert result.stdout == ""
    assert not state.exists()


@pytest.mark.parametrize("name", BOTS)
def test_bots_move_by_themselves_and_are_written_in_the_log(name: str, state: Path) -> None:
    opening(state, 3, "--bots", name, "--seed", "7")
    authors = {entry["seat"]: entry["author"] for entry in kept(state).log()["moves"]}
    assert authors == {0: "you", 1: name, 2: name}


@pytest.mark.parametrize(
    ("tongue", "language", "edition"),
    [
        ("nl_NL.UTF-8", "nl", "amigo"),
        ("de_AT", "de", "amigo"),
        ("fr_BE.UTF-8", "fr", "demi"),
        ("en_GB.UTF-8", "en", "fundex"),
        ("pt_BR.UTF-8", "en", "fundex"),
        ("C", "en", "fundex"),
        ("", "en", "fundex"),
    ],
)
def test_the_terminals_language_and_its_edition_are_the_usual_ones(
    tongue: str, language: str, edition: str, state: Path
) -> None:
    shown = run("play", "--seed", "1", env={"LC_ALL": tongue}).stdout
    assert text("terminal-half-help-short", language) in shown
    assert kept(state).edition.name == edition
    assert not english_in(shown.rpartition("\n  ")[0], language)


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
def test_english_words_work_in_every_language(language: str) -> None:
    result = run("play", "--lang", language, "--seed", "7", given=lines("legal", "HELP", "Rules H14", "take", "exit"))
    _, legal, helped, rule, take, _ = answers(result, language)
    assert legal.startswith(text("terminal-legal", language, moves="").strip())
    assert helped == text("terminal-half-help", language) + "\n"
    assert rule.startswith("H14  ")
    assert "(H11)" in take or "(H05)" in take


def test_a_hint_is_a_legal_move(state: Path) -> None:
    run("play", "--seed", "11", "--edition", "express-advanced", "--games", "3")
    words = Words("en", names_at(3, "en"), 0)
    for _ in range(12):
        legal = {move_words(move, words): move for move in kept(state).legal()}
        _, hinted, *_ = answers(run("play", "--resume", given="hint\n"))
        move, why = re.fullmatch(r"Hint: (.+?)\. (.+\.)\n", hinted).groups()  # type: ignore[union-attr]
        assert why
        run("play", "--resume", given=lines(legal[move]))
        assert own_moves(kept(state))[-1] == legal[move]


# Undo


def test_undo_goes_back_to_the_players_own_last_decision(state: Path) -> None:
    options = ("--edition", "amigo", "--seed", "7")
    first, second, *_ = opening(state, 3, *options)
    result = run("play", *options, given=lines(first, second, "undo", "undo", "undo", first, second))
    start, one, two, back_one, back_two, no_further, again, and_again, _ = answers(result)
    assert back_one.startswith("Back to your last move.\n")
    assert last_table(back_one) == last_table(one)
    assert last_table(back_two) == last_table(start)
    assert no_further == "There is nothing to take back.\n"
    assert again == one
    assert last_table(and_again) == last_table(two)
    assert [entry.get("undo") for entry in kept(state).log()["moves"]].count(True) > 2


def test_undo_before_the_first_own_move_stays(state: Path) -> None:
    seed = next(seed for seed in range(50) if halfpast.new("half", "amigo", 3, seed=seed).seat == 1)
    _, undone, *_ = answers(run("play", "--edition", "amigo", "--seed", str(seed), given="undo\n"))
    assert undone == "There is nothing to take back.\n"
    assert kept(state).log()["moves"]


def test_undo_after_resume(state: Path) -> None:
    opening(state, 2, "--seed", "7", "--edition", "amigo")
    _, undone, *_ = answers(run("play", "--resume", given="undo\n"))
    assert undone.startswith("Back to your last move.\n")
    assert kept(state).seat == 0


def test_an_undone_match_ends_when_it_ends() -> None:
    """After an undo the loop follows the match that goes on, not the one that was left."""
    match = halfpast.new("half", edition="express", seats=2, games=1, seed=3)
    said: list[str] = []
    mode = LineMode(match, {1: halfpast.bot("random", seed=3)}, say=said.append)
    chooser = random.Random(1)
    undone = iter([True])

    def ask() -> str:
        return "undo" if len(said) > 30 and next(undone, False) else chooser.choice(mode.match.legal())

    mode.ask = ask  # type: ignore[method-assign]
    mode.run()
    assert text("terminal-undone") in said
    assert mode.match.result() is not None
    assert match.result() is None


def test_what_was_undone_is_told_again_when_it_happens_again(state: Path) -> None:
    options = ("--edition", "fundex", "--seed", "7")
    first, *_ = opening(state, 1, *options)
    _, one, undone, again, _ = answers(run("play", *options, given=lines(first, "undo", first)))
    assert again == one
    assert undone.count("\n\n") == 2


# Save, leave, resume


def test_save_and_resume_goes_on_at_the_same_position_with_the_same_bots(state: Path, tmp_path: Path) -> None:
    options = ("--edition", "fundex", "--seed", "7", "--bots", "random,learner")
    moves = opening(state, 6, *options)
    file = tmp_path / "a name.json"
    whole = answers(run("play", *options, given=lines(*moves[:3], f"save {file}", *moves[3:])))
    resumed = answers(run("play", "--resume", file, given=lines(*moves[3:])))
    assert resumed[0].splitlines()[0] == whole[0].splitlines()[0]  # who sits at the table
    assert last_table(resumed[0]) == last_table(whole[3])
    assert resumed[1:-1] == whole[5:-1]
    assert last_table(resumed[-1]) == last_table(whole[-1])


@pytest.mark.parametrize("bots", ["learner", "random,family", "random,learner,learner,random"])
def test_bots_that_have_not_moved_yet_are_the_same_after_resume(bots: str, state: Path) -> None:
    first = run("play", "--seed", "7", "--edition", "amigo", "--bots", bots).stdout
    assert run("play", "--resume").stdout.splitlines()[0] == first.splitlines()[0]


def test_quit_keeps_the_match_and_resume_goes_on(state: Path) -> None:
    left = run("play", "--seed", "7", "--lang", "nl", "--games", "2", given=lines("stop"))
    assert kept_match(state).exists()
    before = kept(state).position()
    resumed = run("play", "--resume", "--lang", "nl", given=lines("stop"))
    assert kept(state).position() == before
    tables = [re.split(r"\nSpel 1 van 2\n", result.stdout)[1] for result in (left, resumed)]
    assert tables[0] == tables[1]


def test_resume_goes_on_in_the_language_of_the_match_unless_another_is_asked_for(state: Path) -> None:
    run("play", "--seed", "7", "--lang", "nl", given=lines("stop"))
    assert text("terminal-resumed", "nl") in run("play", "--resume").stdout
    assert text("terminal-resumed", "de") in run("play", "--resume", "--lang", "de").stdout
    assert text("terminal-resumed", "de") in run("play", "--resume").stdout  # the last that was asked for
    for unknown in ("tlh", None, ["nl"]):
        log = {**json.loads(kept_match(state).read_text("utf-8")), "language": unknown}
        kept_match(state).write_text(json.dumps(seal({key: log[key] for key in log if key != "check"})), "utf-8")
        assert text("terminal-resumed", "en") in run("play", "--resume").stdout


def test_end_of_input_keeps_the_match_as_quit_does(state: Path) -> None:
    ended = run("play", "--seed", "7")
    assert text("terminal-bye-kept") in ended.stdout
    assert kept(state).log()["start"] == {"seed": 7}


def test_a_later_match_left_is_the_one_kept(state: Path) -> None:
    for seed in ("7", "8"):
        run("play", "--seed", seed)
    assert kept(state).log()["start"] == {"seed": 8}


def test_a_match_left_stays_kept_when_another_is_played_to_its_end(state: Path) -> None:
    run("play", "--seed", "7")
    first = kept_match(state)
    match = next(m for m in (played(seed, games=1, edition="express") for seed in range(100)) if last_seat(m) == 0)
    last = match.log()["moves"][-1]["move"]
    match.undo()
    other = saved(match, state / "other.json")
    assert run("play", "--resume", str(other), given=lines(last)).exit_code == 0
    assert other.exists()
    assert kept_match(state) == first
    assert kept(state).log()["start"] == {"seed": 7}


def last_seat(match: halfpast.Match) -> int:
    """Who made the last move."""
    return int(match.log()["moves"][-1]["seat"])


def test_what_is_typed_may_be_long(state: Path) -> None:
    shown = run("play", "--seed", "7", given=lines("rules " + "x" * 5000, "save " + "y" * 5000)).stdout
    assert "There is no rule xxx" in shown
    assert kept(state).seat == 0


def test_resume_with_nothing_kept_says_so() -> None:
    result = run("play", "--resume")
    assert result.exit_code == 1
    assert re.search(r"No match .*--resume FILE", result.stderr)


def test_other_bots_may_be_named_at_resume(state: Path) -> None:
    opening(state, 1, "--seed", "7", "--seats", "4", "--bots", "random")
    shown = run("play", "--resume", "--bots", "learner").stdout
    assert re.findall(r"\((\w+)\)", shown.splitlines()[0]) == ["Learner"] * 3
    for bots in ("random,family", "random,family,learner,learner"):
        wrong = run("play", "--resume", "--bots", bots)
        assert wrong.exit_code == 1
        assert "4 seats" in wrong.stderr


def test_at_the_end_of_a_series_nothing_is_kept_any_more(state: Path) -> None:
    endings = (played(seed, games=1, edition="express") for seed in range(100))
    match = next(match for match in endings if match.log()["moves"][-1]["seat"] == 0)
    last = match.log()["moves"][-1]["move"]
    match.undo()
    kept_match(state).parent.mkdir(parents=True)
    saved(match, kept_match(state))
    ended = run("play", "--resume", given=lines(last)).stdout
    assert ended.splitlines()[-3].startswith("The game is over.")
    (over,) = (state / "halfpast").glob("over-*.json")
    assert halfpast.replay(json.loads(over.read_text("utf-8"))).seat is None
    assert not kept_match(state).exists()
    assert run("play", "--resume").exit_code == 1


def test_a_place_that_cannot_be_written_still_lets_one_leave(state: Path, tmp_path: Path) -> None:
    state.write_text("a file where the folder should be")
    shown = run("play", "--seed", "7", given=lines(f"save {tmp_path}/no/where", f"save {tmp_path}", "save \0", "quit"))
    _, *failed, bye = answers(shown)
    assert len(failed) == 3
    assert all(re.fullmatch(r"The file cannot be written: .+\n", answer) for answer in failed)
    assert bye == "Bye!\n"
    assert run("play", "--resume").exit_code == 1


def test_a_save_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    file.write_text("precious")

    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    _, failed, *_ = answers(run("play", "--seed", "7", given=lines(f"save {file}")))
    monkeypatch.undo()
    assert failed == "The file cannot be written: the disk is full.\n"
    assert file.read_text() == "precious"
    assert [entry.name for entry in tmp_path.iterdir() if "json" in entry.name] == ["match.json"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_cannot_be_written_is_said_in_ones_language(language: str, tmp_path: Path) -> None:
    save = word("save", language)
    wanted = {f"{tmp_path}/no/where": "no-folder", str(tmp_path): "no-file", "y" * 400: "long"}
    given = lines(*(f"{save} {name}" for name in wanted))
    _, *failed, _ = answers(run("play", "--lang", language, "--seed", "7", given=given), language)
    whys = [text(f"terminal-why-{why}", language) for why in wanted.values()]
    assert failed == [text("terminal-save-failed", language, why=why) + "\n" for why in whys]


def test_save_replaces_files_only(tmp_path: Path) -> None:
    """Not a device, a socket or a pipe: `save /dev/null` would take it away from the whole machine."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")  # a short name, for a socket's may not be long
        _, failed, *_ = answers(run("play", "--seed", "7", given=lines("save socket")))
    assert (tmp_path / "socket").is_socket()
    assert failed.startswith("The file cannot be written: ")


def cut(log: dict[str, Any]) -> str:
    return json.dumps({**log, "moves": log["moves"][:-1]})


@pytest.mark.parametrize(
    ("content", "telling"),
    [
        (lambda match: json.dumps(match.log())[:-40], "is not JSON"),
        (lambda match: "", "is not JSON"),
        (lambda match: "\x00\x01", "is not JSON"),
        (lambda match: "[" * 100_000, "is not JSON"),
        (lambda match: cut(match.log()), "was cut or edited"),
        (lambda match: json.dumps(match.position()), "is a position"),
        (lambda match: "[]", "log"),
        (lambda match: "7", "log"),
        (lambda match: json.dumps(played().log()), "is over; halfpast replay shows it"),
    ],
)
def test_resume_of_a_file_that_cannot_go_on_says_why(content: Any, telling: str, tmp_path: Path, state: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(content(played(until=20)))
    result = run("play", "--resume", file)
    assert result.exit_code == 1
    assert telling in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    assert not state.exists()


def test_resume_of_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    for missing in (tmp_path / "nothing.json", tmp_path):
        result = run("play", "--resume", missing)
        assert result.exit_code == 1
        assert f"{missing} cannot be read" in result.stderr


def test_a_damaged_match_kept_says_so_and_is_not_thrown_away(state: Path) -> None:
    run("play", "--seed", "7")
    kept_match(state).write_text("{")
    result = run("play", "--resume")
    assert result.exit_code == 1
    assert "is not JSON" in result.stderr
    assert kept_match(state).read_text() == "{"


def test_a_house_edition_is_resumed_under_its_own_name(tmp_path: Path) -> None:
    match = halfpast.new("half", edition=house("express", name="Sunday table", exchange=True), games=2, seed=3)
    shown, rules, *_ = answers(run("play", "--resume", saved(match, tmp_path / "match.json"), given="rules\n"))
    assert "Sunday table" in shown.splitlines()[0]
    assert re.findall(r"^(H\d\d[a-z]?)  ", rules, re.MULTILINE) == RULES


def test_resume_does_not_tell_the_whole_match_again(tmp_path: Path) -> None:
    """Who comes back wants the table, not a hundred lines of what happened last week."""
    file = saved(played(games=6, until=300), tmp_path / "match.json")
    shown, *_ = answers(run("play", "--resume", file))
    assert len(shown.splitlines()) < 40


def test_the_command_shown_when_leaving_brings_one_back(monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = Path(sys.executable).parent
    monkeypatch.setenv("PATH", f"{scripts}:/usr/bin:/bin")
    assert run("play", "--seed", "7").stdout.splitlines()[-1] == "  halfpast play --resume"
    monkeypatch.setenv("PATH", "/usr/bin:/bin")  # called as python -m halfpast, where there is no halfpast
    left = process("play", "--seed", "7").stdout.decode()
    command = left.splitlines()[-1].strip()
    back = subprocess.run(command, shell=True, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert back.returncode == 0, back.stderr
    assert last_table(back.stdout) == last_table(left)


def test_make_terminal_shows_how_make_goes_on() -> None:
    called_by = 'make terminal ARGS="{options}"'
    shown = run("play", "--seed", "7", env={"HALFPAST_CALLED_BY": called_by}).stdout
    assert shown.splitlines()[-1] == '  make terminal ARGS="--resume"'


# Pipes, keys, and streams as they come


@pytest.mark.parametrize(
    "given", [b"\xff\xfe7\n", b"\x00\n", b"\xc2\n4\x1b[A\n", b"   \n\t\n4", b"\r\n", b"7" * 100_000]
)
def test_odd_bytes_are_no_move_and_no_end(given: bytes, state: Path) -> None:
    shown = CliRunner().invoke(main, ["play", "--seed", "7"], input=given, catch_exceptions=False)
    assert shown.exit_code == 0
    assert text("terminal-bye-kept") in shown.stdout
    assert len(kept(state).log()["moves"]) == (3 if given.endswith(b"\n4") else 0)


@pytest.mark.parametrize(("encoding", "language"), [("ascii", "fr"), ("cp1252:strict", "en")])
def test_a_terminal_without_our_signs_plays_all_the_same(encoding: str, language: str, state: Path) -> None:
    given = lines("7", "legal", "4", "help", "rules", "h", "½", "why", word("undo", language), "hint")
    done = process(
        *("play", "--lang", language, "--edition", "amigo", "--seed", "7"),
        given=given.encode(encoding.partition(":")[0], "replace"),
        env={"PYTHONIOENCODING": encoding},
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"(H05)" in done.stdout
    assert own_moves(kept(state))[:2] == ["4", "h"]


@pytest.mark.parametrize("shell", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_end_politely(shell: str, state: Path) -> None:
    done = process("play", "--seed", "7", "--lang", "nl", shell=shell)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert kept(state).log()["start"] == {"seed": 7}


def test_a_terminal_to_type_at_but_none_to_see(state: Path) -> None:
    with Screen("play", "--seed", "7", "--pace", "0", at_terminal=True, shell=">&-") as screen:
        assert screen.end(b"\x04") == 0
    assert kept(state).log()["start"] == {"seed": 7}


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    """`halfpast play | head -1`: no traceback."""
    done = process("play", "--seed", "7", shell="| head -1", given=b"4\n" + b"help\n" * 5000)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


def test_without_options_it_asks_and_enter_takes_the_usual(state: Path) -> None:
    with at_terminal("play") as screen:
        asked = []
        for _ in range(6):
            asked.append(screen.read("> "))
            screen.type("")
        game = screen.read("your move> ")
        screen.type("quit")
        assert screen.end() == 0
    language, played, edition, bots, level, games = asked
    assert language.startswith("Language\n  1  English\n  2  Nederlands\n  3  Français\n  4  Deutsch\n")
    assert f"{text('terminal-choose-game')}\n  1  8½\n  2  Level 8 Master\n" in played
    assert text("terminal-choose-edition") in edition
    for name in GAME.editions.printed:
        assert text(f"half-edition-{name}") in edition
    assert text("terminal-choose-bots") in bots
    assert text("terminal-choose-level") in level
    assert all(text(f"bot-{name}-about") in level for name in BOTS)
    assert text("terminal-choose-games") in games
    assert all("(Enter: " in question for question in asked)
    assert "8½ by the rules of Fundex. 6 games. At the table: You, Fox (Family), Owl (Family)." in game
    assert kept(state).edition.name == "fundex"


WRONG = ["es", "2", "whist", "1", "amiga", "7", "0", "demi", "9", "3", "best", "RANDOM", "2", "1"]


@pytest.mark.parametrize(
    ("language", "typed", "edition", "levels", "games"),
    [
        ("nl", WRONG, "demi", ["random"] * 3, 1),
        ("de", ["DE", "half", "3", "4", "2", ""], "express", ["learner"] * 4, 1),
    ],
)
def test_a_wrong_answer_asks_again_and_the_game_is_in_that_language(
    language: str, typed: list[str], edition: str, levels: list[str], games: int, state: Path
) -> None:
    with at_terminal("play", "--pace", "0") as screen:
        for answer in typed:
            screen.read("> ")
            screen.type(answer)
        prompt = text("terminal-prompt", language) + " "
        shown = screen.read(prompt)
        screen.type(word("quit", language))
        assert screen.end() == 0
    again = text("terminal-choose-again", language, choices="").partition(":")[0]
    english = text("terminal-choose-again", "en", choices="").partition(":")[0]
    wrong = {"nl": 8, "de": 0}[language]
    assert screen.shown.count(again) + screen.shown.count(english) == wrong
    names = names_at(len(levels) + 1, language)
    told = [f"{name} ({text(f'bot-{level}', language)})" for name, level in zip(names[1:], levels, strict=True)]
    assert ", ".join([names[0], *told]) in shown
    match = kept(state)
    assert (match.edition.name, match.seats, match.games) == (edition, len(levels) + 1, games)
    after_language = screen.shown.partition(text("terminal-choose-edition", language))[2]
    questions = after_language.rpartition(prompt)[0]
    typed_too = "|".join(re.escape(answer) for answer in typed if answer)
    assert not english_in(re.sub(rf"> ({typed_too})\n", "> \n", questions, flags=re.IGNORECASE), language)


def test_with_an_option_it_does_not_ask(state: Path) -> None:
    with at_terminal("play", "--pace", "0", "--lang", "nl") as screen:
        assert text("terminal-half-help-short", "nl") in screen.read(text("terminal-prompt", "nl") + " ")
        assert screen.end(b"\x04") == 0  # Ctrl-D
    assert kept(state).seat == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_ctrl_c_and_ctrl_d_at_a_question_leave_without_a_match(key: bytes, state: Path) -> None:
    with at_terminal("play") as screen:
        screen.read("> ")
        assert screen.end(key) == 1
    assert "Traceback" not in screen.shown
    assert not state.exists()


def test_ctrl_c_at_a_terminal_keeps_the_match(state: Path) -> None:
    with at_terminal("play", "--pace", "0", "--seed", "7") as screen:
        screen.read("your move> ")
        screen.type("4")
        screen.read("your move> ")
        assert screen.end(b"\x03") == 0
    assert text("terminal-bye-kept") in screen.shown
    assert own_moves(kept(state)) == ["4"]


def test_ctrl_c_while_a_bot_thinks_keeps_the_match(state: Path) -> None:
    with at_terminal("play", "--pace", "10", "--seed", "7") as screen:
        screen.read("your move> ")
        screen.type("4")
        screen.read(".\n")
        assert screen.end(b"\x03") == 0
    assert text("terminal-bye-kept") in screen.shown
    assert own_moves(kept(state)) == ["4"]


def test_a_narrow_terminal_gets_lines_that_fit() -> None:
    with Screen("play", "--pace", "0", "--seed", "7", at_terminal=True, env={"COLUMNS": "50"}) as screen:
        screen.read("your move> ")
        screen.type("xyzzy")
        screen.read("your move> ")
    assert all(len(line) < 50 or re.match("→|  ", line) for line in screen.shown.splitlines())
    wide = run("play", "--seed", "7", given=lines("xyzzy")).stdout.rpartition("your move> ")[0]
    assert screen.shown.replace("xyzzy\n", "").split() == [*wide.split(), "your", "move>"]


# The other commands


def test_editions_are_told_with_what_their_books_change() -> None:
    told = run("editions", "--game", "half").stdout
    assert re.findall(r"^(\S+): ", told, re.MULTILINE) == list(GAME.editions.printed)
    assert "    five_wild = yes. " in told
    assert "    stock = 3. " in told
    assert told.count("differs from") == 4


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
def test_editions_are_told_in_every_language(language: str) -> None:
    told = run("editions", "--lang", language).stdout
    assert told != run("editions").stdout
    assert told == run("editions", env={"LC_ALL": f"{language}_XX.UTF-8"}).stdout
    assert not english_in(re.sub(r"^ +\w+ = ", "", told, flags=re.MULTILINE), language)


def test_rules_all_one_and_by_edition() -> None:
    everything = run("rules").stdout
    assert re.findall(r"^(H\d\d[a-z]?)  \S", everything, re.MULTILINE) == RULES
    assert run("rules", "H14", "H17x").stdout.count("\n") == 2
    for edition in GAME.editions.printed:
        told = run("rules", "--edition", edition).stdout
        assert re.findall(r"^(H\d\d[a-z]?)  ", told, re.MULTILINE) == in_force(edition)
    assert "\nH17x" not in run("rules", "--edition", "amigo").stdout
    wrong = run("rules", "H99")
    assert wrong.exit_code == 1
    assert "There is no rule H99" in wrong.stderr
    assert "H23a" in wrong.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_every_language(language: str) -> None:
    told = run("rules", "--lang", language).stdout
    assert re.findall(r"^(H\d\d[a-z]?)  \S", told, re.MULTILINE) == RULES
    assert f"H14  {text('H14.title', language)}. {text('H14', language)}\n" in told
    assert not english_in(told, language)


def test_a_duel_says_what_the_first_makes_more() -> None:
    told = run("duel", "family", "random", "--edition", "express", "--seats", "2", "--deals", "4", "--seed", "1").stdout
    number = r"[+-]\d+\.\d+"
    assert re.fullmatch(
        rf"family over random, express, 2 seats: points {number} \({number} to {number} with 95 %\), "
        r"4 deals, 8 games\n",
        told,
    )
    assert told == run("duel", "family", "random", "--edition", "express", "--seats", "2", "--deals", "4").stdout
    same = run("duel", "family", "family", "--deals", "2")
    assert same.exit_code == 1
    assert "two different bots" in same.stderr
    assert run("duel", "family", "nobody").exit_code == 2
    assert run("duel", "family", "random", "--deals", "1").exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_match_move_by_move(language: str, tmp_path: Path) -> None:
    match = played()
    told = run("replay", saved(match, tmp_path / "log.json"), "--lang", language)
    assert told.exit_code == 0
    assert told.stdout.splitlines()[-1].startswith(over(language))
    assert len(told.stdout.splitlines()) > len(match.log()["moves"])
    assert text("half-event-dealt", language, game=2, who="other", name="").partition(".")[0] in told.stdout
    assert not english_in(told.stdout, language)
    assert not re.search(r"\{|\$|None|\b[hg]\b", told.stdout)


def test_replay_tells_what_was_taken_back_and_shows_where_a_match_stands(tmp_path: Path, state: Path) -> None:
    opening(state, 2, "--seed", "7", "--edition", "amigo")
    run("play", "--resume", given="undo\n")
    told = run("replay", kept_match(state), "--lang", "fr").stdout
    assert text("terminal-undo-line", "fr") in told
    assert text("terminal-half-game", "fr", game=1, games=6) in told
    assert not english_in(told, "fr")
    cards = [seat["hand"] for seat in kept(state).position()["seats"]]
    assert not any(f"main {Words('fr').faces(hand)} " in told for hand in cards)  # a spectator sees no hand


def test_replay_of_an_edited_log_says_so() -> None:
    result = run("replay", given=cut(played().log()))
    assert result.exit_code == 1
    assert "was cut or edited" in result.stderr


@pytest.mark.parametrize(
    ("given", "telling"),
    [
        ("{", "is not JSON"),
        ("", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("{}", 'whose "game" is one of: half'),
        ("[]", "dict"),
        ('{"game": "half"}', "lacks: edition"),
        (json.dumps({"game": "half", "moves": []}), "is a log, not a position"),
    ],
)
def test_a_position_that_cannot_be_is_told_why(given: str, telling: str) -> None:
    result = run("position", given=given)
    assert result.exit_code == 1
    assert re.search(telling, result.stderr)


def test_no_standard_input_asks_for_a_file() -> None:
    done = process("replay", shell="<&-")
    assert done.returncode == 1
    assert b"name a file" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_start_tells_what_it_waits_for(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell = _tell_compiling(language)
    for name, done in (("refuse_move", 0), ("legal_moves", 1), ("tables", 2), ("", 2)):
        tell(name, done, 2)
    told = [text("terminal-compiling", language, done=done, of=2) for done in (1, 2)]
    assert capsys.readouterr().err.splitlines() == [*told, text("terminal-compiled", language)]


def test_help_and_version() -> None:
    for command in ("play", "rules", "editions", "duel", "replay", "position"):
        assert run(command, "-h").exit_code == 0
        assert command in run("--help").stdout
    assert halfpast.__version__ in run("--version").stdout


def test_the_list_of_commands_is_whole() -> None:
    told = run("--help", env={"COLUMNS": "80"}).stdout
    assert "…" not in told
    assert "..." not in told.partition("Commands:")[2]
