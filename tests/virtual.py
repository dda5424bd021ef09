"""A loop whose clock jumps: what takes an hour there takes a moment here, and counts are exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Made = TypeVar("Made")


class _Jumping(selectors.DefaultSelector):
    """Never waits: the clock goes on instead."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0 if timeout is not None else None)
        if not found and timeout:
            self.now += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """For coroutines that wait for nothing but time."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Seconds that have passed there."""
        return self._jumping.now


def run_virtually(coroutine: Coroutine[Any, Any, Made]) -> Made:
    """What the coroutine makes, in a thread of its own, on a loop of its own."""

    def run() -> Made:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(coroutine)

    with ThreadPoolExecutor(1) as apart:
        return apart.submit(run).result()
