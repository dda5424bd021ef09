"""Whatever is wrong gets the right exception and a sentence that says what would be right; nothing else happens."""

from __future__ import annotations

import copy
import json
import os
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import halfpast
from tests.games.half.rules.positions import DECK, EDITIONS, KINDS, cards, house

SOAK = os.environ.get("HALFPAST_SOAK") == "1"
FUZZ = settings(
    max_examples=5_000 if SOAK else 300,
    derandomize=not SOAK,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
PHASES = ("exchange", "opening", "play", "last-chance", "over")
FULL = "".join(DECK.elements())
MISSING = object()  # an edit that takes a key away

Data = dict[str, Any]
Edits = dict[str, Any]


def refused(
    error: type[halfpast.HalfpastError], telling: str, call: Callable[..., Any], *args: Any, **named: Any
) -> None:
    """The call raises exactly this error, with a sentence that has the telling part, and leaves its arguments alone."""
    before = copy.deepcopy((args, named))
    with pytest.raises(halfpast.HalfpastError) as raised:
        call(*args, **named)
    assert type(raised.value) is error
    assert re.search(telling, str(raised.value)), str(raised.value)
    assert is_sentence(str(raised.value)), str(raised.value)
    assert (args, named) == before


def is_sentence(text: str) -> bool:
    """Some words and a full stop, or a question mark."""
    return bool(re.fullmatch(r"\S+\s+\S+\s.*[.?]", text, re.DOTALL))


def edited(data: Data, edits: Edits) -> Data:
    """A copy with other values: `{"seats.0.hand": "37"}`; MISSING takes the key away."""
    data = copy.deepcopy(data)
    for path, value in edits.items():
        *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
        at: Any = data
        for step in way:
            at = at.setdefault(step, {}) if isinstance(at, dict) else at[step]
        if value is MISSING:
            del at[last]
        else:
            at[last] = value
    return data


def each(path: str, values: list[Any], telling: str) -> list[tuple[Edits, str]]:
    """Edits of one place, each refused with the same words."""
    return [({path: value}, telling) for value in values]


def edited_id(value: object) -> str | None:
    """A test's name, from its edits."""
    return json.dumps(value, default=lambda _: "missing")[:60] if isinstance(value, dict) else None


HOUSES: list[Data] = [
    house(name="slow", max_plays=100),
    house(stock=0, opening="lot", voluntary_take=True, half_across=True),
    house("fundex", stock=5, open_sets=True, five_wild=True, opening="lowest-number"),
    house("express", exchange=True, scoring="points", fewest_tie="none"),
]


BARE: Data = {
    "game": "half",
    "edition": "amigo",
    "phase": "play",
    "turn": 0,
    "pile": "6h",
    "seats": [
        {"hand": "377", "stock": "1g", "open": "456", "blind": "89g"},
        {"hand": "04h", "stock": "28", "open": "146", "blind": "03h"},
        {"hand": "99g", "stock": "5", "open": "778", "blind": "h12"},
    ],
}


def damage(draw: st.DrawFn, data: Any) -> None:
    """Do one thing to one place: take it away, put junk there, or change it a little."""
    holder, key = draw(st.sampled_from(list(places(data))))
    value, how = holder[key], draw(st.integers(0, 3))
    if how == 0:
        del holder[key]
    elif how == 1:
        holder[key] = copy.deepcopy(draw(st.sampled_from(JUNK)))
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + draw(st.sampled_from([-1, 1, 2, 100]))
    elif isinstance(value, str):
        at, letter = draw(st.integers(0, len(value))), draw(st.sampled_from(["", *KINDS, "-", "x"]))
        holder[key] = value[:at] + letter + value[at + draw(st.integers(0, 1)) :]
    elif isinstance(value, list):
        holder[key] = draw(st.permutations(value)) if draw(st.booleans()) else value + value[:1]
    elif isinstance(value, dict):
        value[draw(st.sampled_from(["colour", "hand", "seed", "position", "undo"]))] = draw(st.sampled_from(JUNK))


JUNK: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 2**40, 1.5, "", "7", "hg", "-", "---", "½", "00"]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in JSON data: what holds it, and the key."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        yield data, key
        yield from places(data[key])


@cache
def pool(what: str) -> list[Any]:
    """Sound positions, or logs, of every edition: some of every match, more where phases are rare."""
    found = []
    editions: list[str | Data] = [*EDITIONS, *HOUSES]
    for number, edition in enumerate(editions):
        m = halfpast.new("half", edition=edition, seats=2 + number % 4, games=2, seed=number)
        chooser = random.Random(number)
        while m.seat is not None:
            rare = m.position()["phase"] in ("exchange", "last-chance", "opening")
            if chooser.random() < (1 if rare else 0.05):
                found.append(m.position() if what == "positions" else m.log())
            m.play(chooser.choice(m.legal()))
            if chooser.random() < 0.05:
                m.undo()
        found.append(m.position() if what == "positions" else m.log())
        loaded = halfpast.load(found[-2] if what == "positions" else m.position())
        if what == "logs":
            found.append(loaded.log())
    return found


def sound(m: halfpast.Match) -> None:
    """The match stands as one that play could have reached."""
    position = m.position()
    assert halfpast.load(json.loads(json.dumps(position))).position() == position
    assert cards(position) == DECK
    assert (m.legal() == []) == (m.seat is None) == (m.result() is not None)
    assert all(m.refusal(move) is None for move in m.legal())


AMIGO = dict(halfpast.new("half", seed=7).edition.parameters)


ROW = {"finisher": 1, "held": [4, 0, 9], "points": [0, 3, 0], "big_loser": 2}


@cache
def reached(phase: str, edition: str = "fundex", seats: int = 3) -> Data:
    """A position of that phase, reached in play; edit a copy of it."""
    for seed in range(1000):
        for position in positions(edition, seats, 2, seed):
            if position["phase"] == phase:
                return position
    raise AssertionError(f"{edition} never came to {phase}")


def positions(edition: str | Data, seats: int, games: int, seed: int) -> Iterator[Data]:
    """Every position of a match played at random."""
    m = halfpast.new("half", edition=edition, seats=seats, games=games, seed=seed)
    chooser = random.Random(seed)
    yield m.position()
    while m.seat is not None:
        m.play(chooser.choice(m.legal()))
        yield m.position()
