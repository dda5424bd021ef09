"""Accounts, for those who want one: an account is one owner of seats, to which several devices are signed in.

A device's cookie says which device it is; `owner` says who plays there. Without an account that is the device itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from datetime import timedelta
from typing import Any

from halfpast.core.errors import HalfpastError
from halfpast.server import wall
from halfpast.server.errors import Denied, Full, Taken
from halfpast.server.hub import Hub
from halfpast.server.names import read_name
from halfpast.server.passkeys import Passkeys
from halfpast.server.passphrases import hashed, is_right, read_new_passphrase, read_passphrase
from halfpast.server.sweep import ACCOUNT_DAYS
from halfpast.store import Account, Conflict, Document, NotWritten, patiently

logger = logging.getLogger("halfpast")

MOST_ACCOUNTS = 100_000
MOST_DEVICES = 20  # of an account; the one that was not seen for longest makes way
MOST_PASSKEYS = 10  # of an account
AT_ONCE = 2  # passphrases that are tried at the same time: each takes a core and 32 MB
KINDS = ("phone", "tablet", "computer")
WRONG = "The name or the passphrase is not right."
SAME_NAME = "Another account has this name."
GONE = "This account, or this way into it, is there no more."


def today() -> str:
    """The day: nothing finer is kept of people."""
    return wall.now().date().isoformat()


def read_account_name(name: object) -> str:
    """The name that an account signs in with; capitals make no difference."""
    return read_name(name).casefold()


def read_kind(kind: object) -> str:
    """What kind of device it is, as its page says."""
    return kind if isinstance(kind, str) and kind in KINDS else KINDS[-1]


class Accounts:
    """Who is signed in where."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.passkeys = hub, hub.store, Passkeys()
        self._account_of: dict[str, str] = {}  # by device
        self._seen: dict[str, str] = {}  # the day on which a device was here last
        self._tries = asyncio.Semaphore(AT_ONCE)
        self._lock = asyncio.Lock()  # of two who sign in, or go for good, one is done first
        self._count = 0

    @classmethod
    async def open(cls, hub: Hub) -> Accounts:
        """As the store has them."""
        accounts = cls(hub)
        accounts._account_of = await hub.store.devices()
        await accounts.sweep()
        hub.sweepers.append(accounts.sweep)
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

    async def seen(self, device: str) -> None:
        """A device is here: once a day it is noted, so that nobody is forgotten who still plays."""
        if device not in self._account_of or self._seen.get(device) == today():
            return
        self._seen[device] = today()
        with contextlib.suppress(NotWritten, KeyError):  # it may have been signed out in this moment
            account, seen = self._account_of[device], {"seen": today()}
            await patiently(lambda: self.store.change_account(account, seen))
            await patiently(lambda: self.store.change_part("devices", account, device, seen))

    # By passphrase.

    async def make(self, device: str, name: object, passphrase: object, kind: object) -> str:
        """A new account with a passphrase; returns the device as it is called from now on."""
        self._refuse_signed_in(device)
        account = self._new()
        called, kept = await self._with_passphrase(account, name, passphrase)
        document = {"created": today(), "seen": today(), **kept}
        try:
            await patiently(lambda: self.store.add_account(account, called, document))
        except Conflict as error:
            raise Taken(SAME_NAME) from error
        self._count += 1
        return await self._sign_in(account, device, kind)

    async def enter(self, device: str, name: object, passphrase: object, kind: object) -> str:
        """Sign in; returns the device as it is called from now on."""
        self._refuse_signed_in(device)
        found = await self.store.account_named(read_account_name(name))
        kept = (await self._kept(found)).document.get("passphrase") if found else None
        if not await self._is_right(passphrase, kept) or found is None:
            raise Denied(WRONG)
        return await self._sign_in(found, device, kind)

    async def set_passphrase(self, account: Account, old: object, name: object, passphrase: object) -> None:
        """Another passphrase, or the first: who has one must know it."""
        kept = account.document.get("passphrase")
        if kept and not await self._is_right(old, kept):
            raise Denied(WRONG)
        called, changes = await self._with_passphrase(account.id, account.name or name, passphrase)
        try:
            await patiently(lambda: self.store.change_account(account.id, changes, called))
        except Conflict as error:
            raise Taken(SAME_NAME) from error
        except KeyError:
            raise Denied(GONE) from None

    async def _with_passphrase(self, account: str, name: object, passphrase: object) -> tuple[str, Document]:
        """The name as it counts, and what is kept of the passphrase; another's name is refused."""
        called, wanted = read_account_name(name), read_new_passphrase(passphrase)
        if len(called) < 2:
            raise HalfpastError("A name to sign in with has at least two letters.")
        if await self.store.account_named(called) not in (None, account):
            raise Taken(SAME_NAME)
        async with self._tries:
            return called, {"passphrase": await asyncio.to_thread(hashed, wanted)}

    async def _is_right(self, passphrase: object, kept: Document | None) -> bool:
        tried = read_passphrase(passphrase)
        async with self._tries:
            return await asyncio.to_thread(is_right, tried, kept)

    # By passkey.

    async def ask_to_make(self, device: str, site: str, called: object) -> Document:
        """What a browser needs to make a passkey: of this account, or of a new one."""
        if device not in self._account_of:
            return self.passkeys.ask_to_make(device, site, self._new(), read_name(called), [])
        account = await self.of(device)
        if len(account.passkeys) >= MOST_PASSKEYS:
            raise Full(f"An account has at most {MOST_PASSKEYS} passkeys.")
        name = account.name or read_name(called)
        return self.passkeys.ask_to_make(device, site, account.id, name, list(account.passkeys))

    async def made(self, device: str, origin: str, site: str, credential: Any, kind: object) -> str:
        """A passkey was made: one more of the account, or the first of a new one; returns the device."""
        account, number, found = self.passkeys.made(device, origin, site, credential)
        signed_in = self._account_of.get(device)
        if signed_in not in (None, account):
            raise Denied("The passkey was asked for by another account.")
        kept = {**found, "site": site, "kind": read_kind(kind), "made": today(), "used": today()}
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
        """Sign in with a passkey; returns the device as it is called from now on."""
        self._refuse_signed_in(device)
        number = credential.get("id") if isinstance(credential, dict) else None
        found = await self.store.account_with("passkeys", number) if isinstance(number, str) else None
        kept = (await self._kept(found)).passkeys.get(str(number)) if found else None
        count = self.passkeys.shown(device, origin, site, credential, kept)
        assert found is not None and kept is not None  # noqa: PT018  # else it was denied
        used = {"count": count, "used": today()}
        try:
            await patiently(lambda: self.store.change_part("passkeys", found, str(number), used))
        except KeyError:
            raise Denied(GONE) from None
        return await self._sign_in(found, device, kind)

    async def remove_passkey(self, account: Account, number: object) -> None:
        """Forget a passkey; the last way to sign in stays, though two are asked for at once."""
        async with self._lock:
            account = await self._kept(account.id)
            if not isinstance(number, str) or number not in account.passkeys:
                raise HalfpastError("There is no such passkey.")
            if len(account.passkeys) == 1 and not account.name:
                raise Taken("This is the only way to sign in; make another first.")
            await patiently(lambda: self.store.remove_part("passkeys", account.id, number))

    # In and out.

    def _new(self) -> str:
        """The id of a new account, unlike any device's."""
        if self._count >= MOST_ACCOUNTS:
            raise Full("There is no room for another account.")
        return f"@{secrets.token_urlsafe(12)}"

    def _refuse_signed_in(self, device: str) -> None:
        if device in self._account_of:
            raise Taken("You are signed in already: sign out first.")

    async def _sign_in(self, account: str, device: str, kind: object) -> str:
        """The device has a new name from now on: who knew the old one knows nothing. Its tables come along."""
        new, kept = self.hub.guests.new(), {"kind": read_kind(kind), "since": today(), "seen": today()}
        async with self._lock:
            await self._make_room((await self._kept(account)).devices, account)
            await patiently(lambda: self.store.add_part("devices", account, new, kept))
            self._account_of[new], self._seen[new] = account, today()
            self.hub.close_pages(1012, lambda page: page.device == device)  # or they hear that they may not look on
            try:
                await self.hub.hand_over(device, account)
            except NotWritten:
                await self.sign_out(account, new)
                raise
        self.hub.close_pages(1012, lambda page: page.device == device)
        return new

    async def _make_room(self, devices: dict[str, Document], account: str) -> None:
        oldest = sorted(devices, key=lambda one: str(devices[one]["seen"]))
        for one in oldest[: max(0, len(devices) + 1 - MOST_DEVICES)]:
            await self.sign_out(account, one)

    async def sign_out(self, account: str, device: str) -> None:
        """A device is nobody's any more, and shows nothing of the account."""
        if self._account_of.get(device) != account:
            return
        await patiently(lambda: self.store.remove_part("devices", account, device))
        self._account_of.pop(device, None)  # it may have been asked for twice
        self._seen.pop(device, None)
        self.hub.close_pages(1012, lambda page: page.device == device)

    async def forget(self, owner: str) -> None:
        """Everything about a person goes, with an account or without: seats and names first, then the account."""
        async with self._lock:
            self.hub.close_pages(1012, lambda page: page.guest == owner)
            await self.hub.forget(owner)
            await patiently(lambda: self.store.remove_account(owner))
            for device in [device for device, account in self._account_of.items() if account == owner]:
                del self._account_of[device]
                self._seen.pop(device, None)
            self.hub.close_pages(1012, lambda page: page.guest == owner)
            await self.hub.forget(owner)  # what was begun meanwhile, when the devices were still the account's
            await patiently(self.store.wipe)

    async def sweep(self) -> None:
        """Forget the accounts that nobody has used for long; one that cannot be keeps no other, and no server, away."""
        before = (wall.now() - timedelta(days=ACCOUNT_DAYS)).date().isoformat()
        every = await self.store.accounts()
        self._count = len(every)
        for account, document in every:
            try:
                if str(document["seen"]) < before:
                    await self.forget(account)
                    logger.info("an account that nobody has used is forgotten")
            except Exception as error:
                logger.error("an old account could not be forgotten: %r", error)
