"""`halfpast admin`, on a running server and on a stopped one's database: real processes, real files."""

from __future__ import annotations

import json
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from halfpast.cli import main
from halfpast.store import admin_file
from tests.server.client import Guest, Server, closed_with, serving
from tests.server.conftest import FAST


def ask(db: Path, *words: str, answer: str = "") -> Result:
    """The command, as a host types it."""
    return CliRunner().invoke(main, ["admin", "--db", str(db), *words], input=answer)


def told(db: Path, *words: str) -> Any:
    """What it prints as JSON."""
    done = ask(db, *words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


class House:
    """A server that runs, or has been stopped, whichever a test is about."""

    def __init__(self, folder: Path, runs: bool) -> None:
        self.db, self.errors, self.runs = folder / "tables.db", folder / "errors", runs
        self.log = ""
        self._start()
        self.guest = Guest(self.server)
        self.cookie = self.guest.cookie

    def _start(self) -> None:
        self.server = Server(self.db, changed=FAST, errors=self.errors)

    def _stop(self) -> None:
        self.server.stop()
        self.log += self.errors.read_text()

    def admin(self, *words: str, answer: str = "") -> Result:
        """The command, while the server is as it should be."""
        if not self.runs and self.server.process.poll() is None:
            self._stop()
        return ask(self.db, *words, answer=answer)

    def back(self) -> Guest:
        """The guest at the running server, with the same browser."""
        if self.server.process.poll() is not None:
            self._start()
            self.guest = Guest(self.server, self.cookie)
        return self.guest

    def mine(self) -> set[str]:
        """The tables in the guest's list."""
        return {one["id"] for one in self.back().web.get("/api/me").json()["mine"]}

    def end(self) -> None:
        if self.server.process.poll() is None:
            self._stop()


@pytest.fixture(params=[True, False], ids=["running", "stopped"])
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    found = House(tmp_path, request.param)
    yield found
    found.end()
    assert [line for line in found.log.splitlines() if " INFO " not in line] == []


def shut_out(guest: Guest, table: str) -> int:
    """With which code a table is refused."""
    try:
        return closed_with(guest.join(table))
    except Exception as error:  # closed before a word
        return error.rcvd.code  # type: ignore[attr-defined,no-any-return]


def test_tables_are_listed_and_shown_and_no_card_is(house: House) -> None:
    playing, lobby = house.guest.make(name="Zoë"), house.guest.make(start=False)
    at = house.guest.join(playing)
    assert house.admin("list").output.count("\n") == 2
    tables = {one["id"]: one for one in told(house.db, "list")}
    assert {name: one["state"] for name, one in tables.items()} == {playing: "playing", lobby: "lobby"}
    assert tables[playing]["here"] == (1 if house.runs else 0)
    assert [one["id"] for one in told(house.db, "list", "--state", "lobby")] == [lobby]
    shown = told(house.db, "show", playing)
    assert (shown["kind"], shown["seats"][0]["name"], shown["host"]) == ("table", "Zoë", house.cookie.split(".")[0])
    assert "dealt" not in json.dumps(shown)
    assert "seed" not in json.dumps(shown)
    assert told(house.db, "show", shown["host"]) == {"kind": "guest", "id": shown["host"], "tables": [playing, lobby]}
    assert "Zoë" in house.admin("show", playing).output
    at.socket.close()


def test_a_closed_table_is_left_by_all_and_opens_again_as_it_was(house: House) -> None:
    table = house.guest.make(listed=True)
    at = house.guest.join(table)
    at.play_on(2)
    events = len(at.events)
    assert house.admin("close", table, answer="n\n").exit_code == 1
    assert house.admin("close", table, answer="y\n").exit_code == 0
    if house.runs:
        assert closed_with(at) == 4404
    assert house.mine() == set()
    assert house.guest.web.get("/api/me").json()["listed"] == []
    assert shut_out(house.guest, table) == 4404
    assert told(house.db, "show", table)["state"] == "closed"
    assert house.admin("restore", table).output == f"Table {table} is back.\n"
    assert house.mine() == {table}
    again = house.guest.join(table)
    assert len(again.events) >= events
    again.play_on(1)


def test_a_removed_table_is_in_the_bin_and_comes_back_as_it_was(house: House) -> None:
    table = house.guest.make()
    at = house.guest.join(table)
    at.play_on(2)
    events = len(at.events)
    assert house.admin("remove", table, "--yes").exit_code == 0
    if house.runs:
        assert closed_with(at) == 4404
    assert house.mine() == set()
    assert [(one["kind"], one["id"]) for one in told(house.db, "bin")] == [("table", table)]
    assert house.admin("restore", table).exit_code == 0
    assert house.mine() == {table}
    again = house.guest.join(table)
    assert len(again.events) >= events
    again.play_on(1)


def test_for_good_is_overwritten_at_once(house: House) -> None:
    gone, binned = house.guest.make(name="Quirijn"), house.guest.make(name="Wolfgang", start=False)
    house.guest.join(gone).play_on(1)
    assert house.admin("remove", binned, "--yes").exit_code == 0
    for table in (gone, binned):
        assert house.admin("remove", table, "--for-good", "--yes").exit_code == 0
    assert (told(house.db, "list"), told(house.db, "bin")) == ([], [])
    files = b"".join(file.read_bytes() for file in house.db.parent.glob("tables.db*"))
    assert b"Quirijn" not in files
    assert b"Wolfgang" not in files


def test_an_account_is_removed_and_comes_back_signed_in(house: House) -> None:
    made = house.guest.web.post("/api/account/make", json={"name": "Anna", "passphrase": "correct horse"})
    assert made.status_code == 201
    house.cookie = house.guest.cookie
    table = house.guest.make()
    shown = told(house.db, "show", "Anna")
    account = shown["id"]
    assert (shown["name"], shown["tables"], len(shown["devices"])) == ("anna", [table], 1)
    assert "passphrase" not in json.dumps(shown)
    assert told(house.db, "list", "accounts")[0]["id"] == account
    assert house.admin("remove", account, "--yes").exit_code == 0
    assert house.back().web.get("/api/account").json() == {"account": None}
    assert house.admin("restore", account).output == f"Account {account} is back.\n"
    assert house.back().web.get("/api/account").json()["account"]["name"] == "anna"
    assert house.mine() == {table}


def test_every_command_prints_json(house: House) -> None:
    table, me = house.guest.make(start=False), house.cookie.rpartition(".")[0]
    for words in (
        *(["list"], ["list", "accounts"], ["list", "bans"], ["list", "bin"], ["bin"], ["show", table], ["show", me]),
        *(["close", table, "--yes"], ["restore", table], ["remove", table, "--yes"], ["restore", table]),
        *(["ban", me, "--yes"], ["unban", me], ["revoke", me, "--yes"], ["forget", me, "--yes"]),
    ):
        done = house.admin(*words, "--json")
        assert (done.exit_code, type(json.loads(done.stdout)) in (dict, list)) == (0, True), (words, done.output)


def test_what_is_not_there_is_said_clearly(house: House) -> None:
    table = house.guest.make(start=False)
    for words in (
        ["show", "nobody"],
        ["close", "nobody", "--yes"],
        ["remove", "nobody", "--yes"],
        ["restore", "nobody"],
    ):
        done = house.admin(*words)
        assert (done.exit_code, "There is no" in done.output) == (1, True), done.output
    done = house.admin("restore", table)
    assert (done.exit_code, "neither closed nor in the bin" in done.output) == (1, True)
    assert house.admin("fly").exit_code == 2
    assert ask(house.db.with_name("none.db"), "list").exit_code == 1


def test_a_name_may_begin_with_a_dash(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with closing(sqlite3.connect(db)) as opened:
        opened.executescript((Path(__file__).parent / "databases" / "step-1.sql").read_text("utf-8"))
        opened.execute("INSERT INTO tables SELECT '-hy--xyzhelp', document FROM tables LIMIT 1")
        opened.commit()
    assert told(db, "show", "-hy--xyzhelp")["id"] == "-hy--xyzhelp"
    assert told(db, "remove", "-hy--xyzhelp", "--yes") == {"removed": "-hy--xyzhelp", "for_good": False}


def test_only_who_may_read_the_database_is_heard(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db) as server:
        table = Guest(server).make(start=False)
        file = admin_file.file_of(db)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        where = json.loads(file.read_text())
        for token in ("", "x" * 43, None, 7):
            with closing(socket.create_connection((admin_file.HERE, where["port"]))) as line:
                asked = {"token": token, "do": "remove", "given": {"name": table}}
                line.sendall(json.dumps(asked).encode() + b"\n")
                assert json.loads(line.makefile().readline()) == {"error": "This is not the server's token."}
        for garbage in (b"\n", b"[]\n", b"\xff\n", b"x" * 100_000 + b"\n"):
            with closing(socket.create_connection((admin_file.HERE, where["port"]))) as line:
                line.sendall(garbage)
        assert [one["id"] for one in told(db, "list")] == [table]
        admin_file.write(db, where["port"], "another")
        assert ask(db, "remove", table, "--yes").exit_code == 1
        file.unlink()
        assert ask(db, "remove", table, "--yes").exit_code == 3  # it runs, and cannot be asked
        assert [one["id"] for one in told(db, "list")] == [table]
    assert not file.exists()


def test_every_line_has_its_time_and_its_level(tmp_path: Path) -> None:
    db, errors = tmp_path / "tables.db", tmp_path / "errors"
    with serving(db, errors=errors) as server:
        table = Guest(server).make()
        assert ask(db, "remove", table, "--yes").exit_code == 0
    lines = [line.split(" ", 2) for line in errors.read_text().splitlines()]
    assert all(len(time) == len("2030-01-01T00:00:00Z") and time.endswith("Z") for time, _, _ in lines)
    assert [words for _, level, words in lines if level == "INFO" and words.startswith("audit")] == [
        f"audit remove table={table} why=removed-by-the-host",
        f"audit admin do=remove name={table}",
    ]
