"""L26: every random match of Level 8 ends or is cut. How often it is cut: `make soak ARGS=cuts8`, docs/figures.md."""

from __future__ import annotations

import pytest

from halfpast.core.record import States
from halfpast.core.rng import derive_key
from halfpast.core.scratch import HERE
from halfpast.games.level8.rules.game import GAME, play_random
from halfpast.games.level8.rules.state import NOBODY, OVER
from tests.games.level8.random_games import EDITIONS

MATCHES = 10


def played(edition: str | dict[str, object], seats: int) -> States:
    """Matches played at random to their end."""
    states = GAME.states(MATCHES, GAME.with_settings(GAME.editions.get(edition), {}), seats)
    HERE.scratch["random"] = seats
    for i in range(MATCHES):
        states["key"][i] = derive_key(bytes([i, seats]))
        assert play_random(states, i, 1, HERE.scratch) > 0
    return states


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_L26_every_random_match_ends(edition: str, seats: int) -> None:
    states = played(edition, seats)
    assert (states["phase"] == OVER).all()
    assert ((states["winner"] != NOBODY) | (states["round_number"] == states["max_rounds"])).all()


def test_L26_short_rounds_and_few_of_them_are_cut() -> None:
    states = played({"base": "master", "max_plays": 100, "max_rounds": 10}, 6)
    assert (states["phase"] == OVER).all()
    assert (states["winner"] == NOBODY).any()
    assert (states["round_number"][states["winner"] == NOBODY] == 10).all()
