"""Bots: one folder a game, one file a bot. A bot is given a view, never the state."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from halfpast.core.errors import HalfpastError, shown
from halfpast.core.thinking import Advice, Thinking
from halfpast.games import bots as all_bots
from halfpast.games import game_of, package
from halfpast.i18n import GameWords
from halfpast.i18n import words as find_words

__all__ = ["BOTS", "Advice", "Bot", "bot", "bots_for", "check_bot"]

BOTS = all_bots()  # weakest first
MOST_SEED = 2**62


def check_bot(name: object) -> None:
    """Refuse a bot that there is not."""
    if name not in BOTS:
        raise HalfpastError(f"There is no bot {shown(name)}; there are: {', '.join(BOTS)}.")


def bots_for(names: object, seats: int, what: str, whose: str) -> tuple[str, ...]:
    """A bot for each of so many seats, from one name or one a seat."""
    given = [names] * seats if isinstance(names, str) else names
    if not isinstance(given, Sequence) or len(given) != seats:
        said = f"{len(given)}" if isinstance(given, Sequence) else shown(given)
        raise HalfpastError(f"{what} names one bot, or one for each of the {seats} {whose}, not {said}.")
    for name in given:
        check_bot(name)
    return tuple(given)


class Bot:
    """A bot by name. What it does depends on its seed and the view alone: where all looks alike it moves alike.

    >>> import halfpast
    >>> m = halfpast.new("half", edition="fundex", seats=3, seed=8)
    >>> halfpast.bot("family", seed=1).choose(m.view(m.seat))
    '7'
    """

    def __init__(self, name: str, seed: int | None = None) -> None:
        check_bot(name)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise HalfpastError(f"A bot's seed is an int or None, not {shown(seed)}.")
        self.name = name
        self.seed = (secrets.randbelow(MOST_SEED) if seed is None else seed) % MOST_SEED

    def choose(self, view: Mapping[str, Any]) -> str:
        """The move that the bot makes, as text.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> halfpast.bot("random", seed=1).choose(m.view(0))
        '4'
        """
        return self._thoughts(view).best()

    def advise(self, view: Mapping[str, Any], words: str | GameWords = "en") -> list[Advice]:
        """Every legal move, best first, each with the reason in words: of a language, or a reader's own.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> halfpast.bot("family", seed=1).advise(m.view(0))
        [Advice(move='4', why='It is the only move.', reason='only-move', openly='That is its secret.', chance=None)]
        """
        reader = find_words(game_of(view, "A view").name, words) if isinstance(words, str) else words
        if not isinstance(reader, GameWords):
            raise HalfpastError(f"Words are a language or a reader's own, not {shown(words)}.")
        return self._thoughts(view).advice(reader)

    def _thoughts(self, view: Mapping[str, Any]) -> Thinking:
        found = package(game_of(view, "A view").name)
        found.check_bot(self.name)
        return found.thinking.Thoughts(found.bots.index(self.name), self.seed, view)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot: random, learner or family. seed: an int; None takes one from the system.

    >>> import halfpast
    >>> halfpast.bot("learner")
    <Bot learner>
    """
    return Bot(name, seed)
