"""A table's clock: so many seconds a move, then the seat's own reserve. It stands still while nobody is there.

At a table without a hurry it goes by the calendar, and never stands still.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from halfpast.core.documents import Json
from halfpast.server.tables.terms import CLOCKS
from halfpast.server.upkeep import wall_clock


class Clock:
    """Counts from the moment a seat must decide; without limits ("none") it only counts."""

    def __init__(self, kind: str, now: Callable[[], float] = time.monotonic) -> None:
        self.move, self.reserve = CLOCKS[kind]
        self.ran_out = False  # out of time in this turn, and everybody has been told
        self._now = now
        self._began = self._stopped_at = now()
        self._runs = False
        self._left: dict[int, float] = {}  # reserves that have been drawn on

    @property
    def used(self) -> float:
        """Seconds since the seat had to decide."""
        return (self._now() if self._runs else self._stopped_at) - self._began

    def run(self, runs: bool) -> None:
        """Let it run, or make it stand still."""
        if runs and not self._runs:
            self._began += self._now() - self._stopped_at
        elif self._runs and not runs:
            self._stopped_at = self._now()
        self._runs = runs

    def next_turn(self) -> None:
        """Start again, because somebody else must decide."""
        self._began = self._stopped_at = self._now()
        self.ran_out = False

    def has(self, seat: int) -> tuple[float, float]:
        """What a seat that must decide has left: seconds of its move, and of its reserve."""
        used, reserve = self.used, self._left.get(seat, float(self.reserve))
        return max(0.0, self.move - used), max(0.0, reserve - max(0.0, used - self.move))

    def left(self, seat: int) -> float | None:
        """Seconds until the seat is out of time; None: there is no hurry."""
        return sum(self.has(seat)) if self.move else None

    def after_move(self, seat: int) -> float:
        """What remains of the seat's reserve if it moves now; a log keeps thousandths."""
        return round(self.has(seat)[1], 3)

    def set_reserve(self, seat: int, left: float) -> None:
        """As the log has it."""
        self._left[seat] = left

    def document(self, seat: int) -> Json | None:
        """As the page reads it."""
        if not self.move:
            return None
        move, reserve = self.has(seat)
        return {"seat": seat, "move": move, "reserve": reserve, "of": {"move": self.move, "reserve": self.reserve}}


class Calendar(Clock):
    """The clock of a table without a hurry: the table's document says since when it runs."""

    def __init__(self, kind: str, began: float) -> None:
        super().__init__(kind, wall_clock.seconds)
        self._began, self._runs = began, True

    def left(self, seat: int) -> float | None:
        """While the clock is in doubt, nobody's time runs out."""
        return None if wall_clock.is_doubted() else super().left(seat)

    def run(self, runs: bool) -> None:
        """It always does."""

    def next_turn(self) -> None:
        """The document says it."""
