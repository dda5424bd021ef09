"""The pile: laying on it (H09), what an empty one is (H11), where a taken one goes (H20)."""

from __future__ import annotations

from halfpast.core.kernel import kernel
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import some
from halfpast.games.half.rules.state import FROM_HAND, State


@kernel
def put_on_pile(s: State, kind: int, number: int) -> None:
    """H09: several cards of one kind are laid together."""
    top = signed(s.pile_size)
    for place in range(top, top + number):
        s.pile[place] = kind
    s.pile_size = top + number
    s.pile_bag += some(kind, number)


@kernel
def clear_pile(s: State) -> None:
    """H11: an empty pile has bid 0 and is whole."""
    s.pile_size = 0
    s.pile_bag = 0
    s.bid = 0
    s.duty = 0
    s.safe = 0
    s.source = FROM_HAND


@kernel
def take_pile(s: State, seat: int, into_hand: bool) -> None:
    """H20: a taken pile goes into the hand, seen by all, or aside, out of the game and counted at the end."""
    if into_hand:
        s.hand[seat] += s.pile_bag
        s.known[seat] += s.pile_bag
    else:
        s.aside[seat] += s.pile_bag
    clear_pile(s)
