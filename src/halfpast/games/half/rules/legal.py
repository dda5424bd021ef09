"""The legal moves as a list: what `refuse` (moves.py) lets pass, found from the table of legality where there is a bid.

test_the_legal_list_is_what_refuse_lets_pass holds the two equal.
"""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.half.rules.cards import count
from halfpast.games.half.rules.law.open_cards import plays_from
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.legality import choices
from halfpast.games.half.rules.moves import FIRST, KINDS_BY_MOVE, MOVES, PASS, TAKE, refuse
from halfpast.games.half.rules.state import FROM_BLIND, OPENING, PLACES, PLAY, State, turn_of


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
