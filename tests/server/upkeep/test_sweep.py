"""Old tables go, but never because a clock is wrong or the server was off; and what went can be put back."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from halfpast.cli import main
from halfpast.server.house import room
from halfpast.server.house.hub import Hub
from halfpast.server.people.accounts import Accounts
from halfpast.server.tables.documents import begun, new_table, now
from halfpast.server.tables.seats import guest_seat
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import read_terms
from halfpast.server.upkeep import sweep, sweeper, timekeeper, wall_clock
from halfpast.store import Document, patience
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import Guest, serving

DATABASES = Path(__file__).parents[1] / "databases"
DAY = 24 * 3600.0


class Calendar:
    """The server's clock, which a test can turn."""

    def __init__(self) -> None:
        self.seconds = wall_clock.seconds()

    def __call__(self) -> float:
        return self.seconds

    def go(self, days: float) -> None:
        self.seconds += days * DAY


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    turned = Calendar()
    monkeypatch.setattr(wall_clock, "seconds", turned)
    monkeypatch.setattr(sweeper, "FIRST", 0.0)
    monkeypatch.setattr(sweeper, "EVERY", 10 * DAY)  # a test goes round itself
    return turned


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def ago(days: float) -> str:
    return (wall_clock.now() - timedelta(days=days)).isoformat(timespec="seconds")


def lobby(seen: float = 0) -> Document:
    return {**new_table(read_terms({"seats": 2}), "host", "Anna", []), "seen": ago(seen)}


def house(db: Path, test: Callable[[Hub, Accounts], Awaitable[None]], **tables: Document) -> None:
    """A hub on a file, for as long as the test takes: as if the server ran."""

    async def run() -> None:
        store = SqliteStore(str(db))
        await store.save_tables(tables)
        hub = await Hub.open(store)
        accounts = await Accounts.open(hub)
        try:
            await test(hub, accounts)
        finally:
            await hub.close()

    run_apart(run())


async def rounds(hub: Hub, calendar: Calendar, days: float) -> None:
    """So many days of running, a round an hour as far as the clock can tell."""
    for _ in range(int(days * 24)):
        calendar.go(1 / 24)
        await hub.sweeper.round()


async def there(hub: Hub, name: str) -> Table:
    """A table that is there."""
    found = await hub.find(name)
    assert found is not None
    return found


async def names(hub: Hub) -> set[str]:
    """The tables that there are."""
    every = {old.id for old in await hub.store.old(dict.fromkeys(sweep.DAYS, 1e11))}
    assert {table.id for table in await hub.shelf.find_all(sorted(every))} == every
    return every


def kept(db: Path, table: str = "tables") -> set[str]:
    with closing(sqlite3.connect(db)) as opened:
        return {name for (name,) in opened.execute(f"SELECT id FROM {table}")}


@pytest.mark.parametrize("days", [101, 401, -401, 20_000])
def test_a_server_started_with_a_wrong_clock_removes_nothing(tmp_path: Path, days: int) -> None:
    db, ahead, errors = tmp_path / "tables.db", tmp_path / "ahead", tmp_path / "errors"
    with serving(db) as server:
        guest = Guest(server)
        tables = {guest.make(start=False), guest.make()}
        assert guest.web.post("/api/account/make", json={"name": "Anna", "passphrase": "correct horse"}).is_success
    ahead.write_text(str(days * DAY))
    with serving(db, changed={"ahead": str(ahead)}, errors=errors) as server:
        assert {one["id"] for one in Guest(server, guest.cookie).web.get("/api/me").json()["mine"]} == tables
    assert (kept(db), len(kept(db, "accounts"))) == (tables, 1)
    assert errors.read_text().count(" ERROR THE CLOCK MAY BE WRONG: ") == 1


def test_nothing_goes_at_the_start_nor_in_the_first_hour(
    db: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "FIRST", 3600.0)

    async def test(hub: Hub, accounts: Accounts) -> None:
        for _ in range(3):
            await hub.sweeper.round()
        assert await names(hub) == {"old", "new"}
        monkeypatch.setattr(sweeper, "FIRST", 0.0)
        await hub.sweeper.round()
        assert await names(hub) == {"new"}

    house(db, test, old=lobby(8), new=lobby())


def test_what_ran_out_while_the_server_was_off_has_a_fresh_week(db: Path, calendar: Calendar) -> None:
    async def nothing(hub: Hub, accounts: Accounts) -> None:
        pass

    async def test(hub: Hub, accounts: Accounts) -> None:
        await rounds(hub, calendar, 6.9)
        assert await names(hub) == {"one", "two", "late"}
        await rounds(hub, calendar, 0.3)
        assert await names(hub) == {"late"}  # of whose time eight days were left, if the clock was right
        await rounds(hub, calendar, 20)
        assert await names(hub) == {"late"}  # else 28, and nobody knows
        await rounds(hub, calendar, 1)
        assert await names(hub) == set()

    house(db, nothing, one=lobby(), two=lobby(6), late=begun(lobby(92 - 20)))
    calendar.go(20)
    house(db, test)
    assert kept(db, "bin") == {"one", "two", "late"}


@pytest.mark.parametrize(("days", "said"), [(0.9, 0), (2, 1), (29, 1)])
def test_a_gap_of_days_is_said_aloud(
    db: Path, calendar: Calendar, caplog: pytest.LogCaptureFixture, days: float, said: int
) -> None:
    async def nothing(hub: Hub, accounts: Accounts) -> None:
        pass

    house(db, nothing, one=lobby())
    calendar.go(days)
    house(db, nothing)
    assert caplog.text.count("if that is not so, the clock is wrong") == said


def test_a_clock_far_ahead_of_the_accounts_is_doubted_though_there_are_no_tables(db: Path, calendar: Calendar) -> None:
    async def write() -> None:
        store = SqliteStore(str(db))
        for number, seen in enumerate(["", ago(3)[:10], "long ago"]):
            await store.add_account(f"@{number}", None, {"seen": seen})
        await store.close()

    async def test(hub: Hub, accounts: Accounts) -> None:
        assert hub.sweeper.time.is_doubted
        await rounds(hub, calendar, 1)
        assert len(await hub.store.accounts()) == 3

    run_apart(write())  # as an older version left it, without a note of the time
    calendar.go(401)
    house(db, test)


def test_after_months_off_nothing_goes_before_the_server_has_run_for_a_week(
    db: Path, calendar: Calendar, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = [0.0]  # seconds since the last look, by a clock that nobody can set
    monkeypatch.setattr(timekeeper.Timekeeper, "_passed", lambda keeper: ran.pop() if ran else 0.0)

    async def holiday(hub: Hub, accounts: Accounts) -> None:
        ran[:] = [timekeeper.STEADY - 1]
        await rounds(hub, calendar, 1 / 24)
        assert hub.sweeper.time.is_doubted
        ran[:] = [1.0]  # the week is over
        await rounds(hub, calendar, 6.9)
        assert await names(hub) == {"one"}
        await rounds(hub, calendar, 0.3)
        assert await names(hub) == set()

    async def nothing(hub: Hub, accounts: Accounts) -> None:
        pass

    house(db, nothing, one=lobby())
    calendar.go(90)
    house(db, holiday)
    assert "THE CLOCK MAY BE WRONG" in caplog.text
    assert "is believed" in caplog.text


def test_a_clock_that_jumps_while_it_runs_stops_sweeping_until_it_is_right(
    db: Path, calendar: Calendar, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hub: Hub, accounts: Accounts) -> None:
        for jump in (101, 20_000, -500):
            calendar.go(jump)
            await rounds(hub, calendar, 1)
            assert await names(hub) == {"old", "new"}, jump
            calendar.go(-jump - 1)
            await hub.sweeper.time.look()  # it is right again
        assert caplog.text.count("THE CLOCK MAY BE WRONG") == 3
        await rounds(hub, calendar, 0.1)
        assert await names(hub) == {"new"}

    house(db, test, old=lobby(8), new=lobby())


def test_a_few_at_a_time_each_with_a_line_each_can_be_put_back(
    db: Path, calendar: Calendar, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "halfpast")
    old = {f"old-{number:02}": lobby(8) for number in range(45)}

    async def test(hub: Hub, accounts: Accounts) -> None:
        left = []
        for _ in range(3):
            await hub.sweeper.round()
            left.append(len(await names(hub)))
        assert left == [45 + 1 - 20, 45 + 1 - 40, 1]

    house(db, test, there=lobby(), **old)
    assert caplog.text.count("removed, nobody has looked for long; in the bin for 30 days") == 45


def test_a_full_bin_keeps_no_old_table_and_what_comes_faster_goes_faster(db: Path, calendar: Calendar) -> None:
    async def test(hub: Hub, accounts: Accounts) -> None:
        for number in range(300):
            await hub.store.put_in_bin("table", f"binned-{number}", "forgotten", ago(31))
        await hub.sweeper.round()
        assert len(await hub.store.bin()) == 300 - 30 + 25
        assert await names(hub) == {"there", *(f"old-{number:03}" for number in range(25, 250))}

    binned = {f"binned-{number}": lobby(50) for number in range(300)}
    house(
        db, test, there=lobby(), **binned, **{f"old-{number:03}": lobby(8 + 1 / (1 + number)) for number in range(250)}
    )


def test_a_bin_that_is_too_full_loses_what_made_way_for_new_tables_first(
    db: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "MOST_IN_BIN", 4, raising=False)

    async def test(hub: Hub, accounts: Accounts) -> None:
        for number in range(6):
            await hub.store.put_in_bin("table", f"way-{number}", "made way", ago(6 - number))
        for number in range(2):
            await hub.store.put_in_bin("table", f"old-{number}", "forgotten", ago(20))
        await hub.sweeper.round()
        assert {one.id for one in await hub.store.bin()} == {"way-4", "way-5", "old-0", "old-1"}

    every = [*(f"way-{number}" for number in range(6)), "old-0", "old-1"]
    house(db, test, there=lobby(), **dict.fromkeys(every, lobby()))


def test_of_finished_matches_only_so_many_are_kept(
    db: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_FINISHED", 3, raising=False)
    monkeypatch.setattr(room, "MOST_FINISHED_TOGETHER", 1, raising=False)
    over = {**begun(lobby()), "state": "over", "won": [0], "did": {}}
    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]

    async def test(hub: Hub, accounts: Accounts) -> None:
        await hub.sweeper.round()
        assert await names(hub) == {"alone-0", "alone-1", "alone-2", "of two"}
        gone = {"alone-3", "alone-4", "older of two"}
        assert {(one.id, one.why) for one in await hub.store.bin()} == {(name, "made way") for name in gone}

    alone = {f"alone-{number}": {**over, "ended": ago(number)} for number in range(5)}
    house(
        db,
        test,
        **alone,
        **{name: {**over, "seats": both, "ended": ago(days)} for name, days in (("of two", 50), ("older of two", 60))},
    )


@pytest.mark.parametrize("what", ["accounts", "bin"])
def test_what_cannot_be_removed_keeps_no_other_away(
    db: Path, calendar: Calendar, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, discard, tries = SqliteStore.put_in_bin, SqliteStore.discard, set[str]()

    def refuse_stuck(number: str) -> None:
        tries.add(number)
        if "stuck" in number:
            raise OSError("this page of the file cannot be read")

    async def put_in_bin(store: SqliteStore, kind: Any, number: str, why: str, since: str) -> None:
        refuse_stuck(number)
        await put(store, kind, number, why, since)

    async def discarded(store: SqliteStore, kind: Any, number: str) -> None:
        refuse_stuck(number)
        await discard(store, kind, number)

    monkeypatch.setattr(sweeper, "MOST_TRIES", 25, raising=False)
    monkeypatch.setattr(patience, "PAUSES", ())
    names = [*(f"@stuck-{number:02}" for number in range(25)), "@good"]

    async def test(hub: Hub, accounts: Accounts) -> None:
        for name in names:
            await hub.store.add_account(name, None, {"seen": ago(402)[:10]})
            if what == "bin":
                await hub.store.put_in_bin("account", name, "forgotten", ago(31))
        monkeypatch.setattr(SqliteStore, "put_in_bin", put_in_bin)
        monkeypatch.setattr(SqliteStore, "discard", discarded)
        hub.sweeper.last_words.clear()
        for _ in range(2):
            tries.clear()
            await hub.sweeper.round()
            assert len(tries) <= 25
        left = (
            [one.id for one in await hub.store.bin()]
            if what == "bin"
            else [one for one, _ in await hub.store.accounts()]
        )
        assert left == names[:25]

    house(db, test, there=lobby())


def test_restored_it_is_as_it_was(db: Path, calendar: Calendar) -> None:
    moves = [{"seat": 0, "move": "7", "author": "guest", "time": now()}, {"undo": 1, "seat": 0, "time": now()}]
    played = begun(lobby(101))

    async def test(hub: Hub, accounts: Accounts) -> None:
        for number, move in enumerate(moves):
            await hub.store.append("played", number, move)
        await hub.store.add_account("@a", "anna", {"seen": ago(402)[:10]})
        await hub.store.add_part("devices", "@a", "phone", {"kind": "phone"})
        await hub.store.add_part("passkeys", "@a", "key", {"kind": "phone"})
        await hub.sweeper.round()
        assert [(one.kind, one.id) for one in await hub.store.bin()] == [("table", "played"), ("account", "@a")]
        assert (await hub.store.devices(), await hub.store.entries("played")) == ({}, [])

    house(db, test, played=played, there=lobby())
    for name in ("played", "@a"):
        assert name in CliRunner().invoke(main, ["admin", "--db", str(db), "bin"]).output
        done = CliRunner().invoke(main, ["admin", "--db", str(db), "restore", name])
        assert (done.exit_code, done.output.split()[1:]) == (0, [name, "is", "back."])
    assert CliRunner().invoke(main, ["admin", "--db", str(db), "restore", "played"]).exit_code == 1

    async def back(hub: Hub, accounts: Accounts) -> None:
        since = (await there(hub, "played")).document["restored"]  # from here on its time counts anew
        assert (await there(hub, "played")).document == {**played, "restored": since}
        assert await hub.store.entries("played") == moves
        account = await hub.store.account("@a")
        assert (account.name, account.devices, account.passkeys) == (
            "anna",
            {"phone": {"kind": "phone"}},
            {"key": {"kind": "phone"}},
        )
        assert (accounts.owner("phone"), await hub.store.bin()) == ("@a", [])
        await hub.sweeper.round()
        assert (await names(hub), len(await hub.store.accounts())) == ({"played", "there"}, 1)

    house(db, back)


def test_the_bin_is_emptied_after_a_month(db: Path, calendar: Calendar, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "halfpast")

    async def test(hub: Hub, accounts: Accounts) -> None:
        await hub.store.add_account("@a", "anna", {"seen": ago(402)[:10]})
        await rounds(hub, calendar, 1)
        assert len(await hub.store.bin()) == 2
        assert (await there(hub, "shared")).document["seats"][1][
            "name"
        ] == "Bram"  # an account in the bin may come back
        await rounds(hub, calendar, sweep.BIN_DAYS - 1.5)
        assert len(await hub.store.bin()) == 2
        await rounds(hub, calendar, 1)
        assert await hub.store.bin() == []
        assert caplog.text.count("audit remove table=old why=for-good") == 1
        assert (await there(hub, "shared")).document["seats"][1]["name"] != "Bram"

    shared = begun(new_table(read_terms({"seats": 2}), "host", "Anna", [], ["Bram"]))
    shared["seats"][1]["owners"] = ["@a"]
    house(db, test, old=lobby(8), shared=shared)


def test_what_somebody_asked_to_forget_is_not_in_the_bin_either(db: Path, calendar: Calendar) -> None:
    async def test(hub: Hub, accounts: Accounts) -> None:
        await hub.sweeper.round()
        assert {one.id for one in await hub.store.bin()} == {"hers", "his"}
        await accounts.forget("host-of-hers")
        assert {one.id for one in await hub.store.bin()} == {"his"}

    hers = new_table(read_terms({"seats": 2}), "host-of-hers", "Anouk", [])
    house(db, test, hers={**hers, "seen": ago(8)}, his=lobby(8), there=lobby())
    assert b"Anouk" not in db.read_bytes()


def test_the_writer_does_not_read_the_whole_bin(db: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    statements = list[str]()

    async def test(hub: Hub, accounts: Accounts) -> None:
        await hub.sweeper.round()
        assert len(await hub.store.bin()) == 1
        assert isinstance(hub.store, SqliteStore)
        hub.store._db.set_trace_callback(statements.append)
        await accounts.forget("host")
        assert await hub.store.bin() == []

    house(db, test, old=lobby(8), there=lobby())
    assert [one for one in statements if "instr" in one] == []
    assert [one for one in statements if "DELETE FROM bin" in one] == [
        "DELETE FROM bin WHERE kind = 'table' AND id = 'old'"
    ]


def test_an_account_that_cannot_say_its_age_keeps_no_other(db: Path, calendar: Calendar) -> None:
    async def test(hub: Hub, accounts: Accounts) -> None:
        seen: dict[str, dict[str, Any]] = {"@strange": {}, "@odd": {"seen": "long ago"}, "@old": {"seen": "2020-01-01"}}
        for account, document in seen.items():
            await hub.store.add_account(account, None, document)
        await hub.sweeper.round()
        assert [account for account, _ in await hub.store.accounts()] == ["@strange", "@odd"]

    house(db, test, there=lobby())


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6, 7])
def test_a_database_of_any_step_before_opens_as_it_was(db: Path, step: int) -> None:
    with closing(sqlite3.connect(db)) as opened:
        opened.executescript((DATABASES / f"step-{step}.sql").read_text("utf-8"))
        before = {name: json.loads(text) for name, text in opened.execute("SELECT id, document FROM tables")}
        logs = opened.execute("SELECT * FROM entries").fetchall()
    with serving(db) as server:
        guest = Guest(server, "s53mt0k4HVIiLwah.SzZ6zfRNZGTwpnUKhNwiQ04Q")
        mine = guest.web.get("/api/me").json()
        assert mine["account"] is (step > 1)
        assert {one["id"]: one["state"] for one in mine["mine"]} == {
            name: document["state"] for name, document in before.items()
        }
        for name in before:
            assert guest.join(name).now["mine"] == [0]
    with closing(sqlite3.connect(db)) as opened:
        assert set(opened.execute("SELECT * FROM entries")) >= set(logs)
        assert {name for (name,) in opened.execute("SELECT id FROM tables")} == set(before)
