"""Moves are made exactly once and never lost, whatever fails: the line, the store, a bot."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.server.house import caretaker
from halfpast.server.house.hub import Hub
from halfpast.server.people.accounts import Accounts
from halfpast.server.tables import driver
from halfpast.server.tables.documents import new_table
from halfpast.server.tables.errors import Stale
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import PACES, read_terms
from halfpast.store import NotWritten, patience
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import PATIENCE, Guest, Server, serving

ANNA = "anna"


def test_a_line_that_breaks_between_the_move_and_its_answer(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1)
    for number in range(5):
        here = guest.join(table)
        if not here.await_turn():
            break
        seq, move, key = here.now["seq"], here.view["legal"][0], f"broken-{number}"
        here.socket.send(json.dumps({"do": "move", "seat": 0, "move": move, "seq": seq, "key": key}))
        here.socket.socket.close()  # nobody hears the answer
        again = guest.join(table)
        answers = [again.move(move, key=key, seq=seq) for _ in range(2)]
        assert [(answer["is"], answer["seq"]) for answer in answers] == [("ack", seq + 1)] * 2
    assert again.move("7", key=key, seq=seq)["is"] in ("wrong", "ack")  # another move under the same key is none


def test_a_repeated_undo_takes_back_once(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1, helps=True))
    here.play_on(2)
    assert here.await_turn()
    seq = here.now["seq"]
    assert here.ask("undone", do="undo", seq=seq)["is"] == here.ask("undone", do="undo", seq=seq)["is"] == "done"
    here.wait_until(lambda at: at.now["seq"] == seq + 1)
    assert here.ask(do="undo", seq=seq)["is"] == "stale"


def test_a_key_has_its_length(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1))
    assert here.await_turn()
    assert here.move(here.view["legal"][0], key="x" * 65)["is"] == "wrong"
    assert here.move(here.view["legal"][0], key="x" * 64)["is"] == "ack"


def test_who_asks_is_told_that_it_could_not_be_written(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, errors=tmp_path / "errors") as server:
        guest = Guest(server)
        here = guest.join(guest.make(start=False))
        rename(db, "tables", "away")
        answer = guest.web.post("/api/tables", json={"terms": {}})
        assert (answer.status_code, answer.json()["error"][-10:]) == (507, "Try again.")
        assert here.ask("k", do="start") == {"is": "not-written", "key": "k"}
        rename(db, "away", "tables")
        assert here.ask("k", do="start")["is"] == "done"
        assert here.play_on(1) == 1


def rename(db: Path, old: str, new: str) -> None:
    """Take a table of the database away, or bring it back: writing fails meanwhile."""
    opened = sqlite3.connect(db)
    opened.execute(f"ALTER TABLE {old} RENAME TO {new}")
    opened.close()


# Faults that a real server shows too seldom: in this process, on a store that fails when it is told to.


class Failing(SqliteStore):
    """A store whose next writes fail: before the commit, or after it, as if its answer were lost."""

    def __init__(self) -> None:
        super().__init__(":memory:")
        self.before = self.after = 0

    def fail(self) -> None:
        if self.before:
            self.before -= 1
            raise sqlite3.OperationalError("disk I/O error")

    async def remove_table(self, table: str) -> None:
        self.fail()
        await super().remove_table(table)

    async def remove_account(self, account: str) -> None:
        self.fail()
        await super().remove_account(account)

    async def append(self, *call: Any) -> None:
        self.fail()
        await super().append(*call)
        if self.after:
            self.after -= 1
            raise sqlite3.OperationalError("the answer is lost")


def with_table(test: Callable[[Hub, Table, Failing], Awaitable[None]], **terms: Any) -> None:
    """A table for one and a bot, on a store that can fail."""

    async def run() -> None:
        store = Failing()
        made = await Hub.open(store)
        wanted = read_terms({"seats": 2, "pace": "fast", "edition": "express", "games": 1, **terms})
        table = await made.create(wanted, ANNA, "Anna", ["family"], starts=True)
        await table.arrive(ANNA)
        try:
            await asyncio.wait_for(test(made, table, store), PATIENCE)
        finally:
            await made.close()

    run_apart(run())


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(caretaker, "AFTER_TROUBLE", (0.05,))
    monkeypatch.setitem(PACES, "fast", 0.01)


async def my_turn(table: Table) -> str:
    """Until Anna must decide; the first move that she may make."""
    while table.match is None or table.match.seat != 0:
        await asyncio.sleep(0.01)
    return table.match.legal()[0]


def test_a_write_that_fails_is_tried_again() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        seq, store.before = table.seq, 2
        assert await table.play(0, move, seq, "guest", "key") == seq
        assert await table.play(0, move, seq, "guest", "key") == seq
        assert (await store.entries(table.id))[seq]["key"] == "key"

    with_table(test)


def test_a_write_that_only_seemed_to_fail_counts_once() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        seq, store.after = table.seq, 1
        assert await table.play(0, move, seq, "guest", "key") == seq
        assert [entry.get("key") for entry in await store.entries(table.id)].count("key") == 1

    with_table(test)


def test_a_store_that_fails_for_good_changes_nothing_and_later_all_goes_on() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        seq, store.before = table.seq, 3
        with pytest.raises(NotWritten):
            await table.play(0, move, seq, "guest", "key")
        assert (table.seq, table.match is not None and table.match.seat) == (seq, 0)
        assert await table.play(0, move, seq, "guest", "key") == seq

    with_table(test)


def test_a_table_that_cannot_be_removed_is_still_there_to_be_removed() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        await my_turn(table)
        store.before = 3
        with pytest.raises(NotWritten):
            await made.forget(ANNA)
        assert await made.lists.tables_of(ANNA) == [table]
        await made.forget(ANNA)
        assert await store.known_to(ANNA) == []
        with pytest.raises(NotWritten):  # what was under way meanwhile does not bring it back
            await table.sit(ANNA, 0, "Anna")
        assert await store.known_to(ANNA) == []

    with_table(test)


def test_a_table_that_cannot_be_removed_plays_on() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        await table.play(0, await my_turn(table), table.seq, "guest")
        assert table.turn == 1
        store.before = 3
        with pytest.raises(NotWritten):
            await made.remove(table)
        await my_turn(table)  # its bot moves as before

    with_table(test, edition="amigo")


def test_a_driver_that_comes_too_late_says_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Told to stop in the moment in which its time is up, it goes on (so does asyncio.wait_for): to a table gone."""
    tries = list[bool]()

    async def drive(table: Table, *_: object) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if tries:
                raise
            while not table.is_gone:
                await asyncio.sleep(0.001)
        tries.append(table.is_gone)
        await table.play(0, "7", table.seq, "family")

    monkeypatch.setattr(caretaker, "drive", drive)

    async def test(made: Hub, table: Table, store: Failing) -> None:
        await asyncio.sleep(0)
        await made.remove(table)
        while not tries:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.1)
        assert tries == [True]

    with_table(test)
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


def test_a_driver_that_has_not_begun_leaves_no_trace() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        await my_turn(table)
        drivers = made.caretaker._drivers
        await store.save_tables({"other": table.document})
        other = await made.find("other")
        assert other is not None
        await other.arrive(ANNA)
        drivers.pop("other").cancel()
        await asyncio.sleep(0)
        made.caretaker.drive_or_forget(other)  # a driver is made, and does not run before
        store.before = 3
        with pytest.raises(NotWritten):
            await made.remove(other)
        assert set(drivers) == {table.id, "other"}
        assert not drivers["other"].cancelled()
        await made.remove(other)
        assert set(drivers) == {table.id}

    with_table(test, edition="amigo")


def test_a_table_that_somebody_makes_while_being_forgotten_goes_too() -> None:
    async def run() -> None:
        store = Failing()
        made = await Hub.open(store)
        accounts = await Accounts.open(made)
        await store.add_account("@anna", None, {"created": "2026-01-01", "seen": "2026-01-01"})
        terms = read_terms({"seats": 2})
        await made.create(terms, "@anna", "Anna", ["family"])

        async def remove(account: str) -> None:
            await SqliteStore.remove_account(store, account)
            await made.create(terms, account, "Anna", ["family"])

        store.remove_account = remove  # type: ignore[method-assign]
        await accounts.forget("@anna")
        assert await store.known_to("@anna") == list(made.shelf.tables) == []
        await made.close()

    run_apart(run())


class Stubborn:
    """A database whose log cannot be emptied."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if "wal_checkpoint" in statement:
            raise sqlite3.OperationalError("disk I/O error")
        return self.db.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)


def test_a_log_that_cannot_be_emptied_leaves_the_store_as_patient_as_before(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = SqliteStore(":memory:")
        store._db = Stubborn(store._db)  # type: ignore[assignment]
        await store.wipe()
        found = await store._do(lambda db: db.execute("PRAGMA busy_timeout").fetchone())
        assert found == (5000,)
        await store.close()

    run_apart(run())
    assert "could not be emptied" in caplog.text


def test_a_table_that_cannot_be_looked_after_keeps_no_other_from_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caretaker, "LOOK_AFTER", 0.01)

    async def test(made: Hub, table: Table, store: Failing) -> None:
        terms = read_terms({"seats": 2, "pace": "fast", "edition": "express", "games": 1, "clock": "days"})
        strange = await made.create(terms, ANNA, "Anna", ["family"], starts=True)
        strange.document = {**strange.document, "turn": {**strange.document["turn"], "seat": 7}}
        await asyncio.sleep(0.1)
        other = await made.create(terms, ANNA, "Anna", ["family"], starts=True)
        other.document["turn"]["since"] = "2020-01-01T00:00:00+00:00"  # Anna's time, or the bot's, is long over
        while not await store.entries(other.id):
            await asyncio.sleep(0.01)

    with_table(test)
    assert caplog.text.count("cannot be looked after") == 1


def test_an_entry_that_only_the_store_knows_is_caught_up_with() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        seq, entry = table.seq, {"seat": 0, "move": move, "author": "guest", "time": "", "key": "k"}
        await store.append(table.id, seq, entry)
        with pytest.raises(Stale):
            await table.play(0, move, seq, "guest", "other")
        assert table.seq >= seq + 1
        assert await table.play(0, move, seq, "guest", "k") == seq

    with_table(test)


def test_the_last_move_too_is_caught_up_with() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        family = halfpast.bot("family", seed=1)
        while table.state != "over":
            await my_turn(table)
            assert table.match
            move, seq, store.after = family.choose(table.match.view(0)), table.seq, 1
            await table.play(0, move, seq, "guest", f"key-{seq}")
            while table.state != "over" and (table.match is None or table.match.seat != 0):
                await asyncio.sleep(0.01)
        entries = await store.entries(table.id)
        assert (await store.table(table.id))["state"] == "over"
        assert len({entry["key"] for entry in entries if "key" in entry}) == sum("key" in entry for entry in entries)

    with_table(test)


def test_a_bot_that_fails_does_not_hold_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: Iterator[str | Exception] = iter(["no move at all", ZeroDivisionError(), HalfpastError("?")])

    def decide(self: halfpast.Bot, seen: object) -> str:
        wanted = next(chosen, "9999")
        if isinstance(wanted, Exception):
            raise wanted
        return wanted

    monkeypatch.setattr(halfpast.Bot, "decide", decide)

    async def test(made: Hub, table: Table, store: Failing) -> None:
        for _ in range(4):
            move = await my_turn(table)
            await table.play(0, move, table.seq, "guest")
            if table.state == "over":
                return
        await my_turn(table)

    with_table(test)


def test_a_bot_lives_as_long_as_its_seat() -> None:
    """What a bot plays comes of the table's name, never of its cards' seed."""

    async def run() -> None:
        store, seeds = Failing(), []
        for name, seed in (("one", "00" * 32), ("one", "ff" * 32), ("other", "00" * 32)):
            document = new_table(read_terms({"seats": 2}), ANNA, "Anna", ["learner"])
            table = Table(store, name, {**document, "seed": seed, "state": "playing"})
            bot = driver.bot_at(table, 1)
            seeds.append(bot.seed)
            assert bot.name == "learner"
            assert driver.bot_at(table, 1) is bot
            assert driver.bot_at(table, 0) is not bot
            table.document["seats"][1]["bot"] = "family"
            assert driver.bot_at(table, 1).name == "family"
        assert seeds[0] == seeds[1] != seeds[2]
        await store.close()

    run_apart(run())


def test_a_store_that_fails_under_a_bot_is_asked_again_later() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        await table.play(0, move, table.seq, "guest")
        store.before = 10
        if table.state != "over":
            await my_turn(table)

    with_table(test)


def test_a_driver_that_dies_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([RuntimeError, KeyError])
    real = driver.drive

    async def drive(table: Table, pay: Any) -> None:
        if failure := next(failures, None):
            raise failure
        await real(table, pay)

    monkeypatch.setattr(caretaker, "drive", drive)

    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        await table.play(0, move, table.seq, "guest")
        if table.state != "over":
            await my_turn(table)

    with_table(test)


def test_memory_is_freed_when_all_are_gone_and_the_match_comes_back() -> None:
    async def test(made: Hub, table: Table, store: Failing) -> None:
        move = await my_turn(table)
        await table.play(0, move, table.seq, "guest")
        await my_turn(table)
        seq = table.seq
        table.leave(ANNA)
        while table.match is not None:
            await asyncio.sleep(0.01)
        assert (await made.lists.summary(table, ANNA))["turn"] == 0
        await table.arrive(ANNA)
        assert table.match is not None
        assert (table.seq, table.match.seat) == (seq, 0)

    with_table(test, edition="amigo")
