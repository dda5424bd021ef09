"""The events of a seat are enough to have its view."""

from __future__ import annotations

from .rebuilding import run, verdict


def test_a_follower_of_the_events_has_every_view_of_whole_series() -> None:
    verdict(run(36, seed=3))
