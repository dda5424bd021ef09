"""Two people at one table, each at a browser of their own; others who watch."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, QUICK, STILL, OpenPage
from tests.browser.play import (
    close_sheet,
    make_a_move,
    make_table,
    playable,
    sit_down,
    spoken,
    story,
    wait_for_turn,
    wait_for_whose_turn,
)
from tests.browser.truth import assert_true_story

pytestmark = pytest.mark.browser


def two_at_a_table(open_page: OpenPage) -> tuple[Page, Page]:
    """Anna at a desk and Bram with a phone, the cards dealt."""
    host = open_page(**STILL)
    host.get_by_label("What shall we call you?").fill("Anna")
    friend = open_page(make_table(host), PHONE, **STILL)
    sit_down(friend, "Bram")
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, friend):
        page.locator("main.table").wait_for()
    return host, friend


def say(page: Page, what: str) -> None:
    """A phrase or a face."""
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("dialog").get_by_role("button", name=what).click()


def open_menu(page: Page, part: str) -> None:
    """A part of the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text(part, exact=True).click()


def test_a_whole_game_and_both_tell_the_same_story(open_page: OpenPage, db: Path) -> None:
    host, friend = two_at_a_table(open_page)
    while not host.locator(".won").count():
        mover = wait_for_whose_turn(host, friend)
        if not mover.locator(".won").count():
            make_a_move(mover)
    for seat, page in enumerate((host, friend)):
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        assert_true_story(page, db, seat, ["Anna", "Bram"])
    table = host.url
    host.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(host.get_by_role("dialog")).to_contain_text("Waiting for Bram")
    sheet = friend.get_by_role("dialog")
    expect(sheet).to_contain_text("Anna would like another game.")
    expect(sheet.get_by_text("Anna is in")).to_have_count(1)
    expect(host.get_by_text("Bram has not answered yet")).to_have_count(1)
    assert "Anna would like another game." in spoken(friend)
    sheet.get_by_role("button", name="Play again").click()
    for page in (host, friend):
        page.wait_for_url(lambda url: url != table)
    assert host.url == friend.url
    friend.goto(table)  # the old link leads to the new table
    friend.wait_for_url(host.url)
    expect(friend.get_by_role("region", name="Your place")).to_be_visible()


def test_names_from_right_to_left_turn_no_sentence_round(open_page: OpenPage) -> None:
    host = open_page(kept=QUICK | {"wish-friends": {"games": 1, "pace": "fast", "seats": 3}})
    host.get_by_label("What shall we call you?").fill("דנה")
    friends = [open_page(make_table(host), PHONE), open_page(host.url, PHONE)]
    for page, name in zip(friends, ("علي", "Bram"), strict=True):
        sit_down(page, name)
    host.get_by_role("button", name="Deal the cards").click()
    bram = friends[1]
    bram.locator("main.table").wait_for()
    expect(bram.locator("article .name b")).to_have_text(["\u2068דנה\u2069", "\u2068علي\u2069"])
    bram.get_by_role("link", name="Home").click()
    names = bram.get_by_role("region", name="The game you were in").locator(".text span")
    expect(names).to_have_text("with \u2068דנה\u2069 and \u2068علي\u2069")
    # As it is drawn: the first name on the left of the second.
    left = """(all, word) => {
      const found = document.createRange()
      const from = all.firstChild.data.indexOf(word)
      found.setStart(all.firstChild, from)
      found.setEnd(all.firstChild, from + word.length)
      return found.getBoundingClientRect().left
    }"""
    places = [names.evaluate(left, word) for word in ("with", "דנה", "and", "علي")]
    assert places == sorted(places)


def test_phrases_and_faces_arrive_and_free_words_where_the_host_allows_them(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    say(friend, "Hello!")
    expect(host.get_by_role("article", name="Bram").get_by_text("Hello!")).to_be_visible()
    expect(host.get_by_role("log")).to_contain_text("Bram says: Hello!")
    say(host, "laughing")
    expect(friend.get_by_role("article", name="Anna").get_by_role("img", name="laughing")).to_be_visible()
    expect(friend.get_by_role("log")).to_contain_text("Anna says: laughing")
    friend.get_by_role("button", name="Say something").click()
    expect(friend.get_by_role("textbox")).to_have_count(0)
    open_menu(host, "What you may change as host")
    host.get_by_label("Free chat").check()
    friend.get_by_role("textbox", name="Write something").fill("Is it <b>my</b> turn?")
    friend.keyboard.press("Enter")
    close_sheet(host)
    expect(host.get_by_role("article", name="Bram").get_by_text("Is it <b>my</b> turn?")).to_be_visible()


def test_what_others_do_does_not_take_the_choice_away(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    mover, other = (host, friend) if wait_for_whose_turn(host, friend) is host else (friend, host)
    playable(mover).first.click()
    expect(mover.locator(".mine .chosen")).to_have_count(1)
    say(other, "Just a moment")
    open_page(host.url).get_by_text("You are watching.").wait_for()
    expect(mover.get_by_role("log")).to_contain_text("Just a moment")
    expect(mover.locator(".mine .chosen")).to_have_count(1)


def test_a_seats_own_link_opens_it_on_another_device(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    open_menu(friend, "Your place on another device")
    link = friend.get_by_role("dialog").locator(".link a").get_attribute("href")
    close_sheet(friend)
    second = open_page(urlsplit(link or "").path)
    expect(second.get_by_role("region", name="Your place")).to_be_visible()
    assert "/1/" not in second.url  # the secret is gone from the address
    if wait_for_whose_turn(host, friend) is host:
        make_a_move(host)
    wait_for_turn(second)
    hands = [
        page.locator(".mine .hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        for page in (second, friend)
    ]
    assert hands[0] == hands[1] != []
    before = spoken(friend)
    make_a_move(second)
    friend.wait_for_function("text => document.querySelector('[role=log]').textContent != text", arg=before)
    assert story(friend)[-5:] == story(second)[-5:]


def test_the_host_gives_a_seat_to_a_bot_and_hands_the_table_over(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    open_menu(host, "What you may change as host")
    host.get_by_role("dialog").get_by_role("button", name="Make host").click()
    close_sheet(host)
    open_menu(friend, "What you may change as host")
    friend.get_by_role("dialog").get_by_role("button", name="Give this place to a bot").click()
    ask = friend.get_by_role("dialog", name="Send Anna away?")  # who is here is not sent away by one tap
    ask.get_by_role("button", name="Give this place to a bot").click()
    expect(host.get_by_text("You are watching.")).to_be_visible()
    close_sheet(friend)
    expect(friend.get_by_role("article", name="Anna")).to_contain_text("Family")
    assert wait_for_turn(friend)
    make_a_move(friend)
    assert wait_for_turn(friend)


def test_a_spectator_sees_what_lies_open_and_no_hand(open_page: OpenPage) -> None:
    host, friend = two_at_a_table(open_page)
    watcher = open_page()
    heard: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.goto(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("article")).to_have_count(2)
    expect(watcher.get_by_role("region", name="Your place")).to_have_count(0)
    mover = wait_for_whose_turn(host, friend)
    before = story(watcher)
    make_a_move(mover)
    expect(watcher.locator("aside .story li")).not_to_have_count(len(before))
    views = [view for text in heard for view in json.loads(text).get("views", {}).values()]
    assert views
    assert all(isinstance(seat["hand"], int) for view in views for seat in view["seats"])
    assert all("legal" not in view for view in views)


def test_nobody_watches_where_nobody_may(open_page: OpenPage) -> None:
    host, _ = two_at_a_table(open_page)
    watcher = open_page(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    open_menu(host, "What you may change as host")
    host.get_by_label("Others may watch").uncheck()
    expect(watcher.get_by_text("Only the players at this table may see it.")).to_be_visible()
    expect(open_page(host.url).get_by_text("This table no longer exists.")).to_be_visible()
