"""Whatever somebody sends: an answer, never a traceback, and nothing has changed."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.client import PATIENCE, AtTable, Guest, Server, get

NOTHING = ("wrong", "not-yours", "no-move", "stale", "pong", "refused")
HUGE = 10**300
VALUES: list[Any] = [None, True, -1, 0, 1, 7, HUGE, 1.5, -0.0, "", "0", "7", "½", "\u202e", "take" * 900, [], {}, [[]]]
VALUES += [{"a": {"b": []}}, ["take"], {"seat": 0}]
WORDS = ["move", "why", "hint", "undo", "arrange", "start", "again", "claim", "ping", "back", "x"]
KEYS = ["seat", "move", "seq", "key", "what", "with", "level", "terms", "name", "phrase", "emote", "words"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        "{}",
        "null",
        "5",
        '{"do": 7}',
        '{"do": null}',
        '{"do": ["move"]}',
        '{"do": "move"}',
        '{"do": "move", "seat": 0, "move": 7, "seq": NaN}',
        '{"do": "move", "seat": 0, "move": "7", "seq": 1e999}',
        '{"do": "move", "seat": 0.0, "move": "7", "seq": 0}',
        '{"do": "sit", "seat": 99}',
        '{"do": "sit", "seat": "0"}',
        '{"do": "sit"}',
        '{"do": "stand", "seat": 1e1}',
        '{"do": "arrange"}',
        '{"do": "arrange", "what": "swap", "seat": 0}',
        '{"do": "arrange", "what": "bot", "seat": []}',
        '{"do": "arrange", "what": "bot", "seat": 1, "level": {}}',
        '{"do": "arrange", "what": "terms", "terms": "x"}',
        '{"do": "arrange", "what": "host", "seat": 1}',
        '{"do": "hint", "seat": 0}',
        '{"do": "undo", "seq": {}}',
        '{"do": "say"}',
        '{"do": "say", "phrase": {}}',
        '{"do": "say", "words": "\\ud800"}',
        "\x00",
        "[" * 4000,
        '{"do":' * 600,
        '{"a":' * 600 + "1" + "}" * 600,
    ],
    ids=lambda text: ascii(text[:50]),
)
def test_nonsense_is_answered(server: Server, text: str) -> None:
    guest = Guest(server)
    here = guest.join(guest.make())
    here.socket.send(text)
    while (answer := here.hear())["is"] == "table":
        pass
    assert answer["is"] in NOTHING
    assert here.ask(do="ping")["is"] == "pong"


def test_who_asks_for_nothing_is_told_what_there_is(server: Server) -> None:
    guest = Guest(server)
    here = guest.join(guest.make())
    there_is = here.ask(do="dance")["why"].removesuffix(".").partition("there are: ")[2].split(", ")
    assert {"move", "why", "say"} < set(there_is)
    for word in there_is:
        assert "no such thing" not in here.ask(do=word).get("why", "")


def test_random_messages_change_nothing(server: Server) -> None:
    """A guest who sits nowhere sends whatever there is: the table stays as it was."""
    chance, host, other = random.Random(8), Guest(server), Guest(server)
    table = host.make(bots=1)
    here = host.join(table)
    assert here.await_turn()
    before = {key: here.now["table"][key] for key in ("terms", "seats", "state", "host")} | {"seq": here.now["seq"]}
    for _ in range(6):
        watcher = other.join(table)
        for _ in range(35):
            answer = watcher.ask(**random_message(chance))
            assert answer["is"] in NOTHING, answer
        watcher.socket.close()
    now = host.join(table).now
    assert {key: now["table"][key] for key in ("terms", "seats", "state", "host")} | {"seq": now["seq"]} == before


def random_message(chance: random.Random) -> dict[str, Any]:
    keys = chance.sample(KEYS, chance.randint(0, 5))
    values = {key: chance.choice(VALUES) for key in keys if key != "key"}
    whats = ["bot", "free", "swap", "host", "terms", chance.choice(VALUES)]
    return {"do": chance.choice(WORDS), **values} | ({"what": chance.choice(whats)} if chance.random() < 0.5 else {})


def test_random_messages_of_the_host_are_answered(server: Server) -> None:
    chance, host = random.Random(9), Guest(server)
    for start in (False, True):
        table = host.make(bots=1, start=start)
        for _ in range(4):
            here = host.join(table)
            for _ in range(35):
                answer = here.ask(**random_message(chance))
                assert "noted" not in answer.get("why", ""), answer
            here.socket.close()
    assert host.join(host.make()).await_turn()


@pytest.mark.parametrize(
    "body",
    [
        {"terms": {"seats": 9}},
        {"terms": {"seats": HUGE}},
        {"terms": {"seats": True}},
        {"terms": {"games": 0}},
        {"terms": {"games": 10**30}},
        {"terms": {"game": []}},
        {"terms": {"edition": "uno"}},
        {"terms": {"edition": ["amigo"]}},
        {"terms": {"edition": {"base": {}}}},
        {"terms": {"edition": {"base": "amigo", "name": "x" * 99}}},
        {"terms": {"edition": {"base": "amigo", "name": "a\u202eb"}}},
        {"terms": {"edition": {"base": "amigo", "stock": 99}}},
        {"terms": {"clock": 5}},
        {"terms": {"clock": []}},
        {"terms": {"odd": 1}},
        {"terms": {"listed": 1}},
        {"terms": []},
        {"terms": None},
        {"bots": 5},
        {"bots": ["uno"]},
        {"bots": [[]]},
        {"bots": {}},
        {"people": "Bram"},
        {"people": {}},
        {"people": ["Bram"] * 9},
        [],
        "terms",
        None,
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server: Server, body: object) -> None:
    guest = Guest(server)
    answer = guest.web.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"].endswith((".", "?"))
    assert guest.web.get("/api/me").json()["mine"] == []


@pytest.mark.parametrize("text", [b"", b"{", b"[" * 15_000, b"\xff\xfe", b"NaN", b'"\\ud800"', b'{"terms":' * 1500])
def test_what_is_no_json_is_refused(server: Server, text: bytes) -> None:
    answer = Guest(server).web.post("/api/tables", content=text)
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_body_has_its_size(server: Server) -> None:
    guest = Guest(server)
    assert "at most 16384 bytes" in guest.web.post("/api/tables", content=b" " * 20_000).json()["error"]
    assert guest.web.post("/api/tables", content=iter([b"{}"])).status_code == 413  # of unknown length
    address = server.url.removeprefix("http://").split(":")
    assert raw(address[0], int(address[1]), b"9" * 5000).startswith(b"HTTP/1.1 4")


def raw(host: str, port: int, length: bytes) -> bytes:
    """A request that no library would send."""
    import socket

    with socket.create_connection((host, port), PATIENCE) as line:
        name = f"{host}:{port}".encode()
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: " + name + b"\r\norigin: http://" + name + b"\r\ncontent-length: "
        )
        line.sendall(length + b"\r\n\r\n")
        return line.recv(1000)


@pytest.mark.parametrize("heard", ["-1", "x", "", "99999", "9" * 5000, "1.5", "%00", "٣", "0x10", "1&heard=2"])
def test_a_strange_heard_tells_all(server: Server, heard: str) -> None:
    guest = Guest(server)
    table = guest.make()
    address = server.url.replace("http", "ws") + f"/ws/{table}?heard={heard}"
    if not address.isascii():
        address = address.replace("٣", "%D9%A3")
    headers = {"cookie": guest.cookie_header, "origin": server.url}
    with connect(address, additional_headers=headers, legacy=True) as socket:
        message = json.loads(socket.recv(PATIENCE))
    assert message["is"] == "table"
    assert message["from"] + len(message["events"]) == message["events"][-1]["number"] + 1


@pytest.mark.parametrize("name", ["nowhere", "%00", "..%2f", "x" * 3000, "%F0%9F%82%A1", "%ff"])
def test_a_strange_table_is_none(server: Server, name: str) -> None:
    guest = Guest(server)
    headers = {"cookie": guest.cookie_header, "origin": server.url}
    address = server.url.replace("http", "ws") + f"/ws/{name}"
    with pytest.raises((ConnectionClosed, InvalidStatus), match=r"4404|403|404"):  # closed, or no such way
        hear_at(address, headers)


def hear_at(address: str, headers: dict[str, str]) -> None:
    with connect(address, additional_headers=headers, legacy=True) as socket:
        socket.recv(PATIENCE)


@pytest.mark.parametrize("cookie", ["", ".", "x", "." * 500, "a.b.c", "\xe9\xff", string.punctuation.replace(";", "")])
def test_a_strange_cookie_is_nobodys(server: Server, cookie: str) -> None:
    for name in ("halfpast", server.cookie_name):
        headers = {b"cookie": f"{name}={cookie}".encode("latin-1")}
        assert get(server.url + "/api/me", headers=headers).json()["mine"] == []


@pytest.mark.parametrize("link", ["", "x", "javascript:alert(1)", "http://" + "x" * 900, "ftp://x"])
def test_a_strange_link_has_no_picture(server: Server, link: str) -> None:
    guest = Guest(server)
    assert guest.web.get("/api/qr", params={"link": link}).status_code == 400
    assert guest.web.get("/api/qr", params={"link": "http://ü½.example/t/x"}).status_code == 200


def test_a_long_game_is_heard_from_the_middle(server: Server) -> None:
    guest = Guest(server)
    table = guest.make(bots=1)
    here: AtTable = guest.join(table)
    here.play_on(3)
    heard = len(here.events)
    before = list(here.events)
    again = guest.join(table, heard=heard - 4)
    assert again.now["from"] == heard - 4
    assert before[heard - 4 :] == again.now["events"][:4]
