"""How much work an address, and a guest, may give the server: work counts against whoever causes it.

A unit is a page being told something: a third to a half of a millisecond. There are two accounts, so that
whoever floods a table with names does not hold up the moves of others behind the same address:

- what changes a table, hints, and what is said: whoever asks for too much is refused;
- playing, and opening a page, wait until there is room again, and are never refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from halfpast.core.errors import HalfpastError
from halfpast.server.guard.limits import Rate

# Units a second; and as many as ten seconds bring at once.
ASKED_AN_ADDRESS, ASKED_A_GUEST = 100, 30
PLAYED_AN_ADDRESS, PLAYED_A_GUEST = 300, 60
AT_ONCE = 10

OPEN, HINT, ANSWER = 5.0, 3.0, 0.5
ALONE = ("ping", "look", "back", "why", "draft", "next")  # asked for while playing, and hardly ever told to others


class TooMuch(HalfpastError):
    """Too much was asked for; a moment later there will be room again."""

    def __init__(self) -> None:
        super().__init__("Too much at once: wait a moment.")


def cost(what: object, pages: int) -> float:
    """What a message costs at a table that is open on this many pages: each of them may have to be told."""
    if what in ALONE:
        return ANSWER
    return HINT if what == "hint" else 1 + pages


class Account:
    """What may be spent, by address and by guest."""

    def __init__(self, an_address: float, a_guest: float, now: Callable[[], float] | None = None) -> None:
        self._addresses = Rate(an_address * AT_ONCE, an_address, now)
        self._guests = Rate(a_guest * AT_ONCE, a_guest, now)

    def allows(self, address: str, guest: str, cost: float) -> bool:
        """Whether there is enough left in both; if so, it is spent."""
        allowed = self._addresses.has(address, cost) and self._guests.has(guest, cost)
        if allowed:
            self.owe(address, guest, cost)
        return allowed

    def forget(self, guest: str) -> None:
        """Forget a guest."""
        self._guests.forget(guest)

    def owe(self, address: str, guest: str, cost: float) -> float:
        """Spend it, whether it is there or not; return in how many seconds it will be paid for."""
        return max(self._guests.owe(guest, cost), self._addresses.owe(address, cost))


class Work:
    """The two accounts of this server."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._asked = Account(ASKED_AN_ADDRESS, ASKED_A_GUEST, now)
        self._played = Account(PLAYED_AN_ADDRESS, PLAYED_A_GUEST, now)

    async def pay(self, address: str, guest: str, what: object, pages: int) -> None:
        """Pay for a message from a page: playing may have to wait; TooMuch if anything else is refused."""
        if what == "move" or what in ALONE:
            await self._wait(self._played.owe(address, guest, cost(what, pages)))
        elif not self._asked.allows(address, guest, cost(what, pages)):
            raise TooMuch

    def forget(self, guest: str) -> None:
        """Somebody is no more."""
        self._asked.forget(guest)
        self._played.forget(guest)

    async def open(self, address: str, guest: str) -> None:
        """Pay for a page that opens."""
        await self._wait(self._played.owe(address, guest, OPEN))

    async def _wait(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.sleep(seconds)
