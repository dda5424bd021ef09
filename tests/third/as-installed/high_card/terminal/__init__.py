"""High Card in a terminal: the table as lines, and moves as people type them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from halfpast.core.events import Event
from halfpast.core.playing import Playing
from halfpast.core.typed import Vocabulary, plain
from high_card.words import Words

VOCABULARY = Vocabulary("high", ("draw", "pass"), {})
COMMANDS: dict[str, Callable[[Playing, Words], list[str]]] = {}  # none of its own
QUIET = ("turn",)  # the table itself shows these


def welcome_lines(match: Playing, names: str, words: Words) -> list[str]:
    """What is played, and by whom."""
    return [words.text("terminal-high-welcome", edition=words.edition(match.edition.name), names=names)]


def table_lines(shown: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> list[str]:
    """The table, a line a seat."""
    lines = []
    for number, seat in enumerate(shown["seats"]):
        mark = "→" if number == shown["turn"] else " "
        lines.append(words.text("terminal-high-seat", mark=mark, name=words.name(number), cards=faces(seat["hand"])))
    return [*lines, words.text("terminal-high-table", stock=faces(view["stock"]), pile=faces(view["pile"]) or "–")]


def faces(cards: str | int) -> str:
    """Cards one after another, or only their number."""
    return " ".join(cards) if isinstance(cards, str) else str(cards)


def own_lines(view: Mapping[str, Any], words: Words) -> list[str]:
    """The player's hand, each card that goes now in brackets."""
    cards = [f"[{card}]" if card in view["legal"] else card for card in view["seats"][view["you"]]["hand"]]
    lines = [words.text("terminal-high-your-hand", cards=" ".join(cards))]
    must = next((move for move in view["legal"] if move in VOCABULARY.moves), None)
    return [*lines, words.text("terminal-high-must", move=move_words(must, words))] if must else lines


def event_lines(events: list[Event], words: Words) -> list[str]:
    """What happened, without what the table shows anyhow."""
    return words.tell([event for event in events if event["type"] not in QUIET])


def score_lines(match: Playing, words: Words) -> list[str]:
    """There is no score: how many cards everybody has."""
    return table_lines(match.view(None), match.view(None), words)


def move_words(move: str, words: Words) -> str:
    """A move as one would type it."""
    return words.text(f"terminal-high-word-{move}").split(",")[0] if move in VOCABULARY.moves else move


def openly(move: str) -> str:
    """Of another seat's move what the player may know: all of it."""
    return move


def painted(line: str) -> str:
    """A line as a terminal with colours shows it."""
    return line


def as_moves(line: str, words: Words, match: Playing) -> list[str]:
    """A typed line as moves: always one."""
    typed = plain(line)
    return [VOCABULARY.meanings(words.language).get(typed, typed)]
