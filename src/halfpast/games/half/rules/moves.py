"""Moves as dense integers, and the three verbs: refuse, legal, apply.

A move is a number below MOVES, in the order in which `legal()` lists them: lays by kind and number of cards (8+½
after the eights), take, blind 1 to 3, pass, exchange (own kind, other's kind), decline.
"""

from __future__ import annotations

import numpy as np

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules.cards import COPIES, HALF, KINDS, LETTERS, NOTHING, count, some
from halfpast.games.half.rules.law.attack import catch, is_attack
from halfpast.games.half.rules.law.end import (
    after_play,
    end_endless_game,
    exchange_open,
    forgo_last_chance,
    refuse_decline,
    refuse_exchange,
    refuse_last_chance,
    score,
)
from halfpast.games.half.rules.law.open_cards import (
    begin_turn,
    plays_from,
    reach_table,
    refuse_blind,
    refuse_eight_half_source,
    refuse_source,
    take_blind,
)
from halfpast.games.half.rules.law.pile import put_on_pile
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.setting_up import forget_dealt, open_game, refuse_opening
from halfpast.games.half.rules.law.specials import (
    EIGHT_AND_HALF,
    bid_after,
    duty_after,
    refuse_cards,
    refuse_eight_half,
    safe_after,
)
from halfpast.games.half.rules.law.turn import draw, refuse_pass, refuse_take, take
from halfpast.games.half.rules.legality import choices
from halfpast.games.half.rules.state import (
    EXCHANGE,
    FROM_BLIND,
    FROM_HAND,
    FROM_OPEN,
    LAST_CHANCE,
    OPENING,
    OVER,
    PLACES,
    PLAY,
    State,
    turn_of,
)

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


@routine
def legal(s: State, w: Scratch) -> int:
    """Write the legal moves into w.moves, rising; return how many. In phase play from the table of legality."""
    if s.phase == PLAY and plays_from(s, turn_of(s)) != FROM_BLIND:
        return legal_lays(s, w)
    first, end = 0, MOVES
    if s.phase == OPENING:  # only lays of the announced card can be
        first = signed(FIRST[s.announced[s.turn]])
        end = first + PLACES
    elif s.phase == PLAY:
        first, end = TAKE, PASS
    number = 0
    for move in range(first, end):
        if refuse(s, move) == Reason.NONE:
            w.moves[number] = move
            number += 1
    return number


@kernel
def legal_lays(s: State, w: Scratch) -> int:
    """The legal moves of a seat that plays from its hand or its open cards."""
    bag, number = choices(s), 0
    for kind in KINDS_BY_MOVE:
        for more in range(count(bag, kind)):
            w.moves[number] = FIRST[kind] + more
            number += 1
    return number


@kernel
def apply(s: State, move: int) -> None:
    """Make a legal move, and go on until a seat must decide or the game is over."""
    s.plays += 1
    if move < TAKE:
        lay(s, move)
    elif move == TAKE:
        take(s)
    elif move < PASS:
        turn_blind(s, move - BLIND)
    elif move == PASS:
        forgo_last_chance(s)
    else:
        if move != DECLINE:
            exchange_open(s, (move - SWAP) // KINDS, (move - SWAP) % KINDS)
        open_game(s)
    end_endless_game(s)
    if s.phase == OVER:
        score(s)
    else:
        begin_turn(s)


@kernel
def lay(s: State, move: int) -> None:
    """H07, H09, H15: lay the cards, draw, and see what the new bid does."""
    seat = turn_of(s)
    kind, number = signed(KIND[move]), signed(NUMBER[move])
    source = plays_from(s, seat)
    if move == EIGHT_HALF:
        leave(s, seat, source, 8, 1)
        put_on_pile(s, 8, 1)
    leave(s, seat, source, kind, number)
    put_on_pile(s, kind, number)
    if source == FROM_HAND:
        draw(s, seat, number + (move == EIGHT_HALF))
        reach_table(s, seat)
    if move == EIGHT_HALF:
        announce(s, seat, source, EIGHT_AND_HALF, False, False)
    else:
        announce_cards(s, seat, source, kind, number)


@kernel
def leave(s: State, seat: int, source: int, kind: int, number: int) -> None:
    """Cards leave the hand, or the open cards; those of the hand that all knew leave first."""
    if source == FROM_OPEN:
        s.open[seat] -= some(kind, number)
        return
    s.hand[seat] -= some(kind, number)
    if s.dealt[seat]:
        forget_dealt(s, seat, kind, number)
    if s.known[seat]:
        s.known[seat] -= some(kind, min(number, count(s.known[seat], kind)))


@kernel
def attacks(s: State, move: int) -> bool:
    """H16, H16c: whether a legal lay, or the blind card a move turns, attacks; 8+½ never does."""
    if move in (EIGHT_HALF, TAKE) or move >= PASS:
        return False
    return is_attack(s, signed(s.blind[s.turn, move - BLIND] if move >= BLIND else KIND[move]))


@kernel
def announce_cards(s: State, seat: int, source: int, kind: int, number: int) -> None:
    """H16, H16c: the next whole number is an attack, announced or not; anything else makes a new bid."""
    if is_attack(s, kind):
        catch(s, seat)
    else:
        announce(s, seat, source, bid_after(s, kind, number), duty_after(s, kind), safe_after(s, kind))


@kernel
def announce(s: State, seat: int, source: int, bid: int, duty: bool, safe: bool) -> None:
    """H07: the new bid."""
    s.bid = bid
    s.duty = duty
    s.safe = safe
    s.source = source
    after_play(s, seat)


@routine
def turn_blind(s: State, place: int) -> None:
    """H19, H23a: a blind card is played if it is legal, else taken; in a last chance it goes back."""
    seat = turn_of(s)
    kind = signed(s.blind[seat, place])
    if s.phase == LAST_CHANCE and not is_attack(s, kind):
        forgo_last_chance(s)  # the card goes back, and counts at the end
        return
    s.blind[seat, place] = NOTHING
    is_legal = refuse_cards(s, kind, 1) == Reason.NONE
    put_on_pile(s, kind, 1)
    if is_legal:
        announce_cards(s, seat, FROM_BLIND, kind, 1)
    else:
        take_blind(s, seat)
