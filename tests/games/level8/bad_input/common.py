"""Positions and logs of Level 8 to do damage to."""

from __future__ import annotations

import json
import random
from functools import cache

import halfpast
from tests.games.level8.rules.positions import EDITIONS, Data, at, cards, deck_of, house, seat, some_move

PHASES = ("draw", "act", "show", "pick", "put", "keep", "over")
HOUSES: list[Data] = [
    house(name="short", max_plays=100, max_rounds=10),
    house("level8", takes=2, swaps=3, keep_cards=4, keep_from=1, shuffle_specials=False),
    house("master+level8", joker_off=False, range_jokers=0),
]
OWN: Data = {"name": "ours", "levels": [[["run", 2], ["colour-run", 2]], [["colour", 3]], *[[["set", 2]]] * 6]}

BARE: Data = at(
    "r1 r2 r7 j6 take",
    level=5,
    laid=["run o4 o5 o6", "set y3 j1=b3"],
    pile="g9 g8",
    seat1=seat("p1 p2 p3 p4", keeps=1),
    seat2=seat("b1 b2", level=3, pile="g1"),
).position()
MASTER = dict(halfpast.new("level8", seed=7).edition.parameters)


@cache
def positions() -> list[Data]:
    """Sound positions of every edition: some of every match, more where phases are rare."""
    found = []
    editions: list[str | Data] = [*EDITIONS, *HOUSES]
    for number, edition in enumerate(editions):
        card = OWN if number % 2 else None
        m = halfpast.new("level8", edition=edition, seats=2 + number % 5, seed=number, card=card)
        position = m.position()
        for one in position["seats"]:
            one["level"] = 4 + number % 4  # so that cards are kept
        m = halfpast.load(position)
        chooser = random.Random(number)
        for _ in range(600):
            if m.seat is None:
                break
            rare = m.position()["phase"] in ("show", "pick", "put", "keep")
            if chooser.random() < (0.3 if rare else 0.03):
                found.append(m.position())
            m.play(some_move(m, chooser))
        found.append(m.position())
    return [*found, ended()]


def ended() -> Data:
    """A match that is over: bots end one soon."""
    m = halfpast.new("level8", seats=3, seed=1)
    while m.seat is not None:
        m.play(halfpast.bot("family", seed=1).choose(m.view(m.seat)))
    return m.position()


@cache
def logs() -> list[Data]:
    """Logs of a few moves from such positions and from new deals, with an undo here and there."""
    found = []
    for number, position in enumerate(positions()[::5]):
        edition = position["edition"] if "parameters" not in position else HOUSES[number % len(HOUSES)]
        m = halfpast.load(position) if number % 3 else halfpast.new("level8", edition=edition, seed=number)
        chooser = random.Random(number)
        for _ in range(5):
            if m.seat is None:
                break
            m.play(some_move(m, chooser), author="Ann")
            if chooser.random() < 0.2:
                m.undo()
        found.append(m.log())
    return found


def sound(m: halfpast.Match) -> None:
    """The match stands as one that play can go on from."""
    position = m.position()
    assert halfpast.load(json.loads(json.dumps(position))).position() == position
    edition = {"base": "master", **position["parameters"]} if "parameters" in position else position["edition"]
    assert cards(position) == deck_of(edition)
    assert (m.legal() == []) == (m.seat is None) == (m.result() is not None)
    assert all(m.refusal(move) is None for move in m.legal())
