"""What has happened at tables without a hurry since somebody last looked: worked out once, and kept for a while.

A home page asks every few seconds, and replaying a match takes long. What was asked for last is kept, for all tables
together, so that it takes the same memory however many tables there are.
"""

from __future__ import annotations

from collections import OrderedDict

from halfpast.server.tables.table import Table
from halfpast.store import Document

MOST_KEPT = 500  # tables, each through somebody's eyes


class News:
    """The news of all tables."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int | None], tuple[tuple[int, int], Document]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    async def of(self, table: Table, guest: str) -> Document | None:
        """What a guest has not seen of a table; None: nothing. What has been seen is no longer kept."""
        news = table.has_news(guest)
        if news is None:
            if mine := table.seats_of(guest):
                self._kept.pop((table.id, mine[0] if len(mine) == 1 else None), None)
            return None
        eyes, heard, happened = news
        if self._kept.get((table.id, eyes), (None,))[0] != (heard, happened):
            self._kept[table.id, eyes] = (heard, happened), await table.news(eyes, heard)
        self._kept.move_to_end((table.id, eyes))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[table.id, eyes][1]
