"""What somebody meets who knows neither game: words for what the table makes them do, and what its numbers mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import halfpast
from halfpast.core.errors import Refusal
from halfpast.games.half import words as half
from halfpast.games.level8 import words as level8
from halfpast.i18n import LANGUAGES, text
from halfpast.match import Match
from tests.browser.conftest import DESK, OpenPage
from tests.browser.fits import misfits
from tests.browser.play import main_button, spoken, start_with_bots

PHONE = (390, 664)


def view_of(match: Match) -> dict[str, Any]:
    """What the one who decides sees."""
    assert match.seat is not None
    return dict(match.view(match.seat))


def why_take(view: dict[str, Any]) -> str:
    """Why the pile has to be taken."""
    refused = (Refusal(**one) for one in view["refused"].values() if "may" in one["args"])
    args = half.Words("en").refusal_arguments(next(refused))
    return text("table-must-take", "en", **{**args, "bid": view["bid"]["words"]})


def test_a_forced_take_says_why(open_scene: OpenPage, match_at: Callable[[Page], Match]) -> None:
    page = open_scene("take", PHONE)
    expect(page.locator("footer.act .tell")).to_have_text(why_take(view_of(match_at(page))))
    page.wait_for_function("document.querySelector('[role=log]').textContent.includes('You have to take the pile')")
    assert "You may take" not in spoken(page)


def own_level(match: Match) -> str:
    """The level of the one who decides, in words."""
    number = view_of(match)["seats"][match.seat]["level"]
    return level8.Words("en").level(number, halfpast.level_cards()[view_of(match)["card"]]["levels"][number - 1])


def test_during_take_the_level_stays_in_sight(open_scene: OpenPage, match_at: Callable[[Page], Match]) -> None:
    page = open_scene("pick8")
    level = own_level(match_at(page))
    expect(page.get_by_role("heading", name=level)).to_be_visible()
    expect(page.get_by_role("heading", name="Take one of these cards, or none")).to_be_visible()
    for size in (PHONE, (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.get_by_text(level).locator("visible=true")).to_be_in_viewport(ratio=1)
        expect(main_button(page)).to_have_text("You may take one of the cards shown.")
        expect(main_button(page)).to_be_in_viewport(ratio=1)


def test_box_and_length_in_plain_words(open_page: OpenPage) -> None:
    page = open_page(kept={})
    page.get_by_role("button", name="Change: Play with bots now").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("No box at home? Just keep this one: the boxes differ only in details.")
    expect(sheet).to_contain_text("About 5 minutes in all. Most points win")
    page.get_by_role("button", name="One more: Games in the series").click()
    expect(sheet).to_contain_text("About 10 minutes in all.")


STEPS = {"half": "Catch!", "level8": "Lay out your level"}


@pytest.mark.parametrize("game", STEPS)
def test_the_rules_begin_with_how_to_play(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}")
    steps = page.locator("[data-how]")
    expect(steps).to_have_count(6)
    expect(page.get_by_text(STEPS[game], exact=True)).to_be_in_viewport(ratio=1)
    for step in steps.all():  # each is drawn
        assert (step.locator("svg").bounding_box() or {"height": 0})["height"] > 60
    ends = page.locator("[data-how=take], [data-how=end]").evaluate("e => e.getBoundingClientRect().bottom")
    assert ends <= 800, "all of it on one screen"
    expect(page.get_by_role("heading", name="The full rules")).to_have_count(1)
    page.goto("/rules/H14")  # whoever wants one rule gets it at once
    expect(page.locator("#H14")).to_be_in_viewport()
    expect(steps).to_have_count(0)


def test_how_to_play_is_at_hand_at_the_table(open_scene: OpenPage) -> None:
    page = open_scene("play", PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog", name="How to play").locator("[data-how] svg")).to_have_count(6)


@pytest.mark.parametrize(("scene", "size"), [("play", PHONE), ("act8", PHONE), ("play", (844, 390))])
def test_how_to_play_on_a_phone_begins_at_its_first_step_and_scrolls_in_its_sheet(
    open_scene: OpenPage, scene: str, size: tuple[int, int]
) -> None:
    page = open_scene(scene, size)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog", name="How to play")
    heading, steps = sheet.get_by_role("heading", name="How to play"), sheet.locator("[data-how]")
    expect(heading).to_be_in_viewport(ratio=1)
    expect(steps.first).to_be_in_viewport(ratio=1)
    box = sheet.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")
    at = page.evaluate("scrollY")
    page.mouse.move(size[0] / 2, size[1] / 2)
    page.mouse.wheel(0, 9000)
    expect(steps.last).to_be_in_viewport(ratio=0.9)
    expect(heading).to_be_in_viewport(ratio=1)  # it stays, and so does the button that closes
    assert page.evaluate("scrollY") == at


@pytest.mark.parametrize("scene", ["clock", "clock8"])
def test_a_name_that_is_cut_is_read_in_full_at_a_tap(open_scene: OpenPage, scene: str) -> None:
    page = open_scene(scene, PHONE)
    long = "Grootvader Bartholomeus"
    name = page.locator(".seat .name b", has_text=long)
    assert name.evaluate("one => one.scrollWidth > one.clientWidth"), "it is cut"
    name.click()
    heading = page.get_by_role("dialog").get_by_role("heading", name=long)
    expect(heading).to_be_in_viewport(ratio=1)
    assert heading.evaluate("one => one.scrollWidth <= one.clientWidth && getComputedStyle(one).overflow === 'visible'")


def labels(scene: str, view: dict[str, Any]) -> str:
    """What stands at the next seat in a first game."""
    seat = view["seats"][(view["you"] + 1) % len(view["seats"])]
    if scene == "play":
        return f"Stock{seat['stock']} Aside{len(seat['aside'])}"
    return text("level8-table-on-level", level=seat["level"]) + text("table-in-hand", count=seat["hand"])


@pytest.mark.parametrize("scene", ["play", "draw8"])
def test_numbers_are_labelled_until_a_first_game_is_done(
    open_scene: OpenPage, match_at: Callable[[Page], Match], scene: str
) -> None:
    page = open_scene(scene, PHONE)
    seat = page.locator(".seat").first
    expect(seat.locator(".counts, .labels")).to_have_text(labels(scene, view_of(match_at(page))))
    seat.get_by_role("button", name="Look closer").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        "to refill the hand" if scene == "play" else "filled in once the level is out"
    )
    page.evaluate("localStorage.setItem('first-games', JSON.stringify({ half: true, level8: true }))")
    page.reload()
    seat.wait_for()
    expect(seat.get_by_text(re.compile("^(Stock|On level)"))).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, (844, 390)])
def test_points_and_hand_are_labelled_too(
    open_scene: OpenPage, match_at: Callable[[Page], Match], size: tuple[int, int]
) -> None:
    page = open_scene("play", size)
    view = view_of(match_at(page))
    seat = page.locator(".seat").first
    points, hand = seat.locator(".points"), seat.locator(".hand .count")
    expect(points).to_have_text("Points0")
    expect(hand).to_have_text(f"Hand{view['seats'][(view['you'] + 1) % 3]['hand']}")
    for small in (points, hand):
        expect(small.locator("small")).to_be_in_viewport(ratio=1)
    expect(page.locator(".legend")).to_be_hidden()


@pytest.mark.parametrize(
    ("scene", "size", "language"),
    [
        ("four-seats", DESK, "en"),
        ("four-seats", PHONE, "de"),
        ("play", (360, 560), "nl"),
        ("act-six8", PHONE, "fr"),
    ],
)
def test_where_labels_do_not_fit_a_line_says_where_the_numbers_are_explained(
    open_scene: OpenPage, scene: str, size: tuple[int, int], language: str
) -> None:
    page = open_scene(scene, size, language)
    legend = page.get_by_text(text("table-tap-name", language))
    expect(legend).to_be_in_viewport(ratio=1)
    expect(page.get_by_text(text("table-goal", language)).locator("visible=true")).to_have_count(0)
    assert (legend.bounding_box() or {"height": 99})["height"] < 30, "one line"
    page.evaluate("localStorage.setItem('first-games', JSON.stringify({ half: true, level8: true }))")
    page.reload()
    main_button(page).wait_for()
    expect(legend).to_have_count(0)


def test_in_a_first_game_the_table_says_what_it_is_about(open_scene: OpenPage) -> None:
    page = open_scene("play")
    goal = page.get_by_text("Get rid of your cards, and avoid taking piles.")
    expect(goal).to_be_in_viewport(ratio=1)
    page.evaluate("localStorage.setItem('first-games', JSON.stringify({ half: true, level8: true }))")
    page.reload()
    main_button(page).wait_for()
    expect(goal).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_first_game_begins_with_what_it_is_about(open_page: OpenPage, language: str) -> None:
    page = open_page(size=(390, 664), language=language, kept={})
    start_with_bots(page)
    goal = page.get_by_text(text("table-goal", language))
    expect(goal).to_be_in_viewport(ratio=1)
    assert misfits(page, [(390, 664)]) == []
    expect(page.get_by_text(text("table-tap-name", language)).locator("visible=true")).to_have_count(0)


def test_when_it_is_over_the_heading_names_the_level_that_lies_there(open_scene: OpenPage) -> None:
    """Not the next one, which counts already."""
    page = open_scene("win-by-ending8", PHONE)
    heading = page.locator(".level h2")
    before = heading.inner_text()
    assert before.split()[0] == "7"
    page.locator(".mine .pick").last.click(position={"x": 10, "y": 30})
    main_button(page).click()
    page.get_by_role("dialog", name="The match is over").wait_for()
    page.reload()  # whoever comes later sees the same
    page.get_by_role("dialog").wait_for()
    assert (heading.text_content() or "").split() == before.split()


OVER_NAMES = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const name = document.createRange()
  name.selectNodeContents(seat.querySelector('.name b'))
  const { left, right, top, bottom } = name.getBoundingClientRect()
  return [...seat.querySelectorAll('.count, .level, .hand')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  }).map((one) => `${one.className} over ${seat.ariaLabel}`)
})"""


def test_on_a_phone_no_number_lies_over_a_name_and_no_card_behind_the_stock(open_scene: OpenPage) -> None:
    page = open_scene("under8", PHONE)
    assert page.evaluate(OVER_NAMES) == []
    expect(page.locator("[data-zone=stock] .card").locator("visible=true")).to_have_count(1)
