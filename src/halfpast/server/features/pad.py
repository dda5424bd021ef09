"""The score pad for people at a real table: what they wrote down, added up by the rules' own functions.

Nothing is kept here, and no names are sent here: the page sends the whole pad each time, and keeps it.
"""

from __future__ import annotations

from halfpast.core.documents import ReadJson
from halfpast.core.errors import HalfpastError, shown
from halfpast.games import package, settings
from halfpast.store import Document

KEYS = ("game", "edition", *settings(), "games", "seats", "rows")
MOST_ROWS = 250


def count_up(pad: ReadJson) -> Document:
    """The rows with what they mean, and the standings. Anything that is not a pad at all is refused with a sentence.

    >>> told = count_up({"game": "half", "seats": 2, "rows": [{"finisher": 0, "held": [0, 7]}]})
    >>> told["rows"][0]["points"], told["leaders"], told["over"]
    ([3, 0], [0], False)
    """
    for key in pad:
        if key not in KEYS:
            raise HalfpastError(f"A pad has no {shown(key)}; there are: {', '.join(KEYS)}.")
    its_package = package(pad.get("game", ""))
    game = its_package.rules
    chosen = game.editions.get(pad.get("edition") or next(iter(game.editions.printed)))
    seats, rows = pad.get("seats"), pad.get("rows", [])
    game.check_seats(seats)  # type: ignore[arg-type]  # says so itself, if it is no number
    assert isinstance(seats, int)
    edition = game.with_settings(chosen, {name: pad.get(name) for name in settings()}, seats)
    games = game.check_games(pad.get("games"), edition)
    if not isinstance(rows, list) or len(rows) > MOST_ROWS:
        raise HalfpastError(f"The rows of a pad are a list of at most {MOST_ROWS}.")
    return its_package.pad.count(edition, seats, games, rows)
