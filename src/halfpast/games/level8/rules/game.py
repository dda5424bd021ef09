"""What Level 8 offers to the rest: thin entries `f(states, i, …)`, and the Game that calls them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numba
import numpy as np

from halfpast.core.errors import HalfpastError, InvalidPosition, Refusal
from halfpast.core.events import Event
from halfpast.core.game import Game
from halfpast.core.kernel import entry
from halfpast.core.parameters import Edition, Editions
from halfpast.core.record import Array, States, signed
from halfpast.core.registry import cite
from halfpast.core.scratch import HERE, SCRATCH
from halfpast.games.level8.rules.apply import apply
from halfpast.games.level8.rules.cards import PAIRS, TEXTS
from halfpast.games.level8.rules.composed_moves import PHASE_OF, Card, Lay, Move, Off, Pick, one_number, said_lay, steps
from halfpast.games.level8.rules.deal import begin_match, copies_of
from halfpast.games.level8.rules.draft import draft, groups_of, read_groups
from halfpast.games.level8.rules.events import deal_events, move_events
from halfpast.games.level8.rules.law.end import may_keep
from halfpast.games.level8.rules.law.groups import add_to_group, refuse_face, refuse_next
from halfpast.games.level8.rules.law.lay import refuse_lay
from halfpast.games.level8.rules.law.reasons import REASONS, Reason
from halfpast.games.level8.rules.law.specials import next_to_show, refuse_pick
from halfpast.games.level8.rules.law.turn import refuse_off, refuse_phase, refuse_target
from halfpast.games.level8.rules.laying import best_step
from halfpast.games.level8.rules.legal import legal, takes
from halfpast.games.level8.rules.levels import card_setting, find_cards, line_of, write_cards
from halfpast.games.level8.rules.moves import CARD, LAY, MOVES, OFF, ONTO, consider_level, refuse
from halfpast.games.level8.rules.playout import play_out
from halfpast.games.level8.rules.refusals import refusal
from halfpast.games.level8.rules.resample import fill_in
from halfpast.games.level8.rules.said import SAID_LAY
from halfpast.games.level8.rules.solver import can_lay, distance
from halfpast.games.level8.rules.state import LEVELS, OVER, SHOW, STATE, State, free_nodes, next_seat, put_on_pile
from halfpast.games.level8.rules.view import SPECTATOR, see

DEALER_BY_LOT = -1
NO_CARDS = np.zeros(0, np.uint8)
STUDY = "study"  # entries that no table needs: ready("level8.study")

_int, _bytes = numba.int64, numba.uint8[::1]


@entry(STATE, _int, _int, _bytes, SCRATCH)
def deal_match(states: States, i: int, dealer: int, cards: Array, scratch: States) -> None:
    """Begin a match: these cards, or (if none) a shuffled deck; by this dealer, or by lot."""
    begin_match(states[i], scratch[0], dealer, cards)


@entry(STATE, _int, _int, SCRATCH)
def refuse_move(states: States, i: int, move: int, scratch: States) -> int:
    """The number of the Reason why a move is refused; 0 when it is legal."""
    return refuse(states[i], scratch[0], move).value


@entry(STATE, _int, SAID_LAY)
def refuse_whole_lay(states: States, i: int, said: States) -> int:
    """Why a lay is refused, and REASONS times the card that is to blame, from 1. The record is spoiled: give a copy."""
    return refuse_lay(states[i], said[0])


@entry(STATE, _int)
def clear_table(states: States, i: int) -> None:
    """No pile and no group."""
    free_nodes(states[i])


@entry(STATE, _int, _int, _int)
def add_to_pile(states: States, i: int, seat: int, card: int) -> None:
    """A card on a seat's discard pile."""
    put_on_pile(states[i], seat, card)


@entry(STATE, _int, _int, _int, _int, _bytes, _bytes)
def put_down_group(states: States, i: int, seat: int, place: int, kind: int, cards: Array, stands: Array) -> int:
    """Put down cards as a seat's group, runs rising; or why not, and REASONS times the card's place, from 1."""
    s = states[i]
    for at in range(len(cards)):
        reason = refuse_face(signed(cards[at]), signed(stands[at]))
        if reason != Reason.NONE:
            return reason.value + REASONS * (at + 1)
    s.group_type[seat, place] = kind
    for at in range(len(cards)):
        reason = refuse_next(s, seat, place, kind, len(cards), at, signed(stands[at]))
        if reason != Reason.NONE:
            return reason.value + REASONS * (at + 1)
        add_to_group(s, seat, place, signed(cards[at]), signed(stands[at]), at == 0)
    return 0


@entry(STATE, _int, _int)
def go_on_showing(states: States, i: int, taker: int) -> None:
    """The seats show their cards to this one, from where they stand: to the one that must choose, or to the pick."""
    s = states[i]
    s.phase = SHOW
    s.actor = taker
    next_to_show(s, next_seat(s, taker))


@entry(STATE, _int, _int, _int, SCRATCH)
def refuse_one_card(states: States, i: int, phase: int, kind: int, scratch: States) -> int:
    """Why a card may not be discarded, shown, put or kept."""
    reason = refuse_phase(states[i], phase)
    return (reason if reason != Reason.NONE else refuse(states[i], scratch[0], CARD + kind)).value


@entry(STATE, _int, SCRATCH)
def fill_view(views: States, i: int, scratch: States) -> bool:
    """Turn a view into a state that fits it, drawn by the scratch's generator; False if none does."""
    return fill_in(views[i], scratch[0])


@entry(STATE, _int, _int, _int, _int, _int)
def refuse_laying_off(states: States, i: int, card: int, stands: int, seat: int, place: int) -> int:
    """Why a card may not be laid off there."""
    reason = refuse_off(states[i], card, stands)
    return (reason if reason != Reason.NONE else refuse_target(states[i], stands, seat, place)).value


@entry(STATE, _int, _int, _int)
def refuse_picking(states: States, i: int, seat: int, kind: int) -> int:
    """Why a card may not be picked."""
    return refuse_pick(states[i], seat, kind).value


@entry(STATE, _int, _int, _int, _int)
def group_takes(states: States, i: int, seat: int, place: int, face: int) -> bool:
    """Whether a group takes a card, said as `legal` says it."""
    return takes(states[i], seat, place, face)


@entry(STATE, _int, SCRATCH)
def legal_moves(states: States, i: int, scratch: States) -> int:
    """Write the legal moves into the scratch; return how many."""
    return legal(states[i], scratch[0])


@entry(STATE, _int, _bytes, SCRATCH)
def mask_moves(states: States, i: int, mask: Array, scratch: States) -> None:
    """Write 1 into mask for every legal move, 0 for the others."""
    w = scratch[0]
    number = legal(states[i], w)
    mask[:] = 0
    for at in range(number):
        mask[w.moves[at]] = 1


@entry(STATE, _int, _int, SCRATCH)
def apply_move(states: States, i: int, move: int, scratch: States) -> None:
    """Make a legal move, or one of its numbers."""
    apply(states[i], scratch[0], move)


@entry(STATE, _int)
def match_over(states: States, i: int) -> bool:
    """Whether the match is over."""
    return bool(states[i].phase == OVER)


@entry(STATE, _int, _int, STATE, _int)
def see_state(states: States, i: int, seat: int, views: States, j: int) -> None:
    """Write what a seat (or -1, a spectator) may know of a state into a view, which is blank."""
    see(states[i], seat, views[j])


@entry(STATE, _int, _int)
def copies_in_deck(states: States, i: int, kind: int) -> int:
    """How many cards of a kind the edition's deck has."""
    return copies_of(states[i], kind)


@entry(STATE, _int, _int)
def may_keep_now(states: States, i: int, seat: int) -> int:
    """How many cards a seat may keep, if the round is over."""
    return may_keep(states[i], seat)


@entry(STATE, _int, SCRATCH)
def best_laying_step(states: States, i: int, scratch: States) -> int:
    """The face that best continues the lay."""
    return best_step(states[i], scratch[0])


@entry(STATE, _int, _int, SCRATCH, apart=STUDY)
def distance_of(states: States, i: int, seat: int, scratch: States) -> int:
    """How many cards the seat's hand is away from its level, at least."""
    consider_level(states[i], scratch[0], seat)
    return distance(scratch[0])


@entry(STATE, _int, _int, SCRATCH, apart=STUDY)
def level_can_be_laid(states: States, i: int, seat: int, scratch: States) -> bool:
    """Whether the seat's hand makes its level."""
    consider_level(states[i], scratch[0], seat)
    return can_lay(scratch[0], 0)


@entry(STATE, _int, _int, SCRATCH, apart=STUDY)
def play_random(states: States, i: int, matches: int, scratch: States) -> int:
    """Deal and play this many matches at random, one after another; return the number of whole moves."""
    s, w, no_cards = states[i], scratch[0], np.empty(0, np.uint8)
    moves = 0
    for _ in range(matches):
        begin_match(s, w, DEALER_BY_LOT, no_cards)
        moves += play_out(s, w)
    return moves


class Level8Game(Game):
    """Level 8 Master."""

    name = "level8"
    seat_counts = range(2, 7)
    moves = MOVES
    state = STATE
    editions = Editions("level8", State, Path(__file__).parents[1])
    breaks = frozenset({"round-over"})
    limits = ("max_plays", "max_rounds")  # L26

    @cite
    def check_seats(self, seats: int) -> None:
        """L03: 2 to 6 players."""
        super().check_seats(seats)

    @cite
    def with_settings(self, edition: Edition, settings: Mapping[str, Any], seats: int | None = None) -> Edition:
        """L03, L23a: the level card, or each seat's; by default the edition's own for all."""
        super().with_settings(edition, {name: value for name, value in settings.items() if name != "card"})
        wanted = edition.settings.get("card") if settings.get("card") is None else settings["card"]
        return replace(edition, settings={"card": card_setting(find_cards(wanted, seats))})

    def states(self, number: int, edition: Edition, seats: int) -> States:
        """Records with the edition's parameters and the level cards written in."""
        cards = find_cards(edition.settings["card"], seats)
        states = super().states(number, edition, seats)
        write_cards(states, cards, seats)
        return states

    def deal(self, states: States, i: int, dealer: int | None = None, cards: Array | None = None) -> None:
        """Deal the match's first round."""
        who = DEALER_BY_LOT if dealer is None else dealer
        for kind, number in Counter([] if cards is None else cards.tolist()).items():
            there = int(copies_in_deck(states, i, kind))
            if number > there:
                raise HalfpastError(f"This deck has {number} cards {TEXTS[kind]}, where the deck has {there}.")
        deal_match(states, i, who, NO_CARDS if cards is None else cards, HERE.scratch)

    def deal_next(self, states: States, i: int) -> None:
        """Rounds are dealt by the moves that end them."""
        raise AssertionError("a match of level8 is one game")

    def refuse(self, states: States, i: int, move: Move) -> Refusal | None:
        """Why a move is refused, with the arguments of the sentence."""
        found = self._reason(states, i, move)
        return refusal(states[i], move, Reason(found % REASONS), found // REASONS - 1) if found else None

    def _reason(self, states: States, i: int, move: Move) -> int:
        """The number of the Reason; for a lay, together with the card to blame, as `refuse_lay` has it."""
        if isinstance(move, Lay):
            reason = refuse_whole_lay(states[i : i + 1].copy(), 0, said_lay(states[i], move))
        elif isinstance(move, Off):
            reason = refuse_laying_off(states, i, move.card, move.stands, move.seat, move.place)
        elif isinstance(move, Pick):
            reason = refuse_picking(states, i, move.seat, move.kind)
        elif isinstance(move, Card):
            reason = refuse_one_card(states, i, PHASE_OF[move.word], move.kind, HERE.scratch)
        else:
            reason = refuse_move(states, i, move, HERE.scratch)
        return int(reason)

    def legal(self, states: States, i: int) -> list[Move]:
        """The legal moves; of all the ways to lay a level, one good one."""
        dense = HERE.scratch["moves"][0][: legal_moves(states, i, HERE.scratch)].tolist()
        found: list[Move] = []
        for number in dense:
            if OFF <= number < ONTO:
                found += self._offs(states, i, number - OFF)
            elif not LAY <= number < OFF:
                found.append(one_number(states, i, number))
        if any(LAY <= number < OFF for number in dense):
            found.append(self.good_lay(states, i))
        return found

    def _offs(self, states: States, i: int, face: int) -> list[Move]:
        """The groups that take a card."""
        s = states[i]
        places = [(seat, place) for seat in range(int(s["seats"])) for place in range(int(s["laid"][seat]))]
        return [Off(*PAIRS[face], *where) for where in places if group_takes(states, i, *where, face)]

    def good_lay(self, states: States, i: int) -> Lay:
        """A way to lay the level that spares jokers, and cards that could be laid off elsewhere."""
        trial, groups = states[i : i + 1].copy(), []
        for _, size in line_of(states[i], int(states[i]["turn"])):
            group = []
            for _ in range(size):
                face = best_laying_step(trial, 0, HERE.scratch)
                group.append(PAIRS[face])
                apply_move(trial, 0, LAY + face, HERE.scratch)
            groups.append(tuple(group))
        return Lay(tuple(groups))

    def draft(self, states: States, i: int, seat: int, groups: object) -> tuple[list[dict[str, Any]], Move | None]:
        """L07: what cards put into groups make of the seat's level so far; and the lay, once it is complete."""
        return draft(states[i], seat, read_groups(groups, groups_of(states, i, seat)))

    def legal_mask(self, states: States, i: int, mask: Array) -> None:
        """Write the mask of legal numbers."""
        mask_moves(states, i, mask, HERE.scratch)

    def apply(self, states: States, i: int, move: Move) -> None:
        """Make a legal move."""
        for step in steps(states, i, move):
            apply_move(states, i, step, HERE.scratch)

    def is_over(self, states: States, i: int) -> bool:
        """Whether the match is over."""
        return bool(match_over(states, i))

    def view(self, states: States, i: int, seat: int | None) -> States:
        """What a seat may know."""
        views = np.zeros(1, STATE)
        see_state(states, i, SPECTATOR if seat is None else seat, views, 0)
        return views

    def resample(self, views: States, i: int, seed: int) -> States:
        """A state that fits a view."""
        states, scratch = views[i : i + 1].copy(), np.zeros(1, SCRATCH)
        scratch["random"] = seed
        if not fill_view(states, 0, scratch):
            raise InvalidPosition("No cards fit this view: no match can lead to it.")
        return states

    def deal_events(self, states: States, i: int, game: int) -> list[Event]:
        """What happened when the first round was dealt."""
        return list(deal_events(states[i]))

    def move_events(self, before: States, after: States, i: int, move: Move) -> list[Event]:
        """What a move did."""
        return list(move_events(before[i], move, after[i]))

    def begin_event(self, edition: Edition, games: int) -> Event:
        """Which level card."""
        return {"card": edition.settings["card"]}

    def end_events(self, rows: list[dict[str, Any]], games: int, edition: Edition) -> list[Event]:
        """Who won."""
        return [{"type": "over", **rows[-1]}]

    def scores(self, states: States, i: int) -> list[float]:
        """1 for the winner, else half of the part of the way covered: less than a win, whatever the level."""
        s = states[i]
        levels = s["level"][: s["seats"]].tolist()
        return [1.0 if seat == s["winner"] else (level - 1) / (2 * LEVELS) for seat, level in enumerate(levels)]

    def row(self, states: States, i: int) -> dict[str, Any]:
        """How the match ended."""
        s = states[i]
        winner = int(s["winner"]) if s["winner"] >= 0 else None
        return {"winner": winner, "levels": s["level"][: s["seats"]].tolist(), "rounds": int(s["round_number"])}

    def result(self, rows: list[dict[str, Any]], edition: Edition) -> dict[str, Any]:
        """The winner."""
        return dict(rows[-1])

    def winners(self, result: Mapping[str, Any]) -> list[int]:
        """L22, L23: one, or nobody (L26)."""
        return [] if result["winner"] is None else [result["winner"]]


GAME = Level8Game()
