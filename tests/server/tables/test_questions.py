"""What is told of a move before it is made: nothing that its seat may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import halfpast
from halfpast.games import package
from halfpast.server.tables import questions


def test_of_lays_only_is_something_told() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        match, bot = halfpast.new("half", "fundex", 3, games=2, seed=seed), halfpast.bot("family", seed=seed)
        while match.seat is not None:
            for move in match.legal():
                told = questions.preview(match, move)
                is_lay = set(move) <= set("0123456789hg")
                assert told["refusal"] is None, move
                assert set(told["does"]) <= ({"bid", "caught", "finishes"} if is_lay else set())
                seen.update([move.split()[0] if not is_lay else "lay", *told["does"]])
            match.play(bot.choose(match.view(match.seat)))
    assert {"lay", "take", "blind", "exchange", "decline", "pass", "bid", "caught", "finishes"} <= set(seen)


def test_of_a_game_that_says_nothing_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = replace(package("half"), preview=None)
    monkeypatch.setattr(questions, "package", lambda name: silent)
    match = halfpast.new("half", seed=7)
    assert questions.preview(match, "4") == {"refusal": None, "does": {}}
    assert questions.preview(match, "9")["refusal"]["rule"] == "H05"
