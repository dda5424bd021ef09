"""L15 to L17a, L24: specials, played instead of the discard; the turn then ends."""

from __future__ import annotations

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.scratch import Scratch
from halfpast.games.level8.rules.cards import KEEP, SKIP, SWAP, TAKE, count, kth_card, put_in
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.law.turn import draw_from_stock, refuse_phase
from halfpast.games.level8.rules.state import (
    ACT,
    PICK,
    PUT,
    SHOW,
    SHOWN,
    SWAPPED,
    State,
    actor_of,
    gain,
    lose,
    next_seat,
    put_on_pile,
    seats_of,
    slide_under,
    turn_of,
)


@kernel
def refuse_special(s: State, kind: int) -> Reason:
    """L09, L15: a special instead of the discard; as the last hand card it can only be discarded."""
    reason = refuse_phase(s, ACT)
    if reason != Reason.NONE:
        return reason
    if not count(s.hand, turn_of(s), kind):
        return Reason.NOT_HELD
    return Reason.LAST_SPECIAL if s.hand_size[s.turn] == 1 else Reason.NONE


@routine
def refuse_skip(s: State, seat: int) -> Reason:
    """L24: in front of any other seat that has none."""
    reason = refuse_special(s, SKIP)
    if reason != Reason.NONE:
        return reason
    if seat >= seats_of(s):
        return Reason.NO_SEAT
    if seat == turn_of(s):
        return Reason.SKIP_SELF
    return Reason.SKIP_TWICE if s.skip[seat] else Reason.NONE


@kernel
def play_skip(s: State, seat: int) -> None:
    """L24: it lies in front of the seat until that seat's turn."""
    lose(s, turn_of(s), SKIP)
    s.skip[seat] = 1


@kernel
def play_keep(s: State) -> None:
    """L17a: it lies open before the player to the end of the round."""
    lose(s, turn_of(s), KEEP)
    s.keeps[s.turn] += 1


@kernel
def play_take(s: State) -> None:
    """L16: it goes under the stock; clockwise, every other seat shows three hand cards."""
    lose(s, turn_of(s), TAKE)
    slide_under(s, TAKE)
    s.phase = SHOW
    next_to_show(s, next_seat(s, actor_of(s)))


@kernel
def next_to_show(s: State, seat: int) -> None:
    """L16: a seat with three or fewer shows them all, with no choice; when all have shown, the player picks."""
    while seat != actor_of(s) and (s.hand_size[seat] <= SHOWN or s.shown_size[seat] == SHOWN):
        if s.hand_size[seat] <= SHOWN:
            show_all(s, seat)
        seat = next_seat(s, seat)
    s.turn = seat
    if seat == actor_of(s):
        s.phase = PICK


@kernel
def show_all(s: State, seat: int) -> None:
    """L16: show all cards of a hand; in a view, as far as it has them."""
    s.shown_size[seat] = 0
    for k in range(signed(s.hand_size[seat]) - signed(s.unseen[seat])):
        show(s, seat, kth_card(s.hand, seat, k))


@kernel
def times_shown(s: State, seat: int, kind: int) -> int:
    """How many of a kind the seat has laid open."""
    found = 0
    for place in range(signed(s.shown_size[seat])):
        if s.shown[seat, place] == kind:
            found += 1
    return found


@kernel
def refuse_show(s: State, kind: int) -> Reason:
    """L16: three hand cards of the seat's own choice."""
    reason = refuse_phase(s, SHOW)
    if reason != Reason.NONE:
        return reason
    held = count(s.hand, turn_of(s), kind)
    if not held:
        return Reason.NOT_HELD
    return Reason.ALREADY_SHOWN if times_shown(s, turn_of(s), kind) >= held else Reason.NONE


@routine
def show(s: State, seat: int, kind: int) -> None:
    """L16: the card lies open, and stays in the hand; everyone has seen it. Shown cards are sorted."""
    place = signed(s.shown_size[seat])
    while place > 0 and s.shown[seat, place - 1] > kind:
        s.shown[seat, place] = s.shown[seat, place - 1]
        place -= 1
    s.shown[seat, place] = kind
    s.shown_size[seat] += 1
    if count(s.known, seat, kind) < times_shown(s, seat, kind):
        put_in(s.known, seat, kind)


@kernel
def refuse_pick(s: State, seat: int, kind: int) -> Reason:
    """L16: one of all the cards shown."""
    reason = refuse_phase(s, PICK)
    if reason != Reason.NONE:
        return reason
    if seat >= seats_of(s):
        return Reason.NO_SEAT
    return Reason.NONE if times_shown(s, seat, kind) else Reason.NOT_SHOWN


@kernel
def pick(s: State, w: Scratch, seat: int, kind: int) -> None:
    """L16: the card changes hands; the robbed seat draws from the stock."""
    lose(s, seat, kind)
    gain(s, turn_of(s), kind, True)
    draw_from_stock(s, w, seat)


@kernel
def end_showing(s: State) -> None:
    """L16: the rest go back."""
    for seat in range(seats_of(s)):
        s.shown_size[seat] = 0


@kernel
def play_swap(s: State) -> None:
    """L17: it goes under the stock; up to three hand cards may be put on the seat's own discard pile."""
    lose(s, turn_of(s), SWAP)
    slide_under(s, SWAP)
    s.phase = PUT
    s.put_size = 0


@kernel
def refuse_put(s: State, kind: int) -> Reason:
    """L17: hand cards, one by one."""
    reason = refuse_phase(s, PUT)
    if reason != Reason.NONE:
        return reason
    return Reason.NONE if count(s.hand, turn_of(s), kind) else Reason.NOT_HELD


@kernel
def put(s: State, kind: int) -> None:
    """L17: a card goes on the seat's own discard pile."""
    lose(s, turn_of(s), kind)
    put_on_pile(s, turn_of(s), kind)
    s.put_size += 1


@kernel
def swap_is_over(s: State) -> bool:
    """L17: after the third card, or the last, the draw follows by itself."""
    return s.put_size == SWAPPED or s.hand_size[s.turn] == 0


@kernel
def draw_after_swap(s: State, w: Scratch) -> None:
    """L10, L17: draw as many cards from the stock as were put; what it cannot supply lapses."""
    for _ in range(signed(s.put_size)):
        draw_from_stock(s, w, turn_of(s))
    s.put_size = 0
