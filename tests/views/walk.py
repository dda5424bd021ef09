"""Matches of every edition, played so that every phase is met: chance alone seldom comes to a last chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import halfpast

from ..half_random import random_edition
from ..naive.agreement import full_parameters, random_deck, random_endgame
from ..naive.half import DECK

Json = dict[str, Any]

PRINTED = ("amigo", "fundex", "demi", "express", "express-advanced")
HOUSE = "house"
EDITIONS = (*PRINTED, HOUSE)
# Where a match can stand. H05a is the phase play too, but before any card is laid, and nobody could announce one.
PLACES = ("exchange", "opening", "H05a", "play", "last-chance", "over")
# How a match begins. Few cards, and a start shortly before the end, come to the rare places soon.
WAYS = ("late", "few cards", "nobody announces", "few cards", "whole deck")
# How the seats choose: anything, or so that halves are left for the end and a last chance comes about.
STYLES = ("any", "quick", "quick", "halves")
OTHERS_CHANCE = 0.1  # of the many positions in plain play, how many are looked at


def starts(late: bool = True) -> Iterator[tuple[str, str]]:
    """Edition and way to begin, each with each, in turn and without an end."""
    ways = [way for way in WAYS if late or way != "late"]
    return cycle([(edition, way) for way in ways for edition in EDITIONS])


def begin(edition: str, way: str, chooser: random.Random) -> halfpast.Match:
    """A match of an edition: a whole deck, a few cards, hands that announce nothing, or shortly before its end."""
    seats = chooser.randint(2, 5)
    chosen = random_edition(chooser) if edition == HOUSE else edition
    deck = None
    if way == "few cards":
        deck = random_deck(chooser, seats)
    elif way == "nobody announces":
        deck = deck_without_announcements(seats, full_parameters(chosen)["opening"], chooser)
    games = chooser.choice((1, 2, 2, 3))
    match = halfpast.new("half", edition=chosen, seats=seats, games=games, seed=chooser.getrandbits(32), deck=deck)
    return shortly_before_the_end(match, chooser) if way == "late" else match


def deck_without_announcements(seats: int, opening: str, chooser: random.Random) -> str:
    """A deck whose hands hold no card that could be announced (H05a)."""
    mute = "hg" if opening == "lowest-number" else "059hg"
    cards = sorted(DECK, key=lambda card: (card not in mute, chooser.random()))
    hands, others = cards[: 3 * seats], cards[3 * seats :]
    chooser.shuffle(others)
    seat_by_seat = (others[6 * at : 6 * at + 6] + hands[3 * at : 3 * at + 3] for at in range(seats))
    return "".join(card for cards in seat_by_seat for card in cards)


def shortly_before_the_end(match: halfpast.Match, chooser: random.Random) -> halfpast.Match:
    """The same match, loaded with its cards laid as late in a game."""
    position = match.position()
    position.pop("dealt", None)  # of hands that are no more
    return halfpast.load(random_endgame(chooser, position, dict(match.edition.parameters)))


def choose(match: halfpast.Match, style: str, chooser: random.Random) -> str:
    """A legal move, mostly one to the taste of the style, if there is one."""
    legal = match.legal()
    if style == "quick" and chooser.random() < 0.9:
        legal = [move for move in legal if move[0] not in "htgp"] or legal
    elif style == "halves" and chooser.random() < 0.7:
        legal = [move for move in legal if "h" in move] or legal
    return chooser.choice(legal)


def place_of(view: Json) -> str:
    """Which of the PLACES a view or a position is of."""
    nobody_announced = set(view.get("announced", "")) == {"-"}
    if view["phase"] == "play" and view["plays"] == 0 and nobody_announced:
        return "H05a"
    return str(view["phase"])


def must_be_met() -> set[str]:
    """Every edition with every place that it has; H26 is not played in amigo and express."""
    exchanging = ("fundex", "demi", HOUSE)
    return {
        f"{edition} {place}" for edition in EDITIONS for place in PLACES if place != "exchange" or edition in exchanging
    }


def check_met(met: Counter[str]) -> None:
    """Every edition was seen in every phase it has, and every number of seats."""
    missing = (must_be_met() | {f"{seats} seats" for seats in range(2, 6)}) - set(met)
    assert not missing, f"never met: {sorted(missing)}"


def steps(match: halfpast.Match, chooser: random.Random) -> Iterator[None]:
    """Play a match to its end; after the deal and after every move the caller may look at it."""
    style = chooser.choice(STYLES)
    yield
    while match.seat is not None:
        match.play(choose(match, style, chooser))
        yield


def positions(edition: str, way: str, chooser: random.Random) -> Iterator[halfpast.Match]:
    """One match, where it is worth looking at: at every rare place, and now and then in plain play."""
    match = begin(edition, way, chooser)
    for _ in steps(match, chooser):
        rare = place_of(match.position()) != "play"
        if rare or chooser.random() < OTHERS_CHANCE:
            yield match


def seats_and_spectator(match: halfpast.Match) -> list[int | None]:
    """Everyone who may look."""
    return [*range(match.seats), None]
