"""How a game ends on the page: the last move in real cards, what decided it, confetti for the winner alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.play import close_sheet, make_a_move
from tests.browser.play8 import do, table_of
from tests.browser.scenes import Stage, friend_of
from tests.browser.test_level8 import legal
from tests.browser.truth import match_of

FIRST_TWICE = re.compile("you finished first in 2 of 2 games", re.IGNORECASE)  # perhaps not only that
LIVES = "() => document.querySelectorAll('.confetti span').length"


def count_confetti(page: Page) -> None:
    """Note the most pieces that were ever there, from now on."""
    page.evaluate(
        """() => {
          window.most = 0
          const count = () => (window.most = Math.max(window.most, document.querySelectorAll('.confetti span').length))
          new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
        }"""
    )


def shown_cards(page: Page) -> list[str]:
    """The cards in the picture of the last move, as they lie."""
    found: list[str] = page.locator("[data-zone='last-move'] [data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    return found


def test_a_game_won_shows_the_last_move_and_what_decided_it(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("series-end", PHONE, **STILL)
    make_a_move(page)
    sheet = page.get_by_role("dialog", name="The series is over")
    expect(sheet.locator(".won")).to_have_text("You win!")
    laid = [event for event in match_of(db, table_of(page)).events(None) if event["type"] == "laid"][-1]
    before = match_of(db, table_of(page)).at(laid["move"] - 1).view(None)["pile"]
    assert shown_cards(page) == [*before[-3:], *laid["laid"]]
    expect(sheet.locator("figcaption")).to_contain_text("Your last card: ")
    expect(sheet.locator(".decided")).to_have_text(FIRST_TWICE)
    expect(sheet.locator(".kind")).to_have_count(0)
    page.reload()  # a finished table tells the same
    expect(sheet.locator(".decided")).to_have_text(FIRST_TWICE)


def end_half(page: Page, _: Path) -> str:
    """The last move of a game; who wins then, in words."""
    make_a_move(page)
    return "You win game 1!"


def end_level8(page: Page, db: Path) -> str:
    """The last move of a match of Level 8."""
    do(page, legal(page, db, "lay")[0])
    return "You win!"


ENDS = [("game-end", end_half), ("match-end8", end_level8)]


@pytest.mark.parametrize(("scene", "end"), ENDS)
def test_confetti_flies_over_the_sheet_for_a_winner_and_ends_by_itself(
    open_scene: OpenPage, db: Path, scene: str, end: Callable[[Page, Path], str]
) -> None:
    page = open_scene(scene)
    count_confetti(page)
    said = end(page, db)
    ended = page.get_by_role("dialog").locator(".ended, .won").first
    expect(ended).to_have_text(said)
    page.wait_for_function("() => document.querySelector('.confetti:popover-open [data-card]')")
    close_sheet(page)  # it is in nobody's way
    page.wait_for_function("() => !document.querySelector('.confetti')")
    page.get_by_role("button", name="Score").click()
    expect(ended).to_have_text(said)
    assert page.evaluate("window.most") > 10
    assert page.evaluate(LIVES) == 0  # once


@pytest.mark.parametrize(("scene", "end"), ENDS)
def test_without_motion_a_garland_hangs_there_instead(
    open_scene: OpenPage, db: Path, scene: str, end: Callable[[Page, Path], str]
) -> None:
    page = open_scene(scene, **STILL)
    count_confetti(page)
    end(page, db)
    expect(page.locator(".garland [data-card]").first).to_be_visible()
    assert page.evaluate("window.most") == 0


def test_who_is_there_and_loses_sees_none_of_it(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("winner")
    anna = open_page(f"/t/{table}", cookie=cookie)
    bram = open_page(f"/t/{table}", PHONE, cookie=stage.guests.cookie(friend_of(table)))
    for page in (anna, bram):
        page.locator("main.table").wait_for()
        count_confetti(page)
    make_a_move(anna)
    anna.wait_for_function("() => window.most > 10")
    sheet = bram.get_by_role("dialog", name="Score")
    expect(sheet.locator(".kind")).to_be_visible()
    bram.wait_for_timeout(500)  # it would begin with the sheet
    expect(sheet.locator(".garland")).to_have_count(0)
    assert bram.evaluate("window.most") == 0


def test_who_loses_hears_something_kind_and_sees_no_confetti(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("over")  # opened when it is over: whoever won, it is no surprise any more
    count_confetti(page)
    facts = page.get_by_role("dialog", name="The series is over")
    expect(facts.locator(".decided")).not_to_be_empty()
    match = match_of(db, table_of(page))
    result = match.result()
    assert result
    mine = page.locator(".won").inner_text() == "You win!"
    expect(facts.locator(".kind")).to_have_count(0 if mine else 1)
    assert page.evaluate("window.most") == 0


def test_a_match_of_level8_shows_the_level_that_won(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("match-end8", PHONE, **STILL)
    lay = legal(page, db, "lay")[0]
    do(page, lay)
    expect(page.get_by_role("dialog").locator(".won")).to_have_text("You win!")
    groups = [[card.split("=")[0] for card in group.split(" ")] for group in lay[4:].split(" / ")]
    assert sorted(shown_cards(page)) == sorted(card for group in groups for card in group)
    expect(page.locator(".decided")).not_to_be_empty()


def test_a_replay_tells_what_decided_it(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("over")
    page = open_page(f"/r/{table}#move=9999", cookie=cookie, **STILL)
    page.locator("main.table").wait_for()
    page.get_by_role("button", name="Score").click()
    expect(page.locator(".decided")).not_to_be_empty()
    assert shown_cards(page)
