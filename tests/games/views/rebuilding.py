"""A follower of a seat's events has that seat's view after every move, and so can play on from it."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import halfpast
from tests.games.half.views.follower import HalfFollower
from tests.games.level8.views.follower import Level8Follower
from tests.games.views.walk import Json, Walk, seats_and_spectator

FOLLOWERS = 3  # of each match: all of two seats and a spectator, some of more
LOADED = 0.01  # how often a match is loaded and followed from there; more often at the rare places
RESAMPLED = 0.2  # how many of the rebuilt views are made a match again
NOT_TOLD = ("legal", "refused", "choose")  # what only the rules can say
FOLLOWER_OF: dict[str, type[HalfFollower | Level8Follower]] = {"half": HalfFollower, "level8": Level8Follower}


class Watch:
    """One viewer of a match: what it rebuilds is held against what the match says."""

    def __init__(self, walk: Walk, match: halfpast.Match, seat: int | None, chooser: random.Random) -> None:
        self.walk, self.match, self.seat, self.chooser = walk, match, seat, chooser
        self.follower, self.told = FOLLOWER_OF[walk.game](seat), 0
        self.editions = halfpast.editions(walk.game)

    def look(self) -> Json:
        """Take in the new events as JSON, and compare."""
        events = json.loads(json.dumps(self.match.events(self.seat, self.told)))
        self.told += len(events)
        self.follower.follow(events, self.editions)
        view, rebuilt = self.match.view(self.seat), self.follower.view()
        told = {key: value for key, value in view.items() if key not in NOT_TOLD}
        wrong = sorted(key for key in {*told, *rebuilt} if told.get(key, "?") != rebuilt.get(key, "?"))
        assert not wrong, f"{wrong} of {self.seat}:\n{rebuilt}\n{told}\nafter {json.dumps(events)}"
        if not self.walk.is_plain(view) or self.chooser.random() < RESAMPLED:
            drawn = halfpast.resample(rebuilt, seed=self.chooser.getrandbits(32))
            assert drawn.view(self.seat) == view
        return view


def follow_match(walk: Walk, match: halfpast.Match, edition: str, chooser: random.Random) -> Counter[str]:
    """A whole series, followed by some of the seats and of those who look on."""
    met = Counter[str]()
    watches = [Watch(walk, match, seat, chooser) for seat in chooser.sample(seats_and_spectator(match), FOLLOWERS)]
    for _ in walk.steps(match, chooser):
        for watch in watches:
            view = watch.look()
            met[f"{edition} {walk.place_of(view)}"] += 1
            met["views"] += 1
        if chooser.random() < LOADED * (1 if walk.is_plain(view) else 20):
            met += follow_loaded(walk, match, chooser)
    met["series"] += 1
    met[f"{match.seats} seats"] += 1
    return met


def follow_loaded(walk: Walk, match: halfpast.Match, chooser: random.Random) -> Counter[str]:
    """The match loaded where it stands, and followed from there for a while."""
    loaded = halfpast.load(match.position())
    watch = Watch(walk, loaded, chooser.choice(seats_and_spectator(loaded)), chooser)
    places = [walk.place_of(watch.look()) for _ in islice(walk.steps(loaded, chooser), 8)]
    return Counter({"views after a load": len(places), f"loaded in {places[0]}": 1})


def run(walk: Walk, series: int, seed: int) -> Counter[str]:
    """So many whole series, the editions in turn; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for edition, way in walk.starts():
        met += follow_match(walk, walk.begin(edition, way, chooser), edition, chooser)
        if met["series"] == series:
            return met
    raise AssertionError("the starts have no end")


def verdict(walk: Walk, met: Counter[str]) -> str:
    """Every phase of every edition was met."""
    walk.check_met(met)
    missing = {f"loaded in {place}" for place in walk.places} - set(met)
    assert not missing, missing
    views, after = met["views"], met["views after a load"]
    what = "series" if walk.game == "half" else "matches"
    return f"{met['series']:,} {what} followed, {views:,} views rebuilt, {after:,} more after a load"
