"""Clocks, seats that are away, bots that stand in: no table ever freezes."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from halfpast.server.tables.clock import Clock
from halfpast.server.tables.presence import Presence
from halfpast.server.tables.seats import guest_seat
from tests.server.client import Guest, Message, Server, serving, table_for_two

HURRIED = {
    "halfpast.server.tables.terms.PACES": {"fast": 0.02, "normal": 0.3, "slow": 60},
    "halfpast.server.tables.terms.CLOCKS": {"quick": [0.5, 0.5], "relaxed": [0.2, 30]},
    "halfpast.server.tables.driver.GRACE": 0.5,
}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("clock") / "tables.db", changed=HURRIED) as running:
        yield running


def test_the_clock_counts_exactly() -> None:
    moment = 100.0
    clock = Clock("quick", lambda: moment)  # 15 s a move, 60 s in reserve
    clock.run(True)
    assert clock.document(1) == {"seat": 1, "move": 15.0, "reserve": 60.0, "of": {"move": 15, "reserve": 60}}
    moment += 10
    assert (clock.has(1), clock.after_move(1), clock.left(1)) == ((5.0, 60.0), 60.0, 65.0)
    moment += 10.5
    assert (clock.has(1), clock.after_move(1)) == ((0.0, 54.5), 54.5)
    clock.set_reserve(1, clock.after_move(1))
    clock.next_turn()
    assert (clock.has(1), clock.has(2)) == ((15.0, 54.5), (15.0, 60.0))
    moment += 3
    clock.run(False)  # nobody is there
    moment += 1000
    assert clock.has(2) == (12.0, 60.0)
    clock.run(True)
    moment += 100
    assert (clock.has(2), clock.left(2), clock.after_move(2)) == ((0.0, 0.0), 0.0, 0.0)
    assert Clock("none").document(0) is None
    assert Clock("none").left(0) is None


def test_out_of_time_a_bot_plays_until_the_person_is_back(hurried: Server) -> None:
    guest = Guest(hurried)
    here = guest.join(guest.make(bots=1, clock="quick"))
    assert here.await_turn()
    assert here.now["table"]["clock"]["of"] == {"move": 0.5, "reserve": 0.5}
    seat, seq = here.seat, here.now["seq"]
    here.wait_until(lambda at: bool(at.now["table"]["seats"][seat]["covered"]))
    here.wait_until(lambda at: at.now["seq"] >= seq + 3)  # the bot goes on for it
    assert here.ask(do="back", seat=seat)["is"] == "done"
    here.wait_until(lambda at: not at.now["table"]["seats"][seat]["covered"])
    if here.await_turn():
        clock = here.now["table"]["clock"]
        assert (clock["seat"], clock["reserve"]) == (seat, 0)  # what is spent is spent


def test_back_again_and_again_does_not_stop_the_clock(hurried: Server) -> None:
    """Whose time is up cannot hold the others by being back: the bot makes this move."""
    guest = Guest(hurried)
    here = guest.join(guest.make(bots=1, clock="quick", pace="normal"))
    assert here.await_turn()
    seat, seq, end = here.seat, here.now["seq"], time.monotonic() + 60
    while here.now["seq"] == seq:
        assert time.monotonic() < end, "frozen"
        here.ask(do="back", seat=seat)
        time.sleep(0.15)


def test_the_reserve_is_spent_told_and_kept_over_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=HURRIED) as first:
        guest = Guest(first)
        table = guest.make(bots=1, clock="relaxed")
        here = guest.join(table)
        assert here.await_turn()
        time.sleep(0.7)  # of which 0.2 are free
        here.play_on(1)
        seat, cookie = here.seat, guest.cookie
        assert here.await_turn()
        left = [entry["reserve"] for entry in entries(db, table) if "reserve" in entry][-1]
        assert 0 < left <= 29.5
        assert 0 < here.now["table"]["clock"]["reserve"] <= left  # it is told as it runs
    with serving(db, changed=HURRIED) as second:
        back = Guest(second, cookie).join(table)
        assert back.await_turn()
        clock = back.now["table"]["clock"]
        assert clock["seat"] == seat
        assert 0 < clock["reserve"] <= left


def entries(db: Path | str, table: str) -> list[Message]:
    """A table's log, as it is stored."""
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as opened:
        rows = opened.execute("SELECT document FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return [json.loads(entry) for (entry,) in rows]


def test_who_is_away_is_stood_in_for_and_comes_back(hurried: Server) -> None:
    here, there = table_for_two(hurried)
    there.socket.close()
    here.play_on(3)
    bram = {"kind": "guest", "name": "Bram", "bot": None, "here": False, "covered": True}
    here.wait_until(lambda at: at.now["table"]["seats"][1] == bram)


def test_who_comes_back_has_the_seat_again(hurried: Server) -> None:
    host, friend = Guest(hurried), Guest(hurried)
    table = host.make(start=False, bots=1)
    here, there = host.join(table), friend.join(table)
    here.ask(do="arrange", what="free", seat=1)
    there.ask(do="sit", seat=1, name="Bram")
    here.ask(do="start")
    there.socket.close()
    here.play_on(2)
    again = friend.join(table)
    assert not again.now["table"]["seats"][1]["covered"]
    here.wait_until(lambda at: not at.now["table"]["seats"][1]["covered"])


def test_where_nobody_stands_in_the_table_waits_until_the_host_gives_the_seat_to_a_bot(hurried: Server) -> None:
    here, there = table_for_two(hurried, absent="nobody")
    there.socket.close()
    here.wait_until(lambda at: not at.now["table"]["seats"][1]["here"])
    if here.view["turn"] == 0:
        assert here.move(here.view["legal"][0])["is"] == "ack"
        here.wait_until(lambda at: at.view["turn"] == 1)
    with pytest.raises(TimeoutError):
        here.hear(1.2)
    assert here.ask(do="arrange", what="bot", seat=1)["is"] == "done"
    here.wait_until(lambda at: at.view["turn"] == 0)
    assert here.now["table"]["seats"][1]["covered"]


def test_a_game_rests_while_nobody_is_there(hurried: Server) -> None:
    guest = Guest(hurried)
    table = guest.make(bots=1, clock="quick")
    here = guest.join(table)
    assert here.await_turn()
    here.socket.close()
    while guest.web.get("/api/me").json()["mine"][0]["seats"][0]["here"]:
        time.sleep(0.05)
    moves, before = len(entries(hurried.db, table)), -1
    while moves != before:  # a move on its way arrives
        time.sleep(0.5)
        moves, before = len(entries(hurried.db, table)), moves
    time.sleep(1.5)  # longer than the clock
    again = guest.join(table)
    assert (again.now["seq"], again.now["table"]["state"]) == (moves, "playing")
    assert again.play_on(1) == 1


def test_who_only_watches_does_not_make_it_go_on(hurried: Server) -> None:
    host, watcher = Guest(hurried), Guest(hurried)
    table = host.make(bots=1, clock="quick")
    here = host.join(table)
    assert here.await_turn()
    here.socket.close()
    there = watcher.join(table)
    there.wait_until(lambda at: at.now["table"]["clock"] is None)  # it stands still
    with suppress(TimeoutError):
        there.hear(0.5)  # a move on its way arrives
    with pytest.raises(TimeoutError):
        there.hear(1.5)
    assert host.join(table).now["seq"] == there.now["seq"]


def test_the_others_are_missed_from_the_moment_that_one_who_sits_there_is_back() -> None:
    moment = 100.0
    table = {"host": "anna", "seats": [guest_seat("anna", "Anna"), guest_seat("bram", "Bram")]}
    presence = Presence(lambda: moment)
    presence.come("watcher", table)
    moment += 50
    presence.come("anna", table)
    assert presence.away == {1: 150.0}
    moment += 5
    presence.come("another", table)
    assert presence.away == {1: 150.0}


def test_where_only_bots_are_left_the_game_comes_to_its_end(hurried: Server) -> None:
    guest = Guest(hurried)
    table = guest.make(edition="express", bots=1)
    here = guest.join(table)
    assert here.ask(do="stand", seat=0, for_good=True)["is"] == "done"
    here.socket.close()
    guest.join(table).wait_until(lambda at: at.now["table"]["state"] == "over")


def test_coming_and_going_does_not_hold_up_a_bot(hurried: Server) -> None:
    host = Guest(hurried)
    table = host.make(bots=4, pace="normal")
    here = host.join(table)
    end, seen = time.monotonic() + 60, set[int]()
    while len(seen) < 3:  # bots move between one arrival and the next
        assert time.monotonic() < end, "frozen"
        watcher = Guest(hurried).join(table)  # one guest may not come so often
        if watcher.now["views"][""]["turn"] == here.seat:
            here.play_on(1)
        seen.add(watcher.now["seq"])
        watcher.socket.close()


def test_the_person_may_move_before_the_bot_does(hurried: Server) -> None:
    """The bot would take a minute."""
    people = table_for_two(hurried, clock="quick", pace="slow")
    here = people[people[0].view["turn"]]
    seat, seq = here.seat, here.now["seq"]
    here.wait_until(lambda at: bool(at.now["table"]["seats"][seat]["covered"]))
    answer = here.move(here.view["legal"][0], seq=seq)
    assert (answer["is"], answer["seq"]) == ("ack", seq + 1)
    here.wait_until(lambda at: not at.now["table"]["seats"][seat]["covered"])
