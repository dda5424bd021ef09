"""SQLite: one writer thread that commits in groups, with full sync.

A call hands its statements to the writer and waits. The writer takes all that are waiting, runs them in one
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
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from halfpast.core.folders import user_data
from halfpast.store import sqlite_accounts as people
from halfpast.store import sqlite_bin as waste
from halfpast.store import sqlite_tables, wal
from halfpast.store.base import (
    Account,
    Binned,
    Conflict,
    Document,
    Kind,
    Part,
    Store,
    StoreInUse,
    StoreUnusable,
    Trouble,
)
from halfpast.store.sqlite_lists import SqliteLists

logger = logging.getLogger("halfpast")

MIGRATIONS = Path(__file__).parent / "migrations"
LONGEST_WAIT = 5000  # milliseconds for somebody else who has the file locked
FIRST_WIPE = 100  # milliseconds to wait for readers of the file, while moves wait too
WIPE_AGAIN = 1.0  # seconds
GROUP = 512  # at most this many statements are committed together
ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+:", re.I)  # a drive (C:) has one letter

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Job = tuple[Work[Any], Future[Any]]  # some work, and the future that waits for its answer


def data_file() -> Path:
    """Where tables are kept, unless told otherwise."""
    return user_data() / "halfpast.db"


class SqliteStore(SqliteLists, Store):
    """A file, or `:memory:` for a server that forgets."""

    def __init__(self, file: str) -> None:
        if ADDRESS.match(file):
            raise StoreUnusable(f"--db names a file, for example halfpast.db; {file} looks like an address.")
        self._lock = None if file == ":memory:" else only_here(Path(file))
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._wipe_at: float | None = 0.0  # when to empty the log, at first of what was left in it before the start
        self._file = file
        self._damage = ""  # what is known of it
        if file != ":memory:":
            wal.tell_damage(Path(file))
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

        secret: bytes = await self._do(work)
        return secret

    async def save_tables(self, documents: Mapping[str, Document]) -> None:
        """Write tables' documents."""

        def work(db: sqlite3.Connection) -> None:
            for table, document in documents.items():
                sqlite_tables.save(db, table, document)

        await self._do(work)

    async def append(self, table: str, seq: int, entry: Document, document: Document | None = None) -> None:
        """Write an entry of a table's log."""

        def work(db: sqlite3.Connection) -> None:
            if document is not None:
                sqlite_tables.save(db, table, document)
            db.execute(
                "INSERT INTO entries (table_id, seq, document) VALUES (?, ?, ?)",
                (table, seq, sqlite_tables.text_of(entry)),
            )

        try:
            await self._do(work)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname != "SQLITE_CONSTRAINT_PRIMARYKEY":
                raise
            raise Conflict(f"Entry {seq} of table {table} is there already.") from error

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
        return await asyncio.to_thread(_read_all, rows)  # neither the loop nor the writer waits for a long log

    async def remove_table(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Where a table's match stood when it was last kept."""
        query = "SELECT seq, document FROM snapshots WHERE table_id = ?"
        row: tuple[int, bytes] | None = await self._do(lambda db: db.execute(query, (table,)).fetchone())
        return row

    async def keep_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        """Keep where a table's match stands."""
        statement = (
            "INSERT OR REPLACE INTO snapshots (table_id, seq, document) SELECT id, ?, ? FROM tables WHERE id = ?"
        )
        await self._do(lambda db: db.execute(statement, (seq, snapshot, table)))

    async def put_in_bin(self, kind: Kind, number: str, why: str, since: str) -> None:
        """Move a table or an account into the bin."""
        await self._do(lambda db: waste.put(db, kind, number, why, since))

    async def restore(self, kind: Kind, number: str) -> None:
        """Put it back as it was."""
        await self._do(lambda db: waste.restore(db, kind, number))

    async def discard(self, kind: Kind, number: str) -> None:
        """Remove it from the bin for good."""
        await self._do(lambda db: waste.discard(db, kind, number))

    async def bin(self, before: str | None = None, most: int = -1) -> list[Binned]:
        """What is in the bin."""
        binned: list[Binned] = await self._do(lambda db: waste.every(db, before, most))
        return binned

    async def binned(self, number: str) -> Binned | None:
        """A table or an account in the bin."""
        binned: Binned | None = await self._do(lambda db: waste.one(db, number))
        return binned

    async def binned_beyond(self, why: str, kept: int, most: int) -> list[Binned]:
        """What is in the bin beyond the number kept."""
        binned: list[Binned] = await self._do(lambda db: waste.beyond(db, why, kept, most))
        return binned

    async def binned_names(self) -> dict[str, str]:
        """Every account in the bin that has a name."""
        names: dict[str, str] = await self._do(waste.names)
        return names

    async def forget_in_bin(self, owner: str) -> None:
        """Remove from the bin all that knows somebody. The search runs beside the writer, as the bin may be large."""
        if self._file == ":memory:":
            numbers = await self._do(lambda db: waste.knowing(db, owner))
        else:
            numbers = await asyncio.to_thread(_beside, self._file, lambda db: waste.knowing(db, owner))
        await self._do(lambda db: waste.discard_all(db, numbers))

    async def note(self, key: str) -> Document | None:
        """What was noted under this name."""
        query = "SELECT value FROM meta WHERE key = ?"
        row = await self._do(lambda db: db.execute(query, (f"note {key}",)).fetchone())
        note: Document | None = None if row is None else json.loads(row[0])
        return note

    async def set_note(self, key: str, note: Document | None) -> None:
        """Note it, or forget it."""
        statement = "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)"
        values = (f"note {key}", json.dumps(note))
        await self._do(lambda db: db.execute(statement, values))

    async def muted(self) -> list[tuple[str, str, str]]:
        """Who has removed whom."""
        rows: list[tuple[str, str, str]] = await self._do(
            lambda db: db.execute("SELECT owner, other, day FROM muted").fetchall()
        )
        return rows

    async def mute(self, owner: str, others: Sequence[str], day: str) -> None:
        """Somebody has removed others."""
        rows = [(owner, other, day) for other in others]
        await self._do(lambda db: db.executemany("INSERT OR REPLACE INTO muted VALUES (?, ?, ?)", rows))

    async def unmute(self, owner: str, others: Sequence[str]) -> None:
        """Somebody has not."""
        rows = [(owner, other) for other in others]
        await self._do(lambda db: db.executemany("DELETE FROM muted WHERE owner = ? AND other = ?", rows))

    async def rename_muted(self, old: str, new: str) -> None:
        """What was a guest's is an account's."""

        def work(db: sqlite3.Connection) -> None:
            for column in ("owner", "other"):
                db.execute(f"UPDATE OR REPLACE muted SET {column} = ? WHERE {column} = ?", (new, old))

        await self._do(work)

    async def forget_muted(self, owner: str) -> None:
        """Neither whom somebody has removed, nor by whom they were."""
        await self._do(lambda db: db.execute("DELETE FROM muted WHERE ? IN (owner, other)", (owner,)))

    async def account(self, account: str) -> Account:
        """An account with its parts."""
        document: Account = await self._do(lambda db: people.read(db, account))
        return document

    async def account_named(self, name: str) -> str | None:
        """The account that signs in with this name."""
        number: str | None = await self._do(lambda db: people.named(db, name))
        return number

    async def account_names(self) -> dict[str, str]:
        """Every account that signs in with a name."""
        names: dict[str, str] = await self._do(people.names)
        return names

    async def account_with(self, part: Part, number: str) -> str | None:
        """The account that has this passkey or device."""
        account: str | None = await self._do(lambda db: people.having(db, part, number))
        return account

    async def accounts(self) -> list[tuple[str, Document]]:
        """Every account."""
        accounts: list[tuple[str, Document]] = await self._do(people.every)
        return accounts

    async def count_accounts(self) -> int:
        """How many accounts there are."""
        count: int = await self._do(people.count)
        return count

    async def old_accounts(self, before: str, most: int) -> list[tuple[str, Document]]:
        """Accounts that nobody has used for long."""
        accounts: list[tuple[str, Document]] = await self._do(lambda db: people.old(db, before, most))
        return accounts

    async def unused_account(self, before: str) -> str | None:
        """An account that nobody has ever used."""
        account: str | None = await self._do(lambda db: people.unused(db, before))
        return account

    async def devices(self) -> dict[str, str]:
        """Every device that is signed in."""
        owners: dict[str, str] = await self._do(people.devices)
        return owners

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
        """Empty the file beside the database, which still has old rows; free space in the database is zeros already."""

        def work(db: sqlite3.Connection) -> None:
            self._wipe_at = 0.0  # after the commit

        await self._do(work)

    async def check(self, now: str) -> None:
        """Check that the writer is alive, and that the disk takes what it writes."""
        if self._damage:
            raise Trouble("damaged", self._damage)
        try:
            await self.set_note("health", {"written": now})
        except sqlite3.Error as error:
            raise Trouble(_code(error), str(error)) from error

    async def examine(self) -> None:
        """Read all of it, through a separate connection."""
        if self._file == ":memory:":
            return
        trouble = await asyncio.to_thread(_beside, self._file, _examined)
        if trouble != "ok":
            self._damage = trouble
            raise Trouble("damaged", trouble)

    async def close(self) -> None:
        """Write what is waiting, and close."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()
        self._unlock()

    def _unlock(self) -> None:
        let_go(self._lock)
        self._lock = None

    async def _do(self, work: Work[T]) -> T:
        """Have the writer do some work; wait for its commit."""
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return await asyncio.wrap_future(future)

    def _write(self) -> None:
        """The writer's loop. While something waits to be wiped, it keeps trying even if nobody asks for anything."""
        while True:
            try:
                first = self._waiting.get(timeout=WIPE_AGAIN if self._wipe_at else None)
            except queue.Empty:
                self._empty_log()
                continue
            if first is None:
                return
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

    def _commit(self, group: list[Job]) -> None:
        """Run a group in one transaction; work that fails drops out alone, but if the commit fails, all of it fails."""
        answers: list[tuple[Future[Any], object, Exception | None]] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for work, future in group:
                self._db.execute("SAVEPOINT one")
                try:
                    answers.append((future, work(self._db), None))
                except Exception as error:
                    if isinstance(error, sqlite3.Error) and _code(error) == "damaged":
                        self._damage = str(error)
                    self._db.execute("ROLLBACK TO one")
                    answers.append((future, None, error))
                self._db.execute("RELEASE one")
            self._db.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            answers = [(future, None, error) for _, future in group]
        if self._wipe_at is not None and time.monotonic() >= self._wipe_at:
            self._empty_log()
        for future, answer, failure in answers:
            if not future.set_running_or_notify_cancel():
                continue
            if failure is None:
                future.set_result(answer)
            else:
                future.set_exception(failure)

    def _empty_log(self) -> None:
        """Write all pages back, and empty the write-ahead log; if somebody is reading just now, a moment later."""
        is_first, self._wipe_at = not self._wipe_at, time.monotonic() + WIPE_AGAIN
        try:
            self._db.execute(f"PRAGMA busy_timeout = {FIRST_WIPE if is_first else 0}")
            if not self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:  # busy: it does nothing
                self._wipe_at = None
        except sqlite3.Error as error:
            if is_first:
                logger.warning("the file beside the database could not be emptied: %r", error)
        finally:
            with contextlib.suppress(sqlite3.Error):  # the writer must survive, whatever happens
                self._db.execute(f"PRAGMA busy_timeout = {LONGEST_WAIT}")


def _opened(file: str) -> sqlite3.Connection:
    """Open the database in today's shape; StoreUnusable says why that is impossible."""
    db = sqlite3.connect(file, LONGEST_WAIT / 1000, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")  # what is removed is overwritten, not just marked as free
        migrate(db, file)
        _fill(db)
    except sqlite3.Error as error:
        db.close()
        raise StoreUnusable(f"{file} cannot be used as the database: {error}.") from error
    except StoreUnusable:
        db.close()
        raise
    return db


def _fill(db: sqlite3.Connection) -> None:
    """Fill in the rows that lists are made of, all or none."""
    db.execute("BEGIN")  # this becomes a write only if there is something to do
    sqlite_tables.fill(db)
    db.execute("COMMIT")


def _code(error: sqlite3.Error) -> str:
    """What is wrong, in a word."""
    name = getattr(error, "sqlite_errorname", "")
    names = {
        "SQLITE_FULL": "full",
        "SQLITE_CORRUPT": "damaged",
        "SQLITE_NOTADB": "damaged",
        "SQLITE_READONLY": "readonly",
    }
    return next((code for begin, code in names.items() if name.startswith(begin)), "failing")


def _beside(file: str, read: Work[T]) -> T:
    """What a separate connection reads in a file, beside the writer."""
    with contextlib.closing(sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True)) as db:
        return read(db)


def _examined(db: sqlite3.Connection) -> str:
    """What SQLite finds on reading all of a file: "ok", or what is damaged."""
    try:
        return str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if _code(error) != "damaged":
            raise
        return str(error)


def step_of(db: sqlite3.Connection, file: str) -> int:
    """Which step of our migrations a database stands at, 0 for an empty one; StoreUnusable if it is not ours."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    steps = len(list(MIGRATIONS.glob("*.sql")))
    if version > steps:
        raise StoreUnusable(
            f"{file} was written by a newer version of halfpast (step {version}, this one knows {steps}): "
            "install that version, or go back to a backup made before that."
        )
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if (version > 0) != ({"meta", "tables", "entries"} <= names) or (version == 0 and names):
        raise StoreUnusable(f"{file} is a database of something else; choose another file.")
    return version


def migrate(db: sqlite3.Connection, file: str = "The database") -> None:
    """Bring an older file to today's shape, step by step: each completely or not at all."""
    version = step_of(db, file)
    for number, step in enumerate(sorted(MIGRATIONS.glob("*.sql"))[version:], version + 1):
        db.executescript(f"BEGIN; {step.read_text('utf-8')}; PRAGMA user_version = {number}; COMMIT;")


def _read_all(rows: Sequence[tuple[str]]) -> list[Document]:
    return [json.loads(text) for (text,) in rows]


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
