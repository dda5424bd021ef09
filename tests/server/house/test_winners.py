"""A list of matches says who won: those of today, and those that were over before it was written down."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from halfpast.games import GAMES
from tests.server.client import Guest, serving
from tests.server.conftest import FAST
from tests.server.house.test_restart import finished, write

TERMS: dict[str, dict[str, Any]] = {
    "half": {"edition": "express"},
    "level8": {"game": "level8", "edition": "level8", "games": None},
}


@pytest.mark.parametrize("game", GAMES)
def test_both_lists_say_who_won_and_old_tables_are_looked_up_once(tmp_path: Path, game: str) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as server:
        guest = Guest(server)
        table = guest.make(bots=1, **TERMS[game])
        here = guest.join(table)
        assert guest.web.get("/api/me").json()["mine"][0]["won"] is None
        here.play_on(10_000)
        result = here.now["result"]
        won = result["winners"] if game == "half" else [result["winner"]]
        assert guest.web.get("/api/me").json()["mine"][0]["won"] == won
        assert guest.web.get("/api/replays").json()["matches"][0]["won"] == won
    assert stored(db, table).pop("won") == won
    without_winner(db, table)  # as a table of an older version
    with serving(db, changed=FAST) as server:
        again = Guest(server, guest.cookie)
        assert again.web.get("/api/replays").json()["matches"][0]["won"] == won
        assert again.web.get("/api/me").json()["mine"][0]["won"] == won
    assert stored(db, table)["won"] == won


def test_a_log_that_cannot_be_played_keeps_no_list_away(tmp_path: Path) -> None:
    db, errors = tmp_path / "tables.db", tmp_path / "errors"
    document, log = finished("host")
    cookie = write(db, {"good": (document, log), "bad": (document, [{**log[0], "move": "nonsense"}])})
    with serving(db, changed=FAST, errors=errors) as server:
        for _ in range(2):
            found = Guest(server, cookie).web.get("/api/replays").json()["matches"]
            assert {match["id"]: match["won"] is not None for match in found} == {"good": True, "bad": False}
    assert errors.read_text().count("nobody knows who won") == 1  # it is tried once


def stored(db: Path, table: str) -> dict[str, object]:
    """A table's document, as it is kept."""
    with closing(sqlite3.connect(db)) as file:
        found: dict[str, object] = json.loads(
            file.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()[0]
        )
        return found


def without_winner(db: Path, table: str) -> None:
    """The document as it was before anybody wrote down who won."""
    document = {key: value for key, value in stored(db, table).items() if key != "won"}
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("UPDATE tables SET document = ? WHERE id = ?", (json.dumps(document), table))
