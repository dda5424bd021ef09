"""A seat's view of 8½, rebuilt from its events alone.

Plain dicts and texts, and nothing of the package's games: what a page or a bot would do that gets one `began` or
`loaded` and then only events. The events carry the cards; the rest of a view is what its fields mean.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

Json = dict[str, Any]

ORDER = "0123456789hg"
YELLOW, NUMBERS = "1234678", "0123456789"


def in_order(cards: str) -> str:
    """Cards as a sorted text."""
    return "".join(sorted(cards, key=ORDER.index))


def without(cards: str, gone: str) -> str:
    """Cards, less those gone; all of them must be there."""
    for card in gone:
        at = cards.index(card)
        cards = cards[:at] + cards[at + 1 :]
    return cards


def still_dealt(dealt: str, announced: str, laid: str, announceable: str) -> str:
    """H05: what is surely left of the hand dealt, once these cards of the hand are laid. announced: `>3`, none up to 3.

    A card lower than the one announced was drawn later. The card announced is taken for the one dealt, for it may be;
    any other may have been one of the other cards dealt.
    """
    for card in laid:
        lower = card in announceable and (announced == "-" or card < announced.strip(">") or announced == f">{card}")
        if not lower:
            dealt = without(dealt, card if card in dealt else "?" if "?" in dealt else "")
    return dealt


class HalfFollower:
    """Follows the events of one seat, or of a spectator (None)."""

    def __init__(self, you: int | None) -> None:
        self.you = you
        self.told: Json = {}  # the view so far
        self.announced: list[str] = []  # a letter, "-", or "" where nothing was said
        self.dealt: list[str] = []
        self.moves = 0
        self.lowest_number = False

    def follow(self, events: list[Json], editions: Json) -> None:
        """Take in what happened. `editions`: what every printed edition says, by name."""
        for event in events:
            self.lowest_number = self.lowest_number or self.opens_by_number(event, editions)
            if event["move"] > self.moves:
                self.moves = event["move"]
                self.told["plays"] += 1
            for carry in event.get("cards", []):
                self.carry(carry, event)
            getattr(self, "on_" + event["type"].replace("-", "_"), self.on_other)(event)

    def opens_by_number(self, event: Json, editions: Json) -> bool:
        """H05x: whether the edition, named or in full, says that any number card is announced."""
        if event["type"] not in ("began", "loaded"):
            return False
        names = event.get("view", event)
        parameters = names.get("parameters")
        if parameters is None:
            parameters = {name: entry["value"] for name, entry in editions[names["edition"]]["parameters"].items()}
        return bool(parameters["opening"] == "lowest-number")

    # ---------------------------------------------------------------- cards

    def carry(self, carry: Json, event: Json) -> None:
        """Cards go from one zone to another."""
        cards, seat = carry["cards"], carry["seat"]
        if event["type"] == "dealt" and not self.told["seats"]:
            self.clear_table(event)
        self.leave(carry["from"], seat, cards, event.get("place"))
        self.arrive(carry["to"], carry.get("to_seat", seat), cards, carry["from"])

    def clear_table(self, event: Json) -> None:
        """H03: a new deal."""
        seats = self.told["number"]
        empty = {"hand": 0, "stock": 0, "open": "", "blind": "", "aside": "", "table": False}
        self.told["seats"] = [dict(empty) for _ in range(seats)]
        if self.you is not None:
            self.told["seats"][self.you]["hand"] = ""
        self.announced, self.dealt = [""] * seats, [""] * seats
        self.told |= {"pile": "", "out": 0, "known": [""] * seats, "plays": 0, "dealer": event["dealer"]}
        self.no_bid()

    def no_bid(self) -> None:
        """H11: an empty pile has bid 0."""
        self.told |= {"from": "hand", "bid": {"number": 0, "words": "0"}, "under_five": False, "catch": None}

    def leave(self, zone: str, seat: int, cards: str | int, place: int | None) -> None:
        """Cards leave a zone."""
        if zone == "deck":
            return
        if zone == "pile":
            assert self.told["pile"] == cards
            self.told["pile"] = ""
            return
        mine = self.told["seats"][seat]
        if zone == "blind":
            assert place is not None
            mine["blind"] = mine["blind"][: place - 1] + "-" + mine["blind"][place:]
        elif isinstance(mine[zone], int):
            mine[zone] -= number_of(cards)
        else:
            mine[zone] = without(mine[zone], str(cards))
        if zone == "hand":
            self.leave_hand(seat, str(cards))

    def leave_hand(self, seat: int, cards: str) -> None:
        """What all know of a hand, and what is surely left of the hand dealt."""
        known = Counter(self.told["known"][seat])
        self.told["known"][seat] = in_order("".join((known - Counter(cards)).elements()))
        announceable = NUMBERS if self.lowest_number else YELLOW
        said = self.announced[seat]
        if said == "?":
            said = f">{min(card for card in self.announced if card in NUMBERS)}"
        self.dealt[seat] = still_dealt(self.dealt[seat], said, cards, announceable)

    def arrive(self, zone: str, seat: int | None, cards: str | int, start: str) -> None:
        """Cards come into a zone."""
        if zone == "pile":
            self.told["pile"] += cards
            return
        if zone == "out":
            self.told["out"] += cards
            return
        assert seat is not None
        mine = self.told["seats"][seat]
        if zone == "blind":
            mine["blind"] = "#" * number_of(cards)
        elif isinstance(mine[zone], int):
            mine[zone] += number_of(cards)
        else:
            mine[zone] = in_order(mine[zone] + str(cards))
        if zone == "hand" and start == "pile":
            self.told["known"][seat] = in_order(self.told["known"][seat] + str(cards))

    # ---------------------------------------------------------------- events, by type

    def on_began(self, event: Json) -> None:
        self.told = {key: event[key] for key in ("game", "edition", "parameters") if key in event}
        self.told["match"] = {"game": 1, "games": event["games"], "results": []}
        self.told |= {"number": event["seats"], "seats": [], "you": self.you, "plays": 0}

    def on_loaded(self, event: Json) -> None:
        self.told = copy.deepcopy(event["view"])
        seats = self.told["number"] = len(self.told["seats"])
        said, dealt = self.told.pop("announced", None), self.told.pop("dealt", None)
        self.announced = [""] * seats if said is None else list(said)
        self.dealt = dealt or [""] * seats
        if self.told["phase"] == "opening":  # all of the hands dealt is there
            for seat, card in enumerate(self.announced):
                self.announce(seat, card)

    def announce(self, seat: int, card: str) -> None:
        """H05: the announced card is one of the three dealt."""
        self.announced[seat] = card
        self.dealt[seat] = "???" if card in "-?" else card + "??"

    def on_may_exchange(self, event: Json) -> None:
        self.told["exchange_with"] = event["with"]

    def on_announced(self, event: Json) -> None:
        self.announce(event["seat"], event["lowest"] or "-")

    def on_opens(self, event: Json) -> None:
        """H05: who said nothing where others did has nothing as low."""
        if event["by"] != "lot":
            for seat, card in enumerate(self.announced):
                if not card:
                    self.announce(seat, "?")

    def on_laid(self, event: Json) -> None:
        self.told["from"] = event["from"]

    def on_bid(self, event: Json) -> None:
        self.told |= {key: event[key] for key in ("bid", "under_five", "catch")}

    def on_took(self, event: Json) -> None:
        self.no_bid()

    def on_table(self, event: Json) -> None:
        self.told["seats"][event["seat"]]["table"] = True

    def on_turn(self, event: Json) -> None:
        self.told["turn"], self.told["phase"] = event["seat"], event["phase"]

    def on_scored(self, event: Json) -> None:
        block = self.told["match"]
        block["results"].append({key: event[key] for key in ("finisher", "held", "points", "big_loser")})
        block["game"] = min(event["game"] + 1, block["games"])
        if event["game"] < block["games"]:
            self.told["seats"] = []  # the next deal clears the table

    def on_over(self, event: Json) -> None:
        self.told["turn"], self.told["phase"] = None, "over"

    def on_other(self, event: Json) -> None:
        """The others say in words what the cards have told."""
        assert event["type"] in (
            "dealt", "exchanged", "declined", "turned", "caught", "drew", "last-chance",
            "passed", "missed", "finished", "endless",
        ), f"no event of 8½: {event}"  # fmt: skip

    def view(self) -> Json:
        """The view as the events tell it: all but the legal moves and the refusals."""
        view = copy.deepcopy(
            {key: value for key, value in self.told.items() if key not in ("number", "legal", "refused")}
        )
        view["out"] = self.told["out"]
        if any(self.announced):
            view["announced"] = "".join(self.announced)
        if view["phase"] not in ("exchange", "opening") and any(self.dealt):
            view["dealt"] = list(self.dealt)
        if view["phase"] != "exchange":
            view.pop("exchange_with", None)
        view.pop("plays_from", None)
        if view["turn"] is not None and view["turn"] == self.you:
            view["plays_from"] = plays_from(view["seats"][self.you])
        return view


def plays_from(seat: Json) -> str:
    """H04, H19: the hand while there is one or a stock, then the open cards, then the blind ones."""
    return "hand" if seat["hand"] or seat["stock"] else "open" if seat["open"] else "blind"


def number_of(cards: str | int) -> int:
    """How many cards a carry has, whether they are seen or not."""
    return cards if isinstance(cards, int) else len(cards)
