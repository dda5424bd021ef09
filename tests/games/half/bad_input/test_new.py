"""Bad input: what new(), house editions and play() refuse."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import halfpast
from tests.games.half.bad_input.common import FULL, refused
from tests.games.half.rules.positions import house


@pytest.mark.parametrize("game", ["chess", "Half", "", None, 8.5, ["half"], {"half": 1}])
def test_new_refuses_an_unknown_game(game: Any) -> None:
    refused(halfpast.HalfpastError, "There is no game .* There are: half", halfpast.new, game)


@pytest.mark.parametrize("game", ["chess", None, ["half"]])
def test_editions_refuses_an_unknown_game(game: Any) -> None:
    refused(halfpast.HalfpastError, "There is no game .* There are: half", halfpast.editions, game)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 3.0, "3", True, [3], float("nan")])
def test_new_refuses_seats_that_are_not_2_to_5(seats: Any) -> None:
    refused(halfpast.HalfpastError, "seats is a whole number from 2 to 5", halfpast.new, "half", seats=seats, seed=7)


@pytest.mark.parametrize("games", [-1, 0, 100, 6.0, "6", True, [6]])
def test_new_refuses_games_that_are_not_1_to_99(games: Any) -> None:
    refused(halfpast.HalfpastError, "games is a whole number from 1 to 99", halfpast.new, "half", games=games, seed=7)


@pytest.mark.parametrize("dealer", [-1, 3, 0.0, "0", False, [0]])
def test_new_refuses_a_dealer_who_has_no_seat(dealer: Any) -> None:
    telling = "dealer is a whole number from 0 to 2"
    refused(halfpast.HalfpastError, telling, halfpast.new, "half", seats=3, dealer=dealer, seed=7)


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7], bytearray(b"7"), {"seed": 7}])
def test_new_refuses_a_seed_that_is_neither_int_nor_bytes(seed: Any) -> None:
    refused(halfpast.HalfpastError, "A seed is an int, bytes or None", halfpast.new, "half", seed=seed)


@pytest.mark.parametrize(
    ("deck", "telling"),
    [
        ("", "3 seats need at least 27 cards; this deck has 0"),
        (FULL[:26], "3 seats need at least 27 cards; this deck has 26"),
        (FULL[:26] + "x", "no card 'x'; the cards are 0123456789hg"),
        (FULL[:26] + "-", "no card '-'"),
        (FULL[:26] + "½", "no card '½'"),
        (FULL.upper(), "no card 'G'"),
        (FULL + "9", "7 cards 9, where the deck has 6"),
        (FULL + "1", "5 cards 1, where the deck has 4"),
        ([*FULL, "h"], "9 cards h, where the deck has 8"),
        (27, "A deck is a text of cards out of 0123456789hg"),
        (True, "A deck is a text of cards"),
        (FULL.encode(), "A deck is a text of cards"),
        (list(range(10)) * 3, "A deck is a text of cards"),
        (["01", *FULL[:26]], "A deck is a text of cards"),
        ([None] * 27, "A deck is a text of cards"),
    ],
)
def test_new_refuses_a_deck_that_cannot_be_dealt(deck: Any, telling: str) -> None:
    refused(halfpast.HalfpastError, telling, halfpast.new, "half", seats=3, deck=deck, seed=7)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_new_takes_nine_cards_a_seat_and_no_fewer(seats: int) -> None:
    deck = "".join(random.Random(7).sample(FULL, 9 * seats))
    assert halfpast.new("half", seats=seats, deck=deck, seed=7).position()["seats"][0]["stock"] == ""
    telling = f"at least {9 * seats} cards"
    refused(halfpast.HalfpastError, telling, halfpast.new, "half", seats=seats, deck=deck[1:], seed=7)


@pytest.mark.parametrize(
    ("edition", "telling"),
    [
        ("Amigo", "no edition 'Amigo'. There are: amigo, demi, express, express-advanced, fundex"),
        ("", "There are: amigo"),
        (7, r"An edition is a name \(amigo, .*not int"),
        (["amigo"], "An edition is a name"),
        (True, "An edition is a name"),
        ({}, 'needs a "base": amigo, demi'),
        ({"five_wild": True}, 'needs a "base"'),
        ({"base": None}, 'needs a "base"'),
        (house("ours"), "no edition 'ours'. There are: amigo"),
        ({"base": 7}, "no edition 7"),
        ({"base": ["amigo"]}, r"no edition \['amigo'\]"),
        ({"base": {"base": "amigo"}}, "no edition"),
        (house(name=""), "a text of 1 to 40 printable characters"),
        (house(name="   "), "a text of 1 to 40 printable characters"),
        (house(name="x" * 41), "a text of 1 to 40 printable characters"),
        (house(name=7), "a text of 1 to 40 printable characters"),
        (house(name=None), "a text of 1 to 40 printable characters"),
        (house(name="fundex"), '"fundex" is a printed edition; give the house edition a name of its own'),
        (house(five_wilde=True), 'no parameter "five_wilde".*Did you mean "five_wild"'),
        (house(colour="red"), 'no parameter "colour".*There are: stock, opening'),
        ({"base": "amigo", 7: True}, 'no parameter "7"'),
        (house(five_wild="yes"), r"five_wild \(H17x\) is true or false, not 'yes'"),
        (house(five_wild=1), "is true or false, not 1"),
        (house(exchange=None), r"exchange \(H26\) is true or false"),
        (house(stock=12), r"stock \(H03\) is all or a whole number from 0 to 11, not 12"),
        (house(stock=-1), "is all or a whole number from 0 to 11"),
        (house(stock="some"), "is all or a whole number from 0 to 11"),
        (house(stock=True), "is all or a whole number from 0 to 11"),
        (house(stock=[3]), "is all or a whole number from 0 to 11"),
        (house(opening="highest"), r"opening \(H05\) is lowest-yellow or lowest-number or lot"),
        (house(opening=0), "is lowest-yellow or lowest-number or lot"),
        (house(table_from=["reached"]), r"table_from \(H21\) is reached or started or source"),
        (house(scoring=True), r"scoring \(H24\) is points or cards"),
        (house(fewest_tie="some"), r"fewest_tie \(H24\) is all or none"),
        (house(games=0), r"games \(H25\) is a whole number from 1 to 99, not 0"),
        (house(games=100), "is a whole number from 1 to 99"),
        (house(games=6.0), "is a whole number from 1 to 99"),
        (house(max_plays=99), r"max_plays \(H27\) is a whole number from 100 to 10000, not 99"),
        (house(max_plays=10_001), "is a whole number from 100 to 10000"),
    ],
)
def test_new_refuses_an_edition_that_cannot_be(edition: Any, telling: str) -> None:
    before = copy.deepcopy(halfpast.editions("half"))
    refused(halfpast.InvalidEdition, telling, halfpast.new, "half", edition=edition, seed=7)
    assert halfpast.editions("half") == before


@pytest.mark.parametrize("name", ["\ud800", "a\x00b", "½ 🂡"])
def test_a_house_edition_of_any_name_is_refused_or_can_be_logged(name: str) -> None:
    try:
        m = halfpast.new("half", edition=house(name=name), seed=7)
    except halfpast.InvalidEdition:
        return
    m.play(m.legal()[0])
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


@pytest.mark.parametrize("what", ["author", "time"])
@pytest.mark.parametrize("value", [object(), {1}, b"me", "\ud800"], ids=["object", "set", "bytes", "surrogate"])
def test_who_and_when_are_refused_or_can_be_logged(what: str, value: Any) -> None:
    m = halfpast.new("half", seed=7)
    before = m.position()
    try:
        m.play(m.legal()[0], **{what: value})
    except halfpast.HalfpastError:
        assert m.position() == before
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


def test_undo_at_the_start_is_refused() -> None:
    m = halfpast.new("half", seed=7)
    before, log = m.position(), m.log()
    refused(halfpast.HalfpastError, "There is no move to take back", m.undo)
    assert (m.position(), m.log()) == (before, log)
    m.play(m.legal()[0])
    m.undo()
    refused(halfpast.HalfpastError, "There is no move to take back", m.undo)
    assert m.position() == before
    loaded = halfpast.load(before)
    refused(halfpast.HalfpastError, "There is no move to take back", loaded.undo)
    assert loaded.position() == before
