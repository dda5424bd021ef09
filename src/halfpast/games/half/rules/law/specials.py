"""H08 and H12 to H18 without the attack: number, ghost, half, zero, 8+½, five, nine.

Each reads only the bid, the duty under a 5, and the edition.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.games.half.rules.cards import GHOST, HALF
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.state import State, bid_halves, is_half

FIVE, EIGHT_AND_HALF, NINE = 10, 17, 18  # bids, in halves


@kernel
def refuse_cards(s: State, kind: int, number: int) -> Reason:
    """H16a: why this many cards of a kind may not be laid on this bid; no half bid forces anybody to attack."""
    if kind == GHOST:
        return refuse_ghost(s)
    if kind == HALF:
        return refuse_half(s, number)
    if kind == 0:
        return refuse_zero(s)
    if kind == 5:
        return refuse_five(s)
    return refuse_number(s, kind)


@kernel
def bid_after(s: State, kind: int, number: int) -> int:
    """H09, H12, H13, H14: a number counts once, halves add up, a ghost leaves the bid, a 0 makes it 0."""
    if kind == GHOST:
        return bid_halves(s)
    if kind == HALF:
        return bid_halves(s) + number
    return 2 * kind


@kernel
def safe_after(s: State, kind: int) -> bool:
    """H12: without `ghost_risk`, laying a ghost carries no risk: nobody can be caught for the bid under it."""
    return bool(kind == GHOST and not s.ghost_risk)


@kernel
def refuse_number(s: State, kind: int) -> Reason:
    """H08: a number is legal if it is at least the bid; under a 5 and from 9 up see H17 and H18."""
    if s.duty:
        return refuse_under_five(kind)
    if bid_halves(s) >= NINE:
        return refuse_on_nine(s, kind)
    return Reason.NONE if 2 * kind >= bid_halves(s) else Reason.BELOW_BID


@kernel
def refuse_ghost(s: State) -> Reason:
    """H12: a ghost is playable on every bid, 8½ and 9½ too."""
    return Reason.NONE


@kernel
def refuse_half(s: State, number: int) -> Reason:
    """H13: a ½ is legal on every bid but 8½; with `half_on_eight_half` there too, and any number of them (H15b)."""
    if s.half_on_eight_half:
        return Reason.NONE
    reason = refuse_on_eight_half(s)
    return reason if reason != Reason.NONE else refuse_step_across(s, number)


@kernel
def refuse_step_across(s: State, number: int) -> Reason:
    """H13a: a set of halves may end on 8½ but not step across it, unless the edition has `half_across`."""
    bid = bid_halves(s)
    across = bid < EIGHT_AND_HALF < bid + number
    return Reason.HALF_ACROSS if across and not s.half_across else Reason.NONE


@kernel
def refuse_zero(s: State) -> Reason:
    """H14: a 0 needs a whole bid."""
    reason = refuse_on_eight_half(s)
    if reason != Reason.NONE:
        return reason
    return Reason.ZERO_ON_HALF if is_half(bid_halves(s)) else Reason.NONE


@kernel
def refuse_eight_half(s: State) -> Reason:
    """H15, H15a: one 8 and one ½ together are legal where an 8 is legal, and on 8½ itself."""
    if not s.eight_half:
        return Reason.EIGHT_HALF_OFF
    if bid_halves(s) == EIGHT_AND_HALF:
        return Reason.NONE
    return refuse_number(s, 8)


@kernel
def refuse_on_eight_half(s: State) -> Reason:
    """H15b: on 8½ only a ghost, 8+½ and the 9: no 0, no wild 5, and no ½ except with `half_on_eight_half`."""
    return Reason.ON_EIGHT_HALF if bid_halves(s) == EIGHT_AND_HALF else Reason.NONE


@kernel
def refuse_five(s: State) -> Reason:
    """H17: a 5 is playable on a bid of 5 or less only."""
    if s.five_wild:
        return refuse_wild_five(s)
    return Reason.NONE if bid_halves(s) <= FIVE else Reason.FIVE_HIGH


@kernel
def refuse_under_five(kind: int) -> Reason:
    """H17, H17b: under a 5 only 5 or lower (or ½, 0, ghost): no 8+½, no 6 to 9."""
    return Reason.NONE if kind <= 5 else Reason.UNDER_FIVE


@kernel
def duty_after(s: State, kind: int) -> bool:
    """H17a, H17c: the card 5 puts the next seat under it; with `five_through_ghost` a ghost is looked through."""
    if kind == GHOST:
        return bool(s.duty and s.five_through_ghost)
    return kind == 5


@kernel
def refuse_wild_five(s: State) -> Reason:
    """H17x: with `five_wild` a 5 is legal on every bid but 8½."""
    return refuse_on_eight_half(s)


@kernel
def refuse_on_nine(s: State, kind: int) -> Reason:
    """H18: the 9 is the highest number: from 9 up no number can follow, except a 9 on exactly 9."""
    return Reason.NONE if 2 * kind >= bid_halves(s) else Reason.ON_NINE
