"""The strings that a game owes, in every language: those asked for by code that knows the game only by name.

A game also has a `GAME-refusal-…` for every reason, a `GAME-event-…` for every kind its words tell (every match has
`began` and `loaded`), a `GAME-why-…` for every reason of a bot, and what its own parts ask for; and on the page,
where a package brings it, `GAME-page-…` for what its page/part.js names (web/src/games/brought/face.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from halfpast.core.package import Package
from halfpast.core.parameters import Choice, Flag, Parameter, Whole
from halfpast.core.registry import law

Ids = Iterable[tuple[str, ...]]


def _named(name: str) -> str:
    """A name as a part of an id."""
    return name.replace("_", "-").replace("+", "-")


def _editions(game: Package) -> Ids:
    return [(game.name, _named(edition)) for edition in game.rules.editions.printed]


def _parameters(game: Package) -> Ids:
    return [(game.name, _named(name)) for name in game.rules.editions.parameters]


def _values(game: Package) -> Ids:
    found = game.rules.editions.parameters.items()
    return [(game.name, _named(name), word) for name, parameter in found for word in _words(parameter)]


def _words(parameter: Parameter) -> tuple[str, ...]:
    """The words that may be a parameter's value."""
    if isinstance(parameter, Choice):
        return parameter.words
    return (parameter.word,) if isinstance(parameter, Whole) and parameter.word else ()


def _flags(game: Package) -> Ids:
    parameters = game.rules.editions.parameters.items()
    return [(_named(name),) for name, parameter in parameters if isinstance(parameter, Flag)]


def _typed(game: Package) -> Ids:
    known = game.terminal.VOCABULARY
    return [(game.name, meaning) for meaning in (*known.commands, *known.moves, *known.cards)]


def _name(game: Package) -> Ids:
    return [(game.name,)]


# How an id is made, and from what.
OWED: dict[str, Callable[[Package], Ids]] = {
    "{}": lambda game: [(number,) for number in law(game.folder)],
    "{}.title": lambda game: [(number,) for number in law(game.folder)],
    "{}-section-{}": lambda game: sorted({(game.name, rule.section) for rule in law(game.folder).values()}),
    "{}-edition-{}": _editions,
    "{}-edition-{}.short": _editions,
    "{}-parameter-{}": _parameters,
    "{}-value-{}-{}": _values,
    "{}-event-began": _name,
    "{}-event-loaded": _name,
    "bot-{}": lambda game: [(bot,) for bot in game.bots],
    "bot-{}-about": lambda game: [(bot,) for bot in game.bots],
    "terminal-choose-{}": lambda game: [(name,) for name in game.settings],
    "terminal-{}-help": _name,
    "terminal-{}-help-short": _name,
    "terminal-{}-no-move": _name,
    "terminal-{}-no-rule": _name,
    "terminal-{}-word-{}": _typed,
    "page-game-{}": _name,
    "page-game-{}.about": _name,
    "page-parameter-{}": lambda game: [(name,) for _, name in _parameters(game)],
    "page-parameter-{}.off": _flags,
}


def owed(game: Package) -> list[str]:
    """The ids of the strings that a game owes."""
    return [template.format(*parts) for template, found in OWED.items() for parts in found(game)]
