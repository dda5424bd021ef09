"""A record as a position, the whole truth, or as a view, what a seat may know: JSON-ready dicts."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.parameters import Edition
from halfpast.core.record import States
from high_card.notation.moves import FACES, move_text
from high_card.rules.events import hand_text, kinds_text
from high_card.rules.game import GAME
from high_card.rules.state import CARDS, DRAW, OVER, PHASES

Json = dict[str, Any]


def write_position(s: np.void, edition: Edition, games: int, rows: list[Json], has_rng: bool) -> Json:
    """The position of the record `s` of a match."""
    hands = [{"hand": hand_text(s["hand"][seat])} for seat in range(int(s["seats"]))]
    position = {**public(s, edition), "stock": kinds_text(s["deck"][s["stock_top"] :]), "seats": hands}
    if has_rng:
        position["rng"] = {"key": s["key"].astype("<u4").tobytes().hex(), "deals": int(s["deals"])}
    return position


def write_view(views: States, you: int | None, edition: Edition, games: int, rows: list[Json]) -> Json:
    """The view of the seat `you`, or of a spectator."""
    v = views[0]
    seats = [{"hand": hand_text(v["hand"][s]) if s == you else int(v["unseen"][s])} for s in range(int(v["seats"]))]
    view = {**public(v, edition), "stock": CARDS - int(v["stock_top"]), "seats": seats, "you": you}
    if you is not None and view["turn"] == you:
        view["legal"] = [move_text(move) for move in GAME.legal(views, 0)]
        view["refused"] = refused(views, you)
    return view


def public(s: np.void, edition: Edition) -> Json:
    """What all may know."""
    found: Json = {
        "game": "high",
        "edition": edition.name,
        "trump": edition.settings.get("trump", 0),
        "phase": PHASES[s["phase"]],
        "turn": None if s["phase"] == OVER else int(s["turn"]),
        "dealer": int(s["dealer"]),
        "pile": kinds_text(s["pile"][: s["pile_size"]]),
        "out": hand_text(s["out"]),
        "plays": int(s["plays"]),
    }
    return found if edition.printed else {**found, "parameters": dict(edition.parameters)}


def refused(views: States, you: int) -> Json:
    """For each card of the seat's hand that may not be played now: why."""
    held = {move: GAME.refuse(views, 0, move) for move in range(DRAW) if views[0]["hand"][you, move]}
    return {FACES[move]: refusal.document() for move, refusal in held.items() if refusal}
