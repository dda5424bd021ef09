"""A personal record: what somebody played, won and caught, and against whom; made from finished tables, not counters.

All that is added when a match ends is what each seat did, in the table's own document. So a match counts once however
often it is looked at, on however many pages and devices, and people forgotten at the tables are forgotten here as well.

A row is one match as one person sees it. It counts for those with a seat at the end: a seat given up counts for nobody,
nor does one where a bot made most of the moves. The first of several people on one device is the one it belongs to.
An account keeps its rows when old tables are removed (without the names of people); a guest's go with the tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from halfpast.games import DEFAULT, GAMES, package
from halfpast.match import Match
from halfpast.server.tables.facts import facts_of
from halfpast.server.tables.questions import winners
from halfpast.server.tables.seats import seats_of
from halfpast.store import Document


def outcome(match: Match, entries: Iterable[Document]) -> Document:
    """How a match ended, for a table's document: who won, how many games or rounds, and what each seat did there."""
    about: Document = (facts_of(match) or {}).get("match") or {}
    tallies: list[Document] = about.get("seats") or [{}] * match.seats
    did = [{key: tally.get(key, 0) for key in package(match.game.name).facts.DID} for tally in tallies]
    for seat in mostly_by_bots(match.seats, entries):
        did[seat]["by_bot"] = True
    return {"won": winners(match), "did": {"games": about.get("number", 0), "seats": did}}


def mostly_by_bots(seats: int, entries: Iterable[Document]) -> list[int]:
    """The seats for which bots made more moves than a person did."""
    balance = [0] * seats
    for entry in entries:
        if "move" in entry:
            balance[entry["seat"]] += 1 if entry.get("author") == "guest" else -1
    return [seat for seat in range(seats) if balance[seat] < 0]


def is_known(table: Document) -> bool:
    """Whether a table's document tells how its match ended; those of older versions are looked up."""
    return "won" in table and "did" in table


def row_of(table: Document, owner: str) -> Document | None:
    """A finished table as one of its people sees it; None if it does not count for them."""
    mine = seats_of(table, owner)
    if not mine or table["state"] != "over" or not is_known(table) or table["did"]["seats"][mine[0]].get("by_bot"):
        return None
    me = mine[0]
    others = [(at, seat) for at, seat in enumerate(table["seats"]) if at != me]
    return {
        "ended": table.get("ended", table["created"]),
        "game": table["terms"].get("game", DEFAULT),
        "games": table["did"]["games"],
        "won": me in table["won"],
        "did": table["did"]["seats"][me],
        "bots": [[seat["bot"], at, at in table["won"]] for at, seat in others if _is_bot(seat)],
        "people": [_person(seat, owner, at in table["won"]) for at, seat in others if seat["owners"]],
    }


def _is_bot(seat: Document) -> bool:
    """Whether it was a bot's all along: a bot that took over from a person counts as neither."""
    return seat["kind"] == "bot" and "was" not in seat


def _person(seat: Document, owner: str, won: bool) -> Document:
    """Somebody else, identified by their devices, or by name on the same device."""
    keys = [f"here {seat['name'].casefold()}"] if owner in seat["owners"] else list(seat["owners"])
    return {"keys": keys, "name": seat["name"], "face": seat.get("face"), "won": won}


def without_people(row: Document) -> Document:
    """What is kept of a row when its table is gone."""
    return {**row, "people": []}


def record_of(rows: Iterable[Document]) -> Document:
    """All rows as one record."""
    ordered = sorted(rows, key=lambda row: str(row["ended"]))
    streak, longest = _streaks([row["won"] for row in ordered])
    return {
        "played": len(ordered),
        "won": sum(row["won"] for row in ordered),
        "streak": streak,
        "longest": longest,
        "games": {game: _of_game(game, rows) for game in GAMES if (rows := [r for r in ordered if r["game"] == game])},
        "bots": _bots(ordered),
        "people": _people(ordered),
    }


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """How many were won in a row: the current streak, and the longest.

    >>> _streaks([True, True, False, True])
    (1, 2)
    """
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest


def _of_game(game: str, rows: list[Document]) -> dict[str, int]:
    done = {key: sum(row["did"].get(key, 0) for row in rows) for key in package(game).facts.DID}
    about = {"played": len(rows), "won": sum(row["won"] for row in rows), "games": sum(row["games"] for row in rows)}
    return {**about, **done}


def _bots(rows: list[Document]) -> list[Document]:
    """Bots by their strength and their seat, which gives them their name; the one met most often first."""
    by_bot: dict[tuple[str, int], Document] = {}
    for row in rows:
        for level, seat, won in row["bots"]:
            _count(by_bot.setdefault((level, seat), {"level": level, "seat": seat, **_blank()}), row["won"], won)
    return _by_number(by_bot.values())


def _people(rows: list[Document]) -> list[Document]:
    """People by their devices: two seats with a device in common are one person, under their latest name."""
    people: list[tuple[set[str], Document]] = []
    for row in rows:
        for one in row["people"]:
            keys = set(one["keys"])
            same = [both for both in people if both[0] & keys]
            people = [both for both in people if not both[0] & keys]
            about: Document = {"name": "", "face": None, **_blank()}
            for more, known in same:
                keys |= more
                about |= {key: about[key] + known[key] for key in _blank()}
                about |= {key: known[key] or about[key] for key in ("name", "face")}
            about |= {key: one[key] or about[key] for key in ("name", "face")}
            _count(about, row["won"], one["won"])
            people.append((keys, about))
    return _by_number(about for _, about in people)


def _blank() -> dict[str, int]:
    """Matches played together: how many, and how many each of the two won."""
    return {"played": 0, "mine": 0, "theirs": 0}


def _count(about: Document, mine: bool, theirs: bool) -> None:
    about["played"] += 1
    about["mine"] += mine
    about["theirs"] += theirs


def _by_number(counted: Iterable[Document]) -> list[Document]:
    return sorted(counted, key=lambda one: -one["played"])
