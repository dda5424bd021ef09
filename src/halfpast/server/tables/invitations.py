"""Invitations to a table before its game: functions of the table's document, which has them as `invited`.

Each says who is invited (`to`, the owners of that person's seats), by whom (`by`), and if they said no. They go when
the cards are dealt, and count only as long as the one who invites sits at the table.
"""

from __future__ import annotations

from halfpast.store import Document

MOST = 12  # at a table


def invited(table: Document, by: str, to: list[str]) -> Document:
    """The table with one more; asking again, even after a no, changes nothing. Beyond the limit nobody is invited."""
    invitations = table.get("invited", [])
    if len(invitations) >= MOST or any(set(to) & set(one["to"]) for one in invitations):
        return table
    return {**table, "invited": [*invitations, {"to": to, "by": by, "no": False}]}


def refused(table: Document, guest: str) -> Document:
    """The table after a guest has said no."""
    invitations = [{**one, "no": True} if guest in one["to"] else one for one in table.get("invited", [])]
    return {**table, "invited": invitations} if invitations != table.get("invited", []) else table


def of(table: Document, guest: str) -> Document | None:
    """The invitation of a guest who has not answered yet; None if there is none, or its sender no longer sits here."""
    if table["state"] != "lobby" or _sits(table, guest):
        return None
    waiting = (one for one in table.get("invited", []) if guest in one["to"] and not one["no"])
    return next((one for one in waiting if _sits(table, one["by"])), None)


def begun(table: Document) -> Document:
    """The table without any."""
    return {key: value for key, value in table.items() if key != "invited"}


def known(table: Document) -> set[str]:
    """Everybody who is named in one."""
    return {guest for one in table.get("invited", []) for guest in (one["by"], *one["to"])}


def renamed(table: Document, old: str, new: str) -> Document:
    """What was a guest's is an account's from now on."""
    if old not in known(table):
        return table
    named = {old: new}
    invitations = [
        {**one, "by": named.get(one["by"], one["by"]), "to": list(dict.fromkeys(named.get(to, to) for to in one["to"]))}
        for one in table["invited"]
    ]
    return {**table, "invited": invitations}


def without(table: Document, guest: str) -> Document:
    """The table without a trace of a guest in them."""
    if guest not in known(table):
        return table
    return {**table, "invited": [one for one in table["invited"] if guest not in (one["by"], *one["to"])]}


def _sits(table: Document, guest: str) -> bool:
    return any(guest in seat["owners"] for seat in table["seats"])
