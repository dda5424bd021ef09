"""A real Chromium (from npm, no root), a real server, and pages that may say nothing wrong in their console."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect, sync_playwright

from halfpast.match import Match
from hatch_build import install, node_command
from tests.browser.scenes import Stage
from tests.browser.truth import match_of
from tests.server.client import Server, serving

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache/browser"
OpenPage = Callable[..., Page]
Size = tuple[int, int]

PHONE: Size = (390, 844)
DESK: Size = (1280, 800)
FAST = {"halfpast.server.tables.terms.PACES": {"fast": 0.05}}
PATIENCE = 30_000  # milliseconds: what is waited for comes much sooner, unless the machine is busy
# How a guest of these tests likes to play: what the page kept from the last time.
QUICK = {
    "edition": "express",
    "wish-bots": {"games": 1, "pace": "fast", "bots": ["family"]},
    "wish-friends": {"games": 1, "pace": "fast", "seats": 2},
    "wish-device": {"games": 1, "pace": "fast"},
    "sound": "off",  # has answered
}
STILL = {"reduced_motion": "reduce"}  # long games need not wait for cards that fly
# The browser stands at the entry of the sheets that are open: while it is still going back, nothing can be loaded.
AT_REST = "() => (history.state?.sheets ?? 0) <= document.querySelectorAll('dialog[open]').length"
LOST = ("WebSocket connection", "net::ERR_")  # what a browser says when the line is cut
REFUSED = ("Failed to load resource",)  # and when the server says no

expect.set_options(timeout=PATIENCE)


def find_chromium() -> tuple[str, dict[str, str]]:
    """HALFPAST_CHROMIUM, or the browser inside the npm package @sparticuz/chromium, or the system's."""
    if asked := os.environ.get("HALFPAST_CHROMIUM"):
        return asked, {}
    if sys.platform == "linux" and platform.machine() == "x86_64":
        home = ROOT / "tests/browser"
        node, env = node_command()
        install(home)
        if not (CACHE / "chromium").exists():
            CACHE.mkdir(parents=True, exist_ok=True)
            subprocess.run([*node, "unpack.mjs"], cwd=home, check=True, env=env | {"TMPDIR": str(CACHE)})
        # The package's own fonts.conf names a folder that is not here: text would be 0 px wide, and axe blind to it.
        conf = CACHE / "fonts.conf"
        conf.write_text(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            f"<dir>{CACHE}/fonts/fonts</dir><cachedir>{CACHE}/fonts-cache</cachedir></fontconfig>"
        )
        return str(CACHE / "chromium"), {"LD_LIBRARY_PATH": str(CACHE / "al2023/lib"), "FONTCONFIG_FILE": str(conf)}
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found, {}
    raise FileNotFoundError("There is no browser: install chromium, or set HALFPAST_CHROMIUM.")


def launch() -> Iterator[Browser]:
    """Chromium, for as long as it is needed."""
    path, env = find_chromium()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node_command()[0][0])  # its own needs a library Debian leaves out
    args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]  # root in a container, no GPU
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, env={**os.environ, **env}, args=args)
        yield found
        found.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    yield from launch()


@pytest.fixture(scope="session")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser") / "tables.db"


@pytest.fixture
def match_at(db: Path) -> Callable[[Page], Match]:
    """The match at a page's table, from the store."""
    return lambda page: match_of(db, page.url.rpartition("/")[2])


@pytest.fixture(scope="session")
def stage(db: Path, tmp_path_factory: pytest.TempPathFactory) -> Stage:
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")  # of several test processes, the first finds the scenes for all
    return Stage(db, shared=tmp_path_factory.getbasetemp().parent / f"scenes-{run}.json" if run else None)


@pytest.fixture(scope="session")
def server(db: Path, stage: Stage) -> Iterator[Server]:
    with serving(db, changed=FAST) as running:
        yield running


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open pages, each a guest of its own; none may say anything wrong in its console."""
    problems: list[str] = []
    contexts = []

    def open_one(
        path: str = "/",
        size: Size = DESK,
        language: str = "en",
        *,
        url: str = server.url,
        cookie: str = "",
        kept: dict[str, Any] = QUICK,
        may_lose: bool = False,
        may_be_refused: bool = False,
        **options: Any,
    ) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, base_url=url, **options
        )
        contexts.append(context)
        if cookie:
            context.add_cookies([{"name": "halfpast", "value": cookie, "url": url}])
        for name, value in kept.items():
            context.add_init_script(
                f"localStorage.getItem({name!r}) ?? localStorage.setItem({name!r}, {json.dumps(json.dumps(value))})"
            )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)

        def complain(text: str) -> None:
            expected = (LOST if may_lose else ()) + (REFUSED if may_be_refused else ())
            if not any(words in text for words in expected):
                problems.append(text)

        load_again = page.reload

        def reload(**options: Any) -> Response | None:
            page.wait_for_function(AT_REST)
            return load_again(**options)

        page.reload = reload  # type: ignore[method-assign]
        page.on("console", lambda message: complain(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complain(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def open_scene(open_page: OpenPage, stage: Stage) -> OpenPage:
    """Open a table that stands at a certain point; it is this page's turn."""

    def open_one(name: str, size: Size = DESK, language: str = "en", **options: Any) -> Page:
        table, cookie = stage.take(name)
        page = open_page(f"/t/{table}", size, language, cookie=cookie, **options)
        page.locator("main.table").wait_for()
        return page

    return open_one
