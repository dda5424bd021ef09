"""Who is at a table: sockets by guest, people who are away, and seats that a bot plays for until they return."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from halfpast.server.tables.seats import is_host
from halfpast.store import Document


class Presence:
    """None of this is stored: after a restart everybody arrives again."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.guests: Counter[str] = Counter()  # their open sockets
        self.looking: Counter[str] = Counter()  # those of them that somebody is looking at
        self.away: dict[int, float] = {}  # seats of people who are not here, since when
        self.covered: dict[int, float] = {}  # seats that a bot plays for, since when
        self.host_away: float | None = now()
        self._had_people = False

    def come(self, guest: str, table: Document) -> None:
        """A socket has opened."""
        self.guests[guest] += 1
        self.look(table)

    def go(self, guest: str, table: Document) -> None:
        """A socket has closed."""
        self.guests[guest] -= 1
        self.guests += Counter()  # a guest with none left is not here
        self.look(table)

    def look_at(self, guest: str, looks: bool) -> None:
        """Note that somebody is now looking at a page, or no longer is."""
        self.looking[guest] += 1 if looks else -1
        self.looking += Counter()

    def is_here(self, seat: Document) -> bool:
        """Whether a seat's person is here, on one device at least."""
        return any(owner in self.guests for owner in seat["owners"])

    def has_people(self, table: Document) -> bool:
        """Whether somebody who sits at the table is here: nobody plays just for spectators."""
        return any(self.is_here(seat) for seat in table["seats"])

    def look(self, table: Document) -> None:
        """After any change, see who is missing: someone is missed from the moment another player is there."""
        now, has_people = self.now(), self.has_people(table)
        if has_people and not self._had_people:
            self.away.clear()
        self._had_people = has_people
        for number, seat in enumerate(table["seats"]):
            if seat["kind"] != "guest":
                self.covered.pop(number, None)
            if seat["kind"] == "guest" and not self.is_here(seat):
                self.away.setdefault(number, now)
            else:
                self.away.pop(number, None)
        if any(is_host(table, guest) for guest in self.guests):
            self.host_away = None
        elif self.host_away is None:
            self.host_away = now

    def cover(self, seat: int) -> None:
        """A bot plays for this seat from now on."""
        self.covered[seat] = self.now()

    def since(self, moment: float) -> float:
        """Seconds since then."""
        return self.now() - moment
