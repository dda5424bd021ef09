"""All tables of this server: brought back at the start, found by whoever asks, removed when they are forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from halfpast.server import sweep, turns
from halfpast.server.caretaker import Caretaker
from halfpast.server.documents import begun, new_table, same_again
from halfpast.server.ears import Ears, brief_of
from halfpast.server.errors import Full, NotYours
from halfpast.server.guests import Guests
from halfpast.server.seats import known
from halfpast.server.table import Table
from halfpast.server.terms import Terms
from halfpast.server.winners import Winners
from halfpast.store import Document, Store, patiently

logger = logging.getLogger("halfpast")

MOST_TABLES = 20_000  # that are not over
MOST_TABLES_A_GUEST = 50  # that are not over
MOST_TABLES_AN_ADDRESS = 1_000  # that are not over, made since the server started: a school may sit behind one
MOST_SOCKETS_A_GUEST = 16
MOST_SOCKETS_AN_ADDRESS = 500
MOST_SHOWN = 20  # of a guest's tables in a list, beside those without a hurry


class Page(Protocol):
    """A page that is open: at a table, or one that hears of all tables of its guest."""

    guest: str
    device: str

    @property
    def table(self) -> Table | None:
        """Which one."""

    def leave(self, code: int) -> None:
        """Close it."""


class Hub:
    """The tables, by name."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store, self.guests = store, guests
        self.tables: dict[str, Table] = {}
        self.sockets: Counter[str] = Counter()  # by guest
        self.sockets_from: Counter[str] = Counter()  # by address
        self.pages: set[Page] = set()  # that are open
        self.sweepers: list[Callable[[], Awaitable[None]]] = []  # what else is done once a day
        self._of_guest: dict[str, dict[str, None]] = {}  # guest → names of tables, the oldest first
        self._sweeper: asyncio.Task[None] | None = None
        self.ears, self._caretaker, self.winners = Ears(), Caretaker(), Winners()

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
                hub._leave_out(name)
        await hub.sweep()
        hub._sweeper = asyncio.create_task(hub._sweep_daily())
        hub._caretaker.begin()
        return hub

    async def close(self) -> None:
        """Stop driving, and close the store."""
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self._caretaker.close()
        await self.winners.close()
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
            for guest in known(table.document):
                self._of_guest.setdefault(guest, {})[table.id] = None
            self._caretaker.drive_or_forget(table)
            self.ears.hear(table.id, {table.document["host"], *table.people()})

        table.listeners.append(changed)
        changed()

    def _leave_out(self, name: str) -> None:
        """Do without a table that was added only in part."""
        if table := self.tables.pop(name, None):
            self._caretaker.leave(table)

    async def remove(self, table: Table) -> None:
        """Forget a table for good; where the store fails, it is here as before, to be tried again."""
        del self.tables[table.id]
        self._caretaker.leave(table)
        self.close_pages(4404, lambda page: page.table is table)
        try:
            await table.remove()
        except BaseException:
            self.tables[table.id] = table
            self._caretaker.drive_or_forget(table)
            raise

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
            for each in (self.sweep, *self.sweepers):
                try:
                    await each()
                except Exception:
                    logger.exception("the daily sweep failed")

    async def open_seat(self, name: str, seat: int, token: str, guest: str) -> int | None:
        """Open a person's seat on another device, wherever that person sits by now; None if this token does not."""
        table = self.tables.get(name)
        for place in table.document["seats"] if table else ():
            if table and place["sitting"] and self.guests.opens(token, name, seat, place["sitting"]):
                return await table.recover(guest, place["sitting"])
        return None

    # People come and go.

    async def hand_over(self, old: str, new: str) -> None:
        """All that is a guest's is an account's from now on."""
        for table in self._known_to(old):
            await table.rename(old, new)
        self._of_guest.pop(old, None)
        names = {table.id: table for table in self._known_to(new)}
        self._of_guest[new] = dict.fromkeys(sorted(names, key=lambda name: str(names[name].document["created"])))

    async def forget(self, guest: str) -> None:
        """Have no table know a guest; where nobody else sat, the table goes too."""
        for table in self._known_to(guest):
            if not await table.without(guest) and table.id in self.tables:
                await self.remove(table)
        for table in self.tables.values():
            table.talk.forget({guest})  # who left a seat before the game may have spoken there
        self._of_guest.pop(guest, None)

    def _known_to(self, guest: str) -> list[Table]:
        """The tables that know a guest, as host, in a seat or by a name that was left there."""
        found = [self.tables[name] for name in self._of_guest.get(guest, {}) if name in self.tables]
        return [table for table in found if guest in known(table.document)]

    def close_pages(self, code: int, those: Callable[[Page], bool]) -> None:
        """Close some of the open pages; 1012: they come again at once, as who they are by then."""
        for page in [page for page in self.pages if those(page)]:
            page.leave(code)

    # Who asks for what.

    def has_room_for(self, guest: str, address: str) -> bool:
        """Whether a guest, and an address, may have one more page open."""
        return self.sockets[guest] < MOST_SOCKETS_A_GUEST and self.sockets_from[address] < MOST_SOCKETS_AN_ADDRESS

    @contextmanager
    def socket_of(self, page: Page, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        guest = page.guest if page.table else f"{page.guest} me"  # a page may have one of each
        self.pages.add(page)
        self.sockets[guest] += 1
        self.sockets_from[address] += 1
        try:
            yield
        finally:
            self.pages.discard(page)
            self.sockets[guest] -= 1
            self.sockets_from[address] -= 1
            self.sockets += Counter()  # who has none left is not counted
            self.sockets_from += Counter()

    def tables_of(self, guest: str) -> list[Table]:
        """The tables where a guest sits or is the host, the newest first."""
        names = [name for name in self._of_guest.get(guest, {}) if name in self.tables]
        mine = [self.tables[name] for name in names]
        return [table for table in mine if table.document["host"] == guest or table.seats_of(guest)][::-1]

    def shown_to(self, guest: str) -> list[Table]:
        """A guest's tables in a list: those without a hurry that are not over, then the newest."""
        mine = self.tables_of(guest)
        waiting = [table for table in mine if table.terms.by_turns and table.state != "over"]
        return [*waiting, *[table for table in mine if table not in waiting][:MOST_SHOWN]]

    def over_for(self, guest: str) -> list[Table]:
        """A guest's matches that are over, the last one first."""
        over = [table for table in self.tables_of(guest) if table.state == "over"]
        return sorted(over, key=lambda table: str(table.document.get("ended")), reverse=True)

    def listed(self) -> list[Table]:
        """The tables that anybody may join or watch: first those where somebody is, then the newest."""
        found = [t for t in self.tables.values() if t.terms.listed and t.state != "over" and t.may_see(None)][::-1]
        return sorted(found, key=lambda table: not table.presence.guests)[:50]

    async def summary(self, table: Table, guest: str) -> Document:
        """A table in a list."""
        if table.state == "playing" and table.turn is None and table.seats_of(guest):
            await self._know_turn(table)
        found = brief_of(table, guest)
        if found["since"] is not None:
            found["waited"] = turns.waited(table.document)
            found["left"] = turns.left(table.document) if table.state == "playing" else None
            found["news"] = await self._news(table, guest)
        return found

    async def _news(self, table: Table, guest: str) -> Document | None:
        """What happened since the guest last looked; a match that nobody else looks at is forgotten again."""
        try:
            return await table.news(guest)
        except Exception:
            logger.exception("table %s cannot be brought back", table.id)
            return None
        finally:
            self._caretaker.drive_or_forget(table)

    async def _know_turn(self, table: Table) -> None:
        """Whose turn it is at a table where nobody has looked since the server started."""
        try:
            await table.load()
        except Exception:
            logger.exception("table %s cannot be brought back", table.id)
        self._caretaker.drive_or_forget(table)
