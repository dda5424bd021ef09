"""The score block of a series."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.registry import cite
from halfpast.games.half.rules.law.end import SIGNS
from halfpast.games.half.rules.state import SCORINGS


@cite
def series_result(rows: list[dict[str, Any]], scoring: str) -> dict[str, Any]:
    """H24x, H25: the points of all games are added up; most wins, with `scoring` = cards the fewest; ties are shared.

    Who leads the series wins it, even one whose only game nobody finished (H27); who won a game by itself is `has_won`.

    >>> series_result([{"points": [3, 0, 0]}, {"points": [0, 2, 1]}], "points")["winners"]
    [0]
    """
    totals = np.array([row["points"] for row in rows]).sum(axis=0)
    made = SIGNS[SCORINGS.index(scoring)] * totals
    return {"games": rows, "totals": totals.tolist(), "winners": np.flatnonzero(made == made.max()).tolist()}
