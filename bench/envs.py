"""Environments beside those of others, all on one core: 8½ and Level 8 in steps, with the masked random policy too."""

from __future__ import annotations

import os
import random
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pyspiel

from bench.measure import best_rates, line
from bench.peer import peer_python
from halfpast.core.record import Array
from halfpast.envs import aec_env, vector_env
from halfpast.envs.vector import GamesVectorEnv
from halfpast.games.level8.rules.state import LAYING, TARGET

BATCH = 1024
STEPS = {"half": 40, "level8": 20}  # of a turn
WARM = {"half": 300, "level8": 3000}  # until games stand at every point

Run = Callable[[], int]


@contextmanager
def one_core() -> Iterator[None]:
    """Whatever would use more threads has but one core."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def warm(name: str, edition: str) -> GamesVectorEnv:
    """Games that stand at every point."""
    envs = vector_env(name, num_envs=BATCH, edition=edition, seats=3)
    envs.reset(seed=1)
    for _ in range(WARM[name]):
        envs.step(envs.sample())
    return envs


def policy_and_step(name: str, edition: str) -> Run:
    """A move at random in every game, and the step; counted in whole moves, of which a lay is one."""
    envs = warm(name, edition)
    moves = sum(whole_moves(envs) for _ in range(STEPS[name]))  # the share of them is the same in all

    def run() -> int:
        for _ in range(STEPS[name]):
            envs.step(envs.sample())
        return moves

    return run


def whole_moves(envs: GamesVectorEnv) -> int:
    """A step, and how many moves it made whole."""
    envs.step(envs.sample())
    if envs.terms.game.name == "half":
        return BATCH
    return int(np.count_nonzero((envs.states["phase"] != LAYING) & (envs.states["phase"] != TARGET)))


def steps_alone(name: str, edition: str) -> tuple[Run, Run]:
    """The same steps with moves that were drawn before: run it, and get ready for it."""
    envs = warm(name, edition)
    kept: list[Array] = []

    def get_ready() -> int:
        before = envs.states.copy(), envs.steps.copy()
        kept.clear()
        for _ in range(STEPS[name]):
            kept.append(envs.sample().copy())
            envs.step(kept[-1])
        envs.states[:], envs.steps[:] = before
        return 0

    def run() -> int:
        for moves in kept:
            envs.step(moves)
        return BATCH * STEPS[name]

    return run, get_ready


def our_aec(name: str, edition: str) -> Run:
    """One game after another behind PettingZoo's interface."""
    return _agents(aec_env(name, edition=edition, seats=2))


def pettingzoo_leduc() -> Run:
    """A card game of PettingZoo's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import leduc_holdem_v4

        return _agents(leduc_holdem_v4.env())


def _agents(env: Any) -> Run:
    chooser = np.random.default_rng(1)

    def run() -> int:
        moves = 0
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
            else:
                env.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
                moves += 1
        return moves

    return run


def rlcard_game(name: str) -> Run:
    """A game of RLCard's, one after another."""
    import rlcard

    env, chooser = rlcard.make(name), random.Random(1)

    def run() -> int:
        state, moves = env.reset()[0], 0
        while not env.is_over():
            state = env.step(chooser.choice(list(state["legal_actions"])))[0]
            moves += 1
        return moves

    return run


def pgx_game(name: str) -> Run:
    """A game of pgx, a batch of it with the masked random policy inside one compiled loop; it begins anew by itself."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env, number = pgx.make(name), 64
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = carry
        key, first, second = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(first, logits, axis=-1)
        return (step(state, action, jax.random.split(second, BATCH)), key), None

    loop = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=number)[0])
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH))
    now = [loop(begun, jax.random.key(1))]

    def run() -> int:
        now[0] = jax.block_until_ready(loop(*now[0]))
        return BATCH * number

    return run


def report() -> list[str]:
    """Both games, with the floors of the project."""
    with one_core():
        return [*report_half(), *report_level8()]


def report_half() -> list[str]:
    """8½."""
    step, get_ready = steps_alone("half", "fundex")
    ours, alone, classic = "ours, with the policy", "ours, step alone", "ours, behind PettingZoo"
    runs: dict[str, Run] = {
        "": get_ready,
        alone: step,
        ours: policy_and_step("half", "fundex"),
        classic: our_aec("half", "fundex"),
        "OpenSpiel crazy_eights": peer_python(pyspiel.load_game("crazy_eights"), 20),
        "RLCard uno": rlcard_game("uno"),
        "pgx leduc_holdem": pgx_game("leduc_holdem"),
        "PettingZoo leduc_holdem": pettingzoo_leduc(),
    }
    rates = best_rates(runs)
    del rates[""]
    return [
        f"8½ (fundex, 3 seats, {BATCH} games at once) beside other environments, one core",
        *(line(name, rate) for name, rate in rates.items()),
        ratio("step alone / OpenSpiel crazy_eights", rates[alone] / rates["OpenSpiel crazy_eights"], 20),
        ratio("with the policy / OpenSpiel crazy_eights", rates[ours] / rates["OpenSpiel crazy_eights"], 12),
        ratio("with the policy / RLCard uno", rates[ours] / rates["RLCard uno"], 100),
        ratio("with the policy / pgx leduc_holdem", rates[ours] / rates["pgx leduc_holdem"], 3),
        ratio("behind PettingZoo / PettingZoo leduc_holdem", rates[classic] / rates["PettingZoo leduc_holdem"]),
    ]


def report_level8() -> list[str]:
    """Level 8."""
    ours = "ours, with the policy"
    runs = {
        ours: policy_and_step("level8", "master"),
        "OpenSpiel gin_rummy": peer_python(pyspiel.load_game("gin_rummy"), 10),
        "RLCard gin-rummy": rlcard_game("gin-rummy"),
        "pgx sparrow_mahjong": pgx_game("sparrow_mahjong"),
    }
    rates = best_rates(runs)
    return [
        f"Level 8 (master, 3 seats, {BATCH} matches at once) beside other environments, one core, whole moves",
        *(line(name, rate) for name, rate in rates.items()),
        ratio("with the policy / OpenSpiel gin_rummy", rates[ours] / rates["OpenSpiel gin_rummy"], 10),
        ratio("with the policy / RLCard gin-rummy", rates[ours] / rates["RLCard gin-rummy"], 40),
        ratio("with the policy / pgx sparrow_mahjong", rates[ours] / rates["pgx sparrow_mahjong"], 5),
    ]


def ratio(what: str, measured: float, floor: float | None = None) -> str:
    """A line of the report."""
    return f"  {what:<44} {measured:8.1f}" + ("" if floor is None else f"   (floor {floor})")
