"""A game is one folder: what is not in it does not know its name, and finds no module by a name it made up."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import halfpast
from halfpast.games import GAMES

SOURCES = Path(halfpast.__file__).parent
GENERIC = sorted(file for file in SOURCES.rglob("*.py") if "games" not in file.relative_to(SOURCES).parts)
PARTS = ("rules", "notation", "words", "thinking", "env", "terminal", "facts", "pad", "settings")


def strings(file: Path) -> Iterator[str]:
    """Every string in a module, but for docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    said = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
            yield node.value


def said_by_generic_code(is_wrong: Callable[[str], object]) -> list[str]:
    """Where strings that no generic module should have stand."""
    return [f"{file.relative_to(SOURCES)}: {text}" for file in GENERIC for text in strings(file) if is_wrong(text)]


def test_generic_code_names_no_game() -> None:
    """Nor makes a key of its name, as `terminal-half-word`."""
    assert said_by_generic_code(lambda text: " " not in text and set(re.split(r"[^a-z0-9]+", text)) & set(GAMES)) == []


def test_generic_code_knows_no_rule_no_edition_and_no_bot_but_the_random_one() -> None:
    editions = {name for found in GAMES.values() for name in found.rules.editions.printed}
    bots = {name for found in GAMES.values() for name in found.bots} - {"random"}
    assert said_by_generic_code(lambda text: text in editions | bots) == []
    assert said_by_generic_code(lambda text: re.search(r"\b[A-Z]\d\d[a-z]?\b", text)) == []
    assert all("random" in found.bots for found in GAMES.values())


def test_no_module_is_found_by_a_name_that_is_made_up() -> None:
    """A module that is imported by a call is named there in full."""
    made_up = []
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
                made_up += [] if isinstance(node.args[0], ast.Constant) else [f"{file.name}: {ast.unparse(node)}"]
    # A limit has the name of its constant; whether a package is installed is asked by its name.
    assert sorted(made_up) == [
        "__init__.py: import_module(package)",
        "tunable.py: import_module(f'halfpast.server.{module}')",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_part(name: str) -> None:
    for part in PARTS:
        assert getattr(GAMES[name], part) is not None, part
    assert GAMES[name].lesson
    assert (GAMES[name].folder / "law.toml").exists()


@pytest.mark.parametrize("name", GAMES)
def test_every_edition_has_its_lengths(name: str) -> None:
    assert sorted(GAMES[name].lengths) == sorted(GAMES[name].rules.editions.printed)
