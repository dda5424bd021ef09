"""File handles are few: nobody holds so many, or so long, that others are shut out."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.sync.client import connect

from halfpast.server.guard import door
from halfpast.server.guard.door import Door, Patience
from halfpast.server.tunable import LIMITS, set_limits
from tests.server.client import PATIENCE, ROOT, Guest, Server, serving
from tests.server.tables.test_by_turns import eventually
from tests.virtual import run_virtually

STRANGER = "127.0.0.9"  # another address of this computer
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a computer has one such address")
HALF = b"GET / HTTP/1.1\r\nHost: here\r\n"
WHOLE = HALF + b"\r\n"


def call(server: Server, address: str = STRANGER) -> socket.socket:
    """A connection that says nothing."""
    port = int(server.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))


@contextmanager
def calls(server: Server, many: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(call(server)) for _ in range(many)]


def is_refused(line: socket.socket) -> bool:
    """Whether the server has said that there are too many."""
    line.setblocking(False)
    with suppress(BlockingIOError, ConnectionResetError):
        return line.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 429"
    return False


def is_over(line: socket.socket) -> bool:
    """Listen until the server closes."""
    with suppress(ConnectionResetError):
        while line.recv(65_536):
            pass
    return True


@only_linux
def test_1100_silent_connections_from_one_address_shut_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--limit", "header-seconds=3600", changed={"files": [1024, 1024]}) as server:
        anna = Guest(server)
        at = anna.join(anna.make())
        with calls(server, 1100) as lines:
            eventually(lambda: sum(map(is_refused, lines)) >= 400)
            other = Guest(server)
            table = other.join(other.make())
            assert (table.play_on(2), at.play_on(2)) == (2, 2)
            assert sum(map(is_refused, lines)) == 400


def test_whoever_takes_in_some_of_an_answer_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "STALLED", 30)
    told = list[float]()

    async def run() -> None:
        loop = asyncio.get_running_loop()
        left = iter([9, 7, 7, 7])  # at the start, after 30 s, as from then on, and after 60 s
        patience = Patience(lambda: next(left), lambda: told.append(loop.time()))
        begun = loop.time()
        patience.start()
        await asyncio.sleep(100)
        assert [round(time - begun) for time in told] == [60]

    run_virtually(run())


class Wire(asyncio.Transport):
    """A connection whose other end is the test: what it was told, and when it was let go."""

    def __init__(self) -> None:
        super().__init__({"peername": (STRANGER, 1)})
        self.told, self.ended = b"", 0.0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.told += bytes(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == 0

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading

    def is_closing(self) -> bool:
        return self.ended > 0

    def close(self) -> None:
        self.ended = self.ended or asyncio.get_running_loop().time()

    abort = close


async def thoughtful(scope: Any, receive: Any, send: Any) -> None:
    """Answers when it has heard everything; what is asked for at /long takes it a hundred seconds."""
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(100 if scope["path"] == "/long" else 0)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def talk(*said: tuple[float, bytes]) -> tuple[int, int]:
    """What comes of saying this, each at its second: how many answers, and after how many seconds one is let go."""

    async def run() -> tuple[int, int]:
        config = uvicorn.Config(thoughtful, ws="none", lifespan="off", log_config=None)
        wire, loop = Wire(), asyncio.get_running_loop()
        begun, protocol = loop.time(), Door(10).http()(config, ServerState(), {})
        protocol.connection_made(wire)
        for second, data in said:
            await asyncio.sleep(begun + second - loop.time())
            if not wire.is_closing():
                protocol.data_received(data)
        await asyncio.sleep(500)
        protocol.connection_lost(None)
        return wire.told.count(b"HTTP/1.1 200"), round(wire.ended - begun)

    return run_virtually(run())


HALF_A_BODY = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{"
LONG = b"GET /long HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "answers", "seconds"),
    [
        ([], 0, 10),
        ([(3, HALF)], 0, 10),
        ([(second, b"G") for second in range(1, 60)], 0, 10),  # a byte now and then helps nothing
        ([(1, HALF_A_BODY)], 0, 61),
        ([(1, HALF_A_BODY), *[(second, b"{") for second in range(2, 90)]], 0, 61),
        ([(1, WHOLE)], 1, 1 + 5),
        ([(1, WHOLE), (5, WHOLE)], 2, 5 + 5),
        ([(1, WHOLE), (5, HALF)], 1, 5 + 10),
        ([(1, LONG)], 1, 101 + 5),  # who has asked may wait for the answer
    ],
)
def test_whoever_says_nothing_or_half_of_it_is_let_go(
    monkeypatch: pytest.MonkeyPatch, said: list[tuple[float, bytes]], answers: int, seconds: int
) -> None:
    for name, usual in {"HEADERS": 10.0, "BODY": 60.0, "IDLE": 5.0}.items():
        monkeypatch.setattr(door, name, usual)
    assert talk(*said) == (answers, seconds)


@only_linux
def test_the_server_lets_go_of_whoever_says_nothing(tmp_path: Path) -> None:
    options = ["--limit", "header-seconds=1", "--limit", "idle-seconds=1"]
    with serving(tmp_path / "tables.db", *options) as server, calls(server, 3) as lines:
        with suppress(ConnectionError):  # on a busy machine it may be too late already
            lines[1].sendall(HALF)
            lines[2].sendall(WHOLE)
        assert all(is_over(line) for line in lines)


@only_linux
def test_a_connection_that_ends_makes_room_for_another(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--limit", "connections-address=3") as server:
        bram = Guest(server)
        headers = {"cookie": bram.cookie_header, "origin": server.url}
        address = server.url.replace("http", "ws") + "/ws/me"
        own: dict[str, Any] = {"source_address": (STRANGER, 0), "additional_headers": headers, "ping_interval": None}
        with calls(server, 2), connect(address, legacy=True, **own), call(server) as one_more:
            assert one_more.recv(12) == b"HTTP/1.1 429"
        eventually(lambda: answers(server))


def answers(server: Server) -> bool:
    """Whether one more connection is let in."""
    with call(server) as line:
        line.sendall(WHOLE)
        return line.recv(12) == b"HTTP/1.1 200"


@only_linux
def test_the_server_asks_for_as_many_file_handles_as_it_may_have(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", changed={"files": [256, 5000]}) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert re.findall(r"Max open files +(\d+) +(\d+)", limits) == [("5000", "5000")]


def test_under_systemd_it_may_have_as_many() -> None:
    unit = (ROOT / "deploy" / "halfpast.service").read_text("utf-8")
    assert f"\nLimitNOFILE={door.MOST_FILES}\n" in unit


class Line:
    """As much of a transport as the door looks at."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, what: str) -> tuple[str, int]:
        assert what == "peername"
        return self.address, 1


def test_a_proxy_has_as_many_as_there_are_and_the_rest_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_FROM_ADDRESS", 2)
    keeper = Door(5, ["10.0.0.0/8"])
    lines: list[Any] = [Line("10.1.2.3") for _ in range(3)] + [Line("2001:db8::1"), Line("2001:db8::2")]
    assert [keeper.lets_in(line) for line in lines] == [True] * 5
    assert not keeper.lets_in(Line("192.0.2.1"))  # type: ignore[arg-type]  # there is no more room
    keeper.gone(lines[0])
    keeper.gone(lines[0])
    assert not keeper.lets_in(Line("2001:db8::3"))  # type: ignore[arg-type]  # a third of one network
    assert keeper.lets_in(Line("192.0.2.1"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("limit", "why"),
    [("chairs=3", "There is no limit 'chairs'"), ("tables=0", "whole number"), ("tables", "whole number")],
)
def test_a_limit_that_cannot_be_is_refused(limit: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        set_limits([limit])


def test_every_limit_that_may_be_changed_is_there_and_told_to_hosts() -> None:
    told = (ROOT / "docs" / "hosts.md").read_text("utf-8")
    for name, where in LIMITS.items():
        assert getattr(*where) > 0
        assert f"`{name}`" in told, name
