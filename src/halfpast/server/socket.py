"""A socket at a table: what its guest asks, and what it may hear.

From the browser: `{"do": …}`; to it: `{"is": …}`. A change of the table is told as `table`: the table, the views of the
guest's own seats (or a spectator's), and the events since the last time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from halfpast.core.errors import HalfpastError, InvalidMove
from halfpast.server.hub import Hub
from halfpast.server.table import EMOTES, PHRASES, Document, NotYours, Refused, Stale, Table, refusal_document
from halfpast.server.terms import LONGEST_NAME

LONGEST_MESSAGE = 4096  # bytes
LONGEST_CHAT = 200
RATE, BURST = 8.0, 40.0  # messages a second, and at once


class Connection:
    """One socket."""

    def __init__(self, hub: Hub, table: Table, guest: str, socket: WebSocket, heard: int) -> None:
        self.hub, self.table, self.guest, self.socket = hub, table, guest, socket
        self.heard = heard  # how many events the browser has
        self.news = asyncio.Event()
        self.answers: asyncio.Queue[Document] = asyncio.Queue(maxsize=64)
        self.seats: list[int] = []
        self.tokens, self.refilled = BURST, time.monotonic()

    async def run(self) -> None:
        """Until either side goes."""
        self.table.listeners.append(self.news.set)
        SAYING.setdefault(self.table.id, set()).add(self)
        self._arrive()
        speaking = asyncio.create_task(self._speak())
        try:
            while True:
                text = await self.socket.receive_text()
                await self._hear(text)
        except WebSocketDisconnect:
            pass
        finally:
            speaking.cancel()
            self.table.listeners.remove(self.news.set)
            SAYING[self.table.id].discard(self)
            for seat in self.seats:
                self.table.go(seat)

    def _arrive(self) -> None:
        """Sit where the guest's seats are; they may have changed."""
        mine = self.table.seats_of(self.guest)
        for seat in [seat for seat in mine if seat not in self.seats]:
            self.seats.append(seat)
            self.table.come(seat)
        for seat in [seat for seat in self.seats if seat not in mine]:
            self.seats.remove(seat)
            self.table.go(seat)
        self.news.set()

    async def _speak(self) -> None:
        """Tell what is new, the newest state only: a slow browser skips what it missed between."""
        while True:
            waiting = asyncio.create_task(self.answers.get())
            fresh = asyncio.create_task(self.news.wait())
            done, _ = await asyncio.wait({waiting, fresh}, return_when=asyncio.FIRST_COMPLETED)
            for task in (waiting, fresh):
                if task not in done:
                    task.cancel()
            if fresh in done:
                self.news.clear()
                if not self.table.may_see(self.guest):
                    await self.socket.close(4403)
                    return
                self._arrive_quietly()
                await self._send(self.state())
            if waiting in done:
                await self._send(waiting.result())

    def _arrive_quietly(self) -> None:
        if self.table.seats_of(self.guest) != self.seats:
            self._arrive()

    async def _send(self, message: Document) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    def state(self) -> Document:
        """The table as this guest may see it, with what happened since it last heard."""
        table, match = self.table, self.table.match
        message: Document = {"is": "table", "seq": table.seq, "table": table.public(), "mine": list(self.seats)}
        message["is_host"] = table.document["host"] == self.guest
        message["tokens"] = {
            seat: self.hub.guests.seat_token(table.id, seat, table.document["seats"][seat]["turn"])
            for seat in self.seats
        }
        if match is None:
            return message
        eyes = self.seats[0] if len(self.seats) == 1 else None  # several people on one device see what all see
        total = match.happened
        since = self.heard if self.heard <= total else 0
        message["from"] = since
        message["events"] = match.events(eyes, since)
        message["views"] = {seat: match.view(seat) for seat in self.seats} or {"": match.view(None)}
        message["result"] = match.result()
        self.heard = total
        return message

    async def _hear(self, text: str) -> None:
        """One message from the browser; whatever it is, the answer is a message."""
        if len(text) > LONGEST_MESSAGE or not self._may_speak():
            await self.socket.close(4429)
            raise WebSocketDisconnect(4429)
        key: Any = None
        try:
            message = msgspec.json.decode(text)
            if not isinstance(message, dict):
                raise HalfpastError("A message is an object.")
            key = message.get("key") if isinstance(message.get("key"), str) else None
            answer = await self._do(message, key)
        except Refused as error:
            answer = {"is": "refused", "refusal": refusal_document(error.refusal)}
        except Stale:
            self.news.set()
            answer = {"is": "stale"}
        except NotYours as error:
            answer = {"is": "not-yours", "why": str(error)}
        except InvalidMove as error:
            answer = {"is": "no-move", "why": str(error)}
        except (HalfpastError, msgspec.DecodeError) as error:
            answer = {"is": "wrong", "why": str(error)}
        if answer:
            await self._answer({**answer, "key": key})

    async def _answer(self, answer: Document) -> None:
        try:
            self.answers.put_nowait(answer)
        except asyncio.QueueFull:  # it does not listen
            await self.socket.close(4429)

    async def _do(self, message: Document, key: str | None) -> Document | None:
        """What a message asks."""
        table, what = self.table, message.get("do")
        match what:
            case "move":
                seat = self._own(message.get("seat"))
                number = await table.play(seat, message.get("move"), message.get("seq"), "guest", key)
                return {"is": "ack", "seq": number + 1}
            case "why":
                return {"is": "why", **table.preview(self._own(message.get("seat")), message.get("move"))}
            case "hint":
                advice = table.hint(self._own(message.get("seat")))
                return {"is": "hint", "move": advice.move, "why": advice.reason}
            case "undo":
                await table.undo(self.guest, message.get("seq"))
            case "sit":
                await table.sit(self.guest, int(message.get("seat", -1)), str(message.get("name", ""))[:LONGEST_NAME])
                self._arrive()
            case "stand":
                await table.stand(self.guest, self._own(message.get("seat")))
                self._arrive()
            case "arrange":
                await table.arrange(self.guest, message)
            case "start":
                await table.start(self.guest)
            case "say":
                self._say(message)
            case "ping":
                return {"is": "pong"}
            case _:
                raise HalfpastError("There is no such thing to do.")
        return {"is": "done"}

    def _own(self, seat: object) -> int:
        """One of the guest's own seats."""
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in self.table.seats_of(self.guest):
            raise NotYours("That seat is not yours.")
        return seat

    def _say(self, message: Document) -> None:
        """A ready phrase or an emote to all; free words where the host allows them."""
        if not self.seats:
            raise NotYours("Only those who sit here may speak.")
        said: Document = {"is": "said", "seat": self.seats[0]}
        phrase, emote, words = message.get("phrase"), message.get("emote"), message.get("words")
        if phrase in PHRASES:
            said["phrase"] = phrase
        elif emote in EMOTES:
            said["emote"] = emote
        elif isinstance(words, str) and words.strip() and self.table.terms.chat:
            said["words"] = "".join(letter for letter in words if letter.isprintable())[:LONGEST_CHAT]
        else:
            raise HalfpastError("Choose one of the phrases; free words are off at this table.")
        for other in SAYING.get(self.table.id, set()):
            if not other.answers.full():
                other.answers.put_nowait(said)

    def _may_speak(self) -> bool:
        """Whether the guest keeps to the pace that people have."""
        passed = time.monotonic() - self.refilled
        self.tokens, self.refilled = min(BURST, self.tokens + passed * RATE), time.monotonic()
        self.tokens -= 1
        return self.tokens > 0


SAYING: dict[str, set[Connection]] = {}
