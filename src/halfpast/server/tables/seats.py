"""Who sits where, and what a host may arrange: functions of a table's document that return the changed one.

A seat is open, a guest's or a bot's. `owners` are the guest's devices; `sitting` is new whenever somebody sits down, so
that the link to a seat opens it for that person only. A bot that took a person's seat keeps the name, and `was` says
whose it is, for whoever wants to be forgotten must be found; `gone` marks the seat of who was, at a finished table.
`kept` is whose place a bot only keeps: of those who played the match before and have not sat down yet. `deputy` is the
host while the real one is away: nobody loses a seat to a deputy, and whose table it is has it back on return.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

from halfpast.core.errors import HalfpastError, check_whole
from halfpast.core.names import read_name
from halfpast.games import DEFAULT, package
from halfpast.server.tables import invitations
from halfpast.server.tables.errors import NotYours
from halfpast.server.tables.faces import read_face
from halfpast.server.tables.terms import changed_terms, named_terms, of_each, read_bot, set_at, usual_bot, with_each
from halfpast.store import Document
from halfpast.store.outline import roles

MOST_OWNERS = 8  # devices per seat
NOBODY = "-"  # the host of a finished table whose people are all gone
IN_GAME = ("pace", "chat", "spectators", "absent")  # terms that the host may change while the game lasts


def open_seat() -> Document:
    """A seat that anybody may take."""
    return {"kind": "open", "name": "", "bot": None, "owners": [], "sitting": ""}


def bot_seat(level: str) -> Document:
    """A seat of a bot; the page gives it a name in the reader's language."""
    return {**open_seat(), "kind": "bot", "bot": level}


def guest_seat(guest: str, name: str, face: Document | None = None) -> Document:
    """A person's seat; if they have not chosen a face, the page finds one by their name."""
    seat = {**open_seat(), "kind": "guest", "name": name, "owners": [guest], "sitting": secrets.token_hex(6)}
    return {**seat, "face": face} if face else seat


def kept_seat(seat: Document, level: str) -> Document:
    """A bot's seat in a game, kept for a person who may take it whenever they come."""
    return {**bot_seat(level), "kept": seat["owners"], "called": seat["name"], "wore": seat.get("face")}


def kept_for(table: Document, guest: str | None) -> list[int]:
    """The seats that bots keep for a guest, while the game lasts."""
    if guest is None or table["state"] != "playing":
        return []
    return [number for number, seat in enumerate(table["seats"]) if guest in seat.get("kept", ())]


def not_kept(table: Document, guest: str) -> Document:
    """The table with no place kept for a guest any more."""
    for number in kept_for(table, guest):
        table = with_seat(table, number, bot_seat(table["seats"][number]["bot"]))
    return table


def seats_of(table: Document, guest: str | None) -> list[int]:
    """The seats that a guest has."""
    return [number for number, seat in enumerate(table["seats"]) if guest is not None and guest in seat["owners"]]


def people(table: Document) -> list[int]:
    """The seats that people have."""
    return [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "guest"]


def hosting(table: Document) -> str:
    """Who is the host just now: the table's owner, or the deputy."""
    return str(table.get("deputy") or table["host"])


def is_host(table: Document, guest: str | None) -> bool:
    """Whether a guest is the host just now."""
    return _is_same(table, hosting(table), guest)


def has_made(table: Document, guest: str | None) -> bool:
    """Whether the table is a guest's own, though a deputy may be the host just now."""
    return _is_same(table, table["host"], guest)


def _is_same(table: Document, owner: str, guest: str | None) -> bool:
    """Whether the two are one person: the owner's own seat, the first on that device, is open on the guest's too."""
    own = seats_of(table, owner)[:1]
    return guest == owner or any(guest in table["seats"][seat]["owners"] for seat in own)


def led_by(table: Document, owner: str) -> Document:
    """The table with a deputy; with none, if that would be its owner."""
    return given_back(table) if has_made(table, owner) else {**table, "deputy": owner}


def given_back(table: Document) -> Document:
    """The table without a deputy: its owner is the host."""
    return {key: value for key, value in table.items() if key != "deputy"} if "deputy" in table else table


def free(table: Document) -> list[int]:
    """The seats that somebody may take before the game: the open ones first, then bots'."""
    both = [[number for number, seat in enumerate(table["seats"]) if seat["kind"] == kind] for kind in ("open", "bot")]
    return [*both[0], *both[1]] if table["state"] == "lobby" else []


def known(table: Document) -> set[str]:
    """The guests a table knows: the host, those who sit here or are invited, and those whose name a bot carries on."""
    return set(roles(table))


def _known(seat: Document) -> list[str]:
    return [*seat["owners"], *seat.get("was", ()), *seat.get("kept", ())]


def seat_at(table: Document, number: object) -> Document:
    """One of the table's seats."""
    seats: list[Document] = table["seats"]
    return seats[check_whole(number, "seat", 0, len(seats) - 1)]


def with_seat(table: Document, number: object, seat: Document) -> Document:
    """The table with another seat there."""
    seats = list(table["seats"])
    seats[check_whole(number, "seat", 0, len(seats) - 1)] = seat
    return {**table, "seats": seats}


def sit(table: Document, guest: str, number: object, name: object, face: object = None) -> Document:
    """Sit down in an open seat or a bot's; in one's own, take another name or another face."""
    seat, chosen = seat_at(table, number), read_face(face)
    if guest in seat["owners"]:
        return with_seat(table, number, {**seat, "name": read_name(name), **({"face": chosen} if chosen else {})})
    if seat["kind"] == "guest":
        raise NotYours("Somebody sits there already.")
    if table["state"] == "playing" and guest in seat.get("kept", ()):
        person = guest_seat(guest, seat["called"], chosen or seat.get("wore"))
        return with_seat(table, number, {**person, "owners": seat["kept"]})
    if table["state"] != "lobby":
        raise NotYours("The game has begun; this seat is a bot's.")
    return with_seat(table, number, guest_seat(guest, read_name(name), chosen))


def where(table: Document, sitting: str) -> int | None:
    """The seat of a person, wherever it is by now."""
    return next((number for number, seat in enumerate(table["seats"]) if seat["sitting"] == sitting), None)


def recover(table: Document, guest: str, sitting: str) -> Document:
    """The seat's own link was opened on another device. Somebody who shared a device with others takes the seat along.

    So the old device no longer shows these cards; being host goes along with the host's own seat.
    """
    number = where(table, sitting)
    if number is None or guest in (seat := seat_at(table, number))["owners"]:
        return table
    stay = [owner for owner in seat["owners"] if seats_of(table, owner) == [number]]
    owners = [*stay[:1], *stay[1:][2 - MOST_OWNERS :], guest]  # the first device is never pushed out
    roles = [role for role in ("host", "deputy") if seats_of(table, table.get(role))[:1] == [number]]
    moved = {role: owners[0] for role in roles if table[role] not in stay}
    return with_seat({**table, **moved}, number, {**seat, "owners": owners})


def stand(table: Document, guest: str, number: object, here: Collection[str]) -> Document:
    """Give up a seat: in a game, a bot has it from now on. A host left without a seat is succeeded by somebody else."""
    seat = seat_at(table, number)
    if guest not in seat["owners"]:
        raise NotYours("That seat is not yours.")
    changed = _with_seated_deputy(with_seat(table, number, _left(table, seat)))
    others = [owner for other in people(changed) for owner in changed["seats"][other]["owners"]]
    if seats_of(changed, changed["host"]) or not others:
        return changed
    return _followed(changed, others, here)


def _with_seated_deputy(table: Document) -> Document:
    return table if seats_of(table, table.get("deputy")) else given_back(table)


def _followed(table: Document, others: list[str], here: Collection[str]) -> Document:
    """The table with a new owner: the deputy, or one of the others who is here."""
    follower = table.get("deputy") or next((owner for owner in others if owner in here), others[0])
    return given_back({**table, "host": follower})


def go_out(table: Document, guest: str, here: Collection[str]) -> Document:
    """A guest leaves in mid-game and keeps the seats; if they are host, somebody here stands in until they are back."""
    others = [owner for seat in table["seats"] if guest not in seat["owners"] for owner in seat["owners"]]
    follower = next((owner for owner in others if owner in here), None)
    return led_by(table, follower) if follower and is_host(table, guest) else table


def _left(table: Document, seat: Document, level: str | None = None) -> Document:
    """A seat whose person is gone: free in the lobby, or in a game a bot with the same name and face."""
    if table["state"] == "lobby":
        return open_seat()
    face = {"face": seat["face"]} if "face" in seat else {}
    return {**bot_seat(level or usual_bot(table)), "name": seat["name"], "was": _known(seat), **face}


def renamed(table: Document, old: str, new: str) -> Document:
    """What was a guest's is an account's from now on."""
    if old not in known(table):
        return table

    def changed(guests: list[str]) -> list[str]:
        return list(dict.fromkeys(new if guest == old else guest for guest in guests))

    keys = ("owners", "was", "kept")
    places = [{**seat, **{key: changed(seat[key]) for key in keys if key in seat}} for seat in table["seats"]]
    roles = {role: new for role in ("host", "deputy") if table.get(role) == old}
    after = {**invitations.renamed(table, old, new), "seats": places, **roles}
    return given_back(after) if after.get("deputy") == after["host"] else after


def forgotten(table: Document, guest: str, here: Collection[str]) -> Document | None:
    """The table without a trace of a guest: no name, no seat. None if nobody else sat here, so the table can go.

    A seat that is open on several devices is one person's, and is given up on all of them.
    """
    table = invitations.without(table, guest)
    if guest not in known(table):
        return table
    places = [_nobodys(table, seat) if guest in _known(seat) else seat for seat in table["seats"]]
    others = [owner for seat in places for owner in seat["owners"]]
    left = table["state"] == "over" and any(seat.get("was") for seat in places)  # somebody who may watch it again
    if not others and not left:
        return None
    if "replays" in table:  # links.py
        gone = [number for number, seat in enumerate(places) if seat is not table["seats"][number]]
        given = {token: one for token, one in table["replays"].items() if one.get("seat") not in gone}
        table = {**table, "replays": given}
    changed = _with_seated_deputy({**table, "seats": places})
    if table["host"] != guest and seats_of(changed, table["host"]):
        return changed
    return _followed(changed, others or [NOBODY], here)


def _nobodys(table: Document, seat: Document) -> Document:
    """A seat without its person: free in the lobby, any bot's in a game, and "somebody's" once it is over."""
    if table["state"] == "lobby":
        return open_seat()
    if table["state"] == "over" and seat["kind"] == "guest":
        return {**open_seat(), "kind": "guest", "gone": True}
    return bot_seat(seat["bot"] or usual_bot(table))


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
    seat, game = _not_the_hosts(table, order), table["terms"].get("game", DEFAULT)
    level = read_bot(game, order.get("level", usual_bot(table)))
    if table["state"] != "lobby":
        return with_seat(table, order["seat"], _left(table, seat, level))
    return with_seat(table, order["seat"], bot_seat(level))


def _free(table: Document, order: Document) -> Document:
    """Send away whoever sits there; in a game, a bot plays on."""
    seat = _not_the_hosts(table, order)
    if table["state"] != "lobby" and seat["kind"] == "bot":
        raise NotYours("In a game a bot's seat cannot be freed.")
    return with_seat(table, order["seat"], _left(table, seat))


def _not_the_hosts(table: Document, order: Document) -> Document:
    """The seat of a request; the host's last seat may not be given away, and a deputy may give away nobody's."""
    seat = seat_at(table, order.get("seat"))
    if seats_of(table, hosting(table)) == [order["seat"]]:
        raise NotYours("The host cannot be sent away; hand the table over first.")
    _refuse_deputy(table, [seat])
    return seat


def _refuse_deputy(table: Document, lost: list[Document]) -> None:
    """A deputy takes nobody's seat, nor a place that a bot keeps for somebody."""
    deputy = table.get("deputy")
    if deputy and any((seat["kind"] == "guest" or seat.get("kept")) and deputy not in seat["owners"] for seat in lost):
        raise NotYours("Only the table's own host may do that; you are standing in.")


def _swap(table: Document, order: Document) -> Document:
    """Two seats change places, before the game."""
    if table["state"] != "lobby":
        raise NotYours("The game has begun.")
    first, second = order.get("seat"), order.get("with")
    one, other = seat_at(table, first), seat_at(table, second)
    changed = with_seat(with_seat(table, first, other), second, one)
    assert isinstance(first, int)
    assert isinstance(second, int)
    terms = table["terms"]
    for name in of_each(terms):
        values = list(terms[name])
        values[first], values[second] = values[second], values[first]  # each goes with its player
        terms = with_each(terms, name, values)
    return {**changed, "terms": terms}


def choose(table: Document, guest: str, name: str, number: object, value: object) -> Document:
    """Choose what the game sets for a seat, before the first deal: for one's own, or as host for anybody's."""
    seat = seat_at(table, number)
    if guest not in seat["owners"] and not is_host(table, guest):
        raise NotYours(f"Choose a {name} for yourself; only the host may choose for others.")
    if table["state"] != "lobby":
        raise NotYours("The game has begun.")
    values = [value if at == number else set_at(table["terms"], name, at) for at in range(len(table["seats"]))]
    return {**table, "terms": with_each(table["terms"], name, values)}


def _hand_over(table: Document, order: Document) -> Document:
    """Make somebody else the host."""
    seat = seat_at(table, order.get("seat"))
    if seat["kind"] != "guest":
        raise NotYours("Only a person can be the host.")
    first = seat["owners"][0]
    return led_by(table, first) if "deputy" in table else {**table, "host": first}


def _is_strange(seat: Document, bots: Collection[str]) -> bool:
    """Whether a seat has a bot that the game lacks, after another game was chosen."""
    return seat["kind"] == "bot" and seat["bot"] not in bots


def _change_terms(table: Document, order: Document) -> Document:
    """Change the terms: any of them before the game (fewer seats remove the last ones), a few while it lasts."""
    wanted = named_terms(order.get("terms", {}))
    if table["state"] != "lobby" and not set(wanted) <= set(IN_GAME):
        raise NotYours(f"The game has begun; what can still be changed: {', '.join(IN_GAME)}.")
    terms = changed_terms(table["terms"], wanted)
    its = package(terms.game)
    there = [bot_seat(its.usual_bot) if _is_strange(seat, its.bots) else seat for seat in table["seats"]]
    seats = [*there, *(open_seat() for _ in range(terms.seats))][: terms.seats]
    changed = {**table, "terms": terms.document(), "seats": seats}
    _refuse_deputy(table, table["seats"][terms.seats :])
    if seats_of(table, hosting(table)) and not seats_of(changed, hosting(table)):
        raise NotYours("The host's own seat would be gone.")
    return changed
