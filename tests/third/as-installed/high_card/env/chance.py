"""What chance decides in a game of High Card, one lot after another: who deals, then every card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from halfpast.core.chance import Chance, Lot, Terms
from halfpast.core.errors import HalfpastError
from halfpast.core.record import States
from high_card.notation.moves import FACES
from high_card.rules.state import CARDS, KINDS, full_deck

MOST_LOTS = CARDS + 1
MOST_OUTCOMES = KINDS


@dataclass(frozen=True)
class Deal(Chance):
    """How far a deal has come."""

    dealer: int | None = None
    cards: tuple[int, ...] = ()

    def lots(self) -> list[Lot]:
        """What may be drawn now, and how likely it is."""
        if self.dealer is None:
            return [(seat, 1 / self.terms.seats) for seat in range(self.terms.seats)]
        left = Counter(full_deck().tolist()) - Counter(self.cards)
        return [(kind, number / left.total()) for kind, number in sorted(left.items())]

    def draw(self, lot: int) -> Deal:
        """The deal after this lot."""
        return replace(self, dealer=lot) if self.dealer is None else replace(self, cards=(*self.cards, lot))

    def state(self) -> States | None:
        """The game, once all is drawn."""
        if len(self.cards) < CARDS:
            return None
        states = self.terms.states(1)
        self.terms.game.deal(states, 0, self.dealer, np.array(self.cards, np.uint8))
        return states

    def text(self, lot: int) -> str:
        """A lot in words."""
        return f"seat {lot} deals" if self.dealer is None else f"card {FACES[lot]}"


def begin(terms: Terms, start: str) -> Deal:
    """Everything is still to be drawn."""
    if start:
        raise HalfpastError("A game of high begins with a deal: leave start out.")
    return Deal(terms)
