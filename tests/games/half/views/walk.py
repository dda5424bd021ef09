"""Matches of 8½: to every phase, and to last chances."""

from __future__ import annotations

import random

import halfpast
from halfpast.games.half.rules.game import GAME
from tests.games.half.naive.agreement import random_deck, random_endgame
from tests.games.half.naive.referee import DECK
from tests.games.half.random_games import random_edition
from tests.games.side_by_side import full_parameters
from tests.games.views.walk import HOUSE, Json, Walk


class HalfWalk(Walk):
    """Few cards, and a start shortly before the end, come to the rare places soon."""

    game = "half"
    printed = ("amigo", "fundex", "demi", "express", "express-advanced")
    # H05a is the phase play too, but before any card is laid, and nobody could announce one.
    places = ("exchange", "opening", "H05a", "play", "last-chance", "over")
    plain = ("play",)
    ways = ("late", "few cards", "nobody announces", "few cards", "whole deck")
    # Anything, or so that halves are left for the end and a last chance comes about.
    styles = ("any", "quick", "quick", "halves")
    seats = range(2, 6)
    most_moves = 100_000
    looks = 25

    def begin(self, edition: str, way: str, chooser: random.Random) -> halfpast.Match:
        """A whole deck, a few cards, hands that announce nothing, or shortly before its end."""
        seats = chooser.choice(self.seats)
        chosen = random_edition(GAME, chooser) if edition == HOUSE else edition
        deck = None
        if way == "few cards":
            deck = random_deck(chooser, seats)
        elif way == "nobody announces":
            deck = deck_without_announcements(seats, full_parameters("half", chosen)["opening"], chooser)
        games = chooser.choice((1, 2, 2, 3))
        match = halfpast.new("half", edition=chosen, seats=seats, games=games, seed=chooser.getrandbits(32), deck=deck)
        return shortly_before_the_end(match, chooser) if way == "late" else match

    def choose(self, match: halfpast.Match, style: str, chooser: random.Random) -> str:
        """A legal move, mostly one to the taste of the style, if there is one."""
        legal = match.legal()
        if style == "quick" and chooser.random() < 0.9:
            legal = [move for move in legal if move[0] not in "htgp"] or legal
        elif style == "halves" and chooser.random() < 0.7:
            legal = [move for move in legal if "h" in move] or legal
        return chooser.choice(legal)

    def place_of(self, view: Json) -> str:
        """The phase, and H05a."""
        nobody_announced = set(view.get("announced", "")) == {"-"}
        if view["phase"] == "play" and view["plays"] == 0 and nobody_announced:
            return "H05a"
        return str(view["phase"])

    def has(self, edition: str, place: str) -> bool:
        """H26 is not played in amigo and express."""
        return place != "exchange" or edition in ("fundex", "demi", HOUSE)

    def moves_of_cards(self, view: Json) -> dict[str, str]:
        """Hand and open cards."""
        own = view["seats"][view["you"]]
        return {card: card for card in own["hand"] + own["open"]}


def deck_without_announcements(seats: int, opening: str, chooser: random.Random) -> str:
    """A deck whose hands hold no card that could be announced (H05a)."""
    mute = "hg" if opening == "lowest-number" else "059hg"
    cards = sorted(DECK, key=lambda card: (card not in mute, chooser.random()))
    hands, others = cards[: 3 * seats], cards[3 * seats :]
    chooser.shuffle(others)
    seat_by_seat = (others[6 * at : 6 * at + 6] + hands[3 * at : 3 * at + 3] for at in range(seats))
    return "".join(card for cards in seat_by_seat for card in cards)


def shortly_before_the_end(match: halfpast.Match, chooser: random.Random) -> halfpast.Match:
    """The same match, loaded with its cards laid as late in a game."""
    position = match.position()
    position.pop("dealt", None)  # of hands that are no more
    return halfpast.load(random_endgame(chooser, position, dict(match.edition.parameters)))


HALF = HalfWalk()
