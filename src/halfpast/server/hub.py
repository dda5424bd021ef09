"""All tables of this server: brought back at the start, driven while they play."""

from __future__ import annotations

import asyncio
import logging

from halfpast.server.guests import Guests
from halfpast.server.table import Document, Table
from halfpast.server.terms import Terms
from halfpast.store import Store

log = logging.getLogger("halfpast")

MOST_TABLES = 10_000
MOST_TABLES_A_GUEST = 50


class Full(Exception):
    """There is no room for another table."""


class Hub:
    """The tables, by name."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store, self.guests = store, guests
        self.tables: dict[str, Table] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}

    @classmethod
    async def open(cls, store: Store) -> Hub:
        """Every table as the store has it; those that play go on."""
        hub = cls(store, Guests(await store.secret()))
        async for name, document, entries in store.tables():
            try:
                hub.add(Table(store, name, document, entries))
            except Exception:  # one table that cannot be read must not keep the others away
                log.exception("table %s cannot be brought back", name)
        log.info("%d tables", len(hub.tables))
        return hub

    async def create(self, terms: Terms, host: str, name: str, bots: list[str]) -> Table:
        """A new table."""
        if len(self.tables) >= MOST_TABLES or len(self.tables_of(host)) >= MOST_TABLES_A_GUEST:
            raise Full
        table = await Table.create(self.store, terms, host, name, bots)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Have a table here, driven when it plays."""
        self.tables[table.id] = table
        table.listeners.append(lambda: self._drive(table))
        self._drive(table)

    def _drive(self, table: Table) -> None:
        """Start the table's driver, if it plays and has none."""
        running = self._drivers.get(table.id)
        if table.state == "playing" and (running is None or running.done()):
            task = asyncio.create_task(self._driven(table), name=f"table {table.id}")
            self._drivers[table.id] = task

    async def _driven(self, table: Table) -> None:
        """No table ever freezes: what goes wrong is logged, and tried again after a while."""
        while table.state == "playing":
            try:
                await table.drive()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("table %s", table.id)
                await asyncio.sleep(2)
        self._drivers.pop(table.id, None)

    def tables_of(self, guest: str) -> list[Table]:
        """The tables where a guest sits or is the host, the newest first."""
        mine = [t for t in self.tables.values() if t.document["host"] == guest or t.seats_of(guest)]
        return mine[::-1]

    def listed(self) -> list[Table]:
        """The tables that anybody may join or watch."""
        found = [t for t in self.tables.values() if t.document["terms"]["listed"] and t.state != "over"]
        return found[::-1][:50]

    async def close(self) -> None:
        """Stop driving, and close the store."""
        for task in self._drivers.values():
            task.cancel()
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)
        await self.store.close()


def summary(table: Table, guest: str) -> Document:
    """A table in a list."""
    public = table.public()
    match = table.match
    return {
        **{key: public[key] for key in ("id", "terms", "state", "seats", "host")},
        "mine": table.seats_of(guest),
        "turn": match.seat if match else None,
    }
