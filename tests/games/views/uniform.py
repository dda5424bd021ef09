"""Every way the hidden cards can lie, listed by brute force, beside what resample draws."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise

import numpy as np

import halfpast
from halfpast.games.half.notation import read_view
from halfpast.games.half.rules.cards import bag_text, kinds_text
from halfpast.games.half.rules.game import GAME
from tests.games.half.naive.referee import DECK, NUMBERS, YELLOW
from tests.games.half.views.law import Hidden, Public, all_hands, in_order, is_lower, said
from tests.games.views.stats import FINE, FLOOR, statistic_of, upper_tail
from tests.games.views.walk import Json

Draw = Callable[[random.Random], str]
DRAWS_A_CASE = 1_000


@dataclass
class Case:
    """A view with few hidden cards. Seat 0 looks on; the other seats have these hands, stocks and blind cards."""

    pool: str
    announced: str  # by the other seats
    dealt: tuple[str, ...]  # what is surely left of what they were dealt
    hands: tuple[int, ...] = ()  # three cards each, if not said
    stock: int = 0  # of seat 1 alone; it has its open and blind cards then
    blind: int = 0  # of seat 0
    opening: str = "lowest-yellow"
    own: str = ""  # what seat 0 announced: nothing, if not said

    def __post_init__(self) -> None:
        self.hands = self.hands or (3,) * len(self.announced)
        self.announceable = YELLOW if self.opening == "lowest-yellow" else NUMBERS
        self.own = self.own or ("?" if "?" in self.announced else "-")
        self.told = said(self.own + self.announced)[1:]

    def sizes(self) -> list[int]:
        """How many cards each place takes, in the order of `layout_text`: hands, stock, blind cards, out."""
        places = [*self.hands, self.stock, self.blind, 3 if self.stock else 0]
        return [*places, len(self.pool) - sum(places)]

    def view(self) -> Json:
        """The view. With table_from `source` no flag says whether table play has begun, so that any layout may be."""
        bare = {"hand": 0, "stock": 0, "open": "", "blind": "---", "aside": "", "table": False}
        seats = [bare | {"hand": size} for size in (0, *self.hands)]
        rest = list((Counter(DECK) - Counter(self.pool)).elements())
        if self.stock:
            seats[1] |= {"stock": self.stock, "open": in_order(rest.pop() for _ in range(3)), "blind": "###"}
        seats[0] |= {"hand": rest.pop(), "blind": "#" * self.blind + "-" * (3 - self.blind), "aside": in_order(rest)}
        edition = {"base": "express", "opening": self.opening, "stock": "all"}
        edition["announcing"] = "opener" if "?" in self.own + self.announced else "all"
        begun = halfpast.new("half", edition=edition, seats=len(seats), seed=7).view(0)
        kept = {key: begun[key] for key in ("game", "edition", "parameters", "match", "from", "dealer", "you", "known")}
        dealt = {"dealt": ["", *self.dealt]} if any(self.dealt) else {}
        standing = {"phase": "play", "turn": 0, "pile": "", "plays": 30, "announced": self.own + self.announced}
        return {**kept, **dealt, **standing, "seats": seats, "out": self.sizes()[-1]}

    def fits(self, hands: list[str]) -> bool:
        """Whether the other seats can hold these hands, by what `dealt` means."""
        told = zip(hands, self.told, self.dealt, strict=True)
        return all(fits_dealt(hand, announced, dealt, self.announceable) for hand, announced, dealt in told)

    def weights(self) -> Counter[str]:
        """Every way the pool can lie, and how many orders of the cards it stands for."""
        found = Counter[str]()
        ends = [0, *accumulate(self.sizes())]
        for cards in arrangements(self.pool):
            places = ["".join(cards[start:end]) for start, end in pairwise(ends)]
            hands = [in_order(hand) for hand in places[: len(self.hands)]]
            if self.fits(hands):
                found["|".join([*hands, *places[len(self.hands) : -1], in_order(places[-1])])] += 1
        return found


def random_case(chance: random.Random) -> Case:
    """A few cards of a few kinds, so that every way can be listed, and announcements that they may fit or not."""
    opening = chance.choice(("lowest-yellow", "lowest-number"))
    announceable = YELLOW if opening == "lowest-yellow" else NUMBERS
    hands = tuple(chance.choice((1, 2, 3, 3)) for _ in range(chance.randint(1, 4)))
    kinds = chance.sample("0123467hg", chance.randint(2, 4))
    deck = [card for card in DECK if card in kinds]
    pool = chance.sample(deck, min(len(deck), sum(hands) + chance.choice((0, 0, 1, 2))))
    hands = hands if len(pool) >= sum(hands) else (1,)
    numbers, own = [kind for kind in kinds if kind in announceable], "-"
    if numbers and chance.random() < 0.5:  # only those with the lowest card have announced it
        lowest = chance.choice(numbers)
        own, *others = chance.choices((lowest, "?"), (1, 2), k=len(hands) + 1)
        announced = "".join(others)
        own = own if lowest in announced else lowest
    else:
        announced = "".join(chance.choice(["-", *numbers]) for _ in hands)
    dealt = tuple(random_dealt(size, card, chance) for size, card in zip(hands, announced, strict=True))
    return Case(in_order(pool), announced, dealt, hands=hands, opening=opening, own=own)


def random_dealt(size: int, announced: str, chance: random.Random) -> str:
    """Something that may be left of a hand dealt, when it has so many cards now."""
    if announced in "-?":
        return "?" * chance.randint(0, size)
    pledged = announced if chance.random() < 0.7 else ""
    return pledged + "?" * min(2, chance.randint(0, size - len(pledged)))


def hand_ways(case: Case, pool: Counter[str] | None = None, seat: int = 0) -> Iterator[tuple[list[str], int]]:
    """All hands that the seats from this one on can have together, with the number of ways to draw them."""
    cards = Counter(case.pool) if pool is None else pool
    if seat == len(case.hands):
        yield [], 1
        return
    for hand in all_hands(case.hands[seat], in_order(+cards)):
        ways = ways_to_draw(hand, cards)
        if ways and fits_dealt(hand, case.told[seat], case.dealt[seat], case.announceable):
            for others, other_ways in hand_ways(case, cards - Counter(hand), seat + 1):
                yield [hand, *others], ways * other_ways


def fits_dealt(hand: str, announced: str, dealt: str, announceable: str) -> bool:
    """Whether a hand has the card announced, if that is surely left, and enough cards that it can have been dealt."""
    if announced in dealt and announced not in hand:
        return False
    lower = [card for card in hand if is_lower(card, announced, announceable)]
    return len(hand) - len(lower) >= len(dealt)


def arrangements(cards: str) -> Iterator[list[str]]:
    """Every order of the cards, those of a kind not told apart, each once: the one after the other in the alphabet."""
    order = sorted(cards)
    while True:
        yield order
        rises = [at for at in range(len(order) - 1) if order[at] < order[at + 1]]
        if not rises:
            return
        at = rises[-1]
        other = max(place for place in range(at + 1, len(order)) if order[place] > order[at])
        order[at], order[other] = order[other], order[at]
        order[at + 1 :] = reversed(order[at + 1 :])


def resampled(view: Json) -> Draw:
    """Draws of the engine, as `layout_text` writes them."""
    views = read_view(view).views

    def draw(chance: random.Random) -> str:
        return layout_text(GAME.resample(views, 0, chance.getrandbits(64))[0])

    return draw


def layout_text(s: np.void) -> str:
    """The hands of the seats after seat 0, the stock of seat 1, the blind cards of seats 0 and 1, the cards out."""
    hands = [bag_text(int(s["hand"][seat])) for seat in range(1, int(s["seats"]))]
    stock = kinds_text(s["deck"][s["stock_top"][1] : s["stock_end"][1]].tolist())
    blind = [kinds_text(s["blind"][seat].tolist()).replace("-", "") for seat in (0, 1)]
    return "|".join([*hands, stock, *blind, bag_text(int(s["out"]))])


def one_after_another(case: Case) -> Draw:
    """The mistake that comes first to mind: each hand is drawn till it fits, whatever the others then can have."""

    def draw(chance: random.Random) -> str:
        while True:
            pool, hands = list(case.pool), []
            for size, announced, dealt in zip(case.hands, case.told, case.dealt, strict=True):
                hand = draw_hand(pool, size, announced, dealt, case.announceable, chance)
                hands.append(hand)
            if all(hands):
                return "|".join([*hands, "", "", "", in_order(pool)])

    return draw


def draw_hand(pool: list[str], size: int, announced: str, dealt: str, announceable: str, chance: random.Random) -> str:
    """A hand that fits, out of the pool; empty if none is found."""
    for _ in range(100):
        chance.shuffle(pool)
        hand = in_order(pool[:size])
        if fits_dealt(hand, announced, dealt, announceable):
            del pool[:size]
            return hand
    return ""


def hand_weights(view: Json, public: Public) -> Counter[str]:
    """Every pair of hands that the two other seats can have, and in how many ways the hidden cards make it."""
    hidden = Hidden(view)
    pool, seats = Counter(hidden.pool), [seat for seat, size in hidden.hands.items() if size]
    possible = [[hand for hand in all_hands(hidden.hands[seat]) if public.allows(seat, hand)] for seat in seats]
    found = Counter[str]()
    for one in possible[0]:
        ways, rest = ways_to_draw(one, pool), pool - Counter(one)
        for other in possible[1] if ways else ():
            found[f"{one}|{other}"] = ways * ways_to_draw(other, rest)
    return +found


def ways_to_draw(hand: str, pool: Counter[str]) -> int:
    """In how many ways these kinds can be drawn."""
    return math.prod(math.comb(pool[card], number) for card, number in Counter(hand).items())


def resampled_hands(view: Json) -> Draw:
    """Draws of the engine: the hands of seats 1 and 2."""
    draw = resampled(view)
    return lambda chance: "|".join(draw(chance).split("|")[:2])


def count(draw: Draw, draws: int, seed: int) -> Counter[str]:
    """How often each layout was drawn."""
    chance = random.Random(seed)
    return Counter(draw(chance) for _ in range(draws))


def kinds_by_place(view: Json, draws: int, seed: int) -> dict[str, Counter[str]]:
    """How often each kind was drawn to each place of the stocks and to each blind place."""
    views, chance = read_view(view).views, random.Random(seed)
    found: dict[str, Counter[str]] = {}
    for _ in range(draws):
        s = GAME.resample(views, 0, chance.getrandbits(64))[0]
        for seat in range(int(s["seats"])):
            stock = kinds_text(s["deck"][s["stock_top"][seat] : s["stock_end"][seat]].tolist())
            for at, card in enumerate(stock + kinds_text(s["blind"][seat].tolist())):
                found.setdefault(f"{seat} {at}", Counter())[card] += 1
    return found


def run(cases: int, seed: int) -> Counter[str]:
    """So many random cases that something fits: the statistics and degrees of freedom of all, added up."""
    chance, figures = random.Random(seed), Counter[str]()
    while figures["cases"] < cases:
        case = random_case(chance)
        weights = Counter({"|".join(hands): ways for hands, ways in hand_ways(case)})
        if weights:
            draw, hands = resampled(case.view()), len(case.hands)
            found = Counter("|".join(draw(chance).split("|")[:hands]) for _ in range(DRAWS_A_CASE))
            statistic, freedom = statistic_of(found, weights)
            figures["cases"] += 1
            figures["cases' statistic"] += round(statistic * FINE)
            figures["cases' freedom"] += freedom
    return figures


def verdict(figures: Counter[str]) -> str:
    """The p-value of all cases together."""
    freedom = figures["cases' freedom"]
    likely = upper_tail(figures["cases' statistic"] / FINE, freedom)
    assert likely > FLOOR, likely
    return f"{figures['cases']:,} cases, {freedom:,} degrees of freedom: p = {likely:.3f} (floor {FLOOR})"
