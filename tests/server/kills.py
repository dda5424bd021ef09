"""`kill -9` while several tables are under play, again and again: no acknowledged move is lost or doubled.

At every table sit two people and a bot. Each person plays as fast as the server answers, so that moves are in flight
when the kill comes; after the restart the person asks again for the last move, with the same key.
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

import halfpast
from tests.server.client import Guest, Message, Server

FAST = {"halfpast.server.terms.PACES": {"fast": 0.02}, "halfpast.server.socket.RATE": 1000.0}
EDITIONS = ("amigo", "fundex", "express")


@dataclass
class Person:
    """Somebody at a table, over all restarts."""

    cookie: str
    table: str
    seat: int
    choose: random.Random
    acknowledged: list[Message] = field(default_factory=list)
    waiting: Message | None = None  # asked for, and not answered yet
    repeated: int = 0  # answered only when asked again, after a restart
    shown: tuple[int, Message] | None = None  # how many entries there were, and what this person saw then

    def play(self, server: Server) -> None:
        """Play until the server is gone."""
        try:
            here = Guest(server, self.cookie).join(self.table)
            self._see(here.now)
            if self.waiting:
                self.repeated += self._settle(here.ask(self.waiting["key"], **self.waiting)["is"])
            while True:
                self._see(here.now)
                if here.now["views"][str(self.seat)]["turn"] == self.seat:
                    self._move(here)
                else:
                    here.hear()
        except (WebSocketException, EOFError, OSError) as gone:
            if isinstance(gone, ConnectionClosed) and gone.rcvd:
                raise  # the server did not die, it closed this socket

    def _see(self, now: Message) -> None:
        if self.shown is None or now["seq"] >= self.shown[0]:
            self.shown = (now["seq"], now["views"][str(self.seat)])

    def _move(self, here: Any) -> None:
        legal = here.now["views"][str(self.seat)]["legal"]
        move, seq, key = self.choose.choice(legal), here.now["seq"], f"{self.choose.getrandbits(60):x}"
        self.waiting = {"do": "move", "seat": self.seat, "move": move, "seq": seq, "key": key}
        self._settle(here.ask(key, **self.waiting)["is"])

    def _settle(self, answer: str) -> bool:
        """The last question is answered."""
        assert answer in ("ack", "stale"), answer
        if answer == "ack" and self.waiting:
            self.acknowledged.append(self.waiting)
        self.waiting = None
        return answer == "ack"


def kill_and_see(folder: Path, kills: int, tables: int = 3, seed: int = 0) -> Counter[str]:
    """Kill the server so often while so many tables are under play; look at every log after every kill."""
    db, chance = folder / "tables.db", random.Random(seed)
    server = Server(db, changed=FAST)
    people = [person for number in range(tables) for person in seated(server, number, chance)]
    for number in range(kills):
        if number:
            server = Server(db, changed=FAST)
        with ThreadPoolExecutor(len(people)) as pool:
            playing = [pool.submit(person.play, server) for person in people]
            wait_for_play(people)
            time.sleep(chance.uniform(0, 0.8))
            server.kill()
            for one in playing:
                one.result()
        look(db, folder / "copy.db", people)
    found = Counter(kills=kills, tables=tables)
    found["moves acknowledged"] = sum(len(person.acknowledged) for person in people)
    found["of them only when asked again"] = sum(person.repeated for person in people)
    return found


def wait_for_play(people: list[Person], moves: int = 5) -> None:
    """Until so many moves more are acknowledged, however busy the machine is."""
    before, end = sum(len(person.acknowledged) for person in people), time.monotonic() + 60
    while sum(len(person.acknowledged) for person in people) < before + moves and time.monotonic() < end:
        time.sleep(0.02)


def seated(server: Server, number: int, chance: random.Random) -> list[Person]:
    """Two people at a new table with a bot, its cards dealt."""
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=2, edition=EDITIONS[number % 3], games=99, absent="nobody")
    here, there = host.join(table), friend.join(table)
    here.ask(do="arrange", what="free", seat=1)
    there.ask(do="sit", seat=1, name="Bram")
    assert here.ask(do="start")["is"] == "done"
    for one in (here, there):
        one.socket.close()
    return [Person(g.cookie, table, s, random.Random(chance.random())) for s, g in enumerate((host, friend))]


def look(db: Path, copy: Path, people: list[Person]) -> None:
    """The database as the killed server left it: every acknowledged move once, and what was shown is what it tells."""
    for ending in ("", "-wal"):
        shutil.copyfile(f"{db}{ending}", f"{copy}{ending}")
    with sqlite3.connect(copy) as opened:
        for table in {person.table for person in people}:
            (document,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
            rows = opened.execute("SELECT seq, document FROM entries WHERE table_id = ? ORDER BY seq", (table,))
            entries = {seq: json.loads(text) for seq, text in rows}
            check_log(json.loads(document), entries, [person for person in people if person.table == table])
    opened.close()
    for ending in ("", "-wal", "-shm"):
        Path(f"{copy}{ending}").unlink(missing_ok=True)


def check_log(document: Message, entries: dict[int, Message], people: list[Person]) -> None:
    """One table's log."""
    assert list(entries) == list(range(len(entries)))
    keys = Counter(entry["key"] for entry in entries.values() if "key" in entry)
    assert not keys or max(keys.values()) == 1
    for person in people:
        for asked in person.acknowledged:
            assert {key: entries[asked["seq"]][key] for key in ("seat", "move", "key")} == {
                key: asked[key] for key in ("seat", "move", "key")
            }
    match = halfpast.replay(document["dealt"])
    for number in range(len(entries) + 1):
        for person in people:
            if person.shown and person.shown[0] == number:
                assert json.loads(json.dumps(match.view(person.seat))) == person.shown[1]
        if number < len(entries):
            assert entries[number]["seat"] == match.seat
            match.play(entries[number]["move"])
    assert all(person.shown is None or person.shown[0] <= len(entries) for person in people)
