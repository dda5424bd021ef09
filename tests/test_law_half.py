"""The law of 8½ as data (law.toml) and as text (half-rules.ftl) say the same numbers, and say them well."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

SECTIONS = ("cards", "setting-up", "turn", "table", "end")
EDITIONS = ("amigo", "demi", "fundex", "express", "express-advanced")
BOOKS = ("amigo", "fundex", "demi", "express")
PARAMETERS = (
    "stock",
    "opening",
    "opening_sets",
    "voluntary_take",
    "half_across",
    "eight_half",
    "five_wild",
    "five_through_ghost",
    "open_sets",
    "table_from",
    "scoring",
    "fewest_tie",
    "games",
    "exchange",
    "max_plays",
)
LETTERS = {3: "x", 5: "ax", 13: "a", 15: "ab", 16: "abcd", 17: "abcx", 21: "bx", 23: "ab", 24: "x"}
NUMBERS = [f"H{n:02}{letter}" for n in range(1, 28) for letter in ("", *LETTERS.get(n, ""))]
NAMES = [
    *(f"half-section-{section}" for section in SECTIONS),
    *(f"half-edition-{edition}" for edition in EDITIONS),
    *(f"half-parameter-{parameter.replace('_', '-')}" for parameter in PARAMETERS),
]
VALUES = [
    "yes",
    "no",
    "stock-all",
    *(f"opening-{value}" for value in ("lowest-yellow", "lowest-number", "lot")),
    *(f"table-from-{value}" for value in ("reached", "started", "source")),
    *(f"scoring-{value}" for value in ("points", "cards")),
    *(f"fewest-tie-{value}" for value in ("all", "none")),
]
NAMES += [f"half-value-{value}" for value in VALUES]

PACKAGE = files("halfpast")
LAW: dict[str, dict[str, Any]] = tomllib.loads((PACKAGE / "games/half/law.toml").read_text("utf-8"))
RESOURCE = FluentParser().parse((PACKAGE / "locales/en/half-rules.ftl").read_text("utf-8"))
MESSAGES = [entry for entry in RESOURCE.body if isinstance(entry, ast.Message)]
BUNDLE = FluentBundle(["en"])
BUNDLE.add_resource(RESOURCE)


def text(message_id: str, attribute: str | None = None) -> str:
    """A message, or its attribute, formatted; it must have one, and format without errors."""
    message = BUNDLE.get_message(message_id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    value, errors = BUNDLE.format_pattern(pattern)
    assert errors == []
    assert isinstance(value, str)
    return value


def test_the_text_parses_without_junk() -> None:
    assert [entry.content for entry in RESOURCE.body if isinstance(entry, ast.Junk)] == []


def test_law_and_text_have_the_same_numbers_in_the_same_order() -> None:
    assert list(LAW) == NUMBERS
    assert [m.id.name for m in MESSAGES if re.fullmatch(r"H\d\d[a-z]?", m.id.name)] == NUMBERS


def test_the_text_has_the_rules_and_the_names_once_and_nothing_else() -> None:
    assert [m.id.name for m in MESSAGES] == NUMBERS + NAMES


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_has_a_title_and_a_text(number: str) -> None:
    assert list(BUNDLE.get_message(number).attributes) == ["title"]
    assert 2 <= len(text(number, "title").split()) <= 5
    assert text(number).strip()
    assert not re.search(r"[*`_\n]", text(number))  # plain text, no Markdown
    assert not re.search(r"(?<!our )ruling", text(number).lower())  # and whose ruling it is


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_line_of_text(name: str) -> None:
    assert text(name).strip()
    assert "\n" not in text(name)
    assert list(BUNDLE.get_message(name).attributes) == (["short"] if name.startswith("half-edition-") else [])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_has_its_place_books_and_editions(number: str) -> None:
    rule = LAW[number]
    assert [key for key in rule if key != "editions"] == ["section", "books", "ruling"]
    assert rule["section"] in SECTIONS
    assert set(rule["books"]) <= set(BOOKS)
    assert all(isinstance(passage, str) and passage.strip() for passage in rule["books"].values())
    some = rule.get("editions", ["none named: all"])
    assert some
    assert "editions" not in rule or some == [edition for edition in EDITIONS if edition in some] != list(EDITIONS)


def test_sections_come_in_order() -> None:
    places = [SECTIONS.index(rule["section"]) for rule in LAW.values()]
    assert places == sorted(places)
    assert set(places) == set(range(len(SECTIONS)))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_called_ours(number: str) -> None:
    ruling = LAW[number]["ruling"]
    assert ruling is True or ruling is False or ruling == "part"
    if not LAW[number]["books"]:
        assert ruling is True
    assert text(number).startswith("Our ruling") == (ruling is True)
    assert ("our ruling" in text(number).lower()) == bool(ruling)


@pytest.mark.parametrize("message_id", NUMBERS + NAMES)
def test_every_rule_cited_exists(message_id: str) -> None:
    assert set(re.findall(r"\bH\d\d[a-z]?\b", text(message_id))) <= set(NUMBERS)
