"""The face of High Card: thin entries `f(states, i, …)`, and the Game that offers them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numba
import numpy as np

from halfpast.core.errors import InvalidPosition, Refusal
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.core.kernel import entry
from halfpast.core.parameters import Edition, Editions
from halfpast.core.record import Array, States
from halfpast.core.registry import cite
from halfpast.core.scratch import HERE, SCRATCH
from high_card.rules.events import deal_events, hand_text, move_events
from high_card.rules.law import apply, deal, draw_dealer, legal, refuse
from high_card.rules.reasons import Reason
from high_card.rules.state import DRAW, MOVES, OVER, SEATS, STATE, State
from high_card.rules.trump import read_trumps
from high_card.rules.view import SPECTATOR, fill_in, see

NO_CARDS = np.zeros(0, np.uint8)
BY_LOT = -1

_int, _bytes = numba.int64, numba.uint8[::1]


@entry(STATE, _int, _int, _bytes, SCRATCH)
def deal_game(states: States, i: int, dealer: int, cards: Array, scratch: States) -> None:
    """Deal these cards, or (if none) a shuffled deck; by this dealer, or by lot."""
    s, w = states[i], scratch[0]
    if dealer == BY_LOT:
        draw_dealer(s, w)
    else:
        s.dealer = dealer
    deal(s, w, cards)


@entry(STATE, _int, _int)
def refuse_move(states: States, i: int, move: int) -> int:
    """The number of the Reason why a move is refused; 0 when it is legal."""
    return refuse(states[i], move).value


@entry(STATE, _int, SCRATCH)
def legal_moves(states: States, i: int, scratch: States) -> int:
    """Write the legal moves into the scratch; return how many."""
    return legal(states[i], scratch[0])


@entry(STATE, _int, _int)
def apply_move(states: States, i: int, move: int) -> None:
    """Make a legal move."""
    apply(states[i], move)


@entry(STATE, _int, _int, STATE)
def see_state(states: States, i: int, seat: int, views: States) -> None:
    """Write what a seat (or -1, a spectator) may know of a state into a blank view."""
    see(states[i], seat, views[0])


@entry(STATE, _int, SCRATCH)
def fill_view(views: States, i: int, scratch: States) -> bool:
    """Make a view a state that fits it, drawn by the scratch's generator; False if none does."""
    return fill_in(views[i], scratch[0])


class HighGame(Game):
    """High Card."""

    name = "high"
    seat_counts = range(2, SEATS + 1)
    moves = MOVES
    state = STATE
    editions = Editions("high", State, Path(__file__).parents[1])
    breaks = frozenset()  # a match is one game
    limits = ("max_plays",)

    @cite
    def check_seats(self, seats: int) -> None:
        """T02: 2 to 4 players."""
        super().check_seats(seats)

    @cite
    def with_settings(self, edition: Edition, settings: Mapping[str, Any], seats: int | None = None) -> Edition:
        """T09: the trump, or each player's; by default none."""
        super().with_settings(edition, {name: value for name, value in settings.items() if name != "trump"})
        wanted = edition.settings.get("trump", 0) if settings.get("trump") is None else settings["trump"]
        return replace(edition, settings={"trump": read_trumps(wanted, seats)})

    def states(self, number: int, edition: Edition, seats: int) -> States:
        """Records with the edition's parameters and the trumps written in."""
        states = super().states(number, edition, seats)
        states["trump"][:, :seats] = edition.settings.get("trump", 0)
        return states

    def deal(self, states: States, i: int, dealer: int | None = None, cards: Array | None = None) -> None:
        """Deal the match's first game."""
        who = BY_LOT if dealer is None else dealer
        deal_game(states, i, who, NO_CARDS if cards is None else cards, HERE.scratch)

    def deal_next(self, states: States, i: int) -> None:
        """Another deal."""
        self.deal(states, i)

    def refuse(self, states: States, i: int, move: int) -> Refusal | None:
        """Why a move is refused."""
        reason = Reason(refuse_move(states, i, move))
        if not reason:
            return None
        s, args = states[i], dict[str, Any]()
        if move < DRAW:
            args["card"] = str(move + 1)
        if reason == Reason.TOO_LOW:
            args["top"] = str(s["pile"][s["pile_size"] - 1] + 1)
        return Refusal(reason.code, reason.rule, args)

    def legal(self, states: States, i: int) -> list[int]:
        """The legal moves."""
        return HERE.moves[: legal_moves(states, i, HERE.scratch)].tolist()

    def legal_mask(self, states: States, i: int, mask: Array) -> None:
        """Write the mask of legal moves."""
        mask[:] = 0
        mask[self.legal(states, i)] = 1

    def apply(self, states: States, i: int, move: int) -> None:
        """Make a legal move."""
        apply_move(states, i, move)

    def is_over(self, states: States, i: int) -> bool:
        """Whether the game in the record is over."""
        return bool(states[i]["phase"] == OVER)

    def view(self, states: States, i: int, seat: int | None) -> States:
        """What a seat may know."""
        views = np.zeros(1, STATE)
        see_state(states, i, SPECTATOR if seat is None else seat, views)
        return views

    def resample(self, views: States, i: int, seed: int) -> States:
        """A state that fits a view."""
        states, scratch = views[i : i + 1].copy(), np.zeros(1, SCRATCH)
        scratch["random"] = seed
        if not fill_view(states, 0, scratch):
            raise InvalidPosition("No cards fit this view: there are 24 (T01).")
        return states

    def deal_events(self, states: States, i: int, game: int) -> list[Event]:
        """What happened when the game was dealt."""
        return list(deal_events(states[i], game))

    def move_events(self, before: States, after: States, i: int, move: int) -> list[Event]:
        """What a move did."""
        return list(move_events(before[i], after[i], move))

    def begin_event(self, edition: Edition, games: int) -> Event:
        """Nothing besides."""
        return {}

    def end_events(self, rows: list[dict[str, Any]], games: int, edition: Edition) -> list[Event]:
        """Who won, and what the others held."""
        return [{"type": "over", "winners": self.result(rows, edition)["winners"], "held": rows[-1]["held"]}]

    def scores(self, states: States, i: int) -> list[float]:
        """1 for the winner."""
        return [float(states[i]["winner"] == seat) for seat in range(int(states[i]["seats"]))]

    def row(self, states: States, i: int) -> dict[str, Any]:
        """How many cards each seat held."""
        s = states[i]
        return {"held": [len(hand_text(s["hand"][seat])) for seat in range(int(s["seats"]))]}

    def result(self, rows: list[dict[str, Any]], edition: Edition) -> dict[str, Any]:
        """Who has won: nobody, where everybody still held cards."""
        return {"winners": [seat for seat, held in enumerate(rows[-1]["held"]) if not held], "held": rows[-1]["held"]}

    def winners(self, result: Mapping[str, Any]) -> list[int]:
        """Who held no card."""
        return list(result["winners"])


GAME = HighGame()
