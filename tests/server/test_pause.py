"""Between two games, or two rounds: bots wait while people read the score, and nobody waits for those who are away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import halfpast
from halfpast.games import GAMES
from tests.server.client import AtTable, Guest, Server, serving, table_for_two

CALM = {"halfpast.server.terms.PACES": {"fast": 0.02}, "halfpast.server.socket.RATE": 100.0}
BRISK = {**CALM, "halfpast.server.pause.LONGEST": 1.0, "halfpast.server.pause.BLINK": 0.2}
SERIES: dict[str, Any] = {"edition": "express", "games": 20}
ROUNDS: dict[str, Any] = {"game": "level8", "edition": "level8", "games": None}


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("pause") / "tables.db", changed=CALM) as running:
        yield running


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("brisk") / "tables.db", changed=BRISK) as running:
        yield running


def has_ended(at: AtTable, since: int) -> bool:
    """Whether a game or a round has ended after that event."""
    return any(event["type"] in ("scored", "round-over") and event["number"] >= since for event in at.events)


def until_pause(*people: AtTable, bots_turn: bool = True) -> None:
    """Play on until a game ends and a bot is to move; earlier pauses are gone through at once."""
    first = people[0]
    while not first.now["pause"] or (bots_turn and is_persons_turn(first)):
        assert first.now["table"]["state"] == "playing"
        for one in people:
            if first.now["pause"] and not (bots_turn and is_persons_turn(first)):
                break
            if one.now["turn"] == one.seat and not one.now["pause"]:
                one.play_on(1)
            else:
                if one.now["pause"]:
                    one.go_on()
                listen(one)


def is_persons_turn(at: AtTable) -> bool:
    return bool(at.now["table"]["seats"][at.now["turn"]]["kind"] == "guest")


def listen(at: AtTable, seconds: float = 0.05) -> None:
    """Hear what comes within a moment."""
    until = time.monotonic() + seconds
    try:
        while (left := until - time.monotonic()) > 0:
            at.hear(left)
    except TimeoutError:
        return


def test_every_game_says_after_which_events_people_look_at_the_score() -> None:
    for name in GAMES:
        match, bot = halfpast.new(name, seed=1), halfpast.bot("family", seed=1)
        met = set()
        while match.seat is not None:
            met |= {event["type"] for event in match.play(bot.choose(match.view(match.seat)))}
        breaks = match.game.breaks
        assert breaks and breaks <= met


@pytest.mark.parametrize("terms", [SERIES, ROUNDS])
def test_bots_wait_for_all_who_read_the_score(calm: Server, terms: dict[str, Any]) -> None:
    here, there = table_for_two(calm, bots=1, **terms)
    watching = Guest(calm).join(here.now["table"]["id"])
    until_pause(here, there)
    there.wait_until(lambda at: at.now["seq"] == here.now["seq"])
    seq = here.now["seq"]
    assert here.now["pause"]["waits"] == there.now["pause"]["waits"] == [0, 1]
    assert 50 < here.now["pause"]["left"] <= 60
    assert here.ask(do="next", seat=0)["is"] == "done"
    assert here.ask(do="next", seat=0)["is"] == "done"  # asked twice, it is done
    assert here.ask(do="next", seat=1)["is"] == "not-yours"
    assert watching.ask(do="next", seat=0)["is"] == "not-yours"
    watching.wait_until(lambda at: (at.now["pause"] or {}).get("waits") == [1])
    listen(here, 0.5)
    assert here.now["seq"] == seq  # a bot would have moved 25 times by now
    assert there.ask(do="next", seat=1)["is"] == "done"
    here.wait_until(lambda at: at.now["pause"] is None)
    here.wait_until(lambda at: at.now["seq"] > seq)
    assert there.ask(do="next", seat=1)["is"] == "done"  # long over


def test_whoever_simply_plays_has_read_enough(calm: Server) -> None:
    guest = Guest(calm)
    here = guest.join(guest.make(bots=1, **SERIES))
    until_pause(here, bots_turn=False)
    while not is_persons_turn(here):
        here.play_on(1)
        until_pause(here, bots_turn=False)
    assert here.now["pause"]["waits"] == [0]
    assert here.play_on(1) == 1
    here.wait_until(lambda at: at.now["pause"] is None)


def test_no_clock_runs_meanwhile(calm: Server) -> None:
    guest = Guest(calm)
    here = guest.join(guest.make(bots=1, clock="quick", **SERIES))
    assert here.now["table"]["clock"]
    until_pause(here, bots_turn=False)
    assert here.now["table"]["clock"] is None
    here.ask(do="next", seat=0)
    here.wait_until(lambda at: at.now["pause"] is None and bool(at.now["table"]["clock"]))
    assert here.now["table"]["clock"]["move"] > 14


def test_after_the_longest_pause_bots_begin(brisk: Server) -> None:
    """As with a page that knows nothing of pauses."""
    guest = Guest(brisk)
    here = guest.join(guest.make(bots=1, **SERIES))
    until_pause(here)
    assert here.now["pause"]["left"] <= 1
    seq = here.now["seq"]
    here.wait_until(lambda at: at.now["pause"] is None)
    here.wait_until(lambda at: at.now["seq"] > seq)


def test_nobody_waits_for_whoever_is_away_or_has_left(calm: Server, tmp_path: Path) -> None:
    changed = {**CALM, "halfpast.server.pause.BLINK": 0.2}
    with serving(tmp_path / "tables.db", changed=changed) as server:
        here, there = table_for_two(server, bots=1, **SERIES)
        until_pause(here, there)
        here.ask(do="next", seat=0)
        there.socket.close()
        here.wait_until(lambda at: at.now["pause"] is None)
    here, there = table_for_two(calm, bots=1, **SERIES)
    until_pause(here, there)
    here.ask(do="next", seat=0)
    there.ask(do="stand", seat=1)  # a bot plays for the seat from now on
    here.wait_until(lambda at: at.now["pause"] is None)


def test_a_page_that_loads_again_is_still_waited_for(calm: Server) -> None:
    anna, bram = Guest(calm), Guest(calm)
    table = anna.make(start=False, bots=2, **SERIES)
    here, there = anna.join(table), bram.join(table)
    here.ask(do="arrange", what="free", seat=1)
    there.ask(do="sit", seat=1, name="Bram")
    here.ask(do="start")
    for one in (here, there):
        one.wait_until(lambda at: at.now["table"]["state"] == "playing")
    until_pause(here, there)
    here.ask(do="next", seat=0)
    there.socket.close()
    here.wait_until(lambda at: not at.now["table"]["seats"][1]["here"])
    assert here.now["pause"]["waits"] == [1]
    there = bram.join(table)
    assert there.now["pause"]["waits"] == [1]
    there.ask(do="next", seat=1)
    here.wait_until(lambda at: at.now["pause"] is None)


def test_it_outlives_a_killed_server_and_lasts_no_longer_for_it(tmp_path: Path) -> None:
    db, ahead = tmp_path / "tables.db", tmp_path / "ahead"
    ahead.write_text("0")
    changed = {**CALM, "ahead": str(ahead)}
    with serving(db, changed=changed) as server:
        guest = Guest(server)
        table = guest.make(bots=1, **SERIES)
        here = guest.join(table)
        until_pause(here)
        seq = here.now["seq"]
        server.kill()
    ahead.write_text("20")
    with serving(db, changed=changed) as server:
        here = Guest(server, guest.cookie).join(table)
        assert here.now["pause"]["waits"] == [0]
        assert here.now["pause"]["left"] <= 40
        listen(here, 0.3)
        assert here.now["seq"] == seq
        server.kill()
    ahead.write_text("100")
    with serving(db, changed=changed) as server:
        here = Guest(server, guest.cookie).join(table)
        here.wait_until(lambda at: at.now["pause"] is None and at.now["seq"] > seq)


def test_one_press_is_enough_for_all_at_one_device(calm: Server) -> None:
    guest = Guest(calm)
    wanted = {"terms": {"seats": 3, "pace": "fast", **SERIES}, "name": "Anna", "people": ["Bram"], "bots": ["family"]}
    here = guest.join(guest.web.post("/api/tables", json={**wanted, "start": True}).json()["table"])
    family = halfpast.bot("family", seed=1)
    while not (here.now["pause"] and here.now["turn"] == 2):
        if here.now["turn"] in here.now["mine"] and not here.now["pause"]:
            view = here.now["views"][str(here.now["turn"])]
            here.ask(do="move", seat=here.now["turn"], move=family.choose(view), seq=here.now["seq"])
        elif here.now["pause"]:
            here.go_on()
        else:
            here.hear()
    assert here.now["pause"]["waits"] == [0, 1]
    here.ask(do="next", seat=1)
    here.wait_until(lambda at: at.now["pause"] is None)


def test_turn_by_turn_and_bots_alone_never_pause(calm: Server) -> None:
    guest = Guest(calm)
    here = guest.join(guest.make(bots=1, clock="days", **SERIES))
    while not has_ended(here, 0):
        here.play_on(1)
    assert here.now["pause"] is None
    bots = guest.join(guest.make(bots=1, **SERIES))
    bots.ask(do="stand", seat=0, for_good=True)
    bots.wait_until(lambda at: has_ended(at, 0))
    bots.wait_until(lambda at: sum(event["type"] == "scored" for event in at.events) > 1)
    assert bots.now["pause"] is None
