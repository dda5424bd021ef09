"""Family: plays like somebody who has played for years.

Not out yet, it collects: it knows every way to its level and what may still come. Out, it gets rid of its cards. It
discards what helps the others least, skips whoever is about to end the round, and ends it with a swap where it can.
"""

from __future__ import annotations

import numpy as np

from halfpast.core.kernel import kernel, routine
from halfpast.core.record import signed
from halfpast.core.rng import cheap
from halfpast.core.scratch import Scratch
from halfpast.games.level8.bots.collect import FAR, GAIN, TOTAL, UNSEEN, USE, count_unseen, expected_gain, think
from halfpast.games.level8.bots.laying_off import goes_off, others_out
from halfpast.games.level8.bots.learner import prefer_best_step
from halfpast.games.level8.bots.why import Why, why_forced
from halfpast.games.level8.rules.cards import (
    ALL_NUMBERS,
    COLOURS,
    KEEP,
    KINDS,
    NUMBER_CARDS,
    SKIP,
    SWAP,
    TAKE,
    colour_of,
    count,
    is_joker,
    is_special,
    number_of,
    once,
)
from halfpast.games.level8.rules.law.turn import ends_round, last_card_ends
from halfpast.games.level8.rules.moves import (
    CARD,
    DRAW_PILE,
    DRAW_STOCK,
    LAY,
    ONTO,
    PICK_CARD,
    PICK_NONE,
    PLAY,
    SKIP_SEAT,
)
from halfpast.games.level8.rules.state import (
    COLOUR,
    COLOUR_RUN,
    GROUPS,
    KEEPING,
    LAYING,
    PUT,
    RUN,
    SET,
    SHOW,
    SHOWN,
    SWAPPED,
    State,
    is_out,
    level_of,
    line_size,
    line_type,
    pile_top,
    seats_of,
    turn_of,
)

# What a special is worth to draw (by kind), and to play; then the other weights. Found by measurement
# (`make soak ARGS=duels8`).
DRAW_TAKE, DRAW_SWAP, DRAW_KEEP, DRAW_SKIP = range(4)
PLAY_TAKE, PLAY_SWAP, PLAY_KEEP, PLAY_SKIP = range(4, 8)
FEED, GUESS, FROM_PILE, PUT_BELOW, KEEP_ABOVE, PICK_ABOVE = range(8, 14)
WEIGHTS = np.array([0.2, 0.3, 0.1, 0.2, 0.2, 0.15, 0.05, 0.3, 0.5, 0.15, 0.02, 0.3, 0.1, 0.05])
USELESS = 0.2  # a card that few of the ways need
ENDS_ROUND = 1000.0


@kernel
def weigh_family(v: State, w: Scratch, number: int) -> None:
    """Say what each of the legal moves in w.moves is worth; ties are broken by chance."""
    if v.phase == LAYING:
        for at in range(number):
            w.worth[at] = 0.0
    else:
        collect(v, w)
        for at in range(number):
            w.worth[at] = worth_to_family(v, w, signed(w.moves[at])) + 0.001 * cheap(w, 1 << 20) / (1 << 20)
    prefer_best_step(v, w, number)


@routine
def collect(v: State, w: Scratch) -> None:
    """What each card is good for; once the level is out, whether it can be laid off."""
    seat = turn_of(v)
    if not is_out(v, seat):
        think(v, w, seat)
        for kind in range(TAKE, SKIP + 1):
            w.thought[GAIN + kind] = WEIGHTS[DRAW_TAKE + kind - TAKE]
        return
    count_unseen(v, w)
    w.thought[TOTAL] = 1.0
    for kind in range(KINDS):
        if w.thought[UNSEEN + kind] or count(v.hand, seat, kind) or not is_special(kind):
            w.thought[USE + kind] = w.thought[GAIN + kind] = 1.0 if goes_off(v, kind) else 0.0
    if swap_would_end(v, signed(v.hand_size[seat])):
        w.thought[GAIN + SWAP] = 2.0  # it puts all of them away


@kernel
def swap_would_end(v: State, cards: int) -> bool:
    """L17: whether a swap can put so many cards down, and ends the round with the last."""
    return last_card_ends(v, PUT) and cards <= SWAPPED


@routine
def worth_to_family(v: State, w: Scratch, move: int) -> float:
    """What a move is worth: 1 is as much as all the ways to the level put together."""
    t, seat = w.thought, turn_of(v)
    if move == DRAW_STOCK:
        return expected_gain(w)
    if move < CARD:
        return float(t[GAIN + pile_top(v, move - DRAW_PILE)] - WEIGHTS[FROM_PILE])
    if move < PLAY:
        return worth_of_card(v, w, move - CARD)
    if move < LAY:
        return worth_of_special(v, w, move)
    if move < ONTO:
        return 100.0
    if move < PICK_CARD:
        return 0.0
    if move < PICK_NONE:
        place = move - PICK_CARD
        return -1.0 if is_out(v, seat) else float(t[GAIN + v.shown[place // SHOWN, place % SHOWN]])
    if move == PICK_NONE:
        return float(WEIGHTS[PICK_ABOVE])
    return float(WEIGHTS[KEEP_ABOVE]) if v.phase == KEEPING else -float(WEIGHTS[PUT_BELOW])


@routine
def worth_of_card(v: State, w: Scratch, kind: int) -> float:
    """A card kept is worth its use; one shown, put or discarded costs that, and what the others can do with it."""
    use, seat = w.thought[USE + kind], turn_of(v)
    if v.phase == KEEPING:
        return float(use)
    if v.phase == PUT and swap_would_end(v, signed(v.hand_size[seat]) + signed(v.put_size)):
        return ENDS_ROUND
    cost = use + danger(v, kind)
    if v.phase == SHOW:
        return -float(cost)
    if is_special(kind) and v.hand_size[seat] > 1:
        return -2.0  # it is played rather than thrown away
    return ENDS_ROUND if ends_round(v, signed(v.hand_size[seat]) - 1) else -float(cost)


@routine
def danger(v: State, kind: int) -> float:
    """What the other seats could do with a card that is let go."""
    seat, worst = turn_of(v), 0.0
    if is_special(kind):
        return 0.0
    if others_out(v, seat) and goes_off(v, kind):
        worst += WEIGHTS[FEED]
    if is_joker(kind):
        return float(worst + WEIGHTS[FEED])
    for other in range(seats_of(v)):
        if other != seat and not is_out(v, other):
            worst += WEIGHTS[GUESS] * fits_known(v, other, kind)
    return float(worst)


@kernel
def fits_known(v: State, seat: int, kind: int) -> float:
    """Whether a card goes with those that a seat was seen taking, for its level."""
    number, colour, weight = number_of(kind), colour_of(kind), 0.0
    for place in range(GROUPS):
        if line_size(v, seat, place) == 0:
            continue
        group = line_type(v, seat, place)
        if group == SET:
            for other in range(COLOURS):
                if (once(v.known, seat, other) >> number) & 1:
                    weight = 1.0
        elif group == COLOUR:
            if once(v.known, seat, colour):
                weight = max(weight, 0.7)
        elif group == RUN:
            for other in range(COLOURS):
                if once(v.known, seat, other) & (7 << number >> 1) & ALL_NUMBERS:
                    weight = max(weight, 0.5)
        elif group == COLOUR_RUN and once(v.known, seat, colour) & (31 << number >> 2):
            weight = max(weight, 0.8)
    return weight


@routine
def worth_of_special(v: State, w: Scratch, move: int) -> float:
    """A special instead of the discard."""
    seat = turn_of(v)
    if move >= SKIP_SEAT:
        return float(WEIGHTS[PLAY_SKIP] * threat(v, move - SKIP_SEAT))
    kind = TAKE + move - PLAY
    if kind == SWAP:
        if is_out(v, seat) and swap_would_end(v, signed(v.hand_size[seat]) - 1):
            return ENDS_ROUND
        return float(WEIGHTS[PLAY_SWAP] * useless(v, w))
    if is_out(v, seat):
        return 0.01  # it would be lost
    if kind == KEEP:
        return float(WEIGHTS[PLAY_KEEP] * (w.thought[FAR] - 1 + others_out(v, seat)))
    return float(WEIGHTS[PLAY_TAKE])


@kernel
def useless(v: State, w: Scratch) -> int:
    """How many cards in hand are useless, counting up to three."""
    number, seat = 0, turn_of(v)
    for kind in range(NUMBER_CARDS):
        if w.thought[USE + kind] < USELESS:
            number += count(v.hand, seat, kind)
    return min(number, SWAPPED)


@kernel
def threat(v: State, seat: int) -> float:
    """How near a seat is to the end of the round, and of the match."""
    weight = 0.3 + level_of(v, seat) / 16
    if is_out(v, seat):
        weight += 1.0 + 2.0 / max(signed(v.hand_size[seat]), 1)
    return weight


@routine
def why_family(v: State, w: Scratch, move: int) -> Why:
    """The main reason for a move."""
    seat = turn_of(v)
    if v.phase == LAYING:
        return Why.LAYS_LEVEL
    collect(v, w)
    if move < CARD and move != DRAW_STOCK:
        kind = pile_top(v, move - DRAW_PILE)
        if is_out(v, seat):
            return Why.GOES_OFF if goes_off(v, kind) else Why.SAFE
        return Why.HELPS if w.thought[GAIN + kind] > expected_gain(w) else Why.SAFE
    if CARD <= move < PLAY:
        return why_card(v, w, move - CARD)
    if move == PLAY + SWAP - TAKE and is_out(v, seat) and swap_would_end(v, signed(v.hand_size[seat]) - 1):
        return Why.ENDS_ROUND
    return why_forced(v, move)


@kernel
def why_card(v: State, w: Scratch, kind: int) -> Why:
    """The reason to keep a card, or to let it go."""
    if v.phase != KEEPING and ends_round(v, signed(v.hand_size[turn_of(v)]) - 1):
        return Why.ENDS_ROUND
    if v.phase == KEEPING:
        return Why.NEEDED
    if w.thought[USE + kind] >= USELESS:
        return Why.LEAST_NEEDED
    return Why.NOT_NEEDED if danger(v, kind) > 0.0 else Why.HELPS_NOBODY
