"""A copy of the database, made while the server runs or not; and back again."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from halfpast.store import wal
from halfpast.store.base import StoreUnusable
from halfpast.store.sqlite import let_go, only_here, step_of

BESIDE = ("", "-wal", "-shm")  # the files of one database


def back_up(db: Path, file: Path, replaces: bool = False) -> int:
    """Copy the database as it is at this moment into a file; return how many tables it has."""
    with readable(db) as source:
        if _is_same(db, file):
            raise StoreUnusable(f"{file} is the database itself: a backup is another file.")
        if file.is_dir():
            raise StoreUnusable(f"{file} is a folder; name a file in it, for example {file / 'halfpast-backup.db'}.")
        if file.exists() and not replaces:
            raise StoreUnusable(f"{file} already exists: choose another name, or say --replace.")
        if Path(f"{file}-wal").exists():
            raise StoreUnusable(f"{file} is open somewhere, or was not closed: choose another name.")
        with _copied(source, db, file) as (part, count):
            os.replace(part, file)
    return count


def bring_back(file: Path, db: Path, replaces: bool = False) -> tuple[int, Path | None]:
    """Put a backup in the database's place; how many tables it has, and where the old database is now."""
    db = db.resolve()  # the file a link leads to, not the link
    with readable(file) as source:
        if _is_same(db, file):
            raise StoreUnusable(f"{file} is the database itself: there is nothing to bring back.")
        lock = only_here(db, makes=False)
        try:
            is_there = any(Path(f"{db}{ending}").exists() for ending in BESIDE)  # a stray -wal would be played into it
            if is_there and not replaces:
                raise StoreUnusable(f"{db} already exists: say --replace to go back; the old one is kept beside it.")
            with _copied(source, file, db) as (part, count):
                before = _put_aside(db) if is_there else None
                os.replace(part, db)
        finally:
            let_go(lock)
    return count, before


@contextmanager
def readable(file: Path) -> Iterator[sqlite3.Connection]:
    """Check that this is a database of ours, or say in a sentence why it is not."""
    try:
        if not file.is_file():
            raise StoreUnusable(f"{file} is a folder." if file.is_dir() else f"There is no file {file}.")
    except (OSError, ValueError) as error:
        raise StoreUnusable(f"{file} cannot be read: {error}.") from error
    try:
        db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)  # rw: looking at it never creates it
    except sqlite3.Error as error:
        raise StoreUnusable(f"{file} cannot be read: {error}.") from error
    _tell_damage(file)
    with closing(db):
        try:
            step = step_of(db, str(file))
        except sqlite3.Error as error:
            raise StoreUnusable(f"{file} cannot be read: {error}.") from error
        if step == 0:
            raise StoreUnusable(f"{file} is empty.")
        yield db


def _tell_damage(file: Path) -> None:
    """Say if the last writes were lost, unless a server has the file open, which has said so at its start."""
    if sys.platform == "win32" or not Path(f"{file}-wal").exists():  # there is no way to tell whether one has
        return
    with suppress(StoreUnusable):
        lock = only_here(file, makes=False)
        wal.tell_damage(file)
        let_go(lock)


@contextmanager
def _copied(source: sqlite3.Connection, name: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A complete, checked copy beside its destination, to be moved there; deleted if it is not."""
    try:
        handle, made = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)  # nobody else may read it
        os.close(handle)
    except OSError as error:
        raise StoreUnusable(f"{target} cannot be written: {error.strerror}.") from error
    part = Path(made)
    try:
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)  # all pages in one read, while the server goes on
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            damage = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if damage != "ok":
                raise StoreUnusable(f"{name} is damaged: {' '.join(damage.split())}.")
            count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        yield part, count
    except sqlite3.DatabaseError as error:
        is_damaged = error.sqlite_errorcode in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        words = f"{name} is damaged" if is_damaged else f"{target} cannot be written"
        raise StoreUnusable(f"{words}: {error}.") from error
    except OSError as error:
        raise StoreUnusable(f"{target} cannot be written: {error.strerror}.") from error
    finally:
        for ending in (*BESIDE, "-journal"):
            with suppress(OSError):
                Path(f"{part}{ending}").unlink()


def _put_aside(db: Path) -> Path:
    """Rename a database and the files beside it, which may hold what is not yet in it."""
    before = db.with_name(f"{db.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            os.rename(f"{db}{ending}", f"{before}{ending}")
    return before


def _is_same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)
