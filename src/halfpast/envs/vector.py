"""Many games at once behind Gymnasium's vector interface: one array of states, one of what a step returns."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from halfpast.bots import bots_for
from halfpast.core import kernel
from halfpast.core.errors import HalfpastError, check_whole, shown
from halfpast.core.record import Array, plain
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.core.scratch import SCRATCH
from halfpast.envs.terms import Terms, parts_of
from halfpast.games import package

MOST_ENVS = 10**8
LEARNER = 0  # the seat that learns, if bots sit in the others
RESETS = 1
# Made by `_choose_kernels` and `_point_at_buffers`.
MADE = ("_draw", "_restart", "_step", "_after", "_after_restart", "_seen", "_ended", "_infos", "_out")
NO_KEY = np.zeros(0, np.uint32)

Observation = dict[str, Array]
Stepped = tuple[Observation, Array, Array, Array, dict[str, Any]]


class GamesVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many games; each step is a move in every one. What it returns is the same memory every time, read-only. Without

    opponents the caller plays every seat: an observation is that of the seat to move,
    `infos["seat"]` says which, `rewards` are of the seats that moved and `infos["rewards"]` of all. With opponents the
    seat 0 is played, and bots sit in the others. Games that have ended start again in the same step;
    `infos["final_obs"]` is the last observation.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, terms: Terms, num_envs: int, opponents: Sequence[str] | str | None, copy: bool) -> None:
        self.terms, self.num_envs, self.copy = terms, check_whole(plain(num_envs), "num_envs", 1, MOST_ENVS), copy
        num_envs = self.num_envs
        self.opponents = None if opponents is None else bots_for(opponents, terms.seats - 1, "opponents", "other seats")
        self.states, self.steps = terms.states(num_envs), terms.steps(num_envs)
        self._scratch, self._chance = np.zeros(1, SCRATCH), np.zeros(1, SCRATCH)
        self._is_dealt = False
        self.single_action_space = Discrete(terms.game.moves)
        self.single_observation_space = Dict(
            {
                "observation": Box(0, 255, (terms.size,), np.uint8),
                "action_mask": Box(0, 1, (terms.game.moves,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._choose_kernels()
        self._point_at_buffers()

    def __getstate__(self) -> dict[str, Any]:
        """For a copy, here or in another process, which rebuilds whatever points at kernels and memory."""
        return {name: value for name, value in self.__dict__.items() if name not in MADE}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.terms.ready()
        self._choose_kernels()
        self._point_at_buffers()

    def __copy__(self) -> GamesVectorEnv:
        return deepcopy(self)

    def _choose_kernels(self) -> None:
        """Self-play, or against bots."""
        kernels, terms = parts_of(self.terms.game.name).steps, self.terms
        self._draw = kernel.direct(kernels.sample)
        self._restart, self._step = kernel.direct(kernels.restart), kernel.direct(kernels.step)
        self._after: tuple[Any, ...] = (terms.rewarded, terms.games, RESETS, self._scratch)
        self._after_restart: tuple[Any, ...] = (terms.games, self._scratch)
        if self.opponents:
            kernel.ready(f"{terms.game.name}.env.{kernels.AGAINST}")
            self._restart, self._step = kernel.direct(kernels.restart_against), kernel.direct(kernels.step_against)
            bots = np.array([0, *package(terms.game.name).bot_numbers(self.opponents)], np.uint8)
            views = np.zeros(1, terms.game.state)
            self._after = (bots, LEARNER, terms.rewarded, terms.games, views, self._scratch)
            self._after_restart = self._after

    def _point_at_buffers(self) -> None:
        """Make everything that is returned, once."""
        terms, steps, seats = self.terms, self.steps, self.terms.seats
        self._seen = {"observation": terms.observations(steps), "action_mask": terms.masks(steps)}
        never = read_only(np.zeros(self.num_envs, np.bool_))
        final = {
            "observation": terms.observations(steps, "final"),
            "action_mask": np.broadcast_to(np.int8(0), terms.masks(steps).shape),
        }
        self._ended = read_only(steps["ended"])
        self._infos: dict[str, Any] = {
            "seat": read_only(steps["seat"]),
            "legal": read_only(steps["legal"]),
            "rewards": read_only(steps["rewards"][:, :seats]),
            "final_obs": final,
            "_final_obs": self._ended,
        }
        self._out: Stepped = (self._seen, read_only(steps["reward"]), self._ended, never, self._infos)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start again: with a seed, always the same games. options: `reset_mask` says which games; default: all."""
        which = self._which(options)
        super().reset(seed=plain(seed))
        if seed is None and self._is_dealt:
            key = NO_KEY  # the deals that follow
        else:
            chosen = secrets.token_bytes(32) if seed is None else seed_bytes(plain(seed))
            key = derive_key(chosen, [b"env"])
            self._chance["random"] = derive_key(chosen, [b"sample"])[:2].view(np.uint64)[0]
        if not self._is_dealt and not which.all():
            raise HalfpastError("The first reset begins all games: leave reset_mask out.")
        self._restart(self.states, self.steps, which, key, *self._after_restart)
        self._is_dealt = True
        seen, _, _, _, infos = self._given()
        return seen, infos

    def _which(self, options: dict[str, Any] | None) -> Array:
        """The games to start again."""
        if options is not None and not isinstance(options, dict):
            raise HalfpastError(f"options is a dict, which may have a reset_mask, not {shown(options)}.")
        rest = dict(options or {})
        which = rest.pop("reset_mask", None)
        if rest:
            raise HalfpastError(f"reset takes the option reset_mask, not {', '.join(map(str, rest))}.")
        if which is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(which, np.ndarray) or which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise HalfpastError(f"reset_mask is an array of {self.num_envs} booleans, one a game.")
        return np.ascontiguousarray(which)

    def step(self, actions: Array) -> Stepped:
        """Make a move in every game. An illegal one raises, says why, and changes nothing."""
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise HalfpastError(f"actions are {self.num_envs} whole numbers, one a game.")
        wrong = self._step(self.states, self.steps, np.ascontiguousarray(given, np.int64), *self._after)
        if wrong >= 0:
            raise self.terms.refuse(self.states, wrong, int(given[wrong]))
        return self._given()

    def sample(self) -> Array:
        """A legal move for every game, all equally likely; the same for the same seed."""
        self._check_dealt()
        actions = np.empty(self.num_envs, np.int64)
        self._draw(self.steps, actions, self._chance)
        return actions

    def _check_dealt(self) -> None:
        if not self._is_dealt:
            raise HalfpastError("Nothing is dealt yet: call reset first.")

    def _given(self) -> Stepped:
        """The buffers, or copies of them."""
        seen, reward, ended, never, infos = self._out
        if not self.copy:
            return dict(seen), reward, ended, never, dict(infos)  # wrappers write into these
        return copied(seen), reward.copy(), ended.copy(), never.copy(), copied(infos)


def read_only(values: Array) -> Array:
    """The same memory, not writable through this view."""
    shown = values.view()
    shown.flags.writeable = False
    return shown


def copied(infos: dict[str, Any]) -> dict[str, Any]:
    """Fresh arrays."""
    return {name: copied(value) if isinstance(value, dict) else value.copy() for name, value in infos.items()}
