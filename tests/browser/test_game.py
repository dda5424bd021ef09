"""Games against bots, from the first page to the last."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, OpenPage
from tests.browser.play import (
    close_sheet,
    make_a_move,
    start_with_bots,
    story,
    wait_for_turn,
)
from tests.browser.truth import assert_true_story

pytestmark = pytest.mark.browser


def test_two_clicks_from_home_one_plays(open_page: OpenPage) -> None:
    page = open_page(kept={})
    page.get_by_role("button", name="Play with bots now", exact=True).click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    assert wait_for_turn(page)
    make_a_move(page)
    assert [line for line in story(page) if line.startswith("You ")]


def test_a_whole_series(open_page: OpenPage, db: Path) -> None:
    games = 2
    page = open_page(kept=QUICK | {"wish-bots": {"games": games, "pace": "fast", "bots": ["family", "learner"]}})
    start_with_bots(page)
    for game in range(1, games + 1):
        play_until_the_score(page)
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name=f"What everyone held at the end of game {game}")).to_be_visible()
        expect(sheet.locator("tbody tr")).to_have_count(game)
        for held in sheet.get_by_role("listitem").all():
            cards = held.get_by_role("img").count()
            words = {0: "no card", 1: "one card"}.get(cards, f"{cards} cards")
            expect(held.locator(".dim")).to_contain_text(words)
        points = [digits(cell) for cell in sheet.locator("tbody td").all_inner_texts()]
        totals = [digits(cell) for cell in sheet.locator("tfoot td").all_inner_texts()]
        assert totals == [sum(points[seat::3]) for seat in range(3)]
    expect(page.get_by_role("heading", name="The series is over")).to_be_visible()
    expect(page.locator(".won")).to_contain_text("victory" if totals.count(min(totals)) > 1 else "win")
    assert_true_story(page, db, 0, ["", "Fox", "Owl"])
    table = page.url
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("aside .story")).to_contain_text("Game 1.")


def digits(text: str) -> int:
    """A number with words around it."""
    return int("".join(filter(str.isdigit, text)))


def play_until_the_score(page: Page) -> None:
    """To the end of one game."""
    close_sheet(page)
    while True:
        page.wait_for_function("() => document.querySelector('.mine.turn') || document.querySelector('dialog[open]')")
        if page.get_by_role("dialog").count():
            return
        make_a_move(page)
