"""The door: raw connections, before anybody has asked for anything. Each holds a file handle, and these are few.

uvicorn does not count connections, and waits for ever for the rest of a request. Here its protocols are stricter:
an address may have only so many connections, all together leave some handles for the database and for files, and
anyone who says nothing, sends half a request or never listens is disconnected.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from halfpast.server.guard.limits import Rate, neighbours

logger = logging.getLogger("halfpast")

MOST_FROM_ADDRESS = 700  # connections: a school may sit behind one, and 500 of them may be sockets
MOST_FILES = 65_536  # file handles to ask the system for
KEPT_FILES = 200  # of those, for everything except connections
HEADERS = 10.0  # seconds until the headers of a request must be there
BODY = 60.0  # seconds until all of it must be there
IDLE = 5.0  # seconds between an answer and the next request
STALLED = 30.0  # seconds that a client may take to accept anything at all of what is being sent
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def more_files() -> int:
    """Raise the limit on file handles as far as the system allows; how many connections that leaves room for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES - KEPT_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    for files in (wanted, 10_240):  # the second is what macOS gives, whatever it says
        if soft < files <= wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
                soft = files
            except (OSError, ValueError):
                continue
    if soft < 2 * MOST_FROM_ADDRESS:
        logger.warning("only %d files may be open: raise that limit (ulimit -n, LimitNOFILE)", soft)
    return max(soft - KEPT_FILES, soft // 2)


class Door:
    """Who has how many connections open."""

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self.most = most
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._from: Counter[str] = Counter()
        self._says = Rate(1, 1 / 60)

    def lets_in(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection, if there is room for it. A proxy has many guests, and counts them itself."""
        address = _address(transport)
        if len(self._open) >= self.most or (self._from[address] >= MOST_FROM_ADDRESS and not self._is_proxy(address)):
            if self._says.allows():
                logger.warning("connections are refused: %d of %d are open", len(self._open), self.most)
            return False
        self._open[transport] = address
        self._from[address] += 1
        return True

    def gone(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        address = self._open.pop(transport, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            read = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(read in network for network in self._proxies)

    def http(self) -> type[H11Protocol]:
        """The protocol of requests."""
        return type("Http", (Http,), {"door": self})

    def sockets(self) -> type[WebSocketsSansIOProtocol]:
        """The protocol of sockets."""
        return type("Socket", (Socket,), {"door": self})


def _address(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return neighbours(str(peer[0])) if isinstance(peer, tuple) else ""


class Timer:
    """Does something after a while, unless stopped."""

    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Start it; if it is running already, it goes on."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._do)

    def stop(self) -> None:
        """Stop it."""
        if self._handle:
            self._handle.cancel()
        self._handle = None


class Patience:
    """Disconnects a client that has accepted nothing of what is being sent for a while."""

    def __init__(self, buffered: Callable[[], int], let_go: Callable[[], object]) -> None:
        self._buffered, self._let_go = buffered, let_go
        self._timer = Timer(self._look)
        self._left = 0

    def start(self) -> None:
        """There is more to send than the client accepts."""
        self._left = self._buffered()
        self._timer.start(STALLED)

    def stop(self) -> None:
        """The client has it all, or is gone."""
        self._timer.stop()

    def _look(self) -> None:
        self._timer.stop()
        if self._buffered() < self._left:
            self.start()
        else:
            self._let_go()


class Http(H11Protocol):
    """uvicorn's protocol for requests, with an end to all waiting."""

    door: Door

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.timeout_keep_alive = IDLE  # type: ignore[assignment]  # uvicorn counts it, from a whole answer on
        self._headers, self._body = Timer(self._let_go), Timer(self._let_go)
        self._stalls = Patience(lambda: self.transport.get_write_buffer_size(), self._let_go)
        self._is_in = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self._is_in = self.door.lets_in(transport)
        if not self._is_in:
            transport.write(TOO_MANY)
            transport.close()
            return
        transport.set_write_buffer_limits(high=0)  # so that we notice at once if the client does not listen
        self._headers.start(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.door.gone(self.transport)
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes, perhaps not all."""
        if self._is_in:
            super().data_received(data)
            self._mind()

    def on_response_complete(self) -> None:
        """The answer is given; uvicorn waits for the next request."""
        super().on_response_complete()
        self._mind()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket from now on."""
        self._stop()
        self._is_in = False
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Nobody listens."""
        super().pause_writing()
        self._stalls.start()

    def resume_writing(self) -> None:
        """Somebody does."""
        self._stalls.stop()
        super().resume_writing()

    def _mind(self) -> None:
        """Set the timers for whatever is awaited."""
        if not self._is_in or self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._headers.start(HEADERS)
        else:
            self._headers.stop()
        if self.conn.their_state is h11.SEND_BODY:
            self._body.start(BODY)
        else:
            self._body.stop()

    def _stop(self) -> None:
        for timer in (self._headers, self._body, self._stalls):
            timer.stop()

    def _let_go(self) -> None:
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets: counted, and closed if the client never listens."""

    door: Door

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._stalls = Patience(lambda: self.transport.get_write_buffer_size(), lambda: self.transport.abort())

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.door.gone(self.transport)
        self._stalls.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Nobody listens."""
        super().pause_writing()
        self._stalls.start()

    def resume_writing(self) -> None:
        """Somebody does."""
        self._stalls.stop()
        super().resume_writing()
