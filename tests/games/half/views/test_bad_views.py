"""Bad input: views that are none are refused with a sentence, and soon."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import halfpast
from tests.games.half.bad_input.common import MISSING, SOAK, Data, Edits, damage, edited, edited_id, is_sentence
from tests.games.half.naive.referee import DECK, ORDER
from tests.games.half.views.walk import HALF
from tests.games.views.patience import resample_in_time
from tests.games.views.walk import seats_and_spectator

FOLLOWS = ("bid", "under_five", "catch", "exchange_with", "plays_from", "legal", "refused")  # from the rest; not read
FUZZ = settings(
    max_examples=5_000 if SOAK else 300,
    derandomize=not SOAK,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # one that hangs is not shrunk: every try hangs too
)


def refused(view: Any, telling: str = ".") -> None:
    """The view is refused as a position that cannot be, in a sentence, and is left alone."""
    before = copy.deepcopy(view)
    with pytest.raises(halfpast.InvalidPosition, match=telling) as raised:
        resample_in_time(view)
    assert is_sentence(str(raised.value)), str(raised.value)
    assert view == before


@cache
def seen(place: str, edition: str = "fundex") -> Data:
    """A view of the seat at turn (or of seat 0) at such a place; edit a copy of it."""
    chooser = random.Random(f"{place} {edition}")
    while True:
        match = HALF.begin(edition, "nobody announces" if place == "H05a" else "few cards", chooser)
        for _ in HALF.steps(match, chooser):
            view = match.view(match.seat or 0)
            if HALF.place_of(view) == place and len(view["seats"]) == 3 and (place != "play" or "dealt" in view):
                return view


@cache
def pool() -> list[Data]:
    """Sound views of every edition, place and viewer."""
    chooser, found = random.Random(1), []
    for edition, way in islice(HALF.starts(), 30):
        match = HALF.begin(edition, way, chooser)
        for _ in HALF.steps(match, chooser):
            if HALF.place_of(match.view(None)) != "play" or chooser.random() < 0.05:
                found += [match.view(chooser.choice(seats_and_spectator(match)))]
    assert {HALF.place_of(view) for view in found} == set(HALF.places)
    return found


# ---------------------------------------------------------------- by hand


@pytest.mark.parametrize("view", [None, 1, "view", [], {}, {"game": "chess"}, {"game": "half"}, {"game": []}], ids=str)
def test_what_is_no_view_is_refused(view: Any) -> None:
    refused(view)


@pytest.mark.parametrize("seed", ["7", 1.5, True, [7], 1 << 5000], ids=lambda seed: type(seed).__name__)
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(halfpast.HalfpastError) as raised:
        halfpast.resample(seen("play"), seed=seed)
    assert is_sentence(str(raised.value))


@pytest.mark.parametrize("place", ["opening", "play", "exchange", "last-chance", "over"])
def test_a_view_that_lacks_a_key_is_refused(place: str) -> None:
    view = seen(place)
    for key in set(view) - {*FOLLOWS, "announced", "dealt", "parameters"}:
        refused(edited(view, {key: MISSING}), "lacks|A view is a dict")
    for key in view["seats"][1]:
        refused(edited(view, {f"seats.1.{key}": MISSING}), "lacks")
    for key in view["match"]:
        refused(edited(view, {f"match.{key}": MISSING}), "lacks")


@pytest.mark.parametrize("place", ["opening", "play", "exchange", "last-chance", "over"])
def test_a_view_without_what_follows_from_the_rest_is_enough(place: str) -> None:
    view = seen(place)
    short = {key: value for key, value in view.items() if key not in FOLLOWS}
    assert halfpast.resample(short, seed=1).view(view["you"]) == view


@pytest.mark.parametrize("place", ["opening", "play", "exchange", "last-chance", "over"])
def test_what_follows_from_the_rest_must_go_with_it(place: str) -> None:
    view = seen(place)
    wrong: Data = {
        "bid": {"number": 9, "words": "9"}, "under_five": not view["under_five"], "catch": "x", "exchange_with": 7,
        "plays_from": "stock", "legal": ["77"], "refused": {"7": {}},
    }  # fmt: skip
    assert set(wrong) == set(FOLLOWS)
    for key, value in wrong.items():
        refused(edited(view, {key: value}), key)


def test_a_position_is_no_view() -> None:
    refused(halfpast.new("half", seed=7).position())


def test_in_the_opening_a_view_must_say_what_was_announced() -> None:
    refused(edited(seen("opening"), {"announced": MISSING}))


JUNK: list[Any] = [None, True, -1, 1.5, 10**20, "x", "½", "##", [], {}, [1], ["7"], {"hand": "7"}]
PATHS = (
    "game", "edition", "phase", "turn", "dealer", "pile", "from", "seats", "out", "plays", "match", "known", "you",
    "announced", "dealt", "parameters", "match.game", "match.games", "match.results", "known.1", "dealt.1",
    *(f"seats.{seat}.{zone}" for seat in (0, 1, 2) for zone in ("hand", "stock", "open", "blind", "aside", "table")),
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_a_view_with_a_wrong_type_is_refused(path: str) -> None:
    view = seen("play")
    for junk in JUNK:
        same_type = {"table": (bool,), "you": (type(None),)}.get(path.rsplit(".", maxsplit=1)[-1], ())
        wrong = edited(view, {path: junk})
        if not isinstance(junk, same_type) and wrong != view:
            refused(wrong)


def other(view: Data) -> int:
    """A seat that the viewer is not."""
    return int((view["you"] + 1) % len(view["seats"]))


COUNTS: list[tuple[str, Callable[[Data], Edits]]] = [
    ("another hand too big", lambda view: {f"seats.{other(view)}.hand": 4}),
    ("another hand too small", lambda view: {f"seats.{other(view)}.hand": 2}),
    ("another hand as big as the deck", lambda view: {f"seats.{other(view)}.hand": 72}),
    ("a stock too big", lambda view: {f"seats.{other(view)}.stock": view["seats"][other(view)]["stock"] + 1}),
    ("a stock as big as the deck", lambda view: {f"seats.{view['you']}.stock": 72}),
    ("a stock too small", lambda view: {f"seats.{other(view)}.stock": view["seats"][other(view)]["stock"] - 1}),
    ("out too many", lambda view: {"out": view["out"] + 1}),
    ("out too few", lambda view: {"out": view["out"] - 1}),
    ("one card more in the pile", lambda view: {"pile": view["pile"] + "g"}),
    ("one card more aside", lambda view: {f"seats.{other(view)}.aside": view["seats"][other(view)]["aside"] + "g"}),
    ("a blind card less", lambda view: {f"seats.{other(view)}.blind": "##-"}),
    ("all cards aside too", lambda view: {f"seats.{other(view)}.aside": DECK}),
    ("nine ghosts", lambda view: {f"seats.{other(view)}.aside": "g" * 9}),
    ("sixteen zeros known", lambda view: {f"known.{view['you']}": "0" * 16}),
    ("known that is not in the hand", lambda view: {f"known.{other(view)}": "hhhg"}),
]


@pytest.mark.parametrize(("what", "edits"), COUNTS, ids=[what for what, _ in COUNTS])
@pytest.mark.parametrize("place", ["opening", "play"])
def test_a_view_whose_counts_do_not_add_up_is_refused(what: str, edits: Callable[[Data], Edits], place: str) -> None:
    for edition in ("amigo", "express"):
        view = seen(place, edition)
        refused(edited(view, edits(view)))


def test_hands_beyond_the_deck_are_refused() -> None:
    view = copy.deepcopy(seen("play"))
    for number, seat in enumerate(view["seats"]):
        if number != view["you"]:
            seat["hand"] = 72
    refused(view)
    view.pop("announced")
    view.pop("dealt")
    refused(view)


STANDING: list[tuple[Edits, str]] = [
    ({"phase": "exchange"}, "."),
    ({"phase": "opening"}, "."),
    ({"phase": "last-chance"}, "."),
    ({"phase": "over"}, "."),
    ({"phase": "dealing"}, '"phase" is one of'),
    ({"turn": 3}, '"turn" is a whole number from 0 to 2'),
    ({"turn": None}, '"turn" is a whole number'),
    ({"dealer": 3}, '"dealer" is a whole number'),
    ({"you": 3}, '"you" is a whole number'),
    ({"from": "stock"}, '"from" is one of'),
    ({"pile": "98"}, "Nobody could have laid the pile"),
    ({"edition": "nobody's"}, "There is no edition"),
    ({"game": "level9"}, "A view is a dict"),
    ({"colour": "red"}, "no key 'colour'"),
    ({"seats.0.colour": "red"}, "no key 'colour'"),
    ({"match.games": 0}, '"games" is a whole number'),
    ({"plays": -1}, '"plays" is a whole number'),
    ({"plays": 1000}, "H27"),
    ({"rng": {"key": "0" * 64, "deals": 1}}, "no key 'rng'"),
]


@pytest.mark.parametrize(("edits", "telling"), STANDING, ids=edited_id)
def test_a_view_that_stands_as_no_match_can_is_refused(edits: Edits, telling: str) -> None:
    refused(edited(seen("play"), edits), telling)


def test_another_seats_cards_are_a_number_and_ones_own_a_text() -> None:
    view = seen("play")
    you = view["you"]
    refused(edited(view, {f"seats.{you}.hand": 3}))
    refused(edited(view, {f"seats.{other(view)}.hand": "346"}))
    refused(edited(view, {"you": other(view)}))
    refused(edited(view, {"you": None}))


# ---------------------------------------------------------------- what was announced and cannot be


def with_no_cards_left(card: str) -> Data:
    """A view in which another seat announced a card, and has it still, though all of that kind lie elsewhere."""
    match = halfpast.new("half", seats=2, deck="000666479hhhhh888666111ggggg", seed=7, dealer=0)
    match.play("1")
    view = match.view(1)
    all_of_it = card * DECK.count(card)
    return edited(view, {"announced": card + "1", "dealt": [card + "??", "??"], "seats.1.aside": all_of_it})


@pytest.mark.parametrize("card", ["3", "7", "8"])
def test_H05_an_announced_card_that_cannot_be_in_the_hand_is_refused(card: str) -> None:
    refused(with_no_cards_left(card))


@pytest.mark.parametrize(
    ("announcing", "announced", "dealt"), [("all", "-8", ["", "8??"]), ("opener", "4?", ["", "???"])]
)
def test_H05_a_hand_that_can_only_be_lower_than_announced_is_refused(
    announcing: str, announced: str, dealt: list[str]
) -> None:
    """All hidden cards are lower than the one announced, but for it itself: three not lower cannot be."""
    low = "1234" * 3 + "8"
    aside = in_order(without(DECK, low))
    bare = {"stock": 0, "open": "", "blind": "---", "table": False}
    begun = halfpast.new("half", edition={"base": "express", "announcing": announcing}, seats=2, seed=7).view(0)
    standing = {"phase": "play", "turn": 0, "pile": "", "plays": 20, "announced": announced, "dealt": dealt}
    seats = [bare | {"hand": aside[0], "aside": aside[1:]}, bare | {"hand": 3, "aside": ""}]
    refused({**begun, **standing, "out": len(low) - 3, "seats": seats})


def without(cards: str, gone: str) -> str:
    """Cards, less some of them."""
    for card in gone:
        cards = cards.replace(card, "", 1)
    return cards


def test_H05_more_seats_announced_a_card_than_there_are_is_refused() -> None:
    """There are four 1s; to a spectator each of five hands could have one."""
    view = halfpast.new("half", seats=5, seed=7).view(None)
    refused(edited(view, {"announced": "11111"}))


NO_DEALT: list[Any] = [["3??"], ["x", "", ""], ["4????", "", ""], ["", "", "0"], [1, 2, 3], "3??"]


@pytest.mark.parametrize("dealt", NO_DEALT, ids=str)
def test_H05_what_is_left_of_a_hand_dealt_goes_with_what_was_announced(dealt: Any) -> None:
    refused(edited(seen("play", "amigo"), {"dealt": dealt}), "dealt")


def test_H05_to_know_nothing_of_what_is_left_is_sound() -> None:
    view = seen("play", "amigo")
    drawn = resample_in_time(edited(view, {"dealt": ["", "", ""]}))
    assert drawn.view(view["you"]) == edited(view, {"dealt": MISSING})


# ---------------------------------------------------------------- at random


def change_a_count(draw: st.DrawFn, view: Data) -> None:
    """One number of cards, a little or a lot."""
    places = [(view, "out"), *((seat, zone) for seat in view["seats"] for zone in ("hand", "stock"))]
    holder, key = draw(st.sampled_from(places))
    if isinstance(holder[key], int):
        holder[key] += draw(st.sampled_from([-3, -1, 1, 3, 60]))
    else:
        holder[key] = len(holder[key])


def move_a_card(draw: st.DrawFn, view: Data) -> None:
    """A card that is seen goes to another place where cards are seen, or is no longer seen."""
    zones: list[tuple[Any, Any]] = [(view["known"], at) for at in range(len(view["known"]))]
    zones += [(view, "pile"), *((seat, zone) for seat in view["seats"] for zone in ("open", "aside"))]
    (one, a), (two, b) = draw(st.sampled_from(zones)), draw(st.sampled_from(zones))
    at = draw(st.integers(0, len(one[a])))
    card, one[a] = one[a][at : at + 1], one[a][:at] + one[a][at + 1 :]
    if draw(st.booleans()):
        two[b] += card


def say_otherwise(draw: st.DrawFn, view: Data) -> None:
    """Another announcement, more or less left of a hand dealt, another viewer."""
    seats = len(view["seats"])
    what = draw(st.sampled_from(["announced", "dealt", "you", "phase"]))
    if what == "announced":
        view["announced"] = "".join(draw(st.sampled_from("-?12345678")) for _ in range(seats))
    elif what == "dealt":
        said = view.get("announced", "-" * seats)
        view["dealt"] = [draw(st.sampled_from(["", card, card + "?", card + "??", "??", "???"])) for card in said]
    elif what == "you":
        view["you"] = draw(st.sampled_from([None, *range(seats)]))
    else:
        view["phase"] = draw(st.sampled_from(["exchange", "opening", "play", "last-chance", "over"]))


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
    """A view as text, without what follows from the rest; where the order of cards says nothing, they are sorted."""
    said = {key: value for key, value in copy.deepcopy(view).items() if key not in FOLLOWS}
    for seat in said["seats"]:
        for zone in ("hand", "open", "aside"):
            seat[zone] = in_order(seat[zone])
    said["known"] = [in_order(cards) for cards in said["known"]]
    if "announced" not in said or not any(said.get("dealt", ())):  # then it tells nothing
        said.pop("dealt", None)
    return json.dumps(said, sort_keys=True)


def in_order(cards: Any) -> Any:
    return "".join(sorted(cards, key=ORDER.index)) if isinstance(cards, str) else cards


@FUZZ
@given(view=damaged_views())
def test_a_damaged_view_is_refused_or_is_the_view_of_what_is_drawn(view: Data) -> None:
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
