"""The pause after a game of a series, or a round: bots begin the next one when everybody has read the score.

It stands in the table's document, stored with the very move that ended the game, so a restart loses nothing of it:
`until` says when it is over at the latest, by the calendar, and `ready` which seats have asked for the next game. Whose
answer is still waited for depends on who is there, which only the table knows.
"""

from __future__ import annotations

from collections.abc import Iterable

from halfpast.match import Match
from halfpast.server import wall
from halfpast.server.seats import seats_of
from halfpast.store import Document

LONGEST = 60.0  # seconds; 0: no pause at all
BLINK = 10.0  # seconds without a page that are no absence: it may be loading again, or the server may


def is_due(match: Match, since: int) -> bool:
    """Whether a game or a round ended in what happened since so many events, and another follows."""
    ends = match.game.breaks
    return match.seat is not None and any(event["type"] in ends for event in match.events(None, since))


def begun(table: Document) -> Document:
    """The table as its pause begins."""
    return {**table, "pause": {"until": wall.seconds() + LONGEST, "ready": []}}


def ended(table: Document) -> Document:
    """The table without a pause."""
    return {key: value for key, value in table.items() if key != "pause"} if "pause" in table else table


def with_ready(table: Document, seats: Iterable[int]) -> Document:
    """The table when the people of these seats have asked for the next game."""
    if "pause" not in table:
        return table
    ready = sorted({*table["pause"]["ready"], *seats})
    return table if ready == table["pause"]["ready"] else {**table, "pause": {**table["pause"], "ready": ready}}


def beside(table: Document, seat: int) -> list[int]:
    """The seats whose people look at the same device as this one's: for all of them one press is enough."""
    return sorted({seat, *(other for owner in table["seats"][seat]["owners"] for other in seats_of(table, owner))})


def left(table: Document) -> float:
    """Seconds until it is over at the latest."""
    return min(LONGEST, max(0.0, float(table["pause"]["until"]) - wall.seconds()))
