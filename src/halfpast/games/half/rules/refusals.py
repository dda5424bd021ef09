"""From a reason to a refusal: the arguments that its sentence needs, JSON-ready."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.errors import Refusal
from halfpast.games.half.rules.cards import KINDS, LETTERS, bid_text
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.legality import PAIR
from halfpast.games.half.rules.moves import BLIND, PASS, SWAP, TAKE, lay_text

# Those whose sentence names the bid and what may be laid on it.
ABOUT_THE_BID = {
    Reason.MUST_PLAY,
    Reason.EIGHT_HALF_OFF,
    Reason.EIGHT_HALF_HAND,
    Reason.BELOW_BID,
    Reason.HALF_ACROSS,
    Reason.ZERO_ON_HALF,
    Reason.ON_EIGHT_HALF,
    Reason.FIVE_HIGH,
    Reason.UNDER_FIVE,
    Reason.ON_NINE,
}


def refusal(s: np.void, move: int, reason: Reason, allowed: int, catch: int) -> Refusal:
    """The refusal of a move in the state `s`, where `allowed` may be laid and `catch` attacks."""
    args: dict[str, Any] = {}
    if move < TAKE:
        args["cards"] = lay_text(move)
    elif BLIND <= move < PASS:
        args["place"] = move - BLIND + 1
    elif SWAP <= move < SWAP + KINDS * KINDS:
        own, other = divmod(move - SWAP, KINDS)
        args["own"], args["other"] = LETTERS[own], LETTERS[other]
    if reason in ABOUT_THE_BID:
        args["bid"] = bid_text(int(s["bid"]))
        args["may"] = allowed_cards(allowed if reason != Reason.EIGHT_HALF_HAND else allowed & ~PAIR)
    if reason in (Reason.OPEN_WITH_LOWEST, Reason.OPEN_WITH_ONE):
        args["lowest"] = LETTERS[s["announced"][s["turn"]]]
    if reason == Reason.ONLY_ATTACK:
        args["bid"] = bid_text(int(s["bid"]))
        args["catch"] = LETTERS[catch]
    return Refusal(reason.code, reason.rule, args)


def allowed_cards(allowed: int) -> list[str]:
    """An entry of the table of legality as cards, by whoever has them.

    >>> allowed_cards(PAIR | 15 << 32 | 15 << 36)
    ['8', '8h', '9']
    """
    found = [LETTERS[kind] for kind in range(KINDS) if (allowed >> (4 * kind)) & 15]
    if allowed & PAIR:
        found.insert(sum(letter < "9" for letter in found), "8h")
    return found
