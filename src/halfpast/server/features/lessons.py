"""Lessons: a first game that teaches, from a script, lesson.toml in a game's folder.

The page knows no rules, so the whole lesson is played here, once, and sent move by move, like a replay. What a learner
tries besides the script is tried in the very position that the lesson is in; nothing is kept.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

import halfpast
from halfpast.core.documents import Json
from halfpast.core.errors import HalfpastError, shown
from halfpast.games import GAMES
from halfpast.match import Match
from halfpast.server.tables.questions import all_drawn, preview
from halfpast.server.tables.stand_in import place_of, stand_in
from halfpast.store import Document

LEARNER = 0


@dataclass(frozen=True)
class Lesson:
    """A lesson: the steps, and the match after each of its moves, chapter after chapter."""

    seats: list[str]  # which bot each seat is; "": the learner
    steps: list[Document]  # say, rule, move, and at which frame the learner stands
    matches: list[Match]
    first: list[bool]  # whether a chapter begins with that frame

    def document(self) -> Document:
        """All that the page needs to show it."""
        match = self.matches[0]
        table = stand_in(match, match.edition.name, 1, [place_of(bot=bot or None) for bot in self.seats])
        frames = [self._frame(at) for at in range(len(self.matches))]
        return {"table": table, **all_drawn(match), "steps": self.steps, "frames": frames}

    def _frame(self, at: int) -> Document:
        """The match after one of its moves, and what happened in it."""
        match = self.matches[at]
        since = 0 if self.first[at] else self.matches[at - 1].happened
        return {
            "chapter": sum(self.first[: at + 1]),
            **match.frame(LEARNER, since),
            "ended": match.ended(),
            "result": match.result(),
        }

    def answer(self, asked: Document) -> Document:
        """What a move would do at a frame of the lesson, or what cards in the level's groups make."""
        at = asked.get("at")
        if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at < len(self.matches):
            raise HalfpastError(f"A lesson is asked at one of its {len(self.matches)} frames, not {shown(at)}.")
        match = self.matches[at]
        if "groups" in asked:
            return match.draft(asked["groups"], LEARNER)
        return preview(match, asked.get("move"))


@cache
def lesson(game: str) -> Lesson:
    """A game's lesson; LookupError if there is no such game."""
    source = GAMES[game].lesson if game in GAMES else None
    if source is None:
        raise LookupError("There is no such lesson.")
    script = tomllib.loads(source)
    steps: list[Document] = []
    matches: list[Match] = []
    first: list[bool] = []
    for chapter in script["chapters"]:
        match = _begin(game, len(script["seats"]), chapter)
        matches.append(match.copy())
        first.append(True)
        for step in chapter["steps"]:
            told = {"say": step["say"], "rule": step["rule"], "move": step.get("move", ""), "at": len(matches) - 1}
            steps.append(told)
            for move in [*([told["move"]] if told["move"] else []), *step.get("then", [])]:
                match.play(move)
                matches.append(match.copy())
                first.append(False)
    return Lesson(script["seats"], steps, matches, first)


def _begin(game: str, seats: int, chapter: Json) -> Match:
    """The match that a chapter begins with: its own cards, and for each seat whatever else differs from a new deal."""
    settings = {name: chapter[name] for name in GAMES[game].settings if name in chapter}

    def dealt(deck: object) -> Match:
        series, dealer = chapter.get("games"), chapter["dealer"]
        return halfpast.new(game, chapter["edition"], seats, series, 1, deck, dealer, **settings)

    if "deck" in chapter:
        return dealt(chapter["deck"].replace(" ", ""))
    hands = zip(*(hand.split() for hand in chapter["hands"]), strict=True)
    deck = [*(card for cards in hands for card in cards), *chapter["stock"].split()]
    match = dealt([*deck, *dealt(deck).position()["out"]])
    if "places" not in chapter:
        return match
    position = match.position()
    for seat, changed in zip(position["seats"], chapter["places"], strict=True):
        seat.update(changed)
    return halfpast.load(position)
