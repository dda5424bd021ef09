"""All tables of this server: brought back at the start, driven while they play, removed when they are forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, repeat

from halfpast.server import sweep
from halfpast.server.documents import begun, new_table, same_again
from halfpast.server.driver import drive
from halfpast.server.errors import Full, NotYours
from halfpast.server.guests import Guests
from halfpast.server.table import Table
from halfpast.server.terms import Terms
from halfpast.store import Document, Store, patiently

logger = logging.getLogger("halfpast")

MOST_TABLES = 20_000  # that are not over
MOST_TABLES_A_GUEST = 50  # that are not over
MOST_TABLES_AN_ADDRESS = 1_000  # that are not over, made since the server started: a school may sit behind one
MOST_SOCKETS_A_GUEST = 16
MOST_SOCKETS_AN_ADDRESS = 500
AFTER_TROUBLE = (0.5, 1, 2, 5, 10, 30, 60)  # seconds until a table that failed is tried again


class Hub:
    """The tables, by name."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store, self.guests = store, guests
        self.tables: dict[str, Table] = {}
        self.sockets: Counter[str] = Counter()  # by guest
        self.sockets_from: Counter[str] = Counter()  # by address
        self._of_guest: dict[str, dict[str, None]] = {}  # guest → names of tables, the oldest first
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, store: Store) -> Hub:
        """Every table as the store has it; a match is played again when somebody looks at its table."""
        hub = cls(store, Guests(await store.secret()))
        async for name, document in store.tables():
            try:
                sweep.is_forgotten(document)  # a document that cannot say its age is none
                hub.add(Table(store, name, document))
            except Exception:  # one table that cannot be read must not keep the others away
                logger.exception("table %s cannot be brought back", name)
        await hub.sweep()
        hub._sweeper = asyncio.create_task(hub._sweep_daily())
        return hub

    async def close(self) -> None:
        """Stop driving, and close the store."""
        tasks = [*self._drivers.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.close()

    # Tables come and go.

    async def create(
        self,
        terms: Terms,
        host: str,
        name: object,
        bots: Sequence[object],
        starts: bool = False,
        people: Sequence[object] = (),
        address: str = "",
    ) -> Table:
        """A new table; its cards are dealt at once, if it starts."""
        document = new_table(terms, host, name, bots, people)
        await self._make_room(host, address)
        table = Table(self.store, secrets.token_urlsafe(8), begun(document) if starts else document, address)
        await patiently(lambda: self.store.save_tables({table.id: table.document}))
        self.add(table)
        return table

    async def again(self, old: Table, guest: str, address: str = "") -> str:
        """Another series with the same terms and people, dealt at once; asked again, it is the same one."""
        async with old.lock:
            if old.document.get("next"):
                return str(old.document["next"])
            if old.state != "over":
                raise NotYours("This game is not over yet.")
            if not old.is_host(guest):
                raise NotYours("Only the host may start the next one.")
            await self._make_room(guest, address)
            table = Table(self.store, secrets.token_urlsafe(8), begun(same_again(old.document)), address)
            await old.followed_by(table)
        self.add(table)
        old.tell()
        return table.id

    async def _make_room(self, guest: str, address: str) -> None:
        """Have room for one more table: here, from an address, in a guest's hands. Emptiest tables make way.

        Among a guest's own it is an old game against bots alone.
        """
        make_way = []  # nothing is removed where somebody is refused
        mine = [table for table in self.tables_of(guest) if table.state != "over"]
        if len(mine) >= MOST_TABLES_A_GUEST:
            alone = [table for table in mine if table.people() == {guest} and not table.presence.guests]
            if not alone:
                raise Full(f"You have {MOST_TABLES_A_GUEST} tables that are not over: finish or give up some first.")
            make_way.append(alone[-1])
        going = [table for table in self.tables.values() if table.state != "over"]
        near = [table for table in going if address and table.made_from == address]
        if len(near) >= MOST_TABLES_AN_ADDRESS:
            make_way.append(self._emptiest(near))
        elif len(going) >= MOST_TABLES:
            make_way.append(self._emptiest(going))
        for table in make_way:
            if table.id in self.tables:  # it may be both, or have made way for another meanwhile
                await self.remove(table)

    def _emptiest(self, tables: list[Table]) -> Table:
        """What makes way where there are too many: the oldest table that has not begun and has nobody at it."""
        waiting = [table for table in tables if table.state == "lobby" and not table.is_in_use]
        if not waiting:
            raise Full("There is no room for another table.")
        return min(waiting, key=lambda table: str(table.document["created"]))

    def add(self, table: Table) -> None:
        """Have a table here, driven when it plays."""
        self.tables[table.id] = table

        def changed() -> None:
            self._know_people(table)
            self._drive_or_forget(table)

        table.listeners.append(changed)
        changed()

    async def remove(self, table: Table) -> None:
        """Forget a table for good."""
        del self.tables[table.id]
        await self.store.remove_table(table.id)

    async def sweep(self) -> None:
        """Remove the tables that nobody will look at again."""
        gone = [t for t in self.tables.values() if not t.presence.guests and sweep.is_forgotten(t.document)]
        for failure in await asyncio.gather(*map(self.remove, gone), return_exceptions=True):
            if isinstance(failure, Exception):
                logger.error("an old table could not be removed: %r", failure)
        for guest, names in list(self._of_guest.items()):
            self._of_guest[guest] = {name: None for name in names if name in self.tables}
            if not self._of_guest[guest]:
                del self._of_guest[guest]

    async def _sweep_daily(self) -> None:
        while True:
            await asyncio.sleep(sweep.DAY)
            await self.sweep()

    async def open_seat(self, name: str, seat: int, token: str, guest: str) -> int | None:
        """Open a person's seat on another device, wherever that person sits by now; None if this token does not."""
        table = self.tables.get(name)
        for place in table.document["seats"] if table else ():
            if table and place["sitting"] and self.guests.opens(token, name, seat, place["sitting"]):
                return await table.recover(guest, place["sitting"])
        return None

    # Tables play.

    def _know_people(self, table: Table) -> None:
        """Remember whose table it is."""
        for guest in {table.document["host"], *table.people()}:
            self._of_guest.setdefault(guest, {})[table.id] = None

    def _drive_or_forget(self, table: Table) -> None:
        """Start the driver of a table that plays and has none; free the memory of one that rests."""
        if table.state == "playing" and not table.rests and table.id not in self._drivers:
            self._drivers[table.id] = asyncio.create_task(self._driven(table), name=f"table {table.id}")
        elif table.id not in self._drivers:
            table.forget()

    async def _driven(self, table: Table) -> None:
        """Drive a table; what goes wrong is logged, and tried again after a while."""
        pauses = chain(AFTER_TROUBLE, repeat(AFTER_TROUBLE[-1]))
        try:
            while table.state == "playing" and not table.rests:
                try:
                    await drive(table)
                except Exception:
                    logger.exception("table %s", table.id)
                    await asyncio.sleep(next(pauses))
        finally:
            del self._drivers[table.id]
            table.forget()

    # Who asks for what.

    def has_room_for(self, guest: str, address: str) -> bool:
        """Whether a guest, and an address, may have one more page open."""
        return self.sockets[guest] < MOST_SOCKETS_A_GUEST and self.sockets_from[address] < MOST_SOCKETS_AN_ADDRESS

    @contextmanager
    def socket_of(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        self.sockets[guest] += 1
        self.sockets_from[address] += 1
        try:
            yield
        finally:
            self.sockets[guest] -= 1
            self.sockets_from[address] -= 1
            self.sockets += Counter()  # who has none left is not counted
            self.sockets_from += Counter()

    def tables_of(self, guest: str) -> list[Table]:
        """The tables where a guest sits or is the host, the newest first."""
        names = [name for name in self._of_guest.get(guest, {}) if name in self.tables]
        mine = [self.tables[name] for name in names]
        return [table for table in mine if table.document["host"] == guest or table.seats_of(guest)][::-1]

    def listed(self) -> list[Table]:
        """The tables that anybody may join or watch: first those where somebody is, then the newest."""
        found = [t for t in self.tables.values() if t.terms.listed and t.state != "over" and t.may_see(None)][::-1]
        return sorted(found, key=lambda table: not table.presence.guests)[:50]

    async def summary(self, table: Table, guest: str) -> Document:
        """A table in a list."""
        if table.state == "playing" and table.turn is None and table.seats_of(guest):
            await self._know_turn(table)
        public = table.public()
        shown = {key: public[key] for key in ("id", "terms", "state", "seats", "host")}
        return {**shown, "mine": table.seats_of(guest), "turn": table.turn if table.state == "playing" else None}

    async def _know_turn(self, table: Table) -> None:
        """Whose turn it is at a table where nobody has looked since the server started."""
        try:
            await table.load()
        except Exception:
            logger.exception("table %s cannot be brought back", table.id)
        self._drive_or_forget(table)
