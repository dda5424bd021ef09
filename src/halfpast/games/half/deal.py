"""Shuffling and dealing: the deck from the record's key, or a deck given."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import Array, signed
from halfpast.core.rng import Scratch, begin_draws, draw_below, shuffle
from halfpast.games.half.cards import CARDS, FULL_BAG, full_deck, one
from halfpast.games.half.rules.setting_up import lay_out, start_game
from halfpast.games.half.rules.turn import next_seat
from halfpast.games.half.state import SEATS, State, seats_of

FULL = full_deck()
FOR_DEALER = 0xFFFFFFFF  # a nonce that no deal has


@kernel
def draw_lots(s: State, w: Scratch) -> None:
    """H05: lots for this deal, one a seat, all different, so that any tie can be drawn. They come first."""
    begin_draws(w, s.deals)
    for seat in range(SEATS):
        s.lots[seat] = seat
    shuffle(w, s.key, s.lots, seats_of(s))


@kernel
def draw_dealer(s: State, w: Scratch) -> None:
    """H25: our ruling: the first dealer is drawn by lot."""
    begin_draws(w, FOR_DEALER)
    s.dealer = draw_below(w, s.key, seats_of(s))


@kernel
def deal(s: State, w: Scratch) -> None:
    """H03: shuffle the whole deck and deal it."""
    draw_lots(s, w)
    for place in range(CARDS):
        s.deck[place] = FULL[place]
    shuffle(w, s.key, s.deck, CARDS)
    s.out = 0
    finish_deal(s, CARDS)


@kernel
def deal_cards(s: State, cards: Array, w: Scratch) -> None:
    """Deal these cards in this order: a study, or a test."""
    draw_lots(s, w)
    s.out = FULL_BAG
    for place in range(len(cards)):
        s.deck[place] = cards[place]
        s.out -= one(signed(cards[place]))
    finish_deal(s, len(cards))


@kernel
def finish_deal(s: State, cards: int) -> None:
    """Lay the cards out, and begin."""
    lay_out(s, cards)
    s.deals += 1
    start_game(s)


@kernel
def deal_next(s: State, w: Scratch) -> None:
    """H25, H26: the deal passes left; the finisher and the big loser of this game go into the next."""
    s.winner = s.finisher
    s.loser = s.big_loser
    s.dealer = next_seat(s, signed(s.dealer))
    deal(s, w)
