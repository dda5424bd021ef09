"""Every word a player reads: whole catalogues in four languages, and sentences that fit what really happens."""

from __future__ import annotations

import ast
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import halfpast
from halfpast.bots import BOTS
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.core.parameters import Choice, Whole
from halfpast.core.registry import law
from halfpast.core.typed import COMMANDS
from halfpast.games import GAMES, game, package
from halfpast.games.half.bots.why import Why
from halfpast.games.half.rules import events as half_events
from halfpast.games.half.rules.cards import LETTERS
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.terminal import VOCABULARY, as_move, event_lines
from halfpast.games.half.words import Words
from halfpast.games.level8 import terminal as level8_terminal
from halfpast.games.level8.bots.why import Why as Level8Why
from halfpast.games.level8.rules import events as level8_events
from halfpast.games.level8.rules.law.reasons import Reason as Level8Reason
from halfpast.games.level8.rules.state import GROUP_NAMES
from halfpast.i18n import LANGUAGES, listed, text
from halfpast.i18n import words as words_of
from halfpast.i18n.owed import owed
from halfpast.server.features.lessons import lesson
from halfpast.server.tables.faces import ANIMALS, COLOURS
from halfpast.terminal.lines import WHY_NOT
from halfpast.terminal.set_up import most_bots
from tests.games.half.naive.agreement import EXCHANGES, LAYS, WORDS
from tests.games.half.rules.positions import at
from tests.games.half.views.walk import HALF
from tests.terminal.english import english_in

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src/halfpast/locales"
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = ("Ann", "Bob", "Cyd", "Dee", "Eve")
PRINTED = list(GAME.editions.printed)


# The catalogues, as they are written


@cache
def resource(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse((LOCALES / language / file).read_text("utf-8"))


@cache
def file_names(language: str) -> list[str]:
    return sorted(file.name for file in (LOCALES / language).iterdir())


def patterns_in(language: str, file: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every message and attribute of a file: `id` or `id.attribute`, with what it says."""
    for entry in resource(language, file).body:
        if isinstance(entry, ftl.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def catalogue(language: str) -> dict[str, ftl.Pattern]:
    return {key: pattern for file in file_names(language) for key, pattern in patterns_in(language, file)}


class Reader(Visitor):
    """What a pattern uses: variables, its own text, and the variants it chooses from, by selector."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.variants: dict[str, set[str]] = defaultdict(set)
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: Any) -> None:
        keys = {str(getattr(variant.key, "name", None) or variant.key.value) for variant in node.variants}
        self.variants[node.selector.id.name] |= keys
        self.generic_visit(node)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert file_names(language) == file_names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_hold_messages_once_each_and_no_junk(language: str) -> None:
    ids = []
    for file in file_names(language):
        for entry in resource(language, file).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            assert not isinstance(entry, ftl.Term), (
                f"{language}/{file}: {entry.id.name}"
            )  # a catalogue for the page too
            if isinstance(entry, ftl.Message):
                ids.append(entry.id.name)
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("file", file_names("en"))
@pytest.mark.parametrize("language", OTHERS)
def test_every_file_says_the_same_messages_and_attributes(language: str, file: str) -> None:
    assert [key for key, _ in patterns_in(language, file)] == [key for key, _ in patterns_in("en", file)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_only_variables_that_the_english_message_has(language: str) -> None:
    for key, pattern in catalogue(language).items():
        extra = Reader(pattern).variables - VARIABLES.get(key, Reader(catalogue("en")[key]).variables)
        assert not extra, f"{language} {key}: {extra}"


# What the program gives beside what the English sentence uses: "a 7" or the bare "7", whichever a language wants.
VARIABLES = {
    f"half-event-{kind}": Reader(catalogue("en")[f"half-event-{kind}"]).variables | more
    for kind, more in {"caught": {"cards", "card"}, "announced": {"lowest"}}.items()
}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_tells_apart_only_what_the_program_can_say(language: str) -> None:
    """A variant [jij] of a selector that is only ever "you" or "other" would never be chosen."""
    known: dict[str, set[str]] = defaultdict(set)
    for pattern in catalogue("en").values():
        for selector, keys in Reader(pattern).variants.items():
            known[selector] |= keys
    for key, pattern in catalogue(language).items():
        for selector, keys in Reader(pattern).variants.items():
            strange = {name for name in keys - known[selector] if not name.isdecimal()}
            assert not strange, f"{language} {key} ${selector}: {strange}"
            assert len(keys) > 1, f"{language} {key} ${selector}"


def test_french_punctuation_stays_with_its_word() -> None:
    """A no-break space before : ; ! ? and », and after «."""
    for key, pattern in catalogue("fr").items():
        for said in Reader(pattern).texts:
            assert not re.search(r" [:;!?»](?!\S)|« ", said), f"{key}: {said}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_rule_cites_the_same_rules(language: str) -> None:
    def cited(pattern: ftl.Pattern) -> set[str]:
        return set(re.findall(r"\b[HL]\d\d[a-z]?\b", "".join(Reader(pattern).texts)))

    for key, pattern in catalogue(language).items():
        assert cited(pattern) == cited(catalogue("en")[key]), f"{language} {key}"


# The ids that the program asks for


def event_types(of: str = "half") -> list[str]:
    """The types in the table at the head of a game's events.py, and those of a whole match."""
    table = {"half": half_events, "level8": level8_events}[of].__doc__ or ""
    rows = re.findall(r"^\| ([a-z, -]+) \|", table, re.MULTILINE)
    types = [name for row in rows[1:] for name in row.split(", ")]
    known = {"half": {"exchanged", "declined", "missed"}, "level8": {"laid-out", "skipped", "passed", "round-over"}}
    assert {"dealt", "turn"} | known[of] <= set(types)
    return [*types, "began", "loaded", "over", *(["scored"] if of == "half" else [])]


def value_names(one: Game) -> list[tuple[str, str]]:
    found = []
    for name, parameter in one.editions.parameters.items():
        words = parameter.words if isinstance(parameter, Choice) else ()
        words = (parameter.word,) if isinstance(parameter, Whole) and parameter.word else words
        found += [(name.replace("_", "-"), word) for word in words]
    return found


NOTHING = ("dealt-none", "picked-none", "put-none", "kept-none", "round-over-none", "over-none")  # nothing, or nobody
LEVEL8 = level8_terminal.VOCABULARY
LEVEL_CARDS = ("level8-1", "master-1", "master-2")


def of_games() -> dict[str, list[tuple[str, ...]]]:
    """The ids that every game has, with their parts."""
    reasons: dict[str, list[Reason | Level8Reason]] = {"half": [*Reason], "level8": [*Level8Reason]}
    more = {"half": ["announced-none"], "level8": [*NOTHING, "began-each"]}
    found: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for name in reasons:
        one = game(name)
        editions = [edition.replace("+", "-") for edition in one.editions.printed]
        found["{}-refusal-{}"] += [(name, reason.code) for reason in reasons[name] if reason]
        found["{}-event-{}"] += [(name, kind) for kind in (*event_types(name), *more[name])]
        found["{}-edition-{}"] += [(name, edition) for edition in editions]
        found["{}-edition-{}.short"] += [(name, edition) for edition in editions]
        found["{}-parameter-{}"] += [(name, each.replace("_", "-")) for each in one.editions.parameters]
        found["{}-value-{}-{}"] += [(name, *parts) for parts in value_names(one)]
        sections = {rule.section for rule in law(package(name).folder).values()}
        found["{}-section-{}"] += [(name, section) for section in sorted(sections)]
    return found


# Of halfpast.verify, as test_verify.py meets them.
FINDINGS = [
    "key",
    "commitment",
    "salts",
    "seal",
    "arranged",
    "card",
    "dealer",
    "deal",
    "deals",
    "move",
    "end",
    "check",
    "unreadable",
]

# Every way an id is made of parts, with the parts; ids written whole are found in the sources.
MADE = of_games() | {
    "half-why-{}": [why.code for why in Why],
    "half-card-{}": ["h", "g", "8h"],
    "half-face-{}": ["h", "g"],
    "level8-why-{}": [why.code for why in Level8Why],
    "level8-event-{}": ["round-over", "round-over-none"],
    "fair-found-{}": FINDINGS,
    "bot-{}": list(BOTS),
    "bot-{}-about": list(BOTS),
    "level8-levels-{}": LEVEL_CARDS,
    "level8-source-{}": ["printed", "reconstruction", "own"],
    "level8-source-{}.short": ["printed", "reconstruction", "own"],
    "terminal-choose-{}": ["card"],
    "terminal-word-{}": list(COMMANDS),
    "terminal-{}-word-{}": [
        ("half", meaning) for meaning in (*VOCABULARY.commands, *VOCABULARY.moves, *VOCABULARY.cards)
    ],
    "terminal-half-word-{}": list(VOCABULARY.moves),
    "terminal-level8-word-{}": [*level8_terminal.COMMANDS, *LEVEL8.moves, *LEVEL8.cards],
    "terminal-{}-help": list(GAMES),
    "terminal-{}-help-short": list(GAMES),
    "terminal-{}-no-move": list(GAMES),
    "terminal-{}-no-rule": list(GAMES),
    "terminal-level8-kind-{}": list(GROUP_NAMES),
    "terminal-level8-{}": ["level", "hand", "pile", "keeps", "skip", "kept"],
    "terminal-bot-{}": [str(number) for number in range(1, max(map(most_bots, GAMES)) + 1)],
    "terminal-why-{}": sorted(set(WHY_NOT.values())),
    "terminal-half-your-{}": ["hand", "open"],
    "terminal-half-score-{}": ["held", "game", "total"],
    "terminal-half-{}": ["hand", "stock", "open", "blind", "aside"],
    "{}.title": [*law(package("half").folder), *law(package("level8").folder)],
}
RULE_TEXTS = {*law(package("half").folder), *law(package("level8").folder)}  # asked for by their number alone
WHOLE = re.compile(r"(half|terminal|bot|fair)(-[a-z0-9]+)+|level8(-[a-z]+)+|(or|and)-list|seat-name|value-(yes|no)")
IN_PARTS = re.compile(
    r"(half|level8|terminal|bot|fair)-[a-z0-9{}.-]*|\{\}-(refusal|event|edition|parameter|value|section)-[a-z{}.-]*|\{\}\.title"
)


def strings_in_sources() -> tuple[set[str], set[str]]:
    """Every id in the sources: those written whole, and those made of parts, a hole as `{}`."""
    whole, made = set(), set()
    for file in [*(ROOT / "src/halfpast").rglob("*.py"), ROOT / "scripts/make_rules.py"]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if WHOLE.fullmatch(node.value):
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
                template = "".join(map(str, parts))
                if IN_PARTS.fullmatch(template):
                    made.add(template)
    return whole, made


def test_the_ways_ids_are_made_are_those_listed_here() -> None:
    assert strings_in_sources()[1] == set(MADE)


def test_every_message_is_asked_for_and_every_message_asked_for_is_there() -> None:
    whole, _ = strings_in_sources()
    made = {
        template.format(*([parts] if isinstance(parts, str) else parts))
        for template, every in MADE.items()
        for parts in every
    }
    asked = whole | made | RULE_TEXTS | asked_by_the_page()
    there = set(catalogue("en"))
    assert sorted(asked - there) == [], "asked for, but not in locales/en"
    assert sorted(there - asked) == [], "in locales/en, but nobody asks for it"


PLURAL = {"page-on-device-about", "page-house-make-about"}  # spoken to all who sit there


def test_french_says_tu() -> None:
    sources = "".join(file.read_text("utf-8") for file in sorted((LOCALES / "fr").glob("*.ftl")))
    found = re.findall(r"^(?!#)(.*)\b(?:vous|votre|vos)\b", sources, re.IGNORECASE | re.MULTILINE)
    assert {line.split(" ")[0] for line in found} == PLURAL


def test_french_leaves_no_name_without_its_elision() -> None:
    sources = "".join(file.read_text("utf-8") for file in sorted((LOCALES / "fr").glob("*.ftl")))
    assert re.findall(r"\b(?:[dD]e|[qQ]ue) \{ \$(?:name|names|on|of|other|next)\b.*", sources) == []


OUR_NAME = "Half Past Eight"
TITLES = (OUR_NAME, "Level 8 Master", "Level 8")  # the same in every language
OF_A_PARAMETER = "page-parameter-"
OWED_BY_OURS = [key for one in GAMES.values() for key in owed(one)]
PAGE_MADE = {
    "fair-found-": " ".join(FINDINGS),
    "fair-sealed-": "yes no",
    "fair-seen-": "yes no none",
    "fair-verdict-": "yes no unknown",
    "account-device-": "phone tablet computer",
    "account-forget-": "names seats tables record browser",
    "how-": " ".join(
        f"{game}-{step} {game}-{step}.about"
        for game, steps in {
            "half": ("goal", "bid", "half", "catch", "special", "take"),
            "level8": ("goal", "turn", "lay", "joker", "off", "end"),
        }.items()
        for step in steps
    ),
    "learn-": " ".join(f"{name}-{step['say']}" for name in GAMES for step in lesson(name).steps),
    "level8-table-": (
        "show-several put-several keep-several show put keep discard"  # a move by its word, or by its phase
    ),
    "level8-table-by-": "colour number",
    "level8-table-done-": "put keep",
    "level8-table-task-": "draw act out group show pick put keep",
    "page-absent-": "bot nobody",
    "page-bot-": "1 2 3 4 5 6",
    "page-box-": " ".join(
        f"{name} {name}.ours"
        for each in GAMES
        for name in (edition.replace("+", "-") for edition in game(each).editions.printed)
    ),
    "page-card-wrong-": "empty groups group size cards",
    "page-clock-": "none relaxed quick day days week",
    "page-game-": "half half.about level8 level8.about",
    "page-kind-": "run set colour colour-run",
    "page-look-": "auto day night",
    "page-parameter-": " ".join(
        sorted({key.removeprefix(OF_A_PARAMETER) for key in OWED_BY_OURS if key.startswith(OF_A_PARAMETER)})
    ),
    "page-pace-": "slow normal fast",
    "page-reach-": "here network world",
    "page-rules-from-": "amigo demi fundex express express-advanced",
    "page-trouble-": (
        "asked banned stranger private link gone unreadable busy crowd full lost not-written taken stale turn claim "
        "undo invitation other secret-wrong secret-taken secret-easy secret-fast secret-passkey secret-last"
    ),
    "page-wins-": "points cards",
    "pad-wrong-": "holds-none too-many after-end over two-won won-before",
    "replay-eyes-": "all spectator",
    "replay-speed-": "slow normal fast",
    "replay-trouble-": "missing no-link playing damaged large",
    "settings-animal-": " ".join(ANIMALS),
    "settings-cards-": "small normal large",
    "settings-colour-": " ".join(COLOURS),
    "settings-felt-": "night green wine slate",
    "settings-speed-": "slow normal fast",
    "table-": "pass decline",
    "table-asked-": "hand open",
    "table-card-": "h g",
    "table-emote-": "smile laugh wow cry clap clock",
    "table-may-": "pass decline",
    "table-phrase-": "hello well-played lucky oops thinking thanks again bye",
    "turns-tell-": "blocked insecure no",
    "turns-up-to-": "day days week",
    "wins-": (
        "half-endless half-first half-fewest half-overtook half-last-catch half-catches half-clean "
        "half-chance-passed half-chance-missed half-close half-held half-pile half-pile-held "
        "half-match-shared half-match-turned half-match-margin half-match-finished half-match-catches "
        "half-match-total level8-cut level8-bare level8-only level8-off level8-quick level8-jokers "
        "level8-stuck level8-held level8-match-ended level8-match-off level8-match-level-too "
        "level8-match-nearest level8-match-no-winner"
    ),
    "wins-kind-": (
        "half-few-left half-ahead half-most-catches half-second half-never-caught half-turns "
        "half-match-margin half-match-finished half-match-most-catches half-match-runner-up "
        "half-match-total half-match-turns level8-moved level8-leads level8-laid level8-level "
        "level8-turns level8-hardly-time level8-match-last-level level8-match-most-ended "
        "level8-match-most-off level8-match-runner-up level8-match-reached"
    ),
}


def asked_by_the_page() -> set[str]:
    """The messages of its own that the page asks for, whole or made of parts."""
    web = ROOT / "web/src"
    sources = "".join(file.read_text("utf-8") for file in sorted(web.rglob("*")) if file.suffix in (".svelte", ".ts"))
    ours = "(?:account|again|fair|how|learn|page|table|pad|record|replay|level8-table|turns|wins|settings)"
    made = set(re.findall(rf"`({ours}-[a-z-]*)\$", sources))
    assert made == set(PAGE_MADE)
    whole = set(re.findall(rf"'({ours}-[a-z-]+(?:\.about)?)'", sources))
    return whole | {start + end for start, ends in PAGE_MADE.items() for end in ends.split()}


# English left over


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    for key, pattern in catalogue(language).items():
        english = {part.strip() for part in Reader(catalogue("en")[key]).texts}
        for part in Reader(pattern).texts:
            ours = part.strip() in english and part.strip() not in TITLES
            assert len(part.strip()) <= 12 or not ours, f"{language} {key}: {part}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_message(language: str) -> None:
    for key, pattern in catalogue(language).items():
        if not re.match(r"terminal-(half-|level8-)?word-", key):  # those are checked below
            said = " ".join(Reader(pattern).texts).replace(OUR_NAME, "")
            said = re.sub(r"--\w+", "", said)  # options of the command
            assert not english_in(said, language), f"{language} {key}: {said}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_scan_finds_english(language: str) -> None:
    """Were the English catalogue copied, most of its messages would be found."""
    texts = [" ".join(Reader(pattern).texts) for key, pattern in catalogue("en").items() if len(key) > 5]
    sentences = [said for said in texts if len(said) > 20]
    assert sum(bool(english_in(said, language)) for said in sentences) > 0.97 * len(sentences)


# What really happens: refusals and events of whole matches, in every edition


@cache
def gathered() -> tuple[dict[str, list[halfpast.Refusal]], list[halfpast.Match]]:
    """Matches in every edition and in house ones, played until everything was met; and a refusal of every kind."""
    refusals: dict[tuple[str, str], halfpast.Refusal] = {}
    matches: list[halfpast.Match] = []
    met: set[str] = set()
    wanted = {reason.code for reason in Reason if reason} | set(event_types()) | FURTHER
    for number, (edition, way) in enumerate(HALF.starts()):
        chooser = random.Random(number)
        match = HALF.begin(edition, way, chooser)
        for _ in HALF.steps(match, chooser):
            if match.position()["phase"] != "play" or chooser.random() < 0.05:
                for move in (*LAYS, *WORDS, *chooser.sample(EXCHANGES, 4)):
                    if refusal := match.refusal(move):
                        refusals[refusal.reason, json.dumps(refusal.args)] = refusal
        matches.append(match)
        met |= {name for event in match.events(None) for name in kinds_of(event)} | {reason for reason, _ in refusals}
        if number >= FEWEST_MATCHES and wanted <= met:
            break
        assert number < 10 * FEWEST_MATCHES, f"never met: {wanted - met}"
    by_reason = defaultdict(list)
    for refusal in refusals.values():
        by_reason[refusal.reason].append(refusal)
    return dict(by_reason), matches


FEWEST_MATCHES = 30  # every edition in every way
FURTHER = {
    *(f"opens by {how}" for how in ("lowest", "tie", "lot")),
    *(f"laid from {zone}" for zone in ("hand", "open", "blind")),
    *(f"took {why} {to}" for why in ("take", "caught") for to in ("hand", "aside")),
    *("took blind hand", "over shared", "over alone", "under five", "announced nothing"),
}


def kinds_of(event: Event) -> Iterator[str]:
    """What an event is, as far as its sentence differs."""
    kind = str(event["type"])
    yield kind
    if kind == "opens":
        yield f"opens by {event['by']}"
    elif kind == "laid":
        yield f"laid from {event['from']}"
    elif kind == "took":
        yield f"took {event['why']} {event['to']}"
    elif kind == "over":
        yield "over shared" if len(event["winners"]) > 1 else "over alone"
    elif kind == "bid" and event["under_five"]:
        yield "under five"
    elif kind == "announced" and event["lowest"] is None:
        yield "announced nothing"


LEFT_OPEN = re.compile(r"\{|\}|\$|\?\?\?|None|\(\)|“”|„“|‘’|« »|  | [.,]|: *\.|(?<![\w’'])[hg](?![\w’'])")
AN_END = re.compile(r"[.!?]$|[.!?]?[”“’»]$")


def check_sentence(said: str) -> None:
    """A whole sentence: nothing left open in it, no letter that stands for a card, a beginning and an end."""
    assert not LEFT_OPEN.search(said), said
    assert AN_END.search(said), said
    assert said[0].isupper() or said[0].isdigit() or said[0] in "½„“«‘", said


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason], ids=lambda reason: reason.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_with_its_rule(language: str, reason: Reason) -> None:
    words = Words(language)
    for refusal in gathered()[0][reason.code]:
        said = words.refusal(refusal)
        assert said.endswith(f" ({refusal.rule})")
        assert refusal.rule == reason.rule
        check_sentence(said.removesuffix(f" ({refusal.rule})"))
        assert not english_in(said, language), said
        used = Reader(catalogue("en")[f"half-refusal-{reason.code}"]).variables
        assert used <= set(refusal.args)
        for name in used - {"cards", "own", "other"}:
            value = refusal.args[name]
            assert all(words.card(card) in said for card in (value if name == "may" else [str(value)])), said


@cache
def streams() -> list[tuple[int | None, list[Event]]]:
    """What every seat and a spectator heard of every match."""
    return [(reader, match.events(reader)) for match in gathered()[1] for reader in (*range(match.seats), None)]


@cache
def heard() -> dict[str, tuple[int | None, Event]]:
    """Every event that a seat or a spectator (None) heard of, and whose sentence may differ."""
    found = {}
    for reader, events in streams():
        for event in events:
            unsaid = ("number", "move", "view", "totals", *(["cards"] if event["type"] != "drew" else []))
            said = [(name, value) for name, value in event.items() if name not in unsaid]
            found[json.dumps([reader, said])] = (reader, event)
    return found


YOURSELF = {
    "en": {"you", "your"},
    "nl": {"je", "jij", "jou", "jouw"},
    "fr": {"tu", "toi", "te", "t", "ta", "ton", "tes"},
    "de": {"du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner"},
}
NOBODYS = {"began", "loaded", "missed", "endless", "scored"}  # sentences that speak to all alike


def in_it(event: Event) -> list[int]:
    """The seats that an event is about."""
    named = [event[name] for name in ("seat", "dealer", "with", "caught", "finisher") if name in event]
    return [*named, *event.get("winners", ()), *range(len(event.get("held", ())))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_to_its_player_to_another_and_to_a_spectator(language: str) -> None:
    met = set()
    for reader, event in heard().values():
        words = Words(language, NAMES, reader)
        said = words.event(event)
        check_sentence(said)
        assert not english_in(said, language), said
        kind, about = event["type"], in_it(event)
        addressed = bool(YOURSELF[language] & set(re.findall(r"[^\W\d_]+", said.lower())))
        if reader is None or reader not in about:
            assert not addressed, said
        elif kind not in NOBODYS and reader == about[0] and len(event.get("winners", "1")) == 1:
            assert addressed, said
            assert NAMES[reader] not in said, said
        role = "spectator" if reader is None else "you" if reader in about[:1] else "other"
        met |= {(name, role) for name in kinds_of(event)}
    everything = set(event_types()) | FURTHER
    assert {name for name, role in met if role == "spectator"} == everything
    assert {name for name, role in met if role == "other"} >= everything - {"scored"}  # all are in that one
    assert {name for name, role in met if role == "you"} >= everything - {"began", "loaded", "endless"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_in_sentences(language: str) -> None:
    said_of_a_five = text("half-event-under-five", language)
    fives = 0
    for reader, events in streams()[::13]:
        words = Words(language, NAMES, reader)
        told = words.tell(events)
        bids = [event for event in events if event["type"] == "bid"]
        laid_blind = [event for event in events if event["type"] == "laid" and event["from"] == "blind"]
        unfit = [event for event in events if event["type"] == "took" and event["why"] == "blind"]
        caught_blind = sum(
            one["type"] == "laid" and one["from"] == "blind" and other["type"] == "caught"
            for one, other in pairwise(events)
        )
        assert len(told) == len(events) - len(bids) - len(unfit) - caught_blind
        assert len(laid_blind) >= len(unfit) + caught_blind
        for sentence in set(told):
            check_sentence(sentence)
        under = sum(event["under_five"] for event in bids)
        assert sum(sentence.endswith(said_of_a_five) for sentence in told) == under
        fives += under
    assert fives


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_every_stream_without_an_open_end(language: str) -> None:
    for reader, events in streams()[::29]:
        for line in event_lines(events, Words(language, NAMES, reader)):
            assert not re.search(r"\{|\}|\$|None", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_without_a_name_are_counted_from_one(language: str) -> None:
    said = Words(language).event({"type": "turn", "seat": 1, "phase": "play"})
    assert text("seat-name", language, number=2) in said


@pytest.mark.parametrize("why", list(Why), ids=lambda why: why.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_is_said_to_whom_it_concerns_and_to_others(language: str, why: Why) -> None:
    view = {"seats": [{}, {}, {}], "you": 1}
    for reader in (0, 2, None):
        said = Words(language, NAMES, reader).why(why.code, view)
        check_sentence(said)
        concerned = [NAMES[seat] for seat in (0, 2) if seat != reader]
        assert "Bob" not in said
        assert not any(name in said for name in set(NAMES) - set(concerned))
        assert not english_in(said, language), said


# Bids and cards


BIDS = {
    "en": ["zero", "a half", "one", "one and a half", "six and a half", "eight and a half", "nine and a half"],
    "nl": ["nul", "een half", "één", "anderhalf", "zesenhalf", "achtenhalf", "negenenhalf"],
    "fr": ["zéro", "un demi", "un", "un et demi", "six et demi", "huit et demi", "neuf et demi"],
    "de": ["null", "einhalb", "eins", "eineinhalb", "sechseinhalb", "achteinhalb", "neuneinhalb"],
}
THIRTEEN = {"en": "thirteen", "nl": "dertien", "fr": "treize", "de": "dreizehn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_are_said_as_people_say_them(language: str) -> None:
    words = Words(language)
    assert [words.bid(number) for number in (0, 0.5, 1, 1.5, 6.5, 8.5, 9.5)] == BIDS[language]
    assert words.bid(13) == THIRTEEN[language]
    said = [words.bid(halves / 2) for halves in range(27)]  # 13 is a 9 and all the eight halves
    assert len(set(said)) == 27
    assert not any(re.search(r"\d|½", word) for word in said)


SEVERAL = {
    "en": ["two 3s", "three halves", "two ghosts", "eight ghosts", "four 7s"],
    "nl": ["twee drieën", "drie halven", "twee geesten", "acht geesten", "vier zevens"],
    "fr": ["deux 3", "trois demis", "deux fantômes", "huit fantômes", "quatre 7"],
    "de": ["zwei 3er", "drei Halbe", "zwei Geister", "acht Geister", "vier 7er"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_cards_of_a_kind_are_counted_in_words(language: str) -> None:
    words = Words(language)
    assert [words.cards(cards) for cards in ("33", "hhh", "gg", "g" * 8, "7777")] == SEVERAL[language]
    lays = [lay for lay in LAYS if lay != "8h"]
    assert len({words.cards(lay) for lay in lays}) == len(lays)  # no two lays sound alike
    for lay in lays:
        assert not re.search(r"\b[hg]\b|[{$]", words.cards(lay))


ONE = {
    "en": ["a 7", "an 8", "a ½", "a ghost", "8+½"],
    "nl": ["een 7", "een 8", "een ½", "een geest", "8+½"],
    "fr": ["un 7", "un 8", "un ½", "un fantôme", "8+½"],
    "de": ["eine 7", "eine 8", "eine ½", "einen Geist", "8+½"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_has_its_article(language: str) -> None:
    assert [Words(language).cards(cards) for cards in ("7", "8", "h", "g", "8h")] == ONE[language]


LISTS = {"en": "or and", "nl": "of en", "fr": "ou et", "de": "oder und"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_end_with_a_word_between_the_last_two(language: str) -> None:
    either, both = LISTS[language].split()
    assert listed(["7", "8", "9"], "or-list", language) == f"7, 8 {either} 9"
    assert listed(["7", "8"], "and-list", language) == f"7 {both} 8"
    assert listed(["7"], "or-list", language) == "7"
    assert listed([], "or-list", language) == ""


def test_H14_the_sentence_of_the_brief() -> None:
    match = at("6h", "0357g")
    refusal = match.refusal("0")
    assert refusal
    sentence = "A 0 needs a whole bid; the bid is 6½. You may lay 7, 8, 8+½, 9, ½ or a ghost. (H14)"
    assert Words("en").refusal(refusal) == sentence
    with pytest.raises(halfpast.IllegalMove) as raised:
        match.play("0")
    assert str(raised.value) == sentence


# Numbers of cards


CARD = {"en": ("card", "cards"), "nl": ("kaart", "kaarten"), "fr": ("carte", "cartes"), "de": ("Karte", "Karten")}
POINT = {"en": ("point", "points"), "nl": ("punt", "punten"), "fr": ("point", "points"), "de": ("Punkt", "Punkte")}


def counted(said: str, forms: tuple[str, str]) -> list[str]:
    """Which of a noun's forms, one and several, a sentence has."""
    return [form for form in forms if re.search(rf"\b{form}\b", said)]


def of_kind(kind: str, about: str) -> list[tuple[int | None, Event]]:
    """A few real events of a kind."""
    return [found for found in heard().values() if about in kinds_of(found[1]) and found[1]["type"] == kind][:40]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_taken_and_several_agree(language: str) -> None:
    for about in ("took take hand", "took take aside", "took caught hand", "took caught aside", "took blind hand"):
        assert of_kind("took", about)
        for reader, event in of_kind("took", about):
            for number in (1, 2, 5, 21):
                said = Words(language, NAMES, reader).event({**event, "count": number})
                assert counted(said, CARD[language]) == [CARD[language][number > 1]], said
                assert (str(number) in said) == (number > 1), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_drawn_by_another_and_several_agree(language: str) -> None:
    others = [(reader, event) for reader, event in of_kind("drew", "drew") if reader != event["seat"]]
    assert others
    for reader, event in others:
        for number in (1, 2, 3):
            said = Words(language, NAMES, reader).event({**event, "count": number})
            assert counted(said, CARD[language]) == [CARD[language][number > 1]], said
            assert (str(number) in said) == (number > 1), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_your_own_cards_drawn_are_named(language: str) -> None:
    own = [(reader, event) for reader, event in heard().values() if event["type"] == "drew" and reader == event["seat"]]
    assert {event["count"] for _, event in own} >= {1, 2, 3}
    for reader, event in own:
        words = Words(language, NAMES, reader)
        said = words.event(event)
        for card in event["cards"][0]["cards"]:
            assert words.cards(card) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_held_and_points_agree_in_the_score(language: str) -> None:
    for reader in (0, 1, None):
        words = Words(language, NAMES, reader)
        for held in (0, 1, 2, 30):
            for points in (0, 1, 2, 3):
                (said,) = words.scores({"held": [held], "points": [points]})
                check_sentence(said)
                cards, _, rest = said.partition(":")
                assert counted(cards, CARD[language]) == [CARD[language][held > 1]], said
                if points:
                    assert counted(rest, POINT[language]) == [POINT[language][points > 1]], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_and_several_agree(language: str) -> None:
    for key, more in (("half-event-began", {"seats": 3}), ("terminal-half-welcome", {"names": "Ann"})):
        one, several = (text(key, language, edition="x", games=games, **more) for games in (1, 6))
        assert "6" in several
        assert not re.search(r"\b1\b", one)
        assert one != several.replace("6", "1")


# Words typed at the terminal


def words_for(meaning: str, language: str) -> list[str]:
    return [
        word.strip()
        for word in text(f"terminal{'' if meaning in COMMANDS else '-half'}-word-{meaning}", language).split(",")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_typed_means_two_things(language: str) -> None:
    meanings: dict[str, set[str]] = defaultdict(set)
    for tongue in ("en", language):
        for meaning in (*COMMANDS, *VOCABULARY.commands, *VOCABULARY.moves, *VOCABULARY.cards):
            for word in words_for(meaning, tongue):
                meanings[word.lower()].add(VOCABULARY.cards.get(meaning, meaning))
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}
    assert {
        word: {meaning} for word, meaning in VOCABULARY.meanings(language).items() if word not in ("?", "q")
    } == meanings
    for word in meanings:
        assert re.fullmatch(r"[^\W\d_]+", word), f"{word!r} is not one word"
        assert not set(word) <= set(LETTERS), f"{word!r} would be cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_reached_by_its_own_words_and_the_english_ones(language: str) -> None:
    words = Words(language)
    for tongue in ("en", language):
        for meaning in COMMANDS:
            for word in words_for(meaning, tongue):
                assert VOCABULARY.command_of(f" {word.upper()} x.json", language) == (meaning, "x.json")
        for meaning in VOCABULARY.moves:
            for word in words_for(meaning, tongue):
                assert VOCABULARY.command_of(word, language) == ("", word)
                assert as_move(word, words) == meaning
                assert as_move(f"{word.capitalize()}  7 ½", words) == f"{meaning} 7 h"
        for meaning, letter in VOCABULARY.cards.items():
            for word in words_for(meaning, tongue):
                assert as_move(word, words) == letter
                assert as_move(f"{word} {word}", words) == letter * 2
                assert as_move(f"8 {word}", words) == f"8{letter}"
    assert as_move("8½", words) == as_move("8+½", words) == as_move("8 h", words) == "8h"
    assert as_move("½½", words) == as_move("½ h", words) == "hh"
    assert VOCABULARY.command_of("?", language)[0] == "help"
    assert VOCABULARY.command_of("q", language)[0] == "quit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_the_first_word_for_everything(language: str) -> None:
    shown = re.findall(r"[^\W\d_]+", text("terminal-half-help", language))
    for meaning in (*COMMANDS, *VOCABULARY.moves, "ghost"):
        if meaning != "help":
            assert words_for(meaning, language)[0] in shown, meaning


# Sentences that ask for something, with what the words to type in them must mean.
ASKING = {
    "terminal-half-help-short": ["g", "hint", "why", "help", "quit"],
    "terminal-half-no-move": ["g", "take", "help"],
    "terminal-half-must-take": ["take"],
    "terminal-half-plays-blind": ["blind"],
    "terminal-half-plays-exchange": ["exchange", "decline"],
    "terminal-half-plays-last-chance": ["pass"],
    "terminal-save-how": ["save"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_asks_names_words_that_work(language: str) -> None:
    for key, meanings in ASKING.items():
        said = "".join(Reader(catalogue(language)[key]).texts)
        meant = {VOCABULARY.meanings(language).get(word.lower()) for word in re.findall(r"[^\W\d_]+", said)}
        assert set(meanings) <= meant, f"{language} {key}"


# The face of the words


def test_an_unknown_language_is_refused_with_what_there_is() -> None:
    with pytest.raises(halfpast.HalfpastError, match="en, nl, fr, de"):
        text("or-list", "xx", items="7", last="8")


def test_words_of_a_game_are_those_of_its_module() -> None:
    assert isinstance(words_of("half", "nl"), Words)
    assert words_of("half").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "edition"), [(name, edition) for name in GAMES for edition in game(name).editions.printed]
)
def test_every_box_says_what_makes_it_different_and_where_we_had_to_rule(
    name: str, edition: str, language: str
) -> None:
    said = f"page-box-{edition.replace('+', '-')}"
    about, ours = text(said, language), text(f"{said}.ours", language)
    rulings = {"en": "Our ruling:", "nl": "Onze beslissing:", "fr": "Notre règle\u00a0:", "de": "Unsere Festlegung:"}
    assert about
    assert not about.endswith(".")
    assert ours.startswith(rulings[language])
    assert ours.endswith(".")
    assert any(
        source.ours for rule in law(package(name).folder).values() for source in [rule.sources.get(edition)] if source
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_and_their_parameters_have_names(language: str) -> None:
    words = Words(language)
    assert len({words.edition(name) for name in PRINTED}) == len(PRINTED)
    assert words.edition("Sunday table") == "Sunday table"
    for name, parameter in GAME.editions.parameters.items():
        assert parameter.rule in words.parameter(name) or "(H" in words.parameter(name)
        said = [words.value(name, value) for value in parameter.ends()]
        assert len(set(said)) == len(said), name
        assert not any(english_in(value, language) for value in said), said
