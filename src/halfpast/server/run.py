"""Start the server: a database, a port, and words about where it can be reached."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import segno
import uvicorn

from halfpast.server.app import Settings, make_app
from halfpast.server.reach import addresses, reach
from halfpast.store import StoreInUse
from halfpast.store.sqlite import SqliteStore


def data_file() -> Path:
    """Where tables are kept, if nobody says."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "halfpast" / "halfpast.db"


def run_server(
    host: str, port: int, db: str | None, public_url: str | None, opens: bool, say: Callable[[str], object]
) -> None:
    """Serve until stopped."""
    try:
        store = SqliteStore(db or str(data_file()))
    except (StoreInUse, OSError) as error:
        sys.exit(f"halfpast: {error}")
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    here = f"http://127.0.0.1:{port}" if host in ("0.0.0.0", "127.0.0.1", "localhost") else f"http://{host}:{port}"
    near = [f"http://{address}:{port}" for address in addresses()] if reach(host, None) == "network" else []
    settings = Settings(public_url, near, reach(host, public_url))
    say(f"Half Past Eight: {here}")
    for link in [public_url] if public_url else near:
        say(f"For others: {link}")
        say(_qr(link or ""))
    if opens:
        webbrowser.open(here)
    config = uvicorn.Config(
        make_app(lambda: store, settings),
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run([listening])


def _listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or a sentence that says why not."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        sys.exit(f"halfpast: {host}:{port} cannot be used: {error.strerror}. Choose another: --port 8009")
    return listening


def _qr(link: str) -> str:
    """A QR code for a terminal."""
    rows = [[bool(dot) for dot in row] for row in segno.make_qr(link).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    signs = {(False, False): "█", (True, False): "▄", (False, True): "▀", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[up, down] for up, down in zip(*pair, strict=True)) for pair in pairs)
