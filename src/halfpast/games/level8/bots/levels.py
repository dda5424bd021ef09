"""How hard the levels of a card are: the turns that a good collector alone needs, from ten dealt cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from halfpast.core.documents import ReadJson
from halfpast.core.errors import check_whole
from halfpast.core.estimate import Estimate, estimate
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.core.scratch import HERE
from halfpast.games.level8.bots import ready_to_study
from halfpast.games.level8.bots.alone import turns_alone
from halfpast.games.level8.rules.game import GAME, NO_CARDS
from halfpast.games.level8.rules.levels import LevelCard, Line, find_card
from halfpast.games.level8.rules.state import LEVELS, STATE

MOST_TURNS = 300  # some hands never get there: the set of six may be in the other hand


@dataclass(frozen=True)
class Level:
    """A line of a level card, with the turns it takes."""

    number: int
    line: Line
    turns: Estimate


def edition_of(card: LevelCard) -> str:
    """The edition that a card is printed for; for a card of one's own, the first edition.

    >>> edition_of(find_card("level8-1")), edition_of(find_card("master-2"))
    ('level8', 'master')
    """
    editions = GAME.editions.printed
    own = (name for name, edition in editions.items() if edition.settings["card"] == card.name)
    return next(own, next(iter(editions)))


def measure(
    card: str | ReadJson | LevelCard,
    edition: str | None = None,
    deals: int = 1000,
    seed: int = 1,
    tell: Callable[[int], None] | None = None,
) -> list[Level]:
    """The mean number of turns for each level of a card, over this many deals; by default with the card's own deck.

    >>> easy, *_, hard = measure("master-1", deals=20)
    >>> easy.turns.mean < hard.turns.mean
    True
    """
    check_whole(deals, "deals", 2, 10**9)
    ready_to_study()
    level_card = find_card(card)
    chosen = GAME.with_settings(GAME.editions.get(edition or edition_of(level_card)), {"card": card})
    states, views = GAME.states(1, chosen, 2), np.zeros(1, STATE)
    measured = []
    for level in range(1, LEVELS + 1):
        turns = []
        for deal in range(deals):
            states["key"][0] = derive_key(seed_bytes(seed), [deal.to_bytes(8, "little")])
            turns.append(float(turns_alone(states, 0, level, MOST_TURNS, NO_CARDS, views, HERE.scratch)))
        measured.append(Level(level, level_card.levels[level - 1], estimate(turns)))
        if tell:
            tell(level)
    return measured
