"""Every rule is enforced by a function that cites it and proved by a test named by it; so is every parameter value."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest

import halfpast
from halfpast.core.registry import enforcers, law
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
