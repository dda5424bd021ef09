"""What may be asked without changing anything."""

from __future__ import annotations

from typing import Any

import halfpast
from halfpast.games import package
from halfpast.match import Match
from halfpast.store import Document


def preview(match: Match, move: object) -> Document:
    """Why a move is refused, or what it would do, as far as the one who asks may know."""
    refusal = match.refusal(move)  # type: ignore[arg-type]  # says so itself, if it is no text
    if refusal:
        return {"refusal": refusal.document(), "does": {}}
    foretell = package(match.game.name).preview
    return {"refusal": None, "does": foretell(str(move), lambda: match.copy().play(str(move)))}


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
    advice = halfpast.bot(package(match.game.name).usual_bot, seed=seat).advise(match.view(seat))[0]
    return {"move": advice.move, "why": advice.reason}


def levels(match: Match) -> Any:
    """What the page draws of a game's setting: of Level 8 what each level asks for; None in a game without one."""
    settings = package(match.game.name).settings.items()
    return next((setting.shown(match.edition.settings[name]) for name, setting in settings), None)
