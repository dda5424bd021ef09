"""What one seat may know: a record in which the rest is blank.

Built field by field from nothing, so that a field nobody thought of stays hidden. The rules read a view as they read a
state, as far as the seat's own cards and the open ones go; bots, observations and `notation` get views only.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.games.half.rules.cards import NOTHING, UNSEEN, size
from halfpast.games.half.rules.state import PLACES, State, seats_of

SPECTATOR = -1


@routine
def see(s: State, you: int, v: State) -> None:
    """Write into the view `v` what the seat `you`, or a SPECTATOR, may know of the state `s`."""
    for seat in range(seats_of(s)):
        see_hand(s, seat, you, v)
        see_table(s, seat, v)
    see_pile(s, v)
    see_standing(s, v)
    see_edition(s, v)


@kernel
def see_hand(s: State, seat: int, you: int, v: State) -> None:
    """H05, H20: one's own hand; of others, the cards that everyone saw go there, what was announced, and the size."""
    v.known[seat] = s.known[seat]
    v.hand[seat] = s.hand[seat] if seat == you else s.known[seat]
    v.unseen[seat] = size(s.hand[seat]) - size(v.hand[seat])
    v.announced[seat] = s.announced[seat]
    v.dealt[seat] = s.dealt[seat]


@kernel
def see_table(s: State, seat: int, v: State) -> None:
    """H03, H19, H20: open cards and cards aside; the size of the stock, and where the blind cards lie."""
    v.open[seat] = s.open[seat]
    v.aside[seat] = s.aside[seat]
    v.table[seat] = s.table[seat]
    v.stock_top[seat] = s.stock_top[seat]
    v.stock_end[seat] = s.stock_end[seat]
    for place in range(PLACES):
        v.blind[seat, place] = NOTHING if s.blind[seat, place] == NOTHING else UNSEEN
    v.held[seat] = s.held[seat]
    v.points[seat] = s.points[seat]


@kernel
def see_pile(s: State, v: State) -> None:
    """The pile, and what it asks of the next card."""
    for place in range(s.pile_size):
        v.pile[place] = s.pile[place]
    v.pile_size = s.pile_size
    v.pile_bag = s.pile_bag
    v.bid = s.bid
    v.duty = s.duty
    v.safe = s.safe
    v.source = s.source


@kernel
def see_standing(s: State, v: State) -> None:
    """Where the game stands, and how this one and the one before ended."""
    v.seats = s.seats
    v.phase = s.phase
    v.turn = s.turn
    v.dealer = s.dealer
    v.plays = s.plays
    v.deals = s.deals
    v.finisher = s.finisher
    v.big_loser = s.big_loser
    v.last_finisher = s.last_finisher
    v.last_big_loser = s.last_big_loser


@kernel
def see_edition(s: State, v: State) -> None:
    """The rules that everyone has agreed on."""
    v.stock = s.stock
    v.opening = s.opening
    v.opening_sets = s.opening_sets
    v.announcing = s.announcing
    v.voluntary_take = s.voluntary_take
    v.sets = s.sets
    v.ghost_risk = s.ghost_risk
    v.half_across = s.half_across
    v.eight_half = s.eight_half
    v.half_on_eight_half = s.half_on_eight_half
    v.five_wild = s.five_wild
    v.five_through_ghost = s.five_through_ghost
    v.open_sets = s.open_sets
    v.aside_shown = s.aside_shown
    v.table_from = s.table_from
    v.scoring = s.scoring
    v.fewest_tie = s.fewest_tie
    v.games = s.games
    v.exchange = s.exchange
    v.max_plays = s.max_plays
