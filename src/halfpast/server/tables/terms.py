"""What a table is set up with: checked as it comes in, and shown to everyone who joins."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import deepcopy
from dataclasses import MISSING, dataclass, field, fields
from typing import Any

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import HalfpastError, shown
from halfpast.core.game import Game
from halfpast.core.names import plain
from halfpast.core.parameters import NAME_RULE, Edition
from halfpast.games import DEFAULT, GAMES, package, settings
from halfpast.games import game as find_game
from halfpast.store.outline import BY_TURNS

DAY = 24 * 3600
CLOCKS = {  # seconds a move, and in reserve; those BY_TURNS go by the calendar, for each turn, and nobody need be there
    "none": (0, 0),
    "relaxed": (60, 300),
    "quick": (15, 60),
    "day": (DAY, 0),
    "days": (3 * DAY, 0),
    "week": (7 * DAY, 0),
}
PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}  # seconds before a bot moves
LONGEST_EDITION = 40  # characters of a house edition's name
CHOICES: dict[str, Collection[str]] = {"clock": CLOCKS, "pace": PACES, "absent": ("bot", "nobody")}


@dataclass(frozen=True)
class Terms:
    """How a table plays. What has no usual value here gets one from its game."""

    game: str
    edition: str | Json
    seats: int
    games: int | None  # None: a match of this game is no series
    settings: ReadJson = field(default_factory=dict)  # what its game sets besides; a list has one value per seat
    clock: str = "none"
    listed: bool = False
    spectators: bool = True
    chat: bool = False
    helps: bool = False  # hints for everyone, and undo for anyone playing only against bots
    pace: str = "normal"
    absent: str = "bot"  # who plays for a seat that is away: a bot, or nobody

    @property
    def by_turns(self) -> bool:
        """Whether players need not be there at the same time."""
        return self.clock in BY_TURNS

    def document(self) -> Json:
        """JSON-ready; what the game sets stands among the other terms, under its own name."""
        said: Json = {}
        for one in fields(self):
            value = deepcopy(getattr(self, one.name))
            said.update(value if one.name == "settings" else {one.name: value})
        return said

    @classmethod
    def of(cls, document: ReadJson) -> Terms:
        """The terms in a table's document: checked when it was made, and with usual values for what they lack."""
        its = GAMES.get(document["game"])  # a game may be gone while its tables are still listed
        of_game = {name: deepcopy(document[name]) for name in (its.settings if its else ()) if name in document}
        return cls(**{key: document[key] for key in cls.__dataclass_fields__ if key in document}, settings=of_game)


USUAL = {one.name: one.default for one in fields(Terms) if one.default is not MISSING}


def named_terms(data: object) -> ReadJson:
    """The terms somebody asks for, by name; HalfpastError says which ones there are."""
    known = [name for one in Terms.__dataclass_fields__ for name in (settings() if one == "settings" else [one])]
    if not isinstance(data, Mapping):
        raise HalfpastError(f"The terms of a table are an object with any of: {', '.join(known)}.")
    for key in data:
        if key not in known:
            raise HalfpastError(f"A table has no term {shown(key)}; there are: {', '.join(known)}.")
    return data


def read_terms(data: object) -> Terms:
    """The terms that a host asks for; HalfpastError says what is wrong."""
    wanted = named_terms(data)
    game = find_game(wanted.get("game", DEFAULT))
    edition = wanted.get("edition", next(iter(game.editions.printed)))
    chosen = game.editions.get(edition)
    if isinstance(edition, Mapping):
        edition = _plainly_named(game, edition)
    seats = wanted.get("seats", game.seat_counts[(len(game.seat_counts) - 1) // 2])  # neither few nor many
    game.check_seats(seats)
    return Terms(
        game=game.name,
        edition=edition,
        seats=seats,
        games=_games(game, chosen, wanted.get("games")),
        settings=_settings(game, chosen, wanted, seats),
        **{key: _checked(key, wanted.get(key, usual)) for key, usual in USUAL.items()},
    )


def read_bot(game: str, name: object) -> str:
    """A bot's level: one that the game has."""
    package(game).check_bot(name)
    return str(name)


def usual_bot(table: ReadJson) -> str:
    """The bot of a table's game that takes a seat if nobody chose one."""
    return package(table["terms"].get("game", DEFAULT)).usual_bot


def _plainly_named(game: Game, edition: ReadJson) -> Json:
    """A house edition with an honest name: others read it, and must not take it for a printed one."""
    if "name" not in edition:
        return dict(edition)
    name = plain(edition["name"], LONGEST_EDITION)
    if not name:
        raise HalfpastError(NAME_RULE)
    if name.casefold() in map(str.casefold, game.editions.printed):
        raise HalfpastError(f"{shown(name)} is a printed edition; give the house edition a name of its own.")
    return {**edition, "name": name}


def _games(game: Game, edition: Edition, wanted: object) -> int | None:
    """How many games are played: as asked for, or as usual in the edition; None if a match is not a series."""
    if "games" in game.editions.parameters:
        return game.check_games(edition.parameters["games"] if wanted is None else wanted, edition)
    if wanted is not None:
        raise HalfpastError(f"A match of {game.name} is no series: leave games out.")
    return None


def _settings(game: Game, edition: Edition, wanted: ReadJson, seats: int) -> ReadJson:
    """What the game sets besides parameters: as asked for, or as the edition usually has it."""
    known = package(game.name).settings
    asked = {name: wanted[name] for name in settings() if wanted.get(name) is not None}
    read = {name: known[name].read(value) if name in known else value for name, value in asked.items()}
    return game.with_settings(edition, read, seats).settings


def set_at(terms: ReadJson, name: str, seat: int) -> object:
    """A setting's value for a seat."""
    value = terms.get(name)
    return value[seat] if isinstance(value, list) else value


def with_each(terms: ReadJson, name: str, values: list[object]) -> Json:
    """The terms with each seat's own value of a setting; if all are the same, it is the table's."""
    return read_terms({**terms, name: values}).document()


def of_each(terms: ReadJson) -> list[str]:
    """The settings for which each seat has its own value."""
    return [name for name in settings() if isinstance(terms.get(name), list)]


def changed_terms(terms: ReadJson, wanted: ReadJson) -> Terms:
    """The terms with some of them changed; where each seat has its own value, new seats get the edition's usual one.

    When the game changes, what only the old one sets is dropped.
    """
    new = {**terms, **wanted}
    left = settings().keys() - package(new["game"]).settings.keys() if new["game"] != terms["game"] else set()
    new = {key: value for key, value in new.items() if key not in left or key in wanted}
    each = [name for name in of_each(terms) if name in new and name not in wanted]
    if each:
        usual = read_terms({key: new[key] for key in ("game", "edition", "seats")})
        for name in each:
            new[name] = [*terms[name], *[usual.settings.get(name)] * usual.seats][: usual.seats]
    return read_terms(new)


def _checked(key: str, value: object) -> Any:
    """Check one of a few words, or a yes or no."""
    if key in CHOICES:
        if value not in list(CHOICES[key]):
            raise HalfpastError(f"{key} is one of {', '.join(CHOICES[key])}, not {shown(value)}.")
    elif not isinstance(value, bool):
        raise HalfpastError(f"{key} is true or false, not {shown(value)}.")
    return value
