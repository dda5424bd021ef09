"""What the server says of itself when it cannot write, or what it has written is damaged."""

from __future__ import annotations

import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.client import Guest, Message, Server, get, serving
from tests.server.tables.test_by_turns import eventually
from tests.server.tables.test_clock import entries

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


def health(server: Server) -> tuple[int, str]:
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
        assert health(server) == (200, "")
        assert at.play_on(1) == 1
        with no_room(server):  # the bot is about to move
            status, error = health(server)
            assert status == 503
            assert "nothing can be written" in error
            at.wait_until(lambda at: at.now["trouble"] is not None)
            assert anna.web.post("/api/tables", json={"terms": {}, "name": "Anna"}).status_code == 507
            eventually(lambda: f" ERROR table {table}" in errors.read_text())  # it could not, and would wait an hour
            seq = at.now["seq"]
        at.wait_until(lambda at: at.now["trouble"] is None)
        at.wait_until(lambda at: at.now["seq"] > seq)
        assert health(server) == (200, "")


@only_linux
def test_turn_by_turn_bots_return_as_soon_as_there_is_room_though_nobody_is_there(tmp_path: Path) -> None:
    errors, db = tmp_path / "errors", tmp_path / "tables.db"
    with serving(db, changed=SOON, errors=errors) as server:
        anna = Guest(server)
        table = anna.make(bots=1, pace="normal", clock="days")
        at = anna.join(table)
        assert at.await_turn()
        at.play_on(1)
        at.socket.close()  # the bot is about to move, and nobody is there
        before = len(entries(db, table))
        with no_room(server):
            eventually(lambda: f" ERROR table {table}" in errors.read_text())  # it could not, and would wait for long
        eventually(lambda: len(entries(db, table)) > before)


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
        eventually(lambda: health(server) == (200, ""))
    with closing(sqlite3.connect(db)) as opened:
        size = opened.execute("PRAGMA page_size").fetchone()[0]
        page = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    with db.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with serving(db, changed={**SOON, "halfpast.server.upkeep.health.FIRST_READ": 0.0}) as server:
        eventually(lambda: health(server)[0] == 503)
        assert "damaged" in health(server)[1]
