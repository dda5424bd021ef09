"""view(resample(view)) == view, for views of everyone in every phase of every edition."""

from __future__ import annotations

import json
import random
from collections import Counter

import halfpast
from tests.games.views.walk import Json, Walk, seats_and_spectator


def check_view(match: halfpast.Match, seat: int | None, seed: int) -> Json:
    """A match drawn to fit the view has that very view; so does one drawn from the view as JSON text."""
    view = match.view(seat)
    text = json.dumps(view, sort_keys=True)
    drawn = halfpast.resample(json.loads(text), seed=seed)
    assert json.dumps(drawn.view(seat), sort_keys=True) == text, f"seed {seed}, view {text}"
    return view


def check_truth(walk: Walk, match: halfpast.Match, seat: int | None, view: Json) -> None:
    """On one's own turn a view says what the match says: the legal moves, and why the others are refused."""
    if seat is None or seat != match.seat:
        assert not {"legal", "refused"} & set(view)
        return
    assert view["legal"] == match.legal()
    for card, move in walk.moves_of_cards(view).items():
        refusal = match.refusal(move)
        said = view["refused"].get(card)
        assert (refusal is None) == (said is None)
        if refusal:
            assert said == {"reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)}


def run(walk: Walk, views: int, seed: int) -> Counter[str]:
    """So many views of random matches, the editions in turn; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for edition, way in walk.starts():
        for match in walk.positions(edition, way, chooser, walk.looks):
            for seat in seats_and_spectator(match):
                view = check_view(match, seat, chooser.getrandbits(32))
                check_truth(walk, match, seat, view)
                met["views"] += 1
                met[f"{edition} {walk.place_of(view)}"] += 1
                met[f"{match.seats} seats"] += 1
                if met["views"] == views:
                    return met
    raise AssertionError("the starts have no end")


def verdict(walk: Walk, met: Counter[str]) -> str:
    """Every phase of every edition was met."""
    walk.check_met(met)
    rarest = min(walk.must_be_met(), key=lambda name: met[name])
    return f"{met['views']:,} views of every phase of every edition (of {rarest} {met[rarest]:,})"
