"""Making a legal move: the record goes on until a seat must decide again, or the match is over."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import FACE_AS, FACE_CARD, KEEP, SWAP, TAKE
from halfpast.games.level8.rules.deal import next_round
from halfpast.games.level8.rules.law.end import ask_to_keep, end_round, is_endless, keep, may_keep
from halfpast.games.level8.rules.law.lay import lay_next
from halfpast.games.level8.rules.law.specials import (
    draw_after_swap,
    end_showing,
    next_to_show,
    pick,
    play_keep,
    play_skip,
    play_swap,
    play_take,
    put,
    show,
    swap_is_over,
)
from halfpast.games.level8.rules.law.turn import begin_turn, draw_from_pile, draw_from_stock, ends_round, lay_off
from halfpast.games.level8.rules.moves import (
    CARD,
    DRAW_PILE,
    DRAW_STOCK,
    LAY,
    OFF,
    ONTO,
    PICK_CARD,
    PICK_NONE,
    PLAY,
    SKIP_SEAT,
)
from halfpast.games.level8.rules.state import (
    ACT,
    GROUPS,
    KEEPING,
    NOBODY,
    PUT,
    SHOW,
    SHOWN,
    TARGET,
    State,
    actor_of,
    count_play,
    lose,
    next_seat,
    put_on_pile,
    turn_of,
)


@routine
def apply(s: State, w: Scratch, move: int) -> None:
    """Make a legal move, and go on until a seat must decide or the match is over."""
    seat = turn_of(s)
    if move < CARD:
        if move == DRAW_STOCK:
            draw_from_stock(s, w, seat)
        else:
            draw_from_pile(s, seat, move - DRAW_PILE)
        s.phase = ACT
        count_play(s)
    elif move < PLAY:
        count_play(s)
        apply_card(s, w, move - CARD)
    elif move < LAY:
        count_play(s)
        play_special(s, w, move)
    elif move < OFF:
        lay_next(s, signed(FACE_CARD[move - LAY]), signed(FACE_AS[move - LAY]))
    elif move < ONTO:
        s.staged = move - OFF
        s.phase = TARGET
    elif move < PICK_CARD:
        onto = move - ONTO
        lay_off(s, signed(FACE_CARD[s.staged]), signed(FACE_AS[s.staged]), onto // GROUPS, onto % GROUPS)
        s.phase = ACT
        count_play(s)
    elif move <= PICK_NONE:
        count_play(s)
        if move < PICK_NONE:
            other, place = (move - PICK_CARD) // SHOWN, (move - PICK_CARD) % SHOWN
            pick(s, w, other, signed(s.shown[other, place]))
        end_showing(s)
        end_turn(s, w)
    else:
        count_play(s)
        finish_choosing(s, w)


@routine
def apply_card(s: State, w: Scratch, kind: int) -> None:
    """L09, L16, L17, L20: a card is discarded, shown, put or kept."""
    seat = turn_of(s)
    if s.phase == SHOW:
        show(s, seat, kind)
        if s.shown_size[seat] == SHOWN:
            next_to_show(s, next_seat(s, seat))
    elif s.phase == KEEPING:
        keep(s, kind)
        if s.kept_size[seat] >= may_keep(s, seat):
            finish_choosing(s, w)
    elif s.phase == PUT:
        put(s, kind)
        if ends_round(s, signed(s.hand_size[seat])):
            finish_round(s, w, seat)
        elif swap_is_over(s):
            finish_choosing(s, w)
    else:
        lose(s, seat, kind)
        put_on_pile(s, seat, kind)
        if ends_round(s, signed(s.hand_size[seat])):
            finish_round(s, w, seat)
        else:
            end_turn(s, w)


@routine
def play_special(s: State, w: Scratch, move: int) -> None:
    """L15 to L17a, L24: a special instead of the discard."""
    if move == PLAY:
        play_take(s)
    elif move == PLAY + SWAP - TAKE:
        play_swap(s)
    else:
        if move == PLAY + KEEP - TAKE:
            play_keep(s)
        else:
            play_skip(s, move - SKIP_SEAT)
        end_turn(s, w)


@kernel
def finish_choosing(s: State, w: Scratch) -> None:
    """L17, L20: nothing more is put, or kept."""
    if s.phase == PUT:
        draw_after_swap(s, w)
        end_turn(s, w)
    elif not ask_to_keep(s):
        next_round(s, w)


@kernel
def end_turn(s: State, w: Scratch) -> None:
    """L05, L26: the next seat's turn."""
    if is_endless(s):
        finish_round(s, w, NOBODY)
    else:
        begin_turn(s, next_seat(s, actor_of(s)))


@routine
def finish_round(s: State, w: Scratch, ender: int) -> None:
    """L18 to L21: levels, then what is kept, then the next round."""
    end_round(s, ender)
    if s.phase == KEEPING and not ask_to_keep(s):
        next_round(s, w)
