"""Work counts against whoever causes it: a flood from one address costs the others nothing they would notice."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import zlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from halfpast.match import Match
from halfpast.server.features import replays
from halfpast.server.guard import desk as desks
from halfpast.server.guard import limits
from halfpast.server.guard.desk import Desk
from halfpast.server.guard.work import Account, TooMuch, Work
from halfpast.server.tables.documents import new_table
from halfpast.server.tables.errors import Full
from halfpast.server.tables.fan import EACH, Fan
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import read_terms
from tests.apart import run_apart
from tests.server.client import STILL, AtTable, Guest, Message, Server, serving
from tests.virtual import run_virtually

NEIGHBOUR = "127.0.0.9"  # another address of this computer
PAGES = 60
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a computer has one such address")


def join_from(guest: Guest, table: str, address: str) -> AtTable:
    """A page at a table, from another address."""
    own: dict[str, Any] = {"source_address": (address, 0), "ping_interval": None, "max_size": None, "legacy": True}
    headers = {"cookie": guest.cookie_header, "origin": guest.server.url}
    socket = connect(f"{guest.server.url.replace('http', 'ws')}/ws/{table}", additional_headers=headers, **own)
    guest.server.opened.append(socket)
    return AtTable(socket)


def crowd(server: Server) -> list[AtTable]:
    """Sixty pages of four people at one table that has not begun."""
    people = [Guest(server) for _ in range(4)]
    table = people[0].make(start=False, bots=3)
    pages = [[person.join(table) for _ in range(PAGES // 4)] for person in people]
    for seat, (page, *_) in enumerate(pages):
        assert page.ask(do="sit", seat=seat, name=f"P{seat}")["is"] == "done"
        for other in pages[seat]:
            other.wait_until(lambda at: at.now["mine"] != [])
    return [page for row in zip(*pages, strict=True) for page in row]


@only_linux
def test_sixty_pages_that_change_names_are_refused_and_nobody_else_is(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        pages, answers, frames = crowd(server), Counter[str](), 0
        neighbour, stranger = Guest(server), Guest(server)
        beside = neighbour.join(neighbour.make())
        for page in pages:
            for number in range(20):
                page.socket.send(json.dumps({"do": "sit", "seat": page.seat, "name": f"N{number}", "key": str(number)}))
        for page in pages:
            while True:
                message = page.hear()
                frames += message["is"] == "table"
                answers[message["is"]] += message.get("key") is not None
                if message.get("key") == "19":
                    break
        done = (1000 - 4 * (1 + PAGES)) // (1 + PAGES)  # with what the crowd has left of its address's
        assert (answers["done"], answers["wrong"]) == (done, PAGES * 20 - done)
        assert frames < PAGES * (done + 8)  # and people who come and go
        elsewhere = join_from(stranger, pages[0].now["table"]["id"], NEIGHBOUR)
        assert elsewhere.now["mine"] == []
        other = join_from(stranger, stranger.make(start=False), NEIGHBOUR)
        assert other.ask(do="sit", seat=0, name="Stranger")["is"] == "done"
        assert beside.play_on(3) == 3  # who plays behind the same address is not held up


def a_table() -> Table:
    return Table(None, "table", new_table(read_terms({}), "anna", "Anna", []))  # type: ignore[arg-type]


def test_names_are_told_together_and_a_move_at_once() -> None:
    """480 changes a second, for ten seconds: each page is told about once a second, and of the last one."""

    async def flood() -> None:
        table, told = a_table(), Counter[int]()
        known: dict[int, int] = {}

        def page(number: int) -> None:
            told[number] += 1
            known[number] = table.version

        for number in range(PAGES):
            table.pages.add(lambda number=number: page(number))  # type: ignore[misc]
        for _ in range(4800):
            table.tell()
            await asyncio.sleep(1 / 480)
        assert set(told.values()) <= {9, 10}, told
        assert table.pages._timer is not None
        await asyncio.sleep(3)
        assert set(known.values()) == {table.version}
        table.tell()  # the first one after a while is told at once
        assert set(known.values()) == {table.version}
        table.tell()
        assert set(known.values()) == {table.version - 1}
        table.tell(at_once=True)
        assert set(known.values()) == {table.version}
        before = told.total()
        await asyncio.sleep(EACH * PAGES * 2)
        assert told.total() == before  # a move told all there was to tell

    run_virtually(flood())


def test_few_people_never_wait_for_each_other() -> None:
    async def lobby() -> None:
        fan, told = Fan(), []
        for number in range(6):
            fan.add(lambda number=number: told.append(number))  # type: ignore[misc]
        for _ in range(10):
            before = len(told)
            fan.tell(False)
            assert len(told) == before + 6
            await asyncio.sleep(0.2)

    run_virtually(lobby())


Asked = Counter[tuple[str, str]]


def hash_of(guest: str) -> float:
    """From 0 to 1, the same whenever it is asked for."""
    return zlib.crc32(guest.encode()) / 2**32


async def asks(work: Work, address: str, guest: str, what: str, pages: int, every: float, until: float) -> Asked:
    """A page that asks for one thing again and again; what was done, refused, or had to wait."""
    loop, found = asyncio.get_running_loop(), Counter[tuple[str, str]]()
    await asyncio.sleep(hash_of(guest) * every)  # people do not all begin in the same moment
    while loop.time() < until:
        before = loop.time()
        try:
            await work.pay(address, guest, what, pages)
            found[what, "waited" if loop.time() > before else "done"] += 1
        except TooMuch:
            found[what, "refused"] += 1
        await asyncio.sleep(every)
    return found


def together(seconds: float, *pages: tuple[str, str, str, int, float]) -> list[Asked]:
    """What came of it, page by page."""

    async def run() -> list[Asked]:
        loop = asyncio.get_running_loop()
        work, until = Work(loop.time), loop.time() + seconds
        return await asyncio.gather(*[asks(work, *page, until) for page in pages])

    return run_virtually(run())


def test_a_flood_spends_what_its_address_has_and_no_more() -> None:
    names = [("flood", f"guest {number % 4}", "sit", PAGES, 1 / 8) for number in range(PAGES)]
    moves = [("flood", f"player {number}", "move", 2, 1 / 8) for number in range(500)]
    others = [("home", "anna", "move", 2, 1.0), ("home", "anna", "sit", 2, 2.0), ("home", "anna", "hint", 2, 1.0)]
    found = together(60, *names, *moves, *others)
    names_done = sum(one["sit", "done"] for one in found[:PAGES])
    assert names_done <= (1000 + 60 * 100) / (1 + PAGES) + 1
    assert sum(one["sit", "refused"] for one in found[:PAGES]) > 20_000
    moved = sum(one["move", "done"] + one["move", "waited"] for one in found[PAGES:-3])
    assert moved <= (3000 + 60 * 300) / 3 + 500  # each of them may wait for one more
    assert {how for one in found[-3:] for _, how in one} == {"done"}
    assert sum(found[-3:], Counter()).total() in range(147, 151)


def test_whoever_is_refused_for_the_address_has_spent_nothing() -> None:
    account = Account(an_address=10, a_guest=10, now=lambda: 0.0)
    assert account.allows("school", "anna", 100)
    assert [account.allows("school", "bram", 50) for _ in range(5)] == [False] * 5
    assert account.allows("home", "bram", 100)
    assert [account.allows("elsewhere", "bram", 50) for _ in range(5)] == [False] * 5
    assert account.allows("elsewhere", "cleo", 100)


def test_a_school_behind_one_address_is_never_refused_and_never_waits() -> None:
    """A hundred tables of two: a move every three seconds, cards tried in between, hints, names."""
    pages = []
    for number in range(200):
        guest = f"guest {number}"
        wanted = (("move", 6.0), ("why", 3.0), ("ping", 10.0), ("hint", 60.0), ("sit", 120.0), ("say", 60.0))
        pages += [("school", guest, what, 2, every) for what, every in wanted]
    found = sum(together(300, *pages), Counter())
    assert {how for _, how in found} == {"done"}


def test_a_family_at_one_table_is_never_refused() -> None:
    wanted = (("move", 0.5), ("why", 0.25), ("hint", 2.0), ("sit", 3.0), ("say", 2.0))
    found = together(120, *[("home", f"guest {n}", what, 6, every) for n in range(6) for what, every in wanted])
    assert {how for one in found for _, how in one} == {"done"}


def test_lists_do_not_make_moves_wait_without_end(tmp_path: Path) -> None:
    changed = {**STILL, "halfpast.server.guard.work.PLAYED_A_GUEST": 1, "halfpast.server.http.app.A_UNIT": 0.125}
    with serving(tmp_path / "tables.db", changed=changed) as server:
        guest, other = Guest(server), Guest(server)
        guest.make()  # a list of one table costs 8 units, and there are ten
        codes = [guest.web.get("/api/me").status_code]
        with pytest.raises(httpx.ReadTimeout):  # it waits for six seconds that never come
            guest.web.get("/api/me", timeout=0.2)
        codes += [guest.web.get("/api/me", timeout=0.2).status_code for _ in range(3)]
        assert codes == [200, 429, 429, 429]
        assert other.web.get("/api/me").status_code == 200


def test_debts_are_not_forgotten_however_many_newcomers_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 10)
    rate = limits.Rate(10, 1, lambda: 0.0)
    rate.owe("flood", 1000)
    for number in range(50):
        assert rate.allows(f"somebody {number}")
    assert not rate.has("flood")


def test_no_more_may_watch_though_they_come_together_and_wait(tmp_path: Path) -> None:
    work = "halfpast.server.guard.work"
    changed = {f"{work}.AT_ONCE": 0, f"{work}.PLAYED_AN_ADDRESS": 25, "halfpast.server.tables.table.MOST_WATCHING": 2}
    with serving(tmp_path / "tables.db", changed=changed) as server:
        table = Guest(server).make()

        def watches(guest: Guest) -> bool:
            try:
                return bool(guest.join(table).now)
            except ConnectionClosed:
                return False

        guests = [Guest(server) for _ in range(8)]
        with ThreadPoolExecutor(8) as pool:
            assert sum(pool.map(watches, guests)) == 2


def test_bots_work_counts_against_whoever_has_them_play() -> None:
    """Five hundred tables of one address where only bots are left, and one of another's."""

    async def plays(work: Work, there: list[tuple[str, str]], until: float) -> int:
        loop, moves = asyncio.get_running_loop(), 0
        while loop.time() < until:
            await asyncio.sleep(0.4)
            await work.bot_moves(there, 1)
            moves += 1
        return moves

    async def both() -> tuple[list[int], list[int]]:
        loop = asyncio.get_running_loop()
        work, until = Work(loop.time), loop.time() + 60
        flood = [plays(work, [("flood", f"guest {number}")], until) for number in range(500)]
        home = [plays(work, [("home", "anna")], until), plays(work, [("flood", "guest 1"), ("home", "bram")], until)]
        found = await asyncio.gather(*flood, *home)
        return found[:500], found[500:]

    flood, home = run_virtually(both())
    assert 2 * sum(flood) <= 3000 + 60 * 300 + 2 * 500  # each of them may wait for one more
    assert min(home) >= 149  # of two who are there, whoever has more left pays


def test_where_too_many_wait_the_last_of_whoever_has_most_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "MOST_WAITING", 8)

    async def ask() -> None:
        desk, gate = Desk(), threading.Event()

        def think(who: str) -> str:
            gate.wait()
            return who

        wanted = [*(("flood", f"flood {n}") for n in range(9)), ("home", "anna"), ("away", "bram")]
        tasks = [asyncio.create_task(desk.ask(address, think, who)) for address, who in wanted]
        await asyncio.sleep(0)
        gate.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found[-2:] == ["anna", "bram"]
        assert [type(one) for one in found].count(TooMuch) == 2
        desk.close()

    run_apart(ask())


def test_replays_are_worked_out_by_turns_of_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 4)

    async def ask() -> None:
        shown, gate = replays.Replays(), threading.Event()
        flood = [asyncio.create_task(shown.work("flood", gate.wait)) for _ in range(6)]
        await asyncio.sleep(0)
        home = asyncio.create_task(shown.work("home", lambda: "shown"))
        await asyncio.sleep(0)
        gate.set()
        assert await home == "shown"
        found = await asyncio.gather(*flood, return_exceptions=True)
        assert [type(one) for one in found].count(Full) == 2
        shown.close()

    run_apart(ask())


def test_hints_are_given_by_turns_of_the_addresses_and_never_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "MOST_WAITING_AN_ADDRESS", 5)
    monkeypatch.setattr(desks, "MOST_WAITING", 8)

    async def ask() -> None:
        desk, answered, threads, gate = Desk(), list[str](), set[int](), threading.Event()

        def think(who: str) -> str:
            gate.wait()
            threads.add(threading.get_ident())
            answered.append(who)
            return who

        async def asked(address: str, who: str) -> str:
            try:
                return str(await desk.ask(address, think, who))
            except TooMuch:
                return "refused"

        wanted = [("flood", f"flood {n}") for n in range(9)] + [("home", "anna"), ("home", "bram"), ("away", "cleo")]
        tasks = [asyncio.create_task(asked(*one)) for one in wanted]
        tasks.append(asyncio.create_task(asked("late", "late")))  # eight wait already: the last of the flood gives way
        await asyncio.sleep(0)
        tasks[1].cancel()  # it went before its turn
        gate.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [one for one in found if one == "refused"] == ["refused"] * 4
        assert found[5:9] == ["refused"] * 4
        order = ["flood 0", "anna", "cleo", "late", "flood 2", "bram", "flood 3", "flood 4"]
        assert answered == order
        assert threading.get_ident() not in threads
        assert len(threads) == 1
        desk.close()

    run_apart(ask())


def elsewhere(match: Match, seat: int) -> Message:
    """A hint, which says whether the loop waits for it."""
    return {"loop": threading.current_thread() is threading.main_thread()}


def test_a_hint_that_a_page_asks_for_is_given_at_the_desk(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed={"halfpast.server.http.socket.hint": elsewhere}) as server:
        guest = Guest(server)
        at = guest.join(guest.make(helps=True))
        assert at.await_turn()
        assert at.ask(do="hint", seat=0)["loop"] is False


def test_a_hint_that_fails_does_not_keep_the_others_waiting() -> None:
    async def ask() -> None:
        desk = Desk()
        wrong = desk.ask("home", lambda: 1 // 0)
        right = desk.ask("home", lambda: 7)
        found = await asyncio.gather(wrong, right, return_exceptions=True)
        assert isinstance(found[0], ZeroDivisionError)
        assert found[1] == 7
        desk.close()

    run_apart(ask())
