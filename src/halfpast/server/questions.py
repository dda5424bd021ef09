"""What may be asked without changing anything."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import halfpast
from halfpast.bots import USUAL_BOT
from halfpast.games.level8.levels import find_card
from halfpast.match import Match
from halfpast.server.errors import refusal_document
from halfpast.store import Document

LAY = re.compile("[0-9hg]+")


def what_a_lay_does(match: Match, move: str) -> Document:
    """8½: the bid that a lay makes, whom it catches, whether it is the last. Of other moves nothing is told.

    It is tried on the whole truth, so only moves may be tried that bring nothing hidden to light: not a blind card.
    """
    does: Document = {}
    for event in match.copy().play(move) if LAY.fullmatch(move) else ():
        if event["type"] in ("bid", "caught"):
            does[event["type"]] = event[event["type"]]
        if event["type"] in ("finished", "last-chance"):
            does["finishes"] = True
    return does


FORETOLD: dict[str, Callable[[Match, str], Document]] = {"half": what_a_lay_does}  # by game; of others nothing is


def preview(match: Match, move: object) -> Document:
    """Why a move is refused, or what it would do, as far as the one who asks may know."""
    refusal = match.refusal(move)  # type: ignore[arg-type]  # says so itself, if it is no text
    if refusal:
        return {"refusal": refusal_document(refusal), "does": {}}
    foretell = FORETOLD.get(match.game.name)
    return {"refusal": None, "does": foretell(match, str(move)) if foretell else {}}


def totals(match: Match) -> list[int]:
    """The points so far, of each seat: none before the first game is over, or in a game without points."""
    rows = match.view(None).get("match", {}).get("results")
    found: list[int] | None = match.game.result(rows, match.edition).get("totals") if rows else None
    return found or [0] * match.seats


def winners(match: Match) -> list[int]:
    """The seats that won a match that is over; nobody, where it ended without a winner."""
    result = match.result() or {}
    found: list[int] = result.get("winners") or ([] if result.get("winner") is None else [result["winner"]])
    return found


def hint(match: Match, seat: int) -> Document:
    """What an experienced player would do, and the reason as a code."""
    advice = halfpast.bot(USUAL_BOT, seed=seat).advise(match.view(seat))[0]
    return {"move": advice.move, "why": advice.reason}


def levels(match: Match) -> list[Any] | None:
    """Level 8: what each level asks for; None in a game without levels."""
    card = match.edition.settings.get("card")
    return None if card is None else [list(map(list, line)) for line in find_card(card).levels]
