"""Cards travel from where they were to where they go, and are never seen twice; nothing moves under reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from halfpast.i18n import text
from tests.browser.conftest import DESK, PHONE, OpenPage, Size
from tests.browser.play import choose, main_button, make_a_move, wait_for_turn
from tests.browser.play8 import table_of, tap
from tests.browser.scenes import Stage
from tests.browser.trace import LASTS, NEAR, STILL, WATCH, Spot, Trace, distance, look, watch
from tests.browser.truth import Truth

pytestmark = pytest.mark.browser
SMALL: Size = (390, 664)  # a phone with its browser's bars

# Looks at every frame how much moves.
COUNT = """() => {
  window.most = 0
  const look = () => {
    window.most = Math.max(window.most, document.getAnimations().filter((one) => one.playState === 'running').length)
    requestAnimationFrame(look)
  }
  look()
}"""
# No frame comes any more; and: note whether a card was ever on its way.
NO_FRAMES = "() => { window.requestAnimationFrame = () => 1 }"
AWAY = """() => {
  const look = () => (window.wasAway ||= !!document.querySelector('[data-away]'))
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-away'] })
}"""
# What glows in a lesson, up to the first card that moves.
TAPS = {"half": [".next", ".mine .pick", ".act .main"], "level8": [".next", "[data-zone=stock] button"]}
BOTS_TOO = 2500  # milliseconds: time enough for a bot to move
DEAL = 1500
RESTS = 400  # milliseconds: half a second, but for a frame that comes late


def catch(page: Page) -> Locator:
    card = page.locator(".note", has_text="catches").first.inner_text().strip()[0]
    page.locator(f".mine .pick.ok:has([data-card='{card}'])").first.click()
    button = main_button(page)
    expect(button).to_contain_text("catch")
    return button


def exchange(page: Page) -> Locator:
    page.locator(".mine .pick.ok").first.click()
    page.get_by_role("region", name="The others").locator(".pick").first.click()
    return main_button(page)


def blind(page: Page) -> Locator:
    page.locator(".mine .pick.ok").last.click()
    return main_button(page)


def lay_level(page: Page) -> Locator:
    page.get_by_role("button", name="Arrange for me").click()
    return page.get_by_role("button", name="Lay out level")


def lay_off(page: Page) -> Locator:
    page.locator(".mine .pick.goes").first.click(position={"x": 10, "y": 30})
    return page.locator("button.goes").first


def discard(page: Page) -> Locator:
    page.locator(".mine .pick").last.click(position={"x": 10, "y": 30})
    return main_button(page)


def pick(page: Page) -> Locator:
    page.locator("[data-zone=shown] button").first.click()
    return main_button(page)


def play_keep(page: Page) -> Locator:
    tap(page, "keep")
    return main_button(page)


def play_skip(page: Page) -> Locator:
    tap(page, "skip")
    return page.locator("footer.act button").filter(has_text="Skip ").first


def put(page: Page) -> Locator:
    page.locator(".mine .pick").first.click(position={"x": 10, "y": 30})
    return main_button(page)


def draw(page: Page) -> Locator:
    return page.locator("[data-zone=stock] button")


def draw_from_pile(page: Page) -> Locator:
    return page.locator("[data-zone=pile] button").first


@pytest.fixture
def trace_of(open_scene: OpenPage, db: Path) -> Callable[..., Trace]:
    """What is seen of the move that is made at a scene."""

    def trace(scene: str, act: Callable[[Page], Locator], lasts: int = LASTS, size: Size = DESK) -> Trace:
        page = open_scene(scene, size)
        return watch(page, act(page), Truth(db, table_of(page)), lasts)

    return trace


@pytest.mark.parametrize(
    ("scene", "act", "kinds"),
    [
        ("play", choose, {"laid": 1, "drew": 1}),
        ("open", choose, {"laid": 1}),
        ("blind", blind, {"laid": 1}),
        ("exchange", exchange, {"exchanged": 2}),
        ("take", choose, {"took": 4}),
        ("draw8", draw, {"drew": 1}),
        ("draw8", draw_from_pile, {"drew": 1}),
        ("lay8", lay_level, {"laid-out": 8}),
        ("off8", lay_off, {"laid-off": 1}),
        ("act8", discard, {"discarded": 1}),
        ("pick8", pick, {"picked": 1}),
        ("keeps8", play_keep, {"played": 1}),
        ("skip8", play_skip, {"played": 1}),
        ("put8", put, {"put": 1}),
        ("keep8", put, {"kept": 1}),
    ],
)
def test_every_card_goes_from_where_it_lay_to_where_it_goes(
    trace_of: Callable[..., Trace], scene: str, act: Callable[[Page], Locator], kinds: dict[str, int]
) -> None:
    trace = trace_of(scene, act, 2000 if scene in ("lay8", "pick8") else LASTS)  # slower than others
    for kind, cards in kinds.items():
        trace.assert_flown(kind, cards)
    trace.assert_never_twice()


@pytest.mark.parametrize(
    ("scene", "act", "kinds"),
    [
        ("play", choose, {"laid": 1, "drew": 1}),
        ("take", choose, {"took": 4}),
        ("five-seats", choose, {"laid": 1}),
        ("draw8", draw, {"drew": 1}),
        ("lay8", lay_level, {"laid-out": 8}),
        ("off8", lay_off, {"laid-off": 1}),
        ("act-six8", discard, {"discarded": 1}),
    ],
)
def test_on_a_phone_too(
    trace_of: Callable[..., Trace], scene: str, act: Callable[[Page], Locator], kinds: dict[str, int]
) -> None:
    trace = trace_of(scene, act, 2000 if scene == "lay8" else LASTS, SMALL)
    for kind, cards in kinds.items():
        trace.assert_flown(kind, cards)
    trace.assert_never_twice()


@pytest.mark.parametrize(("scene", "act", "kind"), [("play", choose, "laid"), ("act8", discard, "discarded")])
def test_a_bot_s_card_goes_from_its_hand_to_where_it_goes(
    open_scene: OpenPage, db: Path, scene: str, act: Callable[[Page], Locator], kind: str
) -> None:
    page = open_scene(scene)
    truth = Truth(db, table_of(page))
    now = truth.now()
    seat, before, happened = now.seat, now.moves, now.happened
    trace = look(page, act(page), BOTS_TOO)
    mine, *theirs = truth.now().events(seat, happened)
    assert mine["move"] == before + 1
    trace.events = [event for event in theirs if event.get("seat") not in (None, seat)]
    trace.assert_flown(kind)


def test_the_first_deal_is_seen(open_page: OpenPage) -> None:
    page = open_page()
    trace = look(page, page.locator(".choice.bots .go"), DEAL)
    assert_dealt(trace, next(frame for frame in trace.frames if frame["fly"])["zones"])


@pytest.mark.parametrize("size", [DESK, SMALL], ids=str)
def test_the_catching_card_rests_on_top_and_the_pile_goes_to_the_caught_player(
    trace_of: Callable[..., Trace], size: Size
) -> None:
    trace = trace_of("catch", catch, 2200, size)
    trace.assert_flown("laid")
    trace.assert_flown("took", 4)
    trace.assert_never_twice()
    ((card, *_),) = trace.carried("laid")
    lands, leaves = (way for way in trace.ways() if way.card == card)
    rest = lands.rests(trace.frames)
    (landed, _), (left, _) = rest[0], rest[-1]
    assert left - landed > RESTS
    assert all(spot["top"] for _, spot in rest)  # on the pile, not under it
    assert distance(leaves.spots[0], lands.spots[-1]) < NEAR
    loud = [frame for frame in trace.frames if frame["shout"]]
    assert loud[0]["at"] >= landed  # nothing is said before it is seen


LONG = "Evangeline von Montgomer"  # as long as a name may be


# What lies under something that is said aloud: the table's cards, names and buttons.
COVERED = """([shout]) => {
  const { left, right, bottom } = shout.getBoundingClientRect()
  const places = [...document.querySelectorAll('main.table :is([data-zone], .name, .bid, .main)')]
  const covered = places.filter((one) => one.getBoundingClientRect().height && one.getBoundingClientRect().top < bottom)
  return [...(left < 0 || right > innerWidth ? ['the side'] : []), ...covered.map((one) => one.outerHTML.slice(0, 90))]
}"""


@pytest.mark.parametrize(
    ("scene", "size", "language"),
    [
        ("catch", PHONE, "en"),
        ("catch", PHONE, "de"),
        ("catch", (844, 390), "de"),
        ("catch", (360, 560), "de"),
        ("catch", (768, 1024), "en"),
        ("lay8", SMALL, "de"),
        ("lay8", (844, 390), "en"),
        ("round-end8", SMALL, "de"),
        ("round-end8", (844, 390), "en"),
    ],
)
def test_what_is_said_aloud_covers_no_card_and_no_name(
    open_scene: OpenPage, db: Path, scene: str, size: Size, language: str
) -> None:
    page = open_scene(scene, size, language)
    match = Truth(db, table_of(page)).now()
    assert match.seat is not None
    view = match.view(match.seat)
    if scene == "catch":
        page.locator(f".mine .pick.ok:has([data-card='{view['catch']}'])").first.click()
    elif scene == "lay8":
        page.locator(".level .best").click()
    else:
        page.locator(".mine .pick").last.click(position={"x": 10, "y": 30})
    page.locator(".act .main[aria-disabled=false]").click()
    shout = page.locator(".shout")
    said = shout.inner_text()
    names = [*page.locator(".seat .name b").all_inner_texts(), *said.split()]
    name = next(one for one in names if one in said)
    shout.evaluate("(one, [name, long]) => (one.textContent = one.textContent.replace(name, long))", [name, LONG])
    shout.evaluate("(one) => Promise.all(one.getAnimations().map(({ finished }) => finished))")  # it grows
    assert shout.evaluate_all(COVERED) == []
    assert LONG in shout.inner_text()


def test_who_ends_a_round_hears_how_far_they_moved(open_scene: OpenPage, db: Path) -> None:
    page = open_scene("round-end8")
    truth = Truth(db, table_of(page))
    seat, happened = truth.now().seat, truth.match.happened
    discard(page).click()
    said = page.locator(".shout").inner_text()
    over = next(one for one in truth.now().events(seat, happened) if one["type"] == "round-over")
    assert said == text(f"level8-table-shout-{'two' if over['moved'][seat] > 1 else 'end'}", "en", who="you")


@pytest.mark.parametrize(("scene", "act"), [("game-end", choose), ("round-end8", discard)])
def test_the_next_game_is_dealt_from_the_middle_once_the_score_is_closed(
    open_scene: OpenPage, scene: str, act: Callable[[Page], Locator]
) -> None:
    page = open_scene(scene)
    act(page).click()
    page.get_by_role("dialog").wait_for()
    trace = look(page, page.locator("dialog [data-zone=next] button"), DEAL)
    trace.assert_never_twice()
    assert_dealt(trace, trace.frames[0]["zones"])


def assert_dealt(trace: Trace, zones: list[Spot]) -> None:
    """Cards went from the middle to everybody's place."""
    deck = trace.ways()[0].spots[0]
    assert any(
        zone["where"] in ("pile", "stock") and distance(zone, deck) < 2 * NEAR for zone in zones
    )  # it is still laid out
    dealt = [way for way in trace.ways() if distance(way.spots[0], deck) < 1]
    lain = [one for frame in trace.frames for one in frame["lie"]]
    landed = [way for way in dealt if any(distance(one, way.spots[-1]) < NEAR for one in lain)]
    assert len(landed) > 9
    assert all(distance(way.spots[-1], deck) > NEAR for way in landed)


@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        ("over", "took"),
        ("over", "caught"),
        ("over8", "drew"),
        ("over8", "laid-out"),
        ("over8", "put"),
        ("over8", "kept"),
    ],
)
def test_a_replay_is_seen_to_move_too(open_page: OpenPage, stage: Stage, db: Path, scene: str, kind: str) -> None:
    """What others did, that a table shows only now and then."""
    table, cookie = stage.take(scene)
    told = Truth(db, table).now().events(0)
    move = next(one["move"] for one in told if one["type"] == kind and one["seat"] != 0 and one["move"] > 20) - 1
    page = open_page(f"/r/{table}#move={move}", cookie=cookie)
    page.locator(".count", has_text=f"{move} /").wait_for()
    trace = look(page, page.get_by_role("button", name="One move on", exact=True), 2200)
    trace.events = [event for event in told if event["move"] == move + 1]
    kinds = {event["type"] for event in trace.events if event.get("cards")}
    assert kinds
    for one in kinds:
        trace.assert_flown(one)
    if kind != "caught":  # a card that catches leaves the pile again
        trace.assert_none_strays()
    trace.assert_never_twice()


@pytest.mark.parametrize("game", TAPS)
def test_a_lesson_is_seen_to_move_too(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}")
    *first, last = (page.locator(f"{spot}[data-glow]") for spot in TAPS[game])
    for spot in first:
        spot.click(position={"x": 10, "y": 15})
    last.wait_for()
    trace = look(page, last)
    trace.assert_none_strays()
    trace.assert_never_twice()


def test_a_tab_that_is_hidden_shows_the_table_as_it_is(open_scene: OpenPage) -> None:
    page = open_scene("take")
    choose(page).click()
    page.locator(".flying").first.wait_for()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { get: () => true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    assert page.locator(".flying, [data-away]").count() == 0
    assert page.locator("[data-zone=pile] svg").count() < 4  # it was taken


def test_while_a_tab_is_hidden_nothing_flies(open_scene: OpenPage) -> None:
    page = open_scene("play")
    button = choose(page)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.evaluate(AWAY)
    pile = page.locator("[data-zone=pile]").get_attribute("aria-label")
    button.click()
    page.wait_for_function("(was) => document.querySelector('[data-zone=pile]').ariaLabel !== was", arg=pile)
    page.wait_for_timeout(100)  # some frames
    assert not page.evaluate("window.wasAway")


def test_without_frames_the_table_is_shown_all_the_same(open_scene: OpenPage) -> None:
    page = open_scene("play")
    button = choose(page)
    page.evaluate(NO_FRAMES)
    page.evaluate(AWAY)
    button.click()
    page.wait_for_function("() => window.wasAway", polling=20)
    page.wait_for_function("() => !document.querySelector('.flying, [data-away]')", polling=50)


def test_the_pictures_catch_up_with_fast_bots(open_scene: OpenPage) -> None:
    page = open_scene("five-seats")
    for _ in range(2):
        wait_for_turn(page)
        make_a_move(page)
    wait_for_turn(page)
    page.wait_for_function(STILL)
    assert page.locator("[data-away]").count() == 0


@pytest.mark.parametrize("name", ["five-seats", "catch", "game-end"])
def test_nothing_moves_under_reduced_motion(open_scene: OpenPage, name: str) -> None:
    page = open_scene(name, reduced_motion="reduce")
    page.evaluate(COUNT)
    for _ in range(3):
        if wait_for_turn(page):
            make_a_move(page)
    wait_for_turn(page)
    assert page.evaluate("window.most") == 0


@pytest.mark.parametrize(("scene", "act"), [("game-end", choose), ("round-end8", discard)])
def test_the_last_card_lies_in_view_before_the_score_opens(
    open_scene: OpenPage, scene: str, act: Callable[[Page], Locator]
) -> None:
    page = open_scene(scene)
    button = act(page)
    page.evaluate(WATCH)
    button.click()
    page.get_by_role("dialog").wait_for()
    frames = page.evaluate("window.traced")
    opened = next(frame["at"] for frame in frames if frame["sheet"])
    before = [frame for frame in frames if opened - 500 < frame["at"] < opened]
    spots = {(one["card"], round(one["x"]), round(one["y"])) for frame in before for one in frame["fly"]}
    assert before
    assert all(frame["lie"] and frame["fly"] for frame in before)  # the finished game, with what was laid last
    assert len(spots) <= 3  # what was laid lies still


def test_a_move_need_not_wait_for_the_cards(open_scene: OpenPage) -> None:
    page = open_scene("take")
    make_a_move(page)  # the pile is on its way
    page.get_by_role("button", name="Menu").click(timeout=1000)
    assert page.get_by_role("dialog").count() == 1
