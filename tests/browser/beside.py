"""Screens beside the moves of a game, in any language: what is clicked from home, and what may happen at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Page

from halfpast.i18n import text
from tests.browser.line import Line
from tests.browser.play import choose, main_button
from tests.browser.scenes import friend_of

if TYPE_CHECKING:
    from tests.browser.everywhere import Visit

Steps = tuple[str, ...]
# The path, what is clicked one after the other, what is waited for.
ANYWHERE: dict[str, tuple[str, Steps, str]] = {
    "home": ("/", (), ".choice.friends"),
    "set-up": ("/", (".choice.friends .quiet",), "dialog .chosen-box"),
    "boxes": ("/", (".choice.friends .quiet", "dialog .chosen-box"), "dialog dialog"),
    "settings": ("/", ("header [aria-haspopup=dialog]",), "dialog [type=range]"),
    "face": ("/", (".own-face",), "dialog[open]"),
    "account": ("/", ("[data-icon=key], button:has-text('{page-keep}')",), "dialog[open]"),
    "lobby": ("/", (".choice.friends .go",), ".share .link a"),
    "rules of 8½": ("/rules", (), "#H14"),
    "rules of Level 8": ("/rules/level8", (), "#L14"),
    "record": ("/record", (), "h1"),
    "were the deals fair": ("/check", (), "h1"),
    "open a replay": ("/r", (), "h1"),
    "matches": ("/matches", (), "h1"),
    "pads": ("/pad", (), "h1"),
    "a new pad": ("/pad/new", (), "h1"),
    "pad of 8½": ("/pad/half", (), "h1"),
    "pad of Level 8": ("/pad/level8", (), "h1"),
    "no table": ("/t/nowhere", (), "h1, p"),
}
SCENES_USED = ("over", "over8", "over-six8", "over-two", "play", "act8", "readers")


def click_through(page: Page, clicks: Steps, sign: str, language: str) -> None:
    """To a screen that stands in ANYWHERE."""
    for click in clicks:
        page.locator(click.replace("{page-keep}", text("page-keep", language))).first.click()
    page.locator(sign).first.wait_for()


def open_from_menu(page: Page, key: str, language: str) -> None:
    """A sheet of a table's menu."""
    for name in ("table-menu", key):
        page.get_by_role("button", name=text(name, language), exact=True).first.click()
    page.locator("dialog[open] h2").last.wait_for()


@contextmanager
def how_to_play(visit: Visit, scene: str) -> Iterator[Page]:
    """The page of pictures, over the table."""
    with visit.table(scene) as page:
        open_from_menu(page, "page-how", visit.language)
        page.locator("[data-how] svg").first.wait_for()
        yield page


@contextmanager
def hint(visit: Visit, scene: str) -> Iterator[Page]:
    """What a bot would do, said and marked."""
    with visit.table(scene) as page:
        page.get_by_role("button", name=text("table-hint", visit.language), exact=True).first.click()
        page.locator(".hint").wait_for()
        yield page


@contextmanager
def offered_sound(visit: Visit) -> Iterator[Page]:
    """A table of somebody who has not answered yet."""
    with visit.table("play", keep={}) as page:
        yield page


@contextmanager
def waiting_move(visit: Visit) -> Iterator[Page]:
    """The line has fallen silent, and a move waits."""
    assert visit.stage
    line = Line(visit.server.url)
    table, cookie = visit.stage.take("play")
    with visit.page(f"/t/{table}", cookie, url=line.url) as page:
        page.locator(".mine.turn").wait_for()
        choose(page)
        line.hush()
        main_button(page).click()
        page.locator("footer.act .wait").wait_for()
        page.locator("[role=alert]").first.wait_for()
        yield page
    line.close()


@contextmanager
def pause(visit: Visit) -> Iterator[Page]:
    """The score is closed, and somebody else still reads it."""
    assert visit.stage
    table, cookie = visit.stage.take("readers")
    friend = visit.stage.guests.cookie(friend_of(table))
    with visit.page(f"/t/{table}", friend) as other, visit.page(f"/t/{table}", cookie) as page:
        other.locator("main.table").wait_for()
        choose(page).click()
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        page.locator("footer.act .next").wait_for()
        yield page


@contextmanager
def kept_seat(visit: Visit) -> Iterator[Page]:
    """The others play again, and a bot keeps one's place."""
    assert visit.stage
    table, cookie = visit.stage.take("over-two")
    with visit.page(f"/t/{table}", cookie) as anna:
        anna.locator("dialog [data-zone=again] button").first.click()
        anna.wait_for_url(lambda url: table not in url)
        with visit.page(f"/t/{table}", visit.stage.guests.cookie(friend_of(table))) as page:
            page.wait_for_url(anna.url)
            page.locator("footer.act .main").wait_for()
            yield page


@contextmanager
def people(visit: Visit) -> Iterator[Page]:
    """Whom one has played with, where a table is made."""
    assert visit.stage
    _, cookie = visit.stage.take("over-two")
    with visit.page("/", cookie) as page:
        page.locator(".choice.friends .quiet").click()
        page.locator("dialog [data-zone=people]").wait_for()
        yield page


@contextmanager
def invitation(visit: Visit) -> Iterator[Page]:
    """Somebody has invited one."""
    assert visit.stage
    table, cookie = visit.stage.take("over-two")
    with visit.page("/", visit.stage.guests.cookie(friend_of(table))) as page, visit.page("/", cookie) as host:
        host.locator(".choice.friends .go").click()
        host.locator("[data-zone=people] li button").first.click()
        page.locator("[data-zone=invited]").wait_for()
        yield page


MOMENTS: dict[str, Callable[[Visit], AbstractContextManager[Page]]] = {
    "how to play 8½": lambda visit: how_to_play(visit, "play"),
    "how to play Level 8": lambda visit: how_to_play(visit, "act8"),
    "hint in 8½": lambda visit: hint(visit, "play"),
    "hint in Level 8": lambda visit: hint(visit, "act8"),
    "sound offered": offered_sound,
    "a waiting move": waiting_move,
    "between two games": pause,
    "a place that is kept": kept_seat,
    "people": people,
    "an invitation": invitation,
}
