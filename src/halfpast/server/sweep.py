"""What nobody will look at again is removed: once a day, and when the server starts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

DAY = 24 * 3600.0  # seconds between two sweeps
DAYS = {"lobby": 7, "playing": 100, "over": 400}  # since somebody looked, or since the match was over


def is_forgotten(table: dict[str, Any], today: datetime | None = None) -> bool:
    """Whether a table, with nobody at it, can go.

    >>> day = datetime(2030, 1, 10, tzinfo=UTC)
    >>> is_forgotten({"state": "lobby", "created": "2030-01-01T00:00:00+00:00"}, day)
    True
    >>> is_forgotten({"state": "playing", "created": "2030-01-01T00:00:00+00:00"}, day)
    False
    """
    last = table.get("ended" if table["state"] == "over" else "seen", table["created"])
    return (today or datetime.now(UTC)) - datetime.fromisoformat(last) > timedelta(days=DAYS[table["state"]])
