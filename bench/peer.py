"""A game of OpenSpiel's, played at random: driven from Python, and by its own rollouts in C++."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel


def peer_python(peer: pyspiel.Game, games: int) -> Callable[[], int]:
    """One game after another; only the players' moves are counted, not the cards it deals one by one."""
    chooser = random.Random(1)

    def run() -> int:
        moves = 0
        for _ in range(games):
            state = peer.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(chooser.random() * len(legal))])
        return moves

    return run


def dealt_peer(peer: pyspiel.Game, chooser: random.Random) -> pyspiel.State:
    """A game after its deal."""
    state = peer.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def peer_rollouts(peer: pyspiel.Game, rollouts: int) -> Callable[[], int]:
    """Its own random rollouts in C++, from a dealt game: one search step that evaluates so many."""
    chooser = random.Random(1)
    length = sum(players_moves(dealt_peer(peer, chooser), chooser) for _ in range(400)) / 400
    state = dealt_peer(peer, chooser)

    def run() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        pyspiel.MCTSBot(peer, evaluator, 1.0, 1, 1000, False, 1, False).mcts_search(state)
        return int(rollouts * length)

    return run


def players_moves(state: pyspiel.State, chooser: random.Random) -> int:
    """How many moves the players make in a random game from here."""
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))
    return moves
