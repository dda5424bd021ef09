"""Figures that grow while games are played: how often each value of a column occurred. Exact, whatever the order."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from halfpast.core.estimate import Estimate
from halfpast.core.record import Array

PERCENTILES = {"least": 0.0, "10 %": 0.1, "median": 0.5, "90 %": 0.9, "most": 1.0}


class Totals:
    """A histogram for each column: whole numbers from 0 up.

    >>> totals = Totals()
    >>> totals.add({"moves": np.array([3, 5, 5])})
    >>> totals.add({"moves": np.array([4])})
    >>> totals.games, totals.estimate("moves").mean, totals.spread("moves")["median"]
    (4, 4.25, 4)
    """

    def __init__(self) -> None:
        self.games = 0
        self.seen: dict[str, Array] = {}

    def add(self, columns: Mapping[str, Array]) -> None:
        """Count some more games, with a value in each column for every one."""
        for name, values in columns.items():
            more = np.bincount(values)
            before = self.seen.get(name, np.zeros(0, np.int64))
            size = max(len(before), len(more))
            self.seen[name] = np.pad(before, (0, size - len(before))) + np.pad(more, (0, size - len(more)))
        self.games += len(values)

    def estimate(self, name: str) -> Estimate:
        """The mean of a column, and how certain it is."""
        times = self.seen[name]
        values = np.arange(len(times), dtype=np.float64)
        mean = float(times @ values) / self.games
        squares = float(times @ (values - mean) ** 2)
        return Estimate(mean, (squares / max(1, self.games - 1) / self.games) ** 0.5)

    def spread(self, name: str) -> dict[str, int]:
        """The spread of a column: the values that given shares of the games do not exceed."""
        up_to = np.cumsum(self.seen[name])
        return {word: int(np.searchsorted(up_to, max(1, share * self.games))) for word, share in PERCENTILES.items()}
