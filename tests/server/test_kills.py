"""A server that is killed. The long run, two hundred kills, is a part of `make soak`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import halfpast
from tests.server.client import Message
from tests.server.early import EarlyDevices, EarlyMoves, EarlyTables
from tests.server.killed import Player
from tests.server.kills import kill_and_see

NOBODY = {"tables": 0, "alone": 0, "founders": 0, "members": 0}


def test_killed_in_mid_play_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    found = kill_and_see(tmp_path, kills=3, tables=2)
    assert found["moves"] > 10
    for what in ("undos", "tables made", "seats and names taken", "tables begun", "accounts made", "devices signed in"):
        assert found[what], found


@pytest.mark.parametrize(
    ("store", "who", "lost"),
    [
        (EarlyMoves, {"alone": 2}, "lost: "),
        (EarlyTables, {"founders": 2}, "lost: table"),
        (EarlyDevices, {"members": 2}, "lost: a device"),
    ],
)
def test_who_acknowledges_before_the_commit_is_found_out(
    tmp_path: Path, store: type, who: dict[str, int], lost: str
) -> None:
    with pytest.raises(AssertionError, match=lost):
        kill_and_see(tmp_path, kills=2, changed={"halfpast.server.run.SqliteStore": store}, **{**NOBODY, **who})


def test_a_log_that_has_an_entry_twice_or_not_at_all_is_found_out() -> None:
    match = halfpast.new("half", seats=2, seed=1)
    entries: dict[int, Message] = {}
    player, dealt = Player(random.Random(1), "", "table", 0, False), match.log()
    while len(entries) < 6:
        asked = {
            "do": "move",
            "seat": match.seat,
            "move": match.legal()[0],
            "seq": len(entries),
            "key": str(len(entries)),
        }
        if match.seat == player.seat:
            player.acknowledged.append(asked)
        entries[len(entries)] = asked
        match.play(str(asked["move"]))
    player.check_log({"dealt": dealt}, entries)
    last = player.acknowledged[-1]
    with pytest.raises(AssertionError, match="doubled"):
        player.check_log({"dealt": dealt}, {**entries, 6: last})
    with pytest.raises(AssertionError, match="lost"):
        player.check_log({"dealt": dealt}, dict(list(entries.items())[: last["seq"]]))
