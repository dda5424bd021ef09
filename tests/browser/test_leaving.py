"""Leaving a table and sending somebody away: the page asks first, and a seat that was left can be had again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import assert_fine
from tests.browser.play import close_sheet, make_a_move, make_table, sit_down, start_with_bots, wait_for_turn

pytestmark = pytest.mark.browser

CLAIM = "The host is away: become the host"


def two_people(open_page: OpenPage, deal: bool = True) -> tuple[Page, Page]:
    """Anna, the host, and Bram, with a phone."""
    host = open_page(**STILL)
    host.get_by_label("What shall we call you?").fill("Anna")
    friend = open_page(make_table(host), PHONE, **STILL)
    sit_down(friend, "Bram")
    if deal:
        host.get_by_role("button", name="Deal the cards").click()
        for page in (host, friend):
            page.locator("main.table").wait_for()
    return host, friend


def ask_to_leave(page: Page) -> Locator:
    """From the menu to the question."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Leave the table").click()
    return page.get_by_role("dialog", name="Leave the table?")


def test_who_leaves_is_asked_and_has_the_seat_again_later(open_page: OpenPage) -> None:
    host, friend = two_people(open_page)
    question = ask_to_leave(friend)
    expect(question).to_contain_text("A bot plays for you until you come back.")
    assert_fine(friend, "the question before one leaves")
    question.get_by_role("button", name="Leave the table").click()
    expect(friend.get_by_role("button", name="Play with friends", exact=True)).to_be_visible()
    for _ in range(2):  # the game goes on
        assert wait_for_turn(host)
        make_a_move(host)
    expect(host.get_by_role("article", name="Bram")).to_contain_text("a bot is playing for now")
    friend.get_by_role("link", name="Go on").click()
    expect(friend.get_by_role("region", name="Your place")).to_be_visible()
    expect(host.get_by_role("article", name="Bram")).to_contain_text("friend")


def test_leaving_by_keyboard_begins_at_no(open_page: OpenPage) -> None:
    page = open_page(**STILL)
    start_with_bots(page)
    question = ask_to_leave(page)
    expect(question).to_contain_text("The game waits for you.")
    no = question.get_by_role("button", name="No, go back")
    expect(no).to_be_focused()
    expect(no).to_have_accessible_description("The game waits for you. You will find it among your games.")
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    leave = page.get_by_role("dialog", name="Menu").get_by_role("button", name="Leave the table")
    expect(leave).to_be_focused()
    page.keyboard.press("Enter")
    expect(no).to_be_focused()  # only then is it the question that Escape closes
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(leave).to_be_focused()
    page.keyboard.press("Enter")
    expect(no).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Go on").click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()


def test_a_seat_given_up_for_good_is_gone(open_page: OpenPage) -> None:
    host, friend = two_people(open_page)
    question = ask_to_leave(host)
    expect(question).to_contain_text("Someone else will be the host until you are back.")
    question.get_by_role("button", name="Give up my place").click()
    expect(host.get_by_role("button", name="Play with friends", exact=True)).to_be_visible()
    expect(host.get_by_role("link", name="Go on")).to_have_count(0)
    expect(friend.get_by_role("article", name="Anna")).to_contain_text("Family")
    friend.get_by_role("button", name="Menu").click()
    expect(friend.get_by_text("What you may change as host")).to_be_visible()


def test_the_host_is_asked_before_somebody_is_sent_away(open_page: OpenPage) -> None:
    host, friend = two_people(open_page)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("dialog").get_by_text("What you may change as host", exact=True).click()
    give = host.get_by_role("dialog", name="Menu").get_by_role("button", name="Give this place to a bot")
    question = host.get_by_role("dialog", name="Send Bram away?")
    give.click()
    assert_fine(host, "the question before somebody is sent away")
    question.get_by_role("button", name="No, go back").click()
    expect(friend.get_by_role("region", name="Your place")).to_be_visible()
    give.click()
    question.get_by_role("button", name="Give this place to a bot").click()
    expect(friend.get_by_text("You are watching.")).to_be_visible()
    close_sheet(host)
    expect(host.get_by_role("article", name="Bram")).to_contain_text("Family")


def test_before_the_game_too_the_host_is_asked(open_page: OpenPage) -> None:
    host, friend = two_people(open_page, deal=False)
    host.get_by_role("button", name="Bram").click()
    host.get_by_role("button", name="Free this place").click()
    question = host.get_by_role("dialog", name="Free Bram’s place?")
    assert_fine(host, "the question before a seat is freed")
    question.get_by_role("button", name="Free this place").click()
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()


def test_nobody_is_offered_to_be_host_who_may_not_yet(open_page: OpenPage) -> None:
    host, friend = two_people(open_page, deal=False)
    host.close()
    expect(friend.locator(".places")).to_contain_text("away")
    expect(friend.get_by_role("button", name=CLAIM)).to_have_count(0)
