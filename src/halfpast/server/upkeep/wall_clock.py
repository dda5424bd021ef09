"""The time by the calendar, for what lasts longer than a server runs; asked for here only, so a test can turn it.

While the timekeeper doubts it, nothing is done because of it that cannot be put back.
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
    """Nobody has doubted it."""
    return False


is_doubted: Callable[[], bool] = never  # while a server runs, its timekeeper says so
