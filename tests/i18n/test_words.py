"""Every word a player reads: whole catalogues in four languages."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel.lists import format_list
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import halfpast
from halfpast.bots import BOTS
from halfpast.core.game import Game
from halfpast.core.parameters import Choice, Whole
from halfpast.core.registry import law
from halfpast.core.typed import COMMANDS
from halfpast.games import GAMES, game, package
from halfpast.games.half.bots.why import Why
from halfpast.games.half.rules import events as half_events
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.terminal import VOCABULARY
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


LEFT_OPEN = re.compile(r"\{|\}|\$|\?\?\?|None|\(\)|“”|„“|‘’|« »|  | [.,]|: *\.|(?<![\w’'])[hg](?![\w’'])")
AN_END = re.compile(r"[.!?]$|[.!?]?[”“’»]$")


def check_sentence(said: str) -> None:
    """A whole sentence: nothing left open in it, no letter that stands for a card, a beginning and an end."""
    assert not LEFT_OPEN.search(said), said
    assert AN_END.search(said), said
    assert said[0].isupper() or said[0].isdigit() or said[0] in "½„“«‘", said


YOURSELF = {
    "en": {"you", "your"},
    "nl": {"je", "jij", "jou", "jouw"},
    "fr": {"tu", "toi", "te", "t", "ta", "ton", "tes"},
    "de": {"du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner"},
}


LISTS = {"en": "or and", "nl": "of en", "fr": "ou et", "de": "oder und"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_end_with_a_word_between_the_last_two(language: str) -> None:
    either, both = LISTS[language].split()
    assert listed(["7", "8", "9"], "or-list", language) == f"7, 8 {either} 9"
    assert listed(["7", "8"], "and-list", language) == f"7 {both} 8"
    assert listed(["7"], "or-list", language) == "7"
    assert listed([], "or-list", language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_those_of_the_cldr(language: str) -> None:
    """Of English the British ones: no comma before the last."""
    locale = "en_GB" if language == "en" else language
    for words in (["7"], ["7", "8"], ["7", "8", "9"], ["7", "8", "9", "½"]):
        assert listed(words, "or-list", language) == format_list(words, "or", locale)
        assert listed(words, "and-list", language) == format_list(words, "standard", locale)


def counted(said: str, forms: tuple[str, str]) -> list[str]:
    """Which of a noun's forms, one and several, a sentence has."""
    return [form for form in forms if re.search(rf"\b{form}\b", said)]


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
