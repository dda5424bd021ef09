"""My record: found from home, right about a match that was just played, readable by everybody."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import axe_faults
from tests.browser.play import make_a_move
from tests.browser.play8 import table_of
from tests.browser.scenes import Stage
from tests.browser.truth import match_of


def numbers(page: Page, at: int) -> dict[str, str]:
    """A block of numbers, by what they count."""
    found: dict[str, str] = (
        page.locator("main dl")
        .nth(at)
        .evaluate(
            "dl => Object.fromEntries([...dl.children].map(one => [...one.children].map(each => each.innerText)))"
        )
    )
    return found


def against(page: Page, title: str) -> list[list[str]]:
    """A table of opponents, row by row."""
    rows: list[list[str]] = (
        page.get_by_role("table", name=title)
        .locator("tbody tr")
        .evaluate_all(
            "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.replace(/\\s+/g, ' ').trim()))"
        )
    )
    return rows


def played_by_a_person(db: Path, table: str) -> None:
    """The scene was played by bots: let its log say that a person made the moves of a person."""
    with closing(sqlite3.connect(db, timeout=30)) as opened, opened:
        (text,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        mine = {at for at, seat in enumerate(json.loads(text)["seats"]) if seat["kind"] == "guest"}
        rows = opened.execute("SELECT seq, document FROM entries WHERE table_id = ?", (table,)).fetchall()
        for seq, kept in rows:
            entry = json.loads(kept)
            if entry["seat"] in mine:
                changed = json.dumps({**entry, "author": "guest"}), table, seq
                opened.execute("UPDATE entries SET document = ? WHERE table_id = ? AND seq = ?", changed)


def test_a_match_that_was_won_stands_in_the_record_once(open_page: OpenPage, stage: Stage, db: Path) -> None:
    table, cookie = stage.take("series-end")
    played_by_a_person(db, table)
    page = open_page(f"/t/{table}", PHONE, cookie=cookie, **STILL)
    make_a_move(page)
    expect(page.get_by_role("dialog").locator(".won")).to_have_text("You win!")
    match = match_of(db, table_of(page))
    you = page.evaluate("fetch('/api/me').then(r => r.json()).then(me => me.mine[0].mine[0])")
    finished = [row["finisher"] for row in (match.result() or {})["games"]]
    caught = [event["seat"] for event in match.events(None) if event["type"] == "caught"]
    page.reload()  # nothing that is looked at again counts again
    page.get_by_role("dialog").get_by_role("button", name="Watch again").click()
    page.wait_for_url("**/r/**")
    page.goto(page.url.split("/r/")[0])
    page.get_by_role("link", name="My record").click()
    page.get_by_role("heading", name="My record").wait_for()
    page.locator("main dl").first.wait_for()
    assert numbers(page, 0) == {"Matches": "1", "Won": "1", "Most in a row": "1"}
    assert numbers(page, 1)["Games"] == str(len(finished))
    assert numbers(page, 1)["Games finished first"] == str(finished.count(you))
    assert numbers(page, 1)["Catches"] == str(caught.count(you))
    assert [row[1:] for row in against(page, "Against bots")] == [["1", "1", "0"]] * 2
    expect(page.get_by_role("main")).to_contain_text("in this browser in the last 400 days")
    expect(page.get_by_role("table", name="Against people")).to_have_count(0)
    assert axe_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_before_the_first_match_it_says_how_to_begin(open_page: OpenPage) -> None:
    page = open_page("/record", PHONE, language="de")
    expect(page.get_by_role("main")).to_contain_text("Du hast noch keine Partie zu Ende gespielt.")
    expect(page.locator("main dl")).to_have_count(0)
