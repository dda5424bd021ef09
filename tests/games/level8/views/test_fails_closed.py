"""A view of Level 8 is made field by field: what is hidden has no way into it."""

from __future__ import annotations

import json
import random
from itertools import islice

import numpy as np
import pytest

from halfpast.core.record import States
from halfpast.games.level8.notation import read_position, write_view
from halfpast.games.level8.rules.cards import KINDS, NOTHING, UNSEEN, WORDS, put_bag
from halfpast.games.level8.rules.game import GAME, see_state
from halfpast.games.level8.rules.state import GROUPS, SEATS, STATE
from halfpast.games.level8.rules.texts import bag_texts
from halfpast.games.level8.rules.view import SPECTATOR
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.walk import seats_and_spectator

HIDDEN = {"key"}  # stays blank in a view
DERIVED = {"hand", "kept", "unseen", "stock", "stock_top", "stock_end"}  # a part of them is copied, or their size
GROUP = {"group_type", "group_low", "group_high", "group_colour"}  # copied where a group lies
COPIED = {
    "known", "out", "hand_size", "kept_size", "shown", "shown_size", "under", "node_card", "node_as",
    "node_next", "free", "pile", "group", "seats", "phase", "turn", "actor", "dealer", "ender",
    "round_number", "plays", "level", "laid", "keeps", "skip", "put_size", "staged", "filled", "asked", "winner",
    "deals", "lines", "copies", "range_jokers", "full_jokers", "takes", "swaps",
    "keep_cards", "skips", "shuffle_specials", "joker_off", "swap_ends", "keep_from", "max_plays", "max_rounds",
}  # fmt: skip
BY_SEAT = {
    "known", "hand_size", "kept_size", "shown", "shown_size", "pile", "group", "level", "laid", "keeps", "skip",
    "lines",
}  # fmt: skip

SEEDS = range(15)


def some_states(seed: int) -> States:
    """Records of matches in every phase, as played and as loaded."""
    chooser = random.Random(seed)
    edition, way = next(islice(LEVEL8.starts(), seed, None))
    found = []
    for match in LEVEL8.positions(edition, way, chooser, most=6):
        match.legal()  # trying out a lay leaves traces in the record, which tell something of the hand
        found.append(match._now.states.copy() if chooser.random() < 0.5 else read_position(match.position()).states)
    return np.concatenate(found)


def viewers(states: States, i: int) -> list[int | None]:
    return [*range(int(states[i]["seats"])), None]


def test_every_field_is_hidden_derived_or_copied() -> None:
    """A new field must be put into one of the lists, by someone who has thought about it."""
    assert STATE.names is not None
    assert sorted(STATE.names) == sorted([*HIDDEN, *DERIVED, *GROUP, *COPIED])


@pytest.mark.parametrize("seed", SEEDS)
def test_hidden_fields_are_blank_and_the_others_what_they_may_be(seed: int) -> None:
    states = some_states(seed)
    for i in range(len(states)):
        for you in viewers(states, i):
            check_fields(states[i], GAME.view(states, i, you)[0], you)


def check_fields(s: np.void, v: np.void, you: int | None) -> None:
    seats, stock = int(s["seats"]), int(s["stock_end"]) - int(s["stock_top"])
    for name in HIDDEN:
        assert not v[name].any(), name
    for name in COPIED:
        here = slice(seats) if name in BY_SEAT else ...
        assert np.array_equal(v[name][here], s[name][here]), name
    lies = s["group"][:seats] != NOTHING
    for name in GROUP:
        assert np.array_equal(v[name][:seats], np.where(lies, s[name][:seats], 0)), name
    assert (v["stock_top"], v["stock_end"]) == (0, stock)
    assert v["stock"].tolist() == [UNSEEN] * stock + [0] * (len(v["stock"]) - stock)
    for seat in range(seats):
        own = seat == you
        assert np.array_equal(v["hand"][seat], (s["hand"] if own else s["known"])[seat])
        assert np.array_equal(v["kept"][seat], s["kept"][seat] if own else np.zeros(WORDS))
        assert len(bag_texts(v["hand"][seat])) + v["unseen"][seat] == s["hand_size"][seat]


def with_other_secrets(states: States, i: int, you: int | None, chooser: random.Random) -> States:
    """The same state with everything that is hidden from a seat filled with other values, sound or not."""
    other = states[i : i + 1].copy()
    s = other[0]
    seats, top, end = int(s["seats"]), int(s["stock_top"]), int(s["stock_end"])
    s["stock"] = [chooser.randrange(KINDS) for _ in s["stock"]]
    shift = chooser.randrange(len(s["stock"]) - (end - top) + 1)
    s["stock_top"], s["stock_end"] = shift, shift + end - top
    s["key"] = [chooser.randrange(1 << 32) for _ in s["key"]]
    s["unseen"] = [chooser.randrange(256) for _ in range(SEATS)]  # a state has no such thing
    for seat in range(seats):
        if seat != you:
            unknown = int(s["hand_size"][seat]) - len(bag_texts(s["known"][seat]))
            s["hand"][seat] = s["known"][seat]
            add_random(s["hand"][seat], unknown, chooser)
            s["kept"][seat] = [chooser.randrange(1 << 31) for _ in range(WORDS)]
        for place in range(GROUPS):
            if s["group"][seat, place] == NOTHING:
                for name in GROUP:
                    s[name][seat, place] = chooser.randrange(4)
    for name in BY_SEAT | {"hand", "kept"}:
        s[name][seats:] = chooser.randrange(100)  # seats that do not play
    return other


def add_random(words: np.ndarray[tuple[int], np.dtype[np.uint32]], number: int, chooser: random.Random) -> None:
    """So many cards into a bag that holds none of them."""
    free = [kind for kind, there in enumerate(kinds_there(words)) if not there]
    put_bag(words, chooser.sample(free, number))


def kinds_there(words: np.ndarray[tuple[int], np.dtype[np.uint32]]) -> list[bool]:
    """By kind, whether a bag holds it."""
    colours = [bool(int(words[kind // 15]) >> kind % 15 & 1) for kind in range(90)]
    return colours + [bool(int(words[6]) >> 4 * (kind - 90) & 15) for kind in range(90, KINDS)]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_hidden_value_changes_a_byte_of_a_view(seed: int) -> None:
    states, chooser = some_states(seed), random.Random(seed)
    edition = GAME.with_settings(GAME.editions.get("master"), {})  # only its name; the parameters are in the record
    for i in range(len(states)):
        for you in viewers(states, i):
            other = with_other_secrets(states, i, you, chooser)
            one, two = GAME.view(states, i, you), GAME.view(other, 0, you)
            assert one.tobytes() == two.tobytes()
            texts = [json.dumps(write_view(view, you, edition, 1, [])) for view in (one, two)]
            assert texts[0] == texts[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_resampled_record_has_the_same_view_to_the_byte(seed: int) -> None:
    states = some_states(seed)
    for i in range(len(states)):
        for you in viewers(states, i):
            view = GAME.view(states, i, you)
            assert GAME.view(GAME.resample(view, 0, seed), 0, you).tobytes() == view.tobytes()


def test_a_view_written_over_another_is_as_one_written_on_nothing() -> None:
    """Batches of views are written again and again into the same array: nothing of the one before may stay."""
    chooser, places = random.Random(1), set()
    for edition, way in islice(LEVEL8.starts(), 15):
        views = np.zeros(1, STATE)
        for match in LEVEL8.positions(edition, way, chooser, most=40):
            states = read_position(match.position()).states
            places.add(match.position()["phase"])
            for you in seats_and_spectator(match):
                see_state(states, 0, SPECTATOR if you is None else you, views, 0)
                fresh = GAME.view(states, 0, you)
                stale = [name for name in STATE.names or () if not (views[name] == fresh[name]).all()]
                assert not set(stale) - {"stock"}
    assert places == set(LEVEL8.places)
