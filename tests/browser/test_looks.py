"""Every screen and phase: tidy at every size, and nothing that axe finds, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from halfpast.i18n import LANGUAGES
from tests.browser.conftest import DESK, PHONE, STILL, OpenPage
from tests.browser.line import Line
from tests.browser.looks import SIZES, assert_fine, axe_faults, faults
from tests.browser.play import make_a_move, make_table, refused
from tests.browser.scenes import SCENES
from tests.server.client import Server

pytestmark = pytest.mark.browser


def test_axe_and_our_own_eyes_can_find_faults(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.set_content(
        "<html><body style='margin:0'><img src='data:,'><p style='color:#ccc;background:#fff;font-size:13px'>pale</p>"
        "<button style='width:20px;height:50px;padding:0'>narrow</button>"
        "<div style='width:600px'>wide</div><p style='width:50px;overflow:hidden;white-space:nowrap'>much too long</p>"
        "<button style='position:absolute;left:0;top:200px;width:80px;height:50px'>one</button>"
        "<button style='position:absolute;left:20px;top:210px;width:80px;height:50px'>two</button>"
        "<span class='group'><svg class='mini' data-card='r10' viewBox='0 0 40 58' width='30'>"
        "<rect width='40' height='58' />"
        "<text x='10' y='30'>10</text></svg><svg class='mini' data-card='r11' viewBox='0 0 40 58' width='30'"
        " style='margin-left:-18px'><rect width='40' height='58' /><text x='10' y='30'>11</text></svg></span>"
        "<p>half-edition-x again-x how-x record-x settings-x wins-x</p></body></html>"
    )
    found = {fault.split(":")[0] for fault in axe_faults(page)}
    assert {"image-alt", "color-contrast", "html-has-lang"} <= found
    words = "\n".join(faults(page))
    for fault in (
        "sideways",
        "too small to tap (20",
        "text of 13px",
        "cut off",
        "overlap",
        "covered",
        *(f"without words: {kind}-" for kind in ("half", "again", "how", "record", "settings", "wins")),
        "a number under",
    ):
        assert fault in words
    page.close()


LIKE_OTHERS = (
    *("act8", "off-joker8", "show8", "take8", "swap8", "keeps8", "free-joker8", "planner8"),
    *("exchange-five", "heap-five"),
    *("joker-six8", "off-joker-six8", "over-six8", "round-end8", "match-end8", "one-device8"),
)


@pytest.mark.parametrize("name", [name for name in SCENES if name not in LIKE_OTHERS])
def test_every_phase(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, **STILL)
    assert_fine(page)


@pytest.mark.parametrize("name", ["game-end", "series-end"])
def test_the_score(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, **STILL)
    make_a_move(page)
    expect(page.get_by_role("dialog")).to_contain_text("What everyone held")
    assert_fine(page)


def test_a_refusal_and_its_rule(open_scene: OpenPage) -> None:
    page = open_scene("play", **STILL)
    refused(page).first.click()
    expect(page.get_by_role("status").get_by_role("button")).to_be_visible()
    assert_fine(page, "refusal")
    page.get_by_role("status").get_by_role("button").click()
    assert_fine(page, "rule")


def test_a_hint(open_scene: OpenPage) -> None:
    page = open_scene("play", **STILL)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    assert_fine(page)
    refused(page).first.click()
    expect(page.locator(".hint")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()  # instead of why that card does not go
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".mine .chosen")).to_have_count(0)


@pytest.mark.parametrize("sheet", ["Say something", "Menu", "Score", "What happened", "Look closer at", "aside"])
def test_the_sheets_of_a_game(open_scene: OpenPage, sheet: str) -> None:
    page = open_scene("five-seats", PHONE, **STILL)
    page.get_by_role("button", name=sheet).first.click()
    page.locator("dialog summary").evaluate_all("all => all.forEach(one => one.click())")
    assert_fine(page, sheet)


def test_the_game_as_a_spectator_sees_it(open_page: OpenPage) -> None:
    host = open_page()
    make_table(host)
    host.get_by_role("button", name="Deal the cards").click()
    host.locator("main.table").wait_for()
    page = open_page(host.url, **STILL)
    page.get_by_text("You are watching.").wait_for()
    assert_fine(page)


def test_a_broken_line(open_scene: OpenPage, server: Server) -> None:
    line = Line(server.url)
    page = open_scene("play", url=line.url, may_lose=True, **STILL)
    line.cut()
    page.get_by_role("alert").wait_for()
    assert_fine(page)
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert edge(page.locator(".mine"), "bottom") <= edge(page.locator("footer.act"), "top")  # nothing lies over it
    line.close()


def edge(found: Locator, side: str) -> float:
    """Where on the screen it ends."""
    return float(found.evaluate("(one, side) => one.getBoundingClientRect()[side]", side))


def test_the_hand_stays_where_it_is_when_a_card_is_refused(open_scene: OpenPage) -> None:
    page = open_scene("play", **STILL)
    before = edge(page.locator(".mine"), "top")
    refused(page).first.click()
    expect(page.get_by_role("status").get_by_role("button")).to_be_visible()
    assert edge(page.locator(".mine"), "top") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_in_the_dial(open_scene: OpenPage, language: str) -> None:
    page = open_scene("catch", language=language, **STILL)
    by = page.locator(".bid .by")
    assert faults(page) == []
    by.evaluate("one => (one.firstChild.data = one.textContent.replace(/\\S+$/, 'Bartholomeus of the Hill'))")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], (width, height)


def at_home(page: Page) -> None:
    page.get_by_text("Rules: short French (8½ express)").first.wait_for()


def in_set_up(way: str) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        page.get_by_role("button", name=way).click()
        page.get_by_text("Which box do you own?").wait_for()
        page.locator("dialog details summary").evaluate_all("all => all.forEach(one => one.click())")

    return open_it


def among_boxes(page: Page) -> None:
    in_set_up("Change: Play with bots now")(page)
    page.locator(".chosen-box").first.click()
    page.locator("dialog dialog summary").evaluate_all("all => all.forEach(one => one.click())")


def in_house_rules(page: Page) -> None:
    among_boxes(page)
    page.get_by_role("button", name="Make rules of your own").click()
    page.get_by_label("Several equal open cards may be laid together").check()


def with_level_8(then: Callable[[Page], None]) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        page.get_by_role("radio", name="Level 8 Master").check()
        page.locator(".fan svg").first.wait_for()
        then(page)

    return open_it


def among_level_cards(page: Page) -> None:
    in_set_up("Change: Play with friends")(page)
    page.locator(".chosen-card").click()
    page.locator("dialog dialog ol").nth(2).wait_for()


def in_own_level_card(page: Page) -> None:
    among_level_cards(page)
    page.get_by_role("button", name="Type in your own card").click()
    for _ in range(3):
        page.get_by_role("button", name="One more: Level 1, group 1").click()
    page.get_by_role("button", name="Without Level 2, group 1").click()
    page.get_by_role("button", name="Without Level 2, group 1").click()
    page.get_by_text("This level asks for nothing yet.").wait_for()
    page.get_by_text("That is 11 cards in all").wait_for()


def in_lobby(page: Page) -> None:
    make_table(page)
    page.locator("main summary").evaluate_all("all => all.forEach(one => one.click())")


def in_seat_sheet(page: Page) -> None:
    in_lobby(page)
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Change: Fox").click()


def at_the_code(page: Page) -> None:
    in_lobby(page)
    page.get_by_role("button", name="QR code").click()


def in_terms(page: Page) -> None:
    in_lobby(page)
    page.get_by_role("button", name="Change what we play").click()
    page.locator("dialog summary").evaluate_all("all => all.forEach(one => one.click())")


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": at_home,
    "set-up": in_set_up("Change: Play with bots now"),
    "set-up for friends": in_set_up("Change: Play with friends"),
    "set-up on one device": in_set_up("Several people on this device"),
    "boxes": among_boxes,
    "house edition": in_house_rules,
    "lobby": in_lobby,
    "code": at_the_code,
    "seat": in_seat_sheet,
    "terms": in_terms,
    "home, Level 8": with_level_8(lambda page: page.get_by_text("Rules: Level 8 Master").first.wait_for()),
    "set-up for friends, Level 8": with_level_8(in_set_up("Change: Play with friends")),
    "boxes, Level 8": with_level_8(among_boxes),
    "level cards": with_level_8(among_level_cards),
    "own level card": with_level_8(in_own_level_card),
    "lobby, Level 8": with_level_8(in_lobby),
}


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_before_a_game(open_page: OpenPage, name: str) -> None:
    page = open_page(size=PHONE, **STILL)
    SCREENS[name](page)
    assert_fine(page, name)


def test_home_with_games_of_ones_own_and_open_tables(open_page: OpenPage) -> None:
    host = open_page(kept={"wish-friends": {"listed": True}})
    make_table(host)
    page = open_page(**STILL)
    for start in (".choice.bots .go", ".choice.friends .go"):
        page.locator(start).click()
        page.wait_for_url("**/t/*")
        page.get_by_role("link", name="Home").click()
    page.get_by_role("region", name="Your games").wait_for()
    page.get_by_role("region", name="Open tables").wait_for()
    assert_fine(page)


def test_the_lobby_as_a_friend_sees_it(open_page: OpenPage) -> None:
    host = open_page()
    page = open_page(make_table(host), **STILL)
    page.get_by_role("button", name="Sit down").wait_for()
    assert_fine(page, "before")
    page.get_by_role("button", name="Sit down").click()
    assert_fine(page, "name")
    page.get_by_role("textbox", name="Name").fill("Bram with a very long name")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.get_by_text("will start the game").wait_for()
    assert_fine(page, "after")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/rules", "The rules of 8½"),
        ("/rules/H14", "The rules of 8½"),
        ("/rules/level8", "The rules of Level 8 Master"),
        ("/t/nowhere", "This table no longer exists."),
    ],
)
def test_other_pages(open_page: OpenPage, path: str, words: str) -> None:
    page = open_page(path, **STILL)
    page.get_by_text(words).wait_for()
    assert_fine(page, path)
