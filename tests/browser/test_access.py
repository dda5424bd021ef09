"""By keyboard only, and by ear only."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import STILL, OpenPage
from tests.browser.listen import heard, listen, read
from tests.browser.play import (
    choose,
    main_button,
    make_a_move,
    playable,
    refused,
    spoken,
    start_with_bots,
    story,
    wait_for_news,
    wait_for_turn,
)
from tests.browser.truth import told

pytestmark = pytest.mark.browser

# The element that has the focus: its name, and whether one can see that it has it.
FOCUS = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return { name: 'nowhere', seen: false }
  const { outlineStyle, outlineWidth } = getComputedStyle(at)
  const box = at.getBoundingClientRect()
  const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  return { name: (at.getAttribute('aria-label') || at.innerText || at.value || at.tagName).trim(), seen: ring && seen }
}"""


def tab_to(page: Page, wanted: str | Locator, most: int = 40) -> None:
    """Press Tab until something has the focus, known by its name or itself; it can always be seen where one is."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        assert focus["seen"] or focus["name"] == "nowhere", focus
        if focus["name"] == wanted if isinstance(wanted, str) else wanted.evaluate("e => e === document.activeElement"):
            return
    raise AssertionError(f"{wanted} cannot be reached by Tab")


def assert_somewhere(page: Page) -> None:
    """The focus is not lost."""
    page.wait_for_function("() => document.activeElement !== document.body")


def test_a_whole_game_by_keyboard_only(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_text("Rules: short French (8½ express)").first.wait_for()
    tab_to(page, "Play with bots now")
    page.keyboard.press("Enter")
    page.locator("main.table").wait_for()
    assert_somewhere(page)
    for _ in range(200):
        if not wait_for_turn(page):
            break
        before = spoken(page)
        cards = playable(page)
        if cards.count():
            card = cards.first.locator("svg").get_attribute("data-card")
            place = re.search(r"\d", cards.first.get_attribute("aria-label") or "")
            page.keyboard.press(card or (place[0] if place else ""))
            expect(main_button(page)).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("Enter")
        wait_for_news(page, before)
        assert_somewhere(page)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("main.table").wait_for()
    assert_somewhere(page)


def test_everything_at_the_table_by_tab_and_enter(open_scene: OpenPage) -> None:
    page = open_scene("play")
    card = playable(page).first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    tab_to(page, main_button(page))  # not by its words: they change once the server has said what the card does
    page.keyboard.press("Enter")
    expect(page.locator("aside .story")).to_contain_text("You lay")
    assert_somewhere(page)


@pytest.mark.parametrize("name", ["Menu", "Score", "Say something"])
def test_a_sheet_keeps_the_focus_and_gives_it_back(open_scene: OpenPage, name: str) -> None:
    page = open_scene("five-seats")
    tab_to(page, name)
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate(FOCUS) == {"name": name, "seen": True}


def test_enter_lays_the_card_of_a_key_after_a_sheet_too(open_scene: OpenPage) -> None:
    page = open_scene("play")
    page.get_by_role("button", name="Look closer at").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press(playable(page).first.locator("svg").get_attribute("data-card") or "")
    expect(main_button(page)).to_be_focused()
    expect(main_button(page)).to_have_attribute("aria-disabled", "false")
    before = spoken(page)
    page.keyboard.press("Enter")
    wait_for_news(page, before)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_rule_of_a_refusal_by_keyboard(open_scene: OpenPage) -> None:
    page = open_scene("play")
    card = refused(page).first.locator("svg").get_attribute("data-card") or ""
    page.keyboard.press(card)
    rule = page.get_by_role("status").get_by_role("button")
    number = rule.inner_text()
    tab_to(page, number)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(number)
    page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".mine .chosen")).to_have_count(0)


@pytest.mark.parametrize(
    ("scene", "asked"),
    [
        ("take", r"You have to take the pile: on .+ you could only play .+ or a ghost\.$"),
        ("several", r"Your hand: .+\. You may lay .+\.$"),
        ("blind", r"You may turn over blind card .+ or \d\.$"),
        ("exchange", r"Your open cards: .+\. \w+’s open cards: .+\. Choose one .+\. You may keep your open cards\.$"),
        ("last-chance", r"You may lay .+ or let it go\.$"),
    ],
)
def test_what_one_may_do_is_one_sentence(open_scene: OpenPage, scene: str, asked: str) -> None:
    page = open_scene(scene)
    expect(page.locator("[role=log] p").last).to_have_text(re.compile("^Your turn. .*" + asked))


def test_every_card_on_the_table_can_be_heard(open_scene: OpenPage) -> None:
    page = open_scene("play")
    fox = page.get_by_role("article", name="Fox").get_by_role("group", name="Open and blind cards")
    expect(fox.get_by_role("img")).to_have_count(3)
    expect(fox).to_contain_text("3 blind cards")
    place = page.get_by_role("region", name="Your place")
    expect(place.get_by_role("group", name="Open and blind cards")).to_contain_text("3 blind cards")
    place.get_by_role("button", name=re.compile("^Look closer at your place: .+ aside, .+ points?$")).click()
    expect(page.get_by_role("dialog", name="You")).to_be_visible()


def test_everything_is_spoken_once_and_in_order(open_page: OpenPage, db: Path) -> None:
    page = open_page(**STILL)
    start_with_bots(page)
    assert wait_for_turn(page)
    listen(page)
    before = len(story(page))
    lines: list[str] = []
    turns = 0
    while wait_for_turn(page):
        turns += 1
        make_a_move(page)
        lines += heard(page)
    lines += heard(page)
    truth = told(db, page.url.rsplit("/", 1)[1], 0, ["", "Fox"])[before:]
    assert [line for line in lines if line in truth] == truth
    assert sum(line.startswith("Your turn.") for line in lines) == turns - 1  # the first was spoken before


def test_the_transcript_of_a_whole_game(open_page: OpenPage, tmp_path: Path) -> None:
    """Written down as it is heard and read, so that somebody can judge whether it makes sense alone."""
    page = open_page(**STILL)
    start_with_bots(page)
    listen(page)
    lines = [*read(page, "header"), *read(page, "main.table"), "", *page.locator("[role=log] p").all_inner_texts()]
    while wait_for_turn(page):
        lines += [*heard(page), "", "— what can be pressed:", *buttons(page)]
        button = choose(page)
        lines += [f"— pressed: {button.inner_text()}", ""]
        before = spoken(page)
        button.click()
        wait_for_news(page, before)
    lines += [*heard(page), "", "— the end:", *read(page, "dialog")]
    kept = Path(os.environ.get("HALFPAST_TRANSCRIPT", tmp_path / "transcript.txt"))
    kept.write_text("\n".join(lines) + "\n", "utf-8")
    assert any(line.startswith("You lay") for line in lines)
    assert not [line for line in lines if re.search(r"\b(half|page|table)-[a-z]", line)]


def buttons(page: Page) -> list[str]:
    """The names of what can be pressed at one's own place."""
    found = [*read(page, ".mine"), *read(page, "footer.act")]
    return [line for line in found if line.startswith("button") and "[disabled]" not in line]
