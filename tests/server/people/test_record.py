"""A personal record counts every match once, whoever looks, from wherever; and it goes when its person does."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from halfpast.server.features.replays import played_again
from halfpast.server.house.hub import Hub
from halfpast.server.tables.record import mostly_by_bots, outcome, record_of, row_of
from tests.server.client import Guest, Message, Server, play_together, serving
from tests.server.conftest import FAST
from tests.server.house.test_restart import finished, write
from tests.server.people.test_accounts import CHEAP, WORDS, ask
from tests.server.upkeep.test_sweep import Calendar, ago, calendar, house, rounds

__all__ = ["calendar"]


def record(guest: Guest) -> Message:
    found: Message = guest.web.get("/api/record").json()
    return found


def row(day: int, won: bool = False, **more: Any) -> Message:
    """A match on a day, as one person sees it."""
    blank: Message = {"ended": f"2030-01-{day:02}", "game": "half", "games": 1, "did": {}, "bots": [], "people": []}
    return {**blank, "won": won, **more}


def test_streaks_go_by_the_day_a_match_ended() -> None:
    days = {1: True, 2: True, 3: False, 4: True, 5: True, 6: True, 7: False, 8: True}
    rows = [row(day, days[day]) for day in (8, 3, 1, 5, 2, 7, 4, 6)]
    found = record_of(rows)
    assert (found["played"], found["won"], found["streak"], found["longest"]) == (8, 6, 1, 3)


def test_people_are_who_they_are_by_device_and_bots_by_strength_and_name() -> None:
    def person(name: str, won: bool, *keys: str) -> Message:
        return {"keys": [*keys], "name": name, "face": None, "won": won}

    rows = [
        row(1, True, people=[person("Lea", False, "phone")], bots=[["family", 2, False]]),
        row(2, people=[person("Lea", True, "desk")], bots=[["learner", 2, False]]),
        row(3, people=[person("Léa", True, "desk", "phone"), person("Lea", False, "another")]),
        row(4, bots=[["family", 2, True]]),
    ]
    found = record_of(rows)
    assert found["people"] == [
        {"name": "Léa", "face": None, "played": 3, "mine": 1, "theirs": 2},
        {"name": "Lea", "face": None, "played": 1, "mine": 0, "theirs": 0},
    ]
    assert found["bots"] == [
        {"level": "family", "seat": 2, "played": 2, "mine": 1, "theirs": 1},
        {"level": "learner", "seat": 2, "played": 1, "mine": 0, "theirs": 0},
    ]


def test_a_seat_that_bots_mostly_played_counts_for_nobody() -> None:
    def moves(*authors: str) -> list[Message]:
        return [{"seat": 0, "move": "7", "author": author} for author in authors]

    assert mostly_by_bots(2, moves("guest", "family", "family")) == [0]
    assert mostly_by_bots(2, [*moves("guest", "family"), {"undo": 2, "seat": 0}]) == []


def over_table(owner: str = "host", author: str = "guest", **changes: Any) -> tuple[Message, list[Message]]:
    """A finished table of an owner against a bot, with its log."""
    document, entries = finished(owner)
    entries = [{**entry, "author": author} if entry["seat"] == 0 else entry for entry in entries]
    return {**document, **changes}, entries


def test_what_does_not_count() -> None:
    document, entries = over_table()
    known = {**document, **outcome(played_again(document, entries), entries)}
    mine, bot = known["seats"]
    assert row_of(known, "host")
    assert row_of(known, "somebody") is None
    assert row_of(document, "host") is None  # it is looked up first
    assert row_of({**known, "state": "playing"}, "host") is None
    given_up = {**known, "seats": [{**bot, "name": "Anna", "was": ["host"]}, {**mine, "owners": ["friend"]}]}
    assert row_of(given_up, "host") is None
    del given_up["did"]["seats"][1]["by_bot"]
    theirs = row_of(given_up, "friend")
    assert theirs
    assert (theirs["bots"], theirs["people"]) == ([], [])  # neither Anna nor a bot
    two_here = {**known, "seats": [mine, {**mine, "name": "Mum"}]}
    shared = row_of(two_here, "host")
    assert shared
    assert [one["name"] for one in shared["people"]] == ["Mum"]
    document, entries = over_table(author="family")
    assert row_of({**document, **outcome(played_again(document, entries), entries)}, "host") is None


def test_a_match_counts_once_for_both_goes_along_and_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed={**FAST, **CHEAP}) as server:
        guest, friend, table, won, catches = play_a_match(server)
        for _ in range(2):  # pages, looks and replays add nothing
            guest.join(table)
            guest.web.get(f"/api/replays/{table}")
            mine, theirs = record(guest), record(friend)
            assert (mine["played"], mine["won"], mine["account"]) == (1, int(0 in won), False)
            assert mine["games"]["half"]["catches"] == catches[0]
            assert theirs["games"]["half"]["catches"] == catches[1]
            versus = {"played": 1, "mine": int(0 in won), "theirs": int(1 in won)}
            assert [(one["name"], versus | one == one) for one in mine["people"]] == [("Bram", True)]
            assert [(one["level"], one["seat"], one["theirs"]) for one in mine["bots"]] == [
                ("family", 2, int(2 in won))
            ]
        again = guest.make()
        assert record(guest)["played"] == 1  # what has begun is not over
        assert guest.join(again).now["table"]["state"] == "playing"

        phone = Guest(server)
        assert ask(guest, "make", name="Anna", passphrase=WORDS).is_success
        assert record(guest) == {**mine, "account": True}
        assert record(phone)["played"] == 0
        assert ask(phone, "enter", name="Anna", passphrase=WORDS).is_success
        assert record(phone) == record(guest)
        assert ask(phone, "leave").is_success
        assert record(phone)["played"] == 0

        assert record(friend)["people"][0]["name"] == "Anna"
        assert ask(guest, "forget").is_success
        assert record(guest)["played"] == 0
        assert (record(friend)["people"], record(friend)["played"]) == ([], 1)


def play_a_match(server: Server) -> tuple[Guest, Guest, str, list[int], list[int]]:
    """Two people and a bot, to the end: who they are, the table, who won, and the catches of each."""
    guest, friend = Guest(server), Guest(server)
    table = guest.make(start=False, bots=2, edition="express")
    here, there = guest.join(table), friend.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert here.ask(do="start")["is"] == "done"
    for at in (here, there):
        at.wait_until(lambda at: "views" in at.now)
    play_together(here, there)
    caught = [event["seat"] for event in here.events if event["type"] == "caught"]
    return guest, friend, table, here.now["result"]["winners"], [caught.count(seat) for seat in range(3)]


def test_matches_from_before_there_were_records_count(tmp_path: Path) -> None:
    db, table = tmp_path / "tables.db", over_table()
    bad = (table[0], [{**table[1][0], "move": "nonsense"}])
    cookie = write(db, {"one": table, "two": table, "bad": bad})
    with serving(db, changed=FAST, errors=tmp_path / "errors") as server:
        guest = Guest(server, cookie)
        while record(guest)["counting"]:
            pass
        found = record(guest)
        assert (found["played"], found["games"]["half"]["games"]) == (2, 2)
    with closing(sqlite3.connect(db)) as opened:
        kept = {name: json.loads(text) for name, text in opened.execute("SELECT id, document FROM tables")}
    assert {name: "did" in document for name, document in kept.items()} == {"one": True, "two": True, "bad": False}


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_an_account_keeps_what_it_won_when_old_tables_go(db: Path, calendar: Calendar) -> None:
    document, entries = over_table("@anna", ended=ago(399))
    document["seats"][1] = {**document["seats"][0], "name": "Bram", "owners": ["bram"]}
    wanted: list[Message] = []

    async def look(hub: Hub) -> Message:
        return await hub.record_of("@anna")

    async def test(hub: Hub, _: object) -> None:
        for number, entry in enumerate(entries):
            await hub.store.append("old", number, entry)
        await hub.store.add_account("@anna", "anna", {"seen": ago(0)[:10]})
        wanted.append(await look(hub))
        assert wanted[0]["played"] == 1
        assert [one["name"] for one in wanted[0]["people"]] == ["Bram"]
        await rounds(hub, calendar, 2)
        assert await hub.find("old") is None
        assert await look(hub) == {**wanted[0], "people": []}
        assert "Bram" not in json.dumps((await hub.store.account("@anna")).matches)
        await hub.store.restore("table", "old")

    house(db, test, old=document, there={**document, "state": "lobby", "seen": ago(0)})

    async def back(hub: Hub, accounts: Any) -> None:
        assert await hub.find("old") is not None
        assert await look(hub) == wanted[0]  # it is there twice, and counts once
        await accounts.forget("@anna")
        assert (await look(hub))["played"] == 0

    house(db, back)
    with closing(sqlite3.connect(db)) as opened:
        assert opened.execute("SELECT count(*) FROM matches").fetchone() == (0,)
