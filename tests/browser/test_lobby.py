"""Before the game: the link, the seats, and what the host may do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.line import Line
from tests.browser.play import make_table, sit_down
from tests.server.client import Server

pytestmark = pytest.mark.browser


def a_table(open_page: OpenPage, seats: int = 3) -> tuple[Page, Page]:
    """Anna, whose table it is, and Bram on a phone."""
    host = open_page(kept={"edition": "express", "wish-friends": {"games": 1, "pace": "fast", "seats": seats}})
    host.get_by_label("What shall we call you?").fill("Anna")
    friend = open_page(make_table(host), PHONE)
    sit_down(friend, "Bram")
    return host, friend


def change_seat(page: Page, name: str, what: str) -> None:
    """Do something about a seat."""
    page.get_by_role("button", name=f"Change: {name}").click()
    page.get_by_role("dialog").get_by_role("button", name=what).click()


def places(page: Page) -> list[str]:
    """Who sits where."""
    return page.locator(".places b").all_inner_texts()


def test_a_link_and_a_code_and_who_can_open_them(open_page: OpenPage) -> None:
    host = open_page()
    path = make_table(host)
    expect(host.get_by_text("Only this computer can open this link.")).to_be_visible()
    code = host.get_by_role("img", name="QR code of").first
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("picture => picture.naturalWidth") > 100
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy the link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()").endswith(path)


def test_a_friend_sits_down_with_a_name_and_all_see_it(open_page: OpenPage) -> None:
    host, friend = a_table(open_page)
    expect(host.locator(".places b")).to_have_text(["Anna", "Bram", "Free place"])
    expect(host.get_by_role("status").first).to_contain_text("Bram sits down at place 2.")
    expect(friend.get_by_text("Anna will start the game. One place is still free.")).to_be_visible()
    host.get_by_role("button", name="Put a bot here").click()
    expect(friend.get_by_text("Everyone is here.")).to_be_visible()
    host.get_by_role("button", name="Deal the cards").click()
    for page, other in ((host, "Bram"), (friend, "Anna")):
        expect(page.get_by_role("article", name=other)).to_be_visible()
        expect(page.get_by_role("article", name="Owl")).to_be_visible()


def test_the_host_swaps_frees_and_hands_over(open_page: OpenPage) -> None:
    host, friend = a_table(open_page)
    change_seat(host, "Bram", "Move up")
    for page in (friend, host):  # both have heard of it
        expect(page.locator(".places b")).to_have_text(["Bram", "Anna", "Free place"])
    change_seat(host, "Bram", "Make Bram the host")
    expect(friend.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(host.get_by_role("button", name="Deal the cards")).to_have_count(0)
    change_seat(friend, "Anna", "Free this place")
    ask = friend.get_by_role("dialog", name="Free Anna’s place?")  # she is here
    ask.get_by_role("button", name="Free this place").click()
    expect(host.get_by_role("button", name="Sit down")).to_be_visible()
    assert places(friend) == ["Bram", "Free place", "Free place"]


def test_the_host_changes_what_is_played(open_page: OpenPage) -> None:
    host, friend = a_table(open_page)
    host.get_by_role("button", name="Change what we play").click()
    sheet = host.get_by_role("dialog", name="What we play")
    sheet.get_by_role("button", name="One more: Games in the series").click()
    expect(friend.get_by_text("2 games")).to_be_visible()
    expect(friend.get_by_role("status").first).to_contain_text("What we play has changed.")
    sheet.get_by_role("radio", name="5", exact=True).check()
    expect(friend.locator(".places li")).to_have_count(5)
    sheet.get_by_role("radio", name="Quick clock").check()
    expect(friend.get_by_text("Quick clock")).to_be_visible()


def test_one_may_leave_and_take_another_name(open_page: OpenPage) -> None:
    host, friend = a_table(open_page)
    change_seat(friend, "Bram", "Change the name")
    friend.get_by_role("textbox", name="Name").fill("Bo")
    friend.get_by_role("button", name="Done").click()
    expect(host.locator(".places b")).to_have_text(["Anna", "Bo", "Free place"])
    change_seat(friend, "Bo", "Leave this place")
    expect(host.locator(".places b")).to_have_text(["Anna", "Free place", "Free place"])


def test_whoever_comes_to_a_full_table_is_told(open_page: OpenPage) -> None:
    host, _ = a_table(open_page, seats=2)
    late = open_page(host.url)
    expect(late.get_by_text("All places are taken. Stay here and watch when the game begins.")).to_be_visible()
    host.get_by_role("button", name="Deal the cards").click()
    expect(late.get_by_text("You are watching.")).to_be_visible()


def test_the_wait_for_the_cards_is_said_and_asked_for_once(open_page: OpenPage, server: Server) -> None:
    line = Line(server.url)
    page = open_page(url=line.url, may_lose=True)
    make_table(page)
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: asked.append(str(text))))
    page.reload()
    deal = page.locator(".foot .primary")
    expect(deal).to_contain_text("Deal the cards")
    line.hush()
    deal.evaluate("button => { button.click(); button.click() }")
    expect(deal).to_have_text("Dealing the cards…")
    expect(page.get_by_role("status").first).to_have_text("Dealing the cards…")
    deal.dispatch_event("click")
    line.mend()
    page.locator("main.table").wait_for()
    assert len([text for text in asked if '"start"' in text]) == 1
    line.close()
