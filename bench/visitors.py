"""Guests of a server under load: many in one process, each from an address that says how many sit behind it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0  # seconds
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    """`halfpast serve` of a folder, a process of its own on loopback."""

    name: str
    url: str
    process: subprocess.Popen[bytes]

    @property
    def cpu(self) -> float:
        """Seconds of processor that it has used, all its threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes that it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@contextmanager
def serving(name: str, folder: Path, db: Path) -> Iterator[Server]:
    """The server of a folder of sources, with this Python and its packages; it ends with what is done here."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # a server inherits it
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "halfpast", "serve", "--host", "127.0.0.1", "--port", "0", "--db", str(db)]
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=complaints)
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if b"http://" in line:
                    url = line.decode().split()[-1].replace("localhost", "127.0.0.1")
                    break
            else:
                complaints.seek(0)
                raise SystemExit(f"The server of {folder} did not start:\n{complaints.read().decode()}")
            wait_until_ready(url)
            yield Server(name, url, process)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_until_ready(url: str) -> None:
    """Until it answers: it compiles first, where that was never done."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{url}/", timeout=PATIENCE)
            return
        time.sleep(0.1)


class Home:
    """An address, and requests from it."""

    def __init__(self, server: Server, address: str) -> None:
        self.server, self.address = server, address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.web = httpx.AsyncClient(transport=transport, base_url=server.url, timeout=PATIENCE)

    async def guest(self) -> Visitor:
        """Somebody new."""
        self.web.cookies.clear()
        answer = await self.web.get("/")
        name = next(name for name in answer.cookies if name.startswith("halfpast-") and not name.endswith("-known"))
        cookie = f"{name}={answer.cookies[name]}"
        self.web.cookies.clear()
        return Visitor(self, cookie)


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, home: Home, cookie: str) -> None:
        self.home, self.cookie = home, cookie

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends along."""
        return {"cookie": self.cookie, "origin": self.home.server.url}

    async def make(self, seats: int = 2, bots: int = 0, start: bool = False, **terms: Any) -> str:
        """A table; returns its name."""
        wanted = {"edition": "amigo", "seats": seats, "games": 99, "pace": "fast", "absent": "nobody", **terms}
        body = {"terms": wanted, "name": "Anna", "bots": ["family"] * bots, "start": start}
        answer = await self.home.web.post("/api/tables", json=body, headers=self.headers)
        if answer.status_code != 201:
            raise SystemExit(f"No table could be made: {answer.text}")
        return str(answer.json()["table"])

    async def join(self, table: str) -> Page:
        """A page at a table, which has heard how it stands."""
        url = self.home.server.url.replace("http", "ws") + f"/ws/{table}"
        headers = {"cookie": self.cookie}
        options: Message = {"compression": None, "max_size": None, "ping_interval": None, "open_timeout": PATIENCE}
        options |= {"local_addr": (self.home.address, 0), "proxy": None, "close_timeout": 2}
        page = Page(
            await connect(url, additional_headers=headers, origin=self.home.server.url, **options)  # type: ignore[arg-type]
        )
        await asyncio.wait_for(page.heard.wait(), PATIENCE)
        return page


class Page:
    """An open page: what it last heard, and the questions that wait for an answer."""

    keys = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}
        self.heard = asyncio.Event()
        self.code = 0
        self._asked: dict[str, asyncio.Future[Message]] = {}
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                if message["is"] == "table":
                    self.now = message
                    self.heard.set()
                elif (waiting := self._asked.pop(message.get("key") or "", None)) and not waiting.done():
                    waiting.set_result(message)
        finally:
            self.code = self.socket.close_code or 0
            self.heard.set()
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError(f"closed with {self.code}"))

    async def ask(self, **message: Any) -> Message:
        """Ask, and wait for the answer."""
        key = str(next(self.keys))
        answer = self._asked[key] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({**message, "key": key}))
        return await asyncio.wait_for(answer, PATIENCE)

    async def send(self, **message: Any) -> None:
        """Ask, and wait for nothing."""
        await self.socket.send(json.dumps({**message, "key": "?"}))

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        with contextlib.suppress(Exception):
            await self._listening


class Pair:
    """Two people at a table."""

    def __init__(self, table: str, people: tuple[Visitor, Visitor], pages: list[Page], chance: random.Random) -> None:
        self.table, self.people, self.pages, self.chance = table, people, pages, chance
        self.busy = False

    @classmethod
    async def sit(cls, home: Home, chance: random.Random) -> Pair:
        """A new table, its cards dealt."""
        host, friend = await home.guest(), await home.guest()
        table = await host.make()
        pages = [await host.join(table), await friend.join(table)]
        await pages[1].ask(do="sit", seat=1, name="Bram")
        answer = await pages[0].ask(do="start")
        if answer["is"] != "done":
            raise SystemExit(f"A table could not begin: {answer}")
        while not all("views" in page.now for page in pages):
            await asyncio.sleep(0.01)
        return cls(table, (host, friend), pages, chance)

    async def move(self) -> float:
        """A move of whoever must decide; after how many seconds it was acknowledged."""
        self.busy = True
        try:
            await self._next_game()
            turn = self.pages[0].now["turn"]
            page = self.pages[turn]
            while page.now["turn"] != turn or page.now["seq"] != self.pages[0].now["seq"]:
                await asyncio.sleep(0.001)
            move = self.chance.choice(page.now["views"][str(turn)]["legal"])
            before = time.perf_counter()
            answer = await page.ask(do="move", seat=turn, move=move, seq=page.now["seq"])
            took = time.perf_counter() - before
            if answer["is"] not in ("ack", "stale"):
                raise SystemExit(f"A move was answered with {answer}")
            while any(one.now["seq"] < answer.get("seq", 0) for one in self.pages):
                await asyncio.sleep(0.001)  # until both have seen it
            return took
        finally:
            self.busy = False

    async def _next_game(self) -> None:
        """Where the score is being read, both have read it. (Before issue 14 there was no pause.)"""
        for seat, page in enumerate(self.pages):
            if seat in (page.now.get("pause") or {}).get("waits", ()):
                await page.ask(do="next", seat=seat)

    async def leave(self) -> None:
        """Both close their pages."""
        await asyncio.gather(*(page.close() for page in self.pages))

    async def again(self) -> None:
        """Both open their pages again; if that fails, the table is out of play."""
        self.busy = True
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.leave(), PATIENCE)
            await asyncio.wait_for(self.come(), PATIENCE)
            self.busy = False

    async def come(self) -> None:
        """Both open them again."""
        self.pages = [await person.join(self.table) for person in self.people]
