"""What a table is set up with: checked as it comes in, and shown to everyone who joins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from halfpast.bots import BOTS
from halfpast.core.errors import HalfpastError, check_whole, shown
from halfpast.games import game as find_game

CLOCKS = {"none": (0, 0), "relaxed": (60, 300), "quick": (15, 60)}  # seconds a move, and in reserve
PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}  # seconds before a bot moves
FLAGS = {"listed": False, "spectators": True, "chat": False, "helps": False}


@dataclass(frozen=True)
class Terms:
    """How a table plays."""

    game: str
    edition: str | dict[str, Any]
    seats: int
    games: int
    clock: str = "none"
    listed: bool = False
    spectators: bool = True
    chat: bool = False
    helps: bool = False  # hints for all, and undo where only bots play against one
    pace: str = "normal"
    absent: str = "bot"  # who plays for a seat that is away: a bot, or nobody

    def document(self) -> dict[str, Any]:
        """JSON-ready."""
        return asdict(self)

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Terms:
        """As a table has them: they were checked when it was made, and what they lack is as usual."""
        return cls(**{key: document[key] for key in cls.__dataclass_fields__ if key in document})


def read_terms(data: object) -> Terms:
    """The terms that a host asks for; HalfpastError says what is wrong."""
    if not isinstance(data, Mapping):
        raise HalfpastError("The terms of a table are a dict.")
    strange = [str(key) for key in data if key not in Terms.__dataclass_fields__]
    if strange:
        raise HalfpastError(f"A table has no term {shown(strange[0])}.")
    game = find_game(data.get("game", "half"))
    chosen = game.editions.get(data.get("edition", "amigo"))
    check_whole(data.get("seats", 3), "seats", game.seats[0], game.seats[-1])
    edition = data.get("edition", "amigo")
    return Terms(
        game=game.name,
        edition=dict(edition) if isinstance(edition, Mapping) else str(edition),
        seats=int(data.get("seats", 3)),
        games=game.check_games(data.get("games", chosen.parameters["games"])),
        clock=_one_of(data, "clock", tuple(CLOCKS), "none"),
        pace=_one_of(data, "pace", tuple(PACES), "normal"),
        absent=_one_of(data, "absent", ("bot", "nobody"), "bot"),
        **{key: _flag(data, key, usual) for key, usual in FLAGS.items()},
    )


def read_bot(name: object) -> str:
    """A bot's level."""
    if name not in BOTS:
        raise HalfpastError(f"There is no bot {shown(name)}; there are: {', '.join(BOTS)}.")
    return str(name)


def _one_of(data: Mapping[str, Any], key: str, choices: tuple[str, ...], usual: str) -> str:
    value = data.get(key, usual)
    if value not in choices:
        raise HalfpastError(f"{key} is one of {', '.join(choices)}, not {shown(value)}.")
    return str(value)


def _flag(data: Mapping[str, Any], key: str, usual: bool) -> bool:
    value = data.get(key, usual)
    if not isinstance(value, bool):
        raise HalfpastError(f"{key} is true or false, not {shown(value)}.")
    return value
