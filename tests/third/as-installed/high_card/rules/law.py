"""The law, a function a rule; and the verbs made of it."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array, signed
from halfpast.core.rng import FOR_DEALER, FOR_DECK, shuffle
from halfpast.core.scratch import Scratch
from high_card.rules.reasons import Reason
from high_card.rules.state import (
    CARDS,
    DRAW,
    HIGHEST,
    KINDS,
    MOVES,
    OVER,
    PLAY,
    State,
    full_deck,
    in_hand,
    next_seat,
    seats_of,
    stock_left,
    top,
    turn_of,
)

FULL = full_deck()


@kernel
def draw_dealer(s: State, w: Scratch) -> None:
    """T03: who deals is drawn by lot."""
    for seat in range(seats_of(s)):
        w.items[seat] = seat
    shuffle(w, s.key, signed(s.deals), FOR_DEALER, seats_of(s))
    s.dealer = w.items[0]


@routine
def deal(s: State, w: Scratch, cards: Array) -> None:
    """T03: each seat `each` cards, the rest is the stock; the seat left of the dealer begins."""
    for place in range(CARDS):
        w.items[place] = FULL[place]
    shuffle(w, s.key, signed(s.deals), FOR_DECK, CARDS)
    for place in range(CARDS):
        s.deck[place] = cards[place] if len(cards) else w.items[place]
    s.deals += 1
    s.stock_top = 0
    for kind in range(KINDS):
        s.out[kind] = 0
        for seat in range(seats_of(s)):
            s.hand[seat, kind] = 0
    for seat in range(seats_of(s)):
        for _ in range(s.each):
            take_top(s, seat)
    s.pile_size = 0
    s.phase = PLAY
    s.plays = 0
    s.winner = -1
    s.turn = next_seat(s, signed(s.dealer))


@kernel
def take_top(s: State, seat: int) -> None:
    """The stock's top card goes into a hand."""
    s.hand[seat, s.deck[s.stock_top]] += 1
    s.stock_top += 1


@kernel
def is_high(s: State, kind: int) -> bool:
    """T04, T04x: at least as high as the pile's top; without `equal` higher."""
    return kind >= top(s) + (0 if s.equal else 1)


@kernel
def is_trump(s: State, seat: int, kind: int) -> bool:
    """T09: a player's trump goes on anything."""
    return bool(kind + 1 == s.trump[seat])


@routine
def can_play(s: State, seat: int) -> bool:
    """T04: whether the seat has a card that is high enough."""
    for kind in range(KINDS):
        if s.hand[seat, kind] and (is_high(s, kind) or is_trump(s, seat, kind)):
            return True
    return False


@kernel
def refuse_no_card(s: State, move: int) -> Reason:
    """T05: who cannot play draws a card; where the stock is empty, passes."""
    if can_play(s, turn_of(s)):
        return Reason.CAN_PLAY
    if move == DRAW:
        return Reason.NONE if stock_left(s) else Reason.NO_STOCK
    return Reason.DRAW_FIRST if stock_left(s) else Reason.NONE


@routine
def refuse(s: State, move: int) -> Reason:
    """Why the seat to decide may not make this move: the one place where legality is decided."""
    if s.phase == OVER:
        return Reason.OVER
    if move >= DRAW:
        return refuse_no_card(s, move)
    if s.hand[s.turn, move] == 0:
        return Reason.NOT_HELD
    return Reason.NONE if is_high(s, move) or is_trump(s, turn_of(s), move) else Reason.TOO_LOW


@routine
def legal(s: State, w: Scratch) -> int:
    """Write the legal moves into w.moves, rising; return how many."""
    number = 0
    for move in range(MOVES):
        if refuse(s, move) == Reason.NONE:
            w.moves[number] = move
            number += 1
    return number


@kernel
def apply(s: State, move: int) -> None:
    """Make a legal move, to the point where a seat must decide or the game is over."""
    seat = turn_of(s)
    s.plays += 1
    if move < DRAW:
        play(s, seat, move)
    elif move == DRAW:
        take_top(s, seat)
    end_if_done(s, seat)
    if s.phase != OVER:
        s.turn = next_seat(s, seat)


@kernel
def play(s: State, seat: int, kind: int) -> None:
    """T06: a card goes on the pile; a 6 ends the pile, and the next one begins anew."""
    s.hand[seat, kind] -= 1
    s.pile[s.pile_size] = kind
    s.pile_size += 1
    if kind == HIGHEST:
        for place in range(s.pile_size):
            s.out[s.pile[place]] += 1
        s.pile_size = 0


@kernel
def end_if_done(s: State, seat: int) -> None:
    """T07, T08: who has no card left has won; after `max_plays` moves nobody has."""
    if in_hand(s, seat) == 0:
        s.winner = seat
        s.phase = OVER
    elif s.plays >= s.max_plays:
        s.phase = OVER


@kernel
def gain(s: State, seat: int) -> int:
    """T07: 1 for the winner, 0 for the others."""
    return 1 if s.winner == seat else 0
