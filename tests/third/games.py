"""Games of High Card for the tests beside this file."""

from __future__ import annotations

import random
from collections.abc import Iterator

import halfpast

EVERY = [(edition, seats) for edition in ("plain", "strict") for seats in (2, 3, 4)]


def positions(edition: str, seats: int, seed: int) -> Iterator[halfpast.Match]:
    """A match before every move of a random game, and at its end."""
    chooser = random.Random(seed)
    match = halfpast.new("high", edition=edition, seats=seats, seed=seed)
    while match.seat is not None:
        yield match
        match.play(chooser.choice(match.legal()))
    yield match


def played(edition: str = "plain", seats: int = 3, seed: int = 1) -> halfpast.Match:
    """A match that is over."""
    *_, match = positions(edition, seats, seed)
    return match
