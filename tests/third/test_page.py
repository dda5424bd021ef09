"""The third game on the page, in a real browser: its package brings page/part.js and its strings, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from halfpast.i18n import LANGUAGES, text
from tests.browser.conftest import STILL, OpenPage
from tests.browser.play import main_button, make_table, playable, start_with_bots, story, wait_for_turn
from tests.server.client import Guest, Server, serving
from tests.server.conftest import FAST

from .games import played

pytestmark = pytest.mark.browser

KEPT = {"game": "high", "sound": "off", "high-wish-bots": {"pace": "fast", "bots": ["low"]}}
MOST_TURNS = 120
MOST_MATCHES = 10
BROUGHT = "**/games/high/*"  # its part and its words
TOLD = "told => document.querySelectorAll('aside .story li').length > told"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("page") / "tables.db", changed=FAST) as running:
        yield running


def move(page: Page) -> None:
    """The first card that goes, else what the button says."""
    told = len(story(page))
    if playable(page).count():
        playable(page).first.click()
    main_button(page).click()
    page.wait_for_function(TOLD, arg=told)


def play_on(page: Page) -> None:
    """To the end."""
    for _ in range(MOST_TURNS):
        if not wait_for_turn(page):
            return
        move(page)
    raise AssertionError("the match does not end")


def test_home_offers_it_beside_ours(open_page: OpenPage) -> None:
    page = open_page(kept={})
    names = page.locator("fieldset input[type=radio][name]")
    expect(page.get_by_role("radio", name="High Card")).to_be_visible()
    assert names.evaluate_all("all => all.map((one) => one.value)") == ["half", "level8", "high"]
    page.get_by_role("radio", name="High Card").check()
    expect(page.locator(".hero [data-card]")).to_have_count(3)
    expect(page.get_by_text("Ever higher")).to_be_visible()
    expect(page.locator("a[href='/learn/high']")).to_have_count(0)  # it has no lesson
    page.reload()
    expect(page.get_by_role("radio", name="High Card")).to_be_checked()


def test_a_match_its_score_and_its_replay(open_page: OpenPage) -> None:
    page = open_page(kept=KEPT, **STILL)
    start_with_bots(page)
    expect(page.locator("[data-zone=stock]")).to_be_visible()
    expect(page.locator(".mine [data-card]")).to_have_count(5)
    play_on(page)
    assert {"You deal.", "Fox deals."} & set(story(page))
    expect(page.locator(".won")).to_contain_text("won")
    page.goto(f"/r/{page.url.rsplit('/', 1)[1]}")
    expect(page.locator("main.table .seat")).to_have_count(1)


def test_a_card_that_does_not_go_says_why(open_page: OpenPage) -> None:
    page = open_page(kept=KEPT, **STILL)
    for _ in range(MOST_MATCHES):  # with lucky cards, every one goes
        start_with_bots(page)
        while wait_for_turn(page):
            low = page.locator(".mine .pick.no")
            if low.count():
                low.first.click()
                expect(page.locator(".act .say")).to_contain_text("is too low for the")
                expect(page.locator(".act .rule")).to_have_text("T04")
                page.locator(".act .rule").click()
                expect(page.get_by_role("dialog")).to_contain_text("at least as high")
                return
            move(page)
        page.goto("/")
    raise AssertionError("every card went")


def test_the_lobby_and_a_house_edition(open_page: OpenPage) -> None:
    page = open_page(kept=KEPT)
    page.get_by_role("button", name="Change: Play with friends").click()
    page.locator(".chosen-box").click()
    page.get_by_role("radio", name="Strict").check()
    page.get_by_role("button", name="Make rules of your own").click()
    expect(page.get_by_label("Cards for everybody")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Done").click()
    page.keyboard.press("Escape")
    link = make_table(page)
    expect(page.locator("section[aria-labelledby=terms]")).to_contain_text("Strict")
    friend = open_page(link, kept={})
    expect(friend.locator("main")).to_contain_text("High Card")


def hold_back(page: Page) -> Callable[[], None]:
    """What the package brings does not come, until the result is called."""
    held: list[Route] = []
    page.route(BROUGHT, lambda route: held.append(route))

    def let_through() -> None:
        for one in held:
            one.continue_()
        page.unroute(BROUGHT)

    return let_through


def test_it_is_not_played_before_it_has_come(open_page: OpenPage) -> None:
    page = open_page(kept=KEPT, **STILL)
    let_through = hold_back(page)
    page.reload()
    page.locator(".choice.bots .go").click()
    expect(page.locator(".choice.bots .go")).to_be_disabled()
    let_through()
    expect(page.locator(".mine [data-card]")).to_have_count(5)


def test_it_is_not_named_before_it_has_come(open_page: OpenPage) -> None:
    host, friend = open_page(kept=KEPT), open_page(kept={})
    let_through = hold_back(friend)
    friend.goto(make_table(host))
    expect(friend.get_by_text("Connecting")).to_be_visible()
    let_through()
    expect(friend.locator("main")).to_contain_text("High Card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/rules/T06", language=language, kept={})
    expect(page.locator("#T06")).to_contain_text(text("T06", language))
    assert page.locator("article[id^=T], li[id^=T], section[id^=T]").count() == 10
    expect(page.locator("h1")).to_contain_text("High Card")


def test_a_replay_of_its_log(open_page: OpenPage, tmp_path: Path) -> None:
    log = tmp_path / "match.json"
    log.write_text(json.dumps(played().log()), "utf-8")
    page = open_page("/r", kept={})
    page.locator("input[type=file]").set_input_files(log)
    expect(page.locator("main.table")).to_be_visible()


def test_files_of_games(server: Server) -> None:
    web = Guest(server).web
    part, words = web.get("/games/high/part.js"), web.get("/games/high/nl.ftl")
    assert part.headers["content-type"].startswith("text/javascript")
    assert "page-game-high" in words.text
    assert web.get("/games/high/part.js", headers={"if-none-match": part.headers["etag"]}).status_code == 304
    for path in ("high/xx.ftl", "high/package.py", "high/..%2fpackage.py", "half/part.js", "gone/part.js", "high"):
        assert web.get(f"/games/{path}").status_code == 404, path
    offered = web.get("/api/info").json()["games"]
    assert [name for name, game in offered.items() if "law" in game] == ["high"]
    assert urlsplit(str(part.url)).netloc == urlsplit(server.url).netloc
