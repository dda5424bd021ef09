"""The house can be filled, but not shut: what nobody plays at makes way, and lists cost the same however full it is."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from halfpast.server.house import hub as hubs
from halfpast.server.house import room, shelf
from halfpast.server.house.hub import Hub
from halfpast.server.people import acquaintances
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.errors import Full
from halfpast.server.tables.seats import guest_seat
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import CLOCKS, PACES, read_terms
from halfpast.server.upkeep import sweeper, wall_clock
from halfpast.server.upkeep.sweep import DAYS as KEPT_DAYS
from halfpast.store import Document
from halfpast.store.outline import UNPLAYED
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import PATIENCE, Message

MINUTES, DAYS = timedelta(minutes=1), timedelta(days=1)
ADDRESSES = "192.0.2.1", "192.0.2.2"
LOBBIES = {"left": 11 * MINUTES, "being sent": 9 * MINUTES}


def when(ago: timedelta) -> str:
    return (wall_clock.now() - ago).isoformat(timespec="seconds")


def game(ago: timedelta, **more: object) -> Message:
    """A game against a bot, begun and last looked at so long ago."""
    then = when(ago)
    terms = read_terms({"edition": "express", "seats": 2, "games": 1, "listed": True})
    return {**begun(new_table(terms, "host", "Anna", ["family"])), "created": then, "began": then, "seen": then, **more}


def by_turns(ago: timedelta, **more: object) -> Message:
    """A game by turns of two people, likewise."""
    then = when(ago)
    document = new_table(
        read_terms({"edition": "express", "seats": 2, "games": 1, "clock": "week"}), "host", "Anna", []
    )
    document["seats"][1] = guest_seat("other", "Bram")
    return {**begun(document), "created": then, "began": then, "seen": then, **more}


class Counting(SqliteStore):
    """A store that counts what is asked of it."""

    def __init__(self, db: str) -> None:
        super().__init__(db)
        self.statements = 0

    async def count(self, asked: Awaitable[object]) -> int:
        """The statements that it takes."""
        self.statements = 0
        self._db.set_trace_callback(self._trace)
        await asked
        self._db.set_trace_callback(None)
        return self.statements

    def _trace(self, statement: str) -> None:
        self.statements += statement.startswith("SELECT")

    async def steps(self, asked: Awaitable[object]) -> int:
        """How often SQLite takes ten steps for it."""
        taken = 0

        def step() -> None:
            nonlocal taken
            taken += 1

        self._db.set_progress_handler(step, 10)
        await asked
        self._db.set_progress_handler(None, 0)
        return taken


def house(db: Path, tables: dict[str, Message], test: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Counting(str(db))
        await store.save_tables(tables)
        hub = await Hub.open(store)
        try:
            await asyncio.wait_for(test(hub), PATIENCE)
        finally:
            await hub.close()

    run_apart(run())


async def names(hub: Hub) -> set[str]:
    """The tables that there are."""
    return {old.id for old in await hub.store.old(dict.fromkeys(KEPT_DAYS, 1e11))}


async def there(hub: Hub, name: str) -> Table:
    found = await hub.find(name)
    assert found is not None
    return found


async def make(hub: Hub, address: str = "") -> Table:
    return await hub.create(read_terms({"seats": 2}), "new", "Bram", ["family"], starts=True, address=address)


async def makes_way(hub: Hub, address: str = "") -> list[str]:
    """What makes way for one more table."""
    before = await names(hub)
    table = await make(hub, address)
    after = await names(hub)
    assert table.id in after
    return sorted(before - after)


def test_games_that_nobody_plays_make_way_for_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    tables = {
        "fresh": game(5 * MINUTES),
        "unplayed": game(40 * MINUTES),
        "older": game(50 * MINUTES),
        "played today": game(600 * MINUTES, played=True),
        "of two people": game(3 * DAYS, played=True, seats=both),
        "turn by turn": by_turns(3 * DAYS),
        "alone": game(2 * DAYS, played=True),
        "of an older version": {key: value for key, value in game(5 * MINUTES).items() if key != "played"},
    }
    monkeypatch.setattr(room, "MOST_TABLES", len(tables))

    async def test(hub: Hub) -> None:
        gone = [await makes_way(hub) for _ in range(3)]
        assert gone == [["older"], ["unplayed"], ["alone"]]
        with pytest.raises(Full):
            await make(hub)
        assert [(one.id, one.why) for one in await hub.store.bin()] == [(name, "made way") for [name] in gone]

    house(tmp_path / "tables.db", tables, test)


def test_in_a_full_house_one_table_is_read_to_make_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {str(number): game((60 + number) * MINUTES) for number in range(200)}
    monkeypatch.setattr(room, "MOST_TABLES", len(tables))

    async def test(hub: Hub) -> None:
        await (await there(hub, "199")).arrive("host")
        before = set(hub.shelf.tables)
        assert await makes_way(hub) == ["198"]
        assert len(set(hub.shelf.tables) - before) == 1  # the new one

    house(tmp_path / "tables.db", tables, test)


def test_who_was_there_all_day_has_not_been_away_for_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [wall_clock.seconds()]
    monkeypatch.setattr(wall_clock, "seconds", lambda: seconds[0])
    monkeypatch.setattr(room, "MOST_TABLES", 1)

    async def test(hub: Hub) -> None:
        anna = await there(hub, "anna's")
        await anna.arrive("host")
        seconds[0] += 23.9 * 3600
        anna.leave("host")
        await anna.remember_leaving()
        seconds[0] += 0.5 * 3600
        with pytest.raises(Full):
            await make(hub)
        seconds[0] += 24 * 3600
        assert await makes_way(hub) == ["anna's"]

    house(tmp_path / "tables.db", {"anna's": game(5 * MINUTES, played=True)}, test)


def test_an_address_that_keeps_most_tables_alive_cannot_shut_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_TABLES", 5)
    monkeypatch.setattr(room, "GREEDY", 3)
    fresh = {str(number): game(number * MINUTES, played=True, host=f"guest {number}") for number in range(1, 3)}
    made: list[str] = []

    async def fill(hub: Hub) -> None:
        for _ in range(3):
            table = await make(hub, ADDRESSES[0])
            await table.arrive("new")
            while table.match is None or table.match.seat != 0:
                await asyncio.sleep(0.01)
            await table.play(0, table.match.legal()[0], table.seq, "guest")
            table.leave("new")
            made.append(table.id)

    async def test(hub: Hub) -> None:  # after a restart: who keeps what alive is not forgotten
        gone = await makes_way(hub, ADDRESSES[1])
        assert len(gone) == 1
        assert set(gone) <= set(made)
        with pytest.raises(Full):  # now it keeps no more than others may
            await make(hub, ADDRESSES[1])

    house(tmp_path / "tables.db", fresh, fill)
    monkeypatch.setattr(room, "GREEDY", 2)
    house(tmp_path / "tables.db", {}, test)


def lines(number: int) -> list[str]:
    return [f"192.0.2.{one}" for one in range(number)]


@pytest.mark.parametrize("clock", CLOCKS)
def test_twenty_addresses_with_two_people_a_table_cannot_fill_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: str
) -> None:
    monkeypatch.setattr(room, "MOST_TABLES", 60)
    monkeypatch.setattr(room, "GREEDY", 1)
    terms = read_terms({"edition": "express", "seats": 2, "games": 1, "clock": clock})

    async def fill(hub: Hub, addresses: list[str]) -> int:
        """As many tables as each of them can have, with two cookies at each; how many there are."""
        for number, address in enumerate(addresses * 5):
            with suppress(Full):
                table = await hub.create(terms, f"host {number}", "Anna", [], address=address)
                await table.sit(f"other {number}", 1, "Bram")
                await table.start(f"host {number}")
        return await hub.store.alive()

    async def test(hub: Hub) -> None:
        assert await fill(hub, lines(20)) < 60
        assert len(await makes_way(hub, "198.51.100.1")) == 0  # who comes then has room, and nobody goes for it

    async def one_line(hub: Hub) -> None:
        assert await fill(hub, [f"2001:db8:1:{one:x}::1" for one in range(20)]) <= 60 // 8

    house(tmp_path / "tables.db", {}, test)
    house(tmp_path / "line.db", {}, one_line)


def test_in_a_full_house_what_the_greediest_does_not_play_makes_way_whoever_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    tables = {
        "played, for long": by_turns(3 * DAYS, played=True, near="greedy"),
        "not moved": by_turns(60 * MINUTES, near="greedy"),
        "of two": game(50 * MINUTES, played=True, seats=both, near="greedy"),
        "just now": by_turns(20 * MINUTES, near="greedy"),
        "another's": by_turns(6 * DAYS, near="modest"),
    }
    monkeypatch.setattr(room, "MOST_TABLES", len(tables))
    monkeypatch.setattr(room, "GREEDY", 1)

    async def test(hub: Hub) -> None:
        gone = [await makes_way(hub) for _ in range(3)]
        assert gone == [["not moved"], ["played, for long"], ["of two"]]
        assert [one.id for one in await hub.store.bin()] == [name for [name] in gone]
        with pytest.raises(Full):
            await make(hub)

    house(tmp_path / "tables.db", tables, test)


def test_turn_by_turn_what_nobody_looks_at_makes_way_at_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {
        "not moved": by_turns(8 * DAYS),
        "moved": by_turns(31 * DAYS, played=True),
        "not long ago": by_turns(6 * DAYS),
        "nor this": by_turns(29 * DAYS, played=True),
    }
    monkeypatch.setattr(room, "MOST_TABLES", len(tables))

    async def test(hub: Hub) -> None:
        assert [await makes_way(hub) for _ in range(2)] == [["not moved"], ["moved"]]
        with pytest.raises(Full):
            await make(hub)

    house(tmp_path / "tables.db", tables, test)


def test_turn_by_turn_tables_of_an_older_version_make_way_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    monkeypatch.setattr(room, "MOST_TABLES", 2)

    async def nothing(hub: Hub) -> None:
        pass

    async def test(hub: Hub) -> None:
        assert await makes_way(hub) == ["slow"]

    house(db, {"slow": by_turns(40 * DAYS, played=True), "new": by_turns(MINUTES)}, nothing)
    with closing(sqlite3.connect(db)) as opened, opened:  # as step 7 left it
        opened.execute("UPDATE outlines SET way = NULL")
        for index in ("outlines_over", "bin_since", "bin_why", "accounts_seen"):
            opened.execute(f"DROP INDEX {index}")
        opened.execute("PRAGMA user_version = 7")
    house(db, {}, test)


def test_a_lobby_makes_way_after_ten_minutes_and_into_the_bin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = new_table(read_terms({"seats": 2}), "host", "Anna", [])
    tables = {name: {**lobby, "created": when(ago), "seen": when(ago)} for name, ago in LOBBIES.items()}
    monkeypatch.setattr(room, "MOST_TABLES", len(tables))

    async def test(hub: Hub) -> None:
        assert await makes_way(hub) == ["left"]
        assert [(one.id, one.why) for one in await hub.store.bin()] == [("left", "made way")]
        with pytest.raises(Full):  # who made the other may be loading the page again
            await make(hub)

    house(tmp_path / "tables.db", tables, test)


def test_whoever_makes_tables_without_end_fills_no_bin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_TABLES_A_GUEST", 3)
    monkeypatch.setattr(sweeper, "MOST_IN_BIN", 5, raising=False)

    async def test(hub: Hub) -> None:
        made = [(await make(hub)).id for _ in range(12)]
        assert sorted(one.id for one in await hub.store.bin()) == sorted(made[4:9])
        assert await names(hub) == set(made[9:])

    house(tmp_path / "tables.db", {}, test)


@pytest.mark.parametrize("limit", ["MOST_TABLES", "MOST_TABLES_AN_ADDRESS", "MOST_TABLES_A_GUEST"])
def test_of_twenty_that_want_the_last_place_one_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(room, limit, 5)

    async def test(hub: Hub) -> None:
        terms = read_terms({"seats": 2, "clock": "week"})
        for _ in range(4):
            await hub.create(terms, "new", "Bram", [], address=ADDRESSES[0])
        wanted = [hub.create(terms, "new", "Bram", [], address=ADDRESSES[0]) for _ in range(20)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        refused = 0 if limit == "MOST_TABLES_A_GUEST" else 19  # one's own older lobbies make way
        assert [type(one) for one in found].count(Full) == refused
        assert await hub.store.alive() == 5

    house(tmp_path / "tables.db", {}, test)


def test_while_the_clock_is_doubted_nothing_makes_way_for_its_age(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = [wall_clock.seconds()]
    monkeypatch.setattr(wall_clock, "seconds", lambda: seconds[0])
    monkeypatch.setattr(room, "MOST_TABLES", 1)

    async def test(hub: Hub) -> None:
        seconds[0] += 101 * 24 * 3600
        with pytest.raises(Full):
            await make(hub)
        seconds[0] -= 100 * 24 * 3600
        assert await makes_way(hub) == ["anna's"]

    house(tmp_path / "tables.db", {"anna's": game(5 * MINUTES, played=True)}, test)


def test_another_match_counts_for_the_address_that_asked_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub) -> None:
        near = hub.guests.near(ADDRESSES[0])
        for name in ("quick", "slow"):
            old = await there(hub, name)
            assert await hub.again(old, "host", ADDRESSES[0]) is None  # Bram has not answered
        assert await hub.store.alive(near) == 0

    async def later(hub: Hub) -> None:
        near = hub.guests.near(ADDRESSES[0])
        seconds[0] += 8 * 24 * 3600
        while not (await there(hub, "slow")).document.get("next"):
            await asyncio.sleep(0.05)
        assert await hub.store.alive(near) == 1
        assert near not in str((await there(hub, "slow")).document)  # where it was asked for is of no use any more

    seconds = [wall_clock.seconds()]
    monkeypatch.setattr(wall_clock, "seconds", lambda: seconds[0])
    over = {"state": "over", "ended": wall_clock.now().isoformat(timespec="seconds"), "won": [0], "did": {}}
    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    tables = {"quick": game(MINUTES, **over, seats=both), "slow": by_turns(MINUTES, **over)}
    house(tmp_path / "tables.db", tables, test)
    house(tmp_path / "tables.db", {}, later)


def test_of_an_address_a_hash_is_stored_until_the_match_is_over(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        table = await make(hub, ADDRESSES[0])
        stored = await hub.store.table(table.id)
        near = hub.guests.near(ADDRESSES[0])
        assert (stored["near"], ADDRESSES[0] in str(stored)) == (near, False)
        assert near not in str(table.public())
        await table.arrive("new")
        assert table.match is not None
        while table.match.seat is not None:
            await table.play(table.match.seat, table.match.legal()[0], table.seq, "guest")
        stored = await hub.store.table(table.id)
        assert (stored["state"], near in str(stored)) == ("over", False)
        assert await hub.store.alive(near) == 0

    house(tmp_path / "tables.db", {}, test)


def test_a_start_reads_no_table_however_many_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    loads = SqliteStore.documents

    async def documents(store: SqliteStore, names: Sequence[str]) -> dict[str, Document]:
        read.extend(names)
        return await loads(store, names)

    monkeypatch.setattr(SqliteStore, "documents", documents)

    async def test(hub: Hub) -> None:
        gc.collect()
        assert sum(isinstance(one, Table) for one in gc.get_objects()) == 0
        await asyncio.sleep(0)
        while not read:  # the only table where a bot must move
            await asyncio.sleep(0.01)
        assert read == ["slow"]

    bots_turn = by_turns(DAYS)
    bots_turn["seats"][bots_turn["turn"]["seat"]] = {
        **bots_turn["seats"][0],
        "kind": "bot",
        "bot": "family",
        "owners": [],
    }
    tables = {str(number): game(number * MINUTES) for number in range(1000)}
    house(tmp_path / "tables.db", {**tables, "waits": by_turns(DAYS), "slow": bots_turn}, test)


def test_a_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_RESTING", 0)

    def in_memory() -> int:
        gc.collect()
        return sum(isinstance(one, Table) for one in gc.get_objects())

    async def test(hub: Hub) -> None:
        table = await there(hub, "0")
        await table.arrive("host")
        table.talk.say("host", 0, {"phrase": "hello"}, False)
        before = table.document, table.turn, table.seq, table.talk.since(0)
        hub.shelf.tidy()
        assert in_memory() == 1
        table.leave("host")
        while hub.caretaker.is_busy_with(table):
            await asyncio.sleep(0.01)
        hub.shelf.tidy()
        assert hub.shelf.tables == {}
        assert await hub.find("0") is table  # somebody has it, so there is no other
        del table
        hub.shelf.tidy()
        assert in_memory() == 0
        again, same = await asyncio.gather(there(hub, "0"), there(hub, "0"))
        assert again is same
        await again.arrive("host")
        assert (again.document, again.turn, again.seq, again.talk.since(0)) == before

    house(tmp_path / "tables.db", {str(number): game(MINUTES) for number in range(3)}, test)


def test_a_table_that_is_being_removed_does_not_come_back(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        removing = asyncio.create_task(hub.remove(await there(hub, "0")))
        await asyncio.sleep(0)
        assert await hub.find("0") is None
        await removing
        assert await hub.find("0") is None
        assert await names(hub) == set()

    house(tmp_path / "tables.db", {"0": game(MINUTES)}, test)


@pytest.mark.parametrize("number", [100, 1000])
def test_lists_ask_as_much_however_many_tables_there_are(tmp_path: Path, number: int) -> None:
    async def test(hub: Hub) -> None:
        store = hub.store
        assert isinstance(store, Counting)
        await hub.lists.listed()
        asked = {
            "listed": hub.lists.listed(),
            "mine": hub.lists.shown_to("host"),
            "over": store.count_over("host"),
            "people": hub.people.known_to("host"),
            "invited": hub.people.invitations_of("host"),
        }
        found = {what: await store.count(one) for what, one in asked.items()}
        assert found == {"listed": 1, "mine": 3, "over": 1, "people": 2, "invited": 1}

    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    tables = {str(one): game(MINUTES, seats=both) for one in range(3)}
    tables |= {f"other {one}": game(MINUTES, host="x", seats=[guest_seat("x", "X")] * 2) for one in range(number)}
    house(tmp_path / "tables.db", tables, test)


def test_lists_take_as_many_steps_however_many_tables_there_are(tmp_path: Path) -> None:
    found: list[Message] = []

    async def test(hub: Hub) -> None:
        store = hub.store
        assert isinstance(store, Counting)
        before = wall_clock.seconds()
        asked = {
            "listed": hub.lists.listed(),
            "mine": hub.lists.shown_to("host"),
            "over": store.count_over("host"),
            "people": hub.people.known_to("host"),
            "invited": hub.people.invitations_of("host"),
            "makes way": store.making_way(UNPLAYED, before, None, room.AT_ONCE),
            "overdue": store.overdue({"week": before}, 100),
            "of an address": store.alive("nobody"),
        }
        found.append({what: await store.steps(one) for what, one in asked.items()})

    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    for number in (200, 1000):
        tables = {str(one): game(60 * MINUTES, seats=both) for one in range(3)}
        other = game(60 * MINUTES, host="x", seats=[guest_seat("x", "X")] * 2)
        unlisted = {**other, "terms": {**other["terms"], "listed": False}}
        for kind, table in {"listed": other, "unlisted": unlisted}.items():
            tables |= {f"{kind} {one}": table for one in range(number)}
        house(tmp_path / f"{number}.db", tables, test)
    assert found[0] == found[1]
    assert found[0]["listed"] > 0


@pytest.mark.parametrize("number", [120, 240])
def test_lists_of_ones_own_tables_ask_as_much_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    async def test(hub: Hub) -> None:
        store = hub.store
        assert isinstance(store, Counting)
        await hub.caretaker.close()  # it asks for lists of its own
        await store.count_over("host")
        read: list[int] = []
        documents = store.documents

        async def counted(names: Sequence[str]) -> dict[str, Document]:
            read.append(len(names))
            return await documents(names)

        monkeypatch.setattr(store, "documents", counted)
        asked = {"mine": hub.lists.shown_to("host"), "people": hub.people.known_to("host")}
        found = {what: await store.count(one) for what, one in asked.items()}
        assert found == {"mine": 3, "people": 1 + 100 // 50}
        assert sum(read) == 100 + 20  # those without a hurry, and the others

    monkeypatch.setattr(acquaintances, "MOST_TABLES", 100, raising=False)
    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    tables = {f"two {one}": game(MINUTES, seats=both) for one in range(40)}
    tables |= {f"slow {one}": by_turns(MINUTES) for one in range(number)}
    tables |= {f"alone {one}": game(MINUTES) for one in range(number)}
    house(tmp_path / "tables.db", tables, test)


def test_a_record_is_read_in_parts_that_are_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    over = game(MINUTES, state="over", ended=when(MINUTES), won=[0], did={"games": 1, "seats": [{}, {}]})

    async def test(hub: Hub) -> None:
        paid: list[tuple[object, ...]] = []
        parts: list[int] = []
        briefs = hub.store.briefs

        async def open(*given: object) -> None:
            paid.append(given)

        async def counted(names: Sequence[str]) -> list[tuple[str, Document]]:
            parts.append(len(names))
            return await briefs(names)

        monkeypatch.setattr(hub.work, "open", open)
        monkeypatch.setattr(hub.store, "briefs", counted)
        assert (await hub.record_of("host", ADDRESSES[0]))["played"] == 120
        assert (parts, paid) == ([50, 50, 20], [(ADDRESSES[0], "host")] * 3)

    house(tmp_path / "tables.db", {str(one): over for one in range(120)}, test)


def test_nobody_sits_at_any_number_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_SEATS", 3, raising=False)

    async def test(hub: Hub) -> None:
        await hub.refuse_seated(await there(hub, "0"), "host")  # who sits there may take another name
        new = await hub.create(read_terms({"seats": 2}), "other", "Bram", [])
        with pytest.raises(Full):
            await hub.refuse_seated(new, "host")
        await hub.refuse_seated(new, "somebody")

    house(tmp_path / "tables.db", {str(one): game(MINUTES) for one in range(3)}, test)


@dataclass(eq=False)
class Open:
    """A page at a table."""

    table: Table
    guest: str
    address: str = ADDRESSES[0]
    device: str = ""

    def leave(self, code: int) -> None:
        """It stays."""

    def invited(self) -> None:
        """It does not mind."""


def test_whoever_watches_bots_pays_for_their_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "fast", 0.0)

    async def test(hub: Hub) -> None:
        table, paid = await make(hub), list[tuple[object, ...]]()
        bot_moves = hub.work.bot_moves

        async def counted(there: set[tuple[str, str]], pages: int) -> None:
            paid.append((sorted(there), pages))
            await bot_moves(there, pages)

        monkeypatch.setattr(hub.work, "bot_moves", counted)
        with (
            hub.socket_of(Open(table, "new"), ADDRESSES[0]),
            hub.socket_of(Open(table, "x", ADDRESSES[1]), ADDRESSES[1]),
        ):
            await table.arrive("new")
            await table.arrive("x")
            while table.match is None or table.match.seat != 0:
                await asyncio.sleep(0.01)
            assert {str(one) for one in paid} <= {str(([(ADDRESSES[0], "new")], 2))}  # she plays, the other watches
            before = len(paid), table.seq
            await table.stand("new", 0, for_good=True)
            while table.seq < before[1] + 5:
                await asyncio.sleep(0.01)
            assert len(paid) - before[0] >= table.seq - before[1]
            assert paid[-1] == ([(ADDRESSES[0], "new"), (ADDRESSES[1], "x")], 2)
            table.leave("x")
            table.leave("new")
        assert hub._at == {}

    house(tmp_path / "tables.db", {}, test)


def test_of_an_address_one_match_at_a_time_is_brought_into_memory(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        inside: list[str] = []

        async def opens(name: str, address: str) -> None:
            async with hub.opening(address, await there(hub, name)):
                inside.append(name)
                await done.wait()

        done = asyncio.Event()
        tasks = [asyncio.create_task(opens(str(number), ADDRESSES[number == 3])) for number in range(4)]
        while len(inside) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(inside) == 2
        assert "3" in inside
        done.set()
        await asyncio.gather(*tasks)
        assert sorted(inside) == list("0123")

    house(tmp_path / "tables.db", {str(number): game(MINUTES) for number in range(4)}, test)


def test_where_only_bots_sit_nothing_moves_unless_somebody_looks(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        table = await make(hub)
        await table.arrive("new")
        await table.stand("new", 0, for_good=True)
        assert not table.rests
        table.leave("new")
        assert table.rests
        while hub.caretaker.is_busy_with(table):
            await asyncio.sleep(0.01)
        await table.arrive("somebody")
        assert hub.caretaker.is_busy_with(table)

    house(tmp_path / "tables.db", {}, test)


def test_nothing_is_counted_of_who_is_forgotten(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        table = await there(hub, "0")
        await table.arrive("other")
        table.talk.say("other", 1, {"phrase": "hello"}, False)
        await hub.work.open("", "other")
        table.leave("other")
        paces = [table.talk._rate, hub.work._played._guests]
        assert ["other" in pace._known for pace in paces] == [True, True]
        await hub.forget("other")
        assert ["other" in pace._known for pace in paces] == [False, False]

    both = [guest_seat("host", "Anna"), guest_seat("other", "Bram")]
    house(tmp_path / "tables.db", {"0": game(MINUTES, seats=both)}, test)


def kept_news() -> int:
    """How many tables' news are in memory, wherever."""
    gc.collect()
    return sum(type(one) is dict and one.keys() == {"eyes", "events", "more"} for one in gc.get_objects())


def test_the_news_of_tables_without_a_hurry_is_freed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfpast.server.house.news.MOST_KEPT", 2)
    terms = read_terms({"edition": "express", "seats": 2, "games": 1, "clock": "days"})
    document = new_table(terms, "host", "Anna", [])
    document["seats"][1] = guest_seat("other", "Bram")
    tables = {f"table {number}": begun(document) for number in range(5)}

    async def test(hub: Hub) -> None:
        for table in await hub.lists.tables_of("host"):
            for guest in ("host", "other"):
                assert (await hub.lists.summary(table, guest))["news"]["events"][0]["type"] == "began"
        assert kept_news() == 2
        for table in await hub.lists.tables_of("host"):
            for guest in ("host", "other"):
                await table.heard(guest)
                assert (await hub.lists.summary(table, guest))["news"] is None
        assert kept_news() == 0

    house(tmp_path / "tables.db", tables, test)


def test_a_move_of_a_person_says_that_a_game_is_played(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        table = await make(hub)
        await table.arrive("new")
        while table.match is None or table.match.seat != 0:
            await asyncio.sleep(0.01)
        assert table.document["played"] is False
        await table.play(0, table.match.legal()[0], table.seq, "guest")
        assert (await hub.store.table(table.id))["played"] is True

    house(tmp_path / "tables.db", {}, test)


def test_a_list_looks_at_as_many_tables_as_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hub: Hub) -> None:
        looked = 0
        asked = Table.may_see

        def may_see(table: Table, guest: str | None) -> bool:
            nonlocal looked
            looked += 1
            return asked(table, guest)

        await (await there(hub, "3")).arrive("somebody")
        monkeypatch.setattr(Table, "may_see", may_see)
        names = [table.id for table in await hub.lists.listed()]
        assert names == ["3", *(str(number) for number in range(399, 350, -1))]
        assert looked <= 50
        await hub.remove(await there(hub, "399"))
        await hub.remove(await there(hub, "3"))
        assert [table.id for table in await hub.lists.listed()][:2] == ["398", "397"]

    house(tmp_path / "tables.db", {str(number): game(5 * MINUTES) for number in range(400)}, test)
