"""The pages at a table, woken when there is something new.

A move is told at once. Of other changes (a name, somebody coming or going, what is said) the first is told at once,
and what follows closely is told together: however often names change, a table tells about fifty pages a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

TOGETHER = 0.1  # seconds, at least, between tellings of anything but a move
EACH = 0.02  # seconds more for every page


class Fan:
    """Whom a table tells."""

    def __init__(self) -> None:
        self._pages: list[Callable[[], None]] = []
        self._last = 0.0  # when they were told, by the loop's clock
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._pages)

    def add(self, page: Callable[[], None]) -> None:
        """One more page."""
        self._pages.append(page)

    def remove(self, page: Callable[[], None]) -> None:
        """It is gone."""
        self._pages.remove(page)

    def tell(self, at_once: bool) -> None:
        """There is something new."""
        if not self._pages:
            return
        loop = asyncio.get_running_loop()
        left = self._last + max(TOGETHER, EACH * len(self._pages)) - loop.time()
        if at_once or left <= 0 or not self._last:
            self._tell()
        elif self._timer is None:
            self._timer = loop.call_later(left, self._tell)

    def _tell(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._last = asyncio.get_running_loop().time()
        for page in self._pages:
            page()
