"""Turn by turn: tables without a hurry, over restarts and days of a turned calendar."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import halfpast
from halfpast.server.tables import turns
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.seats import guest_seat
from halfpast.server.tables.terms import read_terms
from tests.server.client import PATIENCE, AtTable, Guest, Message, Server, serving
from tests.server.house.test_restart import write
from tests.server.tables.test_clock import entries

DAY = 24 * 3600.0


class Calendar:
    """A file that says how far ahead the server's calendar is."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ahead"
        self.days = 0.0
        self.pass_by(0)

    def pass_by(self, days: float) -> None:
        """So many days go by."""
        self.days += days
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(self.days * DAY))
        fresh.rename(self.file)  # at once, for the server may be reading it

    @property
    def changed(self) -> Message:
        """A server that goes by it."""
        fast = {"halfpast.server.tables.terms.PACES": {"fast": 0.02}, "halfpast.server.house.caretaker.LOOK_AFTER": 0.1}
        return {**fast, "ahead": str(self.file)}


@pytest.fixture
def calendar(tmp_path: Path) -> Calendar:
    return Calendar(tmp_path)


def table_of_two(server: Server, bots: int = 1, **terms: Any) -> tuple[str, list[Guest]]:
    """Anna and Bram, and bots in the other seats; nobody's page is open."""
    anna, bram = Guest(server), Guest(server)
    table = anna.make(start=False, bots=bots + 1, **{"clock": "days", **terms})
    here, there = anna.join(table), bram.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert here.ask(do="start")["is"] == "done"
    for at in (here, there):
        at.socket.close()
    return table, [anna, bram]


def eventually(found: Callable[[], Any]) -> Any:
    """What is found in the end."""
    end = time.monotonic() + PATIENCE
    while not (what := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return what


def row_of(guest: Guest, table: str) -> Message:
    """A table in the guest's list."""
    mine: list[Message] = guest.web.get("/api/me").json()["mine"]
    return next(row for row in mine if row["id"] == table)


def waits_for(guest: Guest, table: str) -> Callable[[], Message | None]:
    """The row of the table, once it waits for the guest."""

    def found() -> Message | None:
        row = row_of(guest, table)
        return row if row["turn"] in row["mine"] or row["state"] == "over" else None

    return found


def take_turn(at: AtTable) -> None:
    """Play until it is another's turn."""
    family = halfpast.bot("family", seed=1)
    while at.now["turn"] == at.seat:
        assert at.move(family.choose(at.view))["is"] == "ack"


def look(guest: Guest, table: str) -> AtTable:
    """Open the table, and see it."""
    at = guest.join(table)
    assert at.ask(do="look", at=True)["is"] == "done"
    return at


@pytest.mark.parametrize(("game", "edition"), [("half", "express"), ("level8", "master")])
def test_two_days_and_a_restart_with_nobody_there(tmp_path: Path, calendar: Calendar, game: str, edition: str) -> None:
    """Each comes for a turn and goes; the bots move with nobody there; nothing is lost."""
    db = tmp_path / "tables.db"
    with serving(db, changed=calendar.changed) as first:
        table, people = table_of_two(first, game=game, edition=edition, games=1 if game == "half" else None)
        for _ in range(4):
            row = eventually(lambda: next((row for guest in people if (row := waits_for(guest, table)())), None))
            guest = people[row["turn"]]
            at = guest.join(table)
            take_turn(at)
            at.socket.close()
            calendar.pass_by(0.25)
        eventually(lambda: next((row for guest in people if waits_for(guest, table)()), None))
        log, cookies = entries(db, table), [guest.cookie for guest in people]
    assert {entry["author"] for entry in log} == {"guest", "family"}
    calendar.pass_by(1)
    with serving(db, changed=calendar.changed) as second:
        people = [Guest(second, cookie) for cookie in cookies]
        rows = [row_of(guest, table) for guest in people]
        turn = rows[0]["turn"]
        assert turn in (0, 1)
        assert 1.6 * DAY < rows[0]["left"] < 2 * DAY  # the day without a server counted
        assert entries(db, table) == log
        back = people[turn].join(table)
        assert back.now["seq"] == len(log)
        assert back.now["table"]["clock"]["of"] == {"move": 3 * DAY, "reserve": 0}
        assert not any(seat["covered"] for seat in back.now["table"]["seats"])
        take_turn(back)


@pytest.mark.parametrize("running", [True, False], ids=["while it runs", "while it is down"])
def test_whose_time_is_over_has_one_move_made_by_a_bot(tmp_path: Path, calendar: Calendar, running: bool) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=calendar.changed) as first:
        table, people = table_of_two(first, bots=0, edition="fundex")
        seat = row_of(people[0], table)["turn"]
        calendar.pass_by(2.9)
        time.sleep(0.5)
        assert entries(db, table) == []
        cookies = [guest.cookie for guest in people]
        if running:
            calendar.pass_by(0.2)
            eventually(lambda: row_of(people[0], table)["turn"] == 1 - seat)
    if not running:
        calendar.pass_by(0.2)
    with serving(db, changed=calendar.changed) as second:
        other = Guest(second, cookies[1 - seat])
        row = eventually(waits_for(other, table))
        assert 2.9 * DAY < row["left"] <= 3 * DAY  # the other has time of its own
        time.sleep(0.5)
        [entry] = entries(db, table)
        assert (entry["seat"], entry["author"]) == (seat, "family")
        assert other.join(table).play_on(1) == 1
        mine = Guest(second, cookies[seat]).join(table)  # and who was late plays on
        assert mine.await_turn()
        assert not mine.now["table"]["seats"][seat]["covered"]
        assert mine.play_on(1) == 1


def test_a_clock_that_may_be_wrong_has_no_bot_move_for_anybody(tmp_path: Path, calendar: Calendar) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=calendar.changed) as first:
        table, people = table_of_two(first, bots=0, edition="fundex")
        seat = row_of(people[0], table)["turn"]
        played, players = table_of_two(first, bots=0, edition="fundex")
        who = players[row_of(players[0], played)["turn"]].cookie
        calendar.pass_by(101)
        at = people[1 - seat].join(table)  # nor while somebody looks
        time.sleep(0.5)
        assert entries(db, table) == []
        at.socket.close()
    with serving(db, changed=calendar.changed) as second:  # nor after a start
        time.sleep(0.5)
        assert entries(db, table) == []
        assert Guest(second, who).join(played).play_on(1) == 1  # but people move
    calendar.pass_by(-101)
    calendar.pass_by(3.2)
    with serving(db, changed=calendar.changed):
        eventually(lambda: entries(db, table))


def test_a_bot_that_stands_in_plays_the_whole_turn_in_level_8(tmp_path: Path, calendar: Calendar) -> None:
    """Drawing, laying and discarding are moves of their own: nobody waits three days for each."""
    db = tmp_path / "tables.db"
    with serving(db, changed=calendar.changed) as server:
        table, people = table_of_two(server, bots=0, game="level8", edition="master", games=None)
        seat = row_of(people[0], table)["turn"]
        calendar.pass_by(3.1)
        eventually(lambda: row_of(people[0], table)["turn"] == 1 - seat)
        time.sleep(0.3)
        assert len(entries(db, table)) >= 2
        assert {entry["seat"] for entry in entries(db, table)} == {seat}


def test_somebody_at_the_table_is_not_waited_for_any_longer(tmp_path: Path, calendar: Calendar) -> None:
    with serving(tmp_path / "tables.db", changed=calendar.changed) as server:
        table, people = table_of_two(server, bots=0, clock="day")
        here = people[row_of(people[0], table)["turn"]].join(table)
        assert here.now["table"]["clock"]["move"] > 0.9 * DAY
        calendar.pass_by(1.1)  # the computer slept
        here.wait_until(lambda at: at.now["seq"] == 1)


def test_what_happened_since_one_last_looked_as_that_seat_may_know_it(tmp_path: Path, calendar: Calendar) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=calendar.changed) as first:
        table, people = table_of_two(first, edition="fundex")
        seat = eventually(lambda: next((row for guest in people if (row := waits_for(guest, table)())), None))["turn"]
        mine, other = people[seat], people[1 - seat]
        assert row_of(mine, table)["news"]["events"][0]["type"] == "began"  # never looked
        at = look(mine, table)
        seen = at.events
        at.play_on(1)
        at.socket.close()
        row = eventually(waits_for(other, table))
        drew = [event for event in row["news"]["events"] if event["type"] == "drew" and event["seat"] == seat]
        assert all(isinstance(event["cards"][0]["cards"], int) for event in drew)  # a number, not the cards
        look(other, table).play_on(1)
        eventually(waits_for(mine, table))
        cookie = mine.cookie
    with serving(db, changed=calendar.changed) as second:  # up to where one had looked is remembered
        mine = Guest(second, cookie)
        news = row_of(mine, table)["news"]
        match = halfpast.replay(json.loads(document(db, table))["dealt"])
        for entry in entries(db, table):
            match.play(entry["move"])
        assert news == {"eyes": seat, "more": False, "events": match.events(seat, news["events"][0]["number"])}
        assert news["events"][0]["number"] > len(seen)  # one's own move was seen
        look(mine, table)
        assert row_of(mine, table)["news"] is None


def document(db: Path, table: str) -> str:
    """A table's document, as it is stored."""
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as opened:
        return str(opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()[0])


def test_who_leaves_is_not_covered_and_stays_the_host(tmp_path: Path, calendar: Calendar) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed={**calendar.changed, "halfpast.server.tables.driver.GRACE": 0.1}) as server:
        table, people = table_of_two(server, bots=0)
        here, there = people[0].join(table), people[1].join(table)
        assert here.ask(do="stand", seat=0)["is"] == "done"
        here.socket.close()
        there.wait_until(lambda at: not at.now["table"]["seats"][0]["here"])
        if there.view["turn"] == 1:
            there.play_on(1)
        time.sleep(0.5)
        assert (there.now["table"]["host"], there.now["table"]["seats"][0]["covered"]) == (0, False)
        assert there.now["claim"] is None
        assert {entry["seat"] for entry in entries(db, table)} <= {1}
        again = people[0].join(table)  # the host may give a seat to a bot, for good
        there.socket.close()
        again.wait_until(lambda at: not at.now["table"]["seats"][1]["here"])
        assert again.ask(do="arrange", what="bot", seat=1)["is"] == "done"
        assert again.now["table"]["seats"][1]["kind"] == "bot"


def test_thousands_of_such_tables_are_brought_back_without_being_played_again(
    tmp_path: Path, calendar: Calendar
) -> None:
    """Only where a bot must move a match is loaded: most logs here cannot even be read."""
    db = tmp_path / "tables.db"
    terms = read_terms({"edition": "fundex", "seats": 2, "games": 1, "clock": "days"})
    lobby = new_table(terms, "host", "Anna", ["family"])
    dealt = begun({**lobby, "seed": f"{1:064x}"})
    seat = dealt["turn"]["seat"]
    people = {**dealt, "seats": [guest_seat("host", "Anna"), guest_seat("bram", "Bram")]}
    bot = {**people, "seats": [{**place} for place in people["seats"]]}
    bot["seats"][seat] = dealt["seats"][1]
    unreadable = [{"seat": 0, "move": "99999", "author": "x", "time": ""}]
    tables: dict[str, tuple[Message, list[Message]]] = {f"rests-{n}": (people, unreadable) for n in range(3000)}
    tables |= {f"broken-{n}": (bot, unreadable) for n in range(150)}  # more than are driven at once
    tables |= {
        "bot": (bot, []),
        "kept-99": ({**people, "seen": ago(99)}, []),
        "gone-101": ({**people, "seen": ago(101)}, []),
    }
    tables |= {"lobby-29": ({**lobby, "seen": ago(29)}, [])}
    write(db, tables)
    errors = tmp_path / "errors"
    soon = {"halfpast.server.upkeep.sweeper.FIRST": 0.0, "halfpast.server.upkeep.sweeper.EVERY": 0.2}
    with serving(db, changed={**calendar.changed, **soon}, errors=errors) as server:
        eventually(lambda: entries(db, "bot"))
        eventually(lambda: "table gone-101: removed" in errors.read_text())
        assert Guest(server).web.get("/api/me").status_code == 200
    left = errors.read_text()
    assert "rests-" not in left
    assert document(db, "kept-99")
    assert document(db, "lobby-29")
    with pytest.raises(TypeError):
        document(db, "gone-101")


def ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def ear_of(guest: Guest) -> ClientConnection:
    """A socket that hears of all tables of a guest."""
    headers = {"cookie": guest.cookie_header, "origin": guest.server.url}
    address = guest.server.url.replace("http", "ws") + "/ws/me"
    socket = connect(address, additional_headers=headers, legacy=True, open_timeout=PATIENCE, ping_interval=None)
    guest.server.opened.append(socket)
    return socket


def test_one_socket_hears_of_all_tables_and_of_no_others(server: Server) -> None:
    table, people = table_of_two(server, bots=0)
    turn = row_of(people[0], table)["turn"]
    mine, other, stranger = people[turn], people[1 - turn], Guest(server)
    ear, deaf = ear_of(other), ear_of(stranger)
    at = mine.join(table)
    at.play_on(1)
    told: Message = {}
    while told.get("turn") != 1 - turn:
        told = json.loads(ear.recv(PATIENCE))
    assert (told["is"], told["id"], told["mine"], told["looking"]) == ("table", table, [1 - turn], False)
    assert "news" not in told
    look(other, table)
    while not told["looking"]:
        told = json.loads(ear.recv(PATIENCE))
    deaf.send('{"do":"ping"}')
    assert json.loads(deaf.recv(PATIENCE)) == {"is": "pong"}
    with pytest.raises(TimeoutError):
        deaf.recv(0.6)


def test_a_socket_that_is_about_to_tell_something_is_closed_all_the_same(server: Server) -> None:
    desk, phone = Guest(server), Guest(server)
    words = {"name": "Olivia", "passphrase": "kettle amber goose ladder pinch walnut"}
    assert desk.web.post("/api/account/make", json=words).status_code == 201
    assert phone.web.post("/api/account/enter", json=words).status_code == 200
    at, ear = desk.join(desk.make()), ear_of(phone)
    assert at.ask(do="say", phrase="hello")["is"] == "done"  # something is new, and will be told in a moment
    assert desk.web.post("/api/account/leave", json={"which": "others"}).status_code == 200
    with suppress(ConnectionClosed):
        for _ in range(100):
            ear.recv(PATIENCE)
    assert ear.close_code == 1012


def test_the_turn_goes_on_where_a_bot_stood_in() -> None:
    match = halfpast.new("half", edition="fundex", seats=2, seed=1)
    table = turns.with_turn({"seats": []}, match, "2030-01-01T00:00:00+00:00")
    assert turns.with_turn(table, match, "2030-01-05T00:00:00+00:00", stood_in=True)["turn"] == table["turn"]
    later = turns.with_turn(table, match, "2030-01-05T00:00:00+00:00")
    assert later["turn"]["since"] == "2030-01-05T00:00:00+00:00"
    assert turns.heard_by({**later, "heard": {"0": 99}}, [0]) == match.happened
