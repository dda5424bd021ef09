"""The games of a series as people at a real table write them down: who finished, and how many cards everyone holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from halfpast.core.errors import Refusal
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.core.registry import cite
from halfpast.games.half.rules.game import GAME, award, score_again
from halfpast.games.half.rules.state import EXCHANGE

Row = dict[str, Any]  # as a match's results have it


@cite
def refuse_written(finisher: int | None, held: list[int], most: int) -> Refusal | None:
    """H03, H23: what is impossible at the end of a game: only one seat, the finisher, can hold nothing."""
    if (together := sum(held)) > most:
        return Refusal("too-many", "H03", {"held": together, "most": most})
    empty = [seat for seat, cards in enumerate(held) if not cards and seat != finisher]
    return Refusal("holds-none", "H23", {"seats": empty}) if empty else None


@cite
def refuse_after_end(number: int, games: int) -> Refusal | None:
    """H25: a series has a fixed number of games, and no more."""
    return Refusal("after-end", "H25", {"count": games}) if number > games else None


@dataclass
class Block:
    """What was written down of a series, game after game, and the result."""

    edition: Edition
    seats: int
    games: int
    rows: list[Row] = field(default_factory=list)  # the possible ones
    written: int = 0  # all of them

    def __post_init__(self) -> None:
        self._states = GAME.states(1, self.edition, self.seats)
        self.most = cards_dealt(self._states)

    def add(self, finisher: int | None, held: list[int]) -> Row | Refusal:
        """One more game, with its points and its big loser; or why it is impossible."""
        self.written += 1
        refusal = refuse_after_end(self.written, self.games) or refuse_written(finisher, held, self.most)
        if refusal:
            return refusal
        s = self._states[0]
        s["held"][: self.seats] = held
        s["finisher"] = -1 if finisher is None else finisher
        award(self._states, 0)
        row = GAME.row(self._states, 0)
        self.rows.append(row)
        return row

    @property
    def totals(self) -> list[int]:
        """The points of each seat, so far."""
        found: list[int] = GAME.result(self.rows, self.edition)["totals"] if self.rows else [0] * self.seats
        return found

    @property
    def leaders(self) -> list[int]:
        """Who would win if this were all."""
        found: list[int] = GAME.result(self.rows, self.edition)["winners"] if self.rows else []
        return found

    @property
    def is_over(self) -> bool:
        """Whether all games are written down."""
        return len(self.rows) == self.games

    def exchange(self) -> tuple[int, int] | None:
        """Who may exchange an open card with whom before the next game, if anybody may: found by dealing it."""
        if not self.rows or self.is_over:
            return None
        trial = self._states.copy()
        GAME.deal_next(trial, 0)
        s = trial[0]
        return (int(s["turn"]), int(s["last_big_loser"])) if s["phase"] == EXCHANGE else None


def cards_dealt(states: States) -> int:
    """How many cards are in a game by this edition: dealt, and counted as at its end."""
    trial = states.copy()
    GAME.deal(trial, 0)
    score_again(trial, 0)
    return int(trial["held"].sum())
