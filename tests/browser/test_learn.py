"""The lessons: each to its end by taps, by keyboard, by ear; on a phone and at a desk, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from halfpast.games import GAMES
from halfpast.i18n import LANGUAGES, text
from halfpast.server.features.lessons import lesson
from tests.browser.conftest import DESK, PHONE, STILL, OpenPage, Size
from tests.browser.listen import heard, listen
from tests.browser.looks import assert_fine, faults
from tests.browser.test_languages import assert_speaks

pytestmark = pytest.mark.browser
MOST_TAPS = 4  # for one move


def open_lesson(open_page: OpenPage, game: str, size: Size = DESK, language: str = "en") -> Page:
    page = open_page(f"/learn/{game}", size, language, **STILL)
    page.locator("main.table").wait_for()
    return page


def expect_step(page: Page, step: int) -> None:
    expect(page.locator(f".play[data-step='{step}']")).to_be_visible()


def do_step(page: Page, step: int) -> None:
    """Tap what glows until the next step is there."""
    page.clock.run_for(8000)
    for _ in range(MOST_TAPS):
        spot = page.locator("[data-glow]:not([aria-pressed='true'])").first
        spot.wait_for()
        is_card = spot.evaluate("(spot) => spot.matches('.mine button')")
        spot.click(position={"x": 10, "y": 30} if is_card else None)
        page.clock.run_for(8000)  # the bot's moves
        if page.locator(f".play[data-step='{step + 1}']").count():
            return
    raise AssertionError(f"step {step} is not done by tapping what glows")


def said(game: str, step: int, language: str = "en", name: str = "Fox") -> str:
    return text(f"learn-{game}-{lesson(game).steps[step]['say']}", language, name=name)


# The other sizes are looked at step by step in each language, below.
@pytest.mark.parametrize(("game", "size"), [("half", PHONE), ("level8", DESK)])
def test_to_its_end_by_tapping_what_glows(open_page: OpenPage, game: str, size: Size) -> None:
    page = open_lesson(open_page, game, size)
    page.clock.install()
    last = len(lesson(game).steps) - 1
    for step in range(last):
        expect_step(page, step)
        expect(page.locator(".coach .said")).to_contain_text(said(game, step))
        page.clock.run_for(3000)  # what was shouted is gone
        assert faults(page) == [], step
        do_step(page, step)
    expect_step(page, last)
    expect(page.locator(".coach .said")).to_contain_text(said(game, last))
    expect(page.locator(".act")).to_have_count(0)  # nobody is thinking any more
    play = page.get_by_role("button", name="Play a real game")
    assert play.evaluate("button => parseFloat(getComputedStyle(button).outlineOffset)") < 0  # not over the words
    play.click()
    expect(page.locator(".choice.bots")).to_be_visible()


def test_what_is_not_the_lessons_is_answered_kindly_and_what_is_not_allowed_with_its_rule(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "half")
    page.clock.install()
    for step in (0, 1):
        do_step(page, step)
    expect_step(page, 2)
    page.keyboard.press("3")  # too low: the real refusal, with its rule
    expect(page.locator(".act .say")).to_contain_text("H08")
    page.keyboard.press("h")  # allowed, but not now
    expect(page.locator(".act .main")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".coach .stray")).to_contain_text("In this lesson, do this: lay a 6.")
    expect_step(page, 2)
    page.locator(".coach").get_by_role("button", name="H08").click()
    expect(page.get_by_role("dialog")).to_contain_text("At least the bid")
    page.keyboard.press("Escape")

    # Left and come back: at the same step. Back, on without doing it oneself, and from the beginning.
    page.reload()
    expect_step(page, 2)
    page.get_by_role("button", name="One step back").click()
    expect_step(page, 1)
    page.get_by_role("button", name="Do it for me").click()
    page.clock.run_for(8000)
    expect_step(page, 2)
    page.get_by_role("button", name="Start again").click()
    expect_step(page, 0)


def test_by_keyboard_and_by_ear(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "half")
    page.clock.install()
    listen(page)
    page.keyboard.press("Enter")
    expect_step(page, 1)
    keys = {"take": ""} | {f"blind {place}": str(place) for place in (1, 2, 3)}
    steps = lesson("half").steps
    for number, step in enumerate(steps[1:-1], 1):
        expect_step(page, number)
        move: str = step["move"]
        page.keyboard.type(keys.get(move, move))
        expect(page.locator(".act .main[data-glow]")).to_be_visible()
        page.locator(".act .main").focus()
        page.keyboard.press("Enter")
        page.clock.run_for(8000)
    expect_step(page, len(steps) - 1)
    told = heard(page)
    for number in range(1, len(steps)):
        assert said("half", number) in told, number
    assert any("Your turn" in line for line in told)
    assert not any("undefined" in line or "learn-" in line for line in told)


@pytest.mark.parametrize("game", GAMES)
def test_how_it_looks(open_page: OpenPage, game: str) -> None:
    page = open_lesson(open_page, game)
    assert_fine(page, "the first step")
    page.get_by_role("button", name="Next").click()
    assert_fine(page, "the second step")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_in_each_language_without_overflow(open_page: OpenPage, language: str) -> None:
    for game in GAMES:
        page = open_lesson(open_page, game, (360, 640) if game == "half" else PHONE, language)
        page.clock.install()
        for step in range(len(lesson(game).steps) - 1):
            expect_step(page, step)
            page.clock.run_for(3000)  # what was shouted is gone
            assert (found := faults(page)) == [], "; ".join([language, game, str(step), *found])
            assert_speaks(page, language)
            while page.locator(f".play[data-step='{step}']").count():
                page.locator(".coach .ways button").last.click()
                page.clock.run_for(8000)  # the bot's moves
        expect(page.locator(".coach .primary")).to_have_text(text("learn-play", language))


def test_from_home_and_where_there_is_none(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    page.get_by_role("link", name="Learn 8½ in five minutes").click()
    expect(page.locator(".coach")).to_be_visible()
    page = open_page("/learn/chess", PHONE)
    expect(page.get_by_role("heading", name="There is no such lesson")).to_be_visible()
