"""The events of a seat are enough to have its view."""

from __future__ import annotations

from .rebuilding import run
from .walk import must_be_met


def test_a_follower_of_the_events_has_every_view_of_whole_series() -> None:
    met = run(36, seed=2)
    missing = {edition_and_place for edition_and_place in must_be_met() if "H05a" not in edition_and_place} - set(met)
    assert not missing
    assert any("H05a" in name for name in met)
    assert {f"{seats} seats" for seats in range(2, 6)} <= set(met)
