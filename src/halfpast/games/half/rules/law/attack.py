"""H16: the attack, which catches whoever left a half bid."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.law.open_cards import goes_into_hand
from halfpast.games.half.rules.law.pile import take_pile
from halfpast.games.half.rules.law.specials import EIGHT_AND_HALF
from halfpast.games.half.rules.state import (
    LAST_CHANCE,
    PLAY,
    State,
    bid_halves,
    end_game,
    has_no_cards,
    is_half,
    seat_before,
)


@kernel
def is_catchable(bid: int) -> bool:
    """H16, H16c: a bid that ends in ½ can be caught, up to 8½; from 9½ up there is no attack."""
    return is_half(bid) and bid <= EIGHT_AND_HALF


@kernel
def catches_bid(bid: int) -> int:
    """H16: the number card that is the next whole number; -1 if no card attacks."""
    return (bid + 1) // 2 if is_catchable(bid) else -1


@kernel
def catching_kind(s: State) -> int:
    """H16: the number card that attacks the bid now; -1 if none does."""
    return -1 if s.safe else catches_bid(bid_halves(s))


@kernel
def is_attack(s: State, kind: int) -> bool:
    """H16, H16b: that number card attacks a half bid; a ½ that makes a whole number never does."""
    return kind == catching_kind(s)


@routine
def catch(s: State, attacker: int) -> None:
    """H16, H16d: the seat that played last takes the pile and the attacking cards; the attacker reopens, or has won."""
    caught = seat_before(s, attacker)
    finisher = s.phase == LAST_CHANCE  # H23 comes first: a caught finisher takes the pile into the hand
    take_pile(s, caught, finisher or goes_into_hand(s, caught, signed(s.source)))
    if has_no_cards(s, attacker):
        end_game(s, attacker)
    else:
        s.phase = PLAY
        s.turn = attacker
