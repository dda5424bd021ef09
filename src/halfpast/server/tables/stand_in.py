"""Replays and lessons are shown at the very same table as a game: this is the table that stands in for a real one."""

from __future__ import annotations

from halfpast.match import Match
from halfpast.server.tables.terms import USUAL
from halfpast.store import Document


def stand_in(match: Match, edition: object, games: int | None, places: list[Document]) -> Document:
    """A table as the page knows one, without a clock or a host."""
    terms = {"game": match.game.name, "edition": edition, "seats": match.seats, "games": games, **USUAL}
    state = "over" if match.seat is None else "playing"
    return {"id": "", "terms": terms, "state": state, "host": None, "seats": places, "clock": None, "next": None}


def place_of(name: str = "", bot: str | None = None) -> Document:
    """A seat there: a person's, or a bot's."""
    return {"kind": "bot" if bot else "guest", "name": name, "bot": bot, "here": True, "covered": False}
