"""All tables of this server: found for whoever asks, made, followed by others, removed when forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

from halfpast.server.guard.desk import Desk
from halfpast.server.guard.limits import line_of
from halfpast.server.guard.work import Work
from halfpast.server.house import room
from halfpast.server.house.caretaker import Caretaker
from halfpast.server.house.lists import Lists
from halfpast.server.house.news import News
from halfpast.server.house.records import keep_rows, read_record
from halfpast.server.house.room import Room
from halfpast.server.house.shelf import Shelf
from halfpast.server.house.winners import Winners
from halfpast.server.people.acquaintances import People
from halfpast.server.people.guests import Guests
from halfpast.server.people.listeners import Listeners
from halfpast.server.tables import again, seats
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.errors import Full, NotYours
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import Terms
from halfpast.server.upkeep import sweep, wall_clock
from halfpast.server.upkeep.health import Health
from halfpast.server.upkeep.journal import audit
from halfpast.server.upkeep.sweeper import IN_BIN, MADE_WAY, MOST_LOOKED_AT, MOST_TOO_MUCH, TOO_MANY, Due, Sweeper
from halfpast.server.upkeep.timekeeper import Timekeeper
from halfpast.store import Document, Store, patiently
from halfpast.store.outline import ALIVE

logger = logging.getLogger("halfpast")

MOST_SOCKETS_A_GUEST = 16
MOST_SOCKETS_AN_ADDRESS = 500
MOST_PASSPHRASES, MOST_PASSPHRASES_AN_ADDRESS = 400, 60  # waiting to be checked
MOST_SEATS = 200  # tables that are not over where a guest sits


class Page(Protocol):
    """An open page: at a table, or one that hears about all tables of its guest."""

    guest: str
    device: str
    address: str

    @property
    def table(self) -> Table | None:
        """Which table it is at."""

    def leave(self, code: int) -> None:
        """Close it."""

    def invited(self) -> None:
        """Tell it that somebody has invited its guest."""


class Hub:
    """The tables, by name."""

    sweeper: Sweeper

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store, self.guests = store, guests
        self.sockets: Counter[str] = Counter()  # by guest
        self.sockets_from: Counter[str] = Counter()  # by address
        self.pages: set[Page] = set()  # that are open
        self._at: dict[str, set[Page]] = {}  # those open at a table, by table
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address
        self.health = Health(store)
        self.health.listeners.append(self._tell_all)
        self.listeners, self.winners = Listeners(), Winners()
        self.shelf = Shelf(store, self._rests, self._comes)
        self.caretaker = Caretaker(self.shelf, store, self._go_on_without, self.health, self._pay_for_bot)
        self.people, self.news = People(self), News()
        self.lists, self._room = Lists(self), Room(self)
        self.work, self.desk, self.passphrases = Work(), Desk(), Desk(MOST_PASSPHRASES, MOST_PASSPHRASES_AN_ADDRESS)

    @classmethod
    async def open(cls, store: Store) -> Hub:
        """Start without reading any table: each is read when somebody asks for it, or a bot must move there."""
        hub = cls(store, Guests(await store.secret()))
        await hub.people.open()
        newest = await store.newest()
        seen = None if newest is None else datetime.fromtimestamp(newest, UTC)
        hub.sweeper = Sweeper(store, time := await Timekeeper.open(store, seen))
        wall_clock.is_doubted = lambda: time.is_doubted
        hub.sweeper.sources += [hub.forgotten, hub.people.sweep]
        hub.sweeper.bounds.append(hub.too_many)
        hub.sweeper.begin()
        hub.caretaker.begin()
        hub.health.begin()
        return hub

    async def close(self) -> None:
        """Stop driving, and close the store."""
        await self.health.close()
        await self.sweeper.close()
        await self.caretaker.close()
        await self.winners.close()
        self.desk.close()
        self.passphrases.close()
        await self.store.close()
        wall_clock.is_doubted = wall_clock.never

    async def find(self, name: str) -> Table | None:
        """A table; None if there is none."""
        return await self.shelf.find(name)

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
        face: object = None,
    ) -> Table:
        """A new table; its cards are dealt at once, if it starts."""
        document = new_table(terms, host, name, bots, people, face)
        near = self._near(address)
        async with self._room.for_one_more(host, near):
            table = self._new(begun(document) if starts else document, near)
            try:
                await patiently(lambda: self.store.save_tables({table.id: table.document}))
            except BaseException:
                self.shelf.forget(table.id)
                raise
        self._comes(table)
        self._changed(table)
        return table

    def _near(self, address: str) -> str | None:
        """What stands for the address a table is made from; an IPv6 line with many networks counts as one."""
        return self.guests.near(line_of(address)) if address else None

    def _new(self, document: Document, near: str | None) -> Table:
        """A table that is yet to be stored; whoever knows its name already finds it."""
        table = Table(self.store, secrets.token_urlsafe(8), {**document, "near": near} if near else document)
        self.shelf.put(table)
        return table

    async def again(self, old: Table, guest: str, address: str = "", at_once: bool = False) -> str | None:
        """Ask for another match with the same people; returns where it is, once everyone who is here agrees.

        Turn by turn, nobody need wait for the others (`at_once`). There is only one, however often it is asked for.
        """
        async with old.lock:
            if old.state != "over":
                raise NotYours("This game is not over yet.")
            if next_table := await self.following(old):
                return next_table.id
            mine = old.seats_of(guest)
            if not mine and (seats.people(old.document) or not old.is_host(guest)):
                raise NotYours("Only those who have played may ask for another game.")
            await old.wish_again(mine, self._near(address))
            if mine and not old.is_due_again and not (at_once and old.terms.by_turns):
                return None
            return (await self._deal_again(old)).id

    async def _deal_again(self, old: Table) -> Table:
        """Deal another match for those who want it. The caller holds the lock."""
        document = begun(again.following(old.document, old.coming))
        async with self._room.for_one_more(document["host"], old.near):
            table = self._new(document, old.near)
            try:
                await old.followed_by(table)
            except BaseException:
                self.shelf.forget(table.id)
                raise
        self._comes(table)
        self._changed(table)
        old.tell()
        return table

    async def _go_on_without(self, old: Table) -> None:
        """Stop waiting for those who have not answered; if that fails, everyone may ask again."""
        try:
            async with old.lock:
                if old.is_due_again and not await self.following(old):
                    await self._deal_again(old)
        except Exception as error:
            logger.warning("table %s: no other game could be dealt: %r", old.id, error)
            await old.no_more_wishes()

    async def following(self, table: Table, guest: str | None = None) -> Table | None:
        """Where the people of a table are playing now; None: nowhere, or nowhere that this guest may see."""
        next_table, name = None, table.document.get("next")
        while name and (after := await self.find(name)):
            if guest is None or after.may_see(guest):
                next_table = after
            name = after.document.get("next")
        return next_table

    def _comes(self, table: Table) -> None:
        """A table has come into memory: drive it if it is playing."""
        table.listeners.append(self._changed)
        self.lists.follow(table)  # it may be back from the bin
        self.caretaker.drive_or_forget(table)

    def _changed(self, table: Table) -> None:
        """Something has changed at a table, or somebody has come or gone."""
        if table.is_gone:
            return
        self.shelf.keep(table)
        self.lists.follow(table)
        self.caretaker.drive_or_forget(table)
        self.listeners.hear(table.id, {table.document["host"], *table.people(), *self.people.hears(table)})

    def _rests(self, table: Table) -> bool:
        """Whether nobody is working with a table, so that it may leave memory."""
        return not table.is_in_use and not self.caretaker.is_busy_with(table)

    async def remove(self, table: Table, why: str | None = None) -> None:
        """Remove a table for good, or into the bin if a reason is given; if the store fails, it stays as it was."""
        with self.shelf.removing(table):
            self.lists.leave(table)
            self.caretaker.leave(table)
            self.close_pages(4404, lambda page: page.table is table)
            try:
                await table.remove(why)
            except BaseException:
                self.lists.follow(table)
                self.caretaker.drive_or_forget(table)
                raise
            self.lists.leave(table)  # something may have changed there meanwhile
            self.caretaker.leave(table)
        audit("remove", table=table.id, why=why or "for good")

    async def forgotten(self, time: Timekeeper) -> list[Due]:
        """The tables that nobody will look at again."""
        now = wall_clock.now()
        days = {state: min(sweep.DAYS[state], sweep.NO_HURRY[state]) for state in sweep.DAYS}
        before = {state: now.timestamp() - least * sweep.DAY for state, least in days.items()}
        old = await self.store.old(before, MOST_LOOKED_AT)
        gone = [one.id for one in old if time.due(sweep.due(one), sweep.last(one)) < now]
        return self._to_sweep(gone, IN_BIN, "forgotten")

    async def too_many(self, time: Timekeeper) -> list[Due]:
        """The finished matches beyond the limit; without one, anybody who never stops playing would fill the disk."""
        names = await self.store.finished_beyond(True, room.MOST_FINISHED, MOST_TOO_MUCH)
        names += await self.store.finished_beyond(False, room.MOST_FINISHED_TOGETHER, MOST_TOO_MUCH)
        return self._to_sweep(names, TOO_MANY, MADE_WAY)

    def _to_sweep(self, names: Sequence[str], words: str, why: str) -> list[Due]:
        return [("table", name, words, partial(self._sweep, name, why)) for name in names if not self._is_in_use(name)]

    def _is_in_use(self, name: str) -> bool:
        table = self.shelf.tables.get(name)
        return table is not None and table.is_in_use

    async def _sweep(self, name: str, why: str) -> bool:
        """Put a table into the bin, unless somebody came to it at this very moment."""
        table = await self.find(name)
        if table is None:
            return False
        await keep_rows(self.store, self.winners, table)
        if table.is_in_use or table.is_gone:
            return False
        await self.remove(table, why)
        return True

    async def refuse_seated(self, table: Table, guest: str) -> None:
        """Full if the guest already sits at too many tables: all of them have to be listed."""
        if table.seats_of(guest) or len(await self.store.seats_of(guest, ALIVE, most=MOST_SEATS)) < MOST_SEATS:
            return
        raise Full(f"You sit at {MOST_SEATS} tables that are not over: finish or leave some first.")

    async def open_seat(self, name: str, seat: int, token: str, guest: str) -> int | None:
        """Open a person's seat on another device, wherever they sit by now; None if this token does not open it."""
        table = await self.find(name)
        for place in table.document["seats"] if table else ():
            if table and place["sitting"] and self.guests.opens(token, name, seat, place["sitting"]):
                await self.refuse_seated(table, guest)
                return await table.recover(guest, place["sitting"])
        return None

    # People come and go.

    async def hand_over(self, old: str, new: str) -> None:
        """From now on, everything of a guest's belongs to an account."""
        for name in await self.store.known_to(old):
            if table := await self.find(name):
                await table.rename(old, new)
        await self.people.hand_over(old, new)

    async def forget(self, guest: str) -> None:
        """Make every table forget a guest; tables where nobody else sat go too."""
        for name in await self.store.known_to(guest):
            table = await self.find(name)
            if table and not await table.without(guest) and not table.is_gone:
                await self.remove(table)
        self.shelf.forget_guest(guest)  # somebody who left a seat before the game may have spoken there
        await self.people.forget(guest)
        self.work.forget(guest)

    def _tell_all(self) -> None:
        """Tell everybody at a table whether the server can write."""
        for table in {page.table for page in self.pages if page.table}:
            table.tell()

    def invited(self, guest: str) -> None:
        """Tell the open pages of a guest that somebody has invited them."""
        for page in [page for page in self.pages if page.guest == guest]:
            page.invited()

    def close_pages(self, code: int, those: Callable[[Page], bool]) -> None:
        """Close some of the open pages; 1012: they reconnect at once, under their new identity."""
        for page in [page for page in self.pages if those(page)]:
            page.leave(code)

    # Who may ask for what.

    def has_room_for(self, guest: str, address: str) -> bool:
        """Whether a guest, and an address, may have one more page open."""
        return self.sockets[guest] < MOST_SOCKETS_A_GUEST and self.sockets_from[address] < MOST_SOCKETS_AN_ADDRESS

    async def _pay_for_bot(self, table: Table) -> None:
        """Charge a bot's move to those who play at its table, or if only bots are left, to those who watch."""
        pages = self._at.get(table.id, set())
        there = {(page.address, page.guest) for page in pages if table.seats_of(page.guest)}
        await self.work.bot_moves(there or {(page.address, page.guest) for page in pages}, len(pages))

    @asynccontextmanager
    async def opening(self, address: str, table: Table | None = None) -> AsyncIterator[None]:
        """Bring one match at a time into memory for each address: a log may be long, and others are waiting."""
        if table and (table.match or table.state == "lobby"):
            yield
            return
        lock = self._opening.setdefault(address, asyncio.Lock())
        async with lock:
            yield

    @contextmanager
    def socket_of(self, page: Page, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        guest = page.guest if page.table else f"{page.guest} me"  # a page may have one of each
        self.pages.add(page)
        if page.table:
            self._at.setdefault(page.table.id, set()).add(page)
        self.sockets[guest] += 1
        self.sockets_from[address] += 1
        try:
            yield
        finally:
            self.pages.discard(page)
            if page.table:
                self._at[page.table.id].discard(page)
                if not self._at[page.table.id]:
                    del self._at[page.table.id]
            for count, who in ((self.sockets, guest), (self.sockets_from, address)):
                count[who] -= 1
                if not count[who]:
                    del count[who]

    async def record_of(self, guest: str, address: str = "") -> Document:
        """The record of what somebody has played and won so far."""
        pay = partial(self.work.open, address, guest)
        return await read_record(self.store, self.shelf, self.winners, guest, pay)
