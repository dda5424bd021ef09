"""The command begun by a process that has read everything already: to read takes longer than most tests do.

That process is Python's own fork server, with tests/warm.py read. What splits off from it is a process as any other,
with streams, a folder and an environment of its own, and runs the command itself.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

Streams = Mapping[int, int]  # its own (0, 1, 2), and what we call them; the others are ours

READY = get_context("forkserver")
READY.set_forkserver_preload(["tests.warm"])


class Command:
    """`halfpast` with these words, running: as much of `Popen` as tests ask of it."""

    def __init__(
        self,
        words: list[str],
        streams: Streams,
        env: Mapping[str, str] = os.environ,
        cwd: Path | None = None,
        *,
        changed: Mapping[str, Any] | None = None,
        at_terminal: bool = False,
    ) -> None:
        """`changed`: as tests.server.changed says; `at_terminal`: the stream 0 is one, and the command sits at it."""
        given = {own: Connection(os.dup(ours)) for own, ours in streams.items()}
        told = (words, given, dict(env), cwd or Path.cwd(), changed or {}, at_terminal)
        self._process = READY.Process(target=_be_it, args=told, daemon=True)
        self._process.start()
        for stream in given.values():
            stream.close()

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("halfpast", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _be_it(
    words: list[str],
    streams: Mapping[int, Connection],
    env: Mapping[str, str],
    cwd: Path,
    changed: Mapping[str, Any],
    at_terminal: bool,
) -> None:
    """Be the command, from here to its end."""
    # Here: who starts it need not read the server.
    from halfpast.cli import run
    from tests.server.changed import change

    if at_terminal:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background have Ctrl-C switched off
        os.login_tty(os.dup(streams[0].fileno()))
    for own, stream in streams.items():
        os.dup2(stream.fileno(), own)
        stream.close()
    if 0 in streams:
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout, sys.stderr = (os.fdopen(own, "w", 1, "utf-8", closefd=False) for own in (1, 2))
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.argv = ["halfpast", *words]
    change(changed)
    run()
