"""How likely chance is to differ so much from what was expected."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from mpmath import gammainc

FLOOR = 1e-4  # with a fixed seed nothing flakes; a fault goes far below


def chi_square(found: Mapping[str, int], weights: Mapping[str, int], least: float = 10.0) -> float:
    """The p-value of counts that should be as the weights are; cells that expect few are put together."""
    strange = set(found) - set(weights)
    assert not strange, f"cannot be, but was drawn: {sorted(strange)[:5]}"
    draws, whole = sum(found.values()), sum(weights.values())
    statistic, cells, seen, expected = 0.0, 0, 0, 0.0
    for cell in sorted(weights, key=lambda cell: (-weights[cell], cell)):
        seen += found.get(cell, 0)
        expected += draws * weights[cell] / whole
        if expected >= least:
            statistic, cells, seen, expected = statistic + (seen - expected) ** 2 / expected, cells + 1, 0, 0.0
    if expected:
        statistic, cells = statistic + (seen - expected) ** 2 / expected, cells + 1
    assert cells > 1, "too few draws to tell anything"
    return float(gammainc((cells - 1) / 2, statistic / 2, regularized=True))


def two_sided(total: float, squares: float) -> float:
    """The p-value of a sum of many independent numbers of mean 0, with the sum of their squares."""
    return math.erfc(abs(total) / math.sqrt(2 * squares)) if squares else 1.0


def worst(figures: Counter[str], what: str) -> float:
    """The smallest p-value among the sums kept as `what … sum` and `what … squares`, times how many there are."""
    names = [name.removesuffix(" sum") for name in figures if name.startswith(what) and name.endswith(" sum")]
    return min(1.0, len(names) * min(two_sided(figures[f"{name} sum"], figures[f"{name} squares"]) for name in names))
