"""A real server in a process of its own, and guests who speak to it as a browser does."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import halfpast
from tests.ready import Command

Message = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30  # seconds: what is waited for comes much sooner, unless the machine is busy
# Tests play faster than people do, all from one address.
ACCOUNTS = ("ASKED_AN_ADDRESS", "ASKED_A_GUEST", "PLAYED_AN_ADDRESS", "PLAYED_A_GUEST")
TIRELESS: Message = {f"halfpast.server.guard.work.{account}": 1_000_000 for account in ACCOUNTS}
TIRELESS["halfpast.server.guard.limits.REQUESTS_AN_ADDRESS"] = 1_000_000
# What was spent does not come back, however slow the machine is: the clock of the limits says 0.
STILL: Message = {"halfpast.server.guard.limits.NOW": float}
# Reading the certificates of the world takes longer than a test.
get = partial(httpx.get, verify=False, timeout=PATIENCE)
post = partial(httpx.post, verify=False, timeout=PATIENCE)


class Server:
    """`halfpast serve` on loopback, on a port of its own."""

    def __init__(
        self,
        db: Path | str,
        *options: str,
        changed: Message | None = None,
        errors: Path | None = None,
        program: Path | None = None,
        env: Mapping[str, str] = os.environ,
        cwd: Path = ROOT,
    ) -> None:
        """`changed`: constants that are other than usual, so that a test need not wait; `errors`: what it complains."""
        self.db = db
        words = ["serve", "--host", "127.0.0.1", "--port", "0", *(["--db", str(db)] if db else []), *options]
        self.process: Command | subprocess.Popen[bytes]
        told, tells = os.pipe()
        self.told = os.fdopen(told, encoding="utf-8")
        with errors.open("w") if errors else nullcontext() as complaints:
            if program:
                env = {**env, "PYTHONUNBUFFERED": "1"}
                self.process = subprocess.Popen([program, *words], stdout=tells, stderr=complaints, env=env, cwd=cwd)
            else:
                streams = {1: tells} | ({2: complaints.fileno()} if complaints else {})
                self.process = Command(words, streams, env, cwd, changed=changed)
        os.close(tells)
        for line in self.told:
            if "http://" in line:
                self.url = line.split()[-1].replace("localhost", "127.0.0.1")  # for a cookie's domain
                break
        else:
            self.process.wait(PATIENCE)
            self.told.close()
            raise AssertionError("the server did not start")
        self.opened: list[ClientConnection | httpx.Client] = []
        self._wait()

    def _wait(self) -> None:
        """Until it answers, and says how it calls its cookie."""
        for _ in range(200):
            try:
                cookies = get(f"{self.url}/", timeout=5).cookies
                self.cookie_name = next(name for name in cookies if name.startswith("halfpast-"))
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server died"

    def kill(self) -> None:
        """As a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        """Wait for its end, and tidy up."""
        self.process.wait(PATIENCE)
        self.told.close()
        for one in self.opened:
            one.close()


@contextmanager
def serving(
    db: Path | str, *options: str, changed: Message | None = None, errors: Path | None = None
) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(db, *options, changed=changed, errors=errors)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Guest:
    """Somebody with a browser: a cookie, requests, sockets."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        self.web = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE, verify=False)
        server.opened.append(self.web)
        self.headers: dict[str, str] = {}  # more of them, for sockets
        if cookie:
            self.web.cookies.set(server.cookie_name, cookie, domain="127.0.0.1")  # as the server would
        else:
            self.web.get("/")

    @property
    def cookie(self) -> str:
        """What the browser keeps."""
        return str(self.web.cookies[self.server.cookie_name])

    @property
    def cookie_header(self) -> str:
        """How the browser sends it."""
        return f"{self.server.cookie_name}={self.cookie}"

    @property
    def socket_headers(self) -> dict[str, str]:
        """What a browser sends along when it opens a socket."""
        return {"cookie": self.cookie_header, "origin": self.server.url, **self.headers}

    def make(self, start: bool = True, bots: int = 2, name: str = "Anna", **terms: Any) -> str:
        """A table of one's own; returns its name."""
        wanted = {"edition": "fundex", "seats": bots + 1, "games": 1, "pace": "fast", **terms}
        answer = self.web.post(
            "/api/tables", json={"terms": wanted, "name": name, "bots": ["family"] * bots, "start": start}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def join(self, table: str, heard: int = 0) -> AtTable:
        """A socket at a table."""
        address = self.server.url.replace("http", "ws") + f"/ws/{table}?heard={heard}"
        headers = self.socket_headers
        limits: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": 1, "max_size": None, "max_queue": None}
        limits["ping_interval"] = None  # its thread draws on `random`, which Hypothesis forbids while it draws itself
        socket = connect(address, additional_headers=headers, legacy=True, **limits)
        self.server.opened.append(socket)
        return AtTable(socket)


class AtTable:
    """A socket at a table, and the last it heard."""

    keys = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}
        self.events: list[Message] = []
        self.until("table")

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout))
        if message["is"] == "table":
            self.now = message
            known = [event for event in self.events if event["number"] < message.get("from", 0)]
            self.events = known + message.get("events", [])
        return message

    def wait_until(self, holds: Callable[[AtTable], bool]) -> None:
        """Until the table is as it should be."""
        while not holds(self):
            self.hear()

    def until(self, what: str, key: str | None = None) -> Message:
        """The next message of this kind (that answers this question)."""
        while True:
            message = self.hear()
            if message["is"] == what or (key is not None and message.get("key") == key):
                return message

    def ask(self, key: str | None = None, /, **message: Any) -> Message:
        """Ask, and wait for the answer."""
        key = key or f"key-{next(self.keys)}"
        self.socket.send(json.dumps({**message, "key": key}))
        return self.until("", key)

    @property
    def seat(self) -> int:
        """The guest's seat."""
        return int(self.now["mine"][0])

    @property
    def view(self) -> Message:
        """What it may know."""
        found: Message = next(iter(self.now["views"].values()))
        return found

    def await_turn(self) -> bool:
        """Until it is this seat's turn; False when the match is over first."""
        while self.now["table"]["state"] != "over":
            if self.now["turn"] in self.now["mine"]:
                return True
            if not self.go_on():
                self.hear()
        return False

    def go_on(self) -> bool:
        """Ask for the next game, where it is waited for; whether it was."""
        waits = set((self.now["pause"] or {}).get("waits", ())) & set(self.now["mine"])
        return bool(waits) and self.ask(do="next", seat=min(waits))["is"] == "done"

    def play_on(self, moves: int) -> int:
        """Play so many moves as Family would, or to the end; return how many were acknowledged."""
        family, made = halfpast.bot("family", seed=1), 0
        while made < moves and self.await_turn():
            answer = self.move(family.choose(self.view))
            assert answer["is"] in ("ack", "stale"), answer
            made += answer["is"] == "ack"
        return made

    def move(self, move: str, key: str | None = None, seq: int | None = None) -> Message:
        """Ask for a move of one's own seat."""
        wanted = self.now["seq"] if seq is None else seq
        return self.ask(key, do="move", seat=self.seat, move=move, seq=wanted)


def closed_with(at: AtTable) -> int:
    """Listen until the server closes the socket; its reason."""
    try:
        while True:
            at.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def play_together(*people: AtTable) -> None:
    """Play to the end, each in turn."""
    while any(one.now["table"]["state"] != "over" for one in people):
        for one in people:
            if one.now["table"]["state"] != "over" and one.view["turn"] == one.seat:
                one.play_on(1)
            one.go_on()
            with suppress(TimeoutError):
                while one.now["table"]["state"] != "over":
                    one.hear(0.01)


def table_for_two(server: Server, bots: int = 0, start: bool = True, **terms: Any) -> tuple[AtTable, AtTable]:
    """A host in seat 0, a friend in seat 1, and perhaps bots."""
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=bots + 1, **terms)
    here, there = host.join(table), friend.join(table)
    assert here.ask(do="arrange", what="free", seat=1)["is"] == "done"
    assert there.ask(do="sit", seat=1, name="Bram")["is"] == "done"
    if start:
        assert here.ask(do="start")["is"] == "done"
        for one in (here, there):
            one.wait_until(lambda at: at.now["table"]["state"] == "playing")
    return here, there
