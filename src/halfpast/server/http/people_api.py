"""What the page asks about people the guest has played with, and about invitations."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from halfpast.server.house.hub import Hub
from halfpast.server.http.web import FAST, address_of, answer, guest_of, posted
from halfpast.server.tables.errors import Gone
from halfpast.server.tables.table import Table
from halfpast.store import Document


def routes() -> list[Route]:
    """Each under /api/people."""
    asked = {"invite": invite, "remove": remove, "bring-back": bring_back, "accept": accept, "decline": decline}
    posts = [Route(f"/api/people/{path}", posted(do), methods=["POST"]) for path, do in asked.items()]
    return [Route("/api/people", listed), *posts]


async def listed(request: Request) -> Response:
    """The people whom the guest has played with."""
    if not request.app.state.limits.replays.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    return answer(await _hub(request).people.listed(guest_of(request) or ""))


async def invite(request: Request, guest: str, data: Document) -> Response:
    """Ask one of them to a table."""
    await _hub(request).people.invite(guest, await _table(request, data), data.get("who"))
    return answer({})


async def remove(request: Request, guest: str, data: Document) -> Response:
    """Take one of them off the list."""
    await _hub(request).people.remove(guest, data.get("who"))
    return answer({})


async def bring_back(request: Request, guest: str, data: Document) -> Response:
    """Put one of them back on the list."""
    await _hub(request).people.bring_back(guest, data.get("who"))
    return answer({})


async def accept(request: Request, guest: str, data: Document) -> Response:
    """Accept an invitation and sit down."""
    await _hub(request).people.accept(guest, await _table(request, data), data.get("name"), data.get("face"))
    return answer({})


async def decline(request: Request, guest: str, data: Document) -> Response:
    """Say no; `for_ever`: to that person, from now on."""
    await _hub(request).people.decline(guest, await _table(request, data), data.get("for_ever") is True)
    return answer({})


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _table(request: Request, data: Document) -> Table:
    table = await _hub(request).find(str(data.get("table")))
    if table is None:
        raise Gone("That table no longer exists.")
    return table
