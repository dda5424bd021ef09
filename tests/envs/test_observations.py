"""An observation says what the seat's view says, under the names it documents, and nothing that the view hides."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from itertools import islice, pairwise

import numpy as np
import pytest

from halfpast.core.errors import HalfpastError
from halfpast.envs import fields, move_text, vector_env
from halfpast.envs.terms import Terms, parts_of, read_terms
from halfpast.games import GAMES, game
from tests.games.half.views.walk import HALF
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.walk import Json, Walk

from .reading import Seen, half_expected, level8_expected, seen_by


@pytest.mark.parametrize(
    ("walk", "expected", "unsaid"),
    [(HALF, half_expected, {"dealt"}), (LEVEL8, level8_expected, {"actor", "may_keep", "turn"})],
    ids=GAMES,
)
def test_every_part_is_what_the_view_says(walk: Walk, expected: Callable[[Json], Seen], unsaid: set[str]) -> None:
    chooser, met = random.Random(3), set()
    for edition, way in islice(walk.starts(), 24 if walk is HALF else 12):
        for match in walk.positions(edition, way, chooser, 25):
            terms = Terms(match.game, match.edition, match.seats, 1, "points")
            seat = chooser.randrange(match.seats)
            view = match.view(seat)
            seen, wanted = seen_by(match, terms, seat), expected(view)
            assert {name: value for name, value in seen.items() if name in wanted} == wanted
            assert {name.rstrip("_012345") for name in seen.keys() - wanted} <= unsaid
            met.add(walk.place_of(view))
    assert met == set(walk.places)


@pytest.mark.parametrize("name", GAMES)
def test_the_state_shows_no_more_than_the_view_or_a_match_that_looks_the_same(name: str) -> None:
    """In a vector environment observations are read from the states, for speed: no byte differs."""
    found = game(name)
    for edition in found.editions.printed:
        for seats in found.seat_counts:
            envs = vector_env(name, num_envs=12, edition=edition, seats=seats, games=3 if name == "half" else 1)
            seen, infos = envs.reset(seed=seats)
            looked, kernels = envs.terms.steps(1), parts_of(name).steps
            for number in range(150 if name == "half" else 250):
                i = number % 12
                seat = int(infos["seat"][i])
                view = found.view(envs.states, i, seat)
                for states in (view, found.resample(view, 0, number)) if number % 5 == 0 else (view,):
                    kernels.look(states, seat, looked)
                    assert (envs.terms.observations(looked)[0] == seen["observation"][i]).all()
                seen, _, _, _, infos = envs.step(envs.sample())


@pytest.mark.parametrize("name", GAMES)
def test_parts_follow_each_other_without_a_gap_and_say_what_they_are(name: str) -> None:
    for seats in game(name).seat_counts:
        parts = list(fields(name, seats).values())
        assert parts[0].start == 0
        assert all(one.stop == other.start for one, other in pairwise(parts))
        assert all(part.says for part in parts)
        assert parts[-1].stop == read_terms(name, None, seats, 1, "points", {}).size


def test_seats_come_clockwise_from_the_one_that_looks() -> None:
    envs = vector_env("half", num_envs=1, seats=3)
    envs.reset(seed=1)
    parts, looked = fields("half", 3), envs.terms.steps(3)
    for seat in range(3):
        parts_of("half").steps.look(envs.terms.game.view(envs.states, 0, seat), seat, looked[seat : seat + 1])
    seen = envs.terms.observations(looked)
    first = [seen[seat][parts["open_even_0"].slice] for seat in range(3)]
    assert all((seen[seat][parts["open_even_1"].slice] == first[(seat + 1) % 3]).all() for seat in range(3))
    assert len({one.tobytes() for one in np.array(seen)}) == 3


def test_every_number_has_a_text_of_its_own() -> None:
    for name in GAMES:
        texts = [move_text(name, np.int64(move)) for move in range(game(name).moves)]
        assert len(set(texts)) == len(texts)
    with pytest.raises(HalfpastError, match="move is a whole number from 0 to 222"):
        move_text("half", 223)


WITHOUT = """
import sys
for name in ("starlette", "uvicorn", "msgspec", "websockets", "webauthn", "segno", *sys.argv[1:]):
    sys.modules[name] = None
import halfpast
import halfpast.envs
halfpast.simulate("half", games=10, seats=2)
halfpast.envs.fields("half")
try:
    halfpast.envs.vector_env("half")
    print("there")
except halfpast.HalfpastError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        (["matplotlib", "polars", "pettingzoo", "pyspiel", "ray"], "there"),
        (["gymnasium"], 'This needs gymnasium: pip install "halfpast[envs]".'),
    ],
)
def test_no_server_and_nothing_else_is_needed_to_import(missing: list[str], said: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT, *missing], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == said, done.stderr
