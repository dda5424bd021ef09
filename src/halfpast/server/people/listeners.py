"""Pages that want to hear about all tables of one guest: a socket that says where something changed, and nothing else.

To the browser: `{"is": "table", …}`, a table as in a list, whenever it differs from the last time; `{"is": "pong"}`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from halfpast.server.guard.limits import Rate
from halfpast.store import Document

if TYPE_CHECKING:
    from halfpast.server.house.hub import Hub
    from halfpast.server.tables.table import Table

TOGETHER = 0.3  # seconds in which changes are gathered
RATE, BURST = 1.0, 20.0  # messages a second, and at once: a page asks only whether anybody is there
LONGEST_MESSAGE = 100
SLOWEST = 20.0  # seconds that a browser may take to hear one message


class Listeners:
    """The open ones, by guest."""

    def __init__(self) -> None:
        self._of: dict[str, set[Listener]] = {}

    def add(self, listener: Listener) -> None:
        """One more page listens."""
        self._of.setdefault(listener.guest, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """It listens no more."""
        self._of[listener.guest].discard(listener)
        if not self._of[listener.guest]:
            del self._of[listener.guest]

    def hear(self, table: str, guests: Iterable[str]) -> None:
        """Something changed at a table of these guests."""
        for guest in guests:
            for listener in self._of.get(guest, ()):
                listener.hear(table)


class Listener:
    """One socket."""

    table = None  # it is not at any table

    def __init__(self, hub: Hub, guest: str, device: str, socket: WebSocket, address: str) -> None:
        self.hub, self.guest, self.device, self.socket = hub, guest, device, socket
        self.address = address
        self._leaves = 0  # the code to close with
        self._changed: dict[str, None] = {}  # tables, in order
        self._news = asyncio.Event()
        self._told: dict[str, Document] = {}
        self._rate = Rate(BURST, RATE)

    def hear(self, table: str) -> None:
        """Something changed at a table."""
        self._changed[table] = None
        self._news.set()

    def invited(self) -> None:
        """Somebody has invited the guest; the table itself says where to."""

    def leave(self, code: int) -> None:
        """Close the socket."""
        self._leaves = code
        self._news.set()

    async def run(self) -> None:
        """Until either side goes."""
        self.hub.listeners.add(self)
        tasks = {asyncio.create_task(self._listen()), asyncio.create_task(self._speak())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.listeners.remove(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self.socket.close(self._leaves or 1011)

    async def _speak(self) -> None:
        """Tell what changed, a moment after the first change, and only the newest state."""
        while True:
            await self._news.wait()
            if not self._leaves:
                await asyncio.sleep(TOGETHER)
            if self._leaves:  # it may have been asked to go meanwhile
                return
            self._news.clear()
            changed, self._changed = self._changed, {}
            for name in changed:
                table = await self.hub.find(name)
                if table and (brief := brief_of(table, self.guest)) != self._told.get(name):
                    self._told[name] = brief
                    await self._send({"is": "table", **brief})

    async def _listen(self) -> None:
        """Answer a page that asks whether anybody is there."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST_MESSAGE or not self._rate.allows():
                return
            await self._send({"is": "pong"})

    async def _send(self, message: Document) -> None:
        await asyncio.wait_for(self.socket.send_text(msgspec.json.encode(message).decode()), SLOWEST)


def asked_of(table: Table) -> Document | None:
    """Who wants another game, and who has not answered."""
    if table.state != "over" or table.document.get("next") or not (asked := table.asks_again):
        return None
    return {key: asked[key] for key in ("agreed", "waits")}


def brief_of(table: Table, guest: str) -> Document:
    """A table in a list: who sits there, whose turn it is and since when, whether the guest is looking at it."""
    public = table.public()
    shown = {key: public[key] for key in ("id", "terms", "state", "seats", "host")}
    turn = table.document.get("turn")
    return {
        **shown,
        "mine": table.seats_of(guest),
        "turn": table.turn if table.state == "playing" else None,
        "since": turn["since"] if turn else None,
        "passed": turn["passed"] if turn else None,
        "again": asked_of(table),
        "won": table.document.get("won") if table.state == "over" else None,
        "looking": guest in table.presence.looking,
    }
