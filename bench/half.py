"""8½ beside OpenSpiel's crazy_eights, one thread: random play, and one game driven from Python."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel

from bench.measure import best_rates, line
from bench.peer import peer_python, peer_rollouts
from halfpast.core.rng import derive_key
from halfpast.core.scratch import HERE
from halfpast.games.half.rules.game import GAME, play_random

PEER = pyspiel.load_game("crazy_eights")
OURS = "ours: fundex, 3 seats, in the compiled loop"


def our_loop(edition: str, seats: int, games: int) -> Callable[[], int]:
    """Games at random inside the compiled loop, each freshly dealt."""
    states = GAME.states(1, GAME.editions.get(edition), seats)
    states["key"][0] = derive_key(b"bench")
    GAME.deal(states, 0)
    return lambda: int(play_random(states, 0, games, HERE.scratch))


def our_python(games: int) -> Callable[[], int]:
    """One game after another driven from Python by integers: the legal list, a choice, the move."""
    states = GAME.states(1, GAME.editions.get("fundex"), 2)
    states["key"][0] = derive_key(b"bench")
    chooser = random.Random(1)

    def run() -> int:
        moves = 0
        for _ in range(games):
            GAME.deal(states, 0)
            while not GAME.is_over(states, 0):
                legal = GAME.legal(states, 0)
                GAME.apply(states, 0, legal[int(chooser.random() * len(legal))])
                moves += 1
        return moves

    return run


def report() -> list[str]:
    """Both comparisons, with the floors of the project."""
    GAME.ready()
    runs = {
        OURS: our_loop("fundex", 3, 2000),
        "ours: amigo, 2 seats, in the compiled loop": our_loop("amigo", 2, 2000),
        "ours: express, 5 seats, in the compiled loop": our_loop("express", 5, 2000),
        "ours: driven from Python by integers": our_python(60),
        "OpenSpiel crazy_eights: driven from Python": peer_python(PEER, 20),
        "OpenSpiel crazy_eights: C++ random rollouts": peer_rollouts(PEER, 1000),
    }
    rates = best_rates(runs)
    ours, python = rates[OURS], rates["ours: driven from Python by integers"]
    peer, rollouts = rates["OpenSpiel crazy_eights: driven from Python"], rates[list(runs)[-1]]
    return [
        "8½, random play, one thread",
        *(line(name, rate) for name, rate in rates.items()),
        f"  compiled loop / OpenSpiel from Python     {ours / peer:6.1f}   (floor 40, stretch 80)",
        f"  compiled loop / OpenSpiel C++ rollouts    {ours / rollouts:6.1f}   (floor 4, stretch 8)",
        f"  driven from Python / OpenSpiel the same   {python / peer:6.1f}   (floor 1)",
        f"  record: {GAME.state.itemsize} bytes (at most 512)",
    ]
