"""The score pad: both games to their end, kept, corrected, shared; by thumb, by keyboard and by ear."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from halfpast.i18n import LANGUAGES
from halfpast.server.features.pad import count_up
from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.line import Line
from tests.browser.listen import heard, listen
from tests.browser.looks import assert_fine, faults
from tests.browser.test_access import tab_to
from tests.browser.test_languages import assert_speaks
from tests.server.client import Server

pytestmark = pytest.mark.browser

Json = dict[str, Any]
HALF: Json = {
    "game": "half",
    "edition": "fundex",
    "games": 3,
    "names": ["Anna", "Bram", "Cleo"],
    "rows": [{"finisher": 0, "held": [0, 7, 12]}, {"finisher": 1, "held": [5, 2, 2]}],
}
LEVEL8: Json = {
    "game": "level8",
    "edition": "master",
    "card": "master-1",
    "names": ["Anna", "Bram", "Cleo"],
    "rows": [{"out": [0, 1], "ender": 0}] * 3,
}
FULL = {  # as many as can be, with long names, and a row that cannot be
    "half": {
        **HALF,
        "names": ["Anna", "Bartholomeus of the Hill", "Cleo", "Dirk", "Evangeline Montgomery"],
        "rows": [{"finisher": None, "held": [14, 14, 14, 14, 14]}, {"finisher": 0, "held": [0, 0, 3, 4, 5]}],
    },
    "level8": {
        **LEVEL8,
        "names": ["Anna", "Bartholomeus of the Hill", "Cleo", "Dirk", "Evangeline Montgomery", "Finn"],
        "rows": [*LEVEL8["rows"], {"out": [0], "ender": 1}, {"out": [0], "ender": 1}],
    },
}


def kept(**pads: Json) -> Json:
    """What the browser has kept."""
    return {"pads": [{"id": name, "at": 1_790_000_000_000, "pad": pad} for name, pad in pads.items()]}


def new_pad(page: Page, game: str, *names: str) -> None:
    """From the first page, with these people."""
    page.get_by_role("link", name="Score pad for real cards").click()
    page.get_by_role("link", name="A new pad").click()
    page.get_by_role("radio", name=game, exact=True).check()
    expect(page.get_by_role("button", name="Without Player 1", exact=True)).to_be_visible()
    for at, name in enumerate(names, 1):
        if page.get_by_label(f"Name of person {at}", exact=True).count() == 0:
            page.get_by_role("button", name="One more person").click()
        page.get_by_label(f"Name of person {at}", exact=True).fill(name)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Game|Round) 1"))


def tap(page: Page, number: int) -> None:
    """On the keys for a thumb."""
    for digit in str(number):
        page.get_by_role("group", name="Digits").get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Next player").click()


def write_game(page: Page, finisher: str, *held: int) -> None:
    """Who finished, and what the others hold, in their order; who finished holds nothing."""
    page.get_by_role("button", name="Write down game").click()
    page.get_by_role("dialog").get_by_role("radio", name=finisher).check(force=True)
    for number in held:
        tap(page, number)
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def write_round(page: Page, out: str, ender: str) -> None:
    page.get_by_role("button", name="Write down round").click()
    sheet = page.get_by_role("dialog")
    for name in out.split():
        sheet.get_by_role("checkbox", name=name).check(force=True)
    if ender:
        sheet.get_by_role("radio", name=ender).check(force=True)
    page.get_by_role("button", name="Write it down").click()
    expect(sheet).to_have_count(0)


def numbers(rows: Locator) -> list[list[str]]:
    """The large numbers of a table, row by row."""
    found: list[list[str]] = rows.evaluate_all(
        "all => all.map(row => [...row.querySelectorAll('b')].map(b => b.innerText))"
    )
    return found


def expect_block(page: Page, rows: list[list[int]], totals: list[int]) -> None:
    expect(page.locator("tfoot b")).to_have_text([str(total) for total in totals])
    assert numbers(page.locator("tbody tr:not(.empty)")) == [[str(one) for one in row] for row in rows]


def test_a_series_of_eight_and_a_half_by_thumb(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, kept={}, has_touch=True, **STILL)
    new_pad(page, "8½", "Anna", "Bram", "Cleo")
    expect(page.get_by_text("Fundex · Most points win")).to_be_visible()
    write_game(page, "Anna", 7, 12)
    expect_block(page, [[3, 0, 0]], [3, 0, 0])
    expect(page.get_by_text("Anna leads with 3 points", exact=True)).to_be_visible()
    expect(page.get_by_text("Anna may exchange an open card with Cleo.")).to_be_visible()
    write_game(page, "Bram", 15, 4)
    expect_block(page, [[3, 0, 0], [0, 3, 0]], [3, 3, 0])
    page.reload()
    expect_block(page, [[3, 0, 0], [0, 3, 0]], [3, 3, 0])
    for _ in range(4):
        write_game(page, "Cleo", 1, 1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Cleo wins")
    expect_block(page, [[3, 0, 0], [0, 3, 0], *[[0, 0, 3]] * 4], [3, 3, 12])
    page.get_by_role("button", name="Undo last entry").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Game 6 of 6")
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cleo wins")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Game 1 of 6")
    page.get_by_role("link", name="All pads").click()
    expect(page.get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("listitem").last).to_contain_text("Cleo wins")


def test_cards_count_against_one_where_the_box_says_so(open_page: OpenPage) -> None:
    page = open_page(kept={"edition": "express"}, **STILL)
    new_pad(page, "8½", "Anna", "Bram", "Cleo")
    write_game(page, "Anna", 7, 12)
    expect_block(page, [[0, 7, 12]], [0, 7, 12])
    expect(page.get_by_text("8½ express · Fewest points win")).to_be_visible()
    expect(page.get_by_role("heading", name="Anna wins")).to_be_visible()  # this box plays one game


def test_a_row_is_corrected_and_one_that_cannot_be_is_refused(open_page: OpenPage) -> None:
    page = open_page("/pad/block", kept=kept(block=HALF), **STILL)
    expect_block(page, [[3, 0, 0], [0, 3, 1]], [3, 3, 1])
    page.get_by_role("button", name="Correct game 1").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Bram").last.fill("0")
    expect(sheet.get_by_role("alert")).to_contain_text("Bram holds no cards? Then Bram has finished.")
    expect(sheet.get_by_role("button", name="Write it down")).to_be_disabled()
    sheet.get_by_role("button", name="Rule H23").click()
    expect(page.get_by_role("dialog").last).to_contain_text("H23")
    page.keyboard.press("Escape")
    sheet.get_by_role("radio", name="Nobody").check(force=True)
    sheet.get_by_label("Anna").last.fill("9")
    sheet.get_by_label("Bram").last.fill("40")
    sheet.get_by_label("Cleo").last.fill("40")
    expect(sheet.get_by_role("alert")).to_contain_text("89 cards. There are only 72")
    tap(page, 99)
    expect(sheet.get_by_role("alert")).to_contain_text("148 cards. There are only 72")
    expect(sheet.get_by_label("Cleo").last).to_have_value("99")  # as it was typed
    sheet.get_by_label("Cleo").last.fill("9")
    sheet.get_by_role("button", name="Write it down").click()
    expect_block(page, [[1, 0, 1], [0, 3, 1]], [1, 3, 2])


def test_the_way_to_level_8(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, kept={}, has_touch=True, **STILL)
    new_pad(page, "Level 8 Master", "Anna", "Bram", "Cleo", "Dirk")
    track = page.get_by_role("table", name="The level track")
    expect(track.get_by_role("row", name="Anna")).to_contain_text("4 pairs")
    write_round(page, "Bram", "Anna")  # who ends the round has laid out the level, too
    expect(track.locator("b")).to_have_text(["3", "2", "1", "1"])
    for _ in range(2):
        write_round(page, "Bram", "Anna")
    expect(track.locator("b")).to_have_text(["7", "4", "1", "1"])
    expect(page.get_by_text("Anna leads, on level 7", exact=True)).to_be_visible()
    write_round(page, "Anna", "Cleo")
    expect(track.get_by_role("row", name="Anna")).to_contain_text("Laying it out wins.")
    write_round(page, "Dirk", "Bram")
    expect(page.get_by_text("Anna may keep up to 4 cards")).to_be_visible()
    page.get_by_role("button", name="Write down round 6").click()
    page.get_by_role("dialog").get_by_role("checkbox", name="Anna").check(force=True)
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Anna wins")
    expect(page.get_by_text("Who ended the round?")).to_have_count(0)
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna wins")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna wins")
    rounds = page.get_by_role("table").last.locator("tbody tr")
    assert numbers(rounds)[-2:] == [["8", "6", "3", "2"], ["8", "6", "3", "2"]]
    # An earlier round was otherwise: what came after it counts anew.
    page.get_by_role("button", name="Correct round 4").click()
    page.get_by_role("dialog").get_by_role("radio", name="Anna").check(force=True)
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("alert").first).to_contain_text("The match was over after 4 rounds")
    expect(page.get_by_role("alert")).to_have_count(2)


def test_who_ends_a_round_with_level_7_wins(open_page: OpenPage) -> None:
    page = open_page("/pad/track", kept=kept(track=LEVEL8), **STILL)
    write_round(page, "", "Anna")
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna wins")


def test_a_round_ended_without_a_level(open_page: OpenPage) -> None:
    page = open_page("/pad/track", kept=kept(track=LEVEL8), **STILL)
    page.get_by_role("button", name="Write down round 4").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Bram").check(force=True)
    sheet.get_by_role("checkbox", name="Bram").uncheck(force=True)
    write = sheet.get_by_role("button", name="Write it down")
    expect(sheet.get_by_role("status")).to_contain_text("Did Bram really end the round")
    expect(write).to_be_disabled()
    sheet.get_by_role("button", name="No, the level was out").click()
    expect(sheet.get_by_role("checkbox", name="Bram")).to_be_checked()
    expect(write).to_be_enabled()
    sheet.get_by_role("checkbox", name="Bram").uncheck(force=True)
    expect(write).to_be_disabled()
    sheet.get_by_role("button", name="Yes: Bram still moves up two").click()
    expect(sheet.get_by_text("Did Bram really end the round")).to_have_count(0)
    write.click()
    expect(page.get_by_role("table", name="The level track").locator("b")).to_have_text(["7", "6", "1"])


def test_a_pad_travels_in_its_link(open_page: OpenPage) -> None:
    page = open_page("/pad/track", kept=kept(track=LEVEL8), **STILL)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog").get_by_role("link")
    address = link.get_attribute("href") or ""
    assert "/pad#" in address
    picture = page.get_by_role("img", name="QR code of the pad")
    assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 100
    other = open_page(address, size=PHONE, kept={}, **STILL)
    expect(other.get_by_text("This is your own copy.")).to_be_visible()
    expect(other.get_by_role("table", name="The level track").locator("b")).to_have_text(["7", "4", "1"])
    assert "#" not in other.url
    write_round(other, "", "Anna")
    expect(other.get_by_role("heading", level=1)).to_have_text("Anna wins")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 4")  # a copy is a copy
    other.goto(address)
    other.get_by_role("link", name="All pads").click()
    expect(other.get_by_role("listitem")).to_have_count(2)
    other.goto(address[:-3])
    expect(other.get_by_role("alert")).to_contain_text("This link is damaged")
    expect(other.get_by_role("listitem")).to_have_count(2)


def test_without_a_line_it_is_written_and_counted_later(open_page: OpenPage, server: Server) -> None:
    line = Line(server.url)
    page = open_page("/pad/block", url=line.url, kept=kept(block=HALF), may_lose=True, **STILL)
    expect_block(page, [[3, 0, 0], [0, 3, 1]], [3, 3, 1])
    line.cut()
    write_game(page, "Cleo", 4, 6)
    expect(page.get_by_role("alert")).to_contain_text("will be counted as soon as the server is back")
    expect(page.locator("tfoot b").first).to_have_text("…")
    assert numbers(page.locator("tbody tr")) == [["3", "0", "0"], ["0", "3", "1"], ["…", "…", "…"]]
    line.mend()
    expect_block(page, [[3, 0, 0], [0, 3, 1], [0, 0, 3]], [3, 3, 4])
    expect(page.get_by_role("alert")).to_have_count(0)
    line.close()


def test_deleting_asks_first(open_page: OpenPage) -> None:
    page = open_page("/pad", kept={}, **STILL)
    page.evaluate("pads => localStorage.setItem('pads', pads)", json.dumps(kept(block=HALF, track=LEVEL8)["pads"]))
    page.reload()
    page.get_by_role("button", name="Delete the pad").first.click()
    page.get_by_role("button", name="No, go back").click()
    expect(page.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Delete the pad").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.goto("/pad/block")
    expect(page.get_by_role("alert")).to_contain_text("This pad is not in this browser.")


def test_by_keyboard_and_by_ear(open_page: OpenPage) -> None:
    page = open_page("/pad/block", kept=kept(block=HALF), **STILL)
    expect_block(page, [[3, 0, 0], [0, 3, 1]], [3, 3, 1])
    block = page.get_by_role("table", name="The block")
    expect(block.get_by_role("columnheader")).to_have_text(["Game", "Anna", "Bram", "Cleo"])
    expect(block.get_by_role("row").nth(1)).to_contain_text("finished")
    listen(page)
    tab_to(page, "Write down game 3")
    page.keyboard.press("Enter")
    tab_to(page, "on")  # the first of those who may have finished
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog").get_by_label("Bram").last).to_be_focused()
    page.keyboard.type("11")
    page.keyboard.press("Enter")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna wins")
    expect(page.get_by_role("status")).to_have_text(
        "Anna has 6 points, Bram has 3 points and Cleo has one point. Anna wins"
    )
    assert "Bram: 11 cards" in heard(page)


@pytest.mark.parametrize("game", FULL)
def test_how_it_looks(open_page: OpenPage, game: str) -> None:
    pad = FULL[game]
    page = open_page("/pad/full", size=PHONE, kept=kept(full=pad), **STILL)
    expect(page.get_by_role("alert")).to_have_count(1)  # the row that cannot be
    told = count_up({key: value for key, value in pad.items() if key != "names"} | {"seats": len(pad["names"])})
    assert told["rows"][-1]["wrong"]
    assert_fine(page, "pad")
    page.get_by_role("button", name=re.compile("^Correct")).last.click()
    page.get_by_role("dialog").get_by_role("alert" if game == "half" else "status").wait_for()
    assert_fine(page, "writing")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("img", name="QR code").wait_for()
    assert_fine(page, "sharing")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="All pads").click()
    assert_fine(page, "list")
    page.get_by_role("link", name="A new pad").click()
    page.get_by_role("radio", name="8½" if game == "half" else "Level 8 Master", exact=True).check(force=True)
    page.get_by_text("Which box do you own?").wait_for()
    assert_fine(page, "new")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_each_language(open_page: OpenPage, language: str) -> None:
    for game, pad in FULL.items():
        page = open_page("/pad/full", (360, 640), language, kept=kept(full=pad), **STILL)
        page.get_by_role("alert").wait_for()
        for button in (None, page.locator(".acts .primary"), page.locator(".quieter button").nth(1)):
            if button:
                button.click()
                page.get_by_role("dialog").wait_for()
            assert_speaks(page, language)
            assert faults(page) == [], game
            page.keyboard.press("Escape")
        page.wait_for_function("() => !history.state?.sheets")  # a sheet that closes goes back in the history
        page.goto("/pad/new")
        page.get_by_role("radio").nth(0 if game == "half" else 1).check(force=True)
        page.locator(".chosen-box, details").first.wait_for()
        assert_speaks(page, language)
        assert faults(page) == [], game


def test_a_box_that_this_server_does_not_know(browser: Browser, server: Server) -> None:
    page = browser.new_page(base_url=server.url, locale="en")  # a browser complains of the server's answer
    pads = json.dumps(kept(odd={**HALF, "edition": "uno"})["pads"])
    page.add_init_script(f"localStorage.setItem('pads', {json.dumps(pads)})")
    page.goto("/pad/odd")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot count this pad.")
    assert numbers(page.locator("tbody tr:not(.empty)")) == [["…"] * 3] * 2
    assert faults(page) == []
    page.close()


def test_on_paper(open_page: OpenPage) -> None:
    page = open_page("/pad/block", kept=kept(block=HALF), **STILL)
    expect_block(page, [[3, 0, 0], [0, 3, 1]], [3, 3, 1])
    page.emulate_media(media="print")
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_role("button", name="Write down game 3")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()


def test_as_many_pads_as_one_likes(open_page: OpenPage) -> None:
    page = open_page(kept=kept(**{f"pad{number}": HALF for number in range(70)}), **STILL)
    new_pad(page, "8½", "Dirk", "Evi")
    page.get_by_role("link", name="All pads").click()
    expect(page.locator("main li")).to_have_count(71)
    page.reload()
    expect(page.locator("main li")).to_have_count(71)


def test_without_room_one_is_told(open_page: OpenPage) -> None:
    page = open_page("/pad/half", PHONE, kept=kept(half=HALF), **STILL)
    page.evaluate("() => (Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') })")
    write_game(page, "Anna", 3, 4)
    told = page.get_by_role("alert")
    expect(told).to_contain_text("This browser has no room left")
    expect(page.locator("tbody tr:not(.empty)")).to_have_count(3)  # and it is there for now
    assert_fine(page)
