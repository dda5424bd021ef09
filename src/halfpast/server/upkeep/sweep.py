"""When a table or an account is due to go, because nobody will look at it again. sweeper.py sees to it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from halfpast.core.documents import Json
from halfpast.store.lists import Old
from halfpast.store.outline import ALONE, BY_TURNS, LOBBY, SLOW, TOGETHER, UNMOVED, UNPLAYED

DAY = 24 * 3600
DAYS = {"lobby": 7, "playing": 100, "over": 400}  # since somebody looked, or since the match was over
NO_HURRY = {**DAYS, "lobby": 30}  # for turn by turn, where people come one by one

ACCOUNT_DAYS = 400  # since an account was last used; by then its finished tables are gone too
BIN_DAYS = 30  # for which something removed can be put back
FIRST_MOVE = timedelta(minutes=30)  # for somebody who has just begun a game to make a move


# After how long a table with nobody at it makes way for a new one, if there is no room. In this order: tables that have
# not begun (whoever made one may be reloading the page, or sending the link), games in which no person has ever moved,
# those where nobody has looked for a day (against bots) or for a week; turn by turn, those of several people, none of
# whom has moved, where nobody has looked for a week, and any where nobody has looked for a month.
MAKES_WAY = {
    LOBBY: timedelta(minutes=10),
    UNPLAYED: FIRST_MOVE,
    ALONE: timedelta(days=1),
    TOGETHER: timedelta(days=7),
    UNMOVED: timedelta(days=7),
    SLOW: timedelta(days=30),
}


def due(old: Old) -> datetime:
    """When a table, with nobody at it, may go.

    >>> due(Old("Xk3", "lobby", "none", 0.0)).date().isoformat()
    '1970-01-08'
    """
    days = NO_HURRY if old.clock in BY_TURNS else DAYS
    return last(old) + timedelta(days=days[old.state])


def last(old: Old) -> datetime:
    """When somebody last looked at a table, or when its match was over; or when the host brought it back."""
    return datetime.fromtimestamp(old.seen, UTC)


def account_due(account: Json) -> datetime:
    """When an account may go: it is known by the day only."""
    seen = max(str(account["seen"]), str(account.get("restored", "")))  # if the host brought it back, since then
    return datetime.fromisoformat(seen).replace(tzinfo=UTC) + timedelta(days=ACCOUNT_DAYS + 1)
