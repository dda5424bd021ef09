"""What nobody will look at again is removed: once a day, and when the server starts."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from halfpast.server import wall
from halfpast.server.terms import BY_TURNS

DAY = 24 * 3600.0  # seconds between two sweeps
DAYS = {"lobby": 7, "playing": 100, "over": 400}  # since somebody looked, or since the match was over
NO_HURRY = {**DAYS, "lobby": 30}  # where people come one by one

ACCOUNT_DAYS = 400  # since an account was used last; by then its finished tables are gone too


def is_forgotten(table: dict[str, Any], today: datetime | None = None) -> bool:
    """Whether a table, with nobody at it, can go.

    >>> day = datetime.fromisoformat("2030-01-10T00:00:00+00:00")
    >>> is_forgotten({"state": "lobby", "created": "2030-01-01T00:00:00+00:00"}, day)
    True
    >>> is_forgotten({"state": "playing", "created": "2030-01-01T00:00:00+00:00"}, day)
    False
    """
    last = table.get("ended" if table["state"] == "over" else "seen", table["created"])
    days = NO_HURRY if table.get("terms", {}).get("clock") in BY_TURNS else DAYS
    today = today or wall.now()
    return today - datetime.fromisoformat(last) > timedelta(days=days[table["state"]])
