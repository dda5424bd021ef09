"""Shuffling and dealing: a deck shuffled by the record's key, or a given deck."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array, signed
from halfpast.core.rng import FOR_DEALER, FOR_DECK, FOR_LOTS, shuffle
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules.cards import CARDS, FULL_BAG, full_deck, one
from halfpast.games.half.rules.law.setting_up import lay_out, start_game
from halfpast.games.half.rules.state import SEATS, State, next_seat, seats_of

FULL = full_deck()


@routine
def draw_lots(s: State, w: Scratch, purpose: int) -> None:
    """H05: lots for this deal, one a seat, all different, so that any tie can be drawn."""
    for seat in range(SEATS):
        w.items[seat] = seat
    shuffle(w, s.key, signed(s.deals), purpose, seats_of(s))
    for seat in range(SEATS):
        s.lots[seat] = w.items[seat]


@kernel
def draw_dealer(s: State, w: Scratch) -> None:
    """H25: our ruling: the first dealer is drawn by lot."""
    draw_lots(s, w, FOR_DEALER)
    s.dealer = s.lots[0]


@routine
def deal(s: State, w: Scratch, cards: Array) -> None:
    """H03: shuffle the whole deck and deal it; or deal these cards in this order, for a study or a test."""
    number = len(cards)
    if number:
        s.out = FULL_BAG
        for place in range(number):
            s.deck[place] = cards[place]
            s.out -= one(signed(cards[place]))
    else:
        number = CARDS
        s.out = 0
        for place in range(CARDS):
            w.items[place] = FULL[place]
        shuffle(w, s.key, signed(s.deals), FOR_DECK, CARDS)
        for place in range(CARDS):
            s.deck[place] = w.items[place]
    draw_lots(s, w, FOR_LOTS)
    s.deals += 1
    lay_out(s, number)
    start_game(s)


@kernel
def pass_the_deal(s: State) -> None:
    """H25, H26: the deal passes left; the finisher and the big loser of this game go into the next."""
    s.last_finisher = s.finisher
    s.last_big_loser = s.big_loser
    s.dealer = next_seat(s, signed(s.dealer))
