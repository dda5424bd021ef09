"""`halfpast admin ban | unban | revoke | forget`, on a running server and on a stopped one's database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from halfpast.core.errors import HalfpastError
from halfpast.server.people import bans
from halfpast.server.people.bans import Bans
from halfpast.server.upkeep import wall_clock
from halfpast.store.sqlite import SqliteStore
from tests.server.client import AtTable, Guest, Server, closed_with, serving, table_for_two
from tests.server.conftest import FAST
from tests.server.people.test_accounts import CHEAP
from tests.server.tables.test_by_turns import eventually
from tests.server.test_admin import House, ask, house, shut_out, told

__all__ = ["house"]
WORDS = "correct horse battery"
BANNED = 4410


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Server]:
    """A server behind a proxy that says where people come from."""
    changed = {**FAST, **CHEAP}
    with serving(
        tmp_path / "tables.db", "--proxy", "127.0.0.1", changed=changed, errors=tmp_path / "errors"
    ) as running:
        yield running


def from_there(server: Server, address: str, cookie: str | None = None) -> Guest:
    guest = Guest(server, cookie)
    guest.headers["x-forwarded-for"] = guest.web.headers["x-forwarded-for"] = address
    return guest


def number(guest: Guest) -> str:
    return guest.cookie.rpartition(".")[0]


def is_out(guest: Guest) -> bool:
    """Whether somebody is shut out: from everything but what everybody may."""
    got = [guest.web.get(path) for path in ("/api/me", "/api/links", "/api/record", "/api/replays", "/api/people")]
    tried = {"/api/tables": {"terms": {}, "name": "Anna"}, "/api/account/enter": {}, "/api/links/revoke": {}}
    answers = got + [guest.web.post(path, json=body) for path, body in tried.items()]
    assert guest.web.get("/").status_code != 403
    assert guest.web.get("/api/info").status_code == 200
    assert guest.web.get("/api/account").status_code == 200
    found = {answer.status_code == 403 and "banned" in answer.json() for answer in answers}
    assert len(found) == 1, [answer.text for answer in answers]
    return found.pop()


def audits(log: str) -> list[str]:
    return [line.split(" audit ", 1)[1] for line in log.splitlines() if " INFO audit " in line]


def test_a_banned_guest_is_shut_out_and_let_in_again(house: House) -> None:
    table, me = house.guest.make(), house.cookie.rpartition(".")[0]
    at = house.guest.join(table)
    assert house.admin("ban", me, answer="n\n").exit_code == 1
    done = house.admin("ban", me, "--days", "3", "--yes", "--json")
    assert done.exit_code == 0, done.output
    until = datetime.fromisoformat(json.loads(done.stdout)["until"])
    assert abs(until - datetime.now(UTC) - timedelta(days=3)) < timedelta(minutes=5)
    if house.runs:
        assert closed_with(at) == BANNED
    assert is_out(house.back())
    assert shut_out(house.guest, table) == shut_out(house.guest, "me") == BANNED
    assert not is_out(Guest(house.server))  # nobody else
    assert [one["id"] for one in told(house.db, "list", "bans")] == [me]
    assert told(house.db, "show", me)["banned"] == told(house.db, "list", "bans")[0]["until"]
    assert house.admin("list", "bans").output.startswith(f"{me}  until 2")
    assert house.admin("unban", me).exit_code == 0
    assert house.mine() == {table}
    assert told(house.db, "list", "bans") == []
    assert house.back().join(table).play_on(1) == 1


def test_a_banned_account_is_shut_out_on_all_its_devices(house: House) -> None:
    made = house.guest.web.post("/api/account/make", json={"name": "Zoë", "passphrase": WORDS})
    assert made.status_code == 201
    house.cookie = house.guest.cookie
    assert house.admin("ban", "ZOË", "--yes").exit_code == 0
    assert is_out(house.back())
    phone = Guest(house.server)
    assert phone.web.post("/api/account/enter", json={"name": "zoë", "passphrase": WORDS}).status_code == 200
    assert is_out(phone)
    assert house.admin("unban", "zoë").exit_code == 0
    assert not is_out(house.back())


def test_who_is_banned_can_still_delete_everything_about_them(house: House) -> None:
    table, me = house.guest.make(name="Quirijn"), house.cookie.rpartition(".")[0]
    assert house.admin("ban", me, "--yes").exit_code == 0
    assert house.back().web.post("/api/account/forget", json={}).status_code == 200
    files = b"".join(file.read_bytes() for file in house.db.parent.glob("tables.db*"))
    assert [word for word in (me, "Quirijn", table) if word.encode() in files] == []
    assert told(house.db, "list", "bans") == []


def test_an_address_is_banned_by_its_hash_alone(proxied: Server) -> None:
    db = Path(proxied.db)
    thief, beside, far = (from_there(proxied, one) for one in ("192.0.2.7", "192.0.2.7", "192.0.2.8"))
    table = thief.make()
    at, near, away = thief.join(table), beside.join(beside.make()), far.join(far.make())
    assert ask(db, "ban", number(thief), "--with-address", "--yes").exit_code == 0
    assert closed_with(at) == closed_with(near) == BANNED
    assert is_out(thief)
    assert is_out(from_there(proxied, "192.0.2.7"))  # a new browser
    assert is_out(from_there(proxied, "192.0.2.8", thief.cookie))  # another place
    assert not is_out(far)
    assert away.play_on(1) == 1
    whom = [one["id"] for one in told(db, "list", "bans")]
    assert (whom[0], whom[1].startswith("address:")) == (number(thief), True)
    assert ask(db, "ban", "--address", "2001:db8:1:2::7", "--yes").exit_code == 0
    assert is_out(from_there(proxied, "2001:db8:1:2:3:4:5:6"))
    assert not is_out(from_there(proxied, "2001:db8:1:3::7"))
    written = b"".join(file.read_bytes() for file in db.parent.iterdir() if file.name != "tables.db.lock")
    assert [one for one in (b"192.0.2.7", b"2001:db8") if one in written] == []  # the log is there too
    assert ask(db, "unban", whom[1]).exit_code == 0
    assert ask(db, "unban", "--address", "2001:db8:1:2::99").exit_code == 0
    assert not is_out(from_there(proxied, "192.0.2.7"))
    assert is_out(thief)


def test_a_ban_ends_and_nothing_is_kept_of_it(tmp_path: Path) -> None:
    db, ahead = tmp_path / "tables.db", tmp_path / "ahead"
    ahead.write_text("0")
    sweeping = {"halfpast.server.upkeep.sweeper.EVERY": 0.05}  # in the first hour, too
    with serving(db, changed={**FAST, "ahead": str(ahead), **sweeping}) as server:
        guest = Guest(server)
        guest.make(start=False)
        assert ask(db, "ban", number(guest), "--days", "1", "--yes").exit_code == 0
        assert is_out(guest)
        ahead.write_text(str(24 * 3600 + 5))
        assert not is_out(guest)
        eventually(lambda: noted(db) == {})  # the sweeper comes round


def test_a_wrong_clock_loses_no_ban(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when the host bans somebody, or lets somebody in again, while it is wrong."""
    seconds = [wall_clock.seconds()]
    monkeypatch.setattr(wall_clock, "seconds", lambda: seconds[0])

    async def try_it() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        found = await Bans.open(store)
        await found.add(["anna", "bram"], 30)
        seconds[0] += 101 * 24 * 3600
        assert list(found) == []
        await found.add(["cleo"], 1)
        await found.lift(["bram", "cleo"])
        seconds[0] -= 101 * 24 * 3600
        assert list(found) == list(await Bans.open(store)) == ["anna"]
        seconds[0] += 31 * 24 * 3600
        await found.sweep()
        assert await store.note("bans") == {}
        await store.close()

    asyncio.run(try_it())


def noted(db: Path) -> Any:
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as opened:
        row = opened.execute("SELECT value FROM meta WHERE key = 'note bans'").fetchone()
    return json.loads(row[0])


def test_what_cannot_be_done_is_said_clearly(house: House) -> None:
    table, me = house.guest.make(start=False), house.cookie.rpartition(".")[0]
    for words, why in (
        (["ban", "--yes"], "Say whom to ban"),
        (["ban", "nobody", "--yes"], "There is no account or guest nobody"),
        (["ban", table, "--yes"], f"There is no account or guest {table}"),
        (["ban", "--address", "example.org", "--yes"], "is not an address"),
        (["ban", "--address", "127.0.0.1", "--yes"], "is this computer"),
        (["ban", me, "--with-address", "--yes"], "give the address, or ban without it"),
        (["unban"], "Say whom to let in again"),
        (["unban", me], f"{me} is not banned"),
        (["unban", "--address", "192.0.2.1"], "192.0.2.1 is not banned"),
        (["revoke", "nobody", "--yes"], "There is no account or guest nobody"),
        (["forget", table, "--yes"], f"There is no account or guest {table}"),
    ):
        done = house.admin(*words)
        assert (done.exit_code, why in done.output) == (1, True), (words, done.output)
    assert house.admin("ban", me, "--days", "0", "--yes").exit_code == 2
    assert house.admin("revoke", me, "--only", "cards", "--yes").exit_code == 2
    assert told(house.db, "list", "bans") == []
    assert house.mine() == {table}


def opened(table: str, at: AtTable, by: Guest) -> int:
    token = at.now["tokens"]["0"]
    return by.web.post(f"/api/tables/{table}/open", json={"seat": 0, "token": token}).status_code


def test_devices_and_links_of_an_account_are_revoked(house: House) -> None:
    desk, phone, thief = house.guest, Guest(house.server), Guest(house.server)
    assert desk.web.post("/api/account/make", json={"name": "Anna", "passphrase": WORDS}).status_code == 201
    assert phone.web.post("/api/account/enter", json={"name": "Anna", "passphrase": WORDS}).status_code == 200
    table = desk.make()
    here = desk.join(table)
    assert opened(table, here, thief) == 200
    there = thief.join(table)
    cookies = [phone.cookie, thief.cookie]
    house.cookie = desk.cookie
    done = house.admin("revoke", "anna", "--yes", "--json")
    assert {key: json.loads(done.stdout)[key] for key in ("devices", "tables")} == {"devices": 2, "tables": 1}
    if house.runs:
        assert closed_with(here) == 1012  # it comes again, as nobody
        there.wait_until(lambda at: at.now["mine"] == [])
    desk = house.back()
    phone, thief = (Guest(house.server, cookie) for cookie in cookies)
    assert [one.web.get("/api/account").json()["account"] for one in (desk, phone)] == [None, None]
    assert opened(table, here, thief) == 403
    assert thief.join(table).now["mine"] == []
    assert desk.web.post("/api/account/enter", json={"name": "Anna", "passphrase": WORDS}).status_code == 200
    assert desk.join(table).play_on(1) == 1


def test_links_of_a_table_are_revoked(house: House) -> None:
    table, thief = house.guest.make(), Guest(house.server)
    here = house.guest.join(table)
    assert opened(table, here, thief) == 200
    cookie = thief.cookie
    assert house.admin("revoke", table, "--only", "replays", "--yes").output.count("new links: 0") == 1
    assert house.admin("revoke", table, "--yes").output.count("new links: 1") == 1
    guest, thief = house.back(), Guest(house.server, cookie)
    assert opened(table, here, thief) == 403
    assert (thief.join(table).now["mine"], guest.join(table).now["mine"]) == ([], [0])


@pytest.mark.parametrize("with_account", [True, False])
def test_everything_about_somebody_is_forgotten(house: House, with_account: bool) -> None:
    host, friend = house.guest, Guest(house.server)
    name = house.cookie.rpartition(".")[0]
    if with_account:
        made = host.web.post("/api/account/make", json={"name": "Quirijn", "passphrase": WORDS})
        assert made.status_code == 201
        name = told(house.db, "show", "quirijn")["id"]
    alone, binned = host.make(name="Quirijn", start=False), host.make(name="Quirijn", start=False)
    both = host.make(name="Quirijn", start=False, bots=1)
    there = friend.join(both)
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert host.join(both).ask(do="start")["is"] == "done"
    cookie = friend.cookie
    assert house.admin("remove", binned, "--yes").exit_code == 0
    assert house.admin("forget", name, answer="n\n").exit_code == 1
    assert house.admin("forget", "Quirijn" if with_account else name, "--yes").exit_code == 0
    files = b"".join(file.read_bytes() for file in house.db.parent.glob("tables.db*"))
    words = (name, "Quirijn", "quirijn", alone, binned)
    assert [word for word in words if word.encode() in files] == []
    assert [one["id"] for one in told(house.db, "list")] == [both]
    house.back()
    left = Guest(house.server, cookie).join(both)
    assert [seat["kind"] for seat in left.now["table"]["seats"]] == ["bot", "guest"]
    assert left.now["is_host"]


def test_every_removal_claim_ban_and_sign_in_has_its_line(tmp_path: Path) -> None:
    db, errors = tmp_path / "tables.db", tmp_path / "errors"
    hurried = {**FAST, **CHEAP, "halfpast.server.tables.table.CLAIM_AFTER": 0.0}
    with serving(db, "--proxy", "127.0.0.1", changed=hurried, errors=errors) as server:
        here, there = table_for_two(server, bots=1)
        table = here.now["table"]["id"]
        host, friend = (
            told(db, "show", table)["seats"][0]["owners"][0],
            told(db, "show", table)["seats"][1]["owners"][0],
        )
        here.socket.close()
        there.wait_until(lambda at: at.now["claim"] == 0)
        assert there.ask(do="claim")["is"] == there.ask(do="claim")["is"] == "done"  # the second changes nothing
        guest = Guest(server)
        guest.web.post("/api/account/make", json={"name": "Quirijn", "passphrase": WORDS})
        account = told(db, "show", "quirijn")["id"]
        guest.web.post("/api/account/leave", json={})
        assert guest.web.post("/api/account/enter", json={"name": "Quirijn", "passphrase": "wrong"}).status_code == 403
        assert guest.web.post("/api/account/enter", json={"name": "Quirijn", "passphrase": WORDS}).status_code == 200
        for words in (
            ["ban", "Quirijn", "--address", "192.0.2.7"],
            ["unban", "Quirijn", "--address", "192.0.2.7"],
            ["revoke", "Quirijn"],
            ["revoke", table, "--only", "seats"],
            ["remove", account],
            ["restore", account],
            ["forget", account],
            ["close", table],
            ["restore", table],
            ["forget", host],
        ):
            asks = words[0] not in ("unban", "restore")
            assert ask(db, *words, *(["--yes"] if asks else [])).exit_code == 0, words
    found = audits(errors.read_text())
    lines = [" ".join(word for word in line.split() if not word.startswith(("until=", "address="))) for line in found]
    assert lines == [
        f"claim table={table} guest={friend}",
        f"sign-in account={account}",
        f"sign-in account={account}",
        f"ban account={account}",
        "ban",
        f"unban account={account}",
        "unban",
        f"revoke account={account} what=devices+seats+replays",
        f"revoke table={table} what=seats",
        f"remove account={account} why=removed-by-the-host",
        f"admin do=remove name={account}",
        f"admin do=restore name={account}",
        f"forget account={account}",
        f"admin do=close name={table}",
        f"admin do=restore name={table}",
        f"forget guest={host}",
    ]
    assert [word for word in ("Quirijn", "quirijn", "192.0.2.7", "Anna", "Bram") if word in errors.read_text()] == []


def test_no_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        store = SqliteStore(":memory:")
        found = await Bans.open(store)
        await found.add(["anna", "bram"], 1)
        with pytest.raises(HalfpastError, match="lift some first"):
            await found.add(["cleo"], 1)
        assert list(found) == list(await Bans.open(store)) == ["anna", "bram"]
        await store.close()

    monkeypatch.setattr(bans, "MOST", 2)
    asyncio.run(try_it())
