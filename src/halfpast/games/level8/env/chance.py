"""What chance decides in a match of Level 8: eight bytes, from which every shuffle of the match follows."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from halfpast.core.chance import Chance, Lot, Sampler, Terms
from halfpast.core.errors import HalfpastError
from halfpast.core.record import States
from halfpast.core.rng import derive_key

MOST_LOTS = 8
MOST_OUTCOMES = 256
MOST_TRIES = 10_000


@dataclass(frozen=True)
class Deal(Chance):
    """The bytes so far."""

    seed: bytes = b""

    def lots(self) -> list[Lot]:
        """Any byte."""
        return [(lot, 1 / MOST_OUTCOMES) for lot in range(MOST_OUTCOMES)]

    def draw(self, lot: int) -> Deal:
        """One more byte."""
        return replace(self, seed=self.seed + bytes([lot]))

    def state(self) -> States | None:
        """The match, once all the bytes are there."""
        if len(self.seed) < MOST_LOTS:
            return None
        states = self.terms.states(1)
        states["key"][0] = derive_key(self.seed, [b"spiel"])
        self.terms.game.deal(states, 0)
        return states

    def resampled(self, states: States, seat: int, sampler: Sampler) -> States:
        """The usual way, except that a seat that is laying a level can finish it, as everyone knows."""
        for _ in range(MOST_TRIES):
            drawn = super().resampled(states, seat, sampler)
            if self.terms.game.is_over(drawn, 0) or has_moves(self.terms, drawn):
                return drawn
        raise HalfpastError("No cards were found with which the lay could be finished: ask again after it.")

    def text(self, lot: int) -> str:
        """A lot in words."""
        return f"shuffle {lot}"


def has_moves(terms: Terms, states: States) -> bool:
    """Whether anything is legal."""
    mask = np.zeros(terms.game.moves, np.uint8)
    terms.game.legal_mask(states, 0, mask)
    return bool(mask.any())


def begin(terms: Terms, start: str) -> Deal:
    """Everything is still to be drawn."""
    if start:
        raise HalfpastError("A match of level8 begins with a deal: leave start out.")
    return Deal(terms)
