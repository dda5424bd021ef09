"""The games: ours are listed here, and a game of your own names its `Package` as an entry point `halfpast.games`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.game import Game
from halfpast.core.package import Package, Setting
from halfpast.core.words import add_strings
from halfpast.games.half.package import PACKAGE as HALF
from halfpast.games.level8.package import PACKAGE as LEVEL8

OURS = (HALF, LEVEL8)  # the first is played if nobody says which
GROUP = "halfpast.games"


def _found() -> Iterator[Package]:
    yield from OURS
    for point in entry_points(group=GROUP):
        package: Package = point.load()
        if package.strings:
            add_strings(package.strings)
        yield package


GAMES: Mapping[str, Package] = {found.name: found for found in _found()}
DEFAULT = OURS[0].name


def package(name: str) -> Package:
    """The game of that name, with all its parts.

    >>> package("half").title
    '8½'
    """
    if not isinstance(name, str) or name not in GAMES:
        raise HalfpastError(f"There is no game {shown(name)}. There are: {', '.join(GAMES)}.")
    return GAMES[name]


def game(name: str) -> Game:
    """The rules of the game of that name.

    >>> game("half").seat_counts
    range(2, 6)
    """
    return package(name).rules


def game_of(data: object, what: str, error: type[HalfpastError] = HalfpastError) -> Game:
    """The game that a position or a view is of.

    >>> game_of({"game": "half"}, "A view").name
    'half'
    """
    name = data.get("game") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in GAMES:
        raise error(f'{what} is a dict whose "game" is one of: {", ".join(GAMES)}.')
    return game(name)


def settings() -> dict[str, Setting]:
    """What matches of any game set besides parameters, by name.

    >>> list(settings())
    ['card']
    """
    return {name: setting for one in GAMES.values() for name, setting in one.settings.items()}


def bots() -> tuple[str, ...]:
    """The bots of all games, weakest first."""
    return tuple(dict.fromkeys(name for one in GAMES.values() for name in one.bots))
