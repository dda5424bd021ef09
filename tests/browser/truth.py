"""What really happened at a table, from the server's own store: what a page tells is held against it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import halfpast
from halfpast.games.half.words import Words
from halfpast.i18n import text
from halfpast.match import Match
from tests.browser.play import story


def entries(db: Path, table: str, since: int = 0) -> list[dict[str, Any]]:
    """What is in a table's log."""
    asked = "SELECT document FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq"
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as opened:
        rows = opened.execute(asked, (table, since)).fetchall()
    return [json.loads(entry) for (entry,) in rows]


def moves(db: Path, table: str) -> list[str]:
    """The moves of a table's log."""
    return [entry["move"] for entry in entries(db, table)]


def document_of(db: Path, table: str) -> dict[str, Any]:
    """What the store says of a table."""
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as opened:
        (document,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
    found: dict[str, Any] = json.loads(document)
    return found


class Truth:
    """The match at a table where nothing is taken back: a move of its log is played once, however often one looks."""

    def __init__(self, db: Path, table: str) -> None:
        self.db, self.table = db, table
        self.match = halfpast.replay(document_of(db, table)["dealt"])

    def now(self) -> Match:
        """As it stands."""
        for entry in entries(self.db, self.table, self.match.moves):
            self.match.play(entry["move"])
        return self.match


def match_of(db: Path, table: str) -> Match:
    """The match, played again."""
    return Truth(db, table).now()


def told(db: Path, table: str, seat: int, names: list[str], language: str = "en") -> list[str]:
    """The story as one seat may know it, in its language; without whose turn it is, and what others draw unseen."""
    called = [text("page-you", language) if one == seat else name for one, name in enumerate(names)]
    events = match_of(db, table).events(seat)
    shown = [one for one in events if one["type"] != "turn" and not (one["type"] == "drew" and one["seat"] != seat)]
    return Words(language, called, seat).tell(shown)


def assert_true_story(page: Page, db: Path, seat: int, names: list[str], language: str = "en") -> None:
    """What the page tells is what the store has, each thing once; of a long game it tells the end."""
    truth = told(db, page.url.rsplit("/", 1)[1], seat, names, language)
    expect(page.locator("aside .story li").first).to_have_text(truth[-1])
    shown = story(page)
    assert len(shown) == len(truth) or len(shown) > 60
    assert shown[1:] == truth[-len(shown) :][1:]
