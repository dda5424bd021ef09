"""Between two games, or two rounds: the score stays as long as people read it, and the bots wait for them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.line import Line
from tests.browser.play import choose, spoken
from tests.browser.play8 import SEQ, press, seq
from tests.browser.scenes import Stage, friend_of
from tests.browser.truth import match_of
from tests.server.client import Server

pytestmark = pytest.mark.browser

PACE = 50  # milliseconds that a bot of these tests takes to move


def waits(page: Page) -> Locator:
    """Where the table says whom it waits for."""
    return page.locator("[data-zone=next]")


def expect_still(page: Page) -> None:
    """No bot moves: they had the time for ten moves."""
    before = seq(page)
    page.wait_for_timeout(10 * PACE)
    assert seq(page) == before


def expect_to_wait(page: Page, for_what: str) -> None:
    """The title, the table and a hint say whom it waits for; nobody is said to think, and no button to do nothing."""
    expect(page).to_have_title(f"{for_what} · Half Past Eight")
    expect(page.locator("footer.act .main")).to_have_count(0)
    hint = page.get_by_role("button", name="Hint", exact=True)
    if hint.count():
        hint.click()
        expect(page.locator("p.hint")).to_have_text(f"Hints are for your own turn. {for_what}.")
        page.mouse.click(5, 5)


def test_bots_wait_until_all_have_read_the_score(open_page: OpenPage, stage: Stage) -> None:
    table, cookie = stage.take("readers")
    anna = open_page(f"/t/{table}", cookie=cookie, **STILL)
    bram = open_page(f"/t/{table}", PHONE, cookie=stage.guests.cookie(friend_of(table)), **STILL)
    watching = open_page(f"/t/{table}", **STILL)
    for page in (bram, watching):
        page.locator("main.table").wait_for()
    choose(anna).click()
    sheets = [page.get_by_role("dialog", name="Score") for page in (anna, bram)]
    expect(sheets[0]).to_contain_text(re.compile(r"Waiting for Bram\s+.*0:[3-5]\d"))
    expect(sheets[1]).to_contain_text("Waiting for Anna")
    expect(waits(watching).first).to_contain_text(re.compile("Waiting for (Anna and Bram|Bram and Anna)"))
    expect_still(anna)
    sheets[0].get_by_role("button", name="Next game").click()
    expect(sheets[0]).to_have_count(0)
    expect(waits(anna)).to_contain_text("Waiting for Bram")
    expect(waits(anna).get_by_role("button")).to_have_count(0)
    expect_to_wait(anna, "Waiting for Bram")
    expect(watching).to_have_title("Waiting for Bram · Half Past Eight")
    expect(sheets[1]).to_contain_text("The others will go on when you are ready")
    bram.keyboard.press("Escape")  # closed otherwise, the table keeps a line with the button
    expect(sheets[1]).to_have_count(0)
    expect_to_wait(bram, "The others will go on when you are ready")
    expect_still(bram)
    before = seq(bram)
    waits(bram).get_by_role("button", name="Next game").click()
    for page in (anna, bram):
        expect(waits(page)).to_have_count(0)
        page.wait_for_function(f"n => {SEQ} > n", arg=before)
        assert spoken(page).count("The bots start the next game") == 1


def test_a_round_of_level_8_too(open_scene: OpenPage) -> None:
    page = open_scene("round-end8", PHONE, **STILL)
    page.locator(".mine .pick").first.click()
    press(page, "Discard")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The others will go on when you are ready")
    expect_still(page)
    before = seq(page)
    page.reload()  # still there
    expect(waits(page)).to_contain_text("The others will go on when you are ready")
    expect_to_wait(page, "The others will go on when you are ready")
    expect_still(page)
    waits(page).get_by_role("button", name="Next round").click()
    expect(waits(page)).to_have_count(0)
    page.wait_for_function(f"n => {SEQ} > n", arg=before)


def test_whoever_goes_on_before_the_score_opens_is_not_stopped_by_it(open_scene: OpenPage) -> None:
    page = open_scene("round-end8", PHONE, **STILL)
    page.locator(".mine .pick").first.click()
    page.evaluate("setInterval(() => document.querySelector('footer.act [data-zone=next] button')?.click(), 10)")
    press(page, "Discard")
    page.wait_for_timeout(1_500)  # longer than the last cards stay in view
    expect(waits(page)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("name", ["over", "over8"])
def test_lists_of_matches_say_who_won(open_page: OpenPage, stage: Stage, db: Path, name: str) -> None:
    table, cookie = stage.take(name)
    result = match_of(db, table).result() or {}
    won = result.get("winners") or [result["winner"]]
    for path in ("/matches", "/"):
        page = open_page(path, PHONE, cookie=cookie)
        row = page.locator(f"a[href='/r/{table}']")
        expect(row).to_contain_text("You won" if won == [0] else re.compile("won|shared the win"))
    page = open_page("/matches", PHONE, "de", cookie=cookie)
    expect(page.locator(f"a[href='/r/{table}']")).to_contain_text(re.compile("gewonnen|teilten sich den Sieg"))


def test_next_pressed_over_and_over_without_a_line_is_asked_once(
    open_page: OpenPage, stage: Stage, server: Server
) -> None:
    line = Line(server.url)
    table, cookie = stage.take("round-end8")
    page = open_page(f"/t/{table}", PHONE, url=line.url, cookie=cookie, may_lose=True, **STILL)
    page.locator(".mine .pick").first.click()
    press(page, "Discard")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    asked: list[str] = []  # listened for from here on: a press may open the socket that is mended
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: asked.append(str(text))))
    line.cut()
    expect(page.get_by_role("alert")).to_have_text("Connection lost. Trying again…")
    before = seq(page)
    go_on = waits(page).get_by_role("button", name="Next round")
    go_on.evaluate("button => { for (let press = 0; press < 60; press++) button.click() }")
    line.mend()
    expect(waits(page)).to_have_count(0)
    page.wait_for_function(f"n => {SEQ} > n", arg=before)
    assert len([text for text in asked if '"next"' in text]) == 1
    line.close()
