"""What may be asked without changing anything."""

from __future__ import annotations

from typing import Any

import halfpast
from halfpast.bots import USUAL_BOT
from halfpast.match import Match
from halfpast.server.errors import refusal_document


def preview(match: Match, move: object) -> dict[str, Any]:
    """Why a move is refused, or what a lay would do: the bid it makes, whom it catches, whether it is the last."""
    refusal = match.refusal(move)  # type: ignore[arg-type]  # says so itself, if it is no text
    if refusal:
        return {"refusal": refusal_document(refusal), "does": {}}
    does: dict[str, Any] = {}
    if not str(move).startswith("blind"):  # nobody may know what a blind card does
        for event in match.copy().play(str(move)):
            if event["type"] in ("bid", "caught"):
                does[event["type"]] = event[event["type"]]
            if event["type"] in ("finished", "last-chance"):
                does["finishes"] = True
    return {"refusal": None, "does": does}


def hint(match: Match, seat: int) -> dict[str, Any]:
    """What an experienced player would do, and the reason as a code."""
    advice = halfpast.bot(USUAL_BOT, seed=seat).advise(match.view(seat))[0]
    return {"move": advice.move, "why": advice.reason}
