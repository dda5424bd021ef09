"""Tables in memory: each is read from the store when somebody asks for it, and leaves memory when nobody needs it.

However it is found, there is one object for each table as long as anybody holds it. A few resting ones stay, as lists
ask for the same ones again and again. Whatever is not stored but must outlive a table's stay in memory is kept apart.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from weakref import WeakValueDictionary

from halfpast.server.tables.table import Table, Traces
from halfpast.store import Store
from halfpast.store.outline import outline

logger = logging.getLogger("halfpast")

MOST_RESTING = 500  # tables in memory that nobody uses
MOST_TRACES = 10_000  # tables out of memory where something was said, or a clock stands still


class Shelf:
    """Finds tables by their names."""

    def __init__(self, store: Store, rests: Callable[[Table], bool], comes: Callable[[Table], None]) -> None:
        self._store, self._rests, self._comes = store, rests, comes
        self.tables: dict[str, Table] = {}  # those that stay in memory, the most recently used at the end
        self._every: WeakValueDictionary[str, Table] = WeakValueDictionary()  # those, and any that somebody still holds
        self._reading: dict[str, asyncio.Task[dict[str, Table]]] = {}
        self._going: set[str] = set()  # those that are being removed
        self._traces: OrderedDict[str, Traces] = OrderedDict()
        self._full = MOST_RESTING  # how many may be there before we check which of them rest

    async def find(self, name: str) -> Table | None:
        """A table; None if there is none, or it cannot be read."""
        return next(iter(await self.find_all([name])), None)

    async def find_all(self, names: Sequence[str]) -> list[Table]:
        """Those of these tables that exist, in order; one that is being read is not read again."""
        here = {name: self._every[name] for name in names if name in self._every}
        missing = [name for name in dict.fromkeys(names) if name not in here]
        if new := [name for name in missing if name not in self._reading]:
            task = asyncio.create_task(self._read(new))
            self._reading.update(dict.fromkeys(new, task))
        for task in {self._reading[name] for name in missing}:
            here |= await asyncio.shield(task)
        for name in names:
            if name in here and name not in self._going:
                self.keep(here[name])
        return [here[name] for name in names if name in here and name not in self._going]

    async def _read(self, names: list[str]) -> dict[str, Table]:
        try:
            documents = await self._store.documents(names)
            return {
                name: self._made(name, document) for name, document in documents.items() if _can_be_read(name, document)
            }
        finally:
            for name in names:
                del self._reading[name]

    def _made(self, name: str, document: dict[str, object]) -> Table:
        if table := self._every.get(name):
            return table
        table = Table(self._store, name, document)
        if traces := self._traces.pop(name, None):
            table.resume(traces)
        self.put(table)
        self._comes(table)
        return table

    def put(self, table: Table) -> None:
        """Add a table that was made here, before it is stored, because after that a list may mention it."""
        self._every[table.id] = table
        self.keep(table)

    def keep(self, table: Table) -> None:
        """Keep it in memory for now: somebody has asked for it, or something changed there."""
        if self._every.get(table.id) is not table:  # it is gone
            return
        self.tables.pop(table.id, None)
        self.tables[table.id] = table
        if len(self.tables) > self._full:
            self.tidy()

    def tidy(self) -> None:
        """Let go of those that nobody uses, except for the last few."""
        resting = [table for table in self.tables.values() if self._rests(table)]
        for table in resting[: max(0, len(resting) - MOST_RESTING)]:
            del self.tables[table.id]
            self._traces.pop(table.id, None)
            if traces := table.traces():
                self._traces[table.id] = traces
        while len(self._traces) > MOST_TRACES:
            self._traces.popitem(last=False)
        self._full = len(self.tables) + MOST_RESTING

    def forget(self, name: str) -> None:
        """A table is gone for good."""
        self.tables.pop(name, None)
        self._every.pop(name, None)
        self._traces.pop(name, None)

    @contextmanager
    def removing(self, table: Table) -> Iterator[None]:
        """While it is being removed nobody finds it; if removing fails, it is here as before."""
        self._going.add(table.id)
        try:
            yield
            self.forget(table.id)
        finally:
            self._going.discard(table.id)

    def forget_guest(self, guest: str) -> None:
        """Make every table, in memory or not, forget what a guest said."""
        for table in self._every.values():
            table.forget_guest(guest)
        for traces in self._traces.values():
            traces.forget(guest)


def _can_be_read(name: str, document: dict[str, object]) -> bool:
    """Whether it is a table's document: one without a valid age is not."""
    try:
        outline(document)
    except Exception:
        logger.exception("table %s cannot be brought back", name)
        return False
    return True
