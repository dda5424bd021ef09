"""The level track of Level 8: who laid out their level, and who ended the round; who moves up follows.

The rules know no round in two words. So a table is dealt in a record, and what was written down is played there to the
end of the round by the game's own moves: the last card of each level that was laid out, the last discard.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.errors import HalfpastError, Refusal, check_whole, shown
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.core.scratch import HERE
from halfpast.games.level8.cards import NUMBER_CARDS, TEXTS
from halfpast.games.level8.game import GAME, apply_move, may_keep_now
from halfpast.games.level8.levels import card_of, find_card
from halfpast.games.level8.moves import CARD, LAY
from halfpast.games.level8.state import ACT, KEEPING, LAYING, OVER
from halfpast.games.level8.texts import bag_texts
from halfpast.server.errors import refusal_document
from halfpast.store import Document

NUMBERS_ONLY = np.arange(NUMBER_CARDS, dtype=np.uint8)  # so that every card in a hand can be laid


def count(edition: Edition, seats: int, games: int, rows: list[Any]) -> Document:
    """Every row with who moved up; one that cannot be says why, and nobody moves in it."""
    track = Track(edition, seats)
    told = [track.add(read_row(row, seats)) for row in rows]
    return {
        "rows": told,
        "levels": track.levels,
        "leaders": [seat for seat, level in enumerate(track.levels) if level == max(track.levels)] if told else [],
        "over": track.ended_by is not None,
        "winner": track.winner,
        "wins": [not track.ended_by and track.is_won_by_laying(seat) for seat in range(seats)],
        "card": edition.settings["card"],
        "source": find_card(edition.settings["card"]).source,
        "lines": card_of(track.dealt[0]),
    }


def read_row(row: object, seats: int) -> Document:
    """What was written down of one round."""
    if not isinstance(row, dict) or set(row) != {"out", "ender"}:
        raise HalfpastError(
            f'A row is {{"out": [seats with their level out], "ender": a seat or null}}, not {shown(row)}.'
        )
    out, ender = row["out"], row["ender"]
    if ender is not None:
        check_whole(ender, "ender", 0, seats - 1)
    if not isinstance(out, list) or len(out) > seats:
        raise HalfpastError('"out" is a list of the seats that laid out their level.')
    return {"out": sorted({check_whole(seat, "out", 0, seats - 1) for seat in out}), "ender": ender}


class Track:
    """Where everyone stands, round after round."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.seats = seats
        self.dealt = GAME.states(1, edition, seats)
        GAME.deal(self.dealt, 0, 0, NUMBERS_ONLY)
        self._wins: dict[int, bool] = {}
        self.rounds = 0
        self.winner: int | None = None
        self.ended_by: str | None = None  # the rule by which the match is over

    @property
    def levels(self) -> list[int]:
        """Of each seat, now."""
        found: list[int] = self.dealt["level"][0, : self.seats].tolist()
        return found

    def add(self, row: Document) -> Document:
        """A round more: where it leads, or why it cannot be."""
        before, kept = self.levels, [0] * self.seats
        refusal = self.refuse(row)
        if refusal is None:
            after = self.play(row["out"], row["ender"])
            s = after[0]
            self.rounds += 1
            self.dealt["level"] = after["level"]
            if s["phase"] == KEEPING:
                kept = [int(may_keep_now(after, 0, seat)) for seat in range(self.seats)]
            if s["phase"] == OVER:
                self.winner = int(s["winner"]) if s["winner"] >= 0 else None
                self.ended_by = "L26" if self.winner is None else "L22" if row["ender"] is None else "L23"
        return {
            **row,
            "levels": self.levels,
            "moved": [now - was for now, was in zip(self.levels, before, strict=True)],
            "keep": kept,
            "winner": None if refusal else self.winner,
            "unusual": refusal is None and row["ender"] is not None and row["ender"] not in row["out"],
            "wrong": refusal_document(refusal) if refusal else None,
        }

    def refuse(self, row: Document) -> Refusal | None:
        """L22: whoever lays out the last level has won at once: nobody after, and nothing more in that round."""
        if self.ended_by is not None:
            return Refusal("over", self.ended_by, {"count": self.rounds})
        won = [seat for seat in row["out"] if self.is_won_by_laying(seat)]
        if len(won) > 1:
            return Refusal("two-won", "L22", {"seats": won})
        return Refusal("won-before", "L22", {"seats": won}) if won and row["ender"] is not None else None

    def is_won_by_laying(self, seat: int) -> bool:
        """Whether the seat wins as soon as its level is out; tried once for each level."""
        level = self.levels[seat]
        if level not in self._wins:
            trial = self.dealt.copy()
            lay_out(trial, seat)
            self._wins[level] = bool(trial["phase"][0] == OVER)
        return self._wins[level]

    def play(self, out: list[int], ender: int | None) -> States:
        """The record after a round in which these laid out their level, and this one ended it."""
        trial = self.dealt.copy()
        trial["round_number"] = self.rounds + 1
        for seat in sorted(out, key=self.is_won_by_laying):  # what wins comes last
            lay_out(trial, seat)
        if trial["phase"][0] != OVER:
            discard(trial, ender)
        return trial


def lay_out(states: States, seat: int) -> None:
    """The last card of the seat's level goes down."""
    s = states[0]
    sizes = [int(size) for size in s["line_size"][s["level"][seat] - 1] if size]
    s["turn"] = s["actor"] = seat
    s["phase"], s["laid"][seat], s["filled"] = LAYING, len(sizes) - 1, sizes[-1] - 1
    apply_move(states, 0, LAY + held(states, seat), HERE.scratch)


def discard(states: States, ender: int | None) -> None:
    """The discard that ends the round: somebody's last card, or, by nobody, the one after which it is stopped."""
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
