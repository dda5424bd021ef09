"""The time by the calendar, for what lasts longer than a server runs; asked for here only, so a test can turn it."""

from __future__ import annotations

import time


def seconds() -> float:
    """Since 1970."""
    return time.time()
