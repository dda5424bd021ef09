"""Moves as text: `draw 2`, `lay r3 b3 / g6 p6`, `off j6=r8 2.1`, `discard r7`, `play skip 2`, `pick 2 r1`."""

from __future__ import annotations

import re

from halfpast.core.errors import InvalidMove
from halfpast.games.level8.rules.cards import J1, JOKER, KIND_OF, KINDS, NUMBER_CARDS, PAIRS, TAKE, TEXTS
from halfpast.games.level8.rules.composed_moves import PHASE_OF, Card, Lay, Move, Off, Pick
from halfpast.games.level8.rules.moves import (
    CARD,
    DONE,
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
from halfpast.games.level8.rules.state import GROUPS, SEATS, SHOWN
from halfpast.games.level8.rules.texts import face_texts

SEAT = re.compile(rf"[0-{SEATS - 1}]")
TARGET = re.compile(rf"([0-{SEATS - 1}])\.([1-9])")
FORMS = (
    "draw, draw 2, lay r3 b3 / g6 p6, off r7 2.1, discard r7, play take, play swap, play keep, play skip 2, show r1, "
    "pick 2 r1, pick none, put r1, keep r1, done"
)


def move_text(move: Move) -> str:
    """The text of a move.

    >>> move_text(0), move_text(Card("show", 0)), move_text(Off(91, 7, 2, 0))
    ('draw', 'show r1', 'off j6=r8 2.1')
    """
    if isinstance(move, Card):
        return f"{move.word} {TEXTS[move.kind]}"
    if isinstance(move, Lay):
        return "lay " + " / ".join(" ".join(face_texts(group)) for group in move.groups)
    if isinstance(move, Off):
        return f"off {face_texts([(move.card, move.stands)])[0]} {move.seat}.{move.place + 1}"
    if isinstance(move, Pick):
        return f"pick {move.seat} {TEXTS[move.kind]}"
    if move == DRAW_STOCK:
        return "draw"
    if move < CARD:
        return f"draw {move - DRAW_PILE}"
    if move < SKIP_SEAT:
        return f"play {TEXTS[TAKE + move - PLAY]}"
    if move < LAY:
        return f"play skip {move - SKIP_SEAT}"
    return "pick none" if move == PICK_NONE else "done"


def number_text(number: int) -> str:
    """The text of a dense number, which may be only part of a move.

    >>> number_text(0), number_text(LAY + 90), number_text(OFF), number_text(ONTO + 5)
    ('draw', 'lay j1=r1', 'off r1', 'onto 1.1')
    """
    if CARD <= number < PLAY:
        return TEXTS[number - CARD]
    if LAY <= number < OFF:
        return f"lay {face_texts([PAIRS[number - LAY]])[0]}"
    if OFF <= number < ONTO:
        return f"off {face_texts([PAIRS[number - OFF]])[0]}"
    if ONTO <= number < PICK_CARD:
        seat, place = divmod(number - ONTO, GROUPS)
        return f"onto {seat}.{place + 1}"
    if PICK_CARD <= number < PICK_NONE:
        seat, place = divmod(number - PICK_CARD, SHOWN)
        return f"pick {seat}.{place + 1}"
    return move_text(number)


def parse_move(text: object) -> Move:
    """The move that a text stands for; InvalidMove says what would be a move.

    >>> parse_move("draw 2"), parse_move("keep j")
    (3, Card(word='keep', kind=93))
    """
    if not isinstance(text, str):
        raise InvalidMove(f"A move is a text like 'draw', 'discard r7' or 'lay r3 b3', not {type(text).__name__}.")
    word, _, rest = text.partition(" ")
    move = _parse(word, rest, text)
    if move is None:
        raise InvalidMove(f"{text[:40]!r} is no move. Moves are: {FORMS}.")
    return move


def _parse(word: str, rest: str, text: str) -> Move | None:
    if text == "draw":
        return DRAW_STOCK
    if text == "done":
        return DONE
    if text == "pick none":
        return PICK_NONE
    if word == "draw" and SEAT.fullmatch(rest):
        return DRAW_PILE + int(rest)
    if word in PHASE_OF and rest in KIND_OF:
        return Card(word, KIND_OF[rest])
    if word == "play":
        return _parse_play(rest)
    if word == "pick":
        seat, _, card = rest.partition(" ")
        return Pick(int(seat), KIND_OF[card]) if SEAT.fullmatch(seat) and card in KIND_OF else None
    if word == "off":
        card, _, target = rest.partition(" ")
        match = TARGET.fullmatch(target)
        return Off(*parse_card(card), int(match[1]), int(match[2]) - 1) if match else None
    if word == "lay" and rest:
        return Lay(tuple(tuple(parse_card(card) for card in group.split(" ")) for group in rest.split(" / ")))
    return None


def _parse_play(rest: str) -> Move | None:
    if rest in ("take", "swap", "keep"):
        return PLAY + KIND_OF[rest] - TAKE
    name, _, seat = rest.partition(" ")
    return SKIP_SEAT + int(seat) if name == "skip" and SEAT.fullmatch(seat) else None


def parse_card(text: str) -> tuple[int, int]:
    """A card in a group, and what it stands for.

    >>> parse_card("j6=b9")
    (91, 68)
    """
    name, is_said, stands = text.partition("=")
    card = KIND_OF.get(name)
    if card is None:
        raise InvalidMove(
            f"{text[:40]!r} is no card; cards are r7 (colours r o y g b p, 1 to 15), j1 j6 j11 j, specials."
        )
    if J1 <= card <= JOKER:
        kind = KIND_OF.get(stands, KINDS)
        if kind >= NUMBER_CARDS:
            raise InvalidMove(f"Say what the joker stands for: {name}=b{1 if card == JOKER else name[1:]}.")
        return card, kind
    if is_said:
        raise InvalidMove(f"{name} is no joker: it stands for itself.")
    return card, card
