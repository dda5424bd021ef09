"""Back closes what is open over a screen, and only then leaves it; no dead entry stays behind."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Size

pytestmark = pytest.mark.browser

SMALL: Size = (390, 664)


def settled(page: Page, sheets: int) -> None:
    """Until so many sheets are open, and Back knows it."""
    expect(page.locator("dialog[open]")).to_have_count(sheets)
    page.wait_for_function("n => (history.state?.sheets ?? 0) === n", arg=sheets)


def at_table(page: Page) -> None:
    page.locator("main.table").wait_for()
    settled(page, 0)


def test_back_closes_the_sheet_and_then_leaves(open_scene: OpenPage) -> None:
    page = open_scene("play", SMALL)
    table = page.url
    page.get_by_role("link", name="Home").click()
    page.go_back()
    at_table(page)
    page.get_by_role("button", name="Menu").click()
    settled(page, 1)
    page.go_back()
    at_table(page)
    assert page.url == table
    page.go_forward()  # what was closed is not opened again
    at_table(page)


def test_a_sheet_closed_otherwise_leaves_nothing_to_go_back_through(open_page: OpenPage) -> None:
    page = open_page("/rules", SMALL)
    page.get_by_role("link", name="Home").click()
    page.locator(".choice.bots .go").click()
    page.locator("main.table").wait_for()
    for close in ("button", "Escape"):
        page.get_by_role("button", name="Score").click()
        settled(page, 1)
        if close == "button":
            page.get_by_role("button", name="Close", exact=True).click()
        else:
            page.keyboard.press(close)
        settled(page, 0)
    page.go_back()
    expect(page.locator(".choice.bots .go")).to_be_visible()
    page.go_back()
    page.wait_for_url("**/rules**")


def test_one_over_another_and_one_instead_of_another(open_scene: OpenPage) -> None:
    page = open_scene("play", SMALL)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    settled(page, 2)
    page.go_back()
    settled(page, 1)
    page.reload()  # a page loaded anew has nothing open
    at_table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    settled(page, 2)
    page.get_by_role("dialog").last.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    page.go_back()
    at_table(page)


# The sheet is shut, the browser begins to go back to the entry below it, and only then is a link followed.
SHUT_AND_LEAVE = """() => new Promise((done) => {
  const go = history.go.bind(history)
  history.go = (by) => {
    go(by)
    history.go = go
    document.querySelector('a[href="/"]').click()
    done()
  }
  document.querySelector('dialog .head button').click()
})"""


def test_a_link_followed_while_a_sheet_goes_is_followed(open_scene: OpenPage) -> None:
    page = open_scene("play", SMALL)
    page.get_by_role("button", name="Menu").click()
    settled(page, 1)
    page.evaluate(SHUT_AND_LEAVE)
    expect(page.locator(".choice.bots .go")).to_be_visible()
    page.go_back()
    at_table(page)
