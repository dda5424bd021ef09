"""What every answer and every socket needs: who asks, whether they may, and the cookie."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from halfpast.core.errors import HalfpastError
from halfpast.server.guard.limits import Limits, neighbours
from halfpast.server.guard.security import LARGEST_BODY, read_json, same_origin
from halfpast.server.people.accounts import Accounts
from halfpast.server.people.guests import A_YEAR, COOKIE, Guests
from halfpast.server.tables.errors import Answered, Full
from halfpast.store import Document, NotWritten


def answer(data: object, status: int = 200) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def accounts_of(request: Request | WebSocket) -> Accounts:
    """The accounts of this server."""
    accounts: Accounts = request.app.state.accounts
    return accounts


def device_of(request: Request | WebSocket) -> str | None:
    """Which device asks."""
    guests: Guests = request.app.state.hub.guests
    return guests.read(request.cookies.get(guests.name)) or guests.read(request.cookies.get(COOKIE))


def guest_of(request: Request | WebSocket) -> str | None:
    """Who asks: a guest, or the account that the device is signed in to."""
    device = device_of(request)
    return None if device is None else accounts_of(request).owner(device)


def set_cookie(request: Request, response: Response, device: str) -> Response:
    """Give a device its cookie, for a year."""
    guests: Guests = request.app.state.hub.guests
    response.set_cookie(
        guests.name, guests.cookie(device), max_age=A_YEAR, httponly=True, samesite="lax", secure=_is_secure(request)
    )
    return response


def _is_secure(request: Request) -> bool:
    return bool(request.app.state.settings.is_secure) or request.url.scheme == "https"


def marks_of(request: Request) -> str:
    """The marks the device carries of accounts it has signed in to, perhaps long ago."""
    return request.cookies.get(request.app.state.hub.guests.marks_name, "")


def set_marks(request: Request, response: Response, marks: str) -> Response:
    """Have a device carry them, for a year from now."""
    guests: Guests = request.app.state.hub.guests
    age = A_YEAR if marks else 0
    response.set_cookie(
        guests.marks_name, marks, max_age=age, path="/", httponly=True, samesite="lax", secure=_is_secure(request)
    )
    return response


def signed_in(request: Request, response: Response, device: str) -> Response:
    """Give a device that is signed in its cookie, and the mark it is known by once it is signed out again."""
    marks = accounts_of(request).hub.guests.marked(marks_of(request), accounts_of(request).owner(device))
    return set_marks(request, set_cookie(request, response, device), marks)


async def with_cookie(request: Request, response: Response) -> Response:
    """Give a cookie to anyone who has none; anyone who has one keeps it for another year."""
    accounts, guests = accounts_of(request), accounts_of(request).hub.guests
    device = device_of(request) or guests.new()
    await accounts.seen(device)
    owner = accounts.owner(device)
    if owner != device and not guests.mark_of(marks_of(request), owner):
        return signed_in(request, response, device)
    return set_cookie(request, response, device)


def address_of(request: Request | WebSocket) -> str:
    """Where a request comes from; behind a trusted proxy, what the proxy says (see run.py)."""
    return neighbours(request.client.host) if request.client else ""


FAST = "Too fast: wait a moment."


class SlowDown:
    """Refuses an address that asks too often. Health is for the host to ask, and not limited."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it. Sockets have limits of their own."""
        if not _counts(scope) or scope["app"].state.limits.requests.allows(address_of(Request(scope))):
            return await self.app(scope, receive, send)
        return await answer({"error": FAST}, 429)(scope, receive, send)


def _counts(scope: Scope) -> bool:
    """Whether a request costs something; files do not."""
    if scope["type"] != "http" or scope["path"] == "/api/health":
        return False
    return "." not in scope["path"] or scope["path"].startswith("/api/")


BANNED = 4410  # the code with which the socket of somebody who is shut out is closed
FOR_ALL = ("/api/info", "/api/health", "/api/account", "/api/account/leave", "/api/account/forget")


def banned_until(request: Request | WebSocket) -> str | None:
    """Until when the one who asks is shut out; None: they are not."""
    return accounts_of(request).bans.until(guest_of(request), address_of(request))


class KeepOut:
    """Refuses people who are shut out, except for what the page needs to tell them, and to delete all about them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it. Sockets are refused where they open (below): there a browser hears why."""
        asks = scope["type"] == "http" and scope["path"].startswith("/api/") and scope["path"] not in FOR_ALL
        until = banned_until(Request(scope)) if asks else None
        if until is None:
            return await self.app(scope, receive, send)
        told = {"error": f"The host of this server has shut you out until {until}.", "banned": until}
        return await answer(told, 403)(scope, receive, send)


def posted(
    do: Callable[[Request, str, Document], Awaitable[Response]], often: bool = False, largest: int = LARGEST_BODY
) -> Callable[[Request], Awaitable[Response]]:
    """An object that a guest posts; what cannot be done is answered with a sentence."""

    async def done(request: Request) -> Response:
        refusal, guest = refuse_post(request, often, largest), guest_of(request)
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
            request.app.state.hub.health.doubt()
            return answer({"error": str(error)}, 507)
        except Answered as error:
            return answer({"error": str(error)}, error.status)
        except HalfpastError as error:
            return answer({"error": str(error)}, 400)

    return done


def opened(do: Callable[[WebSocket, str, str], Awaitable[None]]) -> Callable[[WebSocket], Awaitable[None]]:
    """Open a socket for a guest of our own page, not too often, before even looking for what it asks for.

    It is accepted first, because a browser never learns the code of a socket that did not open.
    """

    async def done(websocket: WebSocket) -> None:
        await websocket.accept()
        if not same_origin(websocket.headers, websocket.app.state.settings.origins):
            return await websocket.close(4403)
        guest, device = guest_of(websocket), device_of(websocket)  # now: it may have been signed out meanwhile
        if guest is None or device is None:
            return await websocket.close(4401)
        if banned_until(websocket):
            return await websocket.close(BANNED)
        limits: Limits = websocket.app.state.limits
        if not limits.opens.allows(guest) or not limits.opens_from.allows(address_of(websocket)):
            return await websocket.close(4429)
        return await do(websocket, guest, device)

    return done


def refuse_post(request: Request, often: bool = False, largest: int = LARGEST_BODY) -> Response | None:
    """Only our own page may post, not much at once, and not too often."""
    if not same_origin(request.headers, request.app.state.settings.origins):
        return answer({"error": "This request comes from another site."}, 403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or len(length) > 9 or int(length) > largest:
        return answer({"error": f"Too much: at most {largest} bytes, with their number given in advance."}, 413)
    limits: Limits = request.app.state.limits
    guest = guest_of(request)
    by_guest = limits.often if often else limits.guest
    if not limits.address.allows(address_of(request)) or (guest and not by_guest.allows(guest)):
        return answer({"error": FAST}, 429)
    return None
