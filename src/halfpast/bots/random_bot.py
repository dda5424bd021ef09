"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any


class RandomBot:
    """Plays at random.

    >>> RandomBot(seed=1).choose({"legal": ["take"]})
    'take'
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Mapping[str, Any]) -> str:
        """One of the view's legal moves."""
        move: str = self._random.choice(view["legal"])
        return move
