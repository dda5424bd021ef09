"""Events: what happened, and who may know what about it.

An event is a dict with a `type` and what its sentence needs; what everyone may know is in plain sight. Cards that moved
are listed under `cards`, as carries, in the order in which they moved. Only a carry may be hidden: its cards are a
text for those who may know them, and a number for the others.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from halfpast.core.documents import Json

Event: TypeAlias = Json
Cards: TypeAlias = str | list[str] | int  # one a letter, or one a text; only a number where nobody may know them

ALL, NOBODY = "all", "nobody"


def carry(
    cards: Cards, start: str, end: str, seat: int | None, seen_by: str | int = ALL, to_seat: int | None = None
) -> Json:
    """Cards that went from one zone to another, of this seat or of no one; seen by all, by nobody, or by one seat.

    >>> carry("7", "hand", "pile", 0)
    {'cards': '7', 'from': 'hand', 'to': 'pile', 'seat': 0, 'seen_by': 'all'}
    """
    moved = {"cards": cards, "from": start, "to": end, "seat": seat, "seen_by": seen_by}
    return moved if to_seat is None else {**moved, "to_seat": to_seat}


def as_seen(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it (None: a spectator): a copy that the caller may change.

    >>> drew = {"type": "drew", "seat": 0, "cards": [carry("47", "stock", "hand", 0, seen_by=0)]}
    >>> as_seen(drew, 0)["cards"][0]["cards"], as_seen(drew, 1)["cards"][0]["cards"]
    ('47', 2)
    """
    return {
        name: [_seen_carry(one, seat) for one in value] if name == "cards" else _copy(value)
        for name, value in event.items()
    }


def _copy(value: Any) -> Any:
    """A copy of what JSON can hold."""
    if isinstance(value, dict):
        return {name: _copy(part) for name, part in value.items()}
    return [_copy(part) for part in value] if isinstance(value, list) else value


def _seen_carry(one: Json, seat: int | None) -> Json:
    may_know = one["seen_by"] == ALL or (seat is not None and one["seen_by"] == seat)
    cards = _copy(one["cards"])
    return {**one, "cards": cards if may_know or isinstance(cards, int) else len(cards)}
