"""Again, with the same people: everybody says so with one tap, and nobody waits for those who are away.

It is in the document of a table that is over. `again` has `since`, when the first one asked, by the calendar, and
`seats`, who wants another game, in the order in which they said so; bots always do. `next` is the table that follows.
There, bots keep the places of those who did not say so, who may sit down as long as the game lasts.
"""

from __future__ import annotations

from collections.abc import Collection

from halfpast.server.tables import seats
from halfpast.server.tables.documents import fresh
from halfpast.server.tables.fair import prepared
from halfpast.server.tables.terms import CLOCKS, Terms, usual_bot
from halfpast.server.upkeep import wall_clock
from halfpast.store import Document

LONGEST = 60.0  # seconds to wait for somebody who is here and does not answer


def wished(table: Document, wanting: Collection[int], near: str | None = None) -> Document:
    """The table when the people of these seats want another game; if the last one is gone, everyone is asked again.

    Turn by turn that may last for days, so from where it was asked for (`near`) is kept with it until it is dealt.
    """
    asked = (not table.get("next") and table.get("again")) or {"since": wall_clock.seconds(), "seats": []}
    more = [seat for seat in wanting if seat not in asked["seats"]]
    from_where = {"near": near} if near and Terms.of(table["terms"]).by_turns else {}
    asked = {**asked, "seats": [*asked["seats"], *more], **from_where}
    return {**table, "again": asked, "next": None} if more else table


def without_near(table: Document) -> Document:
    """The table without the address from which another game was asked for."""
    asked = table.get("again") or {}
    return {**table, "again": {key: asked[key] for key in asked if key != "near"}} if "near" in asked else table


def agreed(table: Document) -> list[int]:
    """The seats of people who want another game, starting with whoever asked first."""
    people = seats.people(table)
    return [seat for seat in (table.get("again") or {"seats": []})["seats"] if seat in people]


def missing(table: Document) -> list[int]:
    """The seats of people who have not said whether they do."""
    wanting = agreed(table)
    return [seat for seat in seats.people(table) if seat not in wanting and not table["seats"][seat].get("gone")]


def left(table: Document) -> float:
    """Seconds until it is dealt without those who have not answered; turn by turn, they have as long as for a turn."""
    terms = Terms.of(table["terms"])
    longest = float(CLOCKS[terms.clock][0]) if terms.by_turns else LONGEST
    if terms.by_turns and wall_clock.is_doubted():
        return longest
    return min(longest, max(0.0, float(table["again"]["since"]) + longest - wall_clock.seconds()))


def following(table: Document, coming: Collection[int]) -> Document:
    """A new table with the same terms, and these seats' people; bots go by names of their own."""
    after = prepared(table)["prepared"]
    places = [_place(table, seat, number in coming) for number, seat in enumerate(table["seats"])]
    for number, salt in after["salts"].items():
        if places[int(number)]["kind"] == "guest":
            places[int(number)] = {**places[int(number)], "salt": salt}
    owners = [owner for number in sorted(coming) for owner in places[number]["owners"]]
    host = table["host"] if not owners or seats.seats_of({"seats": places}, table["host"]) else owners[0]
    return fresh(table["terms"], host, places, after["seed"])


def _place(table: Document, seat: Document, comes: bool) -> Document:
    if seat["kind"] == "bot" or seat.get("gone"):
        return seats.bot_seat(seat["bot"] or usual_bot(table))
    return seat if comes else seats.kept_seat(seat, usual_bot(table))
