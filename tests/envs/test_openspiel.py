"""The games as OpenSpiel's: its own tests, and its own algorithms on them."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import halfpast
from halfpast.envs.openspiel import PlayOuts, SpielState, start_text
from halfpast.games import game as find_game
from halfpast.games.half.rules.cards import bag_text, kinds_text
from halfpast.games.level8.rules.state import LAYING

HALF = [(edition, seats) for edition in find_game("half").editions.printed for seats in find_game("half").seat_counts]
LEVEL8 = [
    (edition, seats) for edition in find_game("level8").editions.printed for seats in find_game("level8").seat_counts
]
# Two seats, three cards each unknown to the other, cut after five moves: small enough to be looked at whole.
SMALL = {
    "edition": "express",
    "seats": 2,
    "reward": "win",
    "max_plays": 5,
    "start": start_text(
        {"game": "half", "phase": "play", "turn": 0, "pile": "6", "seats": [{"hand": "7h"}, {"hand": "8h"}]}
    ),
}


@pytest.mark.parametrize(("edition", "seats"), HALF)
def test_openspiel_finds_nothing_wrong_with_half(edition: str, seats: int) -> None:
    game = pyspiel.load_game(f"halfpast_half(edition={edition},seats={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("edition", "seats"), LEVEL8)
def test_openspiel_finds_nothing_wrong_with_level8(edition: str, seats: int) -> None:
    """Cut short, for a match is long; whole ones of every edition and number of seats: `make soak ARGS=spiel`."""
    game = pyspiel.load_game(f"halfpast_level8(edition={edition},seats={seats},max_plays=30,max_rounds=2,reward=win)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_small_game_may_be_looked_at_whole() -> None:
    game = pyspiel.load_game("halfpast_half", SMALL)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def dealt(game: pyspiel.Game, seed: int) -> SpielState:
    """A game after its deal."""
    chooser, state = np.random.default_rng(seed), game.new_initial_state()
    while state.is_chance_node():
        lots, chances = zip(*state.chance_outcomes(), strict=True)
        assert abs(sum(chances) - 1) < 1e-9
        state.apply_action(int(chooser.choice(lots, p=chances)))
    assert isinstance(state, SpielState)
    return state


def test_H03_H05_a_deal_by_lots_is_a_deal_of_the_deck() -> None:
    game = pyspiel.load_game("halfpast_half(edition=express,seats=4)")
    out = len(halfpast.new("half", edition="express", seats=4, seed=1).position()["out"])
    for seed in range(6):
        state = dealt(game, seed)
        dealer, *cards = state.history()
        assert state.moment
        states = state.moment.states
        assert states["dealer"][0] == dealer
        assert 72 - out <= len(cards) <= 72 - out + 1  # and who opens, where there is a tie
        assert bag_text(int(states["hand"][0, 0])) == kinds_text(sorted(cards[6:9]))


@pytest.mark.parametrize("name", ["halfpast_half(seats=3)", "halfpast_level8(seats=3)"])
def test_what_a_player_cannot_tell_apart_has_one_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    state, chooser = dealt(game, 1), np.random.default_rng(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(25):
        for player in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if other.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(chooser.choice(state.legal_actions())))


@pytest.mark.parametrize("name", ["halfpast_half(seats=3)", "halfpast_level8(seats=3)"])
def test_a_wrong_action_raises_and_nothing_has_changed(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    with pytest.raises(halfpast.HalfpastError, match="cannot be drawn"):
        state.apply_action(300)
    state = dealt(pyspiel.load_game(name), 1)
    before = str(state)
    wrong = next(move for move in range(state.get_game().num_distinct_actions()) if move not in state.legal_actions())
    for move in (wrong, 5000, 10**12):
        with pytest.raises(halfpast.HalfpastError, match=r"is refused|is no move"):
            state.apply_action(move)
    assert str(state) == before


def test_who_lays_a_level_can_finish_it_whatever_the_others_imagine() -> None:
    chooser, met = np.random.default_rng(1), 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = dealt(pyspiel.load_game("halfpast_level8(edition=level8,seats=2)"), 3)
    while met < 20:
        assert state.moment
        if int(state.moment.states["phase"][0]) == LAYING:
            met += 1
            assert state.resample_from_infostate(1 - state.current_player(), sampler).legal_actions()
        state.apply_action(int(chooser.choice(state.legal_actions())))


def test_a_small_game_is_said_to_be_short() -> None:
    assert pyspiel.load_game("halfpast_half", SMALL).max_game_length() == 10
    assert pyspiel.load_game("halfpast_level8(max_plays=4,max_rounds=1)").max_game_length() < 10_000


def test_an_information_state_remembers_and_tells_apart() -> None:
    game = pyspiel.load_game("halfpast_half(seats=2)")
    one, other = dealt(game, 1), dealt(game, 2)
    strings = {state.information_state_string(player) for state in (one, other) for player in range(2)}
    assert len(strings) == 4
    before = one.information_state_string(0)
    after = one.child(one.legal_actions()[0])
    assert one.information_state_string(0) == before
    assert after.information_state_string(0) != before
    travelled = pickle.loads(pickle.dumps(after))
    for player in range(2):
        assert travelled.information_state_string(player) == after.information_state_string(player)


def test_cfr_comes_closer_to_an_equilibrium_of_a_small_game() -> None:
    game = pyspiel.load_game("halfpast_half", SMALL)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(19):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < first / 10


def test_mcts_finds_the_move_that_wins() -> None:
    """Two equal cards laid together are the last ones; one of them alone is not."""
    seats = [{"hand": "99"}, {"hand": "99"}]
    position = {"game": "half", "phase": "play", "turn": 0, "pile": "8", "seats": seats}
    game = pyspiel.load_game("halfpast_half", {**SMALL, "max_plays": 0, "start": start_text(position)})
    state = dealt(game, 1)
    assert [state.action_to_string(move) for move in state.legal_actions()] == ["9", "99"]
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1), random_state=np.random.RandomState(1))
    assert state.action_to_string(bot.step(state)) == "99"


@pytest.mark.parametrize(
    ("name", "simulations"),
    [("halfpast_half(edition=fundex,seats=2)", 10), ("halfpast_level8(edition=level8,seats=2)", 3)],
)
def test_is_mcts_plays_a_whole_match(name: str, simulations: int) -> None:
    game = pyspiel.load_game(name)
    state, chooser = dealt(game, 4), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, PlayOuts(), 1.4, simulations, random_state=chooser)
    moves = 0
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(int(bot.step(state) if seat == 0 else chooser.choice(state.legal_actions())))
        moves += seat == 0
    assert moves > 10
    assert sum(state.returns()) > 0


def test_playouts_are_what_the_rest_of_the_game_brings() -> None:
    state = dealt(pyspiel.load_game("halfpast_half(seats=3,reward=win)"), 1)
    found = PlayOuts(number=50, bot="family").evaluate(state)
    assert found.shape == (3,)
    assert (abs(found) <= 1).all()
    assert [round(chance, 6) for _, chance in PlayOuts().prior(state)] == [
        round(1 / len(state.legal_actions()), 6) for _ in state.legal_actions()
    ]
    with pytest.raises(halfpast.HalfpastError, match="nobody"):
        PlayOuts(bot="nobody")
    with pytest.raises(halfpast.HalfpastError, match="number is a whole number from 1"):
        PlayOuts(number=0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"edition": "nobody"}, "has no edition"),
        ({"seats": 9}, "seats is a whole number"),
        ({"reward": "fame"}, "reward is one of"),
        ({"max_plays": -1}, "max_plays is a whole number"),
        ({"start": "{"}, "start is a position as"),
        ({"start": start_text([])}, "position"),  # type: ignore[arg-type]
        (
            {**SMALL, "start": start_text({"game": "half", "edition": "fundex"})},
            "start has the edition 'fundex', the game has express",
        ),
        ({"seats": 3, "start": SMALL["start"]}, "start has 2 seats, the game 3"),
        ({"seats": 2, "start": start_text(halfpast.new("half", seats=2, seed=1).position())}, "a position in play"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises((halfpast.HalfpastError, pyspiel.SpielError), match=words):
        pyspiel.load_game("halfpast_half", wrong)


def test_L23a_a_game_with_a_level_card_for_each_seat() -> None:
    game = pyspiel.load_game("halfpast_level8(edition=master,seats=2,card=master-1/level8-1)")
    assert game.terms.edition.settings["card"] == ["master-1", "level8-1"]
    with pytest.raises(halfpast.InvalidEdition, match="one for each of the 3 seats; this one has 2"):
        pyspiel.load_game("halfpast_level8(edition=master,seats=3,card=master-1/level8-1)")
