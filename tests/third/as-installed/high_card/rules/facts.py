"""What decided a game of High Card, told from what everybody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from halfpast.core.events import Event
from halfpast.core.parameters import Edition

DID = ("laid", "drew")  # what a personal record keeps of each seat
ENDS = frozenset({"over"})  # the events after which there are new facts


def told(events: Sequence[Event], edition: Edition) -> dict[str, Any] | None:
    """The game that is over, which is the match; None before its end."""
    seats: list[dict[str, int]] = []
    for event in events:
        if event["type"] == "began":
            seats = [dict.fromkeys(DID, 0) for _ in range(event["seats"])]
        elif event["type"] == "loaded":
            seats = [dict.fromkeys(DID, 0) for _ in event["view"]["seats"]]
        elif event["type"] in DID:
            seats[event["seat"]][event["type"]] += 1
        elif event["type"] == "over":
            about = {
                "number": 1,
                "winners": event["winners"],
                "decided": [],
                "kind": [None] * len(seats),
                "seats": seats,
            }
            return {"game": {"of": "game", **about, "last": None}, "match": {"of": "match", **about}}
    return None
