"""The naive referee of Level 8 against the law itself: hand-made positions for every rule, then whole matches."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from tests.games.level8.naive.referee import (
    DECKS,
    LEVEL8_1,
    RANGES,
    SPECIALS,
    Referee,
    card_of,
    choose_keenly,
    first_deal_faults,
    group_fault,
    in_order,
    meanings,
    split_groups,
    understood,
)

Json = dict[str, Any]

# A stand-in for the cards of Master, which are data: each kind of group, sizes a random player can reach.
STAND_IN = [
    [["set", 2], ["set", 2], ["set", 2], ["set", 2]],
    [["run", 4], ["set", 2], ["set", 2]],
    [["colour-run", 3], ["set", 3]],
    [["colour", 5], ["set", 2]],
    [["run", 7]],
    [["colour-run", 3], ["run", 4]],
    [["set", 3], ["colour", 5]],
    [["set", 4], ["run", 4]],
]
EIGHT_OUT = {"group": "set", "cards": ["r8", "g8", "b8"]}
RUN_OUT = {"group": "run", "cards": ["r7", "j6=b8", "g9"]}
COLOUR_OUT = {"group": "colour", "cards": ["r1", "r14", "r4"]}
COLOUR_RUN_OUT = {"group": "colour-run", "cards": ["y6", "y7", "y8"]}


def seat(hand: str = "", **more: Any) -> Json:
    """A seat with these cards in hand."""
    return {"hand": in_order(hand.split()), **more}


def table(*seats: Json, **more: Any) -> Referee:
    """A referee of a position typed by hand; seat 0 acts unless said otherwise."""
    position: Json = {"game": "level8", "edition": "master", "card": {"name": "stand-in", "levels": STAND_IN}}
    position.update({"turn": 0, "phase": "act", "seats": list(seats), "stock": ["p1", "p2", "p3", "p4", "p5"]})
    parameters = more.pop("parameters", {})
    position.update(more)
    return Referee(position, parameters)


def level8_1(*seats: Json, **more: Any) -> Referee:
    """The same with the printed card of Level 8."""
    return table(*seats, card="level8-1", **more)


def hands(referee: Referee) -> list[list[str]]:
    return [in_order(one.hand) for one in referee.seats]


def next_deal(referee: Referee, move: str) -> Referee:
    """A copy after a move that deals, with cards added so that there is something to deal."""
    enough = copy.deepcopy(referee)
    enough.stock = enough.stock + DECKS["level8"]
    enough.cards_at_start = enough.all_cards()
    enough.play(move, rng=random.Random(1))
    return enough


# -------------------------------------------------------------------- texts and cards


def test_L01_L24_L25_decks() -> None:
    sizes = {edition: len(deck) for edition, deck in DECKS.items()}
    boxes = {"level8": 99, "level8-98": 98, "level8-101": 101}
    assert sizes == {"master": 111, "master+skips": 114, "master+level8": 210, **boxes}
    master = Counter(DECKS["master"])
    assert [master[joker] for joker in RANGES] == [4, 4, 4, 0]
    assert [master[special] for special in SPECIALS] == [2, 3, 4, 0]
    assert Counter(DECKS["master+level8"])["r7"] == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw 6",
        "draw stock",
        "Draw",
        "draw  1",
        "lay",
        "lay /",
        "lay r3 b3 /",
        "lay r3 j1",
        "lay r3 r16",
        "lay r03 b3",
        "lay r3=r3 b3",
        "off j6 0.1",
        "off j6=b16 0.1",
        "off r7 0.0",
        "off r7 0",
        "discard j6=b9",
        "discard",
        "play skip",
        "play take 1",
        "play r7",
        "pick",
        "pick r1",
        "show none",
        "put",
        "done 1",
        "pass",
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    assert understood(text) is None
    assert table(seat("r1 r2"), seat("r3")).refuses(text) == "syntax"


def test_hands_are_sorted_as_written() -> None:
    assert in_order(["skip", "keep", "swap", "take", "j", "j11", "j6", "j1", "p1", "o15", "o2", "r15"]) == (
        ["r15", "o2", "o15", "p1", "j1", "j6", "j11", "j", "take", "swap", "keep", "skip"]
    )


# -------------------------------------------------------------------- L04 to L10


def dealt(rng: random.Random, edition: str, seats: int, levels: list[int] | None = None) -> Json:
    """A simple dealer: L04, L05, with levels to start at where said."""
    deck = list(DECKS[edition])
    rng.shuffle(deck)
    dealer = rng.randrange(seats)
    levels = levels or [1] * seats
    rows = [
        {
            "level": levels[number],
            "hand": in_order([deck.pop() for _ in range(10)]),
            "pile": [],
            "laid": [],
            "keeps": 0,
            "skip": False,
            "shown": [],
            "kept": [],
        }
        for number in range(seats)
    ]
    rows[dealer]["pile"] = [deck.pop()]
    return {
        "game": "level8",
        "edition": edition,
        "card": "level8-1" if edition == "level8" else "stand-in",
        "round": 1,
        "dealer": dealer,
        "turn": (dealer + 1) % seats,
        "phase": "draw",
        "stock": deck,
        "under": [],
        "seats": rows,
    }


def test_L03_L04_L05_first_deal() -> None:
    position = dealt(random.Random(1), "master", 3)
    assert first_deal_faults(position) == []
    assert Referee(position, {"levels": STAND_IN}).deck_faults() == []
    position["seats"][0]["hand"].pop()
    position["turn"] = position["dealer"]
    assert [fault.split(":")[0] for fault in first_deal_faults(position)] == ["L05, L06", "L04"]
    assert len(Referee(position, {"levels": STAND_IN}).deck_faults()) == 1


def test_L05_clockwise_after_a_discard() -> None:
    game = table(seat("r1 r2"), seat("r3"), seat("r4"), turn=2)
    game.seats[2].hand.append("r5")
    game.cards_at_start = game.all_cards()
    game.play("discard r5")
    assert (game.turn, game.phase, game.seats[2].pile) == (0, "draw", ["r5"])


def test_L06_draw_first_from_anywhere_once() -> None:
    game = table(seat("r1", pile=["g1", "take"]), seat("r3", pile=["j1"]), seat("r4"), phase="draw")
    assert game.legal_simple() == ["draw", "draw 0", "draw 1"]
    assert game.refuses("draw 2") == "L06"
    assert game.refuses("draw 4") == "L06"
    assert game.refuses("discard r1") == "L06"
    game.play("draw 0")
    assert hands(game)[0] == ["r1", "take"]
    assert game.seats[0].pile == ["g1"]
    assert game.phase == "act"
    assert game.refuses("draw") == "L06"


def test_L07_lay_the_whole_level_at_once() -> None:
    game = level8_1(seat("r3 b4 g5 r9 y10 p11 o1"), seat("r13"))
    for wrong in (
        "lay r3 b4 g5",
        "lay r3 b4 g5 / r9 y10",
        "lay r3 b4 g5 / r9 y10 p11 / o1",
        "lay r3 b4 g5 / r9 y10 o11",
    ):
        assert game.refuses(wrong) == "L07", wrong
    assert game.refuses("lay r3 b4 g5 / r9 y10 o1") == "L11"
    assert game.can_lay()
    game.play("lay g5 b4 r3 / y10 p11 r9")
    assert game.phase == "act"
    assert game.seats[0].laid == [("run", ["r3", "b4", "g5"]), ("run", ["r9", "y10", "p11"])]
    assert hands(game)[0] == ["o1"]
    assert not game.can_lay()


def test_L07_exactly_as_long_as_the_card_says_and_once() -> None:
    game = level8_1(seat("r3 b4 g5 r6 r9 y10 p11 o1"), seat("r13"))
    assert game.refuses("lay r3 b4 g5 r6 / r9 y10 p11") == "L07"
    game.play("lay b4 g5 r6 / r9 y10 p11")
    assert game.refuses("lay b4 g5 r6 / r9 y10 p11") == "L07"
    game.play("off r3 0.1")
    assert game.seats[0].laid[0] == ("run", ["r3", "b4", "g5", "r6"])


def test_L07_groups_in_the_order_of_the_card() -> None:
    game = level8_1(seat("r3 b4 g5 y1 y2 y3 y4 o9", level=3), seat("r13"))
    assert game.refuses("lay r3 b4 g5 / y1 y2 y3 y4") is None
    assert game.refuses("lay y1 y2 y3 y4 / r3 b4 g5") == "L07"
    game = level8_1(seat("r2 b2 r3 b3 g3 r6 b6 g6 o9", level=6), seat("r13"))
    assert game.refuses("lay r2 b2 / r6 b6 g6 / r3 b3 g3") is None
    assert game.refuses("lay r3 b3 g3 / r6 b6 g6 / r2 b2") == "L07"


def test_L08_laying_off_needs_its_own_level_out() -> None:
    game = table(seat("o8 o9"), seat("r13", laid=[EIGHT_OUT]))
    assert game.refuses("off o8 1.1") == "L08"
    game = table(seat("o8 o9", laid=[COLOUR_OUT]), seat("r13", laid=[EIGHT_OUT]))
    game.play("off o8 1.1")
    assert game.seats[1].laid == [("set", ["r8", "g8", "b8", "o8"])]
    assert game.turn == 0


def offs(game: Referee) -> set[str]:
    return {move for move in game.legal_simple() if move.startswith("off")}


def test_L08_each_kind_of_group_grows_as_it_may() -> None:
    hand = "r6 o10 y9 y5 p8 r11 take"
    laid = [RUN_OUT, EIGHT_OUT, COLOUR_OUT, COLOUR_RUN_OUT]
    game = table(seat(hand, laid=[EIGHT_OUT]), seat("p13", laid=laid))
    right = {"off r6 1.1", "off o10 1.1", "off p8 1.2", "off r6 1.3", "off r11 1.3", "off y5 1.4", "off y9 1.4"}
    assert offs(game) == right | {"off p8 0.1"}
    assert game.refuses("off take 1.1") == "L12"
    assert game.refuses("off r6 1.5") == "L08"
    assert game.refuses("off r6 4.1") == "L08"
    assert game.refuses("off b8 1.2") == "L08"


def test_L08_no_joining_of_15_and_1() -> None:
    top = {"group": "run", "cards": ["r13", "g14", "b15"]}
    bottom = {"group": "run", "cards": ["r1", "g2", "b3"]}
    game = table(seat("o1 o15 o4 o12 j1 j11", laid=[top, bottom]), seat("p13"))
    one_colour = {game.plain(move) for move in offs(game)}
    assert one_colour == {"off o12 0.1", "off j11=r12 0.1", "off o4 0.2", "off j1=r4 0.2"}
    assert len(offs(game)) == 2 + 6 + 6


def test_L08_runs_grow_step_by_step() -> None:
    game = table(seat("r3 r2 r1 r15", laid=[{"group": "run", "cards": ["j1=r4", "g5", "b6"]}]), seat("p13"))
    assert game.refuses("off r2 0.1") == "L08"
    for move in ("off r3 0.1", "off r2 0.1", "off r1 0.1"):
        game.play(move)
    assert game.seats[0].laid == [("run", ["r1", "r2", "r3", "j1=r4", "g5", "b6"])]
    assert game.refuses("off r15 0.1") == "L09"


def test_L09_keeps_one_card_for_the_discard() -> None:
    game = table(seat("o8", laid=[EIGHT_OUT]), seat("p13"))
    assert game.refuses("off o8 0.1") == "L09"
    assert game.legal_simple() == ["discard o8"]
    assert game.refuses("discard o9") == "L09"
    pairs = table(seat("r2 b2 r3 b3 r6 b6 g6 y6"), seat("p13"))
    assert pairs.refuses("lay r2 b2 / r3 b3 / r6 b6 / g6 y6") == "L09"
    assert not pairs.can_lay()
    assert any(pairs.refuses(text) == "L09" for text in pairs.nearly_lays(random.Random(1), 40))


def test_L09_a_special_is_discarded_without_effect() -> None:
    game = table(seat("swap o8"), seat("p13"))
    game.play("discard swap")
    assert (game.turn, game.phase, game.seats[0].pile, game.under) == (1, "draw", ["swap"], [])


def reshuffling(**more: Any) -> Referee:
    """A table whose stock is at its last card."""
    seats = (seat("r1 swap g9", pile=["g1", "g2", "g3"]), seat("r3 r4 r5 r6", pile=["b1", "b2"]), seat("r7"))
    return table(*seats, **{"under": ["take"], "stock": ["p1"], "phase": "draw", **more})


def test_L10_the_last_card_drawn_makes_a_new_stock() -> None:
    game = reshuffling()
    expected = copy.deepcopy(game)
    game.play("draw", rng=random.Random(3))
    assert sorted(game.stock) == ["b1", "g1", "g2", "take"]
    assert [one.pile for one in game.seats] == [["g3"], ["b2"], []]
    assert game.under == []
    assert "p1" in game.seats[0].hand
    after = game.position()
    expected.play("draw", after)
    assert expected.agrees(after) == []
    with pytest.raises(AssertionError, match="L10"):
        reshuffling().play("draw", {**after, "stock": ["b1", "g1", "g2", "swap"]})
    with pytest.raises(AssertionError, match="L10"):
        reshuffling().play("draw")


def test_L10_drawing_from_a_pile_makes_none() -> None:
    game = reshuffling()
    game.play("draw 1")
    assert game.stock == ["p1"]


def test_L10_in_the_middle_of_a_swap() -> None:
    game = reshuffling(phase="act")
    game.play("play swap")
    game.play("put r1")
    assert game.position()["put"] == 1
    other = Referee({**game.position(), "put": ["r1"]}, {})
    assert next_deal(game, "put g9").round == 2  # L17: it was the last card
    other.seats[0].hand += ["o1", "o2"]
    other.cards_at_start = other.all_cards()
    before = copy.deepcopy(other)
    other.play("put g9")
    before.play("put g9")
    other.play("put o1", rng=random.Random(3))
    assert [one.pile for one in other.seats] == [["o1"], ["b2"], []]
    assert len(other.seats[0].hand) == 4
    assert {"o2", "p1"} <= set(other.seats[0].hand)
    assert (len(other.stock), other.under, other.turn) == (6, [], 1)
    before.play("put o1", other.position())
    assert before.agrees(other.position()) == []


def test_L10_with_no_card_the_stock_stays_empty() -> None:
    game = table(seat("r1 r2", pile=["g1"]), seat("r3 r4"), stock=["p1"], phase="draw")
    game.play("draw")
    game.play("discard r1")
    assert (game.stock, game.phase, game.turn) == ([], "draw", 1)
    assert game.seats[0].pile == ["g1", "r1"]
    assert game.legal_simple() == ["draw 0"]
    assert game.refuses("draw") == "L10"
    game.play("draw 0")
    assert game.stock == []


def test_L10_nothing_to_draw_starts_with_L07() -> None:
    game = table(seat("keep r1"), seat("r3"), stock=[])
    game.play("play keep")
    assert (game.phase, game.turn) == ("act", 1)
    assert game.legal_simple() == ["discard r3"]


def test_L10_specials_may_stay_under_by_parameter() -> None:
    game = reshuffling(parameters={"reshuffle_under": False})
    game.play("draw", rng=random.Random(3))
    assert (sorted(game.stock), game.under) == (["b1", "g1", "g2"], ["take"])


# -------------------------------------------------------------------- L11 to L14


@pytest.mark.parametrize(
    ("kind", "cards", "fault"),
    [
        ("run", "r4 b5 g6", None),
        ("run", "g6 r4 b5", None),
        ("run", "r4 b5 g7", "L11"),
        ("run", "r4 b5 g5", "L11"),
        ("run", "r14 b15 g1", "L11"),
        ("run", "j1=r4 j1=b5 j6=o6", None),
        ("run", "j6=r5 j6=r6 j6=r7", "L13"),
        ("run", "j=r15 j=b14 j=g13", None),
        ("set", "r4 r4 g4", None),
        ("set", "r4 b5", "L11"),
        ("set", "j1=r3 j1=r3", None),
        ("set", "j1=r3 j1=r4", "L11"),
        ("colour", "r4 r4 r15", None),
        ("colour", "r4 j6=r6 j=r4", None),
        ("colour", "r4 j6=b6", "L11"),
        ("colour", "r4 j6=r2", "L13"),
        ("colour", "j6=p6 j11=p11", None),
        ("colour-run", "y5 y4 j6=y6", None),
        ("colour-run", "y5 y4 j6=b6", "L11"),
        ("colour-run", "y5 y4 y7", "L11"),
        ("set", "r4 take", "L12"),
    ],
)
def test_L11_L12_L13_groups(kind: str, cards: str, fault: str | None) -> None:
    assert group_fault(kind, cards.split()) == fault


def test_L11_four_pairs_two_of_them_equal() -> None:
    game = table(seat("r2 b2 r3 b3 r6 b6 g6 y6 o1"), seat("p13"))
    game.play("lay r2 b2 / r3 b3 / r6 y6 / b6 g6")
    assert [cards for _, cards in game.seats[0].laid] == [["r2", "b2"], ["r3", "b3"], ["r6", "y6"], ["b6", "g6"]]


def test_L13_every_meaning_of_a_joker_in_laying_off() -> None:
    laid = [{"group": "run", "cards": ["r7", "b8", "g9"]}, EIGHT_OUT, COLOUR_OUT, COLOUR_RUN_OUT]
    game = table(seat("j6 j6 j o1", laid=laid), seat("p13"))
    by_group = Counter(move.split()[1].split("=")[0] + " on " + move.split()[2] for move in offs(game) if "=" in move)
    assert by_group["j6 on 0.1"] == 12  # 6 or 10, in six colours
    assert by_group["j6 on 0.2"] == 6
    assert by_group["j6 on 0.3"] == 5  # red, 6 to 10
    assert by_group["j6 on 0.4"] == 1  # y9; the 5 below is out of its range
    assert by_group["j on 0.3"] == 15
    assert by_group["j on 0.4"] == 2
    plain = {game.plain(move) for move in offs(game)}
    assert {"off j6=r6 0.1", "off j6=r10 0.1", "off j6=r8 0.2", "off j6=r6 0.3", "off j6=y9 0.4"} <= plain
    assert "off j6=r7 0.3" not in plain
    assert game.refuses("off j6=y5 0.4") == "L13"
    assert game.refuses("off j6=r9 0.4") == "L08"
    game.play("off j6=p10 0.1")
    assert game.seats[0].laid[0] == ("run", ["r7", "b8", "g9", "j6=p10"])
    assert hands(game)[0] == ["o1", "j6", "j"]


def test_L13_jokers_off_by_parameter() -> None:
    game = table(seat("j6 o8", laid=[EIGHT_OUT]), seat("p13"), parameters={"joker_off": False})
    assert offs(game) == {"off o8 0.1"}


def test_L14_no_move_takes_a_laid_joker() -> None:
    game = table(seat("b8 o2", laid=[RUN_OUT]), seat("p13"))
    assert offs(game) == set()
    assert game.refuses("off b8 0.1") == "L08"


# -------------------------------------------------------------------- L15 to L17a


@pytest.mark.parametrize("special", ["take", "swap", "keep", "skip 1"])
def test_L15_the_last_card_can_only_be_discarded(special: str) -> None:
    card = special.split()[0]
    game = table(seat(card, laid=[EIGHT_OUT]), seat("p13"))
    assert game.refuses(f"play {special}") == "L15"
    assert game.legal_simple() == [f"discard {card}"]
    game = next_deal(game, f"discard {card}")
    assert (game.round, game.seats[0].level, game.seats[1].level) == (2, 3, 1)


def test_L16_take_shows_clockwise_three_each() -> None:
    game = table(seat("p13"), seat("take r1"), seat("r2 r2 r3 r4", skip=True), seat("g1 swap"), turn=1)
    game.play("play take")
    assert (game.phase, game.turn, game.asked(), game.under) == ("show", 1, 2, ["take"])
    assert game.legal_simple() == ["show r2", "show r3", "show r4"]
    assert game.refuses("show g1") == "L16"
    assert game.refuses("pick none") == "L16"
    game.play("show r2")
    game.play("show r2")
    assert game.legal_simple() == ["show r3", "show r4"]
    assert game.refuses("show r2") == "L16"
    game.play("show r4")  # the others hold three or fewer and have nothing to choose
    assert (game.phase, game.asked()) == ("pick", 1)
    assert game.legal_simple() == ["pick 0 p13", "pick 2 r2", "pick 2 r4", "pick 3 g1", "pick 3 swap", "pick none"]
    assert game.refuses("pick 2 r3") == "L16"
    assert game.refuses("pick 1 r1") == "L16"
    game.play("pick 2 r2")
    assert hands(game) == [["p13"], ["r1", "r2"], ["r2", "r3", "r4", "p1"], ["g1", "swap"]]
    assert [one.shown for one in game.seats] == [[], [], [], []]
    assert (game.turn, game.phase) == (3, "draw")  # L24: seat 2 was skipped
    assert game.under == ["take", "skip"]


def test_L16_pick_none() -> None:
    game = table(seat("r1"), seat("r2", shown=["r2"]), phase="pick")
    game.play("pick none")
    assert (game.turn, game.phase, game.seats[1].shown, len(game.stock)) == (1, "draw", [], 5)


def test_L16_L10_the_robbed_seat_draws_the_last_card() -> None:
    game = reshuffling(phase="pick")
    game.seats[1].shown = ["r3", "r4", "r5"]
    seen = copy.deepcopy(game)
    game.play("pick 1 r4", rng=random.Random(5))
    assert sorted(game.stock) == ["b1", "g1", "g2", "take"]
    assert hands(game)[1] == ["r3", "r5", "r6", "p1"]
    seen.play("pick 1 r4", game.position())
    assert seen.agrees(game.position()) == []


def test_L16_L10_robbed_of_the_last_card_with_an_empty_stock() -> None:
    game = table(seat("r1 take"), seat("r2"), seat("r3"), stock=[])
    for move in ("play take", "pick 1 r2"):
        game.play(move)
    assert (game.turn, game.phase) == (2, "act")  # seat 1 holds nothing and can draw nothing
    assert game.happened[-2:] == ["nothing to draw and nothing in hand", "nothing to draw"]
    game = table(seat("r1 take"), seat("r2"), seat("r3", pile=["g1"]), stock=[])
    for move in ("play take", "pick 1 r2"):
        game.play(move)
    assert (game.turn, game.phase) == (1, "draw")
    game.play("draw 2")
    assert game.legal_simple() == ["discard g1"]


def test_L16_nobody_is_asked_for_cards_it_has_not() -> None:
    game = table(seat("r1 take"), seat(""), seat("r3 r4 r5 r6"))
    game.play("play take")
    assert game.asked() == 2
    game = table(seat("r1 take"), seat(""))
    game.play("play take")
    assert (game.phase, game.legal_simple()) == ("pick", ["pick none"])


def test_L17_swap_up_to_three() -> None:
    game = table(seat("r1 r2 r3 r4 swap swap"), seat("p13"))
    game.play("play swap")
    assert (game.phase, game.turn, game.under) == ("put", 0, ["swap"])
    assert game.legal_simple() == ["put r1", "put r2", "put r3", "put r4", "put swap", "done"]
    assert game.refuses("put r9") == "L17"
    assert game.refuses("discard r1") == "L17"
    early, none = copy.deepcopy(game), copy.deepcopy(game)
    for move in ("put r2", "put swap", "put r1"):
        game.play(move)
    assert game.seats[0].pile == ["r2", "swap", "r1"]
    assert hands(game)[0] == ["r3", "r4", "p1", "p2", "p3"]
    assert (game.turn, game.phase) == (1, "draw")
    early.play("put r2")
    early.play("done")
    assert hands(early)[0] == ["r1", "r3", "r4", "p1", "swap"]
    none.play("done")
    assert (none.turn, len(none.stock)) == (1, 5)
    assert "put" not in none.position()


def test_L17_putting_the_last_card_ends_the_round() -> None:
    game = table(seat("r1 swap", laid=[EIGHT_OUT], level=7), seat("p13"))
    game.play("play swap")
    game.play("put r1")
    assert (game.phase, game.turn, game.winner) == ("over", None, 0)
    assert len(game.stock) == 5
    game = table(seat("r1 swap", laid=[EIGHT_OUT]), seat("p13"), parameters={"swap_ends": False})
    game.play("play swap")
    game.play("put r1")
    assert (game.phase, game.turn, hands(game)[0]) == ("draw", 1, ["p1"])


def test_L17_L10_draws_the_stock_cannot_give_lapse() -> None:
    game = table(seat("r1 r2 r3 r4 swap"), seat("p13"), stock=[])
    for move in ("play swap", "put r1", "put r2", "put r3"):
        game.play(move)
    assert hands(game)[0] == ["r4"]
    assert (game.turn, game.phase) == (1, "draw")


def test_L17a_keep_lies_open() -> None:
    game = table(seat("keep keep r1", laid=[EIGHT_OUT]), seat("p13"))
    game.play("play keep")
    assert (game.seats[0].keeps, game.under, game.turn) == (1, [], 1)


# -------------------------------------------------------------------- L18 to L23


def test_L18_L19_levels() -> None:
    game = table(
        seat("r1", laid=[EIGHT_OUT], level=6),
        seat("r2", laid=[EIGHT_OUT], level=7),
        seat("r3", level=4),
        seat("r4", laid=[EIGHT_OUT], level=2),
    )
    game = next_deal(game, "discard r1")
    assert [one.level for one in game.seats] == [8, 8, 4, 3]


def test_L19_who_ends_without_its_level_moves_up_too() -> None:
    game = table(seat("r1", level=7), seat("r2", level=3))
    game = next_deal(game, "discard r1")
    assert [one.level for one in game.seats] == [8, 3]
    assert game.winner is None


def ending(*seats: Json, **more: Any) -> Referee:
    """Seat 1 has one card left, its level laid out."""
    return table(seats[0], seat("r1", laid=[EIGHT_OUT]), *seats[1:], turn=1, **more)


def test_L20_level_7_with_two_keeps_keeps_ten() -> None:
    hand = "g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11"
    game = ending(seat(hand, level=7, keeps=2), dealer=1)
    game.stock += DECKS["level8"]
    game.cards_at_start = game.all_cards()
    game.play("discard r1")
    assert (game.phase, game.turn, game.round) == ("keep", 0, 1)
    assert [one.level for one in game.seats] == [7, 3]
    assert len(game.legal_simple()) == 12
    cards = hand.split()
    for card in cards[:9]:
        game.play(f"keep {card}")
    assert game.refuses("keep g1") == "L20"
    assert game.refuses("discard g11") == "L20"
    assert game.position()["seats"][0]["kept"] == cards[:9]
    assert len(game.seats[0].hand) == 11
    assert game.legal_simple() == ["keep g10", "keep g11", "done"]
    seen = copy.deepcopy(game)
    game.play("keep g10", rng=random.Random(1))
    assert (game.round, game.phase, game.dealer, game.turn) == (2, "draw", 0, 1)
    assert sorted(game.seats[0].hand) == sorted(cards[:10])
    assert [len(one.hand) for one in game.seats] == [10, 10]
    assert [len(one.pile) for one in game.seats] == [1, 0]
    seen.play("keep g10", game.position())
    assert seen.agrees(game.position()) == []


@pytest.mark.parametrize(
    ("level", "keeps", "edition", "most"),
    [
        (1, 0, "master", 0),
        (4, 0, "master", 0),
        (4, 1, "master", 3),
        (5, 0, "master", 4),
        (8, 1, "master", 7),
        (7, 4, "master+skips", 11),
        (8, 0, "level8", 0),
    ],
)
def test_L17a_L20_L25_how_many(level: int, keeps: int, edition: str, most: int) -> None:
    hand = "g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11"
    game = ending(seat(hand, level=level, keeps=keeps), edition=edition)
    assert game.may_keep(game.seats[0]) == most
    if most:
        game.play("discard r1")
        assert (game.phase, game.turn) == ("keep", 0)
    else:
        assert next_deal(game, "discard r1").round == 2


def test_L20_who_is_asked_and_in_which_order() -> None:
    game = ending(
        seat("g1 g2", level=5),  # asked last, holds two
        seat("b1 b2 b3", level=4),  # may keep nothing
        seat("b4 b4 b5 keep", level=2, keeps=1),  # asked first: three
        seat("b6 b7", level=6, keeps=2, laid=[EIGHT_OUT]),  # laid: nothing
        seat("", level=8, pile=["o1"]),  # holds nothing
    )
    game.stock += DECKS["level8"]
    game.cards_at_start = game.all_cards()
    game.play("discard r1")
    assert (game.turn, game.phase, game.seats[4].level) == (3, "keep", 7)
    game.play("keep b4")
    assert game.legal_simple() == ["keep b4", "keep b5", "keep keep", "done"]
    game.play("keep b4")
    assert game.refuses("keep b4") == "L20"
    told = game.position()
    assert told.pop("ender") == 1
    assert Referee(told, {}).ender == 5  # reading 22: it cannot be told from seat 1, the key `ender` says it
    assert Referee({**game.position(), "ender": 1}, {}).ender == 1
    game.play("done")
    assert game.turn == 0
    game.play("keep g1")
    game.play("keep g2", rng=random.Random(2))
    assert (game.round, game.phase) == (2, "draw")
    assert {"b4"} <= set(game.seats[3].hand)
    assert Counter(game.seats[3].hand)["b4"] >= 2
    assert [len(one.hand) for one in game.seats] == [10] * 6


def test_L20_L21_who_keeps_more_than_ten_is_dealt_none() -> None:
    hand = "g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12"
    game = ending(seat(hand, level=7, keeps=4), seat("keep", skip=True, keeps=1, pile=["skip"]), under=["take"])
    game.stock += DECKS["level8"]
    game.cards_at_start = game.all_cards()
    game.play("discard r1")
    assert game.turn == 2
    game.play("done")
    for card in hand.split()[:11]:
        game.play(f"keep {card}")
    game.play("keep g12", rng=random.Random(2))
    assert sorted(game.seats[0].hand) == sorted(hand.split())
    assert len(game.seats[2].hand) == 10
    assert [(one.keeps, one.skip, one.laid, one.kept) for one in game.seats] == [(0, False, [], [])] * 3
    assert game.under == []


def test_L21_the_cards_dealt_are_all_the_others() -> None:
    game = ending(seat("g1 g2", level=5))
    game.stock += DECKS["level8"]
    game.cards_at_start = game.all_cards()
    game.play("discard r1")
    game.play("keep g1")
    played = copy.deepcopy(game)
    played.play("done", rng=random.Random(2))
    after = played.position()
    for spoilt, rule in (("stock", "L21"), ("hand", "L04"), ("kept", "L20")):
        wrong = copy.deepcopy(after)
        if spoilt == "stock":
            wrong["stock"][0] = "take"
        elif spoilt == "hand":
            wrong["stock"].append(wrong["seats"][1]["hand"].pop())
        else:
            wrong["seats"][0]["hand"] = ["r1"] * 10
        with pytest.raises(AssertionError, match=rule):
            copy.deepcopy(game).play("done", wrong)
    wrong = copy.deepcopy(after)
    wrong["dealer"], wrong["seats"][0]["skip"], wrong["seats"][1]["level"] = 0, True, 2
    game.play("done", wrong)
    assert len(game.agrees(wrong)) == 3


def test_L22_laying_level_8_wins_at_once_even_with_the_last_card() -> None:
    hand = "r2 b2 r3 b3 g3 r6 b6 g6 y6"
    for rest in ("", " o1 o2"):
        game = level8_1(seat(hand + rest, level=8), seat("p13", level=3, laid=[EIGHT_OUT]))
        assert game.can_lay()
        game.play("lay r2 b2 / r3 b3 g3 / r6 b6 g6 y6")
        assert (game.phase, game.turn, game.winner, game.asked()) == ("over", None, 0, None)
        assert game.result() == {"winner": 0, "levels": [8, 3], "rounds": 1}
        assert game.position()["winner"] == 0
        assert game.legal_simple() == []
        assert game.refuses("discard o1") == "L22"


def test_L23_ending_a_round_with_level_7_wins() -> None:
    game = table(seat("r1", laid=[EIGHT_OUT], level=7), seat("r2", laid=[EIGHT_OUT], level=3), round=4)
    game.play("discard r1")
    assert game.result() == {"winner": 0, "levels": [8, 4], "rounds": 4}
    assert game.position()["seats"][1]["hand"] == ["r2"]


# -------------------------------------------------------------------- L23a

RUNS = {"name": "ours", "levels": [[["run", 3]]] * 8}
PAIRS = {"name": "ours", "levels": [[["set", 2]]] * 8}


def test_L23a_each_lays_out_by_their_own_card() -> None:
    two = seat("r1 r2 r3 b3 p9"), seat("r5 r6 r7 b7 p9")
    for turn, right, wrong in ((0, "lay r1 r2 r3", "lay r3 b3"), (1, "lay r7 b7", "lay r5 r6 r7")):
        game = table(*two, card=[RUNS, PAIRS], turn=turn)
        assert (game.refuses(right), game.refuses(wrong) is None) == (None, False)
        assert [said_alike(text) for text in game.lays_of_other_cards(random.Random(2))] == [said_alike(wrong)]
        game.play(right)
        assert game.happened[-1] == ("laid a run", "laid out by another card than the first seat's")[turn]
    rules = {"levels_by_seat": [PAIRS["levels"], RUNS["levels"]]}
    assert table(*two, card=["one", "other"], parameters=rules).refuses("lay r3 b3") is None


def test_L23a_L08_cards_are_laid_off_on_groups_of_any_card() -> None:
    game = table(seat("b4 p1 p2", laid=[EIGHT_OUT]), seat("p9", laid=[RUN_OUT]), card=[PAIRS, RUNS])
    assert game.refuses("off b4 1.1") == "L08"
    game = table(seat("b10 p1 p2", laid=[EIGHT_OUT]), seat("p9", laid=[RUN_OUT]), card=[PAIRS, RUNS])
    game.play("off b10 1.1")
    assert "off on a group that the own level has not" in game.happened


def test_L23a_L09_L19_L20_L22_L23_go_by_the_number_of_the_level() -> None:
    assert table(seat("r7 b7", level=7), seat("p9"), card=[PAIRS, RUNS]).refuses("lay r7 b7") == "L09"
    game = table(seat("r7 b7", level=8), seat("p9"), card=[PAIRS, RUNS])
    game.play("lay r7 b7")
    assert game.result() == {"winner": 0, "levels": [8, 1], "rounds": 1}
    assert "won by level 8 on a card of one's own" in game.happened
    game = table(seat("r1", laid=[EIGHT_OUT], level=7), seat("r2", level=5), card=[RUNS, PAIRS], round=4)
    game.play("discard r1")
    assert game.result() == {"winner": 0, "levels": [8, 5], "rounds": 4}
    others = seat("r2 r3", level=5), seat("b2 b3", level=4)
    game = table(seat("r1", laid=[EIGHT_OUT], level=1), *others, card=[PAIRS, RUNS, PAIRS])
    game.play("discard r1")
    assert ([one.level for one in game.seats], game.phase, game.turn) == ([3, 5, 4], "keep", 1)


def test_L23a_a_card_for_each_and_what_a_card_may_ask_for() -> None:
    for wrong in ([], [["set", 1]], [["run", 6], ["set", 5]], [["set", 2]] * 6):
        card = {"name": "ours", "levels": [wrong, *RUNS["levels"][1:]]}
        with pytest.raises(AssertionError, match="L23a"):
            table(seat("r1"), seat("r2"), card=[RUNS, card])
    with pytest.raises(AssertionError, match="L23a: 3 players"):
        table(seat("r1"), seat("r2"), seat("r3"), card=[RUNS, PAIRS])
    with pytest.raises(AssertionError, match="eight lines"):
        table(seat("r1"), seat("r2"), card={"name": "ours", "levels": STAND_IN[1:]})


# -------------------------------------------------------------------- L24, L25


def test_L26_a_round_that_lasts_too_long_is_ended_by_nobody() -> None:
    seats = seat("r1 r2", laid=[EIGHT_OUT], level=3), seat("b1 b2", level=6), seat("y1 y2", level=4, keeps=1)
    game = table(*seats, plays=8, dealer=1, stock=DECKS["level8"], parameters={"max_plays": 10})
    other = copy.deepcopy(game)
    game.play("discard r2")
    assert (game.turn, game.phase, game.plays) == (1, "draw", 9)
    other.plays = 9
    other.play("discard r2")
    assert [one.level for one in other.seats] == [4, 6, 4]  # L19: whoever is out moves up one
    assert (other.phase, other.turn, other.position()["ender"]) == ("keep", 2, None)  # from the left of the dealer
    other.play("done")
    assert (other.turn, other.phase) == (1, "keep")
    other.play("done", rng=random.Random(1))
    assert (other.round, other.plays, other.phase) == (2, 0, "draw")


def test_L26_the_last_round_ends_the_match() -> None:
    seats = seat("r1 r2", laid=[EIGHT_OUT], level=3), seat("b1 b2", level=6)
    game = table(*seats, plays=9, round=4, parameters={"max_plays": 10, "max_rounds": 4})
    game.play("discard r2")
    assert game.result() == {"winner": None, "levels": [4, 6], "rounds": 4}
    game = table(seat("r1", laid=[EIGHT_OUT], level=7), seat("b1"), round=4, parameters={"max_rounds": 4})
    game.play("discard r1")
    assert game.result() == {"winner": 0, "levels": [8, 1], "rounds": 4}  # L23 comes first


def test_L24_skip_before_another_seat_that_has_none() -> None:
    game = table(seat("skip skip r1"), seat("r2"), seat("r3", skip=True), edition="master+skips")
    assert [move for move in game.legal_simple() if "play" in move] == ["play skip 1"]
    for wrong in ("play skip 0", "play skip 2", "play skip 4"):
        assert game.refuses(wrong) == "L24"
    game.play("play skip 1")
    assert (game.turn, game.phase) == (0, "draw")  # both others are skipped
    assert game.under == ["skip", "skip"]
    assert [one.skip for one in game.seats] == [False] * 3
    game.play("draw")
    game.play("play skip 2")
    assert (game.turn, game.seats[2].skip) == (1, True)


def test_L24_slides_after_the_draws_of_the_move_before() -> None:
    game = reshuffling(phase="pick")
    game.seats[1].shown = ["r3"]
    game.seats[1].skip = True
    game.cards_at_start = game.all_cards()
    game.play("pick 1 r3", rng=random.Random(1))
    assert (game.under, game.turn) == (["skip"], 2)
    assert "skip" not in game.stock


def test_L25_full_jokers_and_two_of_each() -> None:
    game = table(seat("r2 r2 j j r6 r6 j o1 o2"), seat("p13"), edition="master+level8")
    game.play("lay r2 r2 / j=p15 j=p15 / r6 r6 / o1 j=y1")
    assert hands(game)[0] == ["o2"]


# -------------------------------------------------------------------- lays by search


def all_lays(game: Referee, groups: list[list[list[str]]]) -> set[str]:
    """Every lay in which each group is one of those given, that is legal: cards of a group sorted."""
    found: list[list[list[str]]] = [[]]
    for choices in groups:
        found = [[*before, choice] for before in found for choice in choices]
    texts = ["lay " + " / ".join(" ".join(sorted(group)) for group in lay) for lay in found]
    return {text for text in texts if game.refuses(text) is None}


def said_alike(text: str) -> str:
    return "lay " + " / ".join(" ".join(sorted(group)) for group in split_groups(text.split()[1:]))


def test_L07_every_lay_can_come_out() -> None:
    card = {"name": "small", "levels": [[["run", 3], ["set", 2]], *LEVEL8_1[1:]]}
    game = table(seat("r5 b6 g6 j6 y7 o12"), seat("p13"), card=card)
    said = ["r5", "b6", "g6", "y7", "o12", *[f"j6={colour}{number}" for colour in "roygbp" for number in range(6, 11)]]
    threes = [[a, b, c] for i, a in enumerate(said) for j, b in enumerate(said[:i]) for c in said[:j]]
    twos = [[a, b] for i, a in enumerate(said) for b in said[:i]]
    runs = [group for group in threes if group_fault("run", group) is None]
    sets = [group for group in twos if group_fault("set", group) is None]
    right = all_lays(game, [runs, sets])
    # r5 b6 y7 / g6 j6=?6, r5 g6 y7 / b6 j6=?6, r5 j6=?6 y7 / b6 g6, r5 b6 j6=?7 / … has no pair left
    assert len(right) == 18
    rng = random.Random(1)
    found = {said_alike(text) for _ in range(30) for text in game.some_lays(rng, 20)}
    assert found == right


def possible(kind: str, cards: tuple[str, ...]) -> bool:
    """Whether these cards are such a group in any meaning of their jokers: all are tried."""
    return any(group_fault(kind, list(said)) is None for said in product(*(meanings(card) for card in cards)))


def lay_exists(level: list[tuple[str, int]], hand: list[str]) -> bool:
    """By trying all ways to take two groups out of a hand; a special is left."""
    (first, size), (second, other_size) = level
    for one in set(combinations(hand, size)):
        rest = list((Counter(hand) - Counter(one)).elements())
        if possible(first, one):
            for other in set(combinations(rest, other_size)):
                if possible(second, other):
                    return True
    return False


def test_L07_a_lay_is_found_whenever_there_is_one() -> None:
    kinds = ("run", "set", "colour", "colour-run")
    seen: Counter[bool] = Counter()
    rng = random.Random(8)
    for _ in range(400):
        level = [(rng.choice(kinds), rng.choice((2, 3))), (rng.choice(kinds), 2)]
        jokers = [rng.choice(("j1", "j6", "j11")) for _ in range(rng.randint(0, 2))]
        numbers = [f"{rng.choice('rg')}{rng.randint(1, 9)}" for _ in range(5 - len(jokers))]
        hand = [*jokers, *numbers, "take"]
        game = table(seat(" ".join(hand)), seat("p13"), card={"name": "", "levels": [level, *STAND_IN[1:]]})
        right = lay_exists(level, [*jokers, *numbers])
        assert game.can_lay() == right, (level, hand)
        seen[right] += 1
    assert min(seen[True], seen[False]) > 50, seen


def test_nearly_lays_are_all_refused_and_of_many_kinds() -> None:
    rules: Counter[str] = Counter()
    rng = random.Random(4)
    for hand, level in (
        ("r3 b3 r5 b6 g7 y8 j1 j6 take o9 o10", 2),
        ("y5 y6 y7 y8 j6 r2 b2 g2 j1 swap o15", 3),
        ("r1 r2 r3 r4 r5 b1 g1 j1 j6 keep o9", 4),
        ("r1 b2 b14 b15 y13 j11 j1 o3 o4 p5 p6", 5),
        ("r2 b2 y2 r9 b9 j6 j11 r12 r13 r14 j1", 7),
    ):
        game = table(seat(hand, level=level), seat("p13"))
        wrong = game.nearly_lays(rng, 60)
        assert len(wrong) == 60
        rules.update(str(game.refuses(text)) for text in wrong)
    assert {"syntax", "L07", "L11", "L12", "L13"} <= set(rules)
    assert "None" not in rules


# -------------------------------------------------------------------- whole matches


def play_match(rng: random.Random, position: Json, most: int = 4000) -> Referee:
    """One match, refereed three times: shuffling itself, reading the shuffles, and loaded anew at every move."""
    parameters = {} if position["card"] == "level8-1" else {"levels": STAND_IN}
    game, seen = Referee(position, parameters), Referee(position, parameters)
    moves = 0
    while game.phase != "over" and moves < most:
        before = game.position()
        loaded = Referee(before, parameters)
        assert loaded.agrees(before) == []
        move = choose_keenly(rng, game)
        if rng.random() < 0.05:
            assert loaded.legal_simple() == game.legal_simple()
            for text in [*game.some_lays(rng, 3), *game.legal_simple()]:
                assert understood(text) is not None
            for text in game.nearly_lays(rng, 3):
                assert game.refuses(text) is not None
            loaded.play(move, rng=random.Random(1))
        game.play(move, rng=rng)
        after = game.position()
        seen.play(move, after)
        assert seen.agrees(after) == [], move
        if game.phase != "over":
            assert game.asked() is not None
        moves += 1
    return game


@pytest.mark.parametrize("edition", list(DECKS))
def test_whole_matches(edition: str) -> None:
    happened: Counter[str] = Counter()
    for seats in (2, 6):
        rng = random.Random(f"{edition} {seats}")
        levels = None if seats == 2 else [rng.randint(1, 7) for _ in range(seats)]
        game = play_match(rng, dealt(rng, edition, seats, levels))
        assert game.phase == "over", f"{edition}, {seats} seats: {game.round} rounds, no end"
        assert game.deck_faults() == []
        happened.update(game.happened)
    assert happened["dealt"] > 0
    assert happened["draw: draw"] > 0


def test_matches_with_small_decks_see_the_rarest() -> None:
    """Few cards, many specials: stocks run out, draws lapse, hands are robbed empty."""
    happened: Counter[str] = Counter()
    for number in range(60):
        rng = random.Random(number)
        seats = rng.randint(2, 4)
        position = dealt(rng, "master+skips", seats, [rng.randint(1, 8) for _ in range(seats)])
        position["stock"] = position["stock"][: rng.choice((0, 1, 2, 8))]
        for one in position["seats"]:
            specials = [rng.choice(SPECIALS) for _ in range(rng.randint(0, 4))]
            one["hand"] = in_order([*one["hand"][: rng.choice((1, 1, 2, 10))], *specials])
        position["edition"] = "a small house"
        happened.update(end_of_round(rng, position).happened)
    for what in (
        "a draw lapsed",
        "no new stock",
        "new stock in draw",
        "new stock in put",
        "new stock in pick",
        "nothing to draw",
        "nothing to draw and nothing in hand",
        "robbed of the last card",
        "round ended without a level",
        "round ended in a swap",
        "fewer than three to show",
        "skipped",
        "a skipped seat shows",
        "keep: keep",
        "keep: done",
    ):
        assert happened[what], (what, sorted(happened.items()))


def end_of_round(rng: random.Random, position: Json) -> Referee:
    """Play on to the deal, for which there may be too few cards, or the end."""
    game = Referee(position, {"levels": STAND_IN})
    for _ in range(120):
        if game.phase == "over":
            break
        moves = [*game.some_lays(rng, 1), *game.legal_simple()]
        assert moves, game.position()
        before = game.position()
        rare = [move for move in moves if move.split()[0] in ("play", "pick", "keep", "lay")]
        move = rng.choice(rare if rare and rng.random() < 0.7 else moves)
        try:
            game.play(move, rng=rng)
        except AssertionError as error:
            if "L04: there is no card to turn over" in str(error):
                break
            raise
        seen = Referee(before, {"levels": STAND_IN})
        if before["phase"] != "keep":  # reading 22
            seen.play(move, game.position())
            assert seen.agrees(game.position()) == [], (move, before)
    return game


def test_agrees_tells_what_differs() -> None:
    game = table(seat("r1 r2", laid=[EIGHT_OUT]), seat("r3"), under=["take", "swap"])
    position = game.position()
    position["under"] = ["swap", "take"]
    position["seats"][0]["laid"][0]["cards"] = ["b8", "r8", "g8"]
    assert game.agrees(position) == []
    position["stock"].pop()
    position["seats"][0]["hand"] = ["r2", "r1"]
    del position["seats"][1]["kept"]
    assert [line.split(":")[0] for line in game.agrees(position)] == ["stock", "seats[0].hand", "seats[1].kept"]
    game.seats[0].hand.pop()
    with pytest.raises(AssertionError, match="missing"):
        game.check()
    assert card_of("j6=b9") == "j6"
