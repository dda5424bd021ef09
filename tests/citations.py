"""Which tests are named by which rule, and by which value of which parameter."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from halfpast.core.parameters import Parameter, Value

TESTS = Path(__file__).parent
NAME = re.compile(r"^test_((?:[HL]\d\d[a-z]?_)+)")


@cache
def named_tests() -> dict[str, list[str]]:
    """Every test of the engine named by a rule: name → files. Read from the source; nothing is imported."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        if "naive" in file.parts:  # these prove the referee, not the engine
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and NAME.match(node.name):
                found.setdefault(node.name, []).append(file.relative_to(TESTS.parent).as_posix())
    return found


def rules_of(name: str) -> list[str]:
    """The rules that a test is named by."""
    match = NAME.match(name)
    return match[1].strip("_").split("_") if match else []


def rule_tests(number: str) -> list[str]:
    """The tests named by a rule."""
    return [name for name in named_tests() if number in rules_of(name)]


def value_word(value: Value) -> str:
    """How a parameter's value stands in a test's name."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("-", "_")


def value_tests(name: str, parameter: Parameter, value: Value) -> list[str]:
    """The tests named by a value of a parameter: its rule (or a letter of it), the parameter, the value."""
    wanted = f"{name}_{value_word(value)}"
    return [
        test
        for test in named_tests()
        if re.search(rf"_{wanted}(_|$)", test) and any(n[:3] == parameter.rule[:3] for n in rules_of(test))
    ]
