"""L23a: each player their own level card: what a level asks for is on it, and nothing else is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import halfpast
from halfpast.games.level8.rules.game import GAME
from halfpast.games.level8.rules.levels import card_of, find_card
from tests.games.half.bad_input.common import refused
from tests.games.level8.rules.positions import (
    COLOUR,
    PAIR,
    Data,
    at,
    has,
    house,
    levels,
    offers,
    play,
    seat,
    some_move,
    why,
)

FOUR: list[Any] = ["master-1", "level8-1", "master-2", {**PAIR, "name": "ours"}]
RUN = {**levels(("run", 3)), "name": "runs"}
CARDS: Any = [PAIR, COLOUR, RUN]  # of three seats


def mixed(seed: int = 7, **more: Any) -> halfpast.Match:
    """Four players, each with another level card."""
    return halfpast.new("level8", card=FOUR, seats=4, seed=seed, **more)


# What is written down


def test_L23a_where_all_have_one_card_it_stands_once_in_a_position() -> None:
    position = halfpast.new("level8", card="level8-1", seats=4, seed=7).position()
    assert position["card"] == "level8-1"
    assert all("card" not in one for one in position["seats"])
    same = halfpast.new("level8", card=["level8-1"] * 4, seats=4, seed=7)
    assert (same.position(), same.log()) == (position, halfpast.new("level8", card="level8-1", seats=4, seed=7).log())


def test_L23a_where_cards_differ_they_stand_in_a_list_by_seat() -> None:
    m = mixed()
    assert m.position()["card"] == FOUR
    assert m.log()["edition"]["card"] == FOUR
    assert [m.view(seat)["card"] for seat in (None, *range(4))] == [FOUR] * 5
    assert m.events(None)[0]["card"] == FOUR
    assert halfpast.load(m.position()).position() == m.position()


def test_L23a_two_owners_cards_of_one_name_are_two_cards() -> None:
    other = {**RUN, "name": PAIR["name"]}
    m = halfpast.new("level8", card=[PAIR, other], seats=2, seed=7)
    assert m.position()["card"] == [PAIR, other]
    assert [card_of(m.seen(0).views[0], seat)[0] for seat in (0, 1)] == [(("set", 2),), (("run", 3),)]


@pytest.mark.parametrize("edition", ["master", "master+skips", "master+level8", "level8", "level8-98", "level8-101"])
def test_L23a_four_cards_are_played_to_the_end_saved_and_logged(edition: str) -> None:
    m = mixed(seed=3, edition=edition)
    bots = [halfpast.bot(name, seed=seat) for seat, name in enumerate(("family", "family", "learner", "random"))]
    chance = random.Random(5)
    while m.seat is not None:
        m.play(bots[m.seat].choose(m.view(m.seat)))
        if chance.random() < 0.02:
            assert halfpast.load(m.position()).position() == m.position()
            view = m.view(chance.randrange(4))
            assert halfpast.resample(view, seed=1).view(view["you"]) == view
    assert halfpast.replay(m.log()).position() == m.position()
    assert m.result() is not None
    laid = {event["seat"] for event in m.events(None) if event["type"] == "laid-out"}
    for event in (one for one in m.events(None) if one["type"] == "laid-out"):
        line = find_card(FOUR[event["seat"]]).levels[event["level"] - 1]
        assert [(group["group"], len(group["cards"])) for group in event["groups"]] == list(line)
    assert len(laid) > 1


# What the rules read of it


@pytest.mark.parametrize(
    ("turn", "move", "other"), [(0, "r1 b1", "r5 r6 r7"), (1, "r5 r7 r6", "r1 b1"), (2, "r5 r6 r7", "r1 b1")]
)
def test_L23a_a_level_is_laid_out_as_the_players_own_card_says(turn: int, move: str, other: str) -> None:
    hands = [seat(None), seat(None), seat(None)]
    hands[turn] = seat("r1 b1 r5 r6 r7 g9 p12")
    m = at(**hands[0], card=CARDS, seat1=hands[1], seat2=hands[2], extra={"turn": turn})
    assert offers(m, "lay") != []
    assert why(m, f"lay {other}") == "L07 group-size"
    refusal = m.refusal(f"lay {other}")
    assert refusal is not None
    assert refusal.args["groups"] == CARDS[turn]["levels"][0]
    play(m, f"lay {move}")
    assert [group["group"] for group in has(m, turn)["laid"]] == [CARDS[turn]["levels"][0][0][0]]


def test_L23a_a_draft_goes_by_the_card_of_its_seat() -> None:
    m = at("r1 r2", card=CARDS, seat1=seat("b1 b2 b9"), seat2=seat("g4 g5"))
    assert [m.draft([[]], number)["groups"][0]["group"] for number in range(3)] == ["set", "colour", "run"]


def test_L08_L23a_cards_are_laid_off_on_groups_of_any_card() -> None:
    m = at(
        "p1 b3 g7 y15",
        card=CARDS,
        laid=["set r1 b1"],
        seat1=seat(laid=["colour b8 b9 b10"]),
        seat2=seat(laid=["run r4 b5 o6"]),
    )
    assert sorted(offers(m, "off")) == ["b3 1.1", "b3 2.1", "g7 2.1", "p1 0.1"]


def test_L19_L20_L23a_moving_up_and_keeping_go_by_the_number_alone() -> None:
    m = at("p15", card=CARDS, level=2, laid=["set p1 b1"], seat1=seat("r1 r2", level=6, laid=["colour y1 y2 y3"]),
           seat2=seat("o1 o2", level=4))  # fmt: skip
    play(m, "discard p15")
    assert [one["level"] for one in m.position()["seats"]] == [4, 7, 4]
    m = at("p15", card=CARDS, level=2, laid=["set p1 b1"], seat1=seat("r1 r2", level=6), seat2=seat("o1 o2", level=5))
    play(m, "discard p15")
    assert (m.seat, m.view(1)["choose"], m.position()["phase"]) == (1, 2, "keep")


def test_L22_L23_L23a_whoever_lays_out_the_last_level_wins_by_any_card() -> None:
    m = at("r5 r6 r7 p1", card=[RUN, PAIR, COLOUR], level=8)
    play(m, "lay r5 r6 r7")
    assert m.result() == {"winner": 0, "levels": [8, 1, 1], "rounds": 1}


def test_L23a_nothing_is_kept_where_the_edition_says_never() -> None:
    m = at(
        "p15",
        card=CARDS,
        edition=house("level8", name="ours"),
        level=6,
        laid=["set p1 b1"],
        seat1=seat("r1 r2", level=7),
    )
    play(m, "discard p15")
    assert (m.position()["round"], m.position()["phase"], has(m, 1)["level"]) == (2, "draw", 7)


def test_L23a_all_see_everybodys_card_and_no_other_hand() -> None:
    m = mixed()
    states = m.seen(2).views
    for number in range(4):
        assert card_of(states[0], number) == find_card(FOUR[number]).levels
    spectator = m.view(None)
    assert [one["hand"] for one in spectator["seats"]] == [10] * 4


def test_L23a_the_record_stays_small() -> None:
    assert GAME.state.itemsize <= 2048


# What cannot be


@pytest.mark.parametrize(
    ("card", "telling"),
    [
        ([], r"names one for each of the 3 seats; this one has 0\."),
        (["master-1"], r"names one for each of the 3 seats; this one has 1\."),
        (["master-1"] * 4, r"names one for each of the 3 seats; this one has 4\."),
        (["master-1", "master-2", "uno"], "There is no level card 'uno'. There are: level8-1, master-1, master-2"),
        (["master-1", None, "master-2"], 'is a name, or a dict with "name" and "levels"; or a list, one a seat'),
        (["master-1", ["master-1"], "master-2"], 'is a name, or a dict with "name" and "levels"; or a list'),
        (["master-1", {"name": "ours"}, "master-2"], 'is a name, or a dict with "name" and "levels"; or a list'),
        ({"master-1", "master-2"}, 'is a name, or a dict with "name" and "levels"; or a list, one a seat'),
    ],
)
def test_L23a_new_refuses_cards_that_are_not_one_for_each_seat(card: Any, telling: str) -> None:
    refused(halfpast.InvalidEdition, telling, halfpast.new, "level8", card=card, seats=3, seed=7)


@pytest.mark.parametrize("card", [[], ["master-1", "master-2"], ["master-1"] * 4, ["master-1", "master-2", 7]])
def test_L23a_a_position_with_another_number_of_cards_is_refused(card: Any) -> None:
    position: Data = halfpast.new("level8", seats=3, seed=7).position()
    telling = "one for each of the 3 seats" if len(card) != 3 else "A level card is a name"
    refused(halfpast.InvalidPosition, telling, halfpast.load, {**position, "card": card})


def test_L23a_a_log_with_another_number_of_cards_is_refused() -> None:
    log = mixed().log()
    wrong = {**log, "edition": {**log["edition"], "card": FOUR[:3]}}
    refused(halfpast.InvalidLog, "", halfpast.replay, wrong)


def test_L23a_a_random_match_is_the_same_from_its_log() -> None:
    m, chance = mixed(11), random.Random(11)
    for _ in range(150):
        if m.seat is None:
            break
        m.play(some_move(m, chance))
    assert halfpast.replay(m.log()).position() == m.position()
