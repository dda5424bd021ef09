"""The events of a seat are enough to have its view."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.views.walk import HALF
from tests.games.level8.naive.referee import in_order
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.rebuilding import run
from tests.games.views.walk import Walk


@pytest.mark.parametrize(("walk", "series"), [(HALF, 16), (LEVEL8, 14)], ids=["half", "level8"])
def test_a_follower_of_the_events_has_every_view_of_whole_series(walk: Walk, series: int) -> None:
    met = run(walk, series, seed=12)
    assert all(met[f"{edition} {walk.plain[-1]}"] for edition in walk.editions)
    assert sum(met[f"{edition} over"] > 0 for edition in walk.editions) > 2  # of every edition: `make soak`
    assert all(any(name.endswith(place) for name in met) for place in walk.places)
    assert all(met[f"{seats} seats"] for seats in walk.seats)
    assert met["views after a load"] > 100


def test_L24_a_skip_that_brings_the_turn_back_is_told() -> None:
    match = halfpast.new("level8", edition="master+skips", seats=2, seed=7, dealer=1)
    position = match.position()
    one = position["seats"][0]
    at = position["stock"].index("skip")
    position["stock"][at], one["hand"] = one["hand"][0], in_order([*one["hand"][1:], "skip"])
    match = halfpast.load(position)
    match.play("draw")
    events = match.play("play skip 1")
    assert [event["type"] for event in events] == ["played", "skipped", "turn"]
    assert [event["seat"] for event in events] == [0, 1, 0]


def test_L10_L17_a_new_stock_that_a_swap_draws_out_at_once_is_told_whole() -> None:
    """One card in the stock, three put: two of them are the new stock, and come back."""
    house = {"base": "master", "shuffle_specials": False}  # else the Swap itself is in the new stock
    position = halfpast.new("level8", edition=house, seats=2, seed=7, dealer=1).position()
    mine, theirs = position["seats"]
    cards = [*mine["hand"], *theirs["hand"], *position["stock"]]
    cards.remove("swap")
    mine["hand"] = in_order([*cards[:4], "swap"])
    position["stock"], theirs["hand"] = cards[4:5], in_order(cards[5:])
    position["phase"] = "act"
    match = halfpast.load(position)
    match.play("play swap")
    first, second, third, stays = (move.split(" ")[1] for move in match.legal() if move != "done")
    for card in (first, second):
        match.play(f"put {card}")
    events = match.play(f"put {third}")
    assert [event["type"] for event in events][:4] == ["put", "drew", "reshuffled", "drew"]
    _, one, new, two = events[:4]
    assert one["cards"][0]["cards"] == cards[4:5]
    assert new["count"] == 2
    assert sorted(two["cards"][0]["cards"]) == sorted([first, second])
    assert sorted(match.view(0)["seats"][0]["hand"]) == sorted([stays, cards[4], first, second])
