"""Compile all games at once, with bots and environments: each in a process of its own, for compiling holds the GIL.

python -m halfpast.compile half half.bots    these units, here; prints the name of each entry
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from threading import Lock

from halfpast.core import kernel
from halfpast.games import GAMES

LOOK_UP = 0.5  # seconds that waiting may go on before Python looks whether somebody has stopped it


def ready_all(tell: kernel.Tell | None = None, everything: bool = False, loads: bool = False) -> None:
    """Compile the rules and bots of all games; `everything`: also what only studies and environments need.

    `loads`: into memory, so that the first player need not wait either.
    """
    _import_all()
    wanted = [unit for unit in kernel.units() if everything or unit in GAMES or unit.endswith(".bots")]
    missing: dict[str, list[str]] = {}  # by game: the rules are compiled once for all units of a process
    for unit in sorted(wanted, key=len):  # rules, bots, then the rest
        if not kernel.is_kept(unit):
            missing.setdefault(kernel.game_of(unit), []).append(unit)
    if len(missing) > 1 and kernel.COMPILED:
        _Beside(list(missing.values()), tell).run()
    for unit in wanted:  # ready by now; compiled here if a process has failed
        kernel.ready(unit, tell)
        if loads:
            kernel.load(unit)


def _import_all() -> None:
    """Import everything, so that all entries are known."""
    for game in GAMES.values():
        for part in (game.thinking, game.env):
            assert part


class _Beside:
    """Processes that compile some units each, with one count of their common progress."""

    def __init__(self, shares: list[list[str]], tell: kernel.Tell | None) -> None:
        self.shares, self.tell = shares, tell
        self.of = sum(kernel.units()[unit] for share in shares for unit in share)
        self.done = 0
        self.lock = Lock()
        self.running: list[subprocess.Popen[str]] = []

    def run(self) -> None:
        """Compile them all; stopping this stops them."""
        pool = ThreadPoolExecutor(len(self.shares))
        try:
            for finished in [pool.submit(self._follow, share) for share in self.shares]:
                while not wait([finished], LOOK_UP).done:
                    pass  # a Ctrl-C that comes just before the wait does not end it
                finished.result()
            if self.tell:
                self.tell("", self.of, self.of)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in self.running:
                process.terminate()

    def _follow(self, units: list[str]) -> None:
        command = [sys.executable, "-m", "halfpast.compile", *units]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            self.running.append(process)
            assert process.stdout
            for name in process.stdout:
                with self.lock:
                    if self.tell:
                        self.tell(name.strip(), self.done, self.of)
                    self.done += 1


def main(units: Iterable[str]) -> None:
    """Compile these, and print the name of every entry."""
    _import_all()
    for unit in units:
        kernel.ready(unit, lambda name, *_: print(name, flush=True) if name not in ("", "tables") else None)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):  # the caller has gone, or wants this to stop
        main(sys.argv[1:])
