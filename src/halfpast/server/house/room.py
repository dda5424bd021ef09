"""Room for one more table: on this server, from an address, for a guest. Tables where nobody plays make way."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from halfpast.server.tables.errors import Full
from halfpast.server.tables.table import Table
from halfpast.server.upkeep import sweep, wall_clock
from halfpast.store import patiently

if TYPE_CHECKING:
    from halfpast.server.house.hub import Hub

logger = logging.getLogger("halfpast")

MOST_TABLES = 20_000  # that are not over
MOST_TABLES_A_GUEST = 50  # that are not over
MOST_TABLES_AN_ADDRESS = 1_000  # that are not over: a school may sit behind one
GREEDY = 100  # tables that are not over: if the house is full, those of an address that has more make way first
AT_ONCE = 50  # names that are looked through together: usually nobody is at the very first


class Room:
    """The room of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store

    async def make(self, guest: str, near: str | None) -> None:
        """Make room for one more; Full if there is none. If the guest is refused, nothing is removed."""
        make_way: list[Table] = []

        async def look() -> None:
            make_way[:] = [*await self._among_own(guest), *await self._in_the_house(near)]

        await patiently(look)
        for table in make_way:
            if not table.is_gone and not table.is_in_use:  # it may be both, or somebody has come meanwhile
                begun_there = table.state != "lobby"
                await self.hub.remove(table, "made way" if begun_there else None)
                if begun_there:
                    logger.warning("table %s made way for a new one: it is in the bin", table.id)

    async def _among_own(self, guest: str) -> list[Table]:
        """What makes way among a guest's own tables: an old game against bots alone."""
        mine = await self.store.alive_of(guest)
        if len(mine) < MOST_TABLES_A_GUEST:
            return []
        async for table in self._free([name for name, alone in reversed(mine) if alone]):
            return [table]
        raise Full(f"You have {MOST_TABLES_A_GUEST} tables that are not over: finish or give up some first.")

    async def _in_the_house(self, near: str | None) -> list[Table]:
        """What makes way among the tables of one address, or in the whole house."""
        if near and await self.store.alive(near) >= MOST_TABLES_AN_ADDRESS:
            return [await self._first(near)]
        if await self.store.alive() >= MOST_TABLES:
            return [await self._first()]
        return []

    async def _first(self, near: str | None = None) -> Table:
        """The first table that makes way."""
        if near is None and (greedy := await self.store.greediest()) and greedy[1] > GREEDY:
            async for table in self._making_way(None, greedy[0]):
                return table
        for way in sweep.MAKES_WAY:
            async for table in self._making_way(way, near):
                return table
        raise Full("There is no room for another table.")

    async def _making_way(self, way: int | None, near: str | None) -> AsyncIterator[Table]:
        """The tables that make way in this way, the longest idle first; None: any with one person."""
        before = wall_clock.seconds() - (0 if way is None else sweep.MAKES_WAY[way].total_seconds())
        skip = 0
        while names := await self.store.making_way(way, before, near, AT_ONCE, skip):
            skip += len(names)
            async for table in self._free(names):
                yield table

    async def _free(self, names: list[str]) -> AsyncIterator[Table]:
        """Those of them with nobody there."""
        for name in names:
            here = self.hub.shelf.tables.get(name)
            if (here is None or not here.is_in_use) and (table := await self.hub.find(name)) and not table.is_in_use:
                yield table
