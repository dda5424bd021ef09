"""Groups put together in Level 8 lie there again when the page is loaded again; cards that are gone do not."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STILL, OpenPage
from tests.browser.play8 import in_hand, slot, tap

pytestmark = pytest.mark.browser


def put_two(page: Page) -> list[str]:
    """The first two cards of the hand, each into a group of its own."""
    cards = [str(one.get_attribute("data-card")) for one in page.locator(".mine .pick [data-card]").all()[:2]]
    for group, card in enumerate(cards):
        tap(page, card)
        slot(page, group).locator(".put").click()
    expect_there(page, cards)
    return cards


def expect_there(page: Page, cards: list[str]) -> None:
    for group, card in enumerate(cards):
        expect(slot(page, group).locator(f"[data-card='{card}']")).to_have_count(1)
    expect(page.locator(".slot [data-card]")).to_have_count(len(cards))


def test_a_reload_keeps_the_groups(open_scene: OpenPage) -> None:
    page = open_scene("act8", **STILL)
    held = page.locator(".mine .pick").count()
    cards = put_two(page)
    page.reload()
    expect_there(page, cards)
    expect(page.locator(".mine .pick")).to_have_count(held - 2)
    page.get_by_role("button", name="Put all back").click()
    page.reload()
    expect(page.locator(".mine .pick")).to_have_count(held)
    expect(page.locator(".slot [data-card]")).to_have_count(0)


def test_what_is_gone_or_of_another_round_is_dropped(open_scene: OpenPage) -> None:
    page = open_scene("act8", **STILL)
    cards = put_two(page)
    kept = json.loads(page.evaluate("localStorage.plans"))
    kept[0]["groups"][1] = ["a card that was played elsewhere#1"]
    page.evaluate("kept => localStorage.plans = JSON.stringify(kept)", kept)
    page.reload()
    expect_there(page, cards[:1])
    kept[0]["level"] = "99 " + kept[0]["level"]
    page.evaluate("kept => localStorage.plans = JSON.stringify(kept)", kept)
    page.reload()
    expect(in_hand(page, cards[0])).to_be_visible()
    expect_there(page, [])


def test_on_one_device_everyone_finds_their_own_groups(open_scene: OpenPage) -> None:
    page = open_scene("one-device8", **STILL)
    page.get_by_role("button", name=re.compile("I am ")).click()
    cards = put_two(page)
    page.reload()
    page.get_by_role("button", name=re.compile("I am ")).wait_for()
    expect(page.locator(".slot [data-card]")).to_have_count(0)  # until somebody says that it is them
    page.get_by_role("button", name=re.compile("I am ")).click()
    expect_there(page, cards)
