"""Whether a screen fits a window: nothing covered, cut, out of sight or over something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import Size
from tests.browser.looks import faults, resize

SIGHT = Path(__file__).with_name("sight.js").read_text("utf-8")
PHONES: list[Size] = [(360, 560), (390, 664), (412, 732), (390, 844), (844, 390)]  # toolbars and all
LARGER: list[Size] = [(768, 1024), (1280, 800), (1920, 1080)]
ZOOMED: list[Size] = [(640, 400), (960, 540)]  # the last two at 200 %
WINDOWS = PHONES + LARGER + ZOOMED

# What a player may have done before the next move: what is clicked for it. Each begins with nothing chosen.
MOMENTS = {
    "": "",
    "chosen": ".mine .pick.ok, .mine .pick.goes, .fan .pick",
    "refused": ".mine .pick.no",
    "best": ".level .best",
    "taken": ".seat .pick, .shown .pick",
}


def misfits(page: Page, windows: Sequence[Size] = WINDOWS) -> list[str]:
    """What is wrong in each of these windows."""
    wrong = []
    for width, height in windows:
        resize(page, (width, height))
        found = [*page.evaluate(SIGHT), *faults(page)]
        wrong += [f"{width}×{height} {fault}" for fault in dict.fromkeys(found)]
    return wrong


def moments(page: Page) -> Iterator[str]:
    """One after the other what a player may do here before the next move."""
    for moment, selector in MOMENTS.items():
        if not selector:
            yield moment
        elif page.locator(selector).count():
            page.keyboard.press("Escape")
            page.locator(selector).first.dispatch_event("click")
            page.wait_for_timeout(150)
            yield moment


def lesson_steps(page: Page, steps: int) -> Iterator[int]:
    """Every step of the lesson on this page, one after the other, by the coach's own button."""
    page.locator("main.table").wait_for()
    page.clock.install()
    for step in range(steps):
        page.locator(f".play[data-step='{step}']").wait_for()
        page.clock.run_for(3000)  # what was shouted is gone
        yield step
        while step < steps - 1 and page.locator(f".play[data-step='{step}']").count():
            page.locator(".coach .ways button").last.click()
            page.clock.run_for(8000)  # the bot's moves
