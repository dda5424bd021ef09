"""Lines that break, servers that die, people who go and come back: nothing is lost, and no table waits for ever."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from halfpast.i18n import text
from halfpast.server.http.files import WEB
from tests.browser.conftest import FAST, PHONE, OpenPage
from tests.browser.line import Line
from tests.browser.play import (
    choose,
    main_button,
    make_a_move,
    make_table,
    sit_down,
    start_with_bots,
    story,
    wait_for_turn,
    wait_for_whose_turn,
)
from tests.browser.truth import assert_true_story, moves
from tests.server.client import Server, serving

pytestmark = pytest.mark.browser

LOST = "Connection lost. Trying again…"
IMPATIENT = {
    **FAST,
    "halfpast.server.tables.driver.GRACE": 0.3,
    "halfpast.server.tables.table.CLAIM_AFTER": 0.3,
    "halfpast.server.tables.terms.CLOCKS": {"quick": [2, 0]},
}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with serving(tmp_path_factory.mktemp("impatient") / "tables.db", changed=IMPATIENT) as running:
        yield running


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    made = Line(server.url)
    yield made
    made.close()


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def two_people(open_page: OpenPage, line: Line) -> tuple[Page, Page]:
    """Anna whose line may break, and Bram; it is Anna's turn."""
    anna = open_page(url=line.url, may_lose=True)
    anna.get_by_label("What shall we call you?").fill("Anna")
    bram = open_page(make_table(anna), PHONE)
    sit_down(bram, "Bram")
    anna.get_by_role("button", name="Deal the cards").click()
    for page in (anna, bram):
        page.locator("main.table").wait_for()
    if wait_for_whose_turn(anna, bram) is bram:
        make_a_move(bram)
    anna.locator(".mine.turn").wait_for()
    return anna, bram


def test_what_was_missed_comes_when_the_line_is_back(open_page: OpenPage, line: Line, db: Path) -> None:
    anna, bram = two_people(open_page, line)
    make_a_move(anna)
    line.cut()
    expect(anna.get_by_role("alert")).to_have_text(LOST)
    assert wait_for_turn(bram)
    make_a_move(bram)
    line.mend()
    expect(anna.get_by_text(LOST)).to_have_count(0)
    assert_true_story(anna, db, 0, ["Anna", "Bram"])


def test_a_move_made_without_a_line_is_made_once_it_is_back(open_page: OpenPage, line: Line, db: Path) -> None:
    anna, bram = two_people(open_page, line)
    choose(anna)
    before = moves(db, table_of(anna))
    line.cut()
    expect(anna.get_by_role("alert")).to_have_text(LOST)
    main_button(anna).click()
    line.mend()
    assert wait_for_turn(bram)
    assert len(moves(db, table_of(anna))) == len(before) + 1
    assert_true_story(anna, db, 0, ["Anna", "Bram"])


def test_a_move_whose_answer_got_lost_is_not_made_twice(open_page: OpenPage, line: Line, db: Path) -> None:
    anna, bram = two_people(open_page, line)
    choose(anna)
    before = moves(db, table_of(anna))
    line.deafen()
    main_button(anna).click()
    assert wait_for_turn(bram)
    line.cut()
    expect(anna.get_by_role("alert")).to_have_text(LOST)
    line.mend()
    expect(anna.get_by_text(LOST)).to_have_count(0)
    assert_true_story(anna, db, 0, ["Anna", "Bram"])
    assert len(moves(db, table_of(anna))) == len(before) + 1
    make_a_move(bram)
    assert wait_for_turn(anna)
    make_a_move(anna)


def test_killed_and_restarted_in_mid_game_the_page_goes_on(open_page: OpenPage, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db, changed=FAST) as first:
        page = open_page(url=first.url, may_lose=True)
        start_with_bots(page)
        for _ in range(3):
            assert wait_for_turn(page)
            make_a_move(page)
        before = story(page)
        first.kill()
        expect(page.get_by_role("alert")).to_have_text(LOST)
    with serving(db, "--port", first.url.rsplit(":", 1)[1], changed=FAST):
        expect(page.get_by_text(LOST)).to_have_count(0)
        assert story(page)[: len(before)] == before
        for _ in range(3):
            if wait_for_turn(page):
                make_a_move(page)
        if wait_for_turn(page):
            assert_true_story(page, db, 0, ["", "Fox"])
        page.context.close()


def test_an_upgraded_server_brings_the_new_page_to_who_is_at_a_table(open_page: OpenPage, tmp_path: Path) -> None:
    db, web = tmp_path / "tables.db", tmp_path / "web"
    shutil.copytree(WEB, web)
    (style,) = (web / "assets").glob("page-*.css")
    style.rename(style.with_name("index-newer.css"))
    index = web / "index.html"
    index.write_text(index.read_text().replace(style.name, "index-newer.css").replace("<body>", '<body class="newer">'))
    with serving(db, changed=FAST) as first:
        page = open_page(url=first.url, may_lose=True)
        start_with_bots(page)
        assert wait_for_turn(page)
        make_a_move(page)
        before = story(page)
        page.get_by_role("button", name="Menu").click()
        first.kill()
        expect(page.get_by_text(LOST)).to_have_count(1)
    with serving(
        db, "--port", first.url.rsplit(":", 1)[1], changed={**FAST, "halfpast.server.http.files.WEB": str(web)}
    ):
        expect(page.get_by_text(LOST)).to_have_count(0)
        page.wait_for_timeout(1500)
        expect(page.get_by_role("dialog")).to_be_visible()  # nothing is taken from under one's hands
        expect(page.locator("body.newer")).to_have_count(0)
        page.keyboard.press("Escape")
        page.locator("body.newer main.table").wait_for()
        assert wait_for_turn(page)
        assert story(page)[: len(before)] == before
        make_a_move(page)
        page.context.close()


def test_words_of_a_deal_that_do_not_come_are_said(open_page: OpenPage) -> None:
    page = open_page(may_lose=True)
    page.route("**/assets/fair-*", lambda route: route.abort())
    start_with_bots(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Fair deal").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(text("page-trouble-lost"))


def test_a_bot_plays_for_who_is_away_until_they_are_back(open_page: OpenPage, impatient: Server) -> None:
    host = open_page(url=impatient.url)
    friend = open_page(make_table(host), PHONE, url=impatient.url)
    sit_down(friend, "Bram")
    host.get_by_role("button", name="Deal the cards").click()
    friend.locator("main.table").wait_for()
    friend.get_by_role("link", name="Home").click()
    for _ in range(3):  # the game goes on
        assert wait_for_turn(host)
        make_a_move(host)
    expect(host.get_by_role("article", name="Bram")).to_contain_text("a bot is playing for now")
    expect(host.get_by_role("log")).to_contain_text("A bot is playing for Bram now.")
    friend.get_by_role("link", name="Go on").click()
    expect(host.get_by_role("article", name="Bram")).to_contain_text("friend")
    expect(host.get_by_role("log")).to_contain_text("Bram is back and playing again.")
    if wait_for_whose_turn(host, friend) is host:
        make_a_move(host)
    make_a_move(friend)


def test_out_of_time_a_bot_plays_until_one_is_back(open_page: OpenPage, impatient: Server) -> None:
    kept = {"edition": "express", "wish-friends": {"games": 9, "pace": "fast", "seats": 2, "clock": "quick"}}
    page = open_page(url=impatient.url, kept=kept)
    make_table(page)
    page.get_by_role("button", name="Deal the cards").click()
    back = page.get_by_role("button", name="I am back")
    back.wait_for()
    expect(page.get_by_role("log")).to_contain_text("A bot is playing for you now.")
    while not main_button(page).count():  # back, one decides again, until time runs out once more
        back.evaluate_all("found => found.forEach(one => one.click())")
        page.wait_for_timeout(100)
    expect(page.get_by_role("log")).to_contain_text("You are playing again.")


def test_another_takes_over_where_the_host_is_away(open_page: OpenPage, impatient: Server) -> None:
    host = open_page(url=impatient.url)
    friend = open_page(make_table(host), url=impatient.url)
    sit_down(friend, "Bram")
    host.close()
    claim, deal = (
        friend.get_by_role("button", name=name) for name in ("The host is away: become the host", "Deal the cards")
    )
    while not deal.count():  # not at once: the host may come back
        claim.evaluate_all("found => found.forEach(one => one.click())")
    expect(deal).to_be_visible()


def test_a_table_that_is_not_there(open_page: OpenPage) -> None:
    page = open_page("/t/nowhere")
    expect(page.get_by_text("This table no longer exists.")).to_be_visible()
    page.get_by_label("Language").select_option("nl")
    page.get_by_role("button", name="Naar de startpagina").click()
    expect(page.get_by_role("button", name="Speel met vrienden", exact=True)).to_be_visible()
