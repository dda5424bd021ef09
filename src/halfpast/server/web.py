"""What every answer and every socket needs: who asks, whether they may, and the cookie."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from halfpast.core.errors import HalfpastError
from halfpast.server.accounts import Accounts
from halfpast.server.errors import Answered, Full
from halfpast.server.guests import A_YEAR, COOKIE, Guests
from halfpast.server.hub import Hub
from halfpast.server.limits import Limits, neighbours
from halfpast.server.security import LARGEST_BODY, read_json, same_origin
from halfpast.store import Document, NotWritten


def answer(data: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def accounts_of(request: Request | WebSocket) -> Accounts:
    """The accounts of this server."""
    found: Accounts = request.app.state.accounts
    return found


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
    secure = request.app.state.settings.is_secure or request.url.scheme == "https"
    response.set_cookie(
        guests.name, guests.cookie(device), max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
    )
    return response


async def with_cookie(request: Request, response: Response) -> Response:
    """Give a cookie to who has none; who has one keeps it for another year."""
    hub: Hub = request.app.state.hub
    device = device_of(request) or hub.guests.new()
    await accounts_of(request).seen(device)
    return set_cookie(request, response, device)


def address_of(request: Request | WebSocket) -> str:
    """Where a request comes from; behind a trusted proxy, what that says (see run.py)."""
    return neighbours(request.client.host) if request.client else ""


def posted(
    do: Callable[[Request, str, Document], Awaitable[Response]], often: bool = False, largest: int = LARGEST_BODY
) -> Callable[[Request], Awaitable[Response]]:
    """Something that a guest posts, an object; what cannot be done is answered with a sentence."""

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
            return answer({"error": str(error)}, 507)
        except Answered as error:
            return answer({"error": str(error)}, error.status)
        except HalfpastError as error:
            return answer({"error": str(error)}, 400)

    return done


def opened(do: Callable[[WebSocket, str, str], Awaitable[None]]) -> Callable[[WebSocket], Awaitable[None]]:
    """A socket of our own page, of a guest at a device. Accepted first: if it never opens, a browser hears no code."""

    async def done(websocket: WebSocket) -> None:
        await websocket.accept()
        if not same_origin(websocket.headers, websocket.app.state.settings.origins):
            return await websocket.close(4403)
        guest, device = guest_of(websocket), device_of(websocket)  # now: who was signed out meanwhile is nobody
        if guest is None or device is None:
            return await websocket.close(4401)
        return await do(websocket, guest, device)

    return done


def refuse_post(request: Request, often: bool = False, largest: int = LARGEST_BODY) -> Response | None:
    """Only our own page may post, not much at once, and not too often."""
    if not same_origin(request.headers, request.app.state.settings.origins):
        return answer({"error": "This request comes from another site."}, 403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or len(length) > 9 or int(length) > largest:
        return answer({"error": f"Too much: at most {largest} bytes, and their number said before."}, 413)
    limits: Limits = request.app.state.limits
    guest = guest_of(request)
    by_guest = limits.often if often else limits.guest
    if not limits.address.allows(address_of(request)) or (guest and not by_guest.allows(guest)):
        return answer({"error": "Too fast: wait a moment."}, 429)
    return None
