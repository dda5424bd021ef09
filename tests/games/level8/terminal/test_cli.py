"""Level 8 in the terminal, as people play it: typed at, piped into, asked, resumed, in four languages."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.core.estimate import estimate
from halfpast.core.registry import law
from halfpast.core.typed import COMMANDS, Unclear, plain
from halfpast.games import package
from halfpast.games.level8 import terminal as level8
from halfpast.games.level8.bots.levels import Level
from halfpast.games.level8.rules.game import GAME
from halfpast.games.level8.rules.levels import LevelCard, all_cards
from halfpast.games.level8.terminal.drawing import WIDTH, hand_lines
from halfpast.games.level8.words import SHAPES, Words
from halfpast.i18n import LANGUAGES, text
from halfpast.terminal.lines import names_at
from halfpast.terminal.set_up import choose
from tests.games.level8.terminal.tables import OUT, at, deciding, group
from tests.terminal.command import answers, kept, lines, own_moves, run, saved, state
from tests.terminal.english import english_in
from tests.terminal.screen import Level8Player, Screen, kept_match

__all__ = ["state"]  # a fixture

RULES = list(law(package("level8").folder))
PLAY = ("play", "--game", "level8")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What a first start compiles and tells of, is there."""
    match = halfpast.new("level8", seed=7)
    halfpast.bot("family", seed=1).choose(match.view(match.seat))


def word(meaning: str, language: str) -> str:
    its = "" if meaning in COMMANDS else "-level8"
    return text(f"terminal{its}-word-{meaning}", language).split(",")[0]


def words_of(language: str, seats: int = 3, you: int = 0) -> Words:
    return Words(language, names_at(seats, language), you)


def moves(line: str, match: halfpast.Match, language: str = "en") -> list[str]:
    return level8.as_moves(line, words_of(language), match)


# Whole matches over a pipe


MATCHES = [
    ("en", "master", ("--seats", "2")),
    ("nl", "master+skips", ("--bots", "family,learner,random")),
    ("fr", "master+level8", ("--seats", "6")),
    ("de", "level8", ()),
]


@pytest.mark.parametrize(("language", "edition", "options"), MATCHES)
def test_a_whole_match_over_a_pipe(language: str, edition: str, options: Sequence[str], state: Path) -> None:
    """A player who knows no more than the screen shows comes to the end, and learns why a card was refused."""
    with Screen(*PLAY, "--lang", language, "--edition", edition, "--seed", "5", *options) as screen:
        player = Level8Player(screen, language)
        player.play(3)
        assert kept_match(state).exists()
        player.screen.type(word("table", language))
        player.play()
        assert screen.end() == 0
    assert Words(language).edition(edition) in screen.shown.splitlines()[0]
    *_, ended, again, command = screen.shown.rstrip().splitlines()
    assert ended.startswith(match_over(language))
    assert again == text("terminal-over-kept", language)
    assert " replay " in command
    assert len(player.refusals) == 5
    assert all(re.search(r"\S\. \(L\d\d[a-z]?\)\n", refusal) for refusal in player.refusals)
    assert not english_in(screen.shown, language)
    assert not re.search(r"Traceback|Error|None|\{|\$", screen.shown)
    assert not kept_match(state).exists()


def match_over(language: str) -> str:
    """How the sentence that ends a match begins."""
    return text("level8-event-over", language, rounds=9, who="you", name="").partition("9")[0]


# Screens of 80 columns


@pytest.mark.parametrize("number", range(6))
def test_every_screen_fits_80_columns(number: int) -> None:
    """Every table that comes up in matches of up to six seats, in every language, with all that is asked."""
    chooser, met = random.Random(number), set()
    edition = list(GAME.editions.printed)[number]
    match = halfpast.new("level8", edition, seats=(6, 3, 2, 4, 5, 6)[number], seed=number)
    bot = halfpast.bot("family", seed=1)
    for _ in range(400):
        if match.seat is None:
            break
        seat, view = match.seat, match.view(match.seat)
        met.add(view["phase"])
        for language in LANGUAGES if chooser.random() < 0.15 else ():
            words = words_of(language, match.seats, seat)
            shown = [*level8.table_lines(view, view, words), *level8.own_lines(view, words)]
            shown += [*level8.score_lines(match, words), *level8.level_lines(match, words)[1:]]
            shown += level8.table_lines(match.position(), match.view(None), words)
            assert not [line for line in shown if len(line) > WIDTH]
            assert not re.search(r"\{|\$|None", "".join(shown))
            for move in match.legal():  # and what is shown may be typed
                assert level8.as_moves(level8.move_words(move, words), words, match) == [move]
        specials = [move for move in match.legal() if move.startswith("play")]
        rare = specials and chooser.random() < 0.5
        match.play(chooser.choice(specials) if rare else bot.choose(view))
    assert met >= ({"draw", "act"} if edition.startswith("level8") else {"draw", "act", "show", "pick", "put"})


def test_at_a_terminal_of_80_columns_no_line_is_longer() -> None:
    options = ("--lang", "fr", "--seats", "6", "--seed", "5", "--pace", "0")
    with Screen(*PLAY, *options, at_terminal=True, env={"COLUMNS": "80", "TERM": "dumb"}) as screen:
        player = Level8Player(screen, "fr")
        player.play(12)
        for command in (*COMMANDS[:-1], "level"):
            if command != "save":
                player.say(word(command, "fr"))
    told = [line for line in screen.shown.splitlines() if not line.startswith(player.prompt)]
    assert len(told) > 100
    assert not [line for line in told if len(line) > 80]


def test_in_a_narrow_terminal_no_card_is_broken() -> None:
    options = ("--lang", "nl", "--seats", "4", "--seed", "5", "--pace", "0")
    with Screen(*PLAY, *options, at_terminal=True, env={"COLUMNS": "44", "TERM": "dumb"}) as screen:
        player = Level8Player(screen, "nl")
        player.play(3)
    assert "geel y7 y13 y14" in screen.shown
    told = [line for line in screen.shown.splitlines() if not line.startswith(player.prompt)]
    assert not [line for line in told if len(line) > 60]
    assert not [line for line in told if line.startswith("Je hand") and len(line) > 43]


def test_a_terminal_with_colours_shows_cards_in_theirs() -> None:
    assert level8.painted("Your hand:  ● red r7 [r12]  jokers j1 j=9") == (
        "Your hand:  ● red \x1b[1;38;5;203mr7\x1b[0m [\x1b[1;38;5;203mr12\x1b[0m]  jokers j1 j=9"
    )
    for env, coloured in ({"TERM": "xterm"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, False):
        with Screen(*PLAY, "--seed", "1", "--pace", "0", at_terminal=True, env=env) as screen:
            assert ("\x1b[1;38;5;" in screen.read("your move> ")) == coloured


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_screen_and_shows_the_first_word_for_everything(language: str) -> None:
    told = text("terminal-level8-help", language)
    assert all(len(line) < 80 for line in told.splitlines())
    for meaning in (*COMMANDS, "level", *level8.VOCABULARY.moves, "take", "swap", "skip"):
        if meaning != "help":
            assert re.search(rf"\b{word(meaning, language)}\b", told), meaning
    assert all(f"{letter} {Words(language).colour(letter)}" in " ".join(told.split()) for letter in "roygbp")


# The table


def test_the_table_shows_what_is_open_and_no_hidden_card() -> None:
    match = deciding("off")
    view = match.view(0)
    assert level8.table_lines(view, view, words_of("en")) == [
        "Round 1, stock 71",
        "         level       hand  discard pile",
        "→ 0 You  2 ▪▪······   6    –",
        "      0.1 run g1 p2 b3 p4   0.2 run p5 g6 g7 g8",
        "  1 Fox  2 ▪▪······  10    g9",
        "      1.1 run r4 b5 o6 y7   1.2 run r9 b10 o11 y12",
        "  2 Owl  1 ▪·······  10    –",
    ]
    assert level8.own_lines(view, words_of("en")) == [
        "",
        "Your level 2 is out.",
        "Your hand:  ● red [r3]  ▲ yellow y15  ★ blue [b8] [b13]  jokers [j6]  Swap",
        "Cards in [brackets] can be laid off: off r3 1.1",
        "Type a card to discard it and end your turn.",
        "Or play Swap instead.",
    ]


def test_what_lies_before_a_seat_and_is_known_of_it_is_shown() -> None:
    seats: dict[int, dict[str, Any]] = {
        1: {"keeps": 2, "skip": True, "pile": ["g9", "b2"]},
        2: {"laid": [group("colour", "g1 j6=g6 g15")]},
    }
    match = at("r7", "draw", seats=seats, known=[[], ["j1", "r1"], []], others={1: "r1 r2 j1"}, under=["take"])
    view = match.view(0)
    assert level8.table_lines(view, view, words_of("en"))[2:] == [
        "→ 0 You  1 ▪·······   1          –",
        "  1 Fox  1 ▪·······   3 (r1 j1)  b2 +1",
        "      2 × Keep   misses a turn",
        "  2 Owl  1 ▪·······  10          –",
        "      2.1 colour g1 j=g g15",
    ]


def test_a_position_shows_every_hand_and_the_stock() -> None:
    match = halfpast.new("level8", seed=1)
    told = run("position", given=json.dumps(match.position()))
    assert told.exit_code == 0
    for seat in match.position()["seats"]:
        assert " ".join(seat["hand"]) in told.stdout
    assert " ".join(match.position()["stock"][:5]) in told.stdout
    assert told.stdout.splitlines()[-1] == ", ".join(match.legal())


@pytest.mark.parametrize("kind", ["draw", "act", "off", "show", "pick", "put", "keep"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_asks_in_the_players_words(language: str, kind: str) -> None:
    view = deciding(kind).view(0)
    shown = [*level8.table_lines(view, view, words_of(language)), *level8.own_lines(view, words_of(language))]
    assert not english_in("\n".join(shown), language)
    asked = {"act": "discard"}.get(kind, kind)
    start = re.split(r"\0|2", text(f"terminal-level8-asks-{asked}", language, **dict.fromkeys(HOLES, "\0"), count=2))[0]
    assert start in "\n".join(shown)


HOLES = ("moves", "example", "none", "done")


def test_how_many_cards_are_asked_for() -> None:
    asked = {kind: joined(deciding(kind)) for kind in ("show", "put")}
    assert asked["show"].endswith("Show 3 of your cards: type them.")
    assert "You may put up to 3 cards on your discard pile" in asked["put"]
    match = deciding("keep")
    assert "You may keep up to 5 cards for the next round: type them. To keep no more: done." in joined(match)
    match.play("keep r1")
    assert "You may keep up to 4 cards" in joined(match)
    assert "r1" not in joined(match)  # no longer to choose from


def joined(match: halfpast.Match) -> str:
    return " ".join(level8.own_lines(match.view(0), words_of("en")))


# Moves in every language


def in_words(card: str, language: str) -> str:
    """A card as people say it: `rote 7`, `7 rouge`."""
    return Words(language).face(card)


DECISIONS = [
    ("draw", "{draw}", ["draw"]),
    ("draw", "{draw} {fox}", ["draw 1"]),
    ("draw", "{draw} 2", ["draw 2"]),
    ("draw", "{draw} {b2}", ["draw 1"]),
    ("lay", "{lay} {r3} {b3} / {g6} {p6} / {r9} {y9} / {o1} {j1}", ["lay r3 b3 / g6 p6 / r9 y9 / o1 j1=r1"]),
    ("lay", "{lay} r3 b3 g6 p6 r9 y9 o1 j1", ["lay r3 b3 / g6 p6 / r9 y9 / o1 j1=r1"]),
    ("off", "{off} {r3} {fox} 1", ["off r3 1.1"]),
    ("off", "{off} {b13}", ["off b13 1.2"]),
    ("off", "{off} {j6}=8 1.1", ["off j6=r8 1.1"]),
    ("act", "{discard} {r7}", ["discard r7"]),
    ("act", "{r7}", ["discard r7"]),
    ("act", "{j6}", ["discard j6"]),
    ("act", "{take}", ["play take"]),
    ("act", "{swap}", ["play swap"]),
    ("act", "{keep}", ["play keep"]),
    ("act", "{skip} {owl}", ["play skip 2"]),
    ("act", "{play} {take}", ["play take"]),
    ("act", "{discard} {keep}", ["discard keep"]),
    ("show", "{r1}", ["show r1"]),
    ("show", "{show} {r1} {b2} {take}", ["show r1", "show b2", "show take"]),
    ("pick", "{pick} {owl} {g1}", ["pick 2 g1"]),
    ("pick", "{b3}", ["pick 1 b3"]),
    ("pick", "{none}", ["pick none"]),
    ("put", "{put} {r1}", ["put r1"]),
    ("put", "{r1} {keep}", ["put r1", "put keep"]),
    ("put", "{done}", ["done"]),
    ("keep", "{keep_it} {r1}", ["keep r1"]),
    ("keep", "{r1} {b2}", ["keep r1", "keep b2"]),
    ("keep", "{done}", ["done"]),
]


@pytest.mark.parametrize(("kind", "typed", "wanted"), DECISIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_made_in_the_players_words(
    language: str, kind: str, typed: str, wanted: list[str], tmp_path: Path, state: Path
) -> None:
    said = {meaning: word(meaning, language) for meaning in level8.VOCABULARY.moves} | {
        "keep_it": word("keep", language)
    }
    said |= {card: in_words(card, language) for card in re.findall(r"[roygbp]\d+|j\d+", typed)}
    said |= {special: in_words(special, language) for special in ("take", "swap", "keep", "skip")}
    _, said["fox"], said["owl"] = names_at(3, language)
    line = typed.format(**said)
    match = deciding(kind)
    assert moves(line, match, language) == wanted
    shown = run("play", "--lang", language, "--resume", saved(match, tmp_path / "match.json"), given=lines(line))
    assert own_moves(kept(state))[: len(wanted)] == wanted, shown.stdout


@pytest.mark.parametrize(
    ("language", "kind", "typed", "wanted"),
    [
        ("nl", "act", "gooi r7 weg", "discard r7"),
        ("nl", "act", "Gooi rode 7 weg", "discard r7"),
        ("nl", "off", "leg b13 1.2 aan", "off b13 1.2"),
        ("nl", "off", "leg uil 7", ""),
        ("nl", "keep", "bewaar r1", "keep r1"),
        ("de", "act", "wirf r7 ab", "discard r7"),
        ("de", "off", "Lege b13 an", "off b13 1.2"),
        ("de", "act", "blaue 2", "discard b2"),
        ("fr", "off", "ajoute 13 bleu 1.2", "off b13 1.2"),
        ("fr", "draw", "prends renard", "draw 1"),
        ("fr", "act", "j'échange", "play swap"),
        ("fr", "pick", "prends 1 vert", "pick 2 g1"),
        ("fr", "pick", "prends 2 vert 1", "pick 2 g1"),
        ("en", "lay", "lay", "lay r3 b3 / r9 y9 / o1 j1=r1 / g6 p6"),
        ("en", "lay", "lay r3 b3, g6 p6, r9 y9, o1 joker 1-5", "lay r3 b3 / g6 p6 / r9 y9 / o1 j1=r1"),
        ("en", "lay", "lay r3 j1 / g6 p6 / r9 y9 / b3 j11", ""),
        ("en", "lay", "lay r3 b3 / g6 p6 / r9 y9 / o1 j1=take", ""),
        ("en", "lay", "lay r3=b3 b3 / g6 p6 / r9 y9 / o1 j1", ""),
        ("en", "lay", "lay r3 b3/g6 p6/r9 y9/o1 j1=b1", "lay r3 b3 / g6 p6 / r9 y9 / o1 j1=b1"),
        ("en", "off", "lay off j6=b8 1.1", "off j6=b8 1.1"),
        ("en", "off", "off joker=8 fox 1", "off j6=r8 1.1"),
        ("en", "off", "off b 13", "off b13 1.2"),
        ("en", "act", "joker", "discard j6"),
        ("en", "act", "RED7", "discard r7"),
        ("en", "act", "“take”", "play take"),
        ("en", "act", "discard skip", "discard skip"),
        ("en", "pick", "take", "pick 2 take"),
        ("en", "pick", "take b1", "pick 1 b1"),
        ("en", "pick", "done", "pick none"),
        ("en", "put", "none", "done"),
        ("en", "keep", "keep keep", "keep keep"),
        ("en", "draw", "draw you", "draw 0"),
        ("en", "draw", "take fox", "draw 1"),
    ],
)
def test_as_people_would_type_it(language: str, kind: str, typed: str, wanted: str) -> None:
    match = deciding(kind)
    try:
        found = moves(typed, match, language)
    except Unclear:
        found = [""]
    if wanted:
        assert found == [wanted]
        assert level8.VOCABULARY.command_of(typed, language) == ("", typed)
    elif found != [""]:
        with pytest.raises(halfpast.InvalidMove):
            match.refusal(found[0])


@pytest.mark.parametrize(
    ("kind", "typed", "telling"),
    [
        ("act", "lay", "You cannot lay out your level yet. Level 1 is 4 pairs."),
        ("act", "skip", "Say which: play Skip Fox or play Skip Owl?"),
        ("off", "off j6", r"Say which: off j6=r8 1\.1, off j6=r8 1\.2 or off j6=r9 0\.2\?"),
        ("off", "off y15", "No group on the table takes that card: yellow 15."),
        ("draw", "draw r9", "That card is not on top of any discard pile: red 9."),
        ("lay", "lay r3 b3 / g6 / r9 y9 / o1 j1", "Group 2 .a pair.: one card is missing. You have for it: purple 6."),
        ("lay", "lay r3 / b3 / g6 p6 / r9 y9", "Group 1 .a pair.: one card is missing. You have for it: joker 1–5."),
        (
            "lay",
            "lay r3 g6 / b3 p6 / r9 y9 / o1 j1",
            "Group 1 .a pair.: .* go together: red 3, green 6.",
        ),
        ("lay", "lay r3 b3 / g6 p6 / r9 y9 / o1 j11", "Group 4 .a pair.: .* go together: orange 1, joker 11–15."),
    ],
)
def test_what_is_nearly_a_move_is_told_what_is_missing(kind: str, typed: str, telling: str, tmp_path: Path) -> None:
    match = deciding(kind)
    with pytest.raises(Unclear, match=telling):
        moves(typed, match)
    _, said, *_ = answers(run("play", "--resume", saved(match, tmp_path / "match.json"), given=lines(typed)))
    assert re.match(telling, said)
    for language in OTHERS:
        seat = names_at(3, language)
        with pytest.raises(Unclear) as raised:
            moves(typed, match, language)
        assert not english_in(str(raised.value), language)
        assert not any(name in str(raised.value) for name in names_at(3, "en") if name not in seat)


@pytest.mark.parametrize(
    ("kind", "typed", "rule"),
    [
        ("draw", "r1", "L06"),
        ("draw", "lay", "L06"),
        ("draw", "off r1", "L06"),
        ("draw", "take", "L06"),
        ("act", "draw", "L06"),
        ("act", "off r7", "L08"),
        ("act", "discard p15", "L09"),
        ("lay", "lay r3 b3", "L07"),
        ("lay", "lay r3 b3 / g6 p6 / r9 y9 j11 / o1 j1", "L07"),
        ("off", "lay", "L07"),
        ("off", "off y15 1.1", "L08"),
        ("off", "off b13 fox", ""),
        ("lay", "lay r3 b3 / g6 p6 / r9 y9 / o1 take", "L12"),
        ("lay", "lay r3 b3 / g6 p6 / r9 y9 / o1 j1=9", "L13"),
        ("lay", "lay r3 b3 / g6 p6 / r9 y9 / o1 p1", "L07"),
        ("show", "draw", "L16"),
        ("pick", "b4", "L16"),
        ("put", "discard r1", "L17"),
        ("keep", "show r1", "L20"),
    ],
)
def test_a_refused_move_says_why_with_its_rule(kind: str, typed: str, rule: str, tmp_path: Path, state: Path) -> None:
    match = deciding(kind)
    _, said, *_ = answers(run("play", "--resume", saved(match, tmp_path / "match.json"), given=lines(typed)))
    if rule:
        assert re.search(rf"\S\. \(({rule})\)\n", said), said
        assert own_moves(kept(state)) == []
    else:
        assert own_moves(kept(state))[0] == "off b13 1.2"


def test_of_several_cards_those_before_a_refused_one_are_played(tmp_path: Path, state: Path) -> None:
    file = saved(deciding("show"), tmp_path / "match.json")
    _, said, *_ = answers(run("play", "--resume", file, given=lines("r1 r1 b2")))
    assert own_moves(kept(state)) == ["show r1"]
    assert "(L16)" in said or "(L07)" in said
    assert "Show 2 of your cards" in said


def test_what_is_no_move_says_what_would_be(state: Path) -> None:
    given = (
        "xyzzy",
        "draw 9 9",
        "r16",
        "lay",
        "off",
        "play",
        "lay xyzzy",
        "off xyzzy 2.1",
        "pick",
        "7",
        "=",
        "/ /",
        "%r",
    )
    shown = answers(run(*PLAY, "--seed", "3", "--seats", "2", given=lines(*given)))
    known = (text("terminal-level8-no-move") + "\n", "L06")
    assert all(known[0] == said or known[1] in said for said in shown[1:-1]), shown
    assert sum(known[0] == said for said in shown) >= 8


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_typed_means_two_things(language: str) -> None:
    meanings: dict[str, set[str]] = {}
    for tongue in ("en", language):
        for meaning in (*COMMANDS, *level8.COMMANDS, *level8.VOCABULARY.moves, *level8.VOCABULARY.cards):
            its = "" if meaning in COMMANDS else "-level8"
            for one in text(f"terminal{its}-word-{meaning}", tongue).split(","):
                meanings.setdefault(plain(one), set()).add(level8.VOCABULARY.cards.get(meaning, meaning))
    twice = {one: found for one, found in meanings.items() if len(found) > 1}
    if language == "nl":  # a word of the game's own goes first, and Dutch goes before English
        assert twice == {"bewaar": {"save", "keep"}, "stop": {"done", "quit"}}
        assert [level8.VOCABULARY.meanings("nl")[one] for one in ("bewaar", "stop")] == ["keep", "quit"]
    else:
        assert twice == {}
    names = {plain(name) for name in names_at(6, language)}
    assert not names & set(meanings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_sentences_name_can_be_typed(language: str) -> None:
    asking = {
        "help-short": ["draw", "lay", "off", "discard", "hint", "why", "level", "help", "quit"],
        "no-move": ["draw", "lay", "off", "help"],
    }
    for key, meanings in asking.items():
        said = re.findall(r"[^\W\d_]+", text(f"terminal-level8-{key}", language).lower())
        assert set(meanings) <= {level8.VOCABULARY.meanings(language).get(one) for one in said}, key


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_the_players_language(language: str, state: Path, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    typed = {
        "undo": word("undo", language),
        "why nothing": word("why", language),
        "draw": word("draw", language),
        "legal": word("legal", language),
        "hint": word("hint", language),
        "rules": word("rules", language),
        "L08": f"{word('rules', language)} l08",
        "L99": f"{word('rules', language)} L99",
        "score": word("score", language),
        "level": word("level", language),
        "table": word("table", language),
        "help": word("help", language),
        "save": word("save", language),
        "save it": f"{word('save', language)} {file}",
        "quit": word("quit", language),
    }
    options = ("--lang", language, "--seed", first_seed())
    shown, *told = answers(run(*PLAY, *options, given=lines(*typed.values())), language)
    said = dict(zip(typed, told, strict=True))
    words, match = words_of(language), kept(state)
    assert (
        words.text("terminal-level8-card", card=words.level_card("master-1"), source=words.source("reconstruction"))
        in shown
    )
    assert said["undo"] == text("terminal-nothing-to-undo", language) + "\n"
    assert said["why nothing"] == text("terminal-no-reasons", language) + "\n"
    legal = ", ".join(level8.move_words(move, words) for move in match.legal())
    assert said["legal"] == text("terminal-legal", language, moves=legal) + "\n"
    assert re.findall(r"^(L\d\d[a-z]?)  \S", said["rules"], re.MULTILINE) == in_force("master")
    assert said["L08"] == f"L08  {text('L08.title', language)}. {text('L08', language)}\n"
    assert said["L99"] == text("terminal-level8-no-rule", language, number="L99") + "\n"
    assert [line.split() for line in said["score"].splitlines()] == [[name, "1", "▪·······"] for name in words.names]
    assert said["level"].splitlines() == level8.level_lines(match, words)
    assert words.source("reconstruction") in said["level"]
    assert said["level"].count("←") == 1
    assert said["table"] == "\n" + said["draw"].partition("\n\n")[2]
    assert said["help"] == text("terminal-level8-help", language) + "\n"
    assert said["save"] == text("terminal-save-how", language) + "\n"
    assert halfpast.replay(json.loads(file.read_text("utf-8"))).position() == match.position()
    everything = shown + "".join(answer for key, answer in said.items() if key not in ("save it", "quit"))
    assert not english_in(everything.replace("--resume", ""), language)


def first_seed() -> str:
    """A seed with which the player begins."""
    return str(next(seed for seed in range(50) if halfpast.new("level8", seed=seed).seat == 0))


def in_force(edition: str) -> list[str]:
    return [
        number
        for number, rule in law(package("level8").folder).items()
        if not rule.editions or edition in rule.editions
    ]


def test_why_tells_what_the_bots_did_also_after_drawing() -> None:
    _, _, why, *_ = answers(run(*PLAY, "--seed", "3", "--seats", "2", "--lang", "en", given=lines("draw", "why")))
    assert why.startswith("Fox, draw")


def test_why_does_not_tell_what_a_bot_keeps(tmp_path: Path) -> None:
    """L20: how many is known, which stays secret."""
    match = at("r1", others={1: "b1 b2 b3 j6", 2: "g1"}, levels=(1, 6, 1))
    file = saved(match, tmp_path / "match.json")
    _, _, why, *_ = answers(run("play", "--resume", file, given=lines("discard r1", "why")))
    kept_lines = [line for line in why.splitlines() if line.startswith("Fox, keep")]
    assert kept_lines
    assert all(line.startswith("Fox, keep: ") for line in kept_lines)
    assert not re.search("b[123]|j6", "".join(kept_lines))


def test_a_match_is_undone_saved_and_resumed_with_its_game(state: Path, tmp_path: Path) -> None:
    options = (
        *PLAY,
        "--seed",
        first_seed(),
        "--card",
        "master-2",
        "--edition",
        "master+skips",
        "--bots",
        "random,learner",
    )
    start, drew, undone, again, *_ = answers(run(*options, given=lines("draw", "undo", "draw")))
    assert undone.startswith("Back to your last move.\n")
    assert table(undone) == table(start)
    assert again == drew
    first = kept(state)
    assert (first.edition.name, first.edition.settings["card"]) == ("master+skips", "master-2")
    card = first.view(0)["seats"][0]["hand"][0]
    file = tmp_path / "a name.json"
    run(*options, given=lines("draw", card, f"save {file}"))
    whole = kept(state).position()
    resumed = run("play", "--resume", file)
    assert "Fox (Random), Owl (Learner)" in resumed.stdout.splitlines()[0]
    assert kept(state).position() == whole
    assert kept(state).game.name == "level8"
    run("play", "--resume", given=lines("undo"))
    assert kept(state).seat == 0
    assert kept(state).view(0)["phase"] == "act"


def table(shown: str) -> str:
    """The table that was shown last."""
    return re.split(r"\n(?=Round \d+, )", shown)[-1]


def test_one_to_five_bots_sit_at_the_table(state: Path) -> None:
    for seats in range(2, 7):
        shown = run(*PLAY, "--seats", str(seats), "--seed", "1").stdout
        names = names_at(seats, "en")
        told = ", ".join(f"{name} (Family)" for name in names[1:])
        assert shown.startswith(f"Level 8 Master. At the table: You, {told}.\n")
        assert len(re.findall(r"^[→ ] \d \w+ +\d ▪", shown, re.MULTILINE)) == seats


@pytest.mark.parametrize(
    ("options", "edition", "card"),
    [
        ((), "master", "master-1"),
        (("--edition", "level8"), "level8", "level8-1"),
        (("--edition", "level8", "--card", "master-2"), "level8", "master-2"),
    ],
)
def test_the_edition_has_its_card_unless_another_is_named(
    options: Sequence[str], edition: str, card: str, state: Path
) -> None:
    shown = run(*PLAY, *options, "--seed", "1").stdout
    assert (kept(state).edition.name, kept(state).edition.settings["card"]) == (edition, card)
    source = {one.name: one.source for one in all_cards()}[card]
    assert Words("en").source(source) in shown.splitlines()[1]


def test_an_edition_or_a_card_says_which_game(state: Path) -> None:
    for options in (("--edition", "master+skips"), ("--card", "master-2")):
        run("play", *options, "--seed", "1")
        assert kept(state).game.name == "level8"
    run("play", "--seed", "1")
    assert kept(state).game.name == "half"


def test_a_card_of_your_own_from_a_file(state: Path, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('name = "Sunday"\nlevels = [' + ", ".join(['[["run", 3], ["set", 2]]'] * 8) + "]\n")
    shown = run(*PLAY, "--card", file, "--seed", "1", given=lines("level")).stdout
    assert "Level card: Sunday (typed in from a card of your own)." in shown
    assert "  8  a run of 3 and a pair\n" in shown
    assert kept(state).edition.settings["card"]["name"] == "Sunday"
    file.write_text("name = 7")
    wrong = run(*PLAY, "--card", file)
    assert wrong.exit_code == 1
    assert "level card" in wrong.stderr


@pytest.mark.parametrize("typed", ["r3=r3", "r3=r4", "r3=take", "j1=take", "j1=j1", "take=r3"])
def test_a_card_that_says_what_it_cannot_be_is_no_move(typed: str) -> None:
    (move,) = moves(f"lay {typed} / g6 / r9 / o1", deciding("lay"))
    with pytest.raises(halfpast.InvalidMove):
        deciding("lay").refusal(move)


def test_undo_takes_back_what_one_line_did(state: Path, tmp_path: Path) -> None:
    file = saved(deciding("put"), tmp_path / "match.json")
    _, _, undone, *_ = answers(run("play", "--resume", file, given=lines("b2 g3", "undo")))
    assert undone.startswith("Back to your last move.\n")
    assert kept(state).moves == 0
    run("play", "--resume", file, given=lines("b2", "g3", "undo"))
    assert kept(state).moves == 1
    run("play", "--resume", file, given=lines("b2 p15", "undo", "undo"))  # the second is refused; then nothing is left
    assert kept(state).moves == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_L02_every_colour_has_its_shape_in_the_terminal(language: str) -> None:
    match, words = at("r1 o2 y3 g4 b5 p6"), words_of(language)
    named = [f"{SHAPES[letter]} {words.colour(letter)}" for letter in "roygbp"]
    (legend,) = level8.welcome_lines(match, "", words)[2:]
    assert legend.split(", ") == [f"{letter} {colour}" for letter, colour in zip("roygbp", named, strict=True)]
    hand = " ".join(line.strip() for line in hand_lines(match.view(0), words))
    assert all(
        f"{colour} {card}" in hand for colour, card in zip(named, ["r1", "o2", "y3", "g4", "b5", "p6"], strict=True)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swap_of_no_card_is_told(language: str, tmp_path: Path) -> None:
    file = saved(deciding("play"), tmp_path / "match.json")
    swap = lines("swap", word("done", language))
    words = words_of(language)
    told = text("level8-event-put-none", language, **words.subject(0)) + "\n"
    _, _, done, *_ = answers(run("play", "--lang", language, "--resume", file, given=swap), language)
    assert done.startswith(told)
    for puts in ("", "b2"):
        match = at("r1", turn=1, others={1: "r7 b2 swap"})
        lines_told: list[str] = []
        for move in ("play swap", *([f"put {puts}"] if puts else []), "done"):
            heard = match.happened
            match.play(move)
            lines_told += level8.event_lines(match.events(0, heard), words)
        assert (text("level8-event-put-none", language, **words.subject(1)) in lines_told) == (not puts)


@pytest.mark.parametrize(
    ("wrong", "telling"),
    [
        ('name = "Ours"', "A level card in a file has name and levels, and nothing else; ours.toml has 'name'."),
        ('name = "Ours"\nlevels = [[["set", 2]]]', "A level card has 8 levels, not 1; each a list of groups, like [["),
        (
            'name = "Ours"\nlevels = [' + '[["pair", 2]], ' * 8 + "]",
            "Level 1 asks for 'pair'; the kinds of groups are: run, set, colour, colour-run.",
        ),
    ],
)
def test_a_card_file_that_is_wrong_is_told_what_would_be_right(wrong: str, telling: str, tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(wrong)
    for command in (("levels",), ("play", "--card")):
        refused = run(*command, "ours.toml")
        assert (refused.exit_code, telling in refused.stderr) == (1, True), refused.stderr


def test_levels_say_with_which_deck_they_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(card: LevelCard, edition: str, *_: object) -> list[Level]:
        return [Level(number, line, estimate([1.0, 2.0])) for number, line in enumerate(card.levels, 1)]

    monkeypatch.setattr("halfpast.games.level8.bots.levels.measure", measured)
    decks = [line for line in run("levels").stdout.splitlines() if line.startswith("Measured")]
    assert decks == [f"Measured with the deck of {name}." for name in ("Level 8", *["Level 8 Master"] * 2)]
    shown = run("levels", "level8-1", "--edition", "master+skips", "--plot", "plot.svg").stdout
    assert "Measured with the deck of Level 8 Master with Skips." in shown
    assert "deck of Level 8 Master with Skips" in Path("plot.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("missing", "advice"), [("matplotlib", " -m pip install "), ("matplotlib pip", "uv pip install --python ")]
)
def test_a_plot_that_cannot_be_drawn_is_refused_before_measuring(
    missing: str, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("halfpast.games.level8.bots.levels.measure", None)
    assert "no folder" in run("levels", "--plot", "no/where.svg").stderr
    assert ".svg or .png" in run("levels", "--plot", "x.gif").stderr
    monkeypatch.setattr("halfpast.core.extras.find_spec", lambda name: None if name in missing.split() else name)
    told = run("levels", "--plot", "x.svg").stderr
    assert told.startswith("Error: A plot needs matplotlib: ")
    assert advice in told
    assert '"matplotlib>=3.10"' in told


def test_levels_and_duel_read_a_card_too(tmp_path: Path) -> None:
    for command in (("levels",), ("duel", "family", "random", "--game", "level8", "--card")):
        for file, telling in (("none.toml", "cannot be read"), ("", "There is no level card ''")):
            wrong = run(*command, tmp_path / file if file else "")
            assert (wrong.exit_code, telling in wrong.stderr) == (1, True)


def test_without_options_level_8_is_asked_for_its_card(state: Path) -> None:
    with Screen("play", at_terminal=True, env={"COLUMNS": "1000", "TERM": "dumb"}) as screen:
        asked = []
        for answer in ("nl", "2", "2", "3", "5", "1"):
            asked.append(screen.read("> "))
            screen.type(answer)
        game = screen.read(text("terminal-prompt", "nl") + " ")
        screen.type("stop")
        assert screen.end() == 0
    keys = ("language", "game", "edition", "card", "bots", "level")
    for key, question in zip(keys, asked, strict=True):
        assert text(f"terminal-choose-{key}", "en" if key == "language" else "nl") in question
    assert all(text(f"level8-levels-{card.name}", "nl") in asked[3] for card in all_cards())
    assert Words("nl").source("reconstruction") in asked[3]
    assert " 1 2 3 4 5 (Enter: 2) > " in asked[4]
    match = kept(state)
    assert (match.game.name, match.edition.name, match.edition.settings["card"]) == ("level8", "level8", "master-2")
    assert f"Otter ({text('bot-random', 'nl')})" in game


# Each player their own level card


OURS = f"""name = "Ours"
levels = [[["set", 2]], [["run", 2]]{', [["set", 2]]' * 6}]
"""
FOUR = ("--card", "ours.toml", "--card", "level8-1", "--card", "master-2", "--card", "level8-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_L23a_four_cards_are_said_and_shown(language: str, state: Path) -> None:
    Path("ours.toml").write_text(OURS)
    typed = lines("level", word("quit", language))
    welcome, told, *_ = answers(run(*PLAY, "--lang", language, "--seed", "5", *FOUR, given=typed), language)
    assert kept(state).position()["card"] == [tomllib.loads(OURS), "level8-1", "master-2", "level8-1"]
    words, printed = words_of(language, 4), halfpast.level_cards()
    for card, seats in (("Ours", [0]), ("level8-1", [1, 3]), ("master-2", [2])):
        names, called = words.joined("and-list", map(words.name, seats)), words.level_card({"name": card})
        for shown in (welcome, told):
            assert any(line.startswith(names) and called in line for line in shown.splitlines())
    table = " ".join(welcome.split())
    assert words.groups(printed["level8-1"]["levels"][0]) in table  # what the others' levels ask for
    assert words.groups(printed["master-2"]["levels"][0]) in table
    assert words.groups([["set", 2]]) in table


def test_L23a_a_whole_match_with_four_cards_over_a_pipe(state: Path) -> None:
    Path("ours.toml").write_text(OURS)
    with Screen(*PLAY, "--lang", "en", "--seed", "5", *FOUR) as screen:
        Level8Player(screen, "en").play()
        assert screen.end() == 0
    assert match_over("en") in screen.shown
    assert not re.search(r"Traceback|Error|None|\{|\$", screen.shown)


def test_L23a_cards_that_are_not_one_a_seat_are_refused() -> None:
    for options in (("--seats", "3"), ("--seats", "2", "--bots", "family"), ("--bots", "family,random,learner")):
        cards = ("--card", "master-1", "--card", "master-2", *(("--card", "level8-1") if options[1] == "2" else ()))
        refused = run(*PLAY, *options, *cards)
        assert refused.exit_code == 1
        assert re.search("this one has|seats have", refused.stderr), refused.stderr


def test_L23a_every_screen_with_four_cards_fits_80_columns() -> None:
    match = halfpast.new("level8", card=["master-1", "level8-1", "master-2", tomllib.loads(OURS)], seats=4, seed=3)
    bots = [halfpast.bot("family", seed=seat) for seat in range(4)]
    while match.seat is not None and match.moves < 300:
        view = match.view(match.seat)
        for language in LANGUAGES if match.moves % 7 == 0 else ():
            words = words_of(language, 4, match.seat)
            shown = [*level8.welcome_lines(match, "", words)[1:], *level8.table_lines(view, view, words)]
            shown += [*level8.own_lines(view, words), *level8.level_lines(match, words)]
            assert not [line for line in shown if len(line) > WIDTH]
            assert not re.search(r"\{|\$|None", "".join(shown))
        match.play(bots[match.seat].choose(view))


def test_L23a_duel_and_simulate_take_a_card_for_each_seat() -> None:
    two = ("--game", "level8", "--seats", "2", "--card", "master-1", "--card", "level8-1")
    assert run("simulate", *two, "--games", "20", "--seed", "3").exit_code == 0
    assert run("duel", "family", "random", *two, "--deals", "4").exit_code == 0
    for command in (("simulate",), ("duel", "family", "random")):
        wrong = run(*command, *two[:2], "--seats", "3", *two[4:])
        assert (wrong.exit_code, "one for each of the 3 seats; this one has 2" in wrong.stderr) == (1, True)


# The other commands


def test_rules_of_a_game_and_numbers_of_any() -> None:
    told = run("rules", "--game", "level8").stdout
    assert re.findall(r"^(L\d\d[a-z]?)  \S", told, re.MULTILINE) == RULES
    assert run("rules", "L08").stdout == run("rules", "l08", "--game", "half").stdout
    assert run("rules", "H14", "L08").stdout.count("\n") == 2
    for edition in GAME.editions.printed:
        told = run("rules", "--edition", edition).stdout
        assert re.findall(r"^(L\d\d[a-z]?)  ", told, re.MULTILINE) == in_force(edition)
    wrong = run("rules", "--game", "half", "--edition", "master")
    assert wrong.exit_code == 1
    assert "no edition 'master'" in wrong.stderr
    assert "L26" in run("rules", "L99").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_of_both_games(language: str) -> None:
    told = run("editions", "--lang", language).stdout
    named = re.findall(r"^(\S+): ", told, re.MULTILINE)
    assert named[-9:] == [*GAME.editions.printed, "level8-1", "master-1", "master-2"]
    assert len(named) == 14
    assert told.count(Words(language).source("reconstruction")) == 2
    assert not english_in(re.sub(r"^ +\w+ = |^\S+:", "", told, flags=re.MULTILINE), language)
    only = run("editions", "--lang", language, "--game", "level8").stdout
    assert told.endswith("\n" + only)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_match_move_by_move(language: str, tmp_path: Path) -> None:
    match, bot = halfpast.new("level8", seats=2, seed=3), halfpast.bot("family", seed=1)
    while match.seat is not None:
        match.play(bot.choose(match.view(match.seat)))
    told = run("replay", saved(match, tmp_path / "log.json"), "--lang", language)
    assert told.exit_code == 0
    assert told.stdout.splitlines()[-1].startswith(match_over(language))
    assert (
        text("level8-event-moved", language, who="other", name=Words(language).name(0), moved=2, level=3) in told.stdout
    )
    assert not english_in(told.stdout, language)
    assert not re.search(r"\{|\$|None", told.stdout)


def test_a_log_left_shows_where_the_match_stands_and_no_hand(tmp_path: Path) -> None:
    match = at("r1 r2 r3", "draw", seats=OUT)
    match.play("draw")
    told = run("replay", saved(match, tmp_path / "log.json")).stdout
    assert "Round 1, stock" in told
    assert "      1.1 run r4 b5 o6 y7" in told
    assert "r1 r2 r3" not in told


def test_the_help_of_the_command_says_both_games() -> None:
    told = run("--help").stdout
    assert "8½" in told
    assert "Level 8" in told


def test_a_question_answered_with_a_number_of_5000_digits_is_asked_again() -> None:
    answers_given = iter(["9" * 5000, "2"])
    said: list[str] = []
    chosen = choose(lambda _: next(answers_given), said.append, "en", "terminal-choose-bots", {"a": "A", "b": "B"}, "a")
    assert (chosen, "1, 2" in said[-1]) == ("b", True)
