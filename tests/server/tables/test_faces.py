"""Faces that people choose: they come along to the table, and to every device of an account."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from halfpast.server.tables import seats
from halfpast.server.tables.faces import ANIMALS, COLOURS
from tests.server.client import AtTable, Guest, Server, serving
from tests.server.conftest import FAST

DATABASES = Path(__file__).parents[1] / "databases"
ANNA = "s53mt0k4HVIiLwah.SzZ6zfRNZGTwpnUKhNwiQ04Q"  # who played in them
DUCK = {"animal": "duck", "colour": "blue"}
FROG = {"animal": "frog", "colour": "rose"}
NO_FACES: list[Any] = [
    "duck",
    [],
    {},
    {"animal": "duck"},
    {"animal": "fox", "colour": "blue"},  # that is a bot's
    {"animal": "duck", "colour": "#123456"},
    {"animal": ["duck"], "colour": "blue"},
    {**DUCK, "hat": "top"},
]


def make(guest: Guest, face: object, start: bool = False) -> Any:
    terms = {"edition": "fundex", "seats": 3, "games": 1, "pace": "fast"}
    wanted = {"terms": terms, "name": "Anna", "face": face, "bots": ["family"], "start": start}
    return guest.web.post("/api/tables", json=wanted)


def faces(at: AtTable) -> list[Any]:
    return [seat.get("face") for seat in at.now["table"]["seats"]]


def test_a_face_comes_along_to_the_table_and_all_see_it(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = make(host, DUCK).json()["table"]
    here, there = host.join(table), friend.join(table)
    assert there.ask(do="sit", seat=2, name="Bram", face=FROG)["is"] == "done"
    here.wait_until(lambda at: faces(at) == [DUCK, None, FROG])
    assert there.ask(do="sit", seat=2, name="Bram")["is"] == "done"  # another name is not another face
    assert there.ask(do="sit", seat=2, name="Bram", face=DUCK)["is"] == "done"
    here.wait_until(lambda at: faces(at) == [DUCK, None, DUCK])
    assert here.ask(do="start")["is"] == "done"
    assert there.ask(do="stand", seat=2, for_good=True)["is"] == "done"
    here.wait_until(lambda at: at.now["table"]["seats"][2]["kind"] == "bot")
    assert faces(here) == [DUCK, None, DUCK]  # a bot plays on under the name, and with the face
    [listed] = [one for one in host.web.get("/api/me").json()["mine"] if one["id"] == table]
    assert listed["seats"][0]["face"] == DUCK


@pytest.mark.parametrize("face", NO_FACES, ids=str)
def test_no_face_of_ours_is_refused_with_a_sentence(server: Server, face: object) -> None:
    guest = Guest(server)
    refused = make(guest, face)
    assert refused.status_code == 400
    assert "face is" in refused.json()["error"]
    at = guest.join(make(guest, None).json()["table"])
    answer = at.ask(do="sit", seat=0, name="Anna", face=face)
    assert answer["is"] == "wrong"
    assert "face is" in answer["why"]
    assert faces(at) == [None] * 3
    kept = guest.web.post("/api/account/face", json={"face": face})
    assert kept.status_code == 400


def test_a_database_from_before_there_were_faces_opens_and_takes_one(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with closing(sqlite3.connect(db)) as store:
        store.executescript((DATABASES / "step-2.sql").read_text("utf-8"))
        tables = [name for (name,) in store.execute("SELECT id FROM tables")]
        assert not store.execute("SELECT * FROM tables WHERE document LIKE '%face%'").fetchall()
    with serving(db, changed=FAST) as server:
        guest = Guest(server, ANNA)
        assert guest.web.get("/api/account").json()["account"]["face"] is None
        for table in tables:
            here = guest.join(table)
            assert set(map(str, faces(here))) == {"None"}
            assert here.ask(do="sit", seat=0, name="Anna", face=FROG)["is"] == "done"
            here.wait_until(lambda at: faces(at)[0] == FROG)


def test_whoever_comes_back_to_a_kept_seat_has_the_face_again() -> None:
    kept = seats.kept_seat(seats.guest_seat("cleo", "Cleo", DUCK), "family")
    table = {"state": "playing", "seats": [kept]}
    assert "face" not in kept  # until then a bot sits there, with a face of its own
    assert seats.sit(table, "cleo", 0, None)["seats"][0]["face"] == DUCK
    assert seats.sit(table, "cleo", 0, None, FROG)["seats"][0]["face"] == FROG
    del kept["wore"]  # as tables of an earlier server are
    assert "face" not in seats.sit(table, "cleo", 0, None)["seats"][0]


def test_an_account_takes_its_face_to_every_device_and_the_last_trace_goes(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed={**FAST, "halfpast.server.people.passphrases.COST": 10}) as server:
        desk, phone, friend = Guest(server), Guest(server), Guest(server)
        assert desk.web.post("/api/account/face", json={"face": DUCK}).json() == {"kept": False}
        secret = {"name": "anna", "passphrase": "kettle amber goose ladder pinch walnut"}
        assert desk.web.post("/api/account/make", json=secret).status_code == 201
        assert desk.web.get("/api/account").json()["account"]["face"] is None
        assert desk.web.post("/api/account/face", json={"face": DUCK}).json() == {"kept": True}
        assert phone.web.post("/api/account/enter", json=secret).status_code == 200
        assert phone.web.get("/api/account").json()["account"]["face"] == DUCK
        assert phone.web.get("/api/me").json()["face"] == DUCK
        assert friend.web.get("/api/me").json()["face"] is None
        table = make(desk, DUCK).json()["table"]
        there = friend.join(table)
        assert there.ask(do="sit", seat=2, name="Bram")["is"] == "done"
        assert faces(there)[0] == DUCK
        assert desk.web.post("/api/account/forget", json={}).status_code == 200
        there.wait_until(lambda at: faces(at) == [None] * 3)


def test_the_page_is_told_which_faces_there_are(server: Server) -> None:
    offered = Guest(server).web.get("/api/info").json()["faces"]
    assert offered == {"animals": list(ANIMALS), "colours": list(COLOURS)}
