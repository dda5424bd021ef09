"""The time by the calendar, for what lasts longer than a server runs; read only here, so that a test can set it.

While the timekeeper doubts it, nothing that cannot be undone is done because of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime


def now() -> datetime:
    """The date and the time, the same everywhere."""
    return datetime.fromtimestamp(seconds(), UTC)


def seconds() -> float:
    """Since 1970."""
    return time.time()


def never() -> bool:
    """Nobody doubts it."""
    return False


is_doubted: Callable[[], bool] = never  # while a server runs, its timekeeper says so
