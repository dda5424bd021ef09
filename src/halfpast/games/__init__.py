"""The games: ours are listed here, and a game of your own names its `Package` as an entry point `halfpast.games`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.game import Game
from halfpast.core.package import Package, Setting
from halfpast.core.words import add_strings
from halfpast.games.half.package import PACKAGE as HALF
from halfpast.games.level8.package import PACKAGE as LEVEL8

OURS = (HALF, LEVEL8)  # the first is played if nobody says which
GROUP = "halfpast.games"


def gathered(points: Iterable[EntryPoint]) -> dict[str, Package]:
    """Our games, and those that entry points name; HalfpastError names the distribution of one that cannot be used."""
    found = {ours.name: ours for ours in OURS}
    for point in points:
        whose = point.dist.name if point.dist else point.value
        try:
            brought = point.load()
        except Exception as error:
            raise HalfpastError(f"The game {point.name} of {whose} does not load: {error}") from error
        if not isinstance(brought, Package):
            raise HalfpastError(f"The game {point.name} of {whose} is not a halfpast.core.package.Package.")
        if brought.name in found:
            raise HalfpastError(f"{whose} brings a game {shown(brought.name)}, but there already is one of that name.")
        if brought.strings:
            add_strings(brought.strings)
        found[brought.name] = brought
    return found


GAMES: Mapping[str, Package] = gathered(entry_points(group=GROUP))
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
    found: dict[str, Setting] = {}
    for one in GAMES.values():
        for name in found.keys() & one.settings.keys():
            raise HalfpastError(f"{one.title} sets a {name}, but another game already sets something of that name.")
        found |= one.settings
    return found


def bots() -> tuple[str, ...]:
    """The bots of all games, weakest first."""
    return tuple(dict.fromkeys(name for one in GAMES.values() for name in one.bots))
