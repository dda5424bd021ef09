"""Lists of tables in SQLite: each a query with an index, run by the writer between commits."""

from __future__ import annotations

import json
import logging
import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from halfpast.store import sqlite_tables
from halfpast.store.base import Document
from halfpast.store.lists import STATES, Lists, Old, Own
from halfpast.store.outline import ASKED, BY_TURNS, LOBBY, MINE, SITS, UNMOVED, UNPLAYED

logger = logging.getLogger("halfpast")

T = TypeVar("T")
Row = tuple[Any, ...]
OF = "FROM knows JOIN outlines USING (id) WHERE guest = ?"
WAITING = f"alive AND clock IN {BY_TURNS}"
OWN: dict[Own, str] = {
    "all": f"role & {MINE} AND NOT closed ORDER BY outlines.rowid DESC",
    "waiting": f"role & {MINE} AND NOT closed AND {WAITING} ORDER BY outlines.rowid DESC",
    "others": f"role & {MINE} AND NOT closed AND NOT ({WAITING}) ORDER BY outlines.rowid DESC",
    "over": f"role & {MINE} AND NOT closed AND state = 'over' ORDER BY ended DESC, outlines.rowid DESC",
    "asked": f"role & {ASKED} AND NOT closed AND alive ORDER BY outlines.rowid DESC",
}


class SqliteLists(Lists):
    """Asks the writer."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have the writer do some work."""

    async def _rows(self, query: str, given: Sequence[object] = ()) -> list[Row]:
        rows: list[Row] = await self._do(lambda db: db.execute(query, given).fetchall())
        return rows

    async def _names(self, query: str, given: Sequence[object] = ()) -> list[str]:
        return [str(row[0]) for row in await self._rows(query, given)]

    async def documents(self, names: Sequence[str]) -> dict[str, Document]:
        """The documents of these tables."""
        return _read(await self._do(lambda db: sqlite_tables.documents(db, names)))

    async def known_to(self, guest: str) -> list[str]:
        """The tables that know a guest."""
        return await self._names(f"SELECT id {OF} ORDER BY outlines.rowid", (guest,))

    async def tables_of(self, guest: str, which: Own = "all", most: int = -1, skip: int = 0) -> list[str]:
        """The tables of a guest."""
        return await self._names(f"SELECT id {OF} AND {OWN[which]} LIMIT ? OFFSET ?", (guest, most, skip))

    async def seats_of(
        self, guest: str, states: Sequence[str] = STATES, shared: bool = False, most: int = -1
    ) -> list[str]:
        """Where a guest sits."""
        query = (
            f"SELECT id {OF} AND role & {SITS} AND NOT closed AND people > ? "
            "AND state IN (SELECT value FROM json_each(?)) ORDER BY outlines.rowid DESC LIMIT ?"
        )
        return await self._names(query, (guest, int(shared), json.dumps(states), most))

    async def briefs(self, names: Sequence[str]) -> list[tuple[str, Document]]:
        """Documents without the cards, which are most of each."""
        query = (
            "SELECT id, CASE json_valid(document) WHEN 1 THEN json_remove(document, '$.dealt') ELSE '' END "
            "FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        )
        found = _read(await self._rows(query, (json.dumps(list(names)),)))
        return [(name, found[name]) for name in names if name in found]

    async def count_over(self, guest: str) -> int:
        """How many matches of a guest are over."""
        rows = await self._rows(f"SELECT count(*) {OF} AND role & {MINE} AND NOT closed AND state = 'over'", (guest,))
        return int(rows[0][0])

    async def listed(self, most: int) -> list[str]:
        """The tables for everybody."""
        return await self._names("SELECT id FROM outlines WHERE listed = 1 ORDER BY rowid DESC LIMIT ?", (most,))

    async def together(self, one: str, others: Collection[str]) -> set[str]:
        """Those who are known to the same tables as this one."""
        query = (
            "SELECT value FROM json_each(?) WHERE EXISTS (SELECT 1 FROM knows AS mine JOIN knows AS theirs USING (id) "
            "WHERE mine.guest = ? AND theirs.guest = value)"
        )
        return set(await self._names(query, (json.dumps(list(others)), one)))

    async def overdue(self, moments: Mapping[str, float], most: int) -> list[str]:
        """Where a bot may have to move."""
        query = "SELECT id FROM outlines WHERE clock = ? AND since < ? ORDER BY since LIMIT ?"

        def work(db: sqlite3.Connection) -> list[str]:
            rows = [db.execute(query, (clock, moment, most)).fetchall() for clock, moment in moments.items()]
            return [str(name) for names in rows for (name,) in names]

        names: list[str] = await self._do(work)
        return names

    async def old(self, moments: Mapping[str, float], most: int = -1) -> list[Old]:
        """Tables that nobody has looked at for long."""
        query = "SELECT id, state, clock, seen FROM outlines WHERE state = ? AND seen < ? ORDER BY seen LIMIT ?"
        return [Old(*row) for given in moments.items() for row in await self._rows(query, (*given, most))]

    async def newest(self) -> float | None:
        """When somebody last looked."""
        query = "SELECT seen FROM outlines WHERE state = ? ORDER BY seen DESC LIMIT 1"
        times = [row[0] for state in ("lobby", "playing", "over") for row in await self._rows(query, (state,))]
        return max(times, default=None)

    async def alive(self, near: str | None = None) -> int:
        """How many are not over."""
        query, given = "SELECT count(*) FROM outlines WHERE alive = 1", () if near is None else (near,)
        return int((await self._rows(query if near is None else f"{query} AND near = ?", given))[0][0])

    async def alive_of(self, guest: str) -> list[tuple[str, bool]]:
        """A guest's tables that are not over."""
        query = f"SELECT id, people = 1 AND role & {SITS} {OF} AND role & {MINE} AND alive AND NOT closed"
        return [
            (str(name), bool(alone))
            for name, alone in await self._rows(f"{query} ORDER BY outlines.rowid DESC", (guest,))
        ]

    async def greediest(self) -> tuple[str, int] | None:
        """The address with most tables, found in one pass over an index."""
        query = "SELECT near, count(*) AS number FROM outlines WHERE alive = 1 AND near IS NOT NULL GROUP BY near"
        rows = await self._rows(f"{query} ORDER BY number DESC LIMIT 1")
        return (str(rows[0][0]), int(rows[0][1])) if rows else None

    async def making_way(
        self, way: int, before: float, near: str | None = None, most: int = -1, skip: int = 0
    ) -> list[str]:
        """What makes way, the longest idle first."""
        where = "" if near is None else "AND alive = 1 AND near = ?"
        query = f"SELECT id FROM outlines WHERE way = ? AND idle <= ? {where} ORDER BY idle LIMIT ? OFFSET ?"
        return await self._names(query, [way, before, *([] if near is None else [near]), most, skip])

    async def of_address(self, near: str, alone: bool, before: float, most: int = -1, skip: int = 0) -> list[str]:
        """What an address keeps alive."""
        query = (
            "SELECT id FROM outlines WHERE alive = 1 AND near = ? AND (people <= 1) = ? AND idle <= ? "
            f"ORDER BY way IN ({LOBBY}, {UNPLAYED}, {UNMOVED}) DESC, idle LIMIT ? OFFSET ?"
        )
        return await self._names(query, (near, alone, before, most, skip))

    async def finished_beyond(self, alone: bool, kept: int, most: int) -> list[str]:
        """Finished matches beyond the number kept."""
        where = "FROM outlines WHERE state = 'over' AND (people <= 1) = ?"
        too_many = int((await self._rows(f"SELECT count(*) {where}", (alone,)))[0][0]) - kept
        return await self._names(f"SELECT id {where} ORDER BY ended LIMIT ?", (alone, max(0, min(too_many, most))))


def _read(rows: Sequence[Row]) -> dict[str, Document]:
    """Documents from their text; unreadable ones are left where they are."""
    documents: dict[str, Document] = {}
    for name, text in rows:
        try:
            documents[name] = json.loads(text)
        except ValueError:
            logger.error("table %s cannot be read", name)
    return documents
