"""A policy at a table sees what it was trained on, and what it chooses is played."""

from __future__ import annotations

import numpy as np
import pytest

import halfpast
from halfpast.core.record import Array
from halfpast.envs import Player, aec_env, observe
from halfpast.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_observed_as_the_environment_shows_it(name: str) -> None:
    env = aec_env(name, seats=3)
    env.reset(seed=1)
    chooser = np.random.default_rng(1)
    match = halfpast.new(name, seats=3, seed=1)
    for _ in range(25):
        env.step(int(chooser.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
        assert match.seat is not None
        match.play(match.legal()[0])
        match._now.states["key"] = 0
    for seat in range(3):
        seen = observe(match.view(seat))
        env.states[:] = match._now.states
        shown = env.observe(f"seat_{seat}")["observation"]
        assert (seen["observation"] == shown).all()
        assert seen["action_mask"].any() == (match.seat == seat)


@pytest.mark.parametrize(("name", "seats"), [("half", 3), ("level8", 2)])
def test_a_policy_plays_whole_matches(name: str, seats: int) -> None:
    chooser, laid = np.random.default_rng(1), 0

    def policy(observation: Array, mask: Array) -> int:
        return int(chooser.choice(np.flatnonzero(mask)))

    match = halfpast.new(name, edition={"half": "fundex", "level8": "level8"}[name], seats=seats, seed=2)
    for _ in range(4000):
        if match.seat is None:
            break
        move = Player(policy).choose(match.view(match.seat))
        laid += move.startswith(("lay", "off"))
        match.play(move)
    assert match.result()
    assert name == "half" or laid > 10


def test_what_cannot_be_is_refused() -> None:
    match = halfpast.new("half", seats=2, seed=1)
    assert match.seat is not None
    with pytest.raises(halfpast.HalfpastError, match="which the mask does not allow"):
        Player(lambda observation, mask: int(mask.argmin())).choose(match.view(match.seat))
    with pytest.raises(halfpast.HalfpastError, match="an observation is a seat's"):
        observe(match.view(None))
