"""A table on a real server: nothing lost, nobody else's seat, no table frozen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import halfpast
from tests.server.client import AtTable, Guest, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


def play_on(here: AtTable, moves: int) -> int:
    """Play so many moves of one's own as Family would, or to the end; return how many were acknowledged."""
    family, made = halfpast.bot("family", seed=1), 0
    while made < moves and here.await_turn():
        answer = here.move(family.choose(here.view))
        assert answer["is"] in ("ack", "stale"), answer
        made += answer["is"] == "ack"
    return made


def test_a_whole_match_against_bots(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(edition="express", bots=1))
    play_on(here, 1000)
    assert here.now["table"]["state"] == "over"
    assert sorted(here.now["result"]) == ["games", "totals", "winners"]
    assert here.events[-1]["type"] == "over"
    assert [event["number"] for event in here.events] == list(range(len(here.events)))


def test_a_refused_move_says_why_and_changes_nothing(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make())
    assert here.await_turn()
    before = here.now["seq"]
    answer = here.move("take")
    assert (answer["is"], answer["refusal"]["rule"]) in (("refused", "H11"), ("refused", "H07"), ("refused", "H05"))
    assert here.move("hello")["is"] == "no-move"
    assert here.ask(do="why", seat=here.seat, move="take")["refusal"] is not None
    assert here.now["seq"] == before


def test_a_repeated_move_is_answered_as_before_and_made_once(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1, pace="slow"))
    assert here.await_turn()
    seq, move = here.now["seq"], here.view["legal"][0]
    first = here.move(move, key="the same", seq=seq)
    again = here.move(move, key="the same", seq=seq)
    assert first["is"] == again["is"] == "ack"
    assert first["seq"] == again["seq"] == seq + 1
    assert here.now["seq"] == seq + 1


def test_a_stale_move_gets_the_table_again(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1))
    assert here.await_turn()
    assert here.move(here.view["legal"][0], seq=here.now["seq"] + 3)["is"] == "stale"


def test_nobody_moves_for_another(server: Server) -> None:
    host, other = Guest(server), Guest(server)
    table = host.make()
    here, there = host.join(table), other.join(table)
    assert here.await_turn()
    assert there.now["mine"] == []
    assert there.ask(do="move", seat=here.seat, move=here.view["legal"][0], seq=here.now["seq"])["is"] == "not-yours"
    for message in (
        {"do": "start"},
        {"do": "arrange", "what": "free", "seat": 0},
        {"do": "undo", "seq": 0},
        {"do": "stand", "seat": 0},
    ):
        assert there.ask(**message)["is"] in ("not-yours", "stale")


def test_a_spectator_sees_no_hand(server: Server) -> None:
    host, other = Guest(server), Guest(server)
    table = host.make()
    here, there = host.join(table), other.join(table)
    assert here.await_turn()
    view = there.now["views"][""]
    assert view["you"] is None
    assert all(isinstance(seat["hand"], int) for seat in view["seats"])
    assert "seed" not in json.dumps(there.now)
    assert "legal" not in view
    drawn = [carry for event in there.events for carry in event.get("cards", []) if carry["to"] == "hand"]
    assert drawn
    assert all(isinstance(carry["cards"], int) for carry in drawn if carry["from"] != "pile")


def test_a_table_without_spectators_is_closed_to_others(server: Server) -> None:
    host, other = Guest(server), Guest(server)
    table = host.make(spectators=False)
    with pytest.raises(ConnectionClosed):
        other.join(table)


def test_who_comes_back_hears_what_was_missed(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1)
    here = guest.join(table)
    play_on(here, 3)
    heard = len(here.events)
    before = list(here.events)
    here.socket.close()
    again = guest.join(table, heard=heard - 4)
    assert again.now["from"] == heard - 4
    assert before[heard - 4 :] == again.now["events"][:4]


def test_a_seats_own_link_opens_it_elsewhere(server: Server) -> None:
    guest, phone = Guest(server), Guest(server)
    table = guest.make()
    here = guest.join(table)
    token = here.now["tokens"][str(here.seat)]
    assert phone.web.post(f"/api/tables/{table}/open", json={"seat": here.seat, "token": "wrong"}).status_code == 403
    assert phone.web.post(f"/api/tables/{table}/open", json={"seat": here.seat, "token": token}).status_code == 200
    assert phone.join(table).now["mine"] == [here.seat]


def test_friends_sit_down_and_the_host_arranges(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=3)
    here, there = host.join(table), friend.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="  Bram \n ")["is"] == "done"
    while there.now["table"]["seats"][1]["name"] != "Bram":
        there.hear()
    assert there.ask(do="sit", seat=0, name="Bram")["is"] == "not-yours"
    assert here.ask(do="arrange", what="swap", seat=1, **{"with": 2})["is"] == "done"
    assert there.ask(do="start")["is"] == "not-yours"
    assert here.ask(do="arrange", what="host", seat=2)["is"] == "done"
    assert here.ask(do="start")["is"] == "not-yours"
    assert there.ask(do="start")["is"] == "done"
    while there.now["table"]["state"] != "playing":
        there.hear()
    assert there.seat == 2


def test_several_people_on_one_device(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(start=False, bots=1)
    here = guest.join(table)
    here.ask(do="arrange", what="free", seat=1)
    here.ask(do="sit", seat=1, name="Bram")
    here.ask(do="start")
    while here.now["table"]["state"] != "playing":
        here.hear()
    assert sorted(here.now["views"]) == ["0", "1"]
    for _ in range(4):
        turn = here.view["turn"]
        view = here.now["views"][str(turn)]
        assert here.ask(do="move", seat=turn, move=view["legal"][0], seq=here.now["seq"])["is"] == "ack"
        while here.now["views"][str(turn)]["turn"] == turn and here.view["pile"]:
            here.hear()


def test_undo_only_against_bots_and_only_where_agreed(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make(bots=1))
    play_on(here, 1)
    assert here.ask(do="undo", seq=here.now["seq"])["is"] == "not-yours"
    here = guest.join(guest.make(bots=1, helps=True))
    assert here.await_turn()
    hand = here.view["seats"][here.seat]["hand"]
    play_on(here, 1)
    assert here.await_turn()
    assert here.ask(do="undo", seq=here.now["seq"])["is"] == "done"
    while here.view["seats"][here.seat]["hand"] != hand:
        here.hear()
    advice = here.ask(do="hint", seat=here.seat)
    assert advice["is"] == "hint"
    assert advice["move"] in here.view["legal"]


def test_a_seat_that_leaves_is_played_by_a_bot(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=2)
    here, there = host.join(table), friend.join(table)
    here.ask(do="arrange", what="free", seat=1)
    there.ask(do="sit", seat=1, name="Bram")
    here.ask(do="start")
    there.ask(do="stand", seat=1)
    play_on(here, 3)
    assert here.now["table"]["seats"][1]["kind"] == "bot"


def test_words_at_the_table(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make())
    here.socket.send(json.dumps({"do": "say", "phrase": "hello"}))
    assert here.until("said") == {"is": "said", "seat": 0, "phrase": "hello"}
    assert here.ask(do="say", words="free words")["is"] == "wrong"
    assert here.ask(do="say", phrase="rude")["is"] == "wrong"


@pytest.mark.parametrize(
    "text", ["", "no JSON", "[]", "{}", '{"do": 7}', '{"do": "move"}', '{"do": "sit", "seat": 99}', "\x00"]
)
def test_nonsense_is_answered(server: Server, text: str) -> None:
    guest = Guest(server)
    here = guest.join(guest.make())
    here.socket.send(text)
    while (answer := here.hear())["is"] == "table":
        pass
    assert answer["is"] in ("wrong", "not-yours", "no-move")


def test_too_much_ends_the_socket(server: Server) -> None:
    guest = Guest(server)
    table = guest.make()
    for messages in (["x" * 5000], ['{"do": "ping"}'] * 200):
        here = guest.join(table)
        with pytest.raises(ConnectionClosed):
            send_all(here, messages)


def send_all(here: AtTable, messages: list[str]) -> None:
    """Send, and listen for ever."""
    for message in messages:
        here.socket.send(message)
    while True:
        here.hear()


def test_only_our_own_page_may_ask(server: Server) -> None:
    guest = Guest(server)
    table = guest.make()
    for headers in ({"origin": "https://elsewhere.example"}, {"origin": ""}):
        answer = guest.web.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == 403
    assert httpx.post(f"{server.url}/api/tables", json={}).status_code == 403
    address = server.url.replace("http", "ws") + f"/ws/{table}"
    for headers in (
        {"origin": "https://elsewhere.example", "cookie": f"halfpast={guest.cookie}"},
        {"origin": server.url},
    ):
        with pytest.raises(InvalidStatus):
            connect(address, additional_headers=headers, legacy=True)
    forged = Guest(server, cookie=guest.cookie[:-3] + "abc")
    assert forged.web.post("/api/tables", json={}).status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {"terms": {"seats": 9}},
        {"terms": {"edition": "uno"}},
        {"terms": {"clock": 5}},
        {"terms": {"odd": 1}},
        {"terms": []},
        {"bots": 5},
        {"bots": ["uno"]},
        [],
        {"terms": {"edition": {"base": "amigo", "stock": 99}}},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Server, body: object) -> None:
    answer = Guest(server).web.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")


def test_every_answer_is_strict(server: Server) -> None:
    for path in ("/", "/api/me", "/api/info", "/nowhere", "/api/qr?link=http://x"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db) as first:
        guest = Guest(first)
        table, lobby = guest.make(bots=1), guest.make(start=False)
        here = guest.join(table)
        play_on(here, 4)
        events, cookie = list(here.events), guest.cookie
    with serving(db) as second:
        again = Guest(second, cookie)
        back = again.join(table)
        assert back.events[: len(events)] == events
        assert again.join(lobby).now["table"]["state"] == "lobby"
        assert {one["id"] for one in again.web.get("/api/me").json()["mine"]} == {table, lobby}
        assert play_on(back, 2) == 2


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db"), pytest.raises(AssertionError, match="did not start"):
        Server(tmp_path / "tables.db")


def test_killed_in_mid_play_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    """The long run, a hundred kills, is a part of `make soak`."""
    kill_and_see(tmp_path, kills=3)


def kill_and_see(folder: Path, kills: int) -> int:
    """Kill the server while a game is played, again and again; every acknowledged move is there afterwards, once."""
    db, cookie, table = folder / "tables.db", None, None
    known: list[tuple[int, str]] = []
    family = halfpast.bot("family", seed=1)
    for _ in range(kills):
        server = Server(db)
        guest = Guest(server, cookie)
        cookie = guest.cookie
        table = table or guest.make(bots=1, games=99)
        here = guest.join(table)
        for _ in range(3):
            assert here.await_turn()
            seq, move = here.now["seq"], family.choose(here.view)
            if here.move(move, seq=seq)["is"] == "ack":
                known.append((seq, move))
        here.socket.send(json.dumps({"do": "move", "seat": 0, "move": "9", "seq": here.now["seq"], "key": "last"}))
        server.kill()
    with serving(db):
        pass
    return check_log(db, str(table), known)


def check_log(db: Path, table: str, known: list[tuple[int, str]]) -> int:
    """The log in the database has every known move at its place, and replays."""
    import sqlite3

    with sqlite3.connect(db) as opened:
        rows = opened.execute("SELECT seq, document FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    entries = {seq: json.loads(document) for seq, document in rows}
    assert list(entries) == list(range(len(entries)))
    for seq, move in known:
        assert (entries[seq]["seat"], entries[seq]["move"]) == (0, move)
    return len(known)
