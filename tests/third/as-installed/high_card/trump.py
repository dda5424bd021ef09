"""The trump as a match sets it: read from a table's terms, typed at the command line, offered to the page."""

from __future__ import annotations

from typing import Any

from halfpast.core.errors import HalfpastError
from halfpast.core.words import GameWords
from high_card.rules.state import KINDS
from high_card.rules.trump import read_trump, read_trumps


class Trump:
    """A card that goes on anything; each player may have one of their own."""

    name = "trump"
    called = ("trump", "trumps")
    help = "High Card: a card that goes on anything, 0: none; once for all, or once a seat, yours first.  [default: 0]"
    drawn_as = "trumps"
    address = "high-trump"

    def read(self, wanted: object) -> object:
        """The trump, or each seat's."""
        return read_trumps(wanted)

    def typed(self, wanted: str) -> object:
        """A number."""
        return int(wanted) if wanted.isdecimal() else wanted

    def offers(self) -> dict[str, Any]:
        """What there is to choose from."""
        return {"trumps": list(self.known())}

    def known(self) -> dict[str, dict[str, Any]]:
        """Every trump."""
        return {str(trump): {"card": trump} for trump in range(KINDS + 1)}

    def choices(self, words: GameWords) -> dict[str, str]:
        """Every trump, in words."""
        return {trump: words.text("high-trump", card=int(trump)) for trump in self.known()}

    def trial(self, data: dict[str, Any]) -> dict[str, Any]:
        """Whether something is a trump."""
        try:
            return {"right": bool(read_trump(data.get("trump")) + 1)}
        except HalfpastError as error:
            return {"right": False, "words": str(error)}

    def shown(self, value: object) -> object:
        """The trumps as they are."""
        return value
