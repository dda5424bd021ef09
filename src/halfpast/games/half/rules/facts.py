"""What decided a game of 8½, or a series, and how it ended, judging by what everybody at the table has seen.

`told(events, edition)` reads a spectator's events and gives the last game that is over, and the match where it is:

| key | what |
|---|---|
| of | game or match: which facts these are; a match of one game has that game's |
| number | which game; of a match, how many there were |
| winners | seats; none where nobody won |
| decided | the one or two facts that tell most, the winner's first |
| kind | for each seat that lost, one fact that is good to hear |
| seats | catches, caught, takes, largest (pile taken), turns, finished: of each seat |
| last | of a game: who laid which cards on which pile, whom that caught, who let a last chance go |

A fact is a dict: its name under `fact`, then seats and numbers. The page makes a sentence of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from halfpast.core.events import Event
from halfpast.core.parameters import Edition
from halfpast.games.half.rules.scoring import series_result

Fact: TypeAlias = dict[str, Any]

DID = ("finished", "catches", "caught")  # what a personal record keeps of each seat
ENDS = frozenset({"scored", "over"})  # the events after which there are new facts

MANY_HELD = 12  # cards held that explain a lost game
LARGE_PILE = 8
FEW_LEFT = 2
NEAR = 5  # cards between the winner and somebody who came close
NEAR_POINTS = 2
TOLD = 2  # facts in a sentence


@dataclass
class Tally:
    """What one seat did."""

    catches: int = 0
    caught: int = 0
    takes: int = 0  # piles taken, caught or not
    largest: int = 0  # the largest of them
    turns: int = 0
    finished: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.catches + other.catches,
            self.caught + other.caught,
            self.takes + other.takes,
            max(self.largest, other.largest),
            self.turns + other.turns,
            self.finished + other.finished,
        )


@dataclass
class Played:
    """One game, as far as it has been followed."""

    number: int
    seats: list[Tally]
    pile: str = ""
    last: Fact | None = None  # the last cards laid
    row: Fact = field(default_factory=dict)

    @property
    def held(self) -> list[int]:
        """How many cards each seat held at the end."""
        held: list[int] = self.row["held"]
        return held


def told(events: Iterable[Event], edition: Edition) -> Fact | None:
    """The last game that is over, and the match if it is over too; None before the first end."""
    scoring = str(edition.parameters["scoring"])
    games, winners = _follow(events)
    if not games:
        return None
    game = _about_game(games[-1], scoring)
    match = None
    if winners is not None:
        match = _about_match(games, winners, scoring) if len(games) > 1 else _alone(game, winners)
    return {"game": game, "match": match}


def _follow(events: Iterable[Event]) -> tuple[list[Played], list[int] | None]:
    """Every game that is over, and who won the match, where it is."""
    games: list[Played] = []
    winners: list[int] | None = None
    now = Played(1, [])
    for event in events:
        kind = event["type"]
        if kind == "began":
            now = Played(1, _blank(event["seats"]))
        elif kind == "loaded":  # a game that goes on from a position: what came before is not known
            match = event["view"]["match"]
            now = Played(match["game"], _blank(len(event["view"]["seats"])), event["view"]["pile"])
        elif kind == "scored":
            now.row = event
            if event["finisher"] is not None:
                now.seats[event["finisher"]].finished += 1
            games.append(now)
            now = Played(event["game"] + 1, _blank(len(now.seats)))
        elif kind == "over":
            winners = event["winners"]
        else:
            _count(now, event)
    return games, winners


def _blank(seats: int) -> list[Tally]:
    return [Tally() for _ in range(seats)]


def _count(game: Played, event: Event) -> None:
    """One event of a game that is played."""
    match event["type"]:
        case "laid":
            game.last = {"seat": event["seat"], "laid": event["laid"], "from": event["from"], "on": game.pile}
            game.pile += event["laid"]
            game.seats[event["seat"]].turns += 1
        case "bid":
            if game.last:
                game.last["bid"] = event["bid"]["words"]
        case "caught":
            game.seats[event["seat"]].catches += 1
            game.seats[event["caught"]].caught += 1
            if game.last:
                game.last |= {"caught": event["caught"], "bid": event["bid"]["words"]}
        case "took":
            taker = game.seats[event["seat"]]
            taker.takes += 1
            taker.largest = max(taker.largest, event["count"])
            taker.turns += event["why"] == "take"
            game.pile = ""
        case "passed" | "missed":
            if game.last:
                game.last["chance"] = {"seat": event["seat"], "how": event["type"], "card": event.get("card")}


def _about_game(game: Played, scoring: str) -> Fact:
    winners = _winners(game, scoring)
    return {
        "of": "game",
        "number": game.number,
        "winners": winners,
        "decided": decided(game, winners),
        "kind": [None if seat in winners else kind(game, winners, seat) for seat in range(len(game.seats))],
        "seats": [vars(seat) for seat in game.seats],
        "last": game.last,
    }


def _winners(game: Played, scoring: str) -> list[int]:
    """Whom the facts are told of: who leads, as if the game were the series; nobody, where all did equally well."""
    winners: list[int] = series_result([game.row], scoring)["winners"]
    return winners if len(winners) < len(game.seats) else []


def decided(game: Played, winners: Sequence[int]) -> list[Fact]:
    """What decided a game: what the winner did, then what held another back; the most telling of each."""
    if game.row["finisher"] is None:
        first: list[Fact] = [{"fact": "endless"}]
        fewest = [{"fact": "fewest", "seat": winners[0], "count": game.held[winners[0]]}] if len(winners) == 1 else []
        return first + fewest
    found = [*_won_by(game, winners), *_lost_by(game, winners)][:TOLD]
    return found or [{"fact": "first", "seat": game.row["finisher"]}]


def _won_by(game: Played, winners: Sequence[int]) -> list[Fact]:
    """What brought the winner there, if something stands out."""
    finisher = game.row["finisher"]
    if winners and finisher not in winners:  # where cards are counted, the finisher may hold more of them aside
        return [{"fact": "overtook", "seat": winners[0], "other": finisher, "count": game.held[winners[0]]}]
    tally, others = game.seats[finisher], [seat for at, seat in enumerate(game.seats) if at != finisher]
    last = game.last or {}
    if last.get("caught") is not None and last["seat"] == finisher:
        return [{"fact": "last-catch", "seat": finisher, "other": last["caught"]}]
    if tally.catches > max(seat.catches for seat in others):
        return [{"fact": "catches", "seat": finisher, "count": tally.catches}]
    if tally.takes == 0 and all(seat.takes for seat in others):
        return [{"fact": "clean", "seat": finisher}]
    if chance := last.get("chance"):
        return [{"fact": f"chance-{chance['how']}", "seat": chance["seat"]}]
    return []


def _lost_by(game: Played, winners: Sequence[int]) -> list[Fact]:
    """What kept the others from it: somebody who was nearly there, who held many cards, who took a large pile."""
    losers = [seat for seat in range(len(game.seats)) if seat not in winners and seat != game.row["finisher"]]
    if not losers:
        return []
    near, far = min(losers, key=game.held.__getitem__), max(losers, key=game.held.__getitem__)
    tallest = max(losers, key=lambda seat: game.seats[seat].largest)
    found: list[Fact] = []
    if game.held[near] <= FEW_LEFT:
        found.append({"fact": "close", "seat": near, "count": game.held[near]})
    more = game.held[far] - min(game.held[seat] for seat in (*winners, game.row["finisher"]))
    has_many, largest = more >= MANY_HELD, game.seats[tallest].largest
    if has_many and far == tallest and largest >= LARGE_PILE:
        found.append({"fact": "pile-held", "seat": far, "count": game.held[far], "pile": largest})
    elif has_many:
        found.append({"fact": "held", "seat": far, "count": game.held[far]})
    elif largest >= LARGE_PILE:
        found.append({"fact": "pile", "seat": tallest, "count": largest})
    if not found and more > 0:  # the finisher may have put more aside than anybody holds
        found.append({"fact": "held", "seat": far, "count": game.held[far]})
    return found


def kind(game: Played, winners: Sequence[int], seat: int) -> Fact | None:
    """What is good to hear for a seat that did not win."""
    if not winners:
        return None
    winner, tally = winners[0], game.seats[seat]
    ahead = game.held[seat] - game.held[winner]
    others = [other for at, other in enumerate(game.seats) if at != seat]
    if 0 < game.held[seat] <= FEW_LEFT:
        return {"fact": "few-left", "count": game.held[seat]}
    counts = winner != game.row["finisher"] or not game.held[winner]  # else the cards aside made no difference
    if counts and 0 < ahead <= NEAR:
        return {"fact": "ahead", "seat": winner, "count": ahead}
    if tally.catches > max(other.catches for other in others):
        return {"fact": "most-catches", "count": tally.catches}
    if len(game.seats) > 2 and sum(held < game.held[seat] for held in game.held) == 1:
        return {"fact": "second", "seat": game.held.index(min(game.held))}
    if tally.caught == 0 and any(other.caught for other in others):
        return {"fact": "never-caught"}
    return {"fact": "turns", "seat": winner, "count": game.seats[winner].turns}


# The match.


def _alone(game: Fact, winners: list[int]) -> Fact:
    """A match of one game is that game."""
    return {key: value for key, value in game.items() if key != "last"} | {"number": 1, "winners": winners}


def _about_match(games: list[Played], winners: list[int], scoring: str) -> Fact:
    seats = [sum((game.seats[at] for game in games), Tally()) for at in range(len(games[0].seats))]
    series = Series(games, seats, winners, scoring)
    return {
        "of": "match",
        "number": len(games),
        "winners": winners,
        "decided": series.decided()[:TOLD],
        "kind": [None if seat in winners else series.kind(seat) for seat in range(len(seats))],
        "seats": [vars(seat) for seat in seats],
    }


@dataclass
class Series:
    """Several games, all over."""

    games: list[Played]
    seats: list[Tally]
    winners: list[int]
    scoring: str

    @property
    def totals(self) -> list[int]:
        """The points of each seat."""
        totals: list[int] = self.games[-1].row["totals"]
        return totals

    @property
    def unit(self) -> str:
        """What is counted: points, or cards, of which fewer are better."""
        return "cards" if self.scoring == "cards" else "points"

    def behind(self, seat: int) -> int:
        """By how much a seat is behind the best."""
        return abs(self.totals[self.winners[0]] - self.totals[seat])

    def decided(self) -> list[Fact]:
        """What decided it, the most telling first."""
        winner, found = self.winners[0], list[Fact]()
        others = [seat for seat in range(len(self.seats)) if seat not in self.winners]
        if len(self.winners) > 1:
            found.append({"fact": "shared", "count": self.totals[winner], "unit": self.unit})
        elif not self._led_before(winner):
            found.append({"fact": "turned", "seat": winner})
        if others and len(self.winners) == 1:
            second = min(others, key=self.behind)
            if 0 < self.behind(second) <= NEAR_POINTS:
                about = {"seat": winner, "other": second, "count": self.behind(second), "unit": self.unit}
                found.append({"fact": "margin", **about})
        mine, most = self.seats[winner], max((self.seats[seat].catches for seat in others), default=0)
        if mine.finished > 1:
            found.append({"fact": "finished", "seat": winner, "count": mine.finished, "games": len(self.games)})
        if mine.catches > max(1, most):
            found.append({"fact": "catches", "seat": winner, "count": mine.catches})
        return found or [{"fact": "total", "seat": winner, "count": self.totals[winner], "unit": self.unit}]

    def _led_before(self, winner: int) -> bool:
        """Whether the winner was ahead, or level with the best, before the last game."""
        before: list[int] = series_result([game.row for game in self.games[:-1]], self.scoring)["winners"]
        return winner in before

    def kind(self, seat: int) -> Fact:
        """What is good to hear for a seat that did not win."""
        tally, others = self.seats[seat], [one for at, one in enumerate(self.seats) if at != seat]
        near = NEAR if self.unit == "cards" else NEAR_POINTS
        if self.behind(seat) <= near:
            return {"fact": "margin", "seat": self.winners[0], "count": self.behind(seat), "unit": self.unit}
        if tally.finished:
            return {"fact": "finished", "count": tally.finished}
        if tally.catches > max(other.catches for other in others):
            return {"fact": "most-catches", "count": tally.catches}
        if sum(self.behind(other) <= self.behind(seat) for other in range(len(self.seats))) == 2 < len(self.seats):
            return {"fact": "runner-up", "seat": self.winners[0]}
        if self.unit == "points" and self.totals[seat]:
            return {"fact": "total", "count": self.totals[seat]}
        return {"fact": "turns", "seat": self.winners[0], "count": self.seats[self.winners[0]].turns}
