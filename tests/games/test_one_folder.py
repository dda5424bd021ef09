"""A game is one folder: what is not in it does not know its name, and finds no module by a name it made up."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest

import halfpast
from halfpast.cli import main
from halfpast.games import GAMES, OURS

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


def names_of_ours() -> re.Pattern[str]:
    """What people call our games, and what these set."""
    assert [found.title for found in OURS] == ["8½", "Level 8 Master"]
    return re.compile("8½|Level 8|" + "|".join(one.called[0] for found in OURS for one in found.settings.values()))


def test_what_people_read_of_generic_commands_names_no_game() -> None:
    """Help texts and errors have the games' titles from GAMES; a command's docstring is its help, too."""
    assert said_by_generic_code(names_of_ours().search) == []

    def told(command: click.Command) -> Iterator[str]:
        yield from (command.help or "", command.short_help or "")
        yield from (option.help or "" for option in command.params if isinstance(option, click.Option))

    read = " ".join(said for command in main.commands.values() for said in told(command))
    assert all(found.title in read for found in OURS)
    docstrings = [inspect.getdoc(command.callback) or "" for command in main.commands.values() if command.callback]
    assert [said for said in docstrings if names_of_ours().search(said)] == []


def test_strings_of_all_games_choose_by_no_game() -> None:
    """They choose by what a match is made of: a game that a package brings has that, too."""
    own = re.compile("|".join(f"^{found.name}-" for found in OURS))
    chosen = [
        f"{file.parent.name}/{file.name}: {line}"
        for file in (SOURCES / "locales").rglob("*.ftl")
        if not own.search(file.name)
        for line in file.read_text("utf-8").splitlines()
        if re.search(rf"^ *\*?\[({'|'.join(GAMES)})\]|\$game ->", line)
    ]
    assert chosen == []


def test_ids_with_a_games_name_are_those_that_it_owes_or_asks_for_itself() -> None:
    """`again-next-GAME` would be one that a brought game cannot know of."""
    beginnings = {"terminal", "wins", "wins-kind", "wins-last", "page-game", "how", "learn"}
    found = set[str]()
    for file in (SOURCES / "locales/en").glob("*.ftl"):
        if re.match("|".join(GAMES), file.name):
            continue
        for key in re.findall(r"^([a-z0-9-]+) =", file.read_text("utf-8"), re.MULTILINE):
            if named := re.match(rf"(.+?)-({'|'.join(GAMES)})(-|$)", key):
                found.add(named[1])
    assert {one for one in found if not one.startswith(("page-parameter", "page-box"))} <= beginnings


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
    assert made_up == ["__init__.py: import_module(package)"]  # whether it is installed at all


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_part(name: str) -> None:
    for part in PARTS:
        assert getattr(GAMES[name], part) is not None, part
    assert GAMES[name].lesson
    assert (GAMES[name].folder / "law.toml").exists()


@pytest.mark.parametrize("name", GAMES)
def test_every_edition_has_its_lengths(name: str) -> None:
    assert sorted(GAMES[name].lengths) == sorted(GAMES[name].rules.editions.printed)
