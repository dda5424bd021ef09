"""What a bot thinks of a view of High Card."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core import kernel
from halfpast.core.parsed import Seen
from halfpast.core.record import Array, States
from halfpast.core.scratch import HERE
from halfpast.core.thinking import Thinking
from high_card.bots.choosing import RANDOM, Why, play_among_bots, weigh_moves
from high_card.notation import move_text
from high_card.rules.game import GAME
from high_card.rules.state import DRAW, STATE


def ready(tell: kernel.Tell | None = None) -> None:
    """Compile what is not compiled yet, telling the person."""
    GAME.ready(tell)
    kernel.ready("high.bots", tell)


def play_out(states: States, bots: Array, seed: int) -> dict[str, list[float]]:
    """Play the game in the first record to its end, these bots in the seats; what each seat made of it."""
    play_among_bots(states, 0, bots, seed, np.zeros(1, STATE), HERE.scratch)
    return {"wins": GAME.scores(states, 0)}


class Thoughts(Thinking):
    """Of one view: every legal move with its worth."""

    def __init__(self, bot: int, seed: int, seen: Seen) -> None:
        ready()
        super().__init__(bot, seed, seen)
        self.worth = self.weighed(weigh_moves(self.views, 0, self.bot, seed, HERE.scratch))

    def best(self) -> str:
        """The move that it makes."""
        return self.text(self.ordered()[0])

    def ordered(self) -> list[int]:
        """Every legal move, best first."""
        return sorted(self.worth, key=lambda move: -self.worth[move])

    def text(self, move: int) -> str:
        """A move as text."""
        return move_text(move)

    def why(self, move: int) -> Why:
        """Why it would make this move."""
        if len(self.worth) == 1:
            return Why.ONLY_MOVE
        return Why.BY_CHANCE if self.bot == RANDOM else Why.LOWEST

    def openly(self, move: int, why: Any) -> Why:
        """What the others may hear: of a card played, nothing of those that are left."""
        return Why.SECRET if why != Why.BY_CHANCE and move < DRAW else why
