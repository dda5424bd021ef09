"""From a reason to a refusal: the arguments that its sentence needs, JSON-ready."""

from __future__ import annotations

from typing import Any

import numpy as np

from halfpast.core.errors import Refusal
from halfpast.games.level8.rules.cards import COLOUR_LETTERS, TAKE, TEXTS
from halfpast.games.level8.rules.composed_moves import (
    DISCARD,
    KEEP_CARD,
    PUT_CARD,
    SHOW_CARD,
    Card,
    Lay,
    Move,
    Off,
    Pick,
)
from halfpast.games.level8.rules.law.reasons import Reason
from halfpast.games.level8.rules.levels import line_of
from halfpast.games.level8.rules.moves import CARD, DRAW_PILE, LAY, PICK_NONE, PLAY, SKIP_SEAT
from halfpast.games.level8.rules.state import GROUP_NAMES, GROUPS
from halfpast.games.level8.rules.texts import face_texts

ABOUT_THE_LEVEL = {Reason.NUMBER_OF_GROUPS, Reason.GROUP_SIZE, Reason.KEEP_ONE, Reason.ALREADY_OUT, Reason.NOT_OUT}
ASKED_BY = {DISCARD: "L09", SHOW_CARD: "L16", PUT_CARD: "L17", KEEP_CARD: "L20"}
WRONG_IN_GROUP = {Reason.NOT_RUN, Reason.NOT_SET, Reason.NOT_COLOUR, Reason.NOT_COLOUR_RUN}
ABOUT_A_GROUP = {Reason.OFF_RUN, Reason.OFF_SET, Reason.OFF_COLOUR, Reason.OFF_COLOUR_RUN}


def refusal(s: np.void, move: Move, reason: Reason, to_blame: int = -1) -> Refusal:
    """The refusal of a move in the state `s`; for a lay, because of this one of its cards."""
    args: dict[str, Any] = {}
    place, card = -1, None
    if isinstance(move, Lay) and to_blame >= 0:
        place, card = [(place, card) for place, group in enumerate(move.groups) for card in group][to_blame]
    if isinstance(move, Off):
        card = (move.card, move.stands)
        args |= {"seat": move.seat, "place": move.place + 1}
    elif isinstance(move, Card):
        args["card"] = TEXTS[move.kind]
    elif isinstance(move, Pick):
        args |= {"seat": move.seat, "card": TEXTS[move.kind]}
    elif isinstance(move, int):
        args |= _of_number(move)
    if card is not None:
        args["card"] = face_texts([card])[0]
        args["joker"], args["stands"] = TEXTS[card[0]], TEXTS[card[1]]
    if reason in WRONG_IN_GROUP:
        args["place"] = place + 1
    if reason in ABOUT_THE_LEVEL or isinstance(move, Lay):
        level = int(s["level"][s["turn"]])
        args["level"] = level
        args["groups"] = [[GROUP_NAMES[kind], size] for kind, size in line_of(s, int(s["turn"]))]
    if isinstance(move, Off) and reason in ABOUT_A_GROUP and move.place < GROUPS:
        args["group"] = group_document(s, move.seat, move.place)
    return Refusal(reason.code, rule_of(move, reason), args)


def rule_of(move: Move, reason: Reason) -> str:
    """The rule that refuses; for a card not held, or a move not asked for, the rule about such moves.

    >>> rule_of(Card(DISCARD, 0), Reason.NOT_HELD), rule_of(Card(SHOW_CARD, 0), Reason.NOT_HELD)
    ('L09', 'L16')
    """
    if reason not in (Reason.NOT_HELD, Reason.NOT_ASKED):
        return reason.rule
    if isinstance(move, Card):
        return ASKED_BY[move.word]
    if isinstance(move, Off):
        return "L08"
    if isinstance(move, Pick) or move == PICK_NONE:
        return "L16"
    return "L15" if isinstance(move, int) and PLAY <= move < LAY else reason.rule


def _of_number(move: int) -> dict[str, Any]:
    """What a dense number means."""
    if DRAW_PILE <= move < CARD:
        return {"seat": move - DRAW_PILE}
    if PLAY <= move < SKIP_SEAT:
        return {"card": TEXTS[TAKE + move - PLAY]}
    return {"card": "skip", "seat": move - SKIP_SEAT} if SKIP_SEAT <= move < LAY else {}


def group_document(s: np.void, seat: int, place: int) -> dict[str, Any]:
    """What a group on the table is: its kind, its ends or number, its colour."""
    return {
        "group": GROUP_NAMES[s["group_type"][seat, place]],
        "low": int(s["group_low"][seat, place]) + 1,
        "high": int(s["group_high"][seat, place]) + 1,
        "colour": COLOUR_LETTERS[s["group_colour"][seat, place]],
    }
