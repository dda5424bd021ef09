"""One word per thing: no string says it another way than the glossary of its language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from halfpast.i18n import LANGUAGES
from tests.glossary import Entry, finder, glossary
from tests.i18n.test_words import catalogue

CORE = (  # what every language has a word for, in this order; the rest is what one of them stumbled over
    *("player", "place", "bot", "host", "dealer", "deal", "turn", "bid", "playable", "half", "ghost", "five", "catch"),
    *("pile", "stock", "hand", "open cards", "blind cards", "aside", "big loser", "points", "games", "series", "pad"),
    *("match", "round", "level", "level card", "joker", "take", "swap", "keep", "skip", "lay out", "lay off"),
    *("discard", "passphrase"),
)


def sentences(pattern: ftl.Pattern) -> Iterator[str]:
    """What a pattern says, each variant by itself; what the program fills in is `{}`."""
    said = ""
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ftl.Placeable) else element
        if isinstance(inside, ftl.SelectExpression):
            for variant in inside.variants:
                yield from sentences(variant.value)
        said += inside.value if isinstance(inside, ftl.TextElement | ftl.StringLiteral) else "{}"
    yield said


@cache
def strings(language: str) -> list[tuple[str, str]]:
    """Every message with every sentence it may be."""
    return [(message, said) for message, pattern in catalogue(language).items() for said in sentences(pattern)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_core_of_words(language: str) -> None:
    assert tuple(glossary(language))[: len(CORE)] == CORE


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_string_calls_a_thing_by_a_banned_name(language: str) -> None:
    found = [
        f"{message}: {banned} (say {entry.word}): {said}"
        for entry in glossary(language).values()
        for message, said in strings(language)
        for banned in entry.misnamed(message, said)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_banned_word_would_be_found(language: str) -> None:
    """In a message that its entry is about, with nothing excepted in the way."""
    for thing, entry in glossary(language).items():
        message = re.sub(r"\[0-9\]|\*", "1", entry.only[0])
        for banned in entry.never:
            assert entry.misnamed(message, f"… {banned.replace('*', '')} …"), f"{thing}: {banned}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_in_use(language: str) -> None:
    everything = "\n".join(said for _, said in strings(language))
    unused = [entry.word for entry in glossary(language).values() if not finder(f"{entry.word}*").search(everything)]
    assert unused == []


def test_a_banned_word_is_found_as_a_whole_word_in_either_case_and_in_its_messages_only() -> None:
    entry = Entry("weggooien", {"afleg*": "", "Ablage": ""}, excepted=("aflegstapel*",), only=("level8-*",))
    assert entry.misnamed("level8-a", "Afleggen, op de aflegstapel; ablage, Ablagen, Ablage.") == ["Afleggen", "Ablage"]
    assert entry.misnamed("half-a", "Afleggen") == []


def test_every_variant_of_a_string_is_read() -> None:
    message = FluentParser().parse_entry("took = { $who ->\n [you] You take it\n*[other] { $name } takes it\n}.\n")
    assert isinstance(message, ftl.Message)
    assert message.value
    assert [*sentences(message.value)] == ["You take it", "{} takes it", "{}."]
