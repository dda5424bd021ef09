"""A view, made a match again, is the same view."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.views.walk import HALF
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.resampling import run, verdict

GAMES = ("half", "level8")


def test_a_resampled_match_has_the_same_view_in_every_phase_of_every_edition() -> None:
    verdict(HALF, run(HALF, 1_500, seed=17))


def test_a_resampled_match_of_level8_has_the_same_view_in_every_phase() -> None:
    met = run(LEVEL8, 1_600, seed=1)  # every phase of every edition: `make soak ARGS=views8`
    assert all(any(name.endswith(place) for name in met) for place in LEVEL8.places)
    assert all(met[f"{edition} draw"] for edition in LEVEL8.editions)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_draws_the_same_and_another_seed_or_none_draws_another(game: str) -> None:
    view = halfpast.new(game, seats=4, seed=7).view(2)
    drawn = [halfpast.resample(view, seed=seed).position() for seed in (1, 1, 2, None, None)]
    assert drawn[0] == drawn[1]
    assert all(one != other for at, one in enumerate(drawn[1:], 1) for other in drawn[1:at])


@pytest.mark.parametrize("game", GAMES)
def test_resample_leaves_the_view_alone(game: str) -> None:
    match = halfpast.new(game, seats=4, seed=7)
    view = match.view(2)
    halfpast.resample(view, seed=1).play(match.legal()[0] if match.seat == 2 else halfpast.resample(view, 1).legal()[0])
    assert view == match.view(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_match_can_be_played_on_and_replayed(game: str) -> None:
    for seed in range(10):
        match = halfpast.resample(halfpast.new(game, seats=3, seed=seed).view(1), seed=seed)
        for _ in range(500):
            if match.seat is not None:
                match.play(match.legal()[-1])
        assert halfpast.replay(match.log()).position() == match.position()
