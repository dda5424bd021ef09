"""A real Chromium (from npm, no root), a real server, and pages that may say nothing wrong in their console."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from hatch_build import install, node_command
from tests.server.client import Server, serving

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache/browser"
OpenPage = Callable[..., Page]

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}


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
    pytest.fail("There is no browser: install chromium, or set HALFPAST_CHROMIUM.")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path, env = find_chromium()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node_command()[0][0])  # its own needs a library Debian leaves out
    args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]  # root in a container, no GPU
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, env={**os.environ, **env}, args=args)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open pages, each a guest of its own; none may say anything wrong in its console."""
    problems: list[str] = []
    contexts = []

    def open_one(path: str = "/", size: dict[str, int] = DESK, language: str = "en", **options: Any) -> Page:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale=language, base_url=server.url, **options
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert problems == []
