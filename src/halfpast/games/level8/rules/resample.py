"""A state that fits a view: every way the hidden cards can lie is equally likely."""

from __future__ import annotations

from halfpast.core.kernel import routine
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import KEEP, KINDS, SKIP, TAKE, count, kth_card, put_in, take_out
from halfpast.games.level8.rules.deal import copies_of, count_chain
from halfpast.games.level8.rules.state import GROUPS, State, seats_of, stock_left


@routine
def fill_in(v: State, w: Scratch) -> bool:
    """Make the view `v` a whole state: hands, stock, what others keep, the deals to come. False if nothing fits it."""
    number = hidden_cards(v, w)
    places = stock_left(v)
    for seat in range(seats_of(v)):
        places += signed(v.unseen[seat])
    if number != places:
        return False
    for place in range(number - 1, 0, -1):
        other = cheap(w, place + 1)
        w.items[place], w.items[other] = w.items[other], w.items[place]
    at = 0
    for seat in range(seats_of(v)):
        for _ in range(signed(v.unseen[seat])):
            put_in(v.hand, seat, signed(w.items[at]))
            at += 1
        v.unseen[seat] = 0
    for place in range(signed(v.stock_top), signed(v.stock_end)):
        v.stock[place] = w.items[at]
        at += 1
    for seat in range(seats_of(v)):
        fill_kept(v, w, seat)
    for word in range(len(v.key)):
        v.key[word] = cheap(w, 1 << 32)
    return True


@routine
def hidden_cards(v: State, w: Scratch) -> int:
    """L01: the cards that the view does not show, into w.items; -1 if it shows one too often."""
    for kind in range(KINDS):
        w.room[kind] = count(v.out, 0, kind)
    for kind in range(TAKE, SKIP + 1):
        w.room[kind] += signed(v.under[kind - TAKE])
    for seat in range(seats_of(v)):
        for kind in range(KINDS):
            w.room[kind] += count(v.hand, seat, kind)
        w.room[KEEP] += signed(v.keeps[seat])
        w.room[SKIP] += signed(v.skip[seat])
        count_chain(v, w, signed(v.pile[seat]))
        for place in range(GROUPS):
            count_chain(v, w, signed(v.group[seat, place]))
    number = 0
    for kind in range(KINDS):
        left = copies_of(v, kind) - w.room[kind]
        if left < 0:
            return -1
        for _ in range(left):
            w.items[number] = kind
            number += 1
    return number


@routine
def fill_kept(v: State, w: Scratch, seat: int) -> None:
    """L20: what another seat keeps is secret: any of its cards, as many as it is known to keep."""
    chosen = 0
    for kind in range(KINDS):
        chosen += count(v.kept, seat, kind)
    free = signed(v.hand_size[seat]) - chosen
    while chosen < v.kept_size[seat]:
        # The k-th of the cards not chosen yet: those chosen are taken out of the hand for a moment.
        for kind in range(KINDS):
            for _ in range(count(v.kept, seat, kind)):
                take_out(v.hand, seat, kind)
        kind = kth_card(v.hand, seat, cheap(w, free))
        for other in range(KINDS):
            for _ in range(count(v.kept, seat, other)):
                put_in(v.hand, seat, other)
        put_in(v.kept, seat, kind)
        chosen += 1
        free -= 1
