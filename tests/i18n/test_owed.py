"""What a game owes in strings is one list (i18n/owed.py): whole, and asked of every game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import halfpast
from halfpast.games import GAMES
from halfpast.i18n import LANGUAGES, bundle
from halfpast.i18n.owed import OWED, owed

SOURCES = Path(halfpast.__file__).parent
FURTHER = {  # what only the game itself, or the page, can know
    "{}-refusal-{}": "a reason of its law",
    "{}-event-{}": "a kind of its events",
    "terminal-bot-{}": "a seat's number",
    "terminal-why-{}": "why there is nothing to tell",
    "terminal-word-{}": "of the commands of all games",
    "fair-found-{}": "of fair deals",
}

TEMPLATE = re.compile(
    r"\{\}-(refusal|event|edition|parameter|value|section)-[a-z{}.-]+|(bot|terminal|fair)-[a-z{}.-]+|\{\}\.title"
)


def has(language: str, key: str) -> bool:
    """Whether there is such a message, with its attribute."""
    name, _, attribute = key.partition(".")
    words = bundle(language)
    if not words.has_message(name):
        return False
    return attribute in words.get_message(name).attributes if attribute else bool(words.get_message(name).value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_it_owes(game: str, language: str) -> None:
    missing = [key for key in owed(GAMES[game]) if not has(language, key)]
    assert missing == []


def test_what_generic_code_makes_an_id_of_is_owed() -> None:
    """A made-up id that the list forgets would be missing only where it is read."""
    made = set()
    for file in SOURCES.rglob("*.py"):
        if "games" in file.relative_to(SOURCES).parts or file.name == "owed.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
                template = "".join(map(str, parts))
                if TEMPLATE.fullmatch(template):
                    made.add(template)
    assert made - set(FURTHER) <= set(OWED)
    assert len(made & set(OWED)) > 10
