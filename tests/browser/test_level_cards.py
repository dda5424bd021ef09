"""L23a: four players with four level cards, from the lobby to the end, the log, the terminal and the replay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import halfpast
from halfpast.games.level8.words import Words
from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.looks import assert_fine
from tests.browser.play import close_sheet, make_table, sit_down
from tests.browser.play8 import play_on, table_of
from tests.browser.truth import match_of
from tests.server.client import Server, serving
from tests.terminal.command import run

pytestmark = pytest.mark.browser

PAIRS = {"name": "Grandma’s card", "levels": [[["set", 2]]] * 8}
COLOURS = {"name": "Ours", "levels": [[["colour", 2]]] * 8}
LIKED: dict[str, Any] = {
    "game": "level8",
    "sound": "off",
    "level8-cards": [PAIRS, COLOURS],
    "level8-wish-friends": {"pace": "fast", "seats": 4},
}
FOUR: list[Any] = [PAIRS, "level8-1", COLOURS, "master-2"]
NAMES = ["Grandma’s card", "Level 8, one star", "Ours", "Master, two stars"]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots move at once."""
    changed = {"halfpast.server.tables.terms.PACES": {"fast": 0}}
    with serving(tmp_path_factory.mktemp("hasty") / "tables.db", changed=changed) as running:
        yield running


def place(page: Page, seat: int) -> Locator:
    """Somebody's place in the lobby."""
    return page.locator(".places > li").nth(seat)


def choose(page: Page, seat: int, card: str) -> None:
    """A level card for somebody."""
    place(page, seat).locator("button.set").click()
    sheet = page.get_by_role("dialog", name="Which level card?")
    sheet.get_by_role("radio", name=card, exact=True).check()
    expect(sheet.get_by_role("radio", name=card, exact=True)).to_be_checked()
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    expect(place(page, seat).locator("button.set")).to_have_text(card)


def test_L23a_four_level_cards_from_the_lobby_to_the_replay(
    open_page: OpenPage, hasty: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_page(kept=LIKED, url=hasty.url, **STILL)
    host.get_by_label("What shall we call you?").fill("Anna")
    friend = open_page(make_table(host), PHONE, url=hasty.url, kept={"game": "level8", "sound": "off"}, **STILL)
    sit_down(friend, "Bram")

    # Each for themselves, the host for the others; everybody sees it.
    expect(place(friend, 0)).to_contain_text("Master, one star")
    expect(place(friend, 0).locator("button.set")).to_have_count(0)
    expect(place(friend, 1).get_by_role("button", name="Bram: Level card, Master, one star")).to_be_visible()
    choose(host, 0, "Grandma’s card")
    choose(friend, 1, "Level 8, one star")
    choose(host, 2, "Ours")
    host.get_by_role("button", name="Put a bot here").last.click()
    choose(host, 3, "Master, two stars")
    for page in (host, friend):
        for seat, name in enumerate(NAMES):
            expect(place(page, seat)).to_contain_text(name)
        expect(page.locator(".terms .card b")).to_have_text(NAMES)
        assert_fine(page, "the lobby")
    host.get_by_role("button", name="Change what we play").click()
    expect(host.locator(".chosen-card b")).to_have_text("Each player their own level card")
    close_sheet(host)

    # Bram must go; the card stays at the place, for whoever plays there.
    friend.get_by_role("button", name="Change: Bram").click()
    friend.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(place(host, 1)).to_contain_text("Level 8, one star")
    host.get_by_role("button", name="Deal the cards").click()
    host.locator("main.table").wait_for()
    expect(host.locator("[role=log] p").first).to_contain_text("Owl: “Ours”")
    assert_fine(host, "the table")

    # To the end; then the score, the replay, the log and the terminal say the same.
    db, table = Path(hasty.db), table_of(host)
    play_on(host, db, 0)
    match = match_of(db, table)
    assert match.result() is not None
    assert match.position()["card"] == FOUR
    sheet = host.get_by_role("dialog", name="The match is over")
    expect(sheet.locator("h3:has(small)")).to_have_count(4)
    for name in NAMES:
        expect(sheet).to_contain_text(name)
    log = json.loads(json.dumps(match.log()))
    assert halfpast.replay(log).position() == match.position()
    saved = tmp_path / "log.json"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    saved.write_text(json.dumps(log), "utf-8")
    replayed = run("replay", saved)
    assert replayed.exit_code == 0
    assert "lays out level 1" in replayed.output
    saved.write_text(json.dumps(match.at(0).log()), "utf-8")
    shown = run("play", "--resume", saved, given="level\nquit\n")
    assert (shown.exit_code, [name for name in NAMES if name not in shown.output]) == (0, [])
    host.goto(f"{hasty.url}/r/{table}#move=0&eyes=0")
    for seat in (1, 2, 3):
        expect(host.locator(f".seat [data-level='{seat}']")).to_have_attribute("aria-label", f"Level 1: {asked(seat)}")
    expect(host.locator("section.level h2")).to_contain_text(asked(0))


def asked(seat: int) -> str:
    """What the first level of somebody's card asks for, in words."""
    card = FOUR[seat]
    lines = halfpast.level_cards()[card]["levels"] if isinstance(card, str) else card["levels"]
    return Words("en").groups(lines[0])
