"""H20: piles aside on the page: how many cards they have, and which, open or when somebody asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from halfpast.match import Match
from tests.browser.conftest import PHONE, OpenPage


def lying(page: Page) -> Locator:
    """The cards that a player's sheet lists under Aside."""
    return page.get_by_role("dialog").locator(".held", has_text="Aside").locator("[data-card]")


def aside_of(match: Match, seat: int) -> str:
    """The cards that a player has aside."""
    cards: str = match.view(None)["seats"][seat]["aside"]
    return cards


@pytest.mark.parametrize("whose", ["mine", "theirs"])
def test_H20_aside_shown_face_down_lists_its_cards_only_when_asked(
    open_scene: OpenPage, match_at: Callable[[Page], Match], whose: str
) -> None:
    page = open_scene("aside", PHONE)
    match = match_at(page)
    assert match.seat is not None
    cards = aside_of(match, match.seat if whose == "mine" else 1 - match.seat)
    place = page.locator(".mine" if whose == "mine" else ".seat")
    number = place.locator("[data-zone=aside]")
    expect(number).to_have_attribute("title", f"{len(cards)} cards aside, face down")
    if whose == "mine":
        number.click()
    else:
        place.get_by_role("button", name="Look closer").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"{len(cards)} cards aside, face down")
    expect(lying(page)).to_have_count(0)
    look = page.get_by_role("button", name="Look at the cards aside")
    expect(look).to_have_attribute("aria-expanded", "false")
    look.focus()
    page.keyboard.press("Enter")
    expect(lying(page)).to_have_count(len(cards))
    found = lying(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert "".join(found) == cards
    page.get_by_role("button", name="Face down again").click()
    expect(lying(page)).to_have_count(0)


def test_H20_aside_shown_open_lists_its_cards_at_once(open_scene: OpenPage, match_at: Callable[[Page], Match]) -> None:
    page = open_scene("five-seats", PHONE)
    seats = match_at(page).view(None)["seats"]
    who = next(seat for seat in range(5) if seats[seat]["aside"] and seat != match_at(page).seat)
    page.locator(f".seat [data-zone=aside][data-seat='{who}']").locator("xpath=ancestor::article").get_by_role(
        "button", name="Look closer"
    ).click()
    expect(lying(page)).to_have_count(len(seats[who]["aside"]))
