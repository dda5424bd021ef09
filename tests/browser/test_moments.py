"""Whom something happens to is seen: a ring opens around them, and who moves up two levels leaps twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import STILL, OpenPage
from tests.browser.play import choose
from tests.browser.play8 import table_of
from tests.browser.test_motion import discard, lay_level
from tests.browser.truth import Truth

pytestmark = pytest.mark.browser
Moment = list[Any]  # ring or leap, around what, whose level, how often
Document = dict[str, Any]

# Notes every ring and every leap that an element is given: around what, and how often.
SPY = """() => {
  window.moments = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const kind = frames[0].boxShadow ? 'ring' : frames[1]?.scale ? 'leap' : ''
    const where = this.matches('.mine') ? 'mine' : this.matches('.level:not(.seat .level)') ? 'level' : this.ariaLabel
    if (kind) window.moments.push([kind, where, this.dataset.level ?? '', options.iterations ?? 1])
    return animate.call(this, frames, options)
  }
}"""


@pytest.fixture
def moments_of(open_scene: OpenPage, db: Path) -> Callable[..., tuple[list[Moment], list[Document]]]:
    """The rings and leaps of a move, and what happened by it."""

    def play(scene: str, act: Callable[[Page], Locator], **options: str) -> tuple[list[Moment], list[Document]]:
        page = open_scene(scene, **options)
        truth = Truth(db, table_of(page))
        seat, happened = truth.now().seat, truth.match.happened
        button = act(page)
        page.evaluate(SPY)
        button.click()
        if not options:
            page.wait_for_function("() => window.moments.length")
        page.wait_for_timeout(1000)
        events = truth.now().events(seat, happened)
        return page.evaluate("window.moments"), [one for one in events if one["move"] == events[0]["move"]]

    return play


@pytest.mark.parametrize(
    ("scene", "act", "type_", "where"),
    [
        ("take", choose, "took", "mine"),
        ("lay8", lay_level, "laid-out", "level"),
        ("series-end", choose, "finished", "mine"),
    ],
)
def test_a_ring_opens_around_whom_it_happens_to(
    moments_of: Callable[..., Any], scene: str, act: Callable[[Page], Locator], type_: str, where: str
) -> None:
    moments, events = moments_of(scene, act)
    assert type_ in [event["type"] for event in events]
    assert ["ring", where, "", 1] in moments


def test_who_moves_up_two_levels_leaps_twice(moments_of: Callable[..., Any]) -> None:
    moments, events = moments_of("round-end8", discard)
    moved = next(event["moved"] for event in events if event["type"] == "round-over")
    assert 2 in moved
    leaps = {int(seat): times for kind, _, seat, times in moments if kind == "leap"}
    assert leaps == dict(enumerate(moved))


# Notes every line that stands around something: around what, whose level, how many levels, and how it is drawn.
MARKS = """() => {
  window.marks = []
  const own = (one) => one.matches('.mine') ? 'mine' : one.matches('.level:not(.seat .level)') ? 'level' : ''
  const look = (changes) => {
    for (const { target: one } of changes) {
      const { level = '', moment } = one.dataset
      const { outlineStyle } = getComputedStyle(one)
      if (moment) window.marks.push([own(one) || one.ariaLabel, level, Number(moment), outlineStyle])
    }
  }
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-moment'] })
}"""


def marks_of(page: Page, button: Locator) -> list[Any]:
    """The lines that stand around something for a moment, where nothing may move."""
    page.evaluate(MARKS)
    page.evaluate(SPY)
    button.click()
    page.wait_for_function("() => window.marks.length")
    page.wait_for_function("() => !document.querySelector('[data-moment]')")
    assert page.evaluate("window.moments") == []  # neither a ring nor a leap
    marks: list[Any] = page.evaluate("window.marks")
    return marks


@pytest.mark.parametrize(
    ("scene", "act", "where"), [("take", choose, "mine"), ("lay8", lay_level, "level"), ("series-end", choose, "mine")]
)
def test_under_reduced_motion_a_line_stands_there_for_a_moment(
    open_scene: OpenPage, scene: str, act: Callable[[Page], Locator], where: str
) -> None:
    page = open_scene(scene, **STILL)
    assert [where, "", 1, "solid"] in marks_of(page, act(page))


def test_under_reduced_motion_two_levels_are_told_from_one(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("round-end8", **STILL)
    truth = Truth(db, table_of(page))
    seat, happened = truth.now().seat, truth.match.happened
    marks = marks_of(page, discard(page))
    moved = next(one["moved"] for one in truth.now().events(seat, happened) if one["type"] == "round-over")
    assert 2 in moved
    expected = {who: (levels, "double" if levels == 2 else "solid") for who, levels in enumerate(moved) if levels}
    assert {int(level): (times, style) for _, level, times, style in marks if level} == expected
