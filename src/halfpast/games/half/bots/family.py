"""Family: plays like somebody who has played for years.

It weighs every move: cards it gets rid of, catches, the chance to be caught by what the next seat shows, has announced
or may hold, the chance that the next seat is stuck, and what its special cards are worth later.
"""

from __future__ import annotations

import numpy as np

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import Array, signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.half.bots.lay import cards_in, cards_to_go, kind_of, new_bid, new_catch, new_duty
from halfpast.games.half.bots.odds import chance_to_be_stuck, chance_to_hold, rival, rival_plays_from
from halfpast.games.half.bots.why import Why, why_no_lay
from halfpast.games.half.rules.cards import GHOST, HALF, KINDS
from halfpast.games.half.rules.law.attack import is_catchable
from halfpast.games.half.rules.law.open_cards import goes_into_hand, plays_from
from halfpast.games.half.rules.moves import DECLINE, EIGHT_HALF, PASS, SWAP, TAKE, attacks
from halfpast.games.half.rules.state import FROM_BLIND, State, is_half, turn_of

# What a kind is worth in hand, and then the other weights. Found by measurement (`make soak ARGS=duels`).
KEEP = (0.95, -0.1, -0.1, 0.1, 0.2, 0.3, 0.4, 0.4, 0.7, 0.9, 1.2, 1.6)
CARD, CATCH, PILE, INTO_HAND, STUCK, CAUGHT, BID = range(KINDS, KINDS + 7)
WEIGHTS = np.array([*KEEP, 1.0, 2.0, 0.13, 1.8, 0.8, 2.4, -0.04])
FINISHED = 1000.0
MAY_BE_STUCK = 0.3
LONG_GAME, CALM, RESTLESS = 150, 0.001, 2.0


@kernel
def weigh_family(v: State, w: Scratch, number: int) -> None:
    """Say what each of the legal moves in w.moves is worth; ties are broken by chance.

    Two of them who know all the cards may go round and round, so in a long game it tries something else now and then.
    """
    mood = RESTLESS if v.plays > LONG_GAME else CALM
    for at in range(number):
        w.worth[at] = worth_to_family(v, signed(w.moves[at]), WEIGHTS) + mood * cheap(w, 1 << 20) / (1 << 20)


@routine
def worth_to_family(v: State, move: int, weights: Array) -> float:
    """What a move is worth, in cards."""
    if move < TAKE:
        return worth_of_lay(v, move, weights)
    if move == TAKE:
        return -FINISHED / 2  # only if nothing else can be played, or by choice
    if move in (PASS, DECLINE):
        return 0.01  # rather than an exchange of equal cards
    if move < PASS:
        return 1.0  # blind cards are all alike, and one may catch in a last chance
    own, other = (move - SWAP) // KINDS, (move - SWAP) % KINDS
    return float(weights[other] - weights[own])


@kernel
def worth_of_lay(v: State, move: int, weights: Array) -> float:
    """Cards gone, what they would have been worth later, and what the next seat can make of the bid."""
    seat, laid = turn_of(v), cards_in(move)
    worth = weights[CARD] * laid - kept_worth(move, weights)
    if attacks(v, move):
        if cards_to_go(v, seat) == laid:
            return FINISHED
        return float(worth + weights[CATCH] + weights[PILE] * v.pile_size)
    bid, duty, catch = new_bid(v, move), new_duty(v, move), new_catch(v, move)
    next_one, pile = rival(v), signed(v.pile_size) + laid
    caught = chance_to_hold(v, next_one, catch) if catch >= 0 else 0.0
    if cards_to_go(v, seat) == laid:
        return FINISHED * (1 - caught)
    stuck = chance_to_be_stuck(v, next_one, bid, duty) * (1 - caught)
    mine = weights[INTO_HAND] if goes_into_hand(v, seat, plays_from(v, seat)) else 1.0
    theirs = weights[INTO_HAND] if takes_into_hand(v, next_one) else 1.0
    worth -= caught * (weights[CAUGHT] + weights[PILE] * pile * mine)
    worth += stuck * (weights[STUCK] + weights[PILE] * pile * theirs)
    return float(worth + weights[BID] * bid)


@kernel
def takes_into_hand(v: State, seat: int) -> bool:
    """H20, H22: whether the pile goes into the hand of a seat that is stuck; a blind card that is not legal does."""
    source = rival_plays_from(v, seat)
    return bool(source == FROM_BLIND or goes_into_hand(v, seat, source))


@kernel
def kept_worth(move: int, weights: Array) -> float:
    """What the cards of a lay would have been worth if kept in hand."""
    if move == EIGHT_HALF:
        return float(weights[8] + weights[HALF])
    return float(weights[kind_of(move)] * cards_in(move))


@routine
def why_family(v: State, move: int) -> Why:
    """The main reason for a move."""
    return why_no_lay(move) if move >= TAKE else why_lay(v, move)


@kernel
def why_lay(v: State, move: int) -> Why:
    """The main reason for a lay."""
    laid, kind = cards_in(move), kind_of(move)
    if attacks(v, move):
        return Why.CATCHES
    if cards_to_go(v, turn_of(v)) == laid:
        return Why.FINISHES
    bid = new_bid(v, move)
    if chance_to_be_stuck(v, rival(v), bid, new_duty(v, move)) > MAY_BE_STUCK:
        return Why.STEALS_TEMPO
    catch = new_catch(v, move)
    if catch >= 0:
        return Why.SMALL_RISK if chance_to_hold(v, rival(v), catch) < 1.0 else Why.NEEDS_SPECIAL
    if is_half(bid) and not is_catchable(bid):
        return Why.OUT_OF_REACH
    if kind == 0 and v.bid:
        return Why.BRINGS_DOWN
    if laid > 1:
        return Why.LAYS_MANY
    return Why.NEEDS_SPECIAL if kind == GHOST else Why.SAFE
