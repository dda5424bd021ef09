"""What every answer carries, and who may ask: a strict policy from the first day."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from halfpast.core.errors import HalfpastError

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LARGEST_BODY = 16_384


def read_json(text: str | bytes) -> Any:
    """What somebody sent, whatever it is; HalfpastError if it is not JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HalfpastError(f"This is not JSON: {error}.") from None


def same_origin(headers: Headers, allowed: Iterable[str] = ()) -> bool:
    """Whether a request comes from our own page: its Origin is the host it addresses, or one that was configured.

    >>> same_origin(Headers({"origin": "http://a:8008", "host": "a:8008"})), same_origin(Headers({"host": "a:8008"}))
    (True, False)
    """
    origin, host = headers.get("origin", "").lower(), headers.get("host", "").lower()
    scheme, _, name = origin.partition("://")
    return (scheme in ("http", "https") and name == host != "") or origin in allowed


def host_of(text: str) -> str:
    """The name in a Host header, without its port.

    >>> host_of("Play.example.org:8008"), host_of("[::1]:8008"), host_of("")
    ('play.example.org', '[::1]', '')
    """
    name, end, _ = text.strip().lower().partition("]")
    return name + end if end else name.partition(":")[0].removesuffix(".")


class OwnHost:
    """Refuses requests for any name but ours, such as those of a page whose own name was made to lead here."""

    def __init__(self, app: ASGIApp, hosts: Collection[str]) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        if scope["type"] not in ("http", "websocket") or not self.hosts:
            return await self.app(scope, receive, send)
        if host_of(Headers(scope=scope).get("host", "")) in self.hosts:
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": 4403})
        refusal = PlainTextResponse("This server goes by another name.", 421)
        return await refusal(scope, receive, send)


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, with the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)
