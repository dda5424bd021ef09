"""What decided a game, a round or a match: asked of the game itself, worked out once for each end."""

from __future__ import annotations

from halfpast.games import package
from halfpast.match import Match
from halfpast.store import Document


def facts_of(match: Match) -> Document | None:
    """What decided the last game or round that is over, and the match if it is over; None before the first end."""
    return package(match.game.name).facts.told(match.events(None), match.edition)


class Facts:
    """The facts of one table, as they were last asked for."""

    def __init__(self) -> None:
        self._known: tuple[int, int, Document | None] | None = None  # undos, events so far, the facts

    def of(self, match: Match, undos: int) -> Document | None:
        """What decided it; the last result, if nothing has ended since."""
        if self._known is not None and self._known[0] == undos and self._known[1] <= match.happened:
            _, heard, facts = self._known
            if not match.has_seen(package(match.game.name).facts.ENDS, heard):
                self._known = undos, match.happened, facts
                return facts
        facts = facts_of(match)
        self._known = undos, match.happened, facts
        return facts
