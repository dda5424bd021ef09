"""What resample draws is as far from the truth as chance is."""

from __future__ import annotations

import random

from .chance import resample_position, run, verdict
from .stats import FLOOR, worst
from .walk import Json


def test_resampled_cards_fit_the_truth_as_often_as_chance() -> None:
    figures = run(1_200, seed=1)
    verdict(figures)
    assert figures["views with nothing announced"] > 200
    assert figures["cards in hands"] > 1_000


def test_a_leak_in_one_of_ten_draws_would_be_seen() -> None:
    chance = random.Random(1)

    def leaking(view: Json, seed: int, truth: Json) -> Json:
        return truth if chance.random() < 0.1 else resample_position(view, seed, truth)

    assert worst(run(600, seed=1, resample=leaking), "truth") < FLOOR
