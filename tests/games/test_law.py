"""The law of each game as data (law.toml) and as text (…-rules.ftl) say the same numbers, and say them well."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from halfpast.core import registry
from halfpast.core.registry import Rule
from halfpast.games import game, package
from tests.games.books import astray, book

PACKAGE = files("halfpast")


@dataclass(frozen=True)
class Law:
    """What the law of a game has, in order."""

    game: str
    sections: tuple[str, ...]
    editions: tuple[str, ...]
    numbers: tuple[str, ...]
    parameters: tuple[str, ...]
    values: tuple[str, ...]
    others: tuple[str, ...] = ()  # names of something else

    @property
    def names(self) -> list[str]:
        """The ids beside the rules."""
        parts = [
            *(f"section-{section}" for section in self.sections),
            *(f"edition-{edition.replace('+', '-')}" for edition in self.editions),
            *(f"parameter-{parameter.replace('_', '-')}" for parameter in self.parameters),
            *(f"value-{value}" for value in self.values),
            *self.others,
        ]
        return [f"{self.game}-{part}" for part in parts]


def lettered(letter: str, last: int, letters: dict[int, str]) -> list[str]:
    """The numbers of a law: H01 to H27, with H03x where {3: "x"} says so."""
    return [f"{letter}{n:02}{more}" for n in range(1, last + 1) for more in ("", *letters.get(n, ""))]


HALF = Law(
    "half",
    ("cards", "setting-up", "turn", "table", "end"),
    ("amigo", "demi", "fundex", "express", "express-advanced"),
    tuple(lettered("H", 27, {3: "x", 5: "ax", 13: "a", 15: "ab", 16: "abcd", 17: "abcx", 21: "bx", 23: "ab", 24: "x"})),
    (
        "stock",
        "opening",
        "opening_sets",
        "announcing",
        "voluntary_take",
        "sets",
        "ghost_risk",
        "half_across",
        "eight_half",
        "half_on_eight_half",
        "five_wild",
        "five_through_ghost",
        "open_sets",
        "aside_shown",
        "table_from",
        "scoring",
        "fewest_tie",
        "games",
        "exchange",
        "max_plays",
    ),
    (
        "stock-all",
        *(f"opening-{value}" for value in ("lowest-yellow", "lowest-number", "lot")),
        *(f"announcing-{value}" for value in ("all", "opener")),
        *(f"aside-shown-{value}" for value in ("open", "face-down")),
        *(f"table-from-{value}" for value in ("reached", "started", "source", "blind")),
        *(f"scoring-{value}" for value in ("points", "cards")),
        *(f"fewest-tie-{value}" for value in ("all", "none")),
    ),
)

LEVEL8_NUMBERS = lettered("L", 25, {17: "a", 23: "a"})
LEVEL8_NUMBERS.insert(LEVEL8_NUMBERS.index("L24"), "L26")  # the end of the game, before what may be mixed in

LEVEL8 = Law(
    "level8",
    ("cards", "setting-up", "turn", "groups", "jokers", "specials", "end", "mixing"),
    ("master", "master+skips", "master+level8", "level8", "level8-98", "level8-101"),
    tuple(LEVEL8_NUMBERS),
    (
        "copies",
        "range_jokers",
        "full_jokers",
        "takes",
        "swaps",
        "keep_cards",
        "skips",
        "shuffle_specials",
        "joker_off",
        "swap_ends",
        "keep_from",
        "max_plays",
        "max_rounds",
    ),
    ("keep-from-never",),
    (
        *(f"levels-{card}" for card in ("level8-1", "master-1", "master-2")),
        *(f"source-{source}" for source in ("printed", "reconstruction", "own")),
    ),
)

LAWS = (HALF, LEVEL8)

# Rules that not every edition has, and by which parameters an edition has them.
IN_FORCE: dict[str, Callable[[Mapping[str, Any]], bool]] = {
    "H03x": lambda edition: edition["stock"] != "all",
    "H05x": lambda edition: edition["opening"] == "lowest-number",
    "H15": lambda edition: edition["eight_half"],
    "H15a": lambda edition: edition["eight_half"],
    "H17x": lambda edition: edition["five_wild"],
    "H21": lambda edition: edition["table_from"] == "reached",
    "H21b": lambda edition: edition["table_from"] == "started",
    "H21x": lambda edition: edition["table_from"] == "source",
    "H24": lambda edition: edition["scoring"] == "points",
    "H24x": lambda edition: edition["scoring"] == "cards",
    "H26": lambda edition: edition["exchange"],
    "L01": lambda edition: edition["range_jokers"] > 0,
    "L16": lambda edition: edition["takes"] > 0,
    "L17": lambda edition: edition["swaps"] > 0,
    "L17a": lambda edition: edition["keep_cards"] > 0,
    "L20": lambda edition: edition["keep_from"] != "never",
    "L24": lambda edition: edition["skips"] > 0,
    "L25": lambda edition: edition["full_jokers"] > 0,
}
each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.game)
each_rule = pytest.mark.parametrize(("law", "number"), [(law, number) for law in LAWS for number in law.numbers])
each_name = pytest.mark.parametrize(("law", "name"), [(law, name) for law in LAWS for name in law.names])


@cache
def data(law: Law) -> dict[str, dict[str, Any]]:
    return tomllib.loads((PACKAGE / f"games/{law.game}/law.toml").read_text("utf-8"))


@cache
def laws(law: Law) -> dict[str, Rule]:
    return registry.law(package(law.game).folder)


@cache
def resource(law: Law) -> ast.Resource:
    return FluentParser().parse((PACKAGE / f"locales/en/{law.game}-rules.ftl").read_text("utf-8"))


@cache
def bundle(law: Law) -> FluentBundle:
    found = FluentBundle(["en"])
    found.add_resource(resource(law))
    return found


def ids(law: Law) -> list[str]:
    return [entry.id.name for entry in resource(law).body if isinstance(entry, ast.Message)]


def text(law: Law, message_id: str, attribute: str | None = None) -> str:
    """A message, or its attribute, formatted; it must have one, and format without errors."""
    message = bundle(law).get_message(message_id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    value, errors = bundle(law).format_pattern(pattern)
    assert errors == []
    assert isinstance(value, str)
    return value


@each_law
def test_the_text_parses_without_junk(law: Law) -> None:
    assert [entry.content for entry in resource(law).body if isinstance(entry, ast.Junk)] == []


@each_law
def test_law_and_text_have_the_same_numbers_in_the_same_order(law: Law) -> None:
    assert list(data(law)) == list(law.numbers)
    assert [name for name in ids(law) if re.fullmatch(r"[HL]\d\d[a-z]?", name)] == list(law.numbers)


@each_law
def test_the_text_has_the_rules_and_the_names_once_and_nothing_else(law: Law) -> None:
    assert ids(law) == [*law.numbers, *law.names]


@each_rule
def test_a_rule_has_a_title_and_a_text(law: Law, number: str) -> None:
    assert list(bundle(law).get_message(number).attributes) == ["title"]
    assert 2 <= len(text(law, number, "title").split()) <= 5
    assert text(law, number).strip()
    assert not re.search(r"[*`_\n]", text(law, number))  # plain text, no Markdown
    assert not re.search(r"(?<!our )ruling", text(law, number).lower())  # and whose ruling it is


@each_name
def test_a_name_is_one_line_of_text(law: Law, name: str) -> None:
    assert text(law, name).strip()
    assert "\n" not in text(law, name)
    has_short = name.startswith((f"{law.game}-edition-", f"{law.game}-source-"))
    assert list(bundle(law).get_message(name).attributes) == (["short"] if has_short else [])


@each_rule
def test_a_rule_has_its_place_and_a_line_for_each_edition_in_order(law: Law, number: str) -> None:
    section, *editions = data(law)[number]
    assert section == "section"
    assert data(law)[number]["section"] in law.sections
    assert editions == [edition for edition in law.editions if edition in editions]


@each_rule
def test_every_rule_in_force_has_a_passage_or_is_our_ruling(law: Law, number: str) -> None:
    printed, said = game(law.game).editions.printed, laws(law)[number].sources
    in_force = IN_FORCE.get(number)
    wanted = [edition for edition in law.editions if in_force is None or in_force(printed[edition].parameters)]
    assert list(said) == wanted
    assert all(source.book or source.ours for source in said.values())


def test_only_rules_that_not_every_edition_has_are_in_force_by_a_parameter() -> None:
    for number, in_force in IN_FORCE.items():
        law = next(law for law in LAWS if number in law.numbers)
        held = {in_force(edition.parameters) for edition in game(law.game).editions.printed.values()}
        assert held == {True, False}, number


@each_rule
def test_a_passage_is_a_pointer_in_the_language_of_its_book(law: Law, number: str) -> None:
    for edition, source in laws(law)[number].sources.items():
        assert not re.search(r'["\\{}]', source.book + source.ours)  # the page reads these lines too
        assert not source.ours.endswith(".")
        for passage in source.book.split("; "):
            heading, *_ = re.split(r", •?\d|: ", passage)
            assert len(heading) <= 60, (edition, passage)  # a heading, never a sentence
            assert not re.search(r"\b(paragraph|with|under|first|last|and)\b", heading) or edition == "fundex"


@each_rule
def test_every_passage_points_at_something_in_its_book(law: Law, number: str) -> None:
    """A heading that is there, and no more paragraphs or points than stand under it."""
    for edition, source in laws(law)[number].sources.items():
        for passage in filter(None, source.book.split("; ")):
            assert not astray(passage, book(edition)), f"{edition}: {passage}"


def test_no_passage_is_of_a_book_that_nobody_has_seen() -> None:
    said = [rule.sources[edition] for rule in laws(LEVEL8).values() for edition in rule.editions if not book(edition)]
    assert said
    assert not any(source.book for source in said)


@each_law
def test_sections_come_in_order(law: Law) -> None:
    places = [law.sections.index(rule["section"]) for rule in data(law).values()]
    assert places == sorted(places)
    assert set(places) == set(range(len(law.sections)))


@each_rule
def test_a_ruling_is_called_ours(law: Law, number: str) -> None:
    sources = laws(law)[number].sources.values()
    assert text(law, number).startswith("Our ruling") == all(not source.book for source in sources)
    if "our ruling" in text(law, number).lower():
        assert any(source.ours for source in sources)


@each_law
def test_every_rule_cited_exists(law: Law) -> None:
    for message_id in (*law.numbers, *law.names):
        assert set(re.findall(r"\b[HL]\d\d[a-z]?\b", text(law, message_id))) <= set(law.numbers), message_id
