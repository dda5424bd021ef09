"""m.events: numbering, what undo and copy do to it, and whose the lists are."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from typing import Any

import pytest

import halfpast
from tests.games.half.bad_input.common import is_sentence
from tests.games.half.views.walk import HALF
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.walk import Json, Walk, seats_and_spectator

Start = tuple[Walk, str, str]
SOME_STARTS: list[Start] = [
    *((HALF, edition, way) for edition, way in zip(HALF.editions, (*HALF.ways, "late"), strict=True)),
    *((LEVEL8, edition, way) for edition, way in zip(LEVEL8.editions, cycle(LEVEL8.ways), strict=False)),
]
BOTH = pytest.mark.parametrize("game", ["half", "level8"])
MOST = 100  # moves of a match, where a whole one says no more


def started(game: str = "half", moves: int = 5) -> halfpast.Match:
    """A match, some moves on."""
    match = halfpast.new(game, edition="fundex" if game == "half" else "master", seats=3, seed=7)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def played(start: Start, chooser: random.Random) -> Iterator[halfpast.Match]:
    """A match, after the deal and after every move."""
    walk, edition, way = start
    match = walk.begin(edition, way, chooser)
    for _ in islice(walk.steps(match, chooser), MOST):
        yield match


@pytest.mark.parametrize("start", SOME_STARTS, ids=lambda start: f"{start[0].game} {start[1]}")
def test_events_are_numbered_from_0_and_belong_to_their_moves(start: Start) -> None:
    for moves, match in enumerate(played(start, random.Random(start[1]))):
        assert match.happened > moves
    for seat in seats_and_spectator(match):
        events = match.events(seat)
        assert [event["number"] for event in events] == list(range(len(events)))
        assert sorted({event["move"] for event in events}) == list(range(moves + 1))
        assert [event["move"] for event in events] == sorted(event["move"] for event in events)
        assert json.loads(json.dumps(events)) == events


@BOTH
def test_since_leaves_out_the_first_events(game: str) -> None:
    match = started(game)
    for seat in seats_and_spectator(match):
        events = match.events(seat)
        for since in range(len(events) + 1):
            assert match.events(seat, since) == events[since:]


def test_the_first_events_are_of_move_0() -> None:
    match = started(moves=0)
    assert {event["move"] for event in match.events(0)} == {0}
    assert match.events(0)[0] == {
        "number": 0, "move": 0, "type": "began", "game": "half", "edition": "fundex", "seats": 3, "games": 6,
    }  # fmt: skip


def test_the_first_event_of_level8_has_the_level_card() -> None:
    match = started("level8", moves=0)
    began = {"type": "began", "game": "level8", "edition": "master", "seats": 3, "card": "master-1"}
    assert match.events(0)[0] == {"number": 0, "move": 0, **began}


def test_a_house_edition_begins_with_its_parameters() -> None:
    match = halfpast.new("half", edition={"base": "amigo", "name": "ours", "stock": 2}, seed=7)
    began = match.events(None)[0]
    assert began["edition"] == "ours"
    assert began["parameters"] == dict(match.edition.parameters)


def test_play_returns_the_events_of_the_seat_that_moved() -> None:
    chooser = random.Random(1)
    for walk, edition, way in SOME_STARTS:
        match = walk.begin(edition, way, chooser)
        for _ in range(MOST):
            if match.seat is not None:
                mover, before = match.seat, match.happened
                assert match.play(chooser.choice(match.legal())) == match.events(mover, before)


def test_every_move_leads_to_a_turn_or_to_the_end() -> None:
    chooser = random.Random(2)
    for start in SOME_STARTS:
        for match in played(start, chooser):
            *_, last = match.events(None)
            if last["type"] == "loaded":
                continue
            if match.seat is None:
                assert last["type"] == "over"
                told = ("totals", "winners") if start[0] is HALF else ("winner", "levels", "rounds")
                assert [last[key] for key in told] == [(match.result() or {})[key] for key in told]
            else:
                assert (last["type"], last["seat"]) == ("turn", match.seat)
                assert last["phase"] == match.view(None)["phase"]


def test_undo_shrinks_the_stream_to_what_it_was() -> None:
    chooser = random.Random(3)
    for start in SOME_STARTS:
        streams = []
        for match in played(start, chooser):
            streams.append([match.events(seat) for seat in seats_and_spectator(match)])
            if len(streams) == 40:
                break
        for stream in reversed(streams[:-1]):
            match.undo()
            assert [match.events(seat) for seat in seats_and_spectator(match)] == stream


@BOTH
def test_after_an_undo_the_numbers_are_given_anew(game: str) -> None:
    match = started(game)
    before = len(match.events(0))
    first = match.play(match.legal()[0])
    match.undo()
    again = match.play(match.legal()[0])
    assert first == again
    assert again[0]["number"] == before


@BOTH
def test_a_copy_tells_the_same_and_goes_on_by_itself(game: str) -> None:
    match = started(game)
    other = match.copy()
    assert [other.events(seat) for seat in range(3)] == [match.events(seat) for seat in range(3)]
    told = match.events(0)
    other.play(other.legal()[0])
    assert match.events(0) == told


@BOTH
def test_happened_is_the_number_of_events(game: str) -> None:
    match = started(game)
    for _ in range(10):
        assert {len(match.events(seat)) for seat in seats_and_spectator(match)} == {match.happened}
        match.play(match.legal()[0])
    match.undo()
    assert match.happened == len(match.events(None))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_copied_or_kept_by_other_means_tells_the_same(
    again: Callable[[halfpast.Match], halfpast.Match],
) -> None:
    for match in some_matches():
        other = again(match)
        assert all(other.events(seat) == match.events(seat) for seat in seats_and_spectator(match))
        assert all(other.view(seat) == match.view(seat) for seat in seats_and_spectator(match))


@BOTH
def test_a_replayed_match_tells_the_same(game: str) -> None:
    match = started(game, moves=30)
    match.undo()
    again = halfpast.replay(json.loads(json.dumps(match.log())))
    for seat in seats_and_spectator(match):
        assert again.events(seat) == match.events(seat)


def test_a_loaded_match_begins_with_the_view_of_whoever_asks() -> None:
    chooser, met = random.Random(4), set()
    for start in SOME_STARTS * 2:
        for match in played(start, chooser):
            place = f"{start[0].game} {start[0].place_of(match.view(None))}"
            if place in met and chooser.random() < 0.98:
                continue
            met.add(place)
            loaded = halfpast.load(match.position())
            for seat in seats_and_spectator(match):
                assert loaded.events(seat) == [{"number": 0, "move": 0, "type": "loaded", "view": match.view(seat)}]
    assert met == {f"{walk.game} {place}" for walk in (HALF, LEVEL8) for place in walk.places}


@BOTH
def test_the_loaded_event_stays_as_it_was_when_the_match_goes_on(game: str) -> None:
    loaded = halfpast.load(started(game).position())
    first = loaded.events(1)
    for _ in range(5):
        loaded.play(loaded.legal()[0])
    assert loaded.events(1)[0] == first[0]


@BOTH
def test_a_replayed_log_of_a_loaded_match_tells_the_same(game: str) -> None:
    loaded = halfpast.load(started(game).position())
    loaded.play(loaded.legal()[0])
    again = halfpast.replay(json.loads(json.dumps(loaded.log())))
    assert [again.events(seat) for seat in (0, 1, 2, None)] == [loaded.events(seat) for seat in (0, 1, 2, None)]


# ---------------------------------------------------------------- the caller's own


def spoil(data: Any) -> None:
    """Change everything in a JSON value that can be changed, from the inside out."""
    for value in list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []:
        spoil(value)
    if isinstance(data, dict):
        for key in list(data):
            data[key] = "spoilt"
        data["more"] = 1
    elif isinstance(data, list):
        data[:] = ["spoilt"]


Told = Callable[[halfpast.Match], Any]
ANSWERS: dict[str, Told] = {
    "events": lambda match: match.events(1),
    "a spectator's events": lambda match: match.events(None),
    "view": lambda match: match.view(match.seat),
    "a spectator's view": lambda match: match.view(None),
}


def some_matches() -> list[halfpast.Match]:
    """A house edition late in its second game, one that is over, one that was loaded; Level 8, played and loaded."""
    house: Json = {"base": "demi", "stock": 0, "name": "ours"}
    match = halfpast.new("half", edition=house, seats=3, games=2, seed=7)
    chooser = random.Random(1)
    while len(match.view(None)["match"]["results"]) == 0:
        match.play(chooser.choice(match.legal()))
    for _ in range(3):
        match.play(chooser.choice(match.legal()))
    over = match.copy()
    while over.seat is not None:
        over.play(chooser.choice(over.legal()))
    other = started("level8", moves=40)
    return [match, over, halfpast.load(match.position()), other, halfpast.load(other.position())]


@pytest.mark.parametrize("what", ANSWERS)
def test_changing_an_answer_changes_nothing_in_the_match(what: str) -> None:
    for match in some_matches():
        before = copy.deepcopy([answer(match) for answer in ANSWERS.values()] + [match.position(), match.log()])
        spoil(ANSWERS[what](match))
        assert [answer(match) for answer in ANSWERS.values()] + [match.position(), match.log()] == before


def test_changing_what_play_returned_changes_nothing_in_the_match() -> None:
    match, other = started(), started()
    spoil(match.play(match.legal()[0]))
    other.play(other.legal()[0])
    for seat in seats_and_spectator(match):
        assert match.events(seat) == other.events(seat)


# ---------------------------------------------------------------- what is no seat, and no number

NO_SEATS: list[Any] = [-1, 3, 100, True, 1.0, "0", "north", [], (0,), 10**40]
NO_SINCE: list[Any] = [-1, 10**6, True, 0.0, "0", None, [], 10**40]


@pytest.mark.parametrize("seat", NO_SEATS, ids=str)
@pytest.mark.parametrize("call", ["view", "events"])
def test_a_bad_seat_is_refused_with_a_sentence(call: str, seat: Any) -> None:
    with pytest.raises(halfpast.HalfpastError, match="seat is a whole number from 0 to 2") as raised:
        getattr(started(), call)(seat)
    assert is_sentence(str(raised.value))


@pytest.mark.parametrize("since", NO_SINCE, ids=str)
def test_a_bad_since_is_refused_with_a_sentence(since: Any) -> None:
    match = started()
    with pytest.raises(
        halfpast.HalfpastError, match=f"since is a whole number from 0 to {len(match.events(0))}"
    ) as raised:
        match.events(0, since)
    assert is_sentence(str(raised.value))
