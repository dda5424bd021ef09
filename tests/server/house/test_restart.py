"""What a restart brings back, and what it removes."""

from __future__ import annotations

import json
import sqlite3
import struct
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import halfpast
from halfpast.server.people.guests import Guests
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.terms import read_terms
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import Guest, Message, Server, serving
from tests.server.conftest import FAST


def write_without_closing(db: Path, times: int) -> Path:
    """A database as a power cut leaves it, with all that was written still in the write-ahead log; returns that."""

    async def run() -> None:
        store = SqliteStore(str(db))
        for number in range(times):
            await store.set_note("test", {"number": f"{number}" * 300})
        for end in ("", "-wal"):
            db.with_name(f"cut.db{end}").write_bytes(db.with_name(f"{db.name}{end}").read_bytes())
        await store.close()

    run_apart(run())
    return db.with_name("cut.db-wal")


@pytest.mark.parametrize("where", ["header", "middle", "end", "torn", "nowhere", "old"])
def test_a_damaged_write_ahead_log_is_reported_at_the_start(tmp_path: Path, where: str) -> None:
    log = write_without_closing(tmp_path / "tables.db", 10)
    data = bytearray(log.read_bytes())
    step = 24 + struct.unpack_from(">I", data, 8)[0]
    frames = (len(data) - 32) // step
    if where == "header":
        data[20] ^= 1
    elif where == "middle":
        data[32 + step * (frames // 2) + 24 + 1000] ^= 1
    elif where == "end":  # the last commit but one
        data[32 + step * (frames - 2) + 24 + 1000] ^= 1
    elif where == "torn":  # what was being written when the power went: nobody was told that it was there
        del data[-100:]
    elif where == "old":  # what is left of a longer log before this one
        data += bytes(data[32 + step * (frames - 1) : 32 + step * frames])
        data[-step + 8 : -step + 16] = b"an older"
    log.write_bytes(data)
    errors = tmp_path / "errors"
    with serving(tmp_path / "cut.db", errors=errors):
        pass
    found = "THE WRITE-AHEAD LOG WAS DAMAGED" in errors.read_text()
    assert found == (where in ("header", "middle", "end"))


@pytest.mark.parametrize("words", ["admin --db {cut} list", "admin --db {cut} unban x", "backup {to} --db {cut}"])
def test_a_command_that_opens_it_first_says_that_the_log_was_damaged(tmp_path: Path, words: str) -> None:
    """It makes the log whole again, so the server would never know."""
    log = write_without_closing(tmp_path / "tables.db", 10)
    data = bytearray(log.read_bytes())
    data[20] ^= 1
    log.write_bytes(data)
    command = words.format(cut=tmp_path / "cut.db", to=tmp_path / "to.db").split()
    said = [
        subprocess.run([sys.executable, "-m", "halfpast", *command], capture_output=True, encoding="utf-8").stderr
        for _ in range(2)
    ]
    assert [text.count("THE WRITE-AHEAD LOG WAS DAMAGED: ") for text in said] == [1, 0]


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as first:
        guest = Guest(first)
        table, lobby = guest.make(bots=1), guest.make(start=False)
        here = guest.join(table)
        here.play_on(4)
        assert here.await_turn()
        events, view, cookie = list(here.events), here.view, guest.cookie
    with serving(db, changed=FAST) as second:
        again = Guest(second, cookie)
        mine = again.web.get("/api/me").json()["mine"]
        assert [(one["id"], one["turn"]) for one in mine] == [(lobby, None), (table, 0)]
        back = again.join(table)
        assert (back.events, back.view) == (events, view)
        assert again.join(lobby).now["table"]["state"] == "lobby"
        assert back.play_on(2) == 2


def finished(host: str) -> tuple[Message, list[Message]]:
    """A table whose match is over, and its log."""
    document = begun(new_table(read_terms({"edition": "express", "seats": 2, "games": 1}), host, "Anna", ["family"]))
    match, bot, entries = halfpast.replay(document["dealt"]), halfpast.bot("family", seed=1), []
    while match.seat is not None:
        seat, move = match.seat, bot.choose(match.view(match.seat))
        match.play(move)
        entries.append({"seat": seat, "move": move, "author": "family", "time": "2030-01-01T00:00:00+00:00"})
    return {**document, "state": "over", "ended": datetime.now(UTC).isoformat(timespec="seconds")}, entries


def write(db: Path, tables: dict[str, tuple[Message, list[Message]]]) -> str:
    """Put tables into a new database; returns a cookie of their host, "host"."""

    async def run() -> str:
        store = SqliteStore(str(db))
        await store.save_tables({name: document for name, (document, _) in tables.items()})
        cookie = Guests(await store.secret()).cookie("host")
        await store.close()
        return cookie

    cookie = run_apart(run())
    with sqlite3.connect(db) as opened:
        logs = ((name, seq, json.dumps(entry)) for name, (_, log) in tables.items() for seq, entry in enumerate(log))
        opened.executemany("INSERT INTO entries (table_id, seq, document) VALUES (?, ?, ?)", logs)
    opened.close()
    return cookie


def test_among_two_thousand_finished_tables_each_can_be_seen(tmp_path: Path) -> None:
    db, one = tmp_path / "tables.db", finished("host")
    cookie = write(db, {f"table-{number}": one for number in range(2000)})
    with serving(db) as server:
        there = Guest(server, cookie).join("table-1234")
        assert there.now["table"]["state"] == "over"
        assert there.now["result"]["totals"]
        assert there.now["seq"] == len(one[1])


def test_what_nobody_will_look_at_again_is_removed(tmp_path: Path) -> None:
    def ago(days: int) -> str:
        return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")

    lobby = new_table(read_terms({"seats": 2}), "host", "Anna", [])
    over, log = finished("host")
    tables: dict[str, tuple[Message, list[Message]]] = {
        "lobby-0": (lobby, []),  # so the server was not off, as far as anybody can tell
        "lobby-6": ({**lobby, "seen": ago(6)}, []),
        "lobby-8": ({**lobby, "seen": ago(8)}, []),
        "over-399": ({**over, "ended": ago(399)}, log),
        "over-401": ({**over, "ended": ago(401)}, log),
        "playing-99": ({**begun(lobby), "seen": ago(99)}, []),
        "playing-101": ({**begun(lobby), "seen": ago(101)}, []),
    }
    db = tmp_path / "tables.db"
    cookie = write(db, tables)
    soon = {"halfpast.server.upkeep.sweeper.FIRST": 0.0, "halfpast.server.upkeep.sweeper.EVERY": 0.05}
    with serving(db, changed=soon) as server:
        guest = Guest(server, cookie)
        left = {"lobby-0", "lobby-6", "over-399", "playing-99"}
        for _ in range(200):
            mine = {one["id"] for one in guest.web.get("/api/me").json()["mine"]}
            if mine == left:
                break
            time.sleep(0.05)
        assert mine == left
        guest.join("lobby-6")  # somebody looks: another week
    with sqlite3.connect(db) as opened:
        kept = dict(opened.execute("SELECT id, document FROM tables"))
        assert opened.execute("SELECT count(DISTINCT table_id) FROM entries").fetchone() == (1,)
    opened.close()
    assert set(kept) == left
    assert json.loads(kept["lobby-6"])["seen"][:10] == datetime.now(UTC).isoformat()[:10]


def test_one_table_that_cannot_be_read_keeps_no_other_away(tmp_path: Path) -> None:
    good, log = finished("host")
    db = tmp_path / "tables.db"
    strange: dict[str, tuple[Message, list[Message]]] = {
        "good": (good, log),
        "empty": ({}, []),
        "ageless": ({**good, "ended": "long ago"}, []),
        "cut": ({**good, "dealt": {}}, []),
        "wrong": (good, [{"seat": 0, "move": "99999", "author": "x", "time": ""}]),
        "going": ({**good, "state": "playing"}, [{"seat": 0, "move": "99999", "author": "x", "time": ""}]),
    }
    strange["unsaid"] = ({**good, "state": "playing"}, log)  # over, as its log says
    by_turns = begun(new_table(read_terms({"seats": 2, "clock": "days"}), "host", "Anna", []))
    strange["nobody"] = ({**by_turns, "turn": {**by_turns["turn"], "seat": 7}}, [])
    cookie = write(db, strange)
    with sqlite3.connect(db) as opened:
        opened.execute("INSERT INTO tables (id, document) VALUES ('torn', '{\"sea')")
    opened.close()
    with serving(db) as server:
        guest = Guest(server, cookie)
        assert guest.web.get("/api/me").status_code == 200
        for name in ("good", "unsaid"):
            assert guest.join(name).now["table"]["state"] == "over"
        away, broken = ("empty", "ageless", "torn", "nobody"), ("cut", "wrong", "going")
        codes = {**dict.fromkeys(away, 4404), **dict.fromkeys(broken, 4500)}
        for name, code in codes.items():
            with pytest.raises(ConnectionClosed, match=str(code)):
                guest.join(name)


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db"), pytest.raises(AssertionError, match="did not start"):
        Server(tmp_path / "tables.db")
