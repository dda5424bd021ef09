"""The engine of Level 8 agrees with the naive referee over many random matches."""

from __future__ import annotations

from collections import Counter

from tests.games.level8.naive.agreement import SEEN, run, run_dry

SEEDS = (23, 32, 47)  # new stocks in a pick, and rounds that end in a swap, are rare
MOVES = 1_000


def test_engine_agrees_with_the_referee_and_the_runs_have_seen_everything() -> None:
    seen = sum((Counter(run(MOVES, seed)) for seed in SEEDS), Counter[str]())
    assert seen["moves"] == len(SEEDS) * MOVES
    assert [what for what in SEEN if not seen[what]] == []


def test_engine_agrees_with_the_referee_where_there_is_nothing_to_draw() -> None:
    """L10, L16: a robbed seat without a card passes; random play does not come to it, so it is begun there."""
    seen = run_dry(1_200, seed=3)
    rare = ("nothing to draw", "robbed of the last card", "nothing to draw and nothing in hand", "a draw lapsed")
    assert [what for what in rare if not seen.get(what)] == []
