"""A follower of a seat's events has that seat's view after every move, and so can play on from it."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import halfpast

from .follower import NOT_TOLD, Follower
from .walk import PLACES, Json, begin, check_met, place_of, seats_and_spectator, starts, steps

FOLLOWERS = 3  # of each match: all of two seats and a spectator, some of more
LOADED = 0.01  # how often a match is loaded and followed from there; more often at the rare places
RESAMPLED = 0.2  # how many of the rebuilt views are made a match again


class Watch:
    """One viewer of a match: what it rebuilds is held against what the match says."""

    def __init__(self, match: halfpast.Match, seat: int | None, chooser: random.Random) -> None:
        self.match, self.seat, self.chooser = match, seat, chooser
        self.follower, self.told = Follower(seat), 0
        self.editions = halfpast.editions("half")

    def look(self) -> Json:
        """Take in the new events as JSON, and compare."""
        events = json.loads(json.dumps(self.match.events(self.seat, self.told)))
        self.told += len(events)
        self.follower.follow(events, self.editions)
        view, rebuilt = self.match.view(self.seat), self.follower.view()
        told = {key: value for key, value in view.items() if key not in NOT_TOLD}
        wrong = sorted(key for key in {*told, *rebuilt} if told.get(key, "?") != rebuilt.get(key, "?"))
        assert not wrong, f"{wrong} of {self.seat}:\n{rebuilt}\n{told}\nafter {json.dumps(events)}"
        if place_of(view) != "play" or self.chooser.random() < RESAMPLED:
            drawn = halfpast.resample(rebuilt, seed=self.chooser.getrandbits(32))
            assert drawn.view(self.seat) == view
        return view


def follow_match(match: halfpast.Match, edition: str, chooser: random.Random) -> Counter[str]:
    """A whole series, followed by some of the seats and of those who look on."""
    met = Counter[str]()
    watches = [Watch(match, seat, chooser) for seat in chooser.sample(seats_and_spectator(match), FOLLOWERS)]
    for _ in steps(match, chooser):
        for watch in watches:
            place = place_of(watch.look())
            met[f"{edition} {place}"] += 1
            met["views"] += 1
        if chooser.random() < LOADED * (1 if place == "play" else 20):
            met += follow_loaded(match, chooser)
    met["series"] += 1
    met[f"{match.seats} seats"] += 1
    return met


def follow_loaded(match: halfpast.Match, chooser: random.Random) -> Counter[str]:
    """The match loaded where it stands, and followed from there for a while."""
    loaded = halfpast.load(match.position())
    watch = Watch(loaded, chooser.choice(seats_and_spectator(loaded)), chooser)
    places = [place_of(watch.look()) for _ in islice(steps(loaded, chooser), 8)]
    return Counter({"views after a load": len(places), f"loaded in {places[0]}": 1})


def run(series: int, seed: int) -> Counter[str]:
    """So many whole series, the editions in turn; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for edition, way in starts():
        met += follow_match(begin(edition, way, chooser), edition, chooser)
        if met["series"] == series:
            return met
    raise AssertionError("the starts have no end")


def verdict(met: Counter[str]) -> str:
    """Every phase of every edition was met."""
    check_met(met)
    missing = {f"loaded in {place}" for place in PLACES} - set(met)
    assert not missing, missing
    views, after = met["views"], met["views after a load"]
    return f"{met['series']:,} series followed, {views:,} views rebuilt, {after:,} more after a load"
