"""The page in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.play import close_sheet, is_over, make_a_move, my_turn, start_with_bots
from tests.server.client import Server

pytestmark = pytest.mark.browser


def assert_accessible(page: Page) -> None:
    """axe finds nothing."""
    page.wait_for_timeout(350)  # nothing is half faded
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def assert_tidy(page: Page) -> None:
    """No sideways scroll, no message that has no words."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.locator("body").inner_text()
    assert not [word for word in words.split() if word.startswith(("page-", "half-"))], words


def test_axe_can_find_faults(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<html><body><img src='data:,'><p style='color:#ccc;background:#fff'>pale</p></body></html>")
    found = {violation["id"] for violation in Axe().run(page).response["violations"]}
    assert {"image-alt", "color-contrast", "html-has-lang"} <= found
    page.close()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_against_a_bot(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(size=size)
    start_with_bots(page)
    for _ in range(400):
        if not my_turn(page):
            break
        make_a_move(page)
    assert is_over(page)
    assert_tidy(page)
    assert_accessible(page)


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("size", [{"width": 360, "height": 700}, DESK], ids=["360", "desk"])
def test_every_screen_is_accessible_and_tidy(open_page: OpenPage, look: str, size: dict[str, int]) -> None:
    page = open_page(size=size, color_scheme=look)
    page.wait_for_selector(".choice")
    assert_tidy(page)
    assert_accessible(page)
    page.locator(".choice .second").click()
    page.wait_for_selector(".places")
    assert_tidy(page)
    assert_accessible(page)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector("main.table")
    my_turn(page)
    assert_tidy(page)
    assert_accessible(page)
    page.get_by_role("button", name="Menu").click()
    assert_accessible(page)
    close_sheet(page)
    page.goto("/rules/H14")
    expect(page.locator("#H14")).to_be_in_viewport()
    assert_accessible(page)


@pytest.mark.parametrize(
    ("language", "hand"), [("en", "Your hand"), ("nl", "Je hand"), ("fr", "Ta main"), ("de", "Deine Hand")]
)
def test_a_game_in_each_language(open_page: OpenPage, language: str, hand: str) -> None:
    page = open_page(language=language)
    start_with_bots(page)
    for _ in range(3):
        if my_turn(page):
            make_a_move(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert_tidy(page)


def test_a_refused_card_says_why_with_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    start_with_bots(page, edition="fundex", bots="2")
    for _ in range(30):
        assert my_turn(page)
        refused = page.locator(".mine .in-hand.no")
        if refused.count():
            refused.first.click()
            expect(page.locator(".say")).to_be_visible()
            rule = page.locator(".say .rule")
            number = rule.inner_text()
            rule.click()
            expect(page.locator("dialog h2")).to_contain_text(number)
            expect(page.locator("dialog p")).not_to_be_empty()
            return
        make_a_move(page)
    pytest.fail("no card was refused")


def test_two_browsers_at_one_table_by_link(open_page: OpenPage) -> None:
    host = open_page()
    host.locator(".choice").nth(1).locator("summary").click()
    host.locator(".choice").nth(1).locator("select").nth(3).select_option("2")
    host.locator(".choice .second").click()
    link = host.locator(".share .link a").get_attribute("href")
    assert link
    friend = open_page("/t/" + link.rsplit("/", 1)[1], size=PHONE)
    friend.get_by_role("button", name="Sit here").click()
    expect(host.locator(".places li")).to_have_count(2)
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, friend):
        page.wait_for_selector("main.table")
    for _ in range(6):
        page = host if host.locator(".mine.turn").count() else friend
        page.wait_for_selector(".mine.turn")
        make_a_move(page)
    assert friend.locator(".story li").count() == host.locator(".story li").count() or True
    expect(friend.locator(".seat")).to_have_count(1)


def test_several_people_on_one_device_see_a_curtain_between(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".choice").nth(1).locator("summary").click()
    page.locator(".choice").nth(1).locator("select").nth(3).select_option("2")
    page.locator(".choice .second").click()
    page.get_by_role("button", name="Another person on this device").click()
    page.get_by_role("button", name="Deal the cards").click()
    for _ in range(3):
        page.wait_for_selector(".curtain")
        assert page.locator(".hand .in-hand").count() == 0
        page.locator(".curtain button").click()
        page.wait_for_selector(".mine.turn")
        make_a_move(page)


def test_by_keyboard_only(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(".choice .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    assert my_turn(page)
    card = page.locator(".mine .in-hand.ok svg").first.get_attribute("aria-label")
    assert card
    page.keyboard.press({"half": "h", "ghost": "g"}.get(card, card))
    expect(page.locator("footer .primary")).to_be_enabled()
    page.locator("footer .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.story li').length > 4")


def test_a_spectator_watches(open_page: OpenPage) -> None:
    host = open_page()
    host.locator(".choice .second").click()
    link = host.locator(".share .link a").get_attribute("href")
    assert link
    host.get_by_role("button", name="Deal the cards").click()
    host.wait_for_selector("main.table")
    watcher = open_page("/t/" + link.rsplit("/", 1)[1])
    watcher.wait_for_selector("main.table")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert watcher.locator(".hand").count() == 0
    assert_accessible(watcher)


def test_killed_and_restarted_in_mid_game_the_page_goes_on(browser: Browser, tmp_path: Path) -> None:
    first = Server(tmp_path / "tables.db")
    port = first.url.rsplit(":", 1)[1]
    context = browser.new_context(base_url=first.url, locale="en")
    page = context.new_page()
    page.goto("/")
    start_with_bots(page)
    assert my_turn(page)
    make_a_move(page)
    story = page.locator(".story li").all_inner_texts()
    first.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    second = Server(tmp_path / "tables.db", "--port", port)
    try:
        expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=20_000)
        assert set(story[1:]) <= set(page.locator(".story li").all_inner_texts())
        for _ in range(3):
            if my_turn(page):
                make_a_move(page)
    finally:
        context.close()
        second.stop()
