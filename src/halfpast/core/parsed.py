"""What is read from a position and from a view, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass

from halfpast.core.documents import Json
from halfpast.core.parameters import Edition
from halfpast.core.record import States


@dataclass
class Loaded:
    """What a position says."""

    states: States
    edition: Edition
    games: int
    rows: list[Json]
    has_rng: bool


@dataclass
class Seen:
    """What a view says, as the record that kernels read; `Match.seen` makes it without JSON in between."""

    game: str
    views: States
    you: int | None
    edition: Edition
    games: int
    rows: list[Json]
