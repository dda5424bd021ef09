"""view(resample(view)) == view, for views of everyone in every phase of every edition."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import halfpast

from .walk import Json, check_met, must_be_met, place_of, positions, seats_and_spectator, starts

MOST_POSITIONS_A_MATCH = 25  # an endless game is no reason to see no other


def check_view(match: halfpast.Match, seat: int | None, seed: int) -> Json:
    """A match drawn to fit the view has that very view; so does one drawn from the view as JSON text."""
    view = match.view(seat)
    text = json.dumps(view, sort_keys=True)
    drawn = halfpast.resample(json.loads(text), seed=seed)
    assert json.dumps(drawn.view(seat), sort_keys=True) == text, f"seed {seed}, view {text}"
    return view


def check_truth(match: halfpast.Match, seat: int | None, view: Json) -> None:
    """On one's own turn a view says what the match says: the legal moves, and why the others are refused."""
    if seat is None or seat != match.seat:
        assert not {"legal", "refused"} & set(view)
        return
    assert view["legal"] == match.legal()
    own = view["seats"][seat]
    for card in set(own["hand"] + own["open"]):
        refusal = match.refusal(card)
        said = view["refused"].get(card)
        assert (refusal is None) == (said is None)
        if refusal:
            assert said == {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}


def run(views: int, seed: int) -> Counter[str]:
    """So many views of random matches, the editions in turn; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for edition, way in starts():
        for match in islice(positions(edition, way, chooser), MOST_POSITIONS_A_MATCH):
            for seat in seats_and_spectator(match):
                view = check_view(match, seat, chooser.getrandbits(32))
                check_truth(match, seat, view)
                met["views"] += 1
                met[f"{edition} {place_of(view)}"] += 1
                met[f"{match.seats} seats"] += 1
                if met["views"] == views:
                    return met
    raise AssertionError("the starts have no end")


def verdict(met: Counter[str]) -> str:
    """Every phase of every edition was met."""
    check_met(met)
    rarest = min(must_be_met(), key=lambda name: met[name])
    return f"{met['views']:,} views of every phase of every edition (of {rarest} {met[rarest]:,})"
