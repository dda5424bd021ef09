"""Bad input: views of Level 8 that are none are refused with a sentence, and soon."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import halfpast
from tests.games.half.bad_input.common import MISSING, Data, Edits, damage, edited, edited_id, is_sentence
from tests.games.half.views.test_bad_views import FUZZ, refused
from tests.games.level8.naive.referee import CARDS, in_order
from tests.games.level8.views.walk import LEVEL8
from tests.games.views.patience import resample_in_time
from tests.games.views.walk import seats_and_spectator

FOLLOWS = ("legal", "refused", "choose")  # from the rest; checked where said
# What may be left out: it has a default, or is said in one phase only.
OPTIONAL = (*FOLLOWS, "round", "dealer", "plays", "under", "put", "ender", "winner", "parameters")


@cache
def seen(place: str) -> Data:
    """A view of the seat to decide (or of seat 0) in such a phase, three seats; edit a copy of it."""
    chooser = random.Random(place)
    while True:
        match = LEVEL8.begin("master+skips", "late", chooser)
        for _ in LEVEL8.steps(match, chooser):
            view = match.view(match.seat or 0)
            if LEVEL8.place_of(view) == place and match.seats == 3:
                return view


@cache
def pool() -> list[Data]:
    """Sound views of every edition, phase and viewer."""
    chooser, found = random.Random(1), []
    for edition, way in islice(LEVEL8.starts(), 30):
        for match in LEVEL8.positions(edition, way, chooser, most=8):
            found += [match.view(chooser.choice(seats_and_spectator(match)))]
    assert {view["phase"] for view in found} == set(LEVEL8.places)
    return found


def other(view: Data) -> int:
    """A seat that the viewer is not."""
    return int((view["you"] + 1) % len(view["seats"]))


# ---------------------------------------------------------------- by hand


@pytest.mark.parametrize("view", [{"game": "level8"}, {"game": "level8", "seats": 3}], ids=str)
def test_what_is_no_view_is_refused(view: Any) -> None:
    refused(view)


@pytest.mark.parametrize("place", LEVEL8.places)
def test_a_view_that_lacks_a_key_is_refused(place: str) -> None:
    view = seen(place)
    for key in set(view) - set(OPTIONAL):
        refused(edited(view, {key: MISSING}), "lacks|A view is a dict")
    for key in view["seats"][1]:
        refused(edited(view, {f"seats.1.{key}": MISSING}), "lacks")


@pytest.mark.parametrize("place", LEVEL8.places)
def test_a_view_without_what_follows_from_the_rest_is_enough(place: str) -> None:
    view = seen(place)
    short = {key: value for key, value in view.items() if key not in FOLLOWS}
    assert halfpast.resample(short, seed=1).view(view["you"]) == view


@pytest.mark.parametrize("place", LEVEL8.places)
def test_what_follows_from_the_rest_must_go_with_it(place: str) -> None:
    view = seen(place)
    refused(edited(view, {"legal": ["discard r99"]}), "legal")
    refused(edited(view, {"refused": {"r7": {}}}), "refused")


def test_a_position_is_no_view() -> None:
    refused(halfpast.new("level8", seed=7).position())


JUNK: list[Any] = [None, True, -1, 1.5, 10**20, "x", "##", [], {}, [1], ["r7"], ["r99"], {"hand": "r7"}]
PATHS = (
    "game", "edition", "card", "phase", "turn", "dealer", "round", "plays", "stock", "under", "seats", "known", "you",
    "parameters", "known.1",
    *(f"seats.{seat}.{zone}" for seat in (0, 1, 2) for zone in ("level", "hand", "pile", "laid", "keeps", "skip")),
    *(f"seats.{seat}.{zone}" for seat in (0, 1, 2) for zone in ("shown", "kept")),
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_a_view_with_a_wrong_type_is_refused_or_is_one(path: str) -> None:
    view = seen("draw")
    for junk in JUNK:
        if edited(view, {path: junk}) != view:
            refused_or_the_same(edited(view, {path: junk}))  # an empty list may be right, where it is said again


def refused_or_the_same(view: Data) -> None:
    """A view is refused with a sentence; or it is one, and what is drawn has it."""
    before = copy.deepcopy(view)
    wrong = ""
    try:
        match = resample_in_time(view)
    except halfpast.HalfpastError as error:
        wrong = str(error)
    assert view == before
    if wrong:
        assert is_sentence(wrong), wrong
    else:
        assert comparable(match.view(view["you"])) == comparable(view)


COUNTS: list[tuple[str, Callable[[Data], Edits]]] = [
    ("another hand too big", lambda view: {f"seats.{other(view)}.hand": view["seats"][other(view)]["hand"] + 1}),
    ("another hand as big as the deck", lambda view: {f"seats.{other(view)}.hand": 114}),
    ("another hand bigger than any deck", lambda view: {f"seats.{other(view)}.hand": 1000}),
    ("a stock too big", lambda view: {"stock": view["stock"] + 1}),
    ("a stock as big as the deck", lambda view: {"stock": 114}),
    ("one card more on a pile", lambda view: {f"seats.{other(view)}.pile": [*view["seats"][0]["pile"], "r1", "r1"]}),
    ("three of a number card", lambda view: {f"seats.{other(view)}.pile": ["r1"] * 3}),
    ("a special more", lambda view: {"under": ["take"] * 3}),
    ("more keeps than there are", lambda view: {f"seats.{other(view)}.keeps": 5}),
    ("a card that the edition has not", lambda view: {f"seats.{other(view)}.pile": ["j"]}),
    ("all known cards twice", lambda view: {"known": [["r1", "r1"]] * 3}),
    ("more known than held", lambda view: {f"known.{other(view)}": in_order(CARDS[:40])}),
]


@pytest.mark.parametrize(("what", "edits"), COUNTS, ids=[what for what, _ in COUNTS])
@pytest.mark.parametrize("place", ["draw", "act", "show", "keep"])
def test_a_view_whose_counts_do_not_add_up_is_refused(what: str, edits: Callable[[Data], Edits], place: str) -> None:
    view = seen(place)
    refused(edited(view, edits(view)))


STANDING: list[tuple[Edits, str]] = [
    ({"phase": "show"}, "."),
    ({"phase": "put"}, "."),
    ({"phase": "keep"}, "."),
    ({"phase": "over"}, '"turn" is null'),
    ({"phase": "dealing"}, '"phase" is one of'),
    ({"turn": 3}, '"turn" is a whole number from 0 to 2'),
    ({"turn": None}, '"turn" is a whole number'),
    ({"dealer": 3}, '"dealer" is a whole number'),
    ({"you": 3}, '"you" is a whole number'),
    ({"round": 0}, '"round" is a whole number'),
    ({"put": 1}, '"put" is said in the phase put only'),
    ({"winner": 1}, '"winner" is said in the phase over only'),
    ({"edition": "nobody's"}, "There is no edition"),
    ({"card": "nobody's"}, "There is no level card"),
    ({"card": None}, "is the name of a level card"),
    ({"card": {}}, "A level card is a name"),
    ({"game": "level9"}, "A view is a dict"),
    ({"colour": "red"}, "no key 'colour'"),
    ({"seats.0.colour": "red"}, "no key 'colour'"),
    ({"seats.0.level": 9}, "level"),
    ({"plays": -1}, '"plays" is a whole number'),
    ({"rng": {"key": "0" * 64, "deals": 1}}, "no key 'rng'"),
    ({"seats.0.laid": [{"group": "set", "cards": ["r1", "r2"]}]}, "no set"),
    ({"seats.0.laid": [{"group": "set", "cards": ["take", "take"]}]}, "special"),
]


@pytest.mark.parametrize(("edits", "telling"), STANDING, ids=edited_id)
def test_a_view_that_stands_as_no_match_can_is_refused(edits: Edits, telling: str) -> None:
    refused(edited(seen("draw"), edits), telling)


def test_another_seats_cards_are_a_number_and_ones_own_a_list() -> None:
    view = seen("draw")
    you = view["you"]
    refused(edited(view, {f"seats.{you}.hand": 3}))
    refused(edited(view, {f"seats.{other(view)}.hand": ["r1"]}))
    refused(edited(view, {"you": other(view)}))
    refused(edited(view, {"you": None}))


def test_L20_nobody_keeps_more_than_it_holds() -> None:
    view = seen("keep")
    refused(edited(view, {f"seats.{other(view)}.kept": view["seats"][other(view)]["hand"] + 1}))
    refused(edited(seen("draw"), {f"seats.{other(seen('draw'))}.kept": 1}))


# ---------------------------------------------------------------- at random


def change_a_count(draw: st.DrawFn, view: Data) -> None:
    """One number of cards, a little or a lot."""
    places = [(view, "stock"), *((seat, zone) for seat in view["seats"] for zone in ("hand", "kept", "keeps"))]
    holder, key = draw(st.sampled_from(places))
    if isinstance(holder[key], int):
        holder[key] += draw(st.sampled_from([-3, -1, 1, 3, 60, 200]))
    else:
        holder[key] = len(holder[key])


def move_a_card(draw: st.DrawFn, view: Data) -> None:
    """A card that is seen goes to another place where cards are seen, or is no longer seen."""
    zones = [view["under"], *view["known"], *(seat[zone] for seat in view["seats"] for zone in ("pile", "shown"))]
    one, two = draw(st.sampled_from(zones)), draw(st.sampled_from(zones))
    if one:
        card = one.pop(draw(st.integers(0, len(one) - 1)))
        if draw(st.booleans()):
            two.append(card)


def say_otherwise(draw: st.DrawFn, view: Data) -> None:
    """Another phase, turn or viewer."""
    seats = range(len(view["seats"]))
    what = draw(st.sampled_from(["phase", "turn", "you"]))
    view[what] = draw(st.sampled_from(LEVEL8.places if what == "phase" else [None, *seats]))


@pytest.fixture(autouse=True, scope="module")
def views_are_there() -> None:
    """Made before Hypothesis draws: a first compile uses `random`, which it does not like."""
    pool()


@st.composite
def damaged_views(draw: st.DrawFn) -> Data:
    view: Data = copy.deepcopy(draw(st.sampled_from(pool())))
    ways: list[Callable[[st.DrawFn, Data], None]] = [damage, damage, change_a_count, move_a_card, say_otherwise]
    way = draw(st.sampled_from(ways))
    for _ in range(draw(st.integers(1, 3))):
        way(draw, view)
    return view


def comparable(view: Data) -> str:
    """A view as text, without what follows from the rest or has a default; where order says nothing, sorted."""
    said = {key: value for key, value in copy.deepcopy(view).items() if key not in OPTIONAL}
    said["under"] = sorted(view.get("under", []))
    said["known"] = [sorted(cards) for cards in said["known"]]
    for seat in said["seats"]:
        for group in seat["laid"]:
            group["cards"] = sorted(group["cards"])
    for seat, known in zip(said["seats"], said["known"], strict=True):  # what is shown is known
        known += [card for card in seat["shown"] if card not in known]
        known.sort()
    return json.dumps(said, sort_keys=True)


@FUZZ
@given(view=damaged_views())
def test_a_damaged_view_is_refused_or_is_the_view_of_what_is_drawn(view: Data) -> None:
    refused_or_the_same(view)


@pytest.mark.parametrize(
    ("edits", "telling"),
    [
        ({"seats.0.hand": ["j1"] * 300}, "300 cards in one place; no deck has more than 212"),
        ({"under": ["take"] * 300}, "300 cards in one place; no deck has more than 212"),
        ({"under": ["take"] * 9}, "There are .* cards take, where the deck has 2"),
        ({"seats.0.hand": []}, "hide more or fewer cards than the"),
        ({"stock": 3}, "hide more or fewer cards than the"),
    ],
)
def test_a_bot_is_asked_with_a_view_of_the_whole_deck(edits: Edits, telling: str) -> None:
    view = halfpast.new("level8", seed=7, dealer=2).view(0)
    with pytest.raises(halfpast.InvalidPosition, match=telling):
        halfpast.bot("family", seed=1).choose(edited(view, edits))
