"""Specials: L15 to L17a and L24, with what the book says of each."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.level8.rules.positions import (
    PAIR,
    RUN,
    at,
    groups,
    hand,
    has,
    house,
    offers,
    pile,
    play,
    seat,
    stands,
    why,
)

# L15: instead of the discard


@pytest.mark.parametrize("special", ["take", "swap", "keep"])
def test_L15_a_special_is_played_instead_of_the_discard(special: str) -> None:
    m = at(f"r1 {special}", phase="draw", pile="o1")
    assert why(m, f"play {special}") == "L06 draw-first"
    play(m, "draw", f"play {special}")
    assert special not in hand(m).split()
    assert pile(m) == "o1"  # nothing was discarded


@pytest.mark.parametrize("moves", [["play keep"], ["play swap", "done"], ["play take", "pick none"]])
def test_L15_the_turn_then_ends(moves: list[str]) -> None:
    m = at("r1 r2 take swap keep", seat1=seat("o1"), seat2=seat("y1"))
    assert stands(play(m, *moves)) == ("draw", 1)


@pytest.mark.parametrize("special", ["take", "swap", "keep"])
def test_L15_as_the_last_hand_card_it_can_only_be_discarded(special: str) -> None:
    m = at(special, laid=["set r1 o1"], card=PAIR)
    assert m.legal() == [f"discard {special}"]
    assert why(m, f"play {special}") == "L15 last-special"


def test_L15_L24_a_skip_too() -> None:
    m = at("skip", laid=["set r1 o1"], card=PAIR, edition="level8")
    assert m.legal() == ["discard skip"]
    assert why(m, "play skip 1") == "L15 last-special"


@pytest.mark.parametrize("special", ["take", "swap", "keep"])
def test_L15_it_then_ends_the_round_and_has_no_effect(special: str) -> None:
    m = play(at(special, laid=["set r1 o1"], card=PAIR), f"discard {special}")
    assert (m.position()["round"], has(m, 0)["level"]) == (2, 3)
    assert (m.position()["under"], has(m, 0)["keeps"]) == ([], 0)


def test_L15_only_a_special_that_is_held() -> None:
    m = at("r1 r2 keep")
    assert offers(m, "play") == ["keep"]
    assert why(m, "play take") == why(m, "play swap") == "L15 not-held"
    assert why(m, "play skip 1") == "L15 not-held"


def test_L15_one_special_a_turn() -> None:
    m = play(at("r1 keep keep"), "play keep")
    assert stands(m) == ("draw", 1)
    assert hand(m) == "r1 keep"


def test_L15_with_the_level_out_too() -> None:
    m = at("r9 take swap keep", laid=["set r1 o1"], card=PAIR)
    assert offers(m, "play") == ["take", "swap", "keep"]


# L16: take


def test_L16_it_goes_face_up_under_the_stock() -> None:
    m = play(at("r1 take", stock="y1 y2"), "play take")
    assert (m.position()["under"], m.position()["stock"]) == (["take"], ["y1", "y2"])
    for who in (None, 0, 1, 2):
        assert m.view(who)["under"] == ["take"]


def test_L16_clockwise_every_other_seat_shows_three_hand_cards_of_its_choice() -> None:
    m = at("r1 take", seat1=seat("o1 o2 o3 o4"), seat2=seat("y1 y2 y3 y4 y5"))
    play(m, "play take")
    assert (stands(m), m.position()["turn"]) == (("show", 1), 0)  # turn: who played take
    assert m.legal() == ["show o1", "show o2", "show o3", "show o4"]
    play(m, "show o4", "show o1")
    assert offers(m, "show") == ["o2", "o3"]
    assert why(m, "show o1") == "L16 already-shown"
    play(m, "show o2")
    assert (stands(m), m.position()["turn"]) == (("show", 2), 0)
    play(m, "show y1", "show y2", "show y5")
    assert stands(m) == ("pick", 0)
    assert [has(m, number)["shown"] for number in range(3)] == [[], ["o1", "o2", "o4"], ["y1", "y2", "y5"]]


def test_L16_clockwise_goes_round_from_any_seat() -> None:
    full = at("r1 r2 r3 r4", seat1=seat("o1 o2 o3 o4 take"), seat2=seat("y1 y2 y3 y4")).position()
    m = play(halfpast.load({**full, "turn": 1}), "play take")
    for number, letter in ((2, "y"), (0, "r")):
        assert stands(m) == ("show", number)
        play(m, *(f"show {letter}{card}" for card in (1, 2, 3)))
    assert stands(m) == ("pick", 1)


def test_L16_shown_cards_stay_in_their_hand_and_everyone_has_seen_them() -> None:
    m = at("r1 take", seat1=seat("o1 o2 o3 o4"), seat2=seat("y1"))
    play(m, "play take", "show o1", "show o2", "show o3")
    assert hand(m, 1) == "o1 o2 o3 o4"
    for who in (None, 0, 2):
        assert m.view(who)["seats"][1]["shown"] == ["o1", "o2", "o3"]
        assert m.view(who)["known"][1] == ["o1", "o2", "o3"]
    play(m, "pick none")
    assert has(m, 1)["shown"] == []
    assert m.view(2)["known"][1] == ["o1", "o2", "o3"]  # what was seen stays known


@pytest.mark.parametrize("held", ["", "o1", "o1 o2", "o1 o2 o3"])
def test_L16_who_holds_three_or_fewer_shows_all_without_being_asked(held: str) -> None:
    m = play(at("r1 take", seat1=seat(held), seat2=seat("y1 y2 y3 y4")), "play take")
    assert stands(m) == ("show", 2)
    assert has(m, 1)["shown"] == held.split()


def test_L16_the_player_may_take_one_of_all_these() -> None:
    m = at("r1 take", top="g15", seat1=seat("o1 o2"), seat2=seat("y1 y2 y3"))
    play(m, "play take")
    assert m.legal() == ["pick 1 o1", "pick 1 o2", "pick 2 y1", "pick 2 y2", "pick 2 y3", "pick none"]
    play(m, "pick 2 y2")
    assert (hand(m), hand(m, 1), hand(m, 2)) == ("r1 y2", "o1 o2", "y1 y3 g15")  # the robbed seat draws
    assert stands(m) == ("draw", 1)
    assert all(has(m, number)["shown"] == [] for number in range(3))  # the rest go back


def test_L16_or_none() -> None:
    m = play(at("r1 take", top="g15", seat1=seat("o1"), seat2=seat("y1")), "play take", "pick none")
    assert (hand(m), hand(m, 1), hand(m, 2)) == ("r1", "o1", "y1")
    assert (m.position()["stock"][0], stands(m)) == ("g15", ("draw", 1))


def test_L16_none_also_when_nobody_has_a_card_to_show() -> None:
    m = play(at("r1 take", seat1=seat(""), seat2=seat("")), "play take")
    assert (stands(m), m.legal()) == (("pick", 0), ["pick none"])


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("pick 1 o4", "L16 not-shown"),  # held, not shown
        ("pick 1 y1", "L16 not-shown"),
        ("pick 0 r1", "L16 not-shown"),
        ("pick 5 o1", "L03 no-seat"),
        ("discard r1", "L16 pick-first"),
        ("draw", "L16 pick-first"),
        ("play keep", "L16 pick-first"),
        ("show r1", "L16 pick-first"),
        ("done", "L16 pick-first"),
    ],
)
def test_L16_only_a_card_that_is_shown(move: str, refused: str) -> None:
    m = at("r1 keep take", seat1=seat("o1 o2 o3 o4"), seat2=seat("y1"))
    play(m, "play take", "show o1", "show o2", "show o3")
    assert why(m, move) == refused


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("show p1", "L16 not-held"),
        ("discard o1", "L16 show-first"),
        ("draw", "L16 show-first"),
        ("pick none", "L16 show-first"),
        ("done", "L16 show-first"),
        ("lay o1 o2 o3", "L16 show-first"),
    ],
)
def test_L16_who_must_show_does_nothing_else(move: str, refused: str) -> None:
    m = play(at("r1 take", seat1=seat("o1 o2 o3 o4"), seat2=seat("y1"), card=RUN), "play take")
    assert why(m, move) == refused


def test_L16_of_equal_cards_two_can_be_shown_and_one_is_picked() -> None:
    m = at("r1 take", edition="master+level8", seat1=seat("o1 o1 o3 o4"), seat2=seat("y1"), top="g9")
    play(m, "play take", "show o1", "show o1")
    assert why(m, "show o1") == "L16 already-shown"
    play(m, "show o3")
    assert offers(m, "pick") == ["1 o1", "1 o3", "2 y1", "none"]
    assert hand(play(m, "pick 1 o1"), 1) == "o1 o3 o4 g9"


@pytest.mark.parametrize("card", ["j6", "take", "keep"])
def test_L16_jokers_and_specials_can_be_shown_and_taken(card: str) -> None:
    m = play(at("r1 take", seat1=seat(f"o1 {card}"), seat2=seat("y1")), "play take", f"pick 1 {card}")
    assert hand(m) == f"r1 {card}"


def test_L16_a_robbed_seat_whose_draw_lapses_does_not_end_the_round() -> None:
    m = at("r1 take", stock="", seat1=seat("o1", pile="p1"), seat2=seat("y1"))
    play(m, "play take", "pick 1 o1")
    assert (hand(m, 1), m.position()["round"], stands(m)) == ("", 1, ("draw", 1))


def test_L16_outside_a_take_nothing_is_shown_or_picked() -> None:
    m = at("r1 r2")
    assert why(m, "show r1") == why(m, "pick 1 o1") == why(m, "pick none") == "L16 not-asked"


# L17: swap


def test_L17_it_goes_face_up_under_the_stock() -> None:
    m = play(at("r1 r2 swap"), "play swap")
    assert (m.position()["under"], m.position()["put"], stands(m)) == (["swap"], 0, ("put", 0))


def test_L17_up_to_three_cards_one_by_one_in_any_order_then_as_many_are_drawn() -> None:
    m = at("r1 r2 r3 r4 swap", pile="o1", top="y1 y2 y3 y4")
    play(m, "play swap")
    assert m.legal() == ["put r1", "put r2", "put r3", "put r4", "done"]
    play(m, "put r3", "put r1")
    assert (pile(m), hand(m), m.position()["put"]) == ("o1 r3 r1", "r2 r4", 2)
    play(m, "put r4")  # after the third the draw follows by itself
    assert (pile(m), hand(m), stands(m)) == ("o1 r3 r1 r4", "r2 y1 y2 y3", ("draw", 1))


@pytest.mark.parametrize(("put", "drawn"), [([], ""), (["put r2"], " y1"), (["put r2", "put r3"], " y1 y2")])
def test_L17_it_may_stop_earlier_also_at_none(put: list[str], drawn: str) -> None:
    m = play(at("r1 r2 r3 swap", top="y1 y2 y3"), "play swap", *put, "done")
    assert hand(m).endswith(drawn)
    assert len(has(m, 0)["hand"]) == 3
    assert stands(m) == ("draw", 1)


def test_L17_never_from_discard_piles() -> None:
    m = play(at("r1 r2 swap", pile="o1", seat1=seat(pile="o2")), "play swap", "put r1")
    assert why(m, "draw 0") == why(m, "draw 1") == why(m, "draw") == "L17 put-first"


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("put p1", "L17 not-held"),
        ("put swap", "L17 not-held"),  # it is under the stock
        ("discard r1", "L17 put-first"),
        ("play keep", "L17 put-first"),
        ("lay r1 r2 r3", "L17 put-first"),
    ],
)
def test_L17_only_hand_cards_and_nothing_else_meanwhile(move: str, refused: str) -> None:
    assert why(play(at("r1 r2 r3 keep swap", card=RUN), "play swap"), move) == refused


def test_L17_any_card_may_be_put_jokers_and_specials_too() -> None:
    m = play(at("r1 j1 take keep swap"), "play swap", "put take", "put j1", "put keep")
    assert pile(m) == "take j1 keep"
    assert len(has(m, 0)["hand"]) == 4


@pytest.mark.parametrize("held", ["r9", "r8 r9", "r7 r8 r9"])
def test_L17_swap_ends_yes_the_last_hand_card_put_down_ends_the_round_at_once(held: str) -> None:
    m = at(f"{held} swap", laid=["set r1 o1"], card=PAIR)
    play(m, "play swap", *(f"put {card}" for card in held.split()))
    assert (m.position()["round"], has(m, 0)["level"]) == (2, 3)
    told = [event["type"] for event in m.events(0)]
    assert told[-4:] == ["put", "round-over", "dealt", "turn"]  # nothing is drawn any more


@pytest.mark.parametrize("held", ["r9", "r8 r9", "r7 r8 r9"])
def test_L17_swap_ends_no_the_draw_follows_and_the_turn_passes_on(held: str) -> None:
    edition = house(swap_ends=False)
    m = at(f"{held} swap", laid=["set r1 o1"], card=PAIR, top="p1 p2 p3", edition=edition)
    play(m, "play swap", *(f"put {card}" for card in held.split()))
    assert (m.position()["round"], has(m, 0)["level"], stands(m)) == (1, 1, ("draw", 1))
    assert hand(m) == " ".join(["p1", "p2", "p3"][: len(held.split())])
    assert pile(m) == held
    assert [event["type"] for event in m.events(0)][-3:] == ["put", "drew", "turn"]


def test_L17_swap_ends_no_a_discard_still_ends_the_round() -> None:
    m = play(at("r9", laid=["set r1 o1"], card=PAIR, edition=house(swap_ends=False)), "discard r9")
    assert (m.position()["round"], has(m, 0)["level"]) == (2, 3)


def test_L17_L26_swap_ends_no_a_round_cut_in_a_swap_has_no_ender() -> None:
    edition = house(swap_ends=False, max_plays=100)
    m = play(at("r9 swap", laid=["set r1 o1"], card=PAIR, edition=edition, extra={"plays": 98}), "play swap", "put r9")
    assert (m.position()["round"], has(m, 0)["level"]) == (2, 2)
    (over,) = [event for event in m.events(None) if event["type"] == "round-over"]
    assert "seat" not in over


def test_L17_a_swap_of_no_card_is_told() -> None:
    m = play(at("r1 r2 swap"), "play swap", "done")
    assert [(event["type"], event.get("card")) for event in m.events(1)][-2:] == [("put", None), ("turn", None)]
    m = play(at("r1 r2 swap"), "play swap", "put r1", "done")
    assert [event["type"] for event in m.events(1)][-4:] == ["put", "turn", "drew", "turn"]


def test_L17_outside_a_swap_nothing_is_put() -> None:
    m = at("r1 r2")
    assert why(m, "put r1") == why(m, "done") == "L17 not-asked"


# L17a: keep


def test_L17a_it_lies_open_before_the_player_to_the_end_of_the_round() -> None:
    m = play(at("r1 keep"), "play keep")
    assert has(m, 0)["keeps"] == 1
    for who in (None, 1, 2):
        assert m.view(who)["seats"][0]["keeps"] == 1
    assert (m.position()["under"], pile(m)) == ([], "")


def ended_by_seat_1(**zones: object) -> halfpast.Match:
    """Seat 1 is about to end the round; seat 0 has these zones."""
    other = at(seat1=seat("p1", laid=["set p2 b2"]), card=PAIR, **zones).position()  # type: ignore[arg-type]
    return play(halfpast.load({**other, "turn": 1}), "discard p1")


def test_L17a_then_up_to_three_hand_cards_may_be_kept() -> None:
    m = ended_by_seat_1(hand="r1 r2 r3 r4 r5", keeps=1)
    assert stands(m) == ("keep", 0)
    play(m, "keep r2", "keep r4", "keep r5")  # the last one ends the choice
    assert m.position()["round"] == 2
    assert {"r2", "r4", "r5"} <= set(has(m, 0)["hand"])


def test_L17a_if_the_level_is_not_laid_out() -> None:
    m = ended_by_seat_1(hand="r1 r2 r3", keeps=2, laid=["set r9 o9"])
    assert m.position()["round"] == 2  # nobody was asked


def test_L17a_several_add_up() -> None:
    m = ended_by_seat_1(hand="r1 r2 r3 r4 r5 r6 r7", keeps=2)
    for number in range(1, 6):
        play(m, f"keep r{number}")
    assert stands(m) == ("keep", 0)
    play(m, "keep r6")
    assert m.position()["round"] == 2
    assert {f"r{number}" for number in range(1, 7)} <= set(has(m, 0)["hand"])


@pytest.mark.parametrize("level", range(1, 9))
def test_L17a_on_any_level_and_with_the_level_out_it_may_be_played(level: int) -> None:
    assert "play keep" in at("r9 keep", level=level).legal()
    assert "play keep" in at("r9 keep", level=level, laid=["set r1 o1"], card=PAIR).legal()


# L24: skip

SKIPS = ["master+skips", "master+level8", "level8"]


@pytest.mark.parametrize("edition", SKIPS)
@pytest.mark.parametrize("other", [1, 2])
def test_L24_a_skip_goes_before_any_other_seat(edition: str, other: int) -> None:
    m = at("r1 skip", edition=edition)
    assert offers(m, "play") == ["skip 1", "skip 2"]
    assert why(m, "play skip 0") == "L24 skip-self"
    assert why(m, "play skip 5") == "L03 no-seat"
    play(m, f"play skip {other}")
    assert hand(m) == "r1"
    if other == 2:
        assert stands(m) == ("draw", 1)
        assert has(m, 2)["skip"] is True


def test_L24_that_has_none() -> None:
    m = at("r1 skip", edition="level8", seat1=seat(skip=True))
    assert offers(m, "play") == ["skip 2"]
    assert why(m, "play skip 1") == "L24 skip-twice"
    m = at("r1 skip", edition="level8", seat1=seat(skip=True), seat2=seat(skip=True))
    assert offers(m, "play") == []  # then it can be discarded


def test_L24_on_its_turn_that_seat_only_slides_it_under_the_stock() -> None:
    m = at("r1 skip", edition="level8", seat1=seat("o1 o2", pile="y1"))
    play(m, "play skip 1")
    assert stands(m) == ("draw", 2)  # its whole turn, with nothing to decide
    assert (has(m, 1)["skip"], m.position()["under"], hand(m, 1), pile(m, 1)) == (False, ["skip"], "o1 o2", "y1")


def test_L24_two_seats_in_a_row_so_that_the_turn_comes_back() -> None:
    m = at("r1 r2 skip", edition="level8", seat2=seat(skip=True))
    play(m, "play skip 1")
    assert stands(m) == ("draw", 0)
    assert m.position()["under"] == ["skip", "skip"]


def test_L24_a_skipped_seat_is_not_skipped_again() -> None:
    m = at("r1 r2 skip", edition="level8", seats=2, seat1=seat("o1 o2"))
    play(m, "play skip 1", "draw", "discard r1")
    assert stands(m) == ("draw", 1)


def test_L16_L24_who_has_a_skip_before_it_shows_and_may_be_robbed() -> None:
    m = at("r1 take", edition="master+skips", top="g9", seat1=seat("o1", skip=True), seat2=seat("y1"))
    play(m, "play take", "pick 1 o1")
    assert (hand(m, 1), stands(m), m.position()["under"]) == ("g9", ("draw", 2), ["take", "skip"])


def test_L24_there_are_none_in_master() -> None:
    assert why(at("r1 r2"), "play skip 1") == "L15 not-held"
    assert why(at("r1 skip", edition=house(skips=1)), "play skip 1") == ""


def test_L14_L16_a_take_leaves_groups_alone() -> None:
    m = at("r1 take", seat1=seat("o1", laid=["set r5 j1=o5"]), seat2=seat("y1"), card=PAIR)
    assert groups(play(m, "play take", "pick 1 o1"), 1) == ["set r5 j1=o5"]
