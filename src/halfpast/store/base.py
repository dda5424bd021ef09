"""The face of a store: documents of tables, and their entries in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from typing import Any

Document = dict[str, Any]


class Conflict(Exception):
    """This place in a table's log is taken."""


class StoreUnusable(Exception):
    """The store cannot be opened; it says why, in a sentence for the host."""


class StoreInUse(StoreUnusable):
    """Another process has this store open."""


class Store(ABC):
    """Tables as documents, each with its log; every call that writes returns after its commit."""

    @abstractmethod
    async def secret(self) -> bytes:
        """The server's own secret, made once and kept: it signs what guests carry."""

    @abstractmethod
    async def save_tables(self, documents: Mapping[str, Document]) -> None:
        """Write tables' documents, new or changed: all of them or none."""

    @abstractmethod
    async def append(self, table: str, seq: int, entry: Document, document: Document | None = None) -> None:
        """Write the entry number `seq` of a table's log, with its document if that changed; Conflict if it is there."""

    @abstractmethod
    def tables(self) -> AsyncIterator[tuple[str, Document]]:
        """Every table that can be read, the oldest first."""

    @abstractmethod
    async def table(self, table: str) -> Document:
        """A table's document; KeyError if there is none."""

    @abstractmethod
    async def entries(self, table: str, since: int = 0) -> list[Document]:
        """A table's log in order, without the first `since` entries."""

    @abstractmethod
    async def remove_table(self, table: str) -> None:
        """Forget a table and its log."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and close."""
