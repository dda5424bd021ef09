"""Tables that stand at a certain point of a real game: played by bots up to there, kept in the store as a server does.

A server started on that store shows them; a cookie makes a browser the person whose turn it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import halfpast
from halfpast.match import Match
from halfpast.server import seats
from halfpast.server.documents import begun, new_table, now
from halfpast.server.guests import Guests
from halfpast.server.terms import read_terms
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart

Document = dict[str, Any]
COPIES = 16  # of every scene: whoever plays on spoils it for the next


def is_set(move: str) -> bool:
    """Whether a move lays several equal numbers."""
    return move.isdigit() and len(move) > 1


def ends(match: Match, view: Document, series: bool) -> bool:
    """Whether the one legal move ends the game, or the series."""
    if len(view["legal"]) != 1:
        return False
    after = match.copy()
    after.play(view["legal"][0])
    has_ended = len(after.position()["match"]["results"]) > len(view["match"]["results"])
    return has_ended and (after.seat is None) == series


def own(view: Document) -> Document:
    """The seat of the one who decides."""
    seat: Document = view["seats"][view["you"]]
    return seat


@dataclass(frozen=True)
class Scene:
    """A point that a game comes to: what the one who decides sees there."""

    shows: Callable[[Document, Match], bool]
    edition: str = "fundex"
    seats: int = 3
    games: int = 6
    people: int = 1  # on one device


SCENES = {
    "opening": Scene(lambda view, _: view["phase"] == "opening" and len(view["refused"]) > 1),
    "play": Scene(
        lambda view, _: view["plays"] > 12 and len(view["legal"]) > 1 and own(view)["hand"][0] in view["refused"]
    ),
    "several": Scene(lambda view, _: view["phase"] == "play" and any(is_set(move) for move in view["legal"])),
    "eight-half": Scene(lambda view, _: "8h" in view["legal"]),
    "catch": Scene(lambda view, _: view["phase"] == "play" and view["catch"] in view["legal"]),
    "under-five": Scene(lambda view, _: view["under_five"] and view["plays_from"] == "hand" and len(view["legal"]) > 1),
    "take": Scene(lambda view, _: view["legal"] == ["take"] and len(view["pile"]) > 4),
    "open": Scene(
        lambda view, _: view.get("plays_from") == "open" and len(own(view)["open"]) > 1 and len(view["legal"]) > 1
    ),
    "blind": Scene(lambda view, _: view["legal"][0].startswith("blind") and len(view["legal"]) > 1),
    "exchange": Scene(lambda view, _: view["phase"] == "exchange"),
    "last-chance": Scene(lambda view, _: view["phase"] == "last-chance" and view["catch"] in view["legal"]),
    "last-blind": Scene(lambda view, _: view["phase"] == "last-chance" and view["legal"][0].startswith("blind")),
    "heap": Scene(lambda view, _: len(own(view)["hand"]) > 12),
    "five-seats": Scene(lambda view, _: view["plays"] > 40 and len(view["legal"]) > 1, seats=5),
    "two-seats": Scene(lambda view, _: view["plays"] > 12 and len(view["legal"]) > 1, "express", seats=2),
    "game-end": Scene(lambda view, match: ends(match, view, series=False)),
    "series-end": Scene(lambda view, match: ends(match, view, series=True), games=2),
    "one-device": Scene(lambda view, _: view["plays"] > 12, people=2),
}


@cache
def reach(name: str) -> tuple[Document, list[str], int]:
    """A table of this scene, the moves that lead to it, and who decides then: the first that bots come to."""
    scene = SCENES[name]
    terms = read_terms(
        {
            "edition": scene.edition,
            "seats": scene.seats,
            "games": scene.games,
            "pace": "fast",
            "helps": scene.people == 1,
        }
    )
    for seed in count(1):
        table = begun({**new_table(terms, "", "Anna", ["family"] * (scene.seats - 1)), "seed": f"{seed:064x}"})
        match = halfpast.replay(table["dealt"])
        moves: list[str] = []
        bots = [halfpast.bot("family", seed=seat) for seat in range(scene.seats)]
        while match.seat is not None:
            view = match.view(match.seat)
            if scene.shows(view, match):
                return table, moves, match.seat
            moves.append(bots[match.seat].choose(view))
            match.play(moves[-1])
    raise AssertionError


class Stage:
    """The tables in the store, by name."""

    def __init__(self, db: Path, more: Mapping[str, Document] | None = None) -> None:
        self.guests: Guests
        self._more = more or {}
        self._taken = dict.fromkeys(SCENES, 0)
        run_apart(self._write(db))

    def take(self, name: str) -> tuple[str, str]:
        """A table that nobody has used yet, and the cookie of whoever decides there."""
        self._taken[name] += 1
        table = f"{name}-{self._taken[name]}"
        assert self._taken[name] <= COPIES, f"more copies are needed of {name}"
        return table, self.guests.cookie(table)

    async def _write(self, db: Path) -> None:
        store = SqliteStore(str(db))
        self.guests = Guests(await store.secret())
        await store.save_tables(self._more)
        for name in SCENES:
            table, moves, _ = reach(name)
            match = halfpast.replay(table["dealt"])
            entries = []
            for move in moves:
                entries.append({"seat": match.seat, "move": move, "author": "family", "time": now()})
                match.play(move)
            copies = {f"{name}-{copy}": seated(name, f"{name}-{copy}") for copy in range(1, COPIES + 1)}
            await store.save_tables(copies)
            appended = [store.append(copy, seq, entry) for copy in copies for seq, entry in enumerate(entries)]
            await asyncio.gather(*appended)
        await store.close()


def seated(name: str, guest: str) -> Document:
    """The scene's table with a person where it is decided, others of the same device after it, bots elsewhere."""
    table, _, decides = reach(name)
    scene = SCENES[name]
    places = [seats.bot_seat("family") for _ in range(scene.seats)]
    for number, person in enumerate(("Anna", "Bram")[: scene.people]):
        places[(decides + number) % scene.seats] = seats.guest_seat(guest, person)
    return {**table, "host": guest, "seats": places}
