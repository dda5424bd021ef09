"""Bad input: positions that cannot be in their phase."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.bad_input.common import (
    AMIGO,
    BARE,
    MISSING,
    ROW,
    Data,
    Edits,
    edited,
    edited_id,
    reached,
    refused,
)


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
    only = "An exchange is the last finisher's turn, before any play, in an edition that has it"
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


@pytest.mark.parametrize("source", ["hand", "blind"])
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
