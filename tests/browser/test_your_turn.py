"""Your turn: a word at your place, the title, the tab's sign, a buzz; and who is waited for when it is not yours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STILL, OpenPage, Size
from tests.browser.play import close_sheet, main_button, make_a_move, make_table, sit_down, wait_for_whose_turn

pytestmark = pytest.mark.browser

SMALL: Size = (390, 664)
HEARD = "window.buzzes = []; navigator.vibrate = (time) => buzzes.push(time) > 0"
NAME = "\u2068?Grootvader Bartholomeus\u2069?"


def sign(page: Page) -> str:
    """The picture in the browser's tab."""
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def expect_turn(page: Page) -> None:
    expect(page).to_have_title("● Your turn · Half Past Eight")
    expect(page.locator(".mine").get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.locator(".seat.turn")).to_have_count(0)
    assert sign(page) == "/icon-turn.svg"


def expect_waiting(page: Page, name: str) -> None:
    expect(page).to_have_title(re.compile(f"^Waiting for \u2068?{name}\u2069? · "))
    expect(main_button(page)).to_have_text(re.compile(f"^Waiting for \u2068?{name}\u2069?$"))
    expect(page.locator(".mine").get_by_text("Your turn", exact=True)).to_have_count(0)
    expect(page.locator(".seat.turn")).to_contain_text("to play")
    assert sign(page) == "/icon.svg"


def table_for_two(host: Page, friend: Page) -> None:
    """Anna’s table, Bram sits down, the cards are dealt; both are at it."""
    path = make_table(host)
    friend.goto(path)
    if friend.evaluate("localStorage.name"):  # it is known from the other table
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.locator(".places").get_by_text("Bram")).to_be_visible()
    else:
        sit_down(friend, "Bram")
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, friend):
        page.locator("main.table").wait_for()


def test_whose_turn_it_is_at_two_tables_in_two_tabs(open_page: OpenPage) -> None:
    one, friend = (open_page("/", SMALL, **STILL) for _ in range(2))
    other, friend_too = one.context.new_page(), friend.context.new_page()
    names: dict[Page, str] = {}
    for mine, theirs in ((one, friend), (other, friend_too)):
        mine.add_init_script(HEARD)
        mine.goto("/")
        table_for_two(mine, theirs)
        names |= {mine: str(theirs.locator(".seat b").inner_text()), theirs: "Bram"}
    for mine, theirs in ((one, friend), (other, friend_too)):
        while wait_for_whose_turn(mine, theirs) is not mine:
            make_a_move(theirs)
        expect_turn(mine)
        expect_waiting(theirs, names[mine])
    heard = one.evaluate("buzzes.length")
    while wait_for_whose_turn(other, friend_too) is other:
        make_a_move(other)
    expect_waiting(other, "Bram")
    expect_turn(one)  # the other tab's table is none of its business
    assert one.evaluate("buzzes.length") == heard
    before = other.evaluate("buzzes.length")
    while wait_for_whose_turn(other, friend_too) is friend_too:
        make_a_move(friend_too)
    expect_turn(other)
    other.wait_for_function("n => buzzes.length === n + 1", arg=before)
    close_sheet(other)
    other.get_by_role("link", name="Home").click()
    expect(other.locator(".choice.bots .go")).to_be_visible()
    expect(other).not_to_have_title(re.compile("Waiting for|● Your turn · "))
    assert sign(other) == "/icon.svg"


def test_no_buzz_for_those_who_want_none_or_have_just_come(open_page: OpenPage) -> None:
    one, friend = open_page("/", SMALL, **STILL), open_page("/", SMALL, **STILL)
    one.add_init_script(HEARD + "; localStorage.buzz = 'off'")
    one.goto("/")
    table_for_two(one, friend)
    for _ in range(2):
        while wait_for_whose_turn(one, friend) is friend:
            make_a_move(friend)
        expect_turn(one)
        while wait_for_whose_turn(one, friend) is one:
            make_a_move(one)
    assert one.evaluate("buzzes") == []


@pytest.mark.parametrize("scene", ["play", "act8"])
@pytest.mark.parametrize("still", [False, True])
def test_what_is_yours_lights_up_once_and_never_where_motion_is_unwanted(
    open_scene: OpenPage, scene: str, still: bool
) -> None:
    page = open_scene(scene, SMALL, **(STILL if still else {"reduced_motion": "no-preference"}))
    page.locator(".mine.turn").wait_for()
    style = "one => { const { %s } = getComputedStyle(one); return String(%s) }"
    look = {
        name: page.locator(".mine").evaluate(style % (name, name))
        for name in ("animationName", "animationIterationCount", "backgroundImage")
    }
    assert (look["animationName"] == "none") == still
    assert look["animationIterationCount"] == "1"
    assert look["backgroundImage"].startswith("linear-gradient")
    assert main_button(page).evaluate(style % ("borderStyle", "borderStyle")) == "dashed"


@pytest.mark.parametrize(
    ("language", "waits"),
    [
        ("en", f"Waiting for {NAME}, 3 days left"),
        ("nl", f"Wachten op {NAME}, nog 3 dagen"),
        ("fr", f"On attend {NAME}, encore 3\\sjours"),
        ("de", f"Warten auf {NAME}, noch 3 Tage"),
    ],
)
def test_turn_by_turn_says_who_is_waited_for_and_how_long(open_scene: OpenPage, language: str, waits: str) -> None:
    page = open_scene("clock8", SMALL, language, **STILL)
    expect(main_button(page)).to_have_text(re.compile(f"^{waits}$"))
    expect(page).to_have_title(re.compile(f"^{waits} · "))
    assert sign(page) == "/icon.svg"
