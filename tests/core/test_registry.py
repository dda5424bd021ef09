"""Every rule is enforced by a function that cites it and proved by a test named by it; so is every parameter value."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import halfpast
from halfpast.core.registry import LawError, Rule, Source, enforcers, law
from halfpast.games import GAMES, game, package
from tests.citations import named_tests, rule_tests, rules_of, value_tests

for module in walk_packages(halfpast.__path__, "halfpast."):
    if not module.name.endswith("__main__"):
        import_module(module.name)

RULES = [number for name in GAMES for number in law(package(name).folder)]
VALUES = [
    (name, parameter, value)
    for each in GAMES
    for name, parameter in game(each).editions.parameters.items()
    for value in parameter.ends()
]


@pytest.mark.parametrize("number", RULES)
def test_every_rule_is_enforced_by_what_cites_it(number: str) -> None:
    assert enforcers(number), f"no function's docstring begins with {number}"


@pytest.mark.parametrize("number", RULES)
def test_every_rule_has_a_test_named_by_it(number: str) -> None:
    assert rule_tests(number), f"no test is named test_{number}_…"


@pytest.mark.parametrize(("name", "parameter", "value"), VALUES, ids=lambda v: str(v)[:40])
def test_every_parameter_value_has_a_test_named_by_it(name: str, parameter: object, value: object) -> None:
    assert value_tests(name, parameter, value), f"no test is named …_{name}_{value}"  # type: ignore[arg-type]


def test_no_test_or_function_cites_a_rule_that_is_not_in_the_law() -> None:
    cited = {number for name in named_tests() for number in rules_of(name)}
    assert cited <= set(RULES)
    from halfpast.core.registry import _enforcers

    assert set(_enforcers) <= set(RULES)


def test_every_parameter_names_a_rule_of_the_law() -> None:
    assert {parameter.rule for _, parameter, _ in VALUES} <= set(RULES)


def a_law(folder: Path, lines: str) -> Path:
    """A game of two editions, and its law."""
    (folder / "editions").mkdir()
    for edition in ("old", "new+more"):
        (folder / "editions" / f"{edition}.toml").touch()
    (folder / "law.toml").write_text(lines, "utf-8")
    return folder


def test_a_line_of_the_law_is_a_passage_or_our_ruling_or_both(tmp_path: Path) -> None:
    lines = '[A01]\nsection = "cards"\nold = "Cards, 2"\n"new+more" = { book = "Cards, 3", ours = "how many" }\n'
    lines += '[A02]\nsection = "end"\nold = { ours = "no book thinks of it" }\n'
    assert law(a_law(tmp_path, lines)) == {
        "A01": Rule("A01", "cards", {"old": Source("Cards, 2", ""), "new+more": Source("Cards, 3", "how many")}),
        "A02": Rule("A02", "end", {"old": Source("", "no book thinks of it")}),
    }


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ('section = "cards"\nodl = "Cards, 2"', "A01: there is no edition odl. There are: new+more, old."),
        ('section = "cards"\nold = ""', "A01, old: either a passage of its book"),
        ('section = "cards"\nold = {}', "A01, old: either a passage"),
        ('section = "cards"\nold = true', "A01, old: either a passage"),
        ('section = "cards"\nold = { book = "Cards", ruling = "how many" }', "A01, old: either a passage"),
        ('section = "cards"\nold = { book = "Cards", ours = true }', "A01, old: either a passage"),
        ('section = "cards"', "A01 needs a section, and a line for each edition"),
        ('old = "Cards, 2"', "A01 needs a section"),
        ('section = "cards"\neditions = ["old"]', "A01, editions: either a passage"),
    ],
)
def test_a_law_is_refused_where_it_says_too_little_or_names_an_edition_that_there_is_not(
    tmp_path: Path, lines: str, why: str
) -> None:
    with pytest.raises(LawError) as refused:
        law(a_law(tmp_path, f"[A01]\n{lines}\n"))
    assert str(refused.value).startswith(why)
