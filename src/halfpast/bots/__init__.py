"""Bots: one folder for each game, one file for each bot. A bot is given a view, never the state."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from halfpast.core.documents import ReadJson
from halfpast.core.errors import HalfpastError, shown
from halfpast.core.parsed import Seen
from halfpast.core.thinking import Advice, Thinking
from halfpast.games import bots as all_bots
from halfpast.games import game_of, package
from halfpast.i18n import GameWords
from halfpast.i18n import words as find_words

__all__ = ["BOTS", "Advice", "Bot", "bot", "bots_for", "check_bot"]

BOTS = all_bots()  # weakest first
MOST_SEED = 2**62


def check_bot(name: object) -> None:
    """Refuse an unknown bot."""
    if name not in BOTS:
        raise HalfpastError(f"There is no bot {shown(name)}; there are: {', '.join(BOTS)}.")


def bots_for(names: object, seats: int, what: str, whose: str) -> tuple[str, ...]:
    """A bot for each of these seats, from one name for all or one for each seat."""
    given = [names] * seats if isinstance(names, str) else names
    if not isinstance(given, Sequence) or len(given) != seats:
        said = f"{len(given)}" if isinstance(given, Sequence) else shown(given)
        raise HalfpastError(f"{what} names one bot, or one for each of the {seats} {whose}, not {said}.")
    for name in given:
        check_bot(name)
    return tuple(given)


class Bot:
    """A bot by name. What it does depends only on its seed and the view: where everything looks the same, it makes
    the same move.

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

    def choose(self, view: ReadJson) -> str:
        """The move the bot makes, as text.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> halfpast.bot("random", seed=1).choose(m.view(0))
        '4'
        """
        return self.decide(_read(view))

    def decide(self, seen: Seen) -> str:
        """As `choose`, from a view's record, as `Match.seen` gives it: where the match is in this process.

        >>> import halfpast
        >>> halfpast.bot("random", seed=1).decide(halfpast.new("half", seed=7).seen(0))
        '4'
        """
        return self.think(seen).best()

    def advise(self, view: ReadJson, words: str | GameWords = "en") -> list[Advice]:
        """Every legal move, best first, each with the reason in words: in a language, or for a particular reader.

        >>> import halfpast
        >>> m = halfpast.new("half", seed=7)
        >>> halfpast.bot("family", seed=1).advise(m.view(0))
        [Advice(move='4', why='It is the only move.', reason='only-move', openly='That is its secret.', chance=None)]
        """
        reader = find_words(game_of(view, "A view").name, words) if isinstance(words, str) else words
        if not isinstance(reader, GameWords):
            raise HalfpastError(f"Words are a language or a reader's own, not {shown(words)}.")
        return self.think(_read(view)).advice(reader, view)

    def think(self, seen: Seen) -> Thinking:
        """What the bot thinks of every move, from a view's record."""
        its_package, v = package(seen.game), seen.views
        its_package.check_bot(self.name)
        if seen.you is None or its_package.rules.is_over(v, 0) or v[0]["turn"] != seen.you:
            raise HalfpastError("A bot is asked with the view of the seat that must decide.")
        return its_package.thinking.Thoughts(its_package.bots.index(self.name), self.seed, seen)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def _read(view: ReadJson) -> Seen:
    """The record of a view."""
    seen: Seen = package(game_of(view, "A view").name).notation.read_view(view)
    return seen


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot: random, learner or family. seed: an int; None takes one from the system.

    >>> import halfpast
    >>> halfpast.bot("learner")
    <Bot learner>
    """
    return Bot(name, seed)
