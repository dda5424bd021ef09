"""What happened in a game of High Card, told from the states before and after a move."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from halfpast.core.events import NOBODY, Event, carry
from high_card.rules.state import CARDS, DRAW, HIGHEST, OVER


def hand_text(counts: np.ndarray) -> str:
    """A hand as digits, rising.

    >>> hand_text(np.array([0, 2, 0, 0, 0, 1]))
    '226'
    """
    return "".join(str(kind + 1) * int(number) for kind, number in enumerate(counts))


def kinds_text(kinds: np.ndarray) -> str:
    """Cards in their order, as digits."""
    return "".join(str(kind + 1) for kind in kinds.tolist())


def deal_events(s: np.void, game: int) -> Iterator[Event]:
    """T03: the deal, and who begins."""
    hands = [carry(hand_text(s["hand"][seat]), "deck", "hand", seat, seat) for seat in range(int(s["seats"]))]
    stock = carry(CARDS - int(s["stock_top"]), "deck", "stock", None, NOBODY)
    yield {"type": "dealt", "game": game, "dealer": int(s["dealer"]), "cards": [*hands, stock]}
    yield {"type": "turn", "seat": int(s["turn"])}


def move_events(before: np.void, after: np.void, move: int) -> Iterator[Event]:
    """What a move did, and where it led."""
    seat = int(before["turn"])
    if move < DRAW:
        card = str(move + 1)
        yield {"type": "laid", "seat": seat, "card": card, "cards": [carry(card, "hand", "pile", seat)]}
        if move == HIGHEST:
            pile = kinds_text(before["pile"][: before["pile_size"]]) + card
            yield {"type": "cleared", "count": len(pile), "cards": [carry(pile, "pile", "out", None)]}
    elif move == DRAW:
        card = str(before["deck"][before["stock_top"]] + 1)
        yield {"type": "drew", "seat": seat, "cards": [carry(card, "stock", "hand", seat, seat)]}
    else:
        yield {"type": "passed", "seat": seat}
    if after["phase"] != OVER:
        yield {"type": "turn", "seat": int(after["turn"])}
