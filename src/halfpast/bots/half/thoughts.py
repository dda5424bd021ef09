"""What a bot thinks of a view of 8½."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from halfpast.bots import BOTS, Advice
from halfpast.bots.half.table import play_among_bots, weigh_moves, why_move
from halfpast.bots.half.why import RESTS_ON_HIDDEN_CARDS, Why
from halfpast.core import kernel
from halfpast.core.errors import HalfpastError
from halfpast.core.record import States
from halfpast.core.scratch import HERE
from halfpast.games.half.game import GAME
from halfpast.games.half.moves import TAKE
from halfpast.games.half.state import STATE
from halfpast.i18n.half import Words
from halfpast.notation.half import move_text, read_view


def ready(tell: kernel.Tell | None = None) -> None:
    """Compile what is not compiled yet, telling the person."""
    GAME.ready(tell)
    kernel.ready("bots.half", tell)


def play_out(states: States, bots: Sequence[str], seed: int) -> int:
    """Play the game in the first record to its end, the named bots in the seats; return the number of moves."""
    numbers = np.array([BOTS.index(name) for name in bots], np.uint8)
    return play_among_bots(states, 0, numbers, seed, np.zeros(1, STATE), HERE.scratch)


class Thoughts:
    """Of one view: every legal move with its worth."""

    def __init__(self, name: str, seed: int, view: Mapping[str, Any]) -> None:
        ready()
        self.view, self.bot, self.seed = view, BOTS.index(name), seed
        seen = read_view(view)
        if seen.you is None or view["turn"] != seen.you:
            raise HalfpastError("A bot is asked with the view of the seat that must decide.")
        self.views, scratch = seen.views, HERE.scratch
        number = weigh_moves(self.views, 0, self.bot, seed, scratch)
        self.moves = scratch["moves"][0, :number].tolist()
        self.worth = scratch["worth"][0, :number].tolist()

    def best(self) -> str:
        """The move that it makes."""
        return str(move_text(self.moves[max(range(len(self.moves)), key=self.worth.__getitem__)]))

    def advice(self, words: Words) -> list[Advice]:
        """Every move, best first, with its reason."""
        order = sorted(range(len(self.moves)), key=lambda at: -self.worth[at])
        return [self.thought(words, self.moves[at]) for at in order]

    def thought(self, words: Words, move: int) -> Advice:
        """One move with its reason, and what of it the others may hear."""
        why = self.why(move)
        is_open = move >= TAKE or self.view["phase"] != "play"  # forced by what all see
        openly = Why.SECRET if why in RESTS_ON_HIDDEN_CARDS and not is_open else why
        return Advice(move_text(move), words.why(why.code, self.view), why.code, words.why(openly.code, self.view))

    def why(self, move: int) -> Why:
        """Why it would make this move."""
        why = Why(why_move(self.views, 0, self.bot, self.seed, move, HERE.scratch))
        is_plain = len(self.moves) == 1 and why not in (Why.CATCHES, Why.FINISHES)
        return Why.ONLY_MOVE if is_plain else why
