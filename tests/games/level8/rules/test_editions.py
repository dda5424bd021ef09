"""Editions and level cards: L23a, L25; each printed one has exactly the values of the law."""

from __future__ import annotations

import random
from typing import Any

import pytest

import halfpast
from halfpast.games import game
from halfpast.games.level8.rules.levels import known_cards
from tests.games.level8.rules.positions import DECKS, EDITIONS, at, cards, groups, house, offers, play, some_move, why

# parameter: (rule, master, master+skips, master+level8, level8, level8-98, level8-101)
TABLE: dict[str, tuple[str, Any, Any, Any, Any, Any, Any]] = {
    "copies": ("L25", 1, 1, 2, 1, 1, 1),
    "range_jokers": ("L01", 4, 4, 4, 0, 0, 0),
    "full_jokers": ("L25", 0, 0, 6, 6, 5, 7),
    "takes": ("L16", 2, 2, 2, 0, 0, 0),
    "swaps": ("L17", 3, 3, 3, 0, 0, 0),
    "keep_cards": ("L17a", 4, 4, 4, 0, 0, 0),
    "skips": ("L24", 0, 3, 3, 3, 3, 4),
    "shuffle_specials": ("L10", True, True, True, True, True, True),
    "joker_off": ("L13", True, True, True, True, True, True),
    "swap_ends": ("L17", True, True, True, True, True, True),
    "keep_from": ("L20", 5, 5, 5, "never", "never", "never"),
    "max_plays": ("L26", 2000, 2000, 2000, 2000, 2000, 2000),
    "max_rounds": ("L26", 200, 200, 200, 200, 200, 200),
}
# The printed level card of Level 8: what the law's table says, line by line.
LEVEL8_1 = [
    [("run", 3), ("run", 3)],
    [("set", 2)] * 4,
    [("run", 3), ("colour", 4)],
    [("run", 6), ("set", 2)],
    [("run", 7)],
    [("set", 2), ("set", 3), ("set", 3)],
    [("set", 3), ("colour", 5)],
    [("set", 2), ("set", 3), ("set", 4)],
]


def test_editions_are_those_of_the_law() -> None:
    assert set(halfpast.editions("level8")) == set(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_have_exactly_the_values_of_the_law(edition: str) -> None:
    found = halfpast.editions("level8")[edition]["parameters"]
    at_edition = EDITIONS.index(edition) + 1
    assert {name: (one["rule"], one["value"]) for name, one in found.items()} == {
        name: (row[0], row[at_edition]) for name, row in TABLE.items()
    }


def test_editions_default_is_master() -> None:
    assert halfpast.new("level8", seed=7).position()["edition"] == "master"


@pytest.mark.parametrize("edition", EDITIONS)
def test_L25_the_edition_has_only_its_own_specials(edition: str) -> None:
    found = cards(halfpast.new("level8", edition=edition, seed=7).position())
    here = {card for card in ("take", "swap", "keep", "skip", "j1", "j") if found[card]}
    assert (
        here
        == {
            "master": {"take", "swap", "keep", "j1"},
            "master+skips": {"take", "swap", "keep", "j1", "skip"},
            "master+level8": {"take", "swap", "keep", "j1", "skip", "j"},
            "level8": {"skip", "j"},
            "level8-98": {"skip", "j"},
            "level8-101": {"skip", "j"},
        }[edition]
    )


def test_L25_the_whole_deck_of_level8_is_mixed_in() -> None:
    assert DECKS["master+level8"] == DECKS["master"] + DECKS["level8"]
    assert halfpast.new("level8", edition="master+level8", seed=7).position()["card"] == "master-1"


def test_L25_level8_is_that_deck_alone_with_its_own_level_card() -> None:
    m = halfpast.new("level8", edition="level8", seed=7)
    assert m.position()["card"] == "level8-1"
    assert m.edition.parameters["keep_from"] == "never"


@pytest.mark.parametrize(("edition", "jokers", "skips"), [("level8-98", 5, 3), ("level8", 6, 3), ("level8-101", 7, 4)])
def test_L24_L25_boxes_of_level8_differ_in_jokers_and_skips_alone(edition: str, jokers: int, skips: int) -> None:
    m = halfpast.new("level8", edition=edition, seed=7)
    found = cards(m.position())
    assert (found["j"], found["skip"], found.total()) == (jokers, skips, 90 + jokers + skips)
    same = halfpast.editions("level8")["level8"]["parameters"]
    assert {name for name, value in m.edition.parameters.items() if value != same[name]["value"]} <= {
        "full_jokers",
        "skips",
    }
    assert m.position()["card"] == "level8-1"


@pytest.mark.parametrize("changed", [{"full_jokers": 8}, {"skips": 5}])
def test_L25_no_box_has_more_full_jokers_or_skips(changed: dict[str, int]) -> None:
    with pytest.raises(halfpast.InvalidEdition, match="whole number from 0 to"):
        halfpast.new("level8", edition=house("level8", **changed))


def test_L24_L25_the_fullest_deck_of_all_is_dealt_and_played() -> None:
    most = house("master+level8", full_jokers=7, skips=4)
    m = halfpast.new("level8", edition=most, seats=6, seed=7)
    deck = cards(m.position())
    assert deck.total() == 212
    chance = random.Random(7)
    for _ in range(300):
        m.play(some_move(m, chance))
    assert cards(m.position()) == deck
    assert halfpast.load(m.position()).position() == m.position()


@pytest.mark.parametrize("card", ["r7", "p15", "j", "skip"])
def test_L25_two_equal_cards_are_two(card: str) -> None:
    m = at(f"{card} {card} y1", edition="master+level8")
    assert offers(m, "discard").count(card) == 1
    assert play(m, f"discard {card}").position()["seats"][0]["hand"].count(card) == 1


def test_L11_L25_two_equal_cards_may_be_laid_in_two_groups() -> None:
    m = at("r1 r1 r2 r2 r3 r3 y9", edition="master+level8")
    assert groups(play(m, "lay r1 r2 r3 / r1 r2 r3")) == ["run r1 r2 r3"] * 2
    m = at("r1 r1 r2 r2 r3 y9 y8", edition="master+level8")
    assert why(m, "lay r1 r2 r3 / r1 r2 r3") == "L07 not-held"


# House editions


def test_house_edition_changes_only_what_it_names() -> None:
    position = halfpast.new("level8", edition=house("level8", takes=1, name="ours"), seed=7).position()
    assert position["edition"] == "ours"
    for name, described in halfpast.editions("level8")["level8"]["parameters"].items():
        assert position["parameters"][name] == (1 if name == "takes" else described["value"])


@pytest.mark.parametrize(
    ("edition", "card"),
    [
        (house("master", keep_from="never"), "master-1"),
        (house("level8", keep_from=5), "level8-1"),
        (house("master+skips"), "master-1"),
        (house("level8", copies=2), "level8-1"),
    ],
)
def test_house_edition_has_the_level_card_of_its_base(edition: dict[str, Any], card: str) -> None:
    m = halfpast.new("level8", edition=edition, seed=7)
    assert m.position()["card"] == card
    assert halfpast.replay(m.log()).position()["card"] == card
    assert halfpast.new("level8", edition=edition, card="master-2", seed=7).position()["card"] == "master-2"


def test_house_edition_is_saved_with_the_position_and_the_log() -> None:
    m = halfpast.new("level8", edition=house(joker_off=False, name="ours"), seed=7)
    chance = random.Random(7)
    for _ in range(60):
        m.play(some_move(m, chance))
    assert halfpast.load(m.position()).position() == m.position()
    assert halfpast.replay(m.log()).position() == m.position()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_printed_edition_has_no_parameters_of_its_own_in_a_position(edition: str) -> None:
    assert "parameters" not in halfpast.new("level8", edition=edition, seed=7).position()


@pytest.mark.parametrize("parameter", TABLE)
def test_house_edition_takes_both_ends_of_every_parameter(parameter: str) -> None:
    for value in game("level8").editions.parameters[parameter].ends():
        m = halfpast.new("level8", edition=house(**{parameter: value}), seats=6, seed=7)
        chance = random.Random(7)
        for _ in range(60):
            m.play(some_move(m, chance))
        assert m.edition.parameters[parameter] == value


# Level cards


def test_L25_the_printed_level_card_of_level8() -> None:
    card = known_cards()["level8-1"]
    assert [list(line) for line in card.levels] == LEVEL8_1
    assert card.source == "printed"


@pytest.mark.parametrize("name", known_cards())
def test_L03_every_level_of_every_card_can_be_laid_from_a_hand(name: str) -> None:
    for level in range(1, 9):
        m = at("j j j j j j j1 j1 j6 j6 j11 j11 r1", card=name, level=level, edition="master+level8")
        assert offers(m, "lay") != []


def test_L11_a_level_may_ask_for_groups_of_every_kind() -> None:
    own = {"name": "ours", "levels": [[["run", 2], ["set", 2], ["colour", 2], ["colour-run", 3]]] * 8}
    m = at("r1 o2 y3 g3 b9 b4 p5 p6 p7 y1", card=own)
    assert groups(play(m, "lay r1 o2 / y3 g3 / b9 b4 / p5 p6 p7")) == [
        "run r1 o2",
        "set y3 g3",
        "colour b4 b9",
        "colour-run p5 p6 p7",
    ]


def test_L23a_an_owners_own_card_is_played_saved_and_logged() -> None:
    own = {"name": "my card", "levels": [[["set", 2]]] * 8}
    m = halfpast.new("level8", card=own, seed=7)
    assert m.position()["card"] == own
    chance = random.Random(7)
    for _ in range(60):
        m.play(some_move(m, chance))
    assert halfpast.load(m.position()).position() == m.position()
    assert halfpast.replay(m.log()).position() == m.position()
    assert any(one["laid"] for one in m.position()["seats"]) or m.position()["round"] > 1


def test_L23a_a_printed_card_typed_in_is_that_card() -> None:
    typed = {"name": "level8-1", "levels": [[list(group) for group in line] for line in LEVEL8_1]}
    assert halfpast.new("level8", card=typed, seed=7).position()["card"] == "level8-1"
