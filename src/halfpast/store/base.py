"""The face of a store: documents of tables, and their entries in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any

Document = dict[str, Any]


class Conflict(Exception):
    """This place in a table's log is taken."""


class StoreInUse(Exception):
    """Another process has this store open."""


class Store(ABC):
    """Tables as documents, each with its log; every call that writes returns after its commit."""

    @abstractmethod
    async def secret(self) -> bytes:
        """The server's own secret, made once and kept: it signs what guests carry."""

    @abstractmethod
    async def save_table(self, table: str, document: Document) -> None:
        """Write a table's document, new or changed."""

    @abstractmethod
    async def append(self, table: str, seq: int, entry: Document, document: Document | None = None) -> None:
        """Write the entry number `seq` of a table's log, with its document if that changed; Conflict if it is there."""

    @abstractmethod
    def tables(self) -> AsyncIterator[tuple[str, Document, list[Document]]]:
        """Every table with its log, the oldest first."""

    @abstractmethod
    async def remove_table(self, table: str) -> None:
        """Forget a table and its log."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and close."""
