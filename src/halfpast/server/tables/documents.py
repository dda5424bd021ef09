"""The document of a table, which the store keeps: making it, and dealing. Later changes to it are in seats.py."""

from __future__ import annotations

from collections.abc import Sequence

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.core.names import read_name
from halfpast.server.tables import invitations, seats, turns
from halfpast.server.tables.faces import read_face
from halfpast.server.tables.fair import new_key
from halfpast.server.tables.terms import Terms, read_bot, usual_bot
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document


def now() -> str:
    """The time as logs write it."""
    return wall_clock.now().isoformat(timespec="seconds")


def new_table(
    terms: Terms,
    host: str,
    name: object,
    bots: Sequence[object],
    people: Sequence[object] = (),
    face: object = None,
) -> Document:
    """A table with its host in the first seat, then other people on the same device, then bots if there is room.

    People are never left out: if there are too many of them, HalfpastError says how many may sit.
    """
    if len(people) >= terms.seats:
        raise HalfpastError(f"Besides the host, {terms.seats - 1} can sit at {terms.seats} seats, not {len(people)}.")
    first = seats.guest_seat(host, read_name(name), read_face(face))
    named = [first, *(seats.guest_seat(host, read_name(one)) for one in people)]
    levels = [read_bot(terms.game, level) for level in bots]
    others = [*map(seats.bot_seat, levels), *(seats.open_seat() for _ in range(terms.seats))]
    return fresh(terms.document(), host, [*named, *others][: terms.seats])


def fresh(terms: Document, host: str, places: list[Document], key: str | None = None) -> Document:
    """A table before its cards are dealt, which will follow from its key (fair.py)."""
    made = {"terms": terms, "host": host, "seats": places, "created": now(), "seen": now()}
    return {**made, "state": "lobby", "seed": key or new_key()}


def begun(table: Document) -> Document:
    """The table with its cards dealt: bots take the seats that are still open.

    The log of the match as it was dealt says it all, so that the table outlives changes to the editions.
    """
    salts = [seat.get("salt") for seat in table["seats"]]
    sitting = [{key: value for key, value in seat.items() if key != "salt"} for seat in table["seats"]]
    places = [seats.bot_seat(usual_bot(table)) if seat["kind"] == "open" else seat for seat in sitting]
    terms, seed = Terms.of(table["terms"]), bytes.fromhex(table["seed"])
    match = halfpast.new(
        terms.game, terms.edition, terms.seats, games=terms.games, seed=seed, salts=salts, **terms.settings
    )
    dealt = {**invitations.begun(table), "seats": places, "state": "playing", "began": now(), "dealt": match.log()}
    dealt["played"] = False  # by a person: set with the first move of one
    return turns.with_turn(dealt, match, now()) if terms.by_turns else dealt
