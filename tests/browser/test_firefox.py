"""Some moves in a stock Firefox, where there is one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.browser.conftest import QUICK
from tests.browser.firefox import Firefox, find_firefox, firefox
from tests.server.client import Server

pytestmark = pytest.mark.browser


def move(page: Firefox) -> None:
    """Tap a card that stands up and press the button."""
    before = page.text("[role=log]")
    if page.run("document.querySelector('footer .main').ariaDisabled") == "true":
        page.click(".mine .pick.ok")
        page.wait("document.querySelector('footer .main').ariaDisabled === 'false'")
    page.click("footer .main")
    page.wait(f"document.querySelector('[role=log]').textContent !== {before!r}")


@pytest.mark.skipif(not find_firefox(), reason="There is no Firefox: install firefox-esr, or set HALFPAST_FIREFOX.")
def test_some_moves_in_firefox(server: Server, tmp_path: Path) -> None:
    pictures = Path(os.environ.get("HALFPAST_PICTURES", tmp_path))
    with firefox(find_firefox() or "", tmp_path) as page:
        page.size(1280, 800)
        page.go(server.url)
        for name, value in QUICK.items():
            page.run(f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(value))})")
        page.go(server.url)
        page.wait("document.querySelector('#about-bots')?.textContent.includes('Fox')")
        page.picture(pictures / "firefox-home.png")
        page.click(".choice.bots .go")
        for _ in range(5):
            page.wait("!!document.querySelector('.mine.turn')")
            move(page)
        page.wait("!!document.querySelector('.mine.turn')")
        assert page.run("document.documentElement.scrollWidth <= innerWidth")
        page.picture(pictures / "firefox-table.png")
        assert page.text("aside .story").count("You ") >= 5
        page.click(".tool:last-child")
        page.wait("document.querySelector('dialog[open] h2')?.textContent === 'Menu'")
        page.size(390, 844)
        assert page.run("document.documentElement.scrollWidth <= innerWidth")
        page.picture(pictures / "firefox-menu.png")
        assert page.errors == []
