"""The bin in SQLite: what the server itself removed, complete, for some days. Work for the writer of sqlite.py."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable

from halfpast.store import sqlite_accounts as people
from halfpast.store import sqlite_tables
from halfpast.store.base import Binned, Conflict, Kind

Row = tuple[object, ...]


def put(db: sqlite3.Connection, kind: Kind, number: str, why: str, since: str) -> None:
    """Move a table with its log, or an account with its parts, into the bin; KeyError if there is none."""
    kept = TAKE[kind](db, number)
    statement = "INSERT OR REPLACE INTO bin (kind, id, why, since, document) VALUES (?, ?, ?, ?, ?)"
    db.execute(statement, (kind, number, why, since, json.dumps(kept, ensure_ascii=False)))
    db.execute(f"DELETE FROM {kind}s WHERE id = ?", (number,))  # its log, or its parts, go with it


def restore(db: sqlite3.Connection, kind: Kind, number: str) -> None:
    """Put it back as it was; KeyError if it is not in the bin, Conflict if its place is taken."""
    row = db.execute("SELECT document FROM bin WHERE kind = ? AND id = ?", (kind, number)).fetchone()
    if row is None:
        raise KeyError(number)
    try:
        for statement, rows in GIVE[kind](json.loads(row[0])):
            db.executemany(statement, rows)
    except sqlite3.IntegrityError as error:
        raise Conflict("It is there already, or another has its name.") from error
    if kind == "table":
        sqlite_tables.fill(db)
    discard(db, kind, number)


def discard(db: sqlite3.Connection, kind: Kind, number: str) -> None:
    """Remove it for good."""
    db.execute("DELETE FROM bin WHERE kind = ? AND id = ?", (kind, number))


def every(db: sqlite3.Connection, before: str | None, most: int) -> list[Binned]:
    """What there is, the oldest first."""
    query = "SELECT kind, id, why, since FROM bin WHERE since < ? ORDER BY since, rowid LIMIT ?"
    return [Binned(*row) for row in db.execute(query, (before or "~", most))]


def one(db: sqlite3.Connection, number: str) -> Binned | None:
    """What goes by this number."""
    query = "SELECT kind, id, why, since FROM bin WHERE kind IN ('table', 'account') AND id = ?"
    row = db.execute(query, (number,)).fetchone()
    return Binned(*row) if row else None


def beyond(db: sqlite3.Connection, why: str, kept: int, most: int) -> list[Binned]:
    """What is there for one reason and beyond the number kept, the oldest first."""
    too_many = db.execute("SELECT count(*) FROM bin").fetchone()[0] - kept
    query = "SELECT kind, id, why, since FROM bin WHERE why = ? ORDER BY since, rowid LIMIT ?"
    return [Binned(*row) for row in db.execute(query, (why, max(0, min(too_many, most))))]


def names(db: sqlite3.Connection) -> dict[str, str]:
    """Every account that has a name, and that name."""
    query = (
        "SELECT id, json_extract(document, '$[0][0][1]') AS name FROM bin WHERE kind = 'account' AND name IS NOT NULL"
    )
    return dict(db.execute(query).fetchall())


def knowing(db: sqlite3.Connection, owner: str) -> list[tuple[str, str]]:
    """What knows a guest or an account, by kind and number: finding it means reading the whole bin."""
    plain = json.dumps(owner, ensure_ascii=False)
    inside = json.dumps(plain, ensure_ascii=False)[1:-1]  # documents are kept as text
    query = "SELECT kind, id FROM bin WHERE instr(document, ?) OR instr(document, ?)"
    return db.execute(query, (plain, inside)).fetchall()


def discard_all(db: sqlite3.Connection, kinds_and_names: Iterable[tuple[str, str]]) -> None:
    """Remove these for good."""
    db.executemany("DELETE FROM bin WHERE kind = ? AND id = ?", kinds_and_names)


def _table(db: sqlite3.Connection, number: str) -> list[list[Row]]:
    rows = db.execute("SELECT id, document FROM tables WHERE id = ?", (number,)).fetchall()
    if not rows:
        raise KeyError(number)
    entries = "SELECT table_id, seq, document FROM entries WHERE table_id = ? ORDER BY seq"
    return [rows, db.execute(entries, (number,)).fetchall()]


def _account(db: sqlite3.Connection, number: str) -> list[list[Row]]:
    rows = db.execute("SELECT id, name, document FROM accounts WHERE id = ?", (number,)).fetchall()
    if not rows:
        raise KeyError(number)
    parts = (f"SELECT id, account, document FROM {part} WHERE account = ? ORDER BY rowid" for part in people.PARTS)
    return [rows, *(db.execute(query, (number,)).fetchall() for query in parts)]


def _give_table(kept: list[list[Row]]) -> list[tuple[str, list[Row]]]:
    return [
        ("INSERT INTO tables (id, document) VALUES (?, ?)", kept[0]),
        ("INSERT INTO entries (table_id, seq, document) VALUES (?, ?, ?)", kept[1]),
    ]


def _give_account(kept: list[list[Row]]) -> list[tuple[str, list[Row]]]:
    parts = zip(people.PARTS, kept[1:], strict=False)  # an older version had fewer
    return [
        ("INSERT INTO accounts (id, name, document) VALUES (?, ?, ?)", kept[0]),
        *((f"INSERT INTO {part} (id, account, document) VALUES (?, ?, ?)", rows) for part, rows in parts),
    ]


TAKE: dict[Kind, Callable[[sqlite3.Connection, str], list[list[Row]]]] = {"table": _table, "account": _account}
GIVE: dict[Kind, Callable[[list[list[Row]]], list[tuple[str, list[Row]]]]] = {
    "table": _give_table,
    "account": _give_account,
}
