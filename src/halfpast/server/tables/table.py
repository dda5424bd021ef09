"""One table: its seats, its match, its log. Every change is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from halfpast.bots import Bot
from halfpast.core.errors import IllegalMove
from halfpast.match import Match
from halfpast.server.tables import again, fair, invitations, pause, seats, turns
from halfpast.server.tables.clock import Calendar, Clock
from halfpast.server.tables.documents import begun, now
from halfpast.server.tables.errors import NotYours, Refused, Stale
from halfpast.server.tables.facts import Facts
from halfpast.server.tables.fan import Fan
from halfpast.server.tables.log import Log
from halfpast.server.tables.presence import Presence
from halfpast.server.tables.record import is_known, outcome
from halfpast.server.tables.talk import Talk
from halfpast.server.tables.terms import Terms
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document, NotWritten, Store, patiently

MOST_WATCHING = 100  # open pages of those without a seat
CLAIM_AFTER = 60.0  # seconds without the host until somebody else may stand in
SENT_AWAY = 60.0  # seconds until somebody whom the host sent away may sit down again
FREE_UNDOS = 100  # at a table, plus one for every two moves that stand: otherwise a log could grow without end
LEFT_AGAIN = 600.0  # seconds by which the stored time of the last look may be off
MOST_NEWS = 60  # events told to somebody who has not looked for long


@dataclass(slots=True)
class Traces:
    """What is not stored but outlives a table's stay in memory; a restart of the server forgets it."""

    turn: int | None
    talk: Talk | None
    clock: Clock | None
    host_away: float | None
    sent_away: dict[str, float]

    def forget(self, guest: str) -> None:
        """Leave no trace of a guest."""
        self.sent_away.pop(guest, None)
        if self.talk:
            self.talk.forget({guest})


class Table:
    """A table in memory, as the store has it; its match is there as long as somebody is."""

    def __init__(self, store: Store, name: str, document: Document) -> None:
        self.store, self.id = store, name
        self.near: str | None = near_of(document)  # a hash of the address from which a match was last asked for
        self.clock = Clock(Terms.of(document["terms"]).clock)
        self._sandglass = pause.Sandglass()
        self.turn: int | None = None  # who must decide, as far as is known without the match
        self._set_document(document)
        self.log = Log(store, name)
        self.presence, self.talk, self._facts = Presence(), Talk(), Facts()
        self.listeners: list[Callable[[Table], None]] = []  # told of every change; pages are told by `pages`
        self.pages = Fan()
        self.bots: dict[int, Bot] = {}  # that have played for a seat (driver.py)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.version = 0  # counts how often something was told
        self.is_gone = False  # removed for good: what comes too late must not bring it back
        self._sent_away: dict[str, float] = {}

    # State.

    @property
    def match(self) -> Match | None:
        """The match, while it is in memory."""
        return self.log.match

    @property
    def state(self) -> str:
        """lobby, playing or over."""
        return str(self.document["state"])

    @property
    def is_closed(self) -> bool:
        """Whether the host of the server has closed it (steward.py): nobody sees it, and nothing moves."""
        return "closed" in self.document

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return self.log.told.count

    @property
    def rests(self) -> bool:
        """Whether nobody is here for whom the game should go on; if only bots sit here, spectators count.

        At a table without a hurry bots move no matter who is here, and it rests while it waits for a person.
        """
        if self.is_closed:
            return True
        if not seats.people(self.document):
            return not self.presence.guests
        if self.presence.has_people(self.document):
            return False
        return not (self.terms.by_turns and turns.needs_bot(self.document))

    @property
    def waits(self) -> list[int]:
        """In a pause: the seats of those who are reading the score and have not asked for the next game."""
        return self._waits(self.document)

    def _waits(self, table: Document) -> list[int]:
        if "pause" not in table:
            return []
        ready, blinks = table["pause"]["ready"], self._blinks()
        here = [seat for seat in seats.people(table) if seat not in self.presence.away or seat in blinks]
        return [seat for seat in here if seat not in ready and seat not in self.presence.covered]

    def _blinks(self) -> dict[int, float]:
        """The seats whose page has just gone but may be reloading: for how many more seconds they count."""
        left = {seat: pause.BLINK - self.presence.since(gone) for seat, gone in self.presence.away.items()}
        return {seat: seconds for seat, seconds in left.items() if seconds > 0}

    @property
    def pause_left(self) -> float | None:
        """Seconds until the pause is over if nobody does anything; None if there is none."""
        if "pause" not in self.document:
            return None
        blinks, left = self._blinks(), self._sandglass.left(self.document)
        return min(left, max((blinks.get(seat, left) for seat in self.waits), default=0.0))

    def _is_waited_for(self, seat: int, blinks: dict[int, float]) -> bool:
        """Whether a seat's person is here, or was a moment ago; turn by turn, everybody is waited for."""
        return self.terms.by_turns or seat not in self.presence.away or seat in blinks

    @property
    def coming(self) -> list[int]:
        """After the match: the seats of those who want another game, and are here to play it."""
        blinks = self._blinks()
        return [seat for seat in again.agreed(self.document) if self._is_waited_for(seat, blinks)]

    @property
    def asks_again(self) -> Document | None:
        """Who wants another game, who is still waited for, and for how long; None if nobody has asked."""
        if not (wanting := again.agreed(self.document)):
            return None
        blinks = self._blinks()
        bots = [number for number, seat in enumerate(self.document["seats"]) if seat["kind"] == "bot"]
        waits = [seat for seat in again.missing(self.document) if self._is_waited_for(seat, blinks)]
        left = min(again.left(self.document), max((blinks.get(seat, again.LONGEST) for seat in waits), default=0.0))
        left = again.left(self.document) if self.terms.by_turns else left
        return {"agreed": [*wanting, *bots], "waits": waits, "left": left}

    @property
    def is_due_again(self) -> bool:
        """Whether those who want another game need not wait any longer."""
        asked = self.asks_again
        return bool(asked and self.coming and (not asked["waits"] or asked["left"] <= 0))

    @property
    def is_in_use(self) -> bool:
        """Whether somebody is here, if only to watch, or something is being changed."""
        return bool(self.presence.guests) or self.lock.locked()

    @property
    def facts(self) -> Document | None:
        """What decided the last game or round; None before one is over."""
        return self._facts.of(self.match, self.log.told.undos) if self.match else None

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest has."""
        return seats.seats_of(self.document, guest)

    def own_seat(self, guest: str, seat: object) -> int:
        """One of the guest's own seats."""
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in self.seats_of(guest):
            raise NotYours("That seat is not yours.")
        return seat

    def is_host(self, guest: str | None) -> bool:
        """Whether a guest is the host."""
        return seats.is_host(self.document, guest)

    def belongs(self, guest: str | None) -> bool:
        """Whether a guest has a seat here, may have one, or is the host, if only when they return."""
        sits = bool(self.seats_of(guest) or seats.kept_for(self.document, guest))
        return sits or self.is_host(guest) or seats.has_made(self.document, guest)

    def may_see(self, guest: str | None) -> bool:
        """Whether a guest may watch: those who sit here always may, and in the lobby anybody with the link."""
        return not self.is_closed and (self.belongs(guest) or self.state == "lobby" or self.terms.spectators)

    def has_room_for(self, guest: str) -> bool:
        """Whether one more page may be open here; spectators never keep out those whose table it is."""
        watching = sum(sockets for one, sockets in self.presence.guests.items() if not self.belongs(one))
        return self.belongs(guest) or watching < MOST_WATCHING

    def public(self) -> Document:
        """The table without what only the server may know."""
        host_seats, turn = self.seats_of(seats.hosting(self.document)), self.match.seat if self.match else None
        stands_still = turn is None or "pause" in self.document or (self.rests and not self.terms.by_turns)
        return {
            "id": self.id,
            "terms": self.document["terms"],
            "state": self.state,
            "host": host_seats[0] if host_seats else None,
            "seats": [self._public_seat(number, seat) for number, seat in enumerate(self.document["seats"])],
            "clock": None if stands_still or turn is None else self.clock.document(turn),  # spectators count along
            "next": self.document.get("next"),
            "again": self.asks_again if self.state == "over" else None,
        }

    def _public_seat(self, number: int, seat: Document) -> Document:
        here = seat["kind"] == "bot" or self.presence.is_here(seat)
        shown = {key: seat[key] for key in ("kind", "name", "bot")}
        more = {key: seat[key] for key in ("face", "gone") if seat.get(key)}
        return {**shown, "here": here, "covered": number in self.presence.covered, **more}

    # Who is here.

    async def arrive(self, guest: str) -> None:
        """A socket has opened: somebody looks, so the match must be there."""
        self.presence.come(guest, self.document)
        try:
            await self.load()
        except BaseException:
            self.presence.go(guest, self.document)
            raise
        if seats.has_made(self.document, guest):
            with contextlib.suppress(NotWritten):  # from then on others may claim it
                await self._change(seats.given_back)
        for seat in self.seats_of(guest):
            self.presence.covered.pop(seat, None)
        self.tell()

    def leave(self, guest: str) -> None:
        """A socket has closed."""
        self.presence.go(guest, self.document)
        self.tell()

    def back(self, seat: int) -> None:
        """The person of a seat does something there: no bot plays for it any more."""
        if self.presence.covered.pop(seat, None) is not None:
            self.tell()

    async def load(self) -> None:
        """Have the match in memory, and remember on which day somebody looked last."""
        async with self.lock:
            if self.state != "lobby" and self.match is None:
                await self.log.load(self.document["dealt"])
                self._follow()
            if self.state == "playing" and self.match and self.match.seat is None:  # the log is what counts
                how = outcome(self.match, self.match.log()["moves"])
                await self._save(_over(self.document, how))
            if self.presence.guests:
                await self._looked_at()

    async def _looked_at(self) -> None:
        """Remember the day; if the table was over before there were fair deals, make a key for the next match."""
        today = self.document["seen"][:10] == now()[:10]
        looked = self.document if today else {**self.document, "seen": now()}
        looked = fair.prepared(looked) if self.state == "over" else looked
        if looked is not self.document:
            with contextlib.suppress(NotWritten):
                await self._save(looked)

    async def ended_so(self, how: Document) -> None:
        """Store who won and who did what, worked out later because the match ended before this was recorded."""
        await self._change(lambda table: table if is_known(table) else {**table, **how})

    async def heard(self, guest: str) -> None:
        """Note that a guest has seen all that has happened; at a table without a hurry it is remembered."""
        async with self.lock:
            document = turns.with_heard(self.document, self.seats_of(guest))
            if document is not self.document:
                with contextlib.suppress(NotWritten):
                    await self._store({self.id: document})
                    self._set_document(document)

    def has_news(self, guest: str) -> tuple[int | None, int, int] | None:
        """At a table without a hurry: through whose eyes, and which events (after, up to) a guest has not seen."""
        mine, turn = self.seats_of(guest), self.document.get("turn")
        if not mine or not turn or (heard := turns.heard_by(self.document, mine)) >= turn["happened"]:
            return None
        return mine[0] if len(mine) == 1 else None, heard, turn["happened"]

    async def news(self, eyes: int | None, heard: int) -> Document:
        """What has happened since, only the newest of it."""
        await self.load()
        assert self.match is not None
        return {"eyes": eyes, **newest(self.match, eyes, heard)}

    async def remember_leaving(self) -> None:
        """The last one has left: how long nobody has looked matters if room is needed, and for the table's age."""
        last = datetime.fromisoformat(str(self.document.get("seen", self.document["created"])))
        if self.presence.guests or self.state == "over" or (wall_clock.now() - last).total_seconds() < LEFT_AGAIN:
            return
        with contextlib.suppress(NotWritten):
            await self._change(lambda table: {**table, "seen": now()})

    def traces(self) -> Traces | None:
        """What must not be lost when the table leaves memory; None if nothing."""
        talk = self.talk if self.talk.count else None
        clock = self.clock if self.clock.move and not self.terms.by_turns and self.state == "playing" else None
        turn = self.turn if self.state == "playing" else None
        if self.state == "over" and talk is None:
            return None
        return Traces(turn, talk, clock, self.presence.host_away, self._sent_away)

    def resume(self, traces: Traces) -> None:
        """The table is in memory again, as it was."""
        self.turn = self.turn if traces.turn is None else traces.turn
        self.talk, self.clock = traces.talk or self.talk, traces.clock or self.clock
        self.presence.host_away, self._sent_away = traces.host_away, traces.sent_away

    def forget_guest(self, guest: str) -> None:
        """Forget that a guest was ever here."""
        self._sent_away.pop(guest, None)
        self.talk.forget({guest})

    def forget(self) -> None:
        """Free the memory of the match, if nobody is here and nobody is working with it."""
        if not self.is_in_use:
            self.log.forget()

    # Seats and host.

    async def sit(self, guest: str, seat: object, name: object, face: object = None) -> None:
        """Sit down, or take another name or face."""
        sent_away = self._sent_away.get(guest)
        if sent_away is not None and self.presence.since(sent_away) < SENT_AWAY and not self.seats_of(guest):
            raise NotYours("The host has just freed your seat: wait a minute.")
        await self._change(lambda table: seats.sit(table, guest, seat, name, face))

    async def choose(self, guest: str, name: str, seat: object, value: object) -> None:
        """Choose what the game sets for one's own seat, or as host for any."""
        await self._change(lambda table: seats.choose(table, guest, name, seat, value))

    async def invite(self, guest: str, to: list[str]) -> None:
        """Ask somebody to sit down here."""
        await self._change(lambda table: invitations.invited(table, guest, to))

    async def decline(self, guest: str) -> None:
        """Say no to an invitation, or to a place that a bot keeps."""
        await self._change(lambda table: seats.not_kept(invitations.refused(table, guest), guest))

    async def recover(self, guest: str, sitting: str) -> int | None:
        """A seat's own link was opened on another device. Which seat it is; None if its person has just left it."""
        await self._change(lambda table: seats.recover(table, guest, sitting))
        return seats.where(self.document, sitting)

    async def stand(self, guest: str, seat: object, for_good: bool = False) -> None:
        """Leave a seat. In a game it is kept: if the terms say so, a bot plays for it until its person is back.

        A game against bots alone waits. Leaving for good gives the seat to a bot.
        """
        number = self.own_seat(guest, seat)
        if self.state != "playing" or for_good:
            await self._change(lambda table: seats.stand(table, guest, number, self.presence.guests))
            return
        if any(owner != guest and owner in self.presence.guests for owner in self.document["seats"][number]["owners"]):
            return  # its person is still here, on another device
        if self.terms.by_turns:
            return  # they will come back when it is their turn
        await self._change(lambda table: seats.go_out(table, guest, self.presence.guests))
        if self.terms.absent == "bot" and seats.people(self.document) != self.seats_of(guest):
            self.presence.cover(number)
            self.tell()

    async def arrange(self, guest: str, order: Document) -> None:
        """What only the host may do: bots, free seats, swaps, another host, other terms.

        In a game, a bot put in for somebody who is away plays until they are back; a freed seat is lost.
        """
        if self.is_host(guest) and order.get("what") == "bot" and self._waits_for(order.get("seat")):
            self.presence.cover(order["seat"])
            self.tell()
            return
        before = self.people()
        await self._change(lambda table: seats.arrange(table, guest, order))
        self._sent_away.update(dict.fromkeys(before - self.people(), self.presence.now()))

    def _waits_for(self, seat: object) -> bool:
        """Whether the game goes on without somebody who sits there."""
        seats.seat_at(self.document, seat)
        return self.state == "playing" and seat in self.presence.away and not self.terms.by_turns

    async def claim(self, guest: str) -> None:
        """Become host while the real one has been away for long; the table's owner becomes host at once."""

        def change(table: Document) -> Document:
            if seats.is_host(table, guest):
                return table
            if seats.has_made(table, guest):
                return seats.given_back(table)
            if not seats.seats_of(table, guest):
                raise NotYours("Only somebody who sits here can be the host.")
            if self.claim_in(guest) != 0:
                raise NotYours("The host is still here, or was a moment ago.")
            return seats.led_by(table, guest)

        await self._change(change)

    def claim_in(self, guest: str) -> float | None:
        """In how many seconds a guest may become the host; None if not as things stand."""
        gone = self.presence.host_away
        may_be_away = self.terms.by_turns and self.state == "playing"
        if "deputy" in self.document and seats.has_made(self.document, guest):
            return 0.0
        if gone is None or may_be_away or self.is_host(guest) or not self.seats_of(guest):
            return None
        return max(0.0, CLAIM_AFTER - self.presence.since(gone))

    async def add_salt(self, guest: str, seat: object, salt: object, commitment: object) -> None:
        """Add what somebody's browser contributes to the deal whose key has this commitment."""
        number = self.own_seat(guest, seat)
        await self._change(lambda table: fair.with_salt(table, number, salt, commitment))

    async def start(self, guest: str, salts: Mapping[int, object] | None = None, commitment: object = None) -> None:
        """Deal the cards, perhaps with what the host's browser adds for its own seats."""

        def change(table: Document) -> Document:
            if not seats.is_host(table, guest):
                raise NotYours("Only the host may start.")
            if table["state"] == "over":
                raise Stale
            if table["state"] != "lobby":
                return table  # asked twice: it is done already
            for seat, salt in (salts or {}).items():
                table = fair.with_salt(table, self.own_seat(guest, seat), salt, commitment)
            return begun(table)

        await self._change(change)

    def people(self) -> set[str]:
        """The guests who have a seat here."""
        return {owner for seat in self.document["seats"] for owner in seat["owners"]}

    async def have_closed(self, closed: str | None) -> None:
        """Note when the host of the server closed it, or that it is open again."""

        def change(table: Document) -> Document:
            rest = {key: value for key, value in table.items() if key != "closed"}
            return {**rest, "closed": closed} if closed else {**rest, "restored": now()}

        await self._change(change)

    async def change_links(self, change: Callable[[Document], Document]) -> None:
        """Links are given out or taken back: links.py."""
        await self._change(change)

    async def rename(self, old: str, new: str) -> None:
        """Hand over what was a guest's here to an account."""
        await self._change(lambda table: seats.renamed(table, old, new))
        self.talk.rename(old, new)

    async def without(self, guest: str) -> bool:
        """Forget a guest; False if nobody else sat here, so that the table can go."""
        async with self.lock:
            changed = seats.forgotten(self.document, guest, self.presence.guests)
            if changed is None:
                return False
            self._sent_away.pop(guest, None)
            both = zip(self.document["seats"], changed["seats"], strict=True)
            self.talk.forget({one for before, after in both if before is not after for one in before["owners"]})
            if changed is not self.document:
                await self._save(changed)
        return True

    async def wish_again(self, wanting: list[int], near: str | None = None) -> None:
        """Note that some want another game; `near` says from where. The caller holds the lock."""
        self.near = near or self.near
        changed = again.wished(self.document, wanting, self.near)
        if changed is not self.document:
            await self._save(changed)

    async def no_more_wishes(self) -> None:
        """Nobody wants another game any more."""
        await self._change(lambda table: {key: value for key, value in table.items() if key != "again"})

    async def followed_by(self, table: Table) -> None:
        """Note that another table follows this one: both are stored, or neither. The caller holds the lock."""
        document = fair.prepared_anew(again.without_near({**self.document, "next": table.id}))
        await self._store({table.id: table.document, self.id: document})
        self._set_document(document)

    async def remove(self, why: str | None = None) -> None:
        """Remove it from the store, or put it into the bin if a reason is given, once nothing is under way any more.

        NotWritten: it stays as it was.
        """
        async with self.lock:
            if why is None:
                await patiently(lambda: self.store.remove_table(self.id))
            else:
                await patiently(lambda: self.store.put_in_bin("table", self.id, why, now()))
            self.is_gone = True

    # The game.

    async def play(self, seat: int, move: object, seq: object, author: str, key: str | None = None) -> int:
        """Make a move for a seat: checked, stored, then told. Returns the entry's number; a repeat gets the same."""
        async with self.lock:
            known = self.log.find(seat, key, move)
            if known is not None:
                return known
            self.playing()
            if seq != self.seq:
                raise Stale
            after = self.deciding(seat).copy()
            try:
                after.play(move, author=author)  # type: ignore[arg-type]  # says so itself, if it is no text
            except IllegalMove as error:
                raise Refused(error.refusal) from error
            entry = {"seat": seat, "move": move, "author": author, "time": now()}
            if key is not None:
                entry["key"] = key
            if self.clock.reserve and self.document["seats"][seat]["kind"] == "guest":
                entry["reserve"] = self.clock.after_move(seat)
            await self._append(entry, after)
            return self.seq - 1

    async def undo(self, guest: str, seq: object, key: str | None = None) -> None:
        """Go back to the guest's own last decision, if they play only against bots."""
        async with self.lock:
            mine = self.seats_of(guest)
            if any(self.log.find(seat, key, None) is not None for seat in mine):
                return
            if not self.terms.helps or not mine or seats.people(self.document) != mine:
                raise NotYours("Moves are taken back only against bots, where the table was set up so.")
            after, back = self.playing().copy(), 0
            if seq != self.seq:
                raise Stale
            if self.log.told.undos >= FREE_UNDOS + after.moves // 2:
                raise NotYours("Too many moves have been taken back here: play on, and there will be more.")
            while back == 0 or after.seat not in mine:
                after.undo()  # HalfpastError at the beginning
                back += 1
            entry = {"undo": back, "seat": after.seat, "time": now()}
            await self._append(entry if key is None else {**entry, "key": key}, after)

    async def ready(self, guest: str) -> None:
        """A guest has read the score and asks for the next game; when the last one does, the pause is over."""

        def change(table: Document) -> Document:
            changed = pause.with_ready(table, seats.seats_of(table, guest))
            return changed if self._waits(changed) else pause.ended(changed)

        await self._change(change)

    async def go_on(self) -> None:
        """The pause is over."""
        await self._change(pause.ended)

    async def mend_pause(self) -> None:
        """Correct the pause, because the calendar may have been set during it."""
        await self._change(self._sandglass.mended)

    def playing(self) -> Match:
        """The match, while it is being played."""
        if self.match is None or self.state != "playing":
            raise NotYours("No game is being played here.")
        return self.match

    def deciding(self, seat: int) -> Match:
        """The match, while it waits for this seat."""
        match = self.playing()
        if match.seat != seat:
            raise NotYours("It is not that seat's turn.")
        return match

    # Inside.

    async def _append(self, entry: Document, after: Match) -> None:
        """Store an entry of the log and tell everyone; after the last one the table is over."""
        self._refuse_gone()
        first = self.seq
        document = self._after(entry, after)
        try:
            await self.log.append(entry, after, None if document is self.document else document)
        except Stale:  # the store knew more than we did
            document = self.document  # ours is wrong, whether or not the store tells the right one
            document = await self.store.table(self.id)
            raise
        finally:
            if self.seq > first:
                self._set_document(document)
                self._follow()
                self.clock.next_turn()
                self.tell(at_once=True)

    def _after(self, entry: Document, match: Match) -> Document:
        """The document after an entry of the log: the same one, if nothing in it changes."""
        document = self.document
        if match.seat is None:
            how = outcome(match, match.log()["moves"])
            document = _over(document, how)
        if entry.get("author") == "guest" and document.get("played") is False:
            document = {**document, "played": True}
        if not self.terms.by_turns:
            return self._paused(document, entry, match)
        stood_in = entry.get("author") != "guest" and document["seats"][entry["seat"]]["kind"] == "guest"
        document = turns.with_turn(document, match, now(), stood_in)
        return turns.with_heard(document, [seat for guest in self.presence.looking for seat in self.seats_of(guest)])

    def _paused(self, document: Document, entry: Document, match: Match) -> Document:
        """Add a pause if this entry ended a game that somebody saw; a move during one means they have read enough."""
        assert self.match is not None
        if "undo" in entry:
            return pause.ended(document)
        if pause.is_due(match, self.match.happened):
            document = pause.begun(document)
        elif entry.get("author") == "guest":
            document = pause.with_ready(document, pause.beside(document, entry["seat"]))
        return document if self._waits(document) and self._sandglass.left(document) else pause.ended(document)

    def _follow(self) -> None:
        """Take over what the log says about the turn and the reserves."""
        self.turn = self.match.seat if self.match else None
        for seat, left in self.log.told.reserve.items():
            self.clock.set_reserve(seat, left)

    def _set_document(self, document: Document) -> None:
        self.document, self.terms = document, Terms.of(document["terms"])
        if document.get("turn"):
            self.turn = document["turn"]["seat"]
            self.clock = Calendar(self.terms.clock, turns.began(document))

    async def _change(self, change: Callable[[Document], Document]) -> None:
        async with self.lock:
            changed = change(self.document)
            if changed is not self.document:
                await self._save(changed)

    def _refuse_gone(self) -> None:
        if self.is_gone:
            raise NotWritten("This table is gone.")

    async def _store(self, documents: Document) -> None:
        """Store this document, perhaps with another table's."""
        self._refuse_gone()
        await patiently(lambda: self.store.save_tables(documents))

    async def _save(self, document: Document) -> None:
        """Store another document, then take it over; if it is the first of a game, the match too."""
        await self._store({self.id: document})
        begins = self.state == "lobby" and document["state"] == "playing"
        if begins:
            self.clock = Clock(Terms.of(document["terms"]).clock)
        self._set_document(document)
        if begins:
            self.log.begin(document["dealt"])
            self._follow()
        self.tell(at_once=begins)

    def tell(self, at_once: bool = False) -> None:
        """Wake everyone waiting, driver and pages; anything but a move may be told together with what follows it."""
        self.presence.look(self.document)
        self.clock.run(not self.rests and "pause" not in self.document)
        self.version += 1
        self.wake(at_once)

    def wake(self, at_once: bool = False) -> None:
        """Make everybody check whether there is something new."""
        self.changed.set()
        for listener in list(self.listeners):
            listener(self)
        self.pages.tell(at_once)


def near_of(table: Document) -> str | None:
    """The hash of the address from which a table was made, or the match after it was asked for."""
    found: str | None = table.get("near") or (table.get("again") or {}).get("near")
    return found


def _over(table: Document, how: Document) -> Document:
    """The table once its match is over: where it was made from is no longer needed."""
    rest = {key: value for key, value in table.items() if key != "near"}
    return fair.prepared({**rest, "state": "over", "ended": now(), **how})


def newest(match: Match, eyes: int | None, heard: int) -> Document:
    """The events after those already heard; if there are too many, the last ones, from the beginning of a move."""
    first = max(heard, match.happened - MOST_NEWS)
    events = match.events(eyes, first)
    if first > heard:
        events = [event for event in events if event["move"] > events[0]["move"]] or events
    return {"events": events, "more": first > heard}
