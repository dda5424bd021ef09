"""Opening a table: what is played again for it, where, how often somebody may ask, and how long a log can grow."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import halfpast
from halfpast.core import kernel
from halfpast.core.errors import HalfpastError
from halfpast.match import Match
from halfpast.server.features.replays import Replays
from halfpast.server.house.hub import Hub
from halfpast.server.tables import log, pause, snapshots
from halfpast.server.tables import table as tables
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.errors import NotYours
from halfpast.server.tables.snapshots import Snapshot, pack, unpack
from halfpast.server.tables.table import Table
from halfpast.server.tables.terms import PACES, read_terms
from halfpast.server.upkeep import wall_clock
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import PATIENCE, STILL, Guest, Message, serving

ANNA = "anna"
TERMS: dict[str, Message] = {
    "half": {"edition": "express", "seats": 2, "games": 9, "helps": True},
    "level8": {"game": "level8", "seats": 2},
}


def dealt(game: str) -> Message:
    return begun({**new_table(read_terms(TERMS[game]), ANNA, "Anna", ["family"]), "seed": f"{5:064x}"})


def played(match: Match, moves: int, back: int = 0) -> list[Message]:
    """So many moves more, as a log has them; every tenth time as many are taken back as `back` says."""
    bot, entries = halfpast.bot("family", seed=1), list[Message]()
    while len(entries) < moves and match.seat is not None:
        if back and len(entries) % 10 == 9 and match.moves > back:
            for _ in range(back):
                match.undo()
            entries.append({"undo": back, "seat": match.seat, "time": ""})
            match.play(match.legal()[-1])
            entries.append({"seat": entries[-1]["seat"], "move": match.log()["moves"][-1]["move"], "author": "guest"})
            continue
        seat, move = match.seat, bot.choose(match.view(match.seat))
        match.play(move, author="family", time="2030-01-01T00:00:00+00:00")
        entries.append({"seat": seat, "move": move, "author": "family", "time": "2030-01-01T00:00:00+00:00"})
    return entries


def told(match: Match) -> Any:
    """All that anybody at a table can see of a match."""
    eyes = [None, *range(match.seats)]
    seen = [(match.view(seat), match.events(seat), match.events(seat, match.happened // 2)) for seat in eyes]
    return seen, match.position(), match.result(), match.ended(), match.moves, match.happened, match.seat


@pytest.mark.parametrize("game", TERMS)
def test_a_match_from_a_snapshot_is_the_same_and_goes_on_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "UNDOABLE", 30)
    deal = dealt(game)["dealt"]
    match = halfpast.replay(deal)
    for _ in range(8):
        played(match, 23, back=2)
        found = unpack(deal, pack(Snapshot(match, 7, {0: 1.5})))
        assert found is not None
        again = found.match
        assert (told(again), found.undos, found.reserve) == (told(match), 7, {0: 1.5})
        assert told(halfpast.replay(again.log())) == told(match)
        other = match.copy()
        for _ in range(min(30, match.moves)):
            again.undo()
            other.undo()
        assert told(again) == told(other)
        if match.moves > 30:
            with pytest.raises(HalfpastError, match="too long ago"):
                again.undo()
        assert played(again, 5) == played(other, 5)
        assert told(again) == told(other)
        frozen_twice = unpack(deal, pack(Snapshot(again, 0, {})))
        assert frozen_twice is not None
        assert told(frozen_twice.match) == told(other)


class Plays:
    """Counts moves that are played, and entries that are decoded or gone through, and what of it the loop does."""

    def __init__(self) -> None:
        self.all = self.on_loop = self.read = self.read_on_loop = 0


@contextmanager
def counted() -> Iterator[Plays]:
    loop, plays, play = threading.current_thread(), Plays(), Match.play

    def playing(match: Match, *given: Any, **named: Any) -> Any:
        plays.all += 1
        plays.on_loop += threading.current_thread() is loop
        return play(match, *given, **named)

    def reading(do: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any, **named: Any) -> Any:
            plays.read += 1
            plays.read_on_loop += threading.current_thread() is loop
            return do(*given, **named)

        return done

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "play", playing)
        patch.setattr(json, "loads", reading(json.loads))
        patch.setattr(log.Told, "add", reading(log.Told.add))
        yield plays


async def only_table(hub: Hub) -> Table:
    found = await hub.find((await hub.store.old({"playing": wall_clock.seconds() + 1}))[0].id)
    assert found is not None
    return found


def house(db: Path, test: Callable[[Hub, Table], Awaitable[None]]) -> None:
    """The one table of a database."""

    async def run() -> None:
        hub = await Hub.open(SqliteStore(str(db)))
        try:
            await asyncio.wait_for(test(hub, await only_table(hub)), PATIENCE)
        finally:
            await hub.close()

    run_apart(run())


@pytest.fixture
def long(tmp_path: Path) -> Path:
    """A database from before there were snapshots: a table with 260 entries, in which Anna must decide."""
    db = tmp_path / "tables.db"

    async def write() -> None:
        store, document = SqliteStore(str(db)), dealt("half")
        match = halfpast.replay(document["dealt"])
        entries = played(match, 260, back=1)
        while match.seat != 0:
            entries += played(match, 1)
        entries[-50] |= {"reserve": 11.5}
        entries[5] |= {"key": "old"}
        entries[-3] |= {"key": "new"}
        await store.save_tables({"long": document})
        for number, entry in enumerate(entries):
            await store.append("long", number, entry)
        await store.close()

    run_apart(write())
    return db


def seen(table: Table) -> Any:
    assert table.match is not None
    return told(table.match), table.seq, table.turn, table.log.told.undos, table.log.told.reserve


def test_a_table_is_opened_from_its_snapshot_and_never_on_the_loop(long: Path) -> None:
    found: list[Any] = []

    async def first(hub: Hub, table: Table) -> None:
        with counted() as plays:
            await table.load()
        assert (plays.all >= 230, plays.on_loop) == (True, 0)
        assert (plays.read >= 2 * 260, plays.read_on_loop) == (True, 0)
        found.append(seen(table))
        while await hub.store.snapshot("long") is None:
            await asyncio.sleep(0.01)

    async def again(hub: Hub, table: Table) -> None:
        with counted() as plays:
            await table.load()
        assert (plays.all, plays.read_on_loop) == (0, 0)  # all is in the snapshot
        assert seen(table) == found[0]
        assert [key for _, key in table.log.told.keys] == ["new"]

    house(long, first)
    house(long, again)


def test_a_replay_reads_no_entry_on_the_loop(long: Path) -> None:
    async def test(hub: Hub, table: Table) -> None:
        replays = Replays()
        with counted() as plays:
            await replays.of_table("", table)
        assert (plays.read >= 260, plays.read_on_loop, plays.on_loop) == (True, 0, 0)
        replays.close()

    house(long, test)


def test_a_snapshot_is_made_now_and_then_and_the_rest_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "EVERY", 20)
    monkeypatch.setattr(pause, "LONGEST", 0.0)
    monkeypatch.setitem(PACES, "fast", 0.0)
    found: list[Any] = []

    async def play(hub: Hub, table: Table) -> None:
        await table.arrive(ANNA)
        while table.seq < 50:
            if table.match and table.match.seat == 0:
                await table.play(0, table.match.legal()[0], table.seq, "guest", f"key {table.seq}")
            await asyncio.sleep(0.001)
        table.leave(ANNA)
        while table.lock.locked() or table.match is not None:
            await asyncio.sleep(0.001)
        await table.load()
        found.append(seen(table))

    async def again(hub: Hub, table: Table) -> None:
        kept = await hub.store.snapshot(table.id)
        assert kept is not None
        assert kept[0] >= 40
        with counted() as plays:
            await table.load()
        assert (plays.all, plays.on_loop) == (table.seq - kept[0], 0)
        assert seen(table) == found[0]

    async def make() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        document = dealt("half")
        await store.save_tables({"long": {**document, "terms": {**document["terms"], "pace": "fast"}}})
        await store.close()

    run_apart(make())
    house(tmp_path / "tables.db", play)
    house(tmp_path / "tables.db", again)


@pytest.mark.parametrize("source", ["core/rng.py", "games/half/rules/state.py", "match.py", "notation/log.py"])
def test_a_snapshot_is_good_for_the_sources_only_that_it_was_made_by(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    caches, read = (snapshots.stamp, kernel.sources_digest), Path.read_bytes
    before = snapshots.stamp("half")
    for one in caches:
        one.cache_clear()
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"#" * path.as_posix().endswith(source))
    assert snapshots.stamp("half") != before
    for one in caches:
        one.cache_clear()


@pytest.mark.parametrize("damage", ["rubbish", "other rules", "ahead of the log"])
def test_a_snapshot_that_is_no_good_is_passed_over(long: Path, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Any] = []

    async def first(hub: Hub, table: Table) -> None:
        await table.load()
        found.append(seen(table))
        while (kept := await hub.store.snapshot("long")) is None:
            await asyncio.sleep(0.01)
        count = kept[0] + (1000 if damage == "ahead of the log" else 0)
        await hub.store.keep_snapshot("long", count, b"rubbish" if damage == "rubbish" else kept[1])
        await hub.store.keep_snapshot("gone", 3, b"")  # of a table that is gone nothing is kept
        assert await hub.store.snapshot("gone") is None

    async def again(hub: Hub, table: Table) -> None:
        if damage == "other rules":
            monkeypatch.setattr(snapshots, "stamp", lambda game: "other")
        await table.load()
        assert seen(table) == found[0]

    house(long, first)
    house(long, again)


def test_moves_cannot_be_taken_back_without_end(long: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else move and undo, again and again, would make a log of any length."""

    async def test(hub: Hub, table: Table) -> None:
        await table.load()
        assert table.match is not None
        allowed = 5 + table.match.moves // 2 - table.log.told.undos
        monkeypatch.setattr(tables, "FREE_UNDOS", 5)
        for _ in range(allowed):
            assert table.match.seat == 0
            await table.play(0, table.match.legal()[0], table.seq, "guest")
            await table.undo(ANNA, table.seq)
        before = table.seq
        await table.play(0, table.match.legal()[0], table.seq, "guest")
        with pytest.raises(NotYours, match="Too many"):
            await table.undo(ANNA, table.seq)
        assert table.seq == before + 1

    house(long, test)


def test_whoever_opens_tables_again_and_again_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        anna, bram = Guest(server), Guest(server)
        table, codes = anna.make(start=False), Counter[int]()
        for _ in range(70):
            try:
                anna.join(table).socket.close()
                codes[0] += 1
            except ConnectionClosed as closed:
                codes[closed.rcvd.code if closed.rcvd else 1006] += 1
        assert codes == {0: 60, 4429: 10}
        assert bram.join(table).now["table"]["id"] == table


def test_an_address_that_opens_pages_for_ever_is_slowed_down_and_no_other(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--public-url", "http://play.example", changed=STILL) as server:
        guests, codes = [Guest(server) for _ in range(11)], Counter[int]()
        for number in range(602):
            codes[opened_from(guests[number % 11], "192.0.2.1")] += 1
        assert codes == {4404: 600, 4429: 2}
        assert opened_from(guests[0], "192.0.2.2") == 4404


def opened_from(guest: Guest, address: str) -> int:
    """With which code a page of no table is closed."""
    headers = {**guest.socket_headers, "x-forwarded-for": address}
    line = f"{guest.server.url.replace('http', 'ws')}/ws/nowhere"
    with connect(line, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    return closed.value.rcvd.code if closed.value.rcvd else 1006


def test_whoever_opens_what_is_not_there_is_slowed_down_before_it_is_looked_for(tmp_path: Path) -> None:
    """Also a page that hears of all tables, which is none of them."""
    with serving(tmp_path / "tables.db", changed=STILL) as server:
        anna, codes = Guest(server), list[int]()
        for path in ["nowhere"] * 40 + ["me"] * 20 + ["nowhere", "me"]:
            address = f"{server.url.replace('http', 'ws')}/ws/{path}"
            with connect(address, additional_headers=anna.socket_headers) as socket:
                try:
                    socket.send("ping")
                    socket.recv(PATIENCE)
                    codes.append(0)
                except ConnectionClosed as closed:
                    codes.append(closed.rcvd.code if closed.rcvd else 1006)
        assert codes == [4404] * 40 + [0] * 20 + [4429] * 2
