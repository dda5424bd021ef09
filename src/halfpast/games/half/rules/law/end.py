"""H23 to H27: finishing, the last chance, points, the exchange, endless play."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.games.half.rules.cards import count, one, size
from halfpast.games.half.rules.law.attack import catching_kind, is_attack
from halfpast.games.half.rules.law.reasons import Reason
from halfpast.games.half.rules.state import (
    CARDS_HELD,
    EXCHANGE,
    LAST_CHANCE,
    OVER,
    PLAY,
    TIE_NONE,
    State,
    blind_left,
    end_game,
    has_no_cards,
    next_seat,
    seat_before,
    seats_of,
    stock_left,
    turn_of,
)

SIGNS = (1, -1)  # H24x, by `scoring`: most points win, or fewest cards


@kernel
def after_play(s: State, seat: int) -> None:
    """H23, H23a: a finisher wins, but if a card can catch the bid, the next seat gets one last chance."""
    if not has_no_cards(s, seat):
        s.phase = PLAY
        s.turn = next_seat(s, seat)
    elif catching_kind(s) >= 0:
        s.phase = LAST_CHANCE
        s.turn = next_seat(s, seat)
    else:
        end_game(s, seat)


@kernel
def refuse_last_chance(s: State, kind: int) -> Reason:
    """H23a: the last chance is an attack, or nothing."""
    return Reason.NONE if is_attack(s, kind) else Reason.ONLY_ATTACK


@kernel
def forgo_last_chance(s: State) -> None:
    """H23a: anything but an attack ends the game."""
    end_game(s, seat_before(s, turn_of(s)))


@routine
def score(s: State) -> None:
    """H23b: count the cards of a game that is over, and award the points."""
    for seat in range(seats_of(s)):
        s.held[seat] = cards_held(s, seat)
    award_points(s)


@kernel
def award_points(s: State) -> None:
    """H24, H27: by the cards held and the finisher; without a finisher there is no big loser."""
    s.big_loser = most_cards(s, signed(s.finisher)) if s.finisher >= 0 else -1
    if s.scoring == CARDS_HELD:
        score_cards(s)
    else:
        score_points(s, signed(s.finisher))


@kernel
def cards_held(s: State, seat: int) -> int:
    """H23b: aside, hand, stock, open and blind count."""
    bags = size(s.aside[seat]) + size(s.hand[seat]) + size(s.open[seat])
    return bags + stock_left(s, seat) + blind_left(s, seat)


@kernel
def most_cards(s: State, finisher: int) -> int:
    """H23b: of the others, the one with most cards is the big loser; in a tie, the first seat after the finisher."""
    loser = next_seat(s, finisher)
    seat = next_seat(s, loser)
    while seat != finisher:
        if s.held[seat] > s.held[loser]:
            loser = seat
        seat = next_seat(s, seat)
    return loser


@kernel
def score_points(s: State, finisher: int) -> None:
    """H24: the finisher 2, the fewest cards 1; every seat tied for fewest gets it, or none with `fewest_tie`."""
    fewest = signed(s.held[0])
    for seat in range(seats_of(s)):
        fewest = min(fewest, signed(s.held[seat]))
    tied = 0
    for seat in range(seats_of(s)):
        tied += s.held[seat] == fewest
    given = 0 if tied > 1 and s.fewest_tie == TIE_NONE else 1
    for seat in range(seats_of(s)):
        s.points[seat] = given if s.held[seat] == fewest else 0
        if seat == finisher:
            s.points[seat] += 2


@kernel
def score_cards(s: State) -> None:
    """H24x: one penalty point a card held."""
    for seat in range(seats_of(s)):
        s.points[seat] = s.held[seat]


@kernel
def gain(s: State, seat: int) -> int:
    """H24x: what a seat scored in a game, more being better: its points, or the cards held as a negative number."""
    return SIGNS[s.scoring] * signed(s.points[seat])


@kernel
def has_won(s: State, seat: int) -> bool:
    """H24, H27: nobody made more of the game; where nobody finished, nobody has won.

    That is who won a game; who leads after one or more is `series_result`, and
    test_H24_H27_who_won_a_game_and_who_leads_the_series holds them to each other.
    """
    if s.finisher < 0:
        return False
    for other in range(seats_of(s)):
        if gain(s, other) > gain(s, seat):
            return False
    return True


@kernel
def may_exchange(s: State) -> bool:
    """H26, H27: from the second game on, if the last game had a finisher."""
    return bool(s.exchange) and s.last_finisher >= 0


@kernel
def refuse_exchange(s: State, own: int, other: int) -> Reason:
    """H26: one of one's own open cards for one of the big loser's, equal ones too."""
    if s.phase != EXCHANGE:
        return Reason.NO_EXCHANGE
    if count(s.open[s.turn], own) == 0:
        return Reason.NOT_OWN_OPEN
    if count(s.open[s.last_big_loser], other) == 0:
        return Reason.NOT_LOSER_OPEN
    return Reason.NONE


@kernel
def refuse_decline(s: State) -> Reason:
    """H26: the exchange may be declined."""
    return Reason.NONE if s.phase == EXCHANGE else Reason.NO_EXCHANGE


@kernel
def exchange_open(s: State, own: int, other: int) -> None:
    """H26: the two open cards change places."""
    s.open[s.turn] += one(other) - one(own)
    s.open[s.last_big_loser] += one(own) - one(other)


@kernel
def end_endless_game(s: State) -> None:
    """H27: after `max_plays` moves the game ends with no finisher, a finish or a last chance being settled first."""
    if s.plays >= s.max_plays and s.phase != LAST_CHANCE and s.phase != OVER:
        end_game(s, -1)
