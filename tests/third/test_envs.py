"""The third game in the three environments."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import halfpast
from halfpast.envs import Player, aec_env, fields, move_text, observe, vector_env
from halfpast.envs.openspiel import PlayOuts

from .games import EVERY, positions


@pytest.mark.parametrize("opponents", [None, "low"])
@pytest.mark.parametrize("reward", ["points", "win"])
def test_many_games_at_once(opponents: str | None, reward: str) -> None:
    envs = vector_env("high", num_envs=20, edition="strict", seats=3, opponents=opponents, reward=reward, copy=True)
    seen, infos = envs.reset(seed=1)
    again, _ = envs.reset(seed=1)
    assert (seen["observation"] == again["observation"]).all()
    made = set[float]()
    for _ in range(150):
        assert (seen["action_mask"].sum(axis=1) == infos["legal"]).all()
        seen, rewards, ended, _, infos = envs.step(envs.sample())
        made |= set(np.unique(infos["rewards"][ended]).tolist())
        assert not rewards[~ended].any()
        assert opponents is None or not infos["seat"].any()
    assert made == ({0.0, 1.0} if reward == "points" else {-1.0, 1.0, 0.0})


def test_gymnasium_and_what_stands_where() -> None:
    envs = gymnasium.make_vec("halfpast/High-v1", num_envs=3, seats=4)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (3, fields("high", 4)["trump_3"].stop)
    assert (seen["observation"][:, fields("high", 4)["hand"].slice].sum(axis=1) == 5).all()
    assert (move_text("high", 0), move_text("high", 6)) == ("1", "draw")
    envs.close()


def test_a_move_that_is_refused_is_said() -> None:
    envs = vector_env("high", num_envs=1, seats=2)
    envs.reset(seed=1)
    with pytest.raises(halfpast.IllegalMove, match=r"draw, is refused: can-play \(T05\)"):
        envs.step(np.array([6]))


def test_an_observation_of_a_view_is_that_of_the_environment() -> None:
    for match in positions("plain", 3, 4):
        if match.seat is not None:
            seen = observe(match.view(match.seat))
            mask = [move_text("high", int(move)) for move in np.flatnonzero(seen["action_mask"])]
            assert mask == match.legal()
            hand = "".join(str(k + 1) * n for k, n in enumerate(seen["observation"][:6].tolist()))
            assert hand == match.view(match.seat)["seats"][match.seat]["hand"]
            assert Player(lambda _, allowed: int(allowed.argmax())).choose(match.view(match.seat)) == mask[0]


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_pettingzoo_finds_nothing_wrong(edition: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec_env("high", edition=edition, seats=seats), num_cycles=40)
        seed_test(lambda: aec_env("high", edition=edition, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_openspiel_finds_nothing_wrong(edition: str, seats: int) -> None:
    for reward in ("points", "win"):
        game = pyspiel.load_game(f"halfpast_high(edition={edition},seats={seats},reward={reward},max_plays=40)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_cannot_tell_apart_what_a_player_cannot() -> None:
    state, chooser = pyspiel.load_game("halfpast_high(seats=3)").new_initial_state(), np.random.default_rng(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(chooser.choice(state.legal_actions())))
    assert PlayOuts().evaluate(state).tolist() == state.returns()
    assert sum(state.returns()) == 1
