"""A table of Level 8 set by hand, so that a test of a rule is a few lines long.

Seat 0 is to move. Cards are texts like "r7 j6 take". Cards that a test does not name are in the stock; where it names
the whole stock, they are out of the match.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypedDict, Unpack

import pytest

import halfpast

COLOURS = "roygbp"
NUMBERS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 16)]
CARDS = [*NUMBERS, "j1", "j6", "j11", "j", "take", "swap", "keep", "skip"]
MASTER = Counter(NUMBERS) + Counter({"j1": 4, "j6": 4, "j11": 4, "take": 2, "swap": 3, "keep": 4})
LEVEL8 = Counter(NUMBERS) + Counter({"j": 6, "skip": 3})
DECKS = {
    "master": MASTER,
    "master+skips": MASTER + Counter(skip=3),
    "master+level8": MASTER + LEVEL8,
    "level8": LEVEL8,
    "level8-98": LEVEL8 - Counter(j=1),
    "level8-101": LEVEL8 + Counter(j=1, skip=1),
}
EDITIONS = tuple(DECKS)
PLAIN = 5  # cards in a hand that a test does not care about

Data = dict[str, Any]
Edition = str | Data


class Zones(TypedDict, total=False):
    """What lies before a seat, beside its hand; groups as texts: `"run r4 j1=b5 g6"`."""

    level: int
    pile: str
    laid: list[str]
    keeps: int
    skip: bool
    shown: str
    kept: str


def seat(hand: str | None = None, **zones: Unpack[Zones]) -> Data:
    """One of the other seats: `seat("r7 j1", level=5)`; without a hand it holds five cards that nobody named."""
    return {"hand": hand, **zones}


def house(base: str = "master", /, **changed: Any) -> Data:
    """A house edition: `house(joker_off=False)`."""
    return {"base": base, **changed}


def levels(*groups: tuple[str, int]) -> Data:
    """A level card on which every level asks for these groups."""
    return {"name": "eight times the same", "levels": [[list(group) for group in groups]] * 8}


PAIRS = levels(("set", 2), ("set", 2), ("set", 2), ("set", 2))
RUN = levels(("run", 3))
PAIR = levels(("set", 2))
COLOUR = levels(("colour", 3))
COLOUR_RUN = levels(("colour-run", 3))


def deck_of(edition: Edition) -> Counter[str]:
    """The cards of an edition, by its parameters."""
    if isinstance(edition, str):
        return DECKS[edition].copy()
    p = halfpast.new("level8", edition=edition, seed=7).edition.parameters
    kinds = {"take": "takes", "swap": "swaps", "keep": "keep_cards", "skip": "skips", "j": "full_jokers"}
    found = Counter({kind: int(p[name]) for kind, name in kinds.items()})
    found.update({joker: int(p["range_jokers"]) for joker in ("j1", "j6", "j11")})
    found.update(dict.fromkeys(NUMBERS, int(p["copies"])))
    return +found


def in_order(cards: list[str]) -> list[str]:
    """Cards sorted as the notation sorts them."""
    return sorted(cards, key=CARDS.index)


def group_of(text: str) -> Data:
    """A group on the table: `group_of("set r3 j1=b3")`."""
    kind, *cards = text.split()
    return {"group": kind, "cards": cards}


def complete(one: Data) -> Data:
    """A seat as a position has it; a hand that is not named stays None."""
    found = {"level": 1, "keeps": 0, "skip": False, "laid": [], **one}
    for zone in ("pile", "shown", "kept", "hand"):
        if found.get(zone, "") is not None:
            found[zone] = str(found.get(zone, "")).split()
    found["laid"] = [group_of(text) for text in found["laid"]]
    return found


def seat_cards(one: Data) -> Iterator[str]:
    """All cards before a seat and in its hand."""
    yield from one.get("hand") or []
    yield from one.get("pile", [])
    for group in one.get("laid", []):
        yield from (card.split("=")[0] for card in group["cards"])
    yield from ["keep"] * one.get("keeps", 0) + ["skip"] * one.get("skip", False)


def cards(position: Data) -> Counter[str]:
    """All cards of a position, wherever they are."""
    found = Counter([*position["stock"], *position.get("under", []), *position.get("out", [])])
    for one in position["seats"]:
        found.update(seat_cards(one))
    return found


def rest_of(position: Data, edition: Edition) -> list[str]:
    """The cards of the deck that lie nowhere yet, in order; every table set by hand is filled up with these."""
    left = deck_of(edition)
    left.subtract(cards(position))
    short = [card for card in left if left[card] < 0]
    assert not short, f"the deck has not so many of {short}"
    return [card for card in CARDS for _ in range(left[card])]


def at(
    hand: str | None = None,
    *,
    edition: Edition = "master",
    card: str | Data | list[Any] = "level8-1",
    phase: str = "act",
    seats: int = 3,
    seat1: Data | None = None,
    seat2: Data | None = None,
    top: str = "",
    stock: str | None = None,
    under: str = "",
    dealer: int = 0,
    extra: Data | None = None,
    **zones: Unpack[Zones],
) -> halfpast.Match:
    """Seat 0 to move with this hand; `top` lies on the stock, `stock` is all of it; `extra`: more keys."""
    named = [complete(one or seat()) for one in (seat(hand, **zones), seat1, seat2, *[None] * 3)][:seats]
    position: Data = {
        "game": "level8",
        "edition": "master",
        "card": card,
        "turn": 0,
        "phase": phase,
        "dealer": dealer,
        "stock": (top if stock is None else stock).split(),
        "under": under.split(),
        "seats": named,
    }
    if isinstance(edition, str):
        position["edition"] = edition
    else:
        fresh = halfpast.new("level8", edition=edition, seed=7)
        position |= {"edition": fresh.edition.name, "parameters": dict(fresh.edition.parameters)}
    rest = rest_of(position, edition)
    for one in named:
        if one["hand"] is None:  # numbers from the middle: blue and green
            plain = [card for card in rest if card[0] in "gb"][:PLAIN]
            one["hand"] = plain
            for card in plain:
                rest.remove(card)
    position["out" if stock is not None else "stock"] = rest if stock is not None else [*top.split(), *rest]
    return halfpast.load({**position, **(extra or {})})


def play(match: halfpast.Match, *moves: str) -> halfpast.Match:
    """The same match, some moves later."""
    for move in moves:
        match.play(move)
    return match


def some_move(match: halfpast.Match, chance: random.Random) -> str:
    """A legal move at random, but a level is laid out, and cards are laid off, where they can be."""
    legal = match.legal()
    return chance.choice([move for move in legal if move.startswith(("lay", "off"))] or legal)


def hand(match: halfpast.Match, number: int = 0) -> str:
    """What a seat holds: "r7 j6"."""
    return " ".join(has(match, number)["hand"])


def pile(match: halfpast.Match, number: int = 0) -> str:
    """A seat's discard pile, bottom to top."""
    return " ".join(has(match, number)["pile"])


def groups(match: halfpast.Match, number: int = 0) -> list[str]:
    """A seat's groups on the table, as they are given to `at`."""
    return [" ".join([group["group"], *group["cards"]]) for group in has(match, number)["laid"]]


def has(match: halfpast.Match, number: int) -> Data:
    """What a seat has: level, hand, pile, laid, keeps, skip, shown, kept."""
    found: Data = match.position()["seats"][number]
    return found


def stands(match: halfpast.Match) -> tuple[str, int | None]:
    """Phase, and who must decide."""
    return match.position()["phase"], match.seat


def offers(match: halfpast.Match, word: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [move.removeprefix(f"{word} ") for move in match.legal() if move.split()[0] == word]


def why(match: halfpast.Match, move: str) -> str:
    """Rule and reason why a move is refused, "" if it is legal. All ways to ask agree and change nothing."""
    before = match.position()
    refusal = match.refusal(move)
    if refusal is None:
        return ""
    assert move not in match.legal()
    with pytest.raises(halfpast.IllegalMove) as raised:
        match.play(move)
    assert (raised.value.rule, raised.value.reason) == (refusal.rule, refusal.reason)
    assert str(raised.value).endswith(f" ({refusal.rule})")
    assert match.position() == before
    return f"{refusal.rule} {refusal.reason}"
