"""The questions before a game at a terminal: each with its choices, and Enter for the usual one."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from halfpast.bots import BOTS, USUAL_BOT
from halfpast.games import game as find_game
from halfpast.i18n import LANGUAGES, text

MOST_BOTS = 4


@dataclass(frozen=True)
class SetUp:
    """What is played: None where nobody has said."""

    language: str | None = None
    edition: str | None = None
    bots: tuple[str, ...] = ()
    games: int | None = None


def spoken_here() -> str:
    """The language of this terminal, if we have it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def edition_for(language: str) -> str:
    """The edition sold where the language is spoken."""
    printed = find_game("half").editions.printed
    return next((name for name, edition in printed.items() if language in edition.languages), next(iter(printed)))


def filled(set_up: SetUp) -> SetUp:
    """With the usual choices where nobody has said."""
    language = set_up.language or spoken_here()
    return SetUp(language, set_up.edition or edition_for(language), set_up.bots or (USUAL_BOT,) * 2, set_up.games)


def questions(ask: Callable[[str], str], say: Callable[[str], None]) -> SetUp:
    """Ask for everything."""
    languages = {code: text("terminal-language-name", code) for code in LANGUAGES}
    language = choose(ask, say, spoken_here(), "terminal-choose-language", languages, spoken_here())
    editions = {name: text(f"half-edition-{name}", language) for name in find_game("half").editions.printed}
    edition = choose(ask, say, language, "terminal-choose-edition", editions, edition_for(language))
    numbers = {str(number): "" for number in range(1, MOST_BOTS + 1)}
    number = choose(ask, say, language, "terminal-choose-bots", numbers, "2")
    levels = {
        name: f"{text(f'half-bot-{name}', language)}, {text(f'half-bot-{name}-about', language)}" for name in BOTS
    }
    level = choose(ask, say, language, "terminal-choose-level", levels, USUAL_BOT)
    usual = str(find_game("half").editions.get(edition).parameters["games"])
    games = choose(ask, say, language, "terminal-choose-games", dict.fromkeys(("1", "3", usual), ""), usual)
    return SetUp(language, edition, (level,) * int(number), int(games))


def choose(
    ask: Callable[[str], str],
    say: Callable[[str], None],
    language: str,
    question: str,
    choices: dict[str, str],
    usual: str,
) -> str:
    """One of the choices, by its number in the list or by its name; Enter is the usual one."""
    names = list(choices)
    say(text(question, language))
    numbered = any(choices.values())
    for number, name in enumerate(names, 1):
        if numbered:
            width = max(20, shutil.get_terminal_size().columns - 1)
            say(textwrap.fill(f"{number}  {choices[name]}", width, initial_indent="  ", subsequent_indent="     "))
    shown = "" if numbered else f" {' '.join(names)}"
    default = text("terminal-default", language, choice=str(names.index(usual) + 1) if numbered else usual)
    while True:
        answer = ask(f"{shown} ({default}) > ").strip().lower()
        if not answer:
            return usual
        if answer in choices:
            return answer
        if numbered and answer.isdecimal() and 0 < int(answer) <= len(names):
            return names[int(answer) - 1]
        valid = [str(number) for number in range(1, len(names) + 1)] if numbered else names
        say(text("terminal-choose-again", language, choices=", ".join(valid)))
