"""The web application: the page, a small API to find and make tables, and the sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from halfpast.core.errors import HalfpastError
from halfpast.server import qr
from halfpast.server.errors import Full
from halfpast.server.files import FOR_EVER, LOOK_AGAIN, Files, send
from halfpast.server.guests import A_YEAR, COOKIE, Guests
from halfpast.server.hub import Hub
from halfpast.server.limits import Limits, neighbours
from halfpast.server.offers import offers
from halfpast.server.security import LARGEST_BODY, SecurityHeaders, read_json, same_origin
from halfpast.server.socket import Connection
from halfpast.server.terms import read_terms
from halfpast.store import Document, NotWritten, Store

ANY = ["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass
class Settings:
    """What the host decided when starting the server."""

    public_url: str | None = None
    addresses: list[str] = field(default_factory=list)  # where this computer can be reached
    reach: str = "here"  # here, network or world: who can open a link

    @property
    def origins(self) -> list[str]:
        """Origins that are ours beside the host asked for."""
        return [self.public_url] if self.public_url else []

    @property
    def is_secure(self) -> bool:
        """Whether people come by https: then cookies go no other way."""
        return (self.public_url or "").startswith("https:")


def make_app(open_store: Callable[[], Store], settings: Settings | None = None) -> Starlette:
    """The application; the store is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = await Hub.open(open_store())
        try:
            yield
        finally:
            await app.state.hub.close()

    app = Starlette(
        routes=[
            Route("/api/info", info),
            Route("/api/me", me),
            Route("/api/tables", posted(create), methods=["POST"]),
            Route("/api/tables/{table}/open", posted(open_seat_link), methods=["POST"]),
            Route("/api/qr", picture),
            Route("/api/{rest:path}", unknown, methods=ANY),
            WebSocketRoute("/ws/{table}", socket),
            Route("/assets/{name}", asset),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # it would send people to whatever Host they named
    app.state.settings, app.state.limits, app.state.files = settings or Settings(), Limits(), Files()
    return app


def answer(data: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


# The page.


async def page(request: Request) -> Response:
    """The page, whatever the path: it finds its own way. Files beside it are served by name."""
    files: Files = request.app.state.files
    path = request.path_params["path"]
    if path.partition("/")[0] in ("api", "assets", "ws"):
        return await unknown(request)
    if "." in path:
        file = files.find(path) if path != "index.html" else None
        return send(request, file, LOOK_AGAIN) if file else await unknown(request)
    index = files.find("index.html")
    missing = Response("The page is not built: run make play.", 503, media_type="text/plain")
    return with_cookie(request, send(request, index, LOOK_AGAIN) if index else missing)


async def asset(request: Request) -> Response:
    """A part of the page; its name changes with its content."""
    file = request.app.state.files.find("assets", request.path_params["name"])
    return send(request, file, FOR_EVER) if file else await unknown(request)


async def unknown(request: Request) -> Response:
    """There is no such thing."""
    return answer({"error": "There is nothing here."}, 404)


def guest_of(request: Request | WebSocket) -> str | None:
    """Who asks."""
    guests: Guests = request.app.state.hub.guests
    return guests.read(request.cookies.get(guests.name)) or guests.read(request.cookies.get(COOKIE))


def with_cookie(request: Request, response: Response) -> Response:
    """Give a cookie to who has none; who has one keeps it for another year."""
    hub: Hub = request.app.state.hub
    value = hub.guests.cookie(guest_of(request) or hub.guests.new())
    secure = request.app.state.settings.is_secure or request.url.scheme == "https"
    response.set_cookie(hub.guests.name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


# What the page asks.


async def info(request: Request) -> Response:
    """What this server offers, and where it can be reached."""
    settings: Settings = request.app.state.settings
    where = {"public_url": settings.public_url, "addresses": settings.addresses, "reach": settings.reach}
    return answer({**offers(), **where})


async def me(request: Request) -> Response:
    """The guest's own tables, and the listed ones."""
    hub: Hub = request.app.state.hub
    guest = guest_of(request) or ""
    mine = [await hub.summary(table, guest) for table in hub.tables_of(guest)[:20]]
    return answer({"mine": mine, "listed": [await hub.summary(table, guest) for table in hub.listed()]})


def posted(do: Callable[[Request, str, Document], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Something that a guest posts, an object; what cannot be done is answered with a sentence."""

    async def done(request: Request) -> Response:
        refusal, guest = refuse_post(request), guest_of(request)
        if refusal or guest is None:
            return refusal or answer({"error": "No cookie: open the page first."}, 403)
        try:
            data = read_json(await request.body())
            if not isinstance(data, dict):
                raise HalfpastError("What is posted is an object.")
            return await do(request, guest, data)
        except Full as error:
            return answer({"error": str(error)}, 503)
        except NotWritten as error:
            return answer({"error": str(error)}, 507)
        except HalfpastError as error:
            return answer({"error": str(error)}, 400)

    return done


async def create(request: Request, guest: str, data: Document) -> Response:
    """A new table: its terms, the host's name, other people of this device, bots, and whether it starts at once."""
    people, bots = data.get("people", []), data.get("bots", [])
    if not isinstance(people, list) or not isinstance(bots, list):
        raise HalfpastError("The people and the bots of a table are lists.")
    terms, starts = read_terms(data.get("terms", {})), data.get("start") is True
    hub: Hub = request.app.state.hub
    table = await hub.create(terms, guest, data.get("name"), bots, starts, people, address_of(request))
    return answer({"table": table.id}, 201)


async def open_seat_link(request: Request, guest: str, data: Document) -> Response:
    """A seat's own link, opened on another device: it is this guest's from now on."""
    table, seat, token = request.path_params["table"], data.get("seat"), data.get("token")
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(token, str):
        raise HalfpastError("A seat is opened with its number and its token.")
    found = await request.app.state.hub.open_seat(table, seat, token, guest)
    if found is None:
        return answer({"error": "This link opens no seat any more."}, 403)
    return answer({"table": table, "seat": found})


def refuse_post(request: Request) -> Response | None:
    """Only our own page may post, not much at once, and not too often."""
    if not same_origin(request.headers, request.app.state.settings.origins):
        return answer({"error": "This request comes from another site."}, 403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or len(length) > 6 or int(length) > LARGEST_BODY:
        return answer({"error": f"Too much: at most {LARGEST_BODY} bytes, and their number said before."}, 413)
    limits: Limits = request.app.state.limits
    guest = guest_of(request)
    if not limits.address.allows(address_of(request)) or (guest and not limits.guest.allows(guest)):
        return answer({"error": "Too fast: wait a moment."}, 429)
    return None


def address_of(request: Request | WebSocket) -> str:
    """Where a request comes from; behind a trusted proxy, what that says (see run.py)."""
    return neighbours(request.client.host) if request.client else ""


async def picture(request: Request) -> Response:
    """A link as a QR code."""
    link = request.query_params.get("link", "")
    if not 0 < len(link) <= 300 or not link.startswith(("http://", "https://")):
        return answer({"error": "A link begins with http and has at most 300 characters."}, 400)
    if not request.app.state.limits.pictures.allows(address_of(request)):
        return answer({"error": "Too fast: wait a moment."}, 429)
    return Response(qr.as_svg(link), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


async def socket(websocket: WebSocket) -> None:
    """A seat, or a place to watch, at a table. Accepted first: if it never opens, a browser hears no code."""
    hub: Hub = websocket.app.state.hub
    guest, table = guest_of(websocket), hub.tables.get(websocket.path_params["table"])
    await websocket.accept()
    if not same_origin(websocket.headers, websocket.app.state.settings.origins):
        return await websocket.close(4403)
    if guest is None:
        return await websocket.close(4401)
    if table is None or not table.may_see(guest):
        return await websocket.close(4404)
    address = address_of(websocket)
    if not hub.has_room_for(guest, address) or not table.has_room_for(guest):
        return await websocket.close(4429)
    heard = websocket.query_params.get("heard", "0")
    known = int(heard) if heard.isdecimal() and len(heard) < 10 else 0
    connection = Connection(hub, table, guest, websocket, known, address)
    with hub.socket_of(guest, address):
        return await connection.run()
