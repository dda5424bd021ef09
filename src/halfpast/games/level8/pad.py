"""The level track of Level 8: who laid out their level, and who ended the round; who moves up follows."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from halfpast.core.documents import Json
from halfpast.core.errors import HalfpastError, check_whole, shown
from halfpast.core.parameters import Edition
from halfpast.games.level8.rules.levels import find_cards
from halfpast.games.level8.rules.score_sheet import Round, Track


def count(edition: Edition, seats: int, games: int, rows: list[Any]) -> Json:
    """Every row with who moved up: nobody, if a row is impossible (it says why) or must be asked about first.

    Where each seat has its own level card, source and lines are lists, one for each seat.
    """
    track, cards = Track(edition, seats), find_cards(edition.settings["card"])
    sources, lines = [card.source for card in cards], [track.lines(seat) for seat in range(len(cards))]
    told = [tell(track, *read_row(row, seats)) for row in rows]
    return {
        "rows": told,
        "levels": track.levels,
        "leaders": [seat for seat, level in enumerate(track.levels) if level == max(track.levels)] if told else [],
        "over": track.ended_by is not None,
        "winner": track.winner,
        "wins": [not track.ended_by and track.is_won_by_laying(seat) for seat in range(seats)],
        "card": edition.settings["card"],
        "source": sources if len(cards) > 1 else sources[0],
        "lines": lines if len(cards) > 1 else lines[0],
    }


def tell(track: Track, row: Json, sure: bool) -> Json:
    """One more row, with where it leads; what hardly ever happens is asked about before it counts."""
    unusual = row["ender"] is not None and row["ender"] not in row["out"]
    asks = unusual and not sure and track.refuse(row["out"], row["ender"]) is None
    counted = None if asks else track.add(row["out"], row["ender"])
    if isinstance(counted, Round):
        return {**row, **asdict(counted), "unusual": unusual, "asks": False, "wrong": None}
    still = Round(track.levels, [0] * track.seats, [0] * track.seats, None)
    return {**row, **asdict(still), "unusual": unusual, "asks": asks, "wrong": counted.document() if counted else None}


def read_row(row: object, seats: int) -> tuple[Json, bool]:
    """What was written down of one round, and whether the writer is sure: yes, unless they say otherwise."""
    if not isinstance(row, dict) or not {"out", "ender"} <= set(row) <= {"out", "ender", "sure"}:
        raise HalfpastError(
            f'A row is {{"out": [seats with their level out], "ender": a seat or null}}, not {shown(row)}.'
        )
    out, ender, sure = row["out"], row["ender"], row.get("sure", True)
    if not isinstance(sure, bool):
        raise HalfpastError(f'"sure" is true or false, not {shown(sure)}.')
    if ender is not None:
        check_whole(ender, "ender", 0, seats - 1)
    if not isinstance(out, list) or len(out) > seats:
        raise HalfpastError('"out" is a list of the seats that laid out their level.')
    return {"out": sorted({check_whole(seat, "out", 0, seats - 1) for seat in out}), "ender": ender}, sure
