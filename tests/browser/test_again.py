"""After a match: another one with the same people, and people one has played with, invited with one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import axe_faults
from tests.browser.play import spoken
from tests.browser.scenes import Stage, friend_of

pytestmark = pytest.mark.browser


def invitation(page: Page) -> Locator:
    return page.get_by_role("region", name="Invitations").get_by_text("Anna invites you to 8½")


def at_home(open_page: OpenPage, name: str, cookie: str) -> Page:
    """Somebody with a name, on the home page."""
    page = open_page("/", PHONE, cookie=cookie, **STILL)
    page.get_by_label("What shall we call you?").fill(name)
    page.keyboard.press("Tab")
    return page


def test_one_asks_the_other_agrees_and_a_place_is_kept(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("over-two")
    anna = open_page(f"/t/{table}", cookie=cookie, **STILL)
    bram = open_page(f"/t/{table}", PHONE, cookie=stage.guests.cookie(friend_of(table)), **STILL)
    for page in (anna, bram):
        expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()
    bram.get_by_role("dialog").get_by_role("button", name="Play again").click()
    asked = anna.get_by_role("dialog").locator("[data-zone=again]")
    expect(asked).to_contain_text("Bram would like another game.")
    expect(asked.locator("li.yes")).to_have_count(2)  # Bram and a bot
    assert "Bram would like another game." in spoken(anna)
    waits = bram.get_by_role("dialog").locator("[data-zone=again]")
    expect(waits).to_contain_text("Waiting for Anna")
    expect(waits.get_by_role("button")).to_have_count(0)
    assert axe_faults(bram) == []
    for button in bram.get_by_role("dialog").get_by_role("button").all():  # of a usual size
        assert (button.bounding_box() or {"height": 0})["height"] < 70
    asked.get_by_role("button", name="Play again").click()
    for page in (anna, bram):
        page.wait_for_url(lambda url: table not in url)
        expect(page.locator("main.table")).to_be_visible()
    assert anna.url == bram.url
    again = open_page(f"/t/{table}", cookie=cookie, **STILL)  # the old link leads to the new table
    again.wait_for_url(anna.url)


def test_people_are_invited_with_one_tap_and_sit_down_with_one(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("over-two")
    friend = stage.guests.cookie(friend_of(table))
    bram = at_home(open_page, "Bram", friend)
    anna = at_home(open_page, "Anna", cookie)
    anna.locator(".choice.friends").get_by_role("button", name="Change").click()
    anna.get_by_role("dialog").get_by_role("button", name="Invite Bram").click()
    expect(anna.get_by_role("button", name="Invite Bram")).to_have_attribute("aria-pressed", "true")
    anna.get_by_role("dialog").get_by_role("button", name="Set up the table").click()
    people = anna.locator("[data-zone=people]")
    expect(people).to_contain_text("Invited")
    expect(invitation(bram)).to_be_visible()
    assert axe_faults(anna) + axe_faults(bram) == []
    bram.get_by_role("button", name="Not now").click()
    expect(people).to_contain_text("Not this time")
    expect(bram.locator("[data-zone=invited]")).to_have_count(0)
    anna.goto("/")
    anna.locator(".choice.friends .go").click()
    bram.locator(".choice.bots .go").click()
    bram.locator("main.table").wait_for()
    people.get_by_role("button", name="Invite Bram").click()
    expect(people).to_contain_text("Invited")
    expect(invitation(bram)).to_be_visible()  # while he plays elsewhere
    bram.get_by_role("button", name="Sit down").click()
    bram.wait_for_url(anna.url)
    expect(anna.locator(".places").get_by_text("Bram")).to_be_visible()


def test_from_home_one_tap_makes_a_table_and_invites(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("over-two")
    bram = at_home(open_page, "Bram", stage.guests.cookie(friend_of(table)))
    anna = at_home(open_page, "Anna", cookie)
    with_bram = anna.get_by_role("button", name="Play with Bram")
    expect(with_bram).to_be_visible()
    assert axe_faults(anna) == []
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with_bram.click()
    expect(invitation(bram)).to_be_visible()
    bram.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".places").get_by_text("Bram")).to_be_visible()


def test_whoever_is_removed_invites_no_more(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("over-two")
    bram = at_home(open_page, "Bram", stage.guests.cookie(friend_of(table)))
    anna = at_home(open_page, "Anna", cookie)
    anna.locator(".choice.friends .go").click()
    anna.get_by_role("button", name="Invite Bram").click()
    bram.get_by_role("button", name="No more invitations from Anna").click()
    expect(bram.locator("[data-zone=invited]")).to_have_count(0)
    bram.locator(".choice.friends .go").click()
    people = bram.locator("[data-zone=people]")
    people.get_by_text("Removed people").click()
    people.get_by_role("button", name="Put Anna back on the list").click()
    people.get_by_role("button", name="Remove Anna from the list").click()
    expect(people).to_contain_text("Anna is off your list and can no longer invite you.")
