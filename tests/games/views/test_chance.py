"""What resample draws is as far from the truth as chance is."""

from __future__ import annotations

import random

import pytest

from tests.games.views.chance import HALF_LAW, LEVEL8_LAW, Law, resample_position, run, verdict
from tests.games.views.stats import FLOOR, worst
from tests.games.views.walk import Json

BOTH = pytest.mark.parametrize("law", [HALF_LAW, LEVEL8_LAW], ids=["half", "level8"])


@BOTH
def test_resampled_cards_fit_the_truth_as_often_as_chance(law: Law) -> None:
    figures = run(law, 800 if law is HALF_LAW else 300, seed=3)
    verdict(law, figures)
    assert figures["views with nothing announced"] > 100
    assert figures["cards in hands"] > 1_000


@pytest.mark.parametrize(
    ("law", "views", "share"), [(HALF_LAW, 400, 0.1), (LEVEL8_LAW, 200, 0.3)], ids=["half", "level8"]
)
def test_a_leak_in_some_draws_would_be_seen(law: Law, views: int, share: float) -> None:
    chance = random.Random(1)

    def leaking(view: Json, seed: int, truth: Json) -> Json:
        return truth if chance.random() < share else resample_position(view, seed, truth)

    assert worst(run(law, views, seed=3, resample=leaking), "truth") < FLOOR
