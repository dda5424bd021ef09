"""People one has played with: a list of one's own, and invitations that can be declined for good."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest, Server, serving, table_for_two
from tests.server.conftest import FAST
from tests.server.tables.test_again import Over


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def person(guest: Guest, name: str) -> Any:
    """Somebody in a guest's list; None: not there."""
    people = guest.web.get("/api/people").json()["people"]
    return next((one for one in people if one["name"] == name), None)


def post(guest: Guest, what: str, **data: Any) -> int:
    return int(guest.web.post(f"/api/people/{what}", json=data).status_code)


def invited(guest: Guest) -> list[Any]:
    found: list[Any] = guest.web.get("/api/me").json()["invited"]
    return found


class Friends:
    """Anna and Bram have played together; Anna has a table where nobody else sits yet."""

    def __init__(self, server: Server, over: Over) -> None:
        self.anna, self.bram, self.eve = (Guest(server, over.cookies.get(who)) for who in ("anna", "bram", "eve"))
        self.table = self.anna.make(start=False, bots=0, seats=3)

    def invite(self, table: str = "") -> int:
        return post(self.anna, "invite", who=person(self.anna, "Bram")["who"], table=table or self.table)


def test_the_list_has_names_and_faces_and_nothing_that_says_who_it_is(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        bram, anna = person(friends.anna, "Bram"), person(friends.bram, "Anna")
        assert set(bram) <= {"who", "name", "seat", "game", "day", "face"}
        assert "bram" not in str({**bram, "name": ""})
        assert friends.eve.web.get("/api/people").json() == {"people": [], "removed": []}
        assert post(friends.eve, "invite", who=bram["who"], table=friends.table) == 410  # it is Anna's word for him
        assert bram["who"] != anna["who"]


def test_whoever_was_met_at_an_open_table_is_in_no_list(db: Path) -> None:
    over = Over(db, listed=True)
    with serving(db, changed=FAST) as server:
        assert person(Guest(server, over.cookies["anna"]), "Bram") is None


def test_an_invitation_is_seen_and_one_tap_sits_down(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        playing = friends.bram.join(friends.bram.make())
        assert friends.invite() == 200
        playing.until("invited")  # at another table
        here = friends.anna.join(friends.table)
        assert here.now["invited"] == [{"who": person(friends.anna, "Bram")["who"], "no": False}]
        assert Guest(server).join(friends.table).now["invited"] == []
        server.kill()
    with serving(db, changed=FAST) as server:
        bram = Guest(server, over.cookies["bram"])
        [one] = invited(bram)
        assert (one["id"], one["by"], one["seats"][one["by"]]["name"]) == (friends.table, 0, "Anna")
        assert post(bram, "accept", table=friends.table, name="Bram") == 200
        assert bram.join(friends.table).now["mine"] == [1]
        assert invited(bram) == []
        assert post(bram, "accept", table=friends.table, name="Bram") == 410


def test_a_no_is_a_no(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        friends.invite()
        assert post(friends.bram, "decline", table=friends.table) == 200
        assert invited(friends.bram) == []
        assert friends.invite() == 200  # the same table does not ask twice
        assert invited(friends.bram) == []
        assert friends.anna.join(friends.table).now["invited"][0]["no"]
        friends.invite(friends.anna.make(start=False, bots=0, seats=3))
        assert len(invited(friends.bram)) == 1


@pytest.mark.parametrize("how", ["declined for ever", "removed from the list"])
def test_whoever_is_not_wanted_cannot_invite_and_is_not_told(db: Path, how: str) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        anna = person(friends.bram, "Anna")["who"]
        if how == "removed from the list":
            assert post(friends.bram, "remove", who=anna) == 200
        else:
            friends.invite()
            assert post(friends.bram, "decline", table=friends.table, for_ever=True) == 200
        server.kill()
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        assert friends.invite() == 200
        assert invited(friends.bram) == []
        here = friends.anna.join(friends.table)
        assert [one["no"] for one in here.now["invited"]] == [False]
        assert person(friends.bram, "Anna") is None
        [removed] = friends.bram.web.get("/api/people").json()["removed"]
        assert post(friends.bram, "invite", who=removed["who"], table=friends.bram.make(start=False)) == 410
        assert post(friends.bram, "bring-back", who=removed["who"]) == 200
        assert person(friends.bram, "Anna")
        assert len(invited(friends.bram)) == 1


def test_nobody_is_asked_again_and_again(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        answers = [friends.invite(friends.anna.make(start=False, bots=0, seats=2)) for _ in range(4)]
        assert answers == [200, 200, 200, 429]


def test_only_whoever_sits_there_invites_and_only_before_the_game(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        who = person(friends.anna, "Bram")["who"]
        others = Guest(server).make(start=False)
        assert [friends.invite(others), friends.invite("nowhere"), friends.invite(friends.anna.make())] == [410] * 3
        assert post(friends.anna, "invite", who="nobody", table=friends.table) == 410
        assert post(friends.bram, "invite", who=who, table=friends.table) == 410
        friends.invite()
        here = friends.anna.join(friends.table)
        here.ask(do="start")
        assert invited(friends.bram) == []
        assert post(friends.bram, "accept", table=friends.table, name="Bram") == 410


def test_a_place_that_a_bot_keeps_is_an_invitation(db: Path) -> None:
    over = Over(db)
    with serving(db, changed={**FAST, "halfpast.server.tables.pause.BLINK": 0.0}) as server:
        friends = Friends(server, over)
        made = over.join(server, "anna").ask(do="again")["table"]
        [one] = invited(friends.bram)
        assert (one["id"], one["by"]) == (made, None)
        assert post(friends.bram, "accept", table=made) == 200
        assert friends.bram.join(made).now["mine"] == [1]
        assert invited(friends.bram) == []


def test_with_an_account_the_list_and_the_removals_come_along(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        post(friends.anna, "remove", who=person(friends.anna, "Bram")["who"])
        post(friends.bram, "remove", who=person(friends.bram, "Anna")["who"])
        wanted = {"name": "bram", "passphrase": "one two three four five six", "kind": "phone"}
        assert friends.bram.web.post("/api/account/make", json=wanted).status_code == 201
        for guest in (friends.anna, friends.bram):
            found = guest.web.get("/api/people").json()
            assert (len(found["people"]), len(found["removed"])) == (0, 1)


def test_whoever_is_forgotten_is_in_no_list(db: Path) -> None:
    over = Over(db)
    with serving(db, changed=FAST) as server:
        friends = Friends(server, over)
        friends.invite()
        post(friends.anna, "remove", who=person(friends.anna, "Bram")["who"])
        assert friends.bram.web.post("/api/account/forget", json={}).status_code == 200
        assert friends.anna.web.get("/api/people").json() == {"people": [], "removed": []}
        assert friends.anna.join(friends.table).now["invited"] == []
    for file in db.parent.glob("tables.db*"):
        assert b'"bram"' not in file.read_bytes()
    with closing(sqlite3.connect(db)) as opened:
        assert opened.execute("SELECT * FROM muted").fetchall() == []


def test_a_database_from_before_there_were_lists(db: Path) -> None:
    over = Over(db)
    with closing(sqlite3.connect(db)) as opened:
        opened.executescript("DROP TABLE knows; DROP TABLE outlines; DROP TABLE muted; PRAGMA user_version = 5")
        opened.executescript("DROP INDEX bin_since; DROP INDEX bin_why; DROP INDEX accounts_seen")
    with serving(db, changed=FAST) as server:
        guest = Guest(server, over.cookies["anna"])
        assert post(guest, "remove", who=person(guest, "Bram")["who"]) == 200


def test_people_at_one_table_before_its_game_have_not_played(server: Server) -> None:
    here, _ = table_for_two(server, start=False)
    cookie = here.socket.request.headers["cookie"].partition("=")[2]  # type: ignore[union-attr]
    assert Guest(server, cookie).web.get("/api/people").json()["people"] == []
