"""Level 8 through the page: a whole match, every phase, laying by tap, drag and keyboard."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

import halfpast
from halfpast.games.level8.words import Words
from halfpast.match import Match
from tests.browser.conftest import DESK, PHONE, STILL, OpenPage, Size
from tests.browser.fits import misfits
from tests.browser.listen import heard, listen
from tests.browser.looks import assert_fine, faults, resize
from tests.browser.play import (
    close_sheet,
    main_button,
    make_table,
    sit_down,
    spoken,
    start_with_bots,
    wait_for_news,
    wait_for_whose_turn,
)
from tests.browser.play8 import SEQ, do, in_hand, make_move, play_on, press, slot, table_of, tap
from tests.browser.scenes import Stage, friend_of, plain_groups
from tests.browser.truth import Truth, match_of, moves
from tests.server.client import Server, serving

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


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots move at once."""
    changed = {"halfpast.server.tables.terms.PACES": {"fast": 0}}
    with serving(tmp_path_factory.mktemp("hasty") / "tables.db", changed=changed) as running:
        yield running


def test_a_whole_match_of_master_against_bots(open_page: OpenPage, hasty: Server) -> None:
    liked = {"game": "level8", "level8-wish-bots": {"pace": "fast", "bots": ["family", "family"]}}
    page = open_page(kept=liked, url=hasty.url, **STILL)
    expect(page.locator("#about-bots")).to_contain_text("Fox and Owl (Family)")
    start_with_bots(page)
    own = play_on(page, Path(hasty.db), 0)
    match = match_of(Path(hasty.db), table_of(page))
    position, result = match.position(), match.result()
    assert (position["edition"], len(position["seats"])) == ("master", 3)
    assert result
    assert result["rounds"] >= 4  # nobody moves up more than two levels a round
    assert own > 4 * result["rounds"]
    sheet = page.get_by_role("dialog", name="The match is over")
    expect(sheet.locator(".won")).to_have_text(["You win!", "Fox wins", "Owl wins"][result["winner"]])
    expect(sheet).to_contain_text("Master, one star")


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


def put_by_tap(page: Page, number: int, cards: list[str]) -> None:
    tap(page, *cards)
    slot(page, number).locator(".put").click()


def put_by_drag(page: Page, number: int, cards: list[str]) -> None:
    for card in cards:
        drag(page, in_hand(page, card), slot(page, number))


def put_by_keys(page: Page, number: int, cards: list[str]) -> None:
    for card in cards:
        in_hand(page, card).focus()
        page.keyboard.press("Space")
    page.keyboard.press(str(number + 1))


def press_by_keys(page: Page, button: Locator) -> None:
    button.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("put", [put_by_tap, put_by_drag, put_by_keys])
def test_a_level_is_laid_with_what_was_chosen_for_a_joker(
    open_scene: OpenPage, db: Path, put: Callable[[Page, int, list[str]], None]
) -> None:
    page = open_scene("free-joker8", **STILL)
    match = match_of(db, table_of(page))
    groups = plain_groups(legal(page, db, "lay")[0])
    drafts = match.draft(groups)["groups"]
    for number, cards in enumerate(groups):
        put(page, number, cards)
        expect(slot(page, number)).to_have_class(re.compile("whole"))
    at, joker, may_be, chosen = next(
        (at, one["joker"], one["may_be"], face)
        for at, group in enumerate(drafts)
        for one in group["jokers"]
        for face in one["may_be"]
        if f"{one['joker']}={face}" not in group["cards"]
    )
    usual = next(card for card in drafts[at]["cards"] if card.startswith(f"{joker}="))
    is_keys = put is put_by_keys
    touch = partial(press_by_keys, page) if is_keys else Locator.click
    touch(slot(page, at).locator(f".in:has([data-card='{joker}'])").first)
    touch(page.get_by_role("dialog").locator(".way").nth(may_be.index(chosen)))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(main_button(page)).to_have_attribute("aria-disabled", "false")
    touch(main_button(page))
    expect(page.locator(".slot")).to_have_count(0)
    laid = last_move(page, db)
    assert f"{joker}={chosen}" in laid[4:].split(" / ")[at].split(" ")
    assert laid[4:].split(" / ")[at].split(" ").count(usual) < drafts[at]["cards"].count(usual)
    assert [sorted(group) for group in plain_groups(laid)] == [sorted(group) for group in groups]
    said = Words("en", [], None).face(f"{joker}={chosen}", drafts[at]["group"])
    expect(page.locator("aside .story li").first).to_contain_text(re.compile(f"^You lay out level .*{said}"))


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
    match, rest = match_of(db, table_of(page)), page.locator(".slot").count() - 1
    wrong = next(
        [*pair]
        for pair in combinations(own_hand(page, db), 2)
        if match.draft([[*pair], *[[]] * rest])["groups"][0]["wrong"]
    )
    put_by_tap(page, 0, wrong)
    expect(slot(page, 0)).to_have_class(re.compile("wrong"))
    words = Words("en", [], None)
    told = page.locator("footer.act .tell")
    expect(told).to_contain_text("do not go together")
    for card in wrong:
        expect(told).to_contain_text(words.face(card))
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Put all back").click()
    expect(slot(page, 0).locator(".in")).to_have_count(0)
    expect(told).not_to_contain_text("go together")


def test_laying_off_on_a_group_that_glows(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("off8", **STILL)
    move = legal(page, db, "off")[0]
    tap(page, move.split(" ")[1].split("=")[0])
    expect(page.locator("button.goes").first).to_be_visible()
    expect(page.locator("footer.act .tell")).to_have_text(
        "Lay it off where a group glows. Discarding it ends your turn."
    )
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


def choose_first(page: Page, count: int) -> list[str]:
    """Tap the first cards of the hand; which they are."""
    hand = page.locator(".mine .pick")
    for at in range(count):
        hand.nth(at).click(position={"x": 10, "y": 30})
    cards = page.locator(".mine .pick.chosen [data-card]")
    expect(cards).to_have_count(count)
    found: list[str] = cards.evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def test_kept_cards_are_in_the_next_hand(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("keep8", **STILL)
    close_sheet(page)
    view = view_of(page, db)
    kept = choose_first(page, 2)
    press(page, "Keep these 2 cards")
    press(page, "Keep no more")
    expect(page.locator("header")).to_contain_text(f"Round {view['round'] + 1}")
    close_sheet(page)
    for card in kept:
        expect(page.locator(f".mine .pick [data-card='{card}']").first).to_be_visible()
    match = match_of(db, table_of(page))
    dealt = next(one for one in match.events(None) if one["type"] == "dealt" and one["round"] == view["round"] + 1)
    hand = match.at(dealt["move"]).position()["seats"][view["you"]]["hand"]
    assert Counter(kept) <= Counter(hand)
    assert len(hand) == 10
    expect_told(page, "You keep")


def test_no_more_is_no_more_whatever_is_chosen(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("keep8", **STILL)
    close_sheet(page)
    before = moves(db, table_of(page))
    choose_first(page, 2)
    press(page, "Keep no more")
    page.wait_for_function(f"n => {SEQ} > n", arg=len(before))
    assert moves(db, table_of(page))[len(before)] == "done"


def special(open_scene: OpenPage, db: Path, name: str, word: str) -> tuple[Page, dict[str, Any], int]:
    """A table at which somebody plays a special; what the view was before, and after how many moves."""
    page = open_scene(name, **STILL)
    view, before = view_of(page, db), len(moves(db, table_of(page)))
    move = next(move for move in legal(page, db, "play") if word in move)
    do(page, move)
    expect_told(page, re.compile(f"You play {word.capitalize()}"))
    assert moves(db, table_of(page))[before] == move
    return page, view, before


def test_take_brings_one_of_the_cards_shown(open_scene: OpenPage, db: Path) -> None:
    page, view, _ = special(open_scene, db, "take8", "take")
    you = view["you"]
    page.locator(".shown .pick").first.wait_for()
    seat, card = view_of(page, db)["legal"][0].split(" ")[1:]
    do(page, f"pick {seat} {card}")
    expect(page.locator(f".mine .pick [data-card='{card}']").first).to_be_visible()
    expect_told(page, re.compile("You take an? "))
    before, after = Counter(view["seats"][you]["hand"]), match_of(db, table_of(page)).view(you)["seats"][you]["hand"]
    assert Counter(after) == before - Counter(["take"]) + Counter([card])


def test_swap_brings_as_many_as_are_put(open_scene: OpenPage, db: Path) -> None:
    page, view, before = special(open_scene, db, "swap8", "swap")
    you = view["you"]
    put = choose_first(page, 2)
    press(page, "Swap these 2 cards")
    expect(main_button(page)).to_contain_text("one more")
    press(page, "Swap no more")
    expect_told(page, "You put")
    page.wait_for_function(f"n => {SEQ} > n", arg=before + 3)
    assert moves(db, table_of(page))[before:][:4] == ["play swap", *[f"put {card}" for card in put], "done"]
    after = match_of(db, table_of(page)).at(before + 4).view(you)["seats"][you]
    assert after["pile"][-2:] == put
    stayed = Counter(view["seats"][you]["hand"]) - Counter(["swap", *put])
    assert (Counter(after["hand"]) - stayed).total() == 2  # as many are drawn as were put


def test_keep_lies_open(open_scene: OpenPage, db: Path) -> None:
    page, view, _ = special(open_scene, db, "keeps8", "keep")
    you = view["you"]
    expect(page.locator(f"[data-zone=keeps][data-seat='{you}'] .card")).to_be_visible()
    after = match_of(db, table_of(page)).view(you)["seats"][you]
    assert after["keeps"] == view["seats"][you]["keeps"] + 1
    assert Counter(view["seats"][you]["hand"]) - Counter(after["hand"]) == Counter(["keep"])


def test_skip_lets_a_seat_miss_a_turn(open_scene: OpenPage, db: Path) -> None:
    page, _, before = special(open_scene, db, "skip8", "skip")
    victim = int(moves(db, table_of(page))[before].split(" ")[2])
    expect_told(page, "misses a turn, and the Skip goes under the stock")
    match = match_of(db, table_of(page))
    missed = next(one["move"] for one in match.events(None) if (one["type"], one.get("seat")) == ("skipped", victim))
    assert missed > before
    assert victim not in [match.at(move).seat for move in range(before + 1, missed + 1)]


def test_planned_cards_are_there_while_somebody_takes(open_scene: OpenPage, open_page: OpenPage, stage: Stage) -> None:
    page = open_scene("planner8", **STILL)
    friend = open_page(f"/t/{table_of(page)}", PHONE, cookie=stage.guests.cookie(friend_of(table_of(page))), **STILL)
    hand = friend.locator(".mine .pick")
    hand.first.wait_for()
    count = hand.count()
    while hand.count() > 2:  # all but two are planned
        hand.first.click(position={"x": 10, "y": 30})
        slot(friend, 0).locator(".put").click()
    do(page, "play take")
    expect(main_button(friend)).to_contain_text("choose 3 cards to show")
    expect(hand).to_have_count(count)
    choose_first(friend, 3)
    press(friend, "Show these 3 cards")
    page.locator(".shown .pick").nth(2).wait_for()
    expect(hand).to_have_count(count)  # while the other thinks, they are all in sight too
    do(page, "pick none")
    expect(slot(friend, 0).locator(".in")).to_have_count(count - 2)


def test_the_end_of_a_round_says_who_moves_up(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("round-end8", **STILL)
    do(page, legal(page, db, "discard")[0])
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile("You end round \\d+!"))
    expect(sheet.locator(".track li")).to_have_count(4)
    expect(sheet).to_contain_text(re.compile("You move up"))


def test_the_end_of_a_match(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("match-end8", **STILL)
    round_number = view_of(page, db)["round"]
    do(page, legal(page, db, "lay")[0])
    sheet = page.get_by_role("dialog", name="The match is over")
    expect(sheet.locator(".won")).to_have_text("You win!")
    expect(sheet.locator("figcaption")).to_have_text(
        f"You laid out level 8 in round {round_number}: that wins at once."
    )
    expect(sheet).not_to_contain_text(re.compile("stays? on level"))  # what the round before it changed is no news


def test_refused_with_the_rule(open_scene: OpenPage) -> None:
    page = open_scene("show8", **STILL)
    (card,) = choose_first(page, 1)
    press(page, "Show ")
    expect(main_button(page)).to_contain_text("choose 2 cards to show")
    marked = page.locator(".mine .pick:has(.tick)")  # it stays in the hand: one sees that it is shown, and hears it
    expect(marked).to_have_count(1)
    expect(marked.locator(f"[data-card='{card}']")).to_be_visible()
    expect(marked).to_contain_text("shown")
    tap(page, card)
    said = page.locator("footer.act .say")
    expect(said).to_contain_text("You have shown that card already: ")
    expect(main_button(page)).to_have_attribute("aria-disabled", "true")
    said.get_by_role("button", name="L16").click()
    expect(page.get_by_role("dialog")).to_contain_text("L16")


def test_hint_and_undo(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("draw8", **STILL)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
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
    discard = next(move for move in legal(page, db, "discard") if not move.endswith(f" {card}"))
    do(page, discard)
    expect(page.locator("aside .story")).to_contain_text("You discard")
    expect(slot(page, 0).locator(f"[data-card='{card}']")).to_be_visible()


def test_two_on_one_device_do_not_see_each_others_cards(open_scene: OpenPage) -> None:
    page = open_scene("one-device8", **STILL)
    expect(page.locator(".mine .pick")).to_have_count(0)
    page.get_by_role("button", name=re.compile("I am ")).click()
    page.locator(".mine .pick").first.wait_for()


CARDS = re.compile(r"[roygbp](?:1[0-5]|[1-9])")


def cards_in(told: object) -> set[str]:
    """All number cards in something that was sent: each is there once."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        return set().union(*map(cards_in, told))
    return {word for word in told.split(" ") if CARDS.fullmatch(word)} if isinstance(told, str) else set()


def hidden(match: Match, seat: int) -> set[str]:
    """What only this seat may know."""
    return cards_in(match.position()["seats"][seat]["hand"]) - cards_in([match.view(None), match.events(None)])


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All that a table sends to the page, from here on."""
    found: list[dict[str, Any]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: found.append(json.loads(told)))

    page.on("websocket", hear)
    return found


def test_two_people_and_four_bots(open_page: OpenPage, hasty: Server) -> None:
    liked = {"game": "level8", "level8-wish-friends": {"seats": 6, "pace": "fast"}}
    pages = host, friend = [open_page(size=size, kept=liked, url=hasty.url, **STILL) for size in (DESK, PHONE)]
    sent = [frames_of(page) for page in pages]
    host.get_by_label("What shall we call you?").fill("Anna")
    friend.goto(make_table(host))
    sit_down(friend, "Bram")
    host.get_by_role("button", name="Deal the cards").click()
    for page in pages:
        page.locator(".mine .pick").first.wait_for()
        expect(page.locator(".shout")).to_have_count(0)  # it lies over the table for a moment
        assert faults(page) == []
    truth, bots = Truth(Path(hasty.db), table_of(host)), [halfpast.bot("family", seed=seat) for seat in (0, 1)]
    done = [0, 0]
    while (match := truth.now()).position()["round"] == 1 or min(done) < 6:
        page = wait_for_whose_turn(*pages)
        seat = pages.index(page)
        if truth.now().seat != seat:
            continue
        for one, other in ((0, 1), (1, 0)):
            shown = pages[one].locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
            assert not hidden(match, other) & cards_in(shown)
        make_move(page, match, bots[seat])
        done[seat] += 1
    expect(host.locator("aside .story")).to_contain_text("round 1 is over.")
    for other, frames in ((1, [*sent[0]]), (0, [*sent[1]])):
        match = truth.now()  # the bots may have gone on
        tables = [told for told in frames if told["is"] == "table" and told.get("views")]
        assert len(tables) > done[other]
        for told in tables:
            assert [*told["views"]] == [str(1 - other)]
            assert not hidden(match.at(told["seq"]), other) & cards_in(told), told["seq"]
    assert any("Bram" in line for line in host.locator("aside .story li").all_text_contents())
    for page in pages:
        close_sheet(page)
        expect(page.locator(".shout")).to_have_count(0)
        assert faults(page) == []


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
def test_every_language_fits(open_scene: OpenPage, language: str) -> None:
    for name in ("six8", "specials8", "lay8"):
        page = open_scene(name, PHONE, language=language, **STILL)
        for width, height in ((360, 640), PHONE, (1280, 800)):
            resize(page, (width, height))
            assert faults(page) == [], (name, width)


def test_a_round_by_ear(open_scene: OpenPage, db: Path) -> None:
    """What is spoken makes sense alone: the level, the hand, what lies on the piles, what everybody does."""
    page = open_scene("keep8", **STILL)
    view = view_of(page, db)
    listen(page)
    wanted = view["round"] + 1
    play_on(page, db, view["you"], until=lambda match: match.position()["round"] > wanted)
    expect(page.locator("[role=log]")).to_contain_text(f"Round {wanted + 1}. ")
    lines = heard(page)
    first = next(at for at, line in enumerate(lines) if line.startswith(f"Round {wanted}. "))
    last = next(at for at, line in enumerate(lines) if f"round {wanted} is over." in line)
    lines = lines[first : last + 1]
    if file := os.environ.get("HALFPAST_TRANSCRIPT8"):
        Path(file).write_text("\n".join(f"- {line}" for line in lines) + "\n", "utf-8")
    assert re.match(rf"Round {wanted}\. \w+ deals? and turns? over an? ", lines[0])
    assert re.match(rf"\w+ (has|have) no cards left: round {wanted} is over\. ", lines[-1])
    words = " ".join(lines)
    for told in ("Your hand: ", "You draw", "You (discard|play)", " discards", "discard pile", r"Your turn\. Level "):
        assert re.search(told, words), told
    assert "You have shown that card already" not in words  # of a card that was just shown
    assert not re.search(r"\b(level8|table|page)-[a-z]", words)


@pytest.mark.parametrize(
    ("scene", "sheet"),
    [("six8", "Score"), ("six8", "Look closer at"), ("joker-six8", "joker"), ("off-joker-six8", "off")],
)
def test_sheets_with_six_seats(open_scene: OpenPage, db: Path, scene: str, sheet: str) -> None:
    page = open_scene(scene, PHONE, **STILL)
    if sheet == "joker":
        put_by_tap(page, 0, ["j6"])
        slot(page, 0).locator(".in").click()
        page.locator("dialog .way").nth(1).wait_for()
    elif sheet == "off":
        offs = [move.split(" ") for move in legal(page, db, "off") if "=" in move]
        ways = Counter((card.split("=")[0], target) for _, card, target in offs)
        (card, target), _ = ways.most_common(1)[0]
        tap(page, card)
        page.locator(f"[data-drop='off {target}'] button").click()
        page.locator("dialog .way").nth(1).wait_for()
    else:
        page.get_by_role("button", name=sheet).first.click()
        page.get_by_role("dialog").wait_for()
    if sheet == "Score":
        expect(page.locator("dialog .track li")).to_have_count(6)
    assert_fine(page, sheet)


@pytest.mark.parametrize("size", [(390, 664), (412, 732), (1280, 800)], ids=str)
def test_four_pairs_lie_two_by_two(open_scene: OpenPage, size: Size) -> None:
    page = open_scene("level-one8", size, **STILL)
    expect(page.locator(".slot")).to_have_count(4)
    spots = page.locator(".slot").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
    )
    columns, rows = ({round(at) for at in one} for one in zip(*spots, strict=True))
    assert (len(columns), len(rows)) == (2, 2)
    assert misfits(page, [size]) == []
