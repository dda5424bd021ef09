"""A seat's view of Level 8, rebuilt from its events alone.

Plain dicts and texts, and nothing of the package's games: what a page or a bot would do that gets one `began` or
`loaded` and then only events. The events carry the cards; the rest of a view is what its fields mean.
"""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]

COLOURS = "roygbp"
ORDER = [
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, 16)),
    *("j1", "j6", "j11", "j", "take", "swap", "keep", "skip"),
]
BARE: Json = {"pile": [], "laid": [], "keeps": 0, "skip": False, "shown": []}


def in_order(cards: list[str]) -> list[str]:
    """Cards sorted as a hand is written."""
    return sorted(cards, key=ORDER.index)


def as_laid(cards: list[str]) -> list[str]:
    """The cards of a group by what they stand for: number, then colour, a card before a joker."""

    def key(said: str) -> tuple[int, int, int]:
        card, _, face = said.partition("=")
        face = face or card
        return int(face[1:]), COLOURS.index(face[0]), ORDER.index(card)

    return sorted(cards, key=key)


def number_of(cards: list[str] | int) -> int:
    """How many cards a carry has, whether they are seen or not."""
    return cards if isinstance(cards, int) else len(cards)


class Level8Follower:
    """Follows the events of one seat, or of a spectator (None)."""

    def __init__(self, you: int | None) -> None:
        self.you = you
        self.told: Json = {}  # the view so far
        self.moves = 0
        self.shuffles_specials = True

    def follow(self, events: list[Json], editions: Json) -> None:
        """Take in what happened. `editions`: what every printed edition says, by name."""
        for event in events:
            if event["type"] in ("began", "loaded"):
                self.learn_rules(event.get("view", event), editions)
            if event["move"] > self.moves:
                self.moves = event["move"]
                self.told["plays"] += 1
            getattr(self, "on_" + event["type"].replace("-", "_"))(event)

    def learn_rules(self, names: Json, editions: Json) -> None:
        """L10: whether the edition, named or in full, shuffles the specials under the stock."""
        parameters = names.get("parameters")
        if parameters is None:
            parameters = {name: entry["value"] for name, entry in editions[names["edition"]]["parameters"].items()}
        self.shuffles_specials = bool(parameters["shuffle_specials"])

    def view(self) -> Json:
        """The view as the events tell it: all but the legal moves and the refusals."""
        phase = self.told["phase"]
        only = {"put": "put", "ender": "keep", "winner": "over"}  # keys that are said in one phase
        left_out = {key for key, when in only.items() if phase != when} | {"legal", "refused", "choose"}
        view = {key: value for key, value in self.told.items() if key not in left_out}
        return copy.deepcopy(view)

    # ---------------------------------------------------------------- cards

    def seat(self, number: int) -> Json:
        found: Json = self.told["seats"][number]
        return found

    def gain(self, number: int, cards: list[str] | int, *, known: bool = False) -> None:
        """Cards come into a hand."""
        seat = self.seat(number)
        if number == self.you:
            assert not isinstance(cards, int)
            seat["hand"] = in_order(seat["hand"] + cards)
        else:
            seat["hand"] += number_of(cards)
        if known:
            assert not isinstance(cards, int)
            self.told["known"][number] = in_order(self.told["known"][number] + cards)

    def lose(self, number: int, said: list[str]) -> None:
        """Cards that all see leave a hand; of two equal ones the one that all knew first."""
        seat = self.seat(number)
        for card in (text.partition("=")[0] for text in said):
            if number == self.you:
                seat["hand"].remove(card)
            else:
                seat["hand"] -= 1
            if card in self.told["known"][number]:
                self.told["known"][number].remove(card)

    # ---------------------------------------------------------------- the match and its rounds

    def on_began(self, event: Json) -> None:
        self.told = {key: event[key] for key in ("game", "edition", "card", "parameters") if key in event}
        nothing: list[Json] = [{"kept": [] if number == self.you else 0} for number in range(event["seats"])]
        self.told |= {"seats": nothing, "you": self.you}

    def on_loaded(self, event: Json) -> None:
        self.told = copy.deepcopy(event["view"])

    def on_dealt(self, event: Json) -> None:
        """L04, L20, L21: what was kept is the hand, and cards are dealt to it."""
        for number, seat in enumerate(self.told["seats"]):
            own = number == self.you
            seat |= copy.deepcopy(BARE) | {"level": event["levels"][number], "hand": seat["kept"]}
            seat["kept"] = [] if own else 0
        self.told |= {"round": event["round"], "dealer": event["dealer"], "plays": 0, "under": [], "stock": 0}
        self.told["known"] = [[] for _ in self.told["seats"]]
        for carry in event["cards"]:
            if carry["to"] == "hand":
                self.gain(carry["seat"], carry["cards"])
            elif carry["to"] == "pile":
                self.seat(carry["seat"])["pile"] = list(carry["cards"])
            else:
                self.told["stock"] += carry["cards"]

    def on_round_over(self, event: Json) -> None:
        self.told["ender"] = event.get("seat")
        self.set_levels(event["levels"])

    def set_levels(self, levels: list[int]) -> None:
        for seat, level in zip(self.told["seats"], levels, strict=True):
            seat["level"] = level

    def on_over(self, event: Json) -> None:
        self.told |= {"turn": None, "phase": "over", "winner": event["winner"]}
        self.set_levels(event["levels"])

    def on_turn(self, event: Json) -> None:
        """In `show` the turn stays that of the player of take."""
        self.told["phase"] = event["phase"]
        if event["phase"] != "show":
            self.told["turn"] = event["seat"]

    # ---------------------------------------------------------------- a turn

    def on_drew(self, event: Json) -> None:
        (carry,) = event["cards"]
        if event["from"] == "stock":
            self.told["stock"] -= number_of(carry["cards"])
            self.gain(event["seat"], carry["cards"])
        else:
            assert self.seat(event["of"])["pile"].pop() == event["card"]
            self.gain(event["seat"], [event["card"]], known=True)

    def on_reshuffled(self, event: Json) -> None:
        for seat in self.told["seats"]:
            seat["pile"] = seat["pile"][-1:]
        if self.shuffles_specials:
            self.told["under"] = []
        self.told["stock"] = event["count"]

    def on_laid_out(self, event: Json) -> None:
        for group in event["groups"]:
            self.lose(event["seat"], group["cards"])
            self.seat(event["seat"])["laid"].append({"group": group["group"], "cards": as_laid(group["cards"])})

    def on_laid_off(self, event: Json) -> None:
        self.lose(event["seat"], [event["card"]])
        group = self.seat(event["on"])["laid"][event["place"] - 1]
        group["cards"] = as_laid([*group["cards"], event["card"]])

    def on_discarded(self, event: Json) -> None:
        self.lose(event["seat"], [event["card"]])
        self.seat(event["seat"])["pile"].append(event["card"])

    # ---------------------------------------------------------------- specials

    def on_played(self, event: Json) -> None:
        special = event["special"]
        self.lose(event["seat"], [special])
        if special == "keep":
            self.seat(event["seat"])["keeps"] += 1
        elif special == "skip":
            self.seat(event["on"])["skip"] = True
        else:
            self.slide_under(special)
            self.told["put"] = 0

    def slide_under(self, special: str) -> None:
        self.told["under"] = in_order([*self.told["under"], special])

    def on_showed(self, event: Json) -> None:
        seat, card, known = self.seat(event["seat"]), event["card"], self.told["known"][event["seat"]]
        seat["shown"] = in_order([*seat["shown"], card])
        if known.count(card) < seat["shown"].count(card):
            self.told["known"][event["seat"]] = in_order([*known, card])

    def on_picked(self, event: Json) -> None:
        for seat in self.told["seats"]:
            seat["shown"] = []
        if event["card"] is not None:
            self.lose(event["of"], [event["card"]])
            self.gain(event["seat"], [event["card"]], known=True)

    def on_put(self, event: Json) -> None:
        if event["card"] is not None:
            self.on_discarded(event)
            self.told["put"] += 1

    def on_skipped(self, event: Json) -> None:
        self.seat(event["seat"])["skip"] = False
        self.slide_under("skip")

    def on_passed(self, event: Json) -> None:
        """A seat without cards that can draw none: its turn is over."""

    def on_kept(self, event: Json) -> None:
        seat = self.seat(event["seat"])
        for carry in event.get("cards", []):
            if event["seat"] == self.you:
                seat["kept"] = in_order(seat["kept"] + carry["cards"])
            else:
                seat["kept"] += number_of(carry["cards"])
