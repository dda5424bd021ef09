"""While the rules are being compiled, the port is already open: visitors read that it will take a moment."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from functools import cache

from halfpast.i18n import LANGUAGES, text

LOOK = 0.2  # seconds between checks whether all is ready
PATIENCE = 1.0  # seconds a browser has to send its request
LOAD_AGAIN = 3  # seconds until the page reloads by itself

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="{again}"><title>Half Past Eight</title>
<body style="font: 1.2rem/1.5 sans-serif; margin: 20vh auto; max-width: 30em; padding: 0 1em; text-align: center">
<h1>Half Past Eight</h1>{lines}</body></html>"""


@contextlib.contextmanager
def just_a_moment(listening: socket.socket) -> Iterator[None]:
    """Answer everybody this way for as long as it takes; those who come at the last instant are left to the server."""
    ready = threading.Event()
    listening.settimeout(LOOK)
    thread = threading.Thread(target=_answer_all, args=(listening, ready), name="moment", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ready.set()
        thread.join()
        listening.settimeout(None)


def _answer_all(listening: socket.socket, ready: threading.Event) -> None:
    while not ready.is_set():
        with contextlib.suppress(OSError):  # nobody came, or they left again
            guest, _ = listening.accept()
            with guest:
                guest.settimeout(PATIENCE)
                guest.recv(65_536)
                guest.sendall(_answer())


@cache
def _answer() -> bytes:
    """The same answer to everything: 503 tells programs, too, that it is not ready."""
    said = "".join(f'<p lang="{language}">{text("terminal-starting", language)}</p>' for language in LANGUAGES)
    body = PAGE.format(again=LOAD_AGAIN, lines=said).encode()
    head = [
        "HTTP/1.1 503 Service Unavailable",
        "content-type: text/html; charset=utf-8",
        f"content-length: {len(body)}",
        f"retry-after: {LOAD_AGAIN}",
        "cache-control: no-store",
        "connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body
