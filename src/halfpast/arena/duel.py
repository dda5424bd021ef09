"""A duel of two bots over duplicate deals: every deal is played with each of them in every seat.

So luck of the deal and of the seat cancels out: a deal counts by the difference between what the two made of the same
cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from halfpast.core.errors import HalfpastError, check_whole
from halfpast.core.estimate import Estimate, estimate, mean
from halfpast.core.game import Game
from halfpast.core.record import States
from halfpast.core.rng import derive_key, seed_bytes
from halfpast.games import DEFAULT, package
from halfpast.games import game as find_game


@dataclass(frozen=True)
class Duel:
    """How much more the first bot made than the second, per seat and game: of points, or of what else a game counts."""

    deals: int
    games: int
    more: dict[str, Estimate]

    def __str__(self) -> str:
        differences = ", ".join(f"{what} {estimate}" for what, estimate in self.more.items())
        return f"{differences}, {self.deals} deals, {self.games} games"


def duel(
    first: str,
    second: str,
    game: str = DEFAULT,
    edition: str | Mapping[str, Any] | None = None,
    seats: int = 3,
    deals: int = 1000,
    seed: int = 1,
    tell: Callable[[int], None] | None = None,
    **settings: object,
) -> Duel:
    """Play two bots against each other: on every deal one of each kind among the others, in every seat in turn.

    edition: by default the game's first; settings: what else a game takes, like Level 8's `card`.

    >>> duel("family", "random", edition="express", seats=2, deals=50).more["points"].mean > 0
    True
    """
    found, its = find_game(game), package(game)
    check_whole(deals, "deals", 2, 10**9)
    found.check_seats(seats)
    its.check_bot(first)
    its.check_bot(second)
    if first == second:
        raise HalfpastError("A duel is between two different bots.")
    chosen = next(iter(found.editions.printed)) if edition is None else edition
    its.thinking.ready()
    differences: dict[str, list[float]] = {}
    games = 0
    for number, states in enumerate(deal_all(found, chosen, seats, deals, seed, settings)):
        made: dict[str, dict[str, list[float]]] = {}
        for bots in seatings(first, second, seats):
            for what, scores in its.thinking.play_out(states.copy(), its.bot_numbers(bots), number).items():
                for name, score in zip(bots, scores, strict=True):
                    made.setdefault(what, {first: [], second: []})[name].append(score)
            games += 1
        for what, scored in made.items():
            differences.setdefault(what, []).append(mean(scored[first]) - mean(scored[second]))
        if tell:
            tell(number + 1)
    return Duel(deals, games, {what: estimate(values) for what, values in differences.items()})


def seatings(first: str, second: str, seats: int) -> Iterator[list[str]]:
    """One of each bot among the others, in every seat.

    >>> list(seatings("a", "b", 2))
    [['a', 'b'], ['b', 'a']]
    """
    for lone, others in ((first, second), (second, first))[: 1 if seats == 2 else 2]:
        for seat in range(seats):
            yield [lone if other == seat else others for other in range(seats)]


def deal_all(
    game: Game,
    edition: str | Mapping[str, Any],
    seats: int,
    deals: int,
    seed: int,
    settings: Mapping[str, Any],
) -> Iterator[States]:
    """The deals, by a seed."""
    chosen = game.with_settings(game.editions.get(edition), settings, seats)
    for number in range(deals):
        states = game.states(1, chosen, seats)
        states["key"][0] = derive_key(seed_bytes(seed), [number.to_bytes(8, "little")])
        game.deal_for_study(states, 0, number)
        yield states
