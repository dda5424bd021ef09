"""Lists of tables, as pages show them: names from a query, tables from memory or read all at once."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from halfpast.server.people.listeners import brief_of
from halfpast.server.tables import turns
from halfpast.server.tables.table import Table
from halfpast.store import Document, Store
from halfpast.store.lists import Own

if TYPE_CHECKING:
    from halfpast.server.house.hub import Hub

logger = logging.getLogger("halfpast")

Briefs = AsyncIterator[tuple[str, Document]]

MOST_LISTED = 50  # tables in the list for everybody
MOST_SHOWN = 20  # of a guest's tables in a list, besides those played turn by turn
MOST_WAITING = 100  # of those played turn by turn
A_PART = 50  # documents read together; moves wait meanwhile


async def in_parts(store: Store, names: Sequence[str], pay: Callable[[], Awaitable[None]]) -> Briefs:
    """These tables without their cards, a part at a time; `pay` waits before each part, as there may be any number."""
    for first in range(0, len(names), A_PART):
        await pay()
        for brief in await store.briefs(names[first : first + A_PART]):
            yield brief


class Lists:
    """The lists of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self._lively: dict[str, Table] = {}  # tables for everybody where somebody is
        self._newest: list[str] | None = None  # the names of the newest open tables, until something changes there

    def follow(self, table: Table) -> None:
        """Something has changed at a table, or somebody has come or gone."""
        if table.presence.guests and table.terms.listed and table.state != "over" and table.may_see(None):
            self._lively.setdefault(table.id, table)
        else:
            self._lively.pop(table.id, None)
        if table.terms.listed or table.state == "lobby":  # because the terms may just have changed
            self._newest = None

    def leave(self, table: Table) -> None:
        """A table is gone."""
        self._lively.pop(table.id, None)
        self._newest = None

    async def tables_of(self, guest: str, which: Own = "all", most: int = -1, skip: int = 0) -> list[Table]:
        """The tables where a guest sits or is the host, the newest first."""
        return await self.hub.shelf.find_all(await self.store.tables_of(guest, which, most, skip))

    async def shown_to(self, guest: str) -> list[Table]:
        """A guest's tables in a list: those without a hurry that are not over, then the newest."""
        if not guest:
            return []
        waiting = await self.store.tables_of(guest, "waiting", MOST_WAITING)
        return await self.hub.shelf.find_all([*waiting, *await self.store.tables_of(guest, "others", MOST_SHOWN)])

    async def listed(self) -> list[Table]:
        """The tables that anybody may join or watch: first those with somebody there, then the newest."""
        lively = list(reversed(self._lively.values()))[:MOST_LISTED]
        if len(lively) == MOST_LISTED:
            return lively
        quiet = [name for name in await self._names() if name not in self._lively]
        return [*lively, *await self.hub.shelf.find_all(quiet[: MOST_LISTED - len(lively)])]

    async def _names(self) -> list[str]:
        """The newest open tables: twice as many as are shown, because some may be lively."""
        if self._newest is None:
            self._newest = names = list[str]()  # anyone who comes while the store is being asked asks it too
            names += await self.store.listed(2 * MOST_LISTED)
            return names
        return self._newest or await self.store.listed(2 * MOST_LISTED)

    async def summary(self, table: Table, guest: str) -> Document:
        """A table in a list."""
        if table.state == "playing" and table.turn is None and table.seats_of(guest):
            await self._know_turn(table)
        brief = brief_of(table, guest)
        if brief["since"] is not None:
            brief["waited"] = turns.waited(table.document)
            brief["left"] = turns.left(table.document) if table.state == "playing" else None
            brief["news"] = await self._news(table, guest)
        return brief

    async def _news(self, table: Table, guest: str) -> Document | None:
        """What happened since the guest last looked; a match that nobody else is looking at is forgotten again."""
        try:
            return await self.hub.news.of(table, guest)
        except Exception:
            logger.exception("table %s cannot be brought back", table.id)
            return None
        finally:
            self.hub.caretaker.drive_or_forget(table)

    async def _know_turn(self, table: Table) -> None:
        """Whose turn it is at a table where nobody has looked since the server started."""
        try:
            await table.load()
        except Exception:
            logger.exception("table %s cannot be brought back", table.id)
        self.hub.caretaker.drive_or_forget(table)
