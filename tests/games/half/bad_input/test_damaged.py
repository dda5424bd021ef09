"""Bad input: positions damaged at random."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

import halfpast
from tests.games.half.bad_input.common import FUZZ, JUNK, PHASES, Data, damage, is_sentence, pool, sound
from tests.games.half.rules.positions import EDITIONS, ZONES

JUNK += ["amigo", "fundex", "express", "house", *PHASES, "hand", "open", "blind"]
JUNK += [[], {}, [1], ["7"], {"hand": "7"}, [[]]]


def move_a_card(draw: st.DrawFn, position: Data) -> None:
    """From one zone to another, so that all 72 are still there."""
    zones = [(position, "pile"), (position, "out"), *((seat, zone) for seat in position["seats"] for zone in ZONES)]
    (one, a), (other, b) = draw(st.sampled_from(zones)), draw(st.sampled_from(zones))
    at = draw(st.integers(0, len(one[a])))
    card = one[a][at : at + 1].strip("-")
    one[a] = one[a][:at] + ("-" if a == "blind" and card else "") + one[a][at + 1 :]
    other[b] = other[b].replace("-", card, 1) if b == "blind" and card else other[b] + card


def stand_otherwise(draw: st.DrawFn, position: Data) -> None:
    """Another phase, turn, source or flag."""
    key = draw(st.sampled_from(["phase", "turn", "from", "table", "edition"]))
    if key == "table":
        seat = draw(st.sampled_from(position["seats"]))
        seat["table"] = not seat["table"]
        return
    others = {
        "phase": PHASES,
        "turn": [None, *range(len(position["seats"]))],
        "from": ["hand", "open", "blind"],
        "edition": EDITIONS,
    }
    position[key] = draw(st.sampled_from(others[key]))
    if key == "phase" and position["phase"] == "over":
        position["turn"] = None


@st.composite
def damaged_positions(draw: st.DrawFn) -> Data:
    position: Data = copy.deepcopy(draw(st.sampled_from(pool("positions"))))
    ways: list[Callable[[st.DrawFn, Data], None]] = [damage, move_a_card, stand_otherwise]
    way = draw(st.sampled_from(ways))
    for _ in range(draw(st.integers(1, 3))):
        way(draw, position)
    return position


@FUZZ
@given(position=damaged_positions(), chance=st.integers(0, 2**16))
def test_a_damaged_position_is_refused_or_sound(position: Data, chance: int) -> None:
    before = copy.deepcopy(position)
    try:
        m = halfpast.load(position)
    except halfpast.InvalidPosition as error:
        wrong = str(error)
    else:
        wrong = ""
    assert position == before
    if wrong:
        assert is_sentence(wrong), wrong
        return
    sound(m)
    chooser = random.Random(chance)
    for _ in range(8):
        if m.seat is None:
            break
        m.play(chooser.choice(m.legal()))
        sound(m)
    assert halfpast.replay(json.loads(json.dumps(m.log()))).position() == m.position()
