"""A view read into a record, as games/half/view.py makes it. Here only its shape is checked: what resample makes of
it is loaded as a position, and so checked in full."""

from __future__ import annotations

import numpy as np

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import shown
from halfpast.core.parsed import Seen
from halfpast.games.half.notation.cards import text_bag, too_many
from halfpast.games.half.notation.check import check_dealt
from halfpast.games.half.notation.fields import cards
from halfpast.games.half.notation.read import (
    SEAT_KEYS,
    read_dealt,
    read_head,
    read_pile,
    read_row,
    read_said,
    read_standing,
)
from halfpast.games.half.notation.write import cards_of, write_seen_seat
from halfpast.games.half.rules.cards import CARDS, FACE_DOWN, NOTHING, PLAYED, UNSEEN
from halfpast.games.half.rules.game import GAME, dealt_whole
from halfpast.games.half.rules.state import MOST_GAMES, OPENING, OVER, PLACES
from halfpast.notation.fields import keys_of, refuse, whole

NEEDED = (
    "game",
    "edition",
    "phase",
    "turn",
    "dealer",
    "pile",
    "from",
    "seats",
    "out",
    "plays",
    "match",
    "known",
    "you",
)
OPTIONAL = ("announced", "dealt", "parameters")
FOLLOWS = ("bid", "under_five", "catch", "exchange_with", "plays_from", "legal", "refused")  # from the others


def read_view(view: object) -> Seen:
    """The record of a view; InvalidPosition if it is not one."""
    data = keys_of(view, "A view", NEEDED, OPTIONAL + FOLLOWS)
    edition, seats = read_head(data), data["seats"]
    you = None if data["you"] is None else whole(data["you"], '"you"', 0, len(seats) - 1)
    views = GAME.states(1, edition, len(seats))
    check_seen_cards(data)
    read_standing(views, data, seats)
    read_pile(views, data)
    read_seen_seats(views[0], data, you)
    read_said(views, data)
    read_dealt(views, data)
    if views[0]["phase"] == OPENING:
        expect_all_dealt(views[0])
    check_dealt(views, data)
    games, rows = read_block(views[0], data)
    check_out(views[0], data)
    return Seen(GAME.name, views, you, edition, games, rows)


def check_seen_cards(data: ReadJson) -> None:
    """H01: all that is seen is of one deck."""
    seen = cards(data["pile"], '"pile"')
    for seat in data["seats"]:
        fields = keys_of(seat, "A seat", SEAT_KEYS, ())
        for zone in ("open", "aside"):
            seen += cards(fields[zone], f'"{zone}"')
        if isinstance(fields["hand"], str):
            seen += cards(fields["hand"], '"hand"')
    if too_many(seen):
        refuse(f"There are {too_many(seen)} (H01).")


def read_seen_seats(v: np.void, data: ReadJson, you: int | None) -> None:
    """Its own hand, open cards, cards aside; only counts of the rest. The stocks are where a deal puts them."""
    known, at = data["known"], 0
    if not isinstance(known, list) or len(known) != len(data["seats"]):
        refuse('"known" is a list with a text of cards for each seat.')
    for number, seat in enumerate(data["seats"]):
        bag = text_bag(cards(known[number], '"known"'))
        if number == you:
            v["hand"][number] = text_bag(cards(seat["hand"], "Your hand"))
        else:
            hand = whole(seat["hand"], f'Seat {number}\'s "hand"', len(known[number]), CARDS)
            v["hand"][number], v["unseen"][number] = bag, hand - len(known[number])
        v["known"][number] = bag
        v["open"][number], v["aside"][number] = text_bag(seat["open"]), text_bag(seat["aside"])
        v["blind"][number] = read_seen_blind(number, seat["blind"])
        if not isinstance(seat["table"], bool):
            refuse(f'Seat {number}\'s "table" is true or false.')
        v["table"][number] = seat["table"]
        v["stock_top"][number] = at
        at += whole(seat["stock"], f'Seat {number}\'s "stock"', 0, CARDS - at)
        v["stock_end"][number] = at


def read_seen_blind(number: int, text: object) -> list[int]:
    """Where a seat's blind cards lie."""
    if not isinstance(text, str) or len(text) != PLACES or not set(text) <= {FACE_DOWN, PLAYED}:
        refuse(f'Seat {number}\'s "blind" has {PLACES} places, "#" where a card lies and "-" where one was played.')
    return [UNSEEN if sign == FACE_DOWN else NOTHING for sign in text]


def check_out(v: np.void, data: ReadJson) -> None:
    """H01: what is seen, what is counted and what is out are one deck."""
    counted = sum(cards_of(write_seen_seat(v, seat, None)) for seat in range(int(v["seats"])))
    out = CARDS - len(data["pile"]) - counted
    if whole(data["out"], '"out"', 0, CARDS) != out:
        refuse(f'"out" is {data["out"]}, where {out} of the {CARDS} cards are left (H01).')


def expect_all_dealt(v: np.void) -> None:
    """H05: before the first card is laid, the hands are complete as dealt."""
    for seat in range(int(v["seats"])):
        v["dealt"][seat] = dealt_whole(int(v["announced"][seat]))


def read_block(v: np.void, data: ReadJson) -> tuple[int, list[Json]]:
    """The score block, and how the last game ended."""
    block = keys_of(data["match"], '"match"', ("game", "games", "results"), ())
    if not isinstance(block["results"], list):
        refuse('"results" is a list of rows.')
    rows = [read_row(row, int(v["seats"])) for row in block["results"]]
    games = whole(block["games"], '"games"', 1, MOST_GAMES)
    if block["game"] != min(len(rows) + 1, games):
        refuse(f'"game" is {shown(block["game"])}, after {len(rows)} finished games of {games}.')
    v["deals"] = len(rows) + (v["phase"] != OVER)
    if rows:
        last, ended = rows[-1], "" if v["phase"] == OVER else "last_"
        for key in ("finisher", "big_loser"):
            v[ended + key] = -1 if last[key] is None else last[key]
        if v["phase"] == OVER:
            v["held"][: v["seats"]], v["points"][: v["seats"]] = last["held"], last["points"]
    return games, rows
