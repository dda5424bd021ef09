"""A position or a view read into a record; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.parameters import Edition
from halfpast.core.parsed import Loaded, Seen
from halfpast.core.record import Array, States
from halfpast.core.rng import derive_key
from halfpast.notation.fields import keys_of, refuse, whole
from halfpast.notation.log import digest
from high_card.notation.moves import FACES, kinds
from high_card.notation.write import write_position
from high_card.rules.game import GAME
from high_card.rules.state import CARDS, COPIES, KINDS, OVER, PHASES

NEEDED = ("game", "edition", "phase", "turn", "dealer", "pile", "out", "plays", "stock", "seats")
FOLLOWS = ("legal", "refused")  # keys of a view that follow from the rest


def read_position(position: object) -> Loaded:
    """The record of a position; InvalidPosition if it cannot be."""
    data = keys_of(position, "A position", NEEDED, ("parameters", "trump", "rng"))
    states, edition = read_public(data)
    s = states[0]
    for seat, held in enumerate(data["seats"]):
        s["hand"][seat] = counts(keys_of(held, "A seat", ("hand",), ())["hand"], "A hand")
    stock = cards(data["stock"], '"stock"')
    number = int(s["hand"].sum() + s["out"].sum()) + int(s["pile_size"]) + len(stock)
    together = s["hand"].sum(axis=0) + s["out"] + counts(stock, "") + counts(data["pile"], "")
    if number != CARDS or (together != COPIES).any():
        refuse(f"There are {CARDS} cards, {COPIES} of each (T01); here are {number}.")
    s["stock_top"] = CARDS - len(stock)
    s["deck"][s["stock_top"] :] = kinds(stock)
    check_end(s, [len(held["hand"]) for held in data["seats"]])
    rows = [GAME.row(states, 0)] if s["phase"] == OVER else []
    if "rng" in data:
        read_rng(s, data["rng"])
    else:
        plain = write_position(s, edition, 1, rows, has_rng=False)
        s["key"], s["deals"] = derive_key(b"position", [digest(plain).encode()]), 1
    return Loaded(states, edition, 1, rows, "rng" in data)


def read_view(view: object) -> Seen:
    """The record of a view; InvalidPosition if it is none."""
    data = keys_of(view, "A view", (*NEEDED, "you"), ("parameters", "trump", *FOLLOWS))
    views, edition = read_public(data)
    v = views[0]
    you = None if data["you"] is None else whole(data["you"], '"you"', 0, len(data["seats"]) - 1)
    held = []
    for seat, shown_of in enumerate(data["seats"]):
        hand = keys_of(shown_of, "A seat", ("hand",), ())["hand"]
        if seat == you:
            v["hand"][seat] = counts(hand, "Your hand")
        else:
            v["unseen"][seat] = whole(hand, "The hand of another seat", 0, CARDS)
        held.append(len(hand) if seat == you else int(hand))
    v["stock_top"], v["deals"] = CARDS - whole(data["stock"], '"stock"', 0, CARDS), 1
    check_end(v, held)
    rows = [{"held": held}] if v["phase"] == OVER else []
    return Seen(GAME.name, views, you, edition, 1, rows)


def read_public(data: Mapping[str, Any]) -> tuple[States, Edition]:
    """What positions and views share."""
    if data["game"] != GAME.name:
        refuse(f'This is no position of high: "game" is {shown(data["game"])}.')
    edition = read_edition(data)
    if not isinstance(data["seats"], list) or len(data["seats"]) not in GAME.seat_counts:
        refuse('"seats" is a list of 2 to 4 seats (T02).')
    seats = len(data["seats"])
    try:
        edition = GAME.with_settings(edition, {"trump": data.get("trump")}, seats)
    except HalfpastError as error:
        refuse(str(error))
    states = GAME.states(1, edition, seats)
    s = states[0]
    if data["phase"] not in PHASES:
        refuse(f'"phase" is one of {", ".join(PHASES)}.')
    s["phase"] = PHASES.index(data["phase"])
    if s["phase"] != OVER:
        s["turn"] = whole(data["turn"], '"turn"', 0, seats - 1)
    elif data["turn"] is not None:
        refuse('"turn" is null when the match is over.')
    s["dealer"] = whole(data["dealer"], '"dealer"', 0, seats - 1)
    s["plays"] = whole(data["plays"], '"plays"', 0, int(s["max_plays"]))
    pile, step = cards(data["pile"], '"pile"'), 0 if s["equal"] else 1
    low = {after for card, after in pairwise(pile) if int(after) < int(card) + step}
    if FACES[-1] in pile or low - set(map(str, s["trump"].tolist())):
        refuse(f'Nobody could have laid the pile "{pile}" (T04, T06, T09).')
    s["pile"][: len(pile)], s["pile_size"] = kinds(pile), len(pile)
    s["out"] = counts(data["out"], '"out"')
    return states, edition


def read_edition(data: Mapping[str, Any]) -> Edition:
    """The edition by name, or in full."""
    name, parameters = data["edition"], data.get("parameters")
    try:
        return GAME.editions.get(str(name)) if parameters is None else GAME.editions.named(name, dict(parameters))
    except (HalfpastError, TypeError, ValueError) as error:
        refuse(str(error))


def check_end(s: np.void, held: list[int]) -> None:
    """T07, T08: the game is over when a seat has no card left, or after so many moves; who has won follows."""
    empty = [seat for seat, number in enumerate(held) if not number]
    if len(empty) > 1 or (s["phase"] == OVER) != bool(empty or s["plays"] >= s["max_plays"]):
        refuse(f"The hands have {held} cards after {s['plays']} plays; the phase is {PHASES[s['phase']]} (T07, T08).")
    s["winner"] = empty[0] if empty else -1


def read_rng(s: np.void, rng: object) -> None:
    """The deals to come."""
    data = keys_of(rng, '"rng"', ("key", "deals"), ())
    try:
        key = np.frombuffer(bytes.fromhex(data["key"]), "<u4")
    except (TypeError, ValueError):
        key = np.zeros(0)
    if len(key) != len(s["key"]):
        refuse('"key" in "rng" is 64 hexadecimal digits.')
    s["key"], s["deals"] = key, whole(data["deals"], '"deals" in "rng"', 1, 2**31)


def cards(text: object, what: str) -> str:
    """A text of cards."""
    if not isinstance(text, str) or set(text) - set(FACES):
        refuse(f"{what} is a text of cards out of {FACES}, not {shown(text)}.")
    return text


def counts(text: object, what: str) -> Array:
    """How many of each kind."""
    return np.bincount(kinds(cards(text, what)), minlength=KINDS)
