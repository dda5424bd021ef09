"""A follower of a seat's events has that seat's view after every move, and so can play on from it."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import cycle

import halfpast

from .follower import NOT_TOLD, Follower
from .walk import EDITIONS, Json, begin, place_of, seats_and_spectator, steps

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
    """A whole series, with every seat and a spectator following it."""
    met = Counter[str]()
    watches = [Watch(match, seat, chooser) for seat in seats_and_spectator(match)]
    for _ in steps(match, chooser):
        for watch in watches:
            met[f"{edition} {place_of(watch.look())}"] += 1
            met["views"] += 1
    met["series"] += 1
    met[f"{match.seats} seats"] += 1
    return met


def run(series: int, seed: int) -> Counter[str]:
    """So many whole series, the editions in turn; the counts say what was met."""
    chooser, met = random.Random(seed), Counter[str]()
    for edition in cycle(EDITIONS):
        met += follow_match(begin(edition, chooser), edition, chooser)
        if met["series"] == series:
            return met
    raise AssertionError("a cycle has no end")
