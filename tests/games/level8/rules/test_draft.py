"""`m.draft`: cards in groups while somebody thinks; it says what `play` would, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import halfpast
from halfpast.match import Match
from tests.games.level8.bots.test_bots import table


def group(m: Match, *groups: str) -> dict[str, Any]:
    """What the first of these groups is."""
    wanted = [cards.split() for cards in groups]
    found: dict[str, Any] = m.draft([*wanted, *[[]] * (4 - len(wanted))])["groups"][0]
    return found


def test_L07_a_pair_is_whole_or_misses_a_card() -> None:
    m = table("r3 b3 g6 j1 j6 y9 p9 o12")
    assert group(m, "r3 b3")["missing"] == 0
    one = group(m, "r3")
    assert (one["missing"], one["takes"]) == (1, ["b3", "j1"])


def test_L13_what_a_joker_stands_for_is_said_and_may_be_chosen() -> None:
    m = table("r3 b3 g6 j1 j6 y9 p9 o12")
    with_joker = group(m, "r3 j1")
    assert with_joker["cards"] == ["r3", "j1=r3"]
    assert with_joker["jokers"] == [{"joker": "j1", "may_be": ["r3"]}]
    assert group(m, "j1")["jokers"][0]["may_be"] == ["r1", "r2", "r3", "r4", "r5"]
    assert group(m, "j1=b2 r3")["wrong"] == ["j1", "r3"]


def test_L11_a_card_that_does_not_go_with_the_others_is_named() -> None:
    m = table("r3 b3 g6 j1 j6 y9 p9 o12")
    assert group(m, "r3 g6")["wrong"] == ["r3", "g6"]
    assert group(m, "r3 b3 j1")["wrong"] == ["r3", "b3", "j1"]  # three cards are no pair
    assert group(m, "j6 r3")["wrong"] == ["r3", "j6"][::-1]


def test_L07_a_whole_draft_is_a_lay() -> None:
    m = table("r3 b3 g6 j6 y9 p9 o12 j11 g1 g2")
    said = m.draft([["r3", "b3"], ["g6", "j6"], ["y9", "p9"], ["o12", "j11"]])
    assert said["move"] == "lay r3 b3 / g6 j6=r6 / y9 p9 / o12 j11=r12"
    assert said["refusal"] is None
    assert m.refusal(said["move"]) is None


def test_L09_a_whole_draft_that_may_not_be_laid_says_why() -> None:
    said = table("r3 b3 g6 j6 y9 p9 o12 j11").draft([["r3", "b3"], ["g6", "j6"], ["y9", "p9"], ["o12", "j11"]])
    assert said["move"]
    assert said["refusal"]["rule"] == "L09"


def test_a_draft_changes_nothing() -> None:
    m = table("r3 b3 g6 j6 y9 p9 o12 j11 g1")
    before = m.position()
    m.draft([["r3", "b3"], ["g6", "j6"], ["y9"], []])
    assert m.position() == before


def test_every_lay_of_a_random_match_is_a_draft_too() -> None:
    """The jokers unsaid, the cards in any order: the draft finds a lay that is accepted."""
    chooser, laid = random.Random(1), 0
    for seed, card in enumerate(("master-1", "master-2", "level8-1") * 3):
        m = halfpast.new("level8", edition="master+level8", seats=3, seed=seed, card=card)
        for _ in range(300):
            if m.seat is None:
                break
            lays = [move for move in m.legal() if move.startswith("lay")]
            for lay in lays:
                groups = [[one.split("=")[0] for one in cards.split()] for cards in lay[4:].split(" / ")]
                for cards in groups:
                    chooser.shuffle(cards)
                said = m.draft(groups)
                assert said["move"], (lay, said)
                assert said["refusal"] is None
                laid += 1
            m.play(chooser.choice(lays or m.legal()))
    assert laid > 30


@pytest.mark.parametrize(
    ("groups", "telling"),
    [
        (None, "list of 4 groups"),
        ([[]], "list of 4 groups"),
        ([1, [], [], []], "list of cards"),
        ([["x9"], [], [], []], "like"),
        ([["j1=r9"], [], [], []], "like"),
        ([["r3=r4"], [], [], []], "like"),
        ([[7], [], [], []], "like"),
        ([[10**5000], [], [], []], "like"),
        ([["p5"], [], [], []], "has no p5"),
        ([["r3", "r3"], [], [], []], "has no r3"),
    ],
)
def test_what_is_no_draft_is_refused(groups: object, telling: str) -> None:
    m = table("r3 b3 g6 j1 j6 y9 p9 o12")
    with pytest.raises(halfpast.InvalidMove, match=telling):
        m.draft(groups)


def test_there_is_nothing_to_draft_in_8_and_a_half() -> None:
    with pytest.raises(halfpast.HalfpastError, match="nothing to draft"):
        halfpast.new("half", seed=1).draft([])
