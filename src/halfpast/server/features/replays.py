"""Replays: a match watched again, move by move, through anybody's eyes or with all cards open.

The page knows no rules, so every step is worked out here, from the log. A few matches are kept in memory, since anyone
watching one asks for it part by part; nothing is stored.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import halfpast
from halfpast.bots import BOTS
from halfpast.core.errors import HalfpastError, InvalidLog, shown
from halfpast.core.names import read_name
from halfpast.match import Match
from halfpast.server.guard.desk import Desk
from halfpast.server.guard.work import TooMuch
from halfpast.server.tables.errors import Full
from halfpast.server.tables.facts import facts_of
from halfpast.server.tables.log import play_entry
from halfpast.server.tables.questions import all_drawn
from halfpast.server.tables.stand_in import place_of, stand_in
from halfpast.server.tables.table import Table
from halfpast.store import Document
from halfpast.verify import Verdict, verify

LARGEST_LOG = 1_000_000  # bytes: a long match has a tenth of it
MOST_ENTRIES = 10_000  # of a log that somebody opens
MOST_KEPT = 16  # matches
MOST_WAITING = 24  # requests that wait for a part of one
MOST_WAITING_AN_ADDRESS = 8
MOST_FRAMES = 100  # at a time
TABLE = "table"  # how a table's key begins; a log's key is its check, sixteen bytes in hex
T = TypeVar("T")


class Replay:
    """One match, to be watched again."""

    def __init__(self, match: Match) -> None:
        self.match = match
        deals = {event["move"] for event in match.events(None) if event["type"] == "dealt"}
        self.chapters = sorted({0, *deals})  # the moves after which a game, or a round, begins

    def about(self) -> Document:
        """How long it is, and where its games or rounds begin."""
        return {"moves": self.match.moves, "chapters": self.chapters, **all_drawn(self.match)}

    @property
    def file_name(self) -> str:
        """What its log is called on somebody's disk: the game, and when it was played."""
        times = [entry["time"] for entry in self.match.log()["moves"] if "time" in entry]
        return f"halfpast-{self.match.game.name}{f'-{times[0][:10]}' if times else ''}.json"

    def frames(self, eyes: object, start: object = None, count: object = None) -> list[Document]:
        """The match after each of this many moves, from this one on, with what happened in that move.

        Eyes: a seat's number, `spectator`, or `all`: the whole truth.
        """
        first = read_number(start, "from", 0, self.match.moves)
        last = min(first + read_number(count, "count", MOST_FRAMES, MOST_FRAMES), self.match.moves + 1) - 1
        seat = None if eyes in ("all", "spectator") else read_number(eyes, "eyes", None, self.match.seats - 1)
        since = self.match.at(first - 1).happened if first else 0
        frames = []
        for move in range(first, last + 1):
            now = self.match.at(move)
            frames.append(self._frame(now, seat, since) | (all_open(now, since) if eyes == "all" else {}))
            since = now.happened
        return frames

    def _frame(self, now: Match, seat: int | None, since: int) -> Document:
        move = now.moves
        frame = {"move": move, **now.frame(seat, since)}
        if move in self.chapters or move == self.match.moves:
            frame |= {"ended": now.ended(), "result": now.result(), "facts": facts_of(now)}
        return frame


def all_open(match: Match, since: int) -> Document:
    """The position, and what happened with every card that at least one seat saw."""
    seen = [match.events(seat, since) for seat in range(match.seats)]
    events = match.events(None, since)
    for at, event in enumerate(events):
        for number, carry in enumerate(event.get("cards", ())):
            if isinstance(carry["seen_by"], int):
                carry["cards"] = seen[carry["seen_by"]][at]["cards"][number]["cards"]
    return {"position": match.position(), "events": events}


def read_number(text: object, what: str, usual: int | None, most: int) -> int:
    """A number in an address."""
    if text is None and usual is not None:
        return usual
    if not isinstance(text, str) or not (text.isascii() and text.isdecimal()) or len(text) > 6 or int(text) > most:
        raise HalfpastError(f"{what} is a whole number up to {most}, not {shown(text)}.")
    return int(text)


class Replays:
    """The matches that somebody is watching again; they are worked on one after the other, beside the tables."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._desk = Desk(MOST_WAITING, MOST_WAITING_AN_ADDRESS)

    def close(self) -> None:
        """Stop working."""
        self._desk.close()

    async def work(self, address: str, do: Callable[[], T]) -> T:
        """Work something out, the addresses taking turns; Full if too many are waiting already."""
        try:
            return await self._desk.ask(address, do)
        except TooMuch:
            raise Full("Too many people are opening replays: wait a moment.") from None

    async def of_table(self, address: str, table: Table) -> Replay:
        """The match of a table that is over."""
        key = f"{TABLE} {table.id} {[seat['name'] for seat in table.document['seats']]}"  # a name may be withdrawn
        if key not in self._kept:
            document, entries = table.document, await table.store.entries(table.id)
            self._keep(key, await self.work(address, lambda: Replay(played_again(document, entries))))
        return self._find(key)

    async def of_log(self, address: str, log: Document) -> Replay:
        """The match of a log that somebody has; InvalidLog says what is wrong with it."""
        _refuse_long(log)
        replay = await self.work(address, lambda: Replay(halfpast.replay(log)))
        self._keep(log["check"], replay)
        return replay

    async def verdict(self, address: str, log: Document) -> Verdict:
        """Whether the deals of a log that somebody has are fair; InvalidLog if it is not a log."""
        _refuse_long(log)
        return await self.work(address, lambda: verify(log))

    def of_check(self, check: str) -> Replay:
        """The match of a log that was opened a while ago. Never a table's, since nothing here checks who may see it."""
        if check.startswith(TABLE):
            raise LookupError("There is no such replay.")
        return self._find(check)

    def _find(self, key: str) -> Replay:
        """A match that is in memory; LookupError if it no longer is, and then a log must be opened again."""
        if key not in self._kept:
            raise LookupError("There is no such replay.")
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: str, replay: Replay) -> None:
        self._kept[key] = replay
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _refuse_long(log: Document) -> None:
    moves = log.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_ENTRIES:
        raise InvalidLog(f"A log of {len(moves)} moves is too long to be read here: at most {MOST_ENTRIES}.")


def played_again(table: Document, entries: list[Document]) -> Match:
    """A table's match, from its log; the author of a person's move is that person's name."""
    match = halfpast.replay(table["dealt"])
    for entry in entries:
        author = entry.get("author")
        named = table["seats"][entry["seat"]]["name"] if author == "guest" else author
        play_entry(match, entry, named or None)
    return match


def table_of(match: Match) -> Document:
    """The table that a log may have come from, as far as it says: bots by their level, people by their name."""
    printed = next(iter(match.game.editions.printed))
    edition: str | Document = match.edition.name
    if not match.edition.printed:
        edition = {"base": printed, **match.edition.parameters, "name": edition}
    authors: list[list[str]] = [[] for _ in range(match.seats)]
    for entry in match.log()["moves"]:
        if "author" in entry:
            authors[entry["seat"]].append(entry["author"])
    return stand_in(match, edition, match.games, [_place(names) for names in authors])


def _place(authors: list[str]) -> Document:
    """Who sat there: a bot if only bots moved; a person's seat may have been a bot's for a while."""
    people = [name for name in authors if name not in BOTS]
    if authors and not people:
        return place_of(bot=authors[-1])
    return place_of(read_name(people[-1]) if people and people[-1] not in ("you", "guest") else "")
