"""The events of a seat are enough to have its view."""

from __future__ import annotations

from .rebuilding import run
from .walk import EDITIONS, PLACES


def test_a_follower_of_the_events_has_every_view_of_whole_series() -> None:
    met = run(36, seed=3)
    assert all(met[f"{edition} play"] and met[f"{edition} over"] for edition in EDITIONS)
    assert all(any(name.endswith(place) for name in met) for place in PLACES)
    assert all(met[f"{seats} seats"] for seats in range(2, 6))
    assert met["views after a load"] > 100
