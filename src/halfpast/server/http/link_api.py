"""What the page asks about the links that somebody may have handed out: to their seats, and to replays of matches."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfpast.core.errors import HalfpastError
from halfpast.server.house.hub import Hub
from halfpast.server.house.lists import in_parts
from halfpast.server.http.web import FAST, address_of, answer, guest_of, posted
from halfpast.server.people.accounts import today
from halfpast.server.people.links import is_open, shared, shared_by, taken_back
from halfpast.server.people.listeners import brief_of
from halfpast.server.tables.errors import Gone, Taken
from halfpast.server.tables.seats import seats_of
from halfpast.server.tables.table import Table
from halfpast.server.upkeep.journal import audit
from halfpast.store import Document

MOST_SHOWN = 50  # tables in one answer
A_TABLE = 2.0  # units of work (guard/work.py) for each whose links are taken back
WHAT = ("seats", "replays")


def routes() -> list[Route]:
    """The list of links, and what can be done with them."""
    return [
        Route("/api/links", links),
        Route("/api/links/revoke", posted(revoke), methods=["POST"]),
        Route("/api/replays/{table}/share", posted(share), methods=["POST"]),
    ]


async def links(request: Request) -> Response:
    """A guest's tables that are not over, or where a link was opened or given out; and how many others are open.

    `seats`: on how many other devices the guest's seats are open; `first`: whether this is the one that none of them
    may shut out. `replay`: since when the match is shown to whoever has the link.
    """
    if not request.app.state.limits.replays.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    guest, hub = guest_of(request) or "", request.app.state.hub
    pay = partial(hub.work.open, address_of(request), guest)
    own = in_parts(hub.store, await hub.store.seats_of(guest), pay)
    rows = {name: _row(name, table, guest) async for name, table in own}
    wanted = [name for name, row in rows.items() if not row["is_over"] or row["seats"] or row["replay"]]
    shown = await hub.shelf.find_all(wanted[:MOST_SHOWN])
    told = [{**_brief(table, guest), **rows[table.id]} for table in shown]
    before = sum(row["is_open"] for row in rows.values()) - sum(rows[table.id]["is_open"] for table in shown)
    return answer({"links": told, "rest": before})


def _row(name: str, table: Document, guest: str) -> Document:
    mine = seats_of(table, guest)
    owners = {owner for seat in mine for owner in table["seats"][seat]["owners"]}
    given = shared_by(table, mine)
    return {
        "id": name,
        "seats": len(owners) - 1,
        "first": all(table["seats"][seat]["owners"][0] == guest for seat in mine),
        "replay": given[1] if given else None,
        "is_over": table["state"] == "over",
        "is_open": table["state"] == "over" and is_open(table),
    }


def _brief(table: Table, guest: str) -> Document:
    brief = brief_of(table, guest)
    day = str(table.document.get("ended") or table.document["created"])[:10]
    return {**{key: brief[key] for key in ("terms", "state", "mine")}, "people": brief["seats"], "day": day}


async def revoke(request: Request, guest: str, data: Document) -> Response:
    """Take links back: of one table, those to `seats` or to `replays`; or of all tables both (`table`: None)."""
    hub, name, what = request.app.state.hub, data.get("table"), data.get("what")
    if name is not None and what not in WHAT:
        raise HalfpastError(f"What is revoked is one of: {', '.join(WHAT)}.")
    revoked = 0
    for one in await hub.store.tables_of(guest) if name is None else [str(name)]:
        await hub.work.open(address_of(request), guest, A_TABLE)
        table = await hub.find(one)
        if table and not table.is_closed and table.seats_of(guest):
            await _take_back(table, guest, WHAT if name is None else (str(what),))
            revoked += 1
    if name is not None and not revoked:
        raise Gone("You have no seat at such a table.")
    return answer({"revoked": revoked})


async def _take_back(table: Table, guest: str, what: tuple[str, ...]) -> None:
    before = table.document
    await table.change_links(lambda document: taken_back(document, guest, what))
    if table.document is not before:
        audit("revoke", table=table.id, guest=guest, what="+".join(what))


async def share(request: Request, guest: str, data: Document) -> Response:
    """A link of one's own to the replay of a match: the same one until it is revoked."""
    hub: Hub = request.app.state.hub
    table = await hub.find(request.path_params["table"])
    mine = table.seats_of(guest) if table else []
    if table is None or table.is_closed or not mine:
        raise Gone("You have no seat at such a table.")
    if table.state != "over":
        raise Taken("This match is not over yet: there is nothing to look at again.")
    await table.change_links(lambda document: shared(document, mine, today()))
    links = shared_by(table.document, mine)
    return answer({"token": links[0] if links else None})
