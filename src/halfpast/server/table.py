"""One table: its seats, its match, its log. Every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import halfpast
from halfpast.bots import USUAL_BOT
from halfpast.core.errors import HalfpastError, Refusal
from halfpast.match import Match
from halfpast.server.terms import CLOCKS, PACES, Terms, read_bot, read_name, read_terms
from halfpast.store import Store

GRACE = 20.0  # seconds that a seat may be away before a bot plays for it
MOST_OWNERS = 8  # devices a seat
PHRASES = ("hello", "well-played", "lucky", "oops", "thinking", "thanks", "again", "bye")
EMOTES = ("smile", "laugh", "wow", "cry", "clap", "clock")

Document = dict[str, Any]


class NotYours(HalfpastError):
    """What was asked is somebody else's to do."""


class Refused(Exception):
    """The rules refuse the move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Stale(Exception):
    """The table has moved on; the sender needs to see it first."""


def now() -> str:
    """The time as logs write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Table:
    """A table in memory, as the store has it."""

    def __init__(self, store: Store, name: str, document: Document, entries: list[Document] | None = None) -> None:
        self.store, self.id, self.document = store, name, document
        self.entries: list[Document] = []
        self.match: Match | None = None
        self.listeners: list[Callable[[], None]] = []
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.present: dict[int, int] = {}  # seat → sockets that are open for it
        self.covered: set[int] = set()  # seats that a bot plays for until they return
        self.turn_began = time.monotonic()
        self.reserve: dict[int, float] = {}
        if document["state"] != "lobby":
            self.match = self._deal()
            for entry in entries or []:
                self._play_again(entry)

    @classmethod
    async def create(cls, store: Store, terms: Terms, host: str, host_name: str, bots: list[str]) -> Table:
        """A new table, with its host in the first seat and bots where they are wanted."""
        seats = [open_seat() for _ in range(terms.seats)]
        seats[0] = {**open_seat(), "kind": "guest", "name": host_name, "owners": [host]}
        for number, level in enumerate(bots[: terms.seats - 1], 1):
            seats[number] = bot_seat(read_bot(level))
        document = {
            "terms": terms.document(),
            "created": now(),
            "host": host,
            "state": "lobby",
            "seed": secrets.token_hex(32),
            "seats": seats,
        }
        table = cls(store, secrets.token_urlsafe(8), document)
        await store.save_table(table.id, document)
        return table

    # What everyone may know of the table.

    @property
    def terms(self) -> Terms:
        """How it plays."""
        return read_terms(self.document["terms"])

    @property
    def state(self) -> str:
        """lobby, playing or over."""
        return str(self.document["state"])

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest has."""
        return [n for n, seat in enumerate(self.document["seats"]) if guest is not None and guest in seat["owners"]]

    def may_see(self, guest: str | None) -> bool:
        """Whether a guest may look on: who sits here always may, and in the lobby anybody with the link."""
        return self.state == "lobby" or bool(self.seats_of(guest)) or self.terms.spectators

    def public(self) -> Document:
        """The table without what only the server knows."""
        host_seats = self.seats_of(self.document["host"])
        return {
            "id": self.id,
            "terms": self.document["terms"],
            "state": self.state,
            "host": host_seats[0] if host_seats else None,
            "seats": [
                {
                    "kind": seat["kind"],
                    "name": seat["name"],
                    "bot": seat["bot"],
                    "here": seat["kind"] == "bot" or self.present.get(number, 0) > 0,
                    "covered": number in self.covered,
                }
                for number, seat in enumerate(self.document["seats"])
            ],
            "clock": self.clock(),
        }

    def clock(self) -> Document | None:
        """How long the seat to move has: seconds of this move, and of its reserve."""
        a_move, reserve = CLOCKS[self.terms.clock]
        seat = self.match.seat if self.match else None
        if not a_move or seat is None:
            return None
        used = time.monotonic() - self.turn_began
        left = self.reserve.get(seat, float(reserve))
        return {"seat": seat, "move": max(0.0, a_move - used), "reserve": max(0.0, left - max(0.0, used - a_move))}

    # The lobby.

    async def sit(self, guest: str, seat: int, name: object) -> None:
        """Sit down in an open seat, or one of a bot."""
        async with self.lock:
            place = self._seat(seat)
            if place["kind"] == "guest" and guest not in place["owners"]:
                raise NotYours("Somebody sits there already.")
            if self.state != "lobby" and place["kind"] != "guest":
                raise NotYours("The game has begun; this seat is a bot's.")
            await self._change(seat, {**place, "kind": "guest", "name": read_name(name), "owners": [guest]})

    async def recover(self, guest: str, seat: int) -> None:
        """The seat's own link was opened on another device."""
        async with self.lock:
            place = self._seat(seat)
            if guest not in place["owners"]:
                await self._change(seat, {**place, "owners": [*place["owners"], guest][-MOST_OWNERS:]})

    async def stand(self, guest: str, seat: int) -> None:
        """Leave a seat; in a game a bot takes it over."""
        async with self.lock:
            if seat not in self.seats_of(guest):
                raise NotYours("That seat is not yours.")
            place = self._seat(seat)
            left = open_seat() if self.state == "lobby" else {**bot_seat(USUAL_BOT), "name": place["name"]}
            await self._change(seat, {**left, "turn": place["turn"] + 1})

    async def arrange(self, guest: str, order: Document) -> None:
        """What only the host may do: bots, free seats, swaps, another host, other terms."""
        async with self.lock:
            if guest != self.document["host"]:
                raise NotYours("Only the host may do that.")
            match order.get("what"):
                case "bot":
                    await self._place(order, bot_seat(read_bot(order.get("level", USUAL_BOT))))
                case "free":
                    await self._place(order, open_seat())
                case "swap":
                    await self._swap(order)
                case "host":
                    await self._hand_over(order)
                case "terms":
                    await self._change_terms(order)
                case _:
                    raise HalfpastError("A host may ask for: bot, free, swap, host, terms.")

    async def _place(self, order: Document, new: Document) -> None:
        """Give a seat to a bot, or free it."""
        number = order.get("seat")
        place = self._seat(number)
        if self.state != "lobby" and new["kind"] != "bot":
            raise NotYours("In a game a seat can only be given to a bot.")
        if self.document["host"] in place["owners"] and self.seats_of(self.document["host"]) == [number]:
            raise NotYours("The host cannot be sent away; hand the table over first.")
        name = place["name"] if self.state != "lobby" and place["kind"] == "guest" else new["name"]
        await self._change(int(str(number)), {**new, "name": name, "turn": place["turn"] + 1})

    async def _swap(self, order: Document) -> None:
        """Two seats change places, before the game."""
        if self.state != "lobby":
            raise NotYours("The game has begun.")
        first, second = order.get("seat"), order.get("with")
        one, other = self._seat(first), self._seat(second)
        seats = list(self.document["seats"])
        seats[int(str(first))], seats[int(str(second))] = other, one
        await self._save({**self.document, "seats": seats})

    async def _hand_over(self, order: Document) -> None:
        """Make somebody else the host."""
        place = self._seat(order.get("seat"))
        if place["kind"] != "guest":
            raise NotYours("Only a person can be the host.")
        await self._save({**self.document, "host": place["owners"][0]})

    async def _change_terms(self, order: Document) -> None:
        """Other terms, before the game; fewer seats free the last ones."""
        if self.state != "lobby":
            raise NotYours("The game has begun.")
        terms = read_terms({**self.document["terms"], **order.get("terms", {})})
        seats = [*self.document["seats"], *(open_seat() for _ in range(terms.seats))][: terms.seats]
        if not any(self.document["host"] in seat["owners"] for seat in seats):
            raise NotYours("The host's own seat would be gone.")
        await self._save({**self.document, "terms": terms.document(), "seats": seats})

    async def start(self, guest: str) -> None:
        """Deal: bots take the seats that are still open."""
        async with self.lock:
            if guest != self.document["host"]:
                raise NotYours("Only the host may start.")
            if self.state != "lobby":
                raise Stale
            seats = [bot_seat(USUAL_BOT) if seat["kind"] == "open" else seat for seat in self.document["seats"]]
            document = {**self.document, "seats": seats, "state": "playing", "began": now()}
            await self.store.save_table(self.id, document)
            self.document = document
            self.match = self._deal()
            self.turn_began = time.monotonic()
            self._tell()

    # The game.

    async def play(self, seat: int, move: object, seq: object, author: str, key: str | None = None) -> int:
        """Make a move for a seat: checked, stored, then told. Returns the entry's number; a repeat gets the same."""
        async with self.lock:
            match = self._playing()
            if key is not None:
                for number, entry in enumerate(self.entries):
                    if entry.get("key") == key and entry.get("seat") == seat:
                        return number
            if seq != self.seq:
                raise Stale
            if match.seat != seat:
                raise NotYours("It is not that seat's turn.")
            refusal = match.refusal(move)  # type: ignore[arg-type]  # says so itself, if it is no text
            if refusal:
                raise Refused(refusal)
            trial = match.copy()
            trial.play(str(move), author=author)
            entry = {"seat": seat, "move": move, "author": author, "time": now()}
            if key is not None:
                entry["key"] = key
            document = {**self.document, "state": "over", "ended": now()} if trial.seat is None else None
            await self._append(entry, document)
            self._spend_time(seat)
            self.match = trial
            self._tell()
            return self.seq - 1

    async def undo(self, guest: str, seq: object) -> None:
        """Back to the guest's own last decision, where only bots play against it."""
        async with self.lock:
            match, mine = self._playing(), self.seats_of(guest)
            people = [n for n, seat in enumerate(self.document["seats"]) if seat["kind"] == "guest"]
            if not self.terms.helps or not mine or any(seat not in mine for seat in people):
                raise NotYours("Moves are taken back only against bots, where the table was set up so.")
            if seq != self.seq:
                raise Stale
            trial, back = match.copy(), 0
            while back == 0 or trial.seat not in mine:
                trial.undo()  # HalfpastError at the beginning
                back += 1
            await self._append({"undo": back, "time": now()})
            self.match = trial
            self._tell()

    def preview(self, seat: int, move: object) -> Document:
        """Why a move is refused, or what a lay would do: the bid it makes, whom it catches, whether it is the last."""
        match = self._playing()
        if match.seat != seat:
            raise NotYours("It is not that seat's turn.")
        refusal = match.refusal(move)  # type: ignore[arg-type]  # says so itself, if it is no text
        if refusal:
            return {"refusal": refusal_document(refusal), "does": {}}
        does: Document = {}
        if not str(move).startswith("blind"):  # nobody may know what a blind card does
            for event in match.copy().play(str(move)):
                if event["type"] in ("bid", "caught"):
                    does[event["type"]] = event[event["type"]]
                if event["type"] in ("finished", "last-chance"):
                    does["finishes"] = True
        return {"refusal": None, "does": does}

    def hint(self, seat: int) -> halfpast.Advice:
        """What an experienced player would do."""
        if not self.terms.helps:
            raise NotYours("This table plays without hints.")
        match = self._playing()
        return halfpast.bot(USUAL_BOT, seed=seat).advise(match.view(seat))[0]

    # Who moves when nobody does.

    async def drive(self) -> None:
        """Move for bots, and for seats that are away or out of time, as long as the game lasts."""
        while self.match is not None and self.match.seat is not None:
            self.changed.clear()
            seat, seq = self.match.seat, self.seq
            try:
                await asyncio.wait_for(self.changed.wait(), self.patience(seat))
            except TimeoutError:
                await self._play_for(seat, seq)

    def patience(self, seat: int) -> float | None:
        """How many seconds until somebody else moves for a seat; None: as long as it takes."""
        place, pace = self.document["seats"][seat], PACES[self.terms.pace]
        if place["kind"] == "bot" or seat in self.covered:
            return pace
        used = time.monotonic() - self.turn_began
        if clock := self.clock():
            return float(clock["move"] + clock["reserve"])
        if self.present.get(seat, 0) or self.terms.absent != "bot":
            return None
        return max(pace, GRACE - used)

    async def _play_for(self, seat: int, seq: int) -> None:
        """A bot's move; of a seat that is away, until it returns."""
        match = self._playing()
        place = self.document["seats"][seat]
        if place["kind"] != "bot":
            self.covered.add(seat)
        level = place["bot"] or USUAL_BOT
        bot = halfpast.bot(level, seed=int(self.document["seed"][:12], 16) + seat)
        move = await asyncio.to_thread(bot.choose, match.view(seat))
        try:
            await self.play(seat, move, seq, author=level)
        except Stale:
            return

    def come(self, seat: int) -> None:
        """A socket of a seat has opened: its person is back."""
        self.present[seat] = self.present.get(seat, 0) + 1
        if seat in self.covered:
            self.covered.discard(seat)
            self.turn_began = time.monotonic()
        self._tell()

    def go(self, seat: int) -> None:
        """A socket of a seat has closed."""
        self.present[seat] = max(0, self.present.get(seat, 0) - 1)
        self._tell()

    # Inside.

    def _playing(self) -> Match:
        if self.match is None:
            raise NotYours("The game has not begun.")
        return self.match

    def _seat(self, number: object) -> Document:
        seats: list[Document] = self.document["seats"]
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(seats):
            raise HalfpastError(f"Seats go from 0 to {len(seats) - 1}.")
        return seats[number]

    def _deal(self) -> Match:
        terms = self.terms
        return halfpast.new(
            terms.game, terms.edition, terms.seats, terms.games, seed=bytes.fromhex(self.document["seed"])
        )

    def _play_again(self, entry: Document) -> None:
        """An entry of the log, after a restart."""
        match = self._playing()
        if "undo" in entry:
            for _ in range(entry["undo"]):
                match.undo()
        else:
            match.play(entry["move"], author=entry["author"])
        self.entries.append(entry)

    def _spend_time(self, seat: int) -> None:
        """What a move took beyond its own seconds comes from the reserve."""
        clock = self.clock()
        if clock:
            self.reserve[seat] = clock["reserve"]
        self.turn_began = time.monotonic()

    async def _append(self, entry: Document, document: Document | None = None) -> None:
        await self.store.append(self.id, self.seq, entry, document)
        self.entries.append(entry)
        self.document = document or self.document

    async def _change(self, seat: int, place: Document) -> None:
        seats = list(self.document["seats"])
        seats[seat] = place
        await self._save({**self.document, "seats": seats})

    async def _save(self, document: Document) -> None:
        await self.store.save_table(self.id, document)
        self.document = document
        self._tell()

    def _tell(self) -> None:
        """Wake whoever waits: the driver, and every socket."""
        self.changed.set()
        for listener in list(self.listeners):
            listener()


def refusal_document(refusal: Refusal) -> Document:
    """A refusal as the page reads it."""
    return {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}


def open_seat() -> Document:
    """A seat that anybody may take."""
    return {"kind": "open", "name": "", "bot": None, "owners": [], "turn": 0}


def bot_seat(level: str) -> Document:
    """A seat of a bot; the page gives it a name in the reader's language."""
    return {"kind": "bot", "name": "", "bot": level, "owners": [], "turn": 0}
