"""How much must be loaded before one plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import QUICK, OpenPage
from tests.browser.play import start_with_bots, wait_for_turn

pytestmark = pytest.mark.browser

MOST = 150_000  # bytes of script and style, as they travel


@pytest.mark.parametrize(
    ("language", "game"),
    [("en", "half"), ("nl", "half"), ("fr", "half"), ("de", "half"), ("de", "level8")],  # where words are longest
)
def test_script_and_style_before_play(open_page: OpenPage, language: str, game: str) -> None:
    page = open_page("/api/info", language=language, kept={**QUICK, "game": game})
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto("/")
    start_with_bots(page)
    assert wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    parts = [one for one in loaded if one.url.endswith((".js", ".css"))]
    sizes = {one.url.rsplit("/", 1)[1]: int(one.headers["content-length"]) for one in parts}
    assert all(one.headers.get("content-encoding") == "gzip" or sizes[one.url.rsplit("/", 1)[1]] < 600 for one in parts)
    assert 0 < sum(sizes.values()) <= MOST, sizes
    print(f"script and style before play, {language} {game}: {sum(sizes.values())} bytes in {len(sizes)} files")
