"""A table set by hand, so that a test of a rule is a few lines long.

Seat 0 is to move; the last seat laid the top of the pile. What a test does not name is filled with plain
cards, so that a position never holds more cards than the deck has and could have come about in play.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypedDict, Unpack, cast

import pytest

import halfpast

KINDS = "0123456789hg"
DECK = Counter({"1": 4, "2": 4, "h": 8, "g": 8} | dict.fromkeys("03456789", 6))
PLAIN = "3467812"  # yellow numbers, used to fill what a test does not care about
EDITIONS = ("amigo", "demi", "fundex", "express", "express-advanced")
ZONES = ("hand", "stock", "open", "blind", "aside")

Edition = str | dict[str, Any]


class Zones(TypedDict, total=False):
    """What lies before a seat, beside its hand."""

    stock: str
    open: str
    blind: str
    aside: str
    table: bool


class Bare(TypedDict):
    """The open and blind cards alone."""

    open: str
    blind: str


class Seat(Zones, total=False):
    """A seat; a zone left out is filled with plain cards (stock and aside: with none)."""

    hand: str


def seat(hand: str | None = None, **zones: Unpack[Zones]) -> Seat:
    """One of the other seats: `seat("77", open="344")`."""
    return cast(Seat, zones if hand is None else {"hand": hand, **zones})


def empty() -> Bare:
    """Nothing left on the table: `at("6", "7", **empty())` is a seat about to lay its last card."""
    return Bare(open="", blind="---")


def house(base: str = "amigo", /, **changed: Any) -> dict[str, Any]:
    """A house edition: `house(half_across=True)`."""
    return {"base": base, **changed}


def in_order(cards: str) -> str:
    """Cards sorted as the notation sorts them: `in_order("6h7")` is `"67h"`."""
    return "".join(sorted(cards, key=KINDS.index))


class Fill:
    """The cards that nobody named."""

    def __init__(self, pile: str, seats: Sequence[Seat]) -> None:
        self.left = DECK.copy()
        self.left.subtract(pile.replace("-", ""))
        for one in seats:
            for zone in ZONES:
                self.left.subtract(str(one.get(zone, "")).replace("-", ""))
        short = [kind for kind in KINDS if self.left[kind] < 0]
        assert not short, f"the deck has not so many of {short}"

    def plain(self, count: int) -> str:
        """So many plain cards, always of the kind of which most are left."""
        cards = ""
        for _ in range(count):
            kinds = PLAIN if any(self.left[kind] for kind in PLAIN) else KINDS
            kind = max(kinds, key=lambda k: self.left[k])
            self.left[kind] -= 1
            cards += kind
        return cards

    def complete(self, one: Seat, stock: int = 0) -> dict[str, Any]:
        """A seat with every zone named."""
        full: dict[str, Any] = dict(one)
        for zone in ("hand", "open", "blind"):
            if zone not in one:
                full[zone] = self.plain(3)
        full.setdefault("stock", self.plain(stock))
        full.setdefault("aside", "")
        for zone in ("hand", "open", "aside"):
            full[zone] = in_order(full[zone])
        return full


def at(
    pile: str = "",
    hand: str | None = None,
    *,
    edition: Edition = "amigo",
    seats: int = 3,
    seat1: Seat | None = None,
    seat2: Seat | None = None,
    seat3: Seat | None = None,
    seat4: Seat | None = None,
    phase: str = "play",
    source: str = "hand",
    plays: int | None = None,
    dealer: int = 0,
    games: int = 1,
    results: Sequence[dict[str, Any]] = (),
    **zones: Unpack[Zones],
) -> halfpast.Match:
    """Seat 0 to move on this pile with this hand; `source` is where the top of the pile came from."""
    named = [seat(hand, **zones), *(one or Seat() for one in (seat1, seat2, seat3, seat4)[: seats - 1])]
    if not pile and phase == "play":  # a pile can only be empty because someone took the one before
        named[-1].setdefault("aside", "1")
    fill = Fill(pile, named)
    full = [fill.complete(one) for one in named]
    if phase == "exchange":  # nothing has been played yet: the whole deck is dealt
        each = sum(fill.left.values()) // seats
        full = [{**one, "stock": fill.plain(each)} for one in full]
    fresh = halfpast.new("half", edition=edition, seats=seats, games=games, seed=7).position()
    position: dict[str, Any] = {
        "game": "half",
        "edition": fresh["edition"],
        "phase": phase,
        "turn": 0,
        "dealer": dealer,
        "pile": pile,
        "from": source,
        "seats": full,
        "plays": plays if plays is not None else 0 if phase == "exchange" else 12,
        "match": {"game": len(results) + 1, "games": games, "results": list(results)},
    }
    if "parameters" in fresh:
        position["parameters"] = fresh["parameters"]
    if len(results) + 1 < games and "rng" in fresh:  # the deals to come are always the same ones
        position["rng"] = fresh["rng"]
    return halfpast.load(position)


def deal(
    *seats: str | Seat, edition: Edition = "amigo", dealer: int = 0, stock: int = 1, seed: int = 7
) -> halfpast.Match:
    """A game dealt from a stacked deck: the seats get these hands (or zones), and `stock` cards each."""
    named = [seat(one) if isinstance(one, str) else one for one in seats]
    fill = Fill("", named)
    full = [fill.complete(one, stock) for one in named]
    deck = "".join(one["blind"] + one["open"] + one["hand"] + one["stock"] for one in full)
    return halfpast.new("half", edition=edition, seats=len(seats), deck=deck, dealer=dealer, seed=seed)


def play(match: halfpast.Match, *moves: str) -> halfpast.Match:
    """The same match, some moves later."""
    for move in moves:
        match.play(move)
    return match


def play_out(match: halfpast.Match, seed: int = 7) -> halfpast.Match:
    """The same match, played to its end by legal moves at random."""
    chance = random.Random(seed)
    while match.seat is not None:
        match.play(chance.choice(match.legal()))
    return match


def has(match: halfpast.Match, number: int) -> dict[str, Any]:
    """What a seat has: hand, stock, open, blind, aside, table."""
    found: dict[str, Any] = match.position()["seats"][number]
    return found


def row(match: halfpast.Match) -> dict[str, Any]:
    """How the last finished game ended: finisher, held, points, big_loser."""
    found: dict[str, Any] = match.position()["match"]["results"][-1]
    return found


def cards(position: dict[str, Any]) -> Counter[str]:
    """All cards of a position, wherever they are."""
    lying = [position["pile"], position["out"], *(one[zone] for one in position["seats"] for zone in ZONES)]
    return Counter("".join(lying).replace("-", ""))


def why(match: halfpast.Match, move: str) -> str:
    """Rule and reason why a move is refused, "" if it is legal. All ways to ask agree and change nothing."""
    before = match.position()
    refusal = match.refusal(move)
    assert (refusal is None) == (move in match.legal())
    if refusal is None:
        return ""
    with pytest.raises(halfpast.IllegalMove) as raised:
        match.play(move)
    assert (raised.value.rule, raised.value.reason) == (refusal.rule, refusal.reason)
    assert match.position() == before
    return f"{refusal.rule} {refusal.reason}"
