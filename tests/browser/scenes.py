"""Tables that stand at a certain point of a real game: played by bots up to there, kept in the store as a server does.

A server started on that store shows them; a cookie makes a browser the person whose turn it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import halfpast
from halfpast.match import Match
from halfpast.server.people.guests import Guests
from halfpast.server.tables import seats, turns
from halfpast.server.tables.documents import begun, new_table, now
from halfpast.server.tables.terms import read_terms
from halfpast.store.sqlite import SqliteStore
from tests.apart import run_apart

Document = dict[str, Any]
Reached = tuple[Document, list[str], int]
COPIES = 60  # of every scene: whoever plays on spoils it for the next


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


def wins_all(match: Match, view: Document) -> bool:
    """Whether the one legal move ends the series for somebody who has finished first in every game of it."""
    finishers = {row["finisher"] for row in view["match"]["results"]}
    return finishers == {view["you"]} and ends(match, view, series=True)


def ends_for_readers(match: Match, view: Document) -> bool:
    """Whether the one legal move ends the game, and a bot begins the next: not the seat that moves, nor its friend."""
    if not ends(match, view, series=False):
        return False
    after = match.copy()
    after.play(view["legal"][0])
    return after.seat not in (view["you"], (view["you"] + 1) % match.seats)


def wins_game(match: Match, view: Document) -> bool:
    """Whether the one legal move ends the game, and whoever makes it has won it."""
    if not ends(match, view, series=False):
        return False
    after = match.copy()
    after.play(view["legal"][0])
    return bool(after.position()["match"]["results"][-1]["finisher"] == view["you"])


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
    games: int | None = 6
    people: int = 1  # on one device
    game: str = "half"
    over: bool = False  # played to the end, and nobody may look on
    clock: str = ""  # runs for a friend elsewhere, who must decide; the next seat is who looks
    friend: bool = False  # another person elsewhere sits after the one who decides


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
    "five-cards": Scene(lambda view, _: len(own(view)["hand"]) == 5),  # as many as lie side by side
    "heap": Scene(lambda view, _: len(own(view)["hand"]) > 12),
    "four-seats": Scene(lambda view, _: view["plays"] > 12 and len(view["legal"]) > 1, seats=4),
    "five-seats": Scene(lambda view, _: view["plays"] > 40 and len(view["legal"]) > 1, seats=5),
    "exchange-four": Scene(lambda view, _: view["phase"] == "exchange", seats=4),
    "exchange-five": Scene(lambda view, _: view["phase"] == "exchange", seats=5),
    "heap-five": Scene(lambda view, _: len(own(view)["hand"]) > 12, seats=5),
    "two-seats": Scene(lambda view, _: view["plays"] > 12 and len(view["legal"]) > 1, "express", seats=2),
    "aside": Scene(lambda view, _: all(len(seat["aside"]) > 1 for seat in view["seats"]), "express", seats=2),
    "game-end": Scene(lambda view, match: ends(match, view, series=False)),
    "series-end": Scene(lambda view, match: wins_all(match, view), games=2),
    "readers": Scene(lambda view, match: ends_for_readers(match, view), friend=True),
    "winner": Scene(lambda view, match: wins_game(match, view), friend=True),
    "one-device": Scene(lambda view, _: view["plays"] > 12, people=2),
}


def has_twins(view: Document) -> bool:
    """Whether somebody who has laid nothing yet holds a number card twice."""
    hand = [card for card in own(view)["hand"] if card[1:].isdigit() and card[0] != "j"]
    return view["phase"] == "act" and not own(view)["laid"] and len(set(hand)) < len(hand)


def scene8(shows: Callable[[Document], bool], seats: int = 4, edition: str = "master", people: int = 1) -> Scene:
    """A scene of Level 8."""
    return Scene(lambda view, _: shows(view), edition, seats, None, people, "level8")


def starts(view: Document, word: str) -> list[str]:
    """The legal moves that begin with a word."""
    return [move for move in view["legal"] if move.split(" ")[0] == word]


def plain_groups(lay: str) -> list[list[str]]:
    """The groups of a lay, without what jokers stand for."""
    return [[card.split("=")[0] for card in group.split(" ")] for group in lay[4:].split(" / ")]


def has_free_joker(view: Document, match: Match) -> bool:
    """Whether the level can be laid out in a way in which a joker may still stand for several cards."""
    lays = starts(view, "lay")
    groups = match.draft(plain_groups(lays[0]))["groups"] if lays else []
    return any(
        f"{joker['joker']}={face}" not in group["cards"]
        for group in groups
        for joker in group["jokers"]
        for face in joker["may_be"]
    )


def takes_from_a_planner(view: Document) -> bool:
    """Whether Take may be played, and who shows first has a level to plan."""
    first = view["seats"][(view["you"] + 1) % len(view["seats"])]
    return "play take" in view["legal"] and not first["laid"] and first["hand"] > 6


def several_ways(view: Document) -> bool:
    """Whether a joker may be laid off on one group as several cards."""
    offs = [(move.split(" ")[1].split("=")[0], move.split(" ")[2]) for move in starts(view, "off") if "=" in move]
    return len(set(offs)) < len(offs)


def lays_with_jokers(view: Document) -> bool:
    """Whether the level can be laid out, with a joker that may stand for several cards."""
    return any(move.count("=") > 1 for move in starts(view, "lay"))


SCENES |= {
    "draw8": scene8(
        lambda view: view["phase"] == "draw" and len(view["legal"]) == len(view["seats"]) + 1 and view["plays"] > 12
    ),
    "act8": scene8(
        lambda view: view["phase"] == "act" and view["plays"] > 20 and not starts(view, "lay") and not own(view)["laid"]
    ),
    "lay8": scene8(lays_with_jokers),
    "level-one8": scene8(lambda view: view["phase"] == "act" and own(view)["level"] == 1 and not own(view)["laid"]),
    "twins8": scene8(has_twins, edition="master+level8"),  # two decks
    "off8": scene8(lambda view: len({move.split(" ")[2] for move in starts(view, "off")}) > 2),
    "off-joker8": scene8(lambda view: any("=" in move for move in starts(view, "off"))),
    "specials8": scene8(lambda view: len({move.split(" ")[1] for move in starts(view, "play")}) > 1),
    "take8": scene8(lambda view: "play take" in view["legal"]),
    "swap8": scene8(lambda view: "play swap" in view["legal"]),
    "keeps8": scene8(lambda view: "play keep" in view["legal"]),
    "free-joker8": Scene(has_free_joker, "master", 4, None, game="level8"),
    "planner8": Scene(lambda view, _: takes_from_a_planner(view), "master", 3, None, game="level8", friend=True),
    "show8": scene8(lambda view: view["phase"] == "show"),
    "pick8": scene8(lambda view: view["phase"] == "pick" and len(view["legal"]) > len(view["seats"]) + 1),
    "pick-six8": scene8(lambda view: view["phase"] == "pick", 6),
    "put8": scene8(lambda view: view["phase"] == "put" and view["choose"] == 3),
    "keep8": scene8(lambda view: view["phase"] == "keep" and view["choose"] >= 4),
    "act-six8": scene8(lambda view: view["phase"] == "act" and view["plays"] > 7 and not own(view)["laid"], 6),
    "six8": scene8(
        lambda view: view["phase"] == "act" and sum(bool(seat["laid"]) for seat in view["seats"]) > 3,
        6,
        "master+level8",
    ),
    "joker-six8": scene8(
        lambda view: view["phase"] == "act" and not own(view)["laid"] and "j6" in own(view)["hand"], 6
    ),
    "off-joker-six8": scene8(several_ways, 6, "master+level8"),
    "skip8": scene8(
        lambda view: bool([move for move in view["legal"] if move.startswith("play skip")]), 3, "master+skips"
    ),
    "round-end8": scene8(lambda view: view["phase"] == "act" and len(own(view)["hand"]) == 1 and view["round"] > 1),
    "win-by-ending8": scene8(
        lambda view: view["phase"] == "act" and own(view)["level"] == 7 and len(own(view)["hand"]) == 1
    ),
    "under8": scene8(
        lambda view: view["phase"] == "draw" and bool(view["under"]) and any(len(s["pile"]) > 1 for s in view["seats"])
    ),
    "match-end8": scene8(lambda view: own(view)["level"] == 8 and bool(starts(view, "lay"))),
    "one-device8": scene8(lambda view: view["phase"] == "act" and view["plays"] > 12, people=2),
    "clock": Scene(lambda view, _: view["plays"] > 20 and len(view["legal"]) > 1, seats=5, clock="day"),
    "clock8": Scene(lambda view, _: view["plays"] > 20, "master", 6, None, game="level8", clock="days"),
    "over": Scene(lambda *_: False, seats=4, games=2, over=True),
    "over-two": Scene(lambda *_: False, "express", games=1, over=True, friend=True),
    "over8": Scene(lambda *_: False, "master", 4, None, game="level8", over=True),
    "over-six8": Scene(lambda *_: False, "master", 6, None, game="level8", over=True),
}


def reach(scene: Scene, most: int | None = None) -> Reached | None:
    """A table of this scene, the moves that lead to it, and who decides then: the first that bots come to.

    `most`: so many matches are looked through, and there may be none.
    """
    terms = read_terms(
        {
            "game": scene.game,
            "edition": scene.edition,
            "seats": scene.seats,
            **({} if scene.games is None else {"games": scene.games}),
            "pace": "fast",
            "clock": scene.clock or "none",
            "absent": "nobody" if scene.clock else "bot",
            "helps": scene.people == 1,
            "spectators": not scene.over,
        }
    )
    for seed in count(1) if most is None else range(1, most + 1):
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
        if scene.over:
            return table, moves, 0
    return None


def reached(
    scenes: Mapping[str, Scene] = SCENES, shared: Path | None = None, most: int | None = None
) -> dict[str, Reached]:
    """All scenes; `shared`: a file by which another test process that has found them tells this one."""
    if shared and shared.exists():
        known: dict[str, Reached] = json.loads(shared.read_text("utf-8"))
        return known
    found = {name: one for name, scene in scenes.items() if (one := reach(scene, most))}
    if shared:
        draft = shared.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps(found), "utf-8")
        draft.rename(shared)
    return found


class Stage:
    """The tables in the store, by name."""

    def __init__(
        self,
        db: Path,
        more: Mapping[str, Document] | None = None,
        shared: Path | None = None,
        scenes: Mapping[str, Scene] = SCENES,
        most: int | None = None,
    ) -> None:
        self.guests: Guests
        self.scenes = scenes
        self.reached = reached(scenes, shared, most)
        self._taken = dict.fromkeys(self.reached, 0)
        run_apart(self._write(db, more or {}))
        with closing(sqlite3.connect(db)) as file, file:
            copied = "INSERT INTO entries SELECT ?, seq, document FROM entries WHERE table_id = ?"
            file.executemany(copied, [(other, names[0]) for names in map(copies, self.reached) for other in names[1:]])

    def take(self, name: str) -> tuple[str, str]:
        """A table that nobody has used yet, and the cookie of whoever decides there."""
        self._taken[name] += 1
        table = f"{name}-{self._taken[name]}"
        assert self._taken[name] <= COPIES, f"more copies are needed of {name}"
        return table, self.guests.cookie(table)

    async def _write(self, db: Path, more: Mapping[str, Document]) -> None:
        """All tables, and the moves of the first of each scene."""
        store = SqliteStore(str(db))
        self.guests = Guests(await store.secret())
        await store.save_tables(more)
        for name, (table, moves, decides) in self.reached.items():
            match = halfpast.replay(table["dealt"])
            entries = []
            for move in moves:
                entries.append({"seat": match.seat, "move": move, "author": "family", "time": now()})
                match.play(move)
            known = turns.with_turn(table, match, now()) if "turn" in table else table  # as a server that saw each move
            await store.save_tables({copy: seated(self.scenes[name], known, decides, copy) for copy in copies(name)})
            await asyncio.gather(*[store.append(copies(name)[0], seq, entry) for seq, entry in enumerate(entries)])
        await store.close()


def copies(name: str) -> list[str]:
    """The tables of a scene."""
    return [f"{name}-{copy}" for copy in range(1, COPIES + 1)]


def friend_of(guest: str) -> str:
    """The other person at a guest's table."""
    return f"{guest}-friend"


def seated(scene: Scene, table: Document, decides: int, guest: str) -> Document:
    """The scene's table with a person where it is decided, others of the same device after it, bots elsewhere."""
    places = [seats.bot_seat("family") for _ in range(scene.seats)]
    if scene.clock:
        places[decides] = seats.guest_seat("a friend", "Grootvader Bartholomeus")
        decides = (decides + 1) % scene.seats
    for number, person in enumerate(("Anna", "Bram")[: scene.people]):
        places[(decides + number) % scene.seats] = seats.guest_seat(guest, person)
    if scene.friend:
        places[(decides + 1) % scene.seats] = seats.guest_seat(friend_of(guest), "Bram")
    state = {"state": "over", "ended": now()} if scene.over else {}
    return {**table, **state, "host": guest, "seats": places}
