"""What a person does at the page: looks which cards stand up, taps them, presses the button."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

TURN_OR_END = (
    "document.querySelector('.mine.turn') || document.querySelector('.curtain') || document.querySelector('.won')"
)
GO_ON = "document.querySelector('[data-zone=next] button')?.click()"  # to the next game, where it is waited for
MOST_TURNS = 400


def start_with_bots(page: Page) -> None:
    """From home to a table, with the large button."""
    page.locator(".choice.bots .go").click()
    page.locator("main.table").wait_for()


def make_table(page: Page) -> str:
    """A table for friends; returns the path of its link."""
    page.locator(".choice.friends .go").click()
    link = page.locator(".share .link a").get_attribute("href")
    return urlsplit(link or "").path


def sit_down(page: Page, name: str) -> None:
    """In the first free seat."""
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.locator(".places").get_by_text(name)).to_be_visible()


def main_button(page: Page) -> Locator:
    """The one that says what will happen."""
    return page.locator("footer.act .main")


def playable(page: Page) -> Locator:
    """The cards that stand up."""
    return page.locator(".mine .pick.ok")


def refused(page: Page) -> Locator:
    """The cards that do not go."""
    return page.locator(".mine .pick.no")


def story(page: Page) -> list[str]:
    """The log, the oldest first."""
    return [line.strip() for line in page.locator("aside .story li").all_text_contents()][::-1]


def spoken(page: Page) -> str:
    """All that stands in the live transcript."""
    return page.locator("[role=log]").text_content() or ""


def wait_for_news(page: Page, before: str) -> None:
    """Until the transcript says something else."""
    page.wait_for_function("text => document.querySelector('[role=log]')?.textContent != text", arg=before)


def close_sheet(page: Page) -> None:
    """Close the sheet that is open, as the score that shows itself when a game ends."""
    sheet = page.get_by_role("dialog")
    page.evaluate(GO_ON)
    if sheet.count():
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def wait_for_turn(page: Page) -> bool:
    """Until there is something to do; False when the series is over."""
    page.wait_for_function(f"() => ({GO_ON}, {TURN_OR_END})")
    return page.locator(".won").count() == 0


def wait_for_whose_turn(*pages: Page) -> Page:
    """The page that must move."""
    while True:
        for page in pages:
            if page.locator(".mine.turn, .won").count():
                return page
            page.evaluate(GO_ON)
        pages[0].wait_for_timeout(20)


def choose(page: Page) -> Locator:
    """Tap a card that stands up, where the table asks for one; returns the button to press then."""
    button = page.locator("footer.act .second").or_(main_button(page)).first  # let it go, keep my cards
    if button.get_attribute("aria-disabled") == "true":
        playable(page).first.click()
        expect(button).to_have_attribute("aria-disabled", "false")
    return button


def make_a_move(page: Page) -> None:
    """Whatever the table asks."""
    close_sheet(page)
    before = spoken(page)
    choose(page).click()
    wait_for_news(page, before)


def play_to_the_end(page: Page) -> None:
    """Until the series is over."""
    for _ in range(MOST_TURNS):
        if not wait_for_turn(page):
            return
        make_a_move(page)
    raise AssertionError("the game never ends")
