"""What a person does at the page: looks which cards stand up, taps them, presses the button."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def start_with_bots(
    page: Page, edition: str = "express", bots: str = "1", games: str = "1", pace: str = "fast"
) -> None:
    """From home to a table with bots."""
    details = page.locator("details").first
    details.locator("summary").click()
    selects = details.locator("select")
    selects.nth(0).select_option(edition)
    selects.nth(1).select_option(games)
    selects.nth(2).select_option(pace)
    selects.nth(3).select_option(bots)
    page.locator(".choice .primary").click()
    page.wait_for_selector("main.table")


def is_over(page: Page) -> bool:
    """Whether the series is."""
    return page.locator("dialog .won").count() > 0


def close_sheet(page: Page) -> None:
    """Close the score that shows itself when a game ends."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def my_turn(page: Page) -> bool:
    """Wait until there is something to do; False when the series is over."""
    page.wait_for_function(
        "() => document.querySelector('dialog .won') || document.querySelector('.mine.turn') ||"
        " document.querySelector('.curtain')",
        timeout=60_000,
    )
    return not is_over(page)


def make_a_move(page: Page) -> None:
    """Tap a card that stands up and press the button; or whatever else the table asks."""
    close_sheet(page)
    before = page.locator(".story li").count()
    button = page.locator("footer .primary:not([disabled])")
    cards = page.locator(".mine .in-hand.ok, .mine .stack .in-hand:not(.over)")
    if cards.count() and not button.count():
        cards.first.click()
    footer = page.locator("footer .buttons button:not([disabled])")
    expect(footer.first).to_be_visible()
    footer.last.click()
    page.wait_for_function(
        "n => document.querySelectorAll('.story li').length != n || document.querySelector('dialog[open]')", arg=before
    )
