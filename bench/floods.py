"""Floods from one address, each in a process of its own: as much as the server takes, for so many seconds.

The process is a nice one: what is measured is what the server makes others wait for, not who gets a core.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

from websockets.exceptions import WebSocketException

from bench.visitors import Home, Page, Server, Visitor

PAGES = 60
A_PAGE = 1 / 7.5  # seconds between two messages of a page: more would close it
MOST = 40_000  # of anything
Go = Callable[[], Awaitable[float]]  # waits for the beginning; returns when it ends


async def crowd(home: Home) -> list[tuple[int, Page]]:
    """Sixty pages of four people at one table that has not begun, with their seats."""
    people = [await home.guest() for _ in range(4)]
    table = await people[0].make(seats=4)
    pages = [(seat, await person.join(table)) for seat, person in enumerate(people) for _ in range(PAGES // 4)]
    for seat in range(1, 4):
        await pages[seat * PAGES // 4][1].ask(do="sit", seat=seat, name=f"P{seat}")
    return pages


async def each(
    pages: list[Page], end: float, count: Counter[str], message: Callable[[int, int], dict[str, object]]
) -> None:
    """Every page sends as much as it may without being closed: at first forty at once."""

    async def one(number: int, page: Page) -> None:
        sent = 0
        with contextlib.suppress(WebSocketException, OSError):
            while time.monotonic() < end and count["sent"] < MOST:
                await page.send(**message(number, sent))
                sent, count["sent"] = sent + 1, count["sent"] + 1
                await asyncio.sleep(A_PAGE if sent > 25 else 0)

    await asyncio.gather(*(one(number, page) for number, page in enumerate(pages)))


async def names(home: Home, go: Go, count: Counter[str]) -> None:
    """Sixty pages that rename a seat."""
    pages = await crowd(home)
    await each(
        [page for _, page in pages],
        await go(),
        count,
        lambda number, sent: {"do": "sit", "seat": pages[number][0], "name": f"N{sent}"},
    )


async def hints(home: Home, go: Go, count: Counter[str]) -> None:
    """Sixty pages that ask for hints, each at a table of its own."""
    people = [await home.guest() for _ in range(PAGES // 10)]
    opened = []
    for person in people:
        for _ in range(10):
            opened.append(await person.join(await person.make(seats=3, bots=2, start=True, helps=True, pace="fast")))
    await asyncio.sleep(3)  # until it is their turn
    await each(opened, await go(), count, lambda number, sent: {"do": "hint", "seat": 0})


async def opens(home: Home, go: Go, count: Counter[str]) -> None:
    """Tables opened and left, as fast as that goes, by twenty people with a table each."""
    people = [await home.guest() for _ in range(20)]
    tables = [await person.make(seats=3, bots=2, start=True) for person in people]
    end = await go()

    async def one(person: Visitor, table: str) -> None:
        while time.monotonic() < end and count["sent"] < MOST:
            count["sent"] += 1
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                page = await person.join(table)
                count["refused"] += page.code == 4429
                await page.close()

    await asyncio.gather(*map(one, people, tables))


async def silent(home: Home, go: Go, count: Counter[str]) -> None:
    """Connections that say nothing: a thousand, and a new one for each that is let go."""
    host, _, port = home.server.url.removeprefix("http://").partition(":")
    end = await go()

    async def one() -> None:
        while time.monotonic() < end and count["sent"] < MOST:
            count["sent"] += 1
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(home.address, 0))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), max(0.0, end - time.monotonic()))
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(1000)))


async def half(home: Home, go: Go, count: Counter[str]) -> None:
    """Requests of which a byte comes now and then: a thousand, and a new one for each that is let go."""
    host, _, port = home.server.url.removeprefix("http://").partition(":")
    end = await go()

    async def one() -> None:
        while time.monotonic() < end and count["sent"] < MOST:
            count["sent"] += 1
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(home.address, 0))
                with contextlib.suppress(OSError):
                    for byte in itertools.chain(b"GET / HTTP/1.1\r\nX: ", itertools.repeat(ord("x"))):
                        writer.write(bytes([byte]))
                        await writer.drain()
                        await asyncio.sleep(0.5)
                        if time.monotonic() >= end:
                            break
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(1000)))


def request(guest: Visitor, path: str, body: object = None) -> bytes:
    """A request as it is written: the flood must not be slower than the server."""
    host, posted = guest.home.server.url.removeprefix("http://"), "" if body is None else json.dumps(body)
    head = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", f"Host: {host}", f"Cookie: {guest.cookie}"]
    if posted:
        head += [f"Origin: http://{host}", "Content-Type: application/json", f"Content-Length: {len(posted)}"]
    return "\r\n".join([*head, "", posted]).encode()


async def pour(home: Home, go: Go, count: Counter[str], requests: list[bytes]) -> None:
    """These, one after the other and again, by twenty who never pause."""
    host, _, port = home.server.url.removeprefix("http://").partition(":")
    wanted, end = itertools.cycle(requests), await go()

    async def one() -> None:
        while time.monotonic() < end and count["sent"] < MOST:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(home.address, 0))
                try:
                    while time.monotonic() < end and count["sent"] < MOST:
                        count["sent"] += 1
                        writer.write(next(wanted))
                        head = (await reader.readuntil(b"\r\n\r\n")).lower()
                        count["refused"] += b" 429 " in head
                        await reader.readexactly(int(head.partition(b"content-length: ")[2].split(b"\r")[0]))
                finally:
                    writer.close()

    await asyncio.gather(*(one() for _ in range(20)))


async def me(home: Home, go: Go, count: Counter[str]) -> None:
    """GET /api/me."""
    guest = await home.guest()
    await guest.make()
    await pour(home, go, count, [request(guest, "/api/me")])


async def page(home: Home, go: Go, count: Counter[str]) -> None:
    """GET /."""
    await pour(home, go, count, [request(await home.guest(), "/")])


async def create(home: Home, go: Go, count: Counter[str]) -> None:
    """New tables, by twenty people, as many as they can."""
    guests = [await home.guest() for _ in range(20)]
    terms = {"edition": "amigo", "seats": 2, "games": 1, "pace": "fast"}
    body = {"terms": terms, "name": "Anna", "bots": ["family"], "start": True}
    await pour(home, go, count, [request(guest, "/api/tables", body) for guest in guests])


async def forget(home: Home, go: Go, count: Counter[str]) -> None:
    """Everything about somebody deleted, again and again."""
    guests = [await home.guest() for _ in range(20)]
    await pour(home, go, count, [request(guest, "/api/account/forget", {}) for guest in guests])


async def bots(home: Home, go: Go, count: Counter[str]) -> None:
    """Two hundred tables where only bots are left and somebody watches; nobody asks for anything else."""
    pages = []
    for person in [await home.guest() for _ in range(20)]:
        tables = [await person.make(seats=5, bots=4, start=True, pace="fast") for _ in range(10)]
        pages += [await person.join(table) for table in tables]
    for page in pages:
        await page.ask(do="stand", seat=0, for_good=True)
    end, before = await go(), sum(page.now["seq"] for page in pages)
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    count["sent"] = sum(page.now["seq"] for page in pages) - before  # moves of bots


FLOODS = {one.__name__: one for one in (names, hints, opens, silent, half, me, page, create, forget, bots)}


async def run(name: str, url: str, address: str, seconds: float) -> None:
    """Prepare, say so, begin when told, and say what was sent."""
    count: Counter[str] = Counter()

    async def go() -> float:
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        return time.monotonic() + seconds

    server: Server = SimpleNamespace(url=url)  # type: ignore[assignment]  # a process of somebody else's
    await FLOODS[name](Home(server, address), go, count)
    print(json.dumps(count), flush=True)
    os._exit(0)  # without a word to the thousand connections


if __name__ == "__main__":
    os.nice(10)
    flood, where, source, how_long = sys.argv[1:]
    asyncio.run(run(flood, where, source, float(how_long)))
