"""Settings: each does what it says, at once, to what a person sees; and it is there again the next time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import DESK, PHONE, QUICK, STILL, OpenPage, Size
from tests.browser.fits import PHONES, misfits
from tests.browser.looks import axe_faults
from tests.browser.play import choose, make_a_move, start_with_bots
from tests.browser.play8 import table_of
from tests.browser.trace import look
from tests.browser.truth import document_of

pytestmark = pytest.mark.browser

SMALL: Size = (390, 664)


def set_up(page: Page, *choices: str) -> None:
    """Open the settings from the menu of a table, choose, and close both."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    for choice in choices:
        sheet.get_by_label(choice).check(force=True)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("size", [DESK, SMALL], ids=str)
def test_cards_are_as_large_as_one_likes_them(open_scene: OpenPage, size: Size) -> None:
    page = open_scene("play", size, **STILL)
    widths = []
    for choice in ("Small", "Normal", "Large"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        sizes = page.get_by_role("group", name="Card size")
        sizes.get_by_label(choice).check(force=True)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        widths.append(box(page, ".mine .hand .card")["width"])
        act = box(page, ".act .main")
        hand = box(page, ".mine .hand .card")
        assert hand["y"] + hand["height"] <= act["y"] or hand["y"] >= act["y"] + act["height"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small, normal, large = widths
    assert small < normal < large
    page.reload()
    assert box(page, ".mine .hand .card")["width"] == large


def test_for_a_left_hand_the_thumbs_side_changes(open_scene: OpenPage) -> None:
    page = open_scene("play", PHONE, **STILL)

    def left(what: str) -> float:
        return box(page, what)["x"]

    assert left(".bar .home") < left(".bar .tools")
    assert left(".mine .table-zone") < left(".mine .stock-zone")
    hand = [one.bounding_box() for one in page.locator(".mine .hand .card").all()]
    set_up(page, "Left-handed")
    assert left(".bar .home") > left(".bar .tools")
    assert left(".mine .table-zone") > left(".mine .stock-zone")
    assert [one.bounding_box() for one in page.locator(".mine .hand .card").all()] == hand  # cards stay in order


@pytest.mark.parametrize("name", ["act8", "act-six8"])
def test_on_a_phone_both_act_at_level_8_too(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, PHONE, **STILL)

    def seen() -> tuple[float, bool, bool]:
        """How wide a card is; whether sorting, and the stock, are to the left."""
        title, sort = box(page, ".mine .head h2"), box(page, ".mine .sort")
        stock, pile = box(page, ".stacks [data-zone=stock]"), box(page, ".stacks [data-zone=pile]")
        return box(page, ".mine .card")["width"], sort["x"] < title["x"], pile["x"] < stock["x"]

    normal = seen()
    set_up(page, "Large")
    large = seen()
    set_up(page, "Left-handed")
    assert large[0] > 1.1 * normal[0]
    assert (normal[1:], seen()[1:]) == ((False, False), (True, True))
    assert misfits(page, PHONES) == []


@pytest.mark.parametrize(("name", "look"), [("play", "light"), ("play", "dark"), ("act8", "light")])
def test_every_table_colour_shows_at_once_and_can_be_read(open_scene: OpenPage, name: str, look: str) -> None:
    page = open_scene(name, DESK, color_scheme=look, **STILL)
    seen = []
    for felt in ("Amber", "Green", "Wine", "Slate"):
        set_up(page, felt)
        seen.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        for tone in ("--bg", "--bg2"):  # axe judges no text on a gradient, so it is shown on either end of it
            page.evaluate("tone => document.body.style.setProperty('background', `var(${tone})`)", tone)
            assert axe_faults(page) == [], f"{felt} {tone}"
        page.evaluate("document.body.style.removeProperty('background')")
    assert len(set(seen)) == 4


def test_the_settings_are_reached_from_home_by_keyboard_and_axe_finds_nothing(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **STILL)
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_role("group", name="Speed").get_by_label("Normal").focus()
    page.keyboard.press("ArrowRight")
    expect(sheet.get_by_role("group", name="Speed").get_by_label("Fast")).to_be_checked()
    assert page.evaluate("localStorage.getItem('speed')") == "fast"
    sound = sheet.get_by_role("switch", name="Sound")
    volume = sheet.get_by_label("Volume")
    expect(volume).to_be_disabled()
    sound.focus()
    page.keyboard.press("Space")
    volume.focus()
    page.keyboard.press("End")
    assert page.evaluate("[localStorage.getItem('sound'), localStorage.getItem('volume')]") == ["on", "1"]
    assert axe_faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


@pytest.mark.parametrize("game", ["8½", "Level 8 Master"])
def test_bots_at_the_next_table_keep_the_speed_too(open_page: OpenPage, db: Path, game: str) -> None:
    page = open_page(**STILL)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("group", name="Speed").get_by_label("Slow").check(force=True)
    page.keyboard.press("Escape")
    page.get_by_role("radio", name=game).check()
    start_with_bots(page)
    assert document_of(db, table_of(page))["terms"]["pace"] == "slow"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("group", name="Speed").get_by_label("Fast").check(force=True)
    page.keyboard.press("Escape")
    page.get_by_text("What you may change as host").click()
    expect(page.get_by_role("group", name="Bots move").get_by_label("fast")).to_be_checked()
    assert document_of(db, table_of(page))["terms"]["pace"] == "fast"


def test_cards_fly_at_the_speed_one_likes(open_scene: OpenPage) -> None:
    lasted = []
    for speed in ("slow", "fast"):
        page = open_scene("play", kept=QUICK)
        page.evaluate("speed => localStorage.setItem('speed', speed)", speed)
        page.reload()
        trace = look(page, choose(page))
        card = trace.ways()[0].spots[0]["id"]
        seen = [frame["at"] for frame in trace.frames if any(one["id"] == card for one in frame["fly"])]
        lasted.append(seen[-1] - seen[0])
    assert lasted[0] > 1.7 * lasted[1]


NOISES = """() => {
  window.noises = []
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start
    kind.prototype.start = function (...when) { window.noises.push(kind.name); return begin.apply(this, when) }
  }
}"""


def test_sound_is_offered_once_and_heard_by_who_wants_it(open_scene: OpenPage) -> None:
    fresh: dict[str, Any] = {"edition": "fundex"}
    page = open_scene("play", (1280, 900), kept=fresh, **STILL)
    page.evaluate(NOISES)
    offer = page.get_by_role("group", name="Would you like to hear the cards?")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Sound on").click()
    expect(offer).to_have_count(0)
    page.wait_for_function("() => noises.length > 0")  # the sounds are loaded when somebody wants them
    page.evaluate("noises.length = 0")
    page.locator(".mine .pick.ok").first.click()
    page.locator("footer.act .main").click()
    page.wait_for_function("() => noises.includes('AudioBufferSourceNode')")
    page.reload()
    page.locator("main.table").wait_for()
    expect(offer).to_have_count(0)


def test_who_says_no_hears_nothing_and_is_not_asked_again(open_scene: OpenPage) -> None:
    page = open_scene("play", (1280, 900), kept={"edition": "fundex"}, **STILL)
    page.evaluate(NOISES)
    page.get_by_role("button", name="No thanks").click()
    page.locator(".mine .pick.ok").first.click()
    before = page.locator("aside .story li").count()
    page.locator("footer.act .main").click()
    page.wait_for_function(f"() => document.querySelectorAll('aside .story li').length > {before}")
    assert page.evaluate("noises") == []
    page.reload()
    page.locator("main.table").wait_for()
    expect(page.get_by_role("button", name="No thanks")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (1280, 900)], ids=str)
def test_sound_is_offered_through_a_first_game_and_never_twice_at_once(open_scene: OpenPage, size: Size) -> None:
    page = open_scene("game-end", size, kept={"edition": "fundex"}, **STILL)
    offers = page.get_by_role("group", name="Would you like to hear the cards?").filter(visible=True)
    beside = int(size != PHONE)  # on a phone there is room only in the score
    expect(offers).to_have_count(beside)
    page.get_by_role("button", name="Score").click()  # looked at in the game
    expect(offers).to_have_count(1)
    page.keyboard.press("Escape")
    expect(offers).to_have_count(beside)
    make_a_move(page)
    page.get_by_role("dialog", name="Score").wait_for()
    expect(offers).to_have_count(1)
    page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    page.get_by_role("button", name="Score").click()
    expect(offers).to_have_count(0)
    page.reload()
    page.locator("main.table").wait_for()
    expect(offers).to_have_count(0)
