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
from halfpast.core.typed import COMMANDS
from halfpast.games import package
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.terminal import as_move, event_lines, move_words
from halfpast.games.half.words import Words
from halfpast.i18n import LANGUAGES, text
from halfpast.notation.log import seal
from halfpast.terminal.lines import LineMode, names_at
from tests.games.half.rules.positions import at, empty, house, seat

from .terminal.command import answers, kept, lines, own_moves, process, run, saved, state
from .terminal.english import english_in
from .terminal.screen import Player, Screen, kept_match, line_in

RULES = list(law(package("half").folder))

__all__ = ["state"]  # a fixture


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What a first start compiles and tells of, is there."""
    match = halfpast.new("half", seed=7)
    halfpast.bot("family", seed=1).choose(match.view(match.seat))


def opening(state: Path, turns: int, *options: str) -> list[str]:
    """The player's first moves of a match with these options: each the first that the rules allow."""
    moves: list[str] = []
    for _ in range(turns):
        run("play", *options, given=lines(*moves))
        moves.append(kept(state).legal()[0])
    run("play", *options, given=lines(*moves))
    return moves


def played(seed: int = 3, games: int = 2, edition: Any = "fundex", until: int = 10**6) -> halfpast.Match:
    """A match played at random: to its end, or to a turn of the player's after so many moves."""
    match = halfpast.new("half", edition=edition, seats=3, games=games, seed=seed)
    chooser = random.Random(seed)
    while match.seat is not None and not (len(match.log()["moves"]) >= until and match.seat == 0):
        match.play(chooser.choice(match.legal()))
    return match


def word(meaning: str, language: str) -> str:
    its = "" if meaning in COMMANDS else "-half"
    return text(f"terminal{its}-word-{meaning}", language).split(",")[0]


def last_table(shown: str) -> str:
    """The table that was shown last, from the number of the game to the prompt."""
    blocks = re.split(r"\n(?=Game \d+ of \d+\n)", shown)
    return re.split(r"\nyour move> ", blocks[-1])[0]


# Whole series over a pipe


SERIES = [
    ("en", "fundex", 6, ("--bots", "random")),
    ("nl", "amigo", 2, ()),
    ("de", "amigo", 2, ("--bots", "learner", "--seats", "2")),
    ("fr", "demi", 2, ("--bots", "random,family,learner")),
    ("nl", "express", 2, ("--bots", "random")),
    ("fr", "express-advanced", 2, ("--seats", "5")),
]


@pytest.mark.parametrize(("language", "edition", "games", "bots"), SERIES)
def test_a_whole_series_over_a_pipe(language: str, edition: str, games: int, bots: Sequence[str], state: Path) -> None:
    """A player who knows no more than the screen shows comes to the end, and learns why a card was refused."""
    options = ("--lang", language, "--edition", edition, "--games", str(games), "--seed", "5", *bots)
    with Screen("play", *options) as screen:
        player = Player(screen, language)
        player.play(3)
        assert kept_match(state).exists()  # whatever happens now, it is not lost
        assert player.say(word("table", language)).endswith(player.prompt)
        assert player.line(screen.shown, "terminal-half-game")
        player.screen.type(word("table", language))
        player.play()
        assert screen.end() == 0
    assert Words(language).edition(edition) in screen.shown.splitlines()[0]
    for game in range(1, games + 1):
        assert text("terminal-half-game", language, game=game, games=games) in screen.shown
    *_, ended, again, command = screen.shown.rstrip().splitlines()
    assert ended.startswith(over(language, games))
    assert again == text("terminal-over-kept", language)
    assert " replay " in command
    assert player.refusals
    assert all(re.search(r"\S\. \(H\d\d[a-z]?\)\n", refusal) for refusal in player.refusals)
    assert not english_in(screen.shown, language)
    assert not re.search(r"Traceback|Error|None|\{|\$", screen.shown)
    assert not kept_match(state).exists()


def over(language: str, games: int = 2) -> str:
    """How the sentence that ends a series, or a single game, begins."""
    return text("half-event-over", language, games=games, winners=1, who="you", name="").partition(".")[0]


# Every kind of decision, in the words of each language: (words typed, what then was played)
DECISIONS = {
    "take": ("{take}", "take"),
    "blind": ("{blind} 2", "blind 2"),
    "pass": ("{pass}", "pass"),
    "exchange": ("{exchange} {half} {ghost}", "exchange h g"),
    "decline": ("{decline}", "decline"),
    "ghosts": ("{ghost} {ghost}", "gg"),
    "eight-half": ("8 {half}", "8h"),
}


def decision(kind: str) -> halfpast.Match:
    """A match in which the player has this to decide."""
    if kind == "take":
        return at("9", "3")
    if kind == "blind":
        return at("3", "", open="")
    if kind == "pass":
        return at("7h", "3", phase="last-chance", seat2=seat("", **empty()))
    if kind in ("exchange", "decline"):
        row = {"finisher": 0, "held": [0, 4, 9], "points": [3, 0, 0], "big_loser": 2}
        return at(edition="fundex", phase="exchange", open="37h", seat2=seat(open="48g"), games=2, results=[row])
    return at("6", "88ggh")


@pytest.mark.parametrize("kind", DECISIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_asked_for_and_made_in_the_players_words(
    language: str, kind: str, tmp_path: Path, state: Path
) -> None:
    typed, move = DECISIONS[kind]
    named = {meaning: word(meaning, language) for meaning in ("take", "blind", "pass", "exchange", "decline")}
    line = typed.format(**named, half=text("half-face-h", language), ghost=text("half-face-g", language))
    file = saved(decision(kind), tmp_path / "match.json")
    table, answer, *_ = answers(run("play", "--lang", language, "--resume", file, given=lines(line)), language)
    after = json.loads(kept_match(state).read_text("utf-8")) if kept_match(state).exists() else None
    if after:  # the match may be over by that
        assert [entry["move"] for entry in after["moves"] if entry.get("author") == "you"] == [move]
    else:
        assert over(language, games=1) in answer
    assert not english_in(table + answer.split("play --resume")[0].rpartition("\n")[0], language)
    asked = {"exchange": "exchange", "decline": "exchange", "pass": "last-chance", "blind": "blind"}
    key = "terminal-half-must-take" if kind == "take" else f"terminal-half-plays-{asked.get(kind)}"
    if kind in ("take", *asked):
        assert line_in(table, key, language)


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


# What may be typed besides moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_the_players_language(language: str, state: Path, tmp_path: Path) -> None:
    options = ("--lang", language, "--edition", "fundex", "--seed", "7")
    first, *_ = opening(state, 1, *options)
    file = tmp_path / "saved.json"
    typed = {
        "undo": word("undo", language),
        "why nothing": word("why", language),
        "legal": word("legal", language),
        "hint": word("hint", language),
        "the move": first,
        "why": word("why", language),
        "rules": word("rules", language),
        "H14": f"{word('rules', language)} H14",
        "h14": f"{word('rules', language)} h14",
        "H99": f"{word('rules', language)} H99",
        "score": word("score", language),
        "table": word("table", language),
        "help": word("help", language),
        "?": "?",
        "nonsense": "xyzzy 7 7",
        "save": word("save", language),
        "save it": f"{word('save', language)} {file}",
        "quit": word("quit", language),
    }
    shown, *told = answers(run("play", *options, given=lines(*typed.values())), language)
    said = dict(zip(typed, told, strict=True))
    assert said["undo"] == text("terminal-nothing-to-undo", language) + "\n"
    assert said["why nothing"] == text("terminal-no-reasons", language) + "\n"
    words = Words(language, names_at(3, language), 0)
    assert said["legal"] == text("terminal-legal", language, moves=move_words(first, words)) + "\n"
    why = text("half-why-only-move", language)
    assert said["hint"] == text("terminal-hint", language, move=move_words(first, words), why=why) + "\n"
    assert [name in line for name, line in zip(words.names[1:], said["why"].splitlines(), strict=True)] == [True, True]
    assert re.findall(r"^(H\d\d[a-z]?)  \S", said["rules"], re.MULTILINE) == in_force("fundex")
    assert said["H14"] == said["h14"] == f"H14  {text('H14.title', language)}. {text('H14', language)}\n"
    assert said["H99"] == text("terminal-half-no-rule", language, number="H99") + "\n"
    assert [line.split() for line in said["score"].splitlines()[1:]] == [[name, *"000"] for name in words.names]
    assert said["table"] == "\n" + said["the move"].partition("\n\n")[2]
    assert said["help"] == said["?"] == text("terminal-half-help", language) + "\n"
    assert said["nonsense"] == text("terminal-half-no-move", language) + "\n"
    assert said["save"] == text("terminal-save-how", language) + "\n"
    assert said["save it"] == text("terminal-saved", language, file=str(file)) + "\n"
    assert halfpast.replay(json.loads(file.read_text("utf-8"))).position() == kept(state).position()
    bye, command = said["quit"].splitlines()
    assert bye == text("terminal-bye-kept", language)
    assert command.endswith(" play --resume")
    everything = shown + "".join(answer for key, answer in said.items() if key not in ("save it", "quit"))
    assert not english_in(everything.replace("--resume", ""), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_H20_aside_shown_face_down_the_table_counts_and_a_word_lists(language: str, tmp_path: Path) -> None:
    match = played(edition="express", until=20)
    asides = [seat["aside"] for seat in match.view(0)["seats"]]
    assert any(asides)
    file = saved(match, tmp_path / "match.json")
    result = run("play", "--lang", language, "--resume", str(file), given=lines(word("aside", language)))
    shown, told = answers(result, language)[:2]
    words = Words(language, names_at(3, language), 0)
    none = text("terminal-half-none", language)
    listed = [f"  {name}  {words.faces(cards) or none}" for name, cards in zip(words.names, asides, strict=True)]
    assert told.splitlines() == [text("terminal-half-asides", language), *listed]
    for name, cards in zip(words.names, asides, strict=True):
        (line,) = (line for line in shown.splitlines() if line[2:].startswith(f"{name} ") and "■" in line)
        assert line.endswith(f"{text('terminal-half-aside', language)} {len(cards)}")


def in_force(edition: str) -> list[str]:
    return [number for number, rule in law(package("half").folder).items() if edition in rule.editions]


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
def test_english_words_work_in_every_language(language: str) -> None:
    result = run("play", "--lang", language, "--seed", "7", given=lines("legal", "HELP", "Rules H14", "take", "exit"))
    _, legal, helped, rule, take, _ = answers(result, language)
    assert legal.startswith(text("terminal-legal", language, moves="").strip())
    assert helped == text("terminal-half-help", language) + "\n"
    assert rule.startswith("H14  ")
    assert "(H11)" in take or "(H05)" in take


def test_a_hint_is_a_legal_move(state: Path) -> None:
    run("play", "--seed", "11", "--edition", "express-advanced", "--games", "6")
    words = Words("en", names_at(3, "en"), 0)
    for _ in range(12):
        legal = {move_words(move, words): move for move in kept(state).legal()}
        _, hinted, *_ = answers(run("play", "--resume", given="hint\n"))
        move, why = re.fullmatch(r"Hint: (.+?)\. (.+\.)\n", hinted).groups()  # type: ignore[union-attr]
        assert why
        run("play", "--resume", given=lines(legal[move]))
        assert own_moves(kept(state))[-1] == legal[move]


def test_legal_names_every_move_as_it_may_be_typed_or_said(tmp_path: Path) -> None:
    file = saved(at("6", "788ggh"), tmp_path / "match.json")
    _, legal, *_ = answers(run("play", "--resume", file, given="legal\n"))
    assert {"a 7", "two 8s", "8+½", "a ghost"} <= set(legal.strip().removeprefix("You may: ").split(", "))
    words = Words("en", names_at(3, "en"), 0)
    moves = at("6", "788ggh").legal()
    assert legal.strip().removeprefix("You may: ").split(", ") == [move_words(move, words) for move in moves]


def test_a_refused_move_says_why_and_changes_nothing(state: Path) -> None:
    result = run("play", "--edition", "amigo", "--seed", "7", given=lines("7", "take", "blind 1", "44", "pass", "8½"))
    _, *refused, _ = answers(result)
    assert [re.findall(r"\S\. \((H\d\d[a-z]?)\)\n", answer) for answer in refused] == [
        [rule] for rule in ("H05", "H11", "H19", "H09", "H07", "H09")
    ]
    assert kept(state).log()["moves"] == []


def test_the_sentence_of_the_brief_at_the_table(tmp_path: Path) -> None:
    file = saved(at("6h", "07g"), tmp_path / "match.json")
    shown, refused, *_ = answers(run("play", "--resume", file, given="0\n"))
    assert "Pile: 6 ½\nBid 6½, caught by 7\nYour hand: 0 [7] [ghost]\n" in shown.replace("a 7", "7")
    assert refused == "A 0 needs a whole bid; the bid is 6½. You may lay 7, 8, 8+½, 9, ½ or a ghost. (H14)\n"


def test_the_table_shows_no_hidden_card() -> None:
    shown = run("play", "--edition", "amigo", "--seats", "4", "--seed", "7").stdout
    rows = [line for line in shown.splitlines() if "  blind " in line]
    assert len(rows) == 4
    for number, row in enumerate(rows):
        assert re.search(r"  stock [89] +open \S+ \S+ \S+ +blind ■ ■ ■ +aside 0$", row)
        assert re.search(r"  hand \S+ \S+ \S+  " if number == 0 else r"  hand 3  ", row)


def test_points_so_far_are_added_up(tmp_path: Path) -> None:
    match = played(games=3, until=0)
    chooser = random.Random(1)
    while len(match.view(None)["match"]["results"]) < 2 or match.seat != 0:
        match.play(chooser.choice(match.legal()))
    rows = match.view(None)["match"]["results"]
    _, score, *_ = answers(run("play", "--resume", saved(match, tmp_path / "match.json"), given="score\n"))
    shown = [[int(cell) for cell in line.split()[1:]] for line in score.splitlines()[1:]]
    assert shown == [
        [rows[1]["held"][seat], rows[1]["points"][seat], rows[0]["points"][seat] + rows[1]["points"][seat]]
        for seat in range(3)
    ]


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


def test_why_tells_nothing_of_cards_that_are_hidden() -> None:
    """Fox has only a ghost for 8½: to say so would tell that it has no 9."""
    shown = run("play", "--edition", "fundex", "--seed", "1", given=lines("1", "4", "h", "why")).stdout
    assert "only move" not in shown


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


# At a terminal


WIDE = {"COLUMNS": "1000", "TERM": "dumb"}


def at_terminal(*words: str) -> Screen:
    return Screen(*words, at_terminal=True, env=WIDE)


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


def test_a_terminal_shows_the_score_block_apart() -> None:
    """A blank line before and after, as over a pipe."""
    options = ("--edition", "express", "--seats", "2", "--games", "1", "--seed", "5", "--bots", "random", "--pace", "0")
    with at_terminal("play", *options) as screen:
        player = Player(screen, "en")
        player.play()
        assert screen.end() == 0
    assert re.search(r"\n\n +cards   game   total\n.*\n.*\n\nThe game is over\.", screen.shown)


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


def test_position_shows_the_table_and_what_may_be_played() -> None:
    match = halfpast.new("half", seats=2, seed=1)
    result = run("position", given=json.dumps(match.position()))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == ", ".join(match.legal())
    for one in match.position()["seats"]:  # all of it: who has the position may know it
        assert f"hand {Words().faces(one['hand'])} " in result.stdout
        assert f"blind {Words().faces(one['blind'])} " in result.stdout


@pytest.mark.parametrize("phase", ["exchange", "opening", "play", "last-chance", "over"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_position_of_every_phase_in_every_language(language: str, phase: str, tmp_path: Path) -> None:
    positions = {"exchange": decision("exchange"), "last-chance": decision("pass"), "play": decision("take")}
    match = positions.get(phase) or (played() if phase == "over" else played(until=0))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.position()))
    result = run("position", file, "--lang", language)
    assert result.exit_code == 0
    *shown, legal = result.stdout.splitlines()
    if phase != "over":
        assert legal.split(", ") == match.legal()
        assert not english_in("\n".join(shown), language)


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


def test_a_blind_card_missed_in_a_last_chance_is_told_to_go_back() -> None:
    seats = [{"hand": "", "open": "", "blind": "1--"}, {"hand": "", "open": "", "blind": "---", "aside": "33"}]
    head = {"game": "half", "edition": "amigo", "phase": "last-chance", "turn": 0, "pile": "7h", "match": {"games": 1}}
    match = halfpast.load({**head, "seats": seats})
    match.play("blind 1")
    told = event_lines(match.events(0, 1), Words("en", names_at(2, "en"), 0))
    assert told[:2] == ["You turn over your blind card 1: a 1.", "No catch: the card goes back."]
    assert match.position()["seats"][0]["blind"] == "1--"


def test_what_a_bracket_shows_may_be_typed() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for card in "0123456789hg":
            assert as_move(words.faces(card), words) == card


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
