"""Who may know what in the third game."""

from __future__ import annotations

from collections import Counter

import pytest

import halfpast
from halfpast.games import package

from .games import EVERY, positions


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_another_state_that_fits_a_view_has_the_same_view(edition: str, seats: int) -> None:
    for number, match in enumerate(positions(edition, seats, 5)):
        for seat in (*range(seats), None):
            view = match.view(seat)
            other = halfpast.resample(view, seed=number)
            assert other.view(seat) == view


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_what_is_hidden_changes_no_view(edition: str, seats: int) -> None:
    """The other hands, the stock and the deals to come are others: the view is the same to the last byte."""
    its, differ = package("high"), 0
    for number, match in enumerate(positions(edition, seats, 6)):
        for seat in range(seats):
            one = its.notation.read_position(match.position()).states
            other = its.rules.resample(its.rules.view(one, 0, seat), 0, number)
            differ += one.tobytes() != other.tobytes()
            assert its.rules.view(one, 0, seat).tobytes() == its.rules.view(other, 0, seat).tobytes()
    assert differ > 5


def test_every_way_the_cards_can_lie_is_as_likely() -> None:
    position = halfpast.new("high", {"base": "plain", "each": 2, "name": "two"}, seats=2, seed=1).position()
    position |= {"pile": "", "out": "1112223334444555566", "stock": "66", "seats": [{"hand": "13"}, {"hand": "2"}]}
    view = halfpast.load(position).view(0)
    found = Counter(halfpast.resample(view, seed=seed).position()["stock"] for seed in range(600))
    assert set(found) == {"66", "62", "26"}
    assert max(found.values()) - min(found.values()) < 100  # 200 each, give or take 12


def test_a_view_that_no_game_has() -> None:
    view = halfpast.new("high", seed=1).view(0)
    for change in ({"stock": 3}, {"out": "11111"}, {"legal": ["1"]}, {"phase": "over"}, {"you": 7}):
        with pytest.raises(halfpast.InvalidPosition):
            halfpast.resample({**view, **change})


def test_events_hide_what_a_seat_may_not_know() -> None:
    *_, match = positions("strict", 3, 3)
    (dealt,) = [event for event in match.events(1) if event["type"] == "dealt"]
    first, own, third, stock = [carry["cards"] for carry in dealt["cards"]]
    assert (first, third, stock, len(own)) == (5, 5, 9, 5)
    drew = [event for event in match.events(1) if event["type"] == "drew"]
    assert {event["seat"] for event in drew} >= {0, 1}
    assert all((event["cards"][0]["cards"] == 1) == (event["seat"] != 1) for event in drew)
    assert all(event["cards"][0]["cards"] == 1 for event in match.events(None) if event["type"] == "drew")
    assert "legal" not in match.view(None)


def test_cards_that_went_somewhere_are_all_there() -> None:
    """The carries alone lead from the deal to where every card lies at the end."""
    *_, match = positions("plain", 4, 9)
    zones: Counter[tuple[str, int | None]] = Counter()
    for event in match.events(None):
        for carry in event.get("cards", ()):
            number = carry["cards"] if isinstance(carry["cards"], int) else len(carry["cards"])
            for zone, sign in (("from", -1), ("to", 1)):
                owner = carry["seat"] if carry[zone] == "hand" else None
                zones[carry[zone], owner] += sign * number
    position = match.position()
    assert zones["stock", None] == len(position["stock"])
    assert (zones["pile", None], zones["out", None]) == (len(position["pile"]), len(position["out"]))
    assert [zones["hand", seat] for seat in range(4)] == [len(seat["hand"]) for seat in position["seats"]]
