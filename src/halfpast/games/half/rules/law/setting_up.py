"""H03 to H05: the deal, and who opens."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import KINDS, NOTHING, UNSAID, is_yellow, one
from halfpast.games.half.rules.law.end import may_exchange
from halfpast.games.half.rules.law.pile import clear_pile
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.state import (
    ANNOUNCE_OPENER,
    BY_LOT,
    EXCHANGE,
    LOWEST_NUMBER,
    OPENING,
    PLACES,
    PLAY,
    STOCK_ALL,
    State,
    holds,
    seats_of,
)

DEALT = 3 * PLACES  # blind, open and hand

# What a seat announced still says something about its hand while some of the cards it was dealt are certainly there. In
# `s.dealt`: PLEDGE while the announced card itself is, plus how many of the others.
PLEDGE = 4


@kernel
def share(s: State, seat: int, cards: int) -> int:
    """H03: how many cards a seat is dealt: as evenly as possible; the first seats after the dealer get one more."""
    after_dealer = seat - signed(s.dealer) - 1
    if after_dealer < 0:
        after_dealer += seats_of(s)
    return cards // seats_of(s) + (after_dealer < cards % seats_of(s))


@kernel
def stock_size(s: State, seat: int, cards: int) -> int:
    """H03, H03x: the rest of the share is the seat's own stock; if `stock` is a number, at most that many."""
    rest = share(s, seat, cards) - DEALT
    return rest if s.stock == STOCK_ALL else min(rest, signed(s.stock))


@kernel
def lay_out(s: State, cards: int) -> None:
    """H03, H04: each seat's 3 blind, 3 open and 3 hand cards and its stock, from s.deck; the others stay out."""
    at = 0
    for seat in range(seats_of(s)):
        s.hand[seat] = 0
        s.open[seat] = 0
        for place in range(PLACES):
            s.blind[seat, place] = s.deck[at + place]
            s.open[seat] += one(signed(s.deck[at + PLACES + place]))
            s.hand[seat] += one(signed(s.deck[at + 2 * PLACES + place]))
        s.stock_top[seat] = at + DEALT
        at += DEALT + stock_size(s, seat, cards)
        s.stock_end[seat] = at
    for place in range(at, cards):
        s.out += one(signed(s.deck[place]))


@kernel
def start_game(s: State) -> None:
    """H26: after the deal comes the exchange, where there is one; then the opening."""
    for seat in range(seats_of(s)):
        s.aside[seat] = 0
        s.known[seat] = 0
        s.table[seat] = 0
        s.announced[seat] = UNSAID
        s.dealt[seat] = 0
        s.held[seat] = 0
        s.points[seat] = 0
    s.plays = 0
    s.finisher = -1
    s.big_loser = -1
    clear_pile(s)
    if may_exchange(s):
        s.phase = EXCHANGE
        s.turn = s.last_finisher
    else:
        open_game(s)


@kernel
def can_announce(s: State, kind: int) -> bool:
    """H05, H05x: yellow cards are announced; with `lowest-number` every number, but not ½ and ghost."""
    return kind <= 9 if s.opening == LOWEST_NUMBER else is_yellow(kind)


@kernel
def lowest_card(s: State, seat: int) -> int:
    """H05: the lowest card in the seat's hand that it can announce; NOTHING if there is none."""
    for kind in range(KINDS):
        if can_announce(s, kind) and holds(s, seat, kind):
            return kind
    return NOTHING


@routine
def announce_lowest(s: State) -> int:
    """H05: who announces its lowest card, so that all know it: every seat, or with `opener` only those that have the
    lowest of all. That one is returned; where nobody has any, all know that.
    """
    lowest = NOTHING
    for seat in range(seats_of(s)):
        s.announced[seat] = lowest_card(s, seat)
        lowest = min(lowest, signed(s.announced[seat]))
    for seat in range(seats_of(s)):
        if s.announcing == ANNOUNCE_OPENER and s.announced[seat] != lowest:
            s.announced[seat] = UNSAID
        s.dealt[seat] = all_dealt(signed(s.announced[seat]))
    return lowest


@kernel
def all_dealt(announced: int) -> int:
    """H05: a hand just dealt is complete: the card announced, if there is one, and the others."""
    return PLACES if announced >= NOTHING else PLEDGE + PLACES - 1


@kernel
def lowest_announced(s: State) -> int:
    """H05: the lowest card that any seat announced; NOTHING or UNSAID if there is none."""
    lowest = UNSAID
    for seat in range(seats_of(s)):
        lowest = min(lowest, signed(s.announced[seat]))
    return lowest


@kernel
def is_lower(s: State, seat: int, kind: int) -> bool:
    """H05: whether the seat was dealt no such card: it announced a higher one, or nothing where a seat with this card,
    or a lower one, would have (`opener`).
    """
    if not can_announce(s, kind):
        return False
    if s.announced[seat] == UNSAID:
        return kind <= lowest_announced(s)
    return bool(kind < s.announced[seat])


@kernel
def others_dealt(s: State, seat: int) -> int:
    """How many of the cards dealt to the hand are certainly still in it, besides the one announced."""
    return signed(s.dealt[seat]) % PLEDGE


@kernel
def is_pledged(s: State, seat: int) -> bool:
    """Whether the card that the seat announced is certainly still in its hand."""
    return bool(s.dealt[seat] >= PLEDGE)


@kernel
def hand_fits(s: State, seat: int) -> bool:
    """H05: the hand still has the card announced, if it is pledged; lower ones can only be among those drawn later."""
    low, cards = 0, 0
    for kind in range(KINDS):
        cards += holds(s, seat, kind)
        if is_lower(s, seat, kind):
            low += holds(s, seat, kind)
    if is_pledged(s, seat) and not holds(s, seat, signed(s.announced[seat])):
        return False
    return s.dealt[seat] == 0 or low + others_dealt(s, seat) + is_pledged(s, seat) <= cards


@routine
def forget_dealt(s: State, seat: int, kind: int, number: int) -> None:
    """H05: cards laid may be those dealt, unless they are lower than the one announced: those were drawn later."""
    if is_lower(s, seat, kind):
        return
    pledge = PLEDGE * is_pledged(s, seat)
    others = others_dealt(s, seat)
    if kind == s.announced[seat] and pledge:
        pledge = 0
        number -= 1
    s.dealt[seat] = pledge + max(0, others - number)


@routine
def open_game(s: State) -> None:
    """H05, H05a: seats announce as they must; the lowest opens, ties by lot; if nobody has one, anybody, by lot."""
    lowest = NOTHING if s.opening == BY_LOT else announce_lowest(s)
    s.phase = PLAY if lowest == NOTHING else OPENING
    s.turn = drawn_opener(s, lowest)


@kernel
def drawn_opener(s: State, lowest: int) -> int:
    """H05: of the seats that announced the lowest card (all, if none did), the one with the lowest lot."""
    drawn = -1
    for seat in range(seats_of(s)):
        tied = lowest == NOTHING or s.announced[seat] == lowest
        if tied and (drawn < 0 or s.lots[seat] < s.lots[drawn]):
            drawn = seat
    return drawn


@kernel
def refuse_opening(s: State, kind: int, number: int) -> Reason:
    """H05, H05x: the opener opens with exactly its lowest card; with `opening_sets`, with several of it."""
    if kind != s.announced[s.turn]:
        return Reason.OPEN_WITH_LOWEST
    return Reason.OPEN_WITH_ONE if number > 1 and not s.opening_sets else Reason.NONE
