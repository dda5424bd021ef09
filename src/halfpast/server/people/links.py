"""Links that somebody may have given out, and revokes: functions of a table's document that return the changed one.

The link to a seat (seats.py) is renewed: the old one opens nothing, and devices that used it have lost the seat. The
links to a replay are in `replays`, each under its secret: whose seat gave it out, and on which day. Under "" is the old
way, until somebody revokes it: one link for the whole table, and no link needed by those who may watch.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Sequence

from halfpast.server.people.guests import Guests
from halfpast.server.tables import seats
from halfpast.store import Document

FOR_ALL = ""


def _replays(table: Document) -> dict[str, Document]:
    replays: dict[str, Document] = table.get("replays", {FOR_ALL: {}})
    return replays


def is_open(table: Document) -> bool:
    """Whether those who may watch a table may also watch its replay without a link."""
    return FOR_ALL in _replays(table)


def shows(table: Document, name: str, token: str, guests: Guests) -> bool:
    """Whether a link shows this table's match, compared in constant time."""
    given = [one for one in _replays(table) if one != FOR_ALL and hmac.compare_digest(one.encode(), token.encode())]
    return bool(given) or (is_open(table) and guests.shows(token, name))


def shared_by(table: Document, places: Collection[int]) -> tuple[str, str] | None:
    """The link to the replay that one of these seats has given out, and since when; None: there is none."""
    links = [(token, str(one["since"])) for token, one in _replays(table).items() if one.get("seat") in places]
    return links[0] if links else None


def shared(table: Document, places: Sequence[int], day: str) -> Document:
    """The table with a link to the replay, given out by the first of these seats, unless one of them already has."""
    if shared_by(table, places):
        return table
    return {**table, "replays": {**_replays(table), secrets.token_urlsafe(18): {"seat": places[0], "since": day}}}


def unshared(table: Document, places: Collection[int]) -> Document:
    """The table without the replay links that these seats have given out, and without the one for everyone."""
    left = {token: one for token, one in _replays(table).items() if token != FOR_ALL and one["seat"] not in places}
    return table if left == table.get("replays") else {**table, "replays": left}


def renewed(table: Document, number: int, stays: Collection[str]) -> Document:
    """The table with a new link to a seat. Of its devices only these stay, or if none is named, the first.

    Being host goes along with the host's own seat.
    """
    seat = table["seats"][number]
    if seat["kind"] != "guest" or not seat["owners"]:
        return table
    owners = [owner for owner in seat["owners"] if owner in stays] or seat["owners"][:1]
    lost = [role for role in ("host", "deputy") if seats.seats_of(table, table.get(role))[:1] == [number]]
    roles = {role: owners[0] for role in lost if table[role] not in owners}
    changed = seats.with_seat(table, number, {**seat, "owners": owners, "sitting": secrets.token_hex(6)})
    return {**changed, **roles}


def taken_back(table: Document, guest: str, what: Collection[str]) -> Document:
    """The table when somebody revokes their links: `seats`, `replays`. Those who used one cannot lock out its owner."""
    mine = seats.seats_of(table, guest)
    for number in mine if "seats" in what else ():
        owners = table["seats"][number]["owners"]
        table = renewed(table, number, [guest] if owners[0] == guest else owners)
    if "replays" in what and table["state"] == "over" and mine:
        table = unshared(table, mine)
    return table


def revoked(table: Document, guest: str | None, what: Collection[str]) -> Document:
    """The table when the server's host revokes the links of somebody, who keeps the seats, or of everyone there."""
    places = range(len(table["seats"])) if guest is None else seats.seats_of(table, guest)
    for number in places if "seats" in what else ():
        table = renewed(table, number, [guest] if guest else [])
    if "replays" in what and table["state"] == "over" and places:
        table = unshared(table, places)
    return table
