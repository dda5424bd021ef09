"""A record as a position (the whole truth) or as a view (what a seat may know): JSON-ready dicts."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from halfpast.core.documents import Json, ReadJson
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.games.half.notation.moves import NUMBERS, move_text
from halfpast.games.half.rules.cards import CARDS, FACE_DOWN, LETTERS, UNSAID, bag_text, kinds_text
from halfpast.games.half.rules.events import write_bid
from halfpast.games.half.rules.game import GAME, catching, playing_from
from halfpast.games.half.rules.law.setting_up import PLEDGE
from halfpast.games.half.rules.state import EXCHANGE, OPENING, OVER, PHASES, SOURCES

DEALT_CARD = "?"  # a card of the hand dealt that is still there, without saying which
SAID_NOTHING = "?"  # announced: nothing, because another seat had a lower card (H05, `opener`)


def write_position(s: np.void, edition: Edition, games: int, rows: list[Json], has_rng: bool) -> Json:
    """The position of the record `s` of a match."""
    position = write_public(s, edition, games, rows)
    position["seats"] = [write_seat(s, seat) for seat in range(int(s["seats"]))]
    position["out"] = bag_text(int(s["out"]))
    if has_rng:
        position["rng"] = {"key": s["key"].astype("<u4").tobytes().hex(), "deals": int(s["deals"])}
    return position


def write_view(views: States, you: int | None, edition: Edition, games: int, rows: list[Json]) -> Json:
    """The view of the seat `you`, or of a spectator. `views` is a view's record (games/half/view.py), never a state."""
    v, catch = views[0], catching(views, 0)
    view = write_public(v, edition, games, rows)
    view["seats"] = [write_seen_seat(v, seat, you) for seat in range(int(v["seats"]))]
    view["out"] = CARDS - len(view["pile"]) - sum(cards_of(seat) for seat in view["seats"])
    view["known"] = public_known(v)
    view["you"] = you
    view["bid"] = write_bid(int(v["bid"]))
    view["under_five"] = bool(v["duty"])
    view["catch"] = LETTERS[catch] if catch >= 0 else None
    if v["phase"] == EXCHANGE:
        view["exchange_with"] = int(v["last_big_loser"])
    if you is not None and view["turn"] == you:
        view["plays_from"] = SOURCES[playing_from(views, 0, you)]
        view["legal"] = [move_text(move) for move in GAME.legal(views, 0)]
        view["refused"] = write_refused(views, you)
    return view


def write_refused(views: States, you: int) -> Json:
    """For each card, in hand or open, that the seat may not lay by itself now: why not."""
    refused = {}
    for card in dict.fromkeys(bag_text(int(views[0]["hand"][you] | views[0]["open"][you]))):
        refusal = GAME.refuse(views, 0, NUMBERS[card])
        if refusal:
            refused[card] = {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}
    return refused


def write_public(s: np.void, edition: Edition, games: int, rows: list[Json]) -> Json:
    """What all may know: the keys that a position and a view share. `seats` and `out` are filled in by these."""
    seats, phase = int(s["seats"]), int(s["phase"])
    public: Json = {
        "game": "half",
        "edition": edition.name,
        "phase": PHASES[phase],
        "turn": None if phase == OVER else int(s["turn"]),
        "dealer": int(s["dealer"]),
        "pile": kinds_text(s["pile"][: s["pile_size"]].tolist()),
        "from": SOURCES[s["source"]],
        "seats": [],
        "out": "",
        "plays": int(s["plays"]),
        "match": {
            "game": min(len(rows) + 1, games),
            "games": games,
            "results": [copy_row(row) for row in rows],
        },
    }
    announced = s["announced"][:seats].tolist()
    if phase != EXCHANGE and any(kind != UNSAID for kind in announced):
        public["announced"] = announced_text(announced)
    if phase not in (EXCHANGE, OPENING) and s["dealt"][:seats].any():  # in the opening, everything is still there
        public["dealt"] = [write_dealt(s, seat) for seat in range(seats)]
    if s["known"][:seats].any():
        public["known"] = public_known(s)
    if not edition.printed:
        public["parameters"] = dict(edition.parameters)
    return public


def public_known(s: np.void) -> list[str]:
    """By seat: the cards that everyone has seen go into that hand."""
    return [bag_text(bag) for bag in s["known"][: s["seats"]].tolist()]


def announced_text(announced: Iterable[int]) -> str:
    """What the seats announced: a card, `-` for none, `?` for a seat that said nothing.

    >>> announced_text([UNSAID, 3])
    '?3'
    """
    return "".join(SAID_NOTHING if kind == UNSAID else kinds_text([kind]) for kind in announced)


def write_dealt(s: np.void, seat: int) -> str:
    """What is certainly left of the hand dealt: the card announced, and `?` for each of the others."""
    dealt = int(s["dealt"][seat])
    pledged = LETTERS[s["announced"][seat]] if dealt >= PLEDGE else ""
    return pledged + DEALT_CARD * (dealt % PLEDGE)


def write_seat(s: np.void, seat: int) -> Json:
    """One seat's cards, all of them."""
    return {
        "hand": bag_text(int(s["hand"][seat])),
        "stock": kinds_text(s["deck"][s["stock_top"][seat] : s["stock_end"][seat]].tolist()),
        **write_table(s, seat),
    }


def write_seen_seat(v: np.void, seat: int, you: int | None) -> Json:
    """One seat's cards: the reader's own hand in full, and only the sizes of other hands and all stocks."""
    hand = bag_text(int(v["hand"][seat]))
    return {
        "hand": hand if seat == you else len(hand) + int(v["unseen"][seat]),
        "stock": int(v["stock_end"][seat]) - int(v["stock_top"][seat]),
        **write_table(v, seat),
    }


def write_table(s: np.void, seat: int) -> Json:
    """What lies before a seat; the blind cards of a view are hidden in its record already."""
    return {
        "open": bag_text(int(s["open"][seat])),
        "blind": kinds_text(s["blind"][seat].tolist()),
        "aside": bag_text(int(s["aside"][seat])),
        "table": bool(s["table"][seat]),
    }


def cards_of(seat: ReadJson) -> int:
    """How many cards a seat of a view has in all."""
    hand = seat["hand"] if isinstance(seat["hand"], int) else len(seat["hand"])
    return int(hand + seat["stock"] + len(seat["open"]) + len(seat["aside"]) + seat["blind"].count(FACE_DOWN))


def copy_row(row: Json) -> Json:
    """A results row that the caller may change."""
    return {**row, "held": list(row["held"]), "points": list(row["points"])}
