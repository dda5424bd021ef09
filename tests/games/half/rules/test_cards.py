"""The cards: H01, H02."""

from __future__ import annotations

import random

import pytest

import halfpast
from tests.games.half.rules.positions import DECK, EDITIONS, at, cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_H01_72_cards_each_kind_as_often_as_printed(edition: str) -> None:
    found = cards(halfpast.new("half", edition=edition, seed=7).position())
    assert found == DECK
    assert found.total() == 72


def test_H01_38_yellow_numbers_and_34_special_cards() -> None:
    found = cards(halfpast.new("half", seed=7).position())
    assert [found[kind] for kind in "1234678"] == [4, 4, 6, 6, 6, 6, 6]
    assert [found[kind] for kind in "059hg"] == [6, 6, 6, 8, 8]
    assert sum(found[kind] for kind in "1234678") == 38
    assert sum(found[kind] for kind in "059hg") == 34


@pytest.mark.parametrize("edition", EDITIONS)
def test_H01_no_card_is_ever_lost_or_made(edition: str) -> None:
    m = halfpast.new("half", edition=edition, seats=4, games=1, seed=7)
    chance = random.Random(7)
    while m.seat is not None:
        m.play(chance.choice(m.legal()))
        assert cards(m.position()) == DECK


@pytest.mark.parametrize("move", ["11111", "0000000", "7777777", "hhhhhhhhh", "ggggggggg"])
def test_H01_a_set_larger_than_the_deck_is_no_move(move: str) -> None:
    m = at("", "178")
    with pytest.raises(halfpast.InvalidMove):
        m.play(move)


def test_H01_a_position_with_a_fifth_1_is_refused() -> None:
    position = at("1111", "78").position()
    position["seats"][1]["aside"] = "1"
    with pytest.raises(halfpast.InvalidPosition, match="H01"):
        halfpast.load(position)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_H02_2_to_5_seats(seats: int) -> None:
    m = halfpast.new("half", seats=seats, seed=7)
    assert len(m.position()["seats"]) == seats
    assert m.seat in range(seats)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_H02_fewer_than_2_or_more_than_5_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=r"2.*5"):
        halfpast.new("half", seats=seats, seed=7)


def test_H02_a_position_with_one_seat_is_refused() -> None:
    position = at("6", "78").position()
    position["seats"] = position["seats"][:1]
    with pytest.raises(halfpast.InvalidPosition, match="H02"):
        halfpast.load(position)
