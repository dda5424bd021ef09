"""Pass and play: several people on one device, the hand hidden between turns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.play import make_a_move, spoken, wait_for_turn
from tests.browser.truth import match_of

pytestmark = pytest.mark.browser


def hand(page: Page) -> list[str]:
    """The cards of a hand that can be seen, or heard."""
    return page.locator(".mine .hand [data-card], .mine .hand button").all_inner_texts()


def sit_down_together(page: Page) -> None:
    """Anna and Bram, from the first page."""
    page.get_by_role("button", name="Several people on this device").click()
    page.get_by_role("textbox", name="Name of person 1").fill("Anna")
    page.get_by_role("textbox", name="Name of person 2").fill("Bram")
    page.get_by_role("button", name="Deal the cards").click()


def test_a_curtain_where_another_one_is_next(open_page: OpenPage, db: Path) -> None:
    page = open_page(size=PHONE)
    sit_down_together(page)
    button = page.get_by_role("button", name=re.compile("^I am (Anna|Bram)$"))
    played: list[str] = []
    while len(played) < 6 or len(set(played)) < 2:
        assert wait_for_turn(page)
        if not played or button.count():  # who has caught opens the new pile too, and holds the device already
            name = button.inner_text().removeprefix("I am ")
            assert name not in played[-1:]
            expect(page.get_by_text(f"Pass the device to {name}")).to_be_visible()
            assert hand(page) == []
            assert "Your hand" not in spoken(page)  # nor can the next one hear what the last one held
            button.click()
        else:
            name = played[-1]
        expect(page.locator(".mine .hand [data-card]").first).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text("Your turn.")
        make_a_move(page)
        played.append(name)
    seats = [entry["seat"] for entry in match_of(db, page.url.rsplit("/", 1)[1]).log()["moves"]]
    assert [["Anna", "Bram"][seat] for seat in seats] == played


def test_nothing_behind_the_curtain_can_be_reached(open_scene: OpenPage) -> None:
    page = open_scene("one-device")
    button = page.get_by_role("button", name="I am Anna")
    expect(button).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('.curtain, dialog')"
        )
    page.keyboard.press("g")
    assert page.locator(".chosen").count() == 0


def test_a_reload_hides_the_hand_again(open_scene: OpenPage) -> None:
    page = open_scene("one-device")
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator(".mine .hand [data-card]").first).to_be_visible()
    page.reload()
    page.get_by_role("button", name="I am Anna").wait_for()
    assert hand(page) == []
