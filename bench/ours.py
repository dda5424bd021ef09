"""One round of what we measure of ourselves, by whatever version of the package is imported: rates as JSON.

`bench.beside` runs it for two versions in turns, so it calls only what both have.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import halfpast
from halfpast.core.rng import derive_key
from halfpast.core.scratch import HERE
from halfpast.envs import vector_env
from halfpast.games import game

LASTS = 0.5  # seconds, at least, of each measurement
EDITIONS = {"half": "amigo", "level8": "master"}  # whose rules have been the same all along
SEATS = 3
Run = Callable[[], int]


def compiled_loop(name: str, games: int) -> Run:
    """Whole games at random inside the compiled loop, in moves."""
    try:
        module: Any = import_module(f"halfpast.games.{name}.rules.game")
    except ModuleNotFoundError:  # before a game was one folder
        module = import_module(f"halfpast.games.{name}.game")
    rules = game(name)
    edition = rules.with_settings(rules.editions.get(EDITIONS[name]), {})
    states = rules.states(1, edition, SEATS)
    states["key"][0] = derive_key(b"bench")
    rules.deal(states, 0)
    return lambda: int(module.play_random(states, 0, games, HERE.scratch))


def by_integers(games: int) -> Run:
    """8½ driven from Python by integers, in moves."""
    rules: Any = game("half")
    states = rules.states(1, rules.editions.get("amigo"), SEATS)
    states["key"][0] = derive_key(b"bench")
    chooser = random.Random(1)

    def run() -> int:
        moves = 0
        for _ in range(games):
            rules.deal(states, 0)
            while not rules.is_over(states, 0):
                legal = rules.legal(states, 0)
                rules.apply(states, 0, legal[int(chooser.random() * len(legal))])
                moves += 1
        return moves

    return run


def by_text(name: str, moves: int) -> Run:
    """A match through the public face: legal, play, the view of whoever is next."""

    def run() -> int:
        match, chooser = halfpast.new(name, edition=EDITIONS[name], seats=SEATS, seed=1), random.Random(1)
        for number in range(moves):
            if match.seat is None:
                return number
            match.play(chooser.choice(match.legal()))
            match.view(match.seat)
        return moves

    return run


def environment(name: str, steps: int) -> Run:
    """A masked random policy and the step of a thousand games at once, in steps of a game."""
    envs = vector_env(name, num_envs=1024, edition=EDITIONS[name], seats=SEATS)
    envs.reset(seed=1)

    def run() -> int:
        for _ in range(steps):
            envs.step(envs.sample())
        return steps * 1024

    return run


def simulated(name: str, games: int) -> Run:
    """Family in every seat, on one thread, in games."""
    bots = ["family"] * SEATS

    def run() -> int:
        halfpast.simulate(name, edition=EDITIONS[name], seats=SEATS, games=games, bots=bots, seed=1, threads=1)
        return games

    return run


def rate(run: Run) -> float:
    """How much a second, run as often as it takes to last; the first run, which warms up, is not counted."""
    run()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < LASTS:
        done += run()
    return done / (time.perf_counter() - start)


def main() -> None:
    """Measure everything once."""
    runs: dict[str, Run] = {
        "8½, compiled loop, moves": compiled_loop("half", 2000),
        "8½, driven by integers, moves": by_integers(60),
        "8½, public face, moves": by_text("half", 200),
        "8½, environment and policy, steps": environment("half", 20),
        "8½, simulate, games": simulated("half", 4000),
        "Level 8, compiled loop, moves": compiled_loop("level8", 20),
        "Level 8, public face, moves": by_text("level8", 200),
        "Level 8, environment and policy, steps": environment("level8", 20),
        "Level 8, simulate, rounds": simulated("level8", 100),
    }
    print(json.dumps({name: rate(run) for name, run in runs.items()}))


if __name__ == "__main__":
    main()
