"""Fair deals at a table: which key it has, what may be told of it and when, and what the players add.

A table's document has its key, `seed`, from the beginning, and a seat the `salt` of its person until the cards are
dealt; then both are in the log of the match. A finished table has `prepared` for the match that may follow: its
`seed`, and the `salts` by seat. Only a key's commitment is told, until the match is over and its log is shown.
"""

from __future__ import annotations

import secrets

from halfpast.core.errors import HalfpastError
from halfpast.notation.fair import KEY_BYTES, commitment_of, read_salt
from halfpast.server.tables.errors import NotYours, Stale
from halfpast.store import Document

SHOWN = ("commitment", "salts", "seal")  # what is told of the start of a log: never the key


def new_key() -> str:
    """A key that nobody knows."""
    return secrets.token_hex(KEY_BYTES)


def prepared(table: Document) -> Document:
    """The table with a key for the match after it; unchanged, if it has one already."""
    return table if "prepared" in table else prepared_anew(table)


def prepared_anew(table: Document) -> Document:
    """The table with another key for the match after it: no key deals twice."""
    return {**table, "prepared": {"seed": new_key(), "salts": {}}}


def told(table: Document) -> Document:
    """What everybody at a table may know: before the deal, after it, and about the match that may follow."""
    if table["state"] == "lobby":
        salted = [number for number, seat in enumerate(table["seats"]) if "salt" in seat]
        return {"commitment": _commitment(table["seed"]), "salted": salted}
    start = table["dealt"]["start"]
    shown = {key: start[key] for key in SHOWN if key in start}  # a match dealt before there were fair deals has none
    if table["state"] == "over" and (after := table.get("prepared")):
        salted = sorted(int(seat) for seat in after["salts"])
        shown["next"] = {"commitment": _commitment(after["seed"]), "salted": salted}
    return shown


def _commitment(seed: str) -> str:
    return commitment_of(bytes.fromhex(seed))


def with_salt(table: Document, number: int, salt: object, commitment: object) -> Document:
    """The table with what a seat's browser adds to the key of this commitment: once, and before the cards are dealt."""
    added = read_salt(salt)
    if table["state"] == "playing":
        raise NotYours("The cards are dealt: nothing more can be added.")
    before = table["state"] == "lobby"
    if not before and "prepared" not in table:
        raise NotYours("No other match is prepared here yet.")
    if commitment != _commitment(table["seed"] if before else table["prepared"]["seed"]):
        raise Stale
    seat = table["seats"][number]
    known = seat.get("salt") if before else table["prepared"]["salts"].get(str(number))
    if known == added:
        return table
    if known is not None:
        raise NotYours("A different salt was already added for this seat, and stays.")
    if before:
        places = list(table["seats"])
        places[number] = {**seat, "salt": added}
        return {**table, "seats": places}
    after = table["prepared"]
    return {**table, "prepared": {**after, "salts": {**after["salts"], str(number): added}}}


def read_salts(data: Document) -> dict[int, object]:
    """What a browser adds for each of its seats."""
    salts = data.get("salts", {})
    if not isinstance(salts, dict) or not all(seat.isdecimal() and len(seat) < 3 for seat in salts):
        raise HalfpastError('"salts" has a salt for each of your seats, by its number: {"0": …}.')
    return {int(seat): salt for seat, salt in salts.items()}
