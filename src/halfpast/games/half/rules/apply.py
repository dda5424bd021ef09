"""A legal move is made: the record goes on to where a seat must decide again, or the game is over."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import KINDS, NOTHING, count, some
from halfpast.games.half.rules.law.attack import catch, is_attack
from halfpast.games.half.rules.law.end import after_play, end_endless_game, exchange_open, forgo_last_chance, score
from halfpast.games.half.rules.law.open_cards import begin_turn, plays_from, reach_table, take_blind
from halfpast.games.half.rules.law.pile import put_on_pile
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.law.setting_up import forget_dealt, open_game
from halfpast.games.half.rules.law.specials import EIGHT_AND_HALF, bid_after, duty_after, refuse_cards, safe_after
from halfpast.games.half.rules.law.turn import draw, take
from halfpast.games.half.rules.moves import BLIND, DECLINE, EIGHT_HALF, KIND, NUMBER, PASS, SWAP, TAKE
from halfpast.games.half.rules.state import FROM_BLIND, FROM_HAND, FROM_OPEN, LAST_CHANCE, OVER, State, turn_of


@kernel
def apply(s: State, move: int) -> None:
    """Make a legal move, to the point where a seat must decide or the game is over."""
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
        forgo_last_chance(s)  # the card goes back, and counts
        return
    s.blind[seat, place] = NOTHING
    is_legal = refuse_cards(s, kind, 1) == Reason.NONE
    put_on_pile(s, kind, 1)
    if is_legal:
        announce_cards(s, seat, FROM_BLIND, kind, 1)
    else:
        take_blind(s, seat)
