"""Tables of Level 8 with the cards that a test wants: the rest of the deck lies in the stock and the other hands."""

from __future__ import annotations

import random
from typing import Any

import halfpast
from tests.games.level8.rules.positions import in_order, rest_of

SEATS = 3


def at(
    hand: str,
    phase: str = "act",
    turn: int = 0,
    levels: tuple[int, ...] = (1, 1, 1),
    others: dict[int, str] | None = None,
    edition: str = "master+skips",
    card: str = "master-1",
    seats: dict[int, dict[str, Any]] | None = None,
    **more: Any,
) -> halfpast.Match:
    """The match in which seat 0 holds this hand; `seats`: what else lies before a seat."""
    found: list[dict[str, Any]] = [
        {"level": levels[number], **(seats or {}).get(number, {})} for number in range(SEATS)
    ]
    found[0]["hand"] = hand.split()
    for number, cards in (others or {}).items():
        found[number]["hand"] = cards.split()
    rest = rest_of({"seats": found, "stock": [], **more}, edition)
    random.Random(1).shuffle(rest)
    for seat in found:
        if "hand" not in seat:
            seat["hand"], rest = rest[:10], rest[10:]
        seat["hand"] = in_order(seat["hand"])
    head = {"game": "level8", "edition": edition, "card": card, "turn": turn, "phase": phase}
    return halfpast.load({**head, "seats": found, "stock": rest, **more})


def group(kind: str, cards: str) -> dict[str, Any]:
    """A group on the table."""
    return {"group": kind, "cards": cards.split()}


OUT = {1: {"laid": [group("run", "r4 b5 o6 y7"), group("run", "r9 b10 o11 y12")], "pile": ["g9"]}}


def deciding(kind: str) -> halfpast.Match:
    """A match in which the player has this to decide."""
    if kind == "draw":
        return at("r1 r2 r3 b1", "draw", seats={1: {"pile": ["g9", "b2"]}, 2: {"pile": ["take"]}})
    if kind == "lay":
        return at("r3 b3 g6 p6 r9 y9 o1 j1 j11 take")
    if kind == "off":
        mine = {"laid": [group("run", "g1 p2 b3 p4"), group("run", "p5 g6 g7 g8")]}
        return at("r3 b8 b13 y15 j6 swap", levels=(2, 2, 1), seats={0: mine, **OUT})
    if kind == "show":
        return at("r1 b2 g3 j6 take keep", "show", turn=2)
    if kind == "pick":
        return at("r1 r2", "pick", others={1: "b1 b2 b3 b4", 2: "g1 g2 g3 take"},
                  seats={1: {"shown": ["b1", "b2", "b3"]}, 2: {"shown": ["g1", "g2", "take"]}})  # fmt: skip
    if kind == "put":
        return at("r1 b2 g3 j6 keep", "put", put=0)
    if kind == "keep":
        return at("r1 b2 g3 j6 keep", "keep", levels=(5, 1, 1), ender=1, seats={0: {"keeps": 1}})
    return at("r7 b2 j6 take swap keep skip")
