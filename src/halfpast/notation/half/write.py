"""A record as a position: the whole truth as a JSON-ready dict."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.parameters import Edition
from halfpast.games.half.cards import UNSAID
from halfpast.games.half.state import EXCHANGE, OVER, PHASES, SOURCES
from halfpast.notation.half.cards import bag_text, kinds_text


def write_position(
    s: np.void, edition: Edition, games: int, rows: list[dict[str, Any]], has_rng: bool
) -> dict[str, Any]:
    """The position of the record `s` of a match."""
    seats, over = int(s["seats"]), s["phase"] == OVER
    position: dict[str, Any] = {
        "game": "half",
        "edition": edition.name,
        "phase": PHASES[s["phase"]],
        "turn": None if over else int(s["turn"]),
        "dealer": int(s["dealer"]),
        "pile": kinds_text(s["pile"][: s["pile_size"]].tolist()),
        "from": SOURCES[s["source"]],
        "seats": [write_seat(s, seat) for seat in range(seats)],
        "out": bag_text(int(s["out"])),
        "plays": int(s["plays"]),
        "match": {
            "game": min(len(rows) + 1, games),
            "games": games,
            "results": [copy_row(row) for row in rows],
        },
    }
    announced = s["announced"][:seats].tolist()
    if s["phase"] != EXCHANGE and any(kind != UNSAID for kind in announced):
        position["announced"] = kinds_text(announced)
    if s["known"][:seats].any():
        position["known"] = [bag_text(bag) for bag in s["known"][:seats].tolist()]
    if has_rng:
        position["rng"] = {"key": s["key"].astype("<u4").tobytes().hex(), "deals": int(s["deals"])}
    if not edition.printed:
        position["parameters"] = dict(edition.parameters)
    return position


def write_seat(s: np.void, seat: int) -> dict[str, Any]:
    """One seat's cards."""
    return {
        "hand": bag_text(int(s["hand"][seat])),
        "stock": kinds_text(s["deck"][s["stock_top"][seat] : s["stock_end"][seat]].tolist()),
        "open": bag_text(int(s["open"][seat])),
        "blind": kinds_text(s["blind"][seat].tolist()),
        "aside": bag_text(int(s["aside"][seat])),
        "table": bool(s["table"][seat]),
    }


def copy_row(row: dict[str, Any]) -> dict[str, Any]:
    """A results row that the caller may change."""
    return {**row, "held": list(row["held"]), "points": list(row["points"])}
