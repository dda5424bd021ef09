"""Start the server: a database, a port, and a message about where it can be reached."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from halfpast.server.guard.door import Door, more_files
from halfpast.server.http import qr
from halfpast.server.http.app import Settings, make_app
from halfpast.server.http.moment import just_a_moment
from halfpast.server.reach import addresses, reach, read_proxy, read_public_url
from halfpast.server.tunable import set_limits
from halfpast.server.upkeep import journal
from halfpast.store import StoreUnusable
from halfpast.store.sqlite import SqliteStore, data_file

LOOPBACK = "127.0.0.1"
HERE = (LOOPBACK, "::1")  # where the proxy is, unless told otherwise


class CannotServe(Exception):
    """The server cannot start; it says why, in a sentence for the host."""


def run_server(
    host: str,
    port: int,
    db: str | None,
    public_url: str | None,
    opens: bool,
    say: Callable[[str], object],
    warm_up: Callable[[], object],
    proxies: Sequence[str] = (),
    limits: Sequence[str] = (),
) -> None:
    """Serve until stopped. Compiling happens before the first guest comes, and after everything that can go wrong."""
    try:
        set_limits(limits)
        public_url = read_public_url(public_url) if public_url else None
        proxies = [read_proxy(proxy) for proxy in proxies] or (HERE if public_url else ())
    except ValueError as error:
        raise CannotServe(str(error)) from error
    listening = _listen(host, port)
    journal.set_up()  # the store may have complaints too
    file = db or str(data_file())
    try:
        store = SqliteStore(file)
    except StoreUnusable as error:
        listening.close()
        raise CannotServe(str(error)) from error
    # Compiling takes a while, and the first process in a container gets only the signals that it asks for.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with just_a_moment(listening):
        warm_up()
    port = listening.getsockname()[1]
    here = f"http://{_own_name(host)}:{port}"
    near = [f"http://{address}:{port}" for address in addresses()] if host in ("0.0.0.0", "::", "") else []
    if not near and reach(host, None) == "network":
        near = [here]
    settings = Settings(
        public_url, near, reach(host, public_url), None if file == ":memory:" else Path(file).absolute()
    )
    _announce(here, [public_url] if public_url else near, say)
    if opens and has_window():
        webbrowser.open(public_url or here)
    door = Door(more_files(), proxies)
    Server(_config(store, settings, proxies, door)).run([listening])


def has_window() -> bool:
    """Whether there is a screen for a browser: one in the terminal would take the terminal from the host."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class Server(uvicorn.Server):
    """Stops at Ctrl-C or SIGTERM: open sockets are closed with 1012, and their pages connect again later."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Catch the signals; uvicorn's own way would raise them again at the end, when everything is done."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _config(store: SqliteStore, settings: Settings, proxies: Sequence[str], door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(lambda: store, settings),
        http=door.http(),
        ws=door.sockets(),
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=10,  # anyone gone without a word is noticed after 20 s
        ws_ping_timeout=10,
        # Limits count by address. A proxy is believed about it only if the host has named it.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,  # journal.py
        log_level="error",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _own_name(host: str) -> str:
    """What this computer calls the address it listens on: a name if there is one, because passkeys need it."""
    if host in ("0.0.0.0", "", "localhost", LOOPBACK):
        return "localhost" if _is_loopback("localhost") else LOOPBACK
    if host == "::":
        return "[::1]"
    return f"[{host}]" if ":" in host else host


def _is_loopback(name: str) -> bool:
    """Whether a name can only be this computer's own address."""
    try:
        return set(socket.gethostbyname_ex(name)[2]) == {LOOPBACK}
    except OSError:
        return False


def _announce(here: str, others: list[str], say: Callable[[str], object]) -> None:
    """Say where the page is, for this computer and for others."""
    say(f"Half Past Eight: {here}")
    for link in others:
        say(f"For others: {link}")
    if others:
        say(qr.as_text(others[0]))


def _listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or a sentence that says why not."""
    listening = None
    try:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        if os.name != "nt":  # on Windows it would share a port that is in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()  # only now does a port that another server listens on say so
    except (OSError, UnicodeError, TypeError) as error:  # TypeError: a name that cannot be written in ASCII
        if listening:
            listening.close()
        raise CannotServe(_why_not(host, port, error)) from error
    return listening


def _why_not(host: str, port: int, error: Exception) -> str:
    """Which of the two is wrong, and what would be right."""
    if getattr(error, "errno", None) in (errno.EADDRINUSE, errno.EACCES):
        why = getattr(error, "strerror", None) or error
        return f"Port {port} cannot be used: {why}. Choose another, or any that is free: --port 0"
    return f"--host {host} is not an address of this computer: 0.0.0.0 is everywhere, 127.0.0.1 only this computer."
