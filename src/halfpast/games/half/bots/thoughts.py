"""What a bot thinks of a view of 8½."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core import kernel
from halfpast.core.parsed import Seen
from halfpast.core.record import Array, States
from halfpast.core.scratch import HERE
from halfpast.core.thinking import Thinking
from halfpast.games.half.bots.choosing import play_among_bots, weigh_moves, why_move
from halfpast.games.half.bots.why import RESTS_ON_HIDDEN_CARDS, Why
from halfpast.games.half.notation import move_text
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.rules.moves import TAKE
from halfpast.games.half.rules.state import PLAY, STATE


def ready(tell: kernel.Tell | None = None) -> None:
    """Compile what is not compiled yet, keeping the person informed."""
    GAME.ready(tell)
    kernel.ready("half.bots", tell)


def play_out(states: States, bots: Array, seed: int) -> dict[str, list[float]]:
    """Play the game in the first record to its end with these bots in the seats; what each seat scored."""
    play_among_bots(states, 0, bots, seed, np.zeros(1, STATE), HERE.scratch)
    return {"points": GAME.scores(states, 0)}


class Thoughts(Thinking):
    """Thinking about one view: every legal move with its worth."""

    def __init__(self, bot: int, seed: int, seen: Seen) -> None:
        ready()
        super().__init__(bot, seed, seen)
        self.worth = self.weighed(weigh_moves(self.views, 0, self.bot, seed, HERE.scratch))

    def best(self) -> str:
        """The move that the bot makes."""
        return self.text(max(self.worth, key=self.worth.__getitem__))

    def ordered(self) -> list[int]:
        """Every legal move, best first."""
        return sorted(self.worth, key=lambda move: -self.worth[move])

    def text(self, move: int) -> str:
        """A move as text."""
        return str(move_text(move))

    def why(self, move: int) -> Why:
        """Why the bot would make this move."""
        why = Why(why_move(self.views, 0, self.bot, self.seed, move, HERE.scratch))
        is_plain = len(self.worth) == 1 and why not in (Why.CATCHES, Why.FINISHES)
        return Why.ONLY_MOVE if is_plain else why

    def openly(self, move: int, why: Any) -> Why:
        """What the others may hear: nothing that depends on hidden cards, except where all can see a move is forced."""
        is_open = move >= TAKE or self.views[0]["phase"] != PLAY
        return Why.SECRET if why in RESTS_ON_HIDDEN_CARDS and not is_open else why
