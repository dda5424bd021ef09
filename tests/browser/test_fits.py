"""Nothing covered, cut or out of sight: the fullest tables and the lessons, window by window.

This is the part for every day; `make soak ARGS=fits` looks at every screen and phase, with every number of players.
"""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Browser, Page

from halfpast.games import GAMES
from halfpast.server.features.lessons import lesson
from tests.browser.conftest import STILL, OpenPage
from tests.browser.everywhere import Found, verdict
from tests.browser.fits import LARGER, PHONES, SIGHT, WINDOWS, ZOOMED, lesson_steps, misfits, moments

pytestmark = pytest.mark.browser
TABLES = {
    "four-seats": [*PHONES],
    "five-seats": [*PHONES, *LARGER, *ZOOMED],
    "exchange-four": [*PHONES, *ZOOMED],
    "exchange-five": [*PHONES, *ZOOMED],
    "five-cards": [*PHONES],
    "heap-five": [*PHONES, *LARGER],
    "two-seats": [*LARGER],
    "draw8": [PHONES[4], ZOOMED[1]],
    "pick8": WINDOWS,
    "lay8": [*PHONES[1:], LARGER[0], LARGER[2]],
    "act-six8": [*PHONES, *LARGER, *ZOOMED],
    "pick-six8": WINDOWS,
    "six8": [*PHONES, *LARGER],
}


@pytest.mark.parametrize("name", TABLES)
def test_the_whole_table_is_in_sight(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, **STILL)
    wrong = [f"{moment} {fault}" for moment in moments(page) for fault in misfits(page, TABLES[name])]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("name", ["over", "over-six8"])
def test_how_it_ended_is_in_sight(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, **STILL)
    page.get_by_role("dialog").wait_for()
    assert (wrong := misfits(page, [PHONES[1], PHONES[4], LARGER[1]])) == [], "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_is_in_sight(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}", language="de", **STILL)
    steps = len(lesson(game).steps)
    wrong = [f"{step} {fault}" for step in lesson_steps(page, steps) for fault in misfits(page, PHONES[1:3])]
    assert wrong == [], "\n".join(wrong)


def test_a_phase_that_no_match_came_to_is_told() -> None:
    found = Found()
    found.miss("half", 2, {"last-blind", "take"})
    assert found.wrong == ["half, 2 players: no match came to take"]
    assert "2 times none" in verdict(Counter({"screens": 9, "missing": found.missing}))
    assert "none missing" in verdict(Counter({"screens": 9}))


FAULTY = """<main class="table" style="position:relative;height:100vh;margin:0;overflow:hidden">
  <article class="seat"><button class="name" style="width:20px">
    <b style="display:block;overflow:hidden">Hedgehog</b></button></article>
  <section class="mine"><div data-zone="hand">
    <button class="pick" style="position:absolute;bottom:4px;left:0;width:60px;height:84px"></button>
    <button class="pick" style="position:absolute;bottom:-40px;left:80px;width:60px;height:84px"></button>
    <svg data-card="9" style="position:absolute;bottom:99px;left:360px;width:60px;height:84px"><circle r="9"/></svg>
  </div></section>
  <footer class="act" style="position:absolute;bottom:0;left:0;width:70px;height:48px"><button>Lay</button></footer>
  <p class="said" style="height:20px;width:60px;overflow:hidden">far more than there is room for</p>
</main><div style="height:200px"></div>"""


FAULTS = ("the table scrolls", "covered by <footer.act>", "letters left of a name", "cut, ", "cut at the side, 30 px")


def test_our_eyes_can_find_what_is_hidden(browser: Browser) -> None:
    page: Page = browser.new_page(viewport={"width": 390, "height": 664})
    page.set_content(f"<html><body style='margin:0'>{FAULTY}</body></html>")
    words = "\n".join(page.evaluate(SIGHT))
    for fault in FAULTS:
        assert fault in words, words
    page.close()
