"""Who won a game, and who leads the series: two notions, each with one home."""

from __future__ import annotations

import random

import numpy as np
import pytest

from halfpast.core.errors import Refusal
from halfpast.games import package
from halfpast.games.half.bots import study
from halfpast.games.half.rules import facts
from halfpast.games.half.rules.game import GAME
from halfpast.games.half.rules.score_sheet import Block
from halfpast.games.half.rules.scoring import series_result

EDITION = {"base": "amigo", "max_plays": 100}


@pytest.mark.parametrize("scoring", ["points", "cards"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_H24_H27_who_won_a_game_and_who_leads_the_series(scoring: str, seats: int) -> None:
    """After a finish they are the same seats. Where nobody finished nobody has won the game, and somebody leads."""
    package("half").thinking.ready()
    edition = GAME.editions.get({**EDITION, "scoring": scoring})
    chooser, shared = random.Random(seats), 0
    rows = np.zeros(300, study.ROW)
    for row in rows:
        finisher = chooser.randrange(-1, seats)
        held = [chooser.randrange(1, 4) * (seat != finisher) for seat in range(seats)]
        counted = Block(edition, seats, 1).add(None if finisher < 0 else finisher, held)
        assert not isinstance(counted, Refusal)
        row["finisher"], row["held"][:seats], row["points"][:seats] = finisher, held, counted["points"]
    for row, won in zip(rows, study.wins(rows, seats, edition), strict=True):
        points = row["points"][:seats].tolist()
        leads = series_result([{"points": points}], scoring)["winners"]
        assert GAME.winners(series_result([{"points": points}], scoring)) == leads
        assert np.flatnonzero(won).tolist() == (leads if row["finisher"] >= 0 else [])
        told = facts._winners(facts.Played(1, facts._blank(seats), row={"points": points}), scoring)
        assert told == (leads if len(leads) < seats else [])
        shared += len(leads) > 1
    assert shared
