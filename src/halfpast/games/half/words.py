"""8½ in words: cards, bids, refusals, events, a bot's reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from halfpast.core.documents import Json, ReadJson
from halfpast.core.errors import Refusal
from halfpast.core.events import Event
from halfpast.core.words import GameWords
from halfpast.games.half.rules.game import GAME


class Words(GameWords):
    """One reader's words of 8½.

    >>> words = Words("en")
    >>> words.cards("33"), words.cards("g"), words.bid(6.5)
    ('two 3s', 'a ghost', 'six and a half')
    >>> words.cards("8"), words.listed("or-list", ["8", "8h", "g"])
    ('an 8', '8, 8+½ or a ghost')
    """

    game = GAME

    def card(self, card: str) -> str:
        """One card, or 8+½, in a list of what may be laid."""
        return self.text(f"half-card-{card}") if card in ("h", "g", "8h") else card

    def cards(self, cards: str) -> str:
        """The cards that somebody lays, inside a sentence."""
        if cards == "8h":
            return self.card(cards)
        kind = cards[0] if cards[0] in "hg" else int(cards[0])
        if len(cards) == 1:
            return self.text("half-one", card=kind)
        return self.text("half-several", number=len(cards), card=kind)

    def listed(self, joiner: str, cards: Iterable[str]) -> str:
        """What may be laid, as a list."""
        return self.joined(joiner, map(self.card, cards))

    def drawn(self, cards: str) -> str:
        """Cards that were drawn, one after another."""
        return self.joined("and-list", map(self.cards, cards))

    def faces(self, cards: str) -> str:
        """Cards one after another as they look: `7h` is "7 ½"."""
        return " ".join(self.text(f"half-face-{card}") if card in "hg" else card for card in cards)

    def bid(self, number: float) -> str:
        """A bid as it is said aloud."""
        return self.text("half-bid", halves=int(2 * number))

    def refusal_arguments(self, refusal: Refusal) -> Json:
        """What a refusal's sentence may use."""
        args = dict(refusal.args)
        for name in ("cards", "own", "other"):
            if name in args:
                args[name] = self.cards(args[name])
        if "may" in args:
            args["may"] = self.listed("or-list", args["may"])
        return args

    def why(self, code: str, view: ReadJson) -> str:
        """Why a bot would make a move, for the seat whose view it is."""
        seats, you = len(view["seats"]), int(view["you"])
        args: dict[str, str] = {}
        for name, seat in (("before", (you - 1) % seats), ("next", (you + 1) % seats)):
            args |= {name: self.name(seat), f"{name}who": self.whom(seat)}
        return self.text(f"half-why-{code}", **args)

    def tell(self, events: Sequence[Event]) -> list[str]:
        """What happened, as sentences; a lay and its bid share one."""
        told, rest = [], list(events)
        while rest:
            event = rest.pop(0)
            if event["type"] == "laid" and rest and rest[0]["type"] == "bid":
                told.append(self.laid_and_bid(event, rest.pop(0)))
            elif not (event["type"] == "laid" and event["from"] == "blind"):  # it was turned, and is not laid to stay
                told.append(self.event(event))
        return told

    def laid_and_bid(self, laid: Event, bid: Event) -> str:
        """A lay and the bid it makes."""
        said = self.text("half-event-laid-bid", **self.arguments(laid), said=self.bid(bid["bid"]["number"]))
        return f"{said} {self.text('half-event-under-five')}" if bid["under_five"] else said

    def event(self, event: Event) -> str:
        """One event as a sentence."""
        if event["type"] == "scored":
            return self.text("half-event-scored", game=event["game"], scores=" ".join(self.scores(event)))
        return super().event(event)

    def kind(self, event: Event) -> str:
        """Which sentence an event has."""
        nothing = event["type"] == "announced" and event["lowest"] is None
        return "announced-none" if nothing else str(event["type"])

    def scores(self, event: Event) -> list[str]:
        """How a game ended for each seat."""
        return [
            self.text("half-event-score", **self.subject(seat), count=held, points=points)
            for seat, (held, points) in enumerate(zip(event["held"], event["points"], strict=True))
        ]

    def arguments(self, event: Event) -> Json:
        """What an event's sentence may use."""
        args = {name: value for name, value in event.items() if isinstance(value, str | int)}
        subject = event["winners"][0] if event["type"] == "over" else event.get("seat", event.get("dealer"))
        if subject is not None:
            args |= self.subject(subject)
        for whom in ("with", "caught", "finisher"):
            if whom in event:
                args[whom] = self.name(event[whom])
                args["whom"] = self.whom(event[whom])
        for name in ("own", "other"):
            if name in event:
                args[name] = self.cards(event[name])
        for name in ("laid", "card"):
            if name in event:
                args["cards"] = self.cards(event[name])
        if "bid" in event:
            args |= {"bid": event["bid"]["words"], "said": self.bid(event["bid"]["number"])}
        if event["type"] == "drew":
            drawn = event["cards"][0]["cards"]
            args["cards"] = "" if isinstance(drawn, int) else self.drawn(drawn)
        if event["type"] == "began":
            args["edition"] = self.edition(event["edition"])
        if event["type"] == "over":
            names = [self.name(seat) for seat in event["winners"]]
            args |= {"winners": len(names), "names": self.joined("and-list", names)}
        return args
