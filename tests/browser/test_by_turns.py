"""Turn by turn: what waits for one stands on top of the first page, with what happened; the browser tells of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from halfpast.i18n import LANGUAGES, text
from halfpast.i18n import words as game_words
from tests.browser.conftest import DESK, PHONE, STILL, OpenPage
from tests.browser.looks import assert_fine
from tests.browser.play import close_sheet, make_a_move, sit_down
from tests.browser.test_languages import assert_speaks
from tests.server.client import Guest, Server, serving
from tests.server.tables.test_by_turns import Calendar, eventually, row_of, table_of_two, take_turn, waits_for

pytestmark = pytest.mark.browser

# What the browser was asked to tell, and a person who taps on it. `answer` is what the person says when asked.
NOTICES = """answer => {
  window.told = []
  window.Notification = class {
    static permission = answer === 'denied' ? 'denied' : 'default'
    static requestPermission = async () => (Notification.permission = answer)
    constructor(title, options) {
      window.told.push({ title, body: options.body, tag: options.tag })
      window.last = this
    }
    close() {}
  }
}"""


def waiting(page: Page) -> Any:
    """The tables without a hurry."""
    return page.get_by_role("region", name="Turn by turn")


def test_two_people_over_a_restart_and_two_days(open_page: OpenPage, tmp_path: Path) -> None:
    calendar = Calendar(tmp_path)
    with serving(tmp_path / "tables.db", changed=calendar.changed) as first:
        anna, bram = open_page(url=first.url, may_lose=True), open_page(url=first.url, size=PHONE, may_lose=True)
        anna.get_by_label("What shall we call you?").fill("Anna")
        anna.get_by_role("button", name="Change: Play with friends").click()
        anna.get_by_role("radio", name="Turn by turn").check()
        anna.get_by_role("radio", name="a week").check()
        anna.get_by_role("radio", name="3 days").check()
        anna.get_by_role("button", name="Set up the table").click()
        expect(anna.get_by_text("No hurry: up to three days a turn")).to_be_visible()
        bram.goto(anna.url)
        expect(bram.get_by_text("No hurry: up to three days a turn")).to_be_visible()
        sit_down(bram, "Bram")
        anna.get_by_role("button", name="Deal the cards").click()
        bram.locator("main.table").wait_for()
        anna.locator("main.table").wait_for()
        turn, other = (anna, bram) if anna.locator(".mine.turn").count() else (bram, anna)
        name = "Anna" if turn is anna else "Bram"
        expect(turn.locator(".time").get_by_text("3 days", exact=True)).to_be_visible()
        other.get_by_role("link", name="Home").click()
        expect(waiting(other)).to_contain_text(f"Waiting for {name}")
        make_a_move(turn)
        expect(waiting(other)).to_contain_text("Your turn")  # nobody asked again
        expect(waiting(other)).to_contain_text("Since you last looked")
        expect(waiting(other)).to_contain_text(f"{name} lays")
        expect(other).to_have_title("● Your turn (1) · Half Past Eight")
    calendar.pass_by(2)
    with serving(tmp_path / "tables.db", changed=calendar.changed) as second:
        other.goto(second.url)
        expect(waiting(other)).to_contain_text("Last move 2 days ago")
        expect(waiting(other)).to_contain_text("24 hours left")
        expect(waiting(other)).to_contain_text(f"{name} lays")
        waiting(other).get_by_role("link").click()
        make_a_move(other)
        other.get_by_role("link", name="Home").click()
        expect(waiting(other)).to_contain_text(f"Waiting for {name}")
        expect(waiting(other)).not_to_contain_text("Since you last looked")
        calendar.pass_by(3.1)  # nobody comes: a bot plays that turn
        expect(waiting(other)).to_contain_text("Your turn")
        expect(waiting(other)).to_contain_text(f"{name} ")


GAMES: dict[str, dict[str, Any]] = {
    "half": {"edition": "fundex"},
    "level8": {"game": "level8", "edition": "master", "games": None},
}


def waits_with_news(server: Server, game: str) -> tuple[Guest, str]:
    """Somebody whose turn it is, after others have moved; and the table."""
    table, people = table_of_two(server, **GAMES[game])
    row = eventually(lambda: next((row for guest in people if (row := waits_for(guest, table)())), None))
    take_turn(people[row["turn"]].join(table))
    row = eventually(lambda: next((row for guest in people if (row := waits_for(guest, table)())), None))
    return people[row["turn"]], table


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_as_the_seat_may_know_it(open_page: OpenPage, server: Server, game: str) -> None:
    guest, table = waits_with_news(server, game)
    news = row_of(guest, table)["news"]
    page = open_page(cookie=guest.cookie)
    told = waiting(page).locator(".news > span:not(.dim)")
    expect(told.first).to_be_visible()
    names = ["Anna", "Bram", "Owl"]
    names[news["eyes"]] = "You"
    kept = [event for event in news["events"] if event["type"] != "turn" and not is_hidden(event)]
    words = game_words(game, "en", names, news["eyes"])
    assert told.all_inner_texts() == words.tell(kept)[-4:]
    assert_fine(page, game)
    waiting(page).get_by_role("link").click()
    page.locator("main.table").wait_for()
    close_sheet(page)
    if game == "half":
        assert_fine(page, "the table, with days on its clock")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("No hurry: up to three days a turn")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Home").click()
    expect(waiting(page)).to_contain_text("Your turn")
    expect(waiting(page).locator(".news")).to_be_empty()


def is_hidden(event: dict[str, Any]) -> bool:
    """Whether a card was drawn that this seat does not know."""
    return event["type"] == "drew" and isinstance(event["cards"][0]["cards"], int)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_on_a_phone(open_page: OpenPage, server: Server, language: str) -> None:
    guest, _ = waits_with_news(server, "level8")
    page = open_page(size=PHONE, language=language, cookie=guest.cookie)
    section = page.locator("section.waiting")
    expect(section.locator(".news")).to_contain_text(text("turns-happened", language))
    expect(section).to_contain_text(text("page-your-turn", language))
    assert_speaks(page, language)
    page.locator(".choice.friends .quiet").click()
    page.get_by_role("radio", name=text("turns-clock", language)).check()
    assert_speaks(page, language)
    assert_fine(page, language)


def test_the_browser_tells_who_asked_for_it(open_page: OpenPage, server: Server) -> None:
    table, people = table_of_two(server, bots=0, edition="fundex", games=6)
    row = row_of(people[0], table)
    bram, anna = people[row["turn"]], people[1 - row["turn"]]
    page = open_page(cookie=anna.cookie, **STILL)
    page.add_init_script(f"({NOTICES})('granted')")
    page.reload()
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).not_to_be_checked()  # nobody is asked without a tap
    switch.check()
    expect(switch).to_be_checked()
    at = bram.join(table)
    take_turn(at)
    expect(waiting(page)).to_contain_text("Your turn")
    whom = "Bram" if row["turn"] else "Anna"
    assert told(page) == [{"title": "Your turn", "body": f"with {whom}", "tag": table}]
    page.evaluate("last.onclick()")
    page.locator("main.table").wait_for()
    make_a_move(page)
    at.wait_until(lambda at: at.now["turn"] == at.seat)
    take_turn(at)
    page.locator(".mine.turn").wait_for()
    page.wait_for_timeout(800)
    assert len(told(page)) == 1  # not of a table one is looking at
    make_a_move(page)
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    at.wait_until(lambda at: at.now["turn"] == at.seat)
    take_turn(at)
    page.wait_for_function("() => told.length === 2")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("This device").click()
    switch.uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    make_a_move(page)
    at.wait_until(lambda at: at.now["turn"] == at.seat)
    take_turn(at)
    page.locator(".mine.turn").wait_for()
    page.wait_for_timeout(800)
    assert len(told(page)) == 2


def told(page: Page) -> list[dict[str, str]]:
    """What the browser was asked to tell."""
    found: list[dict[str, str]] = page.evaluate("told")
    return found


# A phone's browser: a page may not show a notice itself, only its worker may, once it works. A Chromium without screen
# refuses it whatever is granted, so what would be shown is written down here; the worker itself is the real one.
AS_ON_A_PHONE = """
  window.Notification = class {
    static permission = 'default'
    static requestPermission = async () => (Notification.permission = 'granted')
    constructor() { throw new TypeError('Illegal constructor') }
  }
  window.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async function (title, { body, tag, data }) {
    if (!this.active) throw new TypeError('No active registration available')
    window.shown.push({ title, body, tag, data })
  }
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
    window.shown.filter((one) => one.tag === tag).map((one) => ({ close: () => shown.splice(shown.indexOf(one), 1) }))
"""
# A person taps on the notice: what the worker closes, opens, or brings to the front.
TAPPED = """async (data) => {
  const done = []
  self.clients.openWindow = async (address) => done.push(`opens ${address}`)
  WindowClient.prototype.focus = async function () { done.push(`shows ${this.url}`) }
  const notification = { data, close: () => done.push('closes') }
  let work
  const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil: (all) => (work = all) })
  self.dispatchEvent(tap)
  await work
  return done
}"""


def test_on_a_phone_the_worker_shows_it_and_it_is_taken_back(open_page: OpenPage, server: Server) -> None:
    table, people = table_of_two(server, bots=0)
    turn = row_of(people[0], table)["turn"]
    page = open_page(cookie=people[1 - turn].cookie, size=PHONE, **STILL)
    page.add_init_script(AS_ON_A_PHONE)
    page.reload()
    page.get_by_role("switch", name="Tell me when it is my turn").check()
    take_turn(people[turn].join(table))
    expect(waiting(page)).to_contain_text("Your turn")
    whom, path = "Anna" if turn == 0 else "Bram", f"/t/{table}"
    page.wait_for_function("shown.length")
    assert page.evaluate("shown") == [{"title": "Your turn", "body": f"with {whom}", "tag": table, "data": path}]
    (worker,) = page.context.service_workers
    assert worker.url == f"{server.url}/notices.js"
    assert worker.evaluate(TAPPED, path) == ["closes", f"opens {server.url}{path}"]
    take_turn(people[1 - turn].join(table))  # on another device
    expect(waiting(page)).to_contain_text(f"Waiting for {whom}")
    page.wait_for_function("!shown.length")
    page.goto(path)
    page.locator("main.table").wait_for()
    assert worker.evaluate(TAPPED, path) == ["closes", f"shows {server.url}{path}"]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (f"({NOTICES})('denied')", "the browser does not let this page do so"),
        ("delete window.Notification", "this browser cannot do that here"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "only on pages that begin with https"),
    ],
)
def test_where_it_cannot_be_told_that_is_said(open_page: OpenPage, server: Server, script: str, why: str) -> None:
    _, people = table_of_two(server, bots=0)
    page = open_page(cookie=people[0].cookie, size=DESK)
    page.add_init_script(script)
    page.reload()
    expect(waiting(page)).to_contain_text(why)
    expect(page.get_by_role("switch", name="Tell me")).to_have_count(0)


def test_without_the_socket_the_lists_are_asked_for(open_page: OpenPage, server: Server) -> None:
    table, people = table_of_two(server, bots=0)
    turn = row_of(people[0], table)["turn"]
    page = open_page(cookie=people[1 - turn].cookie, may_lose=True)
    page.route_web_socket("**/ws/me", lambda socket: socket.close())
    page.clock.install()
    page.reload()
    expect(waiting(page)).to_contain_text("Waiting for")
    take_turn(people[turn].join(table))
    page.clock.run_for(11_000)  # every ten seconds
    expect(waiting(page)).to_contain_text("Your turn")
    assert json.loads(page.evaluate("localStorage.getItem('notices')") or "null") is None
