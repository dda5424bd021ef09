"""A table of the third game on a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import halfpast
from tests.server.client import AtTable, Guest, Server, serving
from tests.server.conftest import FAST


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder / "tables.db", changed=FAST, errors=folder / "errors") as running:
        yield running
    lines = (folder / "errors").read_text().splitlines()
    assert [line for line in lines if " INFO " not in line] == []


def make(guest: Guest, bots: list[str], start: bool = True, **terms: object) -> str:
    wanted = {"game": "high", "edition": "strict", "seats": 3, "pace": "fast", **terms}
    answer = guest.web.post("/api/tables", json={"terms": wanted, "name": "Anna", "bots": bots, "start": start})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def play_on(here: AtTable) -> None:
    """To the end, as the bot Low would."""
    low = halfpast.bot("low", seed=1)
    while here.await_turn():
        assert here.move(low.choose(here.view))["is"] in ("ack", "stale")


def test_a_whole_match_its_replay_and_its_record(server: Server) -> None:
    guest = Guest(server)
    table = make(guest, ["low", "random"])
    here = guest.join(table)
    assert here.view["edition"] == "strict"
    assert {type(seat["hand"]) for seat in here.view["seats"]} == {str, int}
    assert here.await_turn()
    assert here.move("7")["is"] == "no-move"
    play_on(here)
    assert here.now["table"]["state"] == "over"
    assert [event["number"] for event in here.events] == list(range(len(here.events)))
    assert here.events[-1]["type"] == "over"
    facts = here.now["facts"]["match"]
    assert facts["winners"] == here.now["result"]["winners"]
    log = guest.web.get(f"/api/replays/{table}/log").json()
    match = halfpast.replay(log)
    assert match.result() == here.now["result"]
    frames = guest.web.get(f"/api/replays/{table}/frames?eyes=all&from={match.moves}").json()["frames"]
    assert frames[-1]["position"] == match.position()
    record = guest.web.get("/api/record").json()
    found = record["games"]["high"]
    assert (found["played"], found["games"]) == (1, 1)
    assert found["laid"] == facts["seats"][here.seat]["laid"]


def test_a_refused_move_says_why_and_a_hint_helps(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(make(guest, ["low", "low"], helps=True))
    assert here.await_turn()
    answer = here.move("pass")
    assert (answer["is"], answer["refusal"]["rule"]) == ("refused", "T05")
    assert here.ask(do="hint", seat=here.seat)["move"] in here.view["legal"]
    assert here.ask(do="why", seat=here.seat, move=here.view["legal"][0])["is"] != "error"


def test_two_people_and_a_bot_for_who_goes(server: Server) -> None:
    """A seat that is given up is played by a bot of this game: of ours there is none that could."""
    host, friend = Guest(server), Guest(server)
    table = make(host, [], start=False, seats=2)
    here, there = host.join(table), friend.join(table)
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    assert here.ask(do="start")["is"] == "done"
    assert there.ask(do="stand", seat=1, for_good=True)["is"] == "done"
    here.wait_until(lambda at: at.now["table"]["seats"][1]["kind"] == "bot")
    assert here.now["table"]["seats"][1]["bot"] == "low"
    play_on(here)
    assert here.now["table"]["state"] == "over"


def test_bots_are_those_of_the_tables_game(server: Server) -> None:
    guest = Guest(server)
    answer = guest.web.post("/api/tables", json={"terms": {"game": "high"}, "name": "Anna", "bots": ["family"]})
    assert (answer.status_code, "random, low" in answer.text) == (400, True)
    here = guest.join(make(guest, ["low"], start=False))
    assert here.ask(do="arrange", what="bot", seat=2, level="family")["is"] != "done"
    assert here.ask(do="arrange", what="bot", seat=2)["is"] == "done"
    here.wait_until(lambda at: at.now["table"]["seats"][2]["bot"] == "low")
    terms = {"game": "half", "edition": "fundex", "games": 1}
    assert here.ask(do="arrange", what="terms", terms=terms)["is"] == "done"
    here.wait_until(lambda at: at.now["table"]["terms"]["game"] == "half")
    assert [seat["bot"] for seat in here.now["table"]["seats"]] == [None, "family", "family"]


def test_a_table_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    """From the log of its moves, with the same view."""
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as running:
        guest = Guest(running)
        table = make(guest, ["low", "random"])
        here, low = guest.join(table), halfpast.bot("low", seed=1)
        for _ in range(3):
            assert here.await_turn()
            assert here.move(low.choose(here.view))["is"] == "ack"
        assert here.await_turn()
        seq, view = here.now["seq"], here.view
        running.kill()
    with serving(db, changed=FAST) as running:
        again = Guest(running, guest.cookie).join(table)
        assert (again.now["seq"], again.view) == (seq, view)
        play_on(again)
        assert again.now["table"]["state"] == "over"


def test_what_the_page_can_offer(server: Server) -> None:
    offered = Guest(server).web.get("/api/info").json()["games"]["high"]
    assert (offered["seats"], offered["games"], offered["bots"]) == ([2, 4], None, ["random", "low"])
    assert offered["editions"]["strict"]["parameters"]["equal"]["value"] is False
    assert Guest(server).web.get("/api/lessons/high").status_code == 404
