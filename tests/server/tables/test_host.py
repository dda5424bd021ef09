"""What a host may do, who becomes the host, and what happens to somebody who is sent away."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from halfpast.server.tables.seats import (
    MOST_OWNERS,
    forgotten,
    go_out,
    guest_seat,
    hosting,
    led_by,
    recover,
    renamed,
    stand,
)
from halfpast.server.tables.seats import is_host as has_host_rights
from halfpast.store import Document
from tests.server.client import AtTable, Guest, Server, closed_with, serving, table_for_two

HURRIED = {
    "halfpast.server.tables.terms.PACES": {"fast": 0.02},
    "halfpast.server.tables.table.CLAIM_AFTER": 0.5,
    "halfpast.server.tables.table.SENT_AWAY": 0.5,
}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("host") / "tables.db", changed=HURRIED) as running:
        yield running


def is_host(at: AtTable) -> bool:
    return bool(at.now["is_host"])


def test_friends_sit_down_and_the_host_arranges(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=3)
    here, there = host.join(table), friend.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="  Bram \n ")["is"] == "done"
    there.wait_until(lambda at: at.now["table"]["seats"][1]["name"] == "Bram")
    assert there.ask(do="sit", seat=0, name="Bram")["is"] == "not-yours"
    assert here.ask(do="arrange", what="swap", seat=1, **{"with": 2})["is"] == "done"
    assert there.ask(do="start")["is"] == "not-yours"
    assert here.ask(do="arrange", what="host", seat=2)["is"] == "done"
    assert here.ask(do="start")["is"] == "not-yours"
    assert there.ask(do="start")["is"] == "done"
    there.wait_until(lambda at: at.now["table"]["state"] == "playing")
    assert there.seat == 2


def test_when_the_host_leaves_somebody_who_is_there_is_the_host(server: Server) -> None:
    for start in (False, True):
        here, there = table_for_two(server, bots=1, start=start)
        assert here.ask(do="stand", seat=0)["is"] == "done"
        there.wait_until(is_host)
        here.wait_until(lambda at: not is_host(at))
        assert there.now["table"]["host"] == 1


def test_a_host_who_is_gone_is_not_followed_at_once(server: Server) -> None:
    here, there = table_for_two(server, bots=1)
    watcher = Guest(server).join(there.now["table"]["id"])
    assert there.now.get("claim", "?") is None
    assert there.ask(do="claim")["is"] == "not-yours"
    here.socket.close()
    there.wait_until(lambda at: at.now["claim"] is not None)
    assert there.now["claim"] > 0
    assert there.ask(do="claim")["is"] == "not-yours"
    assert watcher.now["claim"] is None


def test_a_host_who_is_gone_is_followed_by_who_claims_it(hurried: Server) -> None:
    here, there = table_for_two(hurried, bots=1)
    watcher = Guest(hurried).join(there.now["table"]["id"])
    here.socket.close()
    there.wait_until(lambda at: at.now["claim"] is not None)
    time.sleep(there.now["claim"])
    assert watcher.ask(do="claim")["is"] == "not-yours"
    assert there.ask(do="claim")["is"] == "done"
    there.wait_until(is_host)
    assert there.now["claim"] is None
    assert there.ask(do="claim")["is"] == "done"


@pytest.mark.parametrize("start", [False, True])
def test_who_claims_a_table_takes_nobodys_seat_and_gives_it_back(hurried: Server, start: bool) -> None:
    """A stranger at a listed table, whose host has been away for a minute."""
    host, friend, stranger = Guest(hurried), Guest(hurried), Guest(hurried)
    table = host.make(start=False, bots=2, seats=3, listed=True)
    here, beside, there = host.join(table), friend.join(table), stranger.join(table)
    assert there.ask(do="sit", seat=1, name="Stranger")["is"] == "done"
    assert beside.ask(do="sit", seat=2, name="Friend")["is"] == "done"
    if start:
        assert here.ask(do="start")["is"] == "done"
        there.wait_until(lambda at: at.now["table"]["state"] == "playing")
    here.socket.close()
    there.wait_until(lambda at: at.now["claim"] is not None)
    time.sleep(there.now["claim"])
    assert there.ask(do="claim")["is"] == "done"
    there.wait_until(is_host)
    for what in ("free", "bot"):
        assert there.ask(do="arrange", what=what, seat=2)["is"] == "not-yours"  # who is here
        away = there.ask(do="arrange", what=what, seat=0)["is"]
        assert away == ("done" if start and what == "bot" else "not-yours")  # a bot may play until they are back
    assert there.ask(do="arrange", what="terms", terms={"seats": 2})["is"] == "not-yours"
    assert (there.now["deputy"], there.now["table"]["host"]) == (True, 1)
    assert there.ask(do="arrange", what="terms", terms={"pace": "slow", "spectators": False})["is"] == "done"
    back = host.join(table)
    back.wait_until(is_host)
    assert (back.now["mine"], back.now["deputy"], back.now["table"]["host"]) == ([0], False, 0)
    assert not back.now["table"]["seats"][0]["covered"]
    there.wait_until(lambda at: not is_host(at))
    assert there.ask(do="arrange", what="terms", terms={"pace": "fast"})["is"] == "not-yours"
    assert back.ask(do="arrange", what="bot", seat=1)["is"] == "done"
    assert closed_with(there) == 4403 if start else there.ask(do="ping")["is"] == "pong"


def test_a_host_who_left_in_a_game_is_the_host_again_when_back(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=1)
    here, there = host.join(table), friend.join(table)
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert here.ask(do="start")["is"] == "done"
    assert here.ask(do="stand", seat=0)["is"] == "done"
    there.wait_until(is_host)
    assert there.ask(do="arrange", what="free", seat=0)["is"] == "not-yours"
    here.wait_until(lambda at: not is_host(at))
    assert here.now["claim"] == 0  # who is still here need not come again
    assert here.ask(do="claim")["is"] == "done"
    here.wait_until(is_host)
    there.wait_until(lambda at: not is_host(at))


def test_a_deputy_goes_with_the_seat_and_follows_a_host_who_is_gone() -> None:
    places = [guest_seat("anna", "Anna"), guest_seat("bram", "Bram"), guest_seat("cleo", "Cleo")]
    table: Document = {"host": "anna", "terms": {}, "seats": places, "state": "playing"}
    led = led_by(table, "bram")
    assert [has_host_rights(led, guest) for guest in ("anna", "bram", "cleo")] == [False, True, False]
    assert led_by(led, "anna") == table
    assert stand(led, "bram", 1, ["cleo"]).get("deputy") is None
    assert hosting(stand(led, "bram", 1, ["cleo"])) == "anna"
    for gone in (stand(led, "anna", 0, ["cleo"]), forgotten(led, "anna", ["cleo"])):
        assert gone
        assert (gone["host"], gone.get("deputy")) == ("bram", None)
    gone = forgotten(led, "bram", ["cleo"])
    assert gone
    assert ("bram" in str(gone), hosting(gone)) == (False, "anna")
    assert hosting(renamed(led, "bram", "@b")) == "@b"
    assert renamed(renamed(led, "bram", "@a"), "anna", "@a").get("deputy") is None  # both were one person's
    assert hosting(go_out(led, "bram", ["cleo"])) == "cleo"
    assert hosting(recover(led, "phone", places[1]["sitting"])) == "bram"


def test_the_hosts_other_device_is_the_host_too(server: Server) -> None:
    host, phone = Guest(server), Guest(server)
    table = host.make(start=False)
    here = host.join(table)
    link = {"seat": 0, "token": here.now["tokens"]["0"]}
    assert phone.web.post(f"/api/tables/{table}/open", json=link).status_code == 200
    there = phone.join(table)
    assert is_host(there)
    assert there.ask(do="start")["is"] == "done"


def test_who_is_sent_away_watches_and_waits_a_minute(server: Server) -> None:
    here, there = table_for_two(server, start=False)
    link = {"seat": 1, "token": there.now["tokens"]["1"]}
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    there.wait_until(lambda at: at.now["mine"] == [])
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "not-yours"
    assert there.ask(do="say", phrase="hello")["is"] == "not-yours"
    table = there.now["table"]["id"]
    assert Guest(server).web.post(f"/api/tables/{table}/open", json=link).status_code == 403


def test_who_was_sent_away_may_sit_down_again_later(hurried: Server) -> None:
    here, there = table_for_two(hurried, start=False)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    time.sleep(0.6)
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"


def test_who_is_sent_away_in_a_game_is_followed_by_a_bot(server: Server) -> None:
    here, there = table_for_two(server)
    assert here.ask(do="arrange", what="free", seat=0)["is"] == "not-yours"
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    there.wait_until(lambda at: at.now["mine"] == [])
    assert there.now["table"]["seats"][1]["kind"] == "bot"
    assert list(there.now["views"]) == [""]
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "not-yours"
    assert here.play_on(2) == 2


def test_where_nobody_may_watch_who_is_sent_away_is_shown_the_door(server: Server) -> None:
    here, there = table_for_two(server, spectators=False)
    assert here.ask(do="arrange", what="bot", seat=1)["is"] == "done"
    assert closed_with(there) == 4403


def test_who_shared_a_device_takes_the_seat_along_and_is_no_host(server: Server) -> None:
    host, phone = Guest(server), Guest(server)
    table = host.make(start=False, bots=0, seats=3)
    here = host.join(table)
    here.ask(do="sit", seat=1, name="Bram")
    here.wait_until(lambda at: at.now["mine"] == [0, 1])
    link = {"seat": 1, "token": here.now["tokens"]["1"]}
    assert phone.web.post(f"/api/tables/{table}/open", json=link).status_code == 200
    there = phone.join(table)
    assert (there.now["mine"], there.now["is_host"]) == ([1], False)
    assert here.ask(do="start")["is"] == "done"
    here.wait_until(lambda at: "views" in at.now)
    assert (list(here.now["views"]), here.now["is_host"]) == (["0"], True)


def test_the_host_who_shared_a_device_stays_the_host() -> None:
    table: Document = {"host": "tablet", "seats": [guest_seat("tablet", "Anna"), guest_seat("tablet", "Bram")]}
    moved = recover(table, "phone", table["seats"][0]["sitting"])
    assert [seat["owners"] for seat in moved["seats"]] == [["phone"], ["tablet"]]
    assert [has_host_rights(moved, guest) for guest in ("phone", "tablet")] == [True, False]


def test_a_seats_first_device_is_never_pushed_out() -> None:
    table: Document = {"host": "first", "seats": [guest_seat("first", "Anna")]}
    for number in range(MOST_OWNERS + 2):
        table = recover(table, f"phone {number}", table["seats"][0]["sitting"])
    owners = table["seats"][0]["owners"]
    assert (len(owners), owners[:2], owners[-1]) == (MOST_OWNERS, ["first", "phone 3"], "phone 9")


def test_start_twice_is_done_once(server: Server) -> None:
    here, there = table_for_two(server)
    assert here.ask(do="start")["is"] == "done"
    assert there.ask(do="start")["is"] == "not-yours"


def test_a_link_to_a_seat_opens_no_other_after_a_swap(server: Server) -> None:
    here, there = table_for_two(server, bots=1, start=False)
    table, old = there.now["table"]["id"], there.now["tokens"]["1"]
    assert here.ask(do="arrange", what="swap", seat=0, **{"with": 1})["is"] == "done"
    there.wait_until(lambda at: at.now["mine"] == [0])
    other, phone = Guest(server), Guest(server)
    assert other.web.post(f"/api/tables/{table}/open", json={"seat": 0, "token": old}).status_code == 403
    for guest, link in ((other, {"seat": 1, "token": old}), (phone, {"seat": 0, "token": there.now["tokens"]["0"]})):
        answer = guest.web.post(f"/api/tables/{table}/open", json=link)
        assert (answer.status_code, answer.json()["seat"]) == (200, 0)  # where that person sits by now
        assert guest.join(table).now["mine"] == [0]
    assert here.now["table"]["seats"][0]["here"]


def test_fewer_seats_and_more_again_give_nobody_an_old_seat(server: Server) -> None:
    host, first, second = Guest(server), Guest(server), Guest(server)
    table = host.make(start=False, bots=0, seats=3)
    here, there, third = host.join(table), first.join(table), second.join(table)
    there.ask(do="sit", seat=2, name="Bram")
    there.wait_until(lambda at: at.now["mine"] == [2])
    old = {"seat": 2, "token": there.now["tokens"]["2"]}
    for seats in (2, 3):
        assert here.ask(do="arrange", what="terms", terms={"seats": seats})["is"] == "done"
    assert third.ask(do="sit", seat=2, name="Cleo")["is"] == "done"
    assert first.web.post(f"/api/tables/{table}/open", json=old).status_code == 403


def test_in_a_game_a_few_terms_can_be_changed(server: Server) -> None:
    here, there = table_for_two(server)
    assert (
        here.ask(do="arrange", what="terms", terms={"pace": "slow", "chat": True, "absent": "nobody"})["is"] == "done"
    )
    there.wait_until(lambda at: at.now["table"]["terms"]["chat"])
    assert there.ask(do="say", words="free words")["is"] == "done"
    for terms in ({"seats": 3}, {"edition": "express"}, {"helps": True}, {"clock": "quick"}, {"listed": True}):
        assert here.ask(do="arrange", what="terms", terms=terms)["is"] == "not-yours"
    assert there.ask(do="arrange", what="terms", terms={"pace": "fast"})["is"] == "not-yours"
    strange: list[object] = [[], "fast", {"pace": "never"}, {"chat": 1}, None]
    for nonsense in strange:
        assert here.ask(do="arrange", what="terms", terms=nonsense)["is"] == "wrong"


def test_without_spectators_those_who_watch_are_shown_the_door(server: Server) -> None:
    here, _ = table_for_two(server)
    watcher = Guest(server).join(here.now["table"]["id"])
    assert here.ask(do="arrange", what="terms", terms={"spectators": False})["is"] == "done"
    assert closed_with(watcher) == 4403


def test_another_name_keeps_the_other_device(server: Server) -> None:
    host, phone = Guest(server), Guest(server)
    table = host.make(start=False)
    here = host.join(table)
    phone.web.post(f"/api/tables/{table}/open", json={"seat": 0, "token": here.now["tokens"]["0"]})
    assert here.ask(do="sit", seat=0, name="Anouk")["is"] == "done"
    assert phone.join(table).now["mine"] == [0]
