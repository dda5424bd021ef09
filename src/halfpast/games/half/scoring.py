"""The score block of a series."""

from __future__ import annotations

from typing import Any

from halfpast.core.registry import cite


@cite
def series_result(rows: list[dict[str, Any]], scoring: str) -> dict[str, Any]:
    """H24x, H25: the points of all games are added up; most wins, with `scoring` = cards the fewest; ties are shared.

    >>> series_result([{"points": [3, 0, 0]}, {"points": [0, 2, 1]}], "points")["winners"]
    [0]
    """
    totals = [sum(points) for points in zip(*(row["points"] for row in rows), strict=True)]
    best = min(totals) if scoring == "cards" else max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    return {"games": rows, "totals": totals, "winners": winners}
