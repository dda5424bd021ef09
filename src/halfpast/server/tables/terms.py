"""What a table is set up with: checked as it comes in, and shown to everyone who joins."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import HalfpastError, shown
from halfpast.core.game import Game
from halfpast.core.names import plain
from halfpast.core.parameters import NAME_RULE, Edition
from halfpast.games import DEFAULT, package
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
    card: str | Json | list[Any] | None = None  # the level card: its name, or all of it; or each seat's
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
        """JSON-ready; without a level card where there is none."""
        return {key: value for key, value in asdict(self).items() if key != "card" or value is not None}

    @classmethod
    def of(cls, document: ReadJson) -> Terms:
        """The terms in a table's document: checked when it was made, and with usual values for what they lack."""
        return cls(**{key: document[key] for key in cls.__dataclass_fields__ if key in document})


OF_THE_GAME = ("card",)  # checked against what the game has
USUAL = {
    field.name: field.default
    for field in fields(Terms)
    if field.default is not MISSING and field.name not in OF_THE_GAME
}


def named_terms(data: object) -> ReadJson:
    """The terms somebody asks for, by name; HalfpastError says which ones there are."""
    names = ", ".join(Terms.__dataclass_fields__)
    if not isinstance(data, Mapping):
        raise HalfpastError(f"The terms of a table are an object with any of: {names}.")
    for key in data:
        if key not in Terms.__dataclass_fields__:
            raise HalfpastError(f"A table has no term {shown(key)}; there are: {names}.")
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
        card=_card(game, chosen, wanted.get("card"), seats),
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


def _card(game: Game, edition: Edition, wanted: object, seats: int) -> str | Json | list[Any] | None:
    """The level card, or each seat's: as asked for, or the edition's usual one; None if the game has none."""
    setting = package(game.name).settings.get("card")
    card = setting.read(wanted) if setting and wanted is not None else wanted
    card_read: str | Json | list[Any] | None = game.with_settings(edition, {"card": card}, seats).settings.get("card")
    return card_read


def card_at(terms: ReadJson, seat: int) -> Any:
    """The level card that a seat has."""
    card = terms.get("card")
    return card[seat] if isinstance(card, list) else card


def with_cards(terms: ReadJson, cards: list[Any]) -> Json:
    """The terms with each seat's own level card; if all are the same, it is the table's."""
    return read_terms({**terms, "card": cards}).document()


def changed_terms(terms: ReadJson, wanted: ReadJson) -> Terms:
    """The terms with some of them changed; new seats have the level card that the edition is usually played with."""
    new, card = {**terms, **wanted}, terms.get("card")
    if isinstance(card, list) and "card" not in wanted:
        usual = read_terms({key: new[key] for key in ("game", "edition", "seats")})
        new["card"] = [*card, *[usual.card] * usual.seats][: usual.seats]
    return read_terms(new)


def _checked(key: str, value: object) -> Any:
    """Check one of a few words, or a yes or no."""
    if key in CHOICES:
        if value not in list(CHOICES[key]):
            raise HalfpastError(f"{key} is one of {', '.join(CHOICES[key])}, not {shown(value)}.")
    elif not isinstance(value, bool):
        raise HalfpastError(f"{key} is true or false, not {shown(value)}.")
    return value
