"""Accounts, for those who want one; and how everything about somebody goes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from halfpast.server.house.hub import Hub
from halfpast.server.people import lookalikes
from halfpast.server.people.accounts import Accounts
from halfpast.server.people.guests import Guests
from halfpast.server.tables.documents import new_table
from halfpast.server.tables.errors import Full, Taken
from halfpast.server.tables.terms import read_terms
from halfpast.store import Conflict
from halfpast.store.sqlite import MIGRATIONS, SqliteStore
from tests.apart import run_apart
from tests.server.client import (
    PATIENCE,
    STILL,
    AtTable,
    Guest,
    Server,
    closed_with,
    play_together,
    serving,
    table_for_two,
)
from tests.server.conftest import FAST
from tests.server.people.authenticator import Passkey

WORDS = "kettle amber goose ladder pinch walnut"
CHEAP = {"halfpast.server.people.passphrases.COST": 10}  # the tests need not be slow to guess


@pytest.fixture  # one for each test: tries and new accounts are counted by address
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("accounts")
    with serving(folder / "tables.db", changed={**FAST, **CHEAP}, errors=folder / "errors") as running:
        yield running
    assert "Traceback" not in (folder / "errors").read_text()


def ask(guest: Guest, what: str, **data: Any) -> httpx.Response:
    return guest.web.post(f"/api/account/{what}", json=data)


def account(guest: Guest) -> Any:
    return guest.web.get("/api/account").json()["account"]


def tables(guest: Guest) -> set[str]:
    return {one["id"] for one in guest.web.get("/api/me").json()["mine"]}


def rows(server: Server) -> str:
    """Everything that stands in the database."""
    with closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for name in names if name != "meta" for row in db.execute(f"SELECT * FROM {name}"))


def in_files(server: Server, word: str) -> list[str]:
    """The files of the database in which a word can be read, be it in a place that is free by now."""
    files = Path(server.db).parent.glob(f"{Path(server.db).name}*")
    return [file.name for file in files if word.encode() in file.read_bytes()]


def device_id(guest: Guest) -> str:
    return guest.cookie.rpartition(".")[0]


def test_another_device_sees_the_same_tables_and_brings_its_own(server: Server) -> None:
    desk, phone = Guest(server), Guest(server)
    first, second = desk.make(), phone.make()
    before = desk.cookie
    assert account(desk) is None
    assert ask(desk, "make", name="Anna", passphrase=WORDS, kind="computer").status_code == 201
    assert desk.cookie != before  # who knew the old one knows nothing
    assert tables(Guest(server, before)) == set()
    assert ask(phone, "enter", name=" ANNA ", passphrase="Kettle-Amber goose LADDER pinch walnut").status_code == 200
    assert tables(desk) == tables(phone) == {first, second}
    assert [one["kind"] for one in account(phone)["devices"]] == ["computer", "computer"]
    assert (account(phone)["name"], account(phone)["passkeys"]) == ("anna", [])
    there = phone.join(first)
    assert (there.now["mine"], there.now["is_host"]) == ([0], True)
    assert there.play_on(1) == 1
    assert desk.make(start=False) in tables(phone)


def test_a_page_at_a_private_table_comes_again_when_somebody_signs_in(server: Server) -> None:
    guest = Guest(server)
    pages = [guest.join(guest.make(spectators=False)) for _ in range(4)]
    assert ask(guest, "make", name="Paula", passphrase=WORDS).status_code == 201
    assert [closed_with(page) for page in pages] == [1012] * 4  # not that they may not look on


def test_who_leaves_on_one_device_of_the_account_is_still_there_on_another(server: Server) -> None:
    desk, phone = Guest(server), Guest(server)
    table = desk.make(start=False, bots=1)
    guest = desk.join(table)
    assert ask(desk, "make", name="both", passphrase=WORDS).status_code == 201
    assert closed_with(guest) == 1012
    assert ask(phone, "enter", name="both", passphrase=WORDS).status_code == 200
    friend = Guest(server)
    one, two, other = desk.join(table), phone.join(table), friend.join(table)
    assert (one.now["mine"], two.now["mine"]) == ([0], [0])
    assert other.ask(do="sit", seat=1, name="Clara")["is"] == "done"
    assert one.ask(do="start")["is"] == "done"
    assert one.ask(do="stand", seat=0)["is"] == "done"
    assert not one.now["table"]["seats"][0]["covered"]
    two.socket.close()
    for _ in range(100):  # until the server has heard of it
        assert one.ask(do="stand", seat=0)["is"] == "done"
        if one.now["table"]["seats"][0]["covered"]:
            return
        time.sleep(0.05)
    raise AssertionError("nobody plays for the guest who left")


def test_a_wrong_passphrase_and_an_unknown_name_are_refused_alike(server: Server) -> None:
    owner, other = Guest(server), Guest(server)
    assert ask(owner, "make", name="Dora", passphrase=WORDS).status_code == 201
    answers = [
        ask(other, "enter", name=name, passphrase=words)
        for name, words in (("dora", WORDS + "s"), ("nobody", WORDS), ("dora", ""), ("", WORDS))
    ]
    assert {(one.status_code, one.text) for one in answers} == {(403, answers[0].text)}
    assert account(other) is None
    assert ask(other, "make", name="DORA", passphrase=WORDS).status_code == 409
    assert ask(owner, "make", name="Dora2", passphrase=WORDS).status_code == 409  # signed in already
    for short in ("kettle amber", "aaaaaaaaaaaaaaaaaaaa", "ab ab ab ab ab ab ab", "x" * 300, 7, None):
        assert ask(other, "make", name="Emma", passphrase=short).status_code == 400
    assert ask(other, "make", name="x", passphrase=WORDS).status_code == 400


def test_tries_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    changed = {**CHEAP, "spent": str(clock)}
    with serving(tmp_path / "tables.db", "--public-url", "http://play.example", changed=changed) as server:
        owner = Guest(server)
        assert ask(owner, "make", name="Anna", passphrase=WORDS).status_code == 201
        thieves = [come_from(server, "192.0.2.1") for _ in range(4)]
        codes = [ask(thieves[n % 4], "enter", name="Anna", passphrase=f"{WORDS} {n}").status_code for n in range(12)]
        assert codes == [403] * 10 + [429] * 2
        late = ask(thieves[0], "enter", name="Anna", passphrase=WORDS)
        assert late.status_code == 429  # not even the right one
        elsewhere = come_from(server, "192.0.2.2")
        for _ in range(12):  # right ones do not count
            assert ask(elsewhere, "enter", name="Anna", passphrase=WORDS).status_code == 200
            assert ask(elsewhere, "leave").status_code == 200
            elsewhere = come_from(server, "192.0.2.2")
        guests = [Guest(server) for _ in range(6)]
        codes = []
        for number in range(75):  # one a second
            clock.write_text(str(number))
            codes.append(ask(guests[number % 6], "enter", name=f"name-{number}", passphrase=WORDS).status_code)
        assert codes == [403] * 74 + [429]  # from one address sixty, and one in five seconds
        line = [come_from(server, f"2001:db8:1:{number:x}::1") for number in range(62)]
        codes = [ask(one, "enter", name=f"else-{n}", passphrase=WORDS).status_code for n, one in enumerate(line)]
        assert codes == [403] * 60 + [429] * 2  # a line of IPv6 is one address, however many networks it has


def test_nobody_is_kept_out_by_those_who_guess_elsewhere(tmp_path: Path) -> None:
    changed = {**CHEAP, **STILL}
    with serving(tmp_path / "tables.db", "--public-url", "http://play.example", changed=changed) as server:
        assert ask(come_from(server, "198.51.100.7"), "make", name="Anna", passphrase=WORDS).status_code == 201
        thieves = [come_from(server, f"192.0.2.{number}") for number in range(15)]
        for number in range(150):
            assert ask(thieves[number % 15], "enter", name=f"n{number}", passphrase=WORDS).status_code == 403
        assert ask(come_from(server, "203.0.113.1"), "enter", name="Anna", passphrase=WORDS).status_code == 200
        assert ask(come_from(server, "203.0.113.1"), "make", name="Bram", passphrase=WORDS).status_code == 201


def test_where_there_is_no_room_an_account_that_was_never_used_makes_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**CHEAP, "halfpast.server.people.accounts.MOST_ACCOUNTS": 4}.items():
        monkeypatch.setattr(name, value)
    ago = [(datetime.now(UTC) - timedelta(days=days)).date().isoformat() for days in range(20)]

    async def run() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        days = {"@used": (ago[15], ago[9]), "@new": (ago[3], ago[3]), "@idle": (ago[9], ago[9]), "@t": (ago[19],) * 2}
        for account, (created, seen) in days.items():
            await store.add_account(account, None, {"created": created, "seen": seen})
        await store.save_tables({"table": new_table(read_terms({"seats": 2}), "@t", "Anna", [])})
        hub = await Hub.open(store)
        accounts = await Accounts.open(hub)
        await accounts.make("phone", "Anna", WORDS, "phone")
        assert [(one.id, one.why) for one in await store.bin()] == [("@idle", "made way")]
        with pytest.raises(Full):
            await accounts.make("tablet", "Bram", WORDS, "tablet")
        await hub.close()

    run_apart(run())


def test_while_one_is_forgotten_others_come_and_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in CHEAP.items():
        monkeypatch.setattr(name, value)

    async def run() -> None:
        hub = await Hub.open(SqliteStore(str(tmp_path / "tables.db")))
        accounts, held, found = await Accounts.open(hub), asyncio.Event(), asyncio.Event()
        forget_in_bin = hub.store.forget_in_bin

        async def forget(owner: str) -> None:
            found.set()
            await held.wait()
            await forget_in_bin(owner)

        monkeypatch.setattr(hub.store, "forget_in_bin", forget)
        forgotten = asyncio.create_task(accounts.forget("somebody"))
        await found.wait()
        phone = await asyncio.wait_for(accounts.make("phone", "Anna", WORDS, "phone"), PATIENCE)
        await asyncio.wait_for(accounts.sign_out(accounts.owner(phone), phone), PATIENCE)
        assert await asyncio.wait_for(accounts.enter("tablet", "Anna", WORDS, "tablet"), PATIENCE)
        await asyncio.wait_for(
            accounts.put_in_bin((await hub.store.account_named("anna")) or "", "forgotten"), PATIENCE
        )
        assert not forgotten.done()
        held.set()
        await forgotten
        await hub.close()

    run_apart(run())


ALIKE = ("Аnna", "аnnа", "ＡＮＮＡ", "ᴬnna", "ⓐnna", "𝒶nna", "anոa")  # Cyrillic, full-width, raised, in a circle, …


def test_a_name_that_looks_like_anothers_is_taken(server: Server) -> None:
    owner = Guest(server)
    assert ask(owner, "make", name="Anna", passphrase=WORDS).status_code == 201
    for name in ALIKE:
        assert name.casefold() != "anna"
        assert ask(Guest(server), "make", name=name, passphrase=WORDS).status_code == 409, name
    for name in ("Anne", "Änna", "Hanna", "Анна Ж"):
        assert ask(Guest(server), "make", name=name, passphrase=WORDS).status_code == 201, name
    passkey = Guest(server)
    assert make_passkey(passkey, Passkey(server.url, "127.0.0.1")).status_code == 201
    assert ask(passkey, "passphrase", name=ALIKE[0], passphrase=WORDS).status_code == 409
    assert ask(owner, "passphrase", old=WORDS, passphrase=f"{WORDS} again").status_code == 200
    with ThreadPoolExecutor(2) as pool:  # of two at once, one has it
        made = pool.map(lambda name: ask(Guest(server), "make", name=name, passphrase=WORDS), ("Otto", "Оtto"))
        assert sorted(answer.status_code for answer in made) == [201, 409]
    assert ask(owner, "forget").status_code == 200
    assert ask(Guest(server), "make", name=ALIKE[0], passphrase=WORDS).status_code == 201  # it is free again


def test_the_name_of_an_account_in_the_bin_is_taken_until_it_is_forgotten(tmp_path: Path) -> None:
    lookalikes._letters.cache_clear()

    async def run() -> None:
        hub = await Hub.open(SqliteStore(str(tmp_path / "tables.db")))
        accounts = await Accounts.open(hub)
        assert lookalikes._letters.cache_info().currsize == 1  # it is read before anybody has a name
        await accounts.make("phone", "Anna", "correct horse", "phone")
        account = accounts.owner(next(iter(accounts._account_of)))
        await accounts.put_in_bin(account, "forgotten")
        again = await Accounts.open(hub)  # as after a restart
        for house in (accounts, again):
            for name in ("Anna", "Аnna"):  # the second begins with a Cyrillic letter
                with pytest.raises(Taken, match="Another account has this name"):
                    await house.make("tablet", name, "correct horse", "tablet")
        await hub.store.restore("account", account)
        await accounts.have_again(account)
        assert (await hub.store.account(account)).name == "anna"
        await accounts.put_in_bin(account, "forgotten")
        await accounts.forget(account)
        assert (accounts._count, accounts._looks._of, accounts._looks._alike) == (0, {}, {})
        await accounts.make("tablet", "Anna", "correct horse", "tablet")
        assert accounts._count == 1
        await hub.close()

    run_apart(run())


def test_whoever_deletes_one_guest_after_another_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        codes = [ask(Guest(server), "forget").status_code for _ in range(40)]
    assert codes == [200] * 30 + [429] * 10


def test_accounts_that_look_alike_already_go_on(tmp_path: Path) -> None:
    db, names = tmp_path / "tables.db", ("anna", "аnnа")
    with serving(db, changed=CHEAP) as server:
        for name in ("anna", "other"):
            assert ask(Guest(server), "make", name=name, passphrase=WORDS).status_code == 201
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.execute("UPDATE accounts SET name = ? WHERE name = 'other'", names[1:])
    with serving(db, changed=CHEAP) as server:
        for name in names:
            guest = Guest(server)
            assert ask(guest, "enter", name=name, passphrase=WORDS).status_code == 200
            assert ask(guest, "passphrase", old=WORDS, passphrase=f"{WORDS} again").status_code == 200
        assert ask(Guest(server), "make", name="ᵃnna", passphrase=WORDS).status_code == 409


def come_from(server: Server, address: str) -> Guest:
    """A new device, which the proxy says comes from there."""
    guest = Guest(server)
    guest.web.headers["x-forwarded-for"] = address
    return guest


def test_no_guessing_keeps_the_owner_out(tmp_path: Path) -> None:
    """A device that was signed in before, a passkey, and one that is signed in: each opens, whatever others try."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    changed = {**CHEAP, "spent": str(clock)}
    with serving(tmp_path / "tables.db", "--public-url", "http://127.0.0.1", changed=changed) as server:
        desk, phone, other = (come_from(server, "198.51.100.7") for _ in range(3))
        passkey = Passkey(server.url, "127.0.0.1")
        assert ask(desk, "make", name="Anna", passphrase=WORDS).status_code == 201
        assert ask(phone, "enter", name="Anna", passphrase=WORDS).status_code == 200
        assert make_passkey(phone, passkey).status_code == 201
        assert ask(other, "make", name="Bram", passphrase=WORDS).status_code == 201
        for guest in (desk, other):
            assert ask(guest, "leave").status_code == 200
        codes = []
        for number in range(120):  # from all over the world, one a second; the last twenty at once
            clock.write_text(str(min(number, 99)))
            thief = come_from(server, f"192.0.2.{number}")
            codes.append(ask(thief, "enter", name="Anna", passphrase=f"{WORDS} {number}").status_code)
        assert codes == [403] * 109 + [429] * 11  # a hundred, and one in ten seconds
        assert ask(come_from(server, "203.0.113.1"), "enter", name="Anna", passphrase=WORDS).status_code == 429
        assert ask(other, "enter", name="Anna", passphrase=WORDS).status_code == 429  # known to another account
        assert ask(desk, "enter", name="Anna", passphrase=WORDS + "s").status_code == 403
        assert ask(desk, "enter", name="Anna", passphrase=WORDS).status_code == 200
        assert show_passkey(come_from(server, "203.0.113.2"), passkey).status_code == 200
        assert ask(phone, "passphrase", old=WORDS, passphrase=f"{WORDS} again").status_code == 200
        assert ask(desk, "leave").status_code == 200
        codes_here = [ask(desk, "enter", name="Anna", passphrase=WORDS).status_code for _ in range(12)]
        assert codes_here == [403] * 10 + [429] * 2  # nor is it a way to guess


def test_what_a_device_is_known_by_says_nothing_and_goes_with_the_account(server: Server) -> None:
    guest = Guest(server)
    assert ask(guest, "make", name="Anna", passphrase=WORDS).status_code == 201
    known = f"{server.cookie_name}-known"
    mark = guest.web.cookies[known]
    assert mark.partition(".")[0] not in rows(server)  # nothing of it is stored
    guest.web.cookies.delete(known)
    guest.web.get("/")  # as of a device that signed in before there was such a thing
    assert guest.web.cookies[known] != mark
    assert ask(guest, "leave").status_code == 200
    assert ask(guest, "make", name="Bram", passphrase=WORDS).status_code == 201
    assert guest.web.cookies[known].count("~") == 1
    assert ask(guest, "forget").status_code == 200
    assert guest.web.cookies[known].count("~") == 0  # only the other's is left
    assert ask(guest, "enter", name="Anna", passphrase=WORDS).status_code == 200
    assert ask(guest, "forget").status_code == 200
    assert known not in guest.web.cookies


def test_sign_out_here_there_and_everywhere(server: Server) -> None:
    devices = [Guest(server) for _ in range(4)]
    table = devices[0].make()
    assert ask(devices[0], "make", name="Fritz", passphrase=WORDS, kind="phone").status_code == 201
    for device in devices[1:]:
        assert ask(device, "enter", name="Fritz", passphrase=WORDS).status_code == 200
    open_page = devices[1].join(table)
    old = devices[0].cookie
    assert ask(devices[0], "leave").status_code == 200
    assert (account(devices[0]), tables(devices[0]), tables(Guest(server, old))) == (None, set(), set())
    assert ask(devices[2], "leave", which=device_id(devices[1])).status_code == 200
    assert closed_with(open_page) == 1012
    assert tables(devices[1]) == set()
    assert ask(devices[2], "leave", which="somebody's").status_code == 400
    assert ask(devices[2], "leave", which="others").status_code == 200
    assert (tables(devices[2]), tables(devices[3])) == ({table}, set())
    assert len(account(devices[2])["devices"]) == 1
    assert ask(devices[3], "leave").status_code == 403


def test_the_passphrase_is_changed_by_who_knows_it(server: Server) -> None:
    guest, other = Guest(server), Guest(server)
    assert ask(guest, "make", name="Gerda", passphrase=WORDS).status_code == 201
    assert ask(guest, "passphrase", passphrase="another one that is long").status_code == 403
    assert ask(guest, "passphrase", old=WORDS, passphrase="short").status_code == 400
    assert ask(guest, "passphrase", old=WORDS, passphrase="another one that is long").status_code == 200
    assert ask(other, "passphrase", old=WORDS, passphrase="another one that is long").status_code == 403
    assert ask(other, "enter", name="Gerda", passphrase=WORDS).status_code == 403
    assert ask(other, "enter", name="Gerda", passphrase="Another one that is long").status_code == 200


def make_passkey(guest: Guest, passkey: Passkey) -> httpx.Response:
    options = ask(guest, "passkey/ask").json()
    return ask(guest, "passkey/make", credential=passkey.made(options), kind="tablet")


def show_passkey(guest: Guest, passkey: Passkey) -> httpx.Response:
    return ask(guest, "passkey/enter", credential=passkey.shown(ask(guest, "passkey/show").json()))


def test_passkeys(server: Server) -> None:
    guest, other = Guest(server), Guest(server)
    table, passkey, second = guest.make(), *(Passkey(server.url, "127.0.0.1") for _ in range(2))
    assert make_passkey(guest, passkey).status_code == 201
    found = account(guest)
    assert (found["name"], [one["kind"] for one in found["passkeys"]]) == (None, ["tablet"])
    assert show_passkey(other, passkey).status_code == 200
    assert tables(other) == {table}
    only = found["passkeys"][0]["id"]
    assert ask(guest, "passkey/remove", id=only).status_code == 409  # the only way in
    assert make_passkey(guest, second).status_code == 201
    assert len(account(other)["passkeys"]) == 2
    assert ask(guest, "passkey/remove", id=only).status_code == 200
    assert show_passkey(Guest(server), passkey).status_code == 403
    assert show_passkey(Guest(server), second).status_code == 200
    assert ask(guest, "passphrase", name="Hanna", passphrase=WORDS).status_code == 200
    assert ask(Guest(server), "enter", name="Hanna", passphrase=WORDS).status_code == 200


def test_a_passkey_that_does_not_fit_opens_nothing(server: Server) -> None:
    guest, thief = Guest(server), Guest(server)
    passkey, elsewhere = Passkey(server.url, "127.0.0.1"), Passkey("https://elsewhere.example", "elsewhere.example")
    assert make_passkey(Guest(server), elsewhere).status_code == 403
    assert make_passkey(guest, passkey).status_code == 201
    options = ask(thief, "passkey/show").json()
    assert ask(thief, "passkey/enter", credential=passkey.shown({"challenge": "AAAA"})).status_code == 403
    good = passkey.shown(options)
    assert ask(thief, "passkey/enter", credential=good).status_code == 403  # the question was used up
    assert ask(Guest(server), "passkey/enter", credential=good).status_code == 403  # and was another's
    options = ask(thief, "passkey/show").json()
    stolen = {**passkey.shown(options), "response": Passkey(server.url, "127.0.0.1").shown(options)["response"]}
    assert ask(thief, "passkey/enter", credential=stolen).status_code == 403
    assert ask(thief, "passkey/ask").status_code == 200
    assert ask(thief, "passkey/enter", credential=passkey.shown(options)).status_code == 403
    passkey.count = -1  # a copy of the key, from before
    assert show_passkey(Guest(server), passkey).status_code == 200  # 0 says that it does not count
    passkey.count = 10
    assert show_passkey(Guest(server), passkey).status_code == 200
    passkey.count = 5
    assert show_passkey(Guest(server), passkey).status_code == 403
    strange: list[Any] = [None, 7, "", [], {}, {"id": 7}, {"id": "x"}, {"id": good["id"], "response": {}}]
    for nonsense in strange:
        thief = Guest(server)
        ask(thief, "passkey/show")
        assert ask(thief, "passkey/enter", credential=nonsense).status_code == 403
        ask(thief, "passkey/ask")
        assert ask(thief, "passkey/make", credential=nonsense).status_code == 403
        assert account(thief) is None


def test_a_passkey_asked_for_before_signing_out_opens_nothing(server: Server) -> None:
    guest, thief = Guest(server), Guest(server)
    assert ask(guest, "make", name="Katrin", passphrase=WORDS).status_code == 201
    assert ask(thief, "enter", name="Katrin", passphrase=WORDS).status_code == 200
    options = ask(thief, "passkey/ask").json()
    assert ask(guest, "leave", which="others").status_code == 200
    made = Passkey(server.url, "127.0.0.1").made(options)
    assert ask(thief, "passkey/make", credential=made).status_code == 403
    assert account(thief) is None
    assert (account(guest)["name"], account(guest)["passkeys"]) == ("katrin", [])
    assert ask(Guest(server), "enter", name="Katrin", passphrase=WORDS).status_code == 200  # it is still the way in


def test_of_the_last_two_passkeys_one_stays(server: Server) -> None:
    guest = Guest(server)
    for _ in range(2):
        assert make_passkey(guest, Passkey(server.url, "127.0.0.1")).status_code == 201
    both = [one["id"] for one in account(guest)["passkeys"]]
    with ThreadPoolExecutor(2) as pool:
        answers = pool.map(lambda one: ask(Guest(server, guest.cookie), "passkey/remove", id=one), both)
        assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert len(account(guest)["passkeys"]) == 1


def test_only_our_own_page_may_ask(server: Server) -> None:
    guest = Guest(server)
    for what in ("make", "enter", "passphrase", "passkey/ask", "passkey/enter", "leave", "forget"):
        answer = guest.web.post(f"/api/account/{what}", json={}, headers={"origin": "https://elsewhere.example"})
        assert answer.status_code == 403
        assert "another site" in answer.text
        assert guest.web.post(f"/api/account/{what}", content=b"[]").status_code == 400
    assert guest.web.get("/api/account/forget").status_code in (404, 405)


def test_whatever_is_sent_gets_a_sentence_and_changes_nothing(server: Server) -> None:
    guest = Guest(server)
    assert ask(guest, "make", name="Jakob", passphrase=WORDS).status_code == 201
    before = account(guest)
    values: list[Any] = [7, [], {"a": []}]
    fields = ("name", "passphrase", "old", "kind", "credential", "id", "which")
    for what in (
        "make",
        "enter",
        "passphrase",
        "passkey/ask",
        "passkey/make",
        "passkey/enter",
        "passkey/remove",
        "leave",
    ):
        for value in values:
            someone = Guest(server, guest.cookie)
            answer = ask(someone, what, **dict.fromkeys(fields, value))
            expected = (200,) if what == "passkey/ask" else (400, 403, 409)
            assert answer.status_code in expected, (what, value, answer.text)
    torn = guest.web.post("/api/account/enter", content=b'{"name": "\\ud800", "passphrase": "\\ud800"}')
    assert torn.status_code in (400, 429)
    assert account(guest) == before


@pytest.mark.parametrize("with_account", [True, False])
def test_everything_about_somebody_goes(server: Server, with_account: bool) -> None:
    name = "Isolde-with" if with_account else "Isolde-without"
    guest = Guest(server)
    passkey = Passkey(server.url, "127.0.0.1")
    if with_account:
        assert ask(guest, "make", name=f"key-{name}", passphrase=WORDS).status_code == 201
        assert make_passkey(guest, passkey).status_code == 201
    alone, lobby = guest.make(name=name), guest.make(start=False, name=name, chat=True)
    host = Guest(server)
    over = host.make(start=False, bots=1, name="Anna")
    playing = host.make(start=False, bots=2, name="Anna")
    left = host.make(start=False, bots=2, name="Anna")
    for table in (over, playing, left):
        here, there = host.join(table), guest.join(table)
        assert there.ask(do="sit", seat=1, name=name)["is"] == "done"
        assert here.ask(do="start")["is"] == "done"
        there.wait_until(lambda at: at.now["table"]["state"] == "playing")
        if table == over:
            play_together(here, there)
        if table == left:
            assert there.ask(do="stand", seat=1, for_good=True)["is"] == "done"  # a bot of that name plays on
        for at in (here, there):
            at.socket.close()
    friend = Guest(server)
    beside, at_lobby = friend.join(lobby), guest.join(lobby)
    assert beside.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert at_lobby.ask(do="say", words=f"I am {name}")["is"] == "done"
    assert at_lobby.ask(do="arrange", what="swap", seat=0, **{"with": 2})["is"] == "done"
    watching = friend.join(alone)
    ids = [device_id(guest), *([account(guest)["passkeys"][0]["id"]] if with_account else [])]
    assert all(word in rows(server) for word in (name, *ids))
    assert in_files(server, name)

    old = guest.cookie
    assert ask(guest, "forget").status_code == 200
    assert closed_with(at_lobby) == 1012
    assert closed_with(watching) == 4404
    everything = rows(server)
    assert [word for word in (name, name.casefold(), *ids) if word in everything] == []
    for word in (name, f"key-{name}".casefold(), *ids):
        assert in_files(server, word) == []
    assert "guest" in everything  # the moves are kept, by nobody
    for one in (guest, Guest(server, old)):
        assert (account(one), tables(one)) == (None, set())
    if with_account:
        assert ask(Guest(server), "enter", name=f"key-{name}", passphrase=WORDS).status_code == 403
        assert show_passkey(Guest(server), passkey).status_code == 403

    beside.wait_until(lambda at: at.now["table"]["seats"][2]["kind"] == "open")
    assert beside.now["is_host"]
    assert beside.ask(do="ping")["is"] == "pong"
    assert name not in json.dumps(friend.join(lobby).now["said"])
    seat = host.join(over).now["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["gone"]) == ("guest", "", True)
    for table in (playing, left):
        at = host.join(table)
        assert (at.now["table"]["seats"][1]["kind"], at.now["table"]["seats"][1]["name"]) == ("bot", "")
        assert at.play_on(2) == 2
    once_more = host.join(host.join(over).ask(do="again")["table"])  # with a bot in that seat
    assert [seat["kind"] for seat in once_more.now["table"]["seats"]] == ["guest", "bot"]


def test_what_is_deleted_does_not_come_back(tmp_path: Path) -> None:
    """A passphrase takes a while to be written; whoever is forgotten in that while stays forgotten."""
    with serving(
        tmp_path / "tables.db",
        changed={"halfpast.server.people.passphrases.COST": 17},
    ) as server:
        guest = Guest(server)
        assert ask(guest, "make", name="Ludmilla", passphrase=WORDS).status_code == 201
        assert make_passkey(guest, Passkey(server.url, "127.0.0.1")).status_code == 201
        beside = Guest(server, guest.cookie)
        with ThreadPoolExecutor(1) as pool:
            late = pool.submit(ask, beside, "passphrase", old=WORDS, passphrase="another one that is long")
            time.sleep(0.2)
            assert ask(guest, "forget").status_code == 200
            assert late.result().status_code == 403
        assert "ludmilla" not in rows(server)
        assert account(beside) is None


def test_an_account_is_changed_in_part_and_only_where_it_is() -> None:
    asyncio.run(change_in_part())


async def change_in_part() -> None:
    store = SqliteStore(":memory:")
    await store.add_account("@a", "anna", {"seen": "2030-01-01", "passphrase": {"hash": "00"}})
    await store.add_part("devices", "@a", "phone", {"kind": "phone"})
    with pytest.raises(Conflict):
        await store.add_account("@a", None, {})
    with pytest.raises(Conflict):
        await store.add_part("devices", "@a", "phone", {})
    await store.change_account("@a", {"seen": "2030-01-02"})
    await store.change_part("devices", "@a", "phone", {"seen": "2030-01-02"})
    found = await store.account("@a")
    assert (found.name, found.document) == ("anna", {"seen": "2030-01-02", "passphrase": {"hash": "00"}})
    assert found.devices == {"phone": {"kind": "phone", "seen": "2030-01-02"}}
    await store.remove_part("devices", "@a", "phone")
    with pytest.raises(KeyError):
        await store.change_part("devices", "@a", "phone", {"seen": "2030-01-03"})
    await store.remove_account("@a")
    with pytest.raises(KeyError):
        await store.change_account("@a", {"seen": "2030-01-03"})
    assert await store.accounts() == []
    await store.close()


def test_a_finished_table_goes_with_the_last_who_sat_there(server: Server) -> None:
    here, there = table_for_two(server)
    table = here.now["table"]["id"]
    play_together(here, there)
    guests = [Guest(server, cookie) for cookie in cookies_of(here, there)]
    assert ask(guests[0], "forget").status_code == 200
    assert tables(guests[1]) == {table}
    assert ask(guests[1], "forget").status_code == 200
    assert table not in rows(server)


def cookies_of(*people: AtTable) -> list[str]:
    """As their sockets have sent them."""
    headers = [str(one.socket.request.headers["cookie"]) for one in people if one.socket.request]
    return [header.partition("=")[2] for header in headers]


def test_accounts_outlive_a_restart_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=CHEAP) as server:
        guest, idle = Guest(server), Guest(server)
        table = guest.make()
        assert ask(guest, "make", name="Anna", passphrase=WORDS).status_code == 201
        assert ask(idle, "make", name="Bram", passphrase=WORDS).status_code == 201
        idle.make(name="Bram")
        server.kill()
    past = (datetime.now(UTC) - timedelta(days=401)).date().isoformat()
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.execute("UPDATE accounts SET document = json_set(document, '$.seen', ?) WHERE name = 'bram'", (past,))
        recent = (datetime.now(UTC) - timedelta(days=300)).date().isoformat()
        opened.execute("UPDATE accounts SET document = json_set(document, '$.seen', ?) WHERE name = 'anna'", (recent,))
    soon = {"halfpast.server.upkeep.sweeper.FIRST": 0.0, "halfpast.server.upkeep.sweeper.EVERY": 0.05}
    with serving(db, changed={**CHEAP, **soon}) as server:
        back = Guest(server, guest.cookie)
        back.web.get("/")
        assert tables(back) == {table}
        for _ in range(200):
            if "('account', '@" in rows(server):  # the bin has it
                break
            time.sleep(0.05)
        assert ask(Guest(server), "enter", name="Bram", passphrase=WORDS).status_code == 403
        assert datetime.now(UTC).date().isoformat() in json.dumps(account(back)["devices"])
        assert recent not in rows(server)


def test_a_database_from_before_accounts_goes_on(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    document = new_table(read_terms({"seats": 2}), "host", "Anna", [])
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.executescript((MIGRATIONS / "0001_tables.sql").read_text() + "; PRAGMA user_version = 1")
        opened.execute("INSERT INTO meta VALUES ('secret', ?)", ("ab" * 32,))
        opened.execute("INSERT INTO tables VALUES ('old', ?)", (json.dumps(document),))
    with serving(db, changed=CHEAP) as server:
        guest = Guest(server, Guests(bytes.fromhex("ab" * 32)).cookie("host"))
        assert tables(guest) == {"old"}
        assert ask(guest, "make", name="Anna", passphrase=WORDS).status_code == 201
        assert tables(guest) == {"old"}
        assert guest.join("old").now["mine"] == [0]
    with closing(sqlite3.connect(db)) as opened:
        assert opened.execute("PRAGMA user_version").fetchone() == (len(list(MIGRATIONS.glob("*.sql"))),)
