"""A table's log in memory: the match that its entries lead to. An entry is stored before the match moves on.

Where a match stands is saved now and then (snapshots.py): anyone who opens a table waits only for the entries since,
and a separate thread plays them again, so that no other table waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar, TypeVarTuple

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.match import Match
from halfpast.server.tables.errors import Stale
from halfpast.server.tables.snapshots import Snapshot, pack, unpack
from halfpast.store import Conflict, Document, Store, patiently

logger = logging.getLogger("halfpast")

LONGEST_KEY = 64
EVERY = 100  # entries between two snapshots
REMEMBERED = 100  # entries before a snapshot whose keys are still known, because somebody may ask again

T = TypeVar("T")
Given = TypeVarTuple("Given")
workers = ThreadPoolExecutor(2, "logs")


def play_entry(match: Match, entry: Document, author: str | None) -> None:
    """An entry of a table's log, played again."""
    for _ in range(entry.get("undo", 0)):
        match.undo()
    if "undo" not in entry:
        match.play(entry["move"], author=author, time=entry.get("time"))


@dataclass
class Told:
    """What entries tell besides the match."""

    count: int = 0  # entries
    undos: int = 0
    reserve: dict[int, float] = field(default_factory=dict)  # of the clock, by seat
    keys: dict[tuple[int, str], tuple[int, object]] = field(default_factory=dict)  # seat and key → entry, and its move

    def add(self, entry: Document) -> None:
        """One more."""
        if "key" in entry:
            self.keys[entry["seat"], entry["key"]] = self.count, entry.get("move")
        if "reserve" in entry:
            self.reserve[entry["seat"]] = entry["reserve"]
        self.undos += "undo" in entry
        self.count += 1


class Log:
    """The entries, moves and undos, of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table
        self.forget()

    def forget(self) -> None:
        """Free the memory, because the store has it all."""
        self.match: Match | None = None
        self.told = Told()
        self._kept = 0  # how many of them the last snapshot knows
        self._keeping: asyncio.Task[None] | None = None

    async def load(self, dealt: Document) -> None:
        """Bring the match to where all entries lead; those since the last snapshot are played again."""
        kept, blob = await self._store.snapshot(self._table) or (0, b"")
        first = max(0, kept - REMEMBERED)
        entries = await self._store.entries(self._table, first)
        loaded = await self._work(_from_snapshot, self._table, dealt, blob, entries, kept, first) if kept else None
        if loaded is None:
            if first:
                entries = await self._store.entries(self._table)
            kept, loaded = 0, await self._work(_from_deal, dealt, entries)
        self.forget()
        self.match, self.told = loaded
        self._kept = kept
        self._keep_now_and_then()

    async def _work(self, do: Callable[[*Given], T], *given: *Given) -> T:
        return await asyncio.get_running_loop().run_in_executor(workers, do, *given)

    def begin(self, dealt: Document) -> None:
        """The match as it was dealt."""
        self.match = halfpast.replay(dealt)

    def find(self, seat: int, key: str | None, move: object) -> int | None:
        """The number of the entry that this key made, if any: asking twice gets the same answer as before."""
        if key is None:
            return None
        if len(key) > LONGEST_KEY:
            raise HalfpastError(f"A key has at most {LONGEST_KEY} characters.")
        number, made = self.told.keys.get((seat, key), (None, None))
        if number is not None and made != move:
            raise HalfpastError("This key belongs to another move.")
        return number

    async def append(self, entry: Document, after: Match, document: Document | None = None) -> None:
        """Store an entry, then move the match on; Stale if that place in the log is taken."""
        number = self.told.count
        try:
            await patiently(lambda: self._store.append(self._table, number, entry, document))
        except Conflict:
            missed = await self._store.entries(self._table, number)
            for one in missed:
                self._play(one)
            if missed[:1] != [entry]:  # otherwise a write that seemed to fail had succeeded
                raise Stale from None
            return
        self.told.add(entry)
        self.match = after
        self._keep_now_and_then()

    def _play(self, entry: Document) -> None:
        """Play an entry that the store has and the match does not."""
        assert self.match is not None
        play_entry(self.match, entry, entry.get("author"))
        self.told.add(entry)

    def _keep_now_and_then(self) -> None:
        """Take a snapshot if there have been many entries since the last one."""
        told = self.told
        if self.match and told.count - self._kept >= EVERY and (self._keeping is None or self._keeping.done()):
            self._kept = told.count
            snapshot = Snapshot(self.match, told.undos, dict(told.reserve))
            self._keeping = asyncio.create_task(self._keep(snapshot, told.count))

    async def _keep(self, snapshot: Snapshot, count: int) -> None:
        """Store where the match stands; if that fails, the next one will do."""
        try:
            await self._store.keep_snapshot(self._table, count, await self._work(pack, snapshot))
        except Exception as error:
            logger.warning("table %s: no snapshot: %r", self._table, error)


# Each in a thread of its own: a log may be long.


def _from_snapshot(
    table: str, dealt: Document, blob: bytes, entries: Sequence[Document], kept: int, first: int
) -> tuple[Match, Told] | None:
    """The match from its snapshot, which knows the entries up to `kept`; `entries` are all from `first` on.

    None: it is of no use.
    """
    known = kept - first
    try:
        unpacked = unpack(dealt, blob) if known <= len(entries) else None
    except Exception as error:  # whatever is wrong with the snapshot, the log is right
        logger.warning("table %s: a snapshot cannot be used: %r", table, error)
        return None
    if unpacked is None:
        return None
    told = Told(first)
    for entry in entries[:known]:
        told.add(entry)  # for its key only; the rest of it is in the snapshot
    told.undos, told.reserve = unpacked.undos, unpacked.reserve
    _play_all(unpacked.match, told, entries[known:])
    return unpacked.match, told


def _from_deal(dealt: Document, entries: Sequence[Document]) -> tuple[Match, Told]:
    """The match from its log alone."""
    match, told = halfpast.replay(dealt), Told()
    _play_all(match, told, entries)
    return match, told


def _play_all(match: Match, told: Told, entries: Iterable[Document]) -> None:
    for entry in entries:
        play_entry(match, entry, entry.get("author"))
        told.add(entry)
