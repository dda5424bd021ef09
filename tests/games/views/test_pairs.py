"""Matches that differ only in what a seat may not know are the same to it."""

from __future__ import annotations

import json
import random

import pytest

import halfpast
from tests.games.half.views.pairs import HALF_PAIRS, Table
from tests.games.level8.views.pairs import LEVEL8_PAIRS
from tests.games.views.pairs import Pair, Pairing, Way, make_pair, run, verdict

BOTH = pytest.mark.parametrize("pairing", [HALF_PAIRS, LEVEL8_PAIRS], ids=["half", "level8"])


@BOTH
def test_hidden_cards_change_nothing_a_seat_sees_now_or_later(pairing: Pairing) -> None:
    number, seed = (300, 2) if pairing is HALF_PAIRS else (150, 2)
    met, walk = run(pairing, number, seed=seed), pairing.walk
    verdict(pairing, met)
    assert met["owners saw other cards"] > 80  # so the comparison can fail
    assert met["moves"] > 1_500
    assert all(met[f"{edition} {walk.plain[-1]}"] for edition in walk.editions)
    assert all(any(name.endswith(place) and met[name] for name in met) for place in walk.places)


def stacked(stocks: tuple[str, str]) -> halfpast.Match:
    """Two seats whose stocks are these, all else the same."""
    deck = "".join(("444", "366", "377", stocks[0], "888", "366", "478", stocks[1]))
    return halfpast.new("half", seats=2, deck=deck, dealer=0, seed=7)


def test_H10_only_the_owner_sees_what_it_draws() -> None:
    one, other = stacked(("17", "2g")), stacked(("h7", "2g"))
    assert [match.seat for match in (one, other)] == [0, 0]
    mine, theirs = one.play("3"), other.play("3")
    assert json.dumps(mine) != json.dumps(theirs)
    for match, card in ((one, "1"), (other, "h")):
        drew = [event for event in match.events(0) if event["type"] == "drew"]
        assert [event["cards"][0]["cards"] for event in drew] == [card]
    for seat in (1, None):
        assert json.dumps(one.events(seat)) == json.dumps(other.events(seat))
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_a_pair_that_a_seat_can_tell_apart_is_noticed() -> None:
    match = halfpast.new("half", seats=3, seed=7)
    position = match.position()
    position["seats"][1]["open"], position["seats"][2]["open"] = (
        position["seats"][2]["open"],
        position["seats"][1]["open"],
    )
    with pytest.raises(AssertionError, match="who cannot know better"):
        Pair(HALF_PAIRS, match, halfpast.load(position), 0)


def test_taking_a_position_apart_and_putting_it_together_changes_nothing() -> None:
    for edition in HALF_PAIRS.walk.printed:
        match = halfpast.new("half", edition=edition, seats=5, seed=7)
        while match.seat is not None and len(match.position()["match"]["results"]) < 1:
            assert Table(match.position()).whole() == match.position()
            match.play(match.legal()[-1])


WAYS = [(pairing, way) for pairing in (HALF_PAIRS, LEVEL8_PAIRS) for way in pairing.ways]


@pytest.mark.parametrize(("pairing", "way"), WAYS)
def test_every_way_to_make_a_pair_changes_hidden_cards(pairing: Pairing, way: Way) -> None:
    match = halfpast.new(pairing.walk.game, seats=3, seed=7)
    pairs = [make_pair(pairing, match, 1, way, random.Random(seed)) for seed in range(10)]
    assert sum(pair.differ for pair in pairs) > 5


def test_L06_only_the_owner_sees_what_it_draws() -> None:
    one = halfpast.new("level8", seats=3, seed=7, dealer=0)
    position = one.position()
    position["stock"][:2] = reversed(position["stock"][:2])
    other = halfpast.load(position)
    one = halfpast.load(one.position())
    mine, theirs = one.play("draw"), other.play("draw")
    assert [event["cards"][0]["cards"] for event in (mine[0], theirs[0])] == [
        [card] for card in position["stock"][1::-1]
    ]
    for seat in (0, 2, None):
        assert json.dumps(one.events(seat)) == json.dumps(other.events(seat))
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_a_pair_of_level8_that_a_seat_can_tell_apart_is_noticed() -> None:
    match = halfpast.new("level8", seats=3, seed=7, dealer=0)
    position = match.position()
    top, pile = position["stock"][0], position["seats"][0]["pile"]
    position["stock"][0], position["seats"][0]["pile"] = pile[0], [top]
    with pytest.raises(AssertionError, match="who cannot know better"):
        Pair(LEVEL8_PAIRS, halfpast.load(match.position()), halfpast.load(position), 0)
