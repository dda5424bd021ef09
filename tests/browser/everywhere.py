"""Every screen and every phase in every window, in four languages: `make soak ARGS=fits`, one case after another.

`python -m tests.browser.everywhere screens 0 de` looks at one case.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from halfpast.games import GAMES
from halfpast.i18n import LANGUAGES, text
from halfpast.server.features.lessons import lesson
from tests.browser.beside import ANYWHERE, MOMENTS, SCENES_USED, click_through
from tests.browser.conftest import FAST, PATIENCE, QUICK, launch
from tests.browser.fits import WINDOWS, lesson_steps, misfits, moments
from tests.browser.scenes import SCENES, Scene, Stage
from tests.browser.test_looks import SCREENS
from tests.browser.test_pad import FULL, kept
from tests.server.client import Server

SEATS = {"half": range(2, 6), "level8": range(2, 7)}
PHASES = {
    "half": (
        *("exchange", "opening", "play", "several", "eight-half", "catch", "under-five", "take", "open", "blind"),
        *("last-chance", "last-blind", "five-cards", "heap"),
    ),
    "level8": (
        *("draw8", "act8", "lay8", "twins8", "off8", "off-joker8", "specials8", "swap8", "keeps8", "show8", "pick8"),
        *("put8", "keep8", "skip8"),
    ),
}
ENDS = {"half": ("game-end", "series-end"), "level8": ("round-end8", "match-end8")}
# With a long name, and behind a curtain.
AS_THEY_ARE = {"half": ("clock", "one-device"), "level8": ("clock8", "one-device8")}
SHEETS = ("table-say", "table-log", "table-score", "table-menu")
MOST = 40  # matches that are looked through for a phase
# Phases that so many players do not come to, or hardly ever: if another is not met with, something is wrong.
NEVER: dict[tuple[str, int], tuple[str, ...]] = {("half", 2): ("last-blind",)}
Case = tuple[str, int, str]
CASES: list[Case] = [
    *((game, seats, language) for language in LANGUAGES for game, counts in SEATS.items() for seats in counts),
    *((f"lesson {game}", 2, language) for game, language in product(GAMES, LANGUAGES)),
    *(("screens", 0, language) for language in LANGUAGES),
]


@dataclass
class Found:
    """How much was looked at, and what was wrong there."""

    screens: int = 0
    looks: int = 0  # a screen in a window
    missing: int = 0  # phases that no match came to
    wrong: list[str] = field(default_factory=list)

    def look(self, page: Page, what: str) -> None:
        """At a screen, in every window."""
        self.screens += 1
        self.looks += len(WINDOWS)
        self.wrong += [f"{what}: {fault}" for fault in misfits(page)]

    def miss(self, game: str, seats: int, phases: set[str]) -> None:
        """Phases that no match came to; wrong are those that such tables do have."""
        self.missing += len(phases)
        unknown = sorted(phases - {*NEVER.get((game, seats), ())})
        self.wrong += [f"{game}, {seats} players: no match came to {name}" for name in unknown]


class Visit:
    """A browser at a server; every page is a guest of its own, and nothing moves by itself."""

    def __init__(self, browser: Browser, server: Server, stage: Stage | None, language: str) -> None:
        self.browser, self.server, self.stage, self.language = browser, server, stage, language

    @contextmanager
    def page(self, path: str, cookie: str = "", keep: dict[str, Any] = QUICK, url: str = "") -> Iterator[Page]:
        """One page, closed again."""
        url = url or self.server.url
        context = self.browser.new_context(locale=self.language, base_url=url, reduced_motion="reduce")
        if cookie:
            context.add_cookies([{"name": "halfpast", "value": cookie, "url": url}])
        for name, value in keep.items():
            context.add_init_script(f"localStorage.setItem({name!r}, {json.dumps(json.dumps(value))})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        yield page
        context.close()

    @contextmanager
    def table(self, name: str, at: str = "/t", keep: dict[str, Any] = QUICK) -> Iterator[Page]:
        """A table that stands at a certain point."""
        assert self.stage
        table, cookie = self.stage.take(name)
        with self.page(f"{at}/{table}", cookie, keep) as page:
            page.locator("main.table").wait_for()
            yield page


def scenes_of(game: str, seats: int) -> dict[str, Scene]:
    """All phases with so many players; the scenes that have their own number, beside the fullest table."""
    found = {name: replace(SCENES[name], seats=seats) for name in (*PHASES[game], *ENDS[game])}
    if seats == max(SEATS[game]):
        found |= {name: SCENES[name] for name in AS_THEY_ARE[game]}
    return found


def at_tables(visit: Visit, found: Found, game: str, seats: int) -> None:
    """Every phase with so many players, every moment of it, and what opens over the table."""
    assert visit.stage
    found.miss(game, seats, {*visit.stage.scenes} - {*visit.stage.reached})
    for name in visit.stage.reached:
        what = f"{game}, {seats} players, {visit.language}, {name}"
        with visit.table(name) as page:
            if name in ENDS[game]:
                end(page)
                found.look(page, f"{what}, the score")
                continue
            for moment in moments(page):
                found.look(page, f"{what}, {moment}")
    name = next(iter(visit.stage.reached))
    with visit.table(name) as page:
        for sheet in SHEETS:
            page.get_by_role("button", name=text(sheet, visit.language), exact=True).first.dispatch_event("click")
            look_at_sheet(page, found, f"{game}, {seats} players, {visit.language}, {sheet}")
        page.locator(".seat .name").first.dispatch_event("click")
        look_at_sheet(page, found, f"{game}, {seats} players, {visit.language}, closer")


def end(page: Page) -> None:
    """The move that ends the game, the round or the match."""
    for selector in (".level .best", ".mine .pick.ok, .fan .pick"):
        if page.locator(selector).count():
            page.locator(selector).first.dispatch_event("click")
            break
    page.locator("footer.act .main:not([aria-disabled='true'])").dispatch_event("click")
    page.locator("dialog[open]").wait_for()


def look_at_sheet(page: Page, found: Found, what: str) -> None:
    """All that a sheet can show, opened."""
    page.locator("dialog[open]").first.wait_for()
    page.locator("dialog summary").evaluate_all("all => all.forEach(one => one.click())")
    found.look(page, what)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def at_lesson(visit: Visit, found: Found, game: str) -> None:
    """Every step."""
    with visit.page(f"/learn/{game}") as page:
        for step in lesson_steps(page, len(lesson(game).steps)):
            found.look(page, f"lesson of {game}, {visit.language}, step {step + 1}")


def at_screens(visit: Visit, found: Found) -> None:
    """Everything else: home, set-up, lobby, rules, pads, replays, the account."""
    for name, (path, clicks, sign) in ANYWHERE.items():
        with visit.page(path, keep={**QUICK, **kept(**FULL)}) as page:
            click_through(page, clicks, sign, visit.language)
            found.look(page, f"{name}, {visit.language}")
    for scene in ("over", "over8", "over-six8"):
        with visit.table(scene, "/r") as page:
            found.look(page, f"replay of {scene}, {visit.language}")
        with visit.table(scene) as page:
            page.locator("dialog[open]").wait_for()
            found.look(page, f"{scene}, {visit.language}")
    for name, moment in MOMENTS.items():
        with moment(visit) as page:
            found.look(page, f"{name}, {visit.language}")
    if visit.language == "en":
        for name, reach in SCREENS.items():
            with visit.page("/") as page:
                page.set_viewport_size({"width": 390, "height": 844})
                reach(page)
                found.look(page, name)


def visit_case(case: Case, program: Path | None = None) -> Found:
    """All screens of a case; `program`: another version of the server, to see what was wrong with it."""
    kind, seats, language = case
    found = Found()
    do: Callable[[Visit], None]
    scenes: dict[str, Scene] = {}
    if kind in SEATS:
        scenes = scenes_of(kind, seats)
        do = lambda visit: at_tables(visit, found, kind, seats)  # noqa: E731
    elif kind == "screens":
        scenes = {name: SCENES[name] for name in SCENES_USED}
        do = lambda visit: at_screens(visit, found)  # noqa: E731
    else:
        do = lambda visit: at_lesson(visit, found, kind.split()[1])  # noqa: E731
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        stage = Stage(db, scenes=scenes, most=MOST) if scenes else None
        server = Server(db, program=program, cwd=program.parents[3]) if program else Server(db, changed=FAST)
        try:
            for browser in launch():
                do(Visit(browser, server, stage, language))
        except TimeoutError as error:
            found.wrong.append(f"{case}: {error}")
        finally:
            server.stop()
    return found


def run(chunk: int) -> Counter[str]:
    """One case; nothing may be wrong."""
    found = visit_case(CASES[chunk])
    assert found.wrong == [], "\n".join(found.wrong)
    return Counter({"screens": found.screens, "looks": found.looks, "missing": found.missing})


def verdict(found: Counter[str]) -> str:
    """How much was looked at."""
    looks = f"{found['looks']:,} looks in {len(WINDOWS)} windows"
    missing = f"{found['missing']} times none, as such tables never come to it" if found["missing"] else "none missing"
    return f"{found['screens']:,} screens and phases ({missing}), {looks}: nothing covered, cut or out of sight"


def main() -> None:
    """One case, named by its kind, the number of seats and the language."""
    kind, seats, language = sys.argv[1:]
    found = visit_case((kind, int(seats), language))
    print(*found.wrong, f"{found.screens} screens, {found.missing} phases not met with", sep="\n")


if __name__ == "__main__":
    main()
