"""What all can conclude of a hand, by brute force from the law, and a match drawn by it: slow and obvious.

H05: a seat that announced a card was dealt three hand cards of which that is the lowest it could announce; with
`opener` one that said nothing was dealt none as low as those that others announced. H10: after laying it draws; what
it draws may be anything. So a hand is possible if some deal and some draws lead to it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from tests.games.half.naive.referee import DECK, NUMBERS, ORDER, YELLOW
from tests.games.views.walk import Json

Steps = tuple[tuple[str, int], ...]  # of one seat: the cards laid from the hand, and how many were drawn after


def in_order(cards: Iterable[str]) -> str:
    """Cards as a sorted text."""
    return "".join(sorted(cards, key=ORDER.index))


def lowest(hand: str, announceable: str) -> str:
    """H05: what a hand announces; `-` if nothing."""
    return min((card for card in hand if card in announceable), default="-")


def said(announced: str) -> list[str]:
    """What the text `announced` says of each hand dealt: its lowest card, `-` for none, `>3` for none up to 3."""
    lowest_said = min((card for card in announced if card in NUMBERS), default="-")
    return [f">{lowest_said}" if card == "?" else card for card in announced]


def masked(announced: str | None, parameters: Json) -> str | None:
    """H05: what is heard of what all could announce: with `opener` only the lowest card."""
    lowest_said = min((card for card in announced or "" if card in NUMBERS), default="")
    if announced is None or parameters["announcing"] != "opener" or not lowest_said:
        return announced
    return "".join(card if card == lowest_said else "?" for card in announced)


def is_lower(card: str, announced: str, announceable: str) -> bool:
    """Whether a hand of which this is known was not dealt that card."""
    if card not in announceable or announced == "-":
        return card in announceable
    return card <= announced[1] if announced[0] == ">" else card < announced


def would_say(hand: str, announced: str, announceable: str) -> bool:
    """H05: whether a hand dealt goes with what is known of it."""
    if announced[0] == ">":
        return not any(is_lower(card, announced, announceable) for card in hand)
    return lowest(hand, announceable) == announced


@lru_cache(maxsize=1 << 18)
def could_hold(hand: str, announced: str, steps: Steps, announceable: str) -> bool:
    """Whether a seat that announced this, then laid and drew so, can now hold this hand (a sorted text)."""
    if not steps:
        return len(hand) == 3 and would_say(hand, announced, announceable)
    (laid, drawn), before = steps[-1], steps[:-1]
    return any(
        could_hold(in_order([*kept, *laid]), announced, before, announceable)
        for kept in set(combinations(hand, len(hand) - drawn))
    )


def all_hands(size: int, kinds: str = ORDER) -> Iterator[str]:
    """Every hand of so many cards, as sorted texts."""
    return ("".join(cards) for cards in combinations_with_replacement(kinds, size))


@dataclass
class Public:
    """What all saw of the seats' hands in the game in play: what was announced, laid and drawn."""

    announceable: str = YELLOW
    announced: dict[int, str] = field(default_factory=dict)
    steps: dict[int, Steps] = field(default_factory=dict)
    seats: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, parameters: Json) -> Public:
        return cls(NUMBERS if parameters["opening"] == "lowest-number" else YELLOW)

    def see(self, events: list[Json]) -> None:
        """Take in a spectator's events."""
        for event in events:
            seat: int = event.get("seat", -1)
            if event["type"] == "dealt":
                self.announced, self.steps = {}, {}
                self.seats = {carry["seat"] for carry in event["cards"] if carry["to"] == "hand"}
            elif event["type"] == "announced":
                self.announced[seat], self.steps[seat] = event["lowest"] or "-", ()
            elif event["type"] == "opens" and event["by"] != "lot":
                for silent in self.seats - set(self.announced):
                    self.announced[silent], self.steps[silent] = f">{self.announced[seat]}", ()
            elif event["type"] == "laid" and event["from"] == "hand" and seat in self.steps:
                self.steps[seat] += ((event["laid"], 0),)
            elif event["type"] == "drew" and seat in self.steps:
                self.steps[seat] = (*self.steps[seat][:-1], (self.steps[seat][-1][0], event["count"]))
            elif event["type"] == "took" and event["to"] == "hand":
                self.steps.pop(seat, None)  # table play has begun (H21): nothing of the hand dealt is left

    def allows(self, seat: int, hand: str) -> bool:
        """Whether a seat can hold this hand."""
        if seat not in self.steps:
            return True
        return could_hold(hand, self.announced[seat], self.steps[seat], self.announceable)

    def tells_of(self, seat: int) -> bool:
        """Whether there is a hand that the seat cannot hold, for all we ask."""
        return seat in self.steps


class Hidden:
    """What a view hides: the cards, and in which places they lie."""

    def __init__(self, view: Json) -> None:
        self.you: int | None = view["you"]
        seen, self.hands, self.stocks, self.blinds = view["pile"], {}, {}, {}
        for number, seat in enumerate(view["seats"]):
            known = view["known"][number]
            seen += seat["open"] + seat["aside"] + (seat["hand"] if number == self.you else known)
            self.hands[number] = 0 if number == self.you else seat["hand"] - len(known)
            self.stocks[number] = seat["stock"]
            self.blinds[number] = seat["blind"].count("#")
        self.pool = list((Counter(DECK) - Counter(seen)).elements())
        self.out = view["out"]
        assert len(self.pool) == self.out + sum((*self.hands.values(), *self.stocks.values(), *self.blinds.values()))


@dataclass
class Layout:
    """Where the hidden cards lie: bags as sorted texts, stocks and blind cards in order."""

    hands: dict[int, str]
    stocks: dict[int, str]
    blinds: dict[int, str]
    out: str

    @classmethod
    def of(cls, position: Json, hidden: Hidden) -> Layout:
        """The cards of a position that a view hides."""
        known = position.get("known", [""] * len(position["seats"]))
        layout = cls({}, {}, {}, position["out"])
        for number, seat in enumerate(position["seats"]):
            unknown = Counter() if number == hidden.you else Counter(seat["hand"]) - Counter(known[number])
            layout.hands[number] = in_order(unknown.elements())
            layout.stocks[number] = seat["stock"]
            layout.blinds[number] = seat["blind"].replace("-", "")
        return layout

    def bags(self, zone: str) -> dict[str, Counter[str]]:
        """The cards of a zone: bag by bag for hands and out, place by place for stocks and blind cards."""
        if zone == "out":
            return {"out": Counter(self.out)}
        texts: dict[int, str] = getattr(self, zone)
        if zone == "hands":
            return {str(seat): Counter(text) for seat, text in texts.items()}
        return {f"{seat} {at}": Counter(card) for seat, text in texts.items() for at, card in enumerate(text)}


def draw_by_law(hidden: Hidden, public: Public, tries: int, chance: random.Random) -> Layout | None:
    """Shuffle the hidden cards into the hidden places until every hand is possible; None after so many tries."""
    pool, told = list(hidden.pool), [seat for seat, size in hidden.hands.items() if size and public.tells_of(seat)]
    others = [seat for seat in hidden.hands if seat not in told]
    for _ in range(tries):
        hands, at = {}, 0
        for seat in told:
            draw_to_front(pool, at, hidden.hands[seat], chance)
            hands[seat] = in_order(pool[at : at + hidden.hands[seat]])
            if not public.allows(seat, hands[seat]):
                break
            at += hidden.hands[seat]
        else:
            rest = pool[at:]
            chance.shuffle(rest)
            return lay_out(hidden, hands, others, rest)
    return None


def draw_to_front(pool: list[str], at: int, number: int, chance: random.Random) -> None:
    """So many of pool[at:], each as likely as the others, to its beginning."""
    for place in range(at, at + number):
        other = chance.randrange(place, len(pool))
        pool[place], pool[other] = pool[other], pool[place]


def lay_out(hidden: Hidden, hands: dict[int, str], others: list[int], cards: list[str]) -> Layout:
    """The shuffled cards into the other hands, the stocks, the blind places and out."""
    rest = iter(cards)

    def some(number: int) -> str:
        return "".join(next(rest) for _ in range(number))

    hands = hands | {seat: in_order(some(hidden.hands[seat])) for seat in others}
    stocks = {seat: some(number) for seat, number in hidden.stocks.items()}
    blinds = {seat: some(number) for seat, number in hidden.blinds.items()}
    return Layout(hands, stocks, blinds, in_order(rest))
