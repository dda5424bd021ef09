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
AT_ONCE = 20  # removals per round, of each kind
PART = 10  # or a tenth of what is due, if that is more: what comes in faster must go out faster too
MOST_TRIES = 100  # per round, of each kind, as some may fail
MOST_LOOKED_AT = 2000  # old things of each kind, per round
MOST_IN_BIN = 10_000  # above this, what made way for new tables goes for good, the oldest first
MOST_TOO_MUCH = 20_000  # removals per round of what there is too much of
MADE_WAY = "made way"  # for a new table: the reason that the bin gives
IN_BIN = f"removed, nobody has looked for long; in the bin for {sweep.BIN_DAYS} days"
TOO_MANY = f"removed, there are too many finished matches; in the bin for {sweep.BIN_DAYS} days"
GONE = f"gone for good, after {sweep.BIN_DAYS} days"
NO_ROOM = "gone for good, the bin is too full"

# What it is, words for the log, and what removes it (False: it need not be removed).
Due = tuple[Kind, str, str, Callable[[], Awaitable[bool]]]
Source = Callable[[Timekeeper], Awaitable[list[Due]]]


class Sweeper:
    """Goes round for as long as the server runs."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self.store, self.time = store, time
        self.sources: list[Source] = []
        self.bounds: list[Source] = [self._too_much_in_bin]  # what there is too much of; whatever its age, all goes
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
        for source in (self._old_in_bin, *self.sources, *self.bounds):
            try:
                due = await source(self.time)
                most = len(due) if source in self.bounds else max(AT_ONCE, len(due) // PART)
                await self._remove(due, most)
            except Exception:
                logger.exception("sweeping failed")

    async def _old_in_bin(self, time: Timekeeper) -> list[Due]:
        """What has been in the bin long enough."""
        due: list[Due] = []
        days, now = timedelta(days=sweep.BIN_DAYS), wall_clock.now()
        for one in await self.store.bin((now - days).isoformat(), MOST_LOOKED_AT):
            since = datetime.fromisoformat(one.since)
            if time.due(since + days, since) < now:
                due.append((one.kind, one.id, GONE, partial(self._discard, one.kind, one.id)))
        return due

    async def _too_much_in_bin(self, time: Timekeeper) -> list[Due]:
        """What made way for new tables, if the bin is too full."""
        found = await self.store.binned_beyond(MADE_WAY, MOST_IN_BIN, MOST_TOO_MUCH)
        return [(one.kind, one.id, NO_ROOM, partial(self._discard, one.kind, one.id)) for one in found]

    async def _discard(self, kind: Kind, number: str) -> bool:
        if kind in self.last_words:
            await self.last_words[kind](number)
        await self.store.discard(kind, number)
        audit("remove", **{kind: number}, why="for good")
        return True

    async def _remove(self, due: list[Due], most: int) -> None:
        """Remove this many of them. Those that failed before are tried after all others."""
        done = 0
        tried = max(most, MOST_TRIES)
        for kind, number, words, remove in sorted(due, key=lambda one: one[:2] in self._stuck)[:tried]:
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
                logger.info("%s %s: %s", kind, number, words)
