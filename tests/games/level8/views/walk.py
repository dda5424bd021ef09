"""Matches of Level 8: to every phase of every special, and to the end."""

from __future__ import annotations

import random
from typing import Any

import halfpast
from halfpast.games.level8.rules.game import GAME
from halfpast.games.level8.rules.levels import find_cards, known_cards
from tests.games.half.random_games import random_edition
from tests.games.level8.random_games import EDITIONS, late_position, random_card
from tests.games.views.walk import HOUSE, Json, Walk

WORDS = {"show": "show", "put": "put", "keep": "keep"}  # what is done with a card in a phase; else it is discarded
LIKED = ("lay", "off", "play")  # what leads to the rare places


class Level8Walk(Walk):
    """A position laid out anew, late in a round, comes to the rare places soon."""

    game = "level8"
    printed = EDITIONS
    places = ("draw", "act", "show", "pick", "put", "keep", "over")
    plain = ("draw", "act")
    ways = ("late", "dealt", "late")
    styles = ("any", "keen", "keen")
    seats = range(2, 7)
    most_moves = 250
    looks = 8

    def begin(self, edition: str, way: str, chooser: random.Random) -> halfpast.Match:
        """Freshly dealt, or laid out anew, late in a round."""
        chosen = random_edition(GAME, chooser) if edition == HOUSE else edition
        options: dict[str, Any] = {"seats": chooser.choice(self.seats), "seed": chooser.getrandbits(32)}
        card: Any = [chooser.choice((*known_cards(), random_card(chooser))) for _ in range(options["seats"])]  # L23a
        if chooser.random() < 0.4:
            card = card[0]
        match = halfpast.new("level8", edition=chosen, card=card, **options)
        if way == "dealt":
            return match
        levels = [[list(line) for line in one.levels] for one in find_cards(card)]
        return halfpast.load(late_position(chooser, match.position(), dict(match.edition.parameters), *levels))

    def choose(self, match: halfpast.Match, style: str, chooser: random.Random) -> str:
        """A legal move; keenly: levels are laid, cards laid off, specials played."""
        legal = match.legal()
        if style == "keen" and chooser.random() < 0.8:
            legal = [move for move in legal if move.startswith(LIKED)] or legal
        return chooser.choice(legal)

    def place_of(self, view: Json) -> str:
        """The phase."""
        return str(view["phase"])

    def has(self, edition: str, place: str) -> bool:
        """L25: Level 8 alone, in any box, has no take, swap and keep, and nothing is kept."""
        return not edition.startswith("level8") or place in ("draw", "act", "over")

    def moves_of_cards(self, view: Json) -> dict[str, str]:
        """Hand cards, each with the word of the phase."""
        word = WORDS.get(view["phase"], "discard")
        return {card: f"{word} {card}" for card in view["seats"][view["you"]]["hand"]}


LEVEL8 = Level8Walk()
