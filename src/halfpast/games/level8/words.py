"""Level 8 Master in words: cards, groups, levels, refusals, events, a bot's reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import Refusal
from halfpast.core.events import Event
from halfpast.core.registry import cite
from halfpast.core.words import GameWords
from halfpast.games.level8.rules.cards import COLOUR_LETTERS, NUMBERS
from halfpast.games.level8.rules.game import GAME
from halfpast.games.level8.rules.levels import known_cards

MATTERS = {"run": "number", "set": "number", "colour": "colour", "colour-run": "card"}  # of what a joker stands for
SHAPES = dict(zip(COLOUR_LETTERS, "●■▲◆★✚", strict=True))  # of the colours, the same on every screen
STEPS = ("act", "show", "put", "keep")  # phases in which a seat decides several times, one after another


class Words(GameWords):
    """One reader's words of Level 8 Master.

    >>> words = Words("en")
    >>> words.card("r7"), words.face("r7"), words.card("j6=b9", "run"), words.cards(["o1", "j1"])
    ('a red 7', 'red 7', 'a joker as 9', 'an orange 1 and a joker 1–5')
    >>> words.group(["set", 2]), words.level(6, [["set", 2], ["set", 3], ["set", 3]])
    ('a pair', 'Level 6: a pair and 2 sets of 3')
    """

    game = GAME

    def card(self, card: str, group: str | None = None) -> str:
        """One card inside a sentence; a joker in a group with as much of what it stands for as matters there."""
        return self.text("level8-one", **self._about(card, group))

    def face(self, card: str, group: str | None = None) -> str:
        """One card by itself, as on a label or in a list."""
        return self.text("level8-face", **self._about(card, group))

    def _about(self, card: str, group: str | None) -> Json:
        """What the words for a card may use."""
        _, _, stands = card.partition("=")
        if stands:
            matters = MATTERS.get(group or "", "card")
            said = {"number": stands[1:], "colour": self.colour(stands[0]), "card": self.face(stands)}
            return {"card": "laid", "as": matters, "stands": said[matters]}
        if card[0] in COLOUR_LETTERS and card[1:].isdecimal():
            return {"card": "number", "colour": card[0], "number": int(card[1:])}
        return {"card": card}

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards inside a sentence."""
        return self.joined("and-list", map(self.card, cards))

    def colour(self, letter: str) -> str:
        """A colour's name."""
        return self.text("level8-colour", colour=letter)

    @cite
    def shape(self, letter: str) -> str:
        """L02: a colour's shape, by which it can be told without seeing the colour.

        >>> Words("en").shape("r")
        '●'
        """
        return SHAPES[letter]

    def group(self, group: Sequence[Any], count: int = 1) -> str:
        """A group that a level asks for, or several that are the same."""
        return self.text("level8-group", group=group[0], size=group[1], count=count)

    def groups(self, line: Sequence[Sequence[Any]]) -> str:
        """What a level asks for."""
        same = ((group, len(list(alike))) for group, alike in groupby(map(tuple, line)))
        return self.joined("and-list", (self.group(group, count) for group, count in same))

    def level(self, number: int, line: Sequence[Sequence[Any]]) -> str:
        """A line of a level card."""
        return self.text("level8-level", level=number, groups=self.groups(line))

    def level_card(self, card: str | ReadJson) -> str:
        """What a level card is called; an owner's own by its own name."""
        name = card if isinstance(card, str) else str(card["name"])
        return self.text(f"level8-levels-{name}") if name in known_cards() else name

    def level_cards(self, card: str | ReadJson | Sequence[Any]) -> str:
        """What the level card of a match is called; if each seat has its own, which is whose."""
        if isinstance(card, str | Mapping):
            return self.level_card(card)
        said = ({"name": self.name(seat), "card": self.level_card(one)} for seat, one in enumerate(card))
        return self.joined("and-list", (self.text("level8-card-of", **one) for one in said))

    def source(self, source: str) -> str:
        """Where the lines of a level card come from."""
        return self.text(f"level8-source-{source}")

    def laid(self, groups: Iterable[ReadJson]) -> str:
        """Groups that somebody lays, with their cards."""
        said = []
        for laid in groups:
            kind, cards = laid["group"], laid["cards"]
            faces = ", ".join(self.face(card, kind) for card in cards)
            said.append(self.text("level8-group-laid", group=self.group([kind, len(cards)]), cards=faces))
        return self.joined("and-list", said)

    def why(self, code: str, view: ReadJson) -> str:
        """A bot's reason for a move."""
        return self.text(f"level8-why-{code}")

    def refusal_arguments(self, refusal: Refusal) -> Json:
        """What a refusal's sentence may use."""
        args = dict(refusal.args)
        kind = None
        if "seat" in args:
            args |= {"name": self.name(args["seat"]), "whom": self.whom(args["seat"]), "number": args["seat"] + 1}
        if "groups" in args:
            line = args["groups"]
            args["groups"] = self.groups(line)
            if "place" in args and args["place"] <= len(line):
                kind = line[args["place"] - 1][0]
                args["group"] = self.group(line[args["place"] - 1])
        if isinstance(args.get("group"), Mapping):
            group = args["group"]
            kind = group["group"]
            args |= {"number": group["low"], "colour": group["colour"], **self._fitting(group)}
        if "card" in args:
            held = refusal.reason == "not-held" and "joker" in args
            args["face"] = self.face(args["joker"] if held else args["card"], kind)
        if "stands" in args:
            args["stands"] = self.card(args["stands"])
        return args

    def _fitting(self, group: ReadJson) -> Json:
        """The cards that a run, or a colour run, can grow by."""
        numbers = [number for number in (group["low"] - 1, group["high"] + 1) if 1 <= number <= NUMBERS]
        coloured = [self.card(f"{group['colour']}{number}") for number in numbers]
        fits = coloured if group["group"] == "colour-run" else map(str, numbers)
        return {"fits": self.joined("or-list", fits), "count": len(numbers)}

    def tell(self, events: Sequence[Event]) -> list[str]:
        """What happened, as sentences, without saying that a seat just mentioned goes on."""
        told, last = [], None
        for event in events:
            if event["type"] != "turn":
                last = event.get("seat", last)
            elif event["phase"] in STEPS and event["seat"] == last:
                continue
            told.append(self.event(event))
        return told

    def kind(self, event: Event) -> str:
        """Which sentence an event has."""
        kind = str(event["type"])
        nothing = {
            "dealt": not self._turned(event),
            "picked": event.get("card") is None,
            "put": event.get("card") is None,
            "kept": not event.get("cards"),
            "round-over": event.get("seat") is None,
            "over": event.get("winner") is None,
        }
        if kind == "began" and isinstance(event["card"], list):
            return "began-each"
        return f"{kind}-none" if nothing.get(kind) else kind

    def _turned(self, event: Event) -> str:
        """The card that the dealer turned over; "" if none was left."""
        piles = [carry["cards"] for carry in event.get("cards", ()) if carry["to"] == "pile"]
        return str(piles[0][-1]) if piles and piles[0] else ""

    def arguments(self, event: Event) -> Json:
        """What an event's sentence may use."""
        kind = event["type"]
        args = {name: value for name, value in event.items() if isinstance(value, str | int)}
        subject = event.get({"dealt": "dealer", "over": "winner"}.get(kind, "seat"))
        if subject is not None:
            args |= self.subject(subject)
        for whom in ("on", "of"):
            if event.get(whom) is not None:
                args[whom] = self.name(event[whom])
                args["whom"] = "own" if event[whom] == subject else self.whom(event[whom])
        card = self._turned(event) if kind == "dealt" else event.get("card")
        if kind == "began":
            args |= {"edition": self.edition(event["edition"]), "card": self.level_cards(event["card"])}
        elif card:
            args["card"] = self.card(card, event.get("group"))
        if kind in ("drew", "kept") and event.get("cards"):
            cards = event["cards"][0]["cards"]
            hidden = isinstance(cards, int)
            args |= {"cards": "" if hidden else self.cards(cards), "count": cards if hidden else len(cards)}
        if kind == "laid-out":
            args["groups"] = self.laid(event["groups"])
        if kind == "round-over":
            args["moves"] = " ".join(self.moves(event))
        return args

    def moves(self, event: Event) -> list[str]:
        """What the end of a round means for each seat."""
        return [
            self.text("level8-event-moved", **self.subject(seat), moved=moved, level=level)
            for seat, (moved, level) in enumerate(zip(event["moved"], event["levels"], strict=True))
        ]
