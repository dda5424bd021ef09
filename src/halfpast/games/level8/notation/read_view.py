"""A view read into a record, as games/level8/view.py makes it. Here its shape is checked, and that its cards are those
of a deck: what resample makes of it is loaded as a position, and so checked in full."""

from __future__ import annotations

from halfpast.core.documents import Json, ReadJson
from halfpast.core.parsed import Seen
from halfpast.core.record import States
from halfpast.games.level8.notation.check import check_cards
from halfpast.games.level8.notation.read import (
    NEEDED,
    OPTIONAL,
    SEAT_KEYS,
    read_cards,
    read_head,
    read_seat,
    read_standing,
)
from halfpast.games.level8.rules.cards import MOST_CARDS, UNSEEN
from halfpast.games.level8.rules.game import GAME
from halfpast.notation.fields import keys_of, refuse, whole

FOLLOWS = ("legal", "refused", "choose")  # from the others


def read_view(view: object) -> Seen:
    """The record of a view; InvalidPosition if it is not one."""
    data = keys_of(view, "A view", (*NEEDED, "known", "you"), tuple(key for key in OPTIONAL if key != "rng") + FOLLOWS)
    edition, number = read_head(data), len(data["seats"])
    you = None if data["you"] is None else whole(data["you"], '"you"', 0, number - 1)
    seats = [open_hand(at, seat, you, data) for at, seat in enumerate(data["seats"])]
    views = GAME.states(1, edition, number)
    shown = {**data, "stock": [], "seats": seats}
    places = [read_seat(at, seat) for at, seat in enumerate(seats)]
    for zone in (data.get("under", []), *(seat["hand"] for seat in places)):
        if isinstance(zone, list) and len(zone) > MOST_CARDS:
            refuse(f"A view has {len(zone)} cards in one place; no deck has more than {MOST_CARDS} (L25).")
    read_cards(views, shown, places)
    for at, seat in enumerate(data["seats"]):
        hide(views, at, seat, you)
    stock = whole(data["stock"], '"stock"', 0, MOST_CARDS)
    views["stock_end"][0] = stock
    views["stock"][0][:stock] = UNSEEN
    read_standing(views, data, [counted(seat) for seat in data["seats"]])
    hidden = check_cards(views, shown, places, is_view=True)
    if stock + int(views["unseen"][0].sum()) != hidden:
        refuse(f"The stock and the hands of this view hide more or fewer cards than the {hidden} that are left.")
    rows = [GAME.row(views, 0)] if data["phase"] == "over" else []
    return Seen(GAME.name, views, you, edition, 1, rows)


def open_hand(number: int, seat: object, you: int | None, data: ReadJson) -> Json:
    """A seat with the cards of its hand that the view shows."""
    fields = dict(keys_of(seat, f"Seat {number}", SEAT_KEYS, ()))
    if number == you:
        return fields
    known = data["known"]
    if not isinstance(known, list) or len(known) != len(data["seats"]):
        refuse('"known" is a list of cards for each seat.')
    return {**fields, "hand": known[number], "kept": []}


def hide(views: States, number: int, seat: ReadJson, you: int | None) -> None:
    """How many cards of a hand are not seen, and how many are kept."""
    v = views[0]
    if number == you:
        return
    shown = int(v["hand_size"][number])
    v["hand_size"][number] = whole(seat["hand"], f"The hand of seat {number}, a number of cards,", shown, MOST_CARDS)
    v["unseen"][number] = int(v["hand_size"][number]) - shown
    v["kept_size"][number] = whole(seat["kept"], f"The kept cards of seat {number}, a number,", 0, MOST_CARDS)


def counted(seat: ReadJson) -> Json:
    """A seat for the checks that only count."""
    return {**seat, "hand": of(seat["hand"]), "kept": of(seat["kept"])}


def of(cards: object) -> list[object]:
    """This many of the same, one for each card."""
    return [None] * cards if isinstance(cards, int) else list(cards) if isinstance(cards, list) else []
