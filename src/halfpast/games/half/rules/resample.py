"""A state that fits a view: every way the hidden cards can lie is equally likely.

Only what was announced (H05) makes one way impossible and another not. The hands that it binds are drawn first, one
after another, each until it fits. How many ways there are to draw one depends on those before it; so a hand that has
fewer ways than it could have is kept less often, in proportion, or all are drawn anew. With that every way to fill all
hands is equally likely.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules.cards import FULL_BAG, KINDS, UNSAID, UNSEEN, count, one, size
from halfpast.games.half.rules.law.setting_up import is_lower, is_pledged, others_dealt
from halfpast.games.half.rules.state import PLACES, State, seats_of, stock_left

AGAIN, NEVER = -1, -2  # the bound hands must be drawn again, or cannot be drawn at all
MOST_TRIES = 1 << 17  # for a real game's view one of the first few fits; if this many do not, none does


@routine
def fill_in(v: State, w: Scratch) -> bool:
    """Make the view `v` a whole state: hands, stocks, blind cards, cards out, the lots and the deals to come.

    False if nothing fits it: a view that no game can have.
    """
    hidden = hidden_cards(v)
    end, at, tries = size(hidden), AGAIN, 0
    if end < hidden_places(v):
        return False
    spread(w, hidden)
    while at == AGAIN and tries < MOST_TRIES:
        at = draw_bound_hands(v, w, hidden)
        tries += 1
    if at < 0:
        return False
    mix(w, at, end, end - at)
    at = fill_hands(v, w, at)
    at = fill_table(v, w, at)
    v.out = 0
    for place in range(at, end):
        v.out += one(signed(w.items[place]))
    for word in range(len(v.key)):
        v.key[word] = cheap(w, 1 << 32)
    draw_new_lots(v, w)
    return True


@kernel
def draw_new_lots(v: State, w: Scratch) -> None:
    """H05: nobody knows the lots before they decide a tie."""
    for seat in range(seats_of(v)):
        w.items[seat] = seat
    mix(w, 0, seats_of(v), seats_of(v))
    for seat in range(seats_of(v)):
        v.lots[seat] = w.items[seat]


@routine
def hidden_cards(v: State) -> int:
    """The bag of all cards that the view does not show."""
    bag = FULL_BAG - v.pile_bag
    for seat in range(seats_of(v)):
        bag -= v.hand[seat] + v.open[seat] + v.aside[seat]
    return signed(bag)


@kernel
def hidden_places(v: State) -> int:
    """How many places hold a card that is not seen; the others are out."""
    places = 0
    for seat in range(seats_of(v)):
        places += signed(v.unseen[seat]) + stock_left(v, seat)
        for place in range(PLACES):
            places += v.blind[seat, place] == UNSEEN
    return places


@kernel
def spread(w: Scratch, bag: int) -> None:
    """The cards of a bag, one by one, into w.items."""
    at = 0
    for kind in range(KINDS):
        for _ in range(count(bag, kind)):
            w.items[at] = kind
            at += 1


@routine
def mix(w: Scratch, at: int, end: int, number: int) -> None:
    """Draw so many of w.items[at:end], each as likely as the others, to its beginning."""
    for place in range(at, at + number):
        other = place + cheap(w, end - place)
        w.items[place], w.items[other] = w.items[other], w.items[place]


@kernel
def is_bound(v: State, seat: int) -> bool:
    """H05: whether what the seat announced, or did not, still tells something of its cards that are not seen."""
    return bool(v.dealt[seat] and v.unseen[seat])


@kernel
def most_low(v: State, seat: int) -> int:
    """H05: how many cards that the seat was not dealt (`is_lower`) its hand may hold: those drawn later."""
    return signed(v.unseen[seat]) - others_dealt(v, seat) - is_pledged(v, seat)


@routine
def draw_bound_hands(v: State, w: Scratch, hidden: int) -> int:
    """Draw all hands that are bound; return where w.items goes on, AGAIN or NEVER.

    By what was announced, highest first: then what is low for a hand was low for all before it too, and few went there.
    Who said nothing where others did (`opener`) comes first: it has nothing as low as what they announced.
    """
    at, end, pool, low_gone = 0, size(hidden), hidden, 0
    for announced in range(UNSAID, -1, -1):
        pledged = 0
        for seat in range(seats_of(v)):
            if v.announced[seat] != announced or not is_bound(v, seat):
                continue
            most = ways(v, seat, end - at, count(hidden, announced) - pledged, low_cards(v, seat, hidden) - low_gone)
            now = ways(v, seat, end - at, count(pool, announced), low_cards(v, seat, pool))
            if most == 0:
                return NEVER
            if cheap(w, most) >= now:
                return AGAIN
            drawn = draw_hand(v, w, seat, at, end)
            v.hand[seat] = v.known[seat] + drawn
            pool -= drawn
            at += v.unseen[seat]
            pledged += is_pledged(v, seat)
            low_gone += most_low(v, seat)
    return at


@routine
def low_cards(v: State, seat: int, bag: int) -> int:
    """How many cards of a bag the seat cannot have been dealt, given what was announced."""
    number = 0
    for kind in range(KINDS):
        if is_lower(v, seat, kind):
            number += count(bag, kind)
    return number


@routine
def ways(v: State, seat: int, cards: int, equal: int, low: int) -> int:
    """How many hands fit, out of so many cards, of which so many equal the announced one and so many are lower."""
    unseen = signed(v.unseen[seat])
    equal = min(max(equal, 0), cards) if is_pledged(v, seat) else 0
    low = min(max(low, 0), cards - equal)
    found = 0
    for lower in range(most_low(v, seat) + 1):
        for same in range(is_pledged(v, seat), unseen - lower + 1):
            rest = unseen - lower - same
            found += subsets(low, lower) * subsets(equal, same) * subsets(cards - equal - low, rest)
    return found


@kernel
def subsets(cards: int, number: int) -> int:
    """In how many ways so many cards can be chosen."""
    found = 1
    for i in range(number):
        found = found * (cards - i) // (i + 1)
    return found if cards >= number else 0


@routine
def draw_hand(v: State, w: Scratch, seat: int, at: int, end: int) -> int:
    """A bound hand out of w.items[at:end], each that fits as likely as the others, drawn to its beginning."""
    unseen = signed(v.unseen[seat])
    while True:
        mix(w, at, end, unseen)
        bag, low, equal = 0, 0, 0
        for place in range(at, at + unseen):
            kind = signed(w.items[place])
            bag += one(kind)
            low += is_lower(v, seat, kind)
            equal += kind == v.announced[seat]
        if low <= most_low(v, seat) and equal >= is_pledged(v, seat):
            return bag


@kernel
def fill_hands(v: State, w: Scratch, at: int) -> int:
    """The other hands from w.items[at:]; return where it goes on. No hand has an unseen card any more."""
    for seat in range(seats_of(v)):
        if not is_bound(v, seat):
            for _ in range(v.unseen[seat]):
                v.hand[seat] += one(signed(w.items[at]))
                at += 1
        v.unseen[seat] = 0
    return at


@kernel
def fill_table(v: State, w: Scratch, at: int) -> int:
    """Stocks and blind cards from w.items[at:]; return where it goes on."""
    for seat in range(seats_of(v)):
        for place in range(v.stock_top[seat], v.stock_end[seat]):
            v.deck[place] = w.items[at]
            at += 1
        for place in range(PLACES):
            if v.blind[seat, place] == UNSEEN:
                v.blind[seat, place] = w.items[at]
                at += 1
    return at
