"""Two games on one page: chosen at home, set up, shown in the lobby; with level cards of one's own."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, QUICK, STILL, OpenPage
from tests.browser.play import make_table, sit_down

pytestmark = pytest.mark.browser

LEVEL8 = {"game": "level8"}


def test_the_game_is_chosen_and_remembered(open_page: OpenPage) -> None:
    page = open_page()
    about = page.locator("#about-bots")
    expect(page.get_by_role("radio", name="8½")).to_be_checked()
    expect(about).to_have_text("Fox (Family) · One game, about 3 minutes · Rules: short French (8½ express)")
    page.get_by_role("radio", name="Level 8 Master").check()
    expect(about).to_have_text("Fox and Owl (Learner) · One match, about 15 minutes · Rules: Level 8 Master")
    expect(page.locator(".fan [data-card]").first).to_be_visible()
    page.get_by_role("button", name="Change: Play with bots now").click()
    sheet = page.get_by_role("dialog", name="Play with bots")
    for _ in range(3):
        sheet.get_by_role("button", name="One more bot").click()
    expect(sheet.get_by_role("button", name="One more bot")).to_have_count(0)  # six at the most
    expect(sheet.get_by_text("Games in the series")).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("radio", name="Level 8 Master")).to_be_checked()
    expect(about).to_have_text(
        "Fox, Owl, Badger, Hare and Otter (Learner) · One match, about 20 minutes · Rules: Level 8 Master"
    )
    page.get_by_role("radio", name="8½").check()
    expect(about).to_have_text(
        "Fox (Family) · One game, about 3 minutes · Rules: short French (8½ express)"
    )  # as it was
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Level 8 Master")).to_be_checked()


def test_the_level_card_goes_with_the_box_until_another_is_chosen(open_page: OpenPage) -> None:
    page = open_page(kept=LEVEL8)
    page.get_by_role("button", name="Change: Play with friends").click()
    page.locator(".chosen-box").first.click()
    page.get_by_role("radio", name="Level 8 The older game").check()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".chosen-card")).to_contain_text("Level 8, one star")
    page.locator(".chosen-card").click()
    page.get_by_role("radio", name="Master, two stars").check()
    page.get_by_role("button", name="Done").click()
    page.locator(".chosen-box").first.click()
    page.get_by_role("radio", name="Level 8 Master with Skips").check()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".chosen-card")).to_contain_text("Master, two stars")
    page.keyboard.press("Escape")
    expect(page.locator("#about-friends")).to_contain_text("Rules: Level 8 Master with Skips · Master, two stars")


def type_a_card(page: Page, name: str) -> None:
    """From the set-up: the card that is there, with the first level another."""
    page.locator(".chosen-card").click()
    page.get_by_role("button", name="Type in your own card").click()
    page.get_by_label("What is it called?").fill(name)
    page.get_by_role("combobox", name="Level 1, group 1").select_option("Colour run")


def test_an_own_level_card_is_typed_in_on_a_phone_and_all_see_it(open_page: OpenPage) -> None:
    host = open_page(size=PHONE, kept=LEVEL8)
    host.get_by_label("What shall we call you?").fill("Anna")
    host.get_by_role("button", name="Change: Play with friends").click()
    type_a_card(host, "")
    editor = host.get_by_role("dialog", name="Your own level card")
    for _ in range(3):
        editor.get_by_role("button", name="One more: Level 1, group 1").click()
    expect(editor.get_by_role("heading", name="a colour run of 5 and 3 pairs")).to_be_visible()
    expect(editor.get_by_text("That is 11 cards in all; a hand has only 10.")).to_be_visible()
    editor.get_by_role("button", name="Keep and play with it").click()
    expect(editor.get_by_text("Give your card a name first.")).to_be_visible()
    expect(editor.get_by_label("What is it called?")).to_be_focused()
    editor.get_by_label("What is it called?").fill("Master-1")
    editor.get_by_role("button", name="Keep and play with it").click()
    expect(editor.get_by_text("There is already a card with that name.")).to_be_visible()
    editor.get_by_label("What is it called?").fill("Grandma’s card")
    editor.get_by_role("button", name="Keep and play with it").click()
    expect(editor.get_by_text("That is 11 cards in all")).to_be_visible()  # nothing is kept before it is right
    editor.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Type in your own").click()
    expect(editor.get_by_label("What is it called?")).to_have_value("Grandma’s card")  # and nothing typed is lost
    editor.get_by_role("button", name="Without Level 1, group 4").click()
    expect(editor.get_by_text("That is 11 cards in all")).to_have_count(0)
    editor.get_by_role("button", name="One more group: Level 8").click()
    expect(editor.get_by_text("That is 13 cards in all")).to_be_visible()
    editor.get_by_role("button", name="Without Level 8, group 4").click()
    editor.get_by_role("button", name="Keep and play with it").click()
    expect(host.get_by_role("radio", name="Grandma’s card")).to_be_checked()
    host.get_by_role("button", name="Done").click()
    host.get_by_role("button", name="Set up the table").click()

    friend = open_page(urlsplit(host.locator(".share .link a").get_attribute("href") or "").path, PHONE)
    sit_down(friend, "Bram")
    card = friend.get_by_role("group", name="Grandma’s card")
    expect(card).to_contain_text("typed in from a card of your own")
    expect(card.get_by_role("listitem").first).to_contain_text("a colour run of 5 and 2 pairs")
    expect(card.get_by_role("listitem")).to_have_count(8)
    host.get_by_role("button", name="Change what we play").click()
    host.locator(".chosen-card").click()
    host.get_by_role("radio", name="Master, two stars").check()
    expect(friend.get_by_role("group", name="Master, two stars")).to_contain_text("our own reconstruction")
    expect(friend.get_by_role("status").first).to_contain_text("What we play has changed.")
    host.get_by_role("radio", name="Grandma’s card").check()
    expect(card).to_be_visible()


def test_own_level_cards_are_changed_and_thrown_away(open_page: OpenPage) -> None:
    page = open_page(kept=LEVEL8, **STILL)
    page.get_by_role("button", name="Change: Play with bots now").click()
    type_a_card(page, "Ours")
    page.get_by_role("button", name="Keep and play with it").click()
    page.get_by_role("button", name="Type in your own card").click()
    name = page.get_by_label("What is it called?")
    name.fill("ours")
    page.get_by_role("button", name="Keep and play with it").click()
    expect(page.get_by_text("You already have a card with this name.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Change this card").click()
    name.fill("Ours, at last")
    page.get_by_role("button", name="Keep and play with it").click()
    expect(page.get_by_role("radio", name="Ours, at last")).to_be_checked()
    expect(page.get_by_role("radio", name="Ours")).to_have_count(1)
    page.reload()
    expect(page.locator("#about-bots")).to_contain_text("Ours, at last")
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-card").click()
    page.get_by_role("button", name="Change this card").click()
    page.get_by_role("button", name="Delete this card").click()
    expect(page.get_by_role("radio", name="Ours")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".chosen-card")).to_contain_text("Master, one star")  # that of the box


def test_whatever_a_browser_has_kept_of_level_8_a_table_is_made(open_page: OpenPage) -> None:
    kept = {
        "game": "level8",
        "level8-edition": "__proto__",
        "level8-card": "toString",
        "level8-cards": [None, {"name": "x"}, {"name": "y", "levels": [[["set", 99]]] * 8}],
        "level8-wish-friends": {"seats": 77, "games": 3, "pace": "gone"},
    }
    page = open_page(kept=kept)
    expect(page.locator("#about-friends")).to_contain_text(
        "3 players · One match, about 30 minutes · Rules: Level 8 Master"
    )
    make_table(page)
    expect(page.get_by_role("heading", name="What we play")).to_be_visible()


def test_lists_say_which_game_it_is(open_page: OpenPage) -> None:
    page = open_page(kept=QUICK)
    make_table(page)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("radio", name="Level 8 Master").check()
    make_table(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("region", name="The game you were in")).to_contain_text("Level 8 Master")
    expect(page.get_by_role("region", name="Your games")).to_contain_text("8½ express")


def test_the_rules_of_both_games(open_page: OpenPage) -> None:
    page = open_page("/rules/L08")
    expect(page.locator("#L08")).to_be_in_viewport()
    page.locator("#L09").get_by_role("link", name="Rule L15").click()
    expect(page.locator("#L15")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("joker")
    expect(page.get_by_role("status")).to_contain_text("rules.")
    assert all("joker" in rule.lower() for rule in page.locator("main article").all_inner_texts())
    page.get_by_role("searchbox").fill("ghost")  # there is none in Level 8
    page.get_by_role("link", name="The rules of 8½ have").click()
    expect(page.get_by_role("heading", name="The rules of 8½")).to_be_visible()
    expect(page.locator("main article").first).to_contain_text("ghost")
    page.get_by_role("radio", name="Level 8 Master").check()
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Rules of").select_option("Level 8")
    expect(page.get_by_text("Skip cards: 3")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("of other boxes are left out")
    page.get_by_role("radio", name="8½").check()
    expect(page.get_by_role("heading", name="The rules of 8½")).to_be_visible()
    expect(page.locator("#H14")).to_be_attached()
    expect(page.get_by_label("Rules of")).to_have_value("")
    assert urlsplit(page.url).path == "/rules/half"


def test_rules_behind_a_number_in_level_8(open_page: OpenPage) -> None:
    page = open_page(kept=LEVEL8)
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-box").first.click()
    page.get_by_role("radio", name="Level 8 Master with Skips").check()
    page.get_by_role("button", name="Rule L24").first.click()
    sheet = page.get_by_role("dialog", name="L24 · The Skip card")
    sheet.get_by_role("link", name="Rule L15").click()
    expect(page.get_by_role("dialog", name="L15")).to_be_visible()


def test_a_house_edition_of_level_8(open_page: OpenPage) -> None:
    page = open_page(kept=LEVEL8)
    page.get_by_role("button", name="Change: Play with friends").click()
    page.locator(".chosen-box").first.click()
    page.get_by_role("button", name="Make rules of your own").click()
    page.get_by_role("combobox", name="Skip cards").select_option("2")
    page.get_by_role("combobox", name="Four cards may be kept from level").select_option("never")
    page.get_by_role("button", name="Keep and play by these").click()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Set up the table").click()
    terms = page.get_by_role("region", name="What we play")
    expect(terms).to_contain_text("Our rules")
    expect(terms).to_contain_text("Like Level 8 Master, but:")
    expect(terms).to_contain_text("Skip cards: 2")
    expect(terms).to_contain_text("Four cards may be kept from level: never")
