"""Many games: `simulate` on two threads beside one, and a million games of 8½ in memory."""

from __future__ import annotations

import resource

import numpy as np

from bench.measure import best_rates, line
from halfpast import simulate
from halfpast.envs import vector_env

MILLION = 1_000_000
MOST_STATE = 550  # MB


def threads() -> list[str]:
    """Family bots, which think a little; games are counted."""

    def played(number: int) -> int:
        simulate("half", edition="fundex", seats=3, games=40_000, bots="family", threads=number, rows=False)
        return 40_000

    rates = best_rates({"one thread": lambda: played(1), "two threads": lambda: played(2)}, rounds=6)
    return [
        "simulate, 8½ among Family bots",
        *(line(name, rate).replace("moves/s", "games/s") for name, rate in rates.items()),
        f"  two threads / one {rates['two threads'] / rates['one thread']:.2f}   (floor 1.7)",
    ]


def million() -> list[str]:
    """A million games begun, and stepped through at random until most of them have ended."""
    envs = vector_env("half", num_envs=MILLION, edition="fundex", seats=3)
    envs.reset(seed=1)
    state = envs.states.nbytes / 1e6
    ended = np.zeros(MILLION, bool)
    number = 0
    while ended.mean() < 0.95:
        _, _, now, _, _ = envs.step(envs.sample())
        ended |= now
        number += 1
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
    return [
        "A million games of 8½ at once",
        f"  their state {state:.0f} MB (at most {MOST_STATE}), the whole process at most {peak:.0f} MB",
        f"  {number} steps at random, after which {ended.mean():.1%} have ended at least once",
    ]


def report() -> list[str]:
    """Both."""
    return [*threads(), *million()]
