"""How a page looks to a careful eye: tidy at every size, and nothing that axe finds, by day and by night."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import halfpast
from tests.browser.conftest import Size

SIZES: list[Size] = [(360, 640), (390, 844), (640, 400), (740, 360), (844, 390), (820, 1180), (1280, 800)]
AXE_LOOKS: dict[Size, Literal["light", "dark"]] = {
    SIZES[0]: "light",
    SIZES[-1]: "dark",
}  # both sizes and both looks; colours are the same at every size
TIDY = Path(__file__).with_name("tidy.js").read_text("utf-8")
AXE = Axe().axe_script
LOCALES = Path(halfpast.__file__).parent / "locales"


def prefixes() -> tuple[str, ...]:
    """How messages are called: what stands before the first hyphen of each."""
    files = (file.read_text("utf-8") for file in LOCALES.rglob("*.ftl"))
    return tuple(sorted({found for file in files for found in re.findall(r"^[a-z0-9]+-", file, re.MULTILINE)}))


WITHOUT_WORDS = prefixes()


# Two that the browser has really laid out: a page's clock that a test has taken over says nothing of them.
TWO_FRAMES = """(async () => {
  const frame = (done) => new ResizeObserver((_, eyes) => (eyes.disconnect(), done())).observe(document.documentElement)
  for (let seen = 0; seen < 2; seen++) await new Promise(frame)
})()"""


def resize(page: Page, size: Size) -> None:
    """Another window, and a moment for the page to find its size in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TWO_FRAMES)


def faults(page: Page) -> list[str]:
    """What is wrong at this size."""
    found: list[str] = page.evaluate(TIDY)
    words = page.locator("body").inner_text().split()
    return found + [f"a message without words: {word}" for word in words if word.startswith(WITHOUT_WORDS)]


def axe_faults(page: Page) -> list[str]:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'], preload: false }).then((found) => found.violations)")
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def assert_fine(page: Page, what: str = "") -> None:
    """At every size tidy; on a small phone by day and on a desk by night nothing for axe."""
    was = page.viewport_size
    wrong = []
    for width, height in SIZES:
        resize(page, (width, height))
        wrong += [f"{width}×{height} {fault}" for fault in faults(page)]
        if look := AXE_LOOKS.get((width, height)):
            page.emulate_media(color_scheme=look, reduced_motion="reduce")
            wrong += [f"{width}×{height} {look} {fault}" for fault in axe_faults(page)]
    assert wrong == [], "\n".join([what, *wrong])
    assert was
    page.set_viewport_size(was)
