"""Whole moves, as people make them: several dense numbers inside, or called by another word in each phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count, islice

import numpy as np

from halfpast.core.record import States
from halfpast.games.level8.rules.cards import FACE_OF, NOTHING, NUMBERS, PAIRS
from halfpast.games.level8.rules.levels import line_of
from halfpast.games.level8.rules.moves import CARD, LAY, OFF, ONTO, PICK_CARD, PICK_NONE, PLAY
from halfpast.games.level8.rules.said import SAID_LAY
from halfpast.games.level8.rules.state import ACT, COLOUR_RUN, GROUPS, HAND, KEEPING, PUT, RUN, SET, SHOW, SHOWN

# What is done with a card by itself, and when.
DISCARD, SHOW_CARD, PUT_CARD, KEEP_CARD = "discard", "show", "put", "keep"
PHASE_OF = {DISCARD: ACT, SHOW_CARD: SHOW, PUT_CARD: PUT, KEEP_CARD: KEEPING}
WORD_OF = {phase: word for word, phase in PHASE_OF.items()}


@dataclass(frozen=True)
class Card:
    """A card by itself: discarded, shown, put or kept."""

    word: str
    kind: int


@dataclass(frozen=True)
class Lay:
    """A level laid out: groups of cards, each with what it stands for."""

    groups: tuple[tuple[tuple[int, int], ...], ...]


@dataclass(frozen=True)
class Off:
    """A card laid off, for what it stands for, on a group."""

    card: int
    stands: int
    seat: int
    place: int


@dataclass(frozen=True)
class Pick:
    """A card that somebody shows, taken."""

    seat: int
    kind: int


Move = int | Card | Lay | Off | Pick


def one_number(states: States, i: int, number: int) -> Move:
    """The move that is one dense number; in the words of the phase, where it is a card."""
    s = states[i]
    if CARD <= number < PLAY:
        return Card(WORD_OF.get(int(s["phase"]), DISCARD), number - CARD)
    if PICK_CARD <= number < PICK_NONE:
        seat, place = divmod(number - PICK_CARD, SHOWN)
        return Pick(seat, int(s["shown"][seat, place]))
    return number


def whole_of(states: States, i: int, numbers: Sequence[int]) -> Move:
    """The move that these dense numbers make: what `steps` says, the other way round."""
    first, *rest = numbers
    if LAY <= first < OFF:
        line = line_of(states[i], int(states[i]["turn"]))
        cards = iter([PAIRS[number - LAY] for number in numbers])
        return Lay(tuple(tuple(islice(cards, size)) for _, size in line))
    if OFF <= first < ONTO:
        return Off(*PAIRS[first - OFF], *divmod(rest[0] - ONTO, GROUPS))
    return one_number(states, i, first)


def in_order(s: np.void, lay: Lay) -> list[list[tuple[int, int]]]:
    """The groups of a lay, runs rising."""
    kinds = [kind for kind, _ in line_of(s, int(s["turn"]))]
    return [in_line(kinds[place] if place < len(kinds) else SET, group) for place, group in enumerate(lay.groups)]


def laid_order(s: np.void, lay: Lay) -> list[int]:
    """The places of a lay's cards, as typed, in the order in which they are laid."""
    places = count()
    numbered = Lay(tuple(tuple((next(places), stands) for _, stands in group) for group in lay.groups))
    return [place for group in in_order(s, numbered) for place, _ in group]


def said_lay(s: np.void, lay: Lay) -> States:
    """The record of a lay in the state `s`."""
    said = np.zeros(1, SAID_LAY)
    one, sizes = said[0], [min(len(group), NOTHING) for group in lay.groups]
    one["groups"], one["group_size"][: len(sizes)] = min(len(sizes), NOTHING), sizes[:GROUPS]
    cards = [card for group in lay.groups for card in group]
    if len(cards) <= HAND:
        one["cards"] = len(cards)
        one["card"][: len(cards)], one["stands"][: len(cards)] = np.array(cards, np.uint8).T
        one["order"][: len(cards)] = laid_order(s, lay)
    return said


def in_line(kind: int, group: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The cards of a group in the order in which they are laid: runs rising, others as they are said."""
    return sorted(group, key=lambda card: card[1] % NUMBERS) if kind in (RUN, COLOUR_RUN) else list(group)


def steps(states: States, i: int, move: Move) -> list[int]:
    """The dense numbers of a legal move."""
    if isinstance(move, Card):
        return [CARD + move.kind]
    if isinstance(move, Lay):
        return [LAY + FACE_OF[card] for group in in_order(states[i], move) for card in group]
    if isinstance(move, Off):
        return [OFF + FACE_OF[move.card, move.stands], ONTO + move.seat * GROUPS + move.place]
    if isinstance(move, Pick):
        shown = states[i]["shown"][move.seat].tolist()[: int(states[i]["shown_size"][move.seat])]
        return [PICK_CARD + move.seat * SHOWN + shown.index(move.kind)]
    return [move]
