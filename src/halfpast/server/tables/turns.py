"""Turn by turn: at a table without a hurry, whose turn it is and since when, and what each seat has seen.

All of it is in the table's document, so no match need be replayed just to know who is waited for. `turn` has the
seat, since when, how often it has passed from one to another, and how many events there have been; `heard` has, by
seat, how many of them its person has seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from halfpast.match import Match
from halfpast.server.tables.terms import CLOCKS
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document


def with_turn(table: Document, match: Match, since: str, stood_in: bool = False) -> Document:
    """The table as its match stands. If a bot stood in and the seat must decide again, it is the same turn."""
    before = table.get("turn") or {}
    if stood_in and before.get("seat") == match.seat:
        since = before["since"]
    passed = before.get("passed", 0) + (before.get("seat") != match.seat)
    return {**table, "turn": {"seat": match.seat, "since": since, "passed": passed, "happened": match.happened}}


def with_heard(table: Document, seats: Iterable[int]) -> Document:
    """The table once the people of these seats have seen all that has happened."""
    turn = table.get("turn")
    if not turn:
        return table
    heard = {**table.get("heard", {}), **{str(seat): turn["happened"] for seat in seats}}
    return table if heard == table.get("heard", {}) else {**table, "heard": heard}


def heard_by(table: Document, seats: list[int]) -> int:
    """How many events all of these seats have seen; there may be fewer than that if a move was taken back."""
    heard: list[int] = [table.get("heard", {}).get(str(seat), 0) for seat in seats]
    return min([int(table["turn"]["happened"]), *heard])


def began(table: Document) -> float:
    """When the turn began, in seconds since 1970."""
    return datetime.fromisoformat(table["turn"]["since"]).timestamp()


def waited(table: Document) -> float:
    """Seconds since then."""
    return max(0.0, wall_clock.seconds() - began(table))


def left(table: Document) -> float:
    """Seconds until a bot plays this turn."""
    return max(0.0, began(table) + CLOCKS[table["terms"]["clock"]][0] - wall_clock.seconds())


def needs_bot(table: Document) -> bool:
    """Whether a bot must move now: in its own seat, or for a person who has let the time run out.

    While the clock may be wrong, nobody's time runs out: a move made for them could not be taken back.
    """
    turn = table.get("turn")
    if not turn or turn["seat"] is None:
        return False
    return table["seats"][turn["seat"]]["kind"] == "bot" or (left(table) <= 0 and not wall_clock.is_doubted())
