"""Pairs of matches of Level 8: what a seat may come to see is what it draws, what is shown, the next deal."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy

import halfpast
from tests.games.level8.naive.referee import in_order
from tests.games.level8.views.walk import LEVEL8, LIKED
from tests.games.views.pairs import Pairing, resampled
from tests.games.views.walk import Json

Slot = tuple[int, int]  # a seat's hidden hand card, or (-1) one of the stock, by its place


def hidden_slots(position: Json, you: int | None, stock: bool) -> tuple[list[list[str]], list[Slot]]:
    """The cards that only their seat knows, seat by seat, and at last the stock; and the slots you do not see."""
    known = position.get("known", [[] for _ in position["seats"]])
    zones = []
    for seat, seen in zip(position["seats"], known, strict=True):
        stays = Counter(seen) | Counter(seat["kept"])
        zones.append(list((Counter(seat["hand"]) - stays).elements()))
    zones.append(list(position["stock"]))
    others = [at for at in range(len(position["seats"])) if at != you]
    return zones, [(at, place) for at in [*others, *([-1] if stock else [])] for place in range(len(zones[at]))]


def swapped(match: halfpast.Match, you: int | None, chooser: random.Random, stock: bool) -> Json:
    """A position in which a few hidden cards have changed places."""
    position = deepcopy(match.position())
    zones, slots = hidden_slots(position, you, stock)
    before = deepcopy(zones)
    for _ in range(chooser.randint(1, 4) if slots else 0):
        (one, a), (other, b) = chooser.choice(slots), chooser.choice(slots)
        zones[one][a], zones[other][b] = zones[other][b], zones[one][a]
    for seat, old, new in zip(position["seats"], before, zones[:-1], strict=False):
        stays = Counter(seat["hand"]) - Counter(old)
        seat["hand"] = in_order([*stays.elements(), *new])
    position["stock"] = zones[-1]
    return position


def few_swapped(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """A few cards of hands and stock have changed places."""
    return swapped(match, you, chooser, stock=True)


def hands_swapped(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """A few cards of the other hands: all will draw what they draw in the match, so the two go on alike for longer."""
    return swapped(match, you, chooser, stock=False)


def top_swapped(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """The first cards of the stock lie deeper: who draws next sees it, and nobody else."""
    position = deepcopy(match.position())
    stock = position["stock"]
    for place in range(min(3, len(stock))):
        other = chooser.randrange(len(stock))
        stock[place], stock[other] = stock[other], stock[place]
    return position


def kept_otherwise(match: halfpast.Match, you: int | None, chooser: random.Random) -> Json:
    """The others keep other cards of their hands, if they keep any (L20)."""
    position = hands_swapped(match, you, chooser)
    for number, seat in enumerate(position["seats"]):
        if number != you:
            seat["kept"] = in_order(chooser.sample(seat["hand"], len(seat["kept"])))
    return position


class Level8Pairing(Pairing):
    """The cards that only a seat sees are its hand, and which of them it keeps."""

    walk = LEVEL8
    owners_see = 0.02  # many draw from discard piles
    ways = (resampled, top_swapped, top_swapped, few_swapped, hands_swapped, kept_otherwise)

    def choose(self, moves: list[str], chooser: random.Random) -> str:
        """Mostly one that draws from the stock, or leads to more to be seen."""
        liked = [move for move in moves if move == "draw" or move.startswith((*LIKED, "pick"))]
        return chooser.choice(liked if liked and chooser.random() < 0.6 else moves)

    def differ(self, p: Json, q: Json) -> bool:
        """Hands, what is kept, the stock."""
        return any(p[key] != q[key] for key in ("seats", "stock"))

    def own(self, position: Json, seat: int) -> object:
        """The hand, and what it keeps."""
        return [position["seats"][seat][zone] for zone in ("hand", "kept")]

    def shows_all(self, move: str, one: halfpast.Match, p: Json, q: Json) -> bool:
        """L16: who has no more than three cards shows them all."""
        if move != "play take" and not move.startswith("show"):
            return False
        pairs = zip(p["seats"], q["seats"], strict=True)
        return any(mine["hand"] != theirs["hand"] and len(mine["hand"]) <= 3 for mine, theirs in pairs)

    def owners(self, move: str, one: halfpast.Match, p: Json, q: Json) -> set[int]:
        """Who draws other cards from the stock, or from one that is shuffled anew (L10)."""
        number = cards_drawn(move, p)
        fresh = 0 < len(p["stock"]) < number and p["rng"] != q["rng"]  # an empty stock stays empty, and draws lapse
        if p["stock"][:number] == q["stock"][:number] and not fresh:
            return set()
        return {int(move.split()[1]) if move.startswith("pick") else p["turn"]}

    def is_new_deal(self, before: Json, after: Json) -> bool:
        """The next round."""
        return bool(before["round"] != after["round"])

    def is_same_deal(self, p: Json, q: Json) -> bool:
        """L21: all cards but those kept are shuffled."""
        kept = [[seat["kept"] for seat in position["seats"]] for position in (p, q)]
        return bool(kept[0] == kept[1] and p["rng"] == q["rng"])


def cards_drawn(move: str, position: Json) -> int:
    """L06, L16, L17: how many cards a move draws from the stock."""
    if move == "draw" or (move.startswith("pick") and move != "pick none"):
        return 1
    put = int(position.get("put", 0))
    if move == "done" and position["phase"] == "put":
        return put
    if not move.startswith("put"):
        return 0
    is_last = len(position["seats"][position["turn"]]["hand"]) == 1
    if is_last and position.get("parameters", {}).get("swap_ends", True):
        return 0  # the round is over
    return put + 1 if is_last or put == 2 else 0


LEVEL8_PAIRS = Level8Pairing()
