"""Golden games: ten an edition, as text. `make docs` writes them anew; review the diff.

python -m tests.golden.make           write them
python -m tests.golden.make --check   compare, in whatever mode Numba is (the modes must agree)
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import halfpast
from halfpast.games import game

FOLDER = Path(__file__).parent / "half"
GAMES_AN_EDITION = 10


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


def golden_games() -> dict[str, str]:
    """Every golden game by its file's name."""
    return {
        f"{edition}-{number:02}.txt": golden_game(edition, number)
        for edition in game("half").editions.printed
        for number in range(1, GAMES_AN_EDITION + 1)
    }


def differing() -> list[str]:
    """The golden games that are no longer what their files say, missing and needless files included."""
    made = golden_games()
    kept = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.txt")}
    return sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"these differ: {differing()}" if differing() else 0)
    FOLDER.mkdir(exist_ok=True)
    for name, text in golden_games().items():
        (FOLDER / name).write_text(text, "utf-8")
    print(f"wrote {len(golden_games())} golden games")
