"""What one seat may know: a record in which the rest is blank, made field by field, as that of 8½."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array, signed
from halfpast.games.level8.rules.cards import MOST_CARDS, NOTHING, UNSEEN, WORDS, bits
from halfpast.games.level8.rules.state import GROUPS, LEVELS, SHOWN, SPECIALS, State, seats_of

SPECTATOR = -1


@routine
def see(s: State, you: int, v: State) -> None:
    """Write into the view `v` what the seat `you`, or a SPECTATOR, may know of the state `s`."""
    for seat in range(seats_of(s)):
        see_hand(s, seat, you, v)
        see_place(s, seat, v)
    see_open_cards(s, v)
    see_stock(s, v)
    see_standing(s, v)
    see_edition(s, v)


@routine
def bag_size(bags: Array, at: int) -> int:
    """How many cards a bag holds."""
    number = 0
    for word in range(WORDS - 1):
        number += bits(signed(bags[at, word]))
    rest = signed(bags[at, WORDS - 1])
    while rest:
        number += rest & 15
        rest >>= 4
    return number


@routine
def see_hand(s: State, seat: int, you: int, v: State) -> None:
    """L06, L16, L20: one's own hand, and what one keeps; of others, what everyone saw go there, and how many."""
    for word in range(WORDS):
        v.known[seat, word] = s.known[seat, word]
        v.hand[seat, word] = s.hand[seat, word] if seat == you else s.known[seat, word]
        v.kept[seat, word] = s.kept[seat, word] if seat == you else 0
    v.hand_size[seat] = s.hand_size[seat]
    v.unseen[seat] = signed(s.hand_size[seat]) - bag_size(v.hand, seat)
    v.kept_size[seat] = s.kept_size[seat]
    for place in range(SHOWN):
        v.shown[seat, place] = s.shown[seat, place]
    v.shown_size[seat] = s.shown_size[seat]


@routine
def see_place(s: State, seat: int, v: State) -> None:
    """L03, L04, L07, L17a, L24: level, discard pile, groups, what lies in front of the seat."""
    v.level[seat] = s.level[seat]
    v.laid[seat] = s.laid[seat]
    v.keeps[seat] = s.keeps[seat]
    v.skip[seat] = s.skip[seat]
    v.pile[seat] = s.pile[seat]
    for place in range(GROUPS):
        # What is left of a group that is no longer there tells nothing.
        lies = s.group[seat, place] != NOTHING
        v.group[seat, place] = s.group[seat, place]
        v.group_type[seat, place] = s.group_type[seat, place] if lies else 0
        v.group_low[seat, place] = s.group_low[seat, place] if lies else 0
        v.group_high[seat, place] = s.group_high[seat, place] if lies else 0
        v.group_colour[seat, place] = s.group_colour[seat, place] if lies else 0


@kernel
def see_open_cards(s: State, v: State) -> None:
    """L04, L07: piles and groups lie fully open; and everyone knows which cards they play with."""
    for node in range(MOST_CARDS):
        v.node_card[node] = s.node_card[node]
        v.node_as[node] = s.node_as[node]
        v.node_next[node] = s.node_next[node]
    v.free = s.free
    for kind in range(SPECIALS):
        v.under[kind] = s.under[kind]
    for word in range(WORDS):
        v.out[0, word] = s.out[0, word]


@kernel
def see_stock(s: State, v: State) -> None:
    """L04: only the number of cards in the stock."""
    v.stock_top = 0
    v.stock_end = s.stock_end - s.stock_top
    for place in range(signed(s.stock_end) - signed(s.stock_top)):
        v.stock[place] = UNSEEN


@routine
def see_standing(s: State, v: State) -> None:
    """Where the match stands."""
    v.seats = s.seats
    v.phase = s.phase
    v.turn = s.turn
    v.actor = s.actor
    v.dealer = s.dealer
    v.ender = s.ender
    v.round_number = s.round_number
    v.plays = s.plays
    v.put_size = s.put_size
    v.staged = s.staged
    v.filled = s.filled
    v.asked = s.asked
    v.winner = s.winner
    v.deals = s.deals


@routine
def see_edition(s: State, v: State) -> None:
    """L23a: everybody's level card, and the rules that everyone has agreed on."""
    for seat in range(seats_of(s)):
        for level in range(LEVELS):
            for place in range(GROUPS):
                v.lines[seat, level, place] = s.lines[seat, level, place]
    v.copies = s.copies
    v.range_jokers = s.range_jokers
    v.full_jokers = s.full_jokers
    v.takes = s.takes
    v.swaps = s.swaps
    v.keep_cards = s.keep_cards
    v.skips = s.skips
    v.shuffle_specials = s.shuffle_specials
    v.joker_off = s.joker_off
    v.swap_ends = s.swap_ends
    v.keep_from = s.keep_from
    v.max_plays = s.max_plays
    v.max_rounds = s.max_rounds
