"""Records as positions and views, JSON-ready."""

from __future__ import annotations

from copy import deepcopy

import numpy as np

from halfpast.core.documents import Json
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.games.level8.notation.moves import move_text
from halfpast.games.level8.rules.cards import KIND_OF, TAKE, TEXTS
from halfpast.games.level8.rules.composed_moves import DISCARD, WORD_OF, Card
from halfpast.games.level8.rules.game import GAME, may_keep_now
from halfpast.games.level8.rules.state import GROUP_NAMES, KEEPING, OVER, PHASES, PUT, SHOW, SHOWN, SPECIALS, SWAPPED
from halfpast.games.level8.rules.texts import bag_texts, group_texts, pile_texts


def write_position(s: np.void, edition: Edition, games: int, rows: list[Json], has_rng: bool) -> Json:
    """The position of the record `s` of a match."""
    position = write_public(s, edition)
    position["stock"] = [TEXTS[kind] for kind in s["stock"][s["stock_top"] : s["stock_end"]]]
    position["seats"] = [write_seat(s, seat) for seat in range(int(s["seats"]))]
    if s["known"][: s["seats"]].any():
        position["known"] = [bag_texts(words) for words in s["known"][: s["seats"]]]
    if has_rng:
        position["rng"] = {"key": s["key"].astype("<u4").tobytes().hex(), "deals": int(s["deals"])}
    return position


def write_view(views: States, you: int | None, edition: Edition, games: int, rows: list[Json]) -> Json:
    """The view of the seat `you`, or of a spectator; `views` is a view's record (games/level8/view.py), no state."""
    v = views[0]
    seats = range(int(v["seats"]))
    view = write_public(v, edition)
    view["stock"] = int(v["stock_end"]) - int(v["stock_top"])
    view["seats"] = [write_seen_seat(v, seat, you) for seat in seats]
    view["known"] = [bag_texts(v["known"][seat]) for seat in seats]
    view["you"] = you
    if you is not None and v["phase"] != OVER and v["turn"] == you:
        view["legal"] = [move_text(move) for move in GAME.legal(views, 0)]
        view["refused"] = write_refused(views, you)
        if v["phase"] in (SHOW, PUT, KEEPING):
            view["choose"] = cards_to_choose(views, you)
    return view


def write_seen_seat(v: np.void, seat: int, you: int | None) -> Json:
    """A seat as `you` sees it."""
    hidden = seat != you
    return {
        "level": int(v["level"][seat]),
        "hand": int(v["hand_size"][seat]) if hidden else bag_texts(v["hand"][seat]),
        **write_table(v, seat),
        "kept": int(v["kept_size"][seat]) if hidden else bag_texts(v["kept"][seat]),
    }


def cards_to_choose(views: States, you: int) -> int:
    """How many cards may still be shown, put or kept, one after another."""
    v = views[0]
    if v["phase"] == SHOW:
        return SHOWN - int(v["shown_size"][you])
    if v["phase"] == PUT:
        return min(SWAPPED - int(v["put_size"]), int(v["hand_size"][you]))
    return int(min(may_keep_now(views, 0, you), v["hand_size"][you])) - int(v["kept_size"][you])


def write_refused(views: States, you: int) -> Json:
    """For each card in hand that may not be discarded, shown, put or kept now: why not."""
    refused, word = {}, WORD_OF.get(int(views[0]["phase"]), DISCARD)
    for card in dict.fromkeys(bag_texts(views[0]["hand"][you])):
        refusal = GAME.refuse(views, 0, Card(word, KIND_OF[card]))
        if refusal:
            refused[card] = {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}
    return refused


def write_public(s: np.void, edition: Edition) -> Json:
    """What all may know: the keys that a position and a view share. `seats` and `stock` are filled in by these."""
    phase = int(s["phase"])
    public: Json = {
        "game": "level8",
        "edition": edition.name,
        "card": deepcopy(edition.settings["card"]),
        "round": int(s["round_number"]),
        "dealer": int(s["dealer"]),
        "turn": None if phase == OVER else int(s["actor"] if phase == SHOW else s["turn"]),
        "phase": PHASES[phase],
        "plays": int(s["plays"]),
        "stock": [],
        "under": [TEXTS[TAKE + kind] for kind in range(SPECIALS) for _ in range(int(s["under"][kind]))],
        "seats": [],
    }
    if s["out"].any():
        public["out"] = bag_texts(s["out"][0])
    if phase == PUT:
        public["put"] = int(s["put_size"])
    if phase == KEEPING:
        public["ender"] = int(s["ender"]) if s["ender"] >= 0 else None
    if phase == OVER:
        public["winner"] = int(s["winner"]) if s["winner"] >= 0 else None
    if not edition.printed:
        public["parameters"] = dict(edition.parameters)
    return public


def write_seat(s: np.void, seat: int) -> Json:
    """A seat with all its cards."""
    return {
        "level": int(s["level"][seat]),
        "hand": bag_texts(s["hand"][seat]),
        **write_table(s, seat),
        "kept": bag_texts(s["kept"][seat]),
    }


def write_table(s: np.void, seat: int) -> Json:
    """What lies open in front of a seat."""
    shown = s["shown"][seat].tolist()[: int(s["shown_size"][seat])]
    return {
        "pile": pile_texts(s, seat),
        "laid": [write_group(s, seat, place) for place in range(int(s["laid"][seat]))],
        "keeps": int(s["keeps"][seat]),
        "skip": bool(s["skip"][seat]),
        "shown": [TEXTS[kind] for kind in shown],
    }


def write_group(s: np.void, seat: int, place: int) -> Json:
    """A group on the table."""
    return {"group": GROUP_NAMES[s["group_type"][seat, place]], "cards": group_texts(s, seat, place)}
