"""m.events: numbering, what undo and copy do to it, and whose the lists are."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import halfpast

from ..bad_input.common import is_sentence
from .walk import EDITIONS, WAYS, Json, begin, place_of, seats_and_spectator, steps

SOME_STARTS = list(zip(EDITIONS, (*WAYS, "late"), strict=True))


def started(edition: str = "fundex", seats: int = 3, moves: int = 5) -> halfpast.Match:
    """A match, some moves on."""
    match = halfpast.new("half", edition=edition, seats=seats, games=2, seed=7)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_are_numbered_from_0_and_belong_to_their_moves(edition: str) -> None:
    chooser = random.Random(edition)
    match = begin(edition, "few cards", chooser)
    moves = -1
    for _ in steps(match, chooser):
        moves += 1
    for seat in seats_and_spectator(match):
        events = match.events(seat)
        assert [event["number"] for event in events] == list(range(len(events)))
        assert sorted({event["move"] for event in events}) == list(range(moves + 1))
        assert [event["move"] for event in events] == sorted(event["move"] for event in events)
        assert json.loads(json.dumps(events)) == events


def test_since_leaves_out_the_first_events() -> None:
    match = started()
    for seat in seats_and_spectator(match):
        events = match.events(seat)
        for since in range(len(events) + 1):
            assert match.events(seat, since) == events[since:]


def test_the_first_events_are_of_move_0() -> None:
    match = started(moves=0)
    assert {event["move"] for event in match.events(0)} == {0}
    assert match.events(0)[0] == {
        "number": 0, "move": 0, "type": "began", "game": "half", "edition": "fundex", "seats": 3, "games": 2,
    }  # fmt: skip


def test_a_house_edition_begins_with_its_parameters() -> None:
    match = halfpast.new("half", edition={"base": "amigo", "name": "ours", "stock": 2}, seed=7)
    began = match.events(None)[0]
    assert began["edition"] == "ours"
    assert began["parameters"] == dict(match.edition.parameters)


def test_play_returns_the_events_of_the_seat_that_moved() -> None:
    chooser = random.Random(1)
    for edition, way in SOME_STARTS:
        match = begin(edition, way, chooser)
        while match.seat is not None:
            mover, before = match.seat, len(match.events(None))
            assert match.play(chooser.choice(match.legal())) == match.events(mover, before)


def test_every_move_leads_to_a_turn_or_to_the_end() -> None:
    chooser = random.Random(2)
    for edition, way in SOME_STARTS:
        match = begin(edition, way, chooser)
        while match.seat is not None:
            *_, last = match.play(chooser.choice(match.legal()))
            if match.seat is None:
                assert last["type"] == "over"
                assert (last["totals"], last["winners"]) == tuple(
                    (match.result() or {})[key] for key in ("totals", "winners")
                )
            else:
                assert (last["type"], last["seat"]) == ("turn", match.seat)
                assert last["phase"] == match.view(None)["phase"]


def test_undo_shrinks_the_stream_to_what_it_was() -> None:
    chooser = random.Random(3)
    for edition, way in SOME_STARTS:
        match = begin(edition, way, chooser)
        streams = []
        for _ in steps(match, chooser):
            streams.append([match.events(seat) for seat in seats_and_spectator(match)])
            if len(streams) == 40:
                break
        for stream in reversed(streams[:-1]):
            match.undo()
            assert [match.events(seat) for seat in seats_and_spectator(match)] == stream


def test_after_an_undo_the_numbers_are_given_anew() -> None:
    match = started()
    before = len(match.events(0))
    first = match.play(match.legal()[0])
    match.undo()
    again = match.play(match.legal()[0])
    assert first == again
    assert again[0]["number"] == before


def test_a_copy_tells_the_same_and_goes_on_by_itself() -> None:
    match = started()
    other = match.copy()
    assert [other.events(seat) for seat in range(3)] == [match.events(seat) for seat in range(3)]
    told = match.events(0)
    other.play(other.legal()[0])
    assert match.events(0) == told


def test_happened_is_the_number_of_events() -> None:
    match = started()
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


def test_a_replayed_match_tells_the_same() -> None:
    match = started(moves=30)
    match.undo()
    again = halfpast.replay(json.loads(json.dumps(match.log())))
    for seat in seats_and_spectator(match):
        assert again.events(seat) == match.events(seat)


def test_a_loaded_match_begins_with_the_view_of_whoever_asks() -> None:
    chooser = random.Random(4)
    met = set()
    for edition, way in SOME_STARTS * 2:
        match = begin(edition, way, chooser)
        for _ in steps(match, chooser):
            place = place_of(match.view(None))
            if place in met and chooser.random() < 0.98:
                continue
            met.add(place)
            loaded = halfpast.load(match.position())
            for seat in seats_and_spectator(match):
                assert loaded.events(seat) == [{"number": 0, "move": 0, "type": "loaded", "view": match.view(seat)}]
    assert met == {"exchange", "opening", "H05a", "play", "last-chance", "over"}


def test_the_loaded_event_stays_as_it_was_when_the_match_goes_on() -> None:
    loaded = halfpast.load(started().position())
    first = loaded.events(1)
    for _ in range(5):
        loaded.play(loaded.legal()[0])
    assert loaded.events(1)[0] == first[0]


def test_a_replayed_log_of_a_loaded_match_tells_the_same() -> None:
    loaded = halfpast.load(started().position())
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
    """A house edition late in its second game, one that is over, one that was loaded."""
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
    return [match, over, halfpast.load(match.position())]


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
