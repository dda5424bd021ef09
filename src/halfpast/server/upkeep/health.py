"""Whether the server can write, and what is wrong if it cannot: for monitoring, for drivers, for people.

Nothing is taken on trust: each check writes a line. While something is wrong it checks again every second or two, so
that bots go on as soon as there is room on the disk, and everybody at a table is told meanwhile. Damage is found by
reading the whole file now and then, beside the tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from halfpast.server.upkeep import wall_clock
from halfpast.store import Store, Trouble

logger = logging.getLogger("halfpast")

LONGEST_CHECK = 4.0  # seconds that the store may take to answer
FRESH = 1.0  # seconds for which a result holds: otherwise frequent callers would keep the disk busy
LOOK_AGAIN = 1.5  # seconds, while something is wrong
FIRST_READ, READ_AGAIN = 10.0, 6 * 3600.0  # seconds until the whole file is first read, and between readings
WORDS = {
    "full": "The disk is full: nothing can be written until there is room.",
    "damaged": "The database is damaged: stop the server and go back to a backup (halfpast restore).",
    "readonly": "The database cannot be written: permission to do so is missing.",
    "failing": "The disk is failing: nothing can be written.",
    "silent": "The database does not answer.",
}


class Health:
    """What is wrong, in a word, as far as is known; '' if nothing is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.trouble = ""
        self.listeners: list[Callable[[], None]] = []  # called when it changes
        self._well = asyncio.Event()
        self._well.set()
        self._looked = float("-inf")
        self._looking: asyncio.Task[str] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Read the whole file now and then, from now on."""
        self._tasks.append(asyncio.create_task(self._read()))

    async def close(self) -> None:
        """Stop looking."""
        tasks = [*self._tasks, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self) -> str:
        """Whether the store takes a write right now: the trouble, or ''. Callers at the same time share one answer."""
        if self._looking is None or self._looking.done():
            if asyncio.get_running_loop().time() - self._looked < FRESH:
                return self.trouble
            self._looking = asyncio.create_task(self._try())
        return await asyncio.shield(self._looking)

    def doubt(self) -> None:
        """Something could not be written: check, though nobody is waiting for the answer."""
        self._looked = float("-inf")
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(self._look_once()))

    async def _look_once(self) -> None:
        await self.look()

    async def until_well(self) -> bool:
        """After a failure: whether the store was what is wrong; if so, wait first until it works again."""
        self._looked = float("-inf")
        if wrong := bool(await self.look()):
            await self._well.wait()
        return wrong

    async def _try(self) -> str:
        try:
            await asyncio.wait_for(self._store.check(wall_clock.now().isoformat(timespec="seconds")), LONGEST_CHECK)
        except Trouble as trouble:
            self._set(trouble.code, str(trouble))
        except TimeoutError:
            self._set("silent", "")
        except Exception as error:
            self._set("failing", repr(error))
        else:
            self._set("", "")
        self._looked = asyncio.get_running_loop().time()
        return self.trouble

    def _set(self, trouble: str, why: str) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble:
            logger.error("%s %s", WORDS[trouble], why)
            self._well.clear()
            self._tasks = [task for task in self._tasks if not task.done()]
            self._tasks.append(asyncio.create_task(self._wait_for_room()))
        else:
            logger.warning("the database can be written again")
            self._well.set()
        for listener in self.listeners:
            listener()

    async def _wait_for_room(self) -> None:
        """Check again until all is well, or something else is wrong, which has a wait of its own."""
        trouble = self.trouble
        while self.trouble == trouble:
            await asyncio.sleep(LOOK_AGAIN)
            await self.look()

    async def _read(self) -> None:
        """Read the whole file; the next check reports any damage."""
        pause = FIRST_READ
        while True:
            await asyncio.sleep(pause)
            pause = READ_AGAIN
            try:
                await self._store.examine()
            except Trouble as trouble:
                logger.error("the database is damaged: %s", trouble)
            except Exception:
                logger.exception("the database could not be examined")
            self._looked = float("-inf")
            await self.look()
