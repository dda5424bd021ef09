"""Who is shut out by the host of the server, and until when: people by their random numbers, addresses by a hash.

The hash is keyed with the server's secret, and goes when the ban ends; nothing else of an address is stored for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from ipaddress import ip_address

from halfpast.core.errors import HalfpastError
from halfpast.server.guard.limits import neighbours
from halfpast.server.people.guests import Guests
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document, Store, patiently

NOTE = "bans"  # the name of the note in the store
USUAL_DAYS, MOST_DAYS = 30, 400
MOST = 10_000  # bans at a time


def read_days(days: object) -> int:
    """How long a ban lasts."""
    if isinstance(days, bool) or not isinstance(days, int) or not 1 <= days <= MOST_DAYS:
        raise HalfpastError(f"A ban lasts from 1 to {MOST_DAYS} days, not {days!r}.")
    return days


def read_address(text: object) -> str:
    """An address as limits count it: for IPv6 the network."""
    try:
        ip = ip_address(neighbours(str(text)))
    except ValueError:
        raise HalfpastError(f"{text!r} is not an address; one looks like 192.0.2.7 or 2001:db8::7.") from None
    if ip.is_loopback or ip.is_unspecified:
        raise HalfpastError(f"{ip} is this computer: everybody behind a proxy here would be shut out.")
    return str(ip)


class Bans:
    """All of them, by whom they shut out."""

    def __init__(self, store: Store, guests: Guests, kept: Document) -> None:
        self._store, self._guests, self._kept = store, guests, kept
        self._lock = asyncio.Lock()  # if two change them, one finishes first

    @classmethod
    async def open(cls, store: Store) -> Bans:
        """Read the bans from the store."""
        return cls(store, Guests(await store.secret()), await store.note(NOTE) or {})

    def of_address(self, address: str) -> str:
        """The key of an address here."""
        return self._guests.address(read_address(address))

    def until(self, guest: str | None, address: str) -> str | None:
        """Until when somebody is shut out, if only because of the address; None: they are not."""
        if not self._kept:
            return None
        days = [self._kept.get(one) for one in (guest or "", self._guests.address(address))]
        return max((str(one["until"]) for one in days if one and _lasts(one)), default=None)

    def __iter__(self) -> Iterator[str]:
        """Whom they shut out."""
        return (one for one, kept in self._kept.items() if _lasts(kept))

    async def add(self, whom: Iterable[str], days: int) -> str:
        """Shut them out from now on; until when."""
        until = wall_clock.now() + timedelta(days=days)
        more = {one: {"since": _written(wall_clock.now()), "until": _written(until)} for one in whom}
        async with self._lock:
            if len({**self._lasting(), **more}) > MOST:
                raise HalfpastError(f"There are {MOST:,} bans already: lift some first.")
            await self._save({**self._kept, **more})  # ended ones are left to the sweeper, which doubts the clock
        return _written(until)

    async def lift(self, whom: Iterable[str]) -> list[str]:
        """Let them in again; return those who were shut out."""
        async with self._lock:
            gone = [one for one in whom if one in self._kept]
            if gone:
                await self._save({one: kept for one, kept in self._kept.items() if one not in gone})
        return gone

    def _lasting(self) -> Document:
        return {one: kept for one, kept in self._kept.items() if _lasts(kept)}

    async def sweep(self) -> None:
        """Forget those that have ended."""
        async with self._lock:
            if (kept := self._lasting()) != self._kept:
                await self._save(kept)

    async def _save(self, kept: Document) -> None:
        await patiently(lambda: self._store.set_note(NOTE, kept))
        is_less, self._kept = set(self._kept) - set(kept), kept
        if is_less:  # nothing is left on the disk either
            await patiently(self._store.wipe)


def _written(time: datetime) -> str:
    return time.isoformat(timespec="seconds")


def _lasts(ban: Document) -> bool:
    return datetime.fromisoformat(ban["until"]) > wall_clock.now()
