"""The block of 8½: who finished, and how many cards everyone holds; the points follow."""

from __future__ import annotations

from typing import Any

from halfpast.core.errors import HalfpastError, Refusal, check_whole, shown
from halfpast.core.parameters import Edition
from halfpast.core.record import States
from halfpast.games.half.game import GAME, award, score_again
from halfpast.games.half.state import EXCHANGE
from halfpast.server.errors import refusal_document
from halfpast.store import Document

MOST_WRITTEN = 99  # two digits: more cards than there are can be written down, and are refused with the rule


def count(edition: Edition, seats: int, games: int, rows: list[Any]) -> Document:
    """Every row with its points and the totals so far; one that cannot be says why, and does not count."""
    states = GAME.states(1, edition, seats)
    most = cards_dealt(states)
    told: list[Document] = []
    right: list[Document] = []
    for number, row in enumerate(rows, 1):
        read = read_row(row, seats)
        refusal = refuse_row(read, number, games, most)
        if refusal is None:
            read = scored(states, read)
            right.append(read)
        wrong = refusal_document(refusal) if refusal else None
        totals = GAME.result(right, edition)["totals"] if right else [0] * seats
        told.append({**read, "totals": totals, "wrong": wrong})
    return {
        "rows": told,
        "totals": told[-1]["totals"] if told else [0] * seats,
        "leaders": GAME.result(right, edition)["winners"] if right else [],
        "over": len(right) == games,
        "games": games,
        "most": most,
        "exchange": exchange(states) if told and not told[-1]["wrong"] and len(right) < games else None,
    }


def cards_dealt(states: States) -> int:
    """How many cards are in a game by this edition: dealt, and counted as at its end."""
    trial = states.copy()
    GAME.deal(trial, 0)
    score_again(trial, 0)
    return int(trial["held"].sum())


def read_row(row: object, seats: int) -> Document:
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


def refuse_row(row: Document, number: int, games: int, most: int) -> Refusal | None:
    """H03, H23, H25: what cannot have been at the end of a game: who holds nothing has finished, and only that one."""
    if number > games:
        return Refusal("after-end", "H25", {"count": games})
    if (held := sum(row["held"])) > most:
        return Refusal("too-many", "H03", {"held": held, "most": most})
    empty = [seat for seat, cards in enumerate(row["held"]) if not cards and seat != row["finisher"]]
    return Refusal("holds-none", "H23", {"seats": empty}) if empty else None


def scored(states: States, row: Document) -> Document:
    """The row with its points and its big loser."""
    s = states[0]
    s["held"][: len(row["held"])] = row["held"]
    s["finisher"] = -1 if row["finisher"] is None else row["finisher"]
    award(states, 0)
    return GAME.row(states, 0)


def exchange(states: States) -> Document | None:
    """Who may exchange an open card with whom before the next game, if the edition has that: it is dealt to see."""
    trial = states.copy()
    GAME.deal_next(trial, 0)
    s = trial[0]
    return {"seat": int(s["turn"]), "with": int(s["last_big_loser"])} if s["phase"] == EXCHANGE else None
