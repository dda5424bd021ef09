"""The server with other constants: so that a test need not wait."""

from __future__ import annotations

import resource
import time
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from halfpast.server.guard import limits
from halfpast.server.upkeep import wall_clock


def change(changes: Mapping[str, Any]) -> None:
    """Constants by their names, as {"halfpast.server.tables.driver.GRACE": 1}.

    "ahead" names a file: the server's calendar is so many seconds ahead as it says, whenever it is looked at.
    "spent" names a file too: the clock by which limits fill up again, in seconds.
    "files" says how many may be open: the soft limit, and the hard one.
    """
    for name, value in changes.items():
        home, _, constant = name.rpartition(".")
        if name == "ahead":
            wall_clock.seconds = partial(_ahead, Path(value))
        elif name == "spent":
            limits.NOW = partial(_seconds, Path(value))
        elif name == "files":
            resource.setrlimit(resource.RLIMIT_NOFILE, tuple(value))
        elif isinstance(value, dict):
            getattr(import_module(home), constant).update(value)
        else:
            setattr(import_module(home), constant, value)


def _ahead(file: Path) -> float:
    return time.time() + _seconds(file)


def _seconds(file: Path) -> float:
    while not (text := file.read_text()):  # it is being written
        pass
    return float(text)
