"""A hint marks what it means and moves nothing; outside one's turn it says who is waited for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STILL, OpenPage, Size
from tests.browser.play import main_button, spoken

pytestmark = pytest.mark.browser

SMALL: Size = (390, 664)
LARGE: Size = (1280, 800)
WHERE = """() => [...document.querySelectorAll('.table [data-card], .table button')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [one.dataset.card ?? one.className, x, y, width, height].join(' ')
})"""
LIES_OVER = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect()
  return [...document.querySelectorAll('[data-mark], .mine .pick')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.top < hint.bottom && hint.top < box.bottom && box.left < hint.right && hint.left < box.right
  }).length
}"""


def ask(page: Page) -> str:
    """A hint, and what it says."""
    page.get_by_role("button", name="Hint").click()
    return page.locator(".hint").inner_text()


def where(page: Page) -> Any:
    """Where every card and every button of the table is."""
    page.mouse.move(0, 0)
    return page.evaluate(WHERE)


@pytest.mark.parametrize(
    ("scene", "size", "marked"),
    [
        ("play", SMALL, ".mine .pick"),
        ("exchange", SMALL, ".mine .pick, .seat .pick, footer .second"),
        ("take", SMALL, "footer .main"),
        ("heap", LARGE, ".mine .pick"),
        ("draw8", SMALL, ".draw"),
        ("act8", SMALL, ".mine .pick"),
        ("lay8", LARGE, ".level .best"),
        ("pick8", SMALL, ".shown .pick"),
    ],
)
def test_a_hint_marks_what_it_means_and_moves_nothing(
    open_scene: OpenPage, scene: str, size: Size, marked: str
) -> None:
    page = open_scene(scene, size, **STILL)
    before = where(page)
    said = ask(page)
    assert said.startswith("Hint: ")
    assert where(page) == before
    marks = page.locator(":is(button, li):has(> [data-mark=hint])")
    assert marks.count() > 0
    assert all(marks.evaluate_all("(all, css) => all.map((one) => one.matches(css))", marked))
    expect(marks.first).to_contain_text("suggested")
    assert said in spoken(page)
    assert page.evaluate(LIES_OVER) == 0


def test_the_group_that_a_hint_means_is_marked_as_suggested(open_scene: OpenPage) -> None:
    page = open_scene("off8", SMALL, **STILL)
    assert re.search(r"Lay off .+ on (your group \d|group \d of \w+)\.", ask(page))
    group = page.locator(".hinted")
    expect(group).to_have_count(1)
    expect(group.get_by_role("img", name="suggested")).to_have_count(1)
    page.locator(".mine .pick:has([data-mark])").click()
    expect(group.get_by_role("button", name="suggested")).to_have_count(1)  # the others that glow are not


def test_what_is_marked_can_be_laid_and_the_words_go_at_a_tap(open_scene: OpenPage) -> None:
    page = open_scene("play", SMALL, **STILL)
    ask(page)
    for card in page.locator(".mine .pick:has([data-mark])").all():
        card.click()
    expect(page.locator(".hint")).to_have_count(0)
    expect(main_button(page)).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(("scene", "left"), [("clock", "2[34] hours"), ("clock8", "3 days")])
def test_outside_your_turn_a_hint_says_who_is_waited_for(open_scene: OpenPage, scene: str, left: str) -> None:
    page = open_scene(scene, SMALL, **STILL)
    waits = f"Waiting for \u2068?Grootvader Bartholomeus\u2069?, {left} left"
    expect(main_button(page)).to_have_text(re.compile(waits))
    expect(page).to_have_title(re.compile(waits))
    before = where(page)
    assert re.search(f"Hints are for your own turn. {waits}", ask(page))
    assert where(page) == before
    expect(page.locator(".table [role=alert]")).to_have_count(0)
