"""An account on the page: by passphrase on two devices, by a passkey that Chromium itself keeps, and away again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from halfpast.i18n import LANGUAGES, text
from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import assert_fine
from tests.browser.play import make_table, sit_down, start_with_bots
from tests.browser.test_languages import assert_speaks
from tests.server.client import Server
from tests.server.test_admin import ask

pytestmark = pytest.mark.browser

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def open_sheet(page: Page, name: str = "Keep my tables") -> Locator:
    page.get_by_role("button", name=name).click()
    sheet = page.get_by_role("dialog").last
    sheet.get_by_role("button", name="Delete everything about me").wait_for()
    return sheet


def by_name(url: str) -> str:
    """The server under a name, as passkeys need it."""
    return url.replace("127.0.0.1", "localhost")


def with_authenticator(page: Page) -> Callable[[str, dict[str, Any]], Any]:
    """Give the page a device that keeps passkeys; returns how to speak to it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    found = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    number = found["authenticatorId"]
    return lambda what, more: devtools.send(f"WebAuthn.{what}", {"authenticatorId": number, **more})


def go_home(page: Page) -> None:
    page.get_by_role("link", name="Home").click()
    page.get_by_role("heading", name="Half Past Eight").wait_for()


def test_a_passphrase_brings_the_tables_to_another_device(open_page: OpenPage) -> None:
    desk, phone = open_page(may_be_refused=True), open_page(size=PHONE, may_be_refused=True)
    desk.get_by_label("What shall we call you?").fill("Anna")
    start_with_bots(desk)
    go_home(desk)
    sheet = open_sheet(desk)
    expect(sheet.get_by_label("Name to sign in with")).to_have_value("Anna")
    offered = sheet.locator("output")
    expect(offered).to_have_text(re.compile(r"^[a-z]{3,9}( [a-z]{3,9}){5}$"))
    first = offered.inner_text()
    sheet.get_by_role("button", name="Another one").click()
    expect(offered).not_to_have_text(first)
    words = offered.inner_text()
    sheet.locator("form").get_by_role("button", name="Keep my tables").click()
    expect(sheet.get_by_text("With the name anna")).to_be_visible()
    expect(sheet.get_by_text("Your tables are kept.")).to_be_focused()  # who listens hears what came of it
    expect(sheet.get_by_role("listitem").filter(has_text="this device")).to_have_count(1)
    sheet.get_by_role("button", name="Close").click()
    expect(desk.get_by_role("button", name="My account")).to_be_visible()

    start_with_bots(phone)  # a table of its own, which comes along
    go_home(phone)
    sheet = open_sheet(phone)
    sheet.get_by_role("radio", name="I have one").check()
    sheet.get_by_label("Name to sign in with").fill("Anna")
    sheet.get_by_label("Passphrase", exact=True).fill("not the right words at all")
    sheet.get_by_role("button", name="Sign in").click()
    expect(sheet.get_by_role("alert")).to_have_text("The name or the passphrase is wrong.")
    sheet.get_by_label("Passphrase", exact=True).fill(words.title())
    sheet.get_by_role("button", name="Sign in").click()
    expect(sheet.get_by_role("listitem").filter(has_text="Computer")).to_have_count(2)
    sheet.get_by_role("button", name="Close").click()
    expect(phone.get_by_role("region", name="Your games").get_by_role("link")).to_have_count(1)
    phone.get_by_role("region", name="The game you were in").get_by_role("link").click()
    expect(phone.get_by_role("region", name="Your place")).to_be_visible()
    go_home(phone)

    sheet = open_sheet(desk, "My account")  # signs the phone out
    sheet.get_by_role("button", name="Sign out", exact=True).click()
    expect(sheet.get_by_role("listitem").filter(has_text="Computer")).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("button", name="Keep my tables")).to_be_visible()
    expect(phone.get_by_role("region", name="The game you were in")).to_have_count(0)

    sheet.get_by_role("button", name="Change the passphrase").click()
    sheet.get_by_label("Current passphrase", exact=True).fill(words)
    sheet.get_by_role("button", name="Choose my own").click()
    sheet.get_by_label("Passphrase", exact=True).fill("too short")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_role("alert")).to_contain_text("the passphrase 12")
    sheet.get_by_label("Passphrase", exact=True).fill("the clock says half past eight")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("The passphrase is saved.")).to_be_visible()
    sheet.get_by_role("button", name="Sign out on this device").click()
    expect(sheet.get_by_role("radio", name="I have one")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(desk.get_by_role("region", name="The game you were in")).to_have_count(0)
    expect(desk.get_by_label("What shall we call you?")).to_have_value("")


def test_a_passkey_made_on_one_device_opens_another(open_page: OpenPage, server: Server) -> None:
    desk = open_page(url=by_name(server.url))
    phone = open_page(url=by_name(server.url), size=PHONE, may_be_refused=True)
    first, second = with_authenticator(desk), with_authenticator(phone)
    start_with_bots(desk)
    go_home(desk)
    sheet = open_sheet(desk)
    sheet.get_by_role("button", name="Make a passkey").click()
    expect(sheet.get_by_text("Passkey, made on a computer")).to_be_visible()
    key = first("getCredentials", {})["credentials"][0]
    second("addCredential", {"credential": key})  # as a cloud would bring it there

    there = open_sheet(phone)
    there.get_by_role("radio", name="I have one").check()
    there.get_by_role("button", name="Sign in with a passkey").click()
    expect(there.get_by_role("listitem").filter(has_text="this device")).to_have_count(1)
    expect(there.get_by_role("listitem").filter(has_text="last seen")).to_have_count(2)
    there.get_by_role("button", name="Remove").click()
    expect(there.get_by_role("alert")).to_have_text("This is the only way to sign in. Add another one first.")
    second("removeCredential", {"credentialId": key["credentialId"]})
    there.get_by_role("button", name="Add a passphrase").click()
    there.get_by_label("Name to sign in with").fill("by-passkey")
    there.get_by_role("button", name="Save").click()
    expect(there.get_by_text("With the name by-passkey")).to_be_visible()
    there.get_by_role("button", name="Remove").click()
    expect(there.get_by_text("Passkey, made")).to_have_count(0)
    expect(there.get_by_text("Your tables are kept.")).to_be_focused()
    there.get_by_role("button", name="Add a passkey").click()
    expect(there.get_by_text("Passkey, made")).to_have_count(1)
    there.get_by_role("button", name="Close").click()
    expect(phone.get_by_role("region", name="The game you were in")).to_be_visible()


def test_where_the_device_says_no_it_is_told(open_page: OpenPage, server: Server) -> None:
    page = open_page(url=by_name(server.url))
    with_authenticator(page)("setUserVerified", {"isUserVerified": False})
    sheet = open_sheet(page)
    sheet.get_by_role("radio", name="I have one").check()
    sheet.get_by_role("button", name="Sign in with a passkey").click()  # it has none
    expect(sheet.get_by_role("alert")).to_contain_text("The passkey did not work")
    plain = open_page()  # at a number there are no passkeys
    sheet = open_sheet(plain)
    expect(sheet.get_by_role("button", name="Make a passkey")).to_have_count(0)
    expect(sheet.get_by_text("a passkey, but not here")).to_be_visible()


def test_everything_about_a_guest_is_deleted(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    link = make_table(host)
    guest.goto(link)
    sit_down(guest, "Isolde")
    go_home(guest)
    guest.get_by_label("What shall we call you?").fill("Isolde")
    guest.get_by_label("What shall we call you?").blur()
    beside = guest.context.new_page()
    beside.goto(guest.url)
    expect(beside.get_by_label("What shall we call you?")).to_have_value("Isolde")
    sheet = open_sheet(guest)
    sheet.get_by_role("button", name="Delete everything about me").click()
    asks = guest.get_by_role("dialog", name="Delete everything about you?")
    expect(asks.get_by_role("listitem")).to_have_count(5)
    expect(asks.get_by_role("button", name="No, go back")).to_be_focused()
    asks.get_by_role("button", name="No, go back").click()
    expect(host.locator(".places").get_by_text("Isolde")).to_be_visible()
    sheet.get_by_role("button", name="Delete everything about me").click()
    asks.get_by_role("button", name="Delete everything").click()
    expect(guest.get_by_role("dialog").get_by_role("status")).to_have_text("Everything about you has been deleted.")
    expect(host.locator(".places").get_by_text("Isolde")).to_have_count(0)
    assert "Isolde" not in guest.evaluate("JSON.stringify(localStorage)")
    expect(beside.get_by_label("What shall we call you?")).to_have_value("")  # nor does another tab know it
    guest.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(guest.get_by_label("What shall we call you?")).to_have_value("")
    expect(guest.get_by_role("region", name="The game you were in")).to_have_count(0)


def words_of(language: str) -> Callable[[str], str]:
    return lambda key: text(key, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_in_each_language(open_page: OpenPage, server: Server, language: str) -> None:
    say = words_of(language)
    page = open_page(url=by_name(server.url), size=PHONE, language=language, **STILL)
    with_authenticator(page)
    page.get_by_role("button", name=say("page-keep")).click()
    sheet = page.get_by_role("dialog")
    sheet.locator("output").wait_for()
    expect(sheet.locator("output")).not_to_be_empty()
    assert_speaks(page, language)
    assert_fine(page, "new")
    sheet.get_by_role("button", name=say("account-own")).click()
    assert_fine(page, "own")
    sheet.get_by_role("radio", name=say("account-have")).check()
    assert_fine(page, "have")
    sheet.get_by_role("radio", name=say("account-new")).check()
    sheet.get_by_role("button", name=say("account-passkey-make")).click()
    sheet.get_by_role("button", name=say("account-add-passphrase")).click()
    sheet.get_by_label(say("account-name"), exact=True).fill(f"a name in {language}")
    expect(sheet.locator("output")).not_to_be_empty()
    assert_speaks(page, language)
    assert_fine(page, "signed in")
    sheet.get_by_role("button", name=say("account-forget")).click()
    assert_speaks(page, language)
    assert_fine(page, "forget")


def test_links_are_listed_and_revoked_by_a_guest(open_page: OpenPage) -> None:
    page, phone = open_page(), open_page(size=PHONE, may_be_refused=True)
    page.get_by_label("What shall we call you?").fill("Anna")
    start_with_bots(page)
    table = page.url.rpartition("/t/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Your place on another device", exact=True).click()
    link = page.locator(".link a").get_attribute("href")
    assert link
    phone.goto(link)
    phone.locator("[data-zone=hand]").first.wait_for()
    page.goto("/")
    sheet = open_sheet(page)
    sheet.get_by_text("Links you may have given out").click()
    row = sheet.locator("li", has_text="open on one other device")
    assert_fine(page)
    row.get_by_role("button", name="Revoke").click()
    expect(sheet.get_by_text("Done: the old links no longer open anything.")).to_be_visible()
    expect(row).to_have_count(0)
    expect(sheet.locator("li", has_text="Link to your place")).to_have_count(1)
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_be_visible()
    assert table in link


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_banned_reads_so_in_their_language(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page(language=language, may_be_refused=True)
    cookies = {one.get("name", ""): one.get("value", "") for one in page.context.cookies()}
    guest = cookies[server.cookie_name].rpartition(".")[0]
    wanted = {"terms": {"edition": "fundex", "seats": 2}, "name": "Anna", "bots": ["family"], "start": True}
    made = page.request.post("/api/tables", data=wanted, headers={"origin": server.url})
    page.goto(f"/t/{made.json()['table']}")
    page.locator("[data-zone=hand]").first.wait_for()
    assert ask(Path(server.db), "ban", guest, "--yes").exit_code == 0
    expect(page.get_by_role("alert")).to_have_text(text("page-trouble-banned", language))
    page.goto("/")
    begin = text("page-banned", language, day="@").partition("@")[0].rstrip("\u2068")
    expect(page.get_by_role("alert")).to_contain_text(begin)
    assert ask(Path(server.db), "unban", guest).exit_code == 0
    page.reload()
    expect(page.get_by_role("alert")).to_have_count(0)
