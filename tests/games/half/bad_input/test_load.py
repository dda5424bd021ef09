"""Bad input: positions as play reaches them, and as they are typed by hand, load."""

from __future__ import annotations

import copy
import json

import pytest

import halfpast
from tests.games.half.bad_input.common import BARE, HOUSES, PHASES, Data, Edits, edited, positions
from tests.games.half.rules.positions import DECK, EDITIONS, cards, house, in_order


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
        ("express", 1, {"stock": "", "open": "45"}, False),  # H21x
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


def test_a_typed_position_saved_after_a_move_goes_on_with_the_same_deals() -> None:
    m = halfpast.load(edited(BARE, {"pile": "", "seats": [{"hand": "77"}, {"hand": "344"}]}))
    m.play("7")
    saved = halfpast.load(json.loads(json.dumps(m.position())))
    for move in ("take", "7"):
        assert saved.legal() == m.legal()
        m.play(move)
        saved.play(move)
    assert m.position()["match"]["game"] == 2
    assert saved.position() == m.position()
