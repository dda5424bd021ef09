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

from halfpast.store import sqlite_accounts as people
from halfpast.store.base import Account, Conflict, Document, Part, Store, StoreInUse, StoreUnusable

logger = logging.getLogger("halfpast")

MIGRATIONS = Path(__file__).parent / "migrations"
LONGEST_WAIT = 5000  # milliseconds for somebody else who has the file locked
GROUP = 512  # statements committed together at the most
ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+:", re.I)  # a drive (C:) has one letter

Work = Callable[[sqlite3.Connection], Any]


def data_file() -> Path:
    """Where tables are kept, if nobody says."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "halfpast" / "halfpast.db"


class SqliteStore(Store):
    """A file, or `:memory:` for a server that forgets."""

    def __init__(self, file: str) -> None:
        if ADDRESS.match(file):
            raise StoreUnusable(f"--db names a file, for example halfpast.db; {file} looks like an address.")
        self._lock = None if file == ":memory:" else only_here(Path(file))
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._wipes = False
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

    async def account(self, account: str) -> Account:
        """An account with its parts."""
        found: Account = await self._do(lambda db: people.read(db, account))
        return found

    async def account_named(self, name: str) -> str | None:
        """The account that signs in with this name."""
        found: str | None = await self._do(lambda db: people.named(db, name))
        return found

    async def account_with(self, part: Part, number: str) -> str | None:
        """The account that has this passkey or device."""
        found: str | None = await self._do(lambda db: people.having(db, part, number))
        return found

    async def accounts(self) -> list[tuple[str, Document]]:
        """Every account."""
        found: list[tuple[str, Document]] = await self._do(people.every)
        return found

    async def devices(self) -> dict[str, str]:
        """Every device that is signed in."""
        found: dict[str, str] = await self._do(people.devices)
        return found

    async def add_account(self, account: str, name: str | None, document: Document) -> None:
        """Write a new account."""
        await self._do(lambda db: people.add(db, account, name, document))

    async def change_account(self, account: str, changes: Document, name: str | None = None) -> None:
        """Write some keys of an account."""
        await self._do(lambda db: people.change(db, account, changes, name))

    async def add_part(self, part: Part, account: str, number: str, document: Document) -> None:
        """Write a new passkey or device."""
        await self._do(lambda db: people.add_part(db, part, account, number, document))

    async def change_part(self, part: Part, account: str, number: str, changes: Document) -> None:
        """Write some keys of a passkey or a device."""
        await self._do(lambda db: people.change_part(db, part, account, number, changes))

    async def remove_part(self, part: Part, account: str, number: str) -> None:
        """Forget a passkey or a device."""
        await self._do(lambda db: people.remove_part(db, part, account, number))

    async def remove_account(self, account: str) -> None:
        """Forget an account."""
        await self._do(lambda db: db.execute("DELETE FROM accounts WHERE id = ?", (account,)))

    async def wipe(self) -> None:
        """Empty the file beside the database, in which old rows wait; what is free in the database is zeros already."""

        def work(db: sqlite3.Connection) -> None:
            self._wipes = True  # after the commit

        await self._do(work)

    async def check(self) -> None:
        """The writer lives, and the file can be locked and read."""
        await self._do(lambda db: db.execute("SELECT count(*) FROM meta").fetchone())

    async def close(self) -> None:
        """Write what is waiting, and close."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()
        self._unlock()

    def _unlock(self) -> None:
        let_go(self._lock)
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
        if self._wipes:
            self._empty_log()
        for future, answer, failure in answers:
            if not future.set_running_or_notify_cancel():
                continue
            if failure is None:
                future.set_result(answer)
            else:
                future.set_exception(failure)

    def _empty_log(self) -> None:
        """Bring all pages home, and empty the write-ahead log; where somebody reads just now, when the server stops."""
        self._wipes = False
        try:
            self._db.execute("PRAGMA busy_timeout = 100")  # milliseconds: moves wait meanwhile
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            logger.warning("the file beside the database could not be emptied: %r", error)
        finally:
            with contextlib.suppress(sqlite3.Error):  # the writer must live, whatever happens
                self._db.execute(f"PRAGMA busy_timeout = {LONGEST_WAIT}")


def _opened(file: str) -> sqlite3.Connection:
    """The database, in today's shape; StoreUnusable says why it cannot be."""
    db = sqlite3.connect(file, LONGEST_WAIT / 1000, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")  # what is removed is overwritten, not only marked as free
        migrate(db, file)
    except sqlite3.Error as error:
        db.close()
        raise StoreUnusable(f"{file} cannot be used as the database: {error}.") from error
    except StoreUnusable:
        db.close()
        raise
    return db


def step_of(db: sqlite3.Connection, file: str) -> int:
    """Which step of our migrations a database stands at, 0 for an empty one; StoreUnusable if it is not ours."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    steps = len(list(MIGRATIONS.glob("*.sql")))
    if version > steps:
        raise StoreUnusable(
            f"{file} was written by a newer version of halfpast (step {version}, this one knows {steps}): "
            "install that version, or go back to a backup from before."
        )
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if (version > 0) != ({"meta", "tables", "entries"} <= names) or (version == 0 and names):
        raise StoreUnusable(f"{file} is a database of something else; choose another file.")
    return version


def migrate(db: sqlite3.Connection, file: str = "The database") -> None:
    """Bring an older file to today's shape, step by step: each is done wholly or not at all."""
    version = step_of(db, file)
    for number, step in enumerate(sorted(MIGRATIONS.glob("*.sql"))[version:], version + 1):
        db.executescript(f"BEGIN; {step.read_text('utf-8')}; PRAGMA user_version = {number}; COMMIT;")


def _save(db: sqlite3.Connection, table: str, document: Document) -> None:
    statement = (
        "INSERT INTO tables (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document"
    )
    db.execute(statement, (table, _text(document)))


def _text(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def only_here(file: Path, makes: bool = True) -> int:
    """Take the lock that says who has the database open, and make its file; StoreInUse if another process has it."""
    if file.is_dir():
        raise StoreUnusable(f"{file} is a folder; --db names a file, for example {file / 'halfpast.db'}.")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if makes:
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


def let_go(lock: int | None) -> None:
    """Leave the database to others."""
    if lock is not None:
        os.close(lock)
