"""Make docs/screens/ anew: `make docs`. Every screen and phase; a phone and a desk, day and night.

The tables are real games that bots have played up to there (tests/browser/scenes.py), always the same ones.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from halfpast.server import seats
from halfpast.server.documents import new_table
from halfpast.server.terms import read_terms
from tests.browser.conftest import DESK, PHONE, launch
from tests.browser.play import make_a_move, playable, refused
from tests.browser.scenes import Document, Stage
from tests.server.client import Server, serving

SCREENS = Path(__file__).parent / "screens"
QUALITY = 80
VIEWS = {"desk-day": (DESK, "light"), "phone-night": (PHONE, "dark")}
ALL_VIEWS = {**VIEWS, "desk-night": (DESK, "dark"), "phone-day": (PHONE, "light")}
LOBBY = "half-past-8"
ADDRESS = "https://play.example.org"  # in the lobby's link: the real one would be another every time


def lobby() -> Document:
    """Anna's table: Bram sits there, a bot, and one seat is free."""
    table = new_table(read_terms({"edition": "fundex", "seats": 4}), "anna", "Anna", [])
    friend, bot = seats.guest_seat("bram", "Bram"), seats.bot_seat("learner")
    return {**table, "seats": [table["seats"][0], friend, bot, seats.open_seat()]}


class Studio:
    """A server, a browser, and pages at the right moment."""

    def __init__(self, browser: Browser, server: Server, stage: Stage) -> None:
        self._browser, self._server, self._stage = browser, server, stage

    def page(self, path: str, cookie: str = "", **kept: object) -> Page:
        """A page of a guest who was here before."""
        context = self._browser.new_context(locale="en", base_url=self._server.url, reduced_motion="reduce")
        if cookie:
            context.add_cookies([{"name": self._stage.guests.name, "value": cookie, "url": self._server.url}])
        for name, value in kept.items():
            context.add_init_script(f"localStorage.setItem({name!r}, {json.dumps(value)})")
        page = context.new_page()
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page.goto(path)
        return page

    def scene(self, name: str) -> Page:
        """A table in a certain phase."""
        table, cookie = self._stage.take(name)
        page = self.page(f"/t/{table}", cookie)
        page.locator("main.table").wait_for()
        return page

    def lobby(self) -> Page:
        """Before the game, as the host sees it; Bram is there too."""
        self.page(f"/t/{LOBBY}", self._stage.guests.cookie("bram")).get_by_text("Anna’s table").wait_for()
        page = self.page(f"/t/{LOBBY}", self._stage.guests.cookie("anna"))
        page.get_by_role("img", name="QR code").first.evaluate("picture => picture.decode()")
        return page


def home(studio: Studio) -> Page:
    """A guest who has a name."""
    page = studio.page("/", name="Anna")
    page.get_by_text("Fox and Owl").wait_for()
    return page


def set_up(studio: Studio) -> Page:
    """What can be changed before a game with bots."""
    page = home(studio)
    page.get_by_role("button", name="Change: Play with bots now").click()
    page.locator(".chosen-box").wait_for()
    return page


def boxes(studio: Studio) -> Page:
    """Which box do you own?"""
    page = set_up(studio)
    page.locator(".chosen-box").click()
    page.get_by_role("radio").first.wait_for()
    return page


def house(studio: Studio) -> Page:
    """Rules of the house."""
    page = boxes(studio)
    page.get_by_role("button", name="Make rules of your own").click()
    return page


def rules(studio: Studio) -> Page:
    """All the rules."""
    page = studio.page("/rules")
    page.locator("#H14").wait_for()
    return page


def refusal(studio: Studio) -> Page:
    """A card that does not go, and why."""
    page = studio.scene("play")
    refused(page).first.click()
    page.get_by_role("status").get_by_role("button").wait_for()
    return page


def rule(studio: Studio) -> Page:
    """The rule behind it."""
    page = refusal(studio)
    page.get_by_role("status").get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    return page


def choose(page: Page, *cards: str) -> Page:
    """Cards are chosen: the button says what they do."""
    for card in cards:
        page.locator(f".mine .pick.ok:not(.chosen):has([data-card='{card}'])").first.click()
    page.locator("footer .main[aria-disabled=false]").wait_for()
    return page


def several(studio: Studio) -> Page:
    """Equal cards, laid together."""
    page = studio.scene("several")
    cards = playable(page).locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return choose(page, *(card for card in cards if cards.count(card) > 1))


def exchange(studio: Studio) -> Page:
    """Between two games."""
    page = studio.scene("exchange")
    playable(page).first.click()
    page.get_by_role("region", name="The others").locator(".pick").first.click()
    return page


def blind(studio: Studio) -> Page:
    """A card that nobody has seen."""
    page = studio.scene("blind")
    playable(page).last.click()
    return page


def end(name: str) -> Callable[[Studio], Page]:
    """After the last move of a game."""

    def finish(studio: Studio) -> Page:
        page = studio.scene(name)
        make_a_move(page)
        page.get_by_role("dialog").wait_for()
        if name == "game-end":
            page.locator(".mine.turn").wait_for(state="attached")  # the bots have moved
        return page

    return finish


def talk(studio: Studio) -> Page:
    """Ready phrases and faces."""
    page = studio.scene("play")
    page.get_by_role("button", name="Say something").click()
    return page


def menu(studio: Studio) -> Page:
    """What is not needed at every move."""
    page = studio.scene("play")
    page.get_by_role("button", name="Menu").click()
    return page


def scene(name: str) -> Callable[[Studio], Page]:
    """A phase as it is."""
    return lambda studio: studio.scene(name)


SHOTS: dict[str, Callable[[Studio], Page]] = {
    "home": home,
    "set-up": set_up,
    "boxes": boxes,
    "house-edition": house,
    "lobby": lambda studio: studio.lobby(),
    "opening": scene("opening"),
    "play": scene("play"),
    "refusal": refusal,
    "rule": rule,
    "several": several,
    "eight-half": lambda studio: choose(studio.scene("eight-half"), "8", "h"),
    "catch": scene("catch"),
    "under-five": scene("under-five"),
    "take": scene("take"),
    "open": scene("open"),
    "blind": blind,
    "exchange": exchange,
    "last-chance": scene("last-chance"),
    "heap": scene("heap"),
    "two-seats": scene("two-seats"),
    "five-seats": scene("five-seats"),
    "talk": talk,
    "menu": menu,
    "game-end": end("game-end"),
    "series-end": end("series-end"),
    "curtain": scene("one-device"),
    "rules": rules,
}
MAIN = ("home", "lobby", "play", "series-end")  # in all four views


def shoot(page: Page, name: str, folder: Path, kind: str) -> None:
    """One page, in its views."""
    camera = page.context.new_cdp_session(page)
    for view, ((width, height), look) in (ALL_VIEWS if name in MAIN else VIEWS).items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
        page.evaluate("() => { scrollTo(0, 0); document.activeElement.blur() }")
        taken = camera.send(
            "Page.captureScreenshot", {"format": kind, **({"quality": QUALITY} if kind == "webp" else {})}
        )
        (folder / f"{name}-{view}.{kind}").write_bytes(base64.b64decode(taken["data"]))


def make(folder: Path, kind: str, names: list[str]) -> None:
    """Take the pictures."""
    folder.mkdir(exist_ok=True)
    for old in () if names else folder.iterdir():
        old.unlink()
    with tempfile.TemporaryDirectory() as kept:
        db = Path(kept) / "tables.db"
        stage = Stage(db, {LOBBY: lobby()})
        with serving(db, "--public-url", ADDRESS) as server:
            for browser in launch():
                studio = Studio(browser, server, stage)
                for name in names or SHOTS:
                    shoot(SHOTS[name](studio), name, folder, kind)
                    for context in browser.contexts:
                        context.close()
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"wrote {folder.name}/: {len(list(folder.iterdir()))} pictures, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    make(SCREENS, "webp", sys.argv[1:])
