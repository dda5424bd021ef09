"""One game behind PettingZoo's AEC interface."""

from __future__ import annotations

import copy
import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import halfpast
from halfpast.envs import aec_env
from halfpast.envs.aec import GameAECEnv
from halfpast.games import GAMES, game

EVERY = [
    (name, edition, seats)
    for name in GAMES
    for edition in game(name).editions.printed
    for seats in game(name).seat_counts
]


@pytest.mark.parametrize(("name", "edition", "seats"), EVERY)
def test_pettingzoo_finds_nothing_wrong(name: str, edition: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # of observations with a mask, as its own card games have them
        api_test(aec_env(name, edition=edition, seats=seats), num_cycles=40)
        seed_test(lambda: aec_env(name, edition=edition, seats=seats), num_cycles=40)


def play(env: GameAECEnv, chooser: np.random.Generator) -> list[float]:
    """A whole game at random; what each agent gathered."""
    gathered = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        gathered[agent] += reward
        assert not truncated
        env.step(None if ended else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    return list(gathered.values())


@pytest.mark.parametrize(("name", "games"), [("half", 3), ("level8", 1)])
def test_each_agent_gathers_what_its_seat_made_of_it(name: str, games: int) -> None:
    env = aec_env(name, edition={"half": "fundex", "level8": "level8"}[name], seats=2, games=games)
    env.reset(seed=5)
    gathered = play(env, np.random.default_rng(1))
    assert env.agents == []
    row = env.terms.game.row(env.states, 0)
    if name == "level8":
        assert gathered == [level - 1 + (seat == row["winner"]) for seat, level in enumerate(row["levels"])]
    else:
        assert all(made >= last for made, last in zip(gathered, row["points"], strict=True))
        assert sum(gathered) >= 2 * games  # every game has a finisher, who gets two


@pytest.mark.parametrize("name", GAMES)
def test_only_who_must_decide_may_do_something(name: str) -> None:
    env = aec_env(name, seats=3)
    env.reset(seed=1)
    for _ in range(30):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert mask.any() == (agent == env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_move_raises_and_nothing_has_changed(name: str) -> None:
    env = aec_env(name)
    env.reset(seed=1)
    mask, before = env.observe(env.agent_selection)["action_mask"], (env.states.copy(), env.agent_selection)
    with pytest.raises(halfpast.IllegalMove, match="is refused"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(halfpast.InvalidMove, match="is no move"):
        env.step(10_000)
    with pytest.raises(halfpast.InvalidMove, match="is no move"):
        env.step(10**30)
    for wrong in (None, True, 1.0, "7"):
        with pytest.raises(halfpast.HalfpastError, match="A move is a whole number below"):
            env.step(wrong)  # type: ignore[arg-type]
    assert (env.states == before[0]).all()
    assert env.agent_selection == before[1]


def test_before_the_deal_and_after_the_end_nobody_moves() -> None:
    env = aec_env("half", edition="express", seats=2)
    with pytest.raises(halfpast.HalfpastError, match="call reset first"):
        env.step(0)
    with pytest.raises(halfpast.HalfpastError, match="call reset first"):
        env.observe("seat_0")
    env.reset(seed=1)
    play(env, np.random.default_rng(1))
    with pytest.raises(halfpast.HalfpastError, match="call reset first"):
        env.step(0)


def test_what_was_asked_for_survives_a_reset_and_without_a_seed_other_games_follow() -> None:
    env = aec_env("half", edition={"base": "amigo", "exchange": True, "name": "ours"}, seats=4, games=2, reward="win")
    env.reset(seed=1, options={"speed": 1})
    first = env.observe("seat_0")["observation"]
    env.reset(seed=1)
    assert (env.observe("seat_0")["observation"] == first).all()
    assert env.states["exchange"][0]
    assert len(env.agents) == 4
    env.reset()
    assert (env.observe("seat_0")["observation"] != first).any()
    other = aec_env("half")
    other.reset()
    another = aec_env("half")
    another.reset()
    assert (other.observe("seat_0")["observation"] != another.observe("seat_0")["observation"]).any()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_plays_on_alone_and_so_does_one_that_travelled(name: str) -> None:
    env = aec_env(name)
    env.reset(seed=2)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    seen = env.observe("seat_1")["observation"]
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert (other.observe("seat_1")["observation"] == seen).all()
        other.step(int(np.flatnonzero(other.observe(other.agent_selection)["action_mask"])[0]))
    assert (env.observe("seat_1")["observation"] == seen).all()


@pytest.mark.parametrize("name", GAMES)
def test_its_name_carries_the_version(name: str) -> None:
    assert aec_env(name).metadata["name"] == f"halfpast_{name}_v1"
