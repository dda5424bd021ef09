"""What a view of Level 8 hides, and hidden cards shuffled by the law alone: slow and obvious.

Nothing is announced in Level 8: every hidden card may lie in every hidden place (L04). What another seat keeps is
any of its cards (L20).
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from tests.games.level8.naive.referee import card_of, in_order
from tests.games.level8.random_games import deck_of
from tests.games.views.walk import Json


class Hidden:
    """The cards that a view hides, and in which places they lie."""

    def __init__(self, view: Json, parameters: Json) -> None:
        self.you: int | None = view["you"]
        self.known = [Counter(cards) for cards in view["known"]]
        self.stock: int = view["stock"]
        self.hands, self.kept = {}, {}
        seen: Counter[str] = Counter(view["under"])
        for number, seat in enumerate(view["seats"]):
            seen.update([*seat["pile"], *["keep"] * seat["keeps"], *["skip"] * seat["skip"]])
            seen.update(card_of(said) for group in seat["laid"] for said in group["cards"])
            if number == self.you:
                seen.update(seat["hand"])
            else:
                seen += self.known[number]
                self.hands[number] = seat["hand"] - self.known[number].total()
                self.kept[number] = seat["kept"]
        self.pool = list((Counter(deck_of(parameters)) - seen).elements())
        assert len(self.pool) == self.stock + sum(self.hands.values()), view


@dataclass
class Layout:
    """Where the hidden cards lie: hands and what is kept as sorted lists, the stock in order."""

    hands: dict[int, list[str]]
    kept: dict[int, list[str]]
    stock: list[str]

    @classmethod
    def of(cls, position: Json, hidden: Hidden) -> Layout:
        """The cards of a position that a view hides."""
        seats = position["seats"]
        hands = {number: Counter(seats[number]["hand"]) - hidden.known[number] for number in hidden.hands}
        kept = {number: list(seats[number]["kept"]) for number in hidden.kept}
        return cls({number: in_order([*hand.elements()]) for number, hand in hands.items()}, kept, position["stock"])

    def bags(self, zone: str) -> dict[str, Counter[str]]:
        """The cards of a zone: bag by bag for hands and what is kept, place by place for the stock."""
        if zone == "stock":
            return {str(at): Counter([card]) for at, card in enumerate(self.stock)}
        texts: dict[int, list[str]] = getattr(self, zone)
        return {str(number): Counter(cards) for number, cards in texts.items()}


def draw_by_law(hidden: Hidden, chance: random.Random) -> Layout:
    """Shuffle the hidden cards into the hidden places."""
    pool = chance.sample(hidden.pool, len(hidden.pool))
    hands = {number: in_order([pool.pop() for _ in range(size)]) for number, size in hidden.hands.items()}
    kept = {}
    for number, size in hidden.kept.items():
        whole = [*hands[number], *hidden.known[number].elements()]
        kept[number] = in_order(chance.sample(whole, size))
    return Layout(hands, kept, pool)
