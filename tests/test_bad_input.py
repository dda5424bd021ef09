"""Whatever is wrong gets the right exception and a sentence that says what would be right; nothing else happens."""

from __future__ import annotations

import copy
import json
import os
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import halfpast
from halfpast.notation.log import seal

from .rules.table import DECK, EDITIONS, KINDS, ZONES, cards, house, in_order

SOAK = os.environ.get("HALFPAST_SOAK") == "1"
FUZZ = settings(
    max_examples=50_000 if SOAK else 600,
    derandomize=not SOAK,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
PHASES = ("exchange", "opening", "play", "last-chance", "over")
FULL = "".join(DECK.elements())
MISSING = object()  # an edit that takes a key away

Data = dict[str, Any]
Edits = dict[str, Any]


def refused(
    error: type[halfpast.HalfpastError], telling: str, call: Callable[..., Any], *args: Any, **named: Any
) -> None:
    """The call raises exactly this error, with a sentence that has the telling part, and leaves its arguments alone."""
    before = copy.deepcopy((args, named))
    with pytest.raises(halfpast.HalfpastError) as raised:
        call(*args, **named)
    assert type(raised.value) is error
    assert re.search(telling, str(raised.value)), str(raised.value)
    assert is_sentence(str(raised.value)), str(raised.value)
    assert (args, named) == before


def is_sentence(text: str) -> bool:
    """Some words and a full stop, or a question mark."""
    return bool(re.fullmatch(r"\S+ \S+ .*[.?]", text, re.DOTALL))


def edited(data: Data, edits: Edits) -> Data:
    """A copy with other values: `{"seats.0.hand": "37"}`; MISSING takes the key away."""
    data = copy.deepcopy(data)
    for path, value in edits.items():
        *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
        at: Any = data
        for step in way:
            at = at.setdefault(step, {}) if isinstance(at, dict) else at[step]
        if value is MISSING:
            del at[last]
        else:
            at[last] = value
    return data


def each(path: str, values: list[Any], telling: str) -> list[tuple[Edits, str]]:
    """Edits of one place, each refused with the same words."""
    return [({path: value}, telling) for value in values]


def edited_id(value: object) -> str | None:
    """A test's name, from its edits."""
    return json.dumps(value, default=lambda _: "missing")[:60] if isinstance(value, dict) else None


# --- new ---------------------------------------------------------------------------------------------------------


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


# --- editions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "telling"),
    [
        ("Amigo", "no edition 'Amigo'. There are: amigo, fundex, demi, express, express-advanced"),
        ("", "There are: amigo"),
        (7, r"An edition is a name \(amigo, .*not int"),
        (["amigo"], "An edition is a name"),
        (True, "An edition is a name"),
        ({}, 'needs a "base": amigo, fundex'),
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


# --- play --------------------------------------------------------------------------------------------------------


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


# --- load: positions as play reaches them ------------------------------------------------------------------------


def positions(edition: str | Data, seats: int, games: int, seed: int) -> Iterator[Data]:
    """Every position of a match played at random."""
    m = halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed)
    chooser = random.Random(seed)
    yield m.position()
    while m.seat is not None:
        m.play(chooser.choice(m.legal()))
        yield m.position()


@cache
def reached(phase: str, edition: str = "fundex", seats: int = 3) -> Data:
    """A position of that phase, reached in play; edit a copy of it."""
    for seed in range(1000):
        for position in positions(edition, seats, 2, seed):
            if position["phase"] == phase:
                return position
    raise AssertionError(f"{edition} never came to {phase}")


HOUSES: list[Data] = [
    house(name="slow", max_plays=100),
    house(stock=0, opening="lot", voluntary_take=True, half_across=True),
    house("fundex", stock=5, open_sets=True, five_wild=True, opening="lowest-number"),
    house("express", exchange=True, scoring="points", fewest_tie="none"),
]


@pytest.mark.parametrize("edition", [*EDITIONS, *HOUSES], ids=str)
def test_load_is_the_inverse_of_position_in_every_phase(edition: str | Data) -> None:
    """Every position of four matches, and of more until every phase has come."""
    parameters = halfpast.new("half", edition=edition, seed=7).edition.parameters
    wanted = set(PHASES) - ({"exchange"} if not parameters["exchange"] else set())
    wanted -= {"opening"} if parameters["opening"] == "lot" else set()
    sources: set[str] = set()
    phases: set[str] = set()
    matches = 0
    while matches < 4 or (matches < 100 and phases < wanted):
        for position in positions(edition, 2 + matches % 4, 2, seed=matches):
            m = halfpast.load(json.loads(json.dumps(position)))
            assert m.position() == position
            assert m.seat == position["turn"]
            phases.add(position["phase"])
            sources.add(position["from"])
        matches += 1
    assert phases == wanted
    assert sources == {"hand", "open", "blind"}


@pytest.mark.parametrize("seats", [4, 5])
def test_load_is_the_inverse_of_position_after_an_endless_game(seats: int) -> None:
    rows = []
    for seed in range(20):
        for position in positions(house("fundex", max_plays=100), seats, 2, seed):
            results = position["match"]["results"]
            if results and results[0]["finisher"] is None:
                assert position["phase"] != "exchange"
                assert halfpast.load(json.loads(json.dumps(position))).position() == position
        rows += results
    assert any(row["finisher"] is None for row in rows)


# --- load: positions typed by hand -------------------------------------------------------------------------------

BARE: Data = {
    "game": "half",
    "edition": "amigo",
    "phase": "play",
    "turn": 0,
    "pile": "6h",
    "seats": [
        {"hand": "377", "stock": "1g", "open": "456", "blind": "89g"},
        {"hand": "04h", "stock": "28", "open": "146", "blind": "03h"},
        {"hand": "99g", "stock": "5", "open": "778", "blind": "h12"},
    ],
}


def test_a_bare_position_gets_plain_defaults() -> None:
    m = halfpast.load(BARE)
    expected = copy.deepcopy(BARE)
    expected |= {"dealer": 0, "from": "hand", "plays": 0, "match": {"game": 1, "games": 6, "results": []}}
    for seat in expected["seats"]:
        seat |= {"aside": "", "table": False}
    named = cards({**expected, "out": ""})
    expected["out"] = in_order("".join((DECK - named).elements()))
    assert m.position() == expected
    assert halfpast.load(expected).position() == expected
    assert m.legal() == ["7", "77"]


def test_a_bare_seat_gets_plain_defaults() -> None:
    m = halfpast.load(edited(BARE, {"seats": [{"hand": "73"}, {"blind": "-9-"}]}))
    none = {"hand": "", "stock": "", "open": "", "blind": "---", "aside": "", "table": True}
    assert m.position()["seats"] == [{**none, "hand": "37"}, {**none, "blind": "-9-"}]


@pytest.mark.parametrize(
    ("edition", "games", "edits", "table"),
    [
        ("amigo", 6, {}, False),
        ("amigo", 6, {"stock": "", "hand": ""}, True),  # H21: the moment both are empty
        ("amigo", 6, {"stock": "", "open": "45"}, True),
        ("amigo", 6, {"stock": "", "hand": "3334"}, True),
        ("fundex", 6, {"stock": "", "hand": ""}, False),  # H21b: with its first turn, and this is seat 1
        ("fundex", 6, {"stock": "", "open": "45"}, True),
        ("express", 6, {"stock": "", "open": "45"}, False),  # H21x
    ],
)
def test_a_table_that_is_not_said_is_what_the_rest_implies(edition: str, games: int, edits: Edits, table: bool) -> None:
    position = edited(BARE, {"edition": edition, **{f"seats.1.{zone}": text for zone, text in edits.items()}})
    found = halfpast.load(position).position()
    assert found["seats"][1]["table"] is table
    assert found["match"]["games"] == games
    assert halfpast.load(found).position() == found


def test_the_turn_begins_table_play_where_it_is_started() -> None:
    position = edited(BARE, {"edition": "fundex", "seats.0.hand": "", "seats.0.stock": ""})
    assert halfpast.load(position).position()["seats"][0]["table"] is True


def test_cards_may_be_typed_in_any_order() -> None:
    p = halfpast.load(edited(BARE, {"seats.0.hand": "737", "seats.0.open": "654"})).position()
    assert (p["seats"][0]["hand"], p["seats"][0]["open"]) == ("377", "456")


def test_a_typed_house_edition_comes_with_its_parameters() -> None:
    parameters = halfpast.load(BARE).edition.parameters | {"games": 2}  # type: ignore[operator]
    p = halfpast.load(edited(BARE, {"edition": "ours", "parameters": parameters})).position()
    assert (p["edition"], p["parameters"], p["match"]["games"]) == ("ours", parameters, 2)


def test_the_log_of_a_typed_position_replays_into_the_next_deal() -> None:
    m = halfpast.load(edited(BARE, {"pile": "", "seats": [{"hand": "7"}, {"hand": "344"}]}))
    m.play("7")
    assert m.position()["match"]["game"] == 2
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


# --- load: positions that cannot be ------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [None, [], "half", 7, True, [BARE]])
def test_load_refuses_what_is_no_dict(position: Any) -> None:
    refused(halfpast.InvalidPosition, "A position is a dict", halfpast.load, position)


@pytest.mark.parametrize("game", [MISSING, None, "chess", 7, ["half"], {"half": 1}])
def test_load_refuses_a_position_of_no_game(game: Any) -> None:
    refused(halfpast.InvalidPosition, '"game" is one of: half', halfpast.load, edited(BARE, {"game": game}))


AMIGO = dict(halfpast.new("half", seed=7).edition.parameters)
ROW = {"finisher": 1, "held": [4, 0, 9], "points": [0, 3, 0], "big_loser": 2}

KEYS: list[tuple[Edits, str]] = [
    ({"edition": MISSING}, "A position lacks: edition"),
    ({"phase": MISSING}, "A position lacks: phase"),
    ({"turn": MISSING}, "A position lacks: turn"),
    ({"pile": MISSING}, "A position lacks: pile"),
    ({"seats": MISSING}, "A position lacks: seats"),
    ({"pile": MISSING, "seats": MISSING}, "A position lacks: pile, seats"),
    ({"colour": "red"}, "no key 'colour'; it has: game, edition"),
    ({"seats.1.hands": "377"}, "Seat 1 has no key 'hands'; it has: hand, stock, open, blind, aside, table"),
    ({"seats.1": "377"}, "Seat 1 is a dict, not str"),
    ({"seats.1": None}, "Seat 1 is a dict"),
    ({"seats": []}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": BARE["seats"][:1]}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": BARE["seats"] * 2}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": {"0": {}, "1": {}}}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": 3}, '"seats" is a list of 2 to 5 seats'),
    ({"seats": None}, '"seats" is a list of 2 to 5 seats'),
    ({"match": []}, '"match" is a dict'),
    ({"match": {"round": 1}}, "\"match\" has no key 'round'; it has: game, games, results"),
    ({"rng": "07" * 32}, '"rng" is a dict'),
    ({"rng": {}}, '"rng" lacks: key, deals'),
    ({"rng": {"key": "07" * 32, "deals": 1, "salt": ""}}, "\"rng\" has no key 'salt'"),
]
TYPES: list[tuple[Edits, str]] = [
    *each("edition", [None, 7, ["amigo"], {"base": "amigo"}], '"edition" is a name'),
    *each("phase", ["playing", "", None, 2, ["play"]], '"phase" is one of exchange, opening, play'),
    *each("turn", [-1, 3, "0", None, False, 0.0, [0]], '"turn" is a whole number from 0 to 2'),
    *each("dealer", [-1, 3, "0", None, True, 1.0], '"dealer" is a whole number from 0 to 2'),
    *each("plays", [-1, 2**70, "0", None, True, 1.0], '"plays" is a whole number from 0 to'),
    *each("from", ["stock", "", None, 0, ["hand"]], '"from" is one of hand, open, blind'),
    *each("pile", [None, 6, ["6", "h"], True], '"pile" is a text of cards'),
    *each("out", [None, 6, ["6", "h"], {}], '"out" is a text of cards'),
    *(case for zone in ZONES for case in each(f"seats.0.{zone}", [7, ["7"], None], f'Seat 0\'s "{zone}" is a text')),
    *(case for zone in ZONES for case in each(f"seats.2.{zone}", ["x77", "7X7"], f"Seat 2's \"{zone}\" has '[xX]'")),
    *(case for zone in ZONES for case in each(f"seats.0.{zone}", ["7½7", "7 7"], "the cards are 0123456789hg")),
    *(
        case
        for zone in ("hand", "stock", "open", "aside")
        for case in each(f"seats.0.{zone}", ["-77"], "has '-', which")
    ),
    *each("pile", ["6-", "6H", "6 "], '"pile" has .*, which is no card'),
    *each("out", ["6-", "6H", "6 "], '"out" has .*, which is no card'),
    *each("seats.0.table", [0, 1, "no", []], 'Seat 0\'s "table" is true or false'),
    *each("known", [None, "37", {}, [], ["3", ""], ["3", "", "", ""]], '"known" is a list with a text'),
    *each("known", [[None, "", ""], [3, "", ""], [["3"], "", ""]], '"known" is a text of cards'),
    *each("known", [["x", "", ""], ["-", "", ""]], '"known" has .*, which is no card'),
    *each("announced", [3, ["3", "-", "1"], {}], '"announced" is a text of cards'),
    *each("announced", ["", "3-", "3-11"], '"announced" has one character a seat'),
    *each("announced", ["x-1"], "\"announced\" has 'x', which is no card"),
    *each(
        "rng", [{"key": key, "deals": 1} for key in ("", "07", "zz" * 32, "7" * 63, 7, None)], "64 hexadecimal digits"
    ),
    *each(
        "rng", [{"key": "07" * 32, "deals": n} for n in (0, -1, 2**70, "1", None)], '"deals" in "rng" is a whole num'
    ),
]
HOUSE_KEYS: list[tuple[Edits, str]] = [
    ({"edition": "ours"}, "no edition 'ours'; a house edition needs its \"parameters\" in full"),
    ({"edition": ""}, "There is no edition ''"),
    ({"edition": "ours", "parameters": []}, '"parameters" is a dict'),
    ({"edition": "ours", "parameters": None}, '"parameters" is a dict'),
    ({"edition": "ours", "parameters": {}}, "does not say: stock, opening"),
    ({"edition": "ours", "parameters": {**AMIGO, "colour": 1}}, 'no parameter "colour"'),
    ({"edition": "ours", "parameters": {**AMIGO, "stock": 12}}, "from 0 to 11, not 12"),
    ({"edition": "ours", "parameters": {**AMIGO, "exchange": 0}}, "is true or false, not 0"),
    ({"edition": "ours", "parameters": {**AMIGO, "opening": []}}, "lowest-yellow or lowest-number or lot"),
    ({"edition": "ours", "parameters": {k: v for k, v in AMIGO.items() if k != "games"}}, "does not say: games"),
]
COUNTS: list[tuple[Edits, str]] = [
    ({"seats.0.aside": "1111"}, "cards 1, where the deck has 4"),
    ({"seats.0.aside": "9" * 4}, "7 cards 9, where the deck has 6"),
    ({"seats.0.stock": "h" * 20}, "cards h, where the deck has 8"),
    ({"pile": "g" * 9}, "cards g, where the deck has 8"),
    ({"out": FULL}, "where the deck has"),
    ({"out": ""}, r"There are \d\d cards, not 72 .*missing: 000"),
    ({"out": in_order("".join((DECK - cards({**BARE, "seats": [], "out": ""})).elements()))}, "where the deck has"),
]
ZONE_RULES: list[tuple[Edits, str]] = [
    ({"seats.0.blind": "89"}, '"blind" has 3 places, .* this has 2'),
    ({"seats.0.blind": ""}, "this has 0"),
    ({"seats.0.blind": "89g0"}, "this has 4"),
    ({"seats.0.blind": "----"}, "this has 4"),
    ({"seats.0.open": "4566"}, "Seat 0 has 4 open cards; there are 3 at the most"),
    ({"seats.0.stock": "", "seats.0.blind": "8-g"}, "Seat 0 has played blind cards while open ones lie"),
    ({"seats.0.stock": "", "seats.0.open": "4", "seats.0.blind": "---"}, "blind cards while open ones lie"),
    ({"seats.0.hand": "37"}, "Seat 0 has a stock and 2 cards in hand; while the stock lasts it holds three"),
    ({"seats.0.hand": "3377"}, "Seat 0 has a stock and 4 cards in hand"),
    ({"seats.0.hand": ""}, "Seat 0 has a stock and 0 cards in hand"),
    ({"seats.0.open": "45"}, "Seat 0 has played from the table with its stock unfinished"),
    ({"seats.0.open": "", "seats.0.blind": "8--"}, "from the table with its stock unfinished"),
    ({"seats.1": {}}, "Seat 1 has finished, but the phase is play"),
    ({"seats.0": {"aside": "377"}}, "Seat 0 has finished, but the phase is play"),
    ({"known": ["33", "", ""]}, "Seat 0 does not hold all of its \"known\" cards '33'"),
    ({"known": ["", "", "8"]}, 'Seat 2 does not hold all of its "known" cards'),
    ({"known": ["h" * 9, "", ""]}, 'does not hold all of its "known" cards'),
    ({"known": ["h" * 16, "", ""]}, 'does not hold all of its "known" cards'),
]
LAST_LAID: list[tuple[Edits, str]] = [
    ({"pile": "", "from": "open"}, '"from" is "hand" on an empty pile'),
    ({"pile": "", "from": "blind"}, '"from" is "hand" on an empty pile'),
    ({"from": "open"}, "seat before the turn cannot have laid open cards last"),
    ({"from": "blind"}, "seat before the turn cannot have laid blind cards last"),
    ({"from": "open", "seats.2.stock": "", "seats.2.hand": ""}, "cannot have laid open cards last"),
    ({"from": "open", "seats.2.stock": "", "seats.2.open": "7"}, "cannot have laid open cards last"),
    (
        {"from": "blind", "seats.2.stock": "", "seats.2.hand": "", "seats.2.open": ""},
        "cannot have laid blind cards last",
    ),
    (
        {"from": "blind", "seats.2.stock": "", "seats.2.hand": "", "seats.2.open": "7"},
        "cannot have laid blind cards last",
    ),
]
LENGTH: list[tuple[Edits, str]] = [
    ({"plays": 1000}, "After 1000 plays this game would be over"),
    ({"plays": 1001}, "After 1001 plays this game would be over"),
    ({"plays": 1002}, '"plays" is a whole number from 0 to 1001'),
    ({"edition": "ours", "parameters": {**AMIGO, "max_plays": 100}, "plays": 100}, "After 100 plays"),
]
BLOCK: list[tuple[Edits, str]] = [
    *each("match.games", [0, 100, "6", None, True, 6.0], '"games" is a whole number from 1 to 99'),
    *each("match.game", [0, 7, "1", None, True], '"game" is a whole number from 1 to 6'),
    ({"match": {"game": 2}}, 'Game 2 of 6, phase play, does not go with 0 finished games in "results"'),
    ({"match": {"game": 1, "results": [ROW]}}, "does not go with 1 finished games"),
    ({"match": {"games": 1, "results": [ROW]}}, "does not go with 1 finished games"),
    ({"match": {"games": 2, "results": [ROW, ROW, ROW]}}, "does not go with 3 finished games"),
    *each("match.results", [None, 1, "none", {}, {"0": ROW}, True], '"results" is a list of rows'),
    *each("match.results", [[None], [1], [[]], ["won"]], "A row of results is a dict"),
    *(({"match.results": [edited(ROW, {key: MISSING})]}, f"A row of results lacks: {key}") for key in ROW),
    *each("match.results", [[{**ROW, "won": 1}]], "A row of results has no key 'won'"),
    *(
        ({"match.results": [edited(ROW, edit)]}, f'"{key}" in results is a list with a number for each seat')
        for key in ("held", "points")
        for edit, _ in each(key, [None, 3, {}, "403", [], [4, 0], [4, 0, 9, 1]], "")
    ),
    *(
        ({"match.results": [edited(ROW, edit)]}, f'"{key}" in results is a whole number from 0 to 72')
        for key in ("held", "points")
        for edit, _ in each(f"{key}.0", [-1, 73, "4", None, True, 4.0], "")
    ),
    *(
        ({"match.results": [edited(ROW, edit)]}, f'"{key}" in results is a whole number from 0 to 2')
        for key in ("finisher", "big_loser")
        for edit, _ in each(key, [-1, 3, "1", True, 1.0, [1]], "")
    ),
    *each("match.results", [[{**ROW, "finisher": None}], [{**ROW, "big_loser": None}]], "big_loser"),
    *each("match.results", [[{**ROW, "big_loser": 1}]], "big.loser"),  # the finisher cannot lose
]


@pytest.mark.parametrize(
    ("edits", "telling"),
    [*KEYS, *TYPES, *HOUSE_KEYS, *COUNTS, *ZONE_RULES, *LAST_LAID, *LENGTH, *BLOCK],
    ids=edited_id,
)
def test_load_refuses_what_cannot_be(edits: Edits, telling: str) -> None:
    halfpast.load(BARE)
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(BARE, edits))


def test_load_counts_to_72_where_out_is_given() -> None:
    full = halfpast.load(BARE).position()
    assert full["out"].endswith("g")
    refused(
        halfpast.InvalidPosition,
        "There are 71 cards, not 72 .*missing: g",
        halfpast.load,
        edited(full, {"out": full["out"][:-1]}),
    )
    refused(halfpast.InvalidPosition, "73 cards in all", halfpast.load, edited(full, {"out": full["out"] + "g"}))
    swapped = full["out"][:-1] + "h"
    refused(halfpast.InvalidPosition, "9 cards h, where the deck has 8", halfpast.load, edited(full, {"out": swapped}))


@pytest.mark.parametrize(
    ("edition", "pile", "wrong"),
    [
        ("amigo", "73", "3 cannot follow \"7\""),
        ("amigo", "6h6", "6 cannot follow \"6h\""),
        ("amigo", "6h7", "7 cannot follow \"6h\""),  # an attack: the pile would be gone
        ("amigo", "h1", "1 cannot follow \"h\""),
        ("amigo", "6hg7", "7 cannot follow \"6hg\""),
        ("amigo", "h0", "0 cannot follow \"h\""),
        ("amigo", "8h0", "0 cannot follow \"8h\""),
        ("amigo", "8hh", "h cannot follow \"8h\""),
        ("amigo", "8h9", "9 cannot follow \"8h\""),
        ("amigo", "98", "8 cannot follow \"9\""),
        ("amigo", "9h9", "9 cannot follow \"9h\""),
        ("amigo", "59", "9 cannot follow \"5\""),
        ("amigo", "58h", "8 cannot follow \"5\""),
        ("amigo", "65", "5 cannot follow \"6\""),
        ("amigo", "5g4", "4 cannot follow \"5g\""),
        ("fundex", "5g6", "6 cannot follow \"5g\""),
        ("express", "8h8h", "8 cannot follow \"8h\""),
        ("express", "8h5", "5 cannot follow \"8h\""),
        ("express", "4h5", "5 cannot follow \"4h\""),
        ("express-advanced", "58h", "8 cannot follow \"5\""),
    ],
)  # fmt: skip
def test_load_refuses_a_pile_that_nobody_could_have_laid(edition: str, pile: str, wrong: str) -> None:
    position = edited(BARE, {"edition": edition, "pile": pile, "seats": [{"hand": "46"}, {"hand": "37"}]})
    refused(halfpast.InvalidPosition, f"Nobody could have laid the pile.*{wrong}", halfpast.load, position)


@pytest.mark.parametrize(
    ("edition", "pile"),
    [
        ("amigo", "6h8h"),
        ("amigo", "7h8h"),  # 8+½ on 7½ is no attack
        ("amigo", "8h8hg8h"),
        ("amigo", "5g6"),
        ("amigo", "55300"),
        ("amigo", "9hh0"),
        ("fundex", "5g4"),
        ("express", "95"),
        ("express", "75g3"),
        ("express-advanced", "8h8h"),
    ],
)
def test_load_takes_a_pile_that_could_be_laid(edition: str, pile: str) -> None:
    position = edited(BARE, {"edition": edition, "pile": pile, "seats": [{"hand": "46"}, {"hand": "37"}]})
    assert halfpast.load(position).position()["pile"] == pile


TABLE_FROM = {"reached": "amigo", "started": "fundex", "source": "express"}
DONE = {"hand": "", "stock": ""}


@pytest.mark.parametrize(
    ("table_from", "turn", "seat", "telling"),
    [
        ("reached", 0, {"table": True}, "Seat 1 has \"table\" true and a stock left"),
        ("reached", 0, {**DONE, "table": False}, "Seat 1 has \"table\" false, but its table play must have begun"),
        ("reached", 1, {**DONE, "table": False}, "table play must have begun"),
        ("reached", 0, {"stock": "", "open": "14", "table": False}, "table play must have begun"),
        ("reached", 0, {"stock": "", "open": "", "blind": "0-h", "table": False}, "table play must have begun"),
        ("reached", 0, {"stock": "", "hand": "004h", "table": False}, "table play must have begun"),
        ("started", 0, {"table": True}, "\"table\" true and a stock left"),
        ("started", 1, {**DONE, "table": False}, "table play must have begun"),
        ("started", 0, {"stock": "", "open": "14", "table": False}, "table play must have begun"),
        ("started", 0, {"stock": "", "open": "", "blind": "0-h", "table": False}, "table play must have begun"),
        ("started", 0, {"stock": "", "hand": "004h", "table": False}, "table play must have begun"),
        ("source", 0, {"table": True}, "with table_from source it is always false"),
        ("source", 1, {**DONE, "table": True}, "with table_from source it is always false"),
        ("source", 0, {"stock": "", "open": "14", "table": True}, "with table_from source it is always false"),
        ("source", 0, {"stock": "", "hand": "004h", "table": True}, "with table_from source it is always false"),
    ],
    ids=str,
)  # fmt: skip
def test_H21_load_refuses_a_table_that_contradicts_the_cards(
    table_from: str, turn: int, seat: Edits, telling: str
) -> None:
    edits = {"edition": TABLE_FROM[table_from], "turn": turn, **{f"seats.1.{key}": seat[key] for key in seat}}
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(BARE, edits))
    edits["seats.1.table"] = not seat["table"]
    assert halfpast.load(edited(BARE, edits)).position()["seats"][1]["table"] is not seat["table"]


@pytest.mark.parametrize("table", [False, True])
def test_H21b_a_seat_waiting_for_its_first_turn_without_cards_may_have_begun_or_not(table: bool) -> None:
    edits = {"edition": "fundex", "seats.1.hand": "", "seats.1.stock": "", "seats.1.table": table}
    assert halfpast.load(edited(BARE, edits)).position()["seats"][1]["table"] is table


@pytest.mark.parametrize("edition", ["amigo", "fundex"])
@pytest.mark.parametrize("phase", ["opening", "exchange"])
def test_H21_no_table_play_has_begun_before_the_opening(edition: str, phase: str) -> None:
    """With no stock too: the hand is dealt, and nothing was played."""
    m = halfpast.new("half", edition=house(edition, stock=0, exchange=True), seats=3, games=2, seed=7)
    chooser = random.Random(7)
    while m.position()["phase"] != phase:
        m.play(chooser.choice(m.legal()))
    refused(halfpast.InvalidPosition, "table", halfpast.load, edited(m.position(), {"seats.1.table": True}))


# --- load: each phase --------------------------------------------------------------------------------------------


def opening() -> Data:
    """Seat 1 opens with its 2."""
    deck = ("78945634678") + ("78945627978") + ("1234569hg00")
    m = halfpast.new("half", seats=3, deck=deck, dealer=0, seed=7)
    assert (m.position()["phase"], m.seat, m.position()["announced"]) == ("opening", 1, "32-")
    return m.position()


@pytest.mark.parametrize(
    ("edits", "telling"),
    [
        ({"turn": 0}, "Seat 0 may not open: the lowest card announced is 2"),
        ({"turn": 2}, "Seat 2 may not open: the lowest card announced is 2"),
        ({"announced": "33-"}, 'The hands announce "32-", not "33-"'),
        ({"announced": "---"}, 'The hands announce "32-"'),
        ({"pile": "0", "seats.2.stock": "0"}, "In phase opening the pile is empty"),
        ({"from": "open"}, '"from" is "hand" on an empty pile'),
        ({"seats.2.stock": "0", "seats.2.aside": "0"}, "Seat 2 is not freshly dealt, but the phase is opening"),
        ({"seats.2.stock": "", "seats.2.hand": "009hg"}, "Seat 2 is not freshly dealt"),
        ({"seats.2.stock": "", "seats.2.hand": "9h", "seats.2.open": "456"}, "There are 69 cards|is not freshly dealt"),
        ({"seats.2.blind": "12-", "seats.2.stock": "003"}, "Seat 2 has played|from the table|not freshly dealt"),
        (
            {"seats.0.hand": "9hg", "seats.1.hand": "055", "announced": MISSING, "out": MISSING},
            "Nobody opens with a lowest card here",
        ),
        (
            {"edition": "express", "turn": 1, "announced": "3-9", "seats.1.hand": "hgg", "out": MISSING},
            "Seat 1 may not open",
        ),
        ({"edition": "ours", "parameters": {**AMIGO, "opening": "lot"}}, "Nobody opens with a lowest card here"),
    ],
    ids=edited_id,
)
def test_H05_load_refuses_an_opening_that_cannot_be(edits: Edits, telling: str) -> None:
    position = opening()
    if "out" not in edits and any(path.startswith("seats") for path in edits):
        del position["out"]
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(position, edits))


def test_H05_of_the_seats_that_tie_any_may_open() -> None:
    position = edited(opening(), {"seats.0.hand": "246", "announced": "22-", "out": MISSING})
    for turn in (0, 1):
        assert halfpast.load({**position, "turn": turn}).legal() == ["2"]
    refused(halfpast.InvalidPosition, "Seat 2 may not open", halfpast.load, {**position, "turn": 2})


def exchange_edits() -> list[tuple[Edits, str]]:
    position = reached("exchange")
    turn, row = position["turn"], position["match"]["results"][0]
    hand, stock = position["seats"][0]["hand"], position["seats"][0]["stock"]
    fewest = [int(held == min(row["held"])) for held in row["held"]]
    nobody = {**row, "finisher": None, "big_loser": None, "points": fewest}
    only = "In phase exchange the turn is the last finisher's, in an edition with exchange, before any play"
    return [
        ({"edition": "amigo"}, only),
        ({"turn": (turn + 1) % 3}, only),
        ({"turn": None}, '"turn" is a whole number'),
        ({"plays": 1}, only),
        ({"match.results.0": nobody}, only),
        ({"match": {"game": 1, "games": 2, "results": []}}, only),
        ({"pile": stock[0], "seats.0.stock": stock[1:]}, "In phase exchange the pile is empty"),
        ({"announced": "---"}, "Nothing is announced before the exchange is done"),
        ({"seats.0.aside": stock[0], "seats.0.stock": stock[1:]}, "Seat 0 is not freshly dealt"),
        ({"seats.0.hand": hand[1:], "seats.0.stock": "", "out": MISSING}, "Seat 0 is not freshly dealt"),
    ]


@pytest.mark.parametrize("which", range(10))
def test_H26_load_refuses_an_exchange_that_cannot_be(which: int) -> None:
    edits, telling = exchange_edits()[which]
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(reached("exchange"), edits))


LAST: Data = edited(BARE, {"phase": "last-chance", "seats.2": {"aside": "99g", "table": True}})


@pytest.mark.parametrize(
    ("edits", "telling"),
    [
        ({"pile": "6"}, "no last chance on a bid that no card can catch"),
        ({"pile": ""}, "no last chance on a bid that no card can catch"),
        ({"pile": "9h"}, "no last chance on a bid that no card can catch"),
        ({"pile": "6hh"}, "no last chance on a bid that no card can catch"),
        ({"seats.2.hand": "9"}, "Seat 2 has not finished, but the phase is last-chance"),
        ({"seats.2.blind": "-0-"}, "Seat 2 has not finished, but the phase is last-chance"),
        ({"seats.1": {}}, "Seat 1 has finished, but the phase is last-chance"),
        ({"turn": 1}, "has finished|has not finished"),
        ({"phase": "play"}, "Seat 2 has finished, but the phase is play"),
        ({"plays": 1001}, "After 1001 plays this game would be over"),
        ({"seats.2.table": False}, 'Seat 2 has "table" false, but its table play must have begun'),
    ],
    ids=edited_id,
)
def test_H23a_load_refuses_a_last_chance_that_cannot_be(edits: Edits, telling: str) -> None:
    assert halfpast.load(LAST).legal() == ["7", "77", "pass"]
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(LAST, edits))


@pytest.mark.parametrize("source", ["hand", "open", "blind"])
def test_H27_a_last_chance_comes_even_after_the_last_play(source: str) -> None:
    m = halfpast.load({**LAST, "plays": 1000, "from": source})
    m.play("7")
    assert m.position()["match"]["results"][0]["finisher"] is None


LAST_ROW: Data = {"finisher": 1, "held": [11, 2, 1], "points": [0, 2, 1], "big_loser": 0}
END: Data = {
    **BARE,
    "phase": "over",
    "turn": None,
    "pile": "66",
    "seats": [
        {"hand": "377", "stock": "1g", "open": "456", "blind": "89g", "aside": "", "table": False},
        {"hand": "", "stock": "", "open": "", "blind": "---", "aside": "11", "table": True},
        {"hand": "9", "stock": "", "open": "", "blind": "---", "aside": "", "table": True},
    ],
    "match": {"game": 2, "games": 2, "results": [ROW, LAST_ROW]},
}


def test_an_over_position_has_its_result() -> None:
    m = halfpast.load(END)
    assert (m.seat, m.legal()) == (None, [])
    assert m.result() == {"games": END["match"]["results"], "totals": [0, 5, 1], "winners": [1]}


@pytest.mark.parametrize(
    ("edits", "telling"),
    [
        ({"turn": 0}, '"turn" is null when the match is over'),
        ({"match.results": [ROW]}, "Game 2 of 2, phase over, does not go with 1 finished games"),
        ({"match.results": []}, "does not go with 0 finished games"),
        ({"match": MISSING}, "does not go with 0 finished games"),
        ({"match.results.1.held": [10, 2, 1]}, "Seat 0 holds 11 cards at the end, but the last row says 10"),
        ({"match.results.1.held": [11, 2, 0]}, "Seat 2 holds 1 cards at the end, but the last row says 0"),
        ({"seats.1.aside": "1"}, "Seat 1 holds 1 cards at the end, but the last row says 2"),
        ({"match.results.1.held": [11, 2]}, '"held" in results is a list with a number for each seat'),
        ({"match.results.1": {**LAST_ROW, "finisher": 2, "points": [0, 0, 3]}}, "finish"),  # it holds a 9
        ({"match.results.1": {**LAST_ROW, "finisher": None, "big_loser": None, "points": [0, 0, 1]}}, "finish"),
        ({"match.results.1.big_loser": 2}, "big.loser"),  # seat 0 holds more
        ({"match.results.1.big_loser": 1}, "big.loser"),  # the finisher
        ({"match.results.1.points": [0, 2, 0]}, "point"),  # seat 2 has the fewest
        ({"match.results.1.points": [11, 2, 1]}, "point"),  # those are express's
        ({"match.results.1.points": [72, 72, 72]}, "point"),
        ({"match.results.0.points": [72, 72, 72]}, "point"),
    ],
    ids=edited_id,
)
def test_H23_load_refuses_an_end_that_cannot_be(edits: Edits, telling: str) -> None:
    refused(halfpast.InvalidPosition, telling, halfpast.load, edited(END, edits))


# --- load: damaged positions -------------------------------------------------------------------------------------

JUNK: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 2**40, 1.5, "", "7", "hg", "-", "---", "½", "00"]
JUNK += ["amigo", "fundex", "express", "house", *PHASES, "hand", "open", "blind"]
JUNK += [[], {}, [1], ["7"], {"hand": "7"}, [[]]]


@cache
def pool(what: str) -> list[Any]:
    """Sound positions, or logs, of every edition: some of every match, more where phases are rare."""
    found = []
    editions: list[str | Data] = [*EDITIONS, *HOUSES]
    for number, edition in enumerate(editions):
        m = halfpast.new("half", edition=edition, seats=2 + number % 4, games=2, seed=number)
        chooser = random.Random(number)
        while m.seat is not None:
            rare = m.position()["phase"] in ("exchange", "last-chance", "opening")
            if chooser.random() < (1 if rare else 0.05):
                found.append(m.position() if what == "positions" else m.log())
            m.play(chooser.choice(m.legal()))
            if chooser.random() < 0.05:
                m.undo()
        found.append(m.position() if what == "positions" else m.log())
        loaded = halfpast.load(found[-2] if what == "positions" else m.position())
        if what == "logs":
            found.append(loaded.log())
    return found


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in JSON data: what holds it, and the key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        yield data, key
        yield from places(data[key])


def damage(draw: st.DrawFn, data: Any) -> None:
    """Do one thing to one place: take it away, put junk there, or change it a little."""
    holder, key = draw(st.sampled_from(list(places(data))))
    value, how = holder[key], draw(st.integers(0, 3))
    if how == 0:
        del holder[key]
    elif how == 1:
        holder[key] = copy.deepcopy(draw(st.sampled_from(JUNK)))
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + draw(st.sampled_from([-1, 1, 2, 100]))
    elif isinstance(value, str):
        at, letter = draw(st.integers(0, len(value))), draw(st.sampled_from(["", *KINDS, "-", "x"]))
        holder[key] = value[:at] + letter + value[at + draw(st.integers(0, 1)) :]
    elif isinstance(value, list):
        holder[key] = draw(st.permutations(value)) if draw(st.booleans()) else value + value[:1]
    elif isinstance(value, dict):
        value[draw(st.sampled_from(["colour", "hand", "seed", "position", "undo"]))] = draw(st.sampled_from(JUNK))


def move_a_card(draw: st.DrawFn, position: Data) -> None:
    """From one zone to another, so that all 72 are still there."""
    zones = [(position, "pile"), (position, "out"), *((seat, zone) for seat in position["seats"] for zone in ZONES)]
    (one, a), (other, b) = draw(st.sampled_from(zones)), draw(st.sampled_from(zones))
    at = draw(st.integers(0, len(one[a])))
    card = one[a][at : at + 1].strip("-")
    one[a] = one[a][:at] + ("-" if a == "blind" and card else "") + one[a][at + 1 :]
    other[b] = other[b].replace("-", card, 1) if b == "blind" and card else other[b] + card


def stand_otherwise(draw: st.DrawFn, position: Data) -> None:
    """Another phase, turn, source or flag."""
    key = draw(st.sampled_from(["phase", "turn", "from", "table", "edition"]))
    if key == "table":
        seat = draw(st.sampled_from(position["seats"]))
        seat["table"] = not seat["table"]
        return
    others = {
        "phase": PHASES,
        "turn": [None, *range(len(position["seats"]))],
        "from": ["hand", "open", "blind"],
        "edition": EDITIONS,
    }
    position[key] = draw(st.sampled_from(others[key]))
    if key == "phase" and position["phase"] == "over":
        position["turn"] = None


@st.composite
def damaged_positions(draw: st.DrawFn) -> Data:
    position: Data = copy.deepcopy(draw(st.sampled_from(pool("positions"))))
    ways: list[Callable[[st.DrawFn, Data], None]] = [damage, move_a_card, stand_otherwise]
    way = draw(st.sampled_from(ways))
    for _ in range(draw(st.integers(1, 3))):
        way(draw, position)
    return position


@FUZZ
@given(position=damaged_positions(), chance=st.integers(0, 2**16))
def test_a_damaged_position_is_refused_or_sound(position: Data, chance: int) -> None:
    before = copy.deepcopy(position)
    try:
        m = halfpast.load(position)
    except halfpast.InvalidPosition as error:
        wrong = str(error)
    else:
        wrong = ""
    assert position == before
    if wrong:
        assert is_sentence(wrong), wrong
        return
    sound(m)
    chooser = random.Random(chance)
    for _ in range(8):
        if m.seat is None:
            break
        m.play(chooser.choice(m.legal()))
        sound(m)
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


def sound(m: halfpast.Match) -> None:
    """The match stands as one that play could have reached."""
    position = m.position()
    assert halfpast.load(json.loads(json.dumps(position))).position() == position
    assert cards(position) == DECK
    assert (m.legal() == []) == (m.seat is None) == (m.result() is not None)
    assert all(m.refusal(move) is None for move in m.legal())


# --- replay ------------------------------------------------------------------------------------------------------


@cache
def played(start: str) -> Data:
    """A log of some moves and an undo, begun with a seed, with a deck or from a position."""
    if start == "position":
        m = halfpast.load(halfpast.new("half", edition="fundex", seats=3, games=2, seed=7).position())
    else:
        deck = FULL if start == "deck" else None
        m = halfpast.new("half", edition="fundex", seats=3, games=2, seed=7, deck=deck, dealer=1)
    for number in range(5):
        m.play(m.legal()[0], author="Ann", time=f"2024-05-01T12:00:0{number}Z")
    m.undo()
    m.play(m.legal()[-1])
    return m.log()


STARTS = ["seed", "deck", "position"]
FIELDS = ["format", "game", "edition", "seats", "games", "start", "moves", "end"]


@pytest.mark.parametrize("start", STARTS)
def test_a_whole_log_replays(start: str) -> None:
    log = played(start)
    assert halfpast.replay(json.loads(json.dumps(log))).log() == log


@pytest.mark.parametrize("log", [None, [], "log", 7, [{}]])
def test_replay_refuses_what_is_no_dict(log: Any) -> None:
    refused(halfpast.InvalidLog, "A log is a dict, not", halfpast.replay, log)


@pytest.mark.parametrize("form", [MISSING, 2, 0, "1", None, [1]])
def test_replay_refuses_another_format(form: Any) -> None:
    log = edited(played("seed"), {"format": form})
    refused(halfpast.InvalidLog, '"format" is .*, not 1', halfpast.replay, log)
    refused(halfpast.InvalidLog, '"format" is .*, not 1', halfpast.replay, resealed(log))


def test_replay_refuses_a_position() -> None:
    refused(halfpast.InvalidLog, "no log that can be read here", halfpast.replay, halfpast.load(BARE).position())


@pytest.mark.parametrize("key", [*FIELDS[1:], "check"])
def test_replay_refuses_a_log_that_lacks_a_key(key: str) -> None:
    refused(halfpast.InvalidLog, f"The log lacks: {key}", halfpast.replay, edited(played("seed"), {key: MISSING}))


EDITED: list[Edits] = [
    {"game": "level8"},
    {"edition.name": "amigo"},
    {"edition.parameters.games": 5},
    {"seats": 4},
    {"games": 1},
    {"start": {"seed": 8}},
    {"moves": []},
    {"moves.1.move": "take"},
    {"moves.1.seat": 9},
    {"moves.1.author": "Bob"},
    {"moves.1.time": "2024-05-01T13:00:00Z"},
    {"moves.1.author": MISSING},
    {"moves.5": MISSING},
    {"moves.6": MISSING},
    {"end": "0" * 32},
    {"check": "0" * 32},
    {"check": None},
    {"more": 1},
]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("edits", EDITED, ids=edited_id)
def test_replay_refuses_a_log_that_was_cut_or_edited(start: str, edits: Edits) -> None:
    log = played(start)
    assert log["moves"][5] == {"undo": True}
    assert edited(log, edits) != log
    refused(halfpast.InvalidLog, "cut or edited: its check does not fit", halfpast.replay, edited(log, edits))


@pytest.mark.parametrize("bad", [object(), {1}, b"x"], ids=["object", "set", "bytes"])
def test_replay_refuses_a_log_that_is_not_json(bad: Any) -> None:
    log = {**played("seed"), "more": bad}
    with pytest.raises(halfpast.InvalidLog, match="The log is not JSON-ready"):
        halfpast.replay(log)


def test_replay_refuses_a_log_that_holds_itself() -> None:
    log = copy.deepcopy(played("seed"))
    log["moves"].append(log)
    with pytest.raises(halfpast.InvalidLog, match="The log is not JSON-ready"):
        halfpast.replay(log)


def resealed(log: Data) -> Data:
    """The log with a check that fits, as a forger would do it."""
    return seal({key: value for key, value in log.items() if key != "check"})


ANY = "The log "  # whatever is wrong with it
FORGED: list[tuple[Edits, str]] = [
    ({"moves": []}, "does not end where it says"),
    ({"moves.6": MISSING}, "does not end where it says"),
    ({"moves.5": MISSING}, ANY + "|Move 6 of the log"),
    ({"moves.0": MISSING}, "Move 1 of the log is seat|cannot be played"),
    ({"end": "0" * 32}, "does not end where it says"),
    ({"end": None}, "does not end where it says"),
    ({"moves.1.move": "take"}, "cannot be played: .*H11|cannot be played: .*H07"),
    ({"moves.1.move": "pass"}, "cannot be played: You may not pass"),
    ({"moves.1.move": "h8"}, "cannot be played: 'h8' is no move"),
    ({"moves.1.move": None}, "cannot be played: A move is a text"),
    ({"moves.1.seat": 9}, "Move 2 of the log is seat 9's, but seat . must decide"),
    ({"moves.1.seat": None}, "Move 2 of the log is seat None's"),
    ({"moves.0": {"undo": True}}, "cannot be played: There is no move to take back"),
    ({"seats": 4}, ANY + "|Move . of the log"),
    ({"seats": 6}, ANY),
    ({"seats": "3"}, ANY),
    ({"games": 1}, ANY),
    ({"games": 3}, ANY),
    ({"games": 0}, ANY),
    ({"games": None}, ANY),
    ({"game": "chess"}, ANY),
    ({"game": ["half"]}, ANY),
    ({"edition.name": "amigo"}, ANY),
    ({"edition.name": None}, ANY),
    ({"edition.parameters.exchange": False}, ANY),
    ({"edition.parameters.stock": 3}, ANY + "|Move . of the log"),
    ({"edition.parameters.stock": 12}, ANY),
    ({"edition.parameters.colour": "red"}, ANY),
    ({"edition": "fundex"}, ANY),
    ({"edition": None}, ANY),
]  # fmt: skip


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize(("edits", "telling"), FORGED, ids=edited_id)
def test_replay_refuses_a_log_that_was_forged(start: str, edits: Edits, telling: str) -> None:
    forged = resealed(edited(played(start), edits))
    before = copy.deepcopy(forged)
    with pytest.raises(halfpast.InvalidLog, match=telling):
        halfpast.replay(forged)
    assert forged == before


@pytest.mark.parametrize(
    "edits",
    [
        {"start": {}},
        {"start": None},
        {"start": []},
        {"start": "position"},
        {"start": ["position"]},
        {"start.seed": 8},
        {"start.seed": True},
        {"start.seed": None},
        {"start.seed": "xyz"},
        {"start.seed": [7]},
        {"start.dealer": 2},
        {"start.dealer": 3},
        {"start.dealer": "1"},
        {"start.deck": FULL[:26]},
        {"start.deck": FULL[::-1]},
        {"start.deck": 7},
        {"start.position": None},
        {"start.position": BARE},
        {"start.position": {"game": []}},
        {"moves": None},
        {"moves": 7},
        {"moves": {}},
        {"moves": {"0": {}}},
        {"moves": "take"},
        {"moves": [None]},
        {"moves": [[]]},
        {"moves": [{}]},
        {"moves": [{"seat": 0}]},
        {"moves.1.move": MISSING},
        {"moves.1.seat": MISSING},
    ],
    ids=edited_id,
)
def test_replay_refuses_a_log_that_is_forged_out_of_shape(edits: Edits) -> None:
    with pytest.raises(halfpast.InvalidLog, match=r"The log |Move . of the log"):
        halfpast.replay(resealed(edited(played("seed"), edits)))


@st.composite
def damaged_logs(draw: st.DrawFn) -> Data:
    log: Data = copy.deepcopy(draw(st.sampled_from(pool("logs"))))
    for _ in range(draw(st.integers(1, 2))):
        damage(draw, log)
    return resealed(log)


@FUZZ
@given(log=damaged_logs())
def test_a_damaged_log_is_refused_or_sound(log: Data) -> None:
    before = copy.deepcopy(log)
    try:
        m = halfpast.replay(log)
    except halfpast.InvalidLog:
        return
    assert log == before
    sound(m)
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()
