"""The face of a store: documents of tables, and their entries in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Document = dict[str, Any]
Part = Literal["passkeys", "devices"]  # what an account has several of


class Conflict(Exception):
    """This place in a table's log, or this name of an account, is taken."""


@dataclass
class Account:
    """Somebody who keeps tables across devices; its parts by their ids."""

    id: str
    name: str | None  # to sign in with a passphrase: no two have the same
    document: Document
    passkeys: dict[str, Document] = field(default_factory=dict)
    devices: dict[str, Document] = field(default_factory=dict)


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

    # Accounts. Their parts are rows of their own, so that of two processes neither overwrites what the other has added.

    @abstractmethod
    async def account(self, account: str) -> Account:
        """An account with its parts; KeyError if there is none."""

    @abstractmethod
    async def account_named(self, name: str) -> str | None:
        """The account that signs in with this name."""

    @abstractmethod
    async def account_with(self, part: Part, number: str) -> str | None:
        """The account that has this passkey or device."""

    @abstractmethod
    async def accounts(self) -> list[tuple[str, Document]]:
        """Every account with its document, without its parts."""

    @abstractmethod
    async def devices(self) -> dict[str, str]:
        """Every device that is signed in, and to which account."""

    @abstractmethod
    async def add_account(self, account: str, name: str | None, document: Document) -> None:
        """Write a new account; Conflict if it is there already, or another has the name."""

    @abstractmethod
    async def change_account(self, account: str, changes: Document, name: str | None = None) -> None:
        """Write some keys of an account, and perhaps its name: Conflict if another has it. KeyError: no such account.

        Nothing is written anew here: what was removed in this moment must not come back.
        """

    @abstractmethod
    async def add_part(self, part: Part, account: str, number: str, document: Document) -> None:
        """Write a new passkey or device of an account; Conflict if there is one. KeyError: no such account."""

    @abstractmethod
    async def change_part(self, part: Part, account: str, number: str, changes: Document) -> None:
        """Write some keys of a passkey or a device; KeyError if this account has it no more."""

    @abstractmethod
    async def remove_part(self, part: Part, account: str, number: str) -> None:
        """Forget a passkey or a device, if this account has it."""

    @abstractmethod
    async def remove_account(self, account: str) -> None:
        """Forget an account and all its parts."""

    @abstractmethod
    async def wipe(self) -> None:
        """Have what was removed or overwritten gone from the disk too, as far as the store can."""

    @abstractmethod
    async def check(self) -> None:
        """Raise if it cannot be read, or would not take a write."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and close."""
