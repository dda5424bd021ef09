"""Level 8 through the page: a whole match, every phase, laying by tap, drag and keyboard."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import halfpast
from tests.browser.conftest import PHONE, STILL, OpenPage
from tests.browser.listen import heard, listen
from tests.browser.looks import faults
from tests.browser.play import (
    close_sheet,
    main_button,
    make_table,
    sit_down,
    spoken,
    wait_for_news,
    wait_for_whose_turn,
)
from tests.browser.play8 import do, in_hand, play_on, press, slot, table_of, tap
from tests.browser.truth import match_of, moves

pytestmark = pytest.mark.browser


def view_of(page: Page, db: Path) -> dict[str, Any]:
    """What the seat that decides may know, from the store."""
    match = match_of(db, table_of(page))
    assert match.seat is not None
    return match.view(match.seat)


def own_hand(page: Page, db: Path) -> list[str]:
    """The cards of the one whose turn it is."""
    view = view_of(page, db)
    hand: list[str] = view["seats"][view["you"]]["hand"]
    return hand


def legal(page: Page, db: Path, word: str) -> list[str]:
    """The legal moves of a kind."""
    found = view_of(page, db)["legal"]
    assert isinstance(found, list)
    return [move for move in found if move.split(" ")[0] == word]


def last_move(page: Page, db: Path) -> str:
    """The last move of the log."""
    return moves(db, table_of(page))[-1]


def expect_told(page: Page, words: str | re.Pattern[str]) -> None:
    """The story says so."""
    expect(page.locator("aside .story")).to_contain_text(words)


def lay_groups(move: str) -> list[list[tuple[str, str]]]:
    """The groups of a lay: cards, and what jokers stand for."""
    return [[tuple((card + "=").split("=")[:2]) for card in group.split(" ")] for group in move[4:].split(" / ")]  # type: ignore[misc]


def test_a_whole_match_against_bots(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("two8", **STILL)
    seat = match_of(db, table_of(page)).seat
    assert seat is not None
    play_on(page, db, seat)
    match = match_of(db, table_of(page))
    result = match.result()
    assert result
    expect(page.locator(".won")).to_have_text("You win!" if result["winner"] == seat else re.compile(" wins!$"))
    expect(page.get_by_role("dialog")).to_contain_text("Level 8, one star")


def test_drawing_from_any_pile(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("draw8", **STILL)
    drawn = legal(page, db, "draw")
    assert len(drawn) == 5
    expect(page.locator("button.draw")).to_have_count(5)
    do(page, drawn[-1])
    expect(page.locator("button.draw")).to_have_count(0)  # only then it is kept
    assert last_move(page, db) == drawn[-1]
    expect_told(page, "You draw")


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desk"])
def test_laying_by_tap_with_jokers(open_scene: OpenPage, db: Path, size: tuple[int, int]) -> None:
    page = open_scene("lay8", size, **STILL)
    groups = lay_groups(legal(page, db, "lay")[0])
    for number, group in enumerate(groups):
        tap(page, *(card for card, _ in group))
        slot(page, number).locator(".put").click()
        expect(slot(page, number)).to_have_class(re.compile("whole"))
    expect(main_button(page)).to_contain_text("Lay out level")
    main_button(page).click()
    expect(page.locator(".slot")).to_have_count(0)
    assert last_move(page, db).startswith("lay ")


def test_laying_by_drag(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("lay8", **STILL)
    for number, group in enumerate(lay_groups(legal(page, db, "lay")[0])):
        for card, _ in group:
            drag(page, in_hand(page, card), slot(page, number))
    press(page, "Lay out level")
    expect(page.locator(".slot")).to_have_count(0)


def drag(page: Page, what: Locator, to: Locator) -> None:
    """With the mouse, from the left edge of a card."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 10, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 20, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def test_laying_by_keyboard(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("lay8", **STILL)
    for number, group in enumerate(lay_groups(legal(page, db, "lay")[0])):
        for card, _ in group:
            in_hand(page, card).focus()
            page.keyboard.press("Space")
        page.keyboard.press(str(number + 1))
        expect(slot(page, number)).to_have_class(re.compile("whole"))
    page.keyboard.press("Enter")
    expect(page.locator(".slot")).to_have_count(0)
    assert last_move(page, db).startswith("lay ")


def test_a_joker_is_told_what_it_stands_for(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("lay8", **STILL)
    joker = next(card for card in own_hand(page, db) if card.startswith("j"))
    tap(page, joker)
    slot(page, 0).locator(".put").click()
    slot(page, 0).locator(".in").click()
    sheet = page.get_by_role("dialog", name="What does this joker stand for?")
    ways = sheet.locator(".way")
    assert ways.count() > 1
    said = ways.last.get_by_role("img").get_attribute("aria-label")
    ways.last.click()
    expect(slot(page, 0).get_by_role("img", name=said)).to_be_visible()
    slot(page, 0).locator(".in").click()
    sheet.get_by_role("button", name="Back into my hand").click()
    expect(slot(page, 0).locator(".in")).to_have_count(0)
    tap(page, joker)  # and put there again it is any card
    slot(page, 0).locator(".put").click()
    slot(page, 0).locator(".in").click()
    expect(sheet.locator(".way").first).to_be_visible()
    expect(sheet.locator(".way[aria-pressed=true]")).to_have_count(0)


def test_of_two_equal_cards_one_stays_in_its_group(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("twins8", **STILL)
    hand = [card for card in own_hand(page, db) if card[1:].isdigit() and card[0] != "j"]
    card = next(card for card in hand if hand.count(card) == 2)
    drag(page, page.locator(f".mine .pick:has([data-card='{card}'])").last, slot(page, 0))
    expect(slot(page, 0).locator(f"[data-card='{card}']")).to_have_count(1)
    do(page, f"discard {card}")
    page.locator("button.draw").first.wait_for()
    expect(slot(page, 0).locator(f"[data-card='{card}']")).to_have_count(1)


def test_cards_that_do_not_go_together_are_named(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("act8", **STILL)
    cards = page.locator(".mine .pick")
    for at in range(3):
        cards.nth(at).click(position={"x": 10, "y": 30})
    slot(page, 0).locator(".put").click()
    if slot(page, 0).get_attribute("class") and "wrong" in str(slot(page, 0).get_attribute("class")):
        expect(page.locator("footer.act")).to_contain_text("do not go together")
    page.get_by_role("button", name="All back").click()
    expect(slot(page, 0).locator(".in")).to_have_count(0)


def test_laying_off_on_a_group_that_glows(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("off8", **STILL)
    move = legal(page, db, "off")[0]
    tap(page, move.split(" ")[1].split("=")[0])
    expect(page.locator("button.goes").first).to_be_visible()
    page.keyboard.press("Escape")
    do(page, move)
    expect_told(page, "You lay off")


def test_a_joker_laid_off(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("off-joker8", **STILL)
    do(page, next(move for move in legal(page, db, "off") if "=" in move))
    expect_told(page, re.compile("You lay off a joker"))


def test_the_hand_is_sorted_and_arranged(open_scene: OpenPage) -> None:
    page = open_scene("act8", **STILL)

    def cards() -> list[str]:
        found: list[str] = page.locator(".mine .pick [data-card]").evaluate_all(
            "all => all.map(one => one.dataset.card)"
        )
        return found

    by_colour = cards()
    page.get_by_role("button", name="By number").click()
    numbers = [int(card[1:]) for card in cards() if card[0] in "roygbp" and card[1:].isdigit()]
    assert numbers == sorted(numbers)
    page.get_by_role("button", name="By colour").click()
    assert cards() == by_colour
    page.locator(".mine .pick").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert cards()[:2] == [by_colour[1], by_colour[0]]
    drag(page, page.locator(".mine .pick").first, page.locator(".mine .pick").nth(4))
    assert cards()[3] == by_colour[1]


def test_taking_one_of_the_cards_shown(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("pick8", **STILL)
    do(page, legal(page, db, "pick")[0])
    expect_told(page, re.compile("You take an? "))


def test_showing_three_cards(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("show8", **STILL)
    expect(main_button(page)).to_have_text(re.compile(r"^\w+ played Take: choose 3 cards to show\.$"))
    hand = page.locator(".mine .pick")
    for at in range(3):
        hand.nth(at).click(position={"x": 10, "y": 30})
    press(page, "Show these 3 cards")
    expect_told(page, re.compile("You show .*You show .*You show", re.DOTALL))


def test_swapping(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("put8", **STILL)
    hand = page.locator(".mine .pick")
    for at in range(2):
        hand.nth(at).click(position={"x": 10, "y": 30})
    press(page, "Swap these 2 cards")
    expect(main_button(page)).to_contain_text("one more")
    press(page, "Swap no more")
    expect_told(page, "You put")


def test_keeping_cards_for_the_next_round(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("keep8", **STILL)
    close_sheet(page)
    hand = page.locator(".mine .pick")
    for at in range(2):
        hand.nth(at).click(position={"x": 10, "y": 30})
    press(page, "Keep these 2 cards")
    press(page, "Keep no more")
    expect_told(page, "You keep")


@pytest.mark.parametrize(("name", "special"), [("specials8", ""), ("skip8", "skip")])
def test_every_special_is_a_button(open_scene: OpenPage, db: Path, name: str, special: str) -> None:
    page = open_scene(name, **STILL)
    move = next(move for move in legal(page, db, "play") if special in move)
    before = moves(db, table_of(page))
    do(page, move)
    expect_told(page, re.compile("You play "))
    played = moves(db, table_of(page))[len(before)]
    assert played.split(" ")[:2] == move.split(" ")[:2]


def test_the_end_of_a_round_says_who_moves_up(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("round-end8", **STILL)
    do(page, legal(page, db, "discard")[0])
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("You have no card left")
    expect(sheet.locator(".track li")).to_have_count(4)
    expect(sheet).to_contain_text(re.compile("You move up"))


def test_the_end_of_a_match(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("match-end8", **STILL)
    round_number = view_of(page, db)["round"]
    do(page, legal(page, db, "lay")[0])
    sheet = page.get_by_role("dialog", name="The match is over")
    expect(sheet.locator(".won")).to_have_text("You win!")
    expect(sheet.locator(".round")).to_have_text(f"You laid out level 8 in round {round_number}: that wins at once.")
    expect(sheet).not_to_contain_text(re.compile("stays? on level"))  # what the round before it changed is no news


def test_refused_with_the_rule(open_scene: OpenPage) -> None:
    page = open_scene("draw8", **STILL)
    page.locator(".mine .pick").first.click(position={"x": 10, "y": 30})
    expect(main_button(page)).to_contain_text("Draw a card")


def test_hint_and_undo(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("draw8", **STILL)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Hint:")).to_be_visible()
    before = spoken(page)
    do(page, "draw")
    wait_for_news(page, before)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("button.draw")).to_have_count(5)


def test_a_plan_stays_while_others_play(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("act8", **STILL)
    card = str(page.locator(".mine .pick [data-card]").last.get_attribute("data-card"))
    tap(page, card)
    slot(page, 0).locator(".put").click()
    expect(slot(page, 0).locator(f"[data-card='{card}']")).to_be_visible()
    seat = match_of(db, table_of(page)).seat
    assert seat is not None
    discard = next(move for move in legal(page, db, "discard") if not move.endswith(f" {card}"))
    do(page, discard)
    page.locator("button.draw").first.wait_for()
    expect(slot(page, 0).locator(f"[data-card='{card}']")).to_be_visible()


def test_two_on_one_device_do_not_see_each_others_cards(open_scene: OpenPage) -> None:
    page = open_scene("one-device8", **STILL)
    expect(page.locator(".mine .pick")).to_have_count(0)
    page.get_by_role("button", name=re.compile("I am ")).click()
    page.locator(".mine .pick").first.wait_for()


def test_two_people_and_four_bots(open_page: OpenPage, db: Path) -> None:
    liked = {"game": "level8", "level8-wish-friends": {"seats": 6, "pace": "fast"}}
    host = open_page(kept=liked, **STILL)
    host.get_by_label("What shall we call you?").fill("Anna")
    friend = open_page(make_table(host), PHONE, **STILL)
    sit_down(friend, "Bram")
    host.get_by_role("button", name="Deal the cards").click()
    pages = (host, friend)
    for page in pages:
        page.locator(".mine .pick").first.wait_for()
        assert faults(page) == []
    bots = [halfpast.bot("family", seed=seat) for seat in (0, 1)]
    for _ in range(30):
        page = wait_for_whose_turn(*pages)
        close_sheet(page)
        match = match_of(db, table_of(page))
        seat = pages.index(page)
        if match.seat != seat:
            continue
        before = len(moves(db, table_of(page)))
        do(page, bots[seat].choose(match.view(seat)))
        page.wait_for_function("n => Number(document.querySelector('.play').dataset.seq) > n", arg=before)
    told = host.locator("aside .story li").all_text_contents()
    assert any("Bram" in line for line in told)
    for page in pages:
        expect(page.locator(".shout")).to_have_count(0)  # it lies over the table for a moment
        assert faults(page) == []


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
def test_every_language_fits(open_scene: OpenPage, language: str) -> None:
    for name in ("six8", "specials8", "lay8"):
        page = open_scene(name, PHONE, language=language, **STILL)
        for width, height in ((360, 640), PHONE, (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == [], (name, width)


def test_a_round_by_ear(open_scene: OpenPage, db: Path) -> None:
    """What is spoken makes sense alone: the level, the hand, what lies on the piles, what everybody does."""
    page = open_scene("draw8", **STILL)
    listen(page)
    seat = match_of(db, table_of(page)).seat
    assert seat is not None
    play_on(page, db, seat, 12)
    lines = heard(page)
    if file := os.environ.get("HALFPAST_TRANSCRIPT8"):
        Path(file).write_text("\n".join(lines) + "\n", "utf-8")
    words = " ".join(lines)
    assert "Your hand: " in words
    for told in ("You draw", "You discard", "discard pile", "Your turn."):
        assert told in words, told
    assert not re.search(r"\b(level8|table|page)-[a-z]", words)
