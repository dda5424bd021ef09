"""High Card in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from halfpast.core.errors import Refusal
from halfpast.core.events import Event
from halfpast.core.words import GameWords
from high_card.rules.game import GAME


class Words(GameWords):
    """One reader's words of High Card."""

    game = GAME

    def card(self, card: str) -> str:
        """One card."""
        return card

    def why(self, code: str, view: Mapping[str, Any]) -> str:
        """Why a bot would make a move."""
        return self.text(f"high-why-{code}")

    def tell(self, events: Sequence[Event]) -> list[str]:
        """What happened, as sentences."""
        return [self.event(event) for event in events]

    def refusal_arguments(self, refusal: Refusal) -> dict[str, Any]:
        """What a refusal's sentence may use."""
        return dict(refusal.args)

    def kind(self, event: Event) -> str:
        """Which sentence an event has."""
        return "over-none" if event["type"] == "over" and not event["winners"] else str(event["type"])

    def arguments(self, event: Event) -> dict[str, Any]:
        """What an event's sentence may use."""
        args = {name: value for name, value in event.items() if isinstance(value, str | int)}
        subject = event["winners"][0] if event.get("winners") else event.get("seat", event.get("dealer"))
        if subject is not None:
            args |= self.subject(subject)
        if event["type"] == "drew":
            drawn = event["cards"][0]["cards"]
            args["card"] = "" if isinstance(drawn, int) else drawn
        if event["type"] == "began":
            args["edition"] = self.edition(event["edition"])
        return args
