"""The web application: the page, a small API to find and make tables, and the sockets."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import halfpast
from halfpast.core.errors import HalfpastError
from halfpast.core.package import Setting
from halfpast.games import settings
from halfpast.server.features.lessons import lesson
from halfpast.server.features.offers import offers
from halfpast.server.features.pad import count_up
from halfpast.server.features.replays import Replays
from halfpast.server.guard.limits import Limits
from halfpast.server.guard.security import OwnHost, SecurityHeaders, host_of
from halfpast.server.house.hub import Hub
from halfpast.server.http import account_api, link_api, people_api, qr, replay_api
from halfpast.server.http.files import FOR_EVER, LOOK_AGAIN, Files, send
from halfpast.server.http.game_files import game_file
from halfpast.server.http.office import LiveSteward, Office
from halfpast.server.http.socket import Connection
from halfpast.server.http.web import (
    FAST,
    KeepOut,
    SlowDown,
    accounts_of,
    address_of,
    answer,
    device_of,
    guest_of,
    opened,
    posted,
    with_cookie,
)
from halfpast.server.people.accounts import Accounts
from halfpast.server.people.guests import is_account
from halfpast.server.people.listeners import Listener
from halfpast.server.tables.errors import NotYours, Stale
from halfpast.server.tables.fair import read_salts, told
from halfpast.server.tables.terms import read_terms
from halfpast.server.upkeep import sweep
from halfpast.server.upkeep.health import WORDS
from halfpast.store import Document, Store

logger = logging.getLogger("halfpast")

A_UNIT = 10  # of one's own tables in a list, per unit of work (guard/work.py)
ANY = ["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass
class Settings:
    """What the host decided when starting the server."""

    public_url: str | None = None
    addresses: list[str] = field(default_factory=list)  # where this computer can be reached
    reach: str = "here"  # here, network or world: who can open a link
    db: Path | None = None  # the database beside which the host can ask the running server

    @property
    def origins(self) -> list[str]:
        """Origins that are ours, besides the host asked for."""
        return [self.public_url] if self.public_url else []

    @property
    def hosts(self) -> frozenset[str]:
        """The names by which we may be asked for, without ports; none: any name, because nobody said which is ours."""
        if not self.public_url:
            return frozenset()
        near = [host_of(link.partition("://")[2]) for link in (self.public_url, *self.addresses)]
        return frozenset([*near, "localhost", "127.0.0.1", "[::1]"])

    @property
    def is_secure(self) -> bool:
        """Whether people come by https; if so, cookies are sent no other way."""
        return (self.public_url or "").startswith("https:")


def make_app(open_store: Callable[[], Store], settings: Settings | None = None) -> Starlette:
    """The application; the store is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = await Hub.open(open_store())
        app.state.accounts = await Accounts.open(app.state.hub)
        office = Office(LiveSteward(app.state.accounts), app.state.settings.db) if app.state.settings.db else None
        if office:
            await office.open()
        try:
            yield
        finally:
            if office:
                await office.close()
            app.state.replays.close()
            await app.state.hub.close()

    app = Starlette(
        routes=[
            Route("/api/info", info),
            Route("/api/health", health),
            Route("/api/me", me),
            Route("/api/record", record),
            Route("/api/tables", posted(create), methods=["POST"]),
            Route("/api/tables/{table}/start", posted(start_table, often=True), methods=["POST"]),
            Route("/api/tables/{table}/open", posted(open_seat_link), methods=["POST"]),
            *(Route(f"/api/{one.address}", posted(trial_of(one), often=True), methods=["POST"]) for one in tried()),
            Route("/api/pad", posted(count_pad, often=True), methods=["POST"]),
            Route("/api/lessons/{game}", a_lesson),
            Route("/api/lessons/{game}", posted(ask_lesson, often=True), methods=["POST"]),
            Route("/api/qr", picture),
            *account_api.routes(),
            *link_api.routes(),
            *people_api.routes(),
            *replay_api.routes(),
            Route("/api/{rest:path}", unknown, methods=ANY),
            WebSocketRoute("/ws/me", opened(all_tables)),
            WebSocketRoute("/ws/{table}", opened(socket)),
            Route("/assets/{name}", asset),
            Route("/games/{game}/{name}", part_of_game),
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(OwnHost, hosts=(settings or Settings()).hosts),
            Middleware(SlowDown),
            Middleware(KeepOut),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6),
        ],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # FastAPI would send people to whatever Host they named
    app.state.settings, app.state.limits, app.state.files = settings or Settings(), Limits(), Files()
    app.state.replays = Replays()
    return app


# The page.


async def page(request: Request) -> Response:
    """The page, whatever the path: it finds its own way. Files beside it are served by name."""
    files: Files = request.app.state.files
    path = request.path_params["path"]
    if path.partition("/")[0] in ("api", "assets", "games", "ws"):
        return await unknown(request)
    if "." in path:
        file = files.find(path) if path != "index.html" else None
        return send(request, file, LOOK_AGAIN) if file else await unknown(request)
    index = files.find("index.html")
    missing = Response("The page is not built: run make play.", 503, media_type="text/plain")
    return await with_cookie(request, send(request, index, LOOK_AGAIN) if index else missing)


async def asset(request: Request) -> Response:
    """A part of the page; its name changes with its content."""
    file = request.app.state.files.find("assets", request.path_params["name"])
    return send(request, file, FOR_EVER) if file else await unknown(request)


async def part_of_game(request: Request) -> Response:
    """A part that somebody else's game brings to the page."""
    file = game_file(request.path_params["game"], request.path_params["name"])
    return send(request, file, LOOK_AGAIN) if file else await unknown(request)


async def unknown(request: Request) -> Response:
    """Not found."""
    return answer({"error": "There is nothing here."}, 404)


# What the page asks.


async def info(request: Request) -> Response:
    """What this server offers, and where it can be reached."""
    settings: Settings = request.app.state.settings
    where = {"public_url": settings.public_url, "addresses": settings.addresses, "reach": settings.reach}
    return answer({**offers(), **where})


async def health(request: Request) -> Response:
    """Whether games can be played, for monitoring: 200 or 503. Before the server is ready, moment.py answers."""
    trouble = "" if request.app.state.files.find("index.html") else "The page is not built."
    if wrong := await request.app.state.hub.health.look():
        trouble = WORDS[wrong]
    about = {"ready": not trouble, "version": halfpast.__version__}
    return answer({**about, "error": trouble} if trouble else about, 503 if trouble else 200)


async def me(request: Request) -> Response:
    """The guest's own tables, and the listed ones; of finished matches only the newest, and how many there are."""
    hub: Hub = request.app.state.hub
    guest = guest_of(request) or ""
    if guest and hub.work.is_spent(address_of(request), guest):
        return answer({"error": FAST}, 429)
    shown = await hub.lists.shown_to(guest)
    await hub.work.open(address_of(request), guest, len(shown) / A_UNIT)
    await hub.winners.know(shown)
    async with hub.opening(address_of(request)):  # their matches may have to be played again
        mine = [await hub.lists.summary(table, guest) for table in shown]
    listed = [await hub.lists.summary(table, guest) for table in await hub.lists.listed()]
    over, account = await hub.store.count_over(guest) if guest else 0, guest != (device_of(request) or "")
    face = await accounts_of(request).face(guest)
    told_to_guest = {"mine": mine, "listed": listed, "over": over, "account": account, "face": face}
    return answer({**told_to_guest, "invited": await hub.people.invitations_of(guest)})


async def record(request: Request) -> Response:
    """The guest's own record, or the account's."""
    if not request.app.state.limits.replays.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    guest = guest_of(request) or ""
    about = {"account": is_account(guest), "days": sweep.DAYS["over"]}
    return answer({**await request.app.state.hub.record_of(guest, address_of(request)), **about})


async def create(request: Request, guest: str, data: Document) -> Response:
    """A new table: its terms, the host's name, other people of this device, bots, and whether it starts at once."""
    people, bots = data.get("people", []), data.get("bots", [])
    if not isinstance(people, list) or not isinstance(bots, list):
        raise HalfpastError("The people and the bots of a table are lists.")
    terms, starts = read_terms(data.get("terms", {})), data.get("start") is True
    hub: Hub = request.app.state.hub
    name, face = data.get("name"), data.get("face")
    table = await hub.create(terms, guest, name, bots, starts, people, address_of(request), face)
    seats = table.seats_of(guest)
    return answer({"table": table.id, "mine": seats, "commitment": told(table.document)["commitment"]}, 201)


async def start_table(request: Request, guest: str, data: Document) -> Response:
    """Deal, with what the host's browser adds: even someone who plays at once has first seen the key's commitment."""
    table = await request.app.state.hub.find(request.path_params["table"])
    if table is None or not table.may_see(guest):
        return answer({"error": "There is no such table."}, 404)
    try:
        await table.start(guest, read_salts(data), data.get("commitment"))
    except NotYours as error:
        return answer({"error": str(error)}, 403)
    except Stale:
        return answer({"error": "The commitment is not that of this table's key."}, 409)
    return answer({"table": table.id})


async def open_seat_link(request: Request, guest: str, data: Document) -> Response:
    """A seat's own link, opened on another device: it is this guest's from now on."""
    table, seat, token = request.path_params["table"], data.get("seat"), data.get("token")
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(token, str):
        raise HalfpastError("A seat is opened with its number and its token.")
    opened = await request.app.state.hub.open_seat(table, seat, token, guest)
    if opened is None:
        return answer({"error": "This link no longer opens a seat."}, 403)
    return answer({"table": table, "seat": opened})


def tried() -> list[Setting]:
    """The settings for which people may type in one of their own."""
    return [setting for setting in settings().values() if setting.address]


def trial_of(setting: Setting) -> Callable[[Request, str, Document], Awaitable[Response]]:
    """What tries out a setting that is being typed in: it tells what is wrong, and where."""

    async def trial(request: Request, guest: str, data: Document) -> Response:
        return answer(setting.trial(data))

    return trial


async def count_pad(request: Request, guest: str, data: Document) -> Response:
    """A score pad, added up; nothing is kept."""
    return answer(count_up(data))


async def a_lesson(request: Request) -> Response:
    """A first game that teaches, in full."""
    try:
        return answer(lesson(request.path_params["game"]).document())
    except LookupError as error:
        return answer({"error": str(error.args[0])}, 404)


async def ask_lesson(request: Request, guest: str, data: Document) -> Response:
    """What a move that is not in the lesson would do there; nothing is kept."""
    try:
        return answer(lesson(request.path_params["game"]).answer(data))
    except LookupError as error:
        return answer({"error": str(error.args[0])}, 404)


async def picture(request: Request) -> Response:
    """A link as a QR code."""
    link = request.query_params.get("link", "")
    if not 0 < len(link) <= qr.LONGEST or not link.startswith(("http://", "https://")):
        return answer({"error": f"A link begins with http and has at most {qr.LONGEST} characters."}, 400)
    if not request.app.state.limits.pictures.allows(address_of(request)):
        return answer({"error": FAST}, 429)
    return Response(qr.as_svg(link), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


async def socket(websocket: WebSocket, guest: str, device: str) -> None:
    """A seat, or a place to watch, at a table."""
    hub: Hub = websocket.app.state.hub
    table = await hub.find(websocket.path_params["table"])
    if table is None or not table.may_see(guest):
        return await websocket.close(4404)
    address = address_of(websocket)
    if not hub.has_room_for(guest, address) or not table.has_room_for(guest):
        return await websocket.close(4429)
    heard = websocket.query_params.get("heard", "0")
    known = int(heard) if heard.isdecimal() and len(heard) < 10 else 0
    connection = Connection(hub, table, guest, device, websocket, known, address)
    with hub.socket_of(connection, address):
        await hub.work.open(address, guest)
        return await connection.run()


async def all_tables(websocket: WebSocket, guest: str, device: str) -> None:
    """What changes at any table of a guest. These sockets are counted separately: a page may have one of each."""
    hub: Hub = websocket.app.state.hub
    address = address_of(websocket)
    if not hub.has_room_for(f"{guest} me", address):
        return await websocket.close(4429)
    listener = Listener(hub, guest, device, websocket, address)
    with hub.socket_of(listener, address):
        return await listener.run()
