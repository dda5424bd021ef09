"""The first page, and setting up a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from halfpast.i18n import LANGUAGES, text
from tests.browser.conftest import STILL, OpenPage
from tests.browser.line import Line
from tests.browser.play import make_a_move, start_with_bots, story, wait_for_turn
from tests.server.client import Server

pytestmark = pytest.mark.browser


def test_a_table_with_bots_is_set_up_and_remembered(open_page: OpenPage) -> None:
    page = open_page(kept={})
    page.get_by_role("button", name="Change: Play with bots now").click()
    sheet = page.get_by_role("dialog", name="Play with bots")
    sheet.get_by_role("button", name="Without Owl").click()
    sheet.get_by_label("How good is Fox?").select_option("Learner")
    sheet.locator(".chosen-box").click()
    page.get_by_role("radio", name="8½ express The short").check()
    page.get_by_role("button", name="Done").click()
    sheet.get_by_label("Games in the series", exact=True).fill("2")
    sheet.get_by_role("radio", name="fast").check()
    sheet.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_text("8½ express · Game 1 of 2")).to_be_visible()
    expect(page.get_by_role("article", name="Fox")).to_contain_text("Learner")
    page.get_by_role("link", name="Home").click()
    expect(page.locator("#about-bots")).to_have_text(
        "Fox (Learner) · 2 games, about 5 minutes · Rules: short French (8½ express)"
    )


def test_the_first_game_is_one_with_learners(open_page: OpenPage) -> None:
    page = open_page(kept={})
    expect(page.locator("#about-bots")).to_have_text(
        "Fox and Owl (Learner) · One game, about 5 minutes · Rules: English (Fundex)"
    )
    page.get_by_role("button", name="Play with bots now", exact=True).click()
    expect(page.get_by_text("Game 1 of 1")).to_be_visible()
    expect(page.get_by_role("article", name="Owl")).to_contain_text("Learner")


def test_what_was_chosen_before_stays_as_it_was(open_page: OpenPage) -> None:
    page = open_page(kept={"wish-bots": {"games": 0, "bots": ["", ""], "pace": "slow"}})  # as an earlier page kept it
    expect(page.locator("#about-bots")).to_contain_text("Fox and Owl (Family) · 6 games")


def test_a_beginner_is_offered_the_lesson_until_a_game_is_done(open_page: OpenPage) -> None:
    page = open_page(**STILL)
    lesson = page.locator(".choice").get_by_role("link", name="New here? Learn 8½ in five minutes")
    expect(lesson).to_be_visible()
    start_with_bots(page)
    while wait_for_turn(page):
        make_a_move(page)
    page.goto("/")
    expect(page.get_by_role("link", name="Learn 8½ in five minutes")).to_be_visible()
    expect(lesson).to_have_count(0)
    page.get_by_role("radio", name="Level 8 Master").check()  # which was not played yet
    expect(page.locator(".choice").get_by_role("link", name="New here?")).to_be_visible()
    page.evaluate("localStorage.removeItem('first-games')")  # before this was remembered
    page.reload()
    page.get_by_role("link", name="Learn Level 8 Master in five minutes").wait_for()
    expect(page.get_by_role("link", name="New here?")).to_have_count(0)


@pytest.mark.parametrize(
    ("way", "says"),
    [
        ("bots", "Dealing the cards…"),
        ("friends", "Setting up the table…"),
        ("set-up", "Dealing the cards…"),
    ],
)
def test_the_wait_for_a_table_is_said_and_pressing_twice_makes_one(open_page: OpenPage, way: str, says: str) -> None:
    page = open_page()
    page.locator("#about-bots span").first.wait_for()
    go = page.locator(f".choice.{way} .go")
    if way == "set-up":
        page.get_by_role("button", name="Change: Play with bots now").click()
        go = page.get_by_role("dialog").locator(".foot .primary")
    waiting: list[Route] = []
    page.route("**/api/tables", lambda route: waiting.append(route))
    go.evaluate("button => { button.click(); button.click() }")
    expect(go).to_have_text(says)
    expect(go).to_have_attribute("aria-busy", "true")
    expect(page.get_by_role("status").filter(has_text=says).first).to_be_attached()
    go.dispatch_event("click")
    page.wait_for_timeout(200)
    assert len(waiting) == 1
    waiting[0].continue_()
    page.locator("main.table, .share .link a").first.wait_for()


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (844, 390), (768, 1024), (1280, 800), (1920, 1080)])
def test_home_is_composed_at_every_width(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, language="de", kept={})
    expect(page.locator("#about-friends")).to_contain_text("Spieler")
    width, height = size
    friends, main = page.locator(".choice.friends .go").bounding_box(), page.locator("main").bounding_box()
    assert friends
    assert main
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert friends["y"] + 24 < height, "both ways to play are in sight at once"
    assert main["width"] >= 0.75 * width, "no wide empty margins"
    if width >= 768 and height > 390:
        assert page.evaluate("document.documentElement.scrollHeight") <= height + 8, "all of it on one screen"


def test_a_house_edition_is_made_and_played(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-box").click()
    page.get_by_role("button", name="Make rules of your own").click()
    page.get_by_label("What are they called?").fill("")
    page.get_by_role("button", name="Keep and play by these").click()
    expect(page.get_by_text("Give your rules a name first.")).to_be_visible()
    page.get_by_label("What are they called?").fill("At grandma’s")
    page.get_by_label("Several equal open cards may be laid together").check()
    page.get_by_role("button", name="Keep and play by these").click()
    expect(page.get_by_role("radio", name="At grandma’s")).to_be_checked()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_text("At grandma’s · Game 1 of")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("The rules of At grandma’s").click()
    expect(page.get_by_text("Several equal open cards may be laid together")).to_be_visible()


def test_two_house_editions_never_have_one_name(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-box").click()
    name = page.get_by_label("What are they called?")
    for wanted in ("Our rules", "Our rules 2"):
        page.get_by_role("button", name="Make rules of your own").click()
        expect(name).to_have_value(wanted)
        if wanted == "Our rules 2":
            name.fill("our rules ")
            page.get_by_role("button", name="Keep and play by these").click()
            expect(page.get_by_text("You already have rules with this name.")).to_be_visible()
            name.fill(wanted)
        page.get_by_role("button", name="Keep and play by these").click()
        expect(page.get_by_role("radio", name=f"{wanted} Your own rules")).to_be_checked()
    page.get_by_role("button", name="Change these rules").click()  # under its own name it is kept again
    page.get_by_label("Several equal open cards may be laid together").check()
    page.get_by_role("button", name="Keep and play by these").click()
    expect(page.get_by_role("radio", name="Our rules")).to_have_count(2)


@pytest.mark.parametrize(("edition", "wins"), [("express", "Fewest points win"), ("fundex", "Most points win")])
def test_it_is_said_which_points_win(open_page: OpenPage, edition: str, wins: str) -> None:
    page = open_page(kept={"edition": edition})
    page.get_by_role("button", name="Change: Play with bots now").click()
    games = page.get_by_role("dialog").get_by_label("Games in the series", exact=True)
    expect(games).to_have_accessible_description(re.compile(rf"About \d+ minutes in all\. {wins}"))
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("button", name="Score").click()
    expect(page.get_by_role("dialog", name="Score").get_by_text(wins)).to_be_visible()


def test_whatever_a_browser_has_kept_one_can_play(open_page: OpenPage) -> None:
    kept = {
        "edition": "__proto__",
        "house-editions": [None, {"name": "ours", "base": "gone"}, {"name": "ours", "base": "express", "stock": "x"}]
        * 2,
        "wish-bots": {"games": 1e9, "pace": "__proto__", "bots": [7, "gone", None], "seats": -1, "clock": "toString"},
        "look": "sideways",
        "language": {"x": 1},
    }
    page = open_page(kept=kept)
    expect(page.locator("#about-bots")).to_have_text(
        "Fox (Family) · One game, about 10 minutes · Rules: English (Fundex)"
    )
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-box").click()
    expect(page.get_by_role("radio", name="ours")).to_have_count(1)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()


def test_the_game_one_was_in_stands_on_top(open_page: OpenPage) -> None:
    page = open_page()
    start_with_bots(page)
    assert wait_for_turn(page)
    make_a_move(page)
    before = story(page)
    page.get_by_role("link", name="Home").click()
    game = page.get_by_role("region", name="The game you were in")
    expect(game).to_contain_text("with Fox")
    game.get_by_role("link").click()
    page.locator("main.table").wait_for()
    assert story(page)[: len(before)] == before


def test_a_listed_table_is_found_by_others(open_page: OpenPage) -> None:
    host = open_page()
    host.get_by_label("What shall we call you?").fill("Clara")
    host.get_by_role("button", name="Change: Play with friends").click()
    host.get_by_text("More choices").click()
    host.get_by_label("Anyone may find this table").check()
    host.get_by_role("button", name="Set up the table").click()
    host.get_by_role("heading", name="Your table").wait_for()
    other = open_page()
    other.get_by_role("region", name="Open tables").get_by_role("link", name="Clara").click()
    expect(other.get_by_role("heading", name="Clara’s table")).to_be_visible()


def test_a_server_that_does_not_answer_is_told(open_page: OpenPage, server: Server) -> None:
    line = Line(server.url)
    page = open_page(url=line.url, may_lose=True)
    page.get_by_text("Rules: short French (8½ express)").first.wait_for()
    line.cut()
    page.get_by_role("button", name="Play with bots now", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("The server is not answering. Try again in a moment.")
    line.mend()
    page.get_by_role("button", name="Play with bots now", exact=True).click()
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    line.close()


def test_look_and_language_are_kept(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Appearance: like the device").click()
    page.get_by_label("Language").select_option("Nederlands")
    expect(page.get_by_role("button", name="Speel met vrienden", exact=True)).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("html")).to_have_attribute("data-look", "day")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_what_each_book_says_and_what_we_rule(open_page: OpenPage, language: str) -> None:
    def says(name: str) -> str:
        return text(f"page-{name}", language)

    page = open_page("/rules/half", language=language)
    page.locator("#H15 summary").click()
    expect(page.locator("#H15 summary")).to_have_text(says("who-says"))
    expect(page.locator("#H15 li")).to_contain_text(["Amigo", f"8 Demi{says('is-ours')}", "Fundex", "8½ express"])
    page.locator(".which select").select_option("express-advanced")
    expect(page.locator("#H15 .who")).to_have_text(f"{says('the-book')} Règle avancée. {says('rest-is-ours')}")
    expect(page.locator("#H15 .who span")).to_have_attribute("lang", "fr")
    expect(page.locator("#H27 .who")).to_have_text(says("is-ours"))
    expect(page.locator("#H21")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_says_where_we_had_to_rule(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.locator(".choice.friends .quiet").click()
    page.locator("dialog .chosen-box").click()
    for edition in ("amigo", "demi", "fundex", "express", "express-advanced"):
        box = page.locator(".box", has=page.locator(f"input[value='{edition}']"))
        about, ours = text(f"page-box-{edition}", language), text(f"page-box-{edition}.ours", language)
        expect(box.locator("small")).to_have_text([about, ours])


def test_a_rule_has_a_link_of_its_own(open_page: OpenPage) -> None:
    page = open_page("/rules/H14")
    expect(page.locator("#H14")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("ghost 5")
    expect(page.get_by_role("status")).to_contain_text("rules.")
    assert all("ghost" in rule.lower() for rule in page.locator("main article").all_inner_texts())
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Rules of").select_option("8½ express")
    expect(page.get_by_role("status")).to_contain_text("of other boxes are left out")
