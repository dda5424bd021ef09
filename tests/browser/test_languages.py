"""The page in four languages, and from one to another in mid-game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import halfpast
from halfpast.i18n import LANGUAGES, text
from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import SIZES, faults
from tests.browser.play import main_button, make_a_move, refused, start_with_bots, wait_for_turn
from tests.browser.play8 import SEQ
from tests.browser.truth import assert_true_story, moves

pytestmark = pytest.mark.browser

LOCALES = Path(halfpast.__file__).parent / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def plain_messages(language: str) -> dict[str, str]:
    """What stands on the page without anything filled in."""
    names = ("account", "page", "table", "pad", "turns", "level8-table", "learn", "replay")
    files = [(LOCALES / language / f"{name}.ftl").read_text("utf-8") for name in names]
    return dict(re.findall(r"^([a-z][\w-]+) = ([^{}\n]+)$", "\n".join(files), re.MULTILINE))


# All words on the page, also those for ears.
WORDS = """() => {
  const names = ['aria-label', 'title', 'placeholder', 'alt']
  const words = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
  const said = words.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))
  const body = document.body.cloneNode(true)
  body.querySelectorAll('[lang]').forEach((passage) => passage.remove())  // headings of the printed books
  return [document.title, body.textContent, ...said].join('\\n')
}"""


def assert_speaks(page: Page, language: str) -> None:
    """No message without words, and in another language none left in English."""
    words = page.evaluate(WORDS)
    assert not re.findall(
        r"\b(?:account|fair|half|page|table|pad|level8|turns|learn|replay)-[a-z]+(?:-[a-z]+)*\b", words
    )
    own = plain_messages(language)
    english = {one for key, one in plain_messages("en").items() if len(one) > 7 and own.get(key) != one}
    assert [one for one in english if one in words and one not in own.values()] == []
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language(open_page: OpenPage, db: Path, language: str) -> None:
    page = open_page(size=PHONE, language=language, **STILL)
    page.locator("#about-bots span").first.wait_for()
    assert_speaks(page, language)
    page.locator(".choice.bots .quiet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_speaks(page, language)
    page.keyboard.press("Escape")
    start_with_bots(page)
    while wait_for_turn(page):
        if refused(page).count():
            refused(page).first.click()
            assert_speaks(page, language)
        make_a_move(page)
        assert_speaks(page, language)
    assert_speaks(page, language)
    assert_true_story(page, db, 0, ["", text("page-bot-1", language)], language)


def test_other_screens_in_each_language(open_page: OpenPage) -> None:
    page = open_page()
    for language in OTHERS:
        page.locator("header select").select_option(language)
        for button in (".choice.friends .quiet", ".rest .row"):
            page.locator(button).first.click()
            page.locator(".chosen-box").click()
            assert_speaks(page, language)
            for _ in range(2):
                page.keyboard.press("Escape")
        page.locator("a.row[href^='/rules']").click()
        page.locator("#H14").wait_for()
        assert_speaks(page, language)
        page.locator("a.home").click()
        page.locator(".choice.friends .go").click()
        page.locator(".share .link a").wait_for()
        assert_speaks(page, language)
        page.locator("a.home").click()


def assert_fits(page: Page, language: str) -> None:
    """In this language, and without anything cut off on a small phone."""
    assert_speaks(page, language)
    assert faults(page) == []


def test_level_8_in_each_language(open_page: OpenPage) -> None:
    page = open_page(size=SIZES[0], kept={"game": "level8"}, **STILL)
    for language in OTHERS:
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_fits(page, language)
        page.locator(".choice.friends .quiet").click()
        for chosen, what in ((".chosen-box", ".differences"), (".chosen-card", "ol")):
            page.locator(chosen).first.click()
            page.locator(f"dialog dialog {what}").first.wait_for(state="attached")
            assert_fits(page, language)
            page.locator("dialog dialog .own").click()
            page.locator("dialog dialog dialog").wait_for()
            assert_fits(page, language)
            for _ in range(2):
                page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.locator("a.row[href^='/rules']").click()
        page.locator("#L08").wait_for()
        assert_fits(page, language)
        page.locator("a.home").click()
        page.locator(".choice.friends .go").click()
        page.locator("main .card ol").wait_for()
        assert_fits(page, language)
        page.locator("a.home").click()


@pytest.mark.parametrize("language", OTHERS)
def test_a_turn_of_level_8_in_each_language(open_scene: OpenPage, db: Path, language: str) -> None:
    page = open_scene("draw8", PHONE, language, **STILL)
    table = page.url.rsplit("/", 1)[1]
    before = len(moves(db, table))
    page.locator("[data-zone=stock] button").click()
    expect(page.locator("button.draw")).to_have_count(0)
    assert_fits(page, language)
    page.locator(".mine .pick").first.click(position={"x": 10, "y": 30})
    assert_fits(page, language)
    page.locator("footer.act button").first.click()  # to discard it: a special could be played too
    page.wait_for_function(f"n => {SEQ} > n", arg=before + 1)
    assert wait_for_turn(page)
    expect(page.locator(".shout")).to_have_count(0)
    assert_fits(page, language)
    assert [move.split(" ")[0] for move in moves(db, table)[before : before + 2]] == ["draw", "discard"]

    page = open_scene("lay8", PHONE, language, **STILL)
    table = page.url.rsplit("/", 1)[1]
    page.locator(".level .best").click()
    expect(main_button(page)).to_have_text(re.compile(r"\d"))
    expect(main_button(page)).to_have_attribute("aria-disabled", "false")
    assert_fits(page, language)
    main_button(page).click()
    expect(page.locator(".slot")).to_have_count(0)
    expect(page.locator(".shout")).to_have_count(0)
    assert_fits(page, language)
    assert moves(db, table)[-1].startswith("lay ")


def test_another_language_in_mid_game_changes_everything_at_once(open_page: OpenPage, db: Path) -> None:
    page = open_page()
    start_with_bots(page)
    for _ in range(3):
        assert wait_for_turn(page)
        make_a_move(page)
    assert wait_for_turn(page)
    refused(page).or_(page.locator(".mine .pick")).first.click()
    for language in (*OTHERS, "en"):
        page.locator(".tool:last-child").click()
        page.locator("dialog details:has(select)").first.locator("summary").click()
        page.locator("dialog select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert_true_story(page, db, 0, ["", text("page-bot-1", language)], language)
        expect(page.locator(".mine .chosen")).to_have_count(1)  # what was chosen still is
        expect(page.get_by_role("log")).to_contain_text(text("table-asked-turn", language))
        assert_speaks(page, language)
    expect(main_button(page)).to_be_visible()
