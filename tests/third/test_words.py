"""The third game brings its own strings, in every language."""

from __future__ import annotations

import pytest

import halfpast
from halfpast.core.errors import Refusal
from halfpast.games import package
from halfpast.i18n import LANGUAGES, bundle, rules, text, words

from .games import EVERY, positions

ARGS = {"card": "3", "top": "4"}


def keys(language: str) -> set[str]:
    """The messages of the game's own file."""
    folder = package("high").strings
    assert folder
    lines = (folder / language / "high.ftl").read_text("utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if line[:1].isalpha() and " = " in line}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert keys(language) == keys("en")
    assert all(bundle(language).has_message(key) for key in keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(language: str) -> None:
    from high_card.rules.reasons import RULES

    for reason, rule in RULES.items():
        said = words("high", language).refusal(Refusal(reason.code, rule, ARGS))
        assert said.endswith(f"({rule})")
        assert len(said) > len(rule) + 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_for_whom_it_is_about_and_for_others(language: str) -> None:
    told: dict[str, set[str]] = {}
    for edition, seats in EVERY:
        *_, match = positions(edition, seats, 11)
        names = [f"Name{seat}" for seat in range(seats)]
        for you in (0, None):
            for event in match.events(you):
                (said,) = words("high", language, names, you).tell([event])
                told.setdefault(event["type"], set()).add(said)
                assert "{" not in said
    told["loaded"] = set(words("high", language).tell(halfpast.load(match.position()).events(None)))
    assert set(told) >= {"began", "dealt", "turn", "laid", "cleared", "drew", "passed", "over", "loaded"}
    assert words("high", language).tell([{"type": "over", "winners": [], "held": [1, 1]}])[0]
    assert all(all(said.strip() for said in sentences) for sentences in told.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_editions_parameters_sections_and_bots_have_their_words(language: str) -> None:
    its = words("high", language)
    assert [rule.number for rule, _, _ in rules("high", language)][:2] == ["T01", "T02"]
    assert "T04x" not in [rule.number for rule, _, _ in rules("high", language, "plain")]
    for rule, title, said in rules("high", language):
        assert its.section(rule.section)
        assert title
        assert said.endswith(".")
    editions = package("high").rules.editions
    for name, edition in editions.printed.items():
        assert its.edition(name) != name
        assert its.about_edition(name)
        for parameter, value in edition.parameters.items():
            assert its.parameter(parameter)
            assert its.value(parameter, value)
    for bot in package("high").bots:
        assert text(f"bot-{bot}", language)
        assert text(f"bot-{bot}-about", language)
