"""Games that packages bring: of one that cannot be it is said whose it is; and what is asked of every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import halfpast
from halfpast import games
from halfpast.core.errors import HalfpastError
from halfpast.core.package import Package
from halfpast.games import GAMES, OURS, gathered, settings


def point(brings: object) -> Any:
    """An entry point of somebody's distribution."""

    def load() -> object:
        if isinstance(brings, Exception):
            raise brings
        return brings

    return SimpleNamespace(
        name="theirs", value="theirs:PACKAGE", dist=SimpleNamespace(name="somebodys-games"), load=load
    )


def test_a_game_of_ones_own_stands_beside_ours() -> None:
    theirs = replace(OURS[0], name="theirs")
    assert gathered([point(theirs)]) == {**{one.name: one for one in OURS}, "theirs": theirs}


@pytest.mark.parametrize(
    ("brings", "telling"),
    [
        (OURS[1], "somebodys-games brings a game 'level8'"),
        (ImportError("no module nowhere"), "theirs of somebodys-games does not load: no module nowhere"),
        ("half", "theirs of somebodys-games is no"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_whose_it_is(brings: object, telling: str) -> None:
    with pytest.raises(HalfpastError, match=telling):
        gathered([point(brings)])


def test_two_games_do_not_set_a_thing_of_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    second = replace(OURS[1], name="second", title="Another")
    known: Mapping[str, Package] = {**GAMES, "second": second}
    monkeypatch.setattr(games, "GAMES", known)
    with pytest.raises(HalfpastError, match="Another sets a card"):
        settings()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_what_cuts_it_short_and_who_won(name: str) -> None:
    game = GAMES[name].rules
    assert game.limits
    assert set(game.limits) <= set(game.editions.parameters)
    match = halfpast.new(name, seats=2, seed=1)
    while match.seat is not None:
        match.play(match.legal()[0])
    result = match.result()
    assert result
    assert game.winners(result) == [seat for seat in result.get("winners", [result.get("winner")]) if seat is not None]


def test_L22_L26_one_has_won_a_match_or_nobody() -> None:
    assert [GAMES["level8"].rules.winners({"winner": winner}) for winner in (1, 0, None)] == [[1], [0], []]
