"""Shuffling and dealing a round: all cards but those kept, shuffled by the record's key, or a given deck."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array, signed
from halfpast.core.rng import FOR_DEALER, FOR_DECK, shuffle
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import (
    JOKER,
    KEEP,
    KINDS,
    NOTHING,
    NUMBER_CARDS,
    SKIP,
    SWAP,
    TAKE,
    count,
    empty,
    put_in,
)
from halfpast.games.level8.rules.law.setting_up import clear_table, deal_hands, start_round
from halfpast.games.level8.rules.state import GROUPS, NOBODY, SEATS, State, next_seat, seats_of


@routine
def copies_of(s: State, kind: int) -> int:
    """L01, L24, L25: how many cards of a kind the edition's deck has."""
    if kind < NUMBER_CARDS:
        return signed(s.copies)
    if kind < JOKER:
        return signed(s.range_jokers)
    if kind == JOKER:
        return signed(s.full_jokers)
    if kind == TAKE:
        return signed(s.takes)
    if kind == SWAP:
        return signed(s.swaps)
    return signed(s.keep_cards) if kind == KEEP else signed(s.skips)


@routine
def begin_match(s: State, w: Scratch, dealer: int, cards: Array) -> None:
    """L03, L04: everyone at level 1; the first dealer is drawn by lot; these cards, or a shuffled deck."""
    s.winner = NOBODY
    s.round_number = 0
    for seat in range(SEATS):
        s.level[seat] = 1
        empty(s.kept, seat)  # the record may come from a match that was left in the middle of keeping
        s.kept_size[seat] = 0
    if dealer < 0:
        for seat in range(seats_of(s)):
            w.items[seat] = seat
        shuffle(w, s.key, signed(s.deals), FOR_DEALER, seats_of(s))
        s.dealer = w.items[0]
    else:
        s.dealer = dealer
    number = len(cards)
    for place in range(number):
        w.items[place] = cards[place]
    if number == 0:
        for kind in range(KINDS):
            for _ in range(copies_of(s, kind)):
                w.items[number] = kind
                number += 1
        shuffle(w, s.key, signed(s.deals), FOR_DECK, number)
    leave_out(s, w, number)
    set_up(s, w, number)


@routine
def leave_out(s: State, w: Scratch, number: int) -> None:
    """Cards that the deck in w.items does not have are out of the match."""
    for kind in range(KINDS):
        w.room[kind] = copies_of(s, kind)
    for place in range(number):
        w.room[w.items[place]] -= 1
    empty(s.out, 0)
    for kind in range(KINDS):
        for _ in range(w.room[kind]):
            put_in(s.out, 0, kind)


@routine
def next_round(s: State, w: Scratch) -> None:
    """L05, L21: the seat left of the last dealer deals; all cards but those kept are shuffled together."""
    s.dealer = next_seat(s, signed(s.dealer))
    number = gather(s, w)
    shuffle(w, s.key, signed(s.deals), FOR_DECK, number)
    set_up(s, w, number)


@routine
def set_up(s: State, w: Scratch, number: int) -> None:
    """L04: the shuffled cards are in w.items."""
    for place in range(number):
        s.stock[place] = w.items[place]
    s.stock_top = 0
    s.stock_end = number
    s.deals += 1
    s.round_number += 1
    clear_table(s)
    deal_hands(s)
    start_round(s)


@routine
def gather(s: State, w: Scratch) -> int:
    """L21: all cards but those kept, sorted into w.items: what is shuffled must not depend on where it lay."""
    for kind in range(KINDS):
        w.room[kind] = 0
    for place in range(signed(s.stock_top), signed(s.stock_end)):
        w.room[s.stock[place]] += 1
    for kind in range(TAKE, SKIP + 1):
        w.room[kind] += signed(s.under[kind - TAKE])
    for seat in range(seats_of(s)):
        for kind in range(KINDS):
            w.room[kind] += count(s.hand, seat, kind) - count(s.kept, seat, kind)
        w.room[KEEP] += signed(s.keeps[seat])
        w.room[SKIP] += signed(s.skip[seat])
        count_chain(s, w, signed(s.pile[seat]))
        for place in range(GROUPS):
            count_chain(s, w, signed(s.group[seat, place]))
    number = 0
    for kind in range(KINDS):
        for _ in range(w.room[kind]):
            w.items[number] = kind
            number += 1
    return number


@kernel
def count_chain(s: State, w: Scratch, node: int) -> None:
    """Count the cards of a pile or a group."""
    while node != NOTHING:
        w.room[s.node_card[node]] += 1
        node = signed(s.node_next[node])
