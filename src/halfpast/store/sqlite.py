"""SQLite: one writer thread that commits in groups, with full sync.

A call hands its statements to the writer and waits. The writer takes all that wait at that moment, runs them in one
transaction, and answers them after the commit: under load one sync serves many moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from halfpast.store.base import Conflict, Document, Store, StoreInUse

MIGRATIONS = Path(__file__).parent / "migrations"
GROUP = 512  # statements committed together at the most

Work = Callable[[sqlite3.Connection], Any]


class SqliteStore(Store):
    """A file, or `:memory:` for a server that forgets."""

    def __init__(self, file: str) -> None:
        self._lock = None if file == ":memory:" else _only_here(Path(file))
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        migrate(self._db)
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def secret(self) -> bytes:
        """The server's own secret."""

        def work(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)", (secrets.token_hex(32),))
            return bytes.fromhex(db.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0])

        found: bytes = await self._do(work)
        return found

    async def save_table(self, table: str, document: Document) -> None:
        """Write a table's document."""
        await self._do(lambda db: _save(db, table, document))

    async def append(self, table: str, seq: int, entry: Document, document: Document | None = None) -> None:
        """Write an entry of a table's log."""

        def work(db: sqlite3.Connection) -> None:
            if document is not None:
                _save(db, table, document)
            db.execute("INSERT INTO entries (table_id, seq, document) VALUES (?, ?, ?)", (table, seq, _text(entry)))

        try:
            await self._do(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"Entry {seq} of table {table} is there already.") from error

    async def tables(self) -> AsyncIterator[tuple[str, Document, list[Document]]]:
        """Every table with its log."""
        rows = await self._do(lambda db: db.execute("SELECT id, document FROM tables ORDER BY rowid").fetchall())
        for table, document in rows:
            entries = await self._do(partial(_entries, table))
            yield table, json.loads(document), [json.loads(entry) for (entry,) in entries]

    async def remove_table(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def close(self) -> None:
        """Write what is waiting, and close."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def _do(self, work: Work) -> Any:
        """Have the writer do some work; wait for its commit."""
        future: Future[Any] = Future()
        self._waiting.put((work, future))
        return await asyncio.wrap_future(future)

    def _write(self) -> None:
        """The writer's life."""
        while (first := self._waiting.get()) is not None:
            group, stop = [first], False
            while len(group) < GROUP:
                try:
                    job = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    stop = True
                    break
                group.append(job)
            self._commit(group)
            if stop:
                return

    def _commit(self, group: list[tuple[Work, Future[Any]]]) -> None:
        """Run a group in one transaction; what fails alone falls out alone, what cannot be committed fails together."""
        answers: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for work, future in group:
                self._db.execute("SAVEPOINT one")
                try:
                    answers.append((future, work(self._db), None))
                except Exception as error:
                    self._db.execute("ROLLBACK TO one")
                    answers.append((future, None, error))
                self._db.execute("RELEASE one")
            self._db.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            answers = [(future, None, error) for _, future in group]
        for future, answer, failure in answers:
            if not future.set_running_or_notify_cancel():
                continue
            if failure is None:
                future.set_result(answer)
            else:
                future.set_exception(failure)


def migrate(db: sqlite3.Connection) -> None:
    """Bring an older file to today's shape, step by step."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    steps = sorted(MIGRATIONS.glob("*.sql"))
    if version > len(steps):
        raise StoreInUse(f"This database was written by a newer version of halfpast (step {version} of {len(steps)}).")
    for number, step in enumerate(steps[version:], version + 1):
        db.executescript(f"BEGIN; {step.read_text('utf-8')}; PRAGMA user_version = {number}; COMMIT;")


def _save(db: sqlite3.Connection, table: str, document: Document) -> None:
    statement = (
        "INSERT INTO tables (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document"
    )
    db.execute(statement, (table, _text(document)))


def _entries(table: str, db: sqlite3.Connection) -> list[tuple[str]]:
    return db.execute("SELECT document FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()


def _text(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _only_here(file: Path) -> int | None:
    """Take the lock that says who has the database open; StoreInUse if another process has."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows: SQLite's own lock must do
        return None
    handle = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StoreInUse(f"{file} is open in another halfpast server; stop that one, or choose another --db.") from None
    return handle
