"""The questions before a game at a terminal: each with its choices, and Enter for the usual answer."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from halfpast.games import DEFAULT, GAMES, package
from halfpast.games import game as find_game
from halfpast.i18n import LANGUAGES, spoken_here, text
from halfpast.i18n import words as find_words


@dataclass(frozen=True)
class SetUp:
    """What is played; None for whatever nobody has said."""

    language: str | None = None
    game: str | None = None
    edition: str | None = None
    bots: tuple[str, ...] = ()
    games: int | None = None
    settings: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what else its game sets, besides parameters


def most_bots(game: str) -> int:
    """How many bots may play with a person."""
    return find_game(game).seat_counts[-1] - 1


def game_with(edition: str | None) -> str:
    """The game that has this edition; the usual one if nobody has said."""
    return next((game for game in GAMES if edition in find_game(game).editions.printed), DEFAULT)


def game_for(given: Mapping[str, Sequence[str]]) -> str | None:
    """The game that has a setting that was given."""
    wanted = {name for name, values in given.items() if values}
    return next((name for name, one in GAMES.items() if wanted & set(one.settings)), None)


def edition_for(game: str, language: str) -> str:
    """The edition sold where this language is spoken."""
    printed = find_game(game).editions.printed
    return next((name for name, edition in printed.items() if language in edition.languages), next(iter(printed)))


def filled(set_up: SetUp) -> SetUp:
    """The set-up, with the usual choices for whatever nobody has said."""
    language = set_up.language or spoken_here()
    game = set_up.game or game_for(set_up.settings) or game_with(set_up.edition)
    edition = set_up.edition or edition_for(game, language)
    bots = set_up.bots or (package(game).usual_bot,) * min(2, most_bots(game))
    return replace(set_up, language=language, game=game, edition=edition, bots=bots)


def questions(ask: Callable[[str], str], say: Callable[[str], None]) -> SetUp:
    """Ask for everything."""
    languages = {code: text("terminal-language-name", code) for code in LANGUAGES}
    language = choose(ask, say, spoken_here(), "terminal-choose-language", languages, spoken_here())
    game = choose(ask, say, language, "terminal-choose-game", {name: one.title for name, one in GAMES.items()}, DEFAULT)
    words, editions = find_words(game, language), find_game(game).editions
    boxes = {name: words.about_edition(name) for name in editions.printed}
    edition = choose(ask, say, language, "terminal-choose-edition", boxes, edition_for(game, language))
    usual_settings = find_game(game).with_settings(editions.get(edition), {}).settings
    chosen = {
        name: (
            choose(ask, say, language, f"terminal-choose-{name}", setting.choices(words), str(usual_settings[name])),
        )
        for name, setting in package(game).settings.items()
    }
    numbers = {str(number): "" for number in range(1, most_bots(game) + 1)}
    number = choose(ask, say, language, "terminal-choose-bots", numbers, "2")
    levels = {
        name: f"{text(f'bot-{name}', language)}, {text(f'bot-{name}-about', language)}" for name in package(game).bots
    }
    level = choose(ask, say, language, "terminal-choose-level", levels, package(game).usual_bot)
    games = None
    if "games" in editions.parameters:
        usual = str(editions.get(edition).parameters["games"])
        games = int(choose(ask, say, language, "terminal-choose-games", dict.fromkeys(("1", "3", usual), ""), usual))
    return SetUp(language, game, edition, (level,) * int(number), games, chosen)


def choose(
    ask: Callable[[str], str],
    say: Callable[[str], None],
    language: str,
    question: str,
    choices: dict[str, str],
    usual: str,
) -> str:
    """Ask for one of the choices, by its number in the list or by its name; Enter means the usual one."""
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
        valid = [str(number) for number in range(1, len(names) + 1)] if numbered else names
        if answer in valid:
            return names[valid.index(answer)]
        say(text("terminal-choose-again", language, choices=", ".join(valid)))
