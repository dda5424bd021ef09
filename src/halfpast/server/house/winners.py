"""Who won, in lists and records: a table's document says so after its last move; for older ones it is worked out once.

That means playing the match again, so a separate thread does it, one match after the other. Whoever asks waits
a moment for it; anything that takes longer will be there the next time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from halfpast.server.features.replays import played_again
from halfpast.server.tables.record import is_known, outcome
from halfpast.server.tables.table import Table

logger = logging.getLogger("halfpast")

PATIENCE = 1.0  # seconds that a list waits for them


class Winners:
    """The matches that are being looked up."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "winners")
        self._looked_up: dict[str, asyncio.Task[None]] = {}  # one that fails is not tried again until the next start

    async def close(self) -> None:
        """Stop looking up."""
        for task in self._looked_up.values():
            task.cancel()
        await asyncio.gather(*self._looked_up.values(), return_exceptions=True)
        self._worker.shutdown(wait=False, cancel_futures=True)

    async def know(self, tables: Iterable[Table], patience: float = PATIENCE) -> int:
        """Make these tables know who won, as far as that takes only a moment; return how many still do not."""
        unknown = [table for table in tables if table.state == "over" and not is_known(table.document)]
        for table in unknown:
            if table.id not in self._looked_up:
                self._looked_up[table.id] = asyncio.create_task(self._look_up(table))
        if under_way := {self._looked_up[table.id] for table in unknown}:
            await asyncio.wait(under_way, timeout=patience)
        return sum(not task.done() for task in under_way)

    async def _look_up(self, table: Table) -> None:
        try:
            document, entries = table.document, await table.store.entries(table.id)
            do = asyncio.get_running_loop().run_in_executor
            await table.ended_so(await do(self._worker, lambda: outcome(played_again(document, entries), entries)))
            del self._looked_up[table.id]
        except Exception:
            logger.exception("table %s: nobody knows who won", table.id)
