"""Random level cards and positions of Level 8, for tests of both the engine and what stands around it."""

from __future__ import annotations

import random
from typing import Any

import halfpast
from tests.games.level8.naive.referee import (
    COLOURS,
    NUMBERS,
    RANGES,
    SPECIALS,
    Levels,
    as_written,
    card_of,
    in_order,
    search,
    without,
)

Json = dict[str, Any]

EDITIONS = ("master", "master+skips", "master+level8", "level8", "level8-98", "level8-101")
MOST_IN_HANDS = 20  # more cards a seat than that are slow to search
KINDS = ("run", "set", "colour", "colour-run")


def random_line(chooser: random.Random) -> list[list[Any]]:
    """A level: one to five groups, mostly few and small ones that can be laid, ten cards at the most."""
    line: list[list[Any]] = []
    left = chooser.choice((4, 6, 8, 9, 10))
    while left >= 2 and len(line) < 5 and (not line or chooser.random() < 0.8):
        size = min(left, chooser.choice((2, 2, 2, 3, 3, 4, 5, 7, 10)))
        line.append([chooser.choice(KINDS), size])
        left -= size
    return line


def random_card(chooser: random.Random) -> Json:
    """An owner's own level card."""
    return {"name": "our own", "levels": [random_line(chooser) for _ in range(8)]}


def random_cards(chooser: random.Random, seats: int) -> list[str | Json]:
    """A level card for each seat (L23a): half the time the same for all, else a few, which some of them may share."""
    if chooser.random() < 0.5:
        return [one_of_them(chooser)] * seats
    some = [one_of_them(chooser) for _ in range(chooser.randint(2, seats))]
    cards = [*some, *(chooser.choice(some) for _ in range(seats - len(some)))]
    return chooser.sample(cards, seats)


def level_cards(chooser: random.Random, seats: int) -> Json:
    """The same as the settings of a match."""
    return {"card": as_told(random_cards(chooser, seats))}


def one_of_them(chooser: random.Random) -> str | Json:
    """A printed level card or an owner's own; these all have one name."""
    cards: list[str | Json] = [*halfpast.level_cards(), random_card(chooser), random_card(chooser)]
    return chooser.choice(cards)


def as_told(cards: list[str | Json]) -> str | Json | list[str | Json]:
    """The level cards of a match as a position has them: one where all are the same, else a list (L23a)."""
    return cards[0] if cards.count(cards[0]) == len(cards) else cards


def lines_of(card: str | Json) -> list[Any]:
    """The eight levels of a card."""
    lines: list[Any] = card["levels"] if isinstance(card, dict) else halfpast.level_cards()[card]["levels"]
    return lines


def deck_of(parameters: Json) -> list[str]:
    """L01, L24, L25: the deck that an edition's parameters say."""
    deck = NUMBERS * int(parameters["copies"])
    for joker in RANGES:
        deck += [joker] * int(parameters["full_jokers" if joker == "j" else "range_jokers"])
    for special, name in zip(SPECIALS, ("takes", "swaps", "keep_cards", "skips"), strict=True):
        deck += [special] * int(parameters[name])
    return deck


def late_position(chooser: random.Random, position: Json, parameters: Json, *cards_of: Levels) -> Json:
    """The same match laid out anew, as play seldom comes to it: levels out, hands small or huge, stocks that run out,
    seats with nothing, a round or a match about to be cut. `cards_of`: one level card for all, or each seat's.
    """
    liked = chooser.choice(((), SPECIALS, (*RANGES, *SPECIALS), tuple(RANGES)))
    # Those liked stand late in the list and are dealt first.
    cards = sorted(deck_of(parameters), key=lambda card: chooser.random() + (0.6 if card in liked else 0.0))
    seats = [late_seat(chooser, cards, cards_of[at % len(cards_of)]) for at in range(len(position["seats"]))]
    stock = [cards.pop() for _ in range(min(len(cards), chooser.choice((0, 1, 1, 2, 3, 8, 30))))]
    under = [card for card in cards if card in SPECIALS and chooser.random() < 0.3]
    left = without(cards, under)
    if len(left) <= MOST_IN_HANDS * len(seats) and chooser.random() < 0.5:  # then there may be nothing to draw
        owners, zone = seats, "hand"
    else:
        owners, zone = chooser.sample(seats, chooser.randint(1, len(seats))), "pile"
    for card in left:
        chooser.choice(owners)[zone].append(card)
    can_draw = bool(stock) or any(seat["pile"] for seat in seats)
    phase = chooser.choice(("draw", "act")) if can_draw else "act"
    turn = chooser.choice([at for at, seat in enumerate(seats) if seat["hand"] or phase == "draw"] or [0])
    if seats[turn]["skip"]:
        seats[turn]["skip"] = False
        under.append("skip")
    for seat in seats:
        seat["hand"] = in_order(seat["hand"])
    if phase == "act" and not seats[turn]["hand"]:
        return position  # all cards lie elsewhere: this will not do
    most, last = parameters["max_plays"], parameters["max_rounds"]
    standing = {
        "phase": phase,
        "turn": turn,
        "round": chooser.choice((1, 2, last - 1, last)),
        "plays": chooser.choice((0, 60, most - 1, most - 2, most - 5, most - 12)),
    }
    told = {key: value for key, value in position.items() if key != "known"}
    return {**told, **standing, "seats": seats, "stock": stock, "under": in_order(under)}


def dry_position(chooser: random.Random, position: Json, parameters: Json) -> Json:
    """The same match with nothing to draw (L10): no stock, no discards, small hands, all else in colour groups. The
    next seat has one card or none, and the seat at turn a special if there is one, which ends a turn without a discard.
    """
    cards = chooser.sample(deck_of(parameters), len(deck_of(parameters)))
    cards.sort(key=lambda card: card in SPECIALS)
    turn, number = chooser.randrange(len(position["seats"])), len(position["seats"])
    seats: list[Json] = [
        {"level": chooser.randint(1, 8), "hand": [], "pile": [], "laid": [], "keeps": 0, "skip": False}
        for _ in range(number)
    ]
    for step, seat in enumerate(seats[turn:] + seats[:turn]):
        size = chooser.randint(0, 1) if step == 1 else chooser.randint(2, 5)
        seat["hand"] = in_order([cards.pop() if step == 0 else cards.pop(0) for _ in range(size)])
    under = [card for card in cards if card in SPECIALS]
    for place, colour in enumerate(COLOURS):
        own = [card for card in cards if card in NUMBERS and card[0] == colour]
        if colour == COLOURS[0]:
            own += [f"{card}={colour}{RANGES[card][0]}" for card in cards if card in RANGES]
        seats[place % 2]["laid"].append({"group": "colour", "cards": own})
    told = {key: value for key, value in position.items() if key != "known"}
    return {**told, "phase": "act", "turn": turn, "seats": seats, "stock": [], "under": in_order(under)}


def late_seat(chooser: random.Random, cards: list[str], levels: Levels) -> Json:
    """One seat, its level out or not; its cards leave the list."""
    level = chooser.randint(1, 8)
    laid = late_groups(chooser, cards, levels[level - 1]) if chooser.random() < 0.4 else []
    number = chooser.choice((0, 1, 1, 2, 3, 4, 6, 10, 10, 11))
    hand = [cards.pop() for _ in range(min(number, len(cards)))]
    seat: Json = {"level": level, "hand": hand, "pile": [], "laid": laid, "keeps": 0, "skip": False}
    if "keep" in cards and chooser.random() < 0.3:
        cards.remove("keep")
        seat["keeps"] = 1
    if "skip" in cards and chooser.random() < 0.3:
        cards.remove("skip")
        seat["skip"] = True
    return {**seat, "shown": [], "kept": []}


def late_groups(chooser: random.Random, cards: list[str], line: list[tuple[str, int]]) -> list[Json]:
    """The groups of a level, if the next cards make them; these leave the list."""
    some = in_order([card for card in cards[-30:] if card not in SPECIALS])
    found = search(chooser, line, some, set())
    if found is None:
        return []
    for card in [card_of(said) for group in found for said in group]:
        cards.remove(card)
    groups = zip(line, found, strict=True)
    return [{"group": kind, "cards": as_written(kind, group)} for (kind, _), group in groups]
