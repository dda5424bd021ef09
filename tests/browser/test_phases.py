"""Every phase of a game as it comes up in real games, and what a person does there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from halfpast.i18n import text
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.play import close_sheet, main_button, make_a_move, playable, refused, story, wait_for_turn

pytestmark = pytest.mark.browser


def tap(page: Page, *cards: str) -> None:
    """Cards of one's own that stand up, one after the other."""
    for card in cards:
        page.locator(f".mine .pick.ok:not(.chosen):has([data-card='{card}'])").first.click()


def lay(page: Page, *cards: str, says: str = "^Lay .+") -> str:
    """Tap cards and press the button, once it says this; returns what it said."""
    tap(page, *cards)
    expect(main_button(page)).to_have_attribute("aria-disabled", "false")
    expect(main_button(page)).to_contain_text(re.compile(says))
    said = main_button(page).inner_text()
    main_button(page).click()
    return said


def kinds(page: Page) -> list[str]:
    """The cards that stand up."""
    found: list[str] = playable(page).locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def expect_told(page: Page, words: str) -> None:
    """The story says so."""
    expect(page.locator("aside .story")).to_contain_text(words)


def test_opening(open_scene: OpenPage) -> None:
    page = open_scene("opening")
    expect(page.get_by_role("group", name="The bid")).to_contain_text("New pile")
    refused(page).first.click()
    expect(page.get_by_role("status")).to_contain_text("Open with your lowest card")
    lay(page, *kinds(page)[:1])
    expect_told(page, "You lay ")


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desk"])
def test_a_refused_card_says_why_with_its_rule_a_tap_away(open_scene: OpenPage, size: tuple[int, int]) -> None:
    page = open_scene("play", size)
    before = story(page)
    refused(page).first.click()
    why = page.get_by_role("status")
    expect(why).to_contain_text(re.compile("you may lay", re.IGNORECASE))
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")
    expect(main_button(page)).to_have_text("Choose another card")
    main_button(page).dispatch_event("click")  # on a phone the sentence stands in its place
    rule = why.get_by_role("button")
    number = rule.inner_text()
    rule.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_contain_text(f"{number} ")
    expect(sheet).to_contain_text(text(number))
    close_sheet(page)
    assert story(page) == before
    make_a_move(page)


def test_several_cards_by_tapping_them(open_scene: OpenPage) -> None:
    page = open_scene("several")
    card = next(card for card in kinds(page) if kinds(page).count(card) > 1)
    count = {2: "two", 3: "three", 4: "four"}[kinds(page).count(card)]
    said = lay(page, *[card] * kinds(page).count(card))
    assert f"{count} {card}s" in said
    expect_told(page, f"You lay {count} {card}s")


def test_another_kind_is_another_choice(open_scene: OpenPage) -> None:
    page = open_scene("play")
    one, other = playable(page).first, refused(page).first
    one.click()
    other.click()
    expect(page.locator(".mine .chosen")).to_have_count(1)
    expect(other).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(page.locator(".mine .chosen")).to_have_count(0)


def test_eight_and_a_half(open_scene: OpenPage) -> None:
    page = open_scene("eight-half")
    assert "8+½" in lay(page, "8", "h")
    expect_told(page, "You lay 8+½")


def test_a_catch(open_scene: OpenPage) -> None:
    page = open_scene("catch")
    note = page.get_by_role("group", name="The bid").get_by_text(re.compile("catches$")).inner_text()
    lay(page, note.split()[0], says=r"catch \w+!")
    expect_told(page, "Caught! You catch")


def test_under_a_five(open_scene: OpenPage) -> None:
    page = open_scene("under-five")
    expect(page.get_by_role("group", name="The bid")).to_contain_text("after a 5: 5 or lower")
    assert set(kinds(page)) <= set("012345hg")
    make_a_move(page)


def test_take(open_scene: OpenPage) -> None:
    page = open_scene("take")
    expect(main_button(page)).to_have_text(re.compile(r"^Take the pile \(\d+ cards\)$"))
    make_a_move(page)
    expect_told(page, "You take the pile")


def test_open_cards(open_scene: OpenPage) -> None:
    page = open_scene("open")
    expect(page.get_by_role("heading", name="Your hand")).to_have_count(0)  # it is empty, and so is the stock
    expect(page.locator(".mine .stock").get_by_text("no stock")).to_be_attached()
    expect(page.locator(".mine .stock .count")).to_have_count(0)
    heading = page.get_by_role("heading", name="Your table").bounding_box()
    tap(page, kinds(page)[0])
    chosen = page.locator(".mine .chosen")
    chosen.evaluate("card => Promise.all(card.getAnimations().map(one => one.finished))")
    card = chosen.bounding_box()
    assert heading
    assert card
    assert card["y"] >= heading["y"] + heading["height"]
    main_button(page).click()
    expect_told(page, "from your open cards")


def test_a_blind_card(open_scene: OpenPage) -> None:
    page = open_scene("blind")
    expect(main_button(page)).to_have_text("Choose a blind card")
    card = page.get_by_role("region", name="Your place").get_by_role("button", name=re.compile("^Turn over blind card"))
    name = card.last.get_attribute("aria-label") or ""
    card.last.click()
    expect(main_button(page)).to_have_text(name)
    main_button(page).click()
    expect_told(page, f"You turn over your {name.removeprefix('Turn over ')}:")


def test_an_exchange(open_scene: OpenPage) -> None:
    page = open_scene("exchange")
    expect(main_button(page)).to_contain_text("Choose one of your open cards and one of")
    playable(page).first.click()
    page.get_by_role("region", name="The others").locator(".pick").first.click()
    expect(main_button(page)).to_have_text(re.compile("^Give .+, get .+$"))
    main_button(page).click()
    expect_told(page, "You give ")


def test_no_exchange(open_scene: OpenPage) -> None:
    page = open_scene("exchange", PHONE)
    page.get_by_role("button", name="Keep my open cards").click()
    expect_told(page, "You keep your open cards.")


def test_a_last_chance_taken(open_scene: OpenPage) -> None:
    page = open_scene("last-chance")
    expect(page.get_by_text(re.compile("^Last chance: catch"))).to_be_visible()
    lay(page, kinds(page)[0], says="catch ")
    expect_told(page, "Caught! You catch")


def test_a_last_chance_with_a_blind_card(open_scene: OpenPage) -> None:
    page = open_scene("last-blind")
    playable(page).first.click()
    expect(main_button(page)).to_have_text(re.compile("^Turn over blind card"))
    main_button(page).click()
    expect_told(page, "You turn over your blind card")


def test_a_last_chance_let_go(open_scene: OpenPage) -> None:
    page = open_scene("last-chance", PHONE)
    page.get_by_role("button", name="Let it go").click()
    expect(page.get_by_role("dialog")).to_contain_text("What everyone held")
    expect_told(page, "You let the last chance go.")


def test_the_end_of_a_game(open_scene: OpenPage) -> None:
    page = open_scene("game-end")
    make_a_move(page)
    sheet = page.get_by_role("dialog", name="Score")
    expect(sheet).to_contain_text("What everyone held at the end of game 1")
    close_sheet(page)
    expect_told(page, "You have finished!")
    assert wait_for_turn(page)


def test_the_end_of_a_series(open_scene: OpenPage) -> None:
    page = open_scene("series-end")
    make_a_move(page)
    sheet = page.get_by_role("dialog", name="The series is over")
    expect(sheet.locator(".won")).to_be_visible()
    close_sheet(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("aside .story")).not_to_contain_text("The series is over.")


def test_a_finished_table_opened_again_shows_how_it_ended(open_scene: OpenPage) -> None:
    page = open_scene("series-end")
    make_a_move(page)
    won = page.get_by_role("dialog", name="The series is over").locator(".won")
    said = won.inner_text()
    page.reload()
    expect(won).to_have_text(said)


def test_a_hint_and_a_move_taken_back(open_scene: OpenPage) -> None:
    page = open_scene("play")
    before = story(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_text(re.compile(r"^Hint: .+\. .+"))
    make_a_move(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("aside .story li")).to_have_count(len(before))
    assert story(page) == before
