"""What 8½ offers to the rest: thin entries `f(states, i, …)`, and the Game that calls them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numba
import numpy as np

from halfpast.core import kernel
from halfpast.core.errors import InvalidPosition, Refusal
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.core.kernel import direct, entry
from halfpast.core.parameters import Edition, Editions
from halfpast.core.record import Array, States
from halfpast.core.registry import cite
from halfpast.core.rng import FOR_LOTS
from halfpast.core.scratch import HERE, SCRATCH
from halfpast.games.half.rules.apply import apply
from halfpast.games.half.rules.deal import deal, draw_dealer, draw_lots, pass_the_deal
from halfpast.games.half.rules.events import deal_events, move_events
from halfpast.games.half.rules.given_pile import lay_pile
from halfpast.games.half.rules.law.attack import catching_kind
from halfpast.games.half.rules.law.end import award_points, gain, score
from halfpast.games.half.rules.law.open_cards import plays_from
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.setting_up import all_dealt, announce_lowest, can_announce, hand_fits
from halfpast.games.half.rules.legal import legal
from halfpast.games.half.rules.legality import legal_here
from halfpast.games.half.rules.moves import MOVES, attacks, refuse
from halfpast.games.half.rules.playout import play_out
from halfpast.games.half.rules.refusals import refusal
from halfpast.games.half.rules.resample import fill_in
from halfpast.games.half.rules.scoring import series_result
from halfpast.games.half.rules.state import OVER, STATE, State
from halfpast.games.half.rules.view import SPECTATOR, see

DEALER_BY_LOT, NEXT_DEALER = -1, -2

NO_CARDS = np.zeros(0, np.uint8)

_int, _bytes = numba.int64, numba.uint8[::1]


@entry(STATE, _int, _int, _bytes, SCRATCH)
def deal_game(states: States, i: int, dealer: int, cards: Array, scratch: States) -> None:
    """Deal these cards, or (if none) a shuffled deck: by this dealer, by lot, or by the next."""
    s, w = states[i], scratch[0]
    if dealer == NEXT_DEALER:
        pass_the_deal(s)
    else:
        s.last_finisher = -1
        s.last_big_loser = -1
        if dealer == DEALER_BY_LOT:
            draw_dealer(s, w)
        else:
            s.dealer = dealer
    deal(s, w, cards)


@entry(STATE, _int, SCRATCH)
def draw_lots_again(states: States, i: int, scratch: States) -> None:
    """The lots of this deal, again, for a position loaded before its opening."""
    draw_lots(states[i], scratch[0], FOR_LOTS)


@entry(STATE, _int)
def legal_here_now(states: States, i: int) -> int:
    """The entry of the table of legality for this bid."""
    return legal_here(states[i])


@entry(STATE, _int)
def catching(states: States, i: int) -> int:
    """The kind that catches this bid, or -1."""
    return catching_kind(states[i])


@entry(STATE, _int, _int)
def attacking(states: States, i: int, move: int) -> bool:
    """Whether a legal move attacks."""
    return attacks(states[i], move)


@entry(STATE, _int, _int)
def playing_from(states: States, i: int, seat: int) -> int:
    """Where a seat plays from: hand, open or blind cards. In a view, only for its own seat."""
    return plays_from(states[i], seat)


@entry(_int)
def dealt_whole(announced: int) -> int:
    """What `dealt` says about a hand just dealt, given what its seat announced."""
    return all_dealt(announced)


@entry(STATE, _int, _int)
def announceable(states: States, i: int, kind: int) -> bool:
    """Whether a kind can be announced before the opening."""
    return can_announce(states[i], kind)


@entry(STATE, _int, _int)
def fits_announced(states: States, i: int, seat: int) -> bool:
    """Whether a hand fits what its seat announced, as far as that still says anything."""
    return hand_fits(states[i], seat)


@entry(STATE, _int)
def score_again(states: States, i: int) -> None:
    """Score a finished game again, to check a loaded position."""
    score(states[i])


@entry(STATE, _int)
def award(states: States, i: int) -> None:
    """Big loser and points from the cards held, worked out again to check a row of results."""
    award_points(states[i])


@entry(STATE, _int, _int)
def gained(states: States, i: int, seat: int) -> int:
    """What a seat scored in a game that is over; more is better."""
    return gain(states[i], seat)


@entry(STATE, _int)
def announce_again(states: States, i: int) -> None:
    """What the seats announce before the opening, again, for a position loaded there."""
    announce_lowest(states[i])


@entry(STATE, _int, _bytes)
def lay_given_pile(states: States, i: int, cards: Array) -> int:
    """Lay a loaded position's pile; return the place of the first card that could not be laid, or -1."""
    return lay_pile(states[i], cards)


@entry(STATE, _int, _int)
def refuse_move(states: States, i: int, move: int) -> int:
    """The number of the Reason why a move is refused; 0 when it is legal."""
    return refuse(states[i], move).value


@entry(STATE, _int, _int, STATE, _int)
def see_state(states: States, i: int, seat: int, views: States, j: int) -> None:
    """Write what a seat (or -1, a spectator) may know of a state into a view, which is blank or another view."""
    see(states[i], seat, views[j])


@entry(STATE, _int, SCRATCH, apart="resample")
def fill_view(views: States, i: int, scratch: States) -> bool:
    """Turn a view into a state that fits it, drawn by the scratch's generator; False if none does."""
    return fill_in(views[i], scratch[0])


@entry(STATE, _int, SCRATCH)
def legal_moves(states: States, i: int, scratch: States) -> int:
    """Write the legal moves into the scratch; return how many."""
    return legal(states[i], scratch[0])


@entry(STATE, _int, _bytes, SCRATCH)
def mask_moves(states: States, i: int, mask: Array, scratch: States) -> None:
    """Write 1 into mask for every legal move, 0 for the others."""
    w = scratch[0]
    number = legal(states[i], w)
    mask[:] = 0
    for at in range(number):
        mask[w.moves[at]] = 1


@entry(STATE, _int, _int)
def apply_move(states: States, i: int, move: int) -> None:
    """Make a legal move."""
    apply(states[i], move)


@entry(STATE, _int)
def game_over(states: States, i: int) -> bool:
    """Whether the game is over."""
    return bool(states[i].phase == OVER)


@entry(STATE, _int, _int, SCRATCH)
def play_random(states: States, i: int, games: int, scratch: States) -> int:
    """Deal and play this many games at random, one after another; return the number of moves."""
    s, w, no_cards = states[i], scratch[0], np.empty(0, np.uint8)
    moves = 0
    for _ in range(games):
        s.last_finisher = -1
        deal(s, w, no_cards)
        moves += play_out(s, w)
    return moves


class HalfGame(Game):
    """8½."""

    name = "half"
    seat_counts = range(2, 6)
    moves = MOVES
    state = STATE
    editions = Editions("half", State, Path(__file__).parents[1])
    breaks = frozenset({"scored"})
    limits = ("max_plays",)  # H27

    # The entries that are called at every move, looked up on first use.
    _refuse = cached_property(lambda self: direct(refuse_move))
    _legal = cached_property(lambda self: direct(legal_moves))
    _apply = cached_property(lambda self: direct(apply_move))
    _over = cached_property(lambda self: direct(game_over))

    @cite
    def check_seats(self, seats: int) -> None:
        """H02: 2 to 5 players."""
        super().check_seats(seats)

    def deal(self, states: States, i: int, dealer: int | None = None, cards: Array | None = None) -> None:
        """Deal the match's first game."""
        who = DEALER_BY_LOT if dealer is None else dealer
        deal_game(states, i, who, NO_CARDS if cards is None else cards, HERE.scratch)

    def deal_next(self, states: States, i: int) -> None:
        """Deal the game after the one in the record, which is over."""
        deal_game(states, i, NEXT_DEALER, NO_CARDS, HERE.scratch)

    def deal_for_study(self, states: States, i: int, number: int) -> None:
        """H26: every other game is dealt as if one seat had finished the last game, and the seat before it had lost."""
        s, seats = states[i], int(states[i]["seats"])
        if number % 2 == 0:
            self.deal(states, i)
            return
        finisher = number % seats
        s["dealer"], s["finisher"], s["big_loser"] = finisher, finisher, (finisher - 1) % seats
        self.deal_next(states, i)

    def refuse(self, states: States, i: int, move: int) -> Refusal | None:
        """Why a move is refused, with the arguments of the sentence."""
        reason = Reason(self._refuse(states, i, move))
        if not reason:
            return None
        return refusal(states[i], move, reason, legal_here_now(states, i), catching(states, i))

    def legal(self, states: States, i: int) -> list[int]:
        """The legal moves."""
        here = HERE
        return here.moves[: self._legal(states, i, here.scratch)].tolist()

    def legal_mask(self, states: States, i: int, mask: Array) -> None:
        """Write the mask of legal moves."""
        mask_moves(states, i, mask, HERE.scratch)

    def apply(self, states: States, i: int, move: int) -> None:
        """Make a legal move."""
        self._apply(states, i, move)

    def is_over(self, states: States, i: int) -> bool:
        """Whether the game in the record is over."""
        return self._over(states, i)

    def view(self, states: States, i: int, seat: int | None) -> States:
        """What a seat may know."""
        views = np.zeros(1, STATE)
        see_state(states, i, SPECTATOR if seat is None else seat, views, 0)
        return views

    def resample(self, views: States, i: int, seed: int) -> States:
        """A state that fits a view."""
        kernel.ready("half.resample")
        states, scratch = views[i : i + 1].copy(), np.zeros(1, SCRATCH)
        scratch["random"] = seed
        if not fill_view(states, 0, scratch):
            raise InvalidPosition("No cards fit this view: no game can lead to it.")
        return states

    def deal_events(self, states: States, i: int, game: int) -> list[Event]:
        """What happened when the game was dealt."""
        return list(deal_events(states[i], game))

    def move_events(self, before: States, after: States, i: int, move: int) -> list[Event]:
        """What a move did."""
        return list(move_events(before[i], move, after[i], attacking(before, i, move), catching(after, i)))

    def begin_event(self, edition: Edition, games: int) -> Event:
        """How many games."""
        return {"games": games}

    def end_events(self, rows: list[dict[str, Any]], games: int, edition: Edition) -> list[Event]:
        """The score of the game, and of the series."""
        block = self.result(rows, edition)
        events: list[Event] = [{"type": "scored", "game": len(rows), **rows[-1], "totals": block["totals"]}]
        if len(rows) == games:
            events.append({"type": "over", "games": games, "totals": block["totals"], "winners": block["winners"]})
        return events

    def scores(self, states: States, i: int) -> list[float]:
        """Points, or the cards held as a negative number."""
        return [float(gained(states, i, seat)) for seat in range(int(states[i]["seats"]))]

    def row(self, states: States, i: int) -> dict[str, Any]:
        """A row of the score block."""
        s, seats = states[i], int(states[i]["seats"])
        return {
            "finisher": int(s["finisher"]) if s["finisher"] >= 0 else None,
            "held": s["held"][:seats].tolist(),
            "points": s["points"][:seats].tolist(),
            "big_loser": int(s["big_loser"]) if s["big_loser"] >= 0 else None,
        }

    def result(self, rows: list[dict[str, Any]], edition: Edition) -> dict[str, Any]:
        """Totals and winners."""
        return series_result(rows, str(edition.parameters["scoring"]))

    def winners(self, result: Mapping[str, Any]) -> list[int]:
        """H25: who leads, be it several."""
        return list(result["winners"])


GAME = HalfGame()
