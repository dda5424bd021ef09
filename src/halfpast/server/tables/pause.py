"""The pause after a game of a series, or a round: bots begin the next one once everybody has read the score.

It is in the table's document, stored with the very move that ended the game, so a restart loses nothing:
`until` says when it is over at the latest, by the calendar, and `ready` which seats have asked for the next game. Whose
answer is still waited for depends on who is there, which only the table knows. While the server runs, a `Sandglass`
counts: setting the calendar makes no pause shorter or longer.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

from halfpast.match import Match
from halfpast.server.tables.seats import seats_of
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document

LONGEST = 60.0  # seconds; 0: no pause at all
BLINK = 10.0  # seconds without a page that do not count as absence: it, or the server, may be reloading
LOOK = 5.0  # seconds between looks at the calendar
DRIFT = 2.0  # seconds by which it may be off


def is_due(match: Match, since: int) -> bool:
    """Whether a game or a round ended in what happened since so many events, and another follows."""
    return match.seat is not None and match.has_seen(match.game.breaks, since)


def begun(table: Document) -> Document:
    """The table as its pause begins."""
    return {**table, "pause": {"until": wall_clock.seconds() + LONGEST, "ready": []}}


def ended(table: Document) -> Document:
    """The table without a pause."""
    return {key: value for key, value in table.items() if key != "pause"} if "pause" in table else table


def with_ready(table: Document, seats: Iterable[int]) -> Document:
    """The table once the people of these seats have asked for the next game."""
    if "pause" not in table:
        return table
    ready = sorted({*table["pause"]["ready"], *seats})
    return table if ready == table["pause"]["ready"] else {**table, "pause": {**table["pause"], "ready": ready}}


def beside(table: Document, seat: int) -> list[int]:
    """The seats whose people share this one's device: one press is enough for all of them."""
    return sorted({seat, *(other for owner in table["seats"][seat]["owners"] for other in seats_of(table, owner))})


class Sandglass:
    """Counts the pause of a table."""

    def __init__(self) -> None:
        self._until = self._ends = (
            0.0  # which pause it is, by the calendar, and when it ends, by a clock that nobody can set
        )

    def left(self, table: Document) -> float:
        """Seconds until it is over at the latest."""
        until = float(table["pause"]["until"])
        if until != self._until:  # it begins, or a server goes on with it
            self._until, self._ends = until, monotonic() + min(LONGEST, max(0.0, until - wall_clock.seconds()))
        return max(0.0, self._ends - monotonic())

    def mended(self, table: Document) -> Document:
        """The table after the calendar was set during its pause: what is left stays the same, after a restart too."""
        if "pause" not in table:
            return table
        until = wall_clock.seconds() + self.left(table)
        if abs(until - self._until) < DRIFT:
            return table
        self._until = until
        return {**table, "pause": {**table["pause"], "until": until}}
