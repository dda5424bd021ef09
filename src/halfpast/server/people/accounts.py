"""Accounts, for those who want one: an account is one owner of seats, to which several devices are signed in.

A device's cookie says which device it is; `owner` says who plays there. Without an account that is the device itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from halfpast.core.errors import HalfpastError
from halfpast.core.names import read_name
from halfpast.server.guard.work import TooMuch
from halfpast.server.people.bans import Bans
from halfpast.server.people.guests import is_account
from halfpast.server.people.lookalikes import Looks
from halfpast.server.people.passkeys import Passkeys
from halfpast.server.people.passphrases import hashed, is_right, read_new_passphrase, read_passphrase
from halfpast.server.tables import documents
from halfpast.server.tables.errors import Denied, Full, Taken, TooFast
from halfpast.server.upkeep import wall_clock
from halfpast.server.upkeep.journal import audit
from halfpast.server.upkeep.sweep import ACCOUNT_DAYS, account_due
from halfpast.server.upkeep.sweeper import IN_BIN, MADE_WAY, MOST_LOOKED_AT, Due
from halfpast.server.upkeep.timekeeper import Timekeeper
from halfpast.store import Account, Conflict, Document, NotWritten, patiently

if TYPE_CHECKING:
    from halfpast.server.house.hub import Hub

logger = logging.getLogger("halfpast")

T = TypeVar("T")
Given = TypeVarTuple("Given")
MOST_ACCOUNTS = 100_000
UNUSED_DAYS = 7  # after which an account never used again makes way for a new one, if there is no room
MOST_DEVICES = 20  # per account; the one not seen for longest makes way
MOST_PASSKEYS = 10  # of an account
ACCOUNT = "@"  # how an account's id begins, unlike any device's
KINDS = ("phone", "tablet", "computer")
WRONG = "The name or the passphrase is not right."
SAME_NAME = "Another account has this name."
GONE = "This account, or this way to sign in, no longer exists."


def today() -> str:
    """Today's date: nothing finer is kept about people."""
    return wall_clock.now().date().isoformat()


def read_account_name(name: object) -> str:
    """The name that an account signs in with; capitals make no difference."""
    return read_name(name).casefold()


def read_kind(kind: object) -> str:
    """What kind of device it is, as its page says."""
    return kind if isinstance(kind, str) and kind in KINDS else KINDS[-1]


class Accounts:
    """Who is signed in where, and who is shut out."""

    bans: Bans

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.passkeys = hub, hub.store, Passkeys()
        self._account_of: dict[str, str] = {}  # by device
        self._seen: dict[str, str] = {}  # the day on which a device was here last
        # If the same person is signed in or forgotten twice at once, one finishes first; nobody else waits.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._naming = asyncio.Lock()  # if two want a name, only one gets it
        self._count = 0
        self._looks = Looks()  # of accounts in the bin, too: they may come back

    @classmethod
    async def open(cls, hub: Hub) -> Accounts:
        """Read the accounts from the store."""
        accounts = cls(hub)
        accounts._account_of, accounts.bans = await hub.store.devices(), await Bans.open(hub.store)
        accounts._count = await hub.store.count_accounts()
        for account, name in {**await hub.store.binned_names(), **await hub.store.account_names()}.items():
            accounts._looks.add(account, name)
        hub.sweeper.sources.append(accounts.forgotten)
        hub.sweeper.chores.append(accounts.bans.sweep)
        hub.sweeper.last_words["account"] = accounts.forget
        return accounts

    def owner(self, device: str) -> str:
        """Who plays at a device: the account it is signed in to, or else a guest."""
        return self._account_of.get(device, device)

    async def of(self, device: str) -> Account:
        """The account that a device is signed in to; Denied if there is none."""
        try:
            return await self.store.account(self._account_of[device])
        except KeyError:
            raise Denied("You are not signed in.") from None

    async def _kept(self, account: str) -> Account:
        """An account that was there a moment ago; Denied if it is forgotten by now."""
        try:
            return await self.store.account(account)
        except KeyError:
            raise Denied(GONE) from None

    async def _is_there(self, account: str) -> bool:
        with contextlib.suppress(KeyError):
            return bool(await self.store.account(account))
        return False

    async def seen(self, device: str) -> None:
        """Note once a day that a device is here, so that nobody who still plays is forgotten."""
        if device not in self._account_of or self._seen.get(device) == today():
            return
        self._seen[device] = today()
        with contextlib.suppress(NotWritten, KeyError):  # it may have been signed out at this very moment
            account, seen = self._account_of[device], {"seen": today()}
            await patiently(lambda: self.store.change_account(account, seen))
            await patiently(lambda: self.store.change_part("devices", account, device, seen))

    # By passphrase.

    async def make(self, device: str, name: object, passphrase: object, kind: object, line: str = "") -> str:
        """Make an account with a passphrase; returns the device's new name."""
        self._refuse_signed_in(device)
        account = await self._new()
        called, kept = await self._with_passphrase(account, name, passphrase, line)
        document = {"created": today(), "seen": today(), **kept}
        async with self._naming:
            await self._refuse_alike(account, called)
            try:
                await patiently(lambda: self.store.add_account(account, called, document))
            except Conflict as error:
                raise Taken(SAME_NAME) from error
            self._looks.add(account, called)
        self._count += 1
        return await self._sign_in(account, device, kind)

    async def _refuse_alike(self, account: str, called: str) -> None:
        """Refuse another account's name, or one that looks like it; an account that already has one keeps it."""
        if await self.store.account_named(called) == account:
            return
        if self._looks.is_taken(called, account):
            raise Taken(SAME_NAME)

    async def mark_of(self, name: object, marks: str) -> str | None:
        """The mark of a device that has signed in to the account of this name before; None if it has not."""
        account = await self.store.account_named(read_account_name(name))
        return self.hub.guests.mark_of(marks, account) if account else None

    async def enter(self, device: str, name: object, passphrase: object, kind: object, line: str = "") -> str:
        """Sign in; returns the device's new name."""
        self._refuse_signed_in(device)
        found = await self.store.account_named(read_account_name(name))
        kept = (await self._kept(found)).document.get("passphrase") if found else None
        if not await self._is_right(passphrase, kept, line) or found is None:
            raise Denied(WRONG)
        return await self._sign_in(found, device, kind)

    async def set_passphrase(
        self, account: Account, old: object, name: object, passphrase: object, line: str = ""
    ) -> None:
        """Set another passphrase, or the first; if there is one already, it must be given."""
        kept = account.document.get("passphrase")
        if kept and not await self._is_right(old, kept, line):
            raise Denied(WRONG)
        called, changes = await self._with_passphrase(account.id, account.name or name, passphrase, line)
        async with self._naming:
            await self._refuse_alike(account.id, called)
            try:
                await patiently(lambda: self.store.change_account(account.id, changes, called))
            except Conflict as error:
                raise Taken(SAME_NAME) from error
            except KeyError:
                raise Denied(GONE) from None
            self._looks.add(account.id, called)

    # What goes with the account to every device.

    async def face(self, owner: str) -> Document | None:
        """The face that somebody's account keeps, if there is one."""
        if not owner.startswith(ACCOUNT):
            return None
        with contextlib.suppress(KeyError):  # it may have been forgotten in this moment
            return (await self.store.account(owner)).document.get("face")
        return None

    async def set_face(self, account: Account, face: Document | None) -> None:
        """Another face; None: the one the page finds."""
        try:
            await patiently(lambda: self.store.change_account(account.id, {"face": face}))
        except KeyError:
            raise Denied(GONE) from None

    async def _with_passphrase(self, account: str, name: object, passphrase: object, line: str) -> tuple[str, Document]:
        """The name as it counts, and what is kept of the passphrase; a name that is taken is refused."""
        called, wanted = read_account_name(name), read_new_passphrase(passphrase)
        if len(called) < 2:
            raise HalfpastError("A name to sign in with has at least two letters.")
        if await self.store.account_named(called) not in (None, account):
            raise Taken(SAME_NAME)
        await self._refuse_alike(account, called)
        return called, {"passphrase": await self._slowly(line, hashed, wanted)}

    async def _is_right(self, passphrase: object, kept: Document | None, line: str) -> bool:
        return await self._slowly(line, is_right, read_passphrase(passphrase), kept)

    async def _slowly(self, line: str, do: Callable[[*Given], T], *given: *Given) -> T:
        """Do what takes a core and 32 MB: one at a time, the lines taking turns, so no guesser keeps others out."""
        try:
            return await self.hub.passphrases.ask(line, do, *given)
        except TooMuch:
            raise TooFast("Too many tries: wait a moment.") from None

    # By passkey.

    async def ask_to_make(self, device: str, site: str, called: object) -> Document:
        """What a browser needs to make a passkey, for this account or for a new one."""
        if device not in self._account_of:
            return self.passkeys.ask_to_make(device, site, await self._new(), read_name(called), [])
        account = await self.of(device)
        if len(account.passkeys) >= MOST_PASSKEYS:
            raise Full(f"An account has at most {MOST_PASSKEYS} passkeys.")
        name = account.name or read_name(called)
        return self.passkeys.ask_to_make(device, site, account.id, name, list(account.passkeys))

    async def made(self, device: str, origin: str, site: str, credential: Any, kind: object) -> str:
        """A passkey was made: one more for the account, or the first for a new one; returns the device."""
        account, number, passkey = self.passkeys.made(device, origin, site, credential)
        signed_in = self._account_of.get(device)
        if signed_in not in (None, account):
            raise Denied("The passkey was asked for by another account.")
        kept = {**passkey, "site": site, "kind": read_kind(kind), "made": today(), "used": today()}
        if await self.store.account_with("passkeys", number):
            raise Taken("This passkey is known already.")
        if signed_in is None:
            document = {"created": today(), "seen": today()}
            try:
                await patiently(lambda: self.store.add_account(account, None, document))
            except Conflict:  # it was asked for while signed in, and signed out meanwhile
                raise Denied(GONE) from None
            self._count += 1
        try:
            await patiently(lambda: self.store.add_part("passkeys", account, number, kept))
        except Conflict as error:
            raise Taken("This passkey is known already.") from error
        except KeyError:
            raise Denied(GONE) from None
        return device if signed_in else await self._sign_in(account, device, kind)

    async def shown(self, device: str, origin: str, site: str, credential: Any, kind: object) -> str:
        """Sign in with a passkey; returns the device's new name."""
        self._refuse_signed_in(device)
        number = credential.get("id") if isinstance(credential, dict) else None
        account = await self.store.account_with("passkeys", number) if isinstance(number, str) else None
        kept = (await self._kept(account)).passkeys.get(str(number)) if account else None
        count = self.passkeys.shown(device, origin, site, credential, kept)
        assert account is not None and kept is not None  # noqa: PT018  # else it was denied
        used = {"count": count, "used": today()}
        try:
            await patiently(lambda: self.store.change_part("passkeys", account, str(number), used))
        except KeyError:
            raise Denied(GONE) from None
        return await self._sign_in(account, device, kind)

    async def remove_passkey(self, account: Account, number: object) -> None:
        """Forget a passkey; the last way to sign in stays, even if two are removed at once."""
        async with self._lock(account.id):
            account = await self._kept(account.id)
            if not isinstance(number, str) or number not in account.passkeys:
                raise HalfpastError("There is no such passkey.")
            if len(account.passkeys) == 1 and not account.name:
                raise Taken("This is the only way to sign in; make another first.")
            await patiently(lambda: self.store.remove_part("passkeys", account.id, number))

    # In and out.

    def _lock(self, owner: str) -> asyncio.Lock:
        """The lock of a device or an account; whoever needs both takes the device's first."""
        return self._locks.setdefault(owner, asyncio.Lock())

    async def _new(self) -> str:
        """The id of a new account, unlike any device's; if there is no room, an unused account makes way."""
        if self._count >= MOST_ACCOUNTS:
            before = (wall_clock.now() - timedelta(days=UNUSED_DAYS)).date().isoformat()
            unused = None if wall_clock.is_doubted() else await self.store.unused_account(before)
            if unused is None:
                raise Full("There is no room for another account.")
            await self.put_in_bin(unused, MADE_WAY)
        return f"{ACCOUNT}{secrets.token_urlsafe(12)}"

    def _refuse_signed_in(self, device: str) -> None:
        if device in self._account_of:
            raise Taken("You are signed in already: sign out first.")

    async def _sign_in(self, account: str, device: str, kind: object) -> str:
        """Give the device a new name, so that knowing the old one is useless. Its tables come along."""
        new, kept = self.hub.guests.new(), {"kind": read_kind(kind), "since": today(), "seen": today()}
        async with self._lock(device), self._lock(account):
            await self._make_room((await self._kept(account)).devices, account)
            await patiently(lambda: self.store.add_part("devices", account, new, kept))
            self._account_of[new], self._seen[new] = account, today()
            self.hub.close_pages(1012, lambda page: page.device == device)  # or they are told that they may not watch
            try:
                await self.hub.hand_over(device, account)
            except NotWritten:
                await self.sign_out(account, new)
                raise
        self.hub.close_pages(1012, lambda page: page.device == device)
        audit("sign-in", account=account)
        return new

    async def _make_room(self, devices: dict[str, Document], account: str) -> None:
        oldest = sorted(devices, key=lambda one: str(devices[one]["seen"]))
        for one in oldest[: max(0, len(devices) + 1 - MOST_DEVICES)]:
            await self.sign_out(account, one)

    async def sign_out(self, account: str, device: str) -> None:
        """Sign a device out: it is nobody's now, and shows nothing of the account."""
        if self._account_of.get(device) != account:
            return
        await patiently(lambda: self.store.remove_part("devices", account, device))
        self._account_of.pop(device, None)  # it may have been asked for twice
        self._seen.pop(device, None)
        self.hub.close_pages(1012, lambda page: page.device == device)

    async def forget(self, owner: str) -> None:
        """Delete everything about a person, with an account or without: seats and names first, then the account."""
        async with self._lock(owner):
            self.hub.close_pages(1012, lambda page: page.guest == owner)
            await self.hub.forget(owner)
            self._count -= await self._is_there(owner)
            await patiently(lambda: self.store.remove_account(owner))
            await patiently(lambda: self.store.forget_in_bin(owner))
            self._looks.forget(owner)
            self._no_devices_of(owner)
            await self.hub.forget(owner)  # what was begun meanwhile, when the devices were still the account's
            await self.bans.lift([owner])
            await patiently(self.store.wipe)
            audit("forget", **{"account" if is_account(owner) else "guest": owner})

    async def forgotten(self, time: Timekeeper) -> list[Due]:
        """The accounts that nobody has used for long; one whose age cannot be read is left alone."""
        self._count = await self.store.count_accounts()
        before = (wall_clock.now() - timedelta(days=ACCOUNT_DAYS)).date().isoformat()
        outdated: list[Due] = []
        for account, kept in await self.store.old_accounts(before, MOST_LOOKED_AT):
            try:
                due = account_due(kept)
                if time.due(due, due - timedelta(days=ACCOUNT_DAYS)) < wall_clock.now():
                    outdated.append(("account", account, IN_BIN, partial(self._put_in_bin, account)))
            except Exception as error:
                logger.error("account %s cannot say its age: %r", account, error)
        return outdated

    async def _put_in_bin(self, account: str) -> bool:
        await self.put_in_bin(account, "forgotten")
        return True

    async def put_in_bin(self, account: str, why: str) -> None:
        """Put an account into the bin: nobody can sign in; its seats and names stay until it is gone for good."""
        async with self._lock(account):
            await patiently(lambda: self.store.put_in_bin("account", account, why, documents.now()))
            self._count -= 1
            self._no_devices_of(account)
            audit("remove", account=account, why=why)

    async def have_again(self, account: str) -> None:
        """Have an account back from the bin, with the devices that were signed in to it."""
        devices = (await self.store.account(account)).devices
        self._account_of.update(dict.fromkeys(devices, account))
        self._count += 1
        self.hub.close_pages(1012, lambda page: page.device in devices)

    def _no_devices_of(self, owner: str) -> None:
        for device in [device for device, account in self._account_of.items() if account == owner]:
            del self._account_of[device]
            self._seen.pop(device, None)
        self.hub.close_pages(1012, lambda page: page.guest == owner)
