"""Accounts in SQLite: plain SQL, each a piece of work for the writer of sqlite.py."""

from __future__ import annotations

import json
import sqlite3

from halfpast.store.base import Account, Conflict, Document, Part

PARTS: tuple[Part, ...] = ("passkeys", "devices", "matches")  # the names of their tables
SEEN = "json_extract(document, '$.seen')"  # the day on which an account was last used, written as in the index


def read(db: sqlite3.Connection, account: str) -> Account:
    """An account with its parts; KeyError if there is none."""
    row = db.execute("SELECT name, document FROM accounts WHERE id = ?", (account,)).fetchone()
    if row is None:
        raise KeyError(account)
    return Account(account, row[0], json.loads(row[1]), *(_parts(db, part, account) for part in PARTS))


def _parts(db: sqlite3.Connection, part: Part, account: str) -> dict[str, Document]:
    rows = db.execute(f"SELECT id, document FROM {part} WHERE account = ? ORDER BY rowid", (account,))
    return {number: json.loads(text) for number, text in rows}


def named(db: sqlite3.Connection, name: str) -> str | None:
    """The account that signs in with this name."""
    row = db.execute("SELECT id FROM accounts WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def names(db: sqlite3.Connection) -> dict[str, str]:
    """Every account that has a name."""
    return dict(db.execute("SELECT id, name FROM accounts WHERE name IS NOT NULL").fetchall())


def having(db: sqlite3.Connection, part: Part, number: str) -> str | None:
    """The account that has this passkey or device."""
    row = db.execute(f"SELECT account FROM {part} WHERE id = ?", (number,)).fetchone()
    return None if row is None else str(row[0])


def every(db: sqlite3.Connection) -> list[tuple[str, Document]]:
    """Every account with its document."""
    return [(account, json.loads(text)) for account, text in db.execute("SELECT id, document FROM accounts")]


def count(db: sqlite3.Connection) -> int:
    """How many accounts there are."""
    return int(db.execute("SELECT count(*) FROM accounts").fetchone()[0])


def old(db: sqlite3.Connection, before: str, most: int) -> list[tuple[str, Document]]:
    """Accounts that nobody has used since before a day."""
    query = f"SELECT id, document FROM accounts WHERE {SEEN} < ? ORDER BY {SEEN} LIMIT ?"
    return [(account, json.loads(text)) for account, text in db.execute(query, (before, most))]


def unused(db: sqlite3.Connection, before: str) -> str | None:
    """An account that was used only on the day it was made, and has no table."""
    query = (
        f"SELECT id FROM accounts WHERE {SEEN} < ? AND {SEEN} = json_extract(document, '$.created') "
        f"AND NOT EXISTS (SELECT 1 FROM knows WHERE guest = accounts.id) ORDER BY {SEEN} LIMIT 1"
    )
    row = db.execute(query, (before,)).fetchone()
    return None if row is None else str(row[0])


def devices(db: sqlite3.Connection) -> dict[str, str]:
    """Every device, and its account."""
    return dict(db.execute("SELECT id, account FROM devices").fetchall())


def add(db: sqlite3.Connection, account: str, name: str | None, document: Document) -> None:
    """Write a new account; Conflict if it is there already, or another has the name."""
    try:
        statement = "INSERT INTO accounts (id, name, document) VALUES (?, ?, ?)"
        db.execute(statement, (account, name, json.dumps(document)))
    except sqlite3.IntegrityError as error:
        raise Conflict("This account is there already, or another has its name.") from error


def change(db: sqlite3.Connection, account: str, changes: Document, name: str | None) -> None:
    """Write some keys of an account, and perhaps its name; KeyError if it is gone, Conflict if another has the name."""
    kept = read(db, account)
    try:
        statement = "UPDATE accounts SET name = ?, document = ? WHERE id = ?"
        db.execute(statement, (name or kept.name, json.dumps({**kept.document, **changes}), account))
    except sqlite3.IntegrityError as error:
        raise Conflict("Another account has this name.") from error


def add_part(db: sqlite3.Connection, part: Part, account: str, number: str, document: Document) -> None:
    """Write a new part of an account; Conflict if there is one of that number, KeyError if the account is gone."""
    read(db, account)
    try:
        statement = f"INSERT INTO {part} (id, account, document) VALUES (?, ?, ?)"
        db.execute(statement, (number, account, json.dumps(document)))
    except sqlite3.IntegrityError as error:
        raise Conflict("An account has this already.") from error


def change_part(db: sqlite3.Connection, part: Part, account: str, number: str, changes: Document) -> None:
    """Write some keys of a part; KeyError if this account has it no more."""
    kept = _parts(db, part, account)[number]
    db.execute(f"UPDATE {part} SET document = ? WHERE id = ?", (json.dumps({**kept, **changes}), number))


def remove_part(db: sqlite3.Connection, part: Part, account: str, number: str) -> None:
    """Forget a part, if this account has it."""
    db.execute(f"DELETE FROM {part} WHERE id = ? AND account = ?", (number, account))
