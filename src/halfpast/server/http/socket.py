"""A socket at a table: what its guest asks, and what it may hear.

From the browser: `{"do": …}`; to it: `{"is": …}`. A change of the table is told as `table`: the table, the views of the
guest's own seats (or a spectator's), and the events since the last time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from halfpast.core.errors import HalfpastError, InvalidMove
from halfpast.games import settings
from halfpast.match import Match
from halfpast.server.guard.limits import Rate
from halfpast.server.guard.security import read_json
from halfpast.server.house.hub import Hub
from halfpast.server.tables.errors import NotYours, Refused, Stale
from halfpast.server.tables.fair import told
from halfpast.server.tables.questions import drawn, hint, preview
from halfpast.server.tables.seats import kept_for
from halfpast.server.tables.table import Table
from halfpast.server.upkeep.journal import audit
from halfpast.store import Document, NotWritten

logger = logging.getLogger("halfpast")

LONGEST_MESSAGE = 4096  # characters
RATE, BURST = 8.0, 40.0  # messages a second, and at once
MOST_ANSWERS = 64  # messages that wait for a browser to listen
SLOWEST = 20.0  # seconds that a browser may take to hear one message
RECENT, NEAR = 300, 100  # events told to a newcomer; up to this many more, to begin at a deal
# What a guest may ask for, as _do reads it.
ASKED = (
    "move", "why", "draft", "hint", "undo", "sit", "stand", "back", "say", "start", "arrange", "claim", "again", "next",
    "look", "ping", "salt", *settings(),
)  # fmt: skip


def recent(match: Match) -> int:
    """Where a long story begins for a newcomer: best at a deal, otherwise at the beginning of a move."""
    if match.happened <= RECENT + NEAR:
        return 0
    near = match.events(None, match.happened - RECENT - NEAR)
    early = [event for event in near if event["number"] <= match.happened - RECENT]
    deals = [event["number"] for event in early if event["type"] == "dealt"]
    return int(deals[-1] if deals else next(one["number"] for one in early if one["move"] == early[-1]["move"]))


class Connection:
    """One socket."""

    def __init__(
        self, hub: Hub, table: Table, guest: str, device: str, socket: WebSocket, heard: int, address: str
    ) -> None:
        self.hub, self.table, self.guest, self.device, self.socket = hub, table, guest, device, socket
        self.address = address
        self._news = asyncio.Event()
        self._answers: asyncio.Queue[Document] = asyncio.Queue(MOST_ANSWERS)
        self._rate = Rate(BURST, RATE)
        self._heard = heard  # how many events the browser has
        self._told = -1  # the version of the table that it knows
        self._fair: Document | None = None  # what it knows of how the cards are dealt
        self._said: int | None = None  # the last thing said that it knows; None: it has just arrived
        self._eyes: tuple[int | None, int] | None = None  # through whose eyes, and how many undos there had been
        self._looks = False  # whether somebody is looking at this page, as far as it has said
        self._leaves = 0  # the code to close with

    async def run(self) -> None:
        """Run until either side goes; 4500: the table cannot be brought back."""
        try:
            async with self.hub.opening(self.address, self.table):
                if not self.table.has_room_for(self.guest):  # others have come while this one waited
                    await self._close(4429)
                    return
                await self.table.arrive(self.guest)
        except Exception:
            logger.exception("table %s cannot be brought back", self.table.id)
            await self._close(4500)
            return
        self.table.pages.add(self._news.set)
        self._news.set()
        tasks = {asyncio.create_task(self._listen()), asyncio.create_task(self._speak())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.pages.remove(self._news.set)
            self._look(False)
            self.table.leave(self.guest)
            for task in tasks:
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Exception) and self._is_open and not isinstance(end, TimeoutError):
                    logger.error("table %s: a socket failed", self.table.id, exc_info=end)
            await self._close(1011)
            await self.table.remember_leaving()

    def invited(self) -> None:
        """Somebody has invited the guest to another table."""
        if not self._answers.full():
            self._answers.put_nowait({"is": "invited"})
            self._news.set()

    def leave(self, code: int) -> None:
        """Close the socket as soon as it has finished speaking."""
        self._leaves = code
        self._news.set()

    # To the browser.

    async def _speak(self) -> None:
        """Tell what is new, and only the newest state: a slow browser skips what it missed in between."""
        while True:
            await self._news.wait()
            self._news.clear()
            if not await self._show():
                return
            for said in self.table.talk.since(self._said or 0):
                self._said = said["n"]
                await self._send(said)
            while not self._answers.empty():
                answer = self._answers.get_nowait()
                if not await self._show():  # whoever gets an answer has already seen the result
                    return
                await self._send(answer)

    async def _show(self) -> bool:
        """Show the table, if it has changed; False: this guest may no longer see it."""
        is_new = self._told != self.table.version
        beside = await self._beside() if is_new else (None, [])
        if self._leaves or not self.table.may_see(self.guest):
            await self._close(self._leaves or 4403)
            return False
        if is_new:
            self._told = self.table.version
            await self._send(self.state(*beside))
        return True

    async def _beside(self) -> tuple[str | None, list[Document]]:
        """What is known beyond this table: which one follows it, and who is invited to it."""
        following = await self.hub.following(self.table, self.guest)
        return following.id if following else None, await self.hub.people.invited_to(self.table, self.guest)

    async def _send(self, message: Document) -> None:
        await asyncio.wait_for(self.socket.send_text(msgspec.json.encode(message).decode()), SLOWEST)

    @property
    def _is_open(self) -> bool:
        return self.socket.application_state == self.socket.client_state == WebSocketState.CONNECTED

    async def _close(self, code: int) -> None:
        """Close the socket, if it is still open."""
        if self._is_open:
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                await asyncio.wait_for(self.socket.close(code), 1)

    def state(self, next_table: str | None, invited: list[Document]) -> Document:
        """The table as this guest may see it, with what happened since it last heard."""
        table, match, mine = self.table, self.table.match, self.table.seats_of(self.guest)
        message: Document = {"is": "table", "seq": table.seq, "table": table.public(), "mine": mine}
        message["table"]["next"], message["invited"] = next_table, invited
        message["kept"] = kept_for(table.document, self.guest)
        message["is_host"] = table.is_host(self.guest)
        message["deputy"] = message["is_host"] and "deputy" in table.document
        message["claim"] = table.claim_in(self.guest)
        message["tokens"] = {
            seat: self.hub.guests.seat_token(table.id, seat, table.document["seats"][seat]["sitting"]) for seat in mine
        }
        if (fair := told(table.document)) != self._fair:
            message["fair"] = self._fair = fair
        if self._said is None:
            message["said"] = table.talk.since(0)
            self._said = table.talk.count
        left = table.pause_left
        message["pause"] = None if left is None else {"left": left, "waits": table.waits}
        message["trouble"] = self.hub.health.trouble or None
        if match is None:
            return message | {"turn": None, "totals": [0] * len(table.document["seats"])}
        eyes = mine[0] if len(mine) == 1 else None  # several people on one device see what everyone sees
        since = self._since(eyes, match)
        message["from"] = since
        together = mine if len(mine) > 1 else []
        message |= match.frame(eyes, since, together)
        view = message.pop("view")
        message["views"] = view if together else {mine[0] if mine else "": view}
        message |= drawn(match)
        message["result"] = match.result()
        message["ended"] = match.ended()
        message["facts"] = table.facts
        self._heard = match.happened
        return message

    def _since(self, eyes: int | None, match: Match) -> int:
        """Where to begin: with what is new, or with what is recent if this page knows another story, or an old one."""
        looks = (eyes, self.table.log.told.undos)
        same = looks == self._eyes if self._eyes else self.table.log.told.undos == 0
        self._eyes = looks
        if same and match.happened - RECENT <= self._heard <= match.happened:
            return self._heard
        return recent(match)

    # From the browser.

    async def _listen(self) -> None:
        """Listen to what the guest asks, one thing after another."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST_MESSAGE or not self._rate.allows() or self._answers.full():
                await self._close(4429)
                return
            self._answers.put_nowait(await self._answer(text))
            self._news.set()

    async def _answer(self, text: str) -> Document:
        """Answer one message from the browser; whatever it is, the answer is a message."""
        key: str | None = None
        try:
            message = read_json(text)
            if not isinstance(message, dict):
                raise HalfpastError('A message is an object: {"do": …}.')
            key = message["key"] if isinstance(message.get("key"), str) else None
            await self.hub.work.pay(self.address, self.guest, message.get("do"), len(self.table.pages))
        except HalfpastError as error:
            return {"is": "wrong", "why": str(error), "key": key}
        return await asyncio.shield(self._done(message, key))  # a move that has begun is completed

    async def _done(self, message: Document, key: str | None) -> Document:
        """Do what a message asks, and report the result."""
        try:
            answer = await self._do(message, key)
        except Refused as error:
            answer = {"is": "refused", "refusal": error.refusal.document()}
        except Stale:
            self._told = -1  # show it the table again
            answer = {"is": "stale"}
        except NotYours as error:
            answer = {"is": "not-yours", "why": str(error)}
        except InvalidMove as error:
            answer = {"is": "no-move", "why": str(error)}
        except NotWritten:
            self.hub.health.doubt()
            answer = {"is": "not-written"}
        except HalfpastError as error:
            answer = {"is": "wrong", "why": str(error)}
        except Exception:
            logger.exception("table %s: a message failed", self.table.id)
            answer = {"is": "wrong", "why": "Something went wrong here; it has been noted."}
        return {**answer, "key": key}

    async def _do(self, message: Document, key: str | None) -> Document:
        """Do what a message asks."""
        table, guest = self.table, self.guest
        match message.get("do"):
            case "ping":
                return {"is": "pong"}
            case "move":
                seat = self._own(message)
                number = await table.play(seat, message.get("move"), message.get("seq"), "guest", key)
                return {"is": "ack", "seq": number + 1}
            case "why":
                return {"is": "why", **preview(table.deciding(self._own(message)), message.get("move"))}
            case "draft":
                seat = self._own(message)
                return {"is": "draft", **table.playing().draft(message.get("groups"), seat)}
            case "hint":
                return {"is": "hint", **await self._hint(self._own(message))}
            case "again":
                at_once = message.get("at_once") is True
                return {"is": "again", "table": await self.hub.again(table, guest, self.address, at_once)}
            case "back":
                self._own(message)
            case "next":
                self._own(message)
                await table.ready(guest)
            case "undo":
                await table.undo(guest, message.get("seq"), key)
            case "sit":
                await self.hub.refuse_seated(table, guest)
                await table.sit(guest, message.get("seat"), message.get("name"), message.get("face"))
            case "stand":
                seat, for_good = self._own(message), message.get("for_good") is True
                if for_good or table.state != "playing" or not self._is_elsewhere():
                    await table.stand(guest, seat, for_good)
            case str(name) if name in settings():
                await table.choose(guest, name, message.get("seat"), message.get(name))
            case "arrange":
                await table.arrange(guest, message)
            case "claim":
                stands_in = table.is_host(guest)
                await table.claim(guest)
                if not stands_in:
                    audit("claim", table=table.id, guest=guest)
            case "start":
                await table.start(guest)
            case "salt":
                await table.add_salt(guest, message.get("seat"), message.get("salt"), message.get("commitment"))
            case "say":
                self._say(message)
            case "look":
                self._look(message.get("at") is True)
                if self._looks:
                    await table.heard(guest)
            case _:
                raise HalfpastError(f"There is no such thing to do; there are: {', '.join(ASKED)}.")
        return {"is": "done"}

    def _look(self, looks: bool) -> None:
        """Note that somebody is now looking at this page, or no longer is."""
        if looks != self._looks:
            self._looks = looks
            self.table.presence.look_at(self.guest, looks)
            self.table.wake()

    def _own(self, message: Document) -> int:
        """One of the guest's own seats; anyone who does something there is back."""
        seat = self.table.own_seat(self.guest, message.get("seat"))
        self.table.back(seat)
        return seat

    def _is_elsewhere(self) -> bool:
        """Whether the account is at this table on another device too."""
        pages = [page for page in self.hub.pages if page.table is self.table and page.guest == self.guest]
        return any(page.device != self.device for page in pages)

    async def _hint(self, seat: int) -> Document:
        """What an experienced player would do."""
        if not self.table.terms.helps:
            raise NotYours("This table plays without hints.")
        found: Document = await self.hub.desk.ask(self.address, hint, self.table.deciding(seat).copy(), seat)
        return found

    def _say(self, message: Document) -> None:
        """Something to all at the table."""
        mine = self.table.seats_of(self.guest)
        if not mine:
            raise NotYours("Only those who sit here may speak.")
        seat = self._own({"seat": mine[0], **message})
        self.table.talk.say(self.guest, seat, message, self.table.terms.chat)
        self.table.wake()
