"""Events: what happened, with who may know what of it.

An event is a dict with a `type` and what its sentence needs; what all may know stands in it openly. Cards that went
somewhere stand under `cards`, as carries in the order in which they went. Only a carry may be hidden: its cards are a
text for those who may know them, else a number.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Event: TypeAlias = dict[str, Any]

ALL, NOBODY = "all", "nobody"


def carry(cards: str | int, start: str, end: str, seat: int, seen_by: str | int = ALL) -> dict[str, Any]:
    """Cards that went from one zone to another, of this seat or shared; seen by all, by nobody, or by one seat.

    >>> carry("7", "hand", "pile", 0)
    {'cards': '7', 'from': 'hand', 'to': 'pile', 'seat': 0, 'seen_by': 'all'}
    """
    return {"cards": cards, "from": start, "to": end, "seat": seat, "seen_by": seen_by}


def as_seen(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it (None: a spectator): a copy that the caller may change.

    >>> drew = {"type": "drew", "seat": 0, "cards": [carry("47", "stock", "hand", 0, seen_by=0)]}
    >>> as_seen(drew, 0)["cards"][0]["cards"], as_seen(drew, 1)["cards"][0]["cards"]
    ('47', 2)
    """
    seen = {name: list(value) if isinstance(value, list) else value for name, value in event.items()}
    if "cards" in event:
        seen["cards"] = [_seen_carry(one, seat) for one in event["cards"]]
    return seen


def _seen_carry(one: dict[str, Any], seat: int | None) -> dict[str, Any]:
    may_know = one["seen_by"] == ALL or (seat is not None and one["seen_by"] == seat)
    cards = one["cards"]
    return {**one, "cards": cards if may_know or isinstance(cards, int) else len(cards)}
