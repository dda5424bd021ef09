"""How likely chance is to differ so much from what was expected."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from mpmath import gammainc

FINE = 1_000_000  # sums are kept as whole numbers of millionths, so that the chunks of a long run add up
FLOOR = 1e-4  # with a fixed seed nothing flakes; a fault goes far below


def chi_square(found: Mapping[str, int], weights: Mapping[str, int]) -> float:
    """The p-value of counts that should be as the weights are."""
    statistic, freedom = statistic_of(found, weights)
    assert freedom, "too few draws to tell anything"
    return upper_tail(statistic, freedom)


def upper_tail(statistic: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is to be so large."""
    return float(gammainc(freedom / 2, statistic / 2, regularized=True))


def statistic_of(found: Mapping[str, int], weights: Mapping[str, int], least: float = 10.0) -> tuple[float, int]:
    """The chi-square statistic and its degrees of freedom; cells that expect few are put together."""
    strange = set(found) - set(weights)
    assert not strange, f"cannot be, but was drawn: {sorted(strange)[:5]}"
    draws, whole = sum(found.values()), sum(weights.values())
    statistic, cells, seen, expected = 0.0, 0, 0, 0.0
    for cell in sorted(weights, key=lambda cell: (-weights[cell], cell)):
        seen += found.get(cell, 0)
        expected += draws * weights[cell] / whole
        if expected >= least:
            statistic, cells, seen, expected = statistic + (seen - expected) ** 2 / expected, cells + 1, 0, 0.0
    if expected > 1e-9 * draws:  # more than rounding
        statistic, cells = statistic + (seen - expected) ** 2 / expected, cells + 1
    return statistic, cells - 1


def two_sided(total: float, squares: float) -> float:
    """The p-value of a sum of many independent numbers of mean 0, with the sum of their squares."""
    return math.erfc(abs(total) / math.sqrt(2 * squares)) if squares else 1.0


def worst(figures: Counter[str], what: str) -> float:
    """The smallest p-value among the sums kept as `what … sum` and `what … squares`, times how many there are."""
    names = [name.removesuffix(" sum") for name in figures if name.startswith(what) and name.endswith(" sum")]
    return min(1.0, len(names) * min(two_sided(figures[f"{name} sum"], figures[f"{name} squares"]) for name in names))
