"""How long a game takes is told as it was measured."""

from __future__ import annotations

import re
from pathlib import Path

from halfpast.games import GAMES, game
from halfpast.server.features.offers import offers

FINDINGS = Path(__file__).resolve().parents[3] / "docs/findings.md"
ROW = re.compile(r"^\| ([\w+-]+) \| (\d) \| \d+ \| (\d+) \| \d+ to \d+ \|$", re.MULTILINE)


def test_moves_are_those_of_the_findings() -> None:
    found: dict[str, dict[int, int]] = {}
    for edition, seats, median in ROW.findall(FINDINGS.read_text()):
        found.setdefault(edition, {})[int(seats)] = int(median)
    assert found == {edition: lengths for one in GAMES.values() for edition, lengths in one.lengths.items()}


def test_every_edition_says_how_long_it_takes() -> None:
    for name in GAMES:
        low, *_, high = game(name).seat_counts
        for edition, offer in offers()["games"][name]["editions"].items():
            assert sorted(offer["moves"], key=int) == [str(seats) for seats in range(low, high + 1)], edition
