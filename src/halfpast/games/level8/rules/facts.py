"""What decided a round of Level 8, or a match, and how it ended, judging by what everybody at the table has seen.

`told(events, edition)` reads a spectator's events and gives the last round that is over, or the one in which the match
was won: the same keys as in 8½ (halfpast.games.half.rules.facts), with of each seat: laid (its level is out), off
(cards laid off), jokers, turns, held, ended, doubles (two levels at once).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from halfpast.core.events import Event
from halfpast.core.parameters import Edition

Fact: TypeAlias = dict[str, Any]

DID = ("ended", "laid", "off")  # what a personal record keeps of each seat
ENDS = frozenset({"round-over", "over"})  # the events after which there are new facts

MANY_HELD = 8  # cards: most of a hand
MANY_OFF = 2
QUICK = 4  # turns
TOLD = 2  # facts in a sentence
LAST_LEVEL = 8


@dataclass
class Tally:
    """What one seat did."""

    laid: int = 0  # levels laid out
    off: int = 0
    jokers: int = 0
    turns: int = 0
    held: int = 0  # cards in hand; at the end of a round, what is left
    ended: int = 0  # rounds
    doubles: int = 0

    def __add__(self, other: Tally) -> Tally:
        mine, theirs = vars(self), vars(other)
        return Tally(**{name: mine[name] + theirs[name] for name in mine} | {"held": other.held})


@dataclass
class Played:
    """One round, as far as it has been followed."""

    number: int
    seats: list[Tally]
    levels: list[int] = field(default_factory=list)  # after it
    moved: list[int] = field(default_factory=list)
    groups: list[list[Fact]] = field(default_factory=list)  # of each seat, as they lie
    piles: list[list[str]] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    last: Fact | None = None  # the last card, or the last groups, put down
    ender: int | None = None
    is_over: bool = False


def told(events: Iterable[Event], edition: Edition) -> Fact | None:
    """The last round that is over, and the match if it is over too; None before the first end."""
    rounds, over = _follow(events)
    if not rounds:
        return None
    return {"game": _about_round(rounds[-1], over), "match": _about_match(rounds, over) if over else None}


def _follow(events: Iterable[Event]) -> tuple[list[Played], Event | None]:
    """Every round that is over, and how the match ended, if it has."""
    rounds: list[Played] = []
    now, over = _blank(0, 1), None
    for event in events:
        match event["type"]:
            case "began":
                now = _blank(event["seats"], 1)
            case "loaded":  # a match that goes on from a position: what came before is not known
                now = _found(event["view"])
            case "dealt":
                now = _dealt(now, event)
            case "round-over":
                _end(now, event)
                rounds.append(now)
            case "over":
                over = event
                if not now.is_over:  # L22: level 8 laid out wins in the middle of a round
                    now.levels, now.moved = event["levels"], [0] * len(now.seats)
                    rounds.append(now)
            case _:
                _count(now, event)
    return rounds, over


def _blank(seats: int, number: int) -> Played:
    tallies = [Tally() for _ in range(seats)]
    return Played(number, tallies, groups=[[] for _ in tallies], piles=[[] for _ in tallies], kept=[0] * seats)


def _found(view: Fact) -> Played:
    """A round in the middle of which a match was loaded."""
    now = _blank(len(view["seats"]), view["round"])
    for at, seat in enumerate(view["seats"]):
        now.seats[at].held = _number(seat["hand"])
        now.seats[at].laid = int(bool(seat["laid"]))
        now.groups[at] = [{**group, "cards": list(group["cards"])} for group in seat["laid"]]
        now.piles[at] = list(seat["pile"])
        now.kept[at] = _number(seat["kept"])
    return now


def _dealt(before: Played, event: Event) -> Played:
    """The next round; what was kept is in the hands already."""
    now = _blank(len(before.seats), event["round"])
    for seat, count in zip(now.seats, before.kept, strict=True):
        seat.held = count
    _carry(now, event)
    return now


def _end(now: Played, event: Event) -> None:
    now.levels, now.moved, now.ender, now.is_over = event["levels"], event["moved"], event.get("seat"), True
    for seat, moved in zip(now.seats, event["moved"], strict=True):
        seat.doubles += moved > 1
    if now.ender is not None:
        now.seats[now.ender].ended += 1


def _count(now: Played, event: Event) -> None:
    """One event of a round that is played, or of the keeping after it."""
    kind, seat = event["type"], event.get("seat")
    if kind == "kept":
        now.kept[event["seat"]] += sum(_number(one["cards"]) for one in event.get("cards", ()))
        return
    _carry(now, event)
    if kind == "turn" and event["phase"] == "draw":
        now.seats[event["seat"]].turns += 1
    elif kind == "laid-out":
        tally, groups = now.seats[event["seat"]], event["groups"]
        tally.laid += 1
        tally.jokers += sum(card.startswith("j") for group in groups for card in group["cards"])
        now.groups[event["seat"]] = [{**group, "cards": list(group["cards"])} for group in groups]
        now.last = {"seat": seat, "how": kind, "level": event["level"], "groups": groups}
    elif kind == "laid-off":
        now.seats[event["seat"]].off += 1
        now.groups[event["on"]][event["place"] - 1]["cards"].append(event["card"])
    elif kind in ("discarded", "put", "played") and (card := event.get("card") or event.get("special")):
        below = now.piles[event["seat"]][-2:]
        now.last = {"seat": seat, "how": kind, "card": card, "on": below if kind != "played" else []}
        if kind != "played":
            now.piles[event["seat"]].append(card)
    elif kind == "drew" and event["from"] == "pile":
        del now.piles[event["of"]][-1:]
    elif kind == "reshuffled":
        now.piles = [[] for _ in now.piles]


def _carry(now: Played, event: Event) -> None:
    """Keep count of hands by the cards that come and go."""
    for one in event.get("cards", ()):
        number = _number(one["cards"])
        if one["from"] == "hand":
            now.seats[one["seat"]].held -= number
        if one["to"] == "hand":
            now.seats[one.get("to_seat", one["seat"])].held += number
        if event["type"] == "dealt" and one["to"] == "pile":
            now.piles[one["seat"]] = list(one["cards"])


def _number(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _about_round(now: Played, over: Event | None) -> Fact:
    won = over["winner"] if over else None
    winners = [now.ender] if now.ender is not None else [won] if won is not None and not now.is_over else []
    return {
        "of": "game",
        "number": now.number,
        "winners": winners,
        "decided": decided(now, winners),
        "kind": [None if seat in winners else kind(now, winners, seat) for seat in range(len(now.seats))],
        "seats": [vars(seat) for seat in now.seats],
        "last": now.last,
    }


def decided(now: Played, winners: list[int]) -> list[Fact]:
    """What decided a round: what its ender did, then who was left with most; the most telling of each."""
    if not winners:
        laid = sum(seat.laid > 0 for seat in now.seats)
        return [{"fact": "cut", "count": laid}]
    return [*_won_by(now, winners[0]), *_left_with(now, winners[0])][:TOLD]


def _won_by(now: Played, winner: int) -> list[Fact]:
    """What helped whoever ended the round, if something stands out."""
    tally, others = now.seats[winner], [seat for at, seat in enumerate(now.seats) if at != winner]
    if not tally.laid:
        return [{"fact": "bare", "seat": winner}]
    if not any(seat.laid for seat in others):
        return [{"fact": "only", "seat": winner}]
    if tally.off >= MANY_OFF:
        return [{"fact": "off", "seat": winner, "count": tally.off}]
    if 0 < tally.turns <= QUICK:
        return [{"fact": "quick", "seat": winner, "count": tally.turns}]
    if tally.jokers > 1:
        return [{"fact": "jokers", "seat": winner, "count": tally.jokers}]
    return []


def _left_with(now: Played, winner: int) -> list[Fact]:
    others = [seat for seat in range(len(now.seats)) if seat != winner]
    most = max(others, key=lambda seat: now.seats[seat].held)
    held = now.seats[most].held
    if held >= MANY_HELD and not now.seats[most].laid:
        return [{"fact": "stuck", "seat": most, "count": held}]
    return [{"fact": "held", "seat": most, "count": held}] if held else []


def kind(now: Played, winners: list[int], seat: int) -> Fact | None:
    """What is good to hear for a seat that did not end the round."""
    tally, level = now.seats[seat], now.levels[seat]
    if now.is_over and now.moved[seat]:
        return {"fact": "moved", "level": level}
    if winners and level > now.levels[winners[0]]:
        return {"fact": "leads", "seat": winners[0], "count": level - now.levels[winners[0]]}
    if tally.laid:
        return {"fact": "laid", "level": level}
    if winners and level == now.levels[winners[0]]:
        return {"fact": "level", "seat": winners[0], "level": level}
    if winners:
        turns = now.seats[winners[0]].turns
        return {"fact": "hardly-time" if turns <= QUICK else "turns", "seat": winners[0], "count": turns}
    return None


# The match.


def _about_match(rounds: list[Played], over: Event) -> Fact:
    seats = [sum((one.seats[at] for one in rounds), Tally()) for at in range(len(rounds[0].seats))]
    winners = [] if over["winner"] is None else [over["winner"]]
    way = Way(rounds, seats, over["levels"], winners)
    return {
        "of": "match",
        "number": over["rounds"],
        "winners": winners,
        "decided": way.decided()[:TOLD],
        "kind": [None if seat in winners else way.kind(seat) for seat in range(len(seats))],
        "seats": [vars(seat) for seat in seats],
    }


@dataclass
class Way:
    """The whole way to level 8, or as far as it went."""

    rounds: list[Played]
    seats: list[Tally]
    levels: list[int]
    winners: list[int]

    def decided(self) -> list[Fact]:
        """What decided it, the most telling first."""
        if not self.winners:
            return [{"fact": "no-winner", "count": len(self.rounds)}]
        winner, tally = self.winners[0], self.seats[self.winners[0]]
        others = [seat for seat in range(len(self.seats)) if seat != winner]
        second = max(others, key=self.levels.__getitem__)
        most = max(self.seats[seat].ended for seat in others)
        found: list[Fact] = []
        if tally.ended > max(1, most):
            found.append({"fact": "ended", "seat": winner, "count": tally.ended, "rounds": len(self.rounds)})
        elif tally.off > max(MANY_OFF, *(self.seats[seat].off for seat in others)):
            found.append({"fact": "off", "seat": winner, "count": tally.off})
        if self.levels[second] >= LAST_LEVEL:
            found.append({"fact": "level-too", "seat": second})
        else:
            found.append({"fact": "nearest", "seat": second, "level": self.levels[second]})
        return found

    def kind(self, seat: int) -> Fact | None:
        """What is good to hear for a seat that did not win."""
        if not self.winners:
            return None
        tally, others = self.seats[seat], [one for at, one in enumerate(self.seats) if at != seat]
        if self.levels[seat] >= LAST_LEVEL:
            return {"fact": "last-level"}
        if tally.ended > max(other.ended for other in others):
            return {"fact": "most-ended", "count": tally.ended}
        if tally.off > max(MANY_OFF, *(other.off for other in others)):
            return {"fact": "most-off", "count": tally.off}
        rank = sum(level > self.levels[seat] for at, level in enumerate(self.levels) if at != self.winners[0])
        if len(self.seats) > 2 and rank == 0:
            return {"fact": "runner-up", "level": self.levels[seat]}
        return {"fact": "reached", "level": self.levels[seat], "count": len(self.rounds)}
