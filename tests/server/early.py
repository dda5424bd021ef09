"""Stores that acknowledge before they have written: what a kill -9 must bring to light."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from halfpast.store.sqlite import SqliteStore

LATE = 0.7  # seconds


class Early(SqliteStore):
    """Writes some things later than it says."""

    _writing: set[asyncio.Task[None]]

    def later(self, write: Coroutine[Any, Any, None]) -> None:
        """Write it after a while, in the order in which it was asked for."""

        async def wait() -> None:
            await asyncio.sleep(LATE)
            await write

        self._writing = {task for task in getattr(self, "_writing", set()) if not task.done()}
        self._writing.add(asyncio.create_task(wait()))


class EarlyMoves(Early):
    """Moves, and moves taken back."""

    async def append(self, *given: Any) -> None:
        """Later."""
        self.later(super().append(*given))


class EarlyTables(Early):
    """New tables, seats, names."""

    async def save_tables(self, *given: Any) -> None:
        """Later."""
        self.later(super().save_tables(*given))


class EarlyDevices(Early):
    """Devices that sign in."""

    async def add_part(self, *given: Any) -> None:
        """Later."""
        self.later(super().add_part(*given))
