"""Specials: H12 to H18, and the parameters half_across, eight_half, five_wild, five_through_ghost."""

from __future__ import annotations

import pytest

import halfpast
from tests.games.half.rules.positions import EDITIONS, Edition, at, empty, has, house, in_order, play, row, seat, why

EIGHT_HALF = ("amigo", "demi", "fundex", "express-advanced")

# H12: the ghost


@pytest.mark.parametrize("pile", ["", "1", "5", "6", "6h", "7h", "8h", "9", "9h", "9hh", "6g", "8hg"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_H12_a_ghost_goes_on_every_bid(pile: str, edition: str) -> None:
    m = play(at(pile, "3g", edition=edition), "g")
    assert m.position()["pile"] == pile + "g"


@pytest.mark.parametrize(
    ("pile", "legal"),
    [("6", ["0", "6", "7", "8", "9"]), ("6h", ["7", "8", "9"]), ("8h", ["9"]), ("9h", []), ("9", ["0", "9"])],
)
def test_H12_the_bid_stays(pile: str, legal: list[str]) -> None:
    m = play(at(pile, "3g", seat1=seat("036789")), "g")
    assert m.legal() == (legal or ["take"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_H12_its_player_takes_over_the_risk_of_a_half_bid(edition: str) -> None:
    m = play(at("6h", "33g", edition=edition, seat1=seat("17")), "g", "7")
    assert has(m, 0)["aside"] == "67hg"
    assert has(m, 2)["aside"] == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_H12_ghost_risk_yes_who_lays_a_ghost_on_a_half_bid_can_be_caught(edition: str) -> None:
    m = play(at("6", "h33", edition=edition, seat1=seat("33g"), seat2=seat("17")), "h", "g")
    assert m.view(2)["catch"] == "7"
    play(m, "7")
    assert (has(m, 1)["aside"], m.seat) == ("67hg", 2)


NO_RISK = house("express-advanced", ghost_risk=False)


def test_H12_ghost_risk_no_nobody_is_caught_for_a_bid_with_a_ghost_on_it() -> None:
    m = play(at("6", "h33", edition=NO_RISK, seat1=seat("33g"), seat2=seat("17")), "h", "g")
    assert (m.view(2)["catch"], m.view(2)["bid"]["words"], m.legal()) == (None, "6½", ["7"])
    play(m, "7")
    assert (m.position()["pile"], m.seat) == ("6hg7", 0)  # a 7 as any other
    assert [has(m, number)["aside"] for number in range(3)] == ["", "", ""]


def test_H12_H16_ghost_risk_no_the_very_next_seat_may_attack_before_a_ghost_lies() -> None:
    m = play(at("6", "h33", edition=NO_RISK, seat1=seat("7")), "h", "7")
    assert has(m, 0)["aside"] == "67h"


@pytest.mark.parametrize(("pile", "card"), [("hg", "1"), ("4hg", "5"), ("8hg", "9"), ("6hgg", "7")])
def test_H12_ghost_risk_no_the_next_whole_number_is_only_a_number(pile: str, card: str) -> None:
    m = play(at(pile, card + "3", edition=NO_RISK), card)
    assert m.position()["pile"] == pile + card


@pytest.mark.parametrize(("pile", "lay"), [("7hg", "8h"), ("8hg", "8h"), ("6hg", "hh")])
def test_H12_ghost_risk_no_a_half_laid_on_the_ghost_is_a_risk_of_its_own(pile: str, lay: str) -> None:
    m = at(pile, lay + "3", edition=NO_RISK)
    assert play(m, lay).view(1)["catch"] == ("9" if lay == "8h" else "8")


def test_H12_H15b_ghost_risk_no_eight_and_a_half_stays_what_it_is() -> None:
    m = at("8hg", "0358hg", open="44", edition=NO_RISK)
    assert m.legal() == ["8h", "g"]
    assert why(m, "0") == why(m, "h") == "H15b on-eight-half"


def test_H12_H23a_ghost_risk_no_a_ghost_as_the_last_card_has_won_at_once() -> None:
    m = at("6h", "g", **empty(), edition=NO_RISK, seat1=seat("7"))
    assert play(m, "g").position()["phase"] == "over"
    assert play(at("6h", "g", **empty(), seat1=seat("7")), "g").position()["phase"] == "last-chance"


def test_H12_ghost_risk_no_a_blind_card_on_a_ghost_catches_nobody() -> None:
    m = play(at("6hg", "", open="", blind="78-", edition=NO_RISK), "blind 1")
    assert (m.position()["pile"], m.position()["from"]) == ("6hg7", "blind")


def test_H12_ghost_risk_no_a_position_and_a_view_say_the_same() -> None:
    m = at("6hg", "378", edition=NO_RISK)
    assert halfpast.load(m.position()).view(0) == m.view(0)
    assert halfpast.resample(m.view(0), seed=1).view(0) == m.view(0)


# H13: the ½


def test_H13_half_raises_the_bid_by_one_half() -> None:
    m = play(at("6", "3h", seat1=seat("678")), "h")
    assert m.legal() == ["7", "8"]
    assert why(m, "6") == "H08 below-bid"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H13_6_and_three_halves_is_seven_and_a_half(edition: str) -> None:
    m = at("6", "hhh", edition=edition, seat1=seat("0789"))
    assert m.legal() == ["h", "hh", "hhh"]
    play(m, "hhh")
    assert m.legal() == ["8", "9"]
    assert why(m, "7") == "H08 below-bid"
    assert why(m, "0") == "H14 zero-on-half"


@pytest.mark.parametrize("pile", ["", "0", "3", "3h", "5", "5h", "7h", "8", "9", "9h", "9hh", "g"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_H13_half_goes_on_every_bid_but_eight_and_a_half(pile: str, edition: str) -> None:
    assert why(at(pile, "3h", edition=edition), "h") == ""
    assert why(at("8h", "3h", edition=edition), "h") == "H15b on-eight-half"


def test_H13_half_on_9_makes_nine_and_a_half_then_10() -> None:
    nine_half = play(at("9", "hh3", seat1=seat("09g")), "h")
    assert nine_half.legal() == ["g"]
    ten = play(at("9", "hh3", seat1=seat("09g")), "hh")
    assert ten.legal() == ["0", "g"]


def test_H13a_half_across_no_a_set_may_end_on_eight_and_a_half() -> None:
    m = at("7h", "hhh", seat1=seat("089"))
    assert m.legal() == ["h", "hh"]
    assert why(m, "hhh") == "H13a half-across"
    assert play(m, "hh").legal() == ["9"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_H13a_half_across_no_8_and_two_halves_is_illegal(edition: str) -> None:
    m = at("8", "hh3", edition=edition)
    assert m.legal() == ["h"]
    assert why(m, "hh") == "H13a half-across"


def test_H13a_half_across_yes_8_and_two_halves_is_9() -> None:
    m = at("8", "hhh", edition=house(half_across=True), seat1=seat("0689"))
    assert m.legal() == ["h", "hh", "hhh"]
    nine = play(m.copy(), "hh")
    assert nine.legal() == ["0", "9"]
    assert why(nine, "8") == "H18 on-nine"
    nine_half = play(m.copy(), "hhh")
    assert nine_half.legal() == ["take"]


def test_H13a_half_across_yes_eight_and_a_half_itself_still_bears_no_half() -> None:
    m = at("8h", "hh9", edition=house(half_across=True))
    assert m.legal() == ["9"]
    assert why(m, "h") == why(m, "hh") == "H15b on-eight-half"


# H14: the 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pile", ["h", "3h", "6h", "6hg", "9h"])
def test_H14_zero_refused_on_half(pile: str, edition: str) -> None:
    assert why(at(pile, "08", edition=edition), "0") == "H14 zero-on-half"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pile", ["", "0", "3", "5", "6hh", "8", "9", "9g", "9hh"])
def test_H14_zero_on_every_whole_bid_makes_it_0(pile: str, edition: str) -> None:
    m = play(at(pile, "08", edition=edition, seat1=seat("0168")), "0")
    assert m.position()["pile"] == pile + "0"
    assert m.legal() == ["0", "1", "6", "8"]


# H15: 8+½


@pytest.mark.parametrize("pile", ["", "0", "3", "5g", "7", "7h", "8", "8g", "8h", "8hg", "8h8h"])
def test_H15_eight_half_yes_legal_where_an_8_is_and_on_eight_and_a_half(pile: str) -> None:
    m = play(at(pile, "38h", stock="12", seat1=seat("789")), "8h")
    assert m.position()["pile"] == pile + "8h"
    assert has(m, 0)["hand"] == "123"
    assert m.legal() == ["9"]


@pytest.mark.parametrize("pile", ["9", "9h", "9hh"])
def test_H15_eight_half_yes_not_where_an_8_is_illegal(pile: str) -> None:
    assert "8h" not in at(pile, "8h").legal()


@pytest.mark.parametrize("edition", EIGHT_HALF)
def test_H15_eight_half_yes_in_these_editions(edition: str) -> None:
    assert at("7", "8h", edition=edition).legal() == ["8", "8h", "h"]


@pytest.mark.parametrize("edition", ["express", house(eight_half=False)])
def test_H15_eight_half_no_only_the_8_or_the_half_alone(edition: Edition) -> None:
    m = at("7", "8h", edition=edition)
    assert m.legal() == ["8", "h"]
    assert why(m, "8h") == "H15 eight-half-off"


def test_H15_eight_half_no_eight_and_a_half_is_made_in_two_turns_and_bears_only_9_and_ghost() -> None:
    m = play(at("7", "8", edition="express", seat1=seat("3h"), seat2=seat("089hg")), "8", "h")
    assert m.legal() == ["9", "g"]
    assert why(m, "8h") == "H15 eight-half-off"


def test_H15a_exactly_one_of_each() -> None:
    m = at("7", "88hh")
    assert m.legal() == ["8", "88", "8h", "h", "hh"]
    for move in ("88h", "8hh", "88hh", "8h8h"):
        with pytest.raises(halfpast.InvalidMove):
            m.play(move)


def test_H15a_both_must_be_held() -> None:
    assert why(at("7", "88", open="344"), "8h") == "H09 not-held"
    assert why(at("7", "hh", open="344"), "8h") == "H09 not-held"


@pytest.mark.parametrize("edition", EIGHT_HALF)
def test_H15b_on_eight_and_a_half_only_ghost_8_and_half_and_9(edition: str) -> None:
    m = at("8h", "0123456789hg", edition=edition)
    assert m.legal() == ["8h", "9", "g"]
    assert why(m, "h") == why(m, "0") == "H15b on-eight-half"
    assert why(m, "7") == why(m, "8") == "H08 below-bid"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H15b_half_on_eight_half_no_there_is_no_half_on_it(edition: str) -> None:
    assert why(at("8h", "9hh", edition=edition), "h") == "H15b on-eight-half"


@pytest.mark.parametrize("base", EDITIONS)
def test_H15b_half_on_eight_half_yes_a_half_makes_it_9(base: str) -> None:
    m = at("8h", "0h3", edition=house(base, half_on_eight_half=True), seat1=seat("0789hg"))
    assert m.legal() == ["h"]
    assert why(m, "0") == "H15b on-eight-half"
    play(m, "h")
    assert (m.view(1)["bid"]["words"], m.view(1)["catch"]) == ("9", None)
    assert m.legal() == ["0", "9", "h", "g"]  # H18: as on a 9
    assert why(m, "8") == "H18 on-nine"


def test_H15b_half_on_eight_half_yes_no_wild_5_on_it() -> None:
    m = at("8h", "5h9", edition=house("express-advanced", half_on_eight_half=True))
    assert m.legal() == ["9", "h"]
    assert why(m, "5") == "H15b on-eight-half"


def test_H15b_H18_half_on_eight_half_yes_two_halves_make_nine_and_a_half() -> None:
    m = play(at("8h", "hh3", edition=house(half_on_eight_half=True), seat1=seat("09g")), "hh")
    assert (m.view(1)["bid"]["words"], m.legal()) == ("9½", ["g"])


@pytest.mark.parametrize("half_across", [False, True])
def test_H13a_H15b_half_on_eight_half_yes_a_set_may_step_across(half_across: bool) -> None:
    m = at("8", "hhh", edition=house(half_on_eight_half=True, half_across=half_across))
    assert m.legal() == ["h", "hh", "hhh"]


def test_H15b_H16_half_on_eight_half_yes_the_9_still_catches() -> None:
    m = play(at("8h", "93", edition=house(half_on_eight_half=True), seat2=seat("3")), "9")
    assert has(m, 2)["aside"] == "89h"


def test_H15b_without_eight_half_only_ghost_and_9() -> None:
    m = at("8h", "0123456789hg", edition="express")
    assert m.legal() == ["9", "g"]
    assert why(m, "h") == why(m, "0") == "H15b on-eight-half"


# H16: the attack

CATCHES = [
    ("h", "1"),
    ("1h", "2"),
    ("2h", "3"),
    ("3h", "4"),
    ("4h", "5"),
    ("5h", "6"),
    ("6h", "7"),
    ("7h", "8"),
]
CATCHES += [("8h", "9"), ("0h", "1"), ("gh", "1"), ("3hg", "4"), ("6hhh", "8"), ("348hg", "9")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("pile", "card"), CATCHES)
def test_H16_the_next_whole_number_catches_whoever_played_last(pile: str, card: str, edition: str) -> None:
    m = play(at(pile, card + "0g", stock="67", edition=edition), card)
    assert has(m, 2)["aside"] == in_order(pile + card)  # the whole pile with the attacking card
    assert (has(m, 0)["hand"], has(m, 0)["stock"]) == ("06g", "7")  # the attacker draws
    assert (m.position()["pile"], m.seat) == ("", 0)  # and opens a new pile
    assert m.legal() == ["0", "6", "g"]


def test_H16_8_and_half_is_caught_by_the_9() -> None:
    m = play(at("7", "338h", open="44", seat1=seat("19")), "8h", "9")
    assert has(m, 0)["hand"] == "33789h"
    assert m.seat == 1


def test_H16_only_a_half_bid_can_be_attacked() -> None:
    m = play(at("6", "73"), "7")
    assert (m.position()["pile"], m.seat) == ("67", 1)
    assert has(m, 2)["aside"] == ""


def test_H16_only_the_last_player_is_caught_not_who_made_the_half() -> None:
    m = at("6", "33h", seat1=seat("33g"), seat2=seat("377"))
    play(m, "h", "g", "7")
    assert [has(m, number)["aside"] for number in range(3)] == ["", "67hg", ""]


@pytest.mark.parametrize("move", ["6", "8", "9", "h", "g"])
def test_H16a_nobody_is_forced_to_attack(move: str) -> None:
    m = at("4h", "5689hg")
    assert m.legal() == ["5", "6", "8", "8h", "9", "h", "g"]
    play(m, move)
    assert (m.position()["pile"], m.seat) == ("4h" + move, 1)
    assert has(m, 2)["aside"] == ""


def test_H16a_the_half_gets_away_when_the_very_next_seat_does_not_attack() -> None:
    m = play(at("4h", "36", seat1=seat("7")), "6", "7")
    assert m.position()["pile"] == "4h67"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H16b_a_half_that_makes_a_whole_number_is_no_attack(edition: str) -> None:
    m = play(at("6h", "33h", edition=edition, seat1=seat("37")), "h")
    assert (m.position()["pile"], m.seat) == ("6hh", 1)
    assert play(m, "7").position()["pile"] == "6hh7"  # on a whole bid of 7: no attack either


def test_H16c_the_next_whole_number_always_attacks_with_several_copies_too() -> None:
    m = at("6h", "377")
    assert m.legal() == ["7", "77"]
    play(m, "77")
    assert has(m, 2)["aside"] == "677h"
    assert (m.seat, m.legal()) == (0, ["3"])


def test_H16c_8_and_half_on_seven_and_a_half_is_no_attack() -> None:
    m = play(at("7h", "338h", open="44", seat1=seat("9")), "8h")
    assert (m.position()["pile"], m.seat) == ("7h8h", 1)
    assert has(m, 2)["aside"] == ""
    assert has(play(m, "9"), 0)["hand"] == "33789hh"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H16c_on_nine_and_a_half_and_above_no_attack_exists(edition: str) -> None:
    for pile in ("9h", "9hhh"):
        m = at(pile, "9h", edition=edition)
        assert m.legal() == ["h"]
        assert why(m, "9") == "H18 on-nine"
        play(m, "h")
        assert (m.position()["pile"], m.seat) == (pile + "h", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_H16d_an_attacker_with_no_card_left_has_won_at_once(edition: str) -> None:
    m = play(at("6h", "7", **empty(), edition=edition), "7")
    assert m.position()["phase"] == "over"
    assert row(m)["finisher"] == 0
    assert row(m)["held"] == [0, 9, 12]  # seat 2 took the pile of three


def test_H16d_an_attack_with_the_last_blind_card_wins_too() -> None:
    m = play(at("6h", "", open="", blind="-7-"), "blind 2")
    assert m.position()["phase"] == "over"
    assert row(m)["finisher"] == 0


# H17: the 5


@pytest.mark.parametrize("pile", ["", "0", "3", "3h", "4", "5", "4hh", "g"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_H17_5_goes_on_a_bid_of_5_or_less(pile: str, edition: str) -> None:
    m = play(at(pile, "58", edition=edition), "5")
    assert m.position()["pile"] == pile + "5"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H17_the_next_seat_must_play_5_or_lower_half_0_or_ghost(edition: str) -> None:
    m = at("5", "0123456789hg", edition=edition)
    assert m.legal() == ["0", "1", "2", "3", "4", "5", "h", "g"]


def test_H17_a_lower_card_is_the_new_bid_and_only_the_next_seat_was_bound() -> None:
    m = play(at("5", "34", seat1=seat("238")), "3")
    assert m.legal() == ["3", "8"]
    assert why(m, "2") == "H08 below-bid"


def test_H17_a_5_on_a_5_binds_the_next_again() -> None:
    m = play(at("5", "35", seat1=seat("48")), "5")
    assert m.legal() == ["4"]


def test_H17_a_seat_under_a_5_with_only_higher_cards_takes_the_pile() -> None:
    assert at("35", "678").legal() == ["take"]


def test_H17_half_on_a_5_makes_five_and_a_half_and_the_next_goes_higher() -> None:
    m = play(at("5", "3h", seat1=seat("4567")), "h")
    assert m.legal() == ["6", "7"]
    assert why(m, "4") == "H08 below-bid"
    assert why(m, "5") == "H17 five-high"


def test_H17_0_on_a_5_frees_the_next() -> None:
    assert play(at("5", "03", seat1=seat("189")), "0").legal() == ["1", "8", "9"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_H17a_a_bid_of_5_made_of_four_and_a_half_and_half_is_no_duty(edition: str) -> None:
    m = play(at("4h", "3h", edition=edition, seat1=seat("45678")), "h")
    assert m.legal() == ["5", "6", "7", "8"]
    assert why(m, "4") == "H08 below-bid"


@pytest.mark.parametrize("edition", EDITIONS)
def test_H17b_under_a_5_6_to_9_are_illegal(edition: str) -> None:
    m = at("5", "36789h", edition=edition)
    assert m.legal() == ["3", "h"]
    assert [why(m, number) for number in "6789"] == ["H17b under-five"] * 4


@pytest.mark.parametrize("edition", EIGHT_HALF)
def test_H17b_under_a_5_8_and_half_is_illegal(edition: str) -> None:
    assert why(at("5", "8h", edition=edition), "8h") == "H17b under-five"


NOT_THROUGH = ["amigo", "demi", house("fundex", five_through_ghost=False)]
THROUGH = ["fundex", "express", "express-advanced", house("amigo", five_through_ghost=True)]


@pytest.mark.parametrize("edition", NOT_THROUGH)
@pytest.mark.parametrize("ghosts", ["g", "gg"])
def test_H17c_five_through_ghost_no_the_duty_lapses(edition: Edition, ghosts: str) -> None:
    m = play(at("5", "3gg", edition=edition, seat1=seat("456789")), ghosts)
    assert m.legal() == ["5", "6", "7", "8", "9"]
    assert why(m, "4") == "H08 below-bid"


@pytest.mark.parametrize("edition", THROUGH)
@pytest.mark.parametrize("ghosts", ["g", "gg"])
def test_H17c_five_through_ghost_yes_the_next_is_under_the_5_too(edition: Edition, ghosts: str) -> None:
    m = play(at("5", "3gg", edition=edition, seat1=seat("0456789hg")), ghosts)
    assert m.legal() == ["0", "4", "5", "h", "g"]
    assert [why(m, number) for number in "6789"] == ["H17b under-five"] * 4


def test_H17c_five_through_ghost_yes_through_ghosts_of_several_seats() -> None:
    m = play(at("5", "3g", edition="fundex", seat1=seat("8g"), seat2=seat("48")), "g", "g")
    assert m.legal() == ["4"]
    assert play(m, "4").position()["pile"] == "5gg4"


def test_H17c_five_through_ghost_yes_a_lower_card_ends_the_duty() -> None:
    m = play(at("5g", "4", edition="fundex", seat1=seat("8g"), seat2=seat("38")), "4", "g")
    assert m.legal() == ["8"]


@pytest.mark.parametrize("edition", ["amigo", "demi", "fundex", house("express", five_wild=False)])
@pytest.mark.parametrize("pile", ["5h", "6", "6h", "8"])
def test_H17x_five_wild_no_above_5_a_5_is_illegal(pile: str, edition: Edition) -> None:
    assert why(at(pile, "59", edition=edition), "5") == "H17 five-high"


@pytest.mark.parametrize("edition", ["amigo", "demi", "fundex"])
@pytest.mark.parametrize("pile", ["8h", "9", "9h"])
def test_H17x_five_wild_no_nor_is_it_legal_on_eight_and_a_half_and_above(pile: str, edition: str) -> None:
    assert why(at(pile, "5", edition=edition), "5") == "H17 five-high"


@pytest.mark.parametrize("edition", ["express", "express-advanced", house("amigo", five_wild=True)])
@pytest.mark.parametrize("pile", ["5h", "6", "6h", "7", "7h", "8", "9", "9h", "9hh"])
def test_H17x_five_wild_yes_legal_above_5_with_its_effect(pile: str, edition: Edition) -> None:
    m = play(at(pile, "35", edition=edition, seat1=seat("48")), "5")
    assert (m.position()["pile"], has(m, 2)["aside"]) == (pile + "5", "")  # and no attack
    assert m.legal() == ["4"]
    assert why(m, "8") == "H17b under-five"


@pytest.mark.parametrize("edition", ["express", "express-advanced", house("amigo", five_wild=True)])
def test_H17x_five_wild_yes_but_not_on_eight_and_a_half(edition: Edition) -> None:
    assert why(at("8h", "59", edition=edition), "5") == "H15b on-eight-half"


@pytest.mark.parametrize("edition", ["express", "express-advanced"])
def test_H17x_five_wild_yes_an_attack_only_on_four_and_a_half(edition: str) -> None:
    m = play(at("4h", "35", edition=edition), "5")
    assert (has(m, 2)["aside"], m.seat) == ("45h", 0)


# H18: the 9


@pytest.mark.parametrize("edition", ["amigo", "demi", "fundex"])
@pytest.mark.parametrize(
    ("pile", "legal"), [("9", "09hg"), ("9g", "09hg"), ("9h", "hg"), ("9hh", "0hg"), ("9hhh", "hg")]
)
def test_H18_on_9_and_up_only_9_on_9_half_ghost_and_0_on_whole(pile: str, legal: str, edition: str) -> None:
    m = at(pile, "0123456789hg", edition=edition)
    assert m.legal() == list(legal)
    assert why(m, "8") == why(m, "1") == "H18 on-nine"


@pytest.mark.parametrize("edition", ["express", "express-advanced"])
@pytest.mark.parametrize(("pile", "legal"), [("9", "059hg"), ("9h", "5hg"), ("9hh", "05hg")])
def test_H18_with_five_wild_also_5(pile: str, legal: str, edition: str) -> None:
    m = at(pile, "0123456789hg", edition=edition)
    assert m.legal() == list(legal)
    assert why(m, "8") == "H18 on-nine"


def test_H18_9_on_9_exactly() -> None:
    assert play(at("9", "39"), "9").position()["pile"] == "99"
    assert why(at("9h", "39"), "9") == "H18 on-nine"
    assert why(at("9hh", "39"), "9") == "H18 on-nine"


@pytest.mark.parametrize("pile", ["", "1", "6", "6h", "8", "8h"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_H18_9_is_the_highest_number_and_goes_on_every_bid_up_to_9(pile: str, edition: str) -> None:
    assert why(at(pile, "39", edition=edition), "9") == ""
