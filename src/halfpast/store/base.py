"""The interface of a store: documents of tables, and their entries in order."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from halfpast.core.documents import Json
from halfpast.store.lists import Lists

Document = Json
Part = Literal["passkeys", "devices", "matches"]  # what an account may have several of
Kind = Literal["table", "account"]  # what the bin may hold


class Conflict(Exception):
    """This place in a table's log, or this name of an account, is taken."""


@dataclass
class Account:
    """Somebody who keeps tables across devices; its parts by their ids."""

    id: str
    name: str | None  # to sign in with a passphrase: no two accounts have the same
    document: Document
    passkeys: dict[str, Document] = field(default_factory=dict)
    devices: dict[str, Document] = field(default_factory=dict)
    matches: dict[str, Document] = field(default_factory=dict)  # of tables that are gone, for its record


@dataclass(frozen=True)
class Binned:
    """Something in the bin: what it is, why the server removed it, and when."""

    kind: Kind
    id: str
    why: str
    since: str


class StoreUnusable(Exception):
    """The store cannot be opened; it says why, in a sentence for the host."""


class Trouble(Exception):
    """The store cannot do its work now; `code`: full, damaged, readonly or failing."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


class StoreInUse(StoreUnusable):
    """Another process has this store open."""


class Store(Lists):
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
    async def table(self, table: str) -> Document:
        """A table's document; KeyError if there is none."""

    @abstractmethod
    async def entries(self, table: str, since: int = 0) -> list[Document]:
        """A table's log in order, without the first `since` entries."""

    @abstractmethod
    async def remove_table(self, table: str) -> None:
        """Forget a table and its log."""

    @abstractmethod
    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Where a table's match stood when it was last kept: after how many entries, and the match."""

    @abstractmethod
    async def keep_snapshot(self, table: str, seq: int, snapshot: bytes) -> None:
        """Keep where a table's match stands, replacing the last one; nothing if the table no longer exists."""

    # The bin: what the server removed of its own accord can be put back for a while.

    @abstractmethod
    async def put_in_bin(self, kind: Kind, number: str, why: str, since: str) -> None:
        """Move a table or an account into the bin, with all that belongs to it; KeyError if there is none."""

    @abstractmethod
    async def restore(self, kind: Kind, number: str) -> None:
        """Put it back as it was; KeyError if it is not in the bin, Conflict if its place is taken."""

    @abstractmethod
    async def discard(self, kind: Kind, number: str) -> None:
        """Remove it from the bin for good."""

    @abstractmethod
    async def bin(self, before: str | None = None, most: int = -1) -> list[Binned]:
        """What is in the bin, the oldest first; only since before this time, and at most so many."""

    @abstractmethod
    async def binned(self, number: str) -> Binned | None:
        """A table or an account in the bin; None if it is not there."""

    @abstractmethod
    async def binned_beyond(self, why: str, kept: int, most: int) -> list[Binned]:
        """The oldest things in the bin for this reason: what must go so that only `kept` are left there in all."""

    @abstractmethod
    async def binned_names(self) -> dict[str, str]:
        """Every account in the bin that has a name to sign in with, and that name: it may come back."""

    @abstractmethod
    async def forget_in_bin(self, owner: str) -> None:
        """Remove from the bin, for good, everything that knows a guest or an account."""

    # Notes of the server's own, by name.

    @abstractmethod
    async def note(self, key: str) -> Document | None:
        """What was noted under this name."""

    @abstractmethod
    async def set_note(self, key: str, note: Document | None) -> None:
        """Note it, or forget it."""

    # Whom somebody has removed from the list of people they played with.

    @abstractmethod
    async def muted(self) -> list[tuple[str, str, str]]:
        """Who has removed whom, and on which day."""

    @abstractmethod
    async def mute(self, owner: str, others: Sequence[str], day: str) -> None:
        """Note that somebody has removed others."""

    @abstractmethod
    async def unmute(self, owner: str, others: Sequence[str]) -> None:
        """Note that somebody has not, after all."""

    @abstractmethod
    async def rename_muted(self, old: str, new: str) -> None:
        """Hand a guest's removals over to an account."""

    @abstractmethod
    async def forget_muted(self, owner: str) -> None:
        """Forget whom somebody has removed, and who removed them."""

    # Accounts. Their parts are rows of their own, so that two processes do not overwrite what the other has added.

    @abstractmethod
    async def account(self, account: str) -> Account:
        """An account with its parts; KeyError if there is none."""

    @abstractmethod
    async def account_named(self, name: str) -> str | None:
        """The account that signs in with this name."""

    @abstractmethod
    async def account_names(self) -> dict[str, str]:
        """Every account that signs in with a name, and that name."""

    @abstractmethod
    async def account_with(self, part: Part, number: str) -> str | None:
        """The account that has this passkey or device."""

    @abstractmethod
    async def accounts(self) -> list[tuple[str, Document]]:
        """Every account with its document, without its parts."""

    @abstractmethod
    async def count_accounts(self) -> int:
        """How many accounts there are."""

    @abstractmethod
    async def old_accounts(self, before: str, most: int) -> list[tuple[str, Document]]:
        """Accounts that nobody has used since before this day, the oldest first."""

    @abstractmethod
    async def unused_account(self, before: str) -> str | None:
        """The oldest account made before this day, never used again, and known to no table; None if there is none."""

    @abstractmethod
    async def devices(self) -> dict[str, str]:
        """Every device that is signed in, and to which account."""

    @abstractmethod
    async def add_account(self, account: str, name: str | None, document: Document) -> None:
        """Write a new account; Conflict if it is there already, or another has the name."""

    @abstractmethod
    async def change_account(self, account: str, changes: Document, name: str | None = None) -> None:
        """Write some keys of an account, and perhaps its name: Conflict if another has it. KeyError: no such account.

        This never creates anything: what was removed at this very moment must not come back.
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
        """Make what was removed or overwritten disappear from the disk too, as far as the store can."""

    @abstractmethod
    async def check(self, now: str) -> None:
        """Write something, the time; Trouble says why that fails, or that the store is known to be damaged."""

    @abstractmethod
    async def examine(self) -> None:
        """Read all of it, alongside other work; Trouble if it is damaged, and `check` says so from then on."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and close."""
