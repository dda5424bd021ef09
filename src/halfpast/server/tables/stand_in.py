"""A replay and a lesson are shown at the very same table as a game: the table that stands there, though none is."""

from __future__ import annotations

from halfpast.match import Match
from halfpast.server.tables.terms import USUAL
from halfpast.store import Document


def stand_in(match: Match, edition: object, games: int | None, places: list[Document]) -> Document:
    """The table as the page knows one, with nobody's clock and nobody's host."""
    terms = {"game": match.game.name, "edition": edition, "seats": match.seats, "games": games, **USUAL}
    state = "over" if match.seat is None else "playing"
    return {"id": "", "terms": terms, "state": state, "host": None, "seats": places, "clock": None, "next": None}


def place_of(name: str = "", bot: str | None = None) -> Document:
    """A seat there: a person's, or a bot's."""
    return {"kind": "bot" if bot else "guest", "name": name, "bot": bot, "here": True, "covered": False}
