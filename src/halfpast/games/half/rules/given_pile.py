"""The bid and the duty follow from the pile: laying a given pile again, card by card."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array, signed
from halfpast.games.half.rules.cards import HALF
from halfpast.games.half.rules.law.attack import is_attack
from halfpast.games.half.rules.law.pile import clear_pile, put_on_pile
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.specials import (
    EIGHT_AND_HALF,
    bid_after,
    duty_after,
    refuse_cards,
    refuse_eight_half,
    safe_after,
)
from halfpast.games.half.rules.state import State, bid_halves


@routine
def lay_pile(s: State, cards: Array) -> int:
    """Lay a pile on the empty table; return the place of the first card that nobody could have laid, or -1."""
    clear_pile(s)
    place, after_pair = 0, False
    while place < len(cards):
        kind = signed(cards[place])
        after = signed(cards[place + 1]) if place + 1 < len(cards) else -1
        before = signed(cards[place - 1]) if place else -1
        pair_lies, after_pair = after_pair, False
        if refuse_cards(s, kind, 1) == Reason.NONE and not is_attack(s, kind):
            lay_again(s, kind, bid_after(s, kind, 1), duty_after(s, kind), safe_after(s, kind))
        elif kind == 8 and after == HALF and refuse_eight_half(s) == Reason.NONE:
            lay_again(s, 8, EIGHT_AND_HALF, False, False)
            lay_again(s, HALF, EIGHT_AND_HALF, False, False)
            place += 1
            after_pair = True
        elif kind == HALF and before == HALF and s.half_across and not pair_lies:  # a set that stepped across 8½ (H13a)
            lay_again(s, HALF, bid_halves(s) + 1, False, False)
        else:
            return place
        place += 1
    return -1


@kernel
def lay_again(s: State, kind: int, bid: int, duty: bool, safe: bool) -> None:
    """Put one card back on the pile."""
    put_on_pile(s, kind, 1)
    s.bid = bid
    s.duty = duty
    s.safe = safe
