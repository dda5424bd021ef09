"""Play again: the same people, the next series."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Guest, play_together, serving, table_for_two
from tests.server.conftest import FAST


def test_the_host_begins_another_series_with_the_same_people(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as server:
        here, there = table_for_two(server, edition="express", bots=1)
        assert here.ask(do="again")["is"] == "not-yours"
        play_together(here, there)
        assert here.now["table"]["next"] is None
        assert there.ask(do="again")["is"] == "not-yours"
        first = here.ask(do="again")
        assert first["is"] == "again"
        assert here.ask(do="again")["table"] == first["table"] == there.ask(do="again")["table"]
        there.wait_until(lambda at: at.now["table"]["next"] == first["table"])
        old = here.now["table"]
        cookies = [cookie_of(one.socket) for one in (here, there)]
        people = [Guest(server, cookie) for cookie in cookies]
        for seat, person in enumerate(people):
            new = person.join(first["table"])
            assert new.now["mine"] == [seat]
            assert new.now["is_host"] == (seat == 0)
            assert new.now["table"]["state"] == "playing"
            assert new.now["table"]["terms"] == old["terms"]
            assert [s["name"] for s in new.now["table"]["seats"]] == ["Anna", "Bram", ""]
        assert len(people[0].web.get("/api/me").json()["mine"]) == 2
    with serving(db, changed=FAST) as server:
        assert Guest(server, cookies[1]).join(old["id"]).now["table"]["next"] == first["table"]


def cookie_of(socket: object) -> str:
    """The cookie with which a socket was opened."""
    return str(socket.request.headers["cookie"].partition("=")[2])  # type: ignore[attr-defined]
