"""The rounds of a match as people at a real table write them down: who laid out their level, and who ended the round.

The rules have no shortcut for a round. So a table is dealt in a record, and what was written down is played to the
end of the round by the game's own moves: the last card of each level that was laid out, the last discard.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from halfpast.core.errors import Refusal
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.core.registry import cite
from halfpast.core.scratch import HERE
from halfpast.games.level8.rules.cards import NUMBER_CARDS, TEXTS
from halfpast.games.level8.rules.game import GAME, apply_move, may_keep_now
from halfpast.games.level8.rules.levels import Line, card_of, line_of
from halfpast.games.level8.rules.moves import CARD, LAY
from halfpast.games.level8.rules.state import ACT, KEEPING, LAYING, OVER
from halfpast.games.level8.rules.texts import bag_texts

NUMBERS_ONLY = np.arange(NUMBER_CARDS, dtype=np.uint8)  # so that every card in a hand can be laid


@dataclass(frozen=True)
class Round:
    """Where a round led, seat by seat."""

    levels: list[int]
    moved: list[int]
    keep: list[int]  # cards that may be kept
    winner: int | None


class Track:
    """Where everyone stands, round after round."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.seats = seats
        self._dealt = GAME.states(1, edition, seats)
        GAME.deal(self._dealt, 0, 0, NUMBERS_ONLY)
        self._wins: dict[int, bool] = {}
        self.rounds = 0
        self.winner: int | None = None
        self.ended_by: str | None = None  # the rule by which the match is over

    @property
    def levels(self) -> list[int]:
        """The level of each seat, now."""
        found: list[int] = self._dealt["level"][0, : self.seats].tolist()
        return found

    def lines(self, seat: int) -> tuple[Line, ...]:
        """Of the seat's level card."""
        return card_of(self._dealt[0], seat)

    def add(self, out: list[int], ender: int | None) -> Round | Refusal:
        """One more round: where it leads, or why it is impossible."""
        if refusal := self.refuse(out, ender):
            return refusal
        before, after = self.levels, self._played(out, ender)
        s, kept = after[0], [0] * self.seats
        self.rounds += 1
        self._dealt["level"] = after["level"]
        if s["phase"] == KEEPING:
            kept = [int(may_keep_now(after, 0, seat)) for seat in range(self.seats)]
        if s["phase"] == OVER:
            self.winner = int(s["winner"]) if s["winner"] >= 0 else None
            self.ended_by = rule_of_end(self.winner, ender)
        moved = [now - was for now, was in zip(self.levels, before, strict=True)]
        return Round(self.levels, moved, kept, self.winner)

    @cite
    def refuse(self, out: list[int], ender: int | None) -> Refusal | None:
        """L22: laying out the last level wins at once: nobody else can, and nothing more happens in that round."""
        if self.ended_by is not None:
            return Refusal("over", self.ended_by, {"count": self.rounds})
        won = [seat for seat in out if self.is_won_by_laying(seat)]
        if len(won) > 1:
            return Refusal("two-won", "L22", {"seats": won})
        return Refusal("won-before", "L22", {"seats": won}) if won and ender is not None else None

    def is_won_by_laying(self, seat: int) -> bool:
        """Whether the seat wins as soon as its level is out; tried once for each level."""
        level = self.levels[seat]
        if level not in self._wins:
            trial = self._dealt.copy()
            lay_out(trial, seat)
            self._wins[level] = bool(trial["phase"][0] == OVER)
        return self._wins[level]

    def _played(self, out: list[int], ender: int | None) -> States:
        """The record after a round in which these laid out their level, and this one ended it."""
        trial = self._dealt.copy()
        trial["round_number"] = self.rounds + 1
        for seat in sorted(out, key=self.is_won_by_laying):  # what wins comes last
            lay_out(trial, seat)
        if trial["phase"][0] != OVER:
            discard(trial, ender)
        return trial


@cite
def rule_of_end(winner: int | None, ender: int | None) -> str:
    """L22, L23, L26: the rule by which a match ended: a level laid out, a round ended, or too many rounds."""
    if winner is None:
        return "L26"
    return "L22" if ender is None else "L23"


def lay_out(states: States, seat: int) -> None:
    """The last card of the seat's level goes down."""
    s = states[0]
    sizes = [size for _, size in line_of(s, seat)]
    s["turn"] = s["actor"] = seat
    s["phase"], s["laid"][seat], s["filled"] = LAYING, len(sizes) - 1, sizes[-1] - 1
    apply_move(states, 0, LAY + held(states, seat), HERE.scratch)


def discard(states: States, ender: int | None) -> None:
    """The discard that ends the round: somebody's last card, or, if nobody ended it, the one at which it is stopped."""
    s = states[0]
    seat = int(s["dealer"]) if ender is None else ender
    s["turn"] = s["actor"] = seat
    s["phase"] = ACT
    if ender is None:
        s["plays"] = s["max_plays"]
    else:
        s["hand_size"][seat] = 1
    apply_move(states, 0, CARD + held(states, seat), HERE.scratch)


def held(states: States, seat: int) -> int:
    """A card in the seat's hand."""
    return TEXTS.index(bag_texts(states[0]["hand"][seat])[0])
