"""The block of 8½: who finished, and how many cards everyone holds; the points follow."""

from __future__ import annotations

from typing import Any

from halfpast.core.documents import Json
from halfpast.core.errors import HalfpastError, Refusal, check_whole, shown
from halfpast.core.parameters import Edition
from halfpast.games.half.rules.score_sheet import Block

MOST_WRITTEN = 99  # two digits, so that too many cards can be written down, and are refused with the rule


def count(edition: Edition, seats: int, games: int, rows: list[Any]) -> Json:
    """Every row with its points and the totals so far; an impossible one says why, and does not count."""
    block = Block(edition, seats, games)
    told = [tell(block, read_row(row, seats)) for row in rows]
    exchange = block.exchange() if told and not told[-1]["wrong"] else None
    return {
        "rows": told,
        "totals": block.totals,
        "leaders": block.leaders,
        "over": block.is_over,
        "games": games,
        "most": block.most,
        "exchange": {"seat": exchange[0], "with": exchange[1]} if exchange else None,
    }


def tell(block: Block, row: Json) -> Json:
    """One more row, with its result."""
    counted = block.add(row["finisher"], row["held"])
    if isinstance(counted, Refusal):
        return {**row, "totals": block.totals, "wrong": counted.document()}
    return {**counted, "totals": block.totals, "wrong": None}


def read_row(row: object, seats: int) -> Json:
    """What was written down of one game."""
    if not isinstance(row, dict) or set(row) != {"finisher", "held"}:
        raise HalfpastError(
            f'A row is {{"finisher": a seat or null, "held": [a number for each seat]}}, not {shown(row)}.'
        )
    finisher, held = row["finisher"], row["held"]
    if finisher is not None:
        check_whole(finisher, "finisher", 0, seats - 1)
    if not isinstance(held, list) or len(held) != seats:
        raise HalfpastError(f'"held" is a list of {seats} numbers, one for each seat.')
    return {"finisher": finisher, "held": [check_whole(number, "held", 0, MOST_WRITTEN) for number in held]}
