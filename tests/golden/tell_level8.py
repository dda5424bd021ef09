"""A golden match of Level 8: its first moves, told one by one.

Levels are laid out, cards laid off and specials played where they can be, else moves are at random. Such a match is
long, so each tells another part of the way: all seats begin on a higher level.
"""

from __future__ import annotations

import random
from typing import Any

import halfpast

MOVES = 120
BEGIN = {1: 1, 2: 3, 3: 5, 4: 7, 5: 6}  # the level on which all seats begin, by the number of the match


def golden_game(edition: str, number: int) -> str:
    """What was played, what came of it, what else was legal besides the cards of the hand."""
    seats, level = 1 + number, BEGIN[number]
    position = halfpast.new("level8", edition=edition, seats=seats, seed=2000 + number).position()
    match = halfpast.load({**position, "seats": [{**seat, "level": level} for seat in position["seats"]]})
    chooser = random.Random(number)
    lines = [f"level8 {edition}, {seats} seats, from level {level}, seed {2000 + number}", *deal_lines(position)]
    for _ in range(MOVES):
        if match.seat is None:
            break
        lines += move_lines(match, chooser)
    lines.append(f"result: {match.result()}")
    return "\n".join(lines) + "\n"


def move_lines(match: halfpast.Match, chooser: random.Random) -> list[str]:
    """One move, and what it brought about."""
    legal, seat, before = match.legal(), match.seat, match.position()
    move = chooser.choice([one for one in legal if one.startswith(("lay", "off", "play"))] or legal)
    others = [one for one in legal if one.split()[0] not in ("discard", "show", "put", "keep")]
    events = match.play(move)
    drawn = [carry["cards"] for event in events if event["type"] == "drew" for carry in event["cards"]]
    told = f"{seat}: {move}" + (f" -> {' '.join(map(shown, drawn))}" if drawn else "")
    lines = [f"{told:<50} of {len(legal)}: {', '.join(others)}".rstrip(": ")]
    after = match.position()
    if any(event["type"] == "reshuffled" for event in events):
        lines.append(f"new stock: {' '.join(after['stock'])}")
    lines += [f"end: levels {event['levels']}" for event in events if event["type"] == "round-over"]
    return lines + (deal_lines(after) if after["round"] > before["round"] else [])


def shown(cards: list[str] | int) -> str:
    """Cards drawn, or how many where only another seat may know them."""
    return str(cards) if isinstance(cards, int) else " ".join(cards)


def deal_lines(p: dict[str, Any]) -> list[str]:
    """The deal, a line a seat."""
    hands = [f"  {number}: {' '.join(seat['hand'])}" for number, seat in enumerate(p["seats"])]
    pile = p["seats"][p["dealer"]]["pile"]
    return [f"deal {p['round']}: dealer {p['dealer']}, turn {p['turn']}, pile {pile}, stock {len(p['stock'])}", *hands]
