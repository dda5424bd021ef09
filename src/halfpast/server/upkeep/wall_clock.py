"""The time by the calendar, for what lasts longer than a server runs; read only here, so that a test can set it."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> datetime:
    """The date and the time, the same everywhere."""
    return datetime.fromtimestamp(seconds(), UTC)


def seconds() -> float:
    """Since 1970."""
    return time.time()
