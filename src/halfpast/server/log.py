"""A table's log in memory: the match that its entries lead to. An entry is stored before the match moves on."""

from __future__ import annotations

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.match import Match
from halfpast.server.errors import Stale
from halfpast.store import Conflict, Document, Store, patiently

LONGEST_KEY = 64


def play_entry(match: Match, entry: Document, author: str | None) -> None:
    """An entry of a table's log, played again."""
    for _ in range(entry.get("undo", 0)):
        match.undo()
    if "undo" not in entry:
        match.play(entry["move"], author=author, time=entry.get("time"))


class Log:
    """The entries, moves and undos, of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table
        self.forget()

    def forget(self) -> None:
        """Free the memory; the store has it all."""
        self.match: Match | None = None
        self.entries: list[Document] = []
        self.undos = 0
        self._keys: dict[tuple[int, str], int] = {}  # seat and key → the entry's number

    async def load(self, dealt: Document) -> None:
        """Play all entries again, from the log of the match as it was dealt."""
        entries = await self._store.entries(self._table)
        self.begin(dealt)
        try:
            for entry in entries:
                self._play(entry)
        except BaseException:
            self.forget()  # half a match is none
            raise

    def begin(self, dealt: Document) -> None:
        """The match as it was dealt."""
        self.match = halfpast.replay(dealt)

    def find(self, seat: int, key: str | None, move: object) -> int | None:
        """The number of the entry that this key made, if it did: whoever asks twice is answered as before."""
        if key is None:
            return None
        if len(key) > LONGEST_KEY:
            raise HalfpastError(f"A key has at most {LONGEST_KEY} characters.")
        number = self._keys.get((seat, key))
        if number is not None and self.entries[number].get("move") != move:
            raise HalfpastError("This key belongs to another move.")
        return number

    async def append(self, entry: Document, after: Match, document: Document | None = None) -> None:
        """Store an entry, then have the match as it is after it; Stale if that place in the log is taken."""
        number = len(self.entries)
        try:
            await patiently(lambda: self._store.append(self._table, number, entry, document))
        except Conflict:
            for missed in await self._store.entries(self._table, number):
                self._play(missed)
            if self.entries[number : number + 1] != [entry]:  # else a write that seemed to fail had not
                raise Stale from None
            return
        self._add(entry)
        self.match = after

    def _play(self, entry: Document) -> None:
        """An entry that the store has and the match has not."""
        assert self.match is not None
        play_entry(self.match, entry, entry.get("author"))
        self._add(entry)

    def _add(self, entry: Document) -> None:
        if "key" in entry:
            self._keys[entry["seat"], entry["key"]] = len(self.entries)
        self.undos += "undo" in entry
        self.entries.append(entry)
