"""Who sits where, and what a host may arrange: functions of a table's document that give the changed one.

A seat is open, a guest's or a bot's. `owners` are the guest's devices; `sitting` is new whenever somebody sits down, so
that the link to a seat opens it for that person only. A bot that took a person's seat keeps the name, and `was` says
whose it is, for whoever wants to be forgotten must be found; `gone` marks the seat of who was, at a finished table.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

from halfpast.bots import USUAL_BOT
from halfpast.core.errors import HalfpastError, check_whole
from halfpast.server.errors import NotYours
from halfpast.server.names import read_name
from halfpast.server.terms import named_terms, read_bot, read_terms
from halfpast.store import Document

MOST_OWNERS = 8  # devices a seat
NOBODY = "-"  # the host of a finished table whose people are all gone
IN_GAME = ("pace", "chat", "spectators", "absent")  # terms that the host may change while the game lasts


def open_seat() -> Document:
    """A seat that anybody may take."""
    return {"kind": "open", "name": "", "bot": None, "owners": [], "sitting": ""}


def bot_seat(level: str) -> Document:
    """A seat of a bot; the page gives it a name in the reader's language."""
    return {**open_seat(), "kind": "bot", "bot": level}


def guest_seat(guest: str, name: str) -> Document:
    """A seat of a person."""
    return {**open_seat(), "kind": "guest", "name": name, "owners": [guest], "sitting": secrets.token_hex(6)}


def seats_of(table: Document, guest: str | None) -> list[int]:
    """The seats that a guest has."""
    return [number for number, seat in enumerate(table["seats"]) if guest is not None and guest in seat["owners"]]


def people(table: Document) -> list[int]:
    """The seats that people have."""
    return [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "guest"]


def is_host(table: Document, guest: str | None) -> bool:
    """Whether a guest is the host, or the host's own seat, the first of that device, is open on this one too."""
    own = seats_of(table, table["host"])[:1]
    return guest == table["host"] or any(guest in table["seats"][seat]["owners"] for seat in own)


def known(table: Document) -> set[str]:
    """The guests whom a table knows: the host, who sits here, and whose name a bot goes on with."""
    return {table["host"], *(guest for seat in table["seats"] for guest in _known(seat))}


def _known(seat: Document) -> list[str]:
    return [*seat["owners"], *seat.get("was", ())]


def seat_at(table: Document, number: object) -> Document:
    """One of the table's seats."""
    seats: list[Document] = table["seats"]
    return seats[check_whole(number, "seat", 0, len(seats) - 1)]


def with_seat(table: Document, number: object, seat: Document) -> Document:
    """The table with another seat there."""
    seats = list(table["seats"])
    seats[check_whole(number, "seat", 0, len(seats) - 1)] = seat
    return {**table, "seats": seats}


def sit(table: Document, guest: str, number: object, name: object) -> Document:
    """Sit down in an open seat or one of a bot; in one's own, take another name."""
    seat = seat_at(table, number)
    if guest in seat["owners"]:
        return with_seat(table, number, {**seat, "name": read_name(name)})
    if seat["kind"] == "guest":
        raise NotYours("Somebody sits there already.")
    if table["state"] != "lobby":
        raise NotYours("The game has begun; this seat is a bot's.")
    return with_seat(table, number, guest_seat(guest, read_name(name)))


def where(table: Document, sitting: str) -> int | None:
    """The seat of a person, wherever it is by now."""
    return next((number for number, seat in enumerate(table["seats"]) if seat["sitting"] == sitting), None)


def recover(table: Document, guest: str, sitting: str) -> Document:
    """The seat's own link was opened on another device. Who shared a device with others takes the seat along.

    So that device no longer shows these cards; being host goes along with the host's own seat.
    """
    number = where(table, sitting)
    if number is None or guest in (seat := seat_at(table, number))["owners"]:
        return table
    stay = [owner for owner in seat["owners"] if seats_of(table, owner) == [number]]
    owners = [*stay[:1], *stay[1:][2 - MOST_OWNERS :], guest]  # the first device is never pushed out
    moves_host = seats_of(table, table["host"])[:1] == [number] and table["host"] not in stay
    return with_seat({**table, "host": owners[0]} if moves_host else table, number, {**seat, "owners": owners})


def stand(table: Document, guest: str, number: object, here: Collection[str]) -> Document:
    """Give a seat up: in a game a bot has it from now on. A host without a seat is followed by another."""
    seat = seat_at(table, number)
    if guest not in seat["owners"]:
        raise NotYours("That seat is not yours.")
    changed = with_seat(table, number, _left(table, seat))
    others = [owner for other in people(changed) for owner in changed["seats"][other]["owners"]]
    if seats_of(changed, changed["host"]) or not others:
        return changed
    return {**changed, "host": next((owner for owner in others if owner in here), others[0])}


def go_out(table: Document, guest: str, here: Collection[str]) -> Document:
    """A guest leaves in mid-game, and keeps the seats: being host passes on to somebody who is here."""
    others = [owner for seat in table["seats"] if guest not in seat["owners"] for owner in seat["owners"]]
    follower = next((owner for owner in others if owner in here), None)
    return {**table, "host": follower} if follower and is_host(table, guest) else table


def _left(table: Document, seat: Document, level: str = USUAL_BOT) -> Document:
    """A seat whose person is gone: free in the lobby, a bot of the same name in a game."""
    return open_seat() if table["state"] == "lobby" else {**bot_seat(level), "name": seat["name"], "was": _known(seat)}


def renamed(table: Document, old: str, new: str) -> Document:
    """What was a guest's is an account's from now on."""
    if old not in known(table):
        return table

    def changed(guests: list[str]) -> list[str]:
        return list(dict.fromkeys(new if guest == old else guest for guest in guests))

    places = [
        {**seat, **{key: changed(seat[key]) for key in ("owners", "was") if key in seat}} for seat in table["seats"]
    ]
    return {**table, "seats": places, "host": new if table["host"] == old else table["host"]}


def forgotten(table: Document, guest: str, here: Collection[str]) -> Document | None:
    """The table without a trace of a guest: no name, no seat. None: nobody else sat here, so the table can go.

    A seat that is open on several devices is one person's: it goes on all of them.
    """
    if guest not in known(table):
        return table
    places = [_nobodys(table, seat) if guest in _known(seat) else seat for seat in table["seats"]]
    others = [owner for seat in places for owner in seat["owners"]]
    left = table["state"] == "over" and any(seat.get("was") for seat in places)  # somebody who may look at it again
    if not others and not left:
        return None
    changed = {**table, "seats": places}
    if table["host"] != guest and seats_of(changed, table["host"]):
        return changed
    return {**changed, "host": next((owner for owner in others if owner in here), others[0] if others else NOBODY)}


def _nobodys(table: Document, seat: Document) -> Document:
    """A seat without its person: free in the lobby, any bot in a game, and somebody's when it is over."""
    if table["state"] == "lobby":
        return open_seat()
    if table["state"] == "over" and seat["kind"] == "guest":
        return {**open_seat(), "kind": "guest", "gone": True}
    return bot_seat(seat["bot"] or USUAL_BOT)


def arrange(table: Document, guest: str, order: Document) -> Document:
    """What only the host may do."""
    if not is_host(table, guest):
        raise NotYours("Only the host may do that.")
    match order.get("what"):
        case "bot":
            return _give_to_bot(table, order)
        case "free":
            return _free(table, order)
        case "swap":
            return _swap(table, order)
        case "host":
            return _hand_over(table, order)
        case "terms":
            return _change_terms(table, order)
    raise HalfpastError("A host may ask for: bot, free, swap, host, terms.")


def _give_to_bot(table: Document, order: Document) -> Document:
    """A bot instead of whoever sits there."""
    seat, level = _not_the_hosts(table, order), read_bot(order.get("level", USUAL_BOT))
    if table["state"] != "lobby":
        return with_seat(table, order["seat"], _left(table, seat, level))
    return with_seat(table, order["seat"], bot_seat(level))


def _free(table: Document, order: Document) -> Document:
    """Send away whoever sits there; in a game a bot plays on."""
    seat = _not_the_hosts(table, order)
    if table["state"] != "lobby" and seat["kind"] == "bot":
        raise NotYours("In a game a bot's seat cannot be freed.")
    return with_seat(table, order["seat"], _left(table, seat))


def _not_the_hosts(table: Document, order: Document) -> Document:
    """The seat of an order; the host's last one may not be given away."""
    seat = seat_at(table, order.get("seat"))
    if seats_of(table, table["host"]) == [order["seat"]]:
        raise NotYours("The host cannot be sent away; hand the table over first.")
    return seat


def _swap(table: Document, order: Document) -> Document:
    """Two seats change places, before the game."""
    if table["state"] != "lobby":
        raise NotYours("The game has begun.")
    first, second = order.get("seat"), order.get("with")
    one, other = seat_at(table, first), seat_at(table, second)
    return with_seat(with_seat(table, first, other), second, one)


def _hand_over(table: Document, order: Document) -> Document:
    """Make somebody else the host."""
    seat = seat_at(table, order.get("seat"))
    if seat["kind"] != "guest":
        raise NotYours("Only a person can be the host.")
    return {**table, "host": seat["owners"][0]}


def _change_terms(table: Document, order: Document) -> Document:
    """Other terms: all before the game (fewer seats free the last ones), a few while it lasts."""
    wanted = named_terms(order.get("terms", {}))
    if table["state"] != "lobby" and not set(wanted) <= set(IN_GAME):
        raise NotYours(f"The game has begun; what can still be changed: {', '.join(IN_GAME)}.")
    terms = read_terms({**table["terms"], **wanted})
    seats = [*table["seats"], *(open_seat() for _ in range(terms.seats))][: terms.seats]
    changed = {**table, "terms": terms.document(), "seats": seats}
    if seats_of(table, table["host"]) and not seats_of(changed, table["host"]):
        raise NotYours("The host's own seat would be gone.")
    return changed
