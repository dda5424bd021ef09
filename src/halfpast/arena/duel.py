"""A duel of two bots over duplicate deals: every deal is played with each of them in every seat.

So luck of the deal and of the seat falls out: a deal counts by the difference of what the two made of the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any

from halfpast.bots import check_bot
from halfpast.core.errors import HalfpastError, check_whole
from halfpast.core.game import Game
from halfpast.core.record import States
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.games import game as find_game

FOR_95_PERCENT = 1.959964


@dataclass(frozen=True)
class Duel:
    """What the first bot made more than the second, in points a seat and game."""

    deals: int
    games: int
    mean: float
    error: float  # of the mean: one standard deviation

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true difference lies, with 95 %."""
        return self.mean - FOR_95_PERCENT * self.error, self.mean + FOR_95_PERCENT * self.error

    def __str__(self) -> str:
        low, high = self.interval
        found = f"{self.mean:+.3f} points a game ({low:+.3f} to {high:+.3f} with 95 %)"
        return f"{found}, {self.deals} deals, {self.games} games"


def duel(
    first: str,
    second: str,
    game: str = "half",
    edition: str | Mapping[str, Any] = "amigo",
    seats: int = 3,
    deals: int = 1000,
    seed: int = 1,
    tell: Callable[[int], None] | None = None,
) -> Duel:
    """Let two bots meet: on every deal one of each kind among the others, in every seat in turn.

    >>> duel("family", "random", edition="express", seats=2, deals=50).mean > 0
    True
    """
    found, table = find_game(game), import_module(f"halfpast.bots.{game}")
    check_whole(deals, "deals", 2, 10**9)
    found.check_seats(seats)
    check_bot(first)
    check_bot(second)
    if first == second:
        raise HalfpastError("A duel is between two different bots.")
    table.ready()
    differences, games = [], 0
    for number, states in enumerate(deal_all(found, edition, seats, deals, seed)):
        made: dict[str, list[float]] = {first: [], second: []}
        for bots in seatings(first, second, seats):
            played = states.copy()
            table.play_out(played, bots, number)
            for name, score in zip(bots, found.scores(played, 0), strict=True):
                made[name].append(score)
            games += 1
        differences.append(_mean(made[first]) - _mean(made[second]))
        if tell:
            tell(number + 1)
    mean = _mean(differences)
    variance = sum((value - mean) ** 2 for value in differences) / (deals - 1)
    return Duel(deals, games, mean, sqrt(variance / deals))


def seatings(first: str, second: str, seats: int) -> Iterator[list[str]]:
    """One of each bot among the others, in every seat.

    >>> list(seatings("a", "b", 2))
    [['a', 'b'], ['b', 'a']]
    """
    for lone, others in ((first, second), (second, first))[: 1 if seats == 2 else 2]:
        for seat in range(seats):
            yield [lone if other == seat else others for other in range(seats)]


def deal_all(game: Game, edition: str | Mapping[str, Any], seats: int, deals: int, seed: int) -> Iterator[States]:
    """The deals, by a seed."""
    chosen = game.editions.get(edition)
    for number in range(deals):
        states = game.states(1, chosen, seats)
        states["key"][0] = derive_key(seed_bytes(seed), [number.to_bytes(8, "little")])
        game.deal_for_study(states, 0, number)
        yield states


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
