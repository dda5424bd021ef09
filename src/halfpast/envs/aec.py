"""One game behind PettingZoo's AEC interface: the seats move one after another, as the rules have it."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from halfpast.core.errors import HalfpastError
from halfpast.core.record import Array, plain
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.core.scratch import SCRATCH
from halfpast.envs.terms import Terms, parts_of

STAYS = 0  # a game that has ended does not start again by itself
ALL = np.ones(1, np.bool_)
NO_KEY = np.zeros(0, np.uint32)


class GameAECEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """A game, or a series of games, with an agent in every seat.

    `observe(agent)` is what its seat sees, and what it may do: nothing, where it is not its turn. An illegal move
    raises, says why, and changes nothing.
    """

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.metadata = {"name": f"halfpast_{terms.name}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.terms = terms
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.seats)]
        self.agents: list[str] = []
        seen = Box(0, 255, (terms.size,), np.uint8)
        mask = Box(0, 1, (terms.game.moves,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(terms.game.moves) for agent in self.possible_agents}
        self.states, self.steps = terms.states(1), terms.steps(1)
        self._looked, self._scratch = terms.steps(1), np.zeros(1, SCRATCH)

    def observation_space(self, agent: str) -> Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The moves there are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start again: with a seed, always the same game; otherwise the next one. There are no options."""
        is_first = not self.states["deals"][0]
        key = NO_KEY
        if seed is not None or is_first:
            key = derive_key(secrets.token_bytes(32) if seed is None else seed_bytes(plain(seed)), [b"env"])
        parts_of(self.terms.game.name).steps.restart(self.states, self.steps, ALL, key, self.terms.games, self._scratch)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def _to_move(self) -> str:
        return self.possible_agents[int(self.steps["seat"][0])]

    def observe(self, agent: str) -> dict[str, Array]:
        """What a seat sees, from its view; and what it may do, if it is its turn."""
        if not self.states["deals"][0]:
            raise HalfpastError("Nothing is dealt yet: call reset first.")
        seat = self.possible_agents.index(agent)
        view = self.terms.game.view(self.states, 0, seat)
        parts_of(self.terms.game.name).steps.look(view, seat, self._looked)
        mask = self.terms.masks(self.steps)[0].copy()
        if seat != self.steps["seat"][0]:
            mask[:] = 0
        return {"observation": self.terms.observations(self._looked)[0].copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a move for the agent whose turn it is; None for one that has ended."""
        if not self.agents:
            raise HalfpastError("Nothing is dealt, or all is over: call reset first.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise HalfpastError(f"A move is a whole number below {self.terms.game.moves}, not {action!r}.")
        kernels, terms = parts_of(self.terms.game.name).steps, self.terms
        if not 0 <= action < terms.game.moves:
            raise terms.refuse(self.states, 0, int(action))
        actions = np.array([action], np.int64)
        if kernels.step(self.states, self.steps, actions, terms.rewarded, terms.games, STAYS, self._scratch) >= 0:
            raise terms.refuse(self.states, 0, int(action))
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(self.steps["rewards"][0, seat])
            self.terminations[name] = bool(self.steps["ended"][0])
        self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def close(self) -> None:
        """There is nothing to release."""
