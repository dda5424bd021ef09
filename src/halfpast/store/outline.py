"""What lists need to know about a table: taken from its document and kept beside it, to avoid reading all documents.

It is written with the document, in one transaction (sqlite_tables.py), and can always be worked out again.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from halfpast.store.base import Document

BY_TURNS = ("day", "days", "week")  # clocks by the calendar: people come one by one
UNREADABLE = "?"  # the state of a table that cannot be read: it is left where it is
ALIVE = ("lobby", "playing")

# How a table makes way for a new one, where there is no room and nobody is at it: the first goes first.
WAYS = LOBBY, UNPLAYED, ALONE, TOGETHER, UNMOVED, SLOW = range(6)

# What somebody is at a table: bits.
SITS, HOSTS, ASKED, NAMED = 1, 2, 4, 8
MINE = SITS | HOSTS


class Outline(NamedTuple):
    """A row; times in seconds since 1970."""

    state: str
    alive: bool = False  # not over
    closed: bool = False  # by the host of the server
    listed: bool = False  # for everybody
    clock: str | None = None
    people: int | None = None  # the devices and accounts that sit there
    way: int | None = None  # how it makes way; None: it is over
    idle: float | None = None  # since when nobody has looked, or begun to play
    seen: float | None = None  # from when it grows old
    ended: str | None = None
    since: float | None = (
        None  # without a hurry: since when somebody a bot may play for is waited for; 0: a bot must move
    )
    near: str | None = None  # the hash of the address it was made from


def outline(table: Document) -> Outline:
    """The row of a table; an Exception if its document is not valid."""
    terms, state = table["terms"], str(table["state"])
    last = seen(table)
    if state not in (*ALIVE, "over"):
        raise ValueError(f"A table is not {state!r}.")
    alive, closed = state in ALIVE, "closed" in table
    shown = terms.get("listed", False) and (state == "lobby" or terms.get("spectators", True))
    people = {owner for seat in table["seats"] for owner in seat["owners"]}
    clock = terms.get("clock", "none")
    return Outline(
        state=state,
        alive=alive,
        closed=closed,
        listed=bool(alive and shown and not closed),
        clock=clock,
        people=len(people),
        way=_way(table, clock in BY_TURNS, len(people)) if alive else None,
        idle=max(last, datetime.fromisoformat(str(table.get("began", table["created"])))).timestamp(),
        seen=last.timestamp(),
        ended=str(table.get("ended")) if state == "over" else None,
        since=None if closed or clock not in BY_TURNS else _waits_since(table),
        near=table.get("near") if alive else None,
    )


def seen(table: Document) -> datetime:
    """When somebody last looked at a table, or when its match was over; or when the host brought it back."""
    last = table.get("ended" if table["state"] == "over" else "seen", table["created"])
    return max(datetime.fromisoformat(str(one)) for one in (last, table.get("restored", last)))


def _way(table: Document, by_turns: bool, people: int) -> int | None:
    """How it makes way. Turn by turn, people come back much later, and so may several who have not moved yet."""
    if table["state"] == "lobby":
        return LOBBY
    if table.get("played") is False:
        return UNMOVED if by_turns and people > 1 else UNPLAYED
    if by_turns:
        return SLOW
    return ALONE if people <= 1 else TOGETHER


def _waits_since(table: Document) -> float | None:
    """Since when a turn has lasted, or another match has been asked for; where only bots sit, nobody waits."""
    if table["state"] == "over":
        return float(table["again"]["since"]) if table.get("again") and not table.get("next") else None
    turn = table.get("turn")
    if not turn or turn["seat"] is None or all(seat["kind"] != "guest" for seat in table["seats"]):
        return None
    is_bots = table["seats"][turn["seat"]]["kind"] == "bot"
    return 0.0 if is_bots else datetime.fromisoformat(turn["since"]).timestamp()


def roles(table: Document) -> dict[str, int]:
    """The guests a table knows: the host, those who sit here or are invited, and those whose name a bot carries on."""
    bits: dict[str, int] = {}

    def add(guests: list[str], role: int) -> None:
        for guest in guests:
            bits[guest] = bits.get(guest, 0) | role

    add([table["host"]], HOSTS)
    for seat in table["seats"]:
        add(seat["owners"], SITS)
        add(seat.get("was", []), NAMED)
        add(seat.get("kept", []), ASKED)
    for one in table.get("invited", []):
        add([one["by"]], NAMED)
        add(one["to"], NAMED if one["no"] else ASKED)
    return bits
