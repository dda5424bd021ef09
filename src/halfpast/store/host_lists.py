"""Lists for a host, read from the file, whether or not the server is running: nobody at a table waits for them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from halfpast.store import sqlite_accounts as people
from halfpast.store.backup import readable
from halfpast.store.base import Document, StoreUnusable

# Only what a list needs of each table: the match as it was dealt is much longer than all the rest.
OF_TABLES = ("state", "closed", "created", "seen", "ended", "terms.game", "terms.edition", "terms.listed", "seats")


@contextmanager
def looking(file: Path) -> Iterator[Look]:
    """Look at a database without changing it."""
    with readable(file) as db:
        try:
            db.execute("PRAGMA query_only = ON")
            yield Look(db)
        except sqlite3.Error as error:
            raise StoreUnusable(f"{file} cannot be read: {error}.") from error


class Look:
    """What a host can see in a database."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def tables(self, state: str | None = None) -> Iterator[Document]:
        """The tables, the oldest first; all, or those in this state."""
        paths = ", ".join(f"'$.{path}'" for path in OF_TABLES)
        query = f"SELECT id, CASE json_valid(document) WHEN 1 THEN json_extract(document, {paths}) END FROM tables"
        for number, found in self._db.execute(f"{query} ORDER BY rowid"):
            one = _brief(number, json.loads(found)) if found else {"id": number, "state": "unreadable"}
            if state in (None, one["state"]):
                yield one

    def table(self, number: str) -> Document | None:
        """A table: what a host may need to know about it, never a card."""
        row = self._db.execute("SELECT document FROM tables WHERE id = ?", (number,)).fetchone()
        if row is None:
            return None
        try:
            document = json.loads(row[0])
        except ValueError:
            return {"id": number, "state": "unreadable"}
        moves = self._db.execute("SELECT count(*) FROM entries WHERE table_id = ?", (number,)).fetchone()[0]
        more = {"terms": document["terms"], "host": document["host"], "entries": moves, "next": document.get("next")}
        return {**_brief(number, [_at(document, path) for path in OF_TABLES]), **more}

    def accounts(self) -> Iterator[Document]:
        """The accounts; of their passphrases and passkeys, only that there are some."""
        counts = ", ".join(
            f"(SELECT count(*) FROM {part} WHERE account = accounts.id)" for part in ("devices", "passkeys")
        )
        for number, name, text, devices, passkeys in self._db.execute(
            f"SELECT id, name, document, {counts} FROM accounts ORDER BY rowid"
        ):
            yield {**_account(number, name, json.loads(text)), "devices": devices, "passkeys": passkeys}

    def account(self, named: str) -> Document | None:
        """An account, by its id or by the name it signs in with."""
        number = people.named(self._db, named.casefold()) or named
        try:
            account = people.read(self._db, number)
        except KeyError:
            return None
        devices = [
            {"id": one, **{key: kept.get(key) for key in ("kind", "since", "seen")}}
            for one, kept in account.devices.items()
        ]
        keys = [
            {"id": one, **{key: kept.get(key) for key in ("kind", "made", "used")}}
            for one, kept in account.passkeys.items()
        ]
        return {**_account(number, account.name, account.document), "devices": devices, "passkeys": keys}

    def tables_of(self, owner: str) -> list[Document]:
        """Where a guest or an account sits, or is the host."""
        query = "SELECT id FROM tables WHERE instr(document, ?) ORDER BY rowid"
        names = [name for (name,) in self._db.execute(query, (json.dumps(owner),))]
        tables = [one for name in names if (one := self.table(name))]
        return [one for one in tables if owner in (one.get("host"), *_owners(one))]

    def bans(self) -> Iterator[Document]:
        """Who is shut out, and until when; an address only by its hash."""
        row = self._db.execute("SELECT value FROM meta WHERE key = 'note bans'").fetchone()
        for whom, kept in (json.loads(row[0]) or {} if row else {}).items():
            if datetime.fromisoformat(kept["until"]) > datetime.now(UTC):
                yield {"id": whom, **kept}

    def bin(self) -> Iterator[Document]:
        """What can be put back."""
        for kind, number, why, since in self._db.execute("SELECT kind, id, why, since FROM bin ORDER BY since, rowid"):
            yield {"kind": kind, "id": number, "why": why, "since": since}


def _at(document: Document, path: str) -> object:
    value: object = document
    for key in path.split("."):
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _brief(number: str, values: list[object]) -> Document:
    """A table in a list."""
    brief: Document = {"id": number, **dict(zip((path.split(".")[-1] for path in OF_TABLES), values, strict=True))}
    brief["listed"] = bool(brief["listed"])
    brief["state"] = "closed" if brief["closed"] else brief["state"]
    brief["seats"] = [{key: seat.get(key) for key in ("kind", "name", "bot", "owners")} for seat in brief["seats"]]
    return brief


def _owners(table: Document) -> list[str]:
    return [owner for seat in table.get("seats", ()) for owner in seat["owners"]]


def _account(number: str, name: str | None, document: Document) -> Document:
    return {"id": number, "name": name, "created": document.get("created"), "seen": document.get("seen")}
