"""The level cards are ordered as the law says: by how long a good collector alone needs."""

from __future__ import annotations

import pytest

import halfpast
from halfpast.games.level8.bots.levels import measure

DEALS = 400  # the figures in docs/ come from many more


@pytest.fixture(scope="module")
def turns() -> dict[str, list[float]]:
    return {name: [level.turns.mean for level in measure(name, deals=DEALS)] for name in ("master-1", "master-2")}


@pytest.mark.parametrize("name", ["master-1", "master-2"])
def test_L23a_every_level_takes_longer_than_the_one_before(name: str, turns: dict[str, list[float]]) -> None:
    assert turns[name] == sorted(turns[name])


def test_L23a_every_level_of_two_stars_takes_longer_than_that_of_one_star(turns: dict[str, list[float]]) -> None:
    assert all(two > one for one, two in zip(turns["master-1"], turns["master-2"], strict=True))


@pytest.mark.parametrize("name", ["master-1", "master-2"])
def test_L11_reconstructed_cards_have_all_four_groups_and_7_to_10_cards_a_level(name: str) -> None:
    card = halfpast.level_cards()[name]
    assert card["source"] == "reconstruction"
    assert {group for line in card["levels"] for group, _ in line} == {"run", "set", "colour", "colour-run"}
    assert all(7 <= sum(size for _, size in line) <= 10 for line in card["levels"])


def test_L03_level_1_of_the_one_star_card_is_four_pairs() -> None:
    assert halfpast.level_cards()["master-1"]["levels"][0] == [["set", 2]] * 4


def test_the_same_seed_measures_the_same() -> None:
    assert measure("level8-1", edition="level8", deals=20) == measure("level8-1", edition="level8", deals=20)


def test_a_card_of_ones_own_is_measured_too() -> None:
    own = {"name": "ours", "levels": [[["set", 2]]] * 8}
    assert all(level.turns.mean < 3 for level in measure(own, deals=50))


@pytest.mark.parametrize(("card", "deals"), [("master-9", 10), ("master-1", 1), ({"name": "x"}, 10)])
def test_what_cannot_be_measured_is_refused(card: object, deals: int) -> None:
    with pytest.raises(halfpast.HalfpastError, match=r"\."):
        measure(card, deals=deals)  # type: ignore[arg-type]
