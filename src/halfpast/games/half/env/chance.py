"""What chance decides in a game of 8½, one lot after another: who deals, every card, who opens if there is a tie.

Or, from a given position, only where its hidden cards lie: a game that is small enough to be searched completely.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from halfpast.core.chance import Chance, Lot, Sampler, Terms
from halfpast.core.errors import HalfpastError, InvalidPosition, shown
from halfpast.core.record import States
from halfpast.games.half.env.steps import open_again
from halfpast.games.half.notation import read_position
from halfpast.games.half.rules.cards import CARDS, KINDS, LETTERS, NOTHING, full_deck
from halfpast.games.half.rules.state import LAST_CHANCE, PLACES, PLAY

MOST_LOTS = CARDS + 2  # the dealer, the cards, the opener
MOST_OUTCOMES = KINDS
NOBODY = -1


@dataclass(frozen=True)
class Deal(Chance):
    """How far a deal has come."""

    dealer: int | None = None
    cards: tuple[int, ...] = ()
    dealt: States | None = None  # once all cards are drawn
    is_open: bool = False  # and once it is known who opens
    used: int = 0  # cards that come into the game; the others stay out, and their order does not matter

    def _laid_out(self, cards: Sequence[int]) -> States:
        states = self.terms.states(1)
        self.terms.game.deal(states, 0, self.dealer, np.array(cards, np.uint8))
        return states

    def lots(self) -> list[Lot]:
        """What may be drawn now, and how likely it is."""
        if self.dealer is None:
            return even(range(self.terms.seats))
        if self.dealt is None:
            return weighed(Counter(full_deck().tolist()) - Counter(self.cards))
        return even(self._openers())

    def draw(self, lot: int) -> Deal:
        """The deal after this lot, and after the next if only one can be drawn."""
        if self.dealer is None:
            states = replace(self, dealer=lot)._laid_out(full_deck().tolist())
            return replace(self, dealer=lot, used=int(states["stock_end"][0].max()))
        if self.dealt is not None:
            return replace(self, dealt=self._opened_by(lot), is_open=True)
        cards = (*self.cards, lot)
        if len(cards) < self.used:
            return replace(self, cards=cards)
        rest = Counter(full_deck().tolist()) - Counter(cards)
        deal = replace(self, cards=cards, dealt=self._laid_out([*cards, *sorted(rest.elements())]))
        openers = deal._openers()
        return deal.draw(openers[0]) if len(openers) == 1 else deal

    def state(self) -> States | None:
        """The game, once everything is drawn."""
        return self.dealt if self.is_open else None

    def _opened_by(self, seat: int) -> States:
        """The game with lots that favour a seat."""
        assert self.dealt is not None
        states = self.dealt.copy()
        states["lots"][0] = 1
        states["lots"][0, seat] = 0
        open_again(states)
        return states

    def _openers(self) -> list[int]:
        """H05: the seats that open where the lots favour them: those tied."""
        return [seat for seat in range(self.terms.seats) if self._opened_by(seat)["turn"][0] == seat]

    def text(self, lot: int) -> str:
        """A lot in words."""
        if self.dealer is None:
            return f"seat {lot} deals"
        return f"card {LETTERS[lot]}" if self.dealt is None else f"seat {lot} opens"


@dataclass(frozen=True)
class Hidden(Chance):
    """A position whose hidden cards are being dealt anew, among the places where they lie."""

    given: States
    owner: int = NOBODY  # whose hand is not hidden
    cards: tuple[int, ...] = ()

    @cached_property
    def pool(self) -> list[int]:
        """All hidden cards, in the order of their places."""
        s, pool = self.given[0], list[int]()
        for seat in range(int(s["seats"])):
            pool += kinds_of(self._in_hand(seat))
            pool += s["deck"][s["stock_top"][seat] : s["stock_end"][seat]].tolist()
            pool += [kind for kind in s["blind"][seat].tolist() if kind != NOTHING]
        return pool

    def _in_hand(self, seat: int) -> int:
        """The bag of a hand's hidden cards."""
        s = self.given[0]
        return 0 if seat == self.owner else int(s["hand"][seat] - s["known"][seat])

    def lots(self) -> list[Lot]:
        """The cards that are left."""
        return weighed(Counter(self.pool) - Counter(self.cards))

    def draw(self, lot: int) -> Hidden:
        """Fill one more place."""
        return replace(self, cards=(*self.cards, lot))

    def state(self) -> States | None:
        """The game, once all places are filled."""
        if len(self.cards) < len(self.pool):
            return None
        states, cards = self.given.copy(), iter(self.cards)
        s = states[0]
        for seat in range(int(s["seats"])):
            in_hand = self._in_hand(seat)
            s["hand"][seat] += sum(1 << (4 * next(cards)) for _ in kinds_of(in_hand)) - in_hand
            for place in range(s["stock_top"][seat], s["stock_end"][seat]):
                s["deck"][place] = next(cards)
            for place in range(PLACES):
                if s["blind"][seat, place] != NOTHING:
                    s["blind"][seat, place] = next(cards)
        return states

    def text(self, lot: int) -> str:
        """A lot in words."""
        return f"card {LETTERS[lot]}"

    def resampled(self, states: States, seat: int, sampler: Sampler) -> States:
        """The hidden cards dealt anew among their places: as everyone knows, no others are in the game."""
        hidden = Hidden(self.terms, states, seat)
        drawn = replace(hidden, cards=tuple(sorted(hidden.pool, key=lambda _: sampler()))).state()
        assert drawn is not None
        return drawn


def begin(terms: Terms, start: str) -> Deal | Hidden:
    """Everything is still to be drawn; start: a position as `start_text` writes it, or nothing for a whole deal."""
    if not start:
        return Deal(terms)
    try:
        position = json.loads(bytes.fromhex(start))
    except ValueError as error:
        raise HalfpastError("start is a position as halfpast.envs.openspiel.start_text writes it.") from error
    if isinstance(position, dict) and position.get("edition", terms.edition.name) != terms.edition.name:
        raise InvalidPosition(f"start has the edition {shown(position['edition'])}, the game has {terms.edition.name}.")
    loaded = read_position({**position, "edition": terms.edition.name} if isinstance(position, dict) else position)
    s = loaded.states[0]
    if len(position["seats"]) != terms.seats:
        raise InvalidPosition(f"start has {len(position['seats'])} seats, the game {terms.seats}.")
    if s["phase"] not in (PLAY, LAST_CHANCE) or s["dealt"].any():
        raise InvalidPosition("start is a position in play where what was announced says nothing more about the hands.")
    terms.shorten(loaded.states)
    return Hidden(terms, loaded.states)


def kinds_of(bag: int) -> list[int]:
    """The cards of a bag, one by one."""
    return [kind for kind in range(KINDS) for _ in range((bag >> (4 * kind)) & 15)]


def even(lots: Sequence[int]) -> list[Lot]:
    """All equally likely."""
    return [(lot, 1 / len(lots)) for lot in lots]


def weighed(left: Counter[int]) -> list[Lot]:
    """Each card weighted by how many of it are left."""
    return [(kind, number / left.total()) for kind, number in sorted(left.items())]
