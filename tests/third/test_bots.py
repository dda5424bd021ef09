"""Bots of the third game: asked at a table, against each other, and by the thousand."""

from __future__ import annotations

import pytest

import halfpast
from halfpast.arena.duel import duel
from halfpast.arena.report import lines_of
from halfpast.games import package

from .games import EVERY, positions


@pytest.mark.parametrize("name", package("high").bots)
def test_a_bot_moves_as_it_advises_and_alike_where_all_looks_alike(name: str) -> None:
    bot, reasons = halfpast.bot(name, seed=1), set()
    for edition, seats in EVERY:
        for match in positions(edition, seats, 2):
            if match.seat is None:
                break
            view = match.view(match.seat)
            advice = bot.advise(view, "nl")
            assert sorted(one.move for one in advice) == sorted(match.legal())
            assert bot.choose(view) == advice[0].move == bot.choose(halfpast.resample(view).view(match.seat))
            assert all(one.why for one in advice)
            reasons |= {one.reason for one in advice}
    assert reasons == {"only-move", "by-chance" if name == "random" else "lowest"}


def test_a_bot_of_another_game_does_not_play() -> None:
    match = halfpast.new("high", seed=1)
    with pytest.raises(halfpast.HalfpastError, match="random, low"):
        halfpast.bot("family").choose(match.view(match.seat))
    with pytest.raises(halfpast.HalfpastError, match="family"):
        halfpast.bot("low").choose(halfpast.new("half", seed=7).view(0))
    with pytest.raises(halfpast.HalfpastError):
        halfpast.bot("low").choose(match.view((match.seat or 0) + 1))


def test_a_duel() -> None:
    found = duel("low", "random", "high", seats=2, deals=300, seed=1)
    assert found.games == 600
    assert found.more["wins"].mean > 0.1  # who keeps high cards draws less


def test_a_simulation() -> None:
    played = halfpast.simulate("high", "strict", 3, 3000, ["low", "random", "random"], seed=1, threads=2)
    found = played.summary
    assert found["wins"][0]["mean"] > 2 * found["wins"][1]["mean"] > 0
    assert sum(one["mean"] for one in (*found["wins"], found["nobody"])) == pytest.approx(1)
    assert found["nobody"]["mean"] > 0
    assert found["rules"]["sixes"]["rule"] == "T06"
    assert "strict, 3 seats (low, random, random)" in lines_of(played)[0]
    alone = halfpast.simulate("high", "strict", 3, 3000, ["low", "random", "random"], seed=1, threads=1)
    assert (alone.rows == played.rows).all()
    assert played.frame.shape[0] == 3000
