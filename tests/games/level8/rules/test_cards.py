"""The cards: L01 to L03, L12's and L25's decks, and the parameters that count cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import halfpast
from halfpast.games.level8.words import SHAPES, Words
from halfpast.i18n import LANGUAGES
from tests.games.level8.rules.positions import COLOURS, DECKS, EDITIONS, NUMBERS, at, cards, house, some_move


def dealt(edition: str | dict[str, Any], seats: int = 3) -> dict[str, Any]:
    return halfpast.new("level8", edition=edition, seats=seats, seed=7).position()


# L01: the deck


def test_L01_111_cards_90_numbers_12_jokers_9_specials() -> None:
    found = cards(dealt("master"))
    assert found.total() == 111
    assert [found[number] for number in NUMBERS] == [1] * 90
    assert [found[joker] for joker in ("j1", "j6", "j11", "j")] == [4, 4, 4, 0]
    assert [found[special] for special in ("take", "swap", "keep", "skip")] == [2, 3, 4, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_L01_L24_L25_every_edition_has_its_deck(edition: str) -> None:
    assert cards(dealt(edition)) == DECKS[edition]
    size = {
        "master": 111, "master+skips": 114, "master+level8": 210, "level8": 99, "level8-98": 98, "level8-101": 101,
    }  # fmt: skip
    assert DECKS[edition].total() == size[edition]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_L01_no_card_is_ever_lost_or_made(edition: str, seats: int) -> None:
    m = halfpast.new("level8", edition=edition, seats=seats, seed=seats)
    chance = random.Random(seats)
    for _ in range(400):
        if m.seat is None:
            break
        m.play(some_move(m, chance))
        assert cards(m.position()) == DECKS[edition]


def test_L01_a_position_with_a_card_too_many_or_too_few_is_refused() -> None:
    position = at("r1 r2").position()
    assert position["stock"][0] == "r3"
    for stock, telling in (
        (["r1", *position["stock"]], "There are 2 cards r1, where the deck has 1.*L01"),
        (position["stock"][1:], "There are 0 cards r3, where the deck has 1.*L01"),
        (["j", *position["stock"]], "There are 1 cards j, where the deck has 0.*L01"),
    ):
        with pytest.raises(halfpast.InvalidPosition, match=telling):
            halfpast.load({**position, "stock": stock})


def test_L01_a_match_may_be_dealt_from_a_part_of_the_deck() -> None:
    deck = random.Random(7).sample(list(DECKS["master"].elements()), 45)
    m = halfpast.new("level8", seats=3, deck=deck, dealer=0, seed=7)
    out = m.position()["out"]
    assert cards(m.position()) == DECKS["master"]
    assert sorted(out + deck) == sorted(DECKS["master"].elements())
    chance = random.Random(7)
    while m.seat is not None and m.position()["round"] < 4:
        m.play(some_move(m, chance))
    assert m.position()["out"] == out
    assert cards(m.position()) == DECKS["master"]
    assert halfpast.load(m.position()).position() == m.position()
    assert halfpast.replay(m.log()).position() == m.position()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_L01_all_know_which_cards_are_out_of_the_match(seat: int | None) -> None:
    deck = random.Random(7).sample(list(DECKS["master"].elements()), 45)
    m = halfpast.new("level8", seats=2, deck=deck, seed=7)
    assert m.view(seat)["out"] == m.events(seat)[1]["out"] == m.position()["out"]
    assert halfpast.resample(m.view(seat), seed=1).view(seat) == m.view(seat)
    assert "out" not in halfpast.new("level8", seed=7).position()


def test_L01_range_jokers_0_and_range_jokers_4() -> None:
    assert all(cards(dealt(house(range_jokers=0)))[joker] == 0 for joker in ("j1", "j6", "j11"))
    assert all(cards(dealt(house("level8", range_jokers=4)))[joker] == 4 for joker in ("j1", "j6", "j11"))


# L02: colours without colour


def test_L02_each_colour_has_a_shape_and_a_letter_of_its_own() -> None:
    assert list(SHAPES) == list(COLOURS)
    assert len(set(SHAPES.values())) == 6
    assert [Words("en").shape(colour) for colour in COLOURS] == list(SHAPES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_L02_the_words_of_a_card_say_its_colour(language: str) -> None:
    words = Words(language)
    assert len({words.face(f"{colour}7") for colour in COLOURS}) == 6


# L03: players and level cards


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_L03_2_to_6_players_start_at_level_1_with_a_level_card(edition: str, seats: int) -> None:
    position = dealt(edition, seats)
    assert [one["level"] for one in position["seats"]] == [1] * seats
    assert position["card"] == ("level8-1" if edition.startswith("level8") else "master-1")


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_L03_fewer_than_2_or_more_than_6_are_refused(seats: int) -> None:
    with pytest.raises(halfpast.HalfpastError, match=r"2.*6"):
        halfpast.new("level8", seats=seats, seed=7)


@pytest.mark.parametrize("seats", [1, 7])
def test_L03_a_position_with_one_seat_or_seven_is_refused(seats: int) -> None:
    position = at("r1", seats=2).position()
    position["seats"] = (position["seats"] * 4)[:seats]
    with pytest.raises(halfpast.InvalidPosition, match="L03"):
        halfpast.load(position)


# L24, L25 and the specials: how many there are


def test_L25_copies_1_and_copies_2() -> None:
    assert cards(dealt(house("master+level8", copies=1)))["r7"] == 1
    assert cards(dealt(house(copies=2)))["r7"] == 2


def test_L25_full_jokers_0_full_jokers_6_and_full_jokers_7() -> None:
    assert cards(dealt(house("level8", full_jokers=0)))["j"] == 0
    assert cards(dealt(house(full_jokers=6)))["j"] == 6
    assert cards(dealt(house(full_jokers=7)))["j"] == 7


def test_L16_takes_0_and_takes_2() -> None:
    assert cards(dealt(house(takes=0)))["take"] == 0
    assert cards(dealt(house("level8", takes=2)))["take"] == 2


def test_L17_swaps_0_and_swaps_3() -> None:
    assert cards(dealt(house(swaps=0)))["swap"] == 0
    assert cards(dealt(house("level8", swaps=3)))["swap"] == 3


def test_L17a_keep_cards_0_and_keep_cards_4() -> None:
    assert cards(dealt(house(keep_cards=0)))["keep"] == 0
    assert cards(dealt(house("level8", keep_cards=4)))["keep"] == 4


def test_L24_skips_0_skips_3_and_skips_4() -> None:
    assert cards(dealt(house("level8", skips=0)))["skip"] == 0
    assert cards(dealt(house(skips=3)))["skip"] == 3
    assert cards(dealt(house(skips=4)))["skip"] == 4
