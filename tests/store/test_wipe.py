"""What is deleted is gone from the disk at once, or as soon as nobody reads the file beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from halfpast.server.people.bans import Bans
from halfpast.server.upkeep import wall_clock
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import PATIENCE

NAME = "Wolfgang"


def on_disk(db: Path, name: str) -> bool:
    return name.encode() in b"".join(file.read_bytes() for file in db.parent.glob(f"{db.name}*"))


async def until_gone(db: Path, name: str) -> None:
    while on_disk(db, name):
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("later", ["nobody writes", "somebody writes"])
def test_what_a_reader_kept_from_being_wiped_is_wiped_when_it_is_gone(tmp_path: Path, later: str) -> None:
    db = tmp_path / "tables.db"

    async def run() -> None:
        store = SqliteStore(str(db))
        await store.save_tables({"one": {"name": NAME}})
        with closing(sqlite3.connect(db)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM tables").fetchall()
            await store.remove_table("one")
            await store.wipe()
            assert on_disk(db, NAME)  # the reader still needs it
        if later == "somebody writes":
            await asyncio.sleep(1.1)
            await store.set_note("test", {})
        await asyncio.wait_for(until_gone(db, NAME), PATIENCE)
        await store.close()

    run_apart(run())


def test_what_was_to_be_wiped_when_the_power_went_is_wiped_after_the_start(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def cut() -> None:
        store = SqliteStore(str(db))
        await store.save_tables({"one": {"name": NAME}})
        await store.remove_table("one")
        for ending in ("", "-wal"):
            (tmp_path / f"cut.db{ending}").write_bytes(Path(f"{db}{ending}").read_bytes())
        await store.close()

    async def again() -> None:
        assert on_disk(tmp_path / "cut.db", NAME)
        store = SqliteStore(str(tmp_path / "cut.db"))
        await store.set_note("test", {})
        assert not on_disk(tmp_path / "cut.db", NAME)
        await store.close()

    run_apart(cut())
    run_apart(again())


def test_of_two_bans_at_once_both_hold(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        kept = await Bans.open(store)
        await asyncio.gather(*(kept.add([f"guest {number}"], 1) for number in range(5)), kept.lift(["guest 0"]))
        assert list(await Bans.open(store)) == list(kept) == [f"guest {number}" for number in range(1, 5)]
        await store.close()

    run_apart(run())


def lift(kept: Bans) -> Awaitable[object]:
    return kept.lift(["guest"])


def end(kept: Bans) -> Awaitable[object]:
    return kept.sweep()


@pytest.mark.parametrize("ends", [lift, end])
def test_nothing_is_left_on_the_disk_of_a_ban_that_is_over(
    tmp_path: Path, ends: Callable[[Bans], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "tables.db"

    async def run() -> None:
        store = SqliteStore(str(db))
        kept = await Bans.open(store)
        mark = kept.of_address("192.0.2.7")
        await kept.add(["guest", mark], 1)
        assert on_disk(db, mark)
        later = wall_clock.seconds() + timedelta(days=2).total_seconds()
        if ends is end:
            monkeypatch.setattr(wall_clock, "seconds", lambda: later)
        await ends(kept)
        await kept.lift([mark])
        assert not on_disk(db, mark)
        await store.close()

    run_apart(run())
