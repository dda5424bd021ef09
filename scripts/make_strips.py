"""Frame strips: what moves on the page, picture by picture, for people to look at. Not kept in the repository.

    python -m scripts.make_strips FOLDER              all strips, on a desk and on a phone
    python -m scripts.make_strips FOLDER catch win    only these

The page runs ten times slower than usual (its clock, timers and animations), so that every frame can be taken in full.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Locator, Page

from tests.browser.conftest import DESK, PHONE, launch
from tests.browser.play import choose, main_button
from tests.browser.play8 import tap
from tests.browser.scenes import Stage
from tests.server.client import Server, serving

SLOWER = 10
EVERY = 60  # milliseconds of the page between two frames
ACROSS = {"desk": 4, "phone": 8}
WIDTH = 1840  # of a strip, in pixels
SIZES = {"desk": DESK, "phone": PHONE}
SLOW_MOTION = f"""(() => {{
  const [now, later] = [performance.now.bind(performance), setTimeout]
  performance.now = () => now() / {SLOWER}
  window.setTimeout = (act, time = 0, ...more) => later(act, time * {SLOWER}, ...more)
}})()"""


def lay(page: Page) -> Locator:
    """A card on the pile, and one drawn."""
    return choose(page)


def catch(page: Page) -> Locator:
    """The card that catches."""
    card = page.locator(".note", has_text="catches").first.inner_text().strip()[0]
    page.locator(f".mine .pick.ok:has([data-card='{card}'])").first.click()
    page.locator("footer .main", has_text="catch").wait_for()
    return main_button(page)


def level(page: Page) -> Locator:
    """A level laid out, the best way."""
    page.get_by_role("button", name="Arrange for me").click()
    return page.get_by_role("button", name="Lay out level")


def discard(page: Page) -> Locator:
    """The last card of the hand."""
    page.locator(".mine .pick").last.click(position={"x": 10, "y": 30})
    return main_button(page)


def off(page: Page) -> Locator:
    """A card laid off on somebody's group."""
    page.locator(".mine .pick.goes").first.click(position={"x": 10, "y": 30})
    return page.locator("button.goes").first


def draw(page: Page) -> Locator:
    """From the stock."""
    return page.locator("[data-zone=stock] button")


def swap(page: Page) -> Locator:
    """A special is played."""
    tap(page, "swap")
    return main_button(page)


def pick(page: Page) -> Locator:
    """One of the cards shown."""
    page.locator("[data-zone=shown] button").first.click()
    return main_button(page)


def exchange(page: Page) -> Locator:
    """Two open cards change places."""
    page.locator(".mine .pick.ok").first.click()
    page.get_by_role("region", name="The others").locator(".pick").first.click()
    return main_button(page)


# The scene, what is pressed there, and for how many milliseconds one looks.
STRIPS: dict[str, tuple[str, Callable[[Page], Locator], int]] = {
    "lay": ("play", lay, 1000),
    "catch": ("catch", catch, 2400),
    "level": ("lay8", level, 1900),
    "win": ("series-end", lay, 2600),
    "take": ("take", lay, 1500),
    "blind": ("blind", lay, 1500),
    "exchange": ("exchange", exchange, 900),
    "game-end": ("game-end", lay, 2600),
    "draw8": ("draw8", draw, 700),
    "discard8": ("act8", discard, 1500),
    "off8": ("off8", off, 800),
    "swap8": ("swap8", swap, 700),
    "pick8": ("pick8", pick, 900),
    "round-end8": ("round-end8", discard, 2600),
    "match-end8": ("match-end8", level, 2600),
}


def film(page: Page, button: Locator, lasts: int) -> list[tuple[int, str]]:
    """What one sees after a press: milliseconds, and the picture (base64)."""
    camera = page.context.new_cdp_session(page)
    camera.send("Animation.enable")
    camera.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    frames = []
    button.evaluate("button => button.click()")
    begun = monotonic()
    for at in range(0, lasts + 1, EVERY):
        wait = begun + at * SLOWER / 1000 - monotonic()
        if wait > 0:
            page.wait_for_timeout(wait * 1000)
        shown = camera.send("Page.captureScreenshot", {"format": "jpeg", "quality": 85})
        frames.append((at, str(shown["data"])))
    return frames


def strip(page: Page, frames: list[tuple[int, str]], across: int) -> bytes:
    """The frames side by side, each with its time."""
    pictures = "".join(f'<figure><img src="data:image/jpeg;base64,{data}">{at} ms</figure>' for at, data in frames)
    page.set_viewport_size({"width": WIDTH, "height": 400})
    page.set_content(
        f"<style>body {{ display: grid; grid-template-columns: repeat({across}, 1fr); gap: 6px; margin: 6px;"
        " background: #222; color: #eee; font: 14px sans-serif } figure { margin: 0 } img { width: 100% }</style>"
        + pictures
    )
    return page.screenshot(full_page=True)


def shoot(browser: Browser, server: Server, stage: Stage, name: str, size: str, folder: Path) -> None:
    """One strip."""
    scene, act, lasts = STRIPS[name]
    table, cookie = stage.take(scene)
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", base_url=server.url)
    context.add_cookies([{"name": stage.guests.name, "value": cookie, "url": server.url}])
    context.add_init_script(SLOW_MOTION)
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("main.table").wait_for()
    page.wait_for_function("() => !document.querySelector('.flying')")  # at the beginning of a game all is dealt first
    frames = film(page, act(page), lasts)
    (folder / f"{name}-{size}.png").write_bytes(strip(context.new_page(), frames, ACROSS[size]))
    context.close()


def make(folder: Path, names: list[str]) -> None:
    """Make the strips."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        db = Path(kept) / "tables.db"
        stage = Stage(db)
        with serving(db, changed={"halfpast.server.tables.terms.PACES": {"fast": 0.4 * SLOWER}}) as server:
            for browser in launch():
                for name in names or STRIPS:
                    for size in SIZES:
                        shoot(browser, server, stage, name, size, folder)
    print(f"wrote {len(list(folder.glob('*.png')))} strips to {folder}")


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2:])
