"""A turn: L06 to L10, with the book's examples of laying off."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.level8.rules.positions import (
    COLOUR_RUN,
    COLOURS,
    PAIR,
    PAIRS,
    RUN,
    at,
    groups,
    hand,
    has,
    house,
    levels,
    offers,
    pile,
    play,
    seat,
    stands,
    why,
)

# L06: drawing


def test_L06_the_top_of_the_stock_is_drawn() -> None:
    m = play(at("r1", phase="draw", top="y9 y8"), "draw")
    assert hand(m) == "r1 y9"
    assert m.position()["stock"][0] == "y8"
    assert stands(m) == ("act", 0)


@pytest.mark.parametrize("other", [0, 1, 2])
def test_L06_or_the_top_of_any_discard_pile_its_own_too(other: int) -> None:
    m = at("r1", phase="draw", pile="o1 o2", seat1=seat(pile="o3 o4"), seat2=seat(pile="o5 o6"))
    assert m.legal() == ["draw", "draw 0", "draw 1", "draw 2"]
    play(m, f"draw {other}")
    assert hand(m) == f"r1 o{2 * other + 2}"
    assert pile(m, other) == f"o{2 * other + 1}"
    assert stands(m) == ("act", 0)


@pytest.mark.parametrize("card", ["r7", "j6", "take", "swap", "keep"])
def test_L06_whatever_card_that_is(card: str) -> None:
    m = play(at("r1", phase="draw", seat2=seat(pile=f"o5 {card}")), "draw 2")
    assert hand(m) == f"r1 {card}"


@pytest.mark.parametrize("move", ["discard r1", "play take", "off r1 1.1", "lay r1 r2 r3", "play skip 1"])
def test_L06_first_the_seat_must_draw(move: str) -> None:
    m = at("r1 r2 r3 take", phase="draw", card=RUN, seat1=seat(laid=["run r4 r5 r6"]))
    assert why(m, move) == "L06 draw-first"


def test_L06_one_card_only() -> None:
    m = play(at("r1", phase="draw", pile="o1"), "draw")
    assert why(m, "draw") == why(m, "draw 0") == "L06 drawn"


def test_L06_an_empty_pile_gives_nothing() -> None:
    m = at("r1", phase="draw", pile="o1")
    assert m.legal() == ["draw", "draw 0"]
    assert why(m, "draw 1") == "L06 no-pile"


def test_L03_L06_there_is_no_pile_of_a_seat_that_is_not_there() -> None:
    assert why(at("r1", phase="draw"), "draw 5") == "L03 no-seat"


# L07: laying out

TWO_RUNS = "r1 r2 r3 o7 o8 o9"  # level 1 of level8-1


def test_L07_all_groups_of_the_level_at_once_from_the_hand() -> None:
    m = play(at(f"{TWO_RUNS} y1 y2"), "lay r1 r2 r3 / o7 o8 o9")
    assert groups(m) == ["run r1 r2 r3", "run o7 o8 o9"]
    assert hand(m) == "y1 y2"
    assert stands(m) == ("act", 0)


def test_L07_it_lies_face_up_for_all_to_see() -> None:
    m = play(at(f"{TWO_RUNS} y1"), "lay r1 r2 r3 / o7 o8 o9")
    for who in (None, 1, 2):
        assert m.view(who)["seats"][0]["laid"] == has(m, 0)["laid"]


def test_L07_it_may_not_must() -> None:
    m = at(f"{TWO_RUNS} y1")
    assert offers(m, "lay") != []
    assert stands(play(m, "discard y1")) == ("draw", 1)


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("lay r1 r2 r3", "L07 number-of-groups"),  # a part
        ("lay r1 r2 r3 / o7 o8 o9 / y1 y2 y3", "L07 number-of-groups"),  # an extra group
        ("lay r1 r2 / r3 o7 o8 o9", "L07 group-size"),
        ("lay r1 r2 r3 r4 / o7 o8 o9", "L07 group-size"),  # that card is laid off, once the level is out
        ("lay r1 r2 r3 / o7 o8", "L07 group-size"),
        ("lay r1 r2 r3 / b7 b8 b9", "L07 not-held"),
        ("lay r1 r2 r3 / r1 r2 r3", "L07 not-held"),  # a card lies in one group
        ("lay r1 r2 r3 / o7 o8 j6=o9", "L07 not-held"),
    ],
)
def test_L07_no_part_no_extra_group_no_other_size_only_hand_cards(move: str, refused: str) -> None:
    assert why(at(f"{TWO_RUNS} r4 y1 y2 y3"), move) == refused


def test_L07_groups_come_in_the_level_cards_order() -> None:
    m = at("r1 r2 r3 o9 o2 o5 o6 y1", level=3)  # a run of 3, four of a colour
    assert why(m, "lay o9 o2 o5 o6 / r1 r2 r3") == "L07 group-size"
    assert groups(play(m, "lay r1 r2 r3 / o9 o2 o5 o6")) == ["run r1 r2 r3", "colour o2 o5 o6 o9"]


def test_L07_nothing_is_added_later_no_fifth_pair() -> None:
    m = at("o2 y2 r1", laid=["set r3 o3", "set r4 o4", "set r5 o5", "set r6 o6"], card=PAIRS)
    assert why(m, "lay o2 y2") == "L07 already-out"
    assert why(m, "off o2 0.5") == "L08 no-group"


def test_L07_one_level_a_round() -> None:
    m = at("r1 r2 r3 o4 y1", card=RUN)
    play(m, "lay r1 r2 r3")
    assert offers(m, "lay") == []
    assert why(m, "lay o4 y1 r1") == "L07 already-out"
    assert has(m, 0)["level"] == 1


def test_L07_only_the_current_level() -> None:
    m = at(f"{TWO_RUNS} y7 g7 y8 g8 y9", level=2)  # four pairs
    assert why(m, "lay r1 r2 r3 / o7 o8 o9") == "L07 number-of-groups"
    assert why(m, "lay r1 r2 / r3 o7 / o8 o9 / y7 g7") == "L11 not-set"


def test_L07_a_way_to_lay_is_offered_whenever_there_is_one() -> None:
    assert offers(at(f"{TWO_RUNS} y1"), "lay") == ["r1 r2 r3 / o7 o8 o9"]
    assert offers(at("r1 r2 r3 o7 o8 p10 p11 y1"), "lay") == []
    assert offers(at("r1 r2 r3 o7 o8 j6 y1"), "lay") != []


# L08: laying off

OWN = ["set p1 b1"]  # a level that is out, where PAIR is the card


def test_L08_only_once_the_own_level_is_out() -> None:
    m = at("r7 r8 y1", seat1=seat(laid=["run r4 r5 r6"]), card=RUN)
    assert offers(m, "off") == []
    assert why(m, "off r7 1.1") == "L08 not-out"


def test_L08_from_that_same_turn_on() -> None:
    m = play(at("r1 r2 r3 r4 y1", card=RUN), "lay r1 r2 r3")
    assert offers(m, "off") == ["r4 0.1"]
    assert groups(play(m, "off r4 0.1")) == ["run r1 r2 r3 r4"]


def test_L08_in_later_turns_too_and_as_many_as_fit() -> None:
    m = at("r7 r8 r9 y1", phase="draw", laid=OWN, seat1=seat(laid=["run r4 r5 r6"]), card=PAIR)
    play(m, "draw", "off r7 1.1", "off r8 1.1", "off r9 1.1")
    assert groups(m, 1) == ["run r4 r5 r6 r7 r8 r9"]


def test_L08_but_not_before_drawing() -> None:
    m = at("r7 y1", phase="draw", laid=OWN, seat1=seat(laid=["run r4 r5 r6"]), card=PAIR)
    assert why(m, "off r7 1.1") == "L06 draw-first"


def test_L08_on_ones_own_groups_or_anothers() -> None:
    m = at("r1 o1 y5 y1", laid=["set p1 b1"], seat1=seat(laid=["set g1 j1=r1"]), card=PAIR)
    assert {"r1 0.1", "r1 1.1"} <= set(offers(m, "off"))
    play(m, "off r1 1.1", "off o1 0.1")
    assert groups(m, 0) == ["set o1 b1 p1"]
    assert sorted(groups(m, 1)[0].split()) == ["g1", "j1=r1", "r1", "set"]


def test_L08_a_card_laid_off_leaves_the_hand_and_the_turn_goes_on() -> None:
    m = play(at("r7 y1 y2", laid=OWN, seat1=seat(laid=["run r4 r5 r6"]), card=PAIR), "off r7 1.1")
    assert hand(m) == "y1 y2"
    assert stands(m) == ("act", 0)


def takes(group: str) -> list[str]:
    """Every number card that a group on the table takes."""
    cards = [f"{colour}{number}" for colour in COLOURS for number in range(1, 16)]
    there = [*group.split()[1:], "p1", "b1"]
    m = at(" ".join(card for card in cards if card not in there), laid=OWN, seat1=seat("", laid=[group]), card=PAIR)
    return [move.removesuffix(" 1.1") for move in offers(m, "off") if move.endswith("1.1")]


def any_colour(*numbers: int) -> list[str]:
    return [f"{colour}{number}" for colour in COLOURS for number in sorted(numbers)]


def test_L08_example_of_the_book_run_of_three_4_5_6() -> None:
    assert takes("run r4 o5 y6") == any_colour(3, 7)
    m = at("b7 g8 b3 p2 y1", laid=OWN, seat1=seat(laid=["run r4 o5 y6"]), card=PAIR)
    assert why(m, "off g8 1.1") == why(m, "off p2 1.1") == "L08 off-run"
    play(m, "off b7 1.1", "off g8 1.1", "off b3 1.1", "off p2 1.1")  # 7 and then 8, 3 and then 2
    assert groups(m, 1) == ["run p2 b3 r4 o5 y6 b7 g8"]


def test_L08_example_of_the_book_four_pairs_2_2_3_3_6_6_6_6() -> None:
    m = at("r2 o2 r3 o3 r6 o6 y6 g6 y2 y3 b6 r5 y1", card=PAIRS)
    play(m, "lay r2 o2 / r3 o3 / r6 o6 / y6 g6")
    assert sorted(offers(m, "off")) == ["b6 0.3", "b6 0.4", "y2 0.1", "y3 0.2"]  # every 2, 3 and 6
    assert why(m, "off r5 0.1") == "L08 off-set"
    play(m, "off y2 0.1", "off y3 0.2", "off b6 0.4")
    assert groups(m) == ["set r2 o2 y2", "set r3 o3 y3", "set r6 o6", "set y6 g6 b6"]


def test_L08_example_of_the_book_run_of_four_8_9_10_11_and_two_pairs_3_3_9_9() -> None:
    m = at("r8 o9 y10 g11 r3 o3 r9 y9 b7 b6 b12 b13 y3 g9 y1", card=levels(("run", 4), ("set", 2), ("set", 2)))
    play(m, "lay r8 o9 y10 g11 / r3 o3 / r9 y9")
    assert sorted(offers(m, "off")) == ["b12 0.1", "b7 0.1", "g9 0.3", "y3 0.2"]
    play(m, "off b7 0.1", "off b6 0.1", "off b12 0.1", "off b13 0.1", "off y3 0.2", "off g9 0.3")
    assert groups(m)[0] == "run b6 b7 r8 o9 y10 g11 b12 b13"
    assert (hand(m), groups(m)[1:]) == ("y1", ["set r3 o3 y3", "set r9 y9 g9"])


def test_L08_example_of_the_book_colour_run_of_three_red_6_7_8() -> None:
    m = at("r6 r7 r8 r9 r10 r5 r4 b9 b5 y1", card=COLOUR_RUN)
    play(m, "lay r6 r7 r8")
    assert sorted(offers(m, "off")) == ["r5 0.1", "r9 0.1"]
    assert why(m, "off b9 0.1") == why(m, "off b5 0.1") == "L08 off-colour-run"  # no other colour
    play(m, "off r9 0.1", "off r10 0.1", "off r5 0.1", "off r4 0.1")
    assert groups(m) == ["colour-run r4 r5 r6 r7 r8 r9 r10"]


def test_L08_runs_grow_at_both_ends_never_past_1_or_15() -> None:
    assert takes("run r1 r2 r3") == any_colour(4)
    assert takes("run r13 r14 r15") == any_colour(12)
    whole = "run " + " ".join(f"r{number}" for number in range(1, 16))
    assert takes(whole) == []


def test_L08_15_and_1_do_not_join() -> None:
    m = at("o1 o15 y4", laid=OWN, seat1=seat(laid=["run r13 r14 r15"]), seat2=seat(laid=["run y1 y2 y3"]), card=PAIR)
    assert why(m, "off o1 1.1") == why(m, "off o15 2.1") == "L08 off-run"


def test_L08_colour_runs_never_grow_past_1_or_15() -> None:
    assert takes("colour-run r1 r2 r3") == ["r4"]
    assert takes("colour-run r13 r14 r15") == ["r12"]


def test_L08_sets_by_the_same_number() -> None:
    assert takes("set r9 o9") == [f"{colour}9" for colour in "ygbp"]


def test_L08_colour_groups_by_the_same_colour() -> None:
    assert takes("colour y2 y9 y4") == [f"y{number}" for number in range(1, 16) if number not in (2, 4, 9)]
    m = at("o3 y1", laid=OWN, seat1=seat(laid=["colour y2 y9 y4"]), card=PAIR)
    assert why(m, "off o3 1.1") == "L08 off-colour"


def test_L08_there_must_be_such_a_group_and_such_a_card() -> None:
    m = at("o3 y1", laid=OWN, card=PAIR)
    assert why(m, "off o3 0.2") == why(m, "off o3 1.1") == why(m, "off o3 5.1") == why(m, "off o3 0.9")
    assert why(m, "off o3 0.2") == "L08 no-group"
    assert why(m, "off r1 0.1") == "L08 not-held"


# L09: the discard


@pytest.mark.parametrize("card", ["r1", "p15", "j1", "take", "swap", "keep"])
def test_L09_last_it_discards_any_hand_card_on_its_own_pile(card: str) -> None:
    m = play(at("r1 p15 j1 take swap keep", pile="o1"), f"discard {card}")
    assert pile(m) == f"o1 {card}"
    assert card not in hand(m).split()
    assert stands(m) == ("draw", 1)


def test_L09_a_special_discarded_has_no_effect() -> None:
    m = play(at("r1 take", seat1=seat(pile="o1")), "discard take")
    assert stands(m) == ("draw", 1)
    assert (pile(m), m.position()["under"]) == ("take", [])
    assert has(play(at("r1 keep"), "discard keep"), 0)["keeps"] == 0
    m = play(at("r1 skip", edition="level8"), "discard skip")
    assert not any(has(m, number)["skip"] for number in range(3))


def test_L09_it_must_discard_or_play_a_special() -> None:
    m = at("r1 r2 r3 r4 keep", card=RUN, laid=["run o1 o2 o3"])
    assert {move.split()[0] for move in m.legal()} == {"discard", "play", "off"}
    assert why(m, "done") == "L17 not-asked"
    assert why(m, "discard r9") == "L09 not-held"


def test_L09_it_cannot_lay_off_its_last_card() -> None:
    m = at("r4 r5", laid=OWN, seat1=seat(laid=["run r1 r2 r3"]), card=PAIR)
    play(m, "off r4 1.1")
    assert why(m, "off r5 1.1") == "L09 keep-one"
    assert m.legal() == ["discard r5"]


def test_L09_it_cannot_lay_out_a_level_that_leaves_none() -> None:
    m = at("r1 r2 r3 o7 o8 o9")
    assert offers(m, "lay") == []
    assert why(m, "lay r1 r2 r3 / o7 o8 o9") == "L09 keep-one"


@pytest.mark.parametrize("held", ["r1 r2 r3", "y9", "r1 r2 r3 o7 o8"])
def test_L07_a_hand_smaller_than_the_level_does_not_hold_it(held: str) -> None:
    m = at(held)
    assert offers(m, "lay") == []
    assert why(m, "lay r1 r2 r3 / o7 o8 o9") == "L07 not-held"


@pytest.mark.parametrize("rest", ["y1", "take"])
def test_L09_the_card_left_may_be_any(rest: str) -> None:
    m = play(at(f"r1 r2 r3 o7 o8 o9 {rest}"), "lay r1 r2 r3 / o7 o8 o9")
    assert m.legal() == [f"discard {rest}"]


def test_L09_L22_but_level_8_may_leave_none() -> None:
    m = at("r1 o1 r2 o2 y2 r3 o3 y3 g3", level=8)
    assert stands(play(m, "lay r1 o1 / r2 o2 y2 / r3 o3 y3 g3")) == ("over", None)


# L10: a new stock


def test_L10_the_last_card_drawn_brings_a_new_stock_of_all_discards_but_the_tops() -> None:
    m = at("r1", phase="draw", stock="y9", pile="o1 o2 o3", seat1=seat("r2", pile="o4 o5"), seat2=seat("r3", pile="o6"))
    play(m, "draw")
    assert hand(m) == "r1 y9"
    assert sorted(m.position()["stock"]) == ["o1", "o2", "o4"]
    assert [pile(m, number) for number in range(3)] == ["o3", "o5", "o6"]


def test_L10_it_is_shuffled() -> None:
    orders = set()
    for deals in range(20):
        rng = {"rng": {"key": "07" * 32, "deals": deals}}
        m = play(at("r1", phase="draw", stock="y9", pile="o1 o2 o3 o4 o5", extra=rng), "draw")
        orders.add(tuple(m.position()["stock"]))
    assert len(orders) > 10


def test_L10_drawing_from_a_pile_does_not_end_the_stock() -> None:
    m = play(at("r1", phase="draw", stock="y9", pile="o1 o2 o3"), "draw 0")
    assert (m.position()["stock"], pile(m)) == (["y9"], "o1 o2")


def test_L10_shuffle_specials_yes_with_the_specials_under_the_stock() -> None:
    m = at("r1", phase="draw", stock="y9", pile="o1 o2", under="take swap swap")
    play(m, "draw")
    assert (sorted(m.position()["stock"]), m.position()["under"]) == (["o1", "swap", "swap", "take"], [])


def test_L10_shuffle_specials_no_they_stay_under_it() -> None:
    edition = house(shuffle_specials=False)
    m = play(at("r1", phase="draw", stock="y9", pile="o1 o2", under="take swap", edition=edition), "draw")
    assert (m.position()["stock"], m.position()["under"]) == (["o1"], ["take", "swap"])


def test_L10_L24_skips_under_the_stock_too() -> None:
    m = play(at("r1", phase="draw", stock="y9", pile="o1 o2", under="skip", edition="level8"), "draw")
    assert sorted(m.position()["stock"]) == ["o1", "skip"]


def test_L10_L17_in_the_middle_of_a_swap() -> None:
    """The put cards but the last, and the swap itself, are in the new stock from which the draw goes on."""
    m = at("r1 r2 r3 r4 swap", stock="y9", pile="o1 o2")
    play(m, "play swap", "put r1", "put r2", "put r3")
    assert len(has(m, 0)["hand"]) == 4
    assert {"r4", "y9"} <= set(has(m, 0)["hand"])
    assert pile(m) == "r3"
    new = [*m.position()["stock"], *has(m, 0)["hand"]]
    assert sorted(new) == sorted(["o1", "o2", "r1", "r2", "swap", "r4", "y9"])
    assert m.position()["under"] == []


def test_L10_L16_when_a_robbed_seat_draws() -> None:
    m = at("r1 r2 take", stock="y9", pile="o1 o2", seat1=seat("p1"), seat2=seat("p2"))
    play(m, "play take", "pick 1 p1")
    assert (hand(m), hand(m, 1)) == ("r1 r2 p1", "y9")
    assert sorted(m.position()["stock"]) == ["o1", "take"]


def test_L10_if_that_gives_no_card_the_stock_stays_empty() -> None:
    m = play(at("r1 r2", phase="draw", stock="y9", seat1=seat("p1 p2", pile="o1")), "draw")
    assert m.position()["stock"] == []
    play(m, "discard r1", "draw 1", "discard p1", "draw 1", "discard p1")  # piles grow again
    assert stands(m) == ("draw", 0)
    assert m.position()["stock"] == []
    assert why(m, "draw") == "L10 no-stock"


def test_L10_then_a_seat_draws_from_a_discard_pile() -> None:
    m = at("r1 r2", phase="draw", stock="", seat1=seat("p1 p2", pile="o1"))
    assert m.legal() == ["draw 1"]


def test_L10_or_if_there_is_none_starts_with_its_level() -> None:
    m = at("r1 keep", stock="", seat1=seat("r4 r5 r6 p1"), seat2=seat("p2"), card=RUN)
    play(m, "play keep")
    assert stands(m) == ("act", 1)
    assert offers(m, "lay") == ["r4 r5 r6"]
    assert why(m, "draw") == "L06 drawn"


def test_L10_a_position_in_which_there_is_nothing_to_draw_says_so() -> None:
    with pytest.raises(halfpast.InvalidPosition, match=r"There is nothing to draw.*L10"):
        at("r1", phase="draw", stock="")


@pytest.mark.parametrize(("stock", "drawn"), [("", 0), ("y9", 1)])
def test_L10_L17_draws_of_a_swap_that_the_stock_cannot_give_lapse(stock: str, drawn: int) -> None:
    edition = house(shuffle_specials=False)
    m = at("r1 r2 r3 swap", stock=stock, edition=edition)
    play(m, "play swap", "put r1", "done")
    assert len(has(m, 0)["hand"]) == 2 + drawn
    assert stands(m) == ("draw", 1)


def test_L10_L16_the_draw_of_a_robbed_seat_lapses() -> None:
    m = at("r1 take", stock="", seat1=seat("p1"), seat2=seat("p2 p3"), edition=house(shuffle_specials=False))
    play(m, "play take", "pick 1 p1")
    assert (hand(m), hand(m, 1)) == ("r1 p1", "")


def test_L10_L16_a_seat_without_cards_draws_on_its_turn_or_its_turn_passes() -> None:
    m = at("r1 take", stock="", seat1=seat("p1"), seat2=seat("p2 p3"))
    play(m, "play take", "pick 1 p1")
    assert stands(m) == ("act", 2)  # nothing to draw, nothing to discard
    m = at("r1 take", stock="", seat1=seat("p1", pile="o1"), seat2=seat("p2 p3"))
    play(m, "play take", "pick 1 p1")
    assert (stands(m), m.legal()) == (("draw", 1), ["draw 1"])
    play(m, "draw 1", "discard o1")  # which ends the round
    assert m.position()["round"] == 2
