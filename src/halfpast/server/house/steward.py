"""What a host can do about tables and people in the store of a stopped server; office.py does it in a running one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from halfpast.core.errors import HalfpastError
from halfpast.server.people.bans import USUAL_DAYS, Bans, read_days
from halfpast.server.people.guests import is_account
from halfpast.server.people.links import revoked
from halfpast.server.tables.documents import now
from halfpast.server.tables.seats import forgotten
from halfpast.server.upkeep.journal import audit
from halfpast.store import Binned, Conflict, Document, Kind, Store, patiently

BY_HOST = "removed by the host"  # the reason shown in the bin
PARTS = ("devices", "seats", "replays")  # what can be revoked


def _about(whom: str) -> dict[str, str]:
    """How the log names somebody."""
    if whom.startswith("address:"):
        return {"address": whom.partition(":")[2]}
    return {"account" if is_account(whom) else "guest": whom}


class Steward:
    """Everything that can be done, by name: see `asked`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def asked(self) -> dict[str, Callable[..., Awaitable[Document]]]:
        """The actions that may be asked for, by name."""
        return {
            "close": self.close,
            "remove": self.remove,
            "restore": self.restore,
            "ban": self.ban,
            "unban": self.unban,
            "revoke": self.revoke,
            "forget": self.forget,
            "here": self.here,
        }

    async def do(self, what: object, given: Document) -> Document:
        """Do it; HalfpastError says why it cannot be."""
        if what not in self.asked:
            raise HalfpastError("This server does not know that command: it is a different version.")
        return await self.asked[str(what)](**given)

    # Tables.

    async def close(self, name: str) -> Document:
        """Close a table: nobody plays at it or sees it until it is restored."""
        table = await self._table(name)
        await self._save(name, {**table, "closed": now()})
        return {"closed": name}

    async def remove(self, name: str, for_good: bool = False) -> Document:
        """Put a table or an account into the bin; or remove a table, or something in the bin, for good."""
        kind = await self._kind(name)
        if for_good:
            await self._discard(name, kind)
        elif kind is None:
            raise HalfpastError(f"{name} is in the bin already; --for-good removes it from there.")
        else:
            await self._put_in_bin(kind, name)
        return {"removed": name, "for_good": for_good}

    async def restore(self, name: str) -> Document:
        """Bring something back from the bin as it was, or reopen a closed table. Its age counts from now on."""
        binned = await self._binned(name)
        if binned is None:
            return await self._reopen(name)
        try:
            await patiently(lambda: self.store.restore(binned.kind, name))
        except Conflict as error:
            raise HalfpastError(str(error)) from error
        if binned.kind == "table":
            table = {**await self.store.table(name), "restored": now()}
            await patiently(lambda: self.store.save_tables({name: table}))
        else:
            today = now()[:10]  # nothing finer is kept about people
            await patiently(lambda: self.store.change_account(name, {"restored": today}))
        await self._came_back(binned.kind, name)
        return {"restored": name, "kind": binned.kind}

    async def here(self) -> Document:
        """Who is at which table: nobody, if the server is stopped."""
        return {"tables": {}}

    # People.

    async def ban(
        self,
        name: str | None = None,
        addresses: Sequence[str] = (),
        with_address: bool = False,
        days: int = USUAL_DAYS,
    ) -> Document:
        """Shut out somebody, or addresses, or both; if wanted, also the addresses of their open pages."""
        bans, days = await self._bans(), read_days(days)
        owner = [] if name is None else [await self._person(name)]
        near = self._addresses(owner[0]) if with_address and owner else []
        if with_address and not near:
            raise HalfpastError("Nobody by that name has a page open: give the address, or ban without it.")
        whom = list(dict.fromkeys([*owner, *(bans.of_address(one) for one in [*addresses, *near])]))
        if not whom:
            raise HalfpastError("Say whom to ban: a guest or an account by its number, or --address.")
        until = await bans.add(whom, days)
        await self._show_out()
        for one in whom:
            audit("ban", **_about(one), until=until)
        return {"banned": whom, "until": until}

    async def unban(self, name: str | None = None, addresses: Sequence[str] = ()) -> Document:
        """Let them in again."""
        bans = await self._bans()
        owner = [] if name is None else [await self.store.account_named(name.casefold()) or name]
        whom = [*owner, *(bans.of_address(one) for one in addresses)]
        if not whom:
            raise HalfpastError("Say whom to let in again: as halfpast admin list bans names them, or --address.")
        for one, said in zip(whom, [name, *addresses][-len(whom) :], strict=True):
            if one not in bans:
                raise HalfpastError(f"{said} is not banned; see halfpast admin list bans.")
        await bans.lift(whom)
        for one in whom:
            audit("unban", **_about(one))
        return {"unbanned": whom}

    async def revoke(self, name: str, only: Sequence[str] = ()) -> Document:
        """Revoke what opens somebody's tables elsewhere, or such links of one table."""
        if not set(only) <= set(PARTS):
            raise HalfpastError(f"What can be revoked: {', '.join(PARTS)}.")
        what, devices = only or PARTS, 0
        if await self._is_table(name):
            owner, tables, about = None, [name], {"table": name}
        else:
            owner = await self._person(name)
            tables, about = await self._tables_of(owner), _about(owner)
            devices = await self._sign_out(owner) if "devices" in what else 0
        changed = 0
        for table in tables:
            changed += await self._change(table, lambda document: revoked(document, owner, what))
        audit("revoke", **about, what="+".join(what))
        return {"revoked": owner or name, "devices": devices, "tables": changed}

    async def forget(self, name: str) -> Document:
        """Delete everything about a guest or an account, at once and for good."""
        binned = await self._binned(name)
        owner = name if binned and binned.kind == "account" else await self._person(name)
        await self._forget(owner)
        return {"forgotten": owner}

    # What works differently in a running server.

    async def _bans(self) -> Bans:
        return await Bans.open(self.store)

    def _addresses(self, owner: str) -> list[str]:
        """The addresses where somebody has a page open."""
        raise HalfpastError("The server is stopped, so nobody is there: give the address, or ban without it.")

    async def _show_out(self) -> None:
        """Close the pages of those who are shut out."""

    async def _tables_of(self, owner: str) -> list[str]:
        """The tables that know somebody."""
        return await self.store.known_to(owner)

    async def _knows(self, guest: str) -> bool:
        """Whether there is such a guest."""
        return bool(await self._tables_of(guest))

    async def _change(self, name: str, change: Callable[[Document], Document]) -> bool:
        """Change a table; whether anything is different now."""
        document = await self.store.table(name)
        changed = change(document)
        if changed is not document:
            await self._save(name, changed)
        return changed is not document

    async def _sign_out(self, owner: str) -> int:
        """Sign out all devices of an account; how many there were."""
        devices = (await self.store.account(owner)).devices if is_account(owner) else {}
        for one in devices:
            await patiently(partial(self.store.remove_part, "devices", owner, one))
        return len(devices)

    async def _forget(self, owner: str) -> None:
        """As accounts.py does in a running server: the tables first."""
        for name in await self._tables_of(owner):
            changed = forgotten(await self.store.table(name), owner, ())
            if changed is None:
                await self._remove_table(name)
            else:
                await self._save(name, changed)
        await patiently(lambda: self.store.remove_account(owner))
        await patiently(lambda: self.store.forget_in_bin(owner))
        await patiently(lambda: self.store.forget_muted(owner))
        await (await self._bans()).lift([owner])
        await patiently(self.store.wipe)

    async def _table(self, name: str) -> Document:
        try:
            return await self.store.table(name)
        except KeyError:
            raise HalfpastError(f"There is no table {name}; see halfpast admin list.") from None

    async def _save(self, name: str, table: Document) -> None:
        await patiently(lambda: self.store.save_tables({name: table}))

    async def _put_in_bin(self, kind: Kind, name: str) -> None:
        await patiently(lambda: self.store.put_in_bin(kind, name, BY_HOST, now()))

    async def _remove_table(self, name: str) -> None:
        await patiently(lambda: self.store.remove_table(name))

    async def _came_back(self, kind: Kind, name: str) -> None:
        """Note that something is back."""

    # Inside.

    async def _is_table(self, name: str) -> bool:
        try:
            await self.store.table(name)
        except KeyError:
            return False
        return True

    async def _person(self, name: str) -> str:
        """An account, by its number or the name it signs in with, or a guest."""
        person = await self.store.account_named(name.casefold()) or name
        try:
            return (await self.store.account(person)).id
        except KeyError:
            if await self._knows(name):
                return name
        raise HalfpastError(f"There is no account or guest {name}; halfpast admin show TABLE tells who sits there.")

    async def _kind(self, name: str) -> Kind | None:
        """What kind it is; None: something in the bin."""
        holders: dict[Kind, Callable[[str], Awaitable[object]]] = {
            "table": self.store.table,
            "account": self.store.account,
        }
        for kind, read in holders.items():
            try:
                await read(name)
            except KeyError:
                continue
            except ValueError:  # it cannot be read, which is all the more reason
                return kind
            return kind
        if await self._binned(name):
            return None
        raise HalfpastError(f"There is no table or account {name}; see halfpast admin list.")

    async def _binned(self, name: str) -> Binned | None:
        return await self.store.binned(name)

    async def _discard(self, name: str, kind: Kind | None) -> None:
        """Have something overwritten at once."""
        binned = await self._binned(name)
        if "account" in (kind, binned.kind if binned else None):
            raise HalfpastError(
                f"To delete an account for good, with its names and seats: halfpast admin forget {name}"
            )
        if kind == "table":
            await self._remove_table(name)
        if binned:
            await patiently(lambda: self.store.discard("table", name))
        await patiently(self.store.wipe)

    async def _reopen(self, name: str) -> Document:
        try:
            table = await self.store.table(name)
        except KeyError:
            raise HalfpastError(f"There is no {name} in the bin; see halfpast admin bin.") from None
        if "closed" not in table:
            raise HalfpastError(f"Table {name} is neither closed nor in the bin.")
        await self._save(name, {key: value for key, value in table.items() if key != "closed"} | {"restored": now()})
        return {"restored": name, "kind": "table"}
