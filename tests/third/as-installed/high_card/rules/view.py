"""What one seat may know, made field by field from nothing; and a state that fits it."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from high_card.rules.state import CARDS, COPIES, KINDS, State, in_hand, seats_of

SPECTATOR = -1


@routine
def see(s: State, you: int, v: State) -> None:
    """Write into the view `v` what the seat `you`, or a SPECTATOR, may know of `s`: no other hand, nor the stock."""
    for seat in range(seats_of(s)):
        v.unseen[seat] = 0 if seat == you else in_hand(s, seat)
        v.trump[seat] = s.trump[seat]
        for kind in range(KINDS):
            v.hand[seat, kind] = s.hand[seat, kind] if seat == you else 0
    v.stock_top = s.stock_top
    for place in range(s.pile_size):
        v.pile[place] = s.pile[place]
    v.pile_size = s.pile_size
    for kind in range(KINDS):
        v.out[kind] = s.out[kind]
    v.seats, v.phase, v.turn, v.dealer = s.seats, s.phase, s.turn, s.dealer
    v.plays, v.winner, v.deals = s.plays, s.winner, s.deals
    v.each, v.equal, v.max_plays = s.each, s.equal, s.max_plays


@routine
def hidden_cards(v: State, w: Scratch) -> int:
    """Every card that the view does not show, into w.items; how many, or -1 where it shows more than there are."""
    at = 0
    for kind in range(KINDS):
        left = COPIES - signed(v.out[kind])
        for seat in range(seats_of(v)):
            left -= v.hand[seat, kind]
        for place in range(v.pile_size):
            left -= v.pile[place] == kind
        if left < 0:
            return -1
        for _ in range(left):
            w.items[at] = kind
            at += 1
    return at


@routine
def fill_in(v: State, w: Scratch) -> bool:
    """Deal the cards that are not seen, every way as likely as the others; False if their number is wrong."""
    cards = hidden_cards(v, w)
    places = CARDS - signed(v.stock_top)
    for seat in range(seats_of(v)):
        places += v.unseen[seat]
    if cards != places:
        return False
    for place in range(cards - 1):
        other = place + cheap(w, cards - place)
        w.items[place], w.items[other] = w.items[other], w.items[place]
    give_out(v, w)
    for word in range(len(v.key)):
        v.key[word] = cheap(w, 1 << 32)
    return True


@kernel
def give_out(v: State, w: Scratch) -> None:
    """The cards of w.items, to the hands and the stock."""
    at = 0
    for seat in range(seats_of(v)):
        for _ in range(v.unseen[seat]):
            v.hand[seat, w.items[at]] += 1
            at += 1
        v.unseen[seat] = 0
    for place in range(v.stock_top, CARDS):
        v.deck[place] = w.items[at]
        at += 1
