"""Fair deals on a phone: the hash before the cards, one's own random number, and a page that checks every deal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from halfpast.i18n import LANGUAGES
from halfpast.notation.log import seal
from halfpast.verify import verify
from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import assert_fine
from tests.browser.play import make_a_move, make_table, play_to_the_end, sit_down, start_with_bots, wait_for_whose_turn
from tests.browser.test_languages import assert_speaks

pytestmark = pytest.mark.browser
LOGS = Path(__file__).parents[1] / "logs"


def seen(page: Page) -> list[dict[str, Any]]:
    """What this browser remembers of deals."""
    return list(json.loads(page.evaluate("localStorage.getItem('fair') ?? '[]'")))


def lines(page: Page, part: str) -> list[str]:
    return [
        text.strip()
        for text in page.get_by_role("region", name=part).locator("li > span:last-child").all_text_contents()
    ]


def expect_verdict(page: Page, answer: str) -> None:
    expect(page.locator("[data-answer]")).to_have_attribute("data-answer", answer)


def test_two_people_see_the_hash_add_their_numbers_and_check_the_deals(open_page: OpenPage) -> None:
    host = open_page(size=PHONE, **STILL)
    host.get_by_label("What shall we call you?").fill("Anna")
    link = make_table(host)
    friend = open_page(link, PHONE, **STILL)
    sit_down(friend, "Bram")
    hashes = []
    for page in (host, friend):
        page.get_by_text("Fair deal", exact=True).click()
        expect(page.get_by_text("Random numbers added by: Anna and Bram.")).to_be_visible()
        hashes.append(page.locator("[data-fair=commitment]").text_content())
        assert_fine(page)
    assert hashes[0] == hashes[1] == seen(host)[0]["commitment"] == seen(friend)[0]["commitment"]
    assert all(seen(page)[0]["kept"] and seen(page)[0]["seal"] == "" for page in (host, friend))
    host.get_by_role("button", name="Deal the cards").click()
    while not host.locator(".won").count():
        mover = wait_for_whose_turn(host, friend)
        if not mover.locator(".won").count():
            make_a_move(mover)
    for page in (host, friend):
        page.get_by_role("link", name="Check the deals").click()
        expect_verdict(page, "yes")
        assert lines(page, "In this browser") == [
            "The key fits its hash, and the seal fits the hash and the random numbers.",
            "The hash is the one this browser saw before the cards were dealt.",
            "The seal is the one this browser saw when the cards were dealt.",
            "The random number this browser added is among those that decided.",
        ]
        assert lines(page, "On the server")[1] == "Random numbers added by: Anna and Bram."
        assert_fine(page)
    friend.get_by_text("Fair deal", exact=True).click()
    expect(friend.locator("[data-fair=commitment]")).to_have_text(hashes[1] or "")
    assert_fine(friend)
    table = link.split("/")[2]
    stranger = open_page(f"/r/{table}", PHONE)  # whoever was not there can compute, but not compare
    stranger.locator("main.table").wait_for()
    stranger.get_by_role("button", name="Menu").click()
    stranger.get_by_role("button", name="Check the deals").click()
    expect_verdict(stranger, "yes")
    assert lines(stranger, "In this browser")[1].startswith("This browser saw no hash")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"commitment": "0" * 64}, "The hash is not the one this browser saw before the cards were dealt."),
        ({"seal": "0" * 64}, "The seal is not the one this browser saw when the cards were dealt."),
        ({"salts": ["0" * 32], "kept": ["0" * 32]}, "The random number this browser added was left out."),
    ],
    ids=["hash", "seal", "number"],
)
def test_who_plays_at_once_and_what_is_not_as_this_browser_saw_it(
    open_page: OpenPage, change: dict[str, Any], line: str
) -> None:
    page = open_page(size=PHONE, **STILL)
    start_with_bots(page)
    [before] = seen(page)
    assert (len(before["salts"]), before["kept"], before["mine"]) == (1, before["salts"], [0])
    play_to_the_end(page)
    page.get_by_role("link", name="Check the deals").click()
    expect_verdict(page, "yes")
    page.evaluate("fair => localStorage.setItem('fair', JSON.stringify([fair]))", {**before, **change})
    page.reload()
    expect_verdict(page, "no")
    assert line in lines(page, "In this browser")


def test_another_match_is_compared_too(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, **STILL)
    start_with_bots(page)
    first = page.url
    play_to_the_end(page)
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    play_to_the_end(page)
    page.get_by_role("link", name="Check the deals").click()
    expect_verdict(page, "yes")
    assert lines(page, "In this browser")[1:] == [
        "The hash is the one this browser saw before the cards were dealt.",
        "The seal is the one this browser saw when the cards were dealt.",
        "The random number this browser added is among those that decided.",
    ]


def test_a_server_that_lies_about_the_key_is_found_out_by_the_browser(open_page: OpenPage) -> None:
    """It says fair, whatever it is asked: the page does not take its word for the hashes."""
    page = open_page(size=PHONE, **STILL)
    start_with_bots(page)
    play_to_the_end(page)
    fair = {"answer": "fair", "findings": [], "deals": 1, "salted": []}
    page.route("**/api/verify", lambda route: route.fulfill(json=fair))

    def other_key(route: Route) -> None:
        log = route.fetch().json()
        log["start"]["seed"] = "0" * 64
        route.fulfill(json=log)

    page.route("**/api/replays/*/log", other_key)
    page.get_by_role("link", name="Check the deals").click()
    expect_verdict(page, "no")
    assert lines(page, "In this browser")[0].startswith("The key: it is not the one")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_match_in_four_languages(open_page: OpenPage, tmp_path: Path, language: str) -> None:
    log = json.loads((LOGS / "format-2-half.json").read_text("utf-8"))
    stock = log["deals"][1]["seats"][0]["stock"]
    log["deals"][1]["seats"][0]["stock"] = stock[1:] + stock[:1]
    changed = seal({key: value for key, value in log.items() if key != "check"})
    wrong, old = tmp_path / "wrong.json", LOGS / "format-1-half.json"
    wrong.write_text(json.dumps(changed), "utf-8")
    for file, answer in ((LOGS / "format-2-half.json", "yes"), (wrong, "no"), (old, "unknown")):
        page = open_page("/check", PHONE, language)
        page.get_by_role("heading", level=1).wait_for()
        assert_fine(page)
        page.locator("input[type=file]").set_input_files(file)
        expect_verdict(page, answer)
        if answer == "no":
            found = verify(changed).findings[0]
            assert re.search(rf"\b{found.deal}\b", page.locator(".bad").last.text_content() or "")
        assert_speaks(page, language)
        assert_fine(page)
        page.context.close()
