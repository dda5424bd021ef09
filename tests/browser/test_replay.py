"""A match looked at again: by link in another browser, through other eyes, from a file; by keyboard and by ear."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import halfpast
from halfpast.i18n import LANGUAGES
from halfpast.verify import with_deals
from tests.browser.conftest import DESK, PHONE, STILL, OpenPage
from tests.browser.listen import heard, listen
from tests.browser.looks import assert_fine, faults
from tests.browser.play import spoken, story
from tests.browser.scenes import SCENES, Stage, seated
from tests.browser.test_languages import assert_speaks
from tests.browser.truth import match_of
from tests.server.client import Message, Server, serving
from tests.server.house.test_restart import write

pytestmark = pytest.mark.browser
GAMES = ["over", "over8"]


@pytest.fixture
def open_replay(open_page: OpenPage, stage: Stage) -> OpenPage:
    """Open the replay of a match that is over, as the one who sat there."""

    def open_one(name: str, size: tuple[int, int] = DESK, language: str = "en", at: str = "") -> Page:
        table, cookie = stage.take(name)
        page = open_page(f"/r/{table}{at}", size, language, cookie=cookie, **STILL)
        page.locator("main.table").wait_for()
        return page

    return open_one


def step(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def expect_move(page: Page, move: int) -> None:
    expect(page.locator(".count", has_text="/")).to_have_text(re.compile(rf"^{move} / "))


def look(page: Page, eyes: str) -> None:
    page.get_by_label("Through whose eyes?").select_option(label=eyes)


def link_of(page: Page) -> str:
    """The link that is shared, from this very move."""
    step(page, "Share")
    sheet = page.get_by_role("dialog")
    sheet.locator("label", has_text="At move").click()
    expect(sheet.get_by_role("img", name="QR")).to_be_visible()
    link = sheet.locator(".link a").get_attribute("href")
    page.keyboard.press("Escape")
    assert link
    return link


def hand(page: Page, seat: int) -> list[str]:
    """The cards that a seat's hand shows."""
    cards = page.locator(f"[data-zone=hand][data-seat='{seat}'] [data-card]")
    found: list[str] = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_by_link_in_another_browser(open_replay: OpenPage, open_page: OpenPage, db: Path, name: str) -> None:
    page = open_replay(name, at="#move=30")
    table = page.url.split("/r/")[1].partition("#")[0]
    match = match_of(db, table)
    expect_move(page, 30)
    expect(page.get_by_label("Through whose eyes?").locator("option:checked")).to_have_text("You")
    path = re.sub(r"^https?://[^/]+", "", link_of(page))
    assert path.startswith(f"/r/{table}/")
    assert path.endswith("#move=30&eyes=0")

    # Another, who never sat there: nothing without the secret, the very same move with it.
    stranger = open_page(f"/r/{table}", PHONE, may_be_refused=True, **STILL)
    expect(stranger.get_by_role("heading", name="Ask for the link that Share gives")).to_be_visible()
    stranger = open_page(path, PHONE, **STILL)
    expect_move(stranger, 30)
    for eyes, seen in (("As Fox", 1), ("As Anna", 0), ("All cards visible", None)):
        look(stranger, eyes)
        expect(stranger.locator("[role=log] p").last).to_have_text(
            "All cards visible" if seen is None else f"Now through the eyes of {eyes[3:]}."
        )
        for seat in range(match.seats) if seen is None else [seen]:
            truth = match.at(30).position()["seats"][seat]["hand"]
            assert sorted(hand(stranger, seat)) == sorted(truth), (eyes, seat)
    look(stranger, "As a spectator")
    expect(stranger.locator("[role=log] p").last).to_have_text("As a spectator")
    for seat, known in enumerate(match.at(30).view(None)["known"]):
        assert sorted(hand(stranger, seat)) in ([], sorted(known))

    # One step, and to where it ended.
    step(stranger, "One move on")
    expect_move(stranger, 31)
    step(stranger, "To the end")
    expect_move(stranger, match.moves)
    step(stranger, "Score")
    winners = match.result()["winners" if name == "over" else "winner"]  # type: ignore[index]
    winner = winners[0] if isinstance(winners, list) else winners
    expect(stranger.locator(".won")).to_contain_text(["Anna", "Fox", "Owl", "Badger"][winner])


@pytest.mark.parametrize("name", GAMES)
def test_by_keyboard_and_by_ear(open_replay: OpenPage, db: Path, name: str) -> None:
    page = open_replay(name)
    match = match_of(db, page.url.split("/r/")[1].partition("#")[0])
    begins = [event["move"] for event in match.events(None) if event["type"] == "dealt"]
    expect_move(page, 0)
    listen(page)
    for move in range(1, 5):
        page.keyboard.press("ArrowRight")
        expect_move(page, move)
    told = heard(page)
    assert [line for line in told if line in story(page)] == told
    assert len(told) >= 3
    page.keyboard.press("ArrowLeft")
    expect_move(page, 3)
    assert heard(page)[0] == f"Move 3 of {match.moves}."
    page.keyboard.press("PageDown")
    expect_move(page, begins[1])
    page.keyboard.press("PageUp")
    expect_move(page, 0)
    page.keyboard.press("End")
    expect_move(page, match.moves)
    page.wait_for_url(f"**#move={match.moves}&eyes=0")
    page.keyboard.press("Home")
    expect_move(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect_move(page, 2)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider = page.get_by_role("slider", name="Move")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Move [34] of"))
    assert "undefined" not in spoken(page)


@pytest.mark.parametrize("name", GAMES)
def test_downloaded_and_opened_from_the_file(
    open_replay: OpenPage, open_page: OpenPage, db: Path, tmp_path: Path, name: str
) -> None:
    page = open_replay(name)
    truth = match_of(db, page.url.split("/r/")[1].partition("#")[0])
    step(page, "Menu")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the log").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    log = json.loads(saved.read_text("utf-8"))
    again = halfpast.replay(log)
    assert (with_deals(again), again.position(), again.events(None)) == (log, truth.position(), truth.events(None))
    assert {entry["author"] for entry in log["moves"]} == {"family"}

    other = open_page("/", PHONE, may_be_refused=True, **STILL)
    other.get_by_role("link", name="Open a saved match").click()
    broken = tmp_path / "broken.json"
    for text in ("{", "7", "{}", json.dumps({**log, "moves": log["moves"][:-1]})):
        broken.write_text(text, "utf-8")
        other.get_by_label("Choose a file").set_input_files(broken)
        expect(other.get_by_role("alert")).to_contain_text("This is not a saved match")
    other.get_by_label("Choose a file").set_input_files(saved)
    other.locator("main.table").wait_for()
    step(other, "To the end")
    expect_move(other, truth.moves)
    expect(other.get_by_role("button", name="Share")).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_it_looks_fine(open_replay: OpenPage, name: str) -> None:
    page = open_replay(name, at="#move=40&eyes=0")
    assert_fine(page, name)
    for eyes in ("As Owl", "All cards visible"):
        look(page, eyes)
        assert_fine(page, f"{name} {eyes}")
    for sheet in ("Share", "Menu"):
        step(page, sheet)
        assert_fine(page, sheet)
        page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.sheets")  # a sheet that closes goes back in the history
    page.goto("/r")
    page.get_by_role("heading", name="Open a saved match").wait_for()
    assert_fine(page, "from a file")


def test_six_seats_look_fine(open_replay: OpenPage, db: Path) -> None:
    page = open_replay("over-six8", PHONE)
    match = match_of(db, page.url.split("/r/")[1].partition("#")[0])
    laid = [sum(bool(seat["laid"]) for seat in match.at(move).position()["seats"]) for move in range(0, 300, 5)]
    page.goto(f"{page.url.partition('#')[0]}#move={5 * laid.index(max(laid))}&eyes=0")
    page.reload()
    page.locator("main.table .group").first.wait_for()
    assert_fine(page, "one's own eyes")
    look(page, "All cards visible")
    assert_fine(page, "all cards open")


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_languages(open_replay: OpenPage, language: str) -> None:
    page = open_replay("over8", (360, 740), language, at="#move=60&eyes=all")
    assert faults(page) == []
    assert_speaks(page, language)
    for button in (2, 3):
        page.locator(".bar .tool").nth(button).click()
        page.get_by_role("dialog").wait_for()
        assert faults(page) == []
        assert_speaks(page, language)
        page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.sheets")  # a sheet that closes goes back in the history
    page.goto("/r")
    page.locator(".drop").wait_for()
    assert faults(page) == []


def test_the_ways_in(open_page: OpenPage, open_scene: OpenPage, stage: Stage) -> None:
    _, cookie = stage.take("over")
    page = open_page("/", cookie=cookie, **STILL)
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    step(page, "Menu")
    page.get_by_role("button", name="Go to the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Watch again").click()
    expect_move(page, 0)
    page = open_scene("play")
    playing = page.url.split("/t/")[1]
    page = open_page(f"/r/{playing}", may_be_refused=True)
    expect(page.get_by_role("heading", name="This match is not over yet")).to_be_visible()


# All of one's own.

MATCHES = 55


@pytest.fixture(scope="module")
def played(stage: Stage, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server where somebody has played many matches of both games, and that one's cookie."""
    tables: dict[str, tuple[Message, list[Message]]] = {}
    for number in range(MATCHES):
        name = GAMES[number % 2]
        table, moves, decides = stage.reached[name]
        document = seated(SCENES[name], table, decides, "host")
        if number % 5 == 0:
            document["seats"][(decides + 1) % 4]["name"] = "Grootvader Bartholomeus van den Berg"[:24]
        ended = datetime.now(UTC) - timedelta(days=MATCHES - number)
        entries: list[Message] = [{"move": move, "author": "family", "time": ended.isoformat()} for move in moves]
        match = halfpast.replay(table["dealt"])
        for entry in entries if number >= MATCHES - 2 else []:
            entry["seat"] = match.seat
            match.play(entry["move"])
        document["ended"] = ended.isoformat(timespec="seconds")
        tables[f"match-{number}"] = document, entries if number >= MATCHES - 2 else []
    db = tmp_path_factory.mktemp("played") / "tables.db"
    cookie = write(db, tables)
    with serving(db) as server:
        yield server, cookie


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_all_matches_of_both_games_are_found_from_home(
    open_page: OpenPage, played: tuple[Server, str], size: tuple[int, int]
) -> None:
    server, cookie = played
    page = open_page("/", size, url=server.url, cookie=cookie, **STILL)
    expect(page.get_by_role("link", name="Look back")).to_have_count(3)
    page.get_by_role("link", name="All my matches").click()
    expect(page.get_by_role("heading", name="All my matches")).to_be_focused()
    rows = page.get_by_role("list").get_by_role("link")
    expect(rows).to_have_count(50)
    expect(page.get_by_role("status")).to_have_text(f"50 of {MATCHES}")
    expect(rows.nth(0)).to_contain_text("8½")
    expect(rows.nth(1)).to_contain_text("Level 8")
    page.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(MATCHES)
    expect(rows.nth(50)).to_be_focused()
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
    assert [rows.nth(at).get_attribute("href") for at in (0, 1, -1)] == ["/r/match-54", "/r/match-53", "/r/match-0"]
    for at, moves in ((0, "/r/match-54"), (1, "/r/match-53")):
        rows.nth(at).click()
        page.wait_for_url(f"**{moves}**")
        expect(page.get_by_role("slider", name="Move")).to_be_visible()
        page.goto("/matches")
        expect(rows).to_have_count(50)


def test_all_matches_look_fine(open_page: OpenPage, played: tuple[Server, str]) -> None:
    server, cookie = played
    page = open_page("/matches", url=server.url, cookie=cookie, **STILL)
    page.get_by_role("button", name="Show more").wait_for()
    assert_fine(page, "all matches")
    page.goto("/")
    page.get_by_role("link", name="All my matches").wait_for()
    assert_fine(page, "home, with matches that are over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_matches_in_four_languages(open_page: OpenPage, played: tuple[Server, str], language: str) -> None:
    server, cookie = played
    page = open_page("/matches", (360, 740), language, url=server.url, cookie=cookie, **STILL)
    expect(page.get_by_role("listitem")).to_have_count(50)
    assert faults(page) == []
    page = open_page("/matches", (360, 740), language, url=server.url, **STILL)
    expect(page.get_by_role("main").get_by_role("paragraph")).to_have_count(1)
    expect(page.get_by_role("listitem")).to_have_count(0)
    assert faults(page) == []


def test_a_list_that_cannot_be_had_is_asked_for_again(open_page: OpenPage, played: tuple[Server, str]) -> None:
    server, cookie = played
    page = open_page("/", url=server.url, cookie=cookie, may_lose=True, **STILL)
    page.route("**/api/replays?*", lambda route: route.abort())
    page.get_by_role("link", name="All my matches").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/api/replays?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("listitem")).to_have_count(50)
    expect(page.get_by_role("alert")).to_have_count(0)
