"""Bad input: logs of Level 8 that were cut, edited or forged."""

from __future__ import annotations

import copy
import json
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import halfpast
from tests.games.half.bad_input.common import FUZZ, MISSING, Data, Edits, damage, edited, edited_id, refused
from tests.games.half.bad_input.test_replay import resealed
from tests.games.level8.bad_input.common import OWN, logs, sound


@cache
def played(start: str = "seed") -> Data:
    """A log of some moves and an undo, begun with a seed or from a position."""
    m = halfpast.new("level8", edition="master+skips", card=OWN, seed=7, dealer=1)
    if start == "position":
        m = halfpast.load(m.position())
    for number in range(6):
        m.play(m.legal()[0], author="Ann", time=f"2024-05-01T12:00:0{number}Z")
    m.undo()
    m.play(m.legal()[-1])
    return m.log()


STARTS = ["seed", "position"]


@pytest.mark.parametrize("start", STARTS)
def test_a_whole_log_replays(start: str) -> None:
    log = played(start)
    assert halfpast.replay(json.loads(json.dumps(log))).log() == log
    assert log["edition"]["card"] == OWN
    assert log["moves"][6] == {"undo": True}


@pytest.mark.parametrize("key", ["moves", "seats", "edition", "end", "start", "check"])
def test_a_log_that_was_cut_is_refused(key: str) -> None:
    refused(halfpast.InvalidLog, f"The log lacks: {key}", halfpast.replay, edited(played(), {key: MISSING}))


FORGED: list[tuple[Edits, str]] = [
    ({"moves": []}, "does not end where it says"),
    ({"moves.7": MISSING}, "does not end where it says"),
    ({"moves.0": MISSING}, "Move . of the log|cannot be played"),
    ({"moves.1.move": "draw"}, "cannot be played: .*L06"),
    ({"moves.1.move": "discard"}, "cannot be played: 'discard' is no move"),
    ({"moves.1.move": None}, "cannot be played: A move is a text"),
    ({"moves.1.seat": 0}, "Move 2 of the log is seat 0's, but seat 2 must decide"),
    ({"seats": 4}, "The log |Move . of the log"),
    ({"games": 2}, "The log "),
    ({"edition.name": "level8"}, "The log "),
    ({"edition.card": "level8-1"}, "The log |Move . of the log"),
    ({"edition.card": "master-9"}, "The log "),
    ({"edition.card": {**OWN, "levels": []}}, "The log "),
    ({"edition.card": MISSING}, "The log "),
    ({"edition.crad": "master-2"}, "The log cannot be played: level8 has no crad"),
    ({"edition.parameters.takes": 9}, "The log cannot be played: takes .L16. is"),
    ({"edition.parameters.colour": "red"}, "The log cannot be played: level8 has no parameter"),
    ({"start.seed": 8}, "The log |Move . of the log"),
    ({"start.deck": ["r1"] * 60}, "The log cannot be played: This deck has 60 cards r1"),
    ({"end": "0" * 32}, "does not end where it says"),
]


@pytest.mark.parametrize(("edits", "telling"), FORGED, ids=edited_id)
def test_replay_refuses_a_log_that_was_forged(edits: Edits, telling: str) -> None:
    forged = resealed(edited(played(), edits))
    before = copy.deepcopy(forged)
    with pytest.raises(halfpast.InvalidLog, match=telling):
        halfpast.replay(forged)
    assert forged == before


def test_replay_refuses_another_level_card_than_the_positions() -> None:
    forged = resealed(edited(played("position"), {"edition.card": "level8-1"}))
    refused(halfpast.InvalidLog, "does not start from the position of the match it names", halfpast.replay, forged)


@st.composite
def damaged_logs(draw: st.DrawFn) -> Data:
    log: Data = copy.deepcopy(draw(st.sampled_from(logs())))
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
