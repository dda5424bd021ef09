"""8½ in line mode: whole series, every decision, what the table shows and tells, in four languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import halfpast
from halfpast.games.half.terminal import as_move, event_lines, move_words
from halfpast.games.half.words import Words
from halfpast.i18n import LANGUAGES, text
from halfpast.terminal.lines import names_at
from tests.games.half.rules.positions import at, empty, seat
from tests.games.half.terminal.played import at_terminal, compiled, in_force, opening, over, played, word
from tests.terminal.command import answers, kept, lines, run, saved, state
from tests.terminal.english import english_in
from tests.terminal.screen import Player, Screen, kept_match, line_in

__all__ = ["compiled", "state"]  # fixtures


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


def test_why_tells_nothing_of_cards_that_are_hidden() -> None:
    """Fox has only a ghost for 8½: to say so would tell that it has no 9."""
    shown = run("play", "--edition", "fundex", "--seed", "1", given=lines("1", "4", "h", "why")).stdout
    assert "only move" not in shown


def test_a_terminal_shows_the_score_block_apart() -> None:
    """A blank line before and after, as over a pipe."""
    options = ("--edition", "express", "--seats", "2", "--games", "1", "--seed", "5", "--bots", "random", "--pace", "0")
    with at_terminal("play", *options) as screen:
        player = Player(screen, "en")
        player.play()
        assert screen.end() == 0
    assert re.search(r"\n\n +cards   game   total\n.*\n.*\n\nThe game is over\.", screen.shown)


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
