"""What the last version before a game was one folder has left: its logs replay, its database opens, and both go on.

Its own code made them, at commit 32ba1d6: a series of 8½ and a match of Level 8 with every kind of move and with undos,
each played to its end; and a server's file with tables of both games, begun, half played and over.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import halfpast
from tests.logs.same import assert_same_log
from tests.server.client import Guest, serving
from tests.server.conftest import FAST

TESTS = Path(__file__).parent
ANNA = "w6P7AkPjeW3JKfL7.o1609V8x_L7twpaXoGhx98UB"  # who played there
SECRET = {"name": "anna", "passphrase": "kettle amber goose ladder pinch walnut"}
KINDS = {"half": 4, "level8": 10}  # moves by their first word, where that is no card
MORE = 4  # moves of hers at every table


def log_of(game: str) -> dict[str, Any]:
    log: dict[str, Any] = json.loads((TESTS / "logs" / f"before-one-folder-{game}.json").read_text("utf-8"))
    return log


@pytest.mark.parametrize("game", KINDS)
def test_its_logs_replay_to_the_same_end(game: str) -> None:
    log = log_of(game)
    words = {entry["move"].split()[0] for entry in log["moves"] if "move" in entry}
    assert len([word for word in words if word.isalpha() and len(word) > 2]) == KINDS[game]
    assert {"undo": True} in log["moves"]
    match = halfpast.replay(log)
    assert match.seat is None
    assert_same_log(match.log(), log)
    assert halfpast.replay(match.log()).log() == match.log()


@pytest.mark.parametrize("game", KINDS)
def test_its_logs_go_on_from_any_move(game: str) -> None:
    match = halfpast.replay(log_of(game))
    for moves in (0, match.moves // 3, match.moves - 1):
        then = match.at(moves)
        assert halfpast.load(then.position()).position() == then.position()
        bots = [halfpast.bot("family", seed=seat) for seat in range(then.seats)]
        while then.seat is not None and then.moves < moves + 40:
            then.play(bots[then.seat].choose(then.view(then.seat)))
        assert halfpast.replay(then.log()).position() == then.position()


def test_its_database_opens_and_every_table_goes_on(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with closing(sqlite3.connect(db)) as opened:
        opened.executescript((TESTS / "server/databases/before-one-folder.sql").read_text("utf-8"))
        tables = {name: json.loads(text) for name, text in opened.execute("SELECT id, document FROM tables")}
        entries = entries_of(opened)
    assert {(one["terms"]["game"], one["state"]) for one in tables.values()} == {
        ("half", "lobby"),
        ("half", "playing"),
        ("half", "over"),
        ("level8", "playing"),
    }
    with serving(db, changed=FAST) as server:
        anna = Guest(server, ANNA)
        mine = anna.web.get("/api/me").json()
        assert mine["account"]
        assert {one["id"]: one["state"] for one in mine["mine"]} == {name: one["state"] for name, one in tables.items()}
        assert Guest(server).web.post("/api/account/enter", json=SECRET).is_success
        for name, document in tables.items():
            at = anna.join(name)
            assert (at.now["seq"], at.now["mine"]) == (len(entries.get(name, ())), [0])
            if document["state"] == "over":
                log = anna.web.get(f"/api/replays/{name}/log").raise_for_status().json()
                assert (log["format"], halfpast.replay(log).result()) == (1, at.now["result"])
                continue
            if document["state"] == "lobby":
                assert at.ask(do="start")["is"] == "done"
            assert at.play_on(MORE) == MORE
    with closing(sqlite3.connect(db)) as opened:
        after = entries_of(opened)
    for name, document in tables.items():
        made = entries.get(name, [])
        assert after[name][: len(made)] == made
        assert document["state"] == "over" or len(after[name]) >= len(made) + MORE


def entries_of(opened: sqlite3.Connection) -> dict[str, list[str]]:
    """The entries of every table, as they are written."""
    entries: dict[str, list[str]] = {}
    for name, text in opened.execute("SELECT table_id, document FROM entries ORDER BY table_id, seq"):
        entries.setdefault(name, []).append(text)
    return entries
