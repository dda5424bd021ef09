"""What a seat can guess from its view: the chance that the next seat catches a bid, or cannot play on it."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import KINDS, count, size
from halfpast.games.half.rules.law.setting_up import is_lower, is_pledged, others_dealt
from halfpast.games.half.rules.legality import legal_here
from halfpast.games.half.rules.resample import hidden_cards
from halfpast.games.half.rules.state import FROM_BLIND, FROM_HAND, FROM_OPEN, State, next_seat, stock_left, turn_of


@kernel
def rival(v: State) -> int:
    """The seat that must answer the move now chosen."""
    return next_seat(v, turn_of(v))


@kernel
def rival_plays_from(v: State, seat: int) -> int:
    """H19: where a seat plays from; in a view, its hand may be cards that are not seen."""
    if v.hand[seat] != 0 or v.unseen[seat] or stock_left(v, seat):
        return FROM_HAND
    return FROM_OPEN if v.open[seat] else FROM_BLIND


@routine
def chance_to_hold(v: State, seat: int, kind: int) -> float:
    """The chance that a seat can lay a kind on its turn, judging by what lies open, was seen or was announced."""
    source = rival_plays_from(v, seat)
    if source == FROM_OPEN:
        return 1.0 if count(v.open[seat], kind) else 0.0
    hidden = hidden_cards(v)
    share = count(hidden, kind) / max(size(hidden), 1)
    if source == FROM_BLIND:
        return share
    if count(v.hand[seat], kind) or (is_pledged(v, seat) and v.announced[seat] == kind):
        return 1.0
    open_places = signed(v.unseen[seat]) - is_pledged(v, seat)
    if v.dealt[seat] and is_lower(v, seat, kind):
        open_places -= others_dealt(v, seat)
    return 1.0 - (1.0 - share) ** max(open_places, 0)


@routine
def chance_to_be_stuck(v: State, seat: int, bid: int, duty: bool) -> float:
    """The chance that a seat cannot play on a bid and takes the pile."""
    was_bid, was_duty = v.bid, v.duty
    v.bid, v.duty = bid, duty
    allowed = legal_here(v)
    v.bid, v.duty = was_bid, was_duty
    source = rival_plays_from(v, seat)
    seen = v.open[seat] if source == FROM_OPEN else v.hand[seat]
    hidden = hidden_cards(v)
    refused = 0
    for kind in range(KINDS):
        if (allowed >> (4 * kind)) & 15:
            if count(seen, kind) and source != FROM_BLIND:
                return 0.0
        else:
            refused += count(hidden, kind)
    if source == FROM_OPEN:
        return 1.0
    share = refused / max(size(hidden), 1)
    return share if source == FROM_BLIND else share ** signed(v.unseen[seat])
