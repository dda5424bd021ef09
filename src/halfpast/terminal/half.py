"""What the lines say of a table of 8½: of the position, only what the seat may know."""

from __future__ import annotations

from typing import Any

from halfpast.games.half.cards import bid_text
from halfpast.i18n import faces, text
from halfpast.match import Match
from halfpast.notation.half.bid import bid_of


def name_of(seat: int, you: int | None) -> str:
    """What a seat is called; where nobody plays, by its number."""
    if you is None:
        return text("terminal-seat-name", number=str(seat))
    return text("terminal-you") if seat == you else text("terminal-bot", number=str(seat))


def cards_or_none(cards: str) -> str:
    """Cards as they lie, or none."""
    return faces(cards) or text("terminal-none")


def table_lines(match: Match, you: int | None, everything: bool = False) -> list[str]:
    """The table, a line a seat; hidden cards as numbers, unless everything is shown."""
    p = match.position()
    lines = [text("terminal-game", game=p["match"]["game"], games=p["match"]["games"])]
    for number, seat in enumerate(p["seats"]):
        lines.append(
            text(
                "terminal-seat",
                name=f"{name_of(number, you):<6}",
                turn="yes" if number == p["turn"] else "no",
                hand=cards_or_none(seat["hand"]) if everything else len(seat["hand"]),
                stock=cards_or_none(seat["stock"]) if everything else len(seat["stock"]),
                open=cards_or_none(seat["open"]),
                blind=seat["blind"] if everything else "".join("-" if c == "-" else "#" for c in seat["blind"]),
                aside=len(seat["aside"]),
            )
        )
    if p["phase"] == "opening":
        said = [f"{name_of(number, you)} {faces(card)}" for number, card in enumerate(p["announced"])]
        lines.append(text("terminal-announced", cards=", ".join(said)))
    lines += pile_lines(match, p, you)
    if you is not None:
        mine = p["seats"][you]
        source = "hand" if mine["hand"] else "open" if mine["open"] else "blind"
        lines.append(text("terminal-hand", cards=cards_or_none(mine["hand"]), **{"from": source}))
    return lines


def pile_lines(match: Match, p: dict[str, Any], you: int | None) -> list[str]:
    """The bid, what catches it, and what the phase asks."""
    bid, duty, catch = bid_of(p["pile"], match.edition)
    if p["phase"] == "exchange":
        loser = p["match"]["results"][-1]["big_loser"]
        return [text("terminal-exchange", name=name_of(loser, you), open=cards_or_none(p["seats"][loser]["open"]))]
    if p["phase"] == "last-chance":
        finisher = (p["turn"] - 1) % len(p["seats"])
        return [text("terminal-last-chance", name=name_of(finisher, you), bid=bid_text(bid), catch=catch)]
    if not p["pile"]:
        return [text("terminal-opening" if p["phase"] == "opening" else "terminal-pile-empty")]
    flag = "yes" if duty else "no"
    return [text("terminal-bid", bid=bid_text(bid), duty=flag, catch=catch or "none", count=len(p["pile"]))]


def told(match: Match, before: dict[str, Any], move: str, you: int | None) -> str:
    """What a move did, as a sentence; `match` is after it."""
    seat, seats, pile = before["turn"], len(before["seats"]), before["pile"]
    who = {"name": name_of(seat, you), "who": "you" if seat == you else "other"}
    word, *cards = move.split(" ")
    if word == "take":
        return text("terminal-took", **who, count=len(pile), where=went(match, before, seat))
    if word in ("pass", "decline"):
        return text("terminal-passed" if word == "pass" else "terminal-declined", **who)
    if word == "exchange":
        return text("terminal-exchanged", **who, own=faces(cards[0]), other=faces(cards[1]))
    laid = before["seats"][seat]["blind"][int(cards[0]) - 1] if word == "blind" else word
    if laid[0] == bid_of(pile, match.edition)[2] and laid != "8h":
        caught = (seat - 1) % seats
        name = "you" if caught == you else name_of(caught, you)
        where = went(match, before, caught)
        return text("terminal-caught", **who, cards=faces(laid), caught=name, count=len(pile + laid), where=where)
    if before["phase"] == "last-chance":
        return text("terminal-blind-missed", **who, cards=faces(laid))
    if after_move(match, before)["pile"] != pile + laid:
        return text("terminal-blind-failed", **who, cards=faces(laid))
    bid = bid_text(bid_of(pile + laid, match.edition)[0])
    return text("terminal-blind-laid" if word == "blind" else "terminal-laid", **who, cards=faces(laid), bid=bid)


def after_move(match: Match, before: dict[str, Any]) -> dict[str, Any]:
    """The position that a move led to, though it may have ended its game."""
    p = match.position()
    ended = match.ended() if len(p["match"]["results"]) > len(before["match"]["results"]) else None
    return ended or p


def went(match: Match, before: dict[str, Any], seat: int) -> str:
    """Where a taken pile went: aside, or into the hand."""
    aside = after_move(match, before)["seats"][seat]["aside"]
    return "aside" if aside != before["seats"][seat]["aside"] else "hand"


def row_lines(row: dict[str, Any], game: int, you: int | None) -> list[str]:
    """How a game ended."""
    finisher = row["finisher"]
    first = (
        text("terminal-endless", game=game)
        if finisher is None
        else text("terminal-finished", game=game, name=name_of(finisher, you))
    )
    each = [
        text("terminal-row", name=name_of(seat, you), held=held, points=points)
        for seat, (held, points) in enumerate(zip(row["held"], row["points"], strict=True))
    ]
    return [first, *each]


def result_lines(result: dict[str, Any], scoring: object, you: int | None) -> list[str]:
    """How the series ended."""
    totals = [
        text("terminal-total", name=name_of(seat, you), points=points, scoring=scoring)
        for seat, points in enumerate(result["totals"])
    ]
    return [text("terminal-over", names=", ".join(name_of(seat, you) for seat in result["winners"])), *totals]
