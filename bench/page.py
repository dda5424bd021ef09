"""How long a person waits for the page, on loopback with nothing in the cache, and how much travels for it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Response

from hatch_build import build
from tests.browser.conftest import launch
from tests.server.client import serving

ROUNDS = 15
BOTS = ".choice.bots .go"  # the large button that starts a game
# Notes, frame by frame, when it can first be pressed; clock of the page, which begins with the request.
NOTE = f"""(() => {{
  const look = () => {{
    if (document.querySelector({BOTS!r})) window.usable = performance.now()
    else requestAnimationFrame(look)
  }}
  look()
}})()"""


def visit(browser: Browser, url: str) -> tuple[float, float, int]:
    """A new guest: milliseconds to a first view that can be used, from the click to one's cards, bytes until then."""
    context = browser.new_context(base_url=url, locale="en")
    context.add_init_script(NOTE)
    page = context.new_page()
    parts: list[Response] = []
    page.on("response", lambda response: parts.append(response))
    page.goto("/")
    page.wait_for_function("() => window.usable")
    usable = float(page.evaluate("window.usable"))
    clicked = page.evaluate(f"() => {{ document.querySelector({BOTS!r}).click(); return performance.now() }}")
    page.wait_for_function("() => document.querySelector('.mine .hand [data-card]')")
    dealt = float(page.evaluate("performance.now()")) - clicked
    size = sum(int(part.headers["content-length"]) for part in parts if part.url.endswith((".js", ".css")))
    context.close()
    return usable, dealt, size


def report() -> list[str]:
    """The middle and the worst of several visits, each with an empty cache."""
    build()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server:
        for browser in launch():
            visit(browser, server.url)
            usable, dealt, sizes = zip(*(visit(browser, server.url) for _ in range(ROUNDS)), strict=True)
    return [
        f"The page on loopback, cold cache, {ROUNDS} visits",
        f"  first view usable: {median(usable):.0f} ms, at most {max(usable):.0f} ms (at most 1000)",
        f"  from the click on bots to one's own cards: {median(dealt):.0f} ms, at most {max(dealt):.0f} ms",
        f"  script and style until then: {max(sizes) / 1000:.1f} kB compressed (at most 150)",
    ]
