"""SQLite: one writer thread that commits in groups, with full sync.

A call hands its statements to the writer and waits. The writer takes all that wait at that moment, runs them in one
transaction, and answers them after the commit: under load one sync serves many moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import queue
import re
import secrets
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from halfpast.store.base import Conflict, Document, Store, StoreInUse, StoreUnusable

logger = logging.getLogger("halfpast")

MIGRATIONS = Path(__file__).parent / "migrations"
GROUP = 512  # statements committed together at the most
ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+:", re.I)  # a drive (C:) has one letter

Work = Callable[[sqlite3.Connection], Any]


class SqliteStore(Store):
    """A file, or `:memory:` for a server that forgets."""

    def __init__(self, file: str) -> None:
        if ADDRESS.match(file):
            raise StoreUnusable(f"--db names a file, for example halfpast.db; {file} looks like an address.")
        self._lock = None if file == ":memory:" else _only_here(Path(file))
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        try:
            self._db = _opened(file)
        except BaseException:
            self._unlock()
            raise
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def secret(self) -> bytes:
        """The server's own secret."""

        def work(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)", (secrets.token_hex(32),))
            return bytes.fromhex(db.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0])

        found: bytes = await self._do(work)
        return found

    async def save_tables(self, documents: Mapping[str, Document]) -> None:
        """Write tables' documents."""

        def work(db: sqlite3.Connection) -> None:
            for table, document in documents.items():
                _save(db, table, document)

        await self._do(work)

    async def append(self, table: str, seq: int, entry: Document, document: Document | None = None) -> None:
        """Write an entry of a table's log."""

        def work(db: sqlite3.Connection) -> None:
            if document is not None:
                _save(db, table, document)
            db.execute("INSERT INTO entries (table_id, seq, document) VALUES (?, ?, ?)", (table, seq, _text(entry)))

        try:
            await self._do(work)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname != "SQLITE_CONSTRAINT_PRIMARYKEY":
                raise
            raise Conflict(f"Entry {seq} of table {table} is there already.") from error

    async def tables(self) -> AsyncIterator[tuple[str, Document]]:
        """Every table; what cannot be read is left where it is."""
        rows = await self._do(lambda db: db.execute("SELECT id, document FROM tables ORDER BY rowid").fetchall())
        for table, text in rows:
            try:
                yield table, json.loads(text)
            except ValueError:
                logger.error("table %s cannot be read", table)

    async def table(self, table: str) -> Document:
        """A table's document."""
        row = await self._do(lambda db: db.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone())
        if row is None:
            raise KeyError(table)
        document: Document = json.loads(row[0])
        return document

    async def entries(self, table: str, since: int = 0) -> list[Document]:
        """A table's log."""
        query = "SELECT document FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq"
        rows = await self._do(lambda db: db.execute(query, (table, since)).fetchall())
        return [json.loads(text) for (text,) in rows]

    async def remove_table(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def close(self) -> None:
        """Write what is waiting, and close."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()
        self._unlock()

    def _unlock(self) -> None:
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


def _opened(file: str) -> sqlite3.Connection:
    """The database, in today's shape; StoreUnusable says why it cannot be."""
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db, file)
    except sqlite3.Error as error:
        db.close()
        raise StoreUnusable(f"{file} cannot be used as the database: {error}.") from error
    except StoreUnusable:
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection, file: str = "The database") -> None:
    """Bring an older file to today's shape, step by step."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    steps = sorted(MIGRATIONS.glob("*.sql"))
    if version > len(steps):
        raise StoreUnusable(f"{file} was written by a newer version of halfpast (step {version} of {len(steps)}).")
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if (version > 0) != ({"meta", "tables", "entries"} <= names) or (version == 0 and names):
        raise StoreUnusable(f"{file} is a database of something else; choose another file.")
    for number, step in enumerate(steps[version:], version + 1):
        db.executescript(f"BEGIN; {step.read_text('utf-8')}; PRAGMA user_version = {number}; COMMIT;")


def _save(db: sqlite3.Connection, table: str, document: Document) -> None:
    statement = (
        "INSERT INTO tables (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document"
    )
    db.execute(statement, (table, _text(document)))


def _text(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _only_here(file: Path) -> int | None:
    """Take the lock that says who has the database open; StoreInUse if another process has."""
    if file.is_dir():
        raise StoreUnusable(f"{file} is a folder; --db names a file, for example {file / 'halfpast.db'}.")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the server's secret: not for all to read
        handle = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise StoreUnusable(f"{file} cannot be used as the database: {why}.") from error
    try:
        import fcntl
    except ImportError:  # Windows: SQLite's own lock must do
        return handle
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StoreInUse(f"{file} is open in another halfpast server; stop that one, or choose another --db.") from None
    return handle
