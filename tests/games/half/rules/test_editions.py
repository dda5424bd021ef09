"""The editions: each printed one has exactly the values of the law; a house edition changes any of them."""

from __future__ import annotations

from typing import Any

import pytest

import halfpast
from tests.games.half.rules.positions import EDITIONS, at, deal, house, play, play_out

# parameter: (rule, amigo, demi, fundex, express, express-advanced); None where the law's table has a dash
TABLE: dict[str, tuple[str, Any, Any, Any, Any, Any]] = {
    "stock": ("H03", "all", "all", "all", 3, 3),
    "opening": ("H05", "lowest-yellow", "lowest-yellow", "lowest-yellow", "lowest-number", "lowest-number"),
    "opening_sets": ("H05", False, False, False, True, True),
    "announcing": ("H05", "all", "opener", "opener", "opener", "opener"),
    "voluntary_take": ("H07", False, False, False, False, False),
    "sets": ("H09", True, True, True, True, True),
    "ghost_risk": ("H12", True, True, True, True, True),
    "half_across": ("H13a", False, False, False, False, False),
    "eight_half": ("H15", True, True, True, False, True),
    "half_on_eight_half": ("H15b", False, False, False, False, False),
    "five_wild": ("H17x", False, False, False, True, True),
    "five_through_ghost": ("H17c", False, False, True, True, True),
    "open_sets": ("H19", False, False, False, False, False),
    "aside_shown": ("H20", "open", "open", "open", "face-down", "face-down"),
    "table_from": ("H21", "reached", "reached", "started", "source", "source"),
    "scoring": ("H24", "points", "points", "points", "cards", "cards"),
    "fewest_tie": ("H24", "all", "all", "all", None, None),
    "games": ("H25", 6, 6, 6, 1, 1),
    "exchange": ("H26", False, True, True, False, False),
    "max_plays": ("H27", 1000, 1000, 1000, 1000, 1000),
}

RANGES = {"stock": (0, 11), "games": (1, 99), "max_plays": (100, 10_000)}
CHOICES = {
    "opening": ("lowest-yellow", "lowest-number", "lot"),
    "announcing": ("all", "opener"),
    "aside_shown": ("open", "face-down"),
    "table_from": ("reached", "started", "source", "blind"),
    "scoring": ("points", "cards"),
    "fewest_tie": ("all", "none"),
}
YES_NO = [name for name, (_, value, *_others) in TABLE.items() if isinstance(value, bool)]


def test_editions_are_the_five_printed_ones() -> None:
    assert set(halfpast.editions("half")) == set(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_have_exactly_the_parameters_of_the_law(edition: str) -> None:
    assert set(halfpast.editions("half")[edition]["parameters"]) == set(TABLE)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("parameter", TABLE)
def test_editions_have_exactly_the_values_of_the_law(edition: str, parameter: str) -> None:
    rule, *values = TABLE[parameter]
    found = halfpast.editions("half")[edition]["parameters"][parameter]
    assert found["rule"] == rule
    expected = values[EDITIONS.index(edition)]
    if expected is not None:
        assert found["value"] == expected
        assert type(found["value"]) is type(expected)


def test_editions_default_is_amigo() -> None:
    assert halfpast.new("half", seed=7).position()["edition"] == "amigo"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_editions_can_all_be_played_to_the_end(edition: str, seats: int) -> None:
    m = play_out(halfpast.new("half", edition=edition, seats=seats, games=2, seed=7))
    result = m.result()
    assert result is not None
    assert len(result["games"]) == 2


def test_H05_H21_H24_express_advanced_is_express_with_8_and_half() -> None:
    printed = halfpast.editions("half")
    plain, advanced = printed["express"]["parameters"], printed["express-advanced"]["parameters"]
    assert [name for name in TABLE if plain[name]["value"] != advanced[name]["value"]] == ["eight_half"]


# House editions: any base, any parameter


def test_house_edition_changes_only_what_it_names() -> None:
    m = halfpast.new("half", edition={"base": "fundex", "half_across": True, "name": "ours"}, seed=7)
    position = m.position()
    assert position["edition"] == "ours"
    for name, described in halfpast.editions("half")["fundex"]["parameters"].items():
        assert position["parameters"][name] == (True if name == "half_across" else described["value"])


def test_house_edition_without_a_name_is_called_house() -> None:
    assert halfpast.new("half", edition=house(five_wild=True), seed=7).position()["edition"] == "house"


def test_house_edition_is_saved_with_the_position_and_the_log() -> None:
    m = play(deal("134", "278", "346", edition=house(half_across=True, name="ours")), "1")
    assert halfpast.load(m.position()).position() == m.position()
    assert halfpast.replay(m.log()).position() == m.position()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_printed_edition_has_no_parameters_of_its_own_in_a_position(edition: str) -> None:
    assert "parameters" not in at("6", "78", edition=edition).position()


@pytest.mark.parametrize("parameter", YES_NO)
@pytest.mark.parametrize("value", [True, False])
def test_house_edition_takes_yes_and_no(parameter: str, value: bool) -> None:
    m = halfpast.new("half", edition=house(**{parameter: value}), seed=7)
    assert play_out(m).position()["phase"] == "over"


@pytest.mark.parametrize(("parameter", "value"), [(name, one) for name in CHOICES for one in CHOICES[name]])
def test_house_edition_takes_every_choice(parameter: str, value: str) -> None:
    m = halfpast.new("half", edition=house(**{parameter: value}), seed=7)
    assert play_out(m).position()["phase"] == "over"


@pytest.mark.parametrize(("parameter", "value"), [(name, end) for name in RANGES for end in RANGES[name]])
def test_house_edition_takes_both_ends_of_a_range(parameter: str, value: int) -> None:
    m = halfpast.new("half", edition=house(**{parameter: value}), seed=7)
    assert m.legal() != []


# A wrong house edition is refused, and the sentence says what would be right


def refused(edition: dict[str, Any]) -> str:
    """The sentence with which a house edition is refused."""
    with pytest.raises(halfpast.InvalidEdition) as raised:
        halfpast.new("half", edition=edition, seed=7)
    return str(raised.value)


def test_wrong_base_is_told_the_printed_editions() -> None:
    sentence = refused(house("ravensburger"))
    assert "ravensburger" in sentence
    assert all(edition in sentence for edition in EDITIONS)


def test_wrong_edition_name_is_told_the_printed_editions() -> None:
    with pytest.raises(halfpast.InvalidEdition, match=r"amigo.*fundex|fundex.*amigo"):
        halfpast.new("half", edition="ravensburger", seed=7)


def test_wrong_parameter_is_told_the_parameters() -> None:
    sentence = refused(house(five_wilde=True))
    assert "five_wilde" in sentence
    assert "five_wild" in sentence.replace("five_wilde", "")


@pytest.mark.parametrize("parameter", CHOICES)
def test_wrong_choice_is_told_the_choices(parameter: str) -> None:
    sentence = refused(house(**{parameter: "often"}))
    assert parameter in sentence
    assert all(choice in sentence for choice in CHOICES[parameter])


@pytest.mark.parametrize("parameter", RANGES)
def test_a_number_just_outside_its_range_is_told_the_range(parameter: str) -> None:
    low, high = RANGES[parameter]
    for wrong in (low - 1, high + 1):
        sentence = refused(house(**{parameter: wrong})).replace(",", "")
        assert parameter in sentence
        assert str(low) in sentence
        assert str(high) in sentence


def test_H03_wrong_stock_is_told_that_all_is_possible() -> None:
    assert "all" in refused(house(stock="everything"))


@pytest.mark.parametrize("parameter", YES_NO)
@pytest.mark.parametrize("wrong", ["perhaps", 2, None])
def test_neither_yes_nor_no_is_refused(parameter: str, wrong: object) -> None:
    assert parameter in refused(house(**{parameter: wrong}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_house_edition_may_not_be_called_like_a_printed_one(edition: str) -> None:
    assert edition in refused(house(half_across=True, name=edition))
