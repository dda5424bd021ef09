"""A line between a browser and a server that can be cut, as a phone's network is."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """Passes everything on; `cut` breaks what is open and lets nothing new through until `mend`.

    `deafen`: what is sent still arrives, but no answer comes back.
    `hush`: nothing arrives either way, and nobody is told; it all comes late, once it is mended.
    """

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self._to = (host, int(port))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole, self._deaf = True, False
        self._flows = threading.Event()
        self._flows.set()
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nobody can reach anybody."""
        self._whole = False
        for one in list(self._open):
            _close(one)

    def deafen(self) -> None:
        """Answers get lost."""
        self._deaf = True

    def hush(self) -> None:
        """Silence."""
        self._flows.clear()

    def mend(self) -> None:
        """All is well again."""
        self._whole, self._deaf = True, False
        self._flows.set()

    def close(self) -> None:
        """For good."""
        self._listening.close()
        self.cut()
        self._flows.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                if not self._whole:
                    _close(here)
                    continue
                try:
                    there = socket.create_connection(self._to)
                except OSError:
                    _close(here)
                    continue
                self._open |= {here, there}
                for one, other, answers in ((here, there, False), (there, here, True)):
                    threading.Thread(target=self._pass_on, args=(one, other, answers), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                self._flows.wait()
                if not (answers and self._deaf):
                    other.sendall(data)
        for end in (one, other):
            _close(end)
            self._open.discard(end)


def _close(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
