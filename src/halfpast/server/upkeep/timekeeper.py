"""Whether the calendar can be believed, and when the server was off: what is removed for its age depends on both.

From inside, a wrong clock and a long holiday look the same: a long time since anything was written. So neither is
taken on trust. A gap of up to a month is a *pause*: what ran out in it has another week, and where it is longer than a
day, which is said aloud, it counts for nothing at all, so that a clock which is some days ahead has nothing removed
too early. A longer one, or a clock that has gone back, is *doubted*: a loud line, and nothing is removed until the
clock is as before, or has gone steadily for a week of the server's own running.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from halfpast.server.upkeep import wall_clock
from halfpast.store import Document, Store

logger = logging.getLogger("halfpast")

PAUSE = timedelta(hours=1)  # without a sign of life: the server was off, or the computer slept
LONG = timedelta(days=1)  # a pause that counts for nothing
JUMP = timedelta(days=30)  # ahead of the newest time stored: for all we know, a wrong clock
BACK = timedelta(days=1)  # behind it
STEADY = 7 * 24 * 3600.0  # seconds of running after which a doubted clock is believed
GRACE = timedelta(days=7)  # for what ran out while the server was off
MOST_PAUSES, LONGEST_KEPT = 100, timedelta(days=400)
SAY_AGAIN = 24 * 3600.0  # seconds between loud lines


class Timekeeper:
    """Notes that the server is alive; compares the calendar with that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._alive = wall_clock.now()  # when we last knew the time
        self._pauses: list[tuple[datetime, datetime]] = []
        self._ran: float | None = None  # seconds of steady running since the clock is doubted
        self._looked = self._said = asyncio.get_running_loop().time()

    @classmethod
    async def open(cls, store: Store, newest: datetime | None) -> Timekeeper:
        """Read from the store; `newest`: the newest time in its tables, for an older store, with its accounts."""
        keeper = cls(store)
        note = await store.note("time")
        if note:
            keeper._alive = datetime.fromisoformat(note["alive"])
            keeper._pauses = [(datetime.fromisoformat(a), datetime.fromisoformat(b)) for a, b in note["pauses"]]
            keeper._ran = note["ran"]
            keeper._said -= SAY_AGAIN  # so that whoever starts it hears about it
        elif times := [time for time in (newest, _newest(await store.accounts())) if time]:
            keeper._alive = max(times)
        await keeper.look()
        return keeper

    @property
    def is_doubted(self) -> bool:
        """Whether the calendar may be wrong, from the very moment it jumps."""
        return self._ran is not None or not self._fits(wall_clock.now())

    def _fits(self, now: datetime) -> bool:
        """Whether a time can follow the last one we knew."""
        return -BACK <= now - self._alive <= JUMP

    async def look(self) -> bool:
        """Look at the calendar; True if it has gone on as it should since the last look."""
        now, passed = wall_clock.now(), self._passed()
        if self._fits(now):
            was_doubted, self._ran = self.is_doubted, None
            slept = self._go_on(now)
            await self._write()
            return not was_doubted and not slept
        self._ran = 0.0 if self._ran is None else self._ran + passed
        if self._ran >= STEADY:
            logger.warning("the clock has gone steadily for a week: %s is believed, old tables are removed again", now)
            self._ran = None
            self._go_on(now)
        else:
            self._complain(now)
        await self._write()
        return False

    def due(self, day: datetime, since: datetime | None = None) -> datetime:
        """When something that is due on a day is really due, if its time counts from `since` (or a moment before).

        Long pauses meanwhile do not count, and a week after a pause in which it would have been due is the earliest.
        """
        for begin, end in self._pauses:
            if not begin < day or (since is not None and since >= end) or (since is None and day > end):
                continue
            earliest = end + GRACE if day <= end else day
            day = max(earliest, day + (end - begin if end - begin > LONG else timedelta()))
        return day

    def _passed(self) -> float:
        """Seconds of running since the last look."""
        now = asyncio.get_running_loop().time()
        passed, self._looked = now - self._looked, now
        return passed

    def _go_on(self, now: datetime) -> bool:
        """Believe the calendar; whether there was a pause."""
        paused = now - self._alive > PAUSE
        if paused:
            self._pauses.append((self._alive, now))
        if now - self._alive > LONG:
            logger.warning(
                "this server was off, or slept, from %s to %s: if that is not so, the clock is wrong. "
                "That time does not count, so nothing is removed too early; but set the clock right all the same.",
                self._alive.isoformat(timespec="seconds"),
                now.isoformat(timespec="seconds"),
            )
        self._pauses = [pause for pause in self._pauses if now - pause[1] < LONGEST_KEPT][-MOST_PAUSES:]
        self._alive = now
        return paused

    def _complain(self, now: datetime) -> None:
        said = asyncio.get_running_loop().time()
        if self._ran and said - self._said < SAY_AGAIN:
            return
        self._said = said
        logger.error(
            "THE CLOCK MAY BE WRONG: it says %s, but the newest time stored is %s. Old tables and accounts are not "
            "removed now. If the clock is right, nothing need be done: it is believed after a week of running.",
            now.isoformat(timespec="seconds"),
            self._alive.isoformat(timespec="seconds"),
        )

    async def _write(self) -> None:
        """Note it; if the store fails, the next look will."""
        pauses = [(begin.isoformat(), end.isoformat()) for begin, end in self._pauses]
        note: Document = {"alive": self._alive.isoformat(), "pauses": pauses, "ran": self._ran}
        try:
            await self._store.set_note("time", note)
        except Exception as error:
            logger.warning("the time could not be noted: %r", error)


def _newest(accounts: Iterable[tuple[str, Document]]) -> datetime | None:
    """The day on which an account was last used; accounts that do not say are skipped."""
    days = [day for _, kept in accounts if (day := _day(kept.get("seen")))]
    return max(days, default=None)


def _day(text: object) -> datetime | None:
    try:
        return datetime.fromisoformat(str(text)).replace(tzinfo=UTC)
    except ValueError:
        return None
