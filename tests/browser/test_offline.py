"""A line that breaks or falls silent: the page says so at once and keeps the move; it is played once, or not at all."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import FAST, OpenPage, Size
from tests.browser.line import Line
from tests.browser.play import (
    choose,
    main_button,
    make_a_move,
    make_table,
    sit_down,
    wait_for_turn,
    wait_for_whose_turn,
)
from tests.browser.play8 import table_of
from tests.browser.scenes import Stage
from tests.browser.truth import entries
from tests.server.client import Server, serving

pytestmark = pytest.mark.browser

SMALL: Size = (390, 664)
SOON = 5_000  # milliseconds on the page’s own clock, which the test winds forward: a person’s “at once”


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    made = Line(server.url)
    yield made
    made.close()


def open_on(line: Line, open_page: OpenPage, stage: Stage, scene: str, size: Size = SMALL) -> Page:
    """A scene, seen over a line that may break; the page's clock can be wound forward."""
    table, cookie = stage.take(scene)
    page = open_page("/", size, url=line.url, cookie=cookie, may_lose=True)
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator(".mine.turn" if scene != "clock8" else ".mine:not(.turn)").wait_for()  # there a friend is waited for
    return page


def waiting(page: Page) -> Locator:
    """What is said of a move that waits."""
    return page.locator("footer.act").get_by_role("status").filter(has_text="as soon as you are back online")


def own_moves(db: Path, page: Page) -> list[str]:
    """What this person has played, by the server’s log."""
    return [entry["move"] for entry in entries(db, table_of(page)) if entry["author"] == "guest"]


def boxes(page: Page) -> Any:
    """Where everything lies, once it lies still."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState != 'running')")
    return page.eval_on_selector_all(
        ".mine [data-card], .seats article, .centre > *, footer.act .main",
        "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))",
    )


def test_offline_is_said_at_once_and_the_move_waits(open_page: OpenPage, stage: Stage, line: Line, db: Path) -> None:
    page = open_on(line, open_page, stage, "play")
    choose(page)
    before = boxes(page)
    page.context.set_offline(True)
    line.hush()
    page.clock.run_for(SOON)
    expect(page.get_by_role("alert")).to_have_text("You are offline. The table will be back when the connection is.")
    assert boxes(page) == before  # nothing moved under the thumb
    said = main_button(page).text_content()
    main_button(page).click()
    expect(waiting(page)).to_contain_text(f"“{said}” is saved.")
    expect(page.locator(".mine .chosen")).to_have_count(1)
    line.mend()
    page.context.set_offline(False)
    expect(waiting(page)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert wait_for_turn(page)
    assert len(own_moves(db, page)) == 1


def test_a_silent_line_is_noticed_by_the_move_and_it_is_played_once(
    open_page: OpenPage, stage: Stage, line: Line, db: Path
) -> None:
    page = open_on(line, open_page, stage, "play")
    choose(page)
    line.hush()
    main_button(page).click()
    page.clock.run_for(2_000)
    expect(waiting(page)).to_be_visible()
    expect(page.get_by_role("button", name="Don’t play it")).to_have_count(0)  # it may have arrived already
    page.clock.run_for(SOON)
    expect(page.get_by_role("alert")).to_have_text("Connection lost. Trying again…")
    line.mend()  # what was sent arrives now, and once more over a new line
    expect(waiting(page)).to_have_count(0)
    assert wait_for_turn(page)
    assert len(own_moves(db, page)) == 1


@pytest.mark.parametrize("scene", ["draw8", "clock8"])
def test_a_silent_line_is_noticed_whoever_s_turn_it_is(
    open_page: OpenPage, stage: Stage, line: Line, scene: str
) -> None:
    page = open_on(line, open_page, stage, scene)
    line.hush()
    page.clock.run_for(SOON)
    expect(page.get_by_role("alert")).to_have_text("No answer. Waiting for the server…", timeout=1_000)
    line.mend()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_stands_still(open_page: OpenPage, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as server:
        page = open_page(url=server.url, may_lose=True)
        page.locator(".choice.bots .go").click()
        assert wait_for_turn(page)
        choose(page)
        server.process.send_signal(signal.SIGSTOP)
        main_button(page).click()
        expect(waiting(page)).to_be_visible()
        server.process.send_signal(signal.SIGCONT)
        expect(waiting(page)).to_have_count(0)
        assert wait_for_turn(page)
        assert len(own_moves(db, page)) == 1
        page.context.close()


def test_a_waiting_move_can_be_taken_back(open_page: OpenPage, stage: Stage, line: Line, db: Path) -> None:
    page = open_on(line, open_page, stage, "play")
    choose(page)
    line.cut()
    expect(page.get_by_role("alert")).to_be_visible()
    main_button(page).click()
    page.get_by_role("button", name="Don’t play it").click()
    expect(waiting(page)).to_have_count(0)
    expect(page.locator(".mine .chosen")).to_have_count(1)  # the choice is still there
    line.mend()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(main_button(page)).to_have_attribute("aria-disabled", "false")
    assert own_moves(db, page) == []


def test_a_move_for_which_the_table_did_not_wait(open_page: OpenPage, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed={**FAST, "halfpast.server.tables.driver.GRACE": 0.3}) as server:
        line = Line(server.url)
        anna = open_page(url=line.url, may_lose=True)
        bram = open_page(make_table(anna), url=server.url)
        sit_down(bram, "Bram")
        anna.get_by_role("button", name="Deal the cards").click()
        for page in (anna, bram):
            page.locator("main.table").wait_for()
        while wait_for_whose_turn(anna, bram) is bram:
            make_a_move(bram)
        said = choose(anna).text_content()
        line.cut()
        expect(anna.get_by_role("alert")).to_be_visible()
        main_button(anna).click()
        expect(waiting(anna)).to_be_visible()
        bram.locator(".mine.turn").wait_for()  # a bot has played for Anna
        line.mend()
        expect(anna.locator("footer.act").get_by_role("status")).to_contain_text(f"“{said}” was not played")
        make_a_move(bram)  # and it is still said when the game goes on
        anna.locator(".mine.turn").wait_for()
        expect(anna.locator("footer.act").get_by_role("status")).to_contain_text(f"“{said}” was not played")
        for page in (anna, bram):
            page.context.close()
        line.close()
