"""The vector environment: Gymnasium's interface, legal moves only, the same games for a seed, rewards of the rules."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import Space
from gymnasium.utils import env_checker
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import halfpast
from halfpast.bots import BOTS
from halfpast.core.record import Array
from halfpast.core.scratch import HERE
from halfpast.envs import fields, vector_env
from halfpast.envs.vector import GamesVectorEnv
from halfpast.games import GAMES, game
from halfpast.games.half.bots.choosing import weigh_moves
from halfpast.games.half.rules.cards import COPIES, LETTERS
from halfpast.games.half.rules.moves import FIRST
from halfpast.games.level8.bots.choosing import ALL_MOVES, ask_bot
from halfpast.games.level8.rules.levels import line_of
from halfpast.games.level8.rules.state import GROUP_NAMES, SET

ONE = int(FIRST[1])
EVERY = [
    (name, edition, seats)
    for name in GAMES
    for edition in game(name).editions.printed
    for seats in game(name).seat_counts
]


class Drawn(Space[Array]):
    """A space of moves from which legal ones are drawn."""

    def __init__(self, envs: GamesVectorEnv) -> None:
        super().__init__()
        self.envs = envs

    def sample(self, *_: Any, **__: Any) -> Array:
        return self.envs.sample().copy()


def made(number: int, name: str, edition: str, seats: int) -> Any:
    """For Gymnasium's checks, who draw moves from the space of moves, and do so before they begin anew with 123."""
    envs = vector_env(name, num_envs=number, edition=edition, seats=seats, copy=True)
    envs.reset(seed=123)
    envs.action_space = Drawn(envs)
    return envs


@pytest.mark.parametrize(("name", "edition", "seats"), EVERY)
def test_gymnasium_finds_nothing_wrong(name: str, edition: str, seats: int) -> None:
    played = (name, edition, seats)
    env_checker.check_reset_seed_determinism(made(3, *played))
    env_checker.check_reset_options(made(3, *played))
    env_checker.check_reset_return_type(made(3, *played))
    env_checker.check_returned_data_not_reused(made(1, *played))  # it asks whether one has ended
    envs = made(3, *played)
    for space, what in ((envs.single_action_space, "action"), (envs.single_observation_space, "observation")):
        env_checker.check_space_limit(space, what)
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        assert seen in envs.observation_space
        seen, rewards, ended, truncated, _ = envs.step(envs.sample())
        assert [one.shape for one in (rewards, ended, truncated)] == [(3,)] * 3


def play(envs: GamesVectorEnv, steps: int, seed: int = 1) -> list[bytes]:
    """Everything that comes out of some steps at random."""
    seen, infos = envs.reset(seed=seed)
    found = [seen["observation"].tobytes() + seen["action_mask"].tobytes()]
    for _ in range(steps):
        seen, rewards, ended, _, infos = envs.step(envs.sample())
        found.append(seen["observation"].tobytes() + seen["action_mask"].tobytes() + rewards.tobytes())
        found.append(ended.tobytes() + infos["seat"].tobytes() + infos["rewards"].tobytes())
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", [None, "family"])
def test_a_seed_plays_the_same_and_another_seed_another(name: str, opponents: str | None) -> None:
    envs = vector_env(name, num_envs=4, opponents=opponents)
    first = play(envs, 60)
    assert play(envs, 60) == first
    assert play(vector_env(name, num_envs=4, opponents=opponents), 60) == first
    assert play(envs, 60, seed=2) != first


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_what_refuse_lets_pass(name: str) -> None:
    envs = vector_env(name, num_envs=8, seats=2)
    seen, infos = envs.reset(seed=3)
    mask = np.zeros(envs.terms.game.moves, np.uint8)
    for _ in range(200):
        for i in range(8):
            envs.terms.game.legal_mask(envs.states, i, mask)
            assert (seen["action_mask"][i] == mask).all()
            assert infos["legal"][i] == mask.sum() > 0
        seen, _, _, _, infos = envs.step(envs.sample())


@pytest.mark.parametrize(("kind", "most"), list(zip(LETTERS, COPIES, strict=True)))
def test_a_heap_of_cards_may_all_be_laid(kind: str, most: int) -> None:
    """Every card of a kind in one hand: the largest sets there are, at the edges of the mask's words."""
    heap = kind * (most - (kind in "12"))  # one of each is somewhere else
    position = {
        "game": "half", "edition": "fundex", "phase": "play", "turn": 0, "pile": "",
        "seats": [{"hand": "12"}, {"hand": heap}],
    }  # fmt: skip
    envs = vector_env("half", num_envs=1, edition="fundex", seats=2)
    envs.reset(seed=1)
    envs.states[:] = halfpast.load(position)._now.states
    envs.steps["mask"] = ~np.uint64(0)  # the mask is of the game that was dealt
    seen, _, _, _, infos = envs.step(np.array([ONE]))
    mask = np.zeros(envs.terms.game.moves, np.uint8)
    envs.terms.game.legal_mask(envs.states, 0, mask)
    assert infos["seat"][0] == 1
    assert (seen["action_mask"][0] == mask).all()
    assert mask.sum() == len(heap)


def test_the_sampler_draws_every_legal_move_as_often() -> None:
    envs = vector_env("half", num_envs=2000, seats=2)
    envs.reset(seed=1)
    while envs.steps["legal"][0] < 3:
        envs.step(envs.sample())
    envs.steps[:] = envs.steps[0]
    legal = np.flatnonzero(envs.terms.masks(envs.steps)[0])
    drawn = Counter(move for _ in range(10) for move in envs.sample().tolist())
    assert set(drawn) == set(legal)
    expected = 20_000 / len(legal)
    assert sum((number - expected) ** 2 / expected for number in drawn.values()) < 30


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_move_raises_and_nothing_has_changed(name: str) -> None:
    envs = vector_env(name, num_envs=5)
    seen, _ = envs.reset(seed=1)
    before = envs.states.copy(), envs.steps.copy(), seen["observation"].copy()
    moves = envs.sample().copy()
    moves[3] = np.flatnonzero(seen["action_mask"][3] == 0)[0]
    with pytest.raises(halfpast.IllegalMove, match=r"^Game 3: the move \d+, .+, is refused: .+ \([HL]\d+"):
        envs.step(moves)
    for wrong in (-1, envs.terms.game.moves, 2**40):
        moves[3] = wrong
        with pytest.raises(halfpast.InvalidMove, match=f"^Game 3: {wrong} is no move"):
            envs.step(moves)
    strange: list[Any] = [np.zeros(4, np.int64), np.zeros(5), np.zeros(5, bool), "moves", [[1]]]
    for shape in strange:
        with pytest.raises(halfpast.HalfpastError, match="actions are 5 whole numbers"):
            envs.step(shape)
    assert (envs.states == before[0]).all()
    assert (envs.steps == before[1]).all()
    assert (seen["observation"] == before[2]).all()


def test_every_wrong_number_of_level_8_says_why() -> None:
    """In the middle of a lay too, where numbers are parts of a move."""
    envs = vector_env("level8", num_envs=1, seats=2)
    envs.reset(seed=5)
    met = set()
    for _ in range(600):
        phase = int(envs.states["phase"][0])
        if phase not in met:
            met.add(phase)
            for move in np.flatnonzero(envs.terms.masks(envs.steps)[0] == 0):
                assert isinstance(envs.terms.refuse(envs.states, 0, int(move)), halfpast.IllegalMove)
        envs.step(envs.sample())
    assert len(met) > 5


@pytest.mark.parametrize("edition", ["fundex", "express"])
@pytest.mark.parametrize("reward", ["points", "win"])
def test_H24_rewards_are_what_the_match_says(edition: str, reward: str) -> None:
    envs = vector_env("half", num_envs=1, edition=edition, seats=3, reward=reward, games=2)
    envs.reset(seed=4)
    ends = 0
    for _ in range(400):
        before = envs.states.copy()
        move, mover = envs.sample().copy(), int(before["turn"][0])
        _, rewards, ended, _, infos = envs.step(move)
        envs.terms.game.apply(before, 0, int(move[0]))
        wanted = [0.0, 0.0, 0.0]
        if envs.terms.game.is_over(before, 0):
            row = envs.terms.game.row(before, 0)
            sign = -1 if edition == "express" else 1
            points = [sign * number for number in row["points"]]
            wins = [1.0 if number == max(points) else -1.0 for number in points]
            wanted = points if reward == "points" else wins if row["finisher"] is not None else [0.0] * 3
            ends += 1
            assert bool(ended[0]) == (ends % 2 == 0)
        assert infos["rewards"][0].tolist() == wanted
        assert rewards[0] == wanted[mover]
    assert ends > 3


@pytest.mark.parametrize("reward", ["points", "win"])
def test_L19_rewards_are_levels_gone_up_and_the_win(reward: str) -> None:
    envs = vector_env("level8", num_envs=6, edition="level8", seats=2, reward=reward, card="level8-1")
    envs.reset(seed=4)
    total, ends = np.zeros((6, 2)), 0
    for _ in range(4000):
        before = envs.states.copy()
        move = envs.sample().copy()
        _, _, ended, _, infos = envs.step(move)
        total += infos["rewards"]
        for i in np.flatnonzero(ended).tolist():
            envs.terms.game.apply(before, i, int(move[i]))
            row = envs.terms.game.row(before, i)
            wins = [seat == row["winner"] for seat in range(2)]
            points = [level - 1 + won for level, won in zip(row["levels"], wins, strict=True)]
            assert total[i].tolist() == (points if reward == "points" else [1.0 if won else -1.0 for won in wins])
            total[i] = 0
            ends += 1
    assert ends > 3


@pytest.mark.parametrize("name", GAMES)
def test_what_has_ended_begins_anew_and_what_was_seen_last_is_told(name: str) -> None:
    envs = vector_env(name, num_envs=4, edition={"half": "express", "level8": "level8"}[name], seats=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=2)
    parts = envs.terms.parts
    over = {"half": 4, "level8": 6}[name]
    ends = 0
    for _ in range(6000):
        seen, _, ended, truncated, infos = envs.step(envs.sample())
        assert not truncated.any()
        for i in np.flatnonzero(ended):
            assert infos["_final_obs"][i]
            assert infos["final_obs"]["observation"][i][parts["phase"].slice] == over
            assert seen["observation"][i][parts["plays"].slice] == 0
            ends += 1
        if ends > 5:
            break
    assert ends > 5
    assert not infos["final_obs"]["action_mask"].any()


@pytest.mark.parametrize("name", GAMES)
def test_against_bots_the_others_move_as_the_bots_of_the_table_do(name: str) -> None:
    envs = vector_env(name, num_envs=1, seats=3, opponents=["family", "learner"], reward="win")
    _, infos = envs.reset(seed=3)
    found, bots = envs.terms.game, ["", "family", "learner"]
    for _ in range(120):
        assert infos["seat"][0] == 0
        states, move = envs.states.copy(), int(envs.sample()[0])
        _, _, ended, _, infos = envs.step(np.array([move]))
        if ended[0]:
            continue
        found.apply(states, 0, move)
        while int(states["turn"][0]) != 0:
            seat, seed = int(states["turn"][0]), int(states["key"][0][0]) + int(states["deals"][0])
            found.apply(states, 0, asked(name, found.view(states, 0, seat), bots[seat], seed))
        assert found.view(states, 0, None).tobytes() == found.view(envs.states, 0, None).tobytes()


def asked(name: str, view: Array, bot: str, seed: int) -> int:
    """The number that a bot chooses when it is asked with a view."""
    number = BOTS.index(bot)
    if name == "half":
        found = weigh_moves(view, 0, number, seed, HERE.scratch)
    else:
        found = ask_bot(view, 0, number, seed, ALL_MOVES, HERE.scratch)
    best = int(np.argmax(HERE.scratch["worth"][0][:found]))
    return int(HERE.scratch["moves"][0][best])


def test_family_wins_more_than_chance_does_against_it() -> None:
    envs = vector_env("half", num_envs=200, edition="fundex", seats=2, opponents="family", reward="win")
    envs.reset(seed=1)
    total, ends = 0.0, 0
    while ends < 400:
        _, rewards, ended, _, _ = envs.step(envs.sample())
        total += float(rewards.sum())
        ends += int(ended.sum())
    assert total / ends < -0.5


def test_buffers_are_made_once_and_read_only_and_copies_are_ones_own() -> None:
    envs = vector_env("half", num_envs=3)
    seen, infos = envs.reset(seed=1)
    again, rewards, ended, truncated, more = envs.step(envs.sample())
    assert again["observation"] is seen["observation"]
    assert np.shares_memory(again["action_mask"], envs.steps)
    for values in (*again.values(), rewards, ended, truncated, more["seat"], more["rewards"]):
        with pytest.raises(ValueError, match="read-only"):
            values[...] = 1
    envs = vector_env("half", num_envs=3, copy=True)
    seen, infos = envs.reset(seed=1)
    kept = seen["observation"].tobytes(), infos["seat"].tolist()
    envs.step(envs.sample())
    assert (seen["observation"].tobytes(), infos["seat"].tolist()) == kept


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", [None, "family"])
def test_a_copy_plays_on_alone_and_so_does_one_that_travelled(name: str, opponents: str | None) -> None:
    envs = vector_env(name, num_envs=3, edition={"half": "express", "level8": "level8"}[name], opponents=opponents)
    envs.reset(seed=1)
    for _ in range(20):
        envs.step(envs.sample())
    others = [copy.copy(envs), copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    before = envs.states.copy()
    told = [played_on(other) for other in others]
    assert (envs.states == before).all()
    assert told == [played_on(envs)] * 3


def played_on(envs: GamesVectorEnv) -> tuple[int, bytes]:
    """How many episodes end in some steps more, and what is seen then."""
    ends = 0
    for _ in range(120):
        seen, _, ended, _, _ = envs.step(envs.sample())
        ends += int(ended.sum())
    return ends, seen["observation"].tobytes()


def test_moves_that_were_drawn_stay_what_they_are() -> None:
    envs = vector_env("half", num_envs=50)
    with pytest.raises(halfpast.HalfpastError, match="call reset first"):
        envs.sample()
    envs.reset(seed=1)
    first = envs.sample()
    kept = first.copy()
    envs.step(first)
    envs.sample()
    assert (first == kept).all()


def test_after_a_reset_of_some_games_nothing_is_told_of_the_step_before() -> None:
    envs = vector_env("half", num_envs=40, edition="express", seats=2)
    envs.reset(seed=1)
    while not (ended := envs.step(envs.sample())[2]).any():
        pass
    which = ~ended
    which[np.flatnonzero(which)[1:]] = False
    _, infos = envs.reset(options={"reset_mask": which})
    assert not infos["_final_obs"].any()
    assert not infos["rewards"].any()


def test_numbers_may_be_numpys() -> None:
    numbers: dict[str, Any] = {"num_envs": np.int64(2), "seats": np.int8(3), "games": np.int32(2)}
    envs = vector_env("half", **numbers)
    envs.reset(seed=np.uint32(1))  # type: ignore[arg-type]
    assert envs.num_envs == 2


def test_some_games_begin_anew_the_others_go_on() -> None:
    envs = vector_env("half", num_envs=4, copy=True)
    envs.reset(seed=1)
    for _ in range(12):
        seen, *_ = envs.step(envs.sample())
    anew, _ = envs.reset(options={"reset_mask": np.array([True, False, False, True])})
    same = (anew["observation"] == seen["observation"]).all(axis=1)
    assert same.tolist() == [False, True, True, False]
    other, _ = envs.reset(options={"reset_mask": np.array([True, False, False, False])})
    assert (other["observation"][0] != anew["observation"][0]).any()  # the deal that follows, not the same


def test_what_was_asked_for_survives_a_reset() -> None:
    ours = {"base": "amigo", "five_wild": True, "name": "ours"}
    envs = vector_env("half", num_envs=2, edition=ours, seats=4, games=3, reward="win")
    envs.reset(seed=1)
    envs.reset(seed=2, options={})
    assert envs.states["five_wild"].all()
    assert envs.states["seats"].tolist() == [4, 4]
    assert envs.steps["left"].tolist() == [3, 3]
    card = {"name": "ours", "levels": [[["set", 2]]] * 8}
    envs8 = vector_env("level8", num_envs=2, card=card)
    envs8.reset(seed=1)
    envs8.reset(seed=2)
    assert line_of(envs8.states[1], 0) == [(SET, 2)]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"num_envs": 0}, "num_envs is a whole number from 1"),
        ({"seats": 9}, "seats is a whole number from 2 to 5"),
        ({"edition": "nobody"}, "has no edition"),
        ({"games": 0}, "games is a whole number"),
        ({"reward": "fame"}, "reward is one of points, win"),
        ({"opponents": ["family"]}, "one for each of the 2 other seats, not 1"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": 5}, "one for each of the 2 other seats, not 5"),
        ({"card": "master-1"}, "half has no card"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(halfpast.HalfpastError, match=words):
        vector_env(**{"game": "half", "num_envs": 2, **wrong})


def test_before_the_first_reset_and_wrong_resets() -> None:
    envs = vector_env("half", num_envs=3)
    with pytest.raises(halfpast.HalfpastError, match="call reset first"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(halfpast.HalfpastError, match="The first reset begins all games"):
        envs.reset(options={"reset_mask": np.array([True, False, True])})
    for mask in ([True] * 3, np.ones(4, bool), np.ones(3)):
        with pytest.raises(halfpast.HalfpastError, match="reset_mask is an array of 3 booleans"):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(halfpast.HalfpastError, match="takes the option reset_mask, not speed"):
        envs.reset(options={"speed": 1})
    with pytest.raises(halfpast.HalfpastError, match="options is a dict"):
        envs.reset(options=5)  # type: ignore[arg-type]


def test_gymnasium_makes_it_by_its_id_and_its_wrappers_work() -> None:
    envs = gymnasium.make_vec("halfpast/Half-v1", num_envs=5, edition="express", seats=2, opponents="random")
    ours = envs.unwrapped
    assert isinstance(ours, GamesVectorEnv)
    watched = RecordEpisodeStatistics(envs)
    watched.reset(seed=1)
    ends = 0
    for _ in range(150):
        _, _, ended, _, _ = watched.step(ours.sample())
        ends += int(ended.sum())
    assert ends
    assert watched.episode_count == ends
    other = gymnasium.make_vec("halfpast/Level8-v1", num_envs=1).unwrapped
    assert isinstance(other, GamesVectorEnv)
    assert other.terms.game.name == "level8"


def test_L23a_each_seat_has_a_level_card_of_its_own_and_sees_what_the_others_ask_for() -> None:
    envs = vector_env("level8", num_envs=4, seats=3, card=["master-1", "level8-1", "master-2"])
    seen, infos = envs.reset(seed=1)
    where = fields("level8", seats=3)
    firsts = [halfpast.level_cards()[card]["levels"][0] for card in ("master-1", "level8-1", "master-2")]
    for i, seat in enumerate(infos["seat"]):
        for after in range(3):
            kinds, sizes = (("line_group", "line_size"), ("asked_group_{}", "asked_size_{}"))[after > 0]
            line = firsts[(int(seat) + after) % 3] + [["", 0]] * 5
            found = [seen["observation"][i, where[part.format(after)].slice].tolist() for part in (kinds, sizes)]
            assert found[1] == [size for _, size in line[:5]]
            assert found[0] == [GROUP_NAMES.index(kind) + 1 if size else 0 for kind, size in line[:5]]
    for _ in range(50):
        envs.step(envs.sample())


@pytest.mark.parametrize("card", [["master-1"], ["master-1"] * 4, ["master-1", "master-2", "uno"]])
def test_L23a_cards_that_are_not_one_a_seat_are_refused(card: Any) -> None:
    with pytest.raises(halfpast.InvalidEdition):
        vector_env("level8", num_envs=2, seats=3, card=card)
