"""Setting up a round: L04, L05, L21."""

from __future__ import annotations

import random

import pytest

import halfpast
from tests.games.level8.rules.positions import (
    DECKS,
    EDITIONS,
    PAIR,
    at,
    cards,
    hand,
    has,
    in_order,
    pile,
    play,
    seat,
    stands,
)

# L04: the deal


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_L04_every_hand_has_10_cards_and_the_rest_are_the_stock(edition: str, seats: int) -> None:
    position = halfpast.new("level8", edition=edition, seats=seats, seed=7).position()
    assert [len(one["hand"]) for one in position["seats"]] == [10] * seats
    assert len(position["stock"]) == DECKS[edition].total() - 10 * seats - 1
    assert position["under"] == []


@pytest.mark.parametrize("dealer", range(4))
def test_L04_the_top_of_the_stock_is_the_first_card_of_the_dealers_own_pile(dealer: int) -> None:
    position = halfpast.new("level8", seats=4, dealer=dealer, seed=7).position()
    assert [len(one["pile"]) for one in position["seats"]] == [int(number == dealer) for number in range(4)]


def test_L04_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    deck = random.Random(7).sample(list(DECKS["master"].elements()), 111)
    m = halfpast.new("level8", seats=3, deck=deck, dealer=1, seed=7)
    for number, first in ((2, 0), (0, 1), (1, 2)):
        assert has(m, number)["hand"] == in_order(deck[first:30:3])
    assert pile(m, 1) == deck[30]
    assert m.position()["stock"] == deck[31:]


def test_L04_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = [halfpast.new("level8", seats=3, seed=seed).position()["dealer"] for seed in range(60)]
    assert all(10 <= dealers.count(seat) <= 30 for seat in range(3))


def test_L04_the_cards_are_shuffled() -> None:
    tops = [halfpast.new("level8", seed=seed).position()["stock"][0] for seed in range(40)]
    assert len(set(tops)) > 20


def test_L04_every_player_has_a_discard_pile_of_their_own() -> None:
    m = at("r1 r2", stock="o1 o2 o3", seat1=seat("y1 y2"), seat2=seat("p1 p2"))
    play(m, "discard r2", "draw", "discard y2", "draw", "discard p2")
    assert [pile(m, number) for number in range(3)] == ["r2", "y2", "p2"]


# L05: who begins, who deals


@pytest.mark.parametrize("dealer", range(3))
def test_L05_the_seat_left_of_the_dealer_begins(dealer: int) -> None:
    m = halfpast.new("level8", seats=3, dealer=dealer, seed=7)
    assert stands(m) == ("draw", (dealer + 1) % 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_L05_play_goes_clockwise(seats: int) -> None:
    m = halfpast.new("level8", seats=seats, dealer=seats - 1, seed=7)
    for turn in range(2 * seats):
        assert stands(m) == ("draw", turn % seats)
        m.play("draw")
        assert stands(m) == ("act", turn % seats)
        m.play(next(move for move in m.legal() if move.startswith("discard")))


@pytest.mark.parametrize("dealer", range(3))
def test_L05_next_round_the_seat_left_of_the_last_dealer_deals(dealer: int) -> None:
    m = play(at("r1", dealer=dealer, laid=["set o1 y1"], card=PAIR), "discard r1")
    assert m.position()["round"] == 2
    assert m.position()["dealer"] == (dealer + 1) % 3
    assert stands(m) == ("draw", (dealer + 2) % 3)


# L21: all cards for the next round


def test_L21_all_cards_are_shuffled_together_for_the_next_round() -> None:
    m = at("r1", laid=["set o1 y1"], under="take swap", seat1=seat(keeps=1, laid=["set j1=r3 o3"], level=2), card=PAIR)
    position = play(m, "discard r1").position()
    assert cards(position) == DECKS["master"]
    assert (position["round"], position["under"]) == (2, [])
    for number, one in enumerate(position["seats"]):
        assert len(one["hand"]) == 10
        assert len(one["pile"]) == int(number == position["dealer"])
        assert (one["laid"], one["keeps"], one["skip"], one["shown"], one["kept"]) == ([], 0, False, [], [])


def test_L21_the_shuffle_does_not_tell_where_a_card_lay() -> None:
    """What is dealt depends on the seed and on which cards are shuffled, not on where each of them was."""
    rng = {"rng": {"key": "07" * 32, "deals": 1}}
    one = at("r1", laid=["set o1 y1"], card=PAIR, seat1=seat("r2 r3"), extra=rng)
    other = at("r1", laid=["set o1 y1"], card=PAIR, seat1=seat("r4 r5"), seat2=seat("r2", pile="r3"), extra=rng)
    assert hand(play(one, "discard r1")) == hand(play(other, "discard r1"))


@pytest.mark.parametrize("edition", ["master+skips", "level8"])
def test_L21_L24_skips_before_seats_are_shuffled_too(edition: str) -> None:
    m = at("r1", laid=["set o1 y1"], card=PAIR, edition=edition, seat1=seat(skip=True), under="skip")
    assert cards(play(m, "discard r1").position()) == DECKS[edition]
