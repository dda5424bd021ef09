"""Those who ask a server for something while it is killed, again and again, and remember what it acknowledged.

Each goes on until the server is gone, and after the restart asks again for what was not answered. What was acknowledged
must be in the database that the killed server left, once.
"""

from __future__ import annotations

import json
import random
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

import halfpast
from tests.server.client import AtTable, Guest, Message, Server

WORDS = "kettle amber goose ladder pinch walnut"
UNDO = 0.25  # how often a move is taken back instead of made, where it may be


class Asker(ABC):
    """Somebody who asks, over all restarts."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.count: Counter[str] = Counter()  # what was acknowledged

    def go(self, server: Server) -> None:
        """Ask until the server is gone."""
        with until_killed():
            self.ask_on(server)

    @abstractmethod
    def ask_on(self, server: Server) -> None:
        """Ask for ever."""

    @abstractmethod
    def look(self, db: sqlite3.Connection) -> None:
        """AssertionError: something acknowledged is lost, or there twice."""


@contextmanager
def until_killed() -> Iterator[None]:
    """Until the line is cut; whatever else goes wrong is told."""
    try:
        yield
    except (WebSocketException, EOFError, OSError, httpx.TransportError) as gone:
        if isinstance(gone, TimeoutError) or (isinstance(gone, ConnectionClosed) and gone.rcvd):
            raise  # the server did not die: it was silent, or closed this socket


def post(guest: Guest, path: str, **data: Any) -> httpx.Response:
    """What a guest posts; who is too fast for the server waits."""
    while (answer := guest.web.post(path, json=data)).status_code == 429:
        time.sleep(0.1)
    return answer


def make_table(guest: Guest) -> str:
    """A table with two bots, which has not begun."""
    terms = {"edition": "fundex", "seats": 3, "games": 1}
    answer = post(guest, "/api/tables", terms=terms, name="Anna", bots=["family"] * 2, start=False)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def device_of(guest: Guest) -> str:
    """What the server calls a guest's browser."""
    return guest.cookie.rpartition(".")[0]


def rows(db: sqlite3.Connection, query: str, *given: object) -> list[Any]:
    """What a query finds."""
    return db.execute(query, given).fetchall()


def document_of(db: sqlite3.Connection, table: str) -> Message:
    """A table's document."""
    found = rows(db, "SELECT document FROM tables WHERE id = ?", table)
    assert len(found) == 1, f"lost: table {table}"
    document: Message = json.loads(found[0][0])
    return document


class Player(Asker):
    """Somebody at a table, who plays as fast as the server answers; one alone against a bot takes moves back too."""

    def __init__(self, chance: random.Random, cookie: str, table: str, seat: int, undoes: bool) -> None:
        super().__init__(chance)
        self.cookie, self.table, self.seat, self.undoes = cookie, table, seat, undoes
        self.acknowledged: list[Message] = []
        self.waiting: Message | None = None  # asked for, and not answered yet
        self.shown: tuple[int, Message] | None = None  # how many entries there were, and what this person saw then

    def ask_on(self, server: Server) -> None:
        """Play, from where the table stands."""
        here = Guest(server, self.cookie).join(self.table)
        self._see(here.now)
        if self.waiting:
            what = "undos" if self.waiting["do"] == "undo" else "moves"
            self.count[f"{what} acknowledged when asked again"] += self._ask(here, self.waiting)
        while True:
            self._see(here.now)
            if here.now["views"][str(self.seat)]["turn"] == self.seat:
                self._ask(here, self._wanted(here))
                self._see(here.now)
            elif not here.go_on():
                here.hear()

    def _see(self, now: Message) -> None:
        if self.shown is None or now["seq"] >= self.shown[0]:
            self.shown = (now["seq"], now["views"][str(self.seat)])

    def _wanted(self, here: AtTable) -> Message:
        """A move, or a move taken back."""
        asked: Message = {"seq": here.now["seq"], "key": f"{self.chance.getrandbits(60):x}"}
        if self.undoes and self.chance.random() < UNDO:
            return {"do": "undo", **asked}
        move = self.chance.choice(here.now["views"][str(self.seat)]["legal"])
        return {"do": "move", "seat": self.seat, "move": move, **asked}

    def _ask(self, here: AtTable, wanted: Message) -> bool:
        """Ask, and keep in mind what was asked until it is answered; whether it was done."""
        self.waiting = wanted
        answer = here.ask(wanted["key"], **wanted)["is"]
        self.waiting = None
        # Before the first move there is nothing to take back, and after many undos no more of them are allowed.
        expected = ("done", "stale", "wrong", "not-yours") if wanted["do"] == "undo" else ("ack", "stale")
        assert answer in expected, answer
        if answer not in ("ack", "done"):
            return False
        self.acknowledged.append(wanted)
        self.count["undos" if answer == "done" else "moves"] += 1
        return True

    def look(self, db: sqlite3.Connection) -> None:
        """Every acknowledged entry is in the log once, and what was shown is what the log tells."""
        found = rows(db, "SELECT seq, document FROM entries WHERE table_id = ? ORDER BY seq", self.table)
        self.check_log(document_of(db, self.table), {seq: json.loads(text) for seq, text in found})

    def check_log(self, document: Message, entries: dict[int, Message]) -> None:
        """The table's log, by number."""
        assert list(entries) == list(range(len(entries)))
        keys = Counter(entry["key"] for entry in entries.values() if "key" in entry)
        assert not keys or max(keys.values()) == 1, "doubled: an entry"
        for asked in self.acknowledged:
            entry = entries.get(asked["seq"], {})
            assert entry.get("key") == asked["key"], f"lost: {asked}"
            assert ("undo" in entry) == (asked["do"] == "undo")
            assert entry.get("move") == asked.get("move")
            assert entry["seat"] == self.seat
        seq, view = self.shown or (0, None)
        assert seq <= len(entries), f"lost: {self.table} was shown with {seq} entries, and has {len(entries)}"
        match = halfpast.replay(document["dealt"])
        for number in range(len(entries) + 1):
            if number == seq and view is not None:
                assert json.loads(json.dumps(match.view(self.seat))) == view
            if number < len(entries):
                play(match, entries[number])


def play(match: halfpast.Match, entry: Message) -> None:
    """An entry of a log, played again."""
    if "undo" not in entry:
        assert entry["seat"] == match.seat
        match.play(entry["move"])
    for _ in range(entry.get("undo", 0)):
        match.undo()


@dataclass
class Founded:
    """A table that was asked for, once."""

    host: str
    table: str = ""  # when it was acknowledged
    friend: str = ""
    names: list[str] = field(default_factory=list)  # those that the friend asked for
    named: int = 0  # how many of them were acknowledged
    begun: bool = False


class Founder(Asker):
    """Makes tables, each with a new guest, and another who sits down there, takes another name, and sees it begin."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance)
        self.founded: list[Founded] = []

    def ask_on(self, server: Server) -> None:
        """One table after the other."""
        while True:
            host = Guest(server)
            one = Founded(device_of(host))
            self.founded.append(one)
            one.table = make_table(host)
            self.count["tables made"] += 1
            friend = Guest(server)
            one.friend = device_of(friend)
            there = friend.join(one.table)
            for name in (f"B{self.chance.getrandbits(30)}", f"C{self.chance.getrandbits(30)}"):
                one.names.append(name)
                assert there.ask(do="sit", seat=1, name=name)["is"] == "done"
                one.named += 1
                self.count["seats and names taken"] += 1
            here = host.join(one.table)
            assert here.ask(do="start")["is"] == "done"
            one.begun = True
            self.count["tables begun"] += 1
            here.socket.close()
            there.socket.close()

    def look(self, db: sqlite3.Connection) -> None:
        """Every table that was acknowledged is there, and nobody's is there twice."""
        tables = {name: json.loads(text) for name, text in rows(db, "SELECT id, document FROM tables")}
        hosts = Counter(document["host"] for document in tables.values())
        sits = Counter(owner for document in tables.values() for seat in document["seats"] for owner in seat["owners"])
        for one in self.founded:
            assert hosts[one.host] <= 1, "doubled: a table"
            assert hosts[one.host] or not one.table, f"lost: table {one.table}"
            assert not one.friend or sits[one.friend] <= 1, "doubled: a seat"
            if one.named:
                seat = tables[one.table]["seats"][1]
                assert seat["owners"] == [one.friend], f"lost: a seat at {one.table}"
                assert seat["name"] in one.names[one.named - 1 :], f"lost: a name at {one.table}"
            if one.begun:
                assert tables[one.table]["state"] != "lobby", f"lost: the deal of {one.table}"
                assert "dealt" in tables[one.table]


@dataclass
class Account:
    """An account that was asked for."""

    name: str
    cookie: str  # of the guest who made it
    tables: list[str] = field(default_factory=list)  # of the devices that are signed in: they are the account's
    devices: list[str] = field(default_factory=list)  # that were acknowledged


class Member(Asker):
    """Makes accounts, each with a new guest who has a table, and signs in to them from a second device with another."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance)
        self.accounts: list[Account] = []
        self.waiting: tuple[Account, str] | None = None  # an account that was not acknowledged, and its guest's table

    def ask_on(self, server: Server) -> None:
        """One account after the other."""
        if self.waiting:
            self._make(Guest(server, self.waiting[0].cookie), *self.waiting)
        while True:
            guest = Guest(server)
            table = make_table(guest)
            account = self._make(guest, Account(f"anna{self.chance.getrandbits(50):x}", guest.cookie), table)
            second = Guest(server)
            self._enter(second, account, make_table(second))

    def _make(self, guest: Guest, account: Account, table: str) -> Account:
        """Make an account; one that was made without an answer is signed in to."""
        self.waiting = account, table
        about = {"name": account.name, "passphrase": WORDS, "kind": "phone"}
        answer = post(guest, "/api/account/make", **about)
        if answer.status_code == 409:
            self.count["accounts there when asked for again"] += 1
            self._enter(guest, account, table)
        else:
            assert answer.status_code == 201, answer.text
            account.devices.append(device_of(guest))
            account.tables.append(table)
        self.count["accounts made"] += 1
        self.accounts.append(account)
        self.waiting = None
        return account

    def _enter(self, guest: Guest, account: Account, table: str) -> None:
        answer = post(guest, "/api/account/enter", name=account.name, passphrase=WORDS, kind="computer")
        assert answer.status_code == 200, answer.text
        account.devices.append(device_of(guest))
        account.tables.append(table)
        self.count["devices signed in"] += 1

    def look(self, db: sqlite3.Connection) -> None:
        """Every account is there once, with its devices, and has the tables that these had."""
        for account in self.accounts:
            found = rows(db, "SELECT id FROM accounts WHERE name = ?", account.name)
            assert len(found) == 1, f"lost: account {account.name}"
            for device in account.devices:
                owner = rows(db, "SELECT account FROM devices WHERE id = ?", device)
                assert owner == found, f"lost: a device of {account.name}"
            for table in account.tables:
                document = document_of(db, table)
                assert document["host"] == found[0][0], f"lost: {table} is not the account's"
                assert document["seats"][0]["owners"] == [found[0][0]]
