"""What was measured, and how certain it is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

FOR_95_PERCENT = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean, and how certain it is."""

    mean: float
    error: float  # of the mean: one standard deviation

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies, with 95 % confidence."""
        return self.mean - FOR_95_PERCENT * self.error, self.mean + FOR_95_PERCENT * self.error

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.mean:+.3f} ({low:+.3f} to {high:+.3f} with 95 %)"


def estimate(values: list[float]) -> Estimate:
    """The mean of what was measured.

    >>> estimate([1.0, 2.0, 3.0]).mean
    2.0
    """
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Estimate(middle, sqrt(variance / len(values)))


def mean(values: list[float]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values)
