"""Where the host talks to a running server: a line of JSON to a port of this computer, with the token that
is known only to those who may read the database (store/admin_file.py).

It works wherever the command runs beside the server: in the same container, and on Windows too, where Python has no
sockets in files.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec

from halfpast.core.errors import HalfpastError
from halfpast.server.guard.security import read_json
from halfpast.server.house.steward import BY_HOST, Steward
from halfpast.server.http.web import BANNED
from halfpast.server.people.accounts import Accounts
from halfpast.server.people.bans import Bans
from halfpast.server.people.guests import is_account
from halfpast.server.upkeep.journal import audit
from halfpast.store import Document, Kind, NotWritten, admin_file

logger = logging.getLogger("halfpast")

LONGEST = 65_536  # bytes in a question
PATIENCE = 10.0  # seconds to ask it


class LiveSteward(Steward):
    """The same, with people at the tables."""

    def __init__(self, accounts: Accounts) -> None:
        super().__init__(accounts.store)
        self.accounts, self.hub = accounts, accounts.hub

    async def here(self) -> Document:
        """How many people are at which table."""
        counts = {
            table.id: len(table.presence.guests) for table in {page.table for page in self.hub.pages if page.table}
        }
        return {"tables": counts}

    async def _save(self, name: str, table: Document) -> None:
        open_table = await self.hub.find(name)
        if open_table is None:
            await super()._save(name, table)
            return
        await open_table.have_closed(table.get("closed"))
        if open_table.is_closed:
            self.hub.close_pages(4404, lambda page: page.table is open_table)

    async def _put_in_bin(self, kind: Kind, name: str) -> None:
        if kind == "account":
            await self.accounts.put_in_bin(name, BY_HOST)
        elif open_table := await self.hub.find(name):
            await self.hub.remove(open_table, BY_HOST)
        else:
            await super()._put_in_bin(kind, name)

    async def _remove_table(self, name: str) -> None:
        if open_table := await self.hub.find(name):
            await self.hub.remove(open_table)
        else:
            await super()._remove_table(name)

    async def _bans(self) -> Bans:
        return self.accounts.bans

    def _addresses(self, owner: str) -> list[str]:
        return list({page.address for page in self.hub.pages if page.guest == owner})

    async def _show_out(self) -> None:
        bans = self.accounts.bans
        self.hub.close_pages(BANNED, lambda page: bans.until(page.guest, page.address) is not None)

    async def _tables_of(self, owner: str) -> list[str]:
        return await self.store.known_to(owner)

    async def _knows(self, guest: str) -> bool:
        return bool(await self.store.known_to(guest)) or any(page.guest == guest for page in self.hub.pages)

    async def _change(self, name: str, change: Callable[[Document], Document]) -> bool:
        table = await self.hub.find(name)
        if table is None:
            return await super()._change(name, change)
        before = table.document
        await table.change_links(change)
        return table.document is not before

    async def _sign_out(self, owner: str) -> int:
        devices = (await self.store.account(owner)).devices if is_account(owner) else {}
        for device in devices:
            await self.accounts.sign_out(owner, device)
        return len(devices)

    async def _forget(self, owner: str) -> None:
        await self.accounts.forget(owner)

    async def _came_back(self, kind: Kind, name: str) -> None:
        if kind == "table":
            await self.hub.find(name)  # a bot may have to move there
        else:
            await self.accounts.have_again(name)


class Office:
    """The office, open while the server runs."""

    def __init__(self, steward: Steward, db: Path) -> None:
        self._steward, self._db = steward, db
        self._token = secrets.token_urlsafe(32)
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen to the host; if that is impossible, the server serves all the same."""
        try:
            self._server = await asyncio.start_server(self._hear, admin_file.HERE, 0, limit=LONGEST)
            admin_file.write(self._db, self._server.sockets[0].getsockname()[1], self._token)
        except OSError as error:
            logger.warning("halfpast admin cannot reach this server while it runs: %s", error)

    async def close(self) -> None:
        """Stop listening."""
        if self._server:
            admin_file.remove(self._db)
            self._server.close()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear one question and give one answer."""
        try:
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.write(msgspec.json.encode(await asyncio.shield(self._answer(line))) + b"\n")
            await asyncio.wait_for(writer.drain(), PATIENCE)
        except (OSError, TimeoutError, ValueError):  # ValueError: a line without end
            pass
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, line: bytes) -> Document:
        try:
            asked = read_json(line)
            token = asked.get("token") if isinstance(asked, dict) else None
            if not isinstance(token, str) or not hmac.compare_digest(token.encode(), self._token.encode()):
                return {"error": "This is not the server's token."}
            what, given = asked.get("do"), asked.get("given", {})
            done = await self._steward.do(what, given)
            if what in ("close", "remove", "restore"):  # the others say more themselves; an address is not a word
                audit("admin", do=what, **given)
            return {"done": done}
        except (HalfpastError, NotWritten) as error:
            return {"error": str(error)}
        except Exception:
            logger.exception("the host's question failed")
            return {"error": "Something went wrong; the server's log says more."}
