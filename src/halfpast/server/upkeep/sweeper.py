"""Removes what nobody will look at again: a few at a time, never at the start, each logged and put into the bin."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from halfpast.server.upkeep import sweep, wall_clock
from halfpast.server.upkeep.journal import audit
from halfpast.server.upkeep.timekeeper import Timekeeper
from halfpast.store import Kind, Store

logger = logging.getLogger("halfpast")

FIRST = 3600.0  # seconds that the server must run, without the clock jumping, before anything is removed
EVERY = 600.0  # seconds between rounds
AT_ONCE = 20  # removals per round
MOST_TRIES = 100  # a round, of each kind
IN_BIN = "removed, nobody has looked for long; in the bin for"

Due = tuple[Kind, str, Callable[[], Awaitable[bool]]]  # what it is, and what puts it into the bin; False: it need not
Source = Callable[[Timekeeper], Awaitable[list[Due]]]


class Sweeper:
    """Goes round for as long as the server runs."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self.store, self.time = store, time
        self.sources: list[Source] = []
        self.chores: list[Callable[[], Awaitable[None]]] = []  # for each round in which the calendar can be believed
        self.last_words: dict[Kind, Callable[[str], Awaitable[None]]] = {}  # when something leaves the bin for good
        self._steady = asyncio.get_running_loop().time()  # since when the clock has gone as it should
        self._stuck: set[tuple[Kind, str]] = set()  # what could not be removed
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Go round from now on."""
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop, and note when that was."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.time.look()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.round()
            except Exception:
                logger.exception("sweeping failed")

    async def round(self) -> None:
        """Remove a few of those that are due, if the calendar can be believed."""
        now = asyncio.get_running_loop().time()
        if not await self.time.look():
            self._steady = now
        if self.time.is_doubted:
            return
        for chore in self.chores:
            await chore()
        if now - self._steady < FIRST:
            return
        left = AT_ONCE - await self._remove(await self._old_in_bin(), AT_ONCE, "gone for good, after")
        for source in self.sources:
            try:
                left -= await self._remove(await source(self.time), left, IN_BIN)
            except Exception:
                logger.exception("sweeping failed")

    async def _old_in_bin(self) -> list[Due]:
        """What has been in the bin long enough."""
        due: list[Due] = []
        for one in await self.store.bin():
            since = datetime.fromisoformat(one.since)
            if self.time.due(since + timedelta(days=sweep.BIN_DAYS), since) < wall_clock.now():
                due.append((one.kind, one.id, partial(self._discard, one.kind, one.id)))
        return due

    async def _discard(self, kind: Kind, number: str) -> bool:
        if kind in self.last_words:
            await self.last_words[kind](number)
        await self.store.discard(kind, number)
        audit("remove", **{kind: number}, why="for good")
        return True

    async def _remove(self, due: list[Due], most: int, words: str) -> int:
        """Remove this many of them; return how many could be. Those that failed before are tried after all others."""
        done = 0
        for kind, number, remove in sorted(due, key=lambda one: one[:2] in self._stuck)[:MOST_TRIES]:
            if done >= most:
                break
            try:
                is_done = await remove()
            except Exception as error:
                self._stuck.add((kind, number))
                logger.error("%s %s could not be removed: %r", kind, number, error)
                continue
            self._stuck.discard((kind, number))
            if is_done:
                done += 1
                logger.info("%s %s: %s %d days", kind, number, words, sweep.BIN_DAYS)
        return done
