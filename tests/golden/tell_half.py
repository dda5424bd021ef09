"""A golden game of 8½: a match of two games at random, told move by move."""

from __future__ import annotations

import random
from typing import Any

import halfpast


def golden_game(edition: str, number: int) -> str:
    """A match of two games at random, told move by move: what was legal, what was played, what lay then."""
    seats = 2 + number % 4
    match = halfpast.new("half", edition=edition, seats=seats, games=2, seed=1000 + number)
    chooser = random.Random(number)
    lines = [f"half {edition}, {seats} seats, 2 games, seed {1000 + number}"]
    rows = 0
    lines += deal_lines(match.position())
    while match.seat is not None:
        legal = match.legal()
        move = chooser.choice(legal)
        seat = match.seat
        match.play(move)
        after = match.position()
        if len(after["match"]["results"]) > rows:
            lines.append(f"{seat}: {move:<13} of {' '.join(legal)}")
            lines.append(f"end: {after['match']['results'][-1]}")
            rows += 1
            lines += deal_lines(after) if match.seat is not None else []
        else:
            kept = f"hand {after['seats'][seat]['hand'] or '-':<8} pile {after['pile'] or '-'}"
            lines.append(f"{seat}: {move:<13} {kept:<40} of {' '.join(legal)}")
    lines.append(f"result: {match.result()}")
    return "\n".join(lines) + "\n"


def deal_lines(p: dict[str, Any]) -> list[str]:
    """The deal, a line a seat."""
    head = f"deal: dealer {p['dealer']}, phase {p['phase']}, turn {p['turn']}, announced {p.get('announced')}"
    zones = ("hand", "open", "blind", "stock")
    seats = [" ".join(f"{zone} {seat[zone]}" for zone in zones) for seat in p["seats"]]
    return [head, *(f"  {number}: {line}" for number, line in enumerate(seats))]
