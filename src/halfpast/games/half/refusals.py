"""From a reason to a refusal: the arguments that its sentence needs, JSON-ready."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.errors import Refusal
from halfpast.games.half import legality
from halfpast.games.half.cards import KINDS, LETTERS
from halfpast.games.half.moves import BLIND, EIGHT_HALF, KIND, NUMBER, PASS, SWAP, TAKE
from halfpast.games.half.rules.reasons import Reason


def refusal(s: np.void, move: int, reason: Reason) -> Refusal:
    """The refusal of a move in the state `s`: what was tried, the bid, and what the bid allows."""
    args: dict[str, Any] = {}
    if move < TAKE:
        args["cards"] = lay_text(move)
    elif BLIND <= move < PASS:
        args["place"] = move - BLIND + 1
    elif SWAP <= move < SWAP + KINDS * KINDS:
        own, other = divmod(move - SWAP, KINDS)
        args["own"], args["other"] = LETTERS[own], LETTERS[other]
    if reason >= Reason.EIGHT_HALF_OFF or reason == Reason.MUST_PLAY:
        args["bid"] = bid_text(int(s["bid"]))
        args["may"] = allowed(s)
    if reason in (Reason.OPEN_WITH_LOWEST, Reason.OPEN_WITH_ONE):
        args["lowest"] = LETTERS[int(s["announced"][s["turn"]])]
    if reason == Reason.ONLY_ATTACK:
        args["bid"] = bid_text(int(s["bid"]))
        args["catch"] = LETTERS[(int(s["bid"]) + 1) // 2]
    return Refusal(reason.code, reason.rule, args)


def lay_text(move: int) -> str:
    """The cards of a lay.

    >>> lay_text(0), lay_text(EIGHT_HALF)
    ('0', '8h')
    """
    return "8h" if move == EIGHT_HALF else LETTERS[KIND[move]] * int(NUMBER[move])


def bid_text(halves: int) -> str:
    """A bid as people write it.

    >>> bid_text(13), bid_text(1), bid_text(0)
    ('6½', '½', '0')
    """
    whole, half = divmod(halves, 2)
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


def allowed(s: np.void) -> list[str]:
    """What may be laid on this bid, by whoever has it."""
    edition = (int(s["five_wild"]) << 2) | (int(s["half_across"]) << 1) | int(s["eight_half"])
    entry = int(legality.LEGAL[(edition << 6) | (int(s["duty"]) << 5) | int(s["bid"])])
    found = [LETTERS[kind] for kind in range(KINDS) if (entry >> (4 * kind)) & 15]
    if entry & legality.PAIR:
        found.insert(sum(letter < "9" for letter in found), "8h")
    return found
