"""Moves as dense integers, and `refuse`: the one place where legality is decided.

A move is a number below MOVES, in the order in which `legal()` lists them: lays by kind and number of cards (8+½
after the eights), take, blind 1 to 3, pass, exchange (own kind, other's kind), decline. `legal` lists what `refuse`
lets pass, `apply` makes a move; each has a file.
"""

from __future__ import annotations

import numpy as np

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import COPIES, HALF, KINDS, LETTERS
from halfpast.games.half.rules.law.attack import is_attack
from halfpast.games.half.rules.law.end import refuse_decline, refuse_exchange, refuse_last_chance
from halfpast.games.half.rules.law.open_cards import refuse_blind, refuse_eight_half_source, refuse_source
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.setting_up import refuse_opening
from halfpast.games.half.rules.law.specials import refuse_cards, refuse_eight_half
from halfpast.games.half.rules.law.turn import refuse_pass, refuse_take
from halfpast.games.half.rules.state import EXCHANGE, LAST_CHANCE, OPENING, OVER, PLACES, State

EIGHT_HALF = sum(COPIES[:9])
TAKE = sum(COPIES) + 1
BLIND = TAKE + 1
PASS = BLIND + PLACES
SWAP = PASS + 1
DECLINE = SWAP + KINDS * KINDS
MOVES = DECLINE + 1

# Where each kind's lays begin; after the kinds come the two that are not cards: 8+½ (after the eights) and take.
FIRST = np.array([sum(COPIES[:kind]) + (kind > 8) for kind in range(KINDS)] + [EIGHT_HALF, TAKE], np.uint8)
KINDS_BY_MOVE = np.argsort(FIRST)

# What a lay's number says: how many of which kind. 8+½ stands as its ½.
LAYS = [(kind, number + 1) for kind in range(KINDS) for number in range(COPIES[kind])]
LAYS.insert(EIGHT_HALF, (HALF, 1))
KIND = np.array([kind for kind, _ in LAYS], np.uint8)
NUMBER = np.array([number for _, number in LAYS], np.uint8)


def lay_text(move: int) -> str:
    """The cards of a lay as letters.

    >>> lay_text(0), lay_text(EIGHT_HALF)
    ('0', '8h')
    """
    return "8h" if move == EIGHT_HALF else LETTERS[KIND[move]] * int(NUMBER[move])


@routine
def refuse(s: State, move: int) -> Reason:
    """Why the seat to decide may not make this move: the one place where legality is decided."""
    if s.phase == OVER:
        return Reason.OVER
    if move == DECLINE:
        return refuse_decline(s)
    if move >= SWAP:
        return refuse_exchange(s, (move - SWAP) // KINDS, (move - SWAP) % KINDS)
    if s.phase == EXCHANGE:
        return Reason.EXCHANGE_FIRST
    if move == TAKE:
        return refuse_take(s)
    if move == PASS:
        return refuse_pass(s)
    if move >= BLIND:
        return refuse_blind(s, move - BLIND)
    return refuse_lay(s, move)


@kernel
def refuse_lay(s: State, move: int) -> Reason:
    """First whether the seat has the cards where it now plays from, then what the phase asks, then the bid."""
    kind, number = signed(KIND[move]), signed(NUMBER[move])
    reason = refuse_eight_half_source(s) if move == EIGHT_HALF else refuse_source(s, kind, number)
    if reason != Reason.NONE:
        return reason
    if s.phase == OPENING:
        return refuse_opening(s, kind, number)
    if s.phase == LAST_CHANCE:
        return refuse_last_chance(s, kind)
    return refuse_eight_half(s) if move == EIGHT_HALF else refuse_cards(s, kind, number)


@kernel
def attacks(s: State, move: int) -> bool:
    """H16, H16c: whether a legal lay, or the blind card a move turns, attacks; 8+½ never does."""
    if move in (EIGHT_HALF, TAKE) or move >= PASS:
        return False
    return is_attack(s, signed(s.blind[s.turn, move - BLIND] if move >= BLIND else KIND[move]))
