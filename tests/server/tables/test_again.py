"""Play again: the same people, the next match; one tap each, and nobody waits for those who are away."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.server.people.guests import Guests
from halfpast.server.tables import seats, turns
from halfpast.server.tables.documents import begun, new_table, now
from halfpast.server.tables.terms import read_terms
from halfpast.store import Document
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import AtTable, Guest, Server, serving
from tests.server.conftest import FAST

PEOPLE = ("anna", "bram", "cleo")
CALM = {**FAST, "halfpast.server.house.caretaker.LOOK_AFTER": 0.05}
BRISK = {**CALM, "halfpast.server.tables.pause.BLINK": 0.2}
QUICK: dict[str, Any] = {"edition": "express", "seats": 3, "games": 1, "pace": "fast"}


class Over:
    """A table whose match is over: Anna, the host, and others who played; bots in the other seats."""

    def __init__(self, db: Path, people: tuple[str, ...] = PEOPLE[:2], **terms: Any) -> None:
        wanted = read_terms({**QUICK, **terms})
        document = begun(new_table(wanted, "", "", ["family"] * 2))
        match, bot = halfpast.replay(document["dealt"]), halfpast.bot("family", seed=1)
        entries: list[Document] = []
        while match.seat is not None:
            seat, move = match.seat, bot.choose(match.view(match.seat))
            match.play(move)
            entries.append({"seat": seat, "move": move, "author": "family"})
        places = [seats.guest_seat(guest, guest.title()) for guest in people]
        places += [seats.bot_seat("club") for _ in range(3 - len(people))]
        document |= {"host": "anna", "seats": places, "state": "over", "ended": now()}
        self.id = f"over-{time.monotonic_ns()}"
        if wanted.by_turns:
            document = turns.with_turn(document, match, now())
        self.cookies = run_apart(self._write(db, document, entries))

    async def _write(self, db: Path, document: Document, entries: list[Document]) -> dict[str, str]:
        store = SqliteStore(str(db))
        await store.save_tables({self.id: document})
        for seq, entry in enumerate(entries):
            await store.append(self.id, seq, entry)
        guests = Guests(await store.secret())
        await store.close()
        return {name: guests.cookie(name) for name in PEOPLE}

    def join(self, server: Server, who: str, table: str = "") -> AtTable:
        return Guest(server, self.cookies[who]).join(table or self.id)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def again(at: AtTable) -> Any:
    return at.now["table"]["again"]


def next_of(at: AtTable) -> str:
    """Where it goes on, once it does."""
    at.wait_until(lambda at: bool(at.now["table"]["next"]))
    return str(at.now["table"]["next"])


def test_all_who_are_here_say_so_with_one_tap_and_everybody_sees_it(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=CALM) as server:
        here, there = over.join(server, "anna"), over.join(server, "bram")
        watching = Guest(server).join(over.id)
        assert watching.ask(do="again")["is"] == "not-yours"
        assert again(here) is None
        assert there.ask("first", do="again") == {"is": "again", "table": None, "key": "first"}
        assert there.ask(do="again")["table"] is None  # a second tap says the same
        for one in (here, there, watching):
            one.wait_until(lambda at: again(at) is not None)
            assert (again(one)["agreed"], again(one)["waits"]) == ([1, 2], [0])
            assert 50 < again(one)["left"] <= 60
        made = here.ask(do="again")["table"]
        assert made
        assert made == here.ask(do="again")["table"] == there.ask(do="again")["table"]
        assert {next_of(one) for one in (here, there, watching)} == {made}
        old = here.now["table"]
        for seat, who in enumerate(PEOPLE[:2]):
            new = over.join(server, who, made).now
            assert (new["mine"], new["is_host"], new["table"]["state"]) == ([seat], seat == 0, "playing")
            assert new["table"]["terms"] == old["terms"]
            assert [(place["name"], place["bot"]) for place in new["table"]["seats"]] == [
                ("Anna", None),
                ("Bram", None),
                ("", "club"),
            ]
        assert Guest(server).join(made).now["mine"] == []  # who watches comes along
    with serving(db, changed=CALM) as server:
        assert over.join(server, "bram").now["table"]["next"] == made


def test_two_who_ask_at_once_have_one_table(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=CALM) as server:
        pages = [over.join(server, who) for who in ("anna", "bram", "anna", "bram")]
        for page in pages:
            page.socket.send(json.dumps({"do": "again"}))
        assert len({next_of(page) for page in pages}) == 1
        mine = Guest(server, over.cookies["anna"]).web.get("/api/me").json()["mine"]
        assert len(mine) == 2


def test_nobody_waits_for_whoever_is_away_and_their_place_is_kept(db: Path) -> None:
    over = Over(db, PEOPLE)
    with serving(db, changed=BRISK) as server:
        here, there = over.join(server, "anna"), over.join(server, "bram")
        here.ask(do="again")
        made = there.ask(do="again")["table"] or next_of(there)  # Cleo was here a moment ago, as far as anybody knows
        new = over.join(server, "anna", made)
        assert [place["kind"] for place in new.now["table"]["seats"]] == ["guest", "guest", "bot"]
        stranger = Guest(server).join(made)
        assert (stranger.now["kept"], stranger.ask(do="sit", seat=2, name="Eve")["is"]) == ([], "not-yours")
        cleo = over.join(server, "cleo", made)
        assert (cleo.now["mine"], cleo.now["kept"]) == ([], [2])
        assert cleo.ask(do="sit", seat=2, name="anything")["is"] == "done"
        assert (cleo.now["mine"], cleo.now["kept"]) == ([2], [])
        assert cleo.now["table"]["seats"][2]["name"] == "Cleo"


def test_whoever_looks_on_without_a_word_is_waited_for_a_minute(db: Path, tmp_path: Path) -> None:
    over, ahead = Over(db), tmp_path / "ahead"
    ahead.write_text("0")
    changed = {**CALM, "ahead": str(ahead)}
    with serving(db, changed=changed) as server:
        here, there = over.join(server, "anna"), over.join(server, "bram")
        assert here.ask(do="again")["table"] is None
        server.kill()
    with serving(db, changed=changed) as server:
        here, there = over.join(server, "anna"), over.join(server, "bram")  # a restart changes nothing
        assert (again(there)["agreed"], again(there)["waits"]) == ([0, 2], [1])
        ahead.write_text("70")
        new = over.join(server, "anna", next_of(here))
        assert (new.now["mine"], new.now["is_host"]) == ([0], True)
        assert over.join(server, "bram", next_of(there)).now["kept"] == [1]


def test_whoever_has_left_wants_nothing_any_more(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=BRISK) as server:
        here, there = over.join(server, "anna"), over.join(server, "bram")
        there.ask(do="again")
        there.socket.close()
        here.wait_until(lambda at: not at.now["table"]["seats"][1]["here"])
        time.sleep(0.4)  # longer than a page takes to load again
        made = here.ask(do="again")["table"]
        new = over.join(server, "anna", made).now["table"]
        assert [place["kind"] for place in new["seats"]] == ["guest", "bot", "bot"]


def test_alone_with_bots_it_is_one_tap(db: Path) -> None:
    over = Over(db, PEOPLE[:1])
    with serving(db, changed=CALM) as server:
        here = over.join(server, "anna")
        assert here.ask(do="again")["table"]


def test_a_finished_game_only(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=CALM) as server:
        guest = Guest(server, over.cookies["anna"])
        assert guest.join(guest.make()).ask(do="again")["is"] == "not-yours"


def test_turn_by_turn_all_are_asked_wherever_they_are(db: Path) -> None:
    over = Over(db, clock="days")
    with serving(db, changed=BRISK) as server:
        bram = Guest(server, over.cookies["bram"])
        here = over.join(server, "anna")
        assert here.ask(do="again")["table"] is None
        [row] = bram.web.get("/api/me").json()["mine"]
        assert row["again"] == {"agreed": [0, 2], "waits": [1]}
        here.socket.close()
        made = bram.join(over.id).ask(do="again")["table"]
        new = over.join(server, "anna", made).now
        assert (new["mine"], [place["kind"] for place in new["table"]["seats"]]) == ([0], ["guest", "guest", "bot"])


def test_turn_by_turn_one_need_not_wait_and_does_not_for_ever(db: Path, tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    now, later = Over(db, clock="day"), Over(db, clock="day")
    with serving(db, changed={**CALM, "ahead": str(ahead)}) as server:
        here, waits = now.join(server, "anna"), later.join(server, "anna")
        for one in (here, waits):
            one.ask(do="again")
        assert here.ask(do="again", at_once=True)["table"]
        assert waits.now["table"]["next"] is None
        waits.socket.close()
        ahead.write_text(str(24 * 3600 + 10))
        assert later.join(server, "bram", next_of(later.join(server, "bram"))).now["kept"] == [1]
