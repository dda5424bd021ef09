"""Measuring in turns."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 12


def best_rates(runs: dict[str, Callable[[], int]], rounds: int = ROUNDS) -> dict[str, float]:
    """Moves a second of each: every round runs each once; the best round counts."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            start = time.perf_counter()
            moves = run()
            best[name] = max(best[name], moves / (time.perf_counter() - start))
    return best


def line(what: str, rate: float) -> str:
    """A line of the report."""
    return f"  {what:<52} {rate:>14,.0f} moves/s"
