"""Resample draws every way the hidden cards can lie equally often, and no other."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import halfpast
from tests.games.half.views.law import Hidden, Public
from tests.games.views.patience import resample_in_time
from tests.games.views.stats import FLOOR, chi_square
from tests.games.views.uniform import (
    Case,
    count,
    hand_ways,
    hand_weights,
    kinds_by_place,
    one_after_another,
    random_case,
    resampled,
    resampled_hands,
    run,
    verdict,
)
from tests.games.views.walk import Json

CASES = {
    "nothing left of what was dealt": Case("1133667", "3", ("",), stock=1),
    "one seat, all places": Case("11333777", "3", ("3??",), stock=1, blind=1),
    "one seat, the announced card laid": Case("11333777", "3", ("??",), stock=1, blind=1),
    "one seat, one other left": Case("11336777", "3", ("3?",), stock=1, blind=1),
    "one seat, the announced card left": Case("11336777", "3", ("3",), stock=1, blind=1),
    "two seats, the same card": Case("113334667", "33", ("3??", "3??")),
    "two seats, the same card, not all left": Case("1133366", "33", ("3?", "3")),
    "two seats, the same card, laid by the first": Case("1133366", "33", ("??", "3?")),
    "two seats, the same card, laid by the second": Case("1133366", "33", ("3?", "??")),
    "two seats, one after the other": Case("112233444", "42", ("4?", "2??")),
    "two seats, high announced after low": Case("112233444", "24", ("2??", "4?")),
    "one had nothing to announce": Case("1135h0g55", "-3", ("??", "3?")),
    "nobody had anything to announce": Case("115h0g05", "--", ("???", "??")),
    "three seats": Case("1122333447", "332", ("3?", "3", "2?")),
    "three seats, the same card, laid by two": Case("1133344467", "333", ("??", "?", "3?")),
    "three seats, the same card": Case("1333444677", "333", ("3?", "3?", "3")),
    "nearly all cards lower or equal": Case(
        "77777700", "7777", ("7", "7", "7", "7?"), (1, 3, 2, 2), 0, 0, "lowest-number"
    ),
    "nearly all cards lower or equal, and two low hands": Case(
        "33777772222", "7227", ("7??", "2", "2", "7"), (3, 3, 1, 2)
    ),
    "four seats, small hands": Case("1122333444", "3412", ("3", "4", "1", "2"), hands=(2, 2, 2, 2)),
    "the opener alone announced": Case("112333447", "3?", ("3?", "??")),
    "the opener alone announced, and has laid it": Case("112333447", "?3", ("???", "??")),
    "two tied, two said nothing": Case("1223334478", "3?3?", ("3", "?", "3?", "??"), hands=(2, 2, 2, 3)),
    "only I announced": Case("11344567", "??", ("??", "???"), own="3"),
    "I tie, and the other has laid": Case("12344567", "3?", ("?", "???"), own="3"),
    "nearly nothing higher": Case("11122338", "2???", ("2", "?", "?", ""), hands=(2, 2, 1, 2)),
    "the opener's, by lowest number": Case(
        "0011255hg", "1??", ("1?", "??", "?"), opening="lowest-number", hands=(2, 2, 2)
    ),
    "by lowest number": Case("0011559hg", "15", ("1?", "5?"), opening="lowest-number"),
    "by lowest number, nothing": Case("0159hhgg", "-0", ("???", "0"), opening="lowest-number"),
}
DRAWS = 6_000


@pytest.mark.parametrize("name", CASES)
def test_H05_every_way_that_fits_what_was_announced_is_equally_likely(name: str) -> None:
    case = CASES[name]
    weights = case.weights()
    assert weights
    assert chi_square(count(resampled(case.view()), DRAWS, seed=1), weights) > FLOOR


def test_H05_random_cases_are_drawn_as_their_ways_are_many() -> None:
    verdict(run(60, seed=1))


def test_H05_a_view_is_refused_exactly_if_no_hands_fit_what_was_announced() -> None:
    chance, met = random.Random(1), Counter[bool]()
    while met[True] < 200 or met[False] < 200:
        case = random_case(chance)
        fits = any(hand_ways(case))
        met[fits] += 1
        try:
            resample_in_time(case.view())
            drawn = True
        except halfpast.InvalidPosition:
            drawn = False
        assert drawn == fits, case


@pytest.mark.parametrize("name", ["two seats, one after the other", "two seats, the same card"])
def test_the_first_mistake_that_comes_to_mind_would_be_seen(name: str) -> None:
    case = CASES[name]
    assert chi_square(count(one_after_another(case), DRAWS, seed=1), case.weights()) < FLOOR


@pytest.mark.parametrize("name", CASES)
def test_what_is_drawn_can_be_loaded_and_has_the_same_view(name: str) -> None:
    view = CASES[name].view()
    for seed in range(20):
        seen = halfpast.resample(view, seed=seed).view(0)
        assert {key: seen[key] for key in view} == view


def three_seats(seed: int, announcing: str) -> tuple[halfpast.Match, Public]:
    """Three seats with a stock of two, so that hands change; the other cards are out."""
    chance = random.Random(seed)
    edition: Json = {"base": "amigo", "stock": 2, "announcing": announcing}
    match = halfpast.new("half", edition=edition, seats=3, seed=chance.getrandbits(32))
    return match, Public.of(dict(match.edition.parameters))


@pytest.mark.parametrize("announcing", ["all", "opener"])
@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_H05_hands_after_a_deal_and_the_first_lays_are_drawn_as_the_law_says(
    seed: int, moves: int, announcing: str
) -> None:
    match, public = three_seats(seed, announcing)
    for _ in range(moves):
        match.play(match.legal()[0])
    public.see(match.events(None))
    view = match.view(0)
    assert chi_square(count(resampled_hands(view), DRAWS, seed), hand_weights(view, public)) > FLOOR


def test_H05_tiny_decks_leave_the_other_cards_out_and_may_hold_any_of_them() -> None:
    match = halfpast.new("half", seats=3, deck="0123456789hg01234567893467h", dealer=0, seed=7)
    public = Public.of(dict(match.edition.parameters))
    public.see(match.events(None))
    view = match.view(0)
    assert view["out"] == 45
    assert chi_square(count(resampled_hands(view), DRAWS, 1), hand_weights(view, public)) > FLOOR


@pytest.mark.parametrize(("seats", "stock"), [(2, "all"), (3, 4), (5, "all")])
def test_H03_each_kind_lies_at_every_hidden_place_as_often_as_at_any_other(seats: int, stock: Any) -> None:
    match = halfpast.new("half", edition={"base": "amigo", "opening": "lot", "stock": stock}, seats=seats, seed=7)
    view = match.view(0)
    pool = Counter(Hidden(view).pool)
    by_place = kinds_by_place(view, DRAWS // 3, seed=1)
    assert len(by_place) == sum(seat["stock"] + 3 for seat in view["seats"])
    assert len(by_place) * min(chi_square(found, pool) for found in by_place.values()) > FLOOR
