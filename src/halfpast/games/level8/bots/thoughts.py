"""What a bot thinks of a view of Level 8."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core import kernel
from halfpast.core.parsed import Seen
from halfpast.core.record import Array, States
from halfpast.core.scratch import HERE
from halfpast.core.thinking import Thinking
from halfpast.games.level8.bots.choosing import ALL_MOVES, ask_bot, play_among_bots
from halfpast.games.level8.bots.why import RESTS_ON_HIDDEN_CARDS, Why
from halfpast.games.level8.notation import move_text
from halfpast.games.level8.rules.composed_moves import Lay, Move, steps, whole_of
from halfpast.games.level8.rules.game import GAME, apply_move, group_takes
from halfpast.games.level8.rules.moves import LAY, OFF, ONTO
from halfpast.games.level8.rules.state import GROUPS, LAYING, STATE


def ready(tell: kernel.Tell | None = None) -> None:
    """Compile what is not compiled yet, keeping the person informed."""
    GAME.ready(tell)
    kernel.ready("level8.bots", tell)


def ready_to_study(tell: kernel.Tell | None = None) -> None:
    """Compile what else studies need."""
    ready(tell)
    kernel.ready("level8.bots.study", tell)


def play_out(states: States, bots: Array, seed: int) -> dict[str, list[float]]:
    """Play the match in the first record to its end with these bots in the seats; what each seat scored."""
    ready_to_study()
    laid = np.zeros(len(bots), np.int64)
    play_among_bots(states, 0, bots, seed, laid, np.zeros(1, STATE), HERE.scratch)
    winner = int(states[0]["winner"])
    return {"wins": [float(seat == winner) for seat in range(len(bots))], "levels laid": laid.astype(float).tolist()}


class Thoughts(Thinking):
    """Thinking about one view: every legal move with its worth."""

    def __init__(self, bot: int, seed: int, seen: Seen) -> None:
        ready()
        super().__init__(bot, seed, seen)
        self.worth = self.weigh(self.views)

    def weigh(self, views: States) -> dict[int, float]:
        """What the bot thinks of each number."""
        return self.weighed(ask_bot(views, 0, self.bot, self.seed, ALL_MOVES, HERE.scratch))

    def best(self) -> str:
        """The move that the bot makes."""
        return self.text(self.whole())

    def whole(self) -> Move:
        """The move that the bot makes, number by number if it takes several."""
        views, worth = self.views.copy(), self.worth
        number = max(worth, key=worth.__getitem__)
        if LAY <= number < OFF:
            return self.lay(views, number)
        if not OFF <= number < ONTO:
            return whole_of(self.views, 0, [number])
        face = number - OFF
        apply_move(views, 0, number, HERE.scratch)
        worth = {
            onto: value
            for onto, value in self.weigh(views).items()
            if group_takes(self.views, 0, *divmod(onto - ONTO, GROUPS), face)  # said the way `legal` says the joker
        }
        return whole_of(self.views, 0, [number, max(worth, key=worth.__getitem__)])

    def lay(self, views: States, number: int) -> Move:
        """The whole lay that begins with this number."""
        numbers = [number]
        apply_move(views, 0, number, HERE.scratch)
        while views[0]["phase"] == LAYING:
            worth = self.weigh(views)
            numbers.append(max(worth, key=worth.__getitem__))
            apply_move(views, 0, numbers[-1], HERE.scratch)
        return whole_of(self.views, 0, numbers)

    def ordered(self) -> list[Move]:
        """Every legal move, best first; of the ways to lay a level, only the bot's own."""
        best = self.whole()
        laid = isinstance(best, Lay)
        others = [move for move in GAME.legal(self.views, 0) if move != best and not (laid and isinstance(move, Lay))]
        return [best, *sorted(others, key=lambda move: -self.worth[steps(self.views, 0, move)[0]])]

    def text(self, move: Move) -> str:
        """A move as text."""
        return str(move_text(move))

    def why(self, move: Move) -> Why:
        """Why the bot would make this move."""
        number = steps(self.views, 0, move)[0]
        why = Why(ask_bot(self.views, 0, self.bot, self.seed, number, HERE.scratch))
        is_plain = len(self.worth) == 1 and why != Why.ENDS_ROUND
        return Why.ONLY_MOVE if is_plain else why

    def openly(self, move: Move, why: Any) -> Why:
        """What the others may hear: nothing that depends on hidden cards."""
        return Why.SECRET if why in RESTS_ON_HIDDEN_CARDS else why
