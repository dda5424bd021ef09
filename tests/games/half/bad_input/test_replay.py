"""Bad input: logs that were cut, edited or forged."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import halfpast
from halfpast.games import game
from halfpast.notation.log import seal
from tests.games.half.bad_input.common import (
    BARE,
    FULL,
    FUZZ,
    MISSING,
    Data,
    Edits,
    damage,
    edited,
    edited_id,
    pool,
    refused,
    sound,
)


@cache
def played(start: str) -> Data:
    """A log of some moves and an undo, begun with a seed, with a deck or from a position."""
    if start == "position":
        m = halfpast.load(halfpast.new("half", edition="fundex", seats=3, games=2, seed=7).position())
    else:
        deck = FULL if start == "deck" else None
        m = halfpast.new("half", edition="fundex", seats=3, games=2, seed=7, deck=deck, dealer=1)
    for number in range(5):
        m.play(m.legal()[0], author="Ann", time=f"2024-05-01T12:00:0{number}Z")
    m.undo()
    m.play(m.legal()[-1])
    return m.log()


STARTS = ["seed", "deck", "position"]
LOGS = Path(__file__).parents[3] / "logs"
FIELDS = ["format", "game", "edition", "seats", "games", "start", "moves", "end"]


@pytest.mark.parametrize("start", STARTS)
def test_a_whole_log_replays(start: str) -> None:
    log = played(start)
    assert halfpast.replay(json.loads(json.dumps(log))).log() == log


@pytest.mark.parametrize("log", [None, [], "log", 7, [{}]])
def test_replay_refuses_what_is_no_dict(log: Any) -> None:
    refused(halfpast.InvalidLog, "A log is a dict, not", halfpast.replay, log)


@pytest.mark.parametrize("form", [MISSING, 3, True, 0, "1", None, [1]])
def test_replay_refuses_another_format(form: Any) -> None:
    log = edited(played("seed"), {"format": form})
    refused(halfpast.InvalidLog, '"format" is .*, not 1 or 2', halfpast.replay, log)
    refused(halfpast.InvalidLog, '"format" is .*, not 1 or 2', halfpast.replay, resealed(log))


def test_replay_refuses_a_position() -> None:
    refused(halfpast.InvalidLog, "no log that can be read here", halfpast.replay, halfpast.load(BARE).position())


@pytest.mark.parametrize("key", [*FIELDS[1:], "check"])
def test_replay_refuses_a_log_that_lacks_a_key(key: str) -> None:
    refused(halfpast.InvalidLog, f"The log lacks: {key}", halfpast.replay, edited(played("seed"), {key: MISSING}))


EDITED: list[Edits] = [
    {"game": "level8"},
    {"edition.name": "amigo"},
    {"edition.parameters.games": 5},
    {"seats": 4},
    {"games": 1},
    {"start": {"seed": 8}},
    {"moves": []},
    {"moves.1.move": "take"},
    {"moves.1.seat": 9},
    {"moves.1.author": "Bob"},
    {"moves.1.time": "2024-05-01T13:00:00Z"},
    {"moves.1.author": MISSING},
    {"moves.5": MISSING},
    {"moves.6": MISSING},
    {"end": "0" * 32},
    {"check": "0" * 32},
    {"check": None},
    {"more": 1},
]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("edits", EDITED, ids=edited_id)
def test_replay_refuses_a_log_that_was_cut_or_edited(start: str, edits: Edits) -> None:
    log = played(start)
    assert log["moves"][5] == {"undo": True}
    assert edited(log, edits) != log
    refused(halfpast.InvalidLog, "cut or edited: its check does not fit", halfpast.replay, edited(log, edits))


@pytest.mark.parametrize("bad", [object(), {1}, b"x"], ids=["object", "set", "bytes"])
def test_replay_refuses_a_log_that_is_not_json(bad: Any) -> None:
    log = {**played("seed"), "more": bad}
    with pytest.raises(halfpast.InvalidLog, match="The log is not JSON-ready"):
        halfpast.replay(log)


def test_replay_refuses_a_log_that_holds_itself() -> None:
    log = copy.deepcopy(played("seed"))
    log["moves"].append(log)
    with pytest.raises(halfpast.InvalidLog, match="The log is not JSON-ready"):
        halfpast.replay(log)


def resealed(log: Data) -> Data:
    """The log with a check that fits, as a forger would do it."""
    return seal({key: value for key, value in log.items() if key != "check"})


ANY = "The log "  # whatever is wrong with it
FORGED: list[tuple[Edits, str]] = [
    ({"moves": []}, "does not end where it says"),
    ({"moves.6": MISSING}, "does not end where it says"),
    ({"moves.5": MISSING}, ANY + "|Move 6 of the log"),
    ({"moves.0": MISSING}, "Move 1 of the log is seat|cannot be played"),
    ({"end": "0" * 32}, "does not end where it says"),
    ({"end": None}, "does not end where it says"),
    ({"moves.1.move": "take"}, "cannot be played: .*H11|cannot be played: .*H07"),
    ({"moves.1.move": "pass"}, "cannot be played: You may not pass"),
    ({"moves.1.move": "h8"}, "cannot be played: 'h8' is no move"),
    ({"moves.1.move": None}, "cannot be played: A move is a text"),
    ({"moves.1.seat": 9}, "Move 2 of the log is seat 9's, but seat . must decide"),
    ({"moves.1.seat": None}, "Move 2 of the log is seat None's"),
    ({"moves.0": {"undo": True}}, "cannot be played: There is no move to take back"),
    ({"seats": 4}, ANY + "|Move . of the log"),
    ({"seats": 6}, ANY),
    ({"seats": "3"}, ANY),
    ({"games": 1}, ANY),
    ({"games": 3}, ANY),
    ({"games": 0}, ANY),
    ({"games": None}, ANY),
    ({"game": "chess"}, ANY),
    ({"game": ["half"]}, ANY),
    ({"edition.name": "amigo"}, ANY),
    ({"edition.name": None}, ANY),
    ({"edition.parameters.exchange": False}, ANY),
    ({"edition.parameters.stock": 3}, ANY + "|Move . of the log"),
    ({"edition.parameters.stock": 12}, ANY),
    ({"edition.parameters.colour": "red"}, ANY),
    ({"edition": "fundex"}, ANY),
    ({"edition": None}, ANY),
]  # fmt: skip


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize(("edits", "telling"), FORGED, ids=edited_id)
def test_replay_refuses_a_log_that_was_forged(start: str, edits: Edits, telling: str) -> None:
    forged = resealed(edited(played(start), edits))
    before = copy.deepcopy(forged)
    with pytest.raises(halfpast.InvalidLog, match=telling):
        halfpast.replay(forged)
    assert forged == before


@pytest.mark.parametrize(
    "edits",
    [
        {"start": {}},
        {"start": None},
        {"start": []},
        {"start": "position"},
        {"start": ["position"]},
        {"start.seed": 8},
        {"start.seed": True},
        {"start.seed": None},
        {"start.seed": "xyz"},
        {"start.seed": [7]},
        {"start.dealer": 2},
        {"start.dealer": 3},
        {"start.dealer": "1"},
        {"start.deck": FULL[:26]},
        {"start.deck": FULL[::-1]},
        {"start.deck": 7},
        {"start.position": None},
        {"start.position": BARE},
        {"start.position": {"game": []}},
        {"moves": None},
        {"moves": 7},
        {"moves": {}},
        {"moves": {"0": {}}},
        {"moves": "take"},
        {"moves": [None]},
        {"moves": [[]]},
        {"moves": [{}]},
        {"moves": [{"seat": 0}]},
        {"moves.1.move": MISSING},
        {"moves.1.seat": MISSING},
    ],
    ids=edited_id,
)
def test_replay_refuses_a_log_that_is_forged_out_of_shape(edits: Edits) -> None:
    with pytest.raises(halfpast.InvalidLog, match=r"The log |Move . of the log"):
        halfpast.replay(resealed(edited(played("seed"), edits)))


@pytest.mark.parametrize("start", STARTS)
def test_a_log_outlives_a_change_of_its_editions_file(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log, before = played(start), halfpast.replay(played(start)).position()
    printed = game("half").editions.printed
    now = replace(printed["fundex"], parameters={**printed["fundex"].parameters, "games": 5, "half_across": True})
    monkeypatch.setitem(printed, "fundex", now)
    assert halfpast.new("half", edition="fundex").games == 5
    m = halfpast.replay(log)
    assert m.edition.parameters["half_across"] is False
    assert {key: m.position()[key] for key in before} == before


@st.composite
def damaged_logs(draw: st.DrawFn) -> Data:
    log: Data = copy.deepcopy(draw(st.sampled_from(pool("logs"))))
    for _ in range(draw(st.integers(1, 2))):
        damage(draw, log)
    return resealed(log)


@FUZZ
@given(log=damaged_logs())
def test_a_damaged_log_is_refused_or_sound(log: Data) -> None:
    before = copy.deepcopy(log)
    try:
        m = halfpast.replay(log)
    except halfpast.InvalidLog:
        return
    assert log == before
    sound(m)
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()


def test_the_log_of_a_typed_position_outlives_a_change_of_its_editions_file(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"blind": "7--"}, {"hand": "9", "blind": "6--"}]
    head = {"game": "half", "edition": "amigo", "phase": "play", "turn": 0, "pile": "", "match": {"games": 2}}
    m = halfpast.load({**head, "seats": seats})
    m.play("blind 1")  # ends the game; the next is dealt from the key made of the position
    printed = game("half").editions.printed
    other = replace(printed["amigo"], parameters={**printed["amigo"].parameters, "max_plays": 500})
    monkeypatch.setitem(printed, "amigo", other)
    assert halfpast.replay(m.log()).position()["seats"] == m.position()["seats"]


def test_a_log_of_a_hundred_thousand_lists_in_each_other_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(halfpast.InvalidLog, match="not JSON-ready"):
        halfpast.replay({**halfpast.new("half", seed=7).log(), "moves": deep})


YOUNGER = ("announcing", "sets", "ghost_risk", "half_on_eight_half", "aside_shown")


def without_younger(parameters: Data) -> Data:
    """The parameters as they were written before there were these."""
    return {name: value for name, value in parameters.items() if name not in YOUNGER}


@pytest.mark.parametrize("number", [1, 2])
def test_H05_announcing_all_a_log_from_before_is_played_as_it_was(number: int) -> None:
    log = json.loads((LOGS / f"format-{number}-half.json").read_text("utf-8"))
    assert not set(YOUNGER) & set(log["edition"]["parameters"])
    match = halfpast.replay(log)
    assert match.edition.name == "express"
    assert [match.edition.parameters[name] for name in YOUNGER] == ["all", True, True, False, "open"]
    announced = [event["seat"] for event in match.events(None) if event["type"] == "announced" and event["move"] == 0]
    assert announced == list(range(match.seats))


@pytest.mark.parametrize("base", ["fundex", "express"])
def test_H05_announcing_all_a_position_from_before_with_its_parameters_in_full_is_as_it_was(base: str) -> None:
    house = {"base": base, "name": "ours", "announcing": "all", "aside_shown": "open"}
    position = halfpast.new("half", edition=house, seats=3, seed=7).position()
    old = {**position, "parameters": without_younger(position["parameters"])}
    assert halfpast.load(old).position() == position
    for name in ("stock", "table_from"):
        fewer = {key: value for key, value in old["parameters"].items() if key != name}
        refused(halfpast.InvalidPosition, name, halfpast.load, {**old, "parameters": fewer})
