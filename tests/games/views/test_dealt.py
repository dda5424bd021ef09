"""`dealt` says exactly what all can conclude of a hand from what was announced, laid and drawn."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

import halfpast
from tests.games.half.views.law import Public, all_hands, could_hold, said
from tests.games.half.views.walk import HALF
from tests.games.views.uniform import fits_dealt
from tests.games.views.walk import Json

MATCHES = 12


def test_H05_a_hand_is_possible_exactly_if_it_fits_dealt() -> None:
    chooser, met = random.Random(1), Counter[str]()
    for edition, way in islice(HALF.starts(late=False), MATCHES):
        compare_match(HALF.begin(edition, way, chooser), chooser, met)
    texts = {text for text in met if met[text]}
    assert {"L??", "???", "??", "L?", "L", "?", ""} <= texts, met


def compare_match(match: halfpast.Match, chooser: random.Random, met: Counter[str]) -> None:
    """After every move of a match, for every seat that still may hold cards dealt to it."""
    public, told = Public.of(dict(match.edition.parameters)), 0
    for _ in HALF.steps(match, chooser):
        events = match.events(None, told)
        told += len(events)
        public.see(events)
        view = match.view(None)
        if view["phase"] == "over":
            return
        if view["phase"] != "exchange" and "announced" in view:
            compare_view(view, public, met)


def compare_view(view: Json, public: Public, met: Counter[str]) -> None:
    """Every hand of the size seen is possible by the law if and only if it fits `dealt`."""
    announced = said(view["announced"])
    for seat, dealt in enumerate(dealt_of(view)):
        met[dealt.replace(announced[seat], "L") if announced[seat] != "-" else dealt] += 1
        size = view["seats"][seat]["hand"] - len(view["known"][seat])
        if size > 3 or (size and seat not in public.steps):
            assert not dealt
            continue
        for hand in all_hands(size) if size else ():
            by_law = public.allows(seat, hand)
            assert by_law == fits_dealt(hand, announced[seat], dealt, public.announceable), (seat, hand, view)
        assert size or not dealt


def dealt_of(view: Json) -> list[str]:
    """What is surely left of the hands dealt; in the opening it is not written, for all is."""
    seats = len(view["seats"])
    if view["phase"] == "opening":
        return ["???" if card in "-?" else card + "??" for card in view["announced"]]
    return list(view.get("dealt", [""] * seats))


# Announced, then what was laid and how many were drawn each time; what is surely left.
HISTORIES = [
    ("3", (), "3??"),
    ("3", (("3", 1),), "??"),
    ("3", (("33", 2),), "?"),
    ("3", (("7", 1),), "3?"),
    ("3", (("7", 1), ("1", 1)), "3?"),  # a 1 was drawn: lower than the card announced
    ("3", (("7", 1), ("3", 1)), "?"),
    ("3", (("7", 1), ("3", 1), ("3", 1)), ""),
    ("3", (("g", 1), ("0", 1)), "3"),  # 0 is no yellow card, so it was not to be announced
    ("3", (("77", 2), ("88", 2)), "3"),
    ("3", (("8h", 0),), "3"),  # the stock is gone
    ("-", (("g", 1),), "??"),
    ("-", (("g", 1), ("1", 1)), "??"),
    ("-", (("ggg", 3),), ""),
    (">3", (), "???"),
    (">3", (("4", 1),), "??"),
    (">3", (("4", 1), ("3", 1)), "??"),  # a 3 was drawn: with one dealt the seat would have announced it
    (">3", (("44", 2), ("g", 1)), ""),
]


@pytest.mark.parametrize(("announced", "steps_made", "left"), HISTORIES)
def test_H05_what_a_history_leaves_of_the_hand_dealt(
    announced: str, steps_made: tuple[tuple[str, int], ...], left: str
) -> None:
    """The brute force itself, held against cases worked out by hand."""
    size = 3 + sum(drawn - len(laid) for laid, drawn in steps_made)
    for hand in all_hands(size):
        possible = could_hold(hand, announced, steps_made, "1234678")
        assert possible == fits_dealt(hand, announced, left, "1234678"), hand


def test_H05_dealt_is_public_and_the_same_for_all() -> None:
    match = halfpast.new("half", seats=4, edition="express", seed=7)
    for _ in range(12):
        seen = {str(match.view(seat).get("dealt")) for seat in (0, 1, 2, 3, None)}
        assert seen == {str(match.position().get("dealt"))}
        match.play(match.legal()[0])
