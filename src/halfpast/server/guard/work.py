"""How much work an address, and a guest, may give the server: work counts against whoever causes it.

A unit is a page being told something: a third to a half of a millisecond. There are two accounts, so that
whoever floods a table with names does not hold up the moves of others behind the same address:

- what changes a table, hints, and what is said: whoever asks for too much is refused;
- playing, opening a page, and reading one's own lists wait until there is room again, and are not refused.

A bot's move is paid for by whoever is at its table; of several people, by the one with most left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from halfpast.core.errors import HalfpastError
from halfpast.server.guard.limits import Rate

# Units a second; and as many as ten seconds bring at once.
ASKED_AN_ADDRESS, ASKED_A_GUEST = 100, 30
PLAYED_AN_ADDRESS, PLAYED_A_GUEST = 300, 60
AT_ONCE = 10
LONGEST_WAIT = 5.0  # seconds that moves wait already, above which lists are refused

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

    def owes(self, address: str, guest: str) -> float:
        """Seconds until everything spent is paid for; if negative, that much is left."""
        return max(self._guests.owes(guest), self._addresses.owes(address))


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

    async def open(self, address: str, guest: str, cost: float = OPEN) -> None:
        """Pay for a page that opens, or for reading what is one's own, which may be long."""
        await self._wait(self._played.owe(address, guest, cost))

    def is_spent(self, address: str, guest: str) -> bool:
        """Whether moves wait so long already that lists are refused; or asking for lists would hold up everyone."""
        return self._played.owes(address, guest) > LONGEST_WAIT

    async def bot_moves(self, there: Iterable[tuple[str, str]], pages: int) -> None:
        """Charge a bot's move to the one there with most left, and wait until it is paid; nobody there: it is free."""
        if who := min(there, key=lambda one: self._played.owes(*one), default=None):
            await self._wait(self._played.owe(*who, 1 + pages))

    async def _wait(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.sleep(seconds)
