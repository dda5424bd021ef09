"""What both games share: a halfpast Match and a naive referee play the same random moves side by side."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NoReturn, Protocol

import halfpast

Json = dict[str, Any]


class Table(Protocol):
    """One match beside its referee."""

    @property
    def over(self) -> bool:
        """Whether another match is to be begun."""
        ...

    def play(self) -> None:
        """One move on both sides; everything is compared, and `moves` counted."""
        ...


NewTable = Callable[[random.Random, int, "Counter[str]"], Table]


def full_parameters(game: str, edition: str | Json) -> Json:
    """Every parameter of an edition, printed or house, by name."""
    base = edition if isinstance(edition, str) else edition["base"]
    table: Json = dict(halfpast.editions(game)[base]["parameters"])
    parameters = {name: entry["value"] for name, entry in table.items()}
    if not isinstance(edition, str):
        parameters.update({name: value for name, value in edition.items() if name not in ("base", "name")})
    return parameters


def run_tables(new_table: NewTable, moves: int, seed: int) -> dict[str, int]:
    """Play random matches until so many moves are made; say what was seen. A mismatch raises."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    table: Table | None = None
    while counts["moves"] < moves:
        if table is None or table.over:
            table = new_table(rng, seed, counts)
        table.play()
    return dict(counts)


def tell(counts: dict[str, int]) -> None:
    """What a run has seen, a line each."""
    for what, count in sorted(counts.items()):
        print(f"{count:9,} {what}")


def disagree(what: str, told: list[str], before: Json, mine: Json, theirs: Json) -> NoReturn:
    """Everything needed to see and to repeat it."""
    position = {key: value for key, value in before.items() if key != "rng"}
    lines = [what, *told, json.dumps(position, ensure_ascii=False), "they differ in:"]
    for key in sorted(set(mine) | set(theirs), key=str):
        if mine.get(key) != theirs.get(key):
            lines += difference(key, mine.get(key), theirs.get(key))
    raise AssertionError("\n".join(lines))


def difference(key: str, mine: object, theirs: object) -> list[str]:
    """One key that differs, seat by seat where it is a list."""
    if key == "seats" and isinstance(mine, list) and isinstance(theirs, list):
        return [
            line
            for number, (one, other) in enumerate(zip(mine, theirs, strict=True))
            if one != other
            for line in difference(f"seats[{number}]", one, other)
        ]
    return [f"  {key}", f"    referee: {mine!r}", f"    engine:  {theirs!r}"]
