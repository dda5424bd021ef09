"""What a person does at a table of Level 8: every move by taps, as the page offers it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import halfpast
from halfpast.match import Match
from tests.browser.play import GO_ON, TURN_OR_END, close_sheet, main_button
from tests.browser.truth import Truth

MOST_MOVES = 2_000
SEQ = "Number(document.querySelector('.play').dataset.seq)"


def table_of(page: Page) -> str:
    """The table's name, from its address."""
    return page.url.rsplit("/", 1)[1]


def seq(page: Page) -> int:
    """How many moves the page has seen."""
    return int(page.evaluate(SEQ))


def in_hand(page: Page, card: str) -> Locator:
    """A card of the hand that is not chosen."""
    return page.locator(f".mine .pick:not(.chosen):has([data-card='{card}'])").first


def tap(page: Page, *cards: str) -> None:
    """Cards of the hand, one after the other; they overlap, so at their left edge."""
    for card in cards:
        in_hand(page, card).click(position={"x": 10, "y": 30})


def slot(page: Page, number: int) -> Locator:
    """A group of one's level, counted from 0."""
    return page.locator(".slot").nth(number)


def press(page: Page, words: str = "") -> None:
    """The main button, or another one by its words."""
    button = page.locator("footer.act button").filter(has_text=words).first if words else main_button(page)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()


def do(page: Page, move: str) -> None:
    """A move, by taps."""
    word, *rest = move.split(" ")
    if word == "draw":
        zone = f"[data-zone=pile][data-seat='{rest[0]}']" if rest else "[data-zone=stock]"
        page.locator(f"{zone} button").click()
    elif word == "lay":
        page.get_by_role("button", name="Arrange for me").click()
        press(page, "Lay out level")
    elif word == "off":
        before = seq(page)
        tap(page, rest[0].split("=")[0])
        page.locator(f"[data-drop='off {rest[1]}'] button").click()
        page.wait_for_function(f"n => document.querySelector('dialog .way') || {SEQ} > n", arg=before)
        way = page.get_by_role("dialog").locator(".way")
        if way.count():
            way.first.click()
    elif word == "pick":
        if rest == ["none"]:
            press(page, "Take none")
        else:
            page.locator(f"[data-zone=shown][data-seat='{rest[0]}'] button:has([data-card='{rest[1]}'])").first.click()
            press(page)
    elif word == "done":
        press(page, "no more")
    else:
        tap(page, rest[0])
        is_special = rest[0] in ("take", "swap", "keep", "skip")
        if word == "discard" and is_special:
            press(page, "Discard")
        else:
            press(page, "Skip " if rest[0] == "skip" and word == "play" else "")


def play_on(
    page: Page, db: Path, seat: int, most: int = MOST_MOVES, until: Callable[[Match], bool] = lambda _: False
) -> int:
    """What a bot would do with this seat's view, done at the page: to the end, for so many moves, or until something.

    Returns how many moves that were.
    """
    truth, bot = Truth(db, table_of(page)), halfpast.bot("family", seed=seat)
    done = 0
    while done < most:
        page.wait_for_function(f"() => ({GO_ON}, {TURN_OR_END})")
        match = truth.now()
        if page.locator(".won").count() or until(match):
            break
        if match.seat == seat:
            make_move(page, match, bot)
            done += 1
    return done


def make_move(page: Page, match: Match, bot: halfpast.Bot) -> None:
    """What a bot would do now, done at the page; until the page shows it."""
    close_sheet(page)
    assert match.seat is not None
    do(page, bot.choose(match.view(match.seat)))
    page.wait_for_function(f"n => {SEQ} > n", arg=match.moves)
