"""A view is made field by field: what is hidden has no way into it."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from halfpast.core.record import States
from halfpast.games.half.notation import write_view
from halfpast.games.half.rules.cards import CARDS, FULL_BAG, KINDS, NOTHING, UNSEEN, bag_text
from halfpast.games.half.rules.game import GAME, see_state
from halfpast.games.half.rules.state import PLACES, SEATS, STATE
from tests.games.half.random_games import dealt_states

HIDDEN = {"deck", "out", "lots", "key"}  # stay blank in a view
DERIVED = {"hand", "unseen", "blind", "pile"}  # a part of them is copied, or their size
COPIED = {
    "open", "aside", "known", "pile_bag", "pile_size", "stock_top", "stock_end",
    "seats", "phase", "turn", "dealer", "bid", "duty", "source", "safe", "plays", "table", "announced", "dealt",
    "last_finisher", "last_big_loser", "finisher", "big_loser", "held", "points", "deals",
    "stock", "opening", "opening_sets", "voluntary_take", "half_across", "eight_half", "five_wild",
    "five_through_ghost", "open_sets", "table_from", "scoring", "fewest_tie", "games", "exchange", "max_plays",
    "announcing", "sets", "ghost_risk", "half_on_eight_half", "aside_shown",
}  # fmt: skip

SEEDS = range(30)


def played_states(seed: int) -> States:
    """States of a random edition, each played for a while."""
    chooser = random.Random(seed)
    states = dealt_states(GAME, 8, chooser)
    for i in range(len(states)):
        for _ in range(chooser.randrange(1, 120)):
            if not GAME.is_over(states, i):
                GAME.apply(states, i, chooser.choice(GAME.legal(states, i)))
    return states


def viewers(states: States, i: int) -> list[int | None]:
    return [*range(int(states[i]["seats"])), None]


def test_every_field_is_hidden_derived_or_copied() -> None:
    """A new field must be put into one of the lists, by someone who has thought about it."""
    assert STATE.names is not None
    assert sorted(STATE.names) == sorted([*HIDDEN, *DERIVED, *COPIED])


@pytest.mark.parametrize("seed", SEEDS)
def test_hidden_fields_are_blank_and_the_others_what_they_may_be(seed: int) -> None:
    states = played_states(seed)
    for i in range(len(states)):
        for you in viewers(states, i):
            check_fields(states[i], GAME.view(states, i, you)[0], you)


def check_fields(s: np.void, v: np.void, you: int | None) -> None:
    seats, size = int(s["seats"]), int(s["pile_size"])
    for name in HIDDEN:
        assert not v[name].any(), name
    for name in COPIED:
        assert np.array_equal(np.ravel(v[name])[:seats], np.ravel(s[name])[:seats]), name
    assert np.array_equal(v["pile"][:size], s["pile"][:size])
    assert not v["pile"][size:].any()
    lies = s["blind"][:seats] != NOTHING
    assert np.array_equal(v["blind"][:seats], np.where(lies, UNSEEN, NOTHING))
    for seat in range(seats):
        assert v["hand"][seat] == (s["hand"] if seat == you else s["known"])[seat]
        assert len(bag_text(int(v["hand"][seat]))) + v["unseen"][seat] == len(bag_text(int(s["hand"][seat])))


def with_other_secrets(states: States, i: int, you: int | None, chooser: random.Random) -> States:
    """The same state with everything that is hidden from a seat filled with other values, sound or not."""
    other = states[i : i + 1].copy()
    s = other[0]
    seats = int(s["seats"])
    s["deck"] = [chooser.randrange(256) for _ in range(CARDS)]
    s["out"] = chooser.randrange(FULL_BAG)
    s["lots"] = [chooser.randrange(256) for _ in range(SEATS)]
    s["key"] = [chooser.randrange(1 << 32) for _ in s["key"]]
    s["unseen"] = [chooser.randrange(256) for _ in range(SEATS)]  # a state has no such thing
    s["pile"][int(s["pile_size"]) :] = chooser.randrange(256)  # left from piles before
    for seat in range(seats):
        for place in range(PLACES):
            if s["blind"][seat, place] != NOTHING:
                s["blind"][seat, place] = chooser.randrange(KINDS)
        if seat != you:
            s["hand"][seat] = int(s["known"][seat]) + random_bag(unknown(s, seat), int(s["known"][seat]), chooser)
    for name in ("hand", "open", "aside", "known", "blind", "announced", "dealt", "held", "table"):
        s[name][seats:] = chooser.randrange(100)  # seats that do not play
    return other


def unknown(s: np.void, seat: int) -> int:
    """How many cards of a hand not all know."""
    return len(bag_text(int(s["hand"][seat]))) - len(bag_text(int(s["known"][seat])))


def random_bag(size: int, beside: int, chooser: random.Random) -> int:
    """So many cards, of any kind, so few of one that its four bits are enough beside the others."""
    bag = 0
    while size:
        kind = chooser.randrange(KINDS)
        if (bag >> (4 * kind) & 15) + (beside >> (4 * kind) & 15) < 15:
            bag, size = bag + (1 << (4 * kind)), size - 1
    return bag


@pytest.mark.parametrize("seed", SEEDS)
def test_no_hidden_value_changes_a_byte_of_a_view(seed: int) -> None:
    states, chooser = played_states(seed), random.Random(seed)
    edition = GAME.editions.get("amigo")  # only its name is written; the parameters are in the record
    for i in range(len(states)):
        for you in viewers(states, i):
            other = with_other_secrets(states, i, you, chooser)
            one, two = GAME.view(states, i, you), GAME.view(other, 0, you)
            assert one.tobytes() == two.tobytes()
            texts = [json.dumps(write_view(view, you, edition, 6, [])) for view in (one, two)]
            assert texts[0] == texts[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_resampled_record_has_the_same_view_to_the_byte(seed: int) -> None:
    states = played_states(seed)
    for i in range(len(states)):
        for you in viewers(states, i):
            view = GAME.view(states, i, you)
            assert GAME.view(GAME.resample(view, 0, seed), 0, you).tobytes() == view.tobytes()


def test_a_view_written_over_another_is_as_one_written_on_nothing() -> None:
    """Batches of views are written again and again into the same array: nothing of the one before may stay."""
    chooser = random.Random(1)
    views = np.zeros(1, STATE)
    states = dealt_states(GAME, 1, chooser)
    for _ in range(300):
        you = chooser.randrange(int(states[0]["seats"]))
        see_state(states, 0, you, views, 0)
        fresh = GAME.view(states, 0, you)
        assert {
            name for name in STATE.names or () if name != "pile" and not (views[name] == fresh[name]).all()
        } == set()
        if GAME.is_over(states, 0):
            GAME.deal(states, 0)
        GAME.apply(states, 0, chooser.choice(GAME.legal(states, 0)))
