"""The document of a table, which the store keeps: made, dealt, made again. What changes in it later is in seats.py."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import halfpast
from halfpast.bots import USUAL_BOT
from halfpast.core.errors import HalfpastError
from halfpast.server import seats, turns, wall
from halfpast.server.names import read_name
from halfpast.server.terms import Terms, read_bot
from halfpast.store import Document


def now() -> str:
    """The time as logs write it."""
    return wall.now().isoformat(timespec="seconds")


def new_table(terms: Terms, host: str, name: object, bots: Sequence[object], people: Sequence[object] = ()) -> Document:
    """A table with its host in the first seat, then other people of the same device, then bots where there is room.

    People are never left out: where there are too many of them, HalfpastError says how many may sit.
    """
    if len(people) >= terms.seats:
        raise HalfpastError(f"Beside the host {terms.seats - 1} can sit at {terms.seats} seats, not {len(people)}.")
    named = [seats.guest_seat(host, read_name(one)) for one in (name, *people)]
    others = [*(seats.bot_seat(read_bot(level)) for level in bots), *(seats.open_seat() for _ in range(terms.seats))]
    return fresh(terms.document(), host, [*named, *others][: terms.seats])


def fresh(terms: Document, host: str, places: list[Document]) -> Document:
    """A table before its cards are dealt."""
    made = {"terms": terms, "host": host, "seats": places, "created": now(), "seen": now()}
    return {**made, "state": "lobby", "seed": secrets.token_hex(32)}


def same_again(table: Document) -> Document:
    """A new table with the same terms and people; bots go by names of their own, and sit for who is gone."""
    return fresh(table["terms"], table["host"], [_again(seat) for seat in table["seats"]])


def _again(seat: Document) -> Document:
    is_persons = seat["kind"] == "guest" and not seat.get("gone")
    return seat if is_persons else seats.bot_seat(seat["bot"] or USUAL_BOT)


def begun(table: Document) -> Document:
    """The table with its cards dealt: bots take the seats that are still open.

    The log of the match as it was dealt says it all, so that the table outlives changes of the editions.
    """
    places = [seats.bot_seat(USUAL_BOT) if seat["kind"] == "open" else seat for seat in table["seats"]]
    terms, seed = Terms.of(table["terms"]), bytes.fromhex(table["seed"])
    match = halfpast.new(
        terms.game, edition=terms.edition, seats=terms.seats, games=terms.games, card=terms.card, seed=seed
    )
    dealt = {**table, "seats": places, "state": "playing", "began": now(), "dealt": match.log()}
    return turns.with_turn(dealt, match, now()) if terms.by_turns else dealt
