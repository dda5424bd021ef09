"""Links to seats and replays: their owners list and revoke them, and what is revoked is shut at once, sockets too."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from halfpast.server.people import links
from halfpast.server.tables import seats
from tests.server.client import Guest, Server, closed_with
from tests.server.features.test_replays import finished, shared


def opened_by(device: Guest, table: str, seat: int, token: str) -> int:
    return device.web.post(f"/api/tables/{table}/open", json={"seat": seat, "token": token}).status_code


def listed(guest: Guest) -> Any:
    return guest.web.get("/api/links").json()


def revoke(guest: Guest, table: str | None, what: str | None = None) -> int:
    return guest.web.post("/api/links/revoke", json={"table": table, "what": what}).status_code


def number_of(guest: Guest) -> str:
    return guest.cookie.rpartition(".")[0]


@pytest.mark.parametrize("spectators", [True, False])
def test_a_revoked_seat_link_opens_nothing_and_shuts_who_came_by_it(server: Server, spectators: bool) -> None:
    guest, thief, late = Guest(server), Guest(server), Guest(server)
    table = guest.make(bots=1, spectators=spectators)
    here = guest.join(table)
    token = here.now["tokens"]["0"]
    assert opened_by(thief, table, 0, token) == 200
    there = thief.join(table)
    assert there.now["mine"] == [0]
    row = next(one for one in listed(guest)["links"] if one["id"] == table)
    assert (row["seats"], row["first"], row["replay"], row["mine"]) == (1, True, None, [0])
    assert revoke(guest, table, "seats") == 200
    if spectators:
        there.wait_until(lambda at: at.now["mine"] == [])
        assert there.now["tokens"] == {}
        assert there.ask(do="move", seat=0, move="take", seq=there.now["seq"])["is"] == "not-yours"
        assert there.ask(do="stand", seat=0, for_good=True)["is"] == "not-yours"
        assert not any(isinstance(seat["hand"], str) for seat in there.view["seats"])
    else:
        assert closed_with(there) == 4403
    for device in (thief, late):
        assert opened_by(device, table, 0, token) == 403
    assert table not in json.dumps(listed(thief))
    here.wait_until(lambda at: at.now["tokens"]["0"] != token)
    assert here.play_on(1) == 1
    assert opened_by(late, table, 0, here.now["tokens"]["0"]) == 200  # the new one does


def test_who_came_by_a_link_does_not_shut_out_who_gave_it(server: Server) -> None:
    guest, thief = Guest(server), Guest(server)
    table = guest.make(bots=1)
    here = guest.join(table)
    assert opened_by(thief, table, 0, here.now["tokens"]["0"]) == 200
    row = next(one for one in listed(thief)["links"] if one["id"] == table)
    assert (row["seats"], row["first"]) == (1, False)
    assert revoke(thief, table, "seats") == revoke(thief, None) == 200
    assert guest.join(table).now["mine"] == [0]
    assert here.play_on(1) == 1
    assert revoke(guest, table, "seats") == 200
    assert guest.join(table).now["is_host"]
    assert revoke(thief, table, "seats") == 410


def test_a_revoked_replay_link_shows_nothing(server: Server) -> None:
    guest, table = finished(server, "half", spectators=True)
    stranger = Guest(server)
    assert stranger.web.get(f"/api/replays/{table}").status_code == 200  # whoever may watch may look at it again
    token = shared(guest, table)
    row = next(one for one in listed(guest)["links"] if one["id"] == table)
    assert (row["replay"], row["state"]) == (guest.web.get("/api/links").json()["links"][0]["day"], "over")
    paths = [f"/api/replays/{table}", f"/api/replays/{table}/log", f"/api/replays/{table}/frames?eyes=all"]
    assert stranger.web.get(paths[2], params={"eyes": "all", "token": token}).status_code == 200
    assert revoke(stranger, table, "replays") == 410
    assert revoke(guest, table, "replays") == 200
    for path in paths:
        assert stranger.web.get(path).status_code == 404
        assert stranger.web.get(path, params={"eyes": "all", "token": token}).status_code == 404
        assert guest.web.get(path).status_code == 200
    assert all(one["id"] != table for one in listed(guest)["links"])
    again = shared(guest, table)
    assert again != token
    assert stranger.web.get(paths[0], params={"token": again}).json()["token"] == again


def signed(server: Server, text: str) -> str:
    """As the server signs it: what a link was before everybody had one of their own."""
    with closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)) as db:
        secret = bytes.fromhex(db.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0])
    return base64.urlsafe_b64encode(hmac.new(secret, text.encode(), hashlib.sha256).digest()[:18]).decode()


def test_links_from_before_work_until_they_are_revoked(server: Server) -> None:
    guest, table = finished(server, "half", spectators=False)
    stranger, old = Guest(server), {"token": signed(server, f"replay:{table}")}
    assert stranger.web.get(f"/api/replays/{table}", params=old).status_code == 200
    shared(guest, table)  # a new one beside it changes nothing
    assert stranger.web.get(f"/api/replays/{table}", params=old).status_code == 200
    assert revoke(guest, None) == 200
    assert stranger.web.get(f"/api/replays/{table}", params=old).status_code == 404
    assert listed(guest) == {"links": [], "rest": 0}


def test_what_is_not_understood_is_refused(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1)
    assert revoke(guest, table) == revoke(guest, table, "cards") == 400
    assert revoke(guest, "nowhere", "seats") == revoke(guest, "nowhere", "replays") == 410
    assert guest.web.post(f"/api/replays/{table}/share", json={}).status_code == 409
    assert Guest(server).web.post(f"/api/replays/{table}/share", json={}).status_code == 410
    token = guest.join(table).now["tokens"]["0"]
    forged = [token[:-1], f"{token}A", token[::-1], "", "\ud800", "é", f"{number_of(guest)}", "a" * 5000]
    for one in forged:
        body = json.dumps({"seat": 0, "token": one})
        answer = Guest(server).web.post(f"/api/tables/{table}/open", content=body)
        assert answer.status_code in (400, 403), one
    assert [one["seats"] for one in listed(guest)["links"]] == [0]


def test_being_host_goes_along_with_the_hosts_own_seat() -> None:
    places = [{**seats.guest_seat("desk", "Anna"), "owners": ["desk", "phone"]}, seats.guest_seat("bram", "Bram")]
    table = {"host": "desk", "seats": places, "state": "playing", "deputy": "bram"}
    kept = links.revoked(table, "phone", ["seats"])
    assert (kept["host"], kept["seats"][0]["owners"], kept["deputy"]) == ("phone", ["phone"], "bram")
    whole = links.revoked(table, None, ["seats"])
    assert (whole["host"], [seat["owners"] for seat in whole["seats"]]) == ("desk", [["desk"], ["bram"]])
    assert all(new["sitting"] != old["sitting"] for new, old in zip(whole["seats"], places, strict=True))
    assert links.revoked(table, None, ["replays"]) is table  # there is none before the end


def test_with_somebody_go_their_links() -> None:
    places = [seats.guest_seat("anna", "Anna"), seats.guest_seat("bram", "Bram")]
    table = links.shared({"host": "anna", "seats": places, "state": "over"}, [0], "2030-01-01")
    table = links.shared(table, [1], "2030-01-01")
    gone = seats.forgotten(table, "anna", ())
    assert gone
    assert links.shared_by(gone, [0]) is None
    assert links.shared_by(gone, [1]) == links.shared_by(table, [1])
