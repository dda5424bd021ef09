"""A view, made a match again, is the same view."""

from __future__ import annotations

import halfpast

from .resampling import run, verdict


def test_a_resampled_match_has_the_same_view_in_every_phase_of_every_edition() -> None:
    verdict(run(4_000, seed=2))


def test_a_seed_draws_the_same_and_another_seed_or_none_draws_another() -> None:
    view = halfpast.new("half", seats=4, seed=7).view(2)
    drawn = [halfpast.resample(view, seed=seed).position() for seed in (1, 1, 2, None, None)]
    assert drawn[0] == drawn[1]
    assert all(one != other for at, one in enumerate(drawn[1:], 1) for other in drawn[1:at])


def test_resample_leaves_the_view_alone() -> None:
    match = halfpast.new("half", seats=4, seed=7)
    view = match.view(2)
    halfpast.resample(view, seed=1).play(match.legal()[0] if match.seat == 2 else halfpast.resample(view, 1).legal()[0])
    assert view == match.view(2)


def test_a_resampled_match_can_be_played_to_its_end_and_replayed() -> None:
    for seed in range(10):
        match = halfpast.resample(
            halfpast.new("half", seats=3, games=2, edition="fundex", seed=seed).view(1), seed=seed
        )
        while match.seat is not None:
            match.play(match.legal()[-1])
        assert halfpast.replay(match.log()).position() == match.position()
