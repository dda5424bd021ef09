"""Sees to it that tables play: each one that should go on has a driver, and a resting table's memory is freed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from weakref import WeakValueDictionary

from halfpast.server.house.shelf import Shelf
from halfpast.server.tables import turns
from halfpast.server.tables.driver import drive
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import CLOCKS
from halfpast.server.upkeep import wall_clock
from halfpast.server.upkeep.health import Health
from halfpast.store import Store
from halfpast.store.outline import BY_TURNS

logger = logging.getLogger("halfpast")

LOOK_AFTER = 2.0  # seconds between looks for tables where bots must move though nobody is there
MOST_UNATTENDED = 100  # tables where bots move at the same time though nobody is there
TRY_AGAIN = 600.0  # seconds until such a table is tried again after a failure
AFTER_TROUBLE = (0.5, 1, 2, 5, 10, 30, 60)  # seconds until a table that failed is tried again

AtTable = Callable[[Table], Awaitable[None]]


class Caretaker:
    """The drivers of the tables."""

    def __init__(
        self, shelf: Shelf, store: Store, go_on_without: AtTable, health: Health, pay_for_bot: AtTable
    ) -> None:
        self._shelf, self._store = shelf, store
        self._go_on_without, self._health, self._pay_for_bot = go_on_without, health, pay_for_bot
        # Tables in memory, for as long as they are: finished ones where somebody wants another game.
        self._asked: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._by_turns: WeakValueDictionary[str, Table] = WeakValueDictionary()  # those that play without a hurry
        self._unattended: set[str] = set()  # those of them that are driven though nobody is there
        self._failed: dict[str, float] = {}  # and those that could not be driven: until when they are left alone
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look after the tables without a hurry from now on."""
        self._looking = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Stop driving."""
        tasks = [*self._drivers.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def leave(self, table: Table) -> None:
        """A table is gone."""
        self._by_turns.pop(table.id, None)
        self._asked.pop(table.id, None)
        self._failed.pop(table.id, None)
        self._unattended.discard(table.id)
        if driver := self._drivers.pop(table.id, None):  # here: a driver that has not begun yet never comes to its end
            driver.cancel()

    def is_busy_with(self, table: Table) -> bool:
        """Whether a table is driven, or will be as soon as we look."""
        return table.id in self._drivers or (table.id in self._asked and table.is_due_again)

    def drive_or_forget(self, table: Table) -> None:
        """Start the driver of a table that plays and has none; free the memory of one that rests."""
        plays = table.state == "playing"
        if table.state == "over" and "again" in table.document and not table.document.get("next"):
            self._asked[table.id] = table
        else:
            self._asked.pop(table.id, None)
        if plays and table.terms.by_turns:
            self._by_turns[table.id] = table
        else:
            self._by_turns.pop(table.id, None)
        if plays and not table.rests and table.id not in self._drivers:
            if not table.presence.guests and table.terms.by_turns:
                if len(self._unattended) >= MOST_UNATTENDED or self._is_left_alone(table.id):
                    return  # we come back to it
                self._unattended.add(table.id)
            self._drivers[table.id] = asyncio.create_task(self._driven(table), name=f"table {table.id}")
        elif table.id not in self._drivers:
            table.forget()

    async def _driven(self, table: Table) -> None:
        """Drive a table; failures are logged, and it is tried again after a while."""
        pauses = chain(AFTER_TROUBLE, repeat(AFTER_TROUBLE[-1]))
        try:
            while table.state == "playing" and not table.rests:
                try:
                    await drive(table, self._pay_for_bot)
                except Exception:
                    if table.is_gone:  # it was removed in this moment
                        return
                    logger.exception("table %s", table.id)
                    if await self._health.until_well():
                        continue
                    if table.id in self._unattended and not table.presence.guests:
                        self._leave_alone(table.id)
                        return
                    await asyncio.sleep(next(pauses))
        finally:
            if self._drivers.get(table.id) is asyncio.current_task():  # else it was told to leave
                del self._drivers[table.id]
                self._unattended.discard(table.id)
                table.forget()

    async def _look_after(self) -> None:
        """Keep looking where a bot must move without a hurry, whoever is there, and which tables may leave memory.

        A driver that waits for a person counts on the computer's clock, which may have slept; so it is woken.
        """
        while True:
            try:
                await self._wake_overdue()
            except Exception as error:  # the store failed: it will be asked again
                logger.warning("tables without a hurry could not be looked for: %r", error)
            for table in list(self._by_turns.values()):
                self._look_at(table)
            for table in [table for table in self._asked.values() if table.is_due_again]:
                await self._go_on_without(table)
            self._shelf.tidy()
            await asyncio.sleep(LOOK_AFTER)

    async def _wake_overdue(self) -> None:
        """Load the tables where a bot must move, or another match is due, the longest waiting first."""
        now = wall_clock.seconds()
        doubted = wall_clock.is_doubted()  # then only what is due whatever the time is: 0 (outline.py)
        moments = {clock: 1.0 if doubted else now - CLOCKS[clock][0] for clock in BY_TURNS}
        names = await self._store.overdue(moments, MOST_UNATTENDED + len(self._failed) + len(self._drivers))
        wanted = [name for name in names if name not in self._drivers and not self._is_left_alone(name)]
        for name in wanted[: MOST_UNATTENDED - len(self._unattended)]:
            table = await self._shelf.find(name)
            if table is None or (table.state == "over" and not table.is_due_again):
                self._leave_alone(name)

    def _leave_alone(self, name: str) -> None:
        """Leave a table alone for a while, because it failed."""
        self._failed[name] = asyncio.get_running_loop().time() + TRY_AGAIN

    def _look_at(self, table: Table) -> None:
        """Have a bot move if it must; if that cannot be told, leave the table alone until something changes there."""
        try:
            if turns.needs_bot(table.document):
                self.drive_or_forget(table)
                table.changed.set()
        except Exception:
            logger.exception("table %s cannot be looked after", table.id)
            self._by_turns.pop(table.id, None)

    def _is_left_alone(self, name: str) -> bool:
        """Whether a table failed a while ago."""
        if self._failed.get(name, 0.0) > asyncio.get_running_loop().time():
            return True
        self._failed.pop(name, None)
        return False
