"""From a table to what an agent was trained on, and back: a view as an observation, and a policy as a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from halfpast.core.errors import HalfpastError
from halfpast.core.game import Game
from halfpast.core.record import Array, States
from halfpast.envs.terms import parts_of, read_terms
from halfpast.games import game_of, package

Policy = Callable[[Array, Array], int]  # observation and mask, and a legal number


class Player:
    """A policy at a table: it is given a view, as bots are. If a move is several numbers, it is asked for each.

    >>> import halfpast
    >>> first = Player(lambda observation, mask: int(mask.argmax()))
    >>> m = halfpast.new("level8", seats=2, seed=4)
    >>> while m.seat is not None and len(m.log()["moves"]) < 50:
    ...     events = m.play(first.choose(m.view(m.seat)))
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: Mapping[str, Any]) -> str:
        """The move, as text."""
        game, views, you = _read(view)
        parts, now, numbers = parts_of(game.name), views.copy(), list[int]()
        while not numbers or parts.goes_on(now, numbers[-1]):
            seen = _seen(game.name, now, you)
            number = int(self.policy(seen["observation"], seen["action_mask"]))
            if not (0 <= number < game.moves and seen["action_mask"][number]):
                raise HalfpastError(f"The policy chose {number}, which the mask does not allow.")
            numbers.append(number)
            if number in parts.IN_PARTS:
                game.apply(now, 0, number)
        return str(parts.whole_text(views, numbers))


def observe(view: Mapping[str, Any]) -> dict[str, Array]:
    """What an environment would show of this view, and which moves it would allow.

    >>> import halfpast
    >>> m = halfpast.new("half", edition="fundex", seats=3, seed=8)
    >>> observe(m.view(m.seat))["observation"].shape, observe(m.view(m.seat))["action_mask"].sum()
    ((144,), np.int64(1))
    """
    game, views, you = _read(view)
    return _seen(game.name, views, you)


def _read(view: Mapping[str, Any]) -> tuple[Game, States, int]:
    """The game, the view as a record, and whose view it is."""
    game = game_of(view, "A view")
    seen = package(game.name).notation.read_view(view)
    if seen.you is None:
        raise HalfpastError("A spectator's view is nobody's: an observation is a seat's.")
    return game, seen.views, seen.you


def _seen(name: str, views: States, you: int) -> dict[str, Array]:
    terms = read_terms(name, None, int(views[0]["seats"]), 1, "points", {})
    terms.ready()
    looked, mask = terms.steps(1), np.zeros(terms.game.moves, np.uint8)
    parts_of(name).steps.look(views, you, looked)
    if not terms.game.is_over(views, 0) and int(views[0]["turn"]) == you:
        terms.game.legal_mask(views, 0, mask)
    return {"observation": terms.observations(looked)[0].copy(), "action_mask": mask.view(np.int8)}
