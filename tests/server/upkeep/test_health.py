"""What the server says of itself when it cannot write, or what it has written is damaged."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from halfpast.server.house.hub import Hub
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.terms import PACES, read_terms
from halfpast.server.upkeep import health
from halfpast.store import Trouble, patience
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import PATIENCE, Guest, Message, Server, get, serving
from tests.server.tables.test_by_turns import eventually

SOON: Message = {
    "halfpast.server.upkeep.health.FRESH": 0.0,
    "halfpast.server.upkeep.health.LOOK_AGAIN": 0.1,
    "halfpast.server.house.caretaker.AFTER_TROUBLE": (3600.0,),  # bots must not wait for this
    "halfpast.server.tables.terms.PACES": {"normal": 3.0},
}
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere another's limits cannot be set")


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """As a disk that is full: no file of the server's may grow."""
    pid, none = server.process.pid, resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, none))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (none, none))


def state_of(server: Server) -> tuple[int, str]:
    answer = get(f"{server.url}/api/health")
    return answer.status_code, answer.json().get("error", "")


@only_linux
def test_on_a_full_disk_it_is_not_ready_and_bots_return_as_soon_as_there_is_room(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with serving(tmp_path / "tables.db", changed=SOON, errors=errors) as server:
        anna = Guest(server)
        table = anna.make(bots=1, pace="normal")
        at = anna.join(table)
        assert at.now["trouble"] is None
        assert state_of(server) == (200, "")
        assert at.play_on(1) == 1
        with no_room(server):  # the bot is about to move
            status, error = state_of(server)
            assert status == 503
            assert "nothing can be written" in error
            at.wait_until(lambda at: at.now["trouble"] is not None)
            assert anna.web.post("/api/tables", json={"terms": {}, "name": "Anna"}).status_code == 507
            eventually(lambda: f" ERROR table {table}" in errors.read_text())  # it could not, and would wait an hour
            seq = at.now["seq"]
        at.wait_until(lambda at: at.now["trouble"] is None)
        at.wait_until(lambda at: at.now["seq"] > seq)
        assert state_of(server) == (200, "")


class FullDisk(SqliteStore):
    """A store on a disk that is full at first."""

    refused, is_full = 0, True

    async def append(self, *given: Any) -> None:
        """Not yet."""
        if self.is_full:
            self.refused += 1
            raise sqlite3.OperationalError("database or disk is full")
        await super().append(*given)

    async def check(self, now: str) -> None:
        """Nor this."""
        if self.is_full:
            raise Trouble("full", "database or disk is full")
        await super().check(now)


def test_turn_by_turn_bots_return_as_soon_as_there_is_room_though_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PAUSES", ())
    monkeypatch.setattr(health, "LOOK_AGAIN", 0.01)
    monkeypatch.setitem(PACES, "fast", 0.0)
    terms = read_terms({"edition": "express", "seats": 2, "games": 1, "clock": "days", "pace": "fast"})
    document = begun(new_table(terms, "host", "Anna", ["family"]))
    seat = document["turn"]["seat"]
    document["seats"] = sorted(document["seats"], key=lambda place: (place["kind"] == "bot") == (seat == 1))

    async def run() -> None:
        store = FullDisk(str(tmp_path / "tables.db"))
        await store.save_tables({"table": document})
        hub = await Hub.open(store)
        try:
            while not store.refused:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert store.refused == 1  # nor does it try again and again
            store.is_full = False
            async with asyncio.timeout(PATIENCE):
                while not await store.entries("table"):
                    await asyncio.sleep(0.01)
        finally:
            await hub.close()

    run_apart(run())


def test_while_something_is_wrong_who_asks_often_keeps_no_disk_busy(tmp_path: Path) -> None:
    async def run() -> None:
        store = FullDisk(str(tmp_path / "tables.db"))
        watch, looks = health.Health(store), 0
        check = store.check

        async def counted(now: str) -> None:
            nonlocal looks
            looks += 1
            await check(now)

        store.check = counted  # type: ignore[method-assign]
        for _ in range(50):
            assert await watch.look() == "full"
        assert looks == 1
        await watch.close()
        await store.close()

    run_apart(run())


@only_linux
def test_what_could_not_be_written_for_somebody_else_is_told_at_every_table(tmp_path: Path) -> None:
    with serving(
        tmp_path / "tables.db", changed={**SOON, "halfpast.server.upkeep.health.FIRST_READ": 3600.0}
    ) as server:
        anna, bram = Guest(server), Guest(server)
        at = anna.join(anna.make(start=False))
        with no_room(server):
            assert bram.web.post("/api/tables", json={"terms": {}, "name": "Bram"}).status_code == 507
            at.wait_until(lambda at: at.now["trouble"] is not None)
        at.wait_until(lambda at: at.now["trouble"] is None)


def test_a_damaged_page_is_found_though_nobody_reads_it(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=SOON) as server:
        anna = Guest(server)
        anna.join(anna.make()).play_on(3)
        eventually(lambda: state_of(server) == (200, ""))
    with closing(sqlite3.connect(db)) as opened:
        size = opened.execute("PRAGMA page_size").fetchone()[0]
        page = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    with db.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with serving(db, changed={**SOON, "halfpast.server.upkeep.health.FIRST_READ": 0.0}) as server:
        eventually(lambda: state_of(server)[0] == 503)
        assert "damaged" in state_of(server)[1]
