"""A server under load: what a move and an open cost, what a table weighs, and what a flood does to others.

    make bench ARGS=load                              this folder's server
    make bench ARGS="load --beside 2476771"           and another commit's, in turns
    make bench ARGS="load moves floods --rounds 7"    parts: moves, opens, memory, crowded, floods, or one flood

Only Linux: processor time and memory are read from /proc, and guests come from many addresses of loopback. All parts
take about half an hour, or about an hour beside another commit; most of it goes to the floods, five minutes each.
Results are printed as they are found, so that nothing is lost if a later part fails. Costs are processor time of the
server's process, so other work on the machine hardly counts. Waiting is measured in alternation, calm and flooded, and
its median counts. A move that is not answered within a minute counts as a minute, and the run goes on.

Both servers must serve a page: if this folder's is built (`hatch_build.py --tools`), the other serves it too. If one of
them has none, the flood `page` is left out, and a line says so.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import halfpast
from bench.floods import FLOODS
from bench.visitors import PATIENCE, Home, Pair, Server, serving
from halfpast.server.tables.documents import begun, new_table
from halfpast.server.tables.terms import read_terms

ROOT = Path(__file__).resolve().parents[1]
PAGE = "src/halfpast/_web"
NOW = "now"  # what this folder's server is called
SIZES = (50, 200, 1000)  # tables of two people
A_HOME = 10  # tables of an address
RATE = 100.0  # moves a second, of all tables together
MOVES = 600  # in a round
OTHERS = 40  # tables that a flood must leave alone
WINDOW = 10.0  # seconds of a flood
OTHERS_RATE = 50.0  # their moves a second
LONG = 3000  # entries of a long log
WEIGHED, STORED = 200, 2000  # tables that are weighed
CROWD, LOOKS = 20_000, 300  # tables of a full house, all in the list for everybody; how often that is asked for

Servers = Sequence[tuple[str, Path]]  # what they are called, and where their sources lie


def sources(commit: str) -> Path:
    """A folder with the sources of a commit; a folder is taken as it is."""
    if (Path(commit) / "src/halfpast").is_dir():
        return Path(commit).resolve()
    folder = ROOT / ".cache/load" / commit
    if not (folder / "src").is_dir():
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True)
        if packed.returncode:
            raise SystemExit(f"--beside wants a commit of this repository, or a folder of one, not {commit!r}.")
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
    shutil.rmtree(folder / PAGE, ignore_errors=True)
    if (ROOT / PAGE).is_dir():  # it is built, so it is in no commit
        shutil.copytree(ROOT / PAGE, folder / PAGE)
    return folder


def tell(line: str) -> None:
    """Print what was found, at once."""
    print(line, flush=True)


def address(number: int, kind: int = 1) -> str:
    """One of the many of loopback."""
    return f"127.{kind}.{number // 200}.{number % 200 + 1}"


async def gather(tasks: Sequence[Coroutine[Any, Any, Any]], at_once: int = 8) -> list[Any]:
    """All of them, a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(task: Coroutine[Any, Any, Any]) -> Any:
        async with gate:
            return await task

    return await asyncio.gather(*map(one, tasks))


class House:
    """A server and the pairs that play there."""

    def __init__(self, server: Server) -> None:
        self.server, self.pairs, self.chance = server, list[Pair](), random.Random(1)

    async def grow(self, size: int) -> None:
        """Have so many tables."""
        wanted = range(len(self.pairs), size)
        homes = {number // A_HOME: Home(self.server, address(number // A_HOME)) for number in wanted}
        self.pairs += await gather([Pair.sit(homes[number // A_HOME], self.chance) for number in wanted])
        for home in homes.values():
            await home.web.aclose()

    async def play(self, moves: int, rate: float = RATE) -> list[float]:
        """So many moves, so many a second, each at another table; how long each took. Who waits is passed by."""
        begun, waits, tasks = time.perf_counter(), list[float](), set[asyncio.Task[None]]()

        async def one(pair: Pair) -> None:
            before = time.perf_counter()
            try:
                waits.append(await asyncio.wait_for(pair.move(), 2 * PATIENCE))
            except (
                TimeoutError,
                ConnectionError,
                WebSocketException,
            ) as error:  # it took too long, or its page was closed: the others play on
                waits.append(max(PATIENCE, time.perf_counter() - before))
                print(f"  {self.server.name}: a move was not answered: {error!r}", file=sys.stderr, flush=True)
                await pair.again()

        order, number = self.pairs, 0
        while len(tasks) < moves:
            if time.perf_counter() - begun > moves / rate + 10 * PATIENCE:
                break  # hardly anybody is answered: what is known so far must do
            await asyncio.sleep(max(0.0, begun + len(tasks) / rate - time.perf_counter()))
            number += 1
            if not (pair := order[number % len(order)]).busy:
                pair.busy = True
                tasks.add(asyncio.create_task(one(pair)))
            else:
                await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)
        return waits


def p99(waits: Sequence[float]) -> float:
    """What one of a hundred waits for longer."""
    return sorted(waits)[int(len(waits) * 0.99)]


async def moves(servers: Servers, folder: Path, rounds: int) -> None:
    """Processor time of a move, at each size, the servers in turns."""
    tell(f"A move, in ms of the server's processor time ({RATE:.0f} a second, median of {rounds} rounds)")
    with ExitStack() as stack:
        houses = [House(stack.enter_context(serving(name, where, folder / f"{name}.db"))) for name, where in servers]
        for size in SIZES:
            for house in houses:
                await house.grow(size)
            cost: dict[str, list[float]] = {house.server.name: [] for house in houses}
            for number in range(rounds + 1):
                for house in houses:
                    before = house.server.cpu
                    await house.play(MOVES)
                    if number:  # the first one warms up
                        cost[house.server.name].append(1000 * (house.server.cpu - before) / MOVES)
            tell(f"  {size:>5} tables of two: {told(cost, '.2f', 2)}")


def told(times: dict[str, list[float]], how: str, most: float | None = None) -> str:
    """Each server's median and range; for this folder's, also whether that is good enough."""
    words = []
    for name, one in times.items():
        middle = statistics.median(one)
        words.append(f"{name} {middle:{how}} ({min(one):{how}} to {max(one):{how}})")
        if most is not None and name == NOW:
            words[-1] += f", {judged(middle, most)}"
    return ", ".join(words)


def judged(value: float, most: float) -> str:
    """Whether a value is good enough, in words."""
    return f"{'ok' if value <= most else 'NOT OK'} (at most {most:g})"


async def opens(servers: Servers, folder: Path, rounds: int) -> None:
    """Processor time of opening a table that nobody has open."""
    times: dict[str, dict[str, list[float]]] = {}
    with ExitStack() as stack:
        houses = [House(stack.enter_context(serving(name, where, folder / f"{name}.db"))) for name, where in servers]
        for house in houses:
            await house.grow(OTHERS)
            await house.play(40 * OTHERS, 4 * RATE)
            for pair in house.pairs:
                await pair.leave()
        for _ in range(rounds):
            for house in houses:
                cost = times.setdefault(f"with {40} moves", {}).setdefault(house.server.name, [])
                cost.append(await open_all(house, house.pairs))
    for name, _ in servers:
        lengthen(
            folder / f"{name}.db", [pair.table for pair in next(h for h in houses if h.server.name == name).pairs[:5]]
        )
    with ExitStack() as stack:
        again = []
        for house, (name, where) in zip(houses, servers, strict=True):
            house.server = stack.enter_context(serving(name, where, folder / f"{name}.db"))
            for pair in house.pairs:
                for person in pair.people:
                    person.home.server = house.server
            again.append(house)
        for number in range(rounds + 1):
            for house in again:
                cost = times.setdefault(f"with {LONG:,} moves", {}).setdefault(house.server.name, [])
                took = await open_all(house, house.pairs[:5])
                await asyncio.sleep(0.5)  # a snapshot may be packed
                if number:  # the first time a long log without a snapshot is played, once and for all
                    cost.append(took)
                else:
                    first = times.setdefault(f"with {LONG:,} moves, the first time", {})
                    first.setdefault(house.server.name, []).append(took)
    tell(f"Opening a table, in ms of the server's processor time (median of {rounds} rounds)")
    for what, costs in times.items():
        tell(f"  {what}: {told(costs, '.1f')}")


async def open_all(house: House, pairs: Sequence[Pair]) -> float:
    """Open each of these tables and leave it: milliseconds each."""
    before = house.server.cpu
    for pair in pairs:
        page = await pair.people[0].join(pair.table)
        if "views" not in page.now:
            raise SystemExit(f"A table could not be opened: {page.code}")
        await page.close()
    await asyncio.sleep(0.2)
    return 1000 * (house.server.cpu - before) / len(pairs)


def lengthen(db: Path, tables: Sequence[str]) -> None:
    """Give tables a long log, as if it had been played; the server is off."""
    with closing(sqlite3.connect(db)) as opened, opened:
        for table in tables:
            (text,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
            match, chance = halfpast.replay(json.loads(text)["dealt"]), random.Random(1)
            log: list[tuple[str, int, str]] = []
            while len(log) < LONG and match.seat is not None:
                seat, move = match.seat, chance.choice(match.legal())
                match.play(move)
                entry = {"seat": seat, "move": move, "author": "guest", "time": "2026-11-18T12:00:00+00:00"}
                log.append((table, len(log), json.dumps(entry)))
            opened.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            with contextlib.suppress(sqlite3.OperationalError):  # a commit before there were any
                opened.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
            opened.executemany("INSERT INTO entries (table_id, seq, document) VALUES (?, ?, ?)", log)


async def memory(servers: Servers, folder: Path, rounds: int) -> None:
    """What a table weighs in the server's memory: stored only, with two people at it, with one more who watches."""
    tell("A table in the server's memory, in kB")
    for name, where in servers:
        db, weights = folder / f"{name}.db", list[str]()
        with serving(name, where, db) as server:
            house = House(server)
            await house.grow(A_HOME)  # what the first tables bring along is not theirs
            await house.play(100)
            before = server.memory
            await house.grow(A_HOME + WEIGHED)
            await house.play(20 * WEIGHED, 4 * RATE)
            weights.append(f"with two people at it {(server.memory - before) / WEIGHED / 1e3:.0f}")
            before = server.memory
            homes = [Home(server, address(number, 2)) for number in range(1 + WEIGHED // 100)]
            for number, pair in enumerate(house.pairs[-WEIGHED:]):
                await (await homes[number // 100].guest()).join(pair.table)
            weights.append(f"one more who watches {(server.memory - before) / WEIGHED / 1e3:.0f}")
        with serving(name, where, db) as server:
            few = await settled(server)
        with closing(sqlite3.connect(db)) as opened, opened:
            (text,) = opened.execute("SELECT document FROM tables ORDER BY rowid DESC LIMIT 1").fetchone()
            rows = ((f"copy-{number}", text) for number in range(STORED))
            opened.executemany("INSERT INTO tables (id, document) VALUES (?, ?)", rows)
        with serving(name, where, db) as server:
            weights.insert(0, f"stored {(await settled(server) - few) / STORED / 1e3:.1f}")
        tell(f"  {name}: {', '.join(weights)}")


async def crowded(servers: Servers, folder: Path, rounds: int) -> None:
    """A full house: what its start takes, and the list that anybody may ask for, without a cookie."""
    for name, where in servers:
        with serving(name, where, folder / f"{name}.db"):
            pass  # it makes its own database
        fill(folder / f"{name}.db")
        with serving(name, where, folder / f"{name}.db") as server:  # what older rows need is done once
            tell(f"  {name}: the first start with so many new rows, {server.cpu:.1f} s of processor time, once")
    start, weight, look = (dict[str, list[float]]() for _ in range(3))
    for _ in range(rounds):
        for name, where in servers:
            with serving(name, where, folder / f"{name}.db") as server:
                await asyncio.sleep(1)
                start.setdefault(name, []).append(server.cpu)
                weight.setdefault(name, []).append(server.memory / 1e6)
                async with httpx.AsyncClient(base_url=server.url, verify=False, timeout=60) as web:
                    listed = (await web.get("/api/me")).json()["listed"]
                    if len(listed) != 50:
                        raise SystemExit(f"{len(listed)} tables are listed.")
                    before = server.cpu
                    for _ in range(LOOKS):
                        await web.get("/api/me")
                    look.setdefault(name, []).append(1000 * (server.cpu - before) / LOOKS)
    tell(f"A house of {CROWD:,} listed tables (median of {rounds} rounds)")
    tell(f"  start, seconds of processor time, imports and rules included: {told(start, '.2f', 1.5)}")
    tell(f"  memory after the start, in MB: {told(weight, '.0f', 200)}")
    tell(f"  GET /api/me without a cookie, in ms of processor time: {told(look, '.2f', 2)}")


def fill(db: Path) -> None:
    """Have a full house; the server is off."""
    terms = read_terms({"edition": "express", "seats": 2, "games": 1, "listed": True})
    text = json.dumps(begun(new_table(terms, "host", "Anna", ["family"])), ensure_ascii=False, separators=(",", ":"))
    with closing(sqlite3.connect(db)) as opened, opened:
        rows = ((f"copy-{number:05}", text) for number in range(CROWD))
        opened.executemany("INSERT INTO tables (id, document) VALUES (?, ?)", rows)


async def settled(server: Server) -> int:
    """The memory of a server that has started."""
    await asyncio.sleep(2)
    return server.memory


async def floods(servers: Servers, folder: Path, rounds: int, which: Sequence[str] = tuple(FLOODS)) -> None:
    """How long others wait for a move, calm and flooded in alternation, by a new address each time."""
    head = f"Others' p99 in ms, {OTHERS} tables, {OTHERS_RATE:.0f} moves a second"
    tell(f"{head} (medians of {rounds} rounds; at most doubled)")
    if "page" in which and (missing := [name for name, where in servers if not (where / PAGE).is_dir()]):
        tell(f"  page: not compared, as it is not built for: {', '.join(missing)}")
        which = [one for one in which if one != "page"]
    count = int(WINDOW * OTHERS_RATE)
    with ExitStack() as stack:
        houses = [House(stack.enter_context(serving(name, where, folder / f"{name}.db"))) for name, where in servers]
        for house in houses:
            await house.grow(OTHERS)
            await house.play(2 * OTHERS)
        for flood_number, flood in enumerate(which):
            answers: dict[str, list[tuple[float, float, int, float, float]]] = {}
            for number in range(rounds):
                for house in houses:
                    calm_cpu = house.server.cpu
                    calm = p99(await house.play(count, OTHERS_RATE))
                    calm_cpu = (house.server.cpu - calm_cpu) / WINDOW
                    source = address(1 + number + rounds * flood_number, 3)
                    process = await asyncio.create_subprocess_exec(
                        sys.executable, "-m", "bench.floods", flood, house.server.url, source, str(WINDOW),
                        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                    )  # fmt: skip
                    assert process.stdin
                    assert process.stdout
                    try:
                        await asyncio.wait_for(process.stdout.readline(), 120)
                        await asyncio.sleep(1)
                        cpu = house.server.cpu
                        process.stdin.write(b"go\n")
                        flooded = p99(await house.play(count, OTHERS_RATE))
                        cpu = (house.server.cpu - cpu) / WINDOW
                        sent = json.loads(await asyncio.wait_for(process.stdout.readline(), 60) or b"{}")
                    finally:
                        with contextlib.suppress(ProcessLookupError):
                            process.kill()
                        await process.wait()
                    row = (calm, flooded, int(sent.get("sent", 0)), calm_cpu, cpu)
                    answers.setdefault(house.server.name, []).append(row)
                    await asyncio.sleep(2)  # until all its pages are gone
            for name, rows in answers.items():
                calm, flooded, sent_, low, high = (statistics.median(one) for one in zip(*rows, strict=True))
                ratio = statistics.median(row[1] / row[0] for row in rows)
                tell(
                    f"  {flood:<7} {name}: calm {1000 * calm:.1f}, flooded {1000 * flooded:.1f}, {ratio:.1f} times"
                    f"{f', {judged(ratio, 2)}' if name == NOW else ''}"
                    f" ({sent_:,.0f} sent; the server at {low:.0%}, then {high:.0%} of a core)"
                )


PARTS: dict[str, Callable[[Servers, Path, int], Coroutine[Any, Any, None]]] = {
    "moves": moves,
    "opens": opens,
    "memory": memory,
    "crowded": crowded,
    "floods": floods,
}


def report(words: Sequence[str] = ()) -> None:
    """Run the parts named, or all; each line is printed as soon as it is known."""
    parser = argparse.ArgumentParser("bench load", description="A server under load.")
    parser.add_argument("parts", nargs="*", help=f"{', '.join(PARTS)}; or one flood: {', '.join(FLOODS)}")
    parser.add_argument("--beside", metavar="COMMIT", help="another commit, or its folder, measured in turns")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (5)")
    asked = parser.parse_args(words)
    if strange := [part for part in asked.parts if part not in (*PARTS, *FLOODS)]:
        parser.error(f"there is no part {strange[0]!r}; there are: {', '.join((*PARTS, *FLOODS))}")
    servers = [*([("before", sources(asked.beside))] if asked.beside else []), (NOW, ROOT)]
    for part in asked.parts or PARTS:
        do = PARTS.get(part) or partial(floods, which=[part])
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(do(servers, Path(folder), asked.rounds))
    load = Path("/proc/loadavg").read_text().split()[0]
    tell(f"  (load average at the end: {load})")


if __name__ == "__main__":
    report(sys.argv[1:])
