"""Cards travel and arrive; nothing moves for who wants no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.play import make_a_move, wait_for_turn

pytestmark = pytest.mark.browser

# Looks at every frame how much moves, and what flies.
WATCH = """() => {
  window.most = { moving: 0, flying: 0 }
  const look = () => {
    const moving = document.getAnimations().filter((one) => one.playState === 'running').length
    window.most.moving = Math.max(window.most.moving, moving)
    window.most.flying = Math.max(window.most.flying, document.querySelectorAll('.flying').length)
    requestAnimationFrame(look)
  }
  look()
}"""
STILL = (
    "() => document.getAnimations().every((one) => one.playState !== 'running') && !document.querySelector('.flying')"
)


def play_and_watch(page: Page, turns: int) -> dict[str, int]:
    """How much moved at most, over some turns."""
    page.evaluate(WATCH)
    for _ in range(turns):
        if wait_for_turn(page):
            make_a_move(page)
    wait_for_turn(page)
    most: dict[str, int] = page.evaluate("window.most")
    return most


def test_cards_fly_and_arrive(open_scene: OpenPage) -> None:
    page = open_scene("five-seats")
    most = play_and_watch(page, 4)
    assert most["moving"] > 0
    assert most["flying"] > 0
    page.wait_for_function(STILL)
    assert page.locator(".flying").count() == 0


@pytest.mark.parametrize("name", ["five-seats", "catch", "game-end"])
def test_nothing_moves_for_who_wants_no_motion(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, reduced_motion="reduce")
    assert play_and_watch(page, 3) == {"moving": 0, "flying": 0}


def test_a_move_need_not_wait_for_the_cards(open_scene: OpenPage) -> None:
    page = open_scene("take")
    make_a_move(page)  # the pile is on its way
    page.get_by_role("button", name="Menu").click(timeout=1000)
    assert page.get_by_role("dialog").count() == 1
