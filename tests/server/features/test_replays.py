"""A match looked at again: what each seat saw at each move, for those who may, and only once it is over."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import halfpast
from halfpast.cli import main
from halfpast.match import Match
from halfpast.server.features.replays import MOST_FRAMES, Replay
from halfpast.verify import with_deals
from tests.server.client import Guest, Server, get, post, serving
from tests.server.house.test_restart import finished as over_for
from tests.server.house.test_restart import write

Json = dict[str, Any]
GAMES: dict[str, Json] = {
    "half": {"edition": "fundex", "seats": 3, "games": 2},
    "level8": {"edition": "master", "seats": 3},
}
TABLES: dict[str, Json] = {
    "half": {"edition": "express", "games": 1},
    "level8": {"game": "level8", "edition": "level8", "games": None},
}


def played(game: str, seen: list[Json]) -> Match:
    """A match by bots, with moves taken back now and then; `seen`: what everybody saw after each move."""
    match, chance = halfpast.new(game, seed=5, **GAMES[game]), random.Random(5)
    bots = [halfpast.bot("family", seed=seat) for seat in range(match.seats)]
    seen.append(look(match, 0))
    while match.seat is not None:
        heard = match.happened
        match.play(bots[match.seat].choose(match.view(match.seat)))
        seen.append(look(match, heard))
        if chance.random() < 0.05:
            for _ in range(min(match.moves, chance.randint(1, 3))):
                match.undo()
                seen.pop()
    return match


def look(match: Match, heard: int) -> Json:
    """What everybody sees, and the whole truth."""
    eyes = {"spectator": None, **{str(seat): seat for seat in range(match.seats)}}
    views = {name: (match.view(seat), match.events(seat, heard)) for name, seat in eyes.items()}
    return {**views, "all": match.position(), "turn": match.seat, "ended": match.ended()}


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_is_what_those_eyes_saw(game: str) -> None:
    seen: list[Json] = []
    replay = Replay(played(game, seen))
    assert replay.match.moves == len(seen) - 1
    for eyes in (*map(str, range(3)), "spectator", "all"):
        frames = [frame for first in range(0, len(seen), 40) for frame in replay.frames(eyes, str(first), "40")]
        assert [frame["move"] for frame in frames] == list(range(len(seen)))
        for frame, truth in zip(frames, seen, strict=True):
            view, events = truth["spectator" if eyes == "all" else eyes]
            assert (frame["view"], frame["turn"]) == (view, truth["turn"])
            assert frame.get("position") == (truth["all"] if eyes == "all" else None)
            assert [one["number"] for one in frame["events"]] == [one["number"] for one in events]
            assert frame["events"] == events or eyes == "all"
        assert frames[-1]["result"] == replay.match.result()
        assert [frames[move]["ended"] for move in replay.chapters] == [seen[move]["ended"] for move in replay.chapters]
    for move in replay.chapters:
        assert "dealt" in [event["type"] for event in seen[move]["spectator"][1]]


@pytest.mark.parametrize("game", GAMES)
def test_with_all_cards_open_every_card_that_somebody_saw_is_told(game: str) -> None:
    replay = Replay(played(game, []))
    drawn = [
        carry
        for first in range(0, replay.match.moves + 1, MOST_FRAMES)
        for frame in replay.frames("all", str(first))
        for event in frame["events"]
        for carry in event.get("cards", ())
        if carry["to"] == "hand"
    ]
    assert drawn
    assert all(not isinstance(carry["cards"], int) for carry in drawn)


def finished(server: Server, game: str, **terms: Any) -> tuple[Guest, str]:
    """A guest, and a table where that guest has just played to the end."""
    guest = Guest(server)
    table = guest.make(bots=1, **{**TABLES[game], **terms})
    guest.join(table).play_on(5000)
    return guest, table


def shared(guest: Guest, table: str) -> str:
    """The link to a replay that somebody gives out: the same one, however often they ask."""
    tokens = {guest.web.post(f"/api/replays/{table}/share", json={}).json()["token"] for _ in range(2)}
    assert len(tokens) == 1
    return str(tokens.pop())


@pytest.mark.parametrize("game", TABLES)
def test_a_finished_table_is_shown_to_who_may_see_it(server: Server, game: str, tmp_path: Path) -> None:
    guest, table = finished(server, game, spectators=False)
    about = guest.web.get(f"/api/replays/{table}").json()
    token = shared(guest, table)
    assert (about["token"], guest.web.get(f"/api/replays/{table}").json()["token"]) == (None, token)
    assert (about["mine"], about["table"]["state"], about["chapters"][0]) == ([0], "over", 0)
    log = guest.web.get(f"/api/replays/{table}/log")
    assert log.headers["content-disposition"].startswith(f'attachment; filename="halfpast-{game}-2')
    match = halfpast.replay(log.json())
    assert (match.moves, match.seat, with_deals(match)) == (about["moves"], None, log.json())
    assert {entry["author"] for entry in log.json()["moves"]} == {"Anna", "family"}
    assert all("time" in entry for entry in log.json()["moves"])
    (tmp_path / "match.json").write_bytes(log.content)
    told = CliRunner().invoke(main, ["replay", str(tmp_path / "match.json")])
    assert told.exit_code == 0, told.output
    for eyes, seat in (("0", 0), ("1", 1), ("spectator", None)):
        found = guest.web.get(f"/api/replays/{table}/frames", params={"eyes": eyes, "from": 7, "count": 5}).json()
        assert [frame["view"] for frame in found["frames"]] == [match.at(move).view(seat) for move in range(7, 12)]
    # Another, who never sat there, needs the link.
    stranger, own = Guest(server), {"token": token}
    for part in ("", "/log", "/frames?eyes=all"):
        assert stranger.web.get(f"/api/replays/{table}{part}").status_code == 404
        for wrong in ("", "wrong", "é", token[::-1], token + "A"):
            assert stranger.web.get(f"/api/replays/{table}{part}", params={"token": wrong}).status_code == 404
    shown = stranger.web.get(f"/api/replays/{table}", params=own).json()
    assert (shown["mine"], shown["token"]) == ([], token)
    assert stranger.web.get(f"/api/replays/{table}/log", params=own).json() == log.json()
    both: dict[str, str | int] = {"eyes": "all", "from": 3, "count": 1, **own}
    frame = stranger.web.get(f"/api/replays/{table}/frames", params=both).json()["frames"][0]
    assert frame["position"] == match.at(3).position()
    # Where anybody may look on, nobody needs it, and who did not sit there is not told it.
    _, other = finished(server, "half", spectators=True)
    assert stranger.web.get(f"/api/replays/{other}").json()["token"] is None
    assert stranger.web.get(f"/api/replays/{other}", params=own).json()["token"] is None


@pytest.mark.parametrize("spectators", [True, False])
def test_where_the_people_went_on_is_not_told_to_others(server: Server, spectators: bool) -> None:
    guest, table = finished(server, "half", spectators=spectators)
    assert guest.join(table).ask(do="again")["is"] == "again"
    own = guest.web.get(f"/api/replays/{table}").json()
    assert own["table"]["next"]
    shown = Guest(server).web.get(f"/api/replays/{table}", params={"token": shared(guest, table)})
    assert shown.status_code == 200
    assert shown.json()["table"]["next"] is None
    assert own["table"]["next"] not in shown.text


def test_a_table_is_not_found_as_a_log_by_who_may_not_see_it(server: Server) -> None:
    guest, table = finished(server, "half", spectators=False)
    told = guest.web.get(f"/api/replays/{table}").json()  # it is in memory from now on
    names = [seat["name"] for seat in told["table"]["seats"]]
    answer = Guest(server).web.get(f"/api/logs/table {table} {names}/frames", params={"eyes": "all"})
    assert answer.status_code == 404


def test_nothing_leaves_before_the_end(server: Server) -> None:
    guest, stranger = Guest(server), Guest(server)
    own_guest, over = finished(server, "half", spectators=False)
    token = shared(own_guest, over)
    for spectators, theirs in ((True, 409), (False, 404)):
        table = guest.make(bots=1, spectators=spectators)
        at = guest.join(table)
        at.play_on(2)
        for part in ("", "/log", "/frames?eyes=0", "/frames?eyes=all"):
            mine = guest.web.get(f"/api/replays/{table}{part}")
            assert (mine.status_code, "not over" in mine.json()["error"]) == (409, True)
            assert stranger.web.get(f"/api/replays/{table}{part}").status_code == theirs
            assert stranger.web.get(f"/api/replays/{table}{part}", params={"token": token}).status_code == theirs
    lobby = guest.make(start=False)
    assert guest.web.get(f"/api/replays/{lobby}").status_code == 409
    assert guest.web.get("/api/replays/nowhere").status_code == 404


def test_a_saved_match_is_opened_from_a_file_and_stored_nowhere(server: Server) -> None:
    seen: list[Json] = []
    log = played("level8", seen).log()
    guest = Guest(server)
    before = guest.web.get("/api/me").json()
    about = guest.web.post("/api/replays", json=log).json()
    assert (about["moves"], about["table"]["state"], about["table"]["terms"]["game"]) == (
        len(seen) - 1,
        "over",
        "level8",
    )
    for eyes in ("1", "all"):
        asked = {"eyes": eyes, "from": len(seen) - 3}
        frames = guest.web.get(f"/api/logs/{about['key']}/frames", params=asked).json()["frames"]
        views = [truth["1" if eyes == "1" else "spectator"][0] for truth in seen[-3:]]
        assert [frame["view"] for frame in frames] == views
    assert guest.web.get("/api/me").json() == before
    assert guest.web.get("/api/logs/unknown/frames?eyes=all").status_code == 404
    half = halfpast.new("half", edition={"base": "amigo", "five_wild": True, "name": "ours"}, seats=2, seed=1)
    half.play(half.legal()[0], author="Bram")
    told = guest.web.post("/api/replays", json=half.log()).json()["table"]
    assert (told["state"], told["terms"]["edition"]["five_wild"]) == ("playing", True)
    assert sorted(place["name"] for place in told["seats"]) == ["", "Bram"]


def cut(log: Json) -> Json:
    return {**log, "moves": log["moves"][:-1]}


def edited(log: Json) -> Json:
    return {**log, "moves": [{**log["moves"][0], "seat": 1}, *log["moves"][1:]]}


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (cut, "cut or edited"),
        (edited, "cut or edited"),
        (lambda log: {**log, "moves": [{}] * 10_001}, "too long"),
        (lambda log: {**log, "moves": 7}, "cut or edited"),
        (lambda log: {key: log[key] for key in log if key != "start"}, "lacks: start"),
        (lambda log: {**log, "format": 9}, "no log"),
        (lambda log: {}, "no log"),
        (lambda log: [log], "object"),
        (lambda log: halfpast.new("half", seed=1).position(), "no log"),
    ],
)
def test_a_damaged_log_gets_its_sentence(server: Server, damage: Any, says: str) -> None:
    match = halfpast.new("half", seed=1)
    for _ in range(5):
        match.play(match.legal()[0])
    answer = Guest(server).web.post("/api/replays", json=damage(match.log()))
    assert answer.status_code == 400, answer.text
    assert says in answer.json()["error"]


def test_what_cannot_be_asked_for(server: Server) -> None:
    guest, table = finished(server, "half")
    for asked in ({"eyes": "2"}, {"eyes": "me"}, {}, {"eyes": "0", "from": "-1"}, {"eyes": "0", "from": "99999"}):
        assert guest.web.get(f"/api/replays/{table}/frames", params=asked).status_code == 400, asked
    assert guest.web.get(f"/api/replays/{table}/frames?eyes=0&count=101").status_code == 400
    big = json.dumps({"format": 1, "moves": "x" * 1_000_000})
    assert guest.web.post("/api/replays", content=big).status_code == 413
    headers = {"origin": "http://elsewhere.example", "cookie": guest.cookie_header}
    assert post(f"{server.url}/api/replays", json={}, headers=headers).status_code == 403


def test_all_of_ones_own_matches_are_listed_the_last_one_first(tmp_path: Path) -> None:
    document, log = over_for("host")
    days = [(datetime.now(UTC) - timedelta(days=60 - number)).isoformat(timespec="seconds") for number in range(60)]
    tables = {f"match-{number}": ({**document, "ended": day}, log) for number, day in enumerate(days)}
    tables["going"] = {**document, "state": "playing"}, []
    tables["other"] = over_for("another")
    cookie = write(tmp_path / "tables.db", tables)
    with serving(tmp_path / "tables.db") as server:
        guest = Guest(server, cookie)
        home = guest.web.get("/api/me").json()
        assert (home["over"], len(home["mine"])) == (60, 20)
        first = guest.web.get("/api/replays").json()
        rest = guest.web.get("/api/replays", params={"from": "50"}).json()
        assert (first["count"], len(first["matches"]), len(rest["matches"])) == (60, 50, 10)
        listed = [one["id"] for one in first["matches"] + rest["matches"]]
        assert listed == [f"match-{number}" for number in reversed(range(60))]
        assert first["matches"][0]["ended"] == days[-1]
        assert guest.web.get("/api/replays", params={"from": "60"}).json() == {"matches": [], "count": 60}
        for wrong in ("-1", "61", "x", "", "1e1", "²"):
            assert guest.web.get("/api/replays", params={"from": wrong}).status_code == 400
        assert Guest(server).web.get("/api/replays").json() == {"matches": [], "count": 0}
        assert get(f"{server.url}/api/replays").json() == {"matches": [], "count": 0}
