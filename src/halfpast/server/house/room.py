"""Room for one more table: on this server, from an address, for a guest. Tables where nobody plays make way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from halfpast.server.tables.errors import Full
from halfpast.server.tables.table import Table
from halfpast.server.upkeep import sweep, sweeper, wall_clock
from halfpast.server.upkeep.journal import audit
from halfpast.server.upkeep.sweeper import MADE_WAY
from halfpast.store import patiently

if TYPE_CHECKING:
    from halfpast.server.house.hub import Hub

logger = logging.getLogger("halfpast")

MOST_TABLES = 20_000  # that are not over
MOST_TABLES_A_GUEST = 50  # that are not over
MOST_TABLES_AN_ADDRESS = 1_000  # that are not over: a school may sit behind one
MOST_FINISHED, MOST_FINISHED_TOGETHER = 100_000, 400_000  # matches of one person, of several: the oldest go
GREEDY = 100  # tables an address may always have; if the house is full, those of one that has more make way first
SHARE = 8  # an address may take an eighth of the room that is left, so there is always some for others
AT_ONCE = 50  # names that are looked through together: usually nobody is at the very first
TRIES = 3  # in case somebody comes to a table just as it is about to make way

More = Callable[[int, int], Awaitable[list[str]]]  # at most so many names, after skipping so many


def share(alive: int) -> int:
    """How many tables an address may keep alive: the fuller the house, the fewer.

    If twenty addresses take all they can, a quarter of the house is still free.
    """
    return min(MOST_TABLES_AN_ADDRESS, max(GREEDY, (MOST_TABLES - alive) // SHARE))


class Room:
    """The room of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def for_one_more(self, guest: str, near: str | None) -> AsyncIterator[None]:
        """Make room for one more table, to be stored inside; one at a time, or two could take the last place.

        Full if there is no room. If the guest is refused, nothing is removed.
        """
        async with self._lock:
            await self._make(guest, near)
            yield

    async def _make(self, guest: str, near: str | None) -> None:
        make_way: list[Table] = []

        async def look() -> None:
            make_way[:] = [*await self._among_own(guest), *await self._in_the_house(near)]

        for _ in range(TRIES):
            await patiently(look)
            if all([await self._remove(table) for table in make_way]):
                return
        raise Full("There is no room for another table.")

    async def _remove(self, table: Table) -> bool:
        """Remove a table that makes way; False if somebody has come to it meanwhile."""
        if not table.is_gone:
            if table.is_in_use:
                return False
            await self.hub.remove(table, MADE_WAY)
            for one in await self.store.binned_beyond(MADE_WAY, sweeper.MOST_IN_BIN, TRIES):
                if one.kind == "table":  # at once, or endless new tables would fill the disk
                    await self.store.discard(one.kind, one.id)
                    audit("remove", table=one.id, why="for good")
            logger.warning("table %s made way for a new one: it is in the bin", table.id)
        return True

    async def _among_own(self, guest: str) -> list[Table]:
        """What makes way among a guest's own tables: an old game against bots alone."""
        mine = await self.store.alive_of(guest)
        if len(mine) < MOST_TABLES_A_GUEST:
            return []
        old = [name for name, alone in reversed(mine) if alone]

        async def more(most: int, skip: int) -> list[str]:
            return old[skip : skip + most]

        async for table in self._free(more):
            return [table]
        raise Full(f"You have {MOST_TABLES_A_GUEST} tables that are not over: finish or give up some first.")

    async def _in_the_house(self, near: str | None) -> list[Table]:
        """What makes way because the address has its share already, or because the house is full."""
        alive = await self.store.alive()
        if near and await self.store.alive(near) >= share(alive):
            return [await self._first(near)]
        if alive >= MOST_TABLES:
            return [await self._first()]
        return []

    async def _first(self, near: str | None = None) -> Table:
        """The first table that makes way. While the clock is in doubt, nobody can tell how long one has been idle."""
        if near is None and (greedy := await self.store.greediest()) and greedy[1] > GREEDY:
            for alone in (True, False):
                before = self._since(sweep.FIRST_MOVE) if not alone else wall_clock.seconds()
                async for table in self._free(partial(self.store.of_address, greedy[0], alone, before)):
                    return table
        for way, idle in sweep.MAKES_WAY.items():
            async for table in self._free(partial(self.store.making_way, way, self._since(idle), near)):
                return table
        raise Full("There is no room for another table.")

    def _since(self, idle: timedelta) -> float:
        """The time since which a table must be idle to make way; while the clock is in doubt, that is 1970."""
        return 0.0 if wall_clock.is_doubted() else wall_clock.seconds() - idle.total_seconds()

    async def _free(self, more: More) -> AsyncIterator[Table]:
        """Those of the tables with nobody there."""
        skip = 0
        while names := await more(AT_ONCE, skip):
            skip += len(names)
            for name in names:
                here = self.hub.shelf.tables.get(name)
                if here is not None and here.is_in_use:
                    continue
                if (table := await self.hub.find(name)) and not table.is_in_use:
                    yield table
