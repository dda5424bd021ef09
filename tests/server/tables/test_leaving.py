"""Leaving in mid-game: the seat is kept, and played by a bot until its person is back, where the table chose so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from halfpast.server.house.hub import Hub
from halfpast.server.tables.driver import is_due
from halfpast.server.tables.terms import PACES, Terms
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart
from tests.server.client import AtTable, Guest, Server


def with_friend(server: Server, **terms: Any) -> tuple[AtTable, AtTable, Guest]:
    """Anna, the host, and Bram, who may come again; a bot sits there too."""
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=2, **terms)
    here, there = host.join(table), friend.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert here.ask(do="start")["is"] == "done"
    return here, there, friend


def test_who_leaves_is_played_for_at_once_and_has_the_seat_when_back(server: Server) -> None:
    here, there, friend = with_friend(server)
    table = here.now["table"]["id"]
    assert there.ask(do="stand", seat=1)["is"] == "done"
    assert there.now["mine"] == [1]
    there.socket.close()
    here.play_on(3)
    bram = {"kind": "guest", "name": "Bram", "bot": None, "here": False, "covered": True}
    here.wait_until(lambda at: at.now["table"]["seats"][1] == bram)
    assert [one["id"] for one in friend.web.get("/api/me").json()["mine"]] == [table]
    back = friend.join(table)
    assert (back.now["mine"], back.now["table"]["seats"][1]["covered"]) == ([1], False)
    here.wait_until(lambda at: at.now["table"]["seats"][1]["here"] and not at.now["table"]["seats"][1]["covered"])
    assert here.now["is_host"]


def test_where_nobody_stands_in_the_others_wait_for_who_left(server: Server) -> None:
    here, there, friend = with_friend(server, absent="nobody")
    assert there.ask(do="stand", seat=1)["is"] == "done"
    there.socket.close()
    here.wait_until(lambda at: not at.now["table"]["seats"][1]["here"])
    while here.now["turn"] != 1:
        here.play_on(1) if here.now["turn"] == 0 else here.hear()
    with pytest.raises(TimeoutError):
        here.hear(1)
    assert not here.now["table"]["seats"][1]["covered"]
    assert friend.join(here.now["table"]["id"]).play_on(1) == 1


def test_a_game_against_bots_waits_for_who_left(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1)
    here = guest.join(table)
    assert here.await_turn()
    seq = here.now["seq"]
    assert here.ask(do="stand", seat=0)["is"] == "done"
    with pytest.raises(TimeoutError):
        here.hear(1)
    here.socket.close()
    back = guest.join(table)
    assert (back.now["seq"], back.now["mine"], back.now["is_host"]) == (seq, [0], True)


def test_a_host_who_leaves_is_followed_and_comes_back_as_a_player(server: Server) -> None:
    here, there, _ = with_friend(server)
    assert here.ask(do="stand", seat=0)["is"] == "done"
    assert (here.now["is_host"], here.now["table"]["host"], here.now["mine"]) == (False, 1, [0])
    there.wait_until(lambda at: bool(at.now["is_host"]))
    assert here.ask(do="back", seat=0)["is"] == "done"
    assert here.ask(do="arrange", what="bot", seat=1)["is"] == "not-yours"


def test_a_host_who_leaves_when_nobody_is_there_stays_the_host(server: Server) -> None:
    here, there, _ = with_friend(server)
    there.socket.close()
    here.wait_until(lambda at: not at.now["table"]["seats"][1]["here"])
    assert here.ask(do="stand", seat=0)["is"] == "done"
    assert here.now["is_host"]


def test_who_gives_the_seat_up_for_good_is_followed_by_a_bot(server: Server) -> None:
    here, there, friend = with_friend(server)
    assert there.ask(do="stand", seat=1, for_good=True)["is"] == "done"
    assert there.now["mine"] == []
    here.wait_until(lambda at: at.now["table"]["seats"][1]["kind"] == "bot")
    assert friend.web.get("/api/me").json()["mine"] == []
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "not-yours"
    assert here.play_on(2) == 2


@pytest.mark.parametrize("more", [{}, {"for_good": True}])
def test_in_the_lobby_the_seat_is_free(server: Server, more: dict[str, bool]) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=1)
    here, there = host.join(table), friend.join(table)
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert there.ask(do="stand", seat=1, **more)["is"] == "done"
    here.wait_until(lambda at: at.now["table"]["seats"][1]["kind"] == "open")


def test_who_leaves_on_one_device_is_still_there_on_another(server: Server) -> None:
    here, _, _ = with_friend(server)
    phone = Guest(server)
    link = {"seat": 0, "token": here.now["tokens"]["0"]}
    assert phone.web.post(f"/api/tables/{here.now['table']['id']}/open", json=link).status_code == 200
    there = phone.join(here.now["table"]["id"])
    assert there.ask(do="stand", seat=0)["is"] == "done"
    assert there.now["is_host"]
    assert not there.now["table"]["seats"][0]["covered"]


def test_nothing_is_due_for_who_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the moment in which a bot would step in, who comes back has the seat: the driver asks once more."""
    monkeypatch.setitem(PACES, "fast", 0.0)

    async def at_the_table() -> list[bool]:
        hub = await Hub.open(SqliteStore(str(tmp_path / "tables.db")))
        table = await hub.create(Terms("half", "express", 2, 1, pace="fast"), "anna", "Anna", [])
        await table.sit("bram", 1, "Bram")
        for guest in ("anna", "bram"):
            await table.arrive(guest)
        await table.start("anna")
        seat = table.playing().seat
        assert seat is not None
        guest = ("anna", "bram")[seat]
        found = [is_due(table, seat)]
        table.leave(guest)
        await table.stand(guest, seat)
        found.append(is_due(table, seat))
        await table.arrive(guest)
        found.append(is_due(table, seat))
        await hub.close()
        return found

    assert run_apart(at_the_table()) == [False, True, False]
