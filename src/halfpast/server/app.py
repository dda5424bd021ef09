"""The web application: the page, a small API to find and make tables, and the sockets."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import halfpast
from halfpast.bots import BOTS
from halfpast.core.errors import HalfpastError
from halfpast.server.guests import A_YEAR, COOKIE
from halfpast.server.hub import Full, Hub, summary
from halfpast.server.security import LARGEST_BODY, SecurityHeaders, same_origin
from halfpast.server.socket import Connection
from halfpast.server.terms import CLOCKS, PACES, read_name, read_terms
from halfpast.store import Store

WEB = Path(__file__).resolve().parents[1] / "_web"


@dataclass
class Settings:
    """What the host decided when starting the server."""

    public_url: str | None = None
    addresses: list[str] = field(default_factory=list)  # where this computer can be reached
    reach: str = "here"  # here, network or world: who can open a link

    @property
    def origins(self) -> list[str]:
        """Origins that are ours beside the host asked for."""
        return [self.public_url.rstrip("/")] if self.public_url else []


def make_app(open_store: Callable[[], Store], settings: Settings | None = None) -> Starlette:
    """The application; the store is opened when it starts."""
    chosen = settings or Settings()

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
            Route("/api/tables", create, methods=["POST"]),
            Route("/api/tables/{table}/open", open_seat_link, methods=["POST"]),
            Route("/api/qr", qr),
            WebSocketRoute("/ws/{table}", socket),
            Mount("/assets", StaticFiles(directory=WEB / "assets", check_dir=False)),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1024)],
        lifespan=lifespan,
    )
    app.state.settings = chosen
    return app


def answer(data: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


async def page(request: Request) -> Response:
    """The page, whatever the path: it finds its own way. Files beside it are served by name."""
    wanted = (WEB / request.path_params["path"]).resolve()
    if wanted.parent == WEB and wanted.is_file() and wanted.name != "index.html":
        return FileResponse(wanted)
    if not (WEB / "index.html").exists():
        return Response("The page is not built: run make play.", 503, media_type="text/plain")
    response = FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})
    return with_cookie(request, response)


def guest_of(request: Request | WebSocket) -> str | None:
    """Who asks."""
    found: str | None = request.app.state.hub.guests.read(request.cookies.get(COOKIE))
    return found


def with_cookie(request: Request, response: Response, guest: str | None = None) -> Response:
    """Give who has none a cookie."""
    hub: Hub = request.app.state.hub
    if guest is None and guest_of(request):
        return response
    secure = request.url.scheme == "https"
    value = hub.guests.cookie(guest or hub.guests.new())
    response.set_cookie(COOKIE, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def info(request: Request) -> Response:
    """What this server offers: editions, bots, clocks, where it can be reached."""
    settings: Settings = request.app.state.settings
    return answer(
        {
            "version": halfpast.__version__,
            "editions": halfpast.editions("half"),
            "bots": list(BOTS),
            "clocks": {name: {"move": move, "reserve": reserve} for name, (move, reserve) in CLOCKS.items()},
            "paces": list(PACES),
            "public_url": settings.public_url,
            "addresses": settings.addresses,
            "reach": settings.reach,
        }
    )


async def me(request: Request) -> Response:
    """The guest's own tables, and the listed ones."""
    hub: Hub = request.app.state.hub
    guest = guest_of(request) or ""
    mine = [summary(table, guest) for table in hub.tables_of(guest)[:20]] if guest else []
    return answer({"mine": mine, "listed": [summary(table, guest) for table in hub.listed()]})


async def create(request: Request) -> Response:
    """A new table: its terms, the host's name, the bots, and whether it starts at once."""
    hub: Hub = request.app.state.hub
    guest = guest_of(request)
    refusal = await _refuse_post(request)
    if refusal:
        return refusal
    if guest is None:
        return answer({"error": "No cookie: open the page first."}, 403)
    try:
        data = msgspec.json.decode(await request.body())
        if not isinstance(data, dict):
            raise HalfpastError("A table is asked for with an object.")
        bots = data.get("bots", [])
        if not isinstance(bots, list):
            raise HalfpastError("bots is a list of bots.")
        table = await hub.create(read_terms(data.get("terms", {})), guest, read_name(data.get("name")), bots)
        if data.get("start"):
            await table.start(guest)
    except (HalfpastError, msgspec.DecodeError) as error:
        return answer({"error": str(error)}, 400)
    except Full:
        return answer({"error": "There is no room for another table."}, 503)
    return answer({"table": table.id}, 201)


async def open_seat_link(request: Request) -> Response:
    """A seat's own link, opened on another device: it is this guest's too from now on."""
    hub: Hub = request.app.state.hub
    guest = guest_of(request)
    refusal = await _refuse_post(request)
    if refusal:
        return refusal
    table = hub.tables.get(request.path_params["table"])
    try:
        data = msgspec.json.decode(await request.body())
        seat, token = int(data["seat"]), str(data["token"])
        turn = table.document["seats"][seat]["turn"] if table else 0
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, IndexError):
        return answer({"error": "A seat is opened with seat and token."}, 400)
    if table is None or guest is None or seat < 0 or not hub.guests.opens(token, table.id, seat, turn):
        return answer({"error": "This link opens no seat any more."}, 403)
    await table.recover(guest, seat)
    return answer({"table": table.id, "seat": seat})


async def _refuse_post(request: Request) -> Response | None:
    """Only our own page may post, and not much at once."""
    settings: Settings = request.app.state.settings
    if not same_origin(request.headers, settings.origins):
        return answer({"error": "This request comes from another site."}, 403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        return answer({"error": "Too much."}, 413)
    return None


async def qr(request: Request) -> Response:
    """A link as a QR code."""
    link = request.query_params.get("link", "")
    if not 0 < len(link) <= 300:
        return answer({"error": "A link has 1 to 300 characters."}, 400)
    out = io.BytesIO()
    segno.make_qr(link, error="m").save(out, kind="svg", scale=6, border=3, xmldecl=False, svgns=True)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


async def socket(websocket: WebSocket) -> None:
    """A seat, or a place to watch, at a table."""
    hub: Hub = websocket.app.state.hub
    settings: Settings = websocket.app.state.settings
    guest, table = guest_of(websocket), hub.tables.get(websocket.path_params["table"])
    if not same_origin(websocket.headers, settings.origins) or guest is None:
        await websocket.close(4403)
        return
    await websocket.accept()
    if table is None or not table.may_see(guest):
        await websocket.close(4404)
        return
    heard = websocket.query_params.get("heard", "0")
    await Connection(hub, table, guest, websocket, int(heard) if heard.isdecimal() else 0).run()
