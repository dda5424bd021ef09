"""Level 8 beside OpenSpiel's gin_rummy, one thread: random play, counted in whole moves."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from bench.measure import best_rates, line
from bench.peer import peer_python, peer_rollouts
from halfpast.core import kernel
from halfpast.core.rng import derive_key
from halfpast.core.scratch import HERE
from halfpast.games.level8.rules.game import GAME, play_random

PEER = pyspiel.load_game("gin_rummy")
OURS = "ours: master, 3 seats, in the compiled loop"


def our_loop(edition: str, seats: int, matches: int) -> Callable[[], int]:
    """Matches at random inside the compiled loop; a lay is one move, however many numbers it takes inside."""
    chosen = GAME.with_settings(GAME.editions.get(edition), {})
    states = GAME.states(1, chosen, seats)
    states["key"][0] = derive_key(b"bench")
    return lambda: int(play_random(states, 0, matches, HERE.scratch))


def report() -> list[str]:
    """Both comparisons, with the floors of the project."""
    GAME.ready()
    kernel.ready("level8.study")
    runs = {
        OURS: our_loop("master", 3, 20),
        "ours: level8, 2 seats, in the compiled loop": our_loop("level8", 2, 20),
        "ours: master+level8, 6 seats, in the compiled loop": our_loop("master+level8", 6, 20),
        "OpenSpiel gin_rummy: driven from Python": peer_python(PEER, 10),
        "OpenSpiel gin_rummy: C++ random rollouts": peer_rollouts(PEER, 200),
    }
    rates = best_rates(runs)
    ours, peer, rollouts = rates[OURS], rates[list(runs)[-2]], rates[list(runs)[-1]]
    return [
        "Level 8, random play, one thread, whole moves",
        *(line(name, rate) for name, rate in rates.items()),
        f"  compiled loop / OpenSpiel from Python     {ours / peer:6.1f}   (floor 40)",
        f"  compiled loop / OpenSpiel C++ rollouts    {ours / rollouts:6.1f}   (floor 10)",
        f"  record: {GAME.state.itemsize} bytes (at most 2,048)",
    ]
