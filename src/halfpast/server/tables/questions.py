"""What may be asked without changing anything."""

from __future__ import annotations

from typing import Any

import halfpast
from halfpast.core.errors import IllegalMove
from halfpast.games import package
from halfpast.match import Match
from halfpast.store import Document


def preview(match: Match, move: Any) -> Document:
    """Why a move is refused, or what it would do, as far as the asker may know; it is tried on a copy."""
    foretell = package(match.game.name).preview
    try:
        does = foretell(move, match.copy().play(move)) if foretell else {}
        refusal = None if foretell else match.refusal(move)
    except IllegalMove as error:
        does, refusal = {}, error.refusal
    return {"refusal": refusal and refusal.document(), "does": does}


def winners(match: Match) -> list[int]:
    """The seats that won a finished match; none if it ended without a winner."""
    result = match.result() or {}
    seats: list[int] = result.get("winners") or ([] if result.get("winner") is None else [result["winner"]])
    return seats


def hint(match: Match, seat: int) -> Document:
    """What an experienced player would do, and the reason as a code."""
    thinking = halfpast.bot(package(match.game.name).usual_bot, seed=seat).think(match.seen(seat))
    best, *_ = thinking.ordered()
    return {"move": thinking.text(best), "why": thinking.why(best).code}


def levels(match: Match) -> object:
    """What the page draws of a game's setting: for Level 8, what each level asks for; None in a game without one."""
    settings = package(match.game.name).settings.items()
    return next((setting.shown(match.edition.settings[name]) for name, setting in settings), None)
