"""`kill -9` while people play, make tables, sit down, take moves back, make accounts and sign in, again and again.

Nothing that was acknowledged is lost or doubled: the database is looked at after every kill, as the server left it.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from tests.server.client import TIRELESS, Guest, Message, Server
from tests.server.killed import Asker, Founder, Member, Player

FAST: Message = {
    "halfpast.server.tables.terms.PACES": {"fast": 0.02},
    "halfpast.server.http.socket.RATE": 1000.0,
    "halfpast.server.people.passphrases.COST": 10,
    **TIRELESS,
}
EDITIONS = ("amigo", "fundex", "express")


def kill_and_see(
    folder: Path,
    kills: int,
    tables: int = 3,
    alone: int = 1,
    founders: int = 1,
    members: int = 1,
    seed: int = 0,
    changed: Message | None = None,
) -> Counter[str]:
    """Kill the server so often while so many tables are under play and others ask; look at everything after each."""
    db, chance = folder / "tables.db", random.Random(seed)
    changed = FAST | (changed or {})
    server = Server(db, changed=changed)
    askers: list[Asker] = [player for number in range(tables) for player in seated(server, number, chance)]
    askers += [solitary(server, chance) for _ in range(alone)]
    askers += [Founder(random.Random(chance.random())) for _ in range(founders)]
    askers += [Member(random.Random(chance.random())) for _ in range(members)]
    for number in range(kills):
        if number:
            server = Server(db, changed=changed)
        with ThreadPoolExecutor(len(askers)) as pool:
            asking = [pool.submit(asker.go, server) for asker in askers]
            wait_for_each(askers)
            time.sleep(chance.uniform(0, 0.8))
            server.kill()
            for one in asking:
                one.result()
        look(db, folder / "copy.db", askers)
    return Counter(kills=kills, tables=tables + alone) + sum((asker.count for asker in askers), Counter())


def wait_for_each(askers: Sequence[Asker]) -> None:
    """Until most of them have something acknowledged, however busy the machine is; who waits for another has not."""
    before, end = [asker.count.total() for asker in askers], time.monotonic() + 60
    while time.monotonic() < end:
        moved = sum(asker.count.total() > was for asker, was in zip(askers, before, strict=True))
        if moved > len(askers) * 2 // 3:
            return
        time.sleep(0.02)


def seated(server: Server, number: int, chance: random.Random) -> list[Player]:
    """Two people at a new table with a bot, its cards dealt."""
    host, friend = Guest(server), Guest(server)
    table = host.make(start=False, bots=2, edition=EDITIONS[number % 3], games=99, absent="nobody")
    here, there = host.join(table), friend.join(table)
    here.ask(do="arrange", what="free", seat=1)
    there.ask(do="sit", seat=1, name="Bram")
    assert here.ask(do="start")["is"] == "done"
    for one in (here, there):
        one.socket.close()
    people = enumerate((host, friend))
    return [Player(random.Random(chance.random()), guest.cookie, table, seat, False) for seat, guest in people]


def solitary(server: Server, chance: random.Random) -> Player:
    """Somebody against a bot, who may take moves back."""
    guest = Guest(server)
    table = guest.make(bots=1, games=99, helps=True)
    return Player(random.Random(chance.random()), guest.cookie, table, 0, True)


def look(db: Path, copy: Path, askers: Sequence[Asker]) -> None:
    """The database as the killed server left it; the copy is read, for the next server is to find what this one did."""
    for ending in ("", "-wal"):
        shutil.copyfile(f"{db}{ending}", f"{copy}{ending}")
    with closing(sqlite3.connect(copy)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for asker in askers:
            asker.look(opened)
    for ending in ("", "-wal", "-shm"):
        Path(f"{copy}{ending}").unlink(missing_ok=True)
