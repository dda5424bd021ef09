"""Documents of tables in SQLite, and the rows beside them that lists are made of. Work for the writer of sqlite.py."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable

from halfpast.store.base import Document
from halfpast.store.outline import UNREADABLE, Outline, outline, roles

logger = logging.getLogger("halfpast")

COLUMNS = ("id", *Outline._fields)
_SET = ", ".join(f"{column} = excluded.{column}" for column in Outline._fields)
KEEP_DOCUMENT = (
    "INSERT INTO tables (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document"
)
KEEP_OUTLINE = (
    f"INSERT INTO outlines ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))}) "
    f"ON CONFLICT (id) DO UPDATE SET {_SET}"
)


def save(db: sqlite3.Connection, table: str, document: Document) -> None:
    """Write a table's document, with what lists need of it."""
    db.execute(KEEP_DOCUMENT, (table, text_of(document)))
    _outline(db, table, document)


def text_of(document: Document) -> str:
    """The document as text, as it is kept."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _outline(db: sqlite3.Connection, table: str, document: Document) -> None:
    try:
        row, known = outline(document), roles(document)
    except Exception as error:  # one table that cannot be read must not keep the others away
        logger.error("table %s cannot be read: %r", table, error)
        row, known = Outline(UNREADABLE), {}
    db.execute(KEEP_OUTLINE, (table, *row))
    before = dict(db.execute("SELECT guest, role FROM knows WHERE id = ?", (table,)).fetchall())
    if before != known:
        db.executemany(
            "DELETE FROM knows WHERE guest = ? AND id = ?", [(one, table) for one in before if one not in known]
        )
        rows = [(guest, table, role) for guest, role in known.items()]
        db.executemany("INSERT OR REPLACE INTO knows (guest, id, role) VALUES (?, ?, ?)", rows)


def fill(db: sqlite3.Connection) -> None:
    """Make these rows for every table that has none: from older versions, or out of the bin."""
    query = "SELECT id FROM tables WHERE id NOT IN (SELECT id FROM outlines) ORDER BY rowid"
    for (table,) in db.execute(query).fetchall():
        (text,) = db.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        _outline(db, table, _read(text))


def _read(text: str) -> Document:
    try:
        document = json.loads(text)
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


def documents(db: sqlite3.Connection, names: Iterable[str]) -> list[tuple[str, str]]:
    """The documents of some tables, as text."""
    wanted = json.dumps(list(names))
    return db.execute(
        "SELECT id, document FROM tables WHERE id IN (SELECT value FROM json_each(?))", (wanted,)
    ).fetchall()
